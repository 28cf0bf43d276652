"""What is printed on the cards, by face: shared by all copies of a game, never copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arkade.cardtext.effects import Effect
    from arkade.games.worldbreakers.state import Worldbreakers

WORLDBREAKER: Final = 0
EVENT: Final = 1
FOLLOWER: Final = 2
LOCATION: Final = 3
TYPE_NAMES: Final = ("worldbreaker", "event", "follower", "location")

EARTH: Final = 0
STARS: Final = 1
MOON: Final = 2
VOID: Final = 3
GUILD_NAMES: Final = ("Earth", "Stars", "Moon", "Void")

STAGE_NAMES: Final = ("I", "II", "III")
"""The stages of a location (WB-11), in the order in which they are developed."""

X_COST: Final = -1
"""The printed cost of a card whose player chooses X when paying."""

# What a triggered ability waits for. Those up to BLOCKED are about the card itself, the next ones about its
# controller, the last about anybody.
ENTERS: Final = 0
ATTACKS: Final = 1
BLOCKS: Final = 2
BREACH: Final = 3
OVERWHELMED: Final = 4
BREACH_POWER: Final = 5
LOCATION_DAMAGED: Final = 6
BLOCKED: Final = 7
YOUR_ATTACK: Final = 8
RALLY: Final = 9
PLAYED_LOCATION: Final = 10
DREW_LOCATION: Final = 11
GAINED_POWER: Final = 12
GAINED_POWER_IN_COMBAT: Final = 13
DEVELOPED: Final = 14
COMBAT_ENDING: Final = 15
COMBAT_ENDED: Final = 16
DEFEAT: Final = 17
CHANGING_HEALTH: Final = 18
"""Not an event, but a bit beside theirs: a static ability may change a follower's health at any time."""


class Trigger:
    """A triggered ability (WB-15.02): what it waits for, whether it is forced, and what it does.

    The effect carries its own costs and conditions; where it is not `payable` the ability can't be triggered.
    """

    def __init__(self, event: int, forced: bool, first_each_round: bool, effect: Effect[Worldbreakers]) -> None:
        self.event: Final = event
        self.forced: Final = forced
        self.first_each_round: Final = first_each_round
        self.effect: Final = effect


class Face:
    """One printed card (WB-03). A number that its type lacks is 0."""

    def __init__(self, name: str, kind: int) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.guild = -1
        self.cost = 0
        self.requirement: list[int] = [0, 0, 0, 0]
        self.strength = 0
        self.health = 0
        self.traits: list[str] = []
        self.signature_of = ""
        self.hidden = False
        self.lethal = False
        self.overwhelm = False
        self.stationary = False
        self.bloodshed = 0
        self.storage = 0
        self.play: Effect[Worldbreakers] | None = None
        self.stages: list[Effect[Worldbreakers]] = []
        self.triggers: list[Trigger] = []
        self.listens = 0
        self.statics: list[Static] = []
        self.saving: Saving | None = None
        self.x_guild = -1

        self.need_guild = 0
        self.need = 0
        self.several_guilds = False
        self.plain_terms = True
        self.least_price = 0
        self.gives_discounts = False
        self.forbids_blocks = False

    def sum_up(self) -> None:
        """Work out from the finished face how its terms can be checked fastest: the least that it costs without help
        of other cards, and `need` standing in `need_guild`, rule most cards out; with plain terms the printed cost is
        then all that counts."""
        self.need = max(self.requirement)
        self.need_guild = self.requirement.index(self.need)
        self.several_guilds = sum(self.requirement) != self.need
        if any(static.changes_health() for static in self.statics):
            self.listens |= 1 << CHANGING_HEALTH
        self.gives_discounts = any(static.gives_discounts() for static in self.statics)
        self.forbids_blocks = any(static.forbids_blocks() for static in self.statics)
        self.plain_terms = not self.several_guilds and self.cost != X_COST and self.saving is None
        self.least_price = self.cost if self.plain_terms else 0

    def add_trigger(self, trigger: Trigger) -> None:
        self.triggers.append(trigger)
        self.listens |= 1 << trigger.event


class Static:
    """A static ability (WB-15.01) on a card in play. Each kind of question about the game that a static ability
    can answer is a method here; most abilities answer one of them and leave the others as they are."""

    def strength_bonus(self, g: Worldbreakers, me: int) -> int:
        """Added to the strength of the card itself."""
        return 0

    def health_bonus(self, g: Worldbreakers, me: int) -> int:
        """Added to the health of the card itself."""
        return 0

    def changes_health(self) -> bool:
        """Whether `health_bonus` can be anything but 0."""
        return False

    def makes_stationary(self, g: Worldbreakers, me: int) -> bool:
        """Whether the card itself has stationary now."""
        return False

    def discount(self, g: Worldbreakers, me: int, card: int) -> int:
        """How much less the card's controller pays for another card."""
        return 0

    def gives_discounts(self) -> bool:
        """Whether `discount` can be anything but 0."""
        return False

    def forbids_block(self, g: Worldbreakers, me: int, blocker: int, attacker: int) -> str | None:
        """The rule by which this card keeps a follower from blocking an attacking one."""
        return None

    def forbids_blocks(self) -> bool:
        """Whether `forbids_block` can name any rule."""
        return False

    def plays_stored(self) -> bool:
        """Whether cards stored here can be played as though they were in hand."""
        return False

    def clause(self) -> str:
        """Its words on the card."""
        return ""


REVEAL_LOCATIONS: Final = 0
DAMAGE_LOCATION: Final = 1


class Saving:
    """An Interrupt before its card is paid for (WB-09.05): what its player may do, how often, and by how much
    the card then costs less each time."""

    def __init__(self, way: int, most: int, off: int) -> None:
        self.way: Final = way
        self.most: Final = most
        self.off: Final = off
