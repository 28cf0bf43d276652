"""The log as a player reads it, and the end of the story."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from rich.console import Console
from rich.text import Text

from arkade.cardtext import listing
from arkade.kernel import Game, LogLine, View
from arkade.table.drawing import counters_line
from arkade.table.page import indented

SHOWN_LINES = 24


def print_news(console: Console, lines: Sequence[LogLine]) -> None:
    """What has happened since the seat last looked; of a long story the end."""
    words = short_story(lines)
    if len(words) > SHOWN_LINES:
        console.print(f"  … {len(words) - SHOWN_LINES} lines before these; log shows them all", style="dim")
    for line in words[-SHOWN_LINES:]:
        console.print(indented(Text(line), 2))


def short_story(lines: Sequence[LogLine]) -> list[str]:
    """The lines in short: passes in a row become one line, and so do lines that say the same. Who has chosen
    in secret is left out, since the table shows who is still choosing, and so is a choice that is told again."""
    story: list[str] = []
    for passing, group in groupby(told_once([line for line in lines if line.what != "ready"]), key=is_pass):
        if passing:
            names = list(dict.fromkeys(line.text.removesuffix(": pass") for line in group))
            story.append(f"{listing(names)} {'passes' if len(names) == 1 else 'pass'}.")
        else:
            story += counted(gathered(list(group)))
    return story


def told_once(lines: list[LogLine]) -> list[LogLine]:
    """Leave out `P1: draw a card` before `P1 draws Heron.`: the second line says it all. Leave out `Yeti attacks.`
    after `P1: attack Slayer with Yeti`: the first line does."""
    again = {place for place, (line, following) in enumerate(pairwise(lines)) if repeats(line, following)}
    before = {place for place, (choice, line) in enumerate(pairwise(lines), start=1) if is_said_by(choice, line)}
    return [line for place, line in enumerate(lines) if place not in again | before]


def repeats(choice: LogLine, following: LogLine) -> bool:
    """Whether a line tells, as what its seat does, the choice before it."""
    if choice.what != "choice" or following.what == "choice":
        return False
    who, _, words = choice.text.partition(": ")
    does = f"{who} {words.split(' ')[0]}s"
    return following.text.startswith((f"{does} ", f"{does}."))


def is_said_by(choice: LogLine, following: LogLine) -> bool:
    """Whether a choice has told already that the card that it names does this."""
    if choice.what != "choice" or following.what == "choice":
        return False
    who, _, words = choice.text.partition(": ")
    name, _, does = following.text.rstrip(".").rpartition(" ")
    return bool(name) and name != who and does == f"{words.split(' ')[0]}s" and words.endswith(f" {name}")


GATHERED = ("draw", "reveal")


def gathered(lines: Sequence[LogLine]) -> list[str]:
    """`P1 draws Net.` and `P1 draws Heron.` as `P1 draws Net and Heron.`, and so for cards that are revealed."""
    texts: list[str] = []
    for (what, beginning), group in groupby(lines, key=lambda line: (line.what, line.text.split(" ")[:2])):
        found = [line.text for line in group]
        if what in GATHERED and len(set(found)) > 1:
            things = [text.removeprefix(" ".join(beginning)).strip(" .") for text in found]
            names = [
                name if things.count(name) == 1 else f"{name}×{things.count(name)}" for name in dict.fromkeys(things)
            ]
            texts.append(f"{' '.join(beginning)} {listing(names)}.")
        else:
            texts += found
    return texts


def is_pass(line: LogLine) -> bool:
    return line.what == "choice" and line.text.endswith(": pass")


def counted(texts: Sequence[str]) -> list[str]:
    """Equal lines in a row as one line with their number."""
    found = [(text, len(list(group))) for text, group in groupby(texts)]
    return [text if count == 1 else f"{text} (×{count})" for text, count in found]


def print_log(console: Console, lines: Sequence[LogLine]) -> None:
    """The whole log, with the rules that it cites."""
    for line in lines:
        words = Text(line.text)
        if line.rule:
            words.append(f" ({line.rule})", style="dim")
        console.print(indented(words, 2))


def print_ending(console: Console, game: Game, view: View) -> None:
    """Who has won, and with what."""
    console.print(Text(f"The game is over. {verdict(view)}", style="bold"))
    for shown, score in zip(view.seats, view.outcome or (), strict=True):
        line = Text(f"{shown.name}: score {score:g}, ")
        line.append_text(counters_line(game, shown.counters))
        console.print(indented(line, 2))


def verdict(view: View) -> str:
    """Who has won, as the view tells it."""
    return verdict_words([shown.name for shown in view.seats], view.outcome or [])


def verdict_words(names: Sequence[str], outcome: Sequence[float]) -> str:
    """`P1 wins.`, `P1 and P3 win.`, `P1 and P2 share the win.`, or who has lost together."""
    winners = [name for name, score in zip(names, outcome, strict=True) if score >= 1]
    sharers = [name for name, score in zip(names, outcome, strict=True) if score > 0]
    if len(winners) == 1:
        return f"{winners[0]} wins."
    if winners:
        return f"{listing(winners)} win."
    if sharers:
        return f"{listing(sharers)} share the win."
    return "Everybody loses."
