"""The pages that a browser loads: the files of the built page, and its first page for every address within it."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from arkade.server.routes.faults import Refusal

BUILT: Final = Path(__file__).parents[1] / "web"
FIRST: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Files whose names carry a hash of their content never change."""
HASHED: Final = "assets"
NOT_BUILT: Final = "This server has no page for browsers: make web builds it; arkade play GAME --terminal needs none."


def pages(folder: str) -> HTTPRouteHandler:
    """The handler for everything that is no endpoint."""
    root = Path(folder).resolve() if folder else BUILT

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(path: str = "") -> Response[bytes]:
        if path.lstrip("/").startswith("api/"):
            raise Refusal(404, "There is no such endpoint.")
        file = wanted(root, path)
        if not file.is_file():
            raise Refusal(404, NOT_BUILT)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        kept = FOR_EVER if HASHED in file.relative_to(root).parts else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": kept})

    return page


def wanted(root: Path, path: str) -> Path:
    """The file of an address; the first page where it is an address within the page."""
    file = (root / path.lstrip("/")).resolve()
    inside = file.is_relative_to(root) and file.is_file()
    return file if inside else root / FIRST
