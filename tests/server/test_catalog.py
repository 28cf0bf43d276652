"""What the server tells about games: the words on cards that the rules explain."""

from __future__ import annotations

from arkade.server.catalog import cards


def test_plain_words_that_the_rules_explain_are_found_wherever_they_stand_on_a_card() -> None:
    shown = cards("ark_ship")
    words = {card.name: card.keywords for card in shown.cards}
    assert words["Fungal Bloom"] == ["One crew", "Oldest"]
    assert "Here" in words["Compost Fire"]
    assert words["Cryo Failure"] == []
    meaning = next(keyword for keyword in shown.keywords if keyword.word == "Oldest")
    assert (meaning.rule, meaning.text) == ("AS-29.17", "most age boxes checked; the decider breaks ties.")


def test_keywords_are_found_only_as_they_are_written() -> None:
    shown = cards("arackhan_wars")
    for card in shown.cards:
        assert all(word in f"{card.text} {card.fields}" for word in card.keywords)
