"""Whatever is in a file, running it gives a result or one clean sentence."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from arkade.kernel import ArkadeError
from arkade.scenarios import game_of, read_scenario, run
from tests.scenarios.files import SAMPLE_FILES

TEXTS = [path.read_text(encoding="utf-8") for path in SAMPLE_FILES]
LINES = sorted({line for text in TEXTS for line in text.splitlines(keepends=True)})
SIGNS = "[]{}:,#*&!|>'\"\n -x0159P"


def outcome(text: str) -> str:
    """What becomes of a scenario: the sentence that says what is wrong with it, or its first failure, or nothing."""
    try:
        scenario = read_scenario(text)
        failures = run(scenario, game_of(scenario))
    except ArkadeError as fault:
        failures = [str(fault)]
    sentence = "".join(failures[:1])
    assert len(sentence) < 1000
    assert "the game broke" not in sentence
    return sentence


@given(text=st.sampled_from(TEXTS), end=st.integers(0, 2000))
def test_a_truncated_file(text: str, end: int) -> None:
    outcome(text[:end])


@given(
    text=st.sampled_from(TEXTS),
    changes=st.lists(st.tuples(st.integers(0, 2000), st.text(SIGNS, max_size=4)), min_size=1, max_size=6),
)
def test_a_file_with_other_signs_in_it(text: str, changes: list[tuple[int, str]]) -> None:
    for place, signs in changes:
        text = text[:place] + signs + text[place + 1 :]
    outcome(text)


@given(text=st.sampled_from(TEXTS), lines=st.lists(st.tuples(st.integers(0, 40), st.sampled_from(LINES)), max_size=6))
def test_a_file_with_lines_of_others_in_it(text: str, lines: list[tuple[int, str]]) -> None:
    parts = text.splitlines(keepends=True)
    for place, line in lines:
        parts[place:place] = [line]
    outcome("".join(parts))


@given(text=st.text(max_size=200))
def test_any_text(text: str) -> None:
    assert outcome(text)


@given(
    tree=st.recursive(
        st.sampled_from(["P1", "P2", "Diver", "x", "3", "any x3", "pass", "yes", "table", "TP-02.01", "999999999"]),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(
                    ["P1", "P2", "table", "hand", "deck", "pearls", "name", "count", "view", "log", "refuse"]
                ),
                inner,
                max_size=3,
            )
        ),
        max_leaves=12,
    )
)
def test_any_tree_in_any_entry(tree: object) -> None:
    for entry in ("position", "expect", "cards", "options", "dice", "rules", "deck", "faults"):
        outcome(f"game: sample\n{entry}: {written(tree)}\nsteps: [nobody reacts]\n")
    outcome(f"game: sample\nsteps: {written(tree)}\n")
    outcome(f"game: sample\nsteps: [{{expect: {written(tree)}}}]\n")


def written(tree: object) -> str:
    """A tree as YAML on one line."""
    if isinstance(tree, dict):
        return "{" + ", ".join(f"{key}: {written(value)}" for key, value in tree.items()) + "}"
    if isinstance(tree, list):
        return "[" + ", ".join(map(written, tree)) + "]"
    return str(tree)
