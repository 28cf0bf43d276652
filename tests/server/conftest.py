"""A server that the tests of a module share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running
