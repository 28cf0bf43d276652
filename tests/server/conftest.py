"""A server that the tests of a module share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The program is imported only here: the wire law is tested on the compiled form too, where no server can run."""
    from tests.server.process import ServerProcess

    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running
