"""What the server tells about games: the words on cards that the rules explain."""

from __future__ import annotations

import re
from itertools import islice

import pytest

import arkade
from arkade.server.catalog import cards, game_detail
from tests.conformance.cases import Case
from tests.conformance.playing import walk

WORDS = {
    "sample": {},
    "worldbreakers": {
        "WB-05.13": r"\+1/\+1 counter", "WB-05.14": "stationary counter", "WB-16.01": r"bloodshed \d",
        "WB-16.02": "hidden", "WB-16.06": "lethal", "WB-16.07": "migrate →", "WB-16.09": "overwhelm",
        "WB-16.13": "stationary", "WB-16.16": r"storage \d",
    },
    "ark_ship": {
        "AS-01.07": "here", "AS-01.08": "point", "AS-10.03": "novice|expert", "AS-10.05": "gains? the (1st|first) rank",
        "AS-11.02": "calm", "AS-11.04": "clever", "AS-11.05": "inspiring", "AS-11.06": "careful",
        "AS-11.07": "empathetic", "AS-11.10": "patient", "AS-15.11": r"\d\+ (red|green)", "AS-17.07": "each other test",
        "AS-17.09": "crew here", "AS-22.08": "gains? sickness", "AS-24.08": "double (the|its) age",
        "AS-26.02": r"-\d from freezer", "AS-29.01": "all crew", "AS-29.02": "one crew",
        "AS-29.03": r"(gain|remove)s? \d stress", "AS-29.04": "move all stress from all crew to one crew here",
        "AS-29.05": "age all crew 1", "AS-29.06": "set a point to", "AS-29.07": "to every point",
        "AS-29.09": "copy (a|this) crew", "AS-29.11": "closed", "AS-29.12": "loses? a rank",
        "AS-29.13": "clears? a sickness box", "AS-29.14": "dies|kill", "AS-29.15": "draw and place a crisis",
        "AS-29.16": "nothing", "AS-29.17": "oldest", "AS-29.18": "whenever a crew rolls a 1",
        "AS-29.19": r"each player may only assign \d crew",
    },
    "arackhan_wars": {
        "AK-11.01": "initiative", "AK-17.03": "omnistrike", "AK-17.09": "ranged attack", "AK-17.13": "swarm",
        "AK-18.01": "flight", "AK-18.02": "movement", "AK-19.01": "perforation", "AK-23.01": "stealth",
        "AK-23.08": "regeneration",
    },
}  # fmt: skip
"""The rules that say what a word on a card means, and how the word stands there."""
SAYS_MORE = {"AS-17.03"}
"""To remove is also done to stress, which this rule does not mean."""
EXPLAINS = re.compile(r'^(A |Rank 1 is |Effects on )?"|^\w+( \w+)?( N)?( →[^:]*)?: |^\w+ N is |counter (adds|gives) ')


@pytest.mark.parametrize("game", arkade.GAMES)
def test_every_word_on_a_card_that_the_rules_explain_is_explained_there(game: str) -> None:
    shown = cards(game)
    rule_of = {keyword.word: keyword.rule for keyword in shown.keywords}
    for card in shown.cards:
        meant = {rule for rule, word in WORDS[game].items() if re.search(rf"(?<!\w)({word})(?!\w)", card.text, re.I)}
        assert meant <= {rule_of[word] for word in card.keywords}, card.name


@pytest.mark.parametrize("game", arkade.GAMES)
def test_no_rule_that_explains_a_word_is_forgotten(game: str) -> None:
    explaining = {rule.id for rule in arkade.load(game).rules if "keyword" in rule.kind and EXPLAINS.search(rule.text)}
    assert explaining - SAYS_MORE <= set(WORDS[game])


@pytest.mark.parametrize(
    ("game", "card", "word"),
    [("worldbreakers", "Serpent Strike", "Lethal"), ("worldbreakers", "Lay Siege", "Hidden"),
     ("worldbreakers", "Pacify", "Stationary"), ("ark_ship", "Fungal Bloom", "Gain sickness")],
)  # fmt: skip
def test_words_are_found_within_a_sentence_too(game: str, card: str, word: str) -> None:
    assert word in next(shown.keywords for shown in cards(game).cards if shown.name == card)


def test_what_plain_words_mean_is_told_in_the_words_of_the_rule() -> None:
    meaning = {keyword.word: (keyword.rule, keyword.text) for keyword in cards("ark_ship").keywords}
    assert meaning["Oldest"] == ("AS-29.17", "most age boxes checked; the decider breaks ties.")
    assert meaning["Closed"] == ("AS-29.11", '"Closed" locations cannot be assigned unless they have a crisis.')


def test_words_of_the_flavour_are_not_explained() -> None:
    shown = {card.name: card for card in cards("ark_ship").cards}
    assert "nothing" in shown["Eternal Student"].fields["flavour"]
    assert "Nothing" not in shown["Eternal Student"].keywords


def test_a_word_that_a_card_uses_in_another_sense_is_not_explained() -> None:
    shown = {card.name: card.keywords for card in cards("ark_ship").cards}
    assert shown["Unbreakable"] == ["Remove N stress"]


def test_attributes_stand_on_the_cards_that_have_them() -> None:
    for card in cards("arackhan_wars").cards:
        assert all(word in f"{card.text} {card.fields}" for word in card.keywords)


@pytest.mark.parametrize("game", ["worldbreakers", "ark_ship", "arackhan_wars"])
def test_the_phase_in_words_names_one_of_the_phases_of_the_game(game: str) -> None:
    phases = game_detail(game).layout.phases
    assert len(phases) > 1
    mode = next(iter(arkade.load(game).modes.values()))
    told = [arkade.load(game).layout.phase(g) for g in islice(walk(Case(game, mode.name, mode.seats[0]), "phases"), 60)]
    started = [words for words in told if re.search(r"(round|turn) \d", words)]
    assert len(started) > 20
    assert all(any(phase in words for phase in phases) for words in started), started
