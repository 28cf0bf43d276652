"""Trials of cards: the same deals with and without a designer's changes, and what they change.

Only matches are played in which the changes can matter: where players bring decks, one of the decks holds a card that
was changed or added.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from arkade.cardtext import listing
from arkade.cardtext.changes import Changes
from arkade.games.registry import load_changed
from arkade.kernel import ArkadeError, Game
from arkade.lab.plan import DECKS, Plan, Seating, deck_names, make_plan, ready_decks
from arkade.lab.playing import Portion, PortionPlayed, plan_in, play_portion_of

WITHOUT = "without"
WITH = "with"
"""What the two sides of a trial are called."""


class Touched(msgspec.Struct, frozen=True):
    """What a file of changes touches: cards that were there before, cards that are new, cards that are put into a deck
    with those whose places they take, and decks. Cards that no deck holds are unused."""

    changed: list[str]
    added: list[str]
    put: dict[str, str]
    decks: list[str]
    unused: list[str]

    @property
    def cards(self) -> list[str]:
        """All cards of which there is something to say."""
        return list(dict.fromkeys([*self.changed, *self.added, *self.put]))


def touched_by(changes: Changes, before: Game, after: Game) -> Touched:
    """What is different in the changed game."""
    named = [after.card(str(table["name"])).name for table in changes.cards]
    played = {name for deck in after.decks.values() for name in deck.held}
    return Touched(
        changed=[name for name in named if name.casefold() in before.face_by_name],
        added=[name for name in named if name.casefold() not in before.face_by_name],
        put={after.card(one.put).name: after.card(one.out).name for one in changes.replacements},
        decks=[
            name
            for name, deck in after.decks.items()
            if set(named) & set(deck.held) or deck.cards != before.decks[name].cards
        ],
        unused=[name for name in named if after.decks and name not in played],
    )


def check_used(game: Game, touched: Touched) -> None:
    """Refuse changes that no game could show, and say how they could."""
    if not game.decks or touched.decks:
        return
    deck = next(iter(game.decks.values()))
    cards = listing([f"{name!r}" for name in touched.unused], "and")
    example = f'a [[replace]] table with in = "{deck.name}", out = "{deck.cards[0]}" and put = "{touched.unused[0]}"'
    raise ArkadeError(f"no deck of {game.title} holds {cards}: let the file put it into one, such as by {example}")


# -- playing -----------------------------------------------------------------------------------------


def trial_plan(
    before: Game,
    after: Game,
    touched: Touched,
    bot: str,
    seed: int | str,
    mode: str | None,
    options: Mapping[str, object],
) -> Plan:
    """What is played, with and without the changes: decks that they touch against all decks of the mode. The changed
    decks must be such as may be played."""
    decks = [] if DECKS in options else ready_decks(before, mode)
    make_plan(after, [bot], seed, mode, options, decks)
    plan = make_plan(before, [bot], seed, mode, options, decks)
    return only_with(plan, before, touched) if deck_names(plan.seatings[0].options) else plan


def only_with(plan: Plan, game: Game, touched: Touched) -> Plan:
    """The seatings in which somebody has a deck that is touched, with their deals numbered anew."""
    seatings = [seating for seating in plan.seatings if set(deck_names(seating.options)) & set(touched.decks)]
    if not seatings:
        decks = listing(touched.decks, "and")
        raise ArkadeError(f"{game.mode(plan.mode).title} is played without {decks}: choose another --mode")
    return msgspec.structs.replace(plan, seatings=with_deals_in_order(seatings))


def with_deals_in_order(seatings: Sequence[Seating]) -> list[Seating]:
    """Seatings that shared a deal share one still, and no number is left out."""
    numbers = {deal: number for number, deal in enumerate(dict.fromkeys(seating.deal for seating in seatings))}
    return [msgspec.structs.replace(seating, deal=numbers[seating.deal]) for seating in seatings]


def plan_with(plan: Plan, changed: Game) -> Plan:
    """The plan of the other side: the same seatings and deals with the changed cards."""
    return msgspec.structs.replace(plan, rules=changed.version, cards=changed.fingerprint)


def play_changed_portion(changes: Changes, portion: Portion) -> PortionPlayed:
    """Some games of a plan with the changes, in any process."""
    return play_portion_of(changed_game(plan_in(portion.plan).game, msgspec.json.encode(changes)), portion)


@cache
def changed_game(name: str, changes: bytes) -> Game:
    """The changed game; made once in each process."""
    return load_changed(name, msgspec.json.decode(changes, type=Changes))
