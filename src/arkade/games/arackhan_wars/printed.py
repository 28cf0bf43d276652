"""What is printed on the cards, by face: shared by all copies of a game, never copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arkade.cardtext.effects import Effect
    from arkade.games.arackhan_wars.state import ArackhanWars

# Card types (AK-02.01), as bits of a set of types.
CREATURE: Final = 1
LAND: Final = 2
SPELL: Final = 4
ANY_TYPE: Final = CREATURE | LAND | SPELL
TYPE_NAMES: Final = {CREATURE: "creature", LAND: "land", SPELL: "spell"}

# Factions (AK-02.18).
FACTION_NAMES: Final = ("Grey Order", "Whitelands", "Blight", "Nakka")

FAMILIES: Final = (
    "Peasant", "4th Legion", "Artillery", "6th Legion", "Mercenary", "Ice Fairy", "Elemental", "Ice Fangs", "Nihilist",
    "Ice Guard", "Children of Dawn", "Rat", "Shaman Rat", "Blacksmith", "Troll", "Harpy", "Sentinel", "Dancer",
    "Musician", "Yhdorian",
)  # fmt: skip
"""AK-02.22: the families by name; a set of families is a number with a bit for each."""

ALL_FAMILIES: Final = (1 << 21) - 1
"""Every family, and a bit beside theirs for cards without one."""
NO_FAMILY: Final = 1 << 20

# Attributes (AK-17.01, AK-23.22), as bits.
INITIATIVE: Final = 1
OMNISTRIKE: Final = 2
RANGED_ATTACK: Final = 4
SWARM: Final = 8
FLIGHT: Final = 16
MOVEMENT: Final = 32
PERFORATION: Final = 64
STEALTH: Final = 128
REGENERATION: Final = 256
ALL_ATTRIBUTES: Final = 511
ATTRIBUTE_NAMES: Final = (
    "Initiative", "Omnistrike", "Ranged Attack", "Swarm", "Flight", "Movement", "Perforation", "Stealth",
    "Regeneration",
)  # fmt: skip
"""By the place of their bit."""

# What card texts can lay upon a card besides numbers and Attributes, as bits of `limits`.
# What it may attack:
NEVER_ATTACKS: Final = 1
ONLY_FAR_TARGETS: Final = 2
ONLY_ADJACENT_TARGETS: Final = 4
ONLY_EVEN_TARGETS: Final = 8
ONLY_IN_GROUPS: Final = 16
NEVER_IN_GROUPS: Final = 32
ONLY_WITH_FAMILY: Final = 64
NOT_IN_WINDOW: Final = 128
NOT_RIGHT_OR_BOTTOM: Final = 256
BANNED_FROM_GROUPS: Final = 512
"""Like NEVER_IN_GROUPS, but by a Weakness, which another card may waive."""
# What may attack it:
NOT_ATTACKABLE: Final = 1024
NOT_BY_CREATURES: Final = 2048
CREATURES_IN_GROUPS: Final = 4096
PURE_GROUPS: Final = 8192
ONE_CREATURE: Final = 16384
CREATURES_ADJACENT: Final = 32768
# What it is:
DEACTIVATED: Final = 1 << 16
DIES_AFTER_ATTACK: Final = 1 << 17
DIES_ON_FAILURE: Final = 1 << 18
UNCHANGEABLE: Final = 1 << 19
"""Other cards do not change its Attack and Defense."""
INVERTED: Final = 1 << 20
IMMUNE: Final = 1 << 21
"""AK-20.09: enemy spells do not affect it."""
SILENCED: Final = 1 << 22
"""Its Skills are lost."""
STRIKES_ALLIES: Final = 1 << 23
SWARMS_BY_NAME: Final = 1 << 24
MOVES_AT_TURN_END: Final = 1 << 25
WAIVES_GROUP_BAN: Final = 1 << 26
ELUSIVE: Final = 1 << 27
"""A Spell, or a card with Stealth: whoever attacks must look twice."""
ABLE: Final = 1 << 28
"""It has an Action, or a guise that may have one."""
SWEEPING: Final = 1 << 29
"""A card with Omnistrike or Ranged Attack: it attacks more, or less, than one adjacent card."""

# Labels of abilities (AK-02.23).
SKILL: Final = 0
BENEFIT: Final = 1
EFFECT: Final = 2
WEAKNESS: Final = 3
LABEL_NAMES: Final = ("Skill", "Benefit", "Effect", "Weakness")

# Which cards a group is looked for among.
ITSELF: Final = 0
ADJACENT: Final = 1
BATTLEFIELD: Final = 2
ANYWHERE: Final = 3

# Sides as the controller of a card sees them, as bits.
ALLIED: Final = 1
ENEMY: Final = 2
BOTH: Final = 3

NO_LIMIT: Final = 99
"""A value that no card reaches."""


class Group:
    """Cards that a text speaks of: `adjacent allied 6th Legion creatures of value 8 or less`."""

    def __init__(
        self,
        zone: int,
        sides: int = BOTH,
        kinds: int = ANY_TYPE,
        families: int = 0,
        least_value: int = 0,
        most_value: int = NO_LIMIT,
        attributes: int = 0,
    ) -> None:
        self.zone: Final = zone
        self.sides: Final = sides
        self.kinds: Final = kinds
        self.families: Final = families
        self.least_value: Final = least_value
        self.most_value: Final = most_value
        self.attributes: Final = attributes
        self.has_any_value: Final = least_value <= 0 and most_value >= NO_LIMIT

    def fits(self, g: ArackhanWars, card: int, seat: int) -> bool:
        """Whether a revealed card is of this kind, wherever it lies, as a player (the controller) sees it."""
        if not self.sides & (ALLIED if g.controller(card) == seat else ENEMY):
            return False
        if not self.kinds & g.kind(card):
            return False
        if self.families and not self.families & g.families(card):
            return False
        if self.attributes and not self.attributes & g.attributes[card]:
            return False
        return self.has_any_value or self.least_value <= g.value(card) <= self.most_value


# When an influence holds.
ALWAYS: Final = 0
WHILE_ACTIVE: Final = 1
IN_OWN_ROUNDS: Final = 2
IN_OTHER_ROUNDS: Final = 3
WHILE_ANY: Final = 4
WHILE_NONE: Final = 5
AGAINST_TARGET: Final = 6
"""Only while its card attacks a card with one of some Attributes."""
AGAINST_ATTACKER: Final = 7
"""Only while a Creature with one of some Attributes takes part in an attack on the card that it changes."""

# What an influence is counted for.
ONCE: Final = 0
PER_GROUP: Final = 1
"""For each card of a group, as the card that has the ability sees it."""
PER_NEIGHBOUR: Final = 2
"""For each card of a group that is adjacent to the card that is changed."""
PER_EXTRA_TOKEN: Final = 3


class Influence:
    """A Skill, Benefit, Effect or Weakness (AK-20): which cards it reaches and what it changes on them. All that is
    not said is 0 or ALWAYS. `between` names the cards that a card must be adjacent to, all of them, to be reached."""

    def __init__(self, label: int, reach: Group) -> None:
        self.label: Final = label
        self.reach: Final = reach
        self.when = ALWAYS
        self.group: Group | None = None
        """What WHILE_ANY, WHILE_NONE, PER_GROUP and PER_NEIGHBOUR look for."""
        self.versus = 0
        """The Attributes of AGAINST_TARGET and AGAINST_ATTACKER."""
        self.per = ONCE
        self.attack = 0
        self.defense = 0
        self.gains = 0
        self.losses = 0
        self.range_bonus = 0
        self.limits = 0
        self.family_groups = 0
        """ONLY_WITH_FAMILY: the families that all others of a group must belong to."""
        self.waived: Group | None = None
        """WAIVES_GROUP_BAN: the cards whose ban from groups does not count in groups with this card."""
        self.between: tuple[str, ...] = ()

    def reaches_like(self, other: Influence) -> bool:
        """AK-20.11: whether both speak of the same kind of cards."""
        mine, its = self.reach, other.reach
        same = mine.zone == its.zone and mine.sides == its.sides and mine.kinds == its.kinds
        return same and mine.families == its.families and self.between == other.between

    def without(self, other: Influence) -> Influence:
        """What this influence does that another does not do in the same way."""
        left = Influence(self.label, self.reach)
        left.when, left.group, left.versus, left.per = self.when, self.group, self.versus, self.per
        left.between, left.family_groups, left.waived = self.between, self.family_groups, self.waived
        left.attack = 0 if self.attack == other.attack else self.attack
        left.defense = 0 if self.defense == other.defense else self.defense
        left.gains = self.gains & ~other.gains
        left.losses = 0 if self.losses == other.losses else self.losses
        left.range_bonus = self.range_bonus
        left.limits = self.limits & ~other.limits
        return left

    def does_nothing(self) -> bool:
        return not (self.attack or self.defense or self.gains or self.losses or self.range_bonus or self.limits)


# Extra points at the final count (AK-22.09), as bits.
SCORES_TROPHIES: Final = 1
SCORES_ENEMIES_NEARBY: Final = 2


class Face:
    """One printed card (AK-02). A number that its type lacks is 0."""

    def __init__(self, name: str, kind: int) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.faction = 0
        self.value = 0
        self.deck_value = 0
        self.attack = 0
        self.can_attack = False
        self.defense = 0
        self.families = 0
        self.attributes = 0
        self.range = 0
        self.stride = 0
        """The number of Movement."""
        self.legendary = False
        self.copy_limit = 0
        """0: none is printed and none follows from its value."""
        self.is_global = False
        self.stays = False
        """AK-23.17: a Spell that is discarded at the end of the Round, used or not."""
        self.influences: list[Influence] = []
        self.action: Effect[ArackhanWars] | None = None
        self.once_per_round = False
        self.stride_bonus = 0
        """What it moves farther if it ends next to an enemy card and does not attack in this Round."""
        self.trophies = 0
        """The Attributes of destroyed Creatures that go under it."""
        self.bonus = 0
        self.destroys_at_round_end: list[Group] = []
        self.banned_rounds: tuple[int, ...] = ()
        """AK-01.02: Rounds in which it may not be placed."""

        # worked out from the above by `sum_up`
        self.own: list[Influence] = []
        self.near: list[Influence] = []
        self.broad: list[Influence] = []
        self.skills: list[Influence] = []
        self.weaknesses: list[Influence] = []
        self.watches = 0
        """The families of cards that change something wherever on the Battlefield they come or go."""
        self.alters = 0
        """What its texts can alter in a match, as bits: see below."""
        self.limits = 0
        """What holds for it whatever is around it, as bits."""
        self.stands_out = False
        """Whether there is something to note of its space: see spaces.py."""
        self.upon: dict[int, list[Influence]] = {}
        """Which of its influences speak of another card, by what that is, as far as it was asked for: see
        `influences.collect`."""

    def sum_up(self) -> None:
        """Sort the influences by how far they reach, and work out what must be looked at because of them."""
        if self.attributes & SWARM:
            self.watches |= self.families
        if self.kind == SPELL or self.attributes & STEALTH:
            self.limits |= ELUSIVE
        if self.action is not None:
            self.limits |= ABLE
        if self.attributes & (OMNISTRIKE | RANGED_ATTACK):
            self.limits |= SWEEPING
        if not self.can_attack:
            self.limits |= NEVER_ATTACKS
        if self.destroys_at_round_end:
            self.alters |= ACTS_AT_ROUND_END
        if self.banned_rounds:
            self.alters |= BARS_ROUNDS
        for influence in self.influences:
            zone = influence.reach.zone
            (self.own if zone == ITSELF else self.near if zone == ADJACENT else self.broad).append(influence)
            if influence.label == SKILL:
                self.skills.append(influence)
            elif influence.label == WEAKNESS:
                self.weaknesses.append(influence)
            self.watches |= watched_by(influence)
            self.alters |= altered_by(influence)
        is_at_work = bool(self.near or self.alters & ALTERS_MOVES)
        self.stands_out = is_at_work or self.kind == SPELL or bool(self.attributes & RANGED_ATTACK)


# What the texts of a match can alter, as bits of `alters`: what none of them does need not be looked for.
ALTERS_PROTECTION: Final = 1
"""Loss of Skills or immunity."""
ALTERS_MOVES: Final = 2
"""What keeps a card going on its way: Movement, Initiative, being active, and what protects or takes these."""
HEARS_ACTIVATION: Final = 4
HEARS_ROUND: Final = 8
ALTERS_COMBAT: Final = 16
"""Numbers that depend on who attacks whom."""
ACTS_AT_ROUND_END: Final = 32
LOOKS_AROUND: Final = 64
"""Something depends on which cards are adjacent, whatever these cards say."""
BARS_ROUNDS: Final = 128
ACTS_AT_TURN_END: Final = 256
GRANTS_RANGE: Final = 512
"""Cards that do not say so may have Ranged Attack."""


def watched_by(influence: Influence) -> int:
    """The families that an influence looks for on the whole Battlefield."""
    group = influence.group
    looks_far = group is not None and group.zone in (BATTLEFIELD, ANYWHERE)
    if group is None or not looks_far:
        return ALL_FAMILIES if influence.gains & SWARM else 0
    return group.families or ALL_FAMILIES


def altered_by(influence: Influence) -> int:
    """What an influence can alter besides the plain values."""
    alters = 0
    if influence.limits & (SILENCED | IMMUNE):
        alters |= ALTERS_PROTECTION
    if influence.gains & RANGED_ATTACK:
        alters |= GRANTS_RANGE
    if influence.limits & MOVES_AT_TURN_END:
        alters |= ACTS_AT_TURN_END
    if (influence.gains | influence.losses) & (MOVEMENT | INITIATIVE):
        alters |= ALTERS_MOVES
    if influence.limits & (DEACTIVATED | SILENCED | IMMUNE):
        alters |= ALTERS_MOVES
    if influence.when == WHILE_ACTIVE:
        alters |= HEARS_ACTIVATION
    if influence.when == IN_OWN_ROUNDS or influence.when == IN_OTHER_ROUNDS:
        alters |= HEARS_ROUND
    counts_neighbours = influence.group is not None and influence.group.zone == ADJACENT
    if counts_neighbours or influence.per == PER_NEIGHBOUR or influence.between:
        alters |= LOOKS_AROUND
    if influence.when == AGAINST_TARGET or influence.when == AGAINST_ATTACKER:
        alters |= ALTERS_COMBAT
    return alters
