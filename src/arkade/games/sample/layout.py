"""What a table shows of Tidepool."""

from __future__ import annotations

from arkade.cardtext.choices import VERBS
from arkade.games.sample.phases import PLAY, REACT, end_of_round, new_round, resolve_next
from arkade.games.sample.state import Tidepool
from arkade.kernel.layout import Counter, Layout
from arkade.kernel.verbs import A_CARD, A_SEAT, Verb, Verbs
from arkade.kernel.zones import HAND, OPEN, PILE, ZonePlan

ZONES = ZonePlan([("deck", PILE), ("hand", HAND), ("revealed", OPEN), ("in play", OPEN), ("discard", OPEN)])
WORDS = Verbs([*VERBS, Verb(PLAY, "play {a}", A_CARD, plays=True), Verb(REACT, "react with {a}", A_CARD, plays=True)])


def turn(g: Tidepool) -> int:
    return g.lead


def phase(g: Tidepool) -> str:
    return f"round {g.round}"


def badge(g: Tidepool, card: int) -> str:
    return f"speed {g.faces.speed[g.face[card]]}"


def play_on(g: Tidepool) -> None:
    """A scenario's moment: the cards that lie revealed are about to resolve."""
    g.then(end_of_round)
    g.then(resolve_next)


LAYOUT = Layout(
    turn,
    phase,
    counters=[Counter("pearls", "pearls"), Counter("gained this round", "gained", quiet=True)],
    shared=[Counter("round", "round"), Counter("tide", "tide", quiet=True), Counter("lead", "lead", part=A_SEAT)],
    moments={"round": new_round, "reveal": play_on, "end of round": end_of_round},
    badge=badge,
    lasting_badges=True,
)
