# arkade: interpreted
"""Which words of Worldbreakers make which effect: a method or a class for each name behind an arrow of the grammar."""

from __future__ import annotations

from typing import Any

from lark import Token, v_args

from arkade.cardtext import Ability, Amount, Builder, Condition, Count, Effect, PerCount, Selector, Target, each, one
from arkade.cardtext import up_to as up_to_some
from arkade.games.worldbreakers import conditions, lines, printed, selectors, statics
from arkade.games.worldbreakers import effects_attack as attacks
from arkade.games.worldbreakers import effects_deck as deck
from arkade.games.worldbreakers import effects_followers as followers
from arkade.games.worldbreakers import effects_gains as gains
from arkade.games.worldbreakers import effects_hand as hands
from arkade.games.worldbreakers import effects_locations as locations
from arkade.games.worldbreakers import effects_play as plays
from arkade.games.worldbreakers import effects_round as rounds
from arkade.games.worldbreakers.printed import STAGE_NAMES, Saving, Static
from arkade.games.worldbreakers.state import GAINED_LETHAL, GAINED_OVERWHELM, UNBLOCKABLE, Worldbreakers
from arkade.kernel.errors import ArkadeError

Kind = Selector[Worldbreakers]
Some = Target[Worldbreakers]
Number = Amount[Worldbreakers]
Doing = Effect[Worldbreakers]


@v_args(inline=True)
class WorldbreakersBuilder(Builder):
    """Makes the abilities and effects of Worldbreakers."""

    # -- lines -------------------------------------------------------------------------------------

    hidden = lines.Hidden
    lethal = lines.Lethal
    overwhelm = lines.Overwhelm
    stationary = lines.Stationary
    static_line = lines.StaticLine
    limit_of_x = lines.LimitOfX
    shields_the_weaker = statics.ShieldsTheWeaker
    stationary_while = statics.StationaryWhile
    stored_as_in_hand = statics.StoredAsInHand

    def timing(self, *words: Token) -> str:
        spoken = " ".join(words)
        return spoken.upper() if spoken.upper() in STAGE_NAMES else spoken.title()

    def event(self, *words: Token) -> str:
        return " ".join(words).casefold()

    def bloodshed(self, count: Token) -> Doing:
        return followers.Bloodshed(int(count))

    def storage(self, most: Token) -> Doing:
        return lines.Storage(int(most))

    def strong_cannot_block(self, least: Token) -> Static:
        return statics.StrongCannotBlock(int(least))

    def cheaper(self, kinds: list[int], off: Token) -> Static:
        return statics.Cheaper(kinds, int(off))

    def bonus_while(self, condition: Condition[Worldbreakers], strength: Token, health: Token) -> Static:
        return statics.BonusWhile(condition, int(strength), int(health))

    def pay_less(self, saving: Saving) -> Ability[Any]:
        return Ability("Interrupt", "Before", "you pay for this card", lines.PayLess(saving))

    def saves_by_revealing(self, most: Token, off: Token) -> Saving:
        return Saving(printed.REVEAL_LOCATIONS, int(most), int(off))

    def saves_by_damaging(self, off: Token) -> Saving:
        return Saving(printed.DAMAGE_LOCATION, 1, int(off))

    # -- mythium, power, standing ------------------------------------------------------------------

    migrate = gains.Migrate
    gain_both = gains.GainBoth
    gain_mythium = gains.GainMythium
    gain_power = gains.GainPower
    gain_standing = gains.GainStanding
    gain_any_standing = gains.GainAnyStanding
    opponent_loses_mythium = gains.OpponentLosesMythium
    opponent_loses_power = gains.OpponentLosesPower
    spend_standing = gains.SpendStanding

    def gain_mythium_per(self, amount: Number, per: Count[Worldbreakers]) -> Doing:
        return gains.GainMythium(PerCount(amount, per))

    def gain_mythium_at_most(self, amount: Number, per: Count[Worldbreakers], most: Token) -> Doing:
        return gains.GainMythium(gains.AtMost(PerCount(amount, per), int(most)))

    def pay_mythium(self, amount: Number) -> Doing:
        return gains.PayX() if amount.word == "X" else gains.PayMythium(amount)

    # -- followers and locations -------------------------------------------------------------------

    deal_wounds = followers.DealWounds
    this_deals_wounds = followers.ThisDealsWounds
    put_stationary = followers.PutStationary
    defeat = followers.Defeat
    heal = followers.Heal
    ready = followers.Ready
    remove_from_combat = followers.RemoveFromCombat
    cannot_block = followers.CannotBlock
    develop = locations.Develop
    damage = locations.Damage
    damage_even_hidden = locations.DamageEvenHidden
    deplete = locations.Deplete

    def x_plus(self, more: Token) -> Number:
        return followers.XPlus(int(more))

    def by_name(self, name: Token) -> str:
        return str(name)

    def he(self) -> str:
        return "he"

    def this_follower_itself(self) -> str:
        return "this follower"

    def put_counter(self, strength: Token, health: Token, target: Some) -> Doing:
        if (strength, health) != ("+1", "+1"):
            raise ArkadeError(f"there are +1/+1 counters, but no {strength}/{health} counters")
        return followers.PutCounter(target)

    def gets_strength(self, target: Some, change: Token) -> Doing:
        return followers.GetsStrength(target, int(change))

    # -- combat ------------------------------------------------------------------------------------

    nobody_attacks = attacks.NobodyAttacks
    worldbreaker_deals_more = attacks.WorldbreakerDealsMore

    def attack(self) -> Doing:
        return attacks.Attack(attacks.ANY_NUMBER, 0)

    def attack_with_overwhelm(self) -> Doing:
        return attacks.Attack(attacks.ANY_NUMBER, GAINED_OVERWHELM)

    def attack_with_lethal(self) -> Doing:
        return attacks.Attack(attacks.ANY_NUMBER, GAINED_LETHAL)

    def attack_with_one(self, count: Token) -> Doing:
        return attacks.Attack(exactly_one(count), 0)

    def attack_unblockable(self, count: Token) -> Doing:
        return attacks.Attack(exactly_one(count), UNBLOCKABLE)

    # -- playing cards -----------------------------------------------------------------------------

    may_play_stored = plays.MayPlayStored
    may_play_found = plays.MayPlayFound
    may_play_any_found = plays.MayPlayAnyFound
    draw_or_play = plays.DrawOrPlay

    def may_play(self, wanted: tuple[str, int], less: Number | None = None) -> Doing:
        return plays.MayPlayFromHand(wanted[0], wanted[1], less)

    def wanted(self, article: str, kind: int = plays.ANY_KIND) -> tuple[str, int]:
        return article, kind

    def less(self, amount: Number) -> Number:
        return amount

    def less_per(self, amount: Number, per: Count[Worldbreakers]) -> Number:
        return PerCount(amount, per)

    # -- deck, hand, round -------------------------------------------------------------------------

    draw = deck.Draw
    draw_it = deck.DrawIt
    draw_one_of_them = deck.DrawOneOfThem
    put_it_below = deck.PutItBelow
    put_others_below = deck.PutOthersBelow
    reveal_top = deck.RevealTop
    reveal_until_named = deck.RevealUntilNamed
    name_type = deck.NameType
    shuffle_deck = deck.ShuffleDeck
    discard = hands.DiscardCard
    defender_reveals = hands.DefenderReveals
    discard_shown = hands.DiscardShown
    store_it = hands.StoreIt
    ready_worldbreaker = rounds.ReadyWorldbreaker
    extra_action = rounds.ExtraAction
    gain_in_rally = rounds.GainInRally

    def draw_them(self) -> Doing:
        return deck.DrawThem("them")

    def draw_first_of_each(self) -> Doing:
        return deck.DrawThem("the first of each")

    def look_at_top(self, count: Token) -> Doing:
        return deck.LookAtTop(int(count))

    def reveal_until_followers(self, count: Token) -> Doing:
        return deck.RevealUntil(int(count), 0)

    def reveal_until_both(self) -> Doing:
        return deck.RevealUntil(1, 1)

    def opponent_discards(self) -> Doing:
        return hands.OpponentDiscards("your opponent")

    def defender_discards(self) -> Doing:
        return hands.OpponentDiscards("the defending player")

    def store_follower(self) -> Doing:
        return hands.StoreFromHand(one(selectors.HeldFollower()))

    def return_events(self, most: Token) -> Doing:
        return hands.ReturnToHand(up_to_some(int(most), selectors.DiscardedEvent()))

    def exhaust_this(self, name: Token) -> Doing:
        return rounds.ExhaustThis(str(name))

    # -- which cards -------------------------------------------------------------------------------

    any_follower = selectors.AnyFollower
    wounded_follower = selectors.WoundedFollower
    attacking_follower = selectors.AttackingFollower
    other_attacker = selectors.OtherAttacker
    follower_you_control = selectors.FollowerYouControl
    defending_follower = selectors.DefendingFollower
    any_location = selectors.AnyLocation
    location_you_control = selectors.LocationYouControl
    location_in_the_open = selectors.LocationInTheOpen

    def cheap_follower(self, most: Token) -> Kind:
        return selectors.CheapFollower(int(most))

    def one_a(self, kind: Kind) -> Some:
        return one(kind)

    def one_an(self, kind: Kind) -> Some:
        return one(kind, "an")

    def another(self, kind: Kind) -> Some:
        return one(selectors.Other(kind), "another")

    def each_one(self, kind: Kind) -> Some:
        return each(kind)

    def up_to(self, most: Token, kind: Kind) -> Some:
        return up_to_some(int(most), kind)

    def each_of_up_to(self, most: Token, kind: Kind) -> Some:
        some = up_to_some(int(most), kind)
        return Target(kind, some.most, f"each of {some.words}", some.optional)

    def this_follower(self) -> Some:
        return Target(selectors.ThisCard("follower"), 0, "this", False)

    def this_location(self) -> Some:
        return Target(selectors.ThisCard("location"), 0, "this", False)

    def blocked_follower(self) -> Some:
        return Target(selectors.BlockedFollower(), 0, "the", False)

    # -- conditions and counts ---------------------------------------------------------------------

    controls_location = conditions.ControlsLocation
    follower_was_defeated = conditions.FollowerWasDefeated
    this_attacks_alone = conditions.ThisAttacksAlone
    yours_attacks_alone = conditions.YoursAttacksAlone
    attack_succeeded = conditions.AttackSucceeded
    standing_of_yours = conditions.StandingOfYours
    ready_followers = conditions.ReadyFollowers

    def controls_others(self, least: Token) -> conditions.ControlsOthers:
        return conditions.ControlsOthers(int(least))

    def controls_a_trait(self, trait: str) -> conditions.ControlsTrait:
        return conditions.ControlsTrait(trait, 1)

    def controls_trait(self, least: Token, trait: str) -> conditions.ControlsTrait:
        return conditions.ControlsTrait(trait, int(least))

    def standing_in_one_guild(self, least: Token) -> conditions.StandingInOneGuild:
        return conditions.StandingInOneGuild(int(least))

    def standing_at_least(self, least: Token, guild: int) -> conditions.StandingAtLeast:
        return conditions.StandingAtLeast(int(least), guild)

    def standing_below(self, limit: Token, guild: int) -> conditions.StandingBelow:
        return conditions.StandingBelow(int(limit), guild)

    def it_is(self, article: str, kind: int) -> conditions.ItIs:
        return conditions.ItIs(kind)

    def played_costly(self, least: Token) -> conditions.PlayedCostly:
        return conditions.PlayedCostly(int(least))

    # -- guilds, types, traits, articles -----------------------------------------------------------

    def guild(self, word: Token) -> int:
        return printed.GUILD_NAMES.index(word.title())

    def kind(self, word: Token) -> int:
        return printed.TYPE_NAMES.index(word.casefold().removesuffix("s"))

    def kinds(self, *found: int) -> list[int]:
        return list(found)

    def trait(self, word: Token) -> str:
        return word.title().removesuffix("s")

    def article(self, word: Token) -> str:
        return word.casefold()


def exactly_one(count: Token) -> int:
    if count != "1":
        raise ArkadeError(f"a text can say to attack with exactly 1 follower, not with {count}")
    return attacks.EXACTLY_ONE
