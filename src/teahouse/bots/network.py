"""Trained networks at the table: a seat's sight goes in; how it would move, who will win and by which points come out.

Runs with NumPy alone. Sums of floating-point numbers differ in their last digits from machine to machine, so what comes
out is rounded to a grid: machines differ only where a number lies within an error of the grid's edges.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from teahouse.kernel import Game, Move, Table
from teahouse.library import box, build, folder_of

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats = NDArray[numpy.float32]

# One decision is too small to share out: threads that wait for each other take far longer than one alone. NumPy reads
# this when it is first imported; whoever has set it already, or imported NumPy, is not disturbed.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("MKL_NUM_THREADS", "1")

GRID: Final = 256.0
"""Logits are whole multiples of one 256th."""
POINTS: Final = 10.0
"""Networks count in tens of points."""
FORMAT: Final = 1
QUARTERS: Final = 4


def quarter(table: Table) -> int:
    """The quarter of its game that a table is in, by rounds, from 0: early leads mean less than late ones."""
    moment = table.game.moment(table)
    return QUARTERS * max(0, moment.round - 1) // moment.rounds


class Opinion:
    """What a network thinks of one table, seen from the seat to move."""

    __slots__ = ("chances", "logits", "points")

    def __init__(self, logits: Floats, chances: Floats, points: Floats) -> None:
        self.logits = logits
        """One for each legal move, in their order; more is better."""
        self.chances = chances
        """The chance of each seat of the table to win."""
        self.points = points
        """The final points of each seat of the table by source."""


class Network:
    """A network for one game, with every number of players and every option."""

    def __init__(self, path: Path) -> None:
        import numpy

        with numpy.load(path) as kept:
            about: dict[str, Any] = json.loads(kept["about"].tobytes())
            found = {name: kept[name].astype(numpy.float32) for name in kept.files if name != "about"}
        if about["format"] != FORMAT:
            raise ValueError(f"{path} has format {about['format']}; this version reads {FORMAT}")
        self.about = about
        self.game: str = about["game"]
        self.seats: int = about["seats"]
        self.sources: int = about["sources"]
        self.depth: int = about["depth"]
        scales = numpy.array(about["scales"], numpy.float32)
        # rows are inputs: most of what is seen is 0, and only the rows of the rest are added up
        self._entry = numpy.ascontiguousarray((found["entry.weight"] / scales).T)
        self._entry_bias = found["entry.bias"]
        self._layers = [
            (
                numpy.ascontiguousarray((found[f"layers.{index}.weight"] * found[f"norms.{index}.weight"]).T),
                found[f"layers.{index}.bias"] + found[f"layers.{index}.weight"] @ found[f"norms.{index}.bias"],
            )
            for index in range(self.depth)
        ]
        self._policy = found["policy.weight"] * found["last.weight"]
        self._policy_bias = found["policy.bias"] + found["policy.weight"] @ found["last.bias"]
        heads = numpy.concatenate([found["wins.weight"], found["points.weight"]])
        self._heads = numpy.ascontiguousarray((heads * found["last.weight"]).T)
        self._heads_bias = numpy.concatenate([found["wins.bias"], found["points.bias"]]) + heads @ found["last.bias"]
        self.heat: dict[int, list[float]] = {}
        """For tables of so many players, what divides the logits of the chances to win in each quarter of the game
        where people are told them: they differ a little from what comes of them."""

    def hidden(self, seen: NDArray[numpy.uint8]) -> Floats:
        """The last layer for each row of observations."""
        import numpy

        if len(seen) == 1:
            used = numpy.flatnonzero(seen[0])
            x = (seen[0, used].astype(numpy.float32) @ self._entry[used] + self._entry_bias)[None]
        else:
            x = seen.astype(numpy.float32) @ self._entry + self._entry_bias
        numpy.maximum(x, 0, out=x)
        for weight, bias in self._layers:
            y = _normal(x) @ weight + bias
            numpy.maximum(y, 0, out=y)
            x += y
        return _normal(x)

    def outlooks(self, hidden: Floats, players: int, heat: float | Floats = 1.0) -> tuple[Floats, Floats]:
        """Chances to win and points by source, seats counted from the one that looks, for tables of so many players.

        `heat` is one number, or a column with one for each table.
        """
        import numpy

        said = numpy.rint((hidden @ self._heads + self._heads_bias) * GRID) / GRID
        chances = softmax(said[:, :players] / heat)
        points = said[:, self.seats :].reshape(-1, self.seats, self.sources)[:, :players] * POINTS
        return chances, points

    def logits(self, hidden: Floats, places: Sequence[int] | NDArray[numpy.intp]) -> Floats:
        """Of some moves, for one row of the last layer."""
        import numpy

        return numpy.rint((self._policy[places] @ hidden + self._policy_bias[places]) * GRID) / GRID  # type: ignore[no-any-return]


def _normal(x: Floats) -> Floats:
    x = x - x.mean(1, keepdims=True)
    x /= ((x * x).mean(1, keepdims=True) + 1e-5) ** 0.5
    return x


def softmax(logits: Floats) -> Floats:
    """Probabilities, in the last dimension."""
    import numpy

    e = numpy.exp(logits - logits.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)  # type: ignore[no-any-return]


class Judge:
    """A network that sits at a game: it knows the moves of its box."""

    def __init__(self, network: Network, game: Game) -> None:
        import numpy

        self.network = network
        self.game = game
        known = box(game.name).catalogue.by_text
        self.places = numpy.array([known[move.text].number for move in game.catalogue.moves])
        """For each move of this box its place in the game's own catalogue, found by its text."""
        self._length = len(game.observation_spec())
        self._heat = network.heat.get(game.players, [1.0] * QUARTERS)

    def heat(self, table: Table) -> float:
        """What makes the chances at this table calibrated."""
        return self._heat[quarter(table)]

    def opinions(self, tables: Sequence[Table], seats: Sequence[int] | None = None) -> list[Opinion]:
        """What the network thinks of tables, each seen by the seat to move (or by the one given)."""
        game = self.game
        who = [table.to_move for table in tables] if seats is None else seats
        hidden = self.hidden(tables, who)
        chances, points = self.network.outlooks(hidden, game.players)
        found = []
        for index, table in enumerate(tables):
            logits = self.logits(hidden[index], table.moves())
            turn = [(seat - who[index]) % game.players for seat in range(game.players)]
            found.append(Opinion(logits, chances[index][turn], points[index][turn]))
        return found

    def hidden(self, tables: Sequence[Table], seats: Sequence[int]) -> Floats:
        """The network's last layer for tables, each seen by a seat."""
        import numpy

        length = self._length
        buffer = bytearray(length * len(tables))
        for index, table in enumerate(tables):
            self.game.observe(table, seats[index], buffer, index * length)
        return self.network.hidden(numpy.frombuffer(buffer, numpy.uint8).reshape(-1, length))

    def points(self, table: Table, seat: int) -> list[float]:
        """The final points of a seat by source, as it may expect them."""
        if table.over:
            return [float(points) for points in table.breakdown()[seat].values()]
        _, points = self.network.outlooks(self.hidden([table], [seat]), self.game.players)
        return [float(one) for one in points[0, 0]]

    def logits(self, hidden: Floats, moves: list[Move]) -> Floats:
        """Of legal moves, in their order."""
        return self.network.logits(hidden, self.places[[move.number for move in moves]])


def playable(game: Game) -> bool:
    """Whether the network of a game knows every move of this box, and sees all that lies in it."""
    known = box(game.name).catalogue.by_text
    return all(move.text in known for move in game.catalogue.moves) and _fits(game)


def _fits(game: Game) -> bool:
    """Whether a table of this box can lie in the game's own: a map with other fields cannot."""
    if game.components.changes is None:
        return True
    own = build(game.name, game.players, None, game.options)
    try:
        own.observed(laid(game.new(), own), 0)
    except IndexError:
        return False
    return True


def laid(table: Table, own: Game) -> Table:
    """The same table in the game's own box."""
    twin: Any = table.copy()
    twin.game = own
    twin.box = own.components
    found: Table = twin
    return found


@cache
def have_numpy() -> bool:
    """Whether networks can be run here: the extra `bots`."""
    return find_spec("numpy") is not None


def network_file(name: str) -> Path | None:
    """The network that comes with a game."""
    path = files("teahouse.bots.networks") / f"{folder_of(name)}.npz"
    return Path(str(path)) if path.is_file() else None


@cache
def digest(name: str) -> str:
    """A name for the network of a game and what its levels make of it, as they are: with others they play others."""
    found = hashlib.sha256()
    path = network_file(name)
    for file in () if path is None else (path, path.with_suffix(".json")):
        found.update(file.read_bytes())
    return found.hexdigest()


@cache
def network_of(name: str) -> Network | None:
    """The network that comes with a game, read once; None where there is none, or none that fits the observation."""
    path = network_file(name)
    if path is None:
        return None
    from teahouse.library import rulebook

    network = Network(path)
    about = path.with_suffix(".json")
    if about.exists():
        heat = json.loads(about.read_text("utf-8"))["heat"]
        network.heat = {int(players): found for players, found in heat.items()}
    return network if network.about["observation"] == rulebook(name).observation_spec().version else None
