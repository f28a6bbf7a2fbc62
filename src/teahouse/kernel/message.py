"""What a person reads, as an id and arguments: the words lie in the locale files."""

from __future__ import annotations

from typing import Final, TypeAlias

EVERYONE: Final = -1


class Ref:
    """An argument that is itself a message, such as the name of a person type or a province."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ref) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Ref({self.id!r})"

    def __reduce__(self) -> str | tuple[object, ...]:
        return Ref, (self.id,)


class Who:
    """An argument that is a seat, to be shown by its player's name."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Who) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def __repr__(self) -> str:
        return f"Who({self.seat})"

    def __reduce__(self) -> str | tuple[object, ...]:
        return Who, (self.seat,)


Argument: TypeAlias = int | str | Ref | Who
Arguments: TypeAlias = tuple[tuple[str, Argument], ...]


def _plain(value: Argument) -> object:
    if isinstance(value, Ref):
        return {"ref": value.id}
    if isinstance(value, Who):
        return {"seat": value.seat}
    return value


def plain(arguments: Arguments) -> dict[str, object]:
    """Arguments as JSON: a Ref becomes {"ref": id}, a Who {"seat": number}."""
    return {name: _plain(value) for name, value in arguments}


class Message:
    """A sentence to be rendered in the reader's language."""

    __slots__ = ("arguments", "id")

    def __init__(self, id: str, arguments: Arguments = ()) -> None:
        self.id = id
        self.arguments = arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.id == self.id and other.arguments == self.arguments

    def __hash__(self) -> int:
        return hash((self.id, self.arguments))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.arguments!r})"

    def __reduce__(self) -> str | tuple[object, ...]:
        return Message, (self.id, self.arguments)

    def to_json(self) -> dict[str, object]:
        return {"id": self.id, "args": plain(self.arguments)}


class Note:
    """Something that happened at the table: a log line about one seat (or NOBODY), shown to everyone or to one seat."""

    __slots__ = ("message", "only", "seat")

    def __init__(self, message: Message, seat: int, only: int = EVERYONE) -> None:
        self.message = message
        self.seat = seat
        self.only = only

    def __reduce__(self) -> str | tuple[object, ...]:
        return Note, (self.message, self.seat, self.only)

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, **self.message.to_json()}
