"""Instructions: the small things that rules and card texts do to cards, each with what it changes around them."""

from __future__ import annotations

from arkade.games.arackhan_wars.board import NOWHERE, SPACE_NAMES
from arkade.games.arackhan_wars.influences import revealed
from arkade.games.arackhan_wars.printed import ALTERS_PROTECTION, HEARS_ACTIVATION
from arkade.games.arackhan_wars.spaces import note_presence, put_on, take_off
from arkade.games.arackhan_wars.state import (
    ACTED,
    BATTLEFIELD,
    DISCARD,
    NOBODY,
    NOTHING,
    SEATS,
    TURNED,
    UNDER,
    ArackhanWars,
    Guise,
)
from arkade.games.arackhan_wars.values import ALL, CHOSEN_BASE, refresh, touch
from arkade.kernel.cards import changed

# -- from space to space ---------------------------------------------------------------------------


def relocate(g: ArackhanWars, card: int, space: int) -> None:
    """AK-15.10: move a card without using it up."""
    shift(g, card, space)
    refresh(g)
    if g.listening:
        g.tell("move", f"{{0}} goes to {SPACE_NAMES[space]}.", g.controller(card), (card,))


def shift(g: ArackhanWars, card: int, space: int) -> None:
    """Put a card on another space; its surroundings are noted, not yet evaluated."""
    touch(g, card)
    take_off(g, card)
    put_on(g, card, space)
    touch(g, card)


def trade_places(g: ArackhanWars, card: int, other: int) -> None:
    """AK-15.13, AK-18.17: each takes the other's space."""
    first, second = g.place[card], g.place[other]
    touch(g, card)
    touch(g, other)
    take_off(g, card)
    take_off(g, other)
    put_on(g, card, second)
    put_on(g, other, first)
    touch(g, card)
    touch(g, other)
    refresh(g)
    if g.listening:
        g.tell("move", "{0} and {1} trade places.", g.controller(card), (card, other))


def put_into_play(g: ArackhanWars, card: int, space: int) -> None:
    """AK-15.12: a card from hand arrives face up with an active token."""
    seat = g.controller(card)
    g.move_face_up(card, g.at(BATTLEFIELD, seat))
    g.marks[card] = 0
    put_on(g, card, space)
    enter_play(g, card)
    refresh(g)
    if g.listening:
        g.tell("arrive", f"{{0}} comes into play at {SPACE_NAMES[space]}.", seat, (card,), "AK-15.12")


def enter_play(g: ArackhanWars, card: int) -> None:
    """AK-09.02, AK-09.06: a card lies face up; its texts work from now on."""
    if g.faces[g.face[card]].alters & ALTERS_PROTECTION:
        g.warding |= 1 << card
    if g.place[card] != NOWHERE:
        note_presence(g, card)
    touch(g, card)


# -- leaving play ----------------------------------------------------------------------------------


def destroy(g: ArackhanWars, card: int) -> None:
    """AK-14.01, AK-14.02: to the owner's discard pile at once."""
    if g.listening:
        g.tell("destroy", "{0} is destroyed.", g.controller(card), (card,), "AK-14.01")
    leave_play(g, card, g.at(DISCARD, g.owner[card]))
    refresh(g)


def discard(g: ArackhanWars, card: int) -> None:
    """AK-01.07: a Spell leaves play."""
    if g.listening:
        g.tell("discard", "{0} is discarded.", g.controller(card), (card,), "AK-01.07")
    leave_play(g, card, g.at(DISCARD, g.owner[card]))
    refresh(g)


def leave_play(g: ArackhanWars, card: int, zone: int) -> None:
    """Take a card off with all that lies on it; its surroundings are noted, not yet evaluated."""
    touch(g, card)
    take_off(g, card)
    g.move(card, zone)
    g.marks[card] = 0
    g.warding &= ~(1 << card)
    forget_changes(g, card)
    release_what_it_holds(g, card)
    for trophy in cards_under(g, card):
        g.host = changed(g.host, trophy, NOTHING)
        g.move(trophy, g.at(DISCARD, g.owner[trophy]))


def forget_changes(g: ArackhanWars, card: int) -> None:
    """What texts have changed on a card ends when it leaves."""
    if g.tokens[card]:
        g.tokens = changed(g.tokens, card, 0)
    if g.returns_to[card] != NOBODY:
        g.returns_to = changed(g.returns_to, card, NOBODY)
    if g.held_by[card] != NOTHING:
        g.held_by = changed(g.held_by, card, NOTHING)
    forget_round_changes(g, card)
    if card in g.movers:
        g.movers = tuple([mover for mover in g.movers if mover != card])


def forget_round_changes(g: ArackhanWars, card: int) -> None:
    """AK-20.12: what lasts for the Round at most."""
    if not g.altered >> card & 1:
        return
    g.altered ^= 1 << card
    if g.boosts[card]:
        g.boosts = changed(g.boosts, card, 0)
    if g.chosen[card]:
        g.chosen = changed(g.chosen, card, 0)
    if g.lasting[card]:
        g.lasting = changed(g.lasting, card, 0)
    if g.guises[card]:
        g.guises = disguised(g.guises, card, ())
    if g.skills[card]:
        g.skills = disguised(g.skills, card, ())


def put_under(g: ArackhanWars, card: int, host: int) -> None:
    """AK-20.14: a destroyed card goes under another, out of play."""
    if g.listening:
        g.tell("trophy", "{0} goes under {1}.", g.controller(host), (card, host), "AK-20.14")
    leave_play(g, card, g.at(UNDER, g.controller(host)))
    g.host = changed(g.host, card, host)
    refresh(g)


def cards_under(g: ArackhanWars, host: int) -> list[int]:
    under = g.piles[UNDER * SEATS] + g.piles[UNDER * SEATS + 1]
    return [card for card in under if g.host[card] == host] if under else under


# -- tokens ----------------------------------------------------------------------------------------


def turn_token(g: ArackhanWars, card: int) -> None:
    """AK-10.06: the token shows the deactivated side; a Spell is used."""
    if not g.marks[card] & TURNED:
        g.marks[card] |= TURNED
        if g.altered or g.heard & HEARS_ACTIVATION:
            hear_activation(g, card)


def turn_back(g: ArackhanWars, card: int) -> None:
    """AK-10.16, AK-21.01: the token shows the active side again."""
    if g.marks[card] & TURNED:
        g.marks[card] &= ~TURNED
        if g.altered or g.heard & HEARS_ACTIVATION:
            hear_activation(g, card)


def hear_activation(g: ArackhanWars, card: int) -> None:
    """AK-20.02: a text of a card may demand that it is active."""
    if g.faces[g.face[card]].alters & HEARS_ACTIVATION or g.altered >> card & 1:
        touch(g, card)
        refresh(g)


def deactivate(g: ArackhanWars, card: int) -> None:
    turn_token(g, card)
    if g.listening:
        g.tell("deactivate", "{0} is deactivated.", g.controller(card), (card,), "AK-10.06")


def reactivate(g: ArackhanWars, card: int) -> None:
    turn_back(g, card)
    if g.listening:
        g.tell("reactivate", "{0} becomes active again.", g.controller(card), (card,), "AK-10.16")


def add_token(g: ArackhanWars, card: int) -> None:
    """AK-09.05: a further Faction token."""
    g.tokens = changed(g.tokens, card, g.tokens[card] + 1)
    touch(g, card)
    refresh(g)
    if g.listening:
        g.tell("token", "{0} gets a further Faction token.", g.controller(card), (card,), "AK-09.05")


# -- control ---------------------------------------------------------------------------------------


def conquer(g: ArackhanWars, land: int, seat: int) -> None:
    """AK-14.03 to AK-14.05: the conqueror's token, active side up."""
    change_sides(g, land, seat)
    turn_back(g, land)
    if g.listening:
        g.tell("conquer", "{seat} conquers {0}.", seat, (land,), "AK-14.03")


def change_sides(g: ArackhanWars, card: int, seat: int) -> None:
    """AK-14.09: a card is allied to another player at once, with all that lies under it."""
    touch(g, card)
    space = g.place[card]
    take_off(g, card)
    g.move(card, g.at(BATTLEFIELD, seat))
    for trophy in cards_under(g, card):
        g.move(trophy, g.at(UNDER, seat))
    put_on(g, card, space)
    touch(g, card)


def exchange_tokens(g: ArackhanWars, card: int, other: int) -> None:
    """AK-23.19: two Creatures change sides until the end of the Round; the tokens keep the side that they show."""
    first, second = g.controller(card), g.controller(other)
    first_turned, second_turned = g.marks[card] & TURNED, g.marks[other] & TURNED
    lend(g, card, second, NOTHING)
    lend(g, other, first, NOTHING)
    g.marks[card] = g.marks[card] & ~TURNED | second_turned
    g.marks[other] = g.marks[other] & ~TURNED | first_turned
    refresh(g)
    if g.listening:
        g.tell("control", "{0} and {1} exchange their Faction tokens.", first, (card, other), "AK-23.19")


def take_over(g: ArackhanWars, card: int, seat: int, spell: int) -> None:
    """AK-23.19: an enemy Creature gets an own token, active side up, until a Spell is discarded."""
    lend(g, card, seat, spell)
    g.marks[card] &= ~TURNED
    refresh(g)
    if g.listening:
        g.tell("control", "{seat} takes control of {0}.", seat, (card,), "AK-23.19")


def lend(g: ArackhanWars, card: int, seat: int, spell: int) -> None:
    """Let a card change sides for a time, and note whose it was before."""
    if g.returns_to[card] == NOBODY:
        g.returns_to = changed(g.returns_to, card, g.controller(card))
    g.held_by = changed(g.held_by, card, spell)
    change_sides(g, card, seat)
    if card in g.movers:
        g.movers = tuple([mover for mover in g.movers if mover != card])


def give_back(g: ArackhanWars, card: int) -> None:
    """AK-23.19: the old token returns, active side up."""
    seat = g.returns_to[card]
    g.returns_to = changed(g.returns_to, card, NOBODY)
    g.held_by = changed(g.held_by, card, NOTHING)
    g.marks[card] &= ~TURNED
    if seat != g.controller(card):
        change_sides(g, card, seat)
        if g.listening:
            g.tell("control", "{0} returns to {seat}.", seat, (card,), "AK-23.19")


def release_what_it_holds(g: ArackhanWars, spell: int) -> None:
    """A Spell that held a Creature is discarded: the Creature returns."""
    if spell in g.held_by:
        for card in revealed(g):
            if g.held_by[card] == spell:
                give_back(g, card)


# -- characteristics -------------------------------------------------------------------------------


def disguised(column: tuple[Guise, ...], card: int, guise: Guise) -> tuple[Guise, ...]:
    """A column of guises with another one for one card."""
    return (*column[:card], guise, *column[card + 1 :])


def guise_of(g: ArackhanWars, card: int) -> Guise:
    return g.guises[card] or (g.face[card],)


def skills_guise(g: ArackhanWars, card: int) -> Guise:
    return g.skills[card] or guise_of(g, card)


def wear(g: ArackhanWars, card: int, other: int, lasts: int) -> None:
    """AK-01.11, AK-15.11: a card counts as a copy of another for a time. Another Action is one that it has not used."""
    if guise_of(g, card) != guise_of(g, other):
        g.marks[card] &= ~ACTED
    g.guises = disguised(g.guises, card, guise_of(g, other))
    g.skills = disguised(g.skills, card, g.skills[other])
    g.chosen = changed(g.chosen, card, 0)
    g.lasting = changed(g.lasting, card, lasts)
    look_everywhere(g, card)
    if g.listening:
        g.tell("copy", "{0} counts as a copy of {1}.", g.controller(card), (card, other), "AK-01.11")


def absorb(g: ArackhanWars, card: int, other: int, guise: Guise, skills: Guise) -> None:
    """AK-20.06: a card has the characteristics that another had when it was destroyed on top of its own."""
    if g.skills[card] or skills != guise:
        g.skills = disguised(g.skills, card, skills_guise(g, card) + skills)
    g.guises = disguised(g.guises, card, guise_of(g, card) + guise)
    look_everywhere(g, card)
    if g.listening:
        g.tell("copy", "{0} absorbs {1}.", g.controller(card), (card, other), "AK-20.06")


def exchange_skills(g: ArackhanWars, card: int, other: int) -> None:
    """AK-20.10: two cards exchange their Skills for the rest of the Round."""
    first, second = skills_guise(g, card), skills_guise(g, other)
    g.altered |= 1 << card | 1 << other
    g.skills = disguised(disguised(g.skills, card, second), other, first)
    look_everywhere(g, card)
    look_everywhere(g, other)
    if g.listening:
        g.tell("copy", "{0} and {1} exchange their Skills.", g.controller(card), (card, other), "AK-20.10")


def look_everywhere(g: ArackhanWars, card: int) -> None:
    """A card has become another: it may influence, watch and alter what its face did not."""
    g.attend_to(guise_of(g, card) + g.skills[card])
    g.warding |= 1 << card
    g.altered |= 1 << card
    note_presence(g, card)
    g.stale = ALL
    refresh(g)


def choose_numbers(g: ArackhanWars, card: int, attack: int, defense: int) -> None:
    """Let these be the Attack and Defense of a card for the rest of the Round, before all changes."""
    g.chosen = changed(g.chosen, card, 1 + attack * CHOSEN_BASE + defense)
    g.altered |= 1 << card
    touch(g, card)
    refresh(g)
    if g.listening:
        g.tell("numbers", f"{{0}} is now {attack}/{defense}.", g.controller(card), (card,))


def boost(g: ArackhanWars, card: int, attack: int) -> None:
    """More Attack for the rest of the Round."""
    g.boosts = changed(g.boosts, card, g.boosts[card] + attack)
    g.altered |= 1 << card
    touch(g, card)
    refresh(g)
    if g.listening:
        g.tell("numbers", "{0} has Attack +{n} in this Round.", g.controller(card), (card,), number=attack)
