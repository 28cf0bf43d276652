"""Choices that card texts ask for: `you may`, `choose one`, targets one by one.

They are the same in every game, so the questions and verbs stand here, and every game's list of questions
begins with QUESTIONS and its list of verbs with VERBS.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic

from arkade.cardtext.effects import IT, Effect, S, effect_of, listing
from arkade.kernel.errors import ArkadeError
from arkade.kernel.question import PASS, Option, Question
from arkade.kernel.state import State
from arkade.kernel.verbs import A_CARD, A_SEAT, AN_EFFECT, Verb

USE: Final = 1
CHOOSE_CARD: Final = 2
CHOOSE_SEAT: Final = 3
CHOOSE_LINE: Final = 4
FIRST_FREE_VERB: Final = 10

VERBS: Final = [
    Verb(USE, "do it"),
    Verb(CHOOSE_CARD, "choose {a}", A_CARD),
    Verb(CHOOSE_SEAT, "choose {a}", A_SEAT),
    Verb(CHOOSE_LINE, "{a}", AN_EFFECT),
]


class May(Effect[S]):
    """`you may …`."""

    def __init__(self, part: Effect[S]) -> None:
        self.part: Final = part

    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        if self.part.seems_payable(g, you, me, at):
            g.ask(you, MAY, self.key, you, me, at)

    def clause(self) -> str:
        return f"you may {self.part.clause()}"

    def children(self) -> list[Effect[S]]:
        return [self.part]


def may_prompt(g: State, seat: int, key: int, you: int, me: int, at: int) -> str:
    return f"{g.name_for(seat, me)}: {effect_of(g, key).children()[0].clause()}?"


def may_candidates(g: State, seat: int, key: int, you: int, me: int, at: int) -> list[Option]:
    return [(USE, 0, 0), PASS]


def may_forbids(g: State, seat: int, option: Option, key: int, you: int, me: int, at: int) -> str | None:
    part = effect_of(g, key).children()[0]
    return None if option == PASS or part.payable(g, you, me, at) else "K-06"


def may_answer(g: State, seat: int, option: Option, key: int, you: int, me: int, at: int) -> None:
    if option != PASS:
        effect_of(g, key).children()[0].resolve(g, you, me, at)


class ChooseOne(Effect[S]):
    """`choose one — …; or …`."""

    def __init__(self, parts: list[Effect[S]]) -> None:
        self.parts: Final = parts

    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        g.ask(you, CHOOSE, self.key, you, me, at)

    def clause(self) -> str:
        return "choose one — " + "; or ".join([part.clause() for part in self.parts])

    def children(self) -> list[Effect[S]]:
        return self.parts


def choose_prompt(g: State, seat: int, key: int, you: int, me: int, at: int) -> str:
    return f"{g.name_for(seat, me)}: {effect_of(g, key).clause()}."


def choose_candidates(g: State, seat: int, key: int, you: int, me: int, at: int) -> list[Option]:
    return [(CHOOSE_LINE, part.key, 0) for part in effect_of(g, key).children()]


def choose_answer(g: State, seat: int, option: Option, key: int, you: int, me: int, at: int) -> None:
    effect_of(g, option[1]).resolve(g, you, me, at)


class Selector(Generic[S]):
    """A kind of thing that a text can choose: `a rival`, `a follower that has at least 1 wound`.

    `universe` lists all things of its sort; `refuses` is the predicate: the id of the rule (K-06: the card's
    own words) that keeps one from being chosen, or None.
    """

    seats_not_cards = False
    secret = False
    """Whether only the chooser sees what there is to choose from. Then a single choice is asked for too, because not
    being asked would tell the others that there is no second one."""

    @abstractmethod
    def universe(self, g: S, you: int, me: int, at: int) -> list[int]: ...

    def refuses(self, g: S, thing: int, you: int, me: int, at: int) -> str | None:
        return None

    @abstractmethod
    def noun(self, many: bool) -> str:
        """`rival`, `rivals`."""

    def fitting(self, g: S, you: int, me: int, at: int) -> list[int]:
        found = self.universe(g, you, me, at)
        return [thing for thing in found if self.refuses(g, thing, you, me, at) is None]


class Target(Generic[S]):
    """Whom or what an effect is applied to: each of them, one, or up to a number of them."""

    def __init__(self, selector: Selector[S], most: int, words: str, optional: bool) -> None:
        self.selector: Final = selector
        self.most: Final = most
        self.words: Final = words
        self.optional: Final = optional

    def aim(self, g: S, effect: Targeted[S], you: int, me: int, at: int) -> None:
        fitting = self.selector.fitting(g, you, me, at)
        no_choice = len(fitting) == 1 and not self.optional and not self.selector.secret
        if self.most == 0 or no_choice:
            effect.apply_all(g, fitting, you, me, at)
        elif fitting:
            g.ask(you, TARGET, effect.key, you, me, at, min(self.most, len(fitting)))

    def clause(self) -> str:
        return f"{self.words} {self.selector.noun(self.most > 1)}"


def each(selector: Selector[S]) -> Target[S]:
    return Target(selector, 0, "each", False)


def one(selector: Selector[S], article: str = "a") -> Target[S]:
    return Target(selector, 1, article, False)


def up_to(most: int, selector: Selector[S]) -> Target[S]:
    if most < 1:
        raise ArkadeError("'up to' needs a number of 1 or more")
    return Target(selector, most, f"up to {most}", True)


class Targeted(Effect[S]):
    """An effect that is applied to what its target gives."""

    def __init__(self, target: Target[S]) -> None:
        self.target: Final = target

    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        self.target.aim(g, self, you, me, at)

    def payable(self, g: S, you: int, me: int, at: int) -> bool:
        return len(self.target.selector.fitting(g, you, me, at)) > 0

    def apply_all(self, g: S, things: list[int], you: int, me: int, at: int) -> None:
        """Apply it to all that was chosen, one after the other, with time for what each of them sets off."""
        for thing in reversed(things):
            g.then(apply_one, thing, self.key, you, me, at)

    @abstractmethod
    def apply(self, g: S, thing: int, you: int, me: int, at: int) -> None: ...


def targeted_of(g: State, key: int) -> Targeted[State]:
    effect = effect_of(g, key)
    assert isinstance(effect, Targeted)
    return effect


def apply_one(g: State, thing: int, key: int, you: int, me: int, at: int) -> None:
    g.memory[at + IT] = thing
    targeted_of(g, key).apply(g, thing, you, me, at)


def target_prompt(g: State, seat: int, key: int, you: int, me: int, at: int, left: int, *chosen: int) -> str:
    effect = targeted_of(g, key)
    verb = CHOOSE_SEAT if effect.target.selector.seats_not_cards else CHOOSE_CARD
    words = [g.table.game.verbs.words(g, (verb, thing, 0), seat).removeprefix("choose ") for thing in chosen]
    so_far = f" Chosen: {listing(words)}." if words else ""
    return f"{g.name_for(seat, me)}: choose {effect.target.clause()} ({purpose(effect)}).{so_far}"


def purpose(effect: Targeted[State]) -> str:
    """What happens to what is chosen: `defeat it`, where the words of a single card need not be said twice."""
    target = effect.target
    single = target.most == 1 and not target.selector.seats_not_cards
    return effect.clause().replace(target.clause(), "it") if single else effect.clause()


def target_candidates(
    g: State, seat: int, key: int, you: int, me: int, at: int, left: int, *chosen: int
) -> list[Option]:
    selector = targeted_of(g, key).target.selector
    verb = CHOOSE_SEAT if selector.seats_not_cards else CHOOSE_CARD
    return [(verb, thing, 0) for thing in selector.universe(g, you, me, at)] + [PASS]


def target_forbids(
    g: State, seat: int, option: Option, key: int, you: int, me: int, at: int, left: int, *chosen: int
) -> str | None:
    """Passing is for targets that may be left out, and for an imagined world in which the asked hand holds none."""
    target = targeted_of(g, key).target
    if option == PASS:
        return None if target.optional or not target.selector.fitting(g, you, me, at) else "K-05"
    if option[1] in chosen:
        return "K-06"
    return target.selector.refuses(g, option[1], you, me, at)


def target_options(g: State, seat: int, key: int, you: int, me: int, at: int, left: int, *chosen: int) -> list[Option]:
    """The things that can still be chosen, as `target_forbids` tells them."""
    target = targeted_of(g, key).target
    verb = CHOOSE_SEAT if target.selector.seats_not_cards else CHOOSE_CARD
    fitting = target.selector.fitting(g, you, me, at)
    options: list[Option] = [(verb, thing, 0) for thing in fitting if thing not in chosen]
    if target.optional or not fitting:
        options.append(PASS)
    return options


def target_answer(
    g: State, seat: int, option: Option, key: int, you: int, me: int, at: int, left: int, *chosen: int
) -> None:
    """Collect the targets one by one; the effect is applied when they are all named."""
    if option != PASS:
        chosen = (*chosen, option[1])
        if left > 1:
            g.then(ask_target, key, you, me, at, left - 1, *chosen)
            return
    targeted_of(g, key).apply_all(g, list(chosen), you, me, at)


def ask_target(g: State, key: int, you: int, me: int, at: int, left: int, *chosen: int) -> None:
    g.ask(you, TARGET, key, you, me, at, left, *chosen)


MAY: Final = Question("may", may_prompt, may_candidates, may_answer, may_forbids)
CHOOSE: Final = Question("choose one", choose_prompt, choose_candidates, choose_answer)
TARGET: Final = Question("target", target_prompt, target_candidates, target_answer, target_forbids, target_options)
QUESTIONS: Final = [MAY, CHOOSE, TARGET]
