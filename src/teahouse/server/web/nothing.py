"""Where nothing is found, or only the host may look: people get a page with ways on, programs the problem as JSON."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from teahouse.kernel import BadOption
from teahouse.server.problems import Problem
from teahouse.server.web.answers import answer_http, answer_no_game, answer_problem
from teahouse.server.web.pages import page

_SAID: Final = {"no-table": "table", "table-damaged": "damaged", "no-game": "game", "not-host": "host"}
"""Which first sentence stands for which problem."""


def for_people(request: Request[Any, Any, Any]) -> bool:
    """Whether a person looks at the answer."""
    path, accept = request.scope["path"], request.headers.get("accept", "")
    return request.method == "GET" and not path.startswith(("/api/", "/static/")) and "text/html" in accept


def _nothing(request: Request[Any, Any, Any], status: int, name: str) -> Response[Any]:
    kind = _SAID.get(name, "page")
    return page(
        "nothing.html", "src/home/home.ts", request, None, request.query_params.get("lang"), status=status, kind=kind
    )


def problem(request: Request[Any, Any, Any], found: Problem) -> Response[Any]:
    """A problem of our own."""
    if for_people(request) and (found.status == 404 or found.name in _SAID):
        return _nothing(request, found.status, found.name)
    return answer_problem(request, found)


def http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses."""
    if for_people(request) and error.status_code in (400, 404):
        return _nothing(request, 404, "no-page")
    return answer_http(request, error)


def no_game(request: Request[Any, Any, Any], error: BadOption) -> Response[Any]:
    """A path that names a game which is not on the shelf."""
    return _nothing(request, 404, "no-game") if for_people(request) else answer_no_game(request, error)
