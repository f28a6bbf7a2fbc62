"""Steps: one decision of the rulebook each, stacked on the table's agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from teahouse.kernel.message import Arguments, Message
from teahouse.kernel.move import Move
from teahouse.kernel.refusal import Refusal

if TYPE_CHECKING:
    from teahouse.kernel.table import Table

NATURE: Final = -1
"""The seat that shuffles, draws and rolls."""
NOBODY: Final = -2
"""Steps of nobody run at once: phases, decay, scoring."""
SPECTATOR: Final = -3
"""The seat of those who only watch."""

Chance = Callable[[], float]
"""Numbers from 0 up to but not including 1, such as `random.Random(7).random`."""

T = TypeVar("T", bound="Table")

_ONES: Final[list[list[int]]] = [[1] * n for n in range(257)]


def ones(count: int) -> list[int]:
    """Equal weights; a shared list, read only."""
    if count < len(_ONES):
        return _ONES[count]
    return [1] * count


_NUMBERS: Final[dict[Any, tuple[str, ...]]] = {}
"""The names of each class's numbers, once they were asked for."""


class Step(Generic[T]):
    """Who decides, and what about. Immutable: its class, a seat and a few whole numbers."""

    __slots__ = ("seat",)

    id: ClassVar[str] = ""
    """Its name in positions and on the wire: it stays when the class is renamed."""
    clauses: ClassVar[tuple[str, ...]] = ()
    """The clauses this step applies; the first one is the question it asks."""
    kinds: ClassVar[tuple[str, ...]] = ()
    """The families of moves that answer it."""
    question: ClassVar[str] = ""
    """The message id of its prompt is `prompt-<question>`."""
    drawn: ClassVar[bool] = False
    """Whether NATURE alone answers it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def numbers(cls) -> tuple[str, ...]:
        """What the constructor takes after the seat, by name: each is an attribute."""
        names = _NUMBERS.get(cls)
        if names is None:
            from inspect import signature  # here, because it takes long and whoever only plays does without

            names = _NUMBERS[cls] = tuple(signature(cls).parameters)[1:]
        return names

    def arguments(self) -> tuple[int, ...]:
        """The numbers of this step after its seat, as positions have them."""
        return tuple([getattr(self, name) for name in self.numbers()])

    @classmethod
    def read(cls, numbers: list[int]) -> Step[Any]:
        """The step that a position has with this seat and these arguments; TypeError if they do not fit."""
        return cls(*numbers)

    def moves(self, table: T) -> list[Move]:
        """The legal moves; may be a shared list: read only."""
        raise NotImplementedError(type(self).__name__)

    def weights(self, table: T) -> list[int]:
        """For NATURE: how likely each of `moves` is, in whole numbers."""
        return ones(len(self.moves(table)))

    def draw(self, table: T, chance: Chance) -> Move:
        """For NATURE: one of `moves`, each as likely as its weight says."""
        moves = self.moves(table)
        count = len(moves)
        if count == 1:
            return moves[0]
        if type(self).weights is Step.weights:
            return moves[int(chance() * count)]
        weights = self.weights(table)
        index = 0
        left = int(chance() * sum(weights)) - weights[0]
        while left >= 0:
            index += 1
            left -= weights[index]
        return moves[index]

    def happen(self, table: T, chance: Chance) -> None:
        """For NATURE: draw and play. A step that deals a pile out may deal all of it, as if asked card by card."""
        self.play(table, self.draw(table, chance))

    def play(self, table: T, move: Move) -> None:
        """Carry out a legal move; the step has left the agenda already and may push further steps."""
        raise NotImplementedError(type(self).__name__)

    def run(self, table: T) -> None:
        """Carry out a step of NOBODY."""
        raise NotImplementedError(type(self).__name__)

    def refuse(self, table: T, move: Move) -> Refusal:
        """Say why a move of one of this step's kinds is not legal now."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, table: T, move: Move) -> Refusal:
        """Say why a move that is not in `moves` is not legal now."""
        if move.kind in self.kinds:
            return self.refuse(table, move)
        return table.game.untimely(table, move)

    def shows(self, table: T, move: Move, seat: int) -> bool:
        """Whether a seat (or SPECTATOR) may know that this move, and no other, is played now."""
        return True

    def details(self, table: T) -> Arguments:
        """Numbers for the prompt."""
        return ()

    def may(self, table: T, *families: str) -> str:
        """For the prompt, which offers nothing that is impossible: those of the families that can be played now."""
        legal = [move.kind for move in self.moves(table)]
        return "_".join([family for family in families if family in legal]) or "none"

    def prompt(self, table: T) -> Message:
        """The sentence that asks for the decision."""
        return Message("prompt-" + self.question, self.details(table))

    def __reduce__(self) -> str | tuple[object, ...]:
        return _read, (type(self), [self.seat, *self.arguments()])

    def to_json(self) -> list[int | str]:
        return [self.id, self.seat, *self.arguments()]


def _read(kind: Any, numbers: list[int]) -> Step[Any]:
    """The step that a pickle describes."""
    step: Step[Any] = kind.read(numbers)
    return step
