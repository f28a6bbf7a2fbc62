"""Moves: every small decision of a game stands once in the game's catalogue."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING

from teahouse.kernel.message import Message

if TYPE_CHECKING:
    from teahouse.kernel.components import Components


class UnknownMove(Exception):
    """The text, the number or the object is no move of this game."""

    def __init__(self, problem: str, alike: tuple[str, ...] = ()) -> None:
        super().__init__(problem)
        self.alike = alike
        """Moves whose texts start like the one that was given."""


class Move:
    """One click: a stable text, a stable number and parameters. There is one object per move and catalogue."""

    __slots__ = ("a", "b", "c", "catalogue", "d", "kind", "label", "number", "params", "target", "text")

    def __init__(
        self,
        number: int,
        kind: str,
        text: str,
        params: tuple[tuple[str, int], ...],
        label: Message,
        target: str,
        catalogue: Catalogue | None = None,
    ) -> None:
        self.number = number
        """Its place in the catalogue."""
        self.kind = kind
        """The family it belongs to: all moves that answer the same question."""
        self.text = text
        """What records, the API and people use."""
        self.params = params
        """Named whole numbers; the first four also stand in a, b, c, d for the steps."""
        self.label = label
        """The sentence people choose it by."""
        self.target = target
        """The id of the thing on the board that stands for it."""
        self.catalogue = catalogue
        """Where it stands."""
        values = [value for _, value in params]
        self.a = values[0] if len(values) > 0 else 0
        self.b = values[1] if len(values) > 1 else 0
        self.c = values[2] if len(values) > 2 else 0
        self.d = values[3] if len(values) > 3 else 0

    def __repr__(self) -> str:
        return f"<Move {self.number} {self.text!r}>"

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __reduce__(self) -> str | tuple[object, ...]:
        return _found, (self.catalogue, self.text)

    def to_json(self) -> dict[str, object]:
        return {
            "text": self.text,
            "number": self.number,
            "kind": self.kind,
            "params": dict(self.params),
            "label": self.label.to_json(),
            "target": self.target,
        }


def _found(catalogue: Catalogue | None, text: str) -> Move:
    """The move that a pickle names."""
    if catalogue is None:
        raise UnknownMove(f"{text!r} is a move of no game")
    return catalogue.find(text)


class Catalogue:
    """All moves of a game, in a fixed order that depends on the components alone, never on options or players."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.by_text: dict[str, Move] = {}
        self.by_target: dict[str, list[Move]] = {}
        """For each thing on the board the moves it stands for."""
        self.box: Components | None = None
        """The box it was made from; None until that is complete."""

    def add(self, kind: str, text: str, params: tuple[tuple[str, int], ...], label: Message, target: str = "") -> Move:
        if text in self.by_text:
            raise ValueError(f"two moves are called {text!r}")
        move = Move(len(self.moves), kind, text, params, label, target, self)
        self.moves.append(move)
        self.by_text[text] = move
        if target:
            self.by_target.setdefault(target, []).append(move)
        return move

    def find(self, text: str) -> Move:
        """The move with this text; UnknownMove names the nearest ones otherwise."""
        move = self.by_text.get(text)
        if move is None:
            alike = self._alike(text)
            hint = "; moves that start alike: " + ", ".join([repr(known) for known in alike]) if alike else ""
            raise UnknownMove(f"{text!r} is not a move of this game{hint}", alike)
        return move

    def pick(self, given: object) -> Move:
        """The move meant by its text, by its number or by itself."""
        if isinstance(given, Move):
            if given.catalogue is self:
                return given
            raise UnknownMove(f"{given.text!r} is a move of another game or another box: give its text instead")
        if isinstance(given, str):
            return self.find(given)
        if isinstance(given, bool) or not hasattr(given, "__index__"):
            raise TypeError(f"{given!r} is no move: give a Move as table.moves() lists them, its text or its number")
        number = index(given)
        if not 0 <= number < len(self.moves):
            raise UnknownMove(f"there is no move {number}: the moves of this game have numbers 0 to {len(self) - 1}")
        return self.moves[number]

    def _alike(self, text: str) -> tuple[str, ...]:
        words = text.split()
        start = words[0] if words else ""
        return tuple([known for known in self.by_text if start and known.startswith(start)][:5])

    def __len__(self) -> int:
        return len(self.moves)

    def __copy__(self) -> Catalogue:
        return self

    def __deepcopy__(self, memo: object) -> Catalogue:
        return self

    def __reduce__(self) -> str | tuple[object, ...]:
        if self.box is None:
            raise TypeError("this catalogue belongs to no box: send the texts of moves, not the objects")
        return getattr, (self.box, "catalogue")


def mask_of(moves: list[Move], size: int) -> bytearray:
    """A byte for each move of a catalogue of this size: 1 for these, 0 for all others."""
    mask = bytearray(size)
    for move in moves:
        mask[move.number] = 1
    return mask
