"""The round of Tidepool, step by step."""

from __future__ import annotations

from arkade.cardtext.choices import FIRST_FREE_VERB
from arkade.cardtext.effects import begin
from arkade.games.sample.state import DECK, DISCARD, FRONT, HAND, REVEALED, Tidepool
from arkade.kernel.question import PASS, Option, Question, Window
from arkade.kernel.starting import first_player

PLAY = FIRST_FREE_VERB
REACT = FIRST_FREE_VERB + 1
LAST_ROUND = 10


def start(g: Tidepool) -> None:
    """TP-01.01 to TP-01.04: decks, hands, pearls, the first leader."""
    for seat in range(g.seats):
        g.add_cards(g.faces.deck, g.at(DECK, seat), seat, seat)
        g.shuffle(g.at(DECK, seat))
        draw_cards(g, seat, 4)
    g.lead = first_player(g)
    g.then(new_round)


def new_round(g: Tidepool) -> None:
    """TP-02.01: everybody who holds cards is asked at once."""
    g.round += 1
    g.gained = [0] * g.seats
    g.fog = 0
    g.then(end_of_round)
    g.then(resolve_next)
    holders = [seat for seat in range(g.seats) if g.pile(HAND, seat)]
    if g.listening:
        g.tell("round", "Round {n} begins; {seat} leads.", g.lead, number=g.round)
    if holders:
        g.ask_all(holders, PICK)


def pick_prompt(g: Tidepool, seat: int) -> str:
    return "Choose a card to play; all are revealed together."


def pick_candidates(g: Tidepool, seat: int) -> list[Option]:
    zones = (HAND, FRONT, DISCARD)
    return [(PLAY, card, 0) for kind in zones for card in g.pile(kind, seat)]


def pick_forbids(g: Tidepool, seat: int, option: Option) -> str | None:
    return None if g.zone[option[1]] == g.at(HAND, seat) else "TP-02.01"


def reveal_pick(g: Tidepool, seat: int, ballot: tuple[Option, ...]) -> None:
    g.move(ballot[0][1], g.at(REVEALED, seat))


def resolve_next(g: Tidepool) -> None:
    """TP-02.02: the lowest speed first, then the leader's, then in turn order."""
    best = -1
    for seat in g.seats_from(g.lead):
        for card in g.pile(REVEALED, seat):
            if best < 0 or g.faces.speed[g.face[card]] < g.faces.speed[g.face[best]]:
                best = card
    if best >= 0:
        g.cancelled = 0
        g.then(resolve_next)
        g.then(resolve_card, best)
        g.open_window(REACTION, g.next_seat(g.owner[best]), best)


def asks_to_react(g: Tidepool, seat: int, card: int) -> bool:
    """TP-02.03, TP-02.04: not the card's own player, and nobody once it is cancelled."""
    return seat != g.owner[card] and not g.cancelled


def react_prompt(g: Tidepool, seat: int, card: int) -> str:
    return f"{g.table.seat_names[g.owner[card]]} is about to resolve {g.name(card)}. React?"


def react_candidates(g: Tidepool, seat: int, card: int) -> list[Option]:
    return [(REACT, held, 0) for held in g.pile(HAND, seat)] + [PASS]


def react_forbids(g: Tidepool, seat: int, option: Option, card: int) -> str | None:
    if option == PASS:
        return None
    if g.faces.reaction[g.face[option[1]]] is None:
        return "TP-02.03"
    return "TP-03.05" if g.fog >> seat & 1 else None


def react(g: Tidepool, seat: int, option: Option, card: int) -> None:
    ability = g.faces.reaction[g.face[option[1]]]
    assert ability is not None
    g.move(option[1], g.at(DISCARD, seat))
    begin(g, ability.effect, seat, option[1])


def resolve_card(g: Tidepool, card: int) -> None:
    """TP-02.04, TP-02.05: do what it says, unless it was cancelled, and put it away."""
    seat = g.owner[card]
    face = g.face[card]
    if g.listening:
        words = "{0} of {seat} is cancelled." if g.cancelled else "{0} of {seat} resolves."
        g.tell("resolve", words, seat, (card,), "TP-02.04" if g.cancelled else "TP-02.02")
    stays = g.faces.in_play[face] is not None and not g.cancelled
    g.then(put_away, card, g.at(FRONT if stays else DISCARD, seat))
    ability = g.faces.effect[face]
    if ability is not None and not g.cancelled:
        begin(g, ability.effect, seat, card)


def put_away(g: Tidepool, card: int, zone: int) -> None:
    g.move(card, zone)


def gain_pearls(g: Tidepool, seat: int, count: int) -> None:
    """TP-03.04: the first gain of a round wakes the cards in front of the player."""
    if count <= 0:
        return
    g.pearls[seat] += count
    if g.listening:
        g.tell("gain", "{seat} gains {n} pearls." if count > 1 else "{seat} gains 1 pearl.", seat, number=count)
    first = not g.gained[seat]
    g.gained[seat] = 1
    for card in g.pile(FRONT, seat):
        ability = g.faces.in_play[g.face[card]]
        if ability is not None and (first or not ability.first_each_round):
            begin(g, ability.effect, seat, card)


def lose_pearls(g: Tidepool, seat: int, count: int) -> None:
    """TP-01.03: never below 0."""
    lost = min(count, g.pearls[seat])
    g.pearls[seat] -= lost
    if g.listening:
        g.tell("lose", "{seat} loses {n} pearls." if lost != 1 else "{seat} loses 1 pearl.", seat, number=lost)


def draw_cards(g: Tidepool, seat: int, count: int) -> None:
    """TP-02.07: an empty deck gives none."""
    for _ in range(count):
        card = g.draw(g.at(DECK, seat), g.at(HAND, seat))
        if g.listening and card >= 0:
            g.tell("draw", "{seat} draws {0}.", seat, (card,))


def end_of_round(g: Tidepool) -> None:
    """TP-02.06 to TP-02.08: the tide, one card each, the next leader."""
    die = g.roll(6)
    if g.listening:
        g.tell("tide", "The tide die shows {n}.", number=die, rule="TP-02.06")
    if g.table.mode == "together":
        g.tide += die
    elif die == 1:
        most = max(g.pearls)
        for seat in range(g.seats):
            if g.pearls[seat] == most:
                lose_pearls(g, seat, 1)
    if not is_over(g):
        for seat in range(g.seats):
            draw_cards(g, seat, 1)
        g.lead = g.next_seat(g.lead)
        g.then(new_round)


def is_over(g: Tidepool) -> bool:
    """TP-04.01 to TP-04.05: end the game if it is time."""
    if g.table.mode == "together":
        return is_over_together(g)
    if g.round < LAST_ROUND and max(g.pearls) < 12:
        return False
    if g.listening:
        for seat in range(g.seats):
            words = "{seat} has {n} pearls." if g.pearls[seat] != 1 else "{seat} has 1 pearl."
            g.tell("count", words, seat, number=g.pearls[seat], rule="TP-04.02")
    teams = g.table.teams
    totals = [sum(g.pearls[mate] for mate in range(g.seats) if teams[mate] == teams[seat]) for seat in range(g.seats)]
    best = max(totals)
    winners = {teams[seat] for seat in range(g.seats) if totals[seat] == best}
    g.end([1.0 / len(winners) if totals[seat] == best else 0.0 for seat in range(g.seats)])
    return True


def is_over_together(g: Tidepool) -> bool:
    """TP-04.05: all win or lose with their pearls, the tide and the last round."""
    found = sum(g.pearls)
    is_won = found >= 7 * g.seats
    if not is_won and g.tide < 36 and g.round < LAST_ROUND:
        return False
    if g.listening:
        g.tell("count", f"After round {g.round} all have {found} pearls, and the tide is at {g.tide}.", rule="TP-04.05")
    g.end([1.0 if is_won else 0.0] * g.seats)
    return True


PICK = Question("pick", pick_prompt, pick_candidates, reveal_pick, pick_forbids)
REACTION = Window("reaction", react_prompt, react_candidates, react, react_forbids, asks=asks_to_react)
