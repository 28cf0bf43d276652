"""Game: modes, settings, seeds, cards by name, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import arkade
from arkade import ArkadeError
from arkade.kernel import PASS, Game, Layout, Mode, RuleBook, Setting, State, Verbs, ZonePlan, among
from tests.kernel.plays import FACES, NUMBER, RETURN, SAY, nothing
from tests.kernel.toys import TOYS, asked, phase, play, whose_turn


def made(**changes: Any) -> Game:
    parts: dict[str, Any] = {
        "name": "other",
        "title": "Other",
        "summary": "",
        "version": "1",
        "modes": [Mode("solo", "alone", (1,))],
        "cards": FACES,
        "rules": RuleBook(""),
        "zones": ZonePlan([]),
        "questions": [],
        "verbs": Verbs([]),
        "layout": Layout(whose_turn, phase),
        "empty": State,
        "start": nothing,
    }
    return Game(**{**parts, **changes})


def test_a_game_says_what_it_is() -> None:
    assert (TOYS.name, TOYS.title, TOYS.version) == ("toys", "Toys", "3")
    assert TOYS.seats == (2, 8)
    assert list(TOYS.modes) == ["free", "teams"]
    assert TOYS.default_mode == "free"


def test_games_are_loaded_by_name_in_any_spelling() -> None:
    assert arkade.load("Sample") is arkade.load("sample")
    with pytest.raises(ArkadeError, match=r"^unknown game 'samples': did you mean 'sample'\?$"):
        arkade.load("samples")


def test_cards_are_found_by_name_in_any_case() -> None:
    assert TOYS.card("hazel") is FACES[5]
    assert TOYS.face("OAK") == 7
    with pytest.raises(ArkadeError, match=r"^unknown card 'Ok': did you mean 'Oak'\?$"):
        TOYS.card("Ok")


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    assert play("mulligan", seed=4).digest() == play("mulligan", seed=4).digest()
    assert play("mulligan", seed=4).digest() != play("mulligan", seed=5).digest()


def test_a_match_without_wishes_has_the_first_mode_its_fewest_seats_and_the_defaults() -> None:
    g = TOYS.new()
    assert (g.table.mode, g.seats) == ("free", 2)
    assert g.table.options == {"seats": 2, "play": "say", "window": "once"}
    assert asked(g) == [1]


def test_a_blank_table_has_zones_and_no_cards() -> None:
    g = TOYS.blank(options={"seats": 3})
    assert g.piles == [[]] * 14
    assert (g.face, g.agenda, g.decisions) == ((), [], [])


def test_a_game_may_be_over_before_anybody_is_asked() -> None:
    g = play("nothing")
    assert g.outcome() == (0.5, 0.5)
    assert TOYS.replay(g.record()).digest() == g.digest()


@pytest.mark.parametrize(
    ("mode", "options", "words"),
    [
        ("fre", {}, "unknown mode of Toys 'fre': did you mean 'free'?"),
        ("free", {"seats": 5}, "Toys (everybody for themselves) is for 2, 3, 4, 8 seats, not 5"),
        ("free", {"seats": "2"}, "Toys (everybody for themselves) is for 2, 3, 4, 8 seats, not 2"),
        ("free", {"seats": 2.0}, "Toys (everybody for themselves) is for 2, 3, 4, 8 seats, not 2.0"),
        ("teams", {"seats": 2}, "Toys (two against two) is for 4 seats, not 2"),
        ("free", {"plya": "say"}, "unknown setting of everybody for themselves 'plya': did you mean 'play'?"),
        ("free", {"window": "open"}, "setting 'window' must be one of repeating, once, even seats, not 'open'"),
        ("free", {"window": None}, "setting 'window' must be one of repeating, once, even seats, not 'None'"),
    ],
)
def test_a_match_that_cannot_be_is_refused_with_a_sentence(mode: str, options: dict[str, Any], words: str) -> None:
    with pytest.raises(ArkadeError) as refused:
        TOYS.new(1, mode, options)
    assert str(refused.value) == words


HUGE = pytest.param(-(10**5000), id="huge")
SURROGATE = pytest.param("\ud800", id="surrogate")


@pytest.mark.parametrize("seed", [True, 1.5, None, 10**100, HUGE, "x" * 201, SURROGATE, b"bytes", (1, 2)])
def test_a_seed_that_no_record_could_carry_is_refused(seed: Any) -> None:
    with pytest.raises(ArkadeError, match=r"^a seed is a whole number of at most 100 digits or a text"):
        TOYS.new(seed)


def test_a_check_among_a_few_minds_the_kind_of_value() -> None:
    check = among(1, 2, "two")
    assert check(2) is None
    assert check("two") is None
    assert check(True) == "must be one of 1, 2, two"
    assert check(1.0) == check([1]) == check("2") == "must be one of 1, 2, two"


def test_a_setting_has_a_name_a_text_a_default_and_a_check() -> None:
    setting = Setting("size", "how large", 3, among(3, 4))
    mode = Mode("big", "large", (2,), settings=[setting])
    assert mode.settings == {"size": setting}
    assert (setting.text, setting.default, setting.check(4)) == ("how large", 3, None)


def test_settings_that_do_not_go_together_are_refused_with_the_complaint_of_their_mode() -> None:
    def check(settings: Mapping[str, Any]) -> str | None:
        return "the smallest can't be deep" if settings == {"seats": 1, "size": 3, "deep": True} else None

    settings = [
        Setting("size", "how large", 3, among(3, 4)),
        Setting("deep", "whether it is deep", False, among(True, False)),
    ]
    game = made(modes=[Mode("pool", "a pool", (1,), settings=settings, check=check)])
    assert game.blank(options={"size": 4, "deep": True}).table.options == {"seats": 1, "size": 4, "deep": True}
    assert game.blank().table.options == {"seats": 1, "size": 3, "deep": False}
    with pytest.raises(ArkadeError, match=r"^the smallest can't be deep$"):
        game.blank(options={"deep": True})


def test_an_imagined_world_does_not_carry_a_secret_setting() -> None:
    settings = [
        Setting("size", "how large", 3, among(3, 4)),
        Setting("deck", "whose", "", among("", "mine"), secret=True),
    ]
    game = made(modes=[Mode("pool", "a pool", (1,), settings=settings)])
    g = game.blank(options={"deck": "mine"})
    assert g.table.options == {"seats": 1, "size": 3, "deck": "mine"}
    assert g.determinize(0, 1).table.options == {"seats": 1, "size": 3}
    assert game.blank().determinize(0, 1).table.options == {"seats": 1, "size": 3, "deck": ""}


def test_why_not_gives_the_rule_or_nothing() -> None:
    g = play("say")
    assert TOYS.why_not(g, 1, (SAY, 1, 0)) is None
    g.choose(1, (SAY, 1, 0))
    rule = TOYS.why_not(g, 0, (SAY, 1, 0))
    assert rule is not None
    assert (rule.id, rule.text) == ("TOY-01.01", "A number is said once.")
    passed = TOYS.why_not(g, 0, PASS)
    assert passed is not None
    assert passed.id == "K-03"


def test_the_fingerprint_follows_the_content() -> None:
    assert made(content=["a", "b"]).fingerprint == made(content=["a", "b"]).fingerprint
    prints = {made(content=content).fingerprint for content in ([], ["a"], ["ab"], ["a", "b"], ["b", "a"])}
    assert len(prints) == 5


def test_a_question_has_one_number_in_all_games_that_ask_it() -> None:
    assert made(questions=[NUMBER, RETURN]).questions[1] is RETURN
    with pytest.raises(ValueError, match="question return has number 1 in another game"):
        made(questions=[RETURN])
