"""Triggered abilities: what waits for what, in which order it resolves, and what is checked in between.

An ability that is triggered waits in `raised` until the instruction that triggered it is done. Then a
checkpoint defeats and depletes what qualifies and opens a window in which the players resolve what waits.
"""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import effect_of, perform
from arkade.games.worldbreakers.printed import CHANGING_HEALTH, DEFEAT, DREW_LOCATION
from arkade.games.worldbreakers.state import DISCARD, DYING, SEATS, SENTENCED, Waiting, Worldbreakers
from arkade.kernel.cards import changed
from arkade.kernel.question import PASS, Option, Question

TRIGGER: Final = 10
TRIGGER_FOR: Final = 11


def raise_for_card(g: Worldbreakers, event: int, card: int, thing: int) -> None:
    """Let a card's own abilities wait that an event about itself triggers."""
    face = g.faces[g.face[card]]
    if not face.listens >> event & 1:
        return
    for trigger in face.triggers:
        if trigger.event == event:
            g.raised.append((trigger.effect.key, card, g.controller(card), thing))


def raise_for_seat(g: Worldbreakers, event: int, seat: int, thing: int, first: bool) -> None:
    """Let the abilities of a player's cards wait that an event about that player triggers."""
    if not g.heard >> event & 1:
        return
    for card in g.active_cards(seat):
        face = g.faces[g.face[card]]
        if face.listens >> event & 1:
            for trigger in face.triggers:
                if trigger.event == event and (first or not trigger.first_each_round):
                    g.raised.append((trigger.effect.key, card, seat, thing))


def settle(g: Worldbreakers) -> None:
    """WB-15.19: after an instruction, check and let what it triggered resolve before the next one."""
    if g.raised or g.unsettled:
        g.then(checkpoint)


def checkpoint(g: Worldbreakers) -> None:
    """WB-10.08, WB-15.19: first defeat and deplete what qualifies, then resolve what was triggered."""
    if g.raised:
        open_window(g)
    if not g.unsettled:
        return
    g.unsettled = 0
    deplete_empty(g)
    doomed = find_doomed(g)
    if doomed:
        g.then(bury)
        raise_defeats(g)
        if g.raised:
            open_window(g)


def find_doomed(g: Worldbreakers) -> list[int]:
    """WB-10.07, WB-10.11: the followers to be defeated now; they are marked as dying."""
    found: list[int] = []
    for seat in range(SEATS):
        for card in g.followers(seat):
            state = g.underway[card]
            if state == SENTENCED or (state == 0 and g.wounds[card] >= g.health(card)):
                g.underway[card] = DYING
                found.append(card)
    return found


def raise_defeats(g: Worldbreakers) -> None:
    """WB-30.27: Interrupts to the first defeat of a round, on either side."""
    first = g.defeats == 0
    g.defeats += 1
    for seat in range(SEATS):
        raise_for_seat(g, DEFEAT, seat, -1, first)


def bury(g: Worldbreakers) -> None:
    """WB-10.07: put the dying followers, all together, into their owners' discard piles."""
    for seat in range(SEATS):
        for card in [card for card in g.followers(seat) if g.underway[card] == DYING]:
            if g.listening:
                g.tell("defeat", "{0} is defeated.", seat, (card,), "WB-10.07")
            leave_play(g, card, DISCARD)
    g.unsettled = g.heard >> CHANGING_HEALTH & 1
    settle(g)


def deplete_empty(g: Worldbreakers) -> None:
    """WB-11.04, WB-11.09: discard locations without stage counters, but not one whose last stage resolves."""
    for seat in range(SEATS):
        for card in g.locations(seat)[:]:
            if g.stages[card] == 0 and not g.underway[card]:
                if g.listening:
                    g.tell("deplete", "{0} is depleted.", seat, (card,), "WB-11.09")
                leave_play(g, card, DISCARD)


def leave_play(g: Worldbreakers, card: int, kind: int) -> None:
    """WB-01.09, WB-04.08, WB-16.19: to the owner's zone, without counters; what was stored on it is discarded."""
    for stored in g.stored_on(card) if g.printed(card).storage else []:
        take_out(g, stored)
        g.move(stored, g.at(DISCARD, g.owner[stored]))
    clear_counters(g, card)
    g.move(card, g.at(kind, g.owner[card]))
    if g.printed(card).gives_discounts:
        g.count_discounts()


def take_out(g: Worldbreakers, card: int) -> None:
    """WB-16.18: the card is stored nowhere any more."""
    if g.host[card] >= 0:
        g.host = changed(g.host, card, -1)


def clear_counters(g: Worldbreakers, card: int) -> None:
    g.exhausted[card] = 0
    g.wounds[card] = 0
    if g.plus[card]:
        g.plus = changed(g.plus, card, 0)
    if g.stationary[card]:
        g.stationary = changed(g.stationary, card, 0)
    g.stages[card] = 0
    g.combat_strength[card] = 0
    g.combat_marks[card] = 0
    g.underway[card] = 0


def open_window(g: Worldbreakers) -> None:
    """Let the players resolve the abilities that have been raised, before anything else goes on."""
    base = len(g.waiting)
    g.waiting += g.raised
    g.raised.clear()
    g.then(window, base)


def window(g: Worldbreakers, base: int) -> None:
    """WB-15.18: first all abilities of the active player in the order of their choice, then the other's."""
    drop_lost(g, base)
    active = g.active_player()
    for seat in (active, 1 - active):
        usable = [ability for ability in abilities_of(g, base, seat) if seems_usable(g, ability)]
        if len(usable) == 1 and is_forced(g, usable[0]):
            resolve_waiting(g, base, usable[0])
            return
        if usable:
            g.ask(seat, ABILITY, base)
            return
        forget(g, base, seat)


def drop_lost(g: Worldbreakers, base: int) -> None:
    """WB-15.20: forget abilities whose source is gone. An ability that waits for something about its own card keeps
    that card as its thing only where the same event can make the card leave play."""
    for ability in g.waiting[base:]:
        if not g.is_active(ability[1]) and ability[3] != ability[1]:
            g.waiting.remove(ability)


def forget(g: Worldbreakers, base: int, seat: int) -> None:
    """What a player has declined, or could not use, waits no longer."""
    g.waiting[base:] = [ability for ability in g.waiting[base:] if ability[2] != seat]


def seems_usable(g: Worldbreakers, ability: Waiting) -> bool:
    """WB-15.06, WB-15.08: conditions are met and costs can be paid, as far as everybody can see. Where they are not,
    an ability still waits: another one may come first and change that."""
    key, card, seat, thing = ability
    at = remember(g, thing)
    usable = effect_of(g, key).seems_payable(g, seat, card, at)
    del g.memory[at:]
    return usable


def is_usable(g: Worldbreakers, ability: Waiting) -> bool:
    """The same with hidden cards looked at."""
    key, card, seat, thing = ability
    at = remember(g, thing)
    usable = effect_of(g, key).payable(g, seat, card, at)
    del g.memory[at:]
    return usable


def remember(g: Worldbreakers, thing: int) -> int:
    """A place in memory that lets conditions look at what triggered them, before anything is resolved. It is taken
    away again at once: looking at a decision must not change the game."""
    g.memory += [thing, 0]
    return len(g.memory) - 2


def abilities_of(g: Worldbreakers, base: int, seat: int) -> list[Waiting]:
    return [ability for ability in g.waiting[base:] if ability[2] == seat]


def is_forced(g: Worldbreakers, ability: Waiting) -> bool:
    """WB-15.04, WB-15.05: whether a waiting ability says Forced."""
    for trigger in g.faces[g.face[ability[1]]].triggers:
        if trigger.effect.key == ability[0]:
            return trigger.forced
    return False


def resolve_waiting(g: Worldbreakers, base: int, ability: Waiting) -> None:
    """WB-15.03: carry out one waiting ability; it waits no longer."""
    key, card, seat, thing = ability
    del g.waiting[g.waiting.index(ability, base)]
    if len(g.waiting) > base:
        g.then(window, base)
    perform(g, effect_of(g, key), seat, card, thing, 0)


def ability_prompt(g: Worldbreakers, seat: int, base: int) -> str:
    return "Resolve one of your abilities, or pass." if may_pass(g, seat, base) else "Choose which ability comes next."


def ability_candidates(g: Worldbreakers, seat: int, base: int) -> list[Option]:
    return [trigger_option(g, base, ability) for ability in abilities_of(g, base, seat)] + [PASS]


def trigger_option(g: Worldbreakers, base: int, ability: Waiting) -> Option:
    """Which ability of which card; where one ability waits for several things, which of them."""
    key, card, _, thing = ability
    if thing >= 0 and len([other for other in g.waiting[base:] if other[0] == key and other[1] == card]) > 1:
        return (TRIGGER_FOR, card, thing)
    return (TRIGGER, card, key)


def may_pass(g: Worldbreakers, seat: int, base: int) -> bool:
    for ability in abilities_of(g, base, seat):
        if is_forced(g, ability) and is_usable(g, ability):
            return False
    return True


def ability_forbids(g: Worldbreakers, seat: int, option: Option, base: int) -> str | None:
    """WB-15.05: a forced ability can't be declined. WB-15.08: costs must be paid in full. WB-30.04: an ability that
    waits for drawn locations can't be used for another card; it is asked about every card drawn, so that being asked
    tells the opponent nothing."""
    if option == PASS:
        return None if may_pass(g, seat, base) else "WB-15.05"
    for ability in abilities_of(g, base, seat):
        if trigger_option(g, base, ability) == option:
            if not suits_drawn_card(g, ability):
                return "WB-30.04"
            return None if is_usable(g, ability) else "WB-15.08"
    return None


def ability_options(g: Worldbreakers, seat: int, base: int) -> list[Option]:
    """The abilities that can be used now, as `ability_forbids` tells them."""
    options: list[Option] = []
    declinable = True
    for ability in abilities_of(g, base, seat):
        if is_usable(g, ability):
            declinable = declinable and not is_forced(g, ability)
            if suits_drawn_card(g, ability):
                options.append(trigger_option(g, base, ability))
    if declinable:
        options.append(PASS)
    return options


def suits_drawn_card(g: Worldbreakers, ability: Waiting) -> bool:
    face = g.faces[g.face[ability[1]]]
    if not face.listens >> DREW_LOCATION & 1:
        return True
    for trigger in face.triggers:
        if trigger.effect.key == ability[0] and trigger.event == DREW_LOCATION:
            return g.is_location(ability[3])
    return True


def ability_answer(g: Worldbreakers, seat: int, option: Option, base: int) -> None:
    if option != PASS:
        for ability in abilities_of(g, base, seat):
            if trigger_option(g, base, ability) == option:
                resolve_waiting(g, base, ability)
                return
    forget(g, base, seat)
    if len(g.waiting) > base:
        g.then(window, base)


ABILITY = Question("ability", ability_prompt, ability_candidates, ability_answer, ability_forbids, ability_options)
