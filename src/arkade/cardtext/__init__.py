"""Card text: a card's English is its program."""

from arkade.cardtext.choices import (
    FIRST_FREE_VERB,
    QUESTIONS,
    VERBS,
    ChooseOne,
    May,
    Selector,
    Target,
    Targeted,
    each,
    one,
    up_to,
)
from arkade.cardtext.effects import (
    IT,
    Ability,
    Amount,
    Condition,
    Continuous,
    Count,
    Effect,
    ForEach,
    If,
    Pay,
    PerCount,
    PrintedLine,
    Sentences,
    Then,
    Times,
    Together,
    X,
    begin,
    do_next,
    listing,
)
from arkade.cardtext.files import CardEntry, CardPool, load_cards
from arkade.cardtext.language import Builder, Language, TextError

__all__ = [
    "FIRST_FREE_VERB", "IT", "QUESTIONS", "VERBS", "Ability", "Amount", "Builder", "CardEntry", "CardPool",
    "ChooseOne", "Condition", "Continuous", "Count", "Effect", "ForEach", "If", "Language", "May", "Pay", "PerCount",
    "PrintedLine", "Selector", "Sentences", "Target", "Targeted", "TextError", "Then", "Times", "Together", "X",
    "begin", "do_next", "each", "listing", "load_cards", "one", "up_to",
]  # fmt: skip
