"""Data sets: games decision by decision as Parquet files, for learning from what others played.

    teahouse sim yinzi --bots pot --games 1000 --trajectories yinzi.parquet

A row is a move, NATURE's too, so that every game can be played again from the file. What a row holds is told in
`COLUMNS`; what the whole file is about stands as JSON in its metadata.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import numpy
import pyarrow
import pyarrow.parquet
from numpy.typing import NDArray

from teahouse import __version__
from teahouse.kernel import NATURE, BadData, Game, Record, Table
from teahouse.library import build

ABOUT: Final = b"teahouse"
"""The key of the metadata."""
FORMAT: Final = 1
COLUMNS: Final = {
    "game": "number of the game in its series, from 0",
    "turn": "number of the move in its game, from 0",
    "seat": "who moved, from 0; -1 is NATURE, and then only game, turn and move are given",
    "bot": "who sat there",
    "observation": "what the seat saw before it moved, a byte for each number of the observation",
    "legal": "the numbers of the moves it had",
    "move": "the number of the move it made",
    "win": "its part of the win in the end: 1, a share of a tie, or 0",
    "place": "its place in the end, 1 for the winner",
    "points": "its points in the end",
}


def schema_of(size: int) -> pyarrow.Schema:
    """The columns, for observations of this length."""
    return pyarrow.schema(
        [
            ("game", pyarrow.int32()),
            ("turn", pyarrow.int32()),
            ("seat", pyarrow.int8()),
            ("bot", pyarrow.dictionary(pyarrow.int8(), pyarrow.string())),
            ("observation", pyarrow.binary(size)),
            ("legal", pyarrow.list_(pyarrow.uint16())),
            ("move", pyarrow.uint16()),
            ("win", pyarrow.float32()),
            ("place", pyarrow.int8()),
            ("points", pyarrow.int16()),
        ]
    )


def rows_of(game: Game, index: int, bots: list[str], moves: Iterable[tuple[int, str]]) -> dict[str, list[Any]]:
    """Play a recorded game again and note every move; what does not fit the rules raises IllegalMove."""
    found: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    table = game.new()
    for turn, (seat, text) in enumerate(moves):
        move = game.move(text)
        asked = seat != NATURE
        found["game"].append(index)
        found["turn"].append(turn)
        found["seat"].append(seat)
        found["bot"].append(bots[seat] if asked else None)
        found["observation"].append(game.observed(table, seat) if asked else None)
        found["legal"].append([one.number for one in table.moves()] if asked else None)
        found["move"].append(move.number)
        table.play(move)
    ranking, scores = table.ranking(), table.scores()
    share = 1.0 / ranking.count(1)
    for seat in found["seat"]:
        asked = seat != NATURE
        found["win"].append((share if ranking[seat] == 1 else 0.0) if asked else None)
        found["place"].append(ranking[seat] if asked else None)
        found["points"].append(scores[seat] if asked else None)
    return found


class Writer:
    """Writes games into a file in the order of their numbers, in whatever order they come."""

    def __init__(self, path: Path, game: Game, **about: Any) -> None:
        spec = game.observation_spec()
        told = {
            "format": FORMAT,
            "version": __version__,
            "game": game.name,
            "rules": game.rules_version,
            "players": game.players,
            "options": dict(game.options),
            "components": game.components.changes,
            "digest": game.components.digest,
            **about,
            "columns": COLUMNS,
            "observation": {"version": spec.version, "names": spec.names, "scales": spec.scales},
            "moves": [move.text for move in game.catalogue.moves],
        }
        self._game = game
        self._schema = schema_of(len(spec)).with_metadata({ABOUT: json.dumps(told, ensure_ascii=False)})
        self._file = pyarrow.parquet.ParquetWriter(path, self._schema, compression="zstd", compression_level=6)
        self._waiting: dict[int, tuple[list[str], list[tuple[int, str]]]] = {}
        self._next = 0

    def add(self, index: int, bots: list[str], moves: Iterable[tuple[int, str]]) -> None:
        """Write a game, as soon as those before it are written: who sat where, and all moves."""
        self._waiting[index] = (bots, [(seat, text) for seat, text in moves])
        while self._next in self._waiting:
            self._write(self._next)
            self._next += 1

    def add_record(self, index: int, bots: list[str], record: str) -> None:
        """Write a game by its record."""
        self.add(index, bots, Record.parse(record).moves)

    def _write(self, index: int) -> None:
        bots, moves = self._waiting.pop(index)
        rows = rows_of(self._game, index, bots, moves)
        self._file.write_table(pyarrow.table(rows, self._schema))

    def close(self) -> None:
        """Write what waited for games that never came, and the end of the file."""
        for index in sorted(self._waiting):
            self._write(index)
        self._file.close()

    def __enter__(self) -> Writer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Trajectories:
    """A data set, read from its file."""

    def __init__(self, path: str | Path) -> None:
        try:
            self._file = pyarrow.parquet.ParquetFile(path)
        except (OSError, pyarrow.ArrowInvalid) as error:
            raise BadData(f"cannot read {path}: {error}") from None
        told = (self._file.schema_arrow.metadata or {}).get(ABOUT)
        if told is None:
            raise BadData(f"{path} holds no games of Teahouse: it has no metadata {ABOUT.decode()!r}")
        self.about: dict[str, Any] = json.loads(told)
        """What the file says about itself: game, versions, bots, seed, the names of moves and numbers."""
        if self.about["format"] != FORMAT:
            raise BadData(f"{path} has format {self.about['format']}, this version reads {FORMAT}")

    def __len__(self) -> int:
        """How many moves, NATURE's too."""
        return int(self._file.metadata.num_rows)

    @property
    def games(self) -> int:
        """How many games."""
        return int(self._file.metadata.num_row_groups)

    def game(self) -> Game:
        """The game that was played; BadData if this version of Teahouse has other rules or another box."""
        about = self.about
        game = build(about["game"], about["players"], about["components"], about["options"])
        for name, now in (("rules", game.rules_version), ("digest", game.components.digest)):
            if about[name] != now:
                raise BadData(f"the games were played with {name} {about[name]}, but here they are {now}")
        return game

    def decisions(self, batch: int = 4096, forced: bool = False) -> Iterator[dict[str, NDArray[Any]]]:
        """The seats' decisions in order, as arrays: observation, action_mask, move, seat, game, win, place, points.

        Moves without an alternative are left out unless `forced` is true.
        """
        size, moves = len(self.about["observation"]["names"]), len(self.about["moves"])
        for rows in self._file.iter_batches(batch):
            lengths = rows["legal"].value_lengths().fill_null(0).to_numpy(zero_copy_only=False)
            kept = rows.filter(pyarrow.array(lengths > (0 if forced else 1)))
            if not len(kept):
                continue
            seen = b"".join(kept["observation"].to_pylist())
            legal = kept["legal"]
            masks = numpy.zeros((len(kept), moves), numpy.int8)
            which = numpy.repeat(numpy.arange(len(kept)), legal.value_lengths().to_numpy())
            masks[which, legal.flatten().to_numpy()] = 1
            found: dict[str, NDArray[Any]] = {
                "observation": numpy.frombuffer(seen, numpy.uint8).reshape(-1, size),
                "action_mask": masks,
            }
            for name in ("move", "seat", "game", "win", "place", "points"):
                found[name] = kept[name].to_numpy()
            yield found

    def replayed(self) -> Iterator[Table]:
        """Every game played again to its end; BadData where it ends in another way than the file says."""
        game = self.game()
        for index in range(self.games):
            rows = self._file.read_row_group(index, ["seat", "move", "points"])
            seats, points = rows["seat"].to_pylist(), rows["points"].to_pylist()
            table = game.new()
            for number in rows["move"].to_pylist():
                table.play(number)
            told = dict(zip(seats, points, strict=True))
            wrong = [seat for seat, score in enumerate(table.scores()) if told.get(seat, score) != score]
            if wrong or not table.over:
                raise BadData(f"game {index} does not end as the file says")
            yield table


def read(path: str | Path) -> Trajectories:
    """A data set that `teahouse sim` or `match` has written."""
    return Trajectories(path)
