"""What never changes in a match: shared by all copies of its state, never copied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from arkade.kernel.question import Question
from arkade.kernel.zones import ZonePlan

if TYPE_CHECKING:
    from arkade.kernel.game import Game


class Table:
    """The match as it was set up: game, mode, options, seed, seats, teams, zones, questions,
    card names, and the effects that card texts stand for, by number."""

    def __init__(
        self,
        game: Game,
        mode: str,
        seats: int,
        options: Mapping[str, object],
        seed: int | str,
        teams: Sequence[int],
        zones: ZonePlan,
        questions: Sequence[Question],
        faces: Sequence[str],
        seat_names: Sequence[str],
        effects: list[Any],
    ) -> None:
        self.game = game
        self.mode = mode
        self.seats = seats
        self.options = options
        self.seed = seed
        self.teams: list[int] = list(teams)
        self.zones = zones
        places = zones.places(seats)
        self.zone_names: list[str] = places.names
        self.zone_shows: list[int] = places.shows
        self.zone_owner: list[int] = places.owners
        self.zone_seen_by: list[int] = places.seen_by
        self.questions: list[Question] = list(questions)
        self.faces: list[str] = list(faces)
        self.seat_names: list[str] = list(seat_names)
        self.effects = effects
        self.seedless: Table | None = None

    def without_seed(self) -> Table:
        """The same match for imagined worlds: with the seed the true cards could be dealt again, and secret settings
        tell what they are."""
        if self.seedless is None:
            self.seedless = Table(
                self.game,
                self.mode,
                self.seats,
                self.game.mode(self.mode).without_secrets(self.options),
                "",
                self.teams,
                self.zones,
                self.questions,
                self.faces,
                self.seat_names,
                self.effects,
            )
            self.seedless.seedless = self.seedless
        return self.seedless
