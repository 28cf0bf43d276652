"""Playing: one game of a plan, from its deal to its end, with a witness; and a portion of such games for a process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from time import perf_counter

import msgspec

from arkade.bots import Bot, BotMaker, Eye, bot_maker
from arkade.games.registry import load
from arkade.kernel import Game, State
from arkade.kernel.witness import Witness
from arkade.lab.interruption import INTERRUPTION
from arkade.lab.journal import as_lines
from arkade.lab.plan import Plan, deck_names
from arkade.lab.played import CardPlayed, GamePlayed

DECISION_LIMIT = 20_000
"""A game with more decisions than this counts as one that does not end."""


def play_game(
    game: Game,
    plan: Plan,
    number: int,
    maker_of: Callable[[str], BotMaker] = bot_maker,
    limit: int = DECISION_LIMIT,
) -> GamePlayed:
    """Play the game that has a number in a plan. Whatever goes wrong is kept, with the record that shows it again."""
    seating = plan.seating(number)
    seed = f"{plan.seed}/{plan.deal(number)}"
    g = game.blank(seed, plan.mode, seating.options, listening=False)
    witness: Witness | None = None
    error: str | None = None
    try:
        game.start(g)
        g.run()
        witness = Witness(g)
        play_on(g, [maker_of(bot)(f"{seed}/{seat}") for seat, bot in enumerate(seating.bots)], witness, limit)
    except Exception as fault:
        error = f"{type(fault).__name__}: {fault}"
    return GamePlayed(
        number=number,
        deal=plan.deal(number),
        game=game.name,
        mode=plan.mode,
        settings=msgspec.json.encode(g.table.options).decode(),
        seed=seed,
        bots=seating.bots,
        decks=deck_names(g.table.options),
        teams=g.table.teams,
        first=witness.first if witness else None,
        outcome=list(g.scores) if error is None else [],
        rounds=witness.rounds if witness else 0,
        decisions=g.choices,
        leads=witness.leads if witness else [],
        digest=g.digest() if error is None else "",
        error=error,
        record=None if error is None else g.record(),
        cards=cards_of(witness) if witness and error is None else [],
    )


def play_on(g: State, bots: Sequence[Bot], witness: Witness | None = None, limit: int = DECISION_LIMIT) -> None:
    """Let bots decide until the game is over, perhaps before a witness. Where several seats are asked, they take
    turns."""
    eyes = [Eye(g, seat) for seat in range(g.seats)]
    turn = 0
    while not g.over:
        if turn == limit:
            raise RuntimeError(f"the game did not end within {limit} decisions")
        INTERRUPTION.heed()
        asked = g.asked
        seat = asked[turn % len(asked)]
        option = bots[seat].choose(eyes[seat])
        faces = g.face
        g.choose(seat, option)
        if witness is not None:
            if option[0] in witness.plays:
                witness.see_play(seat, faces[option[1]])
            witness.look()
        turn += 1


def cards_of(witness: Witness) -> list[CardPlayed]:
    """What a witness has counted."""
    names = witness.g.table.faces
    return [CardPlayed(seat, names[face], *tally) for (seat, face), tally in witness.tallies.items()]


# -- portions ----------------------------------------------------------------------------------------


class Portion(msgspec.Struct, frozen=True):
    """Some games of a plan, to be played by one process. The plan is JSON, so that a process reads it once."""

    plan: bytes
    numbers: list[int]


class PortionPlayed(msgspec.Struct, frozen=True):
    """The games of a portion as lines of the journal, and how long they took."""

    lines: bytes
    seconds: float


def play_portion(portion: Portion) -> PortionPlayed:
    return play_portion_of(load(plan_in(portion.plan).game), portion)


def play_portion_of(game: Game, portion: Portion) -> PortionPlayed:
    """Play a portion of a game that may not be the one of that name in the house, such as one with other cards."""
    started = perf_counter()
    plan = plan_in(portion.plan)
    lines = as_lines(play_game(game, plan, number) for number in portion.numbers)
    return PortionPlayed(lines, perf_counter() - started)


@cache
def plan_in(data: bytes) -> Plan:
    return msgspec.json.decode(data, type=Plan)
