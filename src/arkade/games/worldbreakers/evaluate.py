"""A bot's eye for a position of Worldbreakers: what counts, by name. The weights stand in weights.toml."""

from __future__ import annotations

from typing import Final

from arkade.games.worldbreakers.instructions import top_stage
from arkade.games.worldbreakers.rounds import ACTION, TURNS_EACH
from arkade.games.worldbreakers.state import HAND, SEATS, Worldbreakers
from arkade.kernel.evaluation import Feature


def power(g: Worldbreakers, seat: int) -> float:
    return g.power[seat]


def near_the_goal(g: Worldbreakers, seat: int) -> float:
    """How much of the power counts double because the end is near."""
    return max(g.power[seat] - 6, 0)


def mythium(g: Worldbreakers, seat: int) -> float:
    """Mythium, the first coins being worth more than the rest."""
    have = g.mythium[seat]
    return have if have <= 6 else 6 + (have - 6) * 0.4


def standing(g: Worldbreakers, seat: int) -> float:
    """Standing, of use up to 3 in each guild."""
    return sum([min(g.standing[seat * 4 + guild], 3) for guild in range(4)])


def cards_in_hand(g: Worldbreakers, seat: int) -> float:
    return min(len(g.pile(HAND, seat)), 8)


def strength(g: Worldbreakers, seat: int) -> float:
    return sum([g.strength(card) for card in g.followers(seat)])


def health(g: Worldbreakers, seat: int) -> float:
    return sum([max(g.health(card) - g.wounds[card], 0) for card in g.followers(seat)])


def ready_followers(g: Worldbreakers, seat: int) -> float:
    return sum([1 - g.exhausted[card] for card in g.followers(seat)])


def attackers_to_be(g: Worldbreakers, seat: int) -> float:
    """Followers that can ever attack."""
    return sum([0 if g.is_stationary(card) else 1 for card in g.followers(seat)])


def unopposed(g: Worldbreakers, seat: int) -> float:
    """Ready followers that could attack, beyond the ready followers that could block them."""
    own = len([card for card in g.followers(seat) if not g.exhausted[card] and not g.is_stationary(card)])
    return max(own - ready_followers(g, 1 - seat), 0)


def turns_left(g: Worldbreakers, seat: int) -> float:
    """Turns that the player still has in this round, the one at hand among them."""
    turns = TURNS_EACH * SEATS + 1 - g.turn
    return (turns + 1) // SEATS if g.turn_seat == seat else turns // SEATS


def stages(g: Worldbreakers, seat: int) -> float:
    """Stage counters on the player's locations."""
    return sum([g.stages[card] for card in g.locations(seat)])


def safe_stages(g: Worldbreakers, seat: int) -> float:
    """Those of them that no attack can damage."""
    return sum([g.stages[card] for card in g.locations(seat) if g.printed(card).hidden])


def deep_stages(g: Worldbreakers, seat: int) -> float:
    """Locations of which nothing is used up yet."""
    return sum([1 for card in g.locations(seat) if top_stage(g, card) == 0])


def at_rest(g: Worldbreakers) -> bool:
    """Somebody is to take an action, or the game has not begun yet."""
    return g.question is ACTION or g.round == 0


FEATURES: Final = [
    Feature("power", "power", power),
    Feature("near_the_goal", "power close to the goal", near_the_goal),
    Feature("mythium", "mythium", mythium),
    Feature("standing", "standing", standing),
    Feature("cards_in_hand", "cards in hand", cards_in_hand),
    Feature("strength", "strength on the board", strength),
    Feature("health", "health on the board", health),
    Feature("ready_followers", "ready followers", ready_followers),
    Feature("attackers_to_be", "followers that can attack", attackers_to_be),
    Feature("unopposed", "attackers that nobody could block", unopposed),
    Feature("turns_left", "turns left in the round", turns_left),
    Feature("stages", "stages still to develop", stages),
    Feature("safe_stages", "stages that no attack can damage", safe_stages),
    Feature("deep_stages", "untouched locations", deep_stages),
]
