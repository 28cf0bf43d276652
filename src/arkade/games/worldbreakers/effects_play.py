"""Cards that a text lets its player play, which may always be declined (WB-01.13)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from arkade.cardtext.effects import IT, SIZE, Amount, Effect, effect_of
from arkade.games.worldbreakers.instructions import draw_card
from arkade.games.worldbreakers.playing import cannot_play, misses_terms, play_card
from arkade.games.worldbreakers.printed import TYPE_NAMES
from arkade.games.worldbreakers.state import HAND, STORED, Worldbreakers
from arkade.games.worldbreakers.triggers import settle
from arkade.kernel.question import PASS, Option, Question

PLAY_CARD: Final = 34
DRAW_FOUND: Final = 35

ANY_KIND: Final = -1


class MayPlay(Effect[Worldbreakers]):
    """`you may play …`: offers the cards that the text speaks of. The card played is what `it` means afterwards."""

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        g.memory[at + IT] = -1
        if self.payable(g, you, me, at):
            g.ask(you, PLAYING, self.key, you, me, at, self.reduction(g, you, me, at))

    def payable(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return len(self.offered(g, you, me, at)) > 0

    @abstractmethod
    def offered(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        """The cards to choose from. The player is asked if there are any, playable or not: whether a hand holds
        something playable is nobody else's business."""

    @abstractmethod
    def refuses(self, g: Worldbreakers, card: int, you: int, me: int, less: int) -> str | None:
        """The rule by which one of them can't be played."""

    def reduction(self, g: Worldbreakers, you: int, me: int, at: int) -> int:
        return 0

    def follow_up(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        """What comes after a card was played by it."""


class MayPlayFromHand(MayPlay):
    """`you may play a follower from your hand for 2 mythium less`."""

    def __init__(self, article: str, kind: int, less: Amount[Worldbreakers] | None) -> None:
        self.article: Final = article
        self.kind: Final = kind
        self.less: Final = less

    def offered(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        return g.pile(HAND, you) + g.pile(STORED, you)

    def refuses(self, g: Worldbreakers, card: int, you: int, me: int, less: int) -> str | None:
        if self.kind != ANY_KIND and not g.is_kind(card, self.kind):
            return "K-06"
        return cannot_play(g, you, card, less)

    def reduction(self, g: Worldbreakers, you: int, me: int, at: int) -> int:
        return 0 if self.less is None else self.less.value(g, you, me, at)

    def clause(self) -> str:
        kind = "card" if self.kind == ANY_KIND else TYPE_NAMES[self.kind]
        less = "" if self.less is None else f" for {self.less.of('mythium less', 'mythium less')}"
        return f"you may play {self.article} {kind} from your hand{less}"


class MayPlayStored(MayPlay):
    """WB-30.25: `you may play a card stored here`."""

    def offered(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        return g.stored_on(me)

    def refuses(self, g: Worldbreakers, card: int, you: int, me: int, less: int) -> str | None:
        return misses_terms(g, you, card, less)

    def clause(self) -> str:
        return "you may play a card stored here"


class MayPlayFound(MayPlay):
    """`you may play one of them`: of the cards that the text has found and drawn."""

    def offered(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        return [card for card in g.memory[at + SIZE :] if g.zone[card] == g.at(HAND, you)]

    def refuses(self, g: Worldbreakers, card: int, you: int, me: int, less: int) -> str | None:
        return cannot_play(g, you, card, less)

    def clause(self) -> str:
        return "you may play one of them"


class MayPlayAnyFound(MayPlayFound):
    """`you may play any of them`, one after the other in any order."""

    def follow_up(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        g.then(play_more, self.key, you, me, at)

    def clause(self) -> str:
        return "you may play any of them"


def play_more(g: Worldbreakers, key: int, you: int, me: int, at: int) -> None:
    may_play_of(g, key).resolve(g, you, me, at)


def may_play_of(g: Worldbreakers, key: int) -> MayPlay:
    effect = effect_of(g, key)
    assert isinstance(effect, MayPlay)
    return effect


def playing_prompt(g: Worldbreakers, seat: int, key: int, you: int, me: int, at: int, less: int) -> str:
    return f"{g.name_for(seat, me)}: {effect_of(g, key).clause()}, or pass."


def playing_candidates(g: Worldbreakers, seat: int, key: int, you: int, me: int, at: int, less: int) -> list[Option]:
    return [(PLAY_CARD, card, 0) for card in may_play_of(g, key).offered(g, you, me, at)] + [PASS]


def playing_forbids(
    g: Worldbreakers, seat: int, option: Option, key: int, you: int, me: int, at: int, less: int
) -> str | None:
    return None if option == PASS else may_play_of(g, key).refuses(g, option[1], you, me, less)


def playing_options(g: Worldbreakers, seat: int, key: int, you: int, me: int, at: int, less: int) -> list[Option]:
    """The cards that can be played now, as `playing_forbids` tells them."""
    effect = may_play_of(g, key)
    options: list[Option] = []
    for card in effect.offered(g, you, me, at):
        if effect.refuses(g, card, you, me, less) is None:
            options.append((PLAY_CARD, card, 0))
    options.append(PASS)
    return options


def playing_answer(
    g: Worldbreakers, seat: int, option: Option, key: int, you: int, me: int, at: int, less: int
) -> None:
    """WB-09.18: the card is resolved completely before the text goes on."""
    if option != PASS:
        may_play_of(g, key).follow_up(g, you, me, at)
        g.memory[at + IT] = option[1]
        play_card(g, you, option[1], less)


# -- a found card: drawn or played -----------------------------------------------------------------


class DrawOrPlay(Effect[Worldbreakers]):
    """WB-30.15: `draw it or play it for 2 mythium less`; what can't be played must be drawn."""

    def __init__(self, less: Amount[Worldbreakers]) -> None:
        self.less: Final = less

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        if g.memory[at + IT] >= 0:
            g.ask(you, FOUND, me, g.memory[at + IT], self.less.value(g, you, me, at))

    def clause(self) -> str:
        return f"draw it or play it for {self.less.of('mythium less', 'mythium less')}"


def found_prompt(g: Worldbreakers, seat: int, me: int, card: int, less: int) -> str:
    return f"{g.name_for(seat, me)}: draw {g.name_for(seat, card)}, or play it for {less} mythium less."


def found_candidates(g: Worldbreakers, seat: int, me: int, card: int, less: int) -> list[Option]:
    return [(DRAW_FOUND, card, 0), (PLAY_CARD, card, 0)]


def found_forbids(g: Worldbreakers, seat: int, option: Option, me: int, card: int, less: int) -> str | None:
    return misses_terms(g, seat, card, less) if option[0] == PLAY_CARD else None


def found_answer(g: Worldbreakers, seat: int, option: Option, me: int, card: int, less: int) -> None:
    if option[0] == PLAY_CARD:
        play_card(g, seat, card, less)
    else:
        draw_card(g, seat, card)
        settle(g)


PLAYING: Final = Question(
    "play a card", playing_prompt, playing_candidates, playing_answer, playing_forbids, playing_options
)
FOUND: Final = Question("draw or play", found_prompt, found_candidates, found_answer, found_forbids)
