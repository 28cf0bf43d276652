"""The three-pile draft (WB-21): hidden piles, looked at one after the other, taken whole or put back."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import listing
from arkade.games.worldbreakers.between_games import next_game
from arkade.games.worldbreakers.printed import WORLDBREAKER, Face
from arkade.games.worldbreakers.state import FIRST_PILE, POOL, SUPPLY, Worldbreakers, shared_zone
from arkade.kernel.question import Option, Question
from arkade.kernel.verbs import A_NUMBER, Verb
from arkade.kernel.zones import NOBODY

DRAFT: Final = 60
RETURN: Final = 61
PILES: Final = 3

# -- set-up ----------------------------------------------------------------------------------------


def start_draft(g: Worldbreakers) -> None:
    """WB-21.01 to WB-21.04. All cards have the same back, so that they are of one pool for `determinize`."""
    seats = g.table.seats
    own = [face for face, printed in enumerate(g.faces) if everybody_has(printed)]
    shared = [face for face, printed in enumerate(g.faces) if not everybody_has(printed)]
    for seat in range(seats):
        for card in g.add_cards(own, g.at(POOL, seat), seat, seats):
            g.reveal(card)
    supply = shared_zone(g, SUPPLY)
    g.add_cards(shared, supply, NOBODY, seats)
    g.shuffle(supply)
    for pile in range(PILES):
        deal(g, pile)
    g.turn_seat = g.pick(seats)
    if g.listening:
        g.tell("draft", "The draft begins; {seat} drafts first.", g.turn_seat, rule="WB-21.04")
    begin_draft(g)


def everybody_has(face: Face) -> bool:
    """WB-21.01: Worldbreakers and signature cards."""
    return face.kind == WORLDBREAKER or face.signature_of != ""


def begin_draft(g: Worldbreakers) -> None:
    """The draft goes on with the turn of the player who is next, and after it comes the first game."""
    g.then(next_game)
    g.then(draft_turn)


# -- piles -----------------------------------------------------------------------------------------


def pile_zone(g: Worldbreakers, pile: int) -> int:
    return shared_zone(g, FIRST_PILE + pile)


def supply_left(g: Worldbreakers) -> int:
    return len(g.piles[shared_zone(g, SUPPLY)])


def deal(g: Worldbreakers, pile: int) -> None:
    """WB-21.03, WB-21.07, WB-21.08, WB-21.12: a card face down onto a pile, while the supply has one."""
    g.draw(shared_zone(g, SUPPLY), pile_zone(g, pile))


def pile_from(g: Worldbreakers, first: int) -> int:
    """WB-21.12: the first pile from this one on that is not empty, or -1."""
    for pile in range(first, PILES):
        if g.piles[pile_zone(g, pile)]:
            return pile
    return -1


# -- a turn ----------------------------------------------------------------------------------------


def draft_turn(g: Worldbreakers) -> None:
    """WB-21.05, WB-21.14: a turn starts at pile 1; the draft ends when nothing is left."""
    pile = pile_from(g, 0)
    if pile >= 0:
        look_at_pile(g, pile)
    else:
        end_draft(g)


def look_at_pile(g: Worldbreakers, pile: int) -> None:
    """WB-21.06, WB-21.18: only the player on turn sees the cards."""
    seat = g.turn_seat
    cards = tuple(g.piles[pile_zone(g, pile)])
    for card in cards:
        g.look(card, seat)
    if g.listening:
        tell_cards(g, f"{{seat}} looks at pile {pile + 1}", cards, "WB-21.06")
    g.ask(seat, PILE, pile)


def tell_cards(g: Worldbreakers, words: str, cards: tuple[int, ...], rule: str) -> None:
    """WB-21.18: name the cards to the player on turn; the others hear how many they are."""
    seat = g.turn_seat
    names = listing([f"{{{place}}}" for place in range(len(cards))])
    count = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
    g.tell("draft", f"{words}: {names}.", seat, cards, rule, seats=1 << seat, otherwise=f"{words}: {count}.")


def pile_prompt(g: Worldbreakers, seat: int, pile: int) -> str:
    names = listing([g.name(card) for card in g.piles[pile_zone(g, pile)]])
    return f"Pile {pile + 1}: {names}. Draft it or return it?"


def pile_candidates(g: Worldbreakers, seat: int, pile: int) -> list[Option]:
    return [(DRAFT, pile + 1, 0), (RETURN, pile + 1, 0)]


def pile_forbids(g: Worldbreakers, seat: int, option: Option, pile: int) -> str | None:
    """WB-21.13: the last pile of a turn may be returned only while the supply has a card for it and one to draft."""
    is_last = pile_from(g, pile + 1) < 0
    return "WB-21.13" if option[0] == RETURN and is_last and supply_left(g) < 2 else None


def pile_answer(g: Worldbreakers, seat: int, option: Option, pile: int) -> None:
    if option[0] == DRAFT:
        draft_pile(g, seat, pile)
    else:
        return_pile(g, pile)


def draft_pile(g: Worldbreakers, seat: int, pile: int) -> None:
    """WB-21.06, WB-21.07: all cards into the pool, a new pile, the end of the turn."""
    cards = tuple(g.piles[pile_zone(g, pile)])
    for card in cards:
        g.move(card, g.at(POOL, seat))
    if g.listening:
        tell_cards(g, f"{{seat}} drafts pile {pile + 1}", cards, "WB-21.07")
    deal(g, pile)
    end_turn(g)


def return_pile(g: Worldbreakers, pile: int) -> None:
    """WB-21.08, WB-21.09: a card onto the pile, then the next pile, or the end of the turn."""
    deal(g, pile)
    following = pile_from(g, pile + 1)
    if following >= 0:
        g.then(look_at_pile, following)
    else:
        draft_blindly(g)
        end_turn(g)


def draft_blindly(g: Worldbreakers) -> None:
    """WB-21.09, WB-21.10: the supply's top card, whatever it is."""
    card = g.draw(shared_zone(g, SUPPLY), g.at(POOL, g.turn_seat))
    if g.listening:
        tell_cards(g, "{seat} drafts from the supply", (card,), "WB-21.09")


def end_turn(g: Worldbreakers) -> None:
    """WB-21.04: players alternate."""
    g.turn_seat = 1 - g.turn_seat
    g.then(draft_turn)


def end_draft(g: Worldbreakers) -> None:
    """WB-01.08, WB-21.14: from now on the cards of a pool are their player's own."""
    owner = list(g.owner)
    for seat in range(g.table.seats):
        for card in g.pile(POOL, seat):
            owner[card] = seat
    g.owner = tuple(owner)
    if g.listening:
        g.tell("draft", "The draft is over.", rule="WB-21.14")


PILE: Final = Question("draft", pile_prompt, pile_candidates, pile_answer, pile_forbids)

DRAFT_VERBS: Final = [Verb(DRAFT, "draft pile {a}", A_NUMBER), Verb(RETURN, "return pile {a}", A_NUMBER)]
