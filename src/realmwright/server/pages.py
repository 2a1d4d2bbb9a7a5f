"""The client's files: hashed assets for ever, pages fresh."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from realmwright.server import identity
from realmwright.server.config import Config

FOR_EVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
PAGES = {"", "replay", "rules", "learn", "about"}
"""The paths that the client has pages for."""
PAGES_OF_ONE = {"t", "rules", "learn", "continue"}
"""First parts of the paths with one part more: a table, a game, the code of a link."""

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Realmwright</title>
<h1>The client is not built</h1>
<p>The server runs, but the files of its web client are missing. In a checkout, build them with
<code>python tools/client.py</code> and reload this page; or start with <code>./play</code>, which
does that by itself.</p></html>
"""


class Pages:
    """Serves the built client from one folder."""

    def __init__(self, folder: Path, config: Config) -> None:
        self._folder = folder.resolve()
        self._config = config

    async def serve(self, request: Request) -> Response:
        """A file of the client, or its one page for everything else."""
        path = request.path_params["path"]
        found = self._file(path)
        if found is not None:
            hashed = path.startswith("assets/")
            return FileResponse(found, headers={"cache-control": FOR_EVER if hashed else FRESH})
        if path.startswith(("assets/", "api/")):
            raise HTTPException(404)
        return self._page(request, 200 if _known(path) else 404)

    def _file(self, path: str) -> Path | None:
        if not path or path == "index.html" or "\0" in path:
            return None
        parts = path.split("/")
        if any(part.startswith(".") or not part for part in parts):
            return None
        file = self._folder.joinpath(*parts)
        return file if file.is_file() and file.resolve().is_relative_to(self._folder) else None

    def _page(self, request: Request, status: int) -> Response:
        index = self._folder / "index.html"
        response: Response
        if index.is_file():
            headers = {"cache-control": FRESH}
            response = FileResponse(index, status, headers, media_type="text/html")
        else:
            response = HTMLResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
        if not identity.token_of(request):
            # Before the page asks for anything, so that all it does is done by one person.
            secure = identity.is_secure(request, self._config)
            response.headers.append("set-cookie", identity.cookie(identity.new_token(), secure))
        return response


def _known(path: str) -> bool:
    parts = [part for part in path.split("/") if part]
    if not parts:
        return True
    if len(parts) == 2:
        return parts[0] in PAGES_OF_ONE
    return len(parts) == 1 and parts[0] in PAGES
