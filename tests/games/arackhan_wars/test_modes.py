"""Modes: how decks are chosen or set, rulebook-only play, open and closed lists, who begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from arkade import ArkadeError, Illegal
from arkade.games.arackhan_wars import GAME
from arkade.games.arackhan_wars.decks import (
    DECKS,
    EXTENSION,
    PREBUILT,
    READY,
    Deck,
    faces_by_name,
    faults_of,
    match_rules,
    write_deck_text,
)
from arkade.games.arackhan_wars.modes import CLOSED_LISTS, LISTS
from arkade.games.arackhan_wars.printed import FACTION_NAMES
from arkade.games.arackhan_wars.state import ASTRAL_PLANE, BATTLEFIELD, SEATS, ArackhanWars
from arkade.kernel import PASS, SPECTATOR
from arkade.kernel.chance import seeded
from arkade.kernel.phrases import find_option
from arkade.kernel.starting import FIRST_PLAYER

MODES = ("prebuilt", "constructed")
OWN: dict[str, Any] = {"faction": "Nakka", "cards": ["12 Xenodon", "11 Nakka Archer"]}
"""A legal deck that is no ready one."""


def new(mode: str, seed: int | str = 0, **options: Any) -> ArackhanWars:
    return cast(
        "ArackhanWars", GAME.new(seed, mode, {name.replace("_", " "): value for name, value in options.items()})
    )


def choose(g: ArackhanWars, seat: int, title: str) -> None:
    g.choose(seat, find_option(g, seat, f"choose {title}"))


def chosen(mode: str, first: str, second: str, **options: Any) -> ArackhanWars:
    """A match for which both players have chosen their decks at the table."""
    g = new(mode, **options)
    choose(g, 0, READY[first].title)
    choose(g, 1, READY[second].title)
    return g


def cards_of(g: ArackhanWars, seat: int) -> Counter[str]:
    """All cards of a player."""
    return Counter(g.name(card) for card in range(len(g.face)) if g.owner[card] == seat)


def lines(g: ArackhanWars, viewer: int | None) -> list[str]:
    return [line.text for line in g.view(viewer).log]


# -- choosing decks --------------------------------------------------------------------------------


@pytest.mark.rule("AK-01.01")
@pytest.mark.parametrize("mode", MODES)
def test_exactly_two_play(mode: str) -> None:
    assert GAME.modes[mode].seats == (2,)
    with pytest.raises(ArkadeError, match="is for 2 seats, not 3"):
        GAME.new(0, mode, {"seats": 3})


@pytest.mark.rule("AK-05.01")
@pytest.mark.rule("AK-24.01")
def test_in_a_pre_built_duel_each_player_chooses_a_faction() -> None:
    g = new("prebuilt")
    assert g.asked == (0, 1)
    for seat in (0, 1):
        words = [option.words for option in g.view(seat).options]
        assert words == [f"choose {faction} pre-built deck" for faction in FACTION_NAMES]


@pytest.mark.rule("AK-24.03")
def test_in_a_constructed_duel_every_ready_deck_can_be_chosen() -> None:
    words = [option.words for option in new("constructed").view(0).options]
    assert words == [f"choose {deck.title}" for deck in READY.values()]


@pytest.mark.rule("AK-05.01")
@pytest.mark.parametrize("mode", MODES)
def test_nobody_sees_a_choice_before_both_have_chosen(mode: str) -> None:
    seen = []
    for title in ("Grey Order pre-built deck", "Nakka pre-built deck"):
        g = new(mode)
        choose(g, 0, title)
        assert g.asked == (1,)
        assert not any(title in line for line in lines(g, 1))
        seen.append([msgspec.json.encode(g.view(viewer)) for viewer in (1, None)])
    assert seen[0] == seen[1]


@pytest.mark.rule("AK-05.02")
@pytest.mark.rule("AK-24.01")
def test_both_play_what_they_have_chosen() -> None:
    g = chosen("prebuilt", "blight-prebuilt", "nakka-prebuilt")
    assert cards_of(g, 0) == Counter(READY["blight-prebuilt"].cards)
    assert cards_of(g, 1) == Counter(READY["nakka-prebuilt"].cards)


@pytest.mark.rule("AK-05.01")
@pytest.mark.rule("AK-23.18")
@pytest.mark.parametrize("mode", MODES)
def test_both_may_choose_the_same_faction(mode: str) -> None:
    g = chosen(mode, "nakka-prebuilt", "nakka-prebuilt")
    assert cards_of(g, 0) == cards_of(g, 1) == Counter(READY["nakka-prebuilt"].cards)
    assert {g.pool[card] for card in range(len(g.face)) if g.owner[card] == 1} == {1}


# -- decks from settings ---------------------------------------------------------------------------


@pytest.mark.rule("AK-24.01")
def test_the_decks_of_a_pre_built_duel_can_be_set() -> None:
    g = new("prebuilt", decks=["whitelands-prebuilt", "grey-order-prebuilt"])
    assert cards_of(g, 0) == Counter(READY["whitelands-prebuilt"].cards)
    assert cards_of(g, 1) == Counter(READY["grey-order-prebuilt"].cards)


@pytest.mark.rule("AK-24.01")
@pytest.mark.parametrize(
    "value", [[], ["nakka-prebuilt"], ["nakka-prebuilt", "sky-terror"], "nakka-prebuilt", 7, [7, 7]]
)
def test_only_pre_built_decks_make_a_pre_built_duel(value: object) -> None:
    with pytest.raises(
        ArkadeError, match="'decks' must be a list of two of grey-order-prebuilt, whitelands-prebuilt, "
    ):
        new("prebuilt", decks=value)


@pytest.mark.rule("AK-05.02")
@pytest.mark.rule("AK-24.02")
def test_a_constructed_duel_is_played_with_decks_that_players_bring() -> None:
    deck = Deck(faction="Blight", cards=READY["sky-terror"].cards)
    for own in (OWN, write_deck_text(Deck(faction="Nakka", cards=("Xenodon",) * 12 + ("Nakka Archer",) * 11))):
        g = new("constructed", decks=[own, write_deck_text(deck)])
        assert cards_of(g, 0) == {"Xenodon": 12, "Nakka Archer": 11}
        assert cards_of(g, 1) == Counter(deck.cards)
    g = new("constructed", decks=["ice-storm", OWN])
    assert cards_of(g, 0) == Counter(READY["ice-storm"].cards)


@pytest.mark.rule("AK-24.02")
def test_a_constructed_duel_refuses_faulty_decks_and_says_why() -> None:
    cheap = {"faction": "Nakka", "cards": ["24 Xenodon"]}
    mixed = {"faction": "Blight", "cards": ["22 Scuttle Jaw", "Yeti"]}
    with pytest.raises(ArkadeError) as refused:
        new("constructed", decks=[cheap, mixed])
    assert "deck 1: the deck has 24 cards; exactly 23 are needed (AK-04.01)" in str(refused.value)
    assert "deck 2: 'Yeti' belongs to the Whitelands, not to the Blight (AK-04.05)" in str(refused.value)


@pytest.mark.parametrize("value", [7, "ice-storm", ["ice-storm"], ["ice-storm", 7], ["ice-storm", {"cards": []}]])
def test_what_is_no_pair_of_decks_is_refused_with_a_sentence(value: object) -> None:
    with pytest.raises(ArkadeError, match=r"^setting 'decks' must be "):
        new("constructed", decks=value)


@pytest.mark.parametrize("name", [*PREBUILT, "ice storm"])
def test_an_unknown_deck_is_named_with_the_nearest_that_there_is(name: str) -> None:
    with pytest.raises(ArkadeError, match=r"deck 2: unknown deck '.*': did you mean '.*'"):
        new("constructed", decks=["ice-storm", f"{name}s"])


# -- the rulebook alone ----------------------------------------------------------------------------


@pytest.mark.rule("AK-24.04")
@pytest.mark.parametrize("mode", MODES)
def test_by_the_rulebook_alone_the_nakka_play_ruins_of_sylv(mode: str) -> None:
    g = chosen(mode, "nakka-prebuilt", "blight-prebuilt", extension=False)
    assert (cards_of(g, 0)["Ruins of Sylv"], cards_of(g, 0)["Tree of Life"]) == (1, 0)
    assert any("Nakka pre-built deck, 123 points" in line for line in lines(g, 1))
    with_extension = chosen(mode, "nakka-prebuilt", "blight-prebuilt")
    assert cards_of(with_extension, 0)["Tree of Life"] == 1


@pytest.mark.rule("AK-24.04")
def test_by_the_rulebook_alone_decks_that_need_the_extension_cannot_be_chosen() -> None:
    g = new("constructed", extension=False)
    titles = [option.words for option in g.view(0).options]
    assert "choose Sky Terror" in titles
    assert "choose Nakka pre-built deck" in titles
    assert "choose Lightning Strike" not in titles
    with pytest.raises(Illegal) as refused:
        choose(g, 0, "Lightning Strike")
    assert refused.value.rule == "AK-24.04"


@pytest.mark.rule("AK-24.04")
def test_by_the_rulebook_alone_decks_that_need_the_extension_cannot_be_set() -> None:
    with pytest.raises(ArkadeError, match=r"deck 1: 'Walker' has or grants .* \(AK-24.04\)"):
        new("constructed", decks=["lightning-strike", "sky-terror"], extension=False)
    assert new("constructed", decks=["nakka-prebuilt", "sky-terror"], extension=False).asked


@pytest.mark.rule("AK-04.08")
@pytest.mark.rule("AK-24.04")
def test_by_the_rulebook_alone_copies_are_not_limited() -> None:
    many = {"faction": "Whitelands", "cards": ["10 Ice Elemental", "13 Nihilist Penguin"]}
    assert cards_of(new("constructed", decks=[many, OWN], extension=False), 0)["Ice Elemental"] == 10
    with pytest.raises(ArkadeError, match="at most 6 times are allowed"):
        new("constructed", decks=[many, OWN])


# -- open and closed lists -------------------------------------------------------------------------


SKY_TERROR = "P1 plays the Blight (Sky Terror, 125 points): "
OWN_LIST = "P2 plays the Nakka (69 points): 12 Xenodon, 11 Nakka Archer."


def told_lists(g: ArackhanWars, viewer: int | None) -> tuple[str, str]:
    """What a viewer is told of both decks."""
    first, second = [line for line in lines(g, viewer) if "plays the" in line]
    return first, second


@pytest.mark.rule("AK-24.05")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_both_lists_are_told_to_everybody(viewer: int | None) -> None:
    first, second = told_lists(new("constructed", decks=["sky-terror", OWN]), viewer)
    assert second == OWN_LIST
    assert first.startswith(SKY_TERROR)
    named = first.removeprefix(SKY_TERROR).removesuffix(".").split(", ")
    assert named == [f"{count} {name}" for name, count in Counter(READY["sky-terror"].cards).items()]


@pytest.mark.rule("AK-24.05")
def test_with_open_lists_an_imagined_deck_is_the_one_that_is_played() -> None:
    g = new("constructed", decks=["sky-terror", OWN])
    for viewer in (0, 1, SPECTATOR):
        world = cast("ArackhanWars", g.determinize(viewer, 1))
        assert [cards_of(world, seat) for seat in (0, 1)] == [cards_of(g, seat) for seat in (0, 1)]
        assert world.face != g.face, "the order of a deck is known to nobody"


@pytest.mark.rule("AK-24.06")
def test_with_closed_lists_a_player_hears_only_the_faction_of_the_other() -> None:
    g = new("constructed", decks=["sky-terror", OWN], lists="closed")
    first, second = told_lists(g, 0)
    assert first.startswith(SKY_TERROR)
    assert second == "P2 plays the Nakka."
    assert told_lists(g, 1) == ("P1 plays the Blight.", OWN_LIST)
    assert told_lists(g, None) == ("P1 plays the Blight.", "P2 plays the Nakka.")


@pytest.mark.rule("AK-24.06")
def test_with_closed_lists_a_choice_at_the_table_stays_secret() -> None:
    g = chosen("constructed", "sky-terror", "ice-storm", lists="closed")
    assert any("choose Sky Terror" in line for line in lines(g, 0))
    for viewer in (1, None):
        assert not any("Sky Terror" in line for line in lines(g, viewer))


@pytest.mark.rule("AK-24.06")
def test_an_imagined_world_does_not_carry_the_decks_that_were_set() -> None:
    g = new("constructed", decks=["sky-terror", OWN], lists="closed")
    assert g.table.options[DECKS] == ["sky-terror", OWN]
    assert DECKS not in g.determinize(0, 1).table.options


def positions(g: ArackhanWars, seed: int) -> Iterator[ArackhanWars]:
    """A random game, and after each of its choices the state."""
    chance = seeded(seed)
    while not g.over:
        yield g
        seat = g.asked[chance.below(len(g.asked))]
        options = g.options(seat)
        g.choose(seat, options[chance.below(len(options))])


def imagined_deck(world: ArackhanWars, seat: int) -> Deck:
    cards = [card for card in range(len(world.face)) if world.owner[card] == seat]
    faction = FACTION_NAMES[world.printed(cards[0]).faction]
    return Deck(faction=faction, cards=tuple(world.name(card) for card in cards))


CLOSED = [
    ("constructed", {DECKS: ["of-ice-and-fangs", "sky-terror"]}),
    ("constructed", {DECKS: ["nakka-ascension", "grey-order-house"]}),
    ("constructed", {DECKS: ["raging-cavalry", OWN], EXTENSION: False}),
    ("constructed", {}),
    ("prebuilt", {}),
]


@pytest.mark.rule("AK-24.06")
@pytest.mark.parametrize(("mode", "options"), CLOSED)
def test_an_imagined_deck_is_legal_and_fits_all_that_was_seen(mode: str, options: dict[str, Any]) -> None:
    start = new(mode, 3, lists=CLOSED_LISTS, **options)
    by_name = faces_by_name(start.faces)
    for g in positions(start, 3):
        for viewer in (0, 1, SPECTATOR):
            world = cast("ArackhanWars", g.determinize(viewer, g.choices))
            assert_fits(g, world, viewer)
            for seat in (0, 1):
                if g.face:
                    assert faults_of(imagined_deck(world, seat), by_name, match_rules(g.table)) == []
                    assert imagined_deck(world, seat).faction == imagined_deck(g, seat).faction


def assert_fits(g: ArackhanWars, world: ArackhanWars, viewer: int) -> None:
    """The viewer sees the same in a world, and what lies face down may lie there."""
    seat = None if viewer == SPECTATOR else viewer
    assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(g.view(seat))
    for card in range(len(g.face)):
        kind = g.zone[card] // SEATS
        if kind in (BATTLEFIELD, ASTRAL_PLANE) and not g.known[card] >> viewer & 1:
            assert world.printed(card).is_global == (kind == ASTRAL_PLANE)


@pytest.mark.rule("AK-24.06")
def test_the_own_deck_is_never_imagined() -> None:
    for g in positions(new("constructed", 4, decks=["sky-terror", OWN], lists="closed"), 4):
        for seat in (0, 1):
            world = cast("ArackhanWars", g.determinize(seat, g.choices))
            assert cards_of(world, seat) == cards_of(g, seat)


@pytest.mark.rule("AK-24.06")
def test_imagined_decks_differ_from_each_other_and_tell_nothing_of_the_true_one() -> None:
    """The opponent plays 23 Penguins. A seat that has seen none of them imagines Penguins as often as if the deck
    held none at all."""
    penguins = {"faction": "Whitelands", "cards": ["23 Nihilist Penguin"]}
    counts = []
    for deck in (penguins, "whitelands-prebuilt", "guardians-of-the-white-gates"):
        g = new("constructed", 5, decks=[OWN, deck], lists="closed")
        worlds = [cast("ArackhanWars", g.determinize(0, seed)) for seed in range(100)]
        decks = [cards_of(world, 1) for world in worlds]
        assert len({tuple(sorted(cards.items())) for cards in decks}) == 100
        counts.append(sum(cards["Nihilist Penguin"] for cards in decks) / 100)
        assert {name for cards in decks for name in cards} == all_names("Whitelands")
    assert max(counts) - min(counts) < 1.0


def all_names(faction: str) -> set[str]:
    return {face.name for face in new("prebuilt").faces if FACTION_NAMES[face.faction] == faction}


@pytest.mark.rule("AK-24.03")
@pytest.mark.rule("AK-24.06")
def test_a_deck_that_was_chosen_at_the_table_is_imagined_as_one_of_the_ready_ones() -> None:
    g = chosen("constructed", "sky-terror", "ice-storm", lists="closed")
    blight = {deck.name: Counter(deck.cards) for deck in READY.values() if deck.faction == "Blight"}
    worlds = [cast("ArackhanWars", g.determinize(1, seed)) for seed in range(100)]
    found = [name for world in worlds for name, cards in blight.items() if cards == cards_of(world, 0)]
    assert len(found) == 100
    assert set(found) == set(blight)


@pytest.mark.rule("AK-24.06")
def test_what_was_seen_leaves_only_the_ready_decks_that_hold_it() -> None:
    """Only one ready deck has a Dark Tunnel."""
    g = chosen("constructed", "blight-house", "ice-storm", lists="closed")
    tunnel = next(card for card in range(len(g.face)) if g.name(card) == "Dark Tunnel")
    g.reveal(tunnel)
    for seed in range(20):
        world = cast("ArackhanWars", g.determinize(1, seed))
        assert cards_of(world, 0) == Counter(READY["blight-house"].cards)


@pytest.mark.rule("AK-24.06")
def test_imagining_ends_even_where_what_was_seen_leaves_no_other_deck() -> None:
    """Of 125 points all but 4 have been seen, and two Global Spells lie face down: they can only be what they are."""
    costly = {
        "faction": "Whitelands",
        "cards": ["7 Shield of Dawn", "2 Ice Golem", "2 Snow Griffin", "2 Ice Moleg", "3 Lunar Wendigo", "Eagle",
                  "4 Nihilist Penguin", "2 Esoteric Winter"],
    }  # fmt: skip
    g = new("constructed", 6, decks=[OWN, costly], lists="closed")
    for card in range(len(g.face)):
        if g.owner[card] == 1 and g.name(card) == "Esoteric Winter":
            g.move(card, g.at(ASTRAL_PLANE, 1))
        elif g.owner[card] == 1:
            g.reveal(card)
    assert sum(g.printed(card).deck_value for card in range(len(g.face)) if g.owner[card] == 1) == 125
    for seed in range(20):
        world = cast("ArackhanWars", g.determinize(0, seed))
        assert faults_of(imagined_deck(world, 1), faces_by_name(g.faces)) == []


# -- who begins, and samples -----------------------------------------------------------------------


def starter(g: ArackhanWars) -> int:
    """Who begins Round 1."""
    for seat in (0, 1):
        g.choose(seat, PASS)
    assert g.round == 1
    return g.starter


@pytest.mark.rule("AK-24.07")
@pytest.mark.parametrize("mode", MODES)
def test_the_beginning_player_can_be_set(mode: str) -> None:
    decks = ["nakka-prebuilt", "blight-prebuilt"]
    for seat, name in enumerate(("P1", "P2")):
        assert {starter(new(mode, seed, decks=decks, first_player=name)) for seed in range(10)} == {seat}
    assert {starter(new(mode, seed, decks=decks)) for seed in range(20)} == {0, 1}
    with pytest.raises(ArkadeError, match="setting 'first player' must be one of lot, P1, P2"):
        new(mode, first_player="P3")


def test_samples_show_every_deck_at_both_seats_against_all_factions() -> None:
    pairs = [sample[DECKS] for sample in GAME.modes["constructed"].samples if DECKS in sample]
    for name in READY:
        for seat in (0, 1):
            others = [decks[1 - seat] for decks in pairs if decks[seat] == name]
            assert {READY[other].faction for other in others} == set(FACTION_NAMES)


@pytest.mark.parametrize("mode", MODES)
def test_every_sample_begins_a_match(mode: str) -> None:
    samples = GAME.modes[mode].samples
    for sample in samples:
        assert GAME.new(1, mode, sample, listening=False).asked == (0, 1)
    for setting in (EXTENSION, LISTS, FIRST_PLAYER):
        assert any(setting in sample for sample in samples)
