"""Why something can't be chosen: every answer that a card might be part of, with the rule that forbids it."""

from __future__ import annotations

from typing import Final

from arkade.kernel import ArkadeError, Game, Illegal, Option, Rule, State
from arkade.kernel.phrases import candidates_of
from arkade.server.messages import Reason, Reasons, RuleText, WhyNot

MOST_REASONS: Final = 12
NOTHING_TO_CHOOSE: Final = "Nothing that you are asked now is about this card."


def rule_text(rule: Rule) -> RuleText:
    return RuleText(rule.id, rule.text, rule.section, rule.rulings)


def reasons_for(game: Game, g: State, seat: int, request: WhyNot) -> Reasons:
    """The answer to `why`. Illegal says that the seat is not asked at all."""
    if request.option is not None:
        return reasons_about(game, g, seat, request.id, [request.option])
    if request.card is None:
        raise ArkadeError("say what: an option or a card")
    named = [option for option in candidates_of(g, seat) if request.card in game.verbs.cards(option)]
    if not named:
        return Reasons(request.id, NOTHING_TO_CHOOSE, [], [])
    return reasons_about(game, g, seat, request.id, named)


def reasons_about(game: Game, g: State, seat: int, id: str, options: list[Option]) -> Reasons:
    """What is allowed of some options, and what forbids the others; the same rule is told once."""
    allowed: list[str] = []
    reasons: dict[tuple[str, str], Reason] = {}
    for option in options:
        rule = game.why_not(g, seat, option)
        words = words_for(game, g, seat, option)
        if rule is None:
            allowed.append(words)
        elif len(reasons) < MOST_REASONS:
            reasons.setdefault((rule.id, words), Reason(option, words, rule_text(rule)))
    told = next(iter(reasons.values())).rule.text if reasons else "That is allowed."
    return Reasons(id, told, list(dict.fromkeys(allowed)), list(reasons.values()))


def words_for(game: Game, g: State, seat: int, option: Option) -> str:
    """An option in words, where it is one that the seat might choose; nothing is said about any other."""
    try:
        known = option in candidates_of(g, seat)
    except Illegal:
        known = False
    return game.verbs.words(g, option, seat) if known else "that"
