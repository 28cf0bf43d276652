# arkade: interpreted
"""Language: a game's grammar on the shared vocabulary, and the builder that turns trees into effects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any, Final, cast

from lark import Lark, ParseTree, Token, Transformer, Tree, v_args
from lark.exceptions import UnexpectedEOF, UnexpectedInput, UnexpectedToken, VisitError

from arkade.cardtext.choices import ChooseOne, May
from arkade.cardtext.effects import (
    FIRST_EACH_ROUND,
    Ability,
    Amount,
    Effect,
    ForEach,
    If,
    Pay,
    Sentences,
    Then,
    Times,
    Together,
    listing,
)
from arkade.cardtext.remembered import RememberedTrees
from arkade.cardtext.words import Text, WordLexer
from arkade.kernel.errors import ArkadeError, shorten

VOCABULARY: Final = Path(__file__).with_name("vocabulary.lark")
LENGTH_LIMIT: Final = 2000
LISTED: Final = 8
AFTER_LIMIT: Final = 60
KIND_WORDS: Final = {
    "INT": "a number",
    "SIGNED": "a number with its sign",
    "NAME": "the card's name",
    "_NEWLINE": "a new line",
}
FOUND_WORDS: Final = {"": "the end of the text", "\n": "the end of the line"}


class TextError(ArkadeError):
    """A card text that does not parse: which line, and what was expected."""

    def __init__(self, line: int, words: str) -> None:
        super().__init__(f"line {line}: {words}")
        self.line = line
        self.words = words


@v_args(inline=True)
class Builder(Transformer[Token, Any]):
    """Makes effects of the shared vocabulary's trees. A game's builder adds a method for each rule of its own."""

    def start(self, *lines: Ability[Any]) -> list[Ability[Any]]:
        return list(lines)

    def timed(self, timing: str, body: Any) -> Ability[Any]:
        ability = self.plain(body)
        return Ability(timing, ability.opening, ability.event, ability.effect)

    def plain(self, body: Any) -> Ability[Any]:
        return body if isinstance(body, Ability) else Ability("", "", "", body)

    def triggered(self, opening: str, event: str, *parts: Effect[Any]) -> Ability[Any]:
        return Ability("", opening, event, self.sentences(*parts))

    def triggered_at_cost(self, opening: str, event: str, cost: Effect[Any], *parts: Effect[Any]) -> Ability[Any]:
        return Ability("", opening, event, Pay(cost, self.sentences(*parts)))

    def triggered_if(self, opening: str, event: str, condition: Any, *parts: Effect[Any]) -> Ability[Any]:
        return Ability("", opening, event, If(condition, self.sentences(*parts), None))

    def whenever(self) -> str:
        return "Whenever"

    def after(self) -> str:
        return "After"

    def when(self) -> str:
        return "When"

    def first_each_round(self) -> str:
        return FIRST_EACH_ROUND

    def sentences(self, *parts: Effect[Any]) -> Effect[Any]:
        return parts[0] if len(parts) == 1 else Sentences(list(parts))

    def then(self, part: Effect[Any]) -> Effect[Any]:
        return Then(part)

    def may(self, part: Effect[Any]) -> Effect[Any]:
        return May(part)

    def may_pay(self, cost: Effect[Any], part: Effect[Any]) -> Effect[Any]:
        return May(Pay(cost, part))

    def pay(self, cost: Effect[Any], part: Effect[Any]) -> Effect[Any]:
        return Pay(cost, part)

    def if_(self, condition: Any, part: Effect[Any], otherwise: Effect[Any] | None = None) -> Effect[Any]:
        return If(condition, part, otherwise)

    def if_pay(self, condition: Any, cost: Effect[Any], part: Effect[Any]) -> Effect[Any]:
        return If(condition, Pay(cost, part), None)

    def times(self, amount: Amount[Any], part: Effect[Any]) -> Effect[Any]:
        return Times(amount, part)

    def repeat(self, per: Any, part: Effect[Any]) -> Effect[Any]:
        return ForEach(per, part)

    def choose_one(self, *parts: Effect[Any]) -> Effect[Any]:
        return ChooseOne(list(parts))

    def together(self, *parts: Effect[Any]) -> Effect[Any]:
        return Together(list(parts))

    def number(self, number: Token) -> Amount[Any]:
        return Amount(int(number), str(int(number)))

    def a(self) -> Amount[Any]:
        return Amount(1, "a")

    def an(self) -> Amount[Any]:
        return Amount(1, "an")

    def x(self) -> Amount[Any]:
        return Amount(0, "X")


class Language:
    """The card language of one game: `read` turns a text into abilities, `write` turns them back."""

    def __init__(self, grammar: str, builder: Builder) -> None:
        vocabulary = VOCABULARY.read_text(encoding="utf-8")
        self.source = vocabulary + "\n" + grammar
        self.builder = builder
        self.parser = self.make_parser("resolve")
        self.remembered = RememberedTrees(self.source)
        self.words = {
            terminal.name: str(terminal.pattern.value)
            for terminal in self.parser.terminals
            if getattr(terminal.pattern, "type", "") == "str"
        }
        self.order = grammar + vocabulary
        """Errors list words as they follow each other here: the game's own first."""

    def make_parser(self, ambiguity: str) -> Lark:
        return Lark(self.source, parser="earley", lexer=WordLexer, ambiguity=ambiguity, propagate_positions=True)

    @cached_property
    def every_reading(self) -> Lark:
        """The parser that keeps all ways to read a text, where others settle for one."""
        return self.make_parser("explicit")

    def read(self, text: str, name: str = "") -> list[Ability[Any]]:
        """The abilities that a text stands for; TextError where it is not of this language."""
        return self.build(self.parse(text, name)) if has_words(text) else []

    def read_again(self, text: str, name: str) -> list[Ability[Any]]:
        """Like `read`, for the cards of files, which are read at every start: without parsing, if this text was
        read before by this grammar."""
        if not has_words(text):
            return []
        tree = self.remembered.find(name, text)
        if tree is not None:
            return self.build(tree)
        tree = self.parse(text, name)
        abilities = self.build(tree)
        self.remembered.add(name, text, tree)
        return abilities

    def build(self, tree: ParseTree) -> list[Ability[Any]]:
        """The abilities that a tree stands for."""
        try:
            abilities: list[Ability[Any]] = self.builder.transform(tree)
        except VisitError as fault:
            if not isinstance(fault.orig_exc, ArkadeError):
                raise
            line = fault.obj.meta.line if isinstance(fault.obj, Tree) else fault.obj.line
            raise TextError(line or 1, str(fault.orig_exc)) from None
        return abilities

    def parse(self, text: str, name: str) -> ParseTree:
        """The tree of a text. A card may be called like a word of the language: where its name makes no sense as
        a name, it is read as that word."""
        faults: list[UnexpectedInput] = []
        for called in (name, "") if Text(text, name).mentions_its_card() else ("",):
            try:
                return self.parser.parse(cast("str", Text(text, called)))
            except UnexpectedInput as fault:
                faults.append(fault)
        raise self.explain(max(faults, key=lambda fault: place(fault, text)), text) from None

    def write(self, abilities: Sequence[Ability[Any]]) -> str:
        """The canonical text of abilities."""
        return "\n".join(ability.text() for ability in abilities)

    def meanings(self, text: str, name: str = "") -> int:
        """In how many ways a text can be read; more than one is a fault of the grammar."""
        tree = self.every_reading.parse(Text(text, name))
        return 1 + sum(len(choice.children) - 1 for choice in tree.find_data("_ambig"))

    # -- errors ------------------------------------------------------------------------------------

    def explain(self, fault: UnexpectedInput, text: str) -> TextError:
        """The sentence that names the word that was not expected, and those that were."""
        position = place(fault, text)
        kinds = fault.expected if isinstance(fault, (UnexpectedToken, UnexpectedEOF)) else set()
        found = str(fault.token) if isinstance(fault, UnexpectedToken) else ""
        before = words_before(text, position)
        after = f" after {before!r}" if before else " at the start"
        words = f"expected {self.listed(kinds)}{after}, found {FOUND_WORDS.get(found) or repr(shorten(found))}"
        return TextError(text.count("\n", 0, position) + 1, words + self.meant(found, kinds))

    def listed(self, kinds: Iterable[str]) -> str:
        """Kinds of words as an error lists them: in the order of the grammar, and not too many."""
        ordered = sorted(set(kinds) - {"_NEWLINE"}, key=self.place_in_grammar) or ["_NEWLINE"]
        words = [KIND_WORDS.get(kind) or repr(self.words[kind]) for kind in ordered]
        if len(words) > LISTED:
            words = [*words[: LISTED - 1], f"{len(words) - LISTED + 1} other words"]
        return listing(words, "or")

    def place_in_grammar(self, kind: str) -> int:
        written = f'"{self.words[kind]}"' if kind in self.words else f" {kind}"
        return self.order.find(written)

    def meant(self, found: str, kinds: Iterable[str]) -> str:
        near = get_close_matches(found.casefold(), [self.words[kind] for kind in kinds if kind in self.words], n=1)
        return f" (did you mean {near[0]!r}?)" if near else ""


def has_words(text: str) -> bool:
    """Whether there is anything to read; TextError where there is too much."""
    if len(text) > LENGTH_LIMIT:
        raise TextError(1, f"the text is longer than {LENGTH_LIMIT} characters")
    return bool(text.strip())


def place(fault: UnexpectedInput, text: str) -> int:
    """Where in a text the parser was at a loss."""
    return (fault.token.start_pos or 0) if isinstance(fault, UnexpectedToken) else len(text)


def words_before(text: str, position: int) -> str:
    """The words of the sentence up to a place: what an error is 'after'. At the beginning of a sentence they are
    those of the sentence before it."""
    line = text[:position].rsplit("\n", 1)[-1].strip()
    sentence = line
    for stop in (". ", "→ ", ": ", "; ", "— "):
        sentence = sentence.rsplit(stop, 1)[-1]
    return sentence if len(sentence) <= AFTER_LIMIT else f"…{sentence[-AFTER_LIMIT:]}"


def number_effects(abilities: Sequence[Ability[Any]], effects: list[Effect[Any]]) -> None:
    """Give every effect of some abilities its number: its place in the game's list of effects."""
    for ability in abilities:
        number_effect(ability.effect, effects)


def number_effect(effect: Effect[Any], effects: list[Effect[Any]]) -> None:
    effect.key = len(effects)
    effects.append(effect)
    for child in effect.children():
        number_effect(child, effects)
