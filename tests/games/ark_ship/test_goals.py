"""Life goals and what nobody may learn of them: names written in secret, and questions that tell nothing."""

from __future__ import annotations

import pytest

from arkade import Illegal
from tests.games.ark_ship.tables import crew_called, position, say

CRUSH = """
options: {seats: 3}
position:
  moment: assign crew
  P1: {life goals: {name: Crush, of: Imka Halloran}}
  P2: {life goals: {name: Zen, of: Tobias Quill}}
  table:
    life goal deck: [Mentor, Survivor]
    Bridge:
      - {name: Imka Halloran, owner: P1}
      - {name: Tobias Quill, owner: P2}
      - {name: Yara Denholm, owner: P3}
"""


@pytest.mark.rule("AS-25.12")
def test_nobody_is_ready_before_the_name_is_written() -> None:
    g = position(CRUSH)
    say(g, 0, "send Imka Halloran to Medical")
    with pytest.raises(Illegal, match=r"AS-25\.12"):
        say(g, 0, "ready")
    with pytest.raises(Illegal, match=r"AS-25\.12"):
        say(g, 0, "write Imka Halloran on Crush")
    say(g, 0, "write Tobias Quill on Crush", "ready")
    assert g.ready[0] == 1


@pytest.mark.rule("AS-25.12")
def test_a_written_name_is_told_to_nobody_else() -> None:
    g = position(CRUSH)
    before = [g.view(1), g.view(2), g.view(None)]
    say(g, 0, "write Tobias Quill on Crush")
    assert [g.view(1), g.view(2), g.view(None)] == before
    assert any("Tobias Quill" in line.text for line in g.view(0).log)


@pytest.mark.rule("AS-25.12")
def test_other_worlds_have_other_names_and_the_own_world_keeps_its_own() -> None:
    g = position(CRUSH)
    say(g, 0, "write Tobias Quill on Crush")
    crush = g.pile(0, 0)[0]
    seen: set[str] = set()
    for seed in range(40):
        world = g.determinize(1, seed)
        for seat in (0, 2):
            for goal in world.pile(0, seat):
                if world.name(goal) == "Crush":
                    seen.add(world.name(world.named[goal]))  # type: ignore[attr-defined]
        assert g.determinize(0, seed).named[crush] == g.named[crush]  # type: ignore[attr-defined]
    assert seen == {"Tobias Quill", "Yara Denholm"}


@pytest.mark.rule("AS-25.08")
def test_crush_can_be_revealed_while_both_are_at_one_location() -> None:
    g = position(CRUSH)
    say(g, 0, "write Tobias Quill on Crush", "send Imka Halloran to Medical")
    with pytest.raises(Illegal, match=r"AS-25\.08"):
        say(g, 0, "reveal Crush")
    say(g, 1, "send Tobias Quill to Medical")
    say(g, 0, "reveal Crush")
    assert [g.name(goal) for goal in g.pile(1, 0)] == ["Crush"]
    assert g.goal_boxes == 1
    assert g.place[crew_called(g, "Imka Halloran")] == 4, "planning goes on where it was"


WATCHED = """
options: {seats: 3}
dice: [4, 4, 4, 6, 6]
position:
  moment: evaluate
  P1: {life goals: {name: GOAL, of: Imka Halloran}}
  P2: {life goals: {name: Zen, of: Tobias Quill}}
  table:
    life goal deck: [Mentor, REST]
    crisis space 7:
      - Food Shortage
      - {name: Imka Halloran, owner: P1, Herbology: 2, crises removed: 2}
    off duty: {name: Tobias Quill, owner: P2}
"""


@pytest.mark.rule("AS-25.08")
@pytest.mark.parametrize(("goal", "other"), [("Firefighter", "Survivor"), ("Survivor", "Firefighter")])
def test_whoever_could_have_met_a_goal_is_asked_whatever_the_goal_is(goal: str, other: str) -> None:
    """After the third crisis everybody can see that Firefighter would be met, so that P1 is asked with any goal."""
    g = position(WATCHED.replace("GOAL", goal).replace("REST", other))
    assert g.asked == (0,)
    assert [option.words for option in g.view(0).options] == (
        ["reveal Firefighter of Imka Halloran", "pass"] if goal == "Firefighter" else ["pass"]
    )
    assert g.view(1).waiting == [0]


@pytest.mark.rule("AS-25.08")
def test_nobody_is_asked_for_a_goal_that_everybody_has_seen() -> None:
    g = position(WATCHED.replace("GOAL", "Survivor").replace(", REST", ""))
    assert g.prompt(0).startswith("Send each of your crew"), "no goal that may be hidden was met"


@pytest.mark.rule("AS-25.08")
def test_a_goal_that_is_met_can_be_revealed_in_a_later_assign_step() -> None:
    g = position(WATCHED.replace("GOAL", "Firefighter").replace("REST", "Survivor"))
    say(g, 0, "pass")
    assert g.prompt(0).startswith("Send each of your crew")
    say(g, 0, "reveal Firefighter")
    assert g.goal_boxes == 1
