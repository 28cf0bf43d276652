"""Errors as the endpoints give them: a status, a code, a sentence."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import DBAPIError

from arkade.kernel import ArkadeError
from arkade.kernel.errors import printable, shorten
from arkade.server.checking import BrokenRule
from arkade.server.messages import RuleText
from arkade.server.shapes import Fault

LOG: Final = logging.getLogger("arkade.server")
CODES: Final = {
    400: "bad-request", 401: "token-needed", 403: "not-yours", 404: "not-found", 405: "not-allowed", 409: "not-now",
    413: "too-large", 415: "not-json", 429: "too-fast", 500: "broken", 503: "not-ready",
}  # fmt: skip
AnyRequest = Request[Any, Any, Any]


class Refusal(Exception):
    """A request that is answered with an error of its own."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(words)
        self.status = status
        self.words = words


def answer(status: int, words: str, code: str = "", rule: RuleText | None = None) -> Response[Fault]:
    body = Fault(code or CODES.get(status, "bad-request"), shorten(printable(words), 600), rule)
    return Response(body, status_code=status, media_type="application/json")


def refused(_: AnyRequest, fault: Refusal) -> Response[Fault]:
    return answer(fault.status, fault.words)


def bad_input(_: AnyRequest, fault: ArkadeError) -> Response[Fault]:
    """Bad input: a name that nothing answers to is not found."""
    words = str(fault)
    unknown = re.match(r"unknown (game|rule|card)\b", words)
    code = f"unknown-{unknown.group(1)}" if unknown else ""
    return answer(404 if unknown and unknown.group(1) == "game" else 400, words, code)


def broken_rule(_: AnyRequest, fault: BrokenRule) -> Response[Fault]:
    return answer(400, str(fault), "rule", fault.rule)


def bad_shape(_: AnyRequest, fault: ValidationException | msgspec.ValidationError) -> Response[Fault]:
    """A body or a parameter that has not the form that it must have."""
    details = [detail for detail in getattr(fault, "extra", None) or () if isinstance(detail, dict)]
    words = "; ".join(f"{detail.get('key', 'body')}: {detail.get('message', 'wrong')}" for detail in details)
    return answer(400, words or str(fault))


def too_deep(_: AnyRequest, fault: RecursionError) -> Response[Fault]:
    return answer(400, "The body is nested too deeply.")


def http_fault(_: AnyRequest, fault: HTTPException) -> Response[Fault]:
    return answer(fault.status_code, fault.detail or "That did not work.")


def unsaved(request: AnyRequest, fault: DBAPIError) -> Response[Fault]:
    """The database is away, or its disk is full."""
    LOG.error("%s %s could not reach the database: %s", request.method, request.url.path, fault.orig)
    return answer(503, "That could not be saved or read just now. Nothing has changed; try again in a while.")


def broken(request: AnyRequest, fault: Exception) -> Response[Fault]:
    """A fault of ours: written to the log, told without its inside."""
    LOG.error("%s %s has failed", request.method, request.url.path, exc_info=fault)
    return answer(500, "Something is broken here. It was noted.")


HANDLERS: Final[dict[Any, Any]] = {
    Refusal: refused,
    BrokenRule: broken_rule,
    ArkadeError: bad_input,
    ValidationException: bad_shape,
    msgspec.ValidationError: bad_shape,
    HTTPException: http_fault,
    RecursionError: too_deep,
    DBAPIError: unsaved,
    Exception: broken,
}

FAULTS: Final = {
    status: ResponseSpec(Fault, generate_examples=False, description=code.replace("-", " ").capitalize())
    for status, code in CODES.items()
}
"""What every endpoint may answer instead, for the description."""
