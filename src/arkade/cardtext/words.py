# arkade: interpreted
"""Words: a card's text cut into the words, numbers and signs that the grammar speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from lark import Token
from lark.lexer import Lexer

WORD: Final = re.compile(
    r"(?P<NEWLINE>\n)"
    r"|(?P<SIGNED>[+-][0-9]{1,6})(?![0-9])"
    r"|(?P<INT>[0-9]{1,6})(?![0-9])"
    r"|(?P<WORD>[^\W\d_](?:[^\W\d_]|['’-](?=[^\W\d_]))*)"
    r"|(?P<SIGN>→|->|[0-9]+|\S)"
)


@dataclass(frozen=True)
class Text:
    """What is handed to the parser: the text of a card, and the card's name, which is a word of its own. A name
    with a comma is known by what stands before it too: `Marco Polo, Robed in Silk` is `Marco Polo`."""

    text: str
    name: str = ""

    def names(self) -> tuple[str, str]:
        return self.name, self.name.split(",", 1)[0]

    def mentions_its_card(self) -> bool:
        return any(name and name in self.text for name in self.names())

    def name_at(self, position: int) -> str:
        """The card's name if it stands at a place in the text, or nothing."""
        for name in self.names():
            if name and self.text.startswith(name, position):
                following = self.text[position + len(name) :][:1]
                if not following.isalnum():
                    return name
        return ""


class WordLexer(Lexer):
    """Cuts a text into tokens. A word that the grammar writes out is a token of its own kind; a number is INT or
    SIGNED; the card's own name is NAME; any other word is WORD, which no sentence expects."""

    def __init__(self, lexer_conf: Any) -> None:
        self.kinds: dict[str, str] = {}
        for terminal in lexer_conf.terminals:
            literal = terminal.pattern.value if terminal.pattern is not None else ""
            if terminal.pattern is not None and terminal.pattern.type == "str":
                if " " in literal:
                    raise ValueError(f"the grammar's {literal!r} has a space; write its words one by one")
                self.kinds[literal.casefold()] = terminal.name

    def lex(self, source: Text) -> Iterator[Token]:  # type: ignore[override]
        text = source.text
        position = 0
        line = 1
        while position < len(text):
            if name := source.name_at(position):
                yield Token("NAME", name, position, line)
                position += len(name)
                continue
            found = WORD.match(text, position)
            if found is None:
                position += 1
                continue
            position = found.end()
            yield self.token(found, line)
            line += found.lastgroup == "NEWLINE"

    def token(self, found: re.Match[str], line: int) -> Token:
        value = found.group()
        if found.lastgroup == "NEWLINE":
            return Token("_NEWLINE", value, found.start(), line)
        written = "→" if value == "->" else value.replace("’", "'").casefold()
        kind = self.kinds.get(written, found.lastgroup or "WORD")
        return Token("WORD" if kind == "SIGN" else kind, value, found.start(), line)
