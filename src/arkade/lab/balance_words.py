"""What a balance says, in sentences: one for each chart."""

from __future__ import annotations

from arkade.cardtext import listing
from arkade.lab.balance import Balance
from arkade.lab.balance_cards import CardEffect
from arkade.lab.balance_shares import BEGAN, Share, favourites


def percent(share: float) -> str:
    return f"{share:.0%}" if 0.005 <= share <= 0.995 or share in (0.0, 1.0) else f"{share:.1%}"


def points(difference: float) -> str:
    """`+7 points`: a difference of shares is counted in percentage points."""
    return f"{difference * 100:+.0f} points".replace("-", "−")


def interval(low: float, high: float) -> str:
    return f"{low:.0%} to {high:.0%}"


def heading(balance: Balance) -> str:
    """What was played."""
    players = f"{listing(balance.bots, 'and')} at every seat"
    failed = f"; {balance.errors:,} games failed and are left out" if balance.errors else ""
    return f"{balance.games:,} games on {balance.deals:,} deals ({balance.mode}), {players}{failed}."


def of_decks(balance: Balance) -> str:
    best, worst = balance.decks[0], balance.decks[-1]
    words = f"{best.name} wins {with_interval(best)} of its games and {worst.name} {with_interval(worst)}"
    return f"{words}; games of a deck against itself are left out."


def with_interval(share: Share) -> str:
    return f"{percent(share.share)} ({interval(share.low, share.high)})"


def of_pairs(balance: Balance) -> str:
    words = "How often the deck of a row wins; against itself, who went first."
    meetings = len([pair for pair in balance.pairs if pair.name != pair.against]) // 2
    sure = favourites(balance.pairs)
    if not sure:
        return f"{words} These games show no sure favourite in any of {meetings} meetings."
    best = sure[0]
    return (
        f"{words} {len(sure)} of {meetings} meetings have a sure favourite, most of all {best.name} against "
        f"{best.against}, {with_interval(best)}."
    )


def of_turns(balance: Balance) -> str:
    first = next(share for share in balance.turns if share.name == BEGAN and not share.against)
    fair = balance.fair
    if not first.is_off(fair):
        return f"Going first wins {with_interval(first)}: no edge that these games could show."
    worth = "an advantage" if first.share > fair else "a disadvantage"
    return f"Going first is {worth}: {with_interval(first)} of games, where {percent(fair)} would be fair."


def of_settings(balance: Balance) -> str:
    ordered = sorted(balance.settings, key=lambda share: share.share)
    hardest, easiest = ordered[0], ordered[-1]
    if len(ordered) == 1:
        return f"The crew wins {with_interval(hardest)} of games."
    return f"Hardest is {hardest.name}, {with_interval(hardest)}; easiest is {easiest.name}, {with_interval(easiest)}."


def of_length(balance: Balance) -> str:
    length = balance.length
    words = f"Half of all games are over after {length.rounds:g} rounds, eight of ten take {length.short:g} to "
    return f"{words}{length.long:g}; {length.decisions:g} decisions are in a usual one."


def of_comebacks(balance: Balance) -> str:
    found = balance.comebacks
    assert found is not None
    turned = f"{percent(found.turned)} ({interval(found.low, found.high)})"
    if balance.together:
        return f"{turned} of games end otherwise than the bots judged half-way."
    return f"{turned} of games are won by a side that was behind half-way, as the bots judged it."


def of_cards(balance: Balance, situation: str) -> str:
    effects = [one for one in balance.cards if one.situation == situation]
    best, worst = max(effects, key=by_difference), min(effects, key=by_difference)
    marked = [one.card for one in effects if one.out_of_line]
    count = f"{len(marked)} of {len(effects)} cards" if marked else f"none of {len(effects)} cards"
    stand = "stand" if len(marked) > 1 else "stands"
    return f"From {card_words(best)} down to {card_words(worst)}; {count} {stand} out of line."


def by_difference(effect: CardEffect) -> float:
    return effect.difference


def card_words(effect: CardEffect) -> str:
    return f"{effect.card} ({points(effect.difference)})"


HOW_CARDS_ARE_READ = (
    "The difference between a side's share of wins with a card and without it, among sides with the same deck and the "
    "same turn; after the opening hand, also with as many cards seen, or played. Lines are intervals that hold the "
    "truth in 95 of 100 cases. A card is out of line when it is at least 5 points from the card in the middle and "
    "passes the correction of Benjamini and Hochberg for looking at many cards at once, so that one mark in "
    "twenty may be false."
)
