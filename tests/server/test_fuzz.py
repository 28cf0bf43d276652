"""Schemathesis: requests made from the OpenAPI description, right ones and wrong ones. None of them breaks anything,
and every answer has the form that the description says."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.process import ServerProcess

OPERATIONS = (
    "GET /games", "GET /games/{game}", "GET /games/{game}/cards", "GET /games/{game}/rules",
    "POST /games/{game}/decks/check", "GET /decks", "POST /decks", "PUT /decks/{deck}", "DELETE /decks/{deck}",
    "POST /players", "POST /tables", "POST /invitations", "POST /join", "GET /tables/{table}", "GET /tables",
    "GET /tables/{table}/replay", "GET /tables/{table}/record", "POST /replays", "POST /tables/play-on",
    "GET /tables/{table}/report", "GET /watch",
)  # fmt: skip
TAKING_BODIES = [name for name in OPERATIONS if name.startswith(("POST", "PUT")) and name != "POST /players"]
EXAMPLES = 20


@pytest.fixture(scope="module")
def description(server: ServerProcess) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/api/v1/openapi.json")


def test_every_endpoint_is_fuzzed(description: Any) -> None:
    found = {f"{one.ok().method.upper()} {one.ok().path}" for one in description.get_all_operations()}
    endpoints = {operation.replace("/api/v1", "") for operation in found if "/api/v1" in operation}
    assert endpoints == set(OPERATIONS)


RIGHT = [(operation, GenerationMode.POSITIVE) for operation in OPERATIONS]
WRONG = [(operation, GenerationMode.NEGATIVE) for operation in OPERATIONS if operation in TAKING_BODIES]


@pytest.mark.parametrize(("operation", "mode"), [*RIGHT, *WRONG])
def test_an_endpoint_stands_whatever_it_is_asked(description: Any, operation: str, mode: GenerationMode) -> None:
    """Names of games and decks are no part of the description, so what has the right form may still be refused."""
    method, path = operation.split(" ")
    endpoint = description[f"/api/v1{path}"][method]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=endpoint.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    ask()
