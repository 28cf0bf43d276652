"""Crew sheets (AS-09, AS-10, AS-24): gaining ranks and traits, by dice, by choice and with age."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.places import THAWING
from arkade.games.ark_ship.printed import (
    AGE_BOXES,
    AGED,
    BULB,
    HIGHEST_RANK,
    LEARNED,
    MENTORED,
    RANKS_GAINED,
    SECOND_BOXES,
    SKILL_NAMES,
    SKILLS,
    TRAIT_GAINED,
    TRAIT_NAMES,
    TRAITS,
    has_every_skill,
)
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel.cards import changed
from arkade.kernel.question import Option, Question

LEARN: Final = 10
ROLL_TRAIT: Final = 11
GAIN_TRAIT: Final = 12
UNLEARN: Final = 13

EVERY_SKILL: Final = 31
SKILLS_OF: Final = tuple([tuple([skill for skill in range(SKILLS) if bits >> skill & 1]) for bits in range(32)])
"""The skills that some bits stand for."""

# -- ranks -----------------------------------------------------------------------------------------


def gain_rank(g: ArkShip, crew: int, skill: int) -> None:
    """AS-10.04: check the next box of a skill; one at rank 2 cannot gain."""
    if g.rank(crew, skill) == HIGHEST_RANK:
        return
    check_box(g, crew, skill)
    if g.zone[crew] != g.shared_zone(THAWING):
        g.add_deed(crew, RANKS_GAINED, 1)
        honour_mentors(g, crew, skill)
    if g.listening:
        rank = g.rank(crew, skill)
        g.tell("rank", f"{{0}} has rank {{n}} in {SKILL_NAMES[skill]}.", cards=(crew,), rule="AS-10.04", number=rank)


def check_box(g: ArkShip, crew: int, skill: int) -> None:
    """AS-09.02: the next box of a skill; life goals may wait for what the sheet shows now."""
    g.skills[crew] += 1 << 2 * skill
    skills = g.skills[crew]
    if (skills & SECOND_BOXES).bit_count() >= g.cards.least_experts or has_every_skill(skills):
        g.happens_to(crew, LEARNED)


def honour_mentors(g: ArkShip, learner: int, skill: int) -> None:
    """The experts beside a crew that has learned something may have been waiting for just that."""
    location = g.place[learner]
    if not location:
        return
    for crew in g.crew:
        if g.place[crew] == location and crew != learner and g.rank(crew, skill) == HIGHEST_RANK:
            g.happens_to(crew, MENTORED)


def gain_first_rank(g: ArkShip, crew: int, skill: int) -> None:
    """AS-10.05: works only for a crew with rank 0."""
    if g.rank(crew, skill) == 0:
        gain_rank(g, crew, skill)


def lose_rank(g: ArkShip, crew: int, skill: int) -> None:
    """AS-29.12: the last checked box of a skill is unchecked."""
    g.skills[crew] -= 1 << 2 * skill
    if g.listening:
        words = f"{{0}} is down to rank {{n}} in {SKILL_NAMES[skill]}."
        g.tell("rank", words, cards=(crew,), rule="AS-29.12", number=g.rank(crew, skill))


def can_learn(g: ArkShip, crew: int) -> bool:
    """Whether a crew has a skill below rank 2."""
    return g.skills[crew] & SECOND_BOXES != SECOND_BOXES


def learning_options(g: ArkShip, crew: int, skills: int) -> list[Option]:
    """The ranks that a crew can gain in some skills (bits)."""
    sheet = g.skills[crew]
    return [(LEARN, crew, skill) for skill in SKILLS_OF[skills] if sheet >> 2 * skill & 3 < HIGHEST_RANK]


# -- a rank by choice ------------------------------------------------------------------------------


def ask_rank(g: ArkShip, crew: int, skills: int) -> None:
    """AS-16.02, AS-14.21: the owner chooses one of some skills (bits), where one is left to gain."""
    if crew in g.crew:
        options = learning_options(g, crew, skills)
        if options:
            g.ask(g.owner[crew], RANK, crew, skills)
            g.offer(g.owner[crew], options)


def rank_prompt(g: ArkShip, seat: int, crew: int, skills: int) -> str:
    return f"{g.name(crew)} gains a rank: choose the skill."


def rank_candidates(g: ArkShip, seat: int, crew: int, skills: int) -> list[Option]:
    return [(LEARN, crew, skill) for skill in range(SKILLS)]


def rank_forbids(g: ArkShip, seat: int, option: Option, crew: int, skills: int) -> str | None:
    if not skills >> option[2] & 1:
        return "AS-16.02"
    if g.rank(crew, option[2]) < HIGHEST_RANK:
        return None
    return "AS-14.21" if skills == EVERY_SKILL else "AS-16.03"


def rank_options(g: ArkShip, seat: int, crew: int, skills: int) -> list[Option]:
    return learning_options(g, crew, skills)


def rank_answer(g: ArkShip, seat: int, option: Option, crew: int, skills: int) -> None:
    gain_rank(g, crew, option[2])


# -- skills and traits by dice ---------------------------------------------------------------------


def roll_skill(g: ArkShip, crew: int) -> None:
    """AS-09.01 to AS-09.03: a skill, or a trait on a 6 and where both boxes of the skill are checked."""
    die = g.roll(6)
    if die > SKILLS or g.rank(crew, die - 1) == HIGHEST_RANK:
        if g.listening:
            g.tell("die", "The skill die of {0} shows {n}: a trait.", cards=(crew,), rule="AS-09.03", number=die)
        roll_trait(g, crew)
        return
    check_box(g, crew, die - 1)
    if g.listening:
        words = f"The skill die of {{0}} shows {{n}}: rank {g.rank(crew, die - 1)} in {SKILL_NAMES[die - 1]}."
        g.tell("die", words, cards=(crew,), rule="AS-09.01", number=die)


def roll_trait(g: ArkShip, crew: int) -> None:
    """AS-09.04 to AS-09.07: the trait of the die, or a choice where the crew has it already."""
    die = g.roll(6)
    if g.listening:
        words = f"The trait die of {{0}} shows {{n}}: {TRAIT_NAMES[die - 1]}."
        g.tell("die", words, cards=(crew,), rule="AS-09.04", number=die)
    if not g.traits[crew] >> die - 1 & 1:
        gain_trait(g, crew, die - 1)
    elif repeated_options(g, 0, crew):
        g.ask(g.owner[crew], REPEATED, crew)


def gain_trait(g: ArkShip, crew: int, trait: int) -> None:
    """AS-09.05, AS-11.01: check a trait."""
    g.traits = changed(g.traits, crew, g.traits[crew] | 1 << trait)
    g.happens_to(crew, TRAIT_GAINED)


def repeated_prompt(g: ArkShip, seat: int, crew: int) -> str:
    return f"{g.name(crew)} has that trait already: choose another trait or a rank."


def repeated_candidates(g: ArkShip, seat: int, crew: int) -> list[Option]:
    traits: list[Option] = [(GAIN_TRAIT, crew, trait) for trait in range(TRAITS)]
    return traits + [(LEARN, crew, skill) for skill in range(SKILLS)]


def repeated_forbids(g: ArkShip, seat: int, option: Option, crew: int) -> str | None:
    if option[0] == GAIN_TRAIT:
        return "AS-09.06" if g.traits[crew] >> option[2] & 1 else None
    return None if g.rank(crew, option[2]) < HIGHEST_RANK else "AS-10.04"


def repeated_options(g: ArkShip, seat: int, crew: int) -> list[Option]:
    have = g.traits[crew]
    traits: list[Option] = [(GAIN_TRAIT, crew, trait) for trait in range(TRAITS) if not have >> trait & 1]
    return traits + learning_options(g, crew, EVERY_SKILL)


def repeated_answer(g: ArkShip, seat: int, option: Option, crew: int) -> None:
    if option[0] == GAIN_TRAIT:
        gain_trait(g, crew, option[2])
    else:
        gain_rank(g, crew, option[2])


# -- age -------------------------------------------------------------------------------------------


def age_crew(g: ArkShip, crew: int, boxes: int) -> None:
    """AS-24.02, AS-24.06: check the next boxes, as far as there are any."""
    check_age(g, crew, boxes)
    if g.listening:
        words = f"{{0}} has aged to {{n}} of {AGE_BOXES}."
        g.tell("age", words, cards=(crew,), rule="AS-24.02", number=g.age[crew])


def check_age(g: ArkShip, crew: int, boxes: int) -> None:
    """AS-24.03: the light bulb comes right after the boxes."""
    before = g.age[crew]
    after = before + boxes
    if after > AGE_BOXES:
        after = AGE_BOXES
    g.age[crew] = after
    if before < after >= g.cards.least_age:
        g.happens_to(crew, AGED)
    if before < BULB <= after:
        g.then(light_bulb, crew)


def light_bulb(g: ArkShip, crew: int) -> None:
    """AS-24.03, AS-24.04: the owner chooses a rank or a random trait; with nothing to learn it is the trait."""
    if crew not in g.crew:
        return
    if can_learn(g, crew):
        g.ask(g.owner[crew], LIGHT_BULB, crew)
    else:
        roll_trait(g, crew)


def bulb_prompt(g: ArkShip, seat: int, crew: int) -> str:
    return f"{g.name(crew)} has reached the light bulb: gain a rank, or roll for a trait."


def bulb_candidates(g: ArkShip, seat: int, crew: int) -> list[Option]:
    return [*rank_candidates(g, seat, crew, EVERY_SKILL), (ROLL_TRAIT, crew, 0)]


def bulb_forbids(g: ArkShip, seat: int, option: Option, crew: int) -> str | None:
    return "AS-10.04" if option[0] == LEARN and g.rank(crew, option[2]) == HIGHEST_RANK else None


def bulb_options(g: ArkShip, seat: int, crew: int) -> list[Option]:
    return [*learning_options(g, crew, EVERY_SKILL), (ROLL_TRAIT, crew, 0)]


def bulb_answer(g: ArkShip, seat: int, option: Option, crew: int) -> None:
    if option[0] == LEARN:
        gain_rank(g, crew, option[2])
    else:
        roll_trait(g, crew)


# -- losing a rank ---------------------------------------------------------------------------------


def ask_lost_rank(g: ArkShip, crew: int) -> None:
    """AS-29.12: the owner chooses the skill; with no rank nothing happens."""
    if g.skills[crew]:
        g.ask(g.owner[crew], LOST_RANK, crew)


def lost_rank_prompt(g: ArkShip, seat: int, crew: int) -> str:
    return f"{g.name(crew)} loses a rank: choose the skill."


def lost_rank_candidates(g: ArkShip, seat: int, crew: int) -> list[Option]:
    return [(UNLEARN, crew, skill) for skill in range(SKILLS)]


def lost_rank_forbids(g: ArkShip, seat: int, option: Option, crew: int) -> str | None:
    return None if g.rank(crew, option[2]) else "AS-29.12"


def lost_rank_answer(g: ArkShip, seat: int, option: Option, crew: int) -> None:
    lose_rank(g, crew, option[2])


RANK: Final = Question("rank", rank_prompt, rank_candidates, rank_answer, rank_forbids, rank_options)
REPEATED: Final = Question(
    "repeated trait", repeated_prompt, repeated_candidates, repeated_answer, repeated_forbids, repeated_options
)
LIGHT_BULB: Final = Question("light bulb", bulb_prompt, bulb_candidates, bulb_answer, bulb_forbids, bulb_options)
LOST_RANK: Final = Question("lost rank", lost_rank_prompt, lost_rank_candidates, lost_rank_answer, lost_rank_forbids)
