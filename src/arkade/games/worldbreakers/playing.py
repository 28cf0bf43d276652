"""Playing a card (WB-09): may it be played, what does it cost, and the five steps of playing it."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import perform
from arkade.games.worldbreakers.instructions import damage_location
from arkade.games.worldbreakers.printed import (
    ENTERS,
    EVENT,
    LOCATION,
    PLAYED_LOCATION,
    REVEAL_LOCATIONS,
    WORLDBREAKER,
    X_COST,
)
from arkade.games.worldbreakers.state import (
    DISCARD,
    FOLLOWERS,
    HAND,
    LOCATIONS,
    RESOLVING,
    SEATS,
    STORED,
    Worldbreakers,
)
from arkade.games.worldbreakers.triggers import raise_for_card, raise_for_seat, settle, take_out
from arkade.kernel.question import PASS, Option, Question

CHOOSE_X: Final = 12
REVEAL: Final = 13
DAMAGE: Final = 14

MOST_EXPENSIVE: Final = 1000
"""More mythium than any card costs."""

# -- whether ---------------------------------------------------------------------------------------


def cannot_play(g: Worldbreakers, seat: int, card: int, less: int) -> str | None:
    """The rule that keeps a player from playing a card for so much less, or None."""
    return misses_terms(g, seat, card, less) if is_playable_from(g, seat, card) else "WB-09.01"


def misses_terms(g: Worldbreakers, seat: int, card: int, less: int) -> str | None:
    """WB-09.04, WB-09.08: the standing or the mythium that a player lacks for a card, wherever it lies."""
    face = g.faces[g.face[card]]
    first = seat * 4
    if g.standing[first + face.need_guild] < face.need:
        return "WB-09.04"
    if face.several_guilds:
        for guild in range(4):
            if g.standing[first + guild] < face.requirement[guild]:
                return "WB-09.04"
    if g.mythium[seat] < cost_of(g, seat, card, less) and not affordable_by_saving(g, seat, card, less):
        return "WB-09.08"
    return None


def play_options(g: Worldbreakers, seat: int, verb: int) -> list[Option]:
    """Every card that a player can play now for its normal cost, as options of a verb: what `cannot_play` allows,
    found with as little looking as possible. A card that can be paid for as it is needs no look at discounts."""
    faces, face_of, standing = g.faces, g.face, g.standing
    have = g.mythium[seat]
    reach = MOST_EXPENSIVE if g.discounting >> seat & 1 else have
    first = seat * 4
    options: list[Option] = []
    for card in g.piles[HAND * SEATS + seat]:
        face = faces[face_of[card]]
        if face.least_price > reach or standing[first + face.need_guild] < face.need:
            continue
        if (face.plain_terms and face.cost <= have) or misses_terms(g, seat, card, 0) is None:
            options.append((verb, card, 0))
    for card in g.piles[STORED * SEATS + seat]:
        if cannot_play(g, seat, card, 0) is None:
            options.append((verb, card, 0))
    return options


def is_playable_from(g: Worldbreakers, seat: int, card: int) -> bool:
    """WB-09.01: from the hand, or from where an ability lets it be played as though it were there."""
    zone = g.zone[card]
    if zone == g.at(HAND, seat):
        return True
    if zone != g.at(STORED, seat):
        return False
    for static in g.printed(g.host[card]).statics:
        if static.plays_stored():
            return True
    return False


def cost_of(g: Worldbreakers, seat: int, card: int, less: int) -> int:
    """WB-09.07: the printed cost minus all reductions, never below 0. The least X is 1 (WB-09.09)."""
    cost = g.faces[g.face[card]].cost
    if cost == X_COST:
        cost = 1
    return max(cost - less - discounts(g, seat, card), 0)


def discounts(g: Worldbreakers, seat: int, card: int) -> int:
    """What static abilities of a player's cards take off a card's cost."""
    off = 0
    if not g.discounting >> seat & 1:
        return off
    for helper in g.followers(seat):
        face = g.faces[g.face[helper]]
        if face.gives_discounts:
            for static in face.statics:
                off += static.discount(g, helper, card)
    return off


def affordable_by_saving(g: Worldbreakers, seat: int, card: int, less: int) -> bool:
    """WB-09.05: whether the card's own Interrupt can make it cheap enough."""
    saving = g.printed(card).saving
    if saving is None:
        return False
    times = min(saving.most, len(saving_things(g, seat, card)))
    return g.mythium[seat] >= cost_of(g, seat, card, less + times * saving.off)


def saving_things(g: Worldbreakers, seat: int, card: int) -> list[int]:
    """What a card's Interrupt can be used with: locations in hand, or locations in play with a counter."""
    saving = g.printed(card).saving
    if saving is None:
        return []
    if saving.way == REVEAL_LOCATIONS:
        return [held for held in g.pile(HAND, seat) if held != card and g.is_location(held)]
    return [location for location in g.locations(seat) if g.stages[location] > 0]


# -- the five steps --------------------------------------------------------------------------------


def play_card(g: Worldbreakers, seat: int, card: int, less: int) -> None:
    """WB-09.02 to WB-09.05: the card is laid face up; before it is paid for, Interrupts may make it cheaper."""
    take_out(g, card)
    face = g.faces[g.face[card]]
    if face.plain_terms and face.kind != EVENT:
        price = cost_of(g, seat, card, less) if g.discounting or less else face.cost
        pay_and_enter(g, seat, card, price, 0)
        return
    g.move(card, RESOLVING * SEATS + seat)
    if face.saving is None:
        pay_for(g, seat, card, less)
    else:
        g.then(ask_to_save, seat, card, less, face.saving.most)


def ask_to_save(g: Worldbreakers, seat: int, card: int, less: int, times: int, *used: int) -> None:
    """WB-09.05: offer the card's own Interrupt as often as it may still be used. Revealing from the hand is
    offered in any case, because not being asked would tell that the hand holds nothing to reveal."""
    saving = g.printed(card).saving
    assert saving is not None
    secret = saving.way == REVEAL_LOCATIONS
    if times > 0 and (secret or set(saving_things(g, seat, card)) - set(used)):
        g.ask(seat, SAVE, card, less, times, *used)
    else:
        g.then(pay_for, seat, card, less)


def save_prompt(g: Worldbreakers, seat: int, card: int, less: int, times: int, *used: int) -> str:
    return f"{g.name(card)} costs {cost_of(g, seat, card, less)} mythium. Make it cheaper?"


def save_candidates(g: Worldbreakers, seat: int, card: int, less: int, times: int, *used: int) -> list[Option]:
    saving = g.printed(card).saving
    verb = REVEAL if saving is not None and saving.way == REVEAL_LOCATIONS else DAMAGE
    return [(verb, thing, 0) for thing in saving_things(g, seat, card) if thing not in used] + [PASS]


def save_forbids(
    g: Worldbreakers, seat: int, option: Option, card: int, less: int, times: int, *used: int
) -> str | None:
    """WB-09.08: who can't pay the rest may not stop while there is something left to make it cheaper."""
    if option != PASS or g.mythium[seat] >= cost_of(g, seat, card, less):
        return None
    return "WB-09.08" if set(saving_things(g, seat, card)) - set(used) else None


def save_answer(g: Worldbreakers, seat: int, option: Option, card: int, less: int, times: int, *used: int) -> None:
    if option == PASS:
        g.then(pay_for, seat, card, less)
        return
    saving = g.printed(card).saving
    assert saving is not None
    thing = option[1]
    g.then(ask_to_save, seat, card, less + saving.off, times - 1, *used, thing)
    if option[0] == REVEAL:
        g.reveal(thing)
        if g.listening:
            g.tell("reveal", "{seat} reveals {0}.", seat, (thing,))
    else:
        damage_location(g, thing)


def pay_for(g: Worldbreakers, seat: int, card: int, less: int) -> None:
    """WB-09.06, WB-09.09: pay the cost; for a cost of X choose X first."""
    if g.printed(card).cost == X_COST:
        g.ask(seat, CHOOSING_X, card, less)
    elif g.mythium[seat] < cost_of(g, seat, card, less):
        take_back(g, seat, card)
    else:
        pay_and_enter(g, seat, card, cost_of(g, seat, card, less), 0)


def take_back(g: Worldbreakers, seat: int, card: int) -> None:
    """WB-09.20: a card that turns out not to be payable was never played. This happens only in worlds that a bot
    imagines, where the opponent does not hold what the card was to be made cheaper with."""
    g.move(card, g.at(HAND, seat))


def x_prompt(g: Worldbreakers, seat: int, card: int, less: int) -> str:
    return f"Choose X for {g.name(card)}."


def x_candidates(g: Worldbreakers, seat: int, card: int, less: int) -> list[Option]:
    most = g.guild_standing(seat, g.printed(card).x_guild)
    return [(CHOOSE_X, number, 0) for number in range(1, most + 1)]


def x_forbids(g: Worldbreakers, seat: int, option: Option, card: int, less: int) -> str | None:
    return "WB-09.08" if g.mythium[seat] < price_of_x(g, seat, card, less, option[1]) else None


def price_of_x(g: Worldbreakers, seat: int, card: int, less: int, number: int) -> int:
    """WB-30.17: reductions lower what is paid, not X."""
    return max(number - less - discounts(g, seat, card), 0)


def x_answer(g: Worldbreakers, seat: int, option: Option, card: int, less: int) -> None:
    pay_and_enter(g, seat, card, price_of_x(g, seat, card, less, option[1]), option[1])


def pay_and_enter(g: Worldbreakers, seat: int, card: int, price: int, number: int) -> None:
    """WB-09.06 to WB-09.13: the cost is paid and the card becomes active."""
    g.mythium[seat] -= price
    if g.listening and price:
        g.tell("pay", "{seat} pays {n} mythium.", seat, rule="WB-09.06", number=price)
    face = g.printed(card)
    if face.kind == EVENT:
        g.then(finish_event, card)
        if face.play is not None:
            perform(g, face.play, seat, card, -1, number)
        return
    enter_play(g, seat, card)
    if face.kind == LOCATION:
        raise_for_seat(g, PLAYED_LOCATION, seat, card, True)
    settle(g)


def finish_event(g: Worldbreakers, card: int) -> None:
    """WB-09.13: a resolved event goes to its owner's discard pile."""
    g.move(card, g.at(DISCARD, g.owner[card]))


def put_into_play(g: Worldbreakers, seat: int, card: int) -> None:
    """WB-09.19: without being played: no cost, no requirement, but its Enters abilities trigger."""
    take_out(g, card)
    enter_play(g, seat, card)
    settle(g)


def enter_play(g: Worldbreakers, seat: int, card: int) -> None:
    """WB-09.10, WB-09.12, WB-09.14: into its row, ready, with its stage counters."""
    face = g.printed(card)
    assert face.kind not in (WORLDBREAKER, EVENT)
    g.move(card, (LOCATIONS if face.kind == LOCATION else FOLLOWERS) * SEATS + seat)
    if face.gives_discounts:
        g.count_discounts()
    g.stages[card] = len(face.stages)
    raise_for_card(g, ENTERS, card, -1)


SAVE: Final = Question("save", save_prompt, save_candidates, save_answer, save_forbids)
CHOOSING_X: Final = Question("choose X", x_prompt, x_candidates, x_answer, x_forbids)
