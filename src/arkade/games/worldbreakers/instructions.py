"""Instructions: the small things that card texts tell players to do, each with what it triggers."""

from __future__ import annotations

from arkade.cardtext.effects import perform
from arkade.games.worldbreakers.printed import (
    CHANGING_HEALTH,
    DEVELOPED,
    DREW_LOCATION,
    GAINED_POWER,
    GAINED_POWER_IN_COMBAT,
    GUILD_NAMES,
    LOCATION_DAMAGED,
)
from arkade.games.worldbreakers.state import (
    DECK,
    DEVELOPMENTS,
    DISCARD,
    FOLLOWERS,
    HAND,
    POWER_GAINS,
    SEATS,
    SENTENCED,
    STORED,
    Worldbreakers,
)
from arkade.games.worldbreakers.triggers import leave_play, raise_for_card, raise_for_seat, settle
from arkade.kernel.cards import changed

# -- what players have -----------------------------------------------------------------------------


def gain_mythium(g: Worldbreakers, seat: int, count: int) -> None:
    if count <= 0:
        return
    g.mythium[seat] += count
    if g.listening:
        g.tell("mythium", "{seat} gains {n} mythium.", seat, number=count)


def lose_mythium(g: Worldbreakers, seat: int, count: int) -> None:
    """WB-05.03: never below 0."""
    lost = min(count, g.mythium[seat])
    g.mythium[seat] -= lost
    if g.listening:
        g.tell("mythium", "{seat} loses {n} mythium.", seat, rule="WB-05.03", number=lost)


def gain_standing(g: Worldbreakers, seat: int, guild: int, count: int) -> None:
    g.standing[seat * 4 + guild] += count
    g.unsettled |= g.heard >> CHANGING_HEALTH & 1
    if g.listening:
        g.tell("standing", f"{{seat}} gains {{n}} {GUILD_NAMES[guild]} standing.", seat, number=count)
    settle(g)


def lose_standing(g: Worldbreakers, seat: int, guild: int, count: int) -> None:
    """WB-05.06: never below 0."""
    lost = min(count, g.standing[seat * 4 + guild])
    g.standing[seat * 4 + guild] -= lost
    g.unsettled |= g.heard >> CHANGING_HEALTH & 1
    if g.listening:
        g.tell("standing", f"{{seat}} loses {{n}} {GUILD_NAMES[guild]} standing.", seat, number=lost)
    settle(g)


def gain_power(g: Worldbreakers, seat: int, count: int) -> None:
    """WB-05.12: one instruction is one gain, whatever the amount."""
    if count <= 0:
        return
    g.power[seat] += count
    if g.listening:
        g.tell("power", "{seat} gains {n} power.", seat, number=count)
    raise_for_seat(g, GAINED_POWER, seat, -1, g.tally[POWER_GAINS * SEATS + seat] == 0)
    g.tally[POWER_GAINS * SEATS + seat] += 1
    if g.combat and seat == g.attacker:
        if g.combat_event >= 0 and g.combat_power_gains == 0:
            raise_for_card(g, GAINED_POWER_IN_COMBAT, g.combat_event, -1)
        g.combat_power_gains += 1
    settle(g)


def lose_power(g: Worldbreakers, seat: int, count: int) -> None:
    """WB-05.11: never below 0."""
    lost = min(count, g.power[seat])
    g.power[seat] -= lost
    if g.listening:
        g.tell("power", "{seat} loses {n} power.", seat, rule="WB-05.11", number=lost)


# -- cards in hidden zones -------------------------------------------------------------------------


def draw_cards(g: Worldbreakers, seat: int, count: int) -> int:
    """WB-08.12: draw what is there. The number of cards drawn."""
    drawn = min(count, len(g.pile(DECK, seat)))
    for _ in range(drawn):
        draw_card(g, seat, g.pile(DECK, seat)[-1])
    settle(g)
    return drawn


def draw_card(g: Worldbreakers, seat: int, card: int) -> None:
    """WB-15.26: a card that a player draws, wherever in the deck it was. Abilities that wait for drawn locations
    wait for every card, because being asked must not tell what was drawn (see `suits_drawn_card`)."""
    g.move(card, g.at(HAND, seat))
    if g.listening:
        g.tell("draw", "{seat} draws {0}.", seat, (card,))
    if g.heard >> DREW_LOCATION & 1 and is_own_turn(g, seat):
        raise_for_seat(g, DREW_LOCATION, seat, card, True)


def is_own_turn(g: Worldbreakers, seat: int) -> bool:
    """WB-30.05: not while setting up, not in the Rally Phase, not on the opponent's turn."""
    return g.turn > 0 and not g.in_rally and g.turn_seat == seat


def discard_from_hand(g: Worldbreakers, card: int) -> None:
    g.move(card, g.at(DISCARD, g.owner[card]))
    if g.listening:
        g.tell("discard", "{seat} discards {0}.", g.owner[card], (card,))


def store(g: Worldbreakers, card: int, host: int) -> None:
    """WB-16.17: face up under its host, belonging to no other zone."""
    seat = g.controller(host)
    g.move(card, g.at(STORED, seat))
    g.host = changed(g.host, card, host)
    if g.listening:
        g.tell("store", "{seat} stores {0} on {1}.", seat, (card, host), "WB-16.17")


def storage_left(g: Worldbreakers, host: int) -> int:
    """WB-16.20: how many more cards a card can store."""
    return g.printed(host).storage - len(g.stored_on(host))


# -- cards in play ---------------------------------------------------------------------------------


def exhaust(g: Worldbreakers, card: int) -> None:
    g.exhausted[card] = 1


def ready(g: Worldbreakers, card: int) -> None:
    g.exhausted[card] = 0
    if g.listening:
        g.tell("readied", "{0} becomes ready.", g.controller(card), (card,))


def deal_wounds(g: Worldbreakers, follower: int, count: int, dealer: int = -1) -> None:
    """WB-05.15, WB-16.06: wounds stay; any wound that a lethal follower deals defeats."""
    if count <= 0 or not g.is_follower_in_play(follower):
        return
    g.wounds[follower] += count
    if dealer >= 0 and g.is_follower(dealer) and g.has_lethal(dealer):
        sentence_to_defeat(g, follower)
    g.unsettled = 1
    if g.listening:
        words = "{0} gets {n} wounds." if count > 1 else "{0} gets 1 wound."
        g.tell("wound", words, g.controller(follower), (follower,), number=count)
    settle(g)


def sentence_to_defeat(g: Worldbreakers, follower: int) -> None:
    if g.underway[follower] == 0:
        g.underway[follower] = SENTENCED


def defeat(g: Worldbreakers, follower: int) -> None:
    """WB-10.09: an effect defeats a follower whatever its wounds."""
    if g.is_follower_in_play(follower):
        sentence_to_defeat(g, follower)
        g.unsettled = 1
        settle(g)


def heal_all(g: Worldbreakers, follower: int) -> None:
    g.wounds[follower] = 0
    if g.listening:
        g.tell("heal", "All wounds are removed from {0}.", g.controller(follower), (follower,))


def put_counter(g: Worldbreakers, follower: int) -> None:
    """WB-05.13: a +1/+1 counter."""
    g.plus = changed(g.plus, follower, g.plus[follower] + 1)
    if g.listening:
        g.tell("counter", "{0} gets a +1/+1 counter.", g.controller(follower), (follower,), "WB-05.13")


def put_stationary(g: Worldbreakers, follower: int) -> None:
    """WB-05.14: a stationary counter."""
    g.stationary = changed(g.stationary, follower, g.stationary[follower] + 1)
    if g.listening:
        g.tell("counter", "{0} gets a stationary counter.", g.controller(follower), (follower,), "WB-05.14")


def remove_from_combat(g: Worldbreakers, follower: int) -> None:
    """WB-13.15: it stops attacking, stays exhausted, and was not blocked."""
    if g.is_attacking(follower):
        g.move(follower, g.at(FOLLOWERS, g.controller(follower)))
        if g.listening:
            g.tell("combat", "{0} is removed from combat.", g.controller(follower), (follower,), "WB-13.15")


# -- locations -------------------------------------------------------------------------------------


def top_stage(g: Worldbreakers, location: int) -> int:
    """WB-11.02: the lowest stage that still has a counter, counted from 0."""
    return len(g.printed(location).stages) - g.stages[location]


def develop(g: Worldbreakers, seat: int, location: int) -> None:
    """WB-11.03, WB-11.05: take off the topmost counter, then resolve its stage; the location stays until then."""
    if g.stages[location] == 0:
        return
    stage = top_stage(g, location)
    g.stages[location] -= 1
    g.underway[location] += 1
    if g.listening:
        g.tell("develop", "{seat} develops {0} (stage {n}).", seat, (location,), "WB-11.03", stage + 1)
    g.then(finish_development, seat, location)
    perform(g, g.printed(location).stages[stage], seat, location, -1, 0)


def finish_development(g: Worldbreakers, seat: int, location: int) -> None:
    """WB-11.04: the stage is done; a location without counters may now be depleted."""
    if g.underway[location]:
        g.underway[location] -= 1
    raise_for_seat(g, DEVELOPED, seat, location, g.tally[DEVELOPMENTS * SEATS + seat] == 0)
    g.tally[DEVELOPMENTS * SEATS + seat] += 1
    g.unsettled |= int(g.stages[location] == 0)
    settle(g)


def damage_location(g: Worldbreakers, location: int) -> None:
    """WB-11.07: take off the topmost counter; its stage does not resolve."""
    if g.stages[location] == 0:
        return
    g.stages[location] -= 1
    if g.listening:
        g.tell("damage", "{0} is damaged.", g.controller(location), (location,), "WB-11.07")
    raise_for_card(g, LOCATION_DAMAGED, location, location)
    g.unsettled = 1
    settle(g)


def deplete(g: Worldbreakers, location: int) -> None:
    """WB-11.10: remove all counters and discard it; no stage resolves, and it is not damage."""
    if g.listening:
        g.tell("deplete", "{0} is depleted.", g.controller(location), (location,), "WB-11.10")
    leave_play(g, location, DISCARD)
    g.unsettled = 1
    settle(g)
