# arkade: interpreted
"""Language: a game's grammar on the shared vocabulary, and the builder that turns trees into effects."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from lark import Lark, Token, Transformer, v_args
from lark.exceptions import UnexpectedEOF, UnexpectedInput, UnexpectedToken, VisitError

from arkade.cardtext.choices import ChooseOne, May
from arkade.cardtext.effects import (
    Ability,
    Amount,
    Effect,
    ForEach,
    If,
    Pay,
    PerCount,
    Sentences,
    Then,
    Together,
    listing,
)
from arkade.cardtext.words import Text, WordLexer
from arkade.kernel.errors import ArkadeError

VOCABULARY: Final = Path(__file__).with_name("vocabulary.lark")
LENGTH_LIMIT: Final = 2000
KIND_WORDS: Final = {"INT": "a number", "SIGNED": "a signed number", "NAME": "the card's name", "$END": "the end"}


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
        return Ability(timing, ability.event, ability.first_each_round, ability.effect)

    def plain(self, body: Any) -> Ability[Any]:
        return body if isinstance(body, Ability) else Ability("", "", False, body)

    def first_each_round(self, event: str, effect: Effect[Any]) -> Ability[Any]:
        return Ability("", event, True, effect)

    def whenever(self, event: str, effect: Effect[Any]) -> Ability[Any]:
        return Ability("", event, False, effect)

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

    def amount_per(self, amount: Amount[Any], per: Any = None) -> Amount[Any]:
        return amount if per is None else PerCount(amount, per)


class Language:
    """The card language of one game: `read` turns a text into abilities, `write` turns them back."""

    def __init__(self, grammar: str, builder: Builder) -> None:
        self.source = VOCABULARY.read_text(encoding="utf-8") + "\n" + grammar
        self.builder = builder
        self.parser = self.make_parser("resolve")
        self.words = {
            terminal.name: str(terminal.pattern.value)
            for terminal in self.parser.terminals
            if getattr(terminal.pattern, "type", "") == "str"
        }

    def make_parser(self, ambiguity: str) -> Lark:
        return Lark(self.source, parser="earley", lexer=WordLexer, ambiguity=ambiguity)

    def read(self, text: str, name: str = "") -> list[Ability[Any]]:
        """The abilities that a text stands for; TextError where it is not of this language."""
        if not text.strip():
            return []
        if len(text) > LENGTH_LIMIT:
            raise TextError(1, f"the text is longer than {LENGTH_LIMIT} characters")
        source = Text(text, name)
        try:
            abilities: list[Ability[Any]] = self.builder.transform(self.parser.parse(source))
        except (UnexpectedInput, UnexpectedEOF) as fault:
            raise self.explain(fault, source) from None
        except VisitError as fault:
            raise TextError(1, str(fault.orig_exc)) from None
        return abilities

    def write(self, abilities: Sequence[Ability[Any]]) -> str:
        """The canonical text of abilities."""
        return "\n".join(ability.text() for ability in abilities)

    def meanings(self, text: str, name: str = "") -> int:
        """In how many ways a text can be read; more than one is a fault of the grammar."""
        tree = self.make_parser("explicit").parse(Text(text, name))
        return 1 + sum(len(choice.children) - 1 for choice in tree.find_data("_ambig"))

    # -- errors ------------------------------------------------------------------------------------

    def explain(self, fault: UnexpectedInput | UnexpectedEOF, source: Text) -> TextError:
        """The sentence that names the word that was not expected, and those that were."""
        found = fault.token if isinstance(fault, UnexpectedToken) else Token("$END", "")
        ended = found.type == "$END"
        position = len(source.text) if ended else found.start_pos or 0
        line = source.text.count("\n", 0, position) + 1
        kinds = fault.expected if isinstance(fault, (UnexpectedToken, UnexpectedEOF)) else set()
        expected = sorted({self.kind_words(kind) for kind in kinds if kind != "_NEWLINE"})
        before = words_before(source.text, position)
        after = f" after {before!r}" if before else " at the start"
        words = f"expected {listing(expected[:8], 'or')}{after}, found "
        words += "the end of the text" if ended else repr(str(found))
        return TextError(line, words + ("" if ended else meant(str(found), expected)))

    def kind_words(self, kind: str) -> str:
        return KIND_WORDS.get(kind) or repr(self.words.get(kind, kind.casefold()))


def words_before(text: str, position: int) -> str:
    """The words of the sentence up to a place: what an error is 'after'."""
    line = text[:position].rsplit("\n", 1)[-1]
    for stop in (". ", "→ ", ": ", "; ", "— "):
        line = line.rsplit(stop, 1)[-1]
    return line.strip()


def meant(found: str, expected: Sequence[str]) -> str:
    near = get_close_matches(found.casefold(), [word.strip("'") for word in expected], n=1)
    return f" (did you mean {near[0]!r}?)" if near else ""


def number_effects(abilities: Sequence[Ability[Any]], effects: list[Effect[Any]]) -> None:
    """Give every effect of some abilities its number: its place in the game's list of effects."""
    for ability in abilities:
        number_effect(ability.effect, effects)


def number_effect(effect: Effect[Any], effects: list[Effect[Any]]) -> None:
    effect.key = len(effects)
    effects.append(effect)
    for child in effect.children():
        number_effect(child, effects)
