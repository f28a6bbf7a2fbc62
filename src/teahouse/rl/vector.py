"""Hundreds of tables at once, by Gymnasium's conventions for vector environments.

At each table every seat is yours: the observation is that of the seat that is asked. A game that ends is followed by
the next one in the same step.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Mapping
from math import prod
from multiprocessing.connection import Connection
from typing import Any

import numpy
from gymnasium.spaces import MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from teahouse.kernel import BadOption, Game, IllegalMove, UnknownMove, Value
from teahouse.library import build
from teahouse.rl.agents import Seen, spaces_of
from teahouse.rl.rewards import WIN, checked
from teahouse.rl.room import FIELDS, Arrays, Room, shape_of

START = "spawn"


class Vector(VectorEnv[Seen, Any, NDArray[Any]]):
    """Tables in this process or, with `workers`, in processes that share memory with it.

    Observations and masks are always in the same two arrays (yours, if you give them): nothing is copied, so what you
    want to keep after the next step, copy. The games are the same for any number of workers.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: Game,
        n: int,
        reward: str = WIN,
        *,
        forced: bool = False,
        workers: int = 0,
        observations: NDArray[numpy.uint8] | None = None,
        masks: NDArray[Any] | None = None,
    ) -> None:
        if n < 1:
            raise BadOption(f"a vector has one table or more, not {n}")
        if not 0 <= workers <= n:
            raise BadOption(f"{n} tables can be shared by 0 to {n} workers, not by {workers}")
        if workers and (observations is not None or masks is not None):
            raise BadOption("with workers the arrays lie in memory they share: take them from the vector")
        checked(reward)
        self.game = game
        self.num_envs = n
        self.single_observation_space, self.single_action_space = spaces_of(game)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = MultiDiscrete([len(game.catalogue)] * n)
        self._workers: list[_Worker] = []
        self._room: Room | None = None
        if workers:
            self.arrays = self._hire(game, n, reward, forced, workers)
        else:
            self.arrays = {name: numpy.zeros(shape_of(name, game, n), kind) for name, (_, kind) in FIELDS.items()}
            if observations is not None:
                self.arrays["observation"] = _fitting("observations", observations, self.arrays["observation"])
            if masks is not None:
                self.arrays["action_mask"] = _fitting("masks", masks, self.arrays["action_mask"])
            self._room = Room(game, self.arrays, reward, forced)
        self._truncations = numpy.zeros(n, numpy.bool_)

    def _hire(self, game: Game, n: int, reward: str, forced: bool, workers: int) -> Arrays:
        context: Any = multiprocessing.get_context(START)
        blocks = {}
        arrays: Arrays = {}
        for name, (_, kind) in FIELDS.items():
            shape = shape_of(name, game, n)
            blocks[name] = context.RawArray("B", prod(shape) * numpy.dtype(kind).itemsize)
            arrays[name] = numpy.frombuffer(blocks[name], kind).reshape(shape)
        changes = game.components.changes
        made = (game.name, game.players, changes, dict(game.options))
        for rank in range(workers):
            first, end = rank * n // workers, (rank + 1) * n // workers
            ours, theirs = context.Pipe()
            process = context.Process(
                target=_work, args=(theirs, made, blocks, n, first, end, reward, forced), daemon=True
            )
            process.start()
            theirs.close()
            self._workers.append(_Worker(process, ours))
        return arrays

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game at every table; the same seed deals the same games."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62)) if seed is None else seed
        if self._room is not None:
            self._room.reset(number)
        else:
            self._ask(f"reset {number}")
        return self._seen(), {"seat": self.arrays["seat"]}

    def step(self, actions: ArrayLike) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a move at every table. The reward is that of the seat that made it; `result` has those of all seats.

        An illegal action raises IllegalMove; the tables before it have moved then, so reset.
        """
        arrays = self.arrays
        moved = arrays["seat"].copy()
        arrays["action"][:] = actions
        if self._room is not None:
            self._room.step()
        else:
            self._ask("step")
        over = arrays["over"].copy()
        infos: dict[str, Any] = {"seat": arrays["seat"]}
        rewards = numpy.zeros(self.num_envs, numpy.float32)
        if over.any():
            rewards[over] = arrays["result"][over, moved[over]]
            last = numpy.empty(self.num_envs, object)
            for index in numpy.flatnonzero(over):
                none = numpy.zeros_like(arrays["action_mask"][index])
                last[index] = {"observation": arrays["last"][index].copy(), "action_mask": none}
            final = {name: arrays[name].copy() for name in ("result", "points")}
            infos |= {"final_obs": last, "_final_obs": over, "_final_info": over}
            infos["final_info"] = {**final, "_result": over, "_points": over, "seat": moved, "_seat": over}
        return self._seen(), rewards, over, self._truncations, infos

    def _seen(self) -> Seen:
        return {"observation": self.arrays["observation"], "action_mask": self.arrays["action_mask"]}

    def _ask(self, what: str) -> None:
        """Let every worker do something, and wait for all of them."""
        for worker in self._workers:
            worker.wires.send(what)
        errors = [error for worker in self._workers if (error := worker.answer()) is not None]
        if errors:
            raise errors[0]

    def close_extras(self, **kwargs: Any) -> None:
        for worker in self._workers:
            worker.leave()
        self._workers = []


class _Worker:
    """A process with some of the tables."""

    def __init__(self, process: Any, wires: Connection[str, Exception | None]) -> None:
        self.process = process
        self.wires = wires

    def answer(self) -> Exception | None:
        try:
            return self.wires.recv()
        except (EOFError, OSError):
            return RuntimeError("a worker has died: its message is above")

    def leave(self) -> None:
        """The worker goes when its wire is cut."""
        self.wires.close()
        self.process.join(timeout=5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _work(
    wires: Connection[Exception | None, str],
    made: tuple[str, int, str | None, dict[str, Value]],
    blocks: Mapping[str, Any],
    n: int,
    first: int,
    end: int,
    reward: str,
    forced: bool,
) -> None:
    """What a worker does until its wire is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = build(*made)
    arrays = {
        name: numpy.frombuffer(blocks[name], kind).reshape(shape_of(name, game, n))[first:end]
        for name, (_, kind) in FIELDS.items()
    }
    room = Room(game, arrays, reward, forced, first)
    while True:
        try:
            asked = wires.recv()
        except EOFError:
            return
        problem: Exception | None = None
        try:
            if asked == "step":
                room.step()
            else:
                room.reset(asked.removeprefix("reset "))
        except (IllegalMove, UnknownMove) as error:
            problem = error
        wires.send(problem)


def _fitting(name: str, given: NDArray[Any], wanted: NDArray[Any]) -> NDArray[Any]:
    """The caller's array, if it can be written into row by row."""
    if given.shape != wanted.shape or given.dtype.itemsize != 1:
        raise BadOption(
            f"{name} must have the shape {wanted.shape} and numbers of one byte, not {given.shape} of {given.dtype}"
        )
    if not (given.flags.c_contiguous and given.flags.writeable):
        raise BadOption(f"{name} must be contiguous, row after row, and writable")
    return given


def vector(
    name: str,
    n: int,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    reward: str = WIN,
    *,
    forced: bool = False,
    workers: int = 0,
    observations: NDArray[numpy.uint8] | None = None,
    masks: NDArray[Any] | None = None,
) -> Vector:
    """So many tables of a game at once: `vector("yinzi", 256, workers=2)`."""
    game = build(name, players, None, dict(options or {}))
    return Vector(game, n, reward, forced=forced, workers=workers, observations=observations, masks=masks)


def sample(masks: NDArray[Any], luck: numpy.random.Generator) -> NDArray[numpy.int64]:
    """For each row of masks one of the allowed moves, each equally likely."""
    # bytes that say yes or no are found many at a time, and in one long row several times as fast as in many
    truth = masks.view(numpy.bool_) if masks.dtype.itemsize == 1 else masks != 0
    rows, moves = numpy.divmod(numpy.flatnonzero(truth), masks.shape[1])
    counts = numpy.bincount(rows, minlength=len(masks))
    before = numpy.cumsum(counts) - counts
    chosen: NDArray[numpy.int64] = moves[before + (luck.random(len(masks)) * counts).astype(numpy.int64)]
    return chosen
