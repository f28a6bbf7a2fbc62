"""What the processes of a house tell each other. In a house of one process nobody listens, and nothing is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")


class News(Struct, tag="news"):
    """A table has changed: whoever listens to all tables of these guests hears of it."""

    table: str
    version: int
    status: str
    guests: list[str]
    turn: list[str]
    """Those of them whose turn it is."""


class ShownOut(Struct, tag="out"):
    """Whoever came as this guest, or with this token, has no sockets any more."""

    guest: str = ""
    token: str = ""


class Forgotten(Struct, tag="forgotten"):
    """What is remembered about a guest, or about a token, is not true any more."""

    guest: str = ""
    token: str = ""


class Left(Struct, tag="left"):
    """A guest has deleted their data: tables at which they sat are not as they were."""

    guest: str


class Channels(Struct, tag="channels"):
    """A guest is told by other ways than before that it is their turn."""

    guest: str


class Away(Struct, tag="away"):
    """A guest has a holiday until then, or is back before its end (0)."""

    guest: str
    until: float


class Looked(Struct, tag="looked"):
    """A page is before somebody's eyes, or not any more."""

    guest: str
    page: str
    table: str
    looking: bool
    count: int


class Seen(Struct, tag="seen"):
    """Signs of life: by guest, the address they came from."""

    guests: dict[str, str]


class Spent(Struct, tag="spent"):
    """Somebody has used one of what may be had only so often."""

    what: str
    who: str
    most: float
    seconds: float


class HostCame(Struct, tag="host"):
    """Somebody has come by the host's link."""

    guest: str


class Asked(Struct, tag="asked"):
    """There is something to think about for bots on other machines."""


class ThoughtTaken(Struct, tag="thought-taken"):
    """Somebody thinks about a question."""

    id: str


class ThoughtMade(Struct, tag="thought-made"):
    """The answer lies beside the question."""

    id: str


class Beat(Struct, tag="beat"):
    """A process lives, and hears itself."""

    count: int


class Interrupted(Struct, tag="interrupted"):
    """For a while nothing was heard: what is remembered of what others do is not to be trusted."""


Word: TypeAlias = (
    News
    | ShownOut
    | Forgotten
    | Left
    | Channels
    | Away
    | Looked
    | Seen
    | Spent
    | HostCame
    | Asked
    | ThoughtTaken
    | ThoughtMade
    | Beat
    | Interrupted
)


class Post:
    """Where words are handed in and where those of other processes arrive."""

    def __init__(self) -> None:
        self.send: Callable[[Word], None] | None = None
        """None in a house of one process."""
        self._hears: dict[type[Any], list[Callable[[Any], None]]] = {}

    @property
    def alone(self) -> bool:
        return self.send is None

    def tell(self, word: Word) -> None:
        """Let the other processes know."""
        if self.send is not None:
            self.send(word)

    def on(self, kind: type[T], does: Callable[[T], None]) -> None:
        """Do something whenever another process says a word of this kind."""
        self._hears.setdefault(kind, []).append(does)

    def heard(self, word: Word) -> None:
        """Another process has said something."""
        for does in self._hears.get(type(word), ()):
            does(word)
