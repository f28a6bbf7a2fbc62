"""What routes take: parts of the path, the query and the body, and what the house lends them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter
from msgspec import Meta

from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.web.limits import Buckets

TheHouse: TypeAlias = NamedDependency[House]
TheBuckets: TypeAlias = NamedDependency[Buckets]
TheGuest: TypeAlias = NamedDependency[Guest]
"""Somebody with a name; others are refused."""
Visitor: TypeAlias = NamedDependency[Guest | None]
"""Anybody."""

TableId: TypeAlias = FromPath[str]
Digest: TypeAlias = FromPath[str]
SeatNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=15)]
SeatWish: TypeAlias = Annotated[
    Annotated[int, Meta(ge=0, le=15)] | None,
    QueryParameter(ge=0, le=15, description="which of my seats; the one to move if left out"),
]
Since: TypeAlias = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="the version I know: only later log lines come")
]
At: TypeAlias = Annotated[
    Annotated[int, Meta(ge=0, le=1_000_000)] | None,
    QueryParameter(ge=0, le=1_000_000, description="after so many moves; now if left out"),
]
ThingId: TypeAlias = Annotated[str, QueryParameter(max_length=200, description="the id of a thing on the board")]
Talks: TypeAlias = Annotated[bool, QueryParameter(description="send what is said as well")]
Idle: TypeAlias = Annotated[bool, QueryParameter(description="wait for news without counting as being here")]
Page: TypeAlias = Annotated[int, QueryParameter(ge=0, le=100_000)]
