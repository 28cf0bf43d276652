"""Libraries that are not installed: the error says which extra brings them."""

from __future__ import annotations

import pytest

from arkade.cli.extras import from_extra
from arkade.kernel import ArkadeError


def test_a_missing_library_is_named_with_the_extra_that_brings_it() -> None:
    words = r"this needs polars, which comes with: pip install 'arkade\[lab\]'"
    with pytest.raises(ArkadeError, match=words), from_extra("lab"):
        raise ModuleNotFoundError(name="polars")


def test_what_is_there_is_imported() -> None:
    with from_extra("lab"):
        import json
    assert json.dumps([]) == "[]"
