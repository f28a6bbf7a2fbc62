"""Reading JSON and TOML strictly: each mistake is answered with the place and what belongs there."""

from __future__ import annotations

from typing import Any

from teahouse.kernel.message import Argument, Message


class BadData(Exception):
    """A position, record or components file that does not fit; the sentence names the place."""

    def __init__(self, problem: str, reason: str = "", *arguments: tuple[str, Argument]) -> None:
        super().__init__(problem)
        self.message = Message(f"bad-data-{reason}", arguments) if reason else None
        """The problem for people, where the locale has words for it."""


class Reader:
    """A cursor on parsed JSON or TOML that knows where it is."""

    __slots__ = ("_value", "place")

    def __init__(self, value: Any, place: str) -> None:
        self._value = value
        self.place = place
        """How to find it in the file, such as `table.players[2].yuan`."""

    def fail(self, wanted: str, reason: str = "value", *more: tuple[str, Argument]) -> BadData:
        shown = repr(self._value)
        if len(shown) > 60:
            shown = shown[:57] + "..."
        about: tuple[tuple[str, Argument], ...] = (("place", self.place), ("wanted", wanted), ("given", shown))
        return BadData(f"{self.place} must be {wanted}, not {shown}", reason, *about, *more)

    def at(self, key: str) -> Reader:
        """The value under a key, which must be there."""
        table = self.table()
        if key not in table:
            known = ", ".join(sorted(str(name) for name in table)) or "nothing"
            raise BadData(
                f"{self.place} lacks the key {key!r} (it has {known})",
                "lacks",
                ("place", self.place),
                ("key", key),
                ("known", known),
            )
        return Reader(table[key], f"{self.place}.{key}")

    def empty(self) -> bool:
        """Whether there is nothing here: null."""
        return self._value is None

    def has(self, key: str) -> bool:
        return key in self.table()

    def table(self) -> dict[str, Any]:
        if not isinstance(self._value, dict):
            raise self.fail("a table of keys and values")
        return self._value

    def only(self, *keys: str) -> None:
        """Refuse keys that mean nothing here."""
        for key in self.table():
            if key not in keys:
                known = ", ".join(keys)
                raise BadData(
                    f"{self.place} has the unknown key {key!r} (known: {known})",
                    "key",
                    ("place", self.place),
                    ("key", str(key)),
                    ("known", known),
                )

    def integer(self, low: int | None = None, high: int | None = None) -> int:
        value = self._value
        ok = isinstance(value, int) and not isinstance(value, bool)
        if not ok or (low is not None and value < low) or (high is not None and value > high):
            if low is not None and high is not None:
                raise self.fail(f"a whole number from {low} to {high}", "whole", ("low", low), ("high", high))
            raise self.fail("a whole number" if low is None else f"a whole number of at least {low}")
        assert isinstance(value, int)
        return value

    def boolean(self) -> bool:
        if not isinstance(self._value, bool):
            raise self.fail("true or false")
        return self._value

    def text(self, *allowed: str) -> str:
        if not isinstance(self._value, str) or (allowed and self._value not in allowed):
            raise self.fail("one of " + ", ".join(allowed) if allowed else "a text")
        return self._value

    def items(self, count: int | None = None) -> list[Reader]:
        if not isinstance(self._value, list) or (count is not None and len(self._value) != count):
            raise self.fail("a list" if count is None else f"a list of {count}")
        return [Reader(value, f"{self.place}[{_called(value, index)}]") for index, value in enumerate(self._value)]

    def integers(self, count: int | None = None, low: int | None = None, high: int | None = None) -> list[int]:
        return [item.integer(low, high) for item in self.items(count)]

    def texts(self, *allowed: str) -> list[str]:
        return [item.text(*allowed) for item in self.items()]

    def bits(self, below: int) -> int:
        """Numbers below this one, as a bit mask."""
        return self._mask(self.integers(None, 0, below - 1), "numbers in ascending order, each once")

    def named_bits(self, *names: str) -> int:
        """Some of these names, as a bit mask."""
        found = [names.index(name) for name in self.texts(*names)]
        return self._mask(found, f"some of {', '.join(names)}, in this order and each once")

    def _mask(self, found: list[int], wanted: str) -> int:
        mask = 0
        for number in found:
            if mask >> number:
                raise self.fail(wanted)
            mask |= 1 << number
        return mask


def _called(value: Any, index: int) -> str:
    """What people call an item of a list: its id, with its name if it has one, or else its number."""
    id = value.get("id") if isinstance(value, dict) else None
    if not isinstance(id, (str, int)) or isinstance(id, bool) or len(str(id)) > 40:
        return str(index)
    name = value.get("name")
    return f"{id}: {name}" if isinstance(name, str) and len(name) <= 40 else str(id)
