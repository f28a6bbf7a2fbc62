"""How answers and problems are written."""

from __future__ import annotations

import logging
import math
from typing import Any, Final, cast

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types.internal_types import PathParameterDefinition

from teahouse.kernel import BadOption
from teahouse.server import wire
from teahouse.server.problems import OUT_OF_ORDER, Problem, language
from teahouse.server.store import Elsewhere, OutOfOrder

log = logging.getLogger("teahouse.server")

_STATUSES: Final = {
    400: "The request cannot be read, or asks for something that cannot be",
    401: "Not a guest yet",
    403: "Not yours, or forged",
    404: "There is no such thing",
    405: "Not asked in this way",
    408: "It took too long to arrive",
    409: "Not now: the version is stale (with the present state), the turn has ended, the game is over",
    413: "Too large",
    415: "Not JSON",
    421: "The server is not reached under this name",
    422: "The rules forbid the move (with the refusal)",
    429: "Too much at once; see Retry-After",
    431: "The head of the request is too large",
    500: "Something went wrong on the server; nothing was changed",
    503: "The server has no room or its database is out of order; nothing was changed; see Retry-After",
}
PROBLEMS: Final = {
    status: ResponseSpec(data_container=wire.Problem, description=text, generate_examples=False)
    for status, text in _STATUSES.items()
}
_NAMES: Final = {400: "bad-body", 401: "no-guest", 403: "forged", 404: "no-page", 405: "not-allowed", 415: "not-json"}


class StrictRequest(Request[Any, Any, Any]):
    """Reads a body as exactly the type a route asks for: no conversions, no unknown fields."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        wanted = field.annotation if field is not None else Any
        body = await self.body() or b"{}"
        return wire.read(lambda data: msgspec.json.decode(data, type=wanted), body)


async def only_json(request: Request[Any, Any, Any]) -> None:
    """What a form on another site can send is not JSON."""
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != "application/json" and request.method in ("POST", "PUT", "PATCH"):
        raise Problem(415, "not-json")


def raw(body: bytes, kind: type[wire.State] | type[wire.Trial] | type[wire.Box]) -> Response[Any]:
    """An answer that is JSON already; `kind` says of which type."""
    return Response(cast(Any, body), media_type="application/json", status_code=200)


def takes_packed(request: Request[Any, Any, Any]) -> bool:
    """Whether whoever asks can read what is packed with gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def boxed(box: bytes, packed: bool) -> Response[Any]:
    """The box of a game, which may be kept for ever."""
    answer = raw(box, wire.Box)
    answer.headers.update({"Cache-Control": "public, max-age=31536000, immutable", "Vary": "accept-encoding"})
    if packed:
        answer.headers["Content-Encoding"] = "gzip"
    return answer


def address(request: Request[Any, Any, Any]) -> str:
    """The address of the visitor, as the gate found it."""
    return cast(str, cast(Any, request.scope)["teahouse.address"])


def answer_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[bytes]:
    """A problem as JSON, in the reader's language."""
    body = problem.body(language(request.headers.get("accept-language", "")))
    headers = {} if problem.retry is None else {"Retry-After": str(math.ceil(problem.retry))}
    return Response(body, status_code=problem.status, media_type="application/json", headers=headers)


def answer_invalid(request: Request[Any, Any, Any], error: msgspec.DecodeError) -> Response[bytes]:
    """A body that cannot be read; the sentence names the place."""
    return answer_problem(request, Problem(400, "bad-body", problem=str(error)))


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses: paths, methods, parameters."""
    if error.status_code == 413:
        most = request.app.state.house.settings.limits.body_bytes
        return answer_problem(request, Problem(413, "body-too-large", most=most))
    name = _NAMES.get(error.status_code)
    if name is None:
        return answer_failure(request, error)
    detail = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in _details(error))
    answer = answer_problem(request, Problem(error.status_code, name, problem=detail or "see the documentation"))
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(sorted(_methods(request)))
    return answer


def _methods(request: Request[Any, Any, Any]) -> set[str]:
    """What a path can be asked with."""
    found: set[str] = {"OPTIONS"}
    for route in request.app.routes:
        names = [part.name if isinstance(part, PathParameterDefinition) else None for part in route.path_components]
        parts = request.scope["path"].strip("/").split("/")
        fits = len(parts) == len(names) and all(
            name is not None or part == given
            for name, part, given in zip(names, route.path_components, parts, strict=True)
        )
        if fits:
            found |= {str(method) for method in getattr(route, "methods", ())}
    return found


def _details(error: HTTPException) -> list[dict[str, str]]:
    extra = error.extra
    return [item for item in extra if isinstance(item, dict)] if isinstance(extra, list) else []


def answer_no_game(request: Request[Any, Any, Any], error: BadOption) -> Response[bytes]:
    """A path that names a game which is not on the shelf."""
    return answer_problem(request, Problem(404, "no-game", title=str(request.path_params.get("game", ""))))


def answer_out_of_order(request: Request[Any, Any, Any], error: OutOfOrder) -> Response[bytes]:
    """A full disk, a database that is gone: the log has the reason already, once."""
    return answer_problem(request, OUT_OF_ORDER)


def answer_elsewhere(request: Request[Any, Any, Any], error: Elsewhere) -> Response[bytes]:
    """This server has lost what was asked for; the log says so."""
    return answer_problem(request, Problem(503, "elsewhere", retry=5))


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Our own mistake: the log has it, the visitor gets a sentence and nothing else."""
    if isinstance(error, InternalServerException) and "disconnected" in str(error.detail).lower():
        return answer_problem(request, Problem(408, "too-slow"))  # nobody is there to read it
    log.error("request failed", exc_info=error, extra={"method": request.method, "route": request.url.path})
    return answer_problem(request, Problem(500, "internal"))
