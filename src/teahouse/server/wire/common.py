"""What every answer is made of: the bounds of a request, sentences as ids with arguments, problems."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

T = TypeVar("T")
Text = Annotated[str, Meta(max_length=200)]
TurnId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Minutes = Annotated[int, Meta(ge=1, le=525_600)]
Secret = Annotated[str, Meta(min_length=16, max_length=128)]
MoveTexts = Annotated[list[Text], Meta(max_length=1_000)]


class Request(Struct, kw_only=True, forbid_unknown_fields=True):
    """Every field is checked for its exact type; unknown fields are refused."""


class Answer(Struct, kw_only=True):
    """Fields that are None are left out only where they say so."""


def read(decode: Callable[[bytes], T], data: bytes) -> T:
    """What a client has sent; a DecodeError for whatever cannot be read, also if it is no text or has no bottom."""
    try:
        return decode(data)
    except UnicodeDecodeError:
        raise msgspec.DecodeError("it is not UTF-8") from None
    except RecursionError:
        raise msgspec.DecodeError("it is too deep") from None


class Message(Answer):
    """A sentence of the locale: an id and its arguments."""

    id: str
    args: dict[str, Any]


class Refusal(Answer):
    """Why a move is not possible: the sentence `refusal-<reason>`, the rule and the numbers that fail."""

    reason: str
    clause: str
    numbers: dict[str, Any]


class Health(Answer):
    """The server is alive."""

    ok: bool
    version: str


def requests() -> list[type[Struct]]:
    """Every type of a request; fields they do not name are refused."""
    found, left = list[type[Struct]](), [Request]
    while left:
        kind = left.pop()
        found.append(kind)
        left += kind.__subclasses__()
    return found


def encode(value: Any) -> bytes:
    """As JSON."""
    return msgspec.json.encode(value)


def ready(value: Any) -> Any:
    """A part of an answer that is JSON already, to be sent many times."""
    return msgspec.Raw(encode(value))
