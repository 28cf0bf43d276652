# arkade: interpreted
"""Which words of AracKhan Wars make which effect: a method or a class for each name behind an arrow of the grammar."""

from __future__ import annotations

from typing import Any

from lark import Token, v_args

from arkade.cardtext import Ability, Builder, Effect, Selector, Target
from arkade.games.arackhan_wars import effects_changes as changing
from arkade.games.arackhan_wars import effects_hand as hands
from arkade.games.arackhan_wars import effects_moves as moves
from arkade.games.arackhan_wars import effects_pairs as pairs
from arkade.games.arackhan_wars import lines, printed, selectors
from arkade.games.arackhan_wars.conditions import CardCount, Situation, TokenCount
from arkade.games.arackhan_wars.drafts import Change, Draft
from arkade.games.arackhan_wars.effects_sequence import Steps, Twice
from arkade.games.arackhan_wars.printed import Group
from arkade.games.arackhan_wars.state import UNTIL_ROUND_END, UNTIL_TURN_END, ArackhanWars
from arkade.kernel.errors import ArkadeError

ACTION = "Action"
ACTION_ONCE = "Action, once per Round"
EVENTS = {"the round ends": "the Round ends", "the game ends": "the game ends"}

Doing = Effect[ArackhanWars]
Kind = Selector[ArackhanWars]
Two = tuple[Kind, Kind]
Changes = list[Change]


def limit(bits: int) -> staticmethod[[], Changes]:
    """The words of one limit."""
    return staticmethod(lambda: [("limits", bits)])


@v_args(inline=True)
class ArackhanWarsBuilder(Builder):
    """Makes the abilities and effects of AracKhan Wars."""

    # -- lines -------------------------------------------------------------------------------------

    destroy_every = lines.DestroyEvery
    score_trophies = lines.ScoreTrophies
    score_enemies = lines.ScoreEnemies

    def action_label(self) -> str:
        return ACTION

    def action_once_label(self) -> str:
        return ACTION_ONCE

    def label(self, word: Token) -> str:
        return word.title()

    def event(self, *words: Token) -> str:
        return EVENTS[" ".join(words).casefold()]

    def attributes(self, *found: tuple[int, int]) -> Ability[Any]:
        return self.plain(lines.Attributes(list(found)))

    def attribute(self, *words: Token) -> tuple[int, int]:
        number = int(words[-1]) if words[-1].isdecimal() else 0
        return self.quality(*[word for word in words if not word.isdecimal()]), number

    def labelled(self, label: str, holding: Draft | Doing) -> Ability[Any]:
        effect = lines.Holds(holding.influence(label)) if isinstance(holding, Draft) else holding
        return Ability(label, "", "", effect)

    def labelled_event(self, label: str, event: str, effect: Doing) -> Ability[Any]:
        if isinstance(effect, lines.DestroyEvery) != (event == EVENTS["the round ends"]):
            raise ArkadeError(f"'{effect.clause()}' can't follow 'When {event}'")
        return Ability(label, "When", event, effect)

    def trophies(self, having: Change) -> Doing:
        return lines.Trophies(having[1])

    def farther(self, spaces: Token) -> Doing:
        return lines.MovesFarther(int(spaces))

    def not_placed(self, rounds: tuple[int, ...]) -> Doing:
        return lines.NotPlaced(rounds)

    def rounds(self, *numbers: Token) -> tuple[int, ...]:
        return tuple(int(number) for number in numbers)

    # -- whom an influence reaches, and when -------------------------------------------------------

    def this_card(self) -> Draft:
        return Draft(Group(printed.ITSELF))

    def cards(self, group: Group) -> Draft:
        return Draft(group)

    def cards_between(self, group: Group, *names: str) -> Draft:
        return Draft(group).with_changes([("between", names)])

    def being(self, name: Token) -> str:
        return name.title()

    def holds(self, draft: Draft, changes: Changes) -> Draft:
        return draft.with_changes(changes)

    def holds_for(self, draft: Draft, changes: Changes, reason: Changes) -> Draft:
        return draft.with_changes(changes + reason)

    def holds_while(self, situation: Situation, draft: Draft, changes: Changes) -> Draft:
        return draft.with_changes([*changes, ("when", situation.when), ("group", situation.group)])

    def counted(self, count: CardCount | TokenCount) -> Changes:
        if isinstance(count, TokenCount):
            return [("per", printed.PER_EXTRA_TOKEN)]
        return [("per", printed.PER_GROUP), ("group", count.group)]

    def per_neighbour(self, group: Group) -> Changes:
        return [("per", printed.PER_NEIGHBOUR), ("group", beside(group))]

    def against_target(self, having: Change) -> Changes:
        return [("when", printed.AGAINST_TARGET), ("versus", having[1])]

    def against_attacker(self, having: Change) -> Changes:
        return [("when", printed.AGAINST_ATTACKER), ("versus", having[1])]

    counted_cards = CardCount
    extra_tokens = TokenCount

    def while_active(self) -> Situation:
        return Situation(printed.WHILE_ACTIVE, None)

    def while_any(self, group: Group) -> Situation:
        return Situation(printed.WHILE_ANY, group)

    def while_none(self, group: Group) -> Situation:
        return Situation(printed.WHILE_NONE, group)

    def in_own_rounds(self) -> Situation:
        return Situation(printed.IN_OWN_ROUNDS, None)

    def in_other_rounds(self) -> Situation:
        return Situation(printed.IN_OTHER_ROUNDS, None)

    # -- what it changes ---------------------------------------------------------------------------

    def changes(self, *found: Changes) -> Changes:
        return [change for changes in found for change in changes]

    def attack(self, number: Token) -> Changes:
        return [("attack", int(number))]

    def defense(self, number: Token) -> Changes:
        return [("defense", int(number))]

    def attack_and_defense(self, attack: Token, defense: Token) -> Changes:
        return [("attack", int(attack)), ("defense", int(defense))]

    def range_bonus(self, number: Token) -> Changes:
        return [("range_bonus", int(number))]

    def gains(self, *qualities: int) -> Changes:
        if any(quality & (printed.MOVEMENT | printed.RANGED_ATTACK) for quality in qualities):
            raise ArkadeError("a text can't give Movement or Ranged Attack, because they need a number")
        return [("gains", quality) for quality in qualities]

    def losses(self, *found: Change) -> Changes:
        return list(found)

    def all_skills(self) -> Change:
        return ("limits", printed.SILENCED)

    def all_attributes(self) -> Change:
        return ("losses", printed.ALL_ATTRIBUTES)

    def lost_attribute(self, quality: int) -> Change:
        return ("losses", quality)

    never_attacks = limit(printed.NEVER_ATTACKS)
    only_far_targets = limit(printed.ONLY_FAR_TARGETS)
    only_adjacent_targets = limit(printed.ONLY_ADJACENT_TARGETS)
    only_even_targets = limit(printed.ONLY_EVEN_TARGETS)
    only_in_groups = limit(printed.ONLY_IN_GROUPS)
    never_in_groups = limit(printed.NEVER_IN_GROUPS)
    not_in_window = limit(printed.NOT_IN_WINDOW)
    not_right_or_bottom = limit(printed.NOT_RIGHT_OR_BOTTOM)
    not_attackable = limit(printed.NOT_ATTACKABLE)
    not_by_creatures = limit(printed.NOT_BY_CREATURES)
    creatures_in_groups = limit(printed.CREATURES_IN_GROUPS)
    pure_groups = limit(printed.PURE_GROUPS)
    creatures_adjacent = limit(printed.CREATURES_ADJACENT)
    deactivated = limit(printed.DEACTIVATED)
    dies_after_attack = limit(printed.DIES_AFTER_ATTACK)
    dies_on_failure = limit(printed.DIES_ON_FAILURE)
    unchangeable = limit(printed.UNCHANGEABLE)
    inverted = limit(printed.INVERTED)
    immune = limit(printed.IMMUNE)
    strikes_allies = limit(printed.STRIKES_ALLIES)
    swarms_by_name = limit(printed.SWARMS_BY_NAME)
    moves_at_turn_end = limit(printed.MOVES_AT_TURN_END)

    def one_creature(self, most: Token) -> Changes:
        exactly(most, 1, "a text can let at most 1 creature attack at a time")
        return [("limits", printed.ONE_CREATURE)]

    def only_with_family(self, families: Change) -> Changes:
        return [("limits", printed.ONLY_WITH_FAMILY), ("family_groups", families[1])]

    def waives_group_ban(self, group: Group) -> Changes:
        return [("limits", printed.WAIVES_GROUP_BAN), ("waived", group)]

    # -- kinds of cards ----------------------------------------------------------------------------

    def group(self, *pieces: Change) -> Group:
        found = dict(pieces)
        if found["kinds"] not in selectors.NOUNS:
            raise ArkadeError("a text can speak of creatures and lands, of one type, or of cards")
        zone = printed.ANYWHERE if found["kinds"] == printed.SPELL else printed.BATTLEFIELD
        return Group(**{"zone": zone, **found})

    def adjacent(self) -> Change:
        return ("zone", printed.ADJACENT)

    def side(self, word: Token) -> Change:
        return ("sides", printed.ALLIED if word.casefold() == "allied" else printed.ENEMY)

    def families(self, *found: int) -> Change:
        return ("families", united(found))

    def family(self, *words: Token) -> int:
        name = " ".join(words).replace(" th ", "th ").casefold()
        names = [family.casefold() for family in printed.FAMILIES]
        if name not in names:
            raise ArkadeError(f"there is no family {name!r}")
        return 1 << names.index(name)

    def one_kind(self, *words: Token) -> Change:
        return ("kinds", united([self.kind(word) for word in words if word.casefold() != "or"]))

    def kinds(self, *found: int) -> Change:
        return ("kinds", united(found))

    def kind(self, word: Token) -> int:
        name = word.casefold().removesuffix("s")
        return {name: kind for kind, name in printed.TYPE_NAMES.items()}.get(name, printed.ANY_TYPE)

    def value_at_most(self, most: Token) -> Change:
        return ("most_value", int(most))

    def value_at_least(self, least: Token) -> Change:
        return ("least_value", int(least))

    def having(self, *qualities: int) -> Change:
        return ("attributes", united(qualities))

    def quality(self, *words: Token) -> int:
        return 1 << printed.ATTRIBUTE_NAMES.index(" ".join(words).title())

    # -- Actions: moving ---------------------------------------------------------------------------

    twice = Twice

    def sentences(self, *parts: Doing) -> Doing:
        return parts[0] if len(parts) == 1 else Steps(list(parts))

    def move_this(self, way: moves.Way) -> Doing:
        return moves.Move(selectors.ThisCard(), 1, 1, way)

    def move_one(self, kind: Kind, way: moves.Way) -> Doing:
        return moves.Move(kind, 1, 1, way)

    def move_few(self, least: Token, most: Token, group: Group, way: moves.Way) -> Doing:
        exactly(most, int(least) + 1, "a text can say to move 1 or 2 cards, 2 or 3 cards, and so on")
        return moves.Move(selectors.CardsInPlay(group), int(least), int(most), way)

    def move_any(self, group: Group, way: moves.Way) -> Doing:
        return moves.Move(selectors.CardsInPlay(group), 0, moves.ANY_NUMBER, way)

    def move_along(self, group: Group, spaces: Token) -> Doing:
        exactly(spaces, 1, "a text can move cards 1 space in the same direction")
        return moves.Move(selectors.Another(group), 0, moves.ANY_NUMBER, moves.SameDirection())

    any_space = moves.Anywhere
    certain_space = moves.Beside
    neighbours = selectors.Surroundings

    def one_space(self, spaces: Token) -> moves.Way:
        exactly(spaces, 1, "a text can say '1 space' or 'up to 2 spaces'")
        return moves.Within(1)

    def up_to_spaces(self, spaces: Token) -> moves.Way:
        return moves.Within(int(spaces))

    # -- Actions: two cards ------------------------------------------------------------------------

    def this_and_one(self, other: Kind) -> Two:
        return selectors.ThisCard(), other

    def two(self, first: Kind, second: Kind) -> Two:
        return first, second

    def two_alike(self, count: Token, group: Group) -> Two:
        exactly(count, 2, "a text can speak of 2 cards here")
        return selectors.CardsInPlay(group), selectors.Another(group)

    def trade_places(self, two: Two) -> Doing:
        return pairs.TradePlaces(*two)

    def exchange_skills(self, two: Two) -> Doing:
        return pairs.ExchangeSkills(*two)

    def exchange_tokens(self, two: Two) -> Doing:
        return pairs.ExchangeTokens(*two)

    def copy_by_this(self, other: Kind, lasts: int) -> Doing:
        return pairs.Copy(selectors.ThisCard(), other, lasts)

    copy = pairs.Copy

    def until_round_end(self) -> int:
        return UNTIL_ROUND_END

    def until_turn_end(self) -> int:
        return UNTIL_TURN_END

    # -- Actions: one card -------------------------------------------------------------------------

    deactivate_it = changing.DeactivateIt
    reactivate_it = changing.ReactivateIt
    reactivate_this = changing.ReactivateThis
    add_token = changing.AddToken
    one = selectors.CardsInPlay
    another = selectors.Another

    def deactivate(self, kind: Kind) -> Doing:
        return changing.Deactivate(Target(selectors.ActiveCards(kind), 1, selectors.determiner(kind), False))

    def reactivate_any(self, group: Group) -> Doing:
        turned = selectors.TurnedCards(selectors.CardsInPlay(group))
        return changing.Reactivate(Target(turned, moves.ANY_NUMBER, "any number of", True))

    def destroy(self, kind: Kind) -> Doing:
        return changing.Destroy(aimed(kind))

    def discard(self, kind: Kind) -> Doing:
        return changing.Discard(aimed(kind))

    def absorb(self, kind: Kind) -> Doing:
        return changing.Absorb(aimed(kind))

    def take_over(self, kind: Kind) -> Doing:
        return changing.TakeOver(aimed(kind))

    def boost(self, attack: Token) -> Doing:
        return changing.Boost(int(attack))

    def choose_numbers(self, *found: tuple[int, int]) -> Doing:
        return changing.ChooseNumbers(list(found))

    def numbers_pair(self, attack: Token, defense: Token) -> tuple[int, int]:
        return int(attack), int(defense)

    # -- Actions: hand and deck --------------------------------------------------------------------

    held = selectors.CardsInHand
    discard_and_put = hands.DiscardAndPut
    destroy_and_put = hands.DestroyAndPut
    put_from_hand = hands.PutFromHand
    return_as_many = hands.ReturnAsMany

    def draw_up_to(self, most: Token) -> Doing:
        return hands.DrawUpTo(int(most))


def aimed(kind: Kind) -> Target[ArackhanWars]:
    """One card of a kind, as the player chooses."""
    return Target(kind, 1, selectors.determiner(kind), False)


def united(sets: Any) -> int:
    """Several sets of bits as one."""
    bits = 0
    for found in sets:
        bits |= found
    return bits


def beside(group: Group) -> Group:
    """The same cards, looked for next to a card."""
    value = (group.least_value, group.most_value)
    return Group(printed.ADJACENT, group.sides, group.kinds, group.families, *value, group.attributes)


def exactly(number: Token, wanted: int, otherwise: str) -> None:
    """Refuse a number that the rules have no meaning for."""
    if int(number) != wanted:
        raise ArkadeError(otherwise)
