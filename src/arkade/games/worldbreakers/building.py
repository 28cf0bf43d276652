"""Deck building after a draft (WB-21.15 to WB-21.17): both players at once, in secret, one card at a time.

A player's ballot is the list of what they did. What they have built so far is worked out from it and from the
deck of the game before, so that nothing is seen, and nothing moves, before both are ready.
"""

from __future__ import annotations

from typing import Final

from arkade.games.worldbreakers.deck_rules import DECK_SIZE, cannot_be_in_deck
from arkade.games.worldbreakers.printed import WORLDBREAKER
from arkade.games.worldbreakers.state import DECK, POOL, WORLDBREAKER_SLOT, Worldbreakers
from arkade.kernel.question import PASS, Option, Question
from arkade.kernel.verbs import A_CARD, Verb

LEAD: Final = 62
ADD: Final = 63
CHANGE: Final = 64
TAKE_OUT: Final = 65
CHANGE_NOTHING: Final = 66

MOST_CHANGES: Final = 30
"""So often a player may change something in one deck building; a change takes at most five steps, so that every
ballot, one made at random too, has an end within 200 steps."""


class Plan:
    """What a player has built so far: a Worldbreaker (-1: none yet), cards, whether something is being changed
    now, and how often that was so."""

    def __init__(self, worldbreaker: int, cards: list[int]) -> None:
        self.worldbreaker = worldbreaker
        self.cards = cards
        self.changing = False
        self.changes = 0


def plan_of(g: Worldbreakers, seat: int, ballot: tuple[Option, ...]) -> Plan:
    """The deck of the game before, changed as the ballot says."""
    plan = Plan(g.worldbreaker(seat), g.pile(DECK, seat)[:])
    for verb, card, _ in ballot:
        plan.changing = False
        if verb == LEAD:
            follow(g, plan, card)
        elif verb == ADD:
            plan.cards.append(card)
        elif verb == TAKE_OUT:
            plan.cards.remove(card)
        elif verb == CHANGE:
            plan.changing = True
            plan.changes += 1
    return plan


def follow(g: Worldbreakers, plan: Plan, worldbreaker: int) -> None:
    """WB-21.17: with another Worldbreaker other signature cards are allowed, and the old ones leave the deck."""
    face = g.printed(worldbreaker)
    plan.worldbreaker = worldbreaker
    plan.cards = [card for card in plan.cards if cannot_be_in_deck(g.printed(card), face) is None]


def collection(g: Worldbreakers, seat: int) -> list[int]:
    """All cards that a player has, in the order of the card files."""
    cards = g.pile(POOL, seat) + g.pile(DECK, seat) + g.pile(WORLDBREAKER_SLOT, seat)
    ordered = sorted([(g.face[card], card) for card in cards])
    return [card for _, card in ordered]


def wanted_size(g: Worldbreakers, seat: int, worldbreaker: int) -> int:
    """WB-21.15, WB-21.16: 30 cards, or all usable ones where there are fewer."""
    face = g.printed(worldbreaker)
    usable = 0
    for card in collection(g, seat):
        if cannot_be_in_deck(g.printed(card), face) is None:
            usable += 1
    return min(usable, DECK_SIZE)


# -- the question ----------------------------------------------------------------------------------


def build_prompt(g: Worldbreakers, seat: int) -> str:
    plan = plan_of(g, seat, g.ballots[seat])
    if plan.worldbreaker < 0:
        return "Build your deck: choose your Worldbreaker."
    if plan.changing:
        return "Take a card out of your deck, or choose another Worldbreaker."
    size = wanted_size(g, seat, plan.worldbreaker)
    names = ", ".join(sorted([g.name(card) for card in plan.cards])) or "none"
    so_far = f"{g.name(plan.worldbreaker)}, {len(plan.cards)} of {size} cards: {names}."
    if len(plan.cards) < size:
        return f"Add a card to your deck. {so_far}"
    return f"Your deck is complete: pass to play with it, or change something. {so_far}"


def build_candidates(g: Worldbreakers, seat: int) -> list[Option]:
    return steps_from(g, seat, plan_of(g, seat, g.ballots[seat]))


def steps_from(g: Worldbreakers, seat: int, plan: Plan) -> list[Option]:
    """Every well-formed next step. To take something out is two steps, a general and a particular one, so that
    a menu shows cards to add or cards to take out and never both."""
    cards = collection(g, seat)
    leaders: list[Option] = [(LEAD, card, 0) for card in cards if g.is_kind(card, WORLDBREAKER)]
    if plan.changing:
        others = [option for option in leaders if option[1] != plan.worldbreaker]
        taken_out: list[Option] = [(TAKE_OUT, card, 0) for card in cards if card in plan.cards]
        return [*taken_out, *others, (CHANGE_NOTHING, 0, 0)]
    steps = leaders if plan.worldbreaker < 0 else []
    steps += [(ADD, card, 0) for card in cards]
    if plan.worldbreaker >= 0 and plan.changes < MOST_CHANGES:
        steps.append((CHANGE, 0, 0))
    return [*steps, PASS]


def build_forbids(g: Worldbreakers, seat: int, option: Option) -> str | None:
    return cannot_step(g, seat, option, plan_of(g, seat, g.ballots[seat]))


def cannot_step(g: Worldbreakers, seat: int, option: Option, plan: Plan) -> str | None:
    """The rule against one step of deck building, or None."""
    if option[0] == ADD:
        return cannot_add(g, seat, option[1], plan)
    if option == PASS:
        return cannot_be_done(g, seat, plan)
    return None


def cannot_add(g: Worldbreakers, seat: int, card: int, plan: Plan) -> str | None:
    """WB-20.01 to WB-20.03, WB-20.07: the deck rules, card by card. The Worldbreaker comes first, because it
    decides which signature cards are allowed."""
    if plan.worldbreaker < 0:
        return "WB-21.15"
    if card in plan.cards:
        return "WB-20.02"
    rule = cannot_be_in_deck(g.printed(card), g.printed(plan.worldbreaker))
    if rule is None and len(plan.cards) >= DECK_SIZE:
        return "WB-20.01"
    return rule


def cannot_be_done(g: Worldbreakers, seat: int, plan: Plan) -> str | None:
    """WB-21.15, WB-21.16: the deck must have all of its cards."""
    if plan.worldbreaker < 0:
        return "WB-21.15"
    size = wanted_size(g, seat, plan.worldbreaker)
    if len(plan.cards) < size:
        return "WB-21.15" if size == DECK_SIZE else "WB-21.16"
    return None


def build_options(g: Worldbreakers, seat: int) -> list[Option]:
    plan = plan_of(g, seat, g.ballots[seat])
    return [option for option in steps_from(g, seat, plan) if cannot_step(g, seat, option, plan) is None]


def build_answer(g: Worldbreakers, seat: int, ballot: tuple[Option, ...]) -> None:
    """Lay out the deck and the Worldbreaker as they were planned."""
    plan = plan_of(g, seat, ballot)
    for card in g.pile(DECK, seat)[:]:
        if card not in plan.cards:
            g.move(card, g.at(POOL, seat))
    for card in plan.cards:
        if g.zone[card] != g.at(DECK, seat):
            g.move(card, g.at(DECK, seat))
    former = g.worldbreaker(seat)
    if former != plan.worldbreaker:
        if former >= 0:
            g.move(former, g.at(POOL, seat))
        g.move(plan.worldbreaker, g.at(WORLDBREAKER_SLOT, seat))


# -- once both are ready ---------------------------------------------------------------------------


def seal_deck(g: Worldbreakers, seat: int) -> None:
    """WB-21.18: let others know neither which cards are in a deck nor which were left out.

    Everything that the player has is mixed before the deck is dealt out of it again, so that no number of a card
    tells anything. Others forget which of the player's cards they have seen in the draft or in a game before:
    they still know all of them together, since each of the 96 cards went to one player or the other. What
    everybody can infer stays known: Worldbreakers and signature cards that this deck can't hold are left out.
    """
    deck = g.at(DECK, seat)
    pool = g.at(POOL, seat)
    chosen = [g.face[card] for card in g.piles[deck]]
    for card in [card for card in g.piles[pool] if not g.is_kind(card, WORLDBREAKER)]:
        g.move(card, deck)
    g.shuffle(deck)
    for card in g.piles[deck][:]:
        if g.face[card] in chosen:
            chosen.remove(g.face[card])
        else:
            g.move(card, pool)
    worldbreaker = g.printed(g.worldbreaker(seat))
    for card in g.piles[pool]:
        if cannot_be_in_deck(g.printed(card), worldbreaker) is not None:
            g.reveal(card)


BUILDING: Final = Question(
    "deck building", build_prompt, build_candidates, build_answer, build_forbids, build_options, several=True
)

BUILDING_VERBS: Final = [
    Verb(LEAD, "play with {a}", A_CARD, private=True),
    Verb(ADD, "add {a}", A_CARD, private=True),
    Verb(CHANGE, "change something", private=True),
    Verb(TAKE_OUT, "take out {a}", A_CARD, private=True),
    Verb(CHANGE_NOTHING, "change nothing", private=True),
]
