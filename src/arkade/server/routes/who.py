"""Who asks: the token of a request, and the address that it comes from."""

from __future__ import annotations

from typing import Any

from litestar import Request

from arkade.server.routes.faults import Refusal
from arkade.server.secret import hash_of

AnyRequest = Request[Any, Any, Any]
SHORTEST, LONGEST = 22, 64


def token_hash(request: AnyRequest) -> str:
    """The hash of the token that came with a request; empty where none did."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() != "bearer" or not SHORTEST <= len(token) <= LONGEST:
        return ""
    return hash_of(token)


def needed_token_hash(request: AnyRequest) -> str:
    found = token_hash(request)
    if not found:
        raise Refusal(401, "A token is needed here: Authorization: Bearer TOKEN.")
    return found


def address_of(request: AnyRequest, behind_proxy: bool) -> str:
    """Where a request comes from."""
    client = request.client.host if request.client else ""
    return true_address(client, request.headers.get("x-forwarded-for", ""), behind_proxy)


def true_address(client: str, forwarded: str, behind_proxy: bool) -> str:
    """The address of whoever has connected, or the one that it tells: a proxy that we trust has put it last."""
    return (forwarded.rpartition(",")[2].strip() if behind_proxy else "") or client
