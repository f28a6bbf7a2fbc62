"""Bots for the tables: they think in processes of their own, with a deadline, and nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections import OrderedDict, deque
from contextlib import suppress
from typing import Any

import msgspec

from teahouse.bots import UnknownBot, bot_names, budget_of, kind_of_bot
from teahouse.kernel import Game, View
from teahouse.server import ids, wire
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.worker import MOST_BOTS, Answer, Forget, Question

log = logging.getLogger("teahouse.server.bots")

_LINE = 1_048_576
_USUAL = "cup"
_MANY_SIMULATIONS = 60.0
"""Seconds for a bot that counts simulations, not time."""


class Opponents:
    """The levels a host offers and the processes that play them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._count = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self._idle: list[_Worker | None] = [None] * self._count
        """Processes without a question, the one last asked last; None for one that is not started."""
        self._waiting: deque[asyncio.Future[_Worker | None]] = deque()
        self._homes: OrderedDict[tuple[str, int], _Worker] = OrderedDict()
        """The process that keeps the bot of a seat."""
        self._trusted: set[str] = set(settings.own_bots)
        """Names that have been looked up, so that nothing else is ever imported."""
        self._started: set[_Worker] = set()
        self._dying: set[asyncio.Task[None]] = set()
        self._closed = False
        self.replaced = 0
        """How many processes had to be stopped or had died."""

    def levels(self) -> list[wire.Level]:
        """Every bot that can take a seat; one that is installed but broken cannot."""
        found: list[wire.Level] = []
        for name in dict.fromkeys((*bot_names(), *self._settings.own_bots)):
            try:
                found.append(wire.Level(name=name, seconds=_seconds(name)))
            except UnknownBot as error:
                log.warning("bot is broken", extra={"level": name, "problem": str(error)})
        return found

    def known(self, level: str) -> str:
        """A level that exists; a module of somebody's own only if the host has named it, never for a guest."""
        if level not in self._trusted:
            known_level(level)
            try:
                kind_of_bot(level)
            except UnknownBot as error:
                raise Problem(400, "broken-level", message=error.message, level=level, problem=str(error)) from None
            self._trusted.add(level)
        return level

    async def choose(self, table: str, game: Game, view: View, level: str) -> tuple[str, dict[str, Any] | None]:
        """The text of the move a bot chooses, and its thought; any legal move if it loops, dies or breaks the rules.

        A bot that this house does not know, at a table that another one has stored, is played by the usual level.
        """
        try:
            self.known(level)
        except Problem:
            log.warning("bot is not known here", extra={"level": level, "game": game.name})
            level = _USUAL
        asked = Question(
            table=table,
            game=game.name,
            players=game.players,
            options=game.options,
            level=level,
            seed=ids.salt(),
            view=view.to_json(),
        )
        found = await self._ask(asked, (table, view.seat), _seconds(level) + self._settings.bot_grace)
        legal = [move.text for move in view.moves]
        if found.move in legal:
            return found.move, found.thought
        log.warning("bot failed", extra={"level": level, "game": game.name, "problem": found.error or "illegal move"})
        return secrets.choice(legal), None

    def forget(self, table: str) -> None:
        """A game is over: its bots need not be kept."""
        for key in [key for key in self._homes if key[0] == table]:
            self._homes.pop(key).tell(Forget(table))

    async def warm(self) -> None:
        """Start a process before anybody needs it."""
        worker = await self._take(None)
        try:
            if worker is None:
                worker = await self._start()
        finally:
            self._give(worker)

    async def _take(self, home: _Worker | None) -> _Worker | None:
        """A process without a question: the one that keeps the bot if it has none, or whichever has none first."""
        if self._idle:
            if home in self._idle:
                self._idle.remove(home)
                return home
            return self._idle.pop()
        turn: asyncio.Future[_Worker | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, worker: _Worker | None) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def _ask(self, asked: Question, key: tuple[str, int], seconds: float) -> Answer:
        for _ in range(2):  # a process that has died says nothing against the question
            worker = await self._take(self._homes.get(key))
            try:
                if worker is None or not worker.alive:
                    worker = await self._start()
                answer = await asyncio.wait_for(worker.ask(asked), seconds)
                self._settle(key, worker)
                return answer
            except TimeoutError:
                self._stop(worker)
                return Answer(error=f"no answer in {seconds:g} seconds")
            except (ConnectionError, EOFError, msgspec.DecodeError):
                self._stop(worker)
            except BaseException:
                self._stop(worker)
                raise
            finally:
                self._give(worker if worker is not None and worker.alive else None)
        return Answer(error="the process died")

    def _settle(self, key: tuple[str, int], worker: _Worker) -> None:
        """The bot of a seat is kept there now; a process keeps only so many, so that older homes count no more."""
        self._homes[key] = worker
        self._homes.move_to_end(key)
        while len(self._homes) > self._count * MOST_BOTS:
            self._homes.popitem(last=False)

    async def _start(self) -> _Worker:
        worker = _Worker()
        await worker.start(self._settings.worker)
        if self._closed:
            worker.kill()
        self._started.add(worker)
        return worker

    def _stop(self, worker: _Worker | None) -> None:
        if worker is not None:
            worker.kill()
            self._started.discard(worker)
            self._homes = OrderedDict((key, home) for key, home in self._homes.items() if home is not worker)
            self.replaced += 1
            burial = asyncio.create_task(worker.gone())
            self._dying.add(burial)
            burial.add_done_callback(self._dying.discard)

    async def close(self) -> None:
        """Stop every process."""
        self._closed = True
        for worker in self._started:
            worker.kill()
        await asyncio.gather(*(worker.gone() for worker in self._started), *self._dying)


class _Worker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self.alive = False

    async def start(self, command: tuple[str, ...]) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LINE,
            start_new_session=True,  # Ctrl-C is for the server, which then stops its processes
        )
        self.alive = True
        if not await self._line():
            raise EOFError("the bot process did not start")

    async def ask(self, asked: Question) -> Answer:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(asked) + b"\n")
        await self._process.stdin.drain()
        line = await self._line()
        if not line:
            raise EOFError("the bot process died")
        return msgspec.json.decode(line, type=Answer)

    def tell(self, word: Forget) -> None:
        """Say something that is not answered."""
        if self.alive and self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(msgspec.json.encode(word) + b"\n")

    async def _line(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    def kill(self) -> None:
        if self.alive and self._process is not None:
            self.alive = False
            with suppress(ProcessLookupError):
                self._process.kill()

    async def gone(self) -> None:
        if self._process is not None:
            await self._process.wait()
            transport: Any = getattr(self._process, "_transport", None)
            if transport is not None:
                transport.close()


def known_level(level: str) -> str:
    """A level that exists in every house."""
    known = bot_names()
    if level not in known:
        raise Problem(400, "no-level", level=level, levels=", ".join(known))
    return level


def _seconds(level: str) -> float:
    """How long a level may think about a decision."""
    budget = budget_of(level)
    if budget is not None:
        return _MANY_SIMULATIONS if budget.seconds is None else budget.seconds
    return float(getattr(kind_of_bot(level), "seconds", 5.0))
