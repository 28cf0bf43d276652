"""Extras of the first edition, card data, and set-up: rules of sections 29 and 30 that no position can show."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from arkade import ArkadeError
from arkade.games.worldbreakers import make_game
from arkade.games.worldbreakers.decks import PRECONSTRUCTED
from arkade.games.worldbreakers.language import FILES, FOLDER
from arkade.games.worldbreakers.printed import GUILD_NAMES, TYPE_NAMES, WORLDBREAKER, X_COST, Face
from arkade.kernel import PASS
from tests.games.worldbreakers.tables import FACES, GAME, names_in, new, say

BY_NAME = {face.name: face for face in FACES}


def neutral_cards_by_decks() -> dict[int, set[str]]:
    """The neutral cards, by the number of preconstructed decks that hold them."""
    counted = Counter(name for deck in PRECONSTRUCTED.values() for name in deck.cards if BY_NAME[name].guild < 0)
    return {number: {name for name in counted if counted[name] == number} for number in set(counted.values())}


# -- extras of the first edition -------------------------------------------------------------------


@pytest.mark.rule("WB-29.01")
def test_an_oversized_worldbreaker_is_no_card_of_its_own() -> None:
    worldbreakers = [face.name for face in FACES if face.kind == WORLDBREAKER]
    assert sorted(worldbreakers) == sorted(deck.worldbreaker for deck in PRECONSTRUCTED.values())


@pytest.mark.rule("WB-29.02")
def test_with_the_extras_there_are_two_of_each_neutral_card() -> None:
    by_decks = neutral_cards_by_decks()
    assert sorted(by_decks) == [1, 2]
    assert by_decks[1] | by_decks[2] == {face.name for face in FACES if face.guild < 0}
    worldbreakers = [face for face in FACES if face.kind == WORLDBREAKER]
    signature_cards = [face for face in FACES if face.signature_of]
    trackers, other_art = len(GUILD_NAMES), 7
    assert len(worldbreakers) + len(signature_cards) + trackers + len(by_decks[1]) + other_art == 35


@pytest.mark.rule("WB-29.03")
@pytest.mark.parametrize("name", ["Dogtamer", "Lowly Bard", "Marco Polo, Robed in Silk"])
def test_a_card_with_other_art_cannot_play_differently(name: str) -> None:
    """There is one card of each name, and a second version of it is refused."""
    assert len({card.name.casefold() for card in GAME.cards}) == len(GAME.cards)
    other_art = {"name": name, "number": "other art", "guild": "neutral", "type": "event", "text": "Gain 1 power."}
    with pytest.raises(ArkadeError, match=name):
        make_game([other_art])


@pytest.mark.rule("WB-29.04")
@pytest.mark.parametrize("guild", list(PRECONSTRUCTED))
def test_both_players_may_have_the_same_worldbreaker_and_neutral_cards(guild: str) -> None:
    g = new(3, "constructed", decks=[guild, guild])
    neutral = {name for name in PRECONSTRUCTED[guild].cards if BY_NAME[name].guild < 0}
    assert len(neutral) == 8
    for seat in (0, 1):
        assert names_in(g, "worldbreaker", seat) == [PRECONSTRUCTED[guild].worldbreaker]
        assert neutral <= {*names_in(g, "deck", seat), *names_in(g, "hand", seat)}


@pytest.mark.rule("WB-29.04")
def test_the_second_copies_of_two_apprentices_come_from_the_extras() -> None:
    assert {"Earth Apprentice", "Void Apprentice"} <= neutral_cards_by_decks()[1]


# -- card data -------------------------------------------------------------------------------------


@pytest.mark.rule("WB-30.01")
@pytest.mark.parametrize("file", FILES)
def test_cards_in_play_are_as_their_file_says(file: str) -> None:
    for entry in tomllib.loads((FOLDER / "cards" / f"{file}.toml").read_text(encoding="utf-8"))["card"]:
        assert numbers_on(BY_NAME[entry["name"]]) == numbers_in(entry)
        assert GAME.card(entry["name"]).text == entry.get("text", "").strip()


def numbers_on(face: Face) -> list[object]:
    """What a match knows of a card."""
    cost = "X" if face.cost == X_COST else face.cost
    return [TYPE_NAMES[face.kind], cost, face.requirement, face.strength, face.health, len(face.stages)]


def numbers_in(entry: dict[str, Any]) -> list[object]:
    """The same as it stands in the file."""
    requirement = [entry.get("standing", {}).get(guild.casefold(), 0) for guild in GUILD_NAMES]
    stages = [line for line in entry.get("text", "").splitlines() if line.startswith(("I: ", "II: ", "III: "))]
    strength, health = entry.get("strength", 0), entry.get("health", 0)
    return [entry["type"], entry.get("cost", 0), requirement, strength, health, len(stages)]


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("WB-30.05")
def test_the_muhandasat_stores_nothing_while_the_game_is_set_up() -> None:
    """Opening hands and mulligans hold locations, and nobody is asked about them."""
    drawn: list[str] = []
    for seed in range(10):
        g = new(seed, "preconstructed", decks=["moon", "moon"])
        while g.question is not None and g.question.name == "mulligan":
            seat = g.asked[0]
            drawn += names_in(g, "hand", seat)
            for name in names_in(g, "hand", seat):
                say(g, seat, f"set aside {name}")
            g.choose(seat, PASS)
            drawn += names_in(g, "hand", seat)
        assert g.question is not None
        assert g.question.name == "action"
        assert not names_in(g, "stored", 0) + names_in(g, "stored", 1)
    assert [name for name in drawn if TYPE_NAMES[BY_NAME[name].kind] == "location"]
