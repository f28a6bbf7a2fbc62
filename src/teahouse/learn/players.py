"""Processes that play: each holds many tables in two halves, so that one half plays while the other is decided on.

They know nothing of networks. What the seats see is written into memory that all processes share; the numbers of the
chosen moves come back through it.
"""

from __future__ import annotations

import multiprocessing
import random
import signal
from collections.abc import Sequence
from multiprocessing.process import BaseProcess
from typing import Any, Final

from teahouse.kernel import NOBODY, Chance
from teahouse.learn.stream import Stream
from teahouse.learn.variants import USUAL_BOXES, Boxes, Variants
from teahouse.library import build, rulebook

HALVES: Final = 2
RUNNING, ENDED, VOID = 0, 1, 2
"""How a table stands after a move: the game goes on, has ended, or broke off (a changed box that cannot be played)."""
META: Final = 6
"""Bytes about a table: the seat to move, how many players, how the last move left it, the seat that looks on, whether
other numbers are printed in its box, which move is tried (counted from 1; 0 for none)."""


class Layout:
    """The sizes of what is shared, for one game."""

    def __init__(self, name: str, workers: int, tables: int, most: int, onlookers: int = 0) -> None:
        kind = rulebook(name)
        self.name = name
        self.workers = workers
        self.tables = tables
        """Of each half of each worker."""
        self.onlookers = onlookers
        """At so many of these, the first ones, a seat that is not asked looks on."""
        self.most = most
        """No decision offers more moves than this: the rest is left out."""
        self.seats = kind.most_players
        self.sources = len(kind.sources)
        self.seen = len(build(name, None, None, {}).observation_spec())
        self.legal = 2 * (most + 1)
        self.result = self.seats * (1 + self.sources)
        """Numbers of a result: for each seat its part of the win, then its points by source."""

    @property
    def half(self) -> int:
        """Tables that are decided on at once."""
        return self.workers * self.tables

    def watched(self) -> list[int]:
        """The tables of a half with an onlooker."""
        return [worker * self.tables + table for worker in range(self.workers) for table in range(self.onlookers)]


class Field:
    """All tables of all processes."""

    def __init__(
        self, layout: Layout, seed: str, players: tuple[int, ...] = (), boxes: Boxes = USUAL_BOXES, start: str = "spawn"
    ) -> None:
        context: Any = multiprocessing.get_context(start)
        self.layout = layout
        size = HALVES * layout.half
        self.seen = context.RawArray("B", size * layout.seen)
        self.legal = context.RawArray("B", size * layout.legal)
        self.meta = context.RawArray("B", size * META)
        self.result = context.RawArray("f", size * layout.result)
        self.action = context.RawArray("h", size)
        self.watched = context.RawArray("B", max(1, HALVES * layout.workers * layout.onlookers * layout.seen))
        self.tried = context.RawArray("B", size * layout.seen)
        """What the seat to move would see after one of its moves, at tables with another box."""
        self._stop = context.RawValue("b", 0)
        self._ready = [[context.Semaphore(0) for _ in range(HALVES)] for _ in range(layout.workers)]
        self._go = [[context.Semaphore(0) for _ in range(HALVES)] for _ in range(layout.workers)]
        blocks = (self.seen, self.legal, self.meta, self.result, self.action, self.watched, self._stop, self.tried)
        self._processes: list[BaseProcess] = [
            context.Process(
                target=play,
                args=(rank, layout, seed, players, boxes, blocks, self._ready[rank], self._go[rank]),
                daemon=True,
            )
            for rank in range(layout.workers)
        ]
        for process in self._processes:
            process.start()

    def wait(self, half: int) -> None:
        """Until every table of a half waits for a decision."""
        for rank, ready in enumerate(self._ready):
            while not ready[half].acquire(timeout=5):
                if not self._processes[rank].is_alive():
                    raise RuntimeError(f"player {rank} has died: its message is above")

    def go(self, half: int) -> None:
        """The moves of a half are chosen."""
        for go in self._go:
            go[half].release()

    def close(self) -> None:
        self._stop.value = 1
        for half in range(HALVES):
            self.go(half)
        for process in self._processes:
            process.join(timeout=5)
            if process.is_alive():
                process.kill()


def play(
    rank: int,
    layout: Layout,
    seed: str,
    players: tuple[int, ...],
    boxes: Boxes,
    blocks: Sequence[Any],
    ready: Sequence[Any],
    go: Sequence[Any],
) -> None:
    """What a player process does until it is stopped."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stop = blocks[6]
    variants = Variants(layout.name, f"{seed}/{rank}", players, boxes)
    draw = random.Random(f"play/{seed}/{rank}")
    count = layout.tables
    streams = [[Stream(variants.next, draw.random) for _ in range(count)] for _ in range(HALVES)]
    _spread(streams, draw)
    halves = [_Half(layout, rank, half, streams[half], draw.random, blocks) for half in range(HALVES)]
    for half in range(HALVES):
        halves[half].show()
        ready[half].release()
    while True:
        for half in range(HALVES):
            go[half].acquire()
            if stop.value:
                return
            halves[half].act()
            halves[half].show()
            ready[half].release()


def _spread(streams: list[list[Stream]], draw: random.Random) -> None:
    """So that not all tables are in the same round."""
    for half in streams:
        for stream in half:
            for _ in range(draw.randrange(200)):
                if stream.act(draw.randrange(len(stream.moves))):
                    stream.begin()


class _Half:
    """One half of the tables of a process, and its part of what is shared."""

    def __init__(
        self, layout: Layout, rank: int, half: int, streams: list[Stream], chance: Chance, blocks: Sequence[Any]
    ) -> None:
        count = layout.tables
        place = half * layout.workers + rank

        def part(block: Any, width: int) -> Any:
            whole = memoryview(block).cast("B").cast(block._type_._type_)  # a ctypes array, as plain numbers
            return whole[place * width : (place + 1) * width]

        self._layout = layout
        self._chance = chance
        self._streams = streams
        self._shared_seen = part(blocks[0], count * layout.seen)
        self._shared_legal = part(blocks[1], count * layout.legal)
        self._shared_meta = part(blocks[2], count * META)
        self._result = part(blocks[3], count * layout.result)
        self._action = part(blocks[4], count)
        self._shared_watched = part(blocks[5], layout.onlookers * layout.seen)
        self._shared_tried = part(blocks[7], count * layout.seen)
        self._tried = bytearray(count * layout.seen)
        self._seen = bytearray(count * layout.seen)
        self._legal = bytearray(count * layout.legal)
        self._meta = bytearray(count * META)
        self._watched = bytearray(layout.onlookers * layout.seen)

    def act(self) -> None:
        meta = self._meta
        for index, stream in enumerate(self._streams):
            state = RUNNING
            try:
                if self._act(index, stream):
                    self._tell(index, stream)
                    state = ENDED
            except Exception:
                if stream.variant.game.components.changes is None:
                    raise
                state = VOID
            if state != RUNNING:
                stream.begin()
            meta[index * META + 2] = state

    def _act(self, index: int, stream: Stream) -> bool:
        layout = self._layout
        if index < layout.onlookers:
            return stream.act_watched(self._action[index], self._watched, index * layout.seen)
        return stream.act(self._action[index])

    def _tell(self, index: int, stream: Stream) -> None:
        """Write the result of a game down."""
        layout = self._layout
        table = stream.table
        ranking = table.ranking()
        share = 1.0 / ranking.count(1)
        at = index * layout.result
        width = 1 + layout.sources
        for place in range(at, at + layout.result):  # the game before may have had more seats
            self._result[place] = 0.0
        for seat, points in enumerate(table.breakdown()):
            place = at + seat * width
            self._result[place] = share if ranking[seat] == 1 else 0.0
            for number, value in enumerate(points.values()):
                self._result[place + 1 + number] = value

    def show(self) -> None:
        layout = self._layout
        seen, legal, meta = self._seen, self._legal, self._meta
        most = layout.most
        for index, stream in enumerate(self._streams):
            stream.show(seen, index * layout.seen, legal, index * layout.legal, most)
            meta[index * META] = stream.table.to_move
            game = stream.variant.game
            meta[index * META + 1] = game.players
            changed = game.components.changes is not None
            meta[index * META + 4] = changed
            meta[index * META + 5] = self._try(index, stream) if changed else 0
            if index < layout.onlookers:
                if stream.onlooker == NOBODY:  # nobody looked in between
                    stream.look_on(self._watched, index * layout.seen)
                meta[index * META + 3] = stream.onlooker
        self._shared_seen[:] = seen
        self._shared_legal[:] = legal
        self._shared_meta[:] = meta
        self._shared_watched[:] = self._watched
        self._shared_tried[:] = self._tried

    def _try(self, index: int, stream: Stream) -> int:
        """Make any move on a copy of the table and write what its seat sees then; which move, counted from 1."""
        layout = self._layout
        table = stream.table
        chosen = int(self._chance() * min(len(stream.moves), layout.most))
        trial = table.copy()
        try:
            trial.apply(stream.moves[chosen])
            if trial.over:
                return 0
            table.game.observe(trial, table.to_move, self._tried, index * layout.seen)
        except Exception:  # a box that cannot be played, as in `act`
            return 0
        return chosen + 1
