"""The Activation Phase (AK-10, AK-11, AK-15, AK-18): what a player may do with the own cards, one activation after
the other, in an Initiative window or a turn."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import begin, effect_of, listing
from arkade.games.arackhan_wars.attacking import (
    ATTACKER_LIMITS,
    BARS,
    GROUP_LIMITS,
    GROUPED_DEFENDER_LIMITS,
    GUARDS,
    OMNISTRIKE_ALL,
    Blow,
    becomes_legal,
    cannot_attack,
    cannot_hit,
    has_group_limits,
    struck_by,
    targets_in_reach,
    targets_of,
)
from arkade.games.arackhan_wars.board import AROUND, AROUND_ONE, COLUMNS, ROWS, listed
from arkade.games.arackhan_wars.instructions import discard, shift, trade_places
from arkade.games.arackhan_wars.joining import declare, helpers
from arkade.games.arackhan_wars.moving import (
    can_go,
    cannot_move_to,
    cannot_start_moving,
    cannot_swap,
    cannot_trade,
    is_beyond_stride,
    own_ends,
)
from arkade.games.arackhan_wars.printed import (
    ABLE,
    DEACTIVATED,
    FLIGHT,
    INITIATIVE,
    MOVEMENT,
    NEVER_ATTACKS,
    OMNISTRIKE,
    SPELL,
)
from arkade.games.arackhan_wars.readiness import (
    ATTACK,
    MOVE,
    PERFORM,
    STRIKE,
    SWAP,
    cannot_activate,
    usable_spells,
)
from arkade.games.arackhan_wars.resolving import use_up
from arkade.games.arackhan_wars.state import (
    ACTED,
    ASTRAL_PLANE,
    BATTLEFIELD,
    MOVED,
    PERFORMED,
    RESTRAINED,
    SEATS,
    TURNED,
    ArackhanWars,
)
from arkade.games.arackhan_wars.values import refresh
from arkade.kernel.question import PASS, Option, Question

MOVE_TO: Final = 15
MOBILE: Final = FLIGHT | MOVEMENT
PECULIARITIES: Final = ATTACKER_LIMITS | ABLE | DEACTIVATED

# -- one activation after the other ----------------------------------------------------------------


def next_activation(g: ArackhanWars) -> None:
    """AK-10.02, AK-10.12, AK-18.14: ask for the next activation, or for the rest of one that began with a move. Who
    can only pass, as everybody can see, is not asked."""
    seat = g.turn_seat
    options = activation_options(g, seat)
    if len(options) > 1 or seems_able_to_perform(g, seat):
        g.ask(seat, ACTIVATION)
        g.offer(seat, options)
    else:
        pass_on(g)


def seems_able_to_perform(g: ArackhanWars, seat: int) -> bool:
    """Whether the others must take an Action to be possible that needs a card in hand: to pass the player over would
    tell them that there is none."""
    for card in g.piles[BATTLEFIELD * SEATS + seat] + usable_spells(g, seat):
        if not g.limits[card] & ABLE or cannot_activate(g, card, PERFORM) is not None:
            continue
        if g.movers and card not in g.movers:
            continue
        for _, _, key in performing(g, card):
            is_used = bool(g.marks[card] & ACTED) and is_once_per_round(g, card, key)
            if not is_used and effect_of(g, key).seems_payable(g, seat, card, 0):
                return True
    return False


def pass_on(g: ArackhanWars) -> None:
    """AK-10.14, AK-18.10: cards that have moved are done; without any, the turn or the window is over."""
    if g.movers:
        for card in g.movers:
            use_up(g, card, 0)
        g.then(next_activation)
    else:
        g.window = 0


def activation_prompt(g: ArackhanWars, seat: int) -> str:
    if g.movers:
        names = listing([g.name(card) for card in g.movers])
        return f"{names} moved: attack, perform an Action, let others move along, or pass."
    if g.window:
        return "Initiative: activate a card with Initiative, or pass."
    return "Your turn: activate a card, or pass."


def activation_candidates(g: ArackhanWars, seat: int) -> list[Option]:
    """Everything that could be said of the own cards, legal or not."""
    options: list[Option] = []
    both = [*g.pile(BATTLEFIELD, 0), *g.pile(BATTLEFIELD, 1)]
    own, enemies = g.pile(BATTLEFIELD, seat), g.pile(BATTLEFIELD, 1 - seat)
    for card in own:
        options += [(ATTACK, card, target) for target in both if target != card]
        options.append((STRIKE, card, 0))
        options += performing(g, card)
        options.append((MOVE, card, 0))
        options += [(SWAP, card, other) for other in own if other > card]
        options += [(SWAP, card, other) for other in enemies]
    for card in g.pile(ASTRAL_PLANE, seat):
        options += [(ATTACK, card, target) for target in both]
        options += performing(g, card)
    options.append(PASS)
    return options


def performing(g: ArackhanWars, card: int) -> list[Option]:
    """The Actions of a card."""
    actions = [face.action for face in g.faces_of(card)]
    return [(PERFORM, card, action.key) for action in actions if action is not None]


def activation_forbids(g: ArackhanWars, seat: int, option: Option) -> str | None:
    if option == PASS:
        return None
    verb, card, other = option
    rule = cannot_activate(g, card, verb)
    if rule is not None:
        return rule
    if verb == MOVE:
        return cannot_start_moving(g, card) or (None if can_go(g, card) else "AK-18.01")
    if verb == SWAP:
        return cannot_swap(g, card, other) or cannot_activate(g, other, verb)
    if g.movers and card not in g.movers:
        return "AK-18.14"
    if verb == ATTACK:
        return cannot_declare(g, seat, (card, other))
    if verb == STRIKE:
        return cannot_declare(g, seat, (card, OMNISTRIKE_ALL))
    return cannot_perform(g, seat, card, other)


def cannot_declare(g: ArackhanWars, seat: int, blow: Blow) -> str | None:
    """The rule that keeps a card that could be activated from beginning an attack, or None."""
    card, aim = blow
    if aim == OMNISTRIKE_ALL:
        rule = cannot_attack(g, card)
        if rule is None and not g.attributes[card] & OMNISTRIKE:
            rule = "AK-17.03"
        if rule is None and not struck_by(g, card):
            rule = "AK-17.08"
    else:
        rule = cannot_hit(g, card, aim)
    return rule or cannot_begin(g, seat, blow)


def cannot_perform(g: ArackhanWars, seat: int, card: int, key: int) -> str | None:
    """AK-15: the rule that keeps a card that could be activated from performing an Action, or None."""
    if g.marks[card] & ACTED and is_once_per_round(g, card, key):
        return "AK-15.11"
    return None if effect_of(g, key).payable(g, seat, card, 0) else "AK-15.06"


def is_once_per_round(g: ArackhanWars, card: int, key: int) -> bool:
    for face in g.faces_of(card):
        if face.action is not None and face.action.key == key:
            return face.once_per_round
    return False


def activation_options(g: ArackhanWars, seat: int) -> list[Option]:
    """The legal activations, as `activation_forbids` tells them. Most cards may attack the enemies beside them and do
    nothing else: that is settled here, card by card."""
    options: list[Option] = []
    mobile: list[int] = []
    enemies, movers, window = g.taken[1 - seat], g.movers, g.window
    attributes, board, limits, marks, places = g.attributes, g.board, g.limits, g.marks, g.place
    for card in g.piles[BATTLEFIELD * SEATS + seat]:
        if (window and not attributes[card] & INITIATIVE) or marks[card] & TURNED:
            continue
        if attributes[card] & MOBILE and not marks[card] & MOVED and not limits[card] & DEACTIVATED:
            mobile.append(card)
        if movers and card not in movers:
            continue
        close = AROUND[places[card]] & enemies
        if limits[card] & PECULIARITIES or marks[card] & RESTRAINED:
            options += peculiar_options(g, seat, card, close)
        elif close:
            for space in AROUND_ONE[close]:
                target = board[space]
                if not limits[target] & GUARDS or cannot_declare(g, seat, (card, target)) is None:
                    options.append((ATTACK, card, target))
    if mobile:
        options += move_options(g, mobile)
    if g.piles[ASTRAL_PLANE * SEATS + seat] and not movers:
        for card in usable_spells(g, seat):
            options += perform_options(g, seat, card)
    options.append(PASS)
    return options


def peculiar_options(g: ArackhanWars, seat: int, card: int, close: int) -> list[Option]:
    """What a card may do that has an Action or attacks in its own way; `close` are the enemies beside it, as bits."""
    held = g.limits[card]
    if held & DEACTIVATED:
        return []
    has_targets = not held & NEVER_ATTACKS and (close or g.range[card] > 1)
    options = attack_options(g, seat, card) if has_targets else []
    return options + perform_options(g, seat, card) if held & ABLE else options


def move_options(g: ArackhanWars, mobile: list[int]) -> list[Option]:
    """AK-18.01, AK-18.17: what cards that may move by themselves can do, each pair that may swap once."""
    options: list[Option] = []
    for card in mobile:
        if can_go(g, card):
            options.append((MOVE, card, 0))
        for other in mobile:
            if other > card and cannot_trade(g, card, other) is None:
                options.append((SWAP, card, other))
    return options


def attack_options(g: ArackhanWars, seat: int, card: int) -> list[Option]:
    """The attacks that a card may begin, as `cannot_declare` tells them."""
    if (g.limits[card] & BARS or g.marks[card] & RESTRAINED) and cannot_attack(g, card) is not None:
        return []
    options: list[Option] = []
    plain = not g.limits[card] & GROUP_LIMITS
    for target in targets_in_reach(g, card):
        is_plain = plain and not g.limits[target] & GROUPED_DEFENDER_LIMITS
        if is_plain or cannot_begin(g, seat, (card, target)) is None:
            options.append((ATTACK, card, target))
    strikes = g.attributes[card] & OMNISTRIKE and struck_by(g, card)
    if strikes and cannot_begin(g, seat, (card, OMNISTRIKE_ALL)) is None:
        options.append((STRIKE, card, 0))
    return options


def cannot_begin(g: ArackhanWars, seat: int, blow: Blow) -> str | None:
    """The rule by which an attack on what is in reach can be declared neither alone nor with others, or None."""
    blows = [blow]
    if not has_group_limits(g, blows):
        return None
    return becomes_legal(g, blows, helpers(g, seat, blows, targets_of(g, blows)))


def perform_options(g: ArackhanWars, seat: int, card: int) -> list[Option]:
    return [option for option in performing(g, card) if cannot_perform(g, seat, card, option[2]) is None]


def activation_answer(g: ArackhanWars, seat: int, option: Option) -> None:
    verb, card, other = option
    if option == PASS:
        pass_on(g)
        return
    g.then(next_activation)
    if verb == ATTACK:
        declare(g, seat, [(card, other)])
    elif verb == STRIKE:
        declare(g, seat, [(card, OMNISTRIKE_ALL)])
    elif verb == PERFORM:
        perform(g, seat, card, other)
    elif verb == MOVE:
        g.ask(seat, MOVING, card)
    else:
        swap(g, card, other)


# -- Actions ---------------------------------------------------------------------------------------


def perform(g: ArackhanWars, seat: int, card: int, key: int) -> None:
    """AK-15.03, AK-15.04: the card is used; its Action may make it active again (AK-15.11)."""
    use_up(g, card, PERFORMED)
    if is_once_per_round(g, card, key):
        g.marks[card] |= ACTED
    g.then(end_action, card)
    begin(g, effect_of(g, key), seat, card)


def end_action(g: ArackhanWars, card: int) -> None:
    """AK-16.05: a Spell that was used is discarded, unless it says that it stays until the end of the Round."""
    face = g.faces[g.face[card]]
    if face.kind == SPELL and not face.stays and g.is_in_play(card):
        discard(g, card)


# -- moves -----------------------------------------------------------------------------------------


def moving_prompt(g: ArackhanWars, seat: int, card: int) -> str:
    return f"Where does {g.name(card)} go?"


def moving_candidates(g: ArackhanWars, seat: int, card: int) -> list[Option]:
    return [(MOVE_TO, card, space) for space in range(COLUMNS * ROWS)]


def moving_forbids(g: ArackhanWars, seat: int, option: Option, card: int) -> str | None:
    return cannot_move_to(g, card, option[2])


def moving_options(g: ArackhanWars, seat: int, card: int) -> list[Option]:
    return [(MOVE_TO, card, space) for space in listed(own_ends(g, card))]


def moving_answer(g: ArackhanWars, seat: int, option: Option, card: int) -> None:
    """AK-18.07, AK-18.13: the card has moved and may go on to attack or act."""
    if is_beyond_stride(g, card, option[2]):
        g.marks[card] |= RESTRAINED
    shift(g, card, option[2])
    refresh(g)
    arrive(g, (card,))


def swap(g: ArackhanWars, card: int, other: int) -> None:
    """AK-18.17: two cards trade places and have both moved."""
    trade_places(g, card, other)
    arrive(g, (card, other))


def arrive(g: ArackhanWars, cards: tuple[int, ...]) -> None:
    """AK-11.10, AK-18.24: what arrives where it can't be activated is done; the others may go on."""
    for card in cards:
        g.marks[card] |= MOVED
        if cannot_activate(g, card, ATTACK) is None:
            g.movers = tuple(sorted((*g.movers, card)))
        else:
            use_up(g, card, 0)


ACTIVATION: Final = Question(
    "activation",
    activation_prompt,
    activation_candidates,
    activation_answer,
    activation_forbids,
    activation_options,
)
MOVING: Final = Question("move", moving_prompt, moving_candidates, moving_answer, moving_forbids, moving_options)
