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
    r"|(?P<SIGNED>[+-]\d{1,6})"
    r"|(?P<INT>\d{1,6})(?!\d)"
    r"|(?P<WORD>[^\W\d_](?:[^\W\d_]|['’-](?=[^\W\d_]))*)"
    r"|(?P<SIGN>→|->|—|\S)"
)
SAME_SIGN: Final = {"->": "→", "’": "'"}


@dataclass(frozen=True)
class Text:
    """What is handed to the parser: the text of a card, and the card's name, which is a word of its own."""

    text: str
    name: str = ""


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
        text, name = source.text, source.name
        position = 0
        line = 1
        while position < len(text):
            if name and text.startswith(name, position) and not text[position + len(name) :][:1].isalnum():
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
        kind = self.kinds.get(SAME_SIGN.get(value, value).casefold(), found.lastgroup or "WORD")
        return Token("WORD" if kind == "SIGN" else kind, value, found.start(), line)
