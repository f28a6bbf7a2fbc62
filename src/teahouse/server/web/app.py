"""The application: routes, problems, documentation, and the gate around all of it."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.base import DefineMiddleware
from litestar.openapi import OpenAPIConfig

from teahouse import __version__
from teahouse.kernel import BadOption
from teahouse.server import tournaments, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.store import Elsewhere, OutOfOrder
from teahouse.server.web import (
    app_files,
    bundle,
    drill_routes,
    guest_routes,
    holiday_routes,
    host_routes,
    lab_routes,
    learn_pages,
    lesson_routes,
    link_pages,
    mine_routes,
    nothing,
    notice_routes,
    pages,
    play_routes,
    puzzle_routes,
    rating_routes,
    returning_routes,
    showcase,
    sockets,
    story_routes,
    table_routes,
    talk_routes,
    tournament_routes,
)
from teahouse.server.web.answers import (
    StrictRequest,
    answer_elsewhere,
    answer_failure,
    answer_invalid,
    answer_out_of_order,
    only_json,
)
from teahouse.server.web.auth import Connection, guest_of, who
from teahouse.server.web.gate import Gate
from teahouse.server.web.limits import Buckets

ROUTES = [
    *guest_routes.ROUTES,
    *table_routes.ROUTES,
    *returning_routes.ROUTES,
    *rating_routes.ROUTES,
    *tournament_routes.ROUTES,
    *talk_routes.ROUTES,
    *play_routes.ROUTES,
    *story_routes.ROUTES,
    *lesson_routes.ROUTES,
    *drill_routes.ROUTES,
    *puzzle_routes.ROUTES,
    *sockets.ROUTES,
    *pages.ROUTES,
    *learn_pages.ROUTES,
    *link_pages.ROUTES,
    *holiday_routes.ROUTES,
    *mine_routes.ROUTES,
    *notice_routes.ROUTES,
    *app_files.ROUTES,
    *host_routes.ROUTES,
    *lab_routes.ROUTES,
    *bundle.ROUTES,
    *showcase.ROUTES,
]


@cache
def document() -> bytes:
    """The OpenAPI document of every route, made from the types on the wire."""
    config = OpenAPIConfig(
        title="Teahouse",
        version=__version__,
        summary="Tables for people and bots",
        description="How to play over HTTP; docs/api.md tells the whole story.",
        use_handler_docstrings=True,
    )
    described = Litestar(
        route_handlers=ROUTES,
        dependencies=_described(),
        openapi_config=config,
        logging_config=None,
        request_class=StrictRequest,
    )
    found = described.openapi_schema.to_schema()
    for kind in wire.requests():
        if kind.__name__ in found["components"]["schemas"]:
            found["components"]["schemas"][kind.__name__]["additionalProperties"] = False
    return wire.encode(found)


def _described() -> dict[str, Provide]:
    """What the house lends to routes is no part of a request."""

    def lent() -> Provide:
        async def nothing() -> None:
            return None

        return Provide(nothing)

    return {name: lent() for name in ("house", "buckets", "guest", "visitor")}


@get("/api/openapi.json", include_in_schema=False)
async def openapi() -> Response[bytes]:
    """How to ask this server, for programs."""
    return Response(document(), media_type="application/vnd.oai.openapi+json")


def application(house: House) -> Gate:
    """Everything that answers requests in the name of a house, which is opened and closed by the caller."""
    settings, buckets = house.settings, Buckets(post=house.post)
    house.when_over.append(partial(tournaments.table_over, house))
    house.caretakers.append(partial(tournaments.look_after, house))

    async def the_house() -> House:
        return house

    async def the_buckets() -> Buckets:
        return buckets

    async def guest(request: StrictRequest) -> Guest:
        return await guest_of(_connection(request), house)

    async def visitor(request: StrictRequest) -> Guest | None:
        return await who(_connection(request), house)

    routes, counts = [*ROUTES, openapi], list[DefineMiddleware]()
    if settings.metrics_token:
        from teahouse.server.web import metrics  # prometheus-client is there only where it is wanted

        routes.append(metrics.metrics)
        counts.append(metrics.counting())
    app = Litestar(
        route_handlers=routes,
        dependencies={
            "house": Provide(the_house),
            "buckets": Provide(the_buckets),
            "guest": Provide(guest),
            "visitor": Provide(visitor),
        },
        exception_handlers={
            Problem: nothing.problem,
            msgspec.DecodeError: answer_invalid,
            HTTPException: nothing.http,
            BadOption: nothing.no_game,
            OutOfOrder: answer_out_of_order,
            Elsewhere: answer_elsewhere,
            Exception: answer_failure,
        },
        request_class=StrictRequest,
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=None,
        before_request=only_json,
        logging_config=None,
        middleware=counts,
    )
    app.state.house = house
    if house.rooms is None:
        return Gate(app, settings)
    from teahouse.server.web.relay import Relay  # a house on a file carries nothing

    return Gate(app, settings, Relay(house, house.rooms, app))


def _connection(request: Any) -> Connection:
    found: Connection = request
    return found
