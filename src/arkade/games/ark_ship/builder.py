# arkade: interpreted
"""Which words of ARK SHIP make which effect: a method or a class for each name behind an arrow of the grammar."""

from __future__ import annotations

from lark import Token, v_args

from arkade.cardtext import Builder, Effect, Target
from arkade.games.ark_ship import conditions, lines, selectors, statics
from arkade.games.ark_ship import effects_crew as crew
from arkade.games.ark_ship import effects_learning as learning
from arkade.games.ark_ship import effects_ship as ship
from arkade.games.ark_ship import effects_signals as signals
from arkade.games.ark_ship.printed import LOCATION_NAMES, SKILL_NAMES, Aim, Static
from arkade.games.ark_ship.progress import MUCH_STRESS
from arkade.games.ark_ship.sickness import SICKNESS_BOXES, SURVIVORS_TARGET
from arkade.games.ark_ship.signals import ANY_VALUE
from arkade.games.ark_ship.skill_tests import FEW_DICE, MANY_DICE, TEAM
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel.errors import ArkadeError

Doing = Effect[ArkShip]
Some = Target[ArkShip]


@v_args(inline=True)
class ArkShipBuilder(Builder):
    """Makes the abilities and effects of ARK SHIP."""

    def timing(self, *words: Token) -> str:
        """`3+ green`, `1-2 red`, `Medicine 2`, `Any crew`."""
        spoken = " ".join(words).casefold().replace(" +", "+").replace(" -", "-")
        return spoken[:1].upper() + spoken[1:]

    def event(self, *words: Token) -> str:
        spoken = " ".join(words).casefold()
        if spoken != "a crew rolls a 1 in a skill test":
            raise ArkadeError("a crisis can wait for a rolled 1, and for no other number")
        return spoken

    def never_said(self) -> None:
        raise ArkadeError("the cards of this game have no conditions and count nothing")

    def skill(self, word: Token) -> int:
        return SKILL_NAMES.index(word.title())

    def place(self, word: Token) -> int:
        return LOCATION_NAMES.index(word.title())

    # -- lines -------------------------------------------------------------------------------------

    static_line = lines.StaticLine
    reveal_at_once = lines.RevealAtOnce
    reveal_line = lines.RevealLine
    score_line = lines.ScoreLine
    writes_name = lines.WritesName

    removes_highest = statics.RemovesHighest
    closed = statics.Closed
    nobody_stays = statics.NobodyStays
    skips_waveforms = statics.SkipsWaveforms
    red_boxes_do_not_count = statics.RedBoxesDoNotCount
    keeps_away = statics.KeepsAway

    def ones_cancel(self, one: Token, count: Token) -> Static:
        exactly(one, 1, "a natural number that cancels successes")
        return statics.OnesCancel(int(count))

    def few_crew_each(self, most: Token) -> Static:
        return statics.FewCrewEach(int(most))

    def few_crew_together(self, most: Token) -> Static:
        return statics.FewCrewTogether(int(most))

    def more_stress_from_failure(self, count: Token) -> Static:
        return statics.MoreStressFromFailure(int(count))

    def changes_sickness_rolls(self, change: Token) -> Static:
        return statics.ChangesSicknessRolls(int(change))

    def excited_near(self, stress: Token, dice: Token) -> Static:
        return statics.ExcitedNear(int(stress), int(dice))

    # -- what life goals wait for ------------------------------------------------------------------

    rank_in_every_skill = conditions.RankInEverySkill
    beside_named = conditions.BesideNamed
    decoded_signal = conditions.DecodedSignal
    placed_token = conditions.PlacedToken
    mentored = conditions.Mentored
    removed_alone = conditions.RemovedAlone
    dies_without_stress = conditions.DiesWithoutStress

    def expert_in(self, count: Token) -> Aim:
        return conditions.ExpertIn(int(count))

    def narrow_expert(self, count: Token, most: Token) -> Aim:
        return conditions.NarrowExpert(int(count), int(most))

    def has_traits(self, count: Token) -> Aim:
        return conditions.HasTraits(int(count))

    def has_age(self, boxes: Token) -> Aim:
        return conditions.HasAge(int(boxes))

    def team_success(self, others: Token) -> Aim:
        exactly(others, TEAM - 1, "the number of other crew in a successful test")
        return conditions.TeamSuccess()

    def survived(self, boxes: Token, target: Token) -> Aim:
        exactly(boxes, SICKNESS_BOXES, "the number of sickness boxes of a survivor")
        exactly(target, SURVIVORS_TARGET, "the target of a survivor")
        return conditions.Survived()

    def much_stress(self, count: Token) -> Aim:
        exactly(count, MUCH_STRESS, "the stress at the end of a turn")
        return conditions.MuchStress()

    def removed_crises(self, count: Token) -> Aim:
        return conditions.RemovedCrises(int(count))

    def removed_freezer_crises(self, count: Token) -> Aim:
        return conditions.RemovedFreezerCrises(int(count))

    def was_alone(self, count: Token) -> Aim:
        return conditions.WasAlone(int(count))

    def used_rows(self, skill: int, place: int, count: Token) -> Aim:
        if conditions.ROW_DEEDS[place] < 0:
            raise ArkadeError(f"the rows of {LOCATION_NAMES[place]} that a crew uses are not counted")
        return conditions.UsedRows(skill, place, int(count))

    def lifted_stress(self, count: Token) -> Aim:
        return conditions.LiftedStress(int(count))

    def gained_ranks(self, count: Token) -> Aim:
        return conditions.GainedRanks(int(count))

    def stayed_calm(self, count: Token) -> Aim:
        return conditions.StayedCalm(int(count))

    def others_died(self, count: Token) -> Aim:
        return conditions.OthersDied(int(count))

    def daring_success(self, dice: Token) -> Aim:
        exactly(dice, FEW_DICE, "the dice of a daring test")
        return conditions.DaringSuccess()

    def perfect_test(self, dice: Token) -> Aim:
        exactly(dice, MANY_DICE, "the dice of a perfect test")
        return conditions.PerfectTest()

    def dies_with_stress(self, least: Token) -> Aim:
        return conditions.DiesWithStress(int(least))

    def dies_young(self, most: Token) -> Aim:
        return conditions.DiesYoung(int(most))

    def dies_after_others(self, least: Token) -> Aim:
        return conditions.DiesAfterOthers(int(least))

    # -- crew --------------------------------------------------------------------------------------

    move_all_stress = crew.MoveAllStress
    gain_sickness = crew.GainSickness
    clear_sickness = crew.ClearSickness
    lose_rank = crew.LoseRank
    die = crew.Die
    choose_crew = crew.ChooseCrew
    double_age = crew.DoubleAge
    copy_it = crew.CopyIt
    copy_this = crew.CopyThis

    def gain_stress(self, who: Some, count: Token) -> Doing:
        return crew.GainStress(who, int(count))

    def gain_own_stress(self, count: Token) -> Doing:
        return crew.GainOwnStress(int(count))

    def remove_stress(self, count: Token, who: Some) -> Doing:
        return crew.RemoveStress(who, int(count))

    def remove_all_stress(self, who: Some) -> Doing:
        return crew.RemoveStress(who, crew.ALL_STRESS)

    def age(self, who: Some, count: Token) -> Doing:
        return crew.Age(who, int(count))

    def all_crew(self) -> Some:
        return Target(selectors.AnyCrew(), 0, "all", False)

    def one_crew(self) -> Some:
        return Target(selectors.AnyCrew(), 1, "one", False)

    def one_here(self) -> Some:
        return Target(selectors.CrewHere(), 1, "one", False)

    def each_here(self) -> Some:
        return Target(selectors.CrewHere(), 0, "each", False)

    def the_oldest(self) -> Some:
        return Target(selectors.OldestCrew(), 1, "the", False)

    def that_crew(self) -> Some:
        return Target(selectors.ThatCrew(), 0, "that", False)

    def this_crew(self) -> Some:
        return Target(selectors.ThisCrew(), 0, "this", False)

    def each_idle(self) -> Some:
        return Target(selectors.IdleCrew(), 0, "each", False)

    def each_tested(self) -> Some:
        return Target(selectors.OtherTestedCrew(), 0, "each", False)

    # -- the ship ----------------------------------------------------------------------------------

    lose_half = ship.LoseHalf
    draw_crisis = ship.DrawCrisis
    remove_this = ship.RemoveThis
    nothing = ship.Nothing

    def lose_sleepers(self, count: Token) -> Doing:
        return ship.LoseSleepers(int(count))

    def put_tokens(self, count: Token) -> Doing:
        return ship.PutTokens(int(count))

    def add_to_dice(self, count: Token) -> Doing:
        return ship.AddToDice(int(count))

    def add_dice(self, count: Token) -> Doing:
        return ship.AddDice(int(count))

    def add_to_sickness_rolls(self, count: Token) -> Doing:
        return ship.AddToSicknessRolls(int(count))

    # -- signals and skills ------------------------------------------------------------------------

    apply_waveform = signals.ApplyWaveform
    apply_points = signals.ApplyPoints
    gain_first_rank = learning.GainFirstRank
    gain_any_rank = learning.GainAnyRank
    teach_others = learning.TeachOthers

    def set_point(self, value: Token) -> Doing:
        return signals.SetPoint(int(value))

    def set_any_value(self) -> Doing:
        return signals.SetPoint(ANY_VALUE)

    def add_to_point(self, step: Token) -> Doing:
        return signals.AddToPoint(int(step))

    def add_to_every_point(self, step: Token) -> Doing:
        return signals.AddToEveryPoint(int(step))

    def subtract_from_both(self, step: Token) -> Doing:
        return signals.SubtractFromBoth(int(step))


def exactly(number: Token, wanted: int, what: str) -> None:
    """Refuse a number that the rules do not count by."""
    if int(number) != wanted:
        raise ArkadeError(f"{what} is {wanted}, not {int(number)}")
