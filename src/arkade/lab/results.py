"""Results: the games of a run as two polars tables, and the folder in which they lie.

`games` has one row for each game, in the order of their numbers:

| column | what it holds |
|---|---|
| `number` | which game of the run; the same run always plays the same game under a number |
| `deal` | which deal: games of one deal have the same seed, with bots and decks at other seats |
| `game`, `mode` | what was played |
| `settings` | all settings of the match, as JSON |
| `seed` | the seed of the match; `arkade.load(game).new(seed, mode, settings)` deals it again |
| `seats`, `teams` | how many seats there were, and the team of each |
| `bots`, `decks` | for each seat its bot, and the name of its deck; an empty list where nobody brings a deck |
| `first` | the seat whose turn it was when the first round began; null where no round began |
| `outcome` | for each seat 1 for a win, 0 for a loss, a share for a draw; null where the game failed |
| `rounds`, `decisions` | how long it was |
| `leads` | for each round after the first a list: how likely each seat was to win when the round began, as the game's \
evaluation judges it, from 0 to 1; empty for a game without one |
| `digest` | the fingerprint of the last position |
| `error` | what went wrong, or null |

`cards` has one row for each card that a seat had in a game that ended well, whether or not it ever came up, ordered by
games, seats and names:

| column | what it holds |
|---|---|
| `number` | the game |
| `seat` | whose card; null where all play together, and for what lies in the middle of the table |
| `card` | its name |
| `copies` | how many the seat had when the first round began, wherever they lay |
| `opening` | how many of them lay in its hand when the first decision of the first round was asked |
| `drawn` | how often a copy came to its hand after that |
| `played` | how often it chose to play a copy |
| `seen` | how often a copy came up: lay in a hand or face up then, or left a pile later; 0 means never seen |
| `outcome` | what the seat, or the crew, got: as in `games` |

Drawing and coming up are looked for between decisions. A card that goes through a hand while one choice is carried out
is not counted as drawn. The same run gives the same tables, and files that are the same to the last byte, however many
processes or machines played it, as long as no bot is given a time instead of a number of iterations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import islice
from pathlib import Path

import polars as pl

from arkade.kernel import ArkadeError
from arkade.kernel.zones import NOBODY
from arkade.lab.journal import JOURNAL, read_journal
from arkade.lab.played import GamePlayed

GAMES = "games.parquet"
CARDS = "cards.parquet"

AT_ONCE = 1000
"""So many games are turned into columns at a time."""

Columns = dict[str, pl.DataType | type[pl.DataType]]

GAME_COLUMNS: Columns = {
    "number": pl.Int64,
    "deal": pl.Int64,
    "game": pl.String,
    "mode": pl.String,
    "settings": pl.String,
    "seed": pl.String,
    "seats": pl.Int8,
    "teams": pl.List(pl.Int8),
    "bots": pl.List(pl.String),
    "decks": pl.List(pl.String),
    "first": pl.Int8,
    "outcome": pl.List(pl.Float64),
    "rounds": pl.Int32,
    "decisions": pl.Int32,
    "leads": pl.List(pl.List(pl.Float64)),
    "digest": pl.String,
    "error": pl.String,
}
CARD_COLUMNS: Columns = {
    "number": pl.Int64,
    "seat": pl.Int8,
    "card": pl.String,
    "copies": pl.Int16,
    "opening": pl.Int16,
    "drawn": pl.Int16,
    "played": pl.Int16,
    "seen": pl.Int16,
    "outcome": pl.Float64,
}


class Results:
    """What a run has played so far: a table of games and a table of cards."""

    def __init__(self, games: pl.DataFrame, cards: pl.DataFrame) -> None:
        self.games = games
        self.cards = cards

    def __repr__(self) -> str:
        return f"Results({self.games.height} games, {self.cards.height} cards)"

    def joined(self, newer: Results) -> Results:
        """These results and those of games that are not yet among them."""
        return Results(joined(self.games, newer.games), joined(self.cards, newer.cards))

    def write(self, folder: Path) -> None:
        """Write both tables into a folder, each whole or not at all."""
        write_table(self.cards, folder / CARDS)
        write_table(self.games, folder / GAMES)


def results_of(played: Iterable[GamePlayed]) -> Results:
    """The tables of some games, in the order of their numbers whatever the order in which they ended. They are made in
    portions, because rows take ten times the room of columns."""
    waiting = iter(played)
    parts = [tables_of(())]
    while some := list(islice(waiting, AT_ONCE)):
        parts.append(tables_of(some))
    return Results(
        pl.concat([part.games for part in parts]).sort("number"),
        pl.concat([part.cards for part in parts]).sort("number", "seat", "card"),
    )


def tables_of(played: Sequence[GamePlayed]) -> Results:
    games = [game_row(one) for one in played]
    cards = [row for one in played for row in card_rows(one)]
    return Results(
        pl.DataFrame(games, schema=GAME_COLUMNS, orient="row"), pl.DataFrame(cards, schema=CARD_COLUMNS, orient="row")
    )


def game_row(played: GamePlayed) -> tuple[object, ...]:
    return (
        played.number, played.deal, played.game, played.mode, played.settings, played.seed, played.seats, played.teams,
        played.bots, played.decks, played.first, played.outcome or None, played.rounds, played.decisions, played.leads,
        played.digest, played.error,
    )  # fmt: skip


def card_rows(played: GamePlayed) -> list[tuple[object, ...]]:
    return [
        (
            played.number, None if card.seat == NOBODY else card.seat, card.card, card.copies, card.opening, card.drawn,
            card.played, card.seen, played.outcome_of(card.seat),
        )
        for card in played.cards
    ]  # fmt: skip


def joined(table: pl.DataFrame, newer: pl.DataFrame) -> pl.DataFrame:
    """Two tables as one, in the order of the games' numbers. What both have is taken once: a run may have been stopped
    after its files were written and before its journal was taken away."""
    new = newer.join(table.select("number"), on="number", how="anti", maintain_order="left")
    return pl.concat([table, new]).sort("number", maintain_order=True)


# -- files -------------------------------------------------------------------------------------------


def write_table(table: pl.DataFrame, path: Path) -> None:
    """Write a table beside its place and move it there when it is whole."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        table.write_parquet(unfinished)
        unfinished.replace(path)
    except (OSError, pl.exceptions.PolarsError) as fault:
        unfinished.unlink(missing_ok=True)
        raise ArkadeError(f"{str(path)!r} can't be written: {reason(fault)}") from None


def read_results(folder: Path) -> Results:
    """What a run has played: its two files, and what stands in its journal since they were written."""
    journal = folder / JOURNAL
    parts = [read_tables(folder)] if (folder / GAMES).exists() else []
    if journal.exists():
        parts.append(results_of(read_journal(journal)))
    if not parts:
        raise ArkadeError(f"there are no results in {str(folder)!r}")
    return reduce(Results.joined, parts)


def read_tables(folder: Path) -> Results:
    return Results(read_table(folder / GAMES, GAME_COLUMNS), read_table(folder / CARDS, CARD_COLUMNS))


def games_in_tables(folder: Path) -> Iterator[GamePlayed]:
    """The games of a table one by one, without their cards."""
    for row in read_table(folder / GAMES, GAME_COLUMNS).drop("seats").iter_rows(named=True):
        yield GamePlayed(**{**row, "outcome": row["outcome"] or []})


def read_table(path: Path, columns: Columns) -> pl.DataFrame:
    try:
        table = pl.read_parquet(path)
    except (OSError, pl.exceptions.PolarsError) as fault:
        raise ArkadeError(f"{str(path)!r} can't be read: {reason(fault)}") from None
    if table.schema != pl.Schema(columns):
        raise ArkadeError(f"{str(path)!r} is not such a table as this version of Arkade writes")
    return table


def reason(fault: Exception) -> str:
    """Why a file failed, in the words of the system where it has some, else in the first line of the library's."""
    return (isinstance(fault, OSError) and fault.strerror) or str(fault).partition("\n")[0]
