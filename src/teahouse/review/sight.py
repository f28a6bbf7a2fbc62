"""What a network says of tables, each seen by one seat alone: the chance to win, and points by source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.bots.lookahead import win_shares
from teahouse.bots.network import Judge, softmax
from teahouse.kernel import Move, Table

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from teahouse.bots.network import Floats

    Numbers = NDArray[numpy.float64]

BATCH: Final = 256
"""So many sights are judged at once."""


class Glance:
    """A table as one seat sees it, and what the network says of it."""

    __slots__ = ("chances", "hidden", "worth")

    worth: Numbers
    """The seat's chance to win, then its final points by source."""
    chances: Numbers
    """The chance of every seat, counted from the one that looks."""
    hidden: Floats
    """The network's last layer: what moves are judged by."""


class Sight:
    """Asks a network about tables. Many are noted and judged at once, and what looks the same is judged once."""

    def __init__(self, judge: Judge, calibrated: bool = False) -> None:
        """`calibrated`: chances are for people to read, not only to be compared."""
        self.judge = judge
        self.game = judge.game
        self._calibrated = calibrated
        self._known: dict[bytes, Glance] = {}
        self._waiting: list[tuple[bytes, float]] = []
        """What is to be judged, and the heat of its chances."""

    def see(self, table: Table, seat: int) -> Glance:
        """Note what a seat sees; it is judged with all others. A game that is over is worth its result."""
        if table.over:
            return _result(table, seat)
        seen = self.game.observed(table, seat)
        glance = self._known.get(seen)
        if glance is None:
            glance = self._known[seen] = Glance()
            self._waiting.append((seen, self.judge.heat(table) if self._calibrated else 1.0))
        return glance

    def settle(self) -> None:
        """Judge all that was noted."""
        import numpy

        network, waiting = self.judge.network, self._waiting
        for start in range(0, len(waiting), BATCH):
            batch = waiting[start : start + BATCH]
            seen = b"".join(one for one, _ in batch)
            hidden = network.hidden(numpy.frombuffer(seen, numpy.uint8).reshape(len(batch), -1))
            heat = numpy.array([[one] for _, one in batch], numpy.float32)
            chances, points = network.outlooks(hidden, self.game.players, heat)
            for index, (one, _) in enumerate(batch):
                glance = self._known[one]
                glance.hidden = hidden[index]
                glance.chances = chances[index].astype(numpy.float64)
                glance.worth = numpy.concatenate([glance.chances[:1], points[index, 0].astype(numpy.float64)])
        self._waiting = []

    def priors(self, glance: Glance, moves: list[Move]) -> list[float]:
        """How much the network likes each of these moves, all together 1."""
        return [float(one) for one in softmax(self.judge.logits(glance.hidden, moves))]


def _result(table: Table, seat: int) -> Glance:
    import numpy

    shares = win_shares(table)
    glance = Glance()
    glance.chances = numpy.array(shares[seat:] + shares[:seat])
    glance.worth = numpy.array([shares[seat], *table.breakdown()[seat].values()], numpy.float64)
    return glance
