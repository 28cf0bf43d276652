"""Texts tried out: one text of the sample game's language is carried out at a bare table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from arkade.cardtext import begin
from arkade.games.sample import make_game
from arkade.games.sample.state import DECK, FRONT, HAND, Tidepool
from arkade.kernel import State


def rest(g: State) -> None:
    """What comes after the text: the game ends."""
    g.end([0.0] * g.seats)


def carry_out(
    text: str,
    pearls: Sequence[int] = (0, 0),
    hand: Sequence[str] = (),
    throws: Sequence[int] = (),
    mode: str = "free",
) -> Tidepool:
    """Carry out a text for the first seat, as that of a card in play called Test, up to a question or its end.
    Every seat has six Gulls in its deck."""
    game = make_game([{"name": "Test", "speed": 5, "text": text}])
    g = cast("Tidepool", game.blank(1, mode, {"seats": len(pearls)}))
    g.pearls = list(pearls)
    g.chance.loaded = tuple(number - 1 for number in throws)
    for seat in range(g.seats):
        g.add_cards([game.face("Gull")] * 6, g.at(DECK, seat), seat, seat)
    g.add_cards([game.face(name) for name in hand], g.at(HAND, 0), 0, 0)
    (me,) = g.add_cards([game.face("Test")], g.at(FRONT, 0), 0, 0)
    ability = g.faces.effect[game.face("Test")]
    assert ability is not None
    g.then(rest)
    begin(g, ability.effect, 0, me)
    g.run()
    return g


def held(g: Tidepool, seat: int = 0) -> list[str]:
    return [g.name(card) for card in g.pile(HAND, seat)]


def answers(g: Tidepool) -> list[str]:
    """What the first seat may answer, in words."""
    return [option.words for option in g.view(0).options]


def answer(g: Tidepool, words: str) -> None:
    """Let the first seat answer in words."""
    option = next(option for option in g.view(0).options if option.words == words)
    g.choose(0, option.option)
