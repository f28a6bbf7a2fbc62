"""Bots for the tables: they think in processes of their own, with a deadline, and nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from teahouse.bots import UnknownBot, bot_names, budget_of, kind_of_bot
from teahouse.kernel import Game, Record, View
from teahouse.review import Review
from teahouse.server import ids, wire
from teahouse.server.problems import Problem
from teahouse.server.seat import USUAL_LEVEL
from teahouse.server.settings import Settings
from teahouse.server.shares import Claim, Shares, Waiting
from teahouse.server.worker import MOST_BOTS, Advise, Answer, Forget, LookBack, Question

if TYPE_CHECKING:
    from teahouse.server.rooms.distance import Distance

log = logging.getLogger("teahouse.server.bots")

_LINE = 1_048_576
_ADVICE_SECONDS = 3.0
_MANY_SIMULATIONS = 60.0
"""Seconds for a bot that counts simulations, not time."""


_Asked: TypeAlias = Question | LookBack | Advise


class Opponents:
    """The levels a host offers and the processes that play them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._count = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self._idle: list[Thinker | None] = [None] * (2 * self._count)
        """Processes without a question, the one last asked last; None for one that is not started."""
        self._shares: Shares[_Place] = Shares(self._count, self._count)
        """Half of the processes are for people who would otherwise wait behind others."""
        self._homes: OrderedDict[tuple[str, int], Thinker] = OrderedDict()
        """The process that keeps the bot of a seat."""
        self._trusted: set[str] = set(settings.own_bots)
        """Names that have been looked up, so that nothing else is ever imported."""
        self._started: set[Thinker] = set()
        self._dying: set[asyncio.Task[None]] = set()
        self._closed = False
        self.distance: Distance | None = None
        """Where bots think on other machines."""
        self.replaced = 0
        """How many processes had to be stopped or had died."""

    @property
    def workers(self) -> int:
        """How many processes may think, those for people who would otherwise wait among them."""
        return 2 * self._count

    @property
    def thinking(self) -> int:
        return self._shares.busy

    @property
    def questions(self) -> int:
        """What waits for a process."""
        return len(self._shares)

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

    async def choose(self, claim: Claim, game: Game, view: View, level: str) -> tuple[str, dict[str, Any] | None]:
        """The text of the move a bot chooses, and its thought; any legal move if it loops, dies or breaks the rules.

        A bot that this house does not know, at a table that another one has stored, is played by the usual level.
        """
        try:
            self.known(level)
        except Problem:
            log.warning("bot is not known here", extra={"level": level, "game": game.name})
            level = USUAL_LEVEL
        asked = Question(
            table=claim.table,
            game=game.name,
            players=game.players,
            options=game.options,
            level=level,
            seed=ids.salt(),
            view=view.to_json(),
        )
        found = await self._ask(asked, claim, (claim.table, view.seat), _seconds(level))
        legal = [move.text for move in view.moves]
        if found.move in legal:
            return found.move, found.thought
        log.warning("bot failed", extra={"level": level, "game": game.name, "problem": found.error or "illegal move"})
        return secrets.choice(legal), None

    async def look_back(self, claim: Claim, record: Record, seconds: float, in_all: float) -> Review | None:
        """Go on for so long with the review of a game that is over; None if it fails."""
        asked = LookBack(
            table=claim.table,
            game=record.game,
            players=record.players,
            options=record.options,
            moves=record.moves,
            scores=record.scores,
            seconds=seconds,
            in_all=in_all,
        )
        # a home of its own: the bots of the table are forgotten while their game is looked back at
        found = await self._ask(asked, claim, (f"review {claim.table}", 0), max(1.0, seconds))
        if found.review is None:
            log.warning("a review failed", extra={"table": claim.table, "game": record.game, "problem": found.error})
        return found.review

    async def advise(self, claim: Claim, game: Game, view: View, move: str = "") -> Answer:
        """What the seat of a view should think about, or whether a move of it is a mistake."""
        asked = Advise(game=game.name, players=game.players, options=game.options, view=view.to_json(), move=move)
        found = await self._ask(asked, claim, (f"advice {claim.table}", 0), _ADVICE_SECONDS)
        if found.error:
            log.warning("advice failed", extra={"table": claim.table, "game": game.name, "problem": found.error})
        return found

    def forget(self, table: str) -> None:
        """A game is over: its bots need not be kept."""
        for key in [key for key in self._homes if key[0] == table]:
            self._homes.pop(key).tell(Forget(table))

    async def warm(self) -> None:
        """Start a process before anybody needs it."""
        if self._idle[-1] is None and self.distance is None:
            self._idle[-1] = await self._start()

    async def _take(self, claim: Claim, home: tuple[str, int], seconds: float) -> tuple[_Waits, Thinker | None]:
        """A process without a question, when it is this one's turn: the one that keeps the bot, if it has none."""
        place = _Place(home, asyncio.get_running_loop().create_future())
        waits = self._shares.ask(claim, seconds, place)
        self._serve()
        try:
            return waits, await place.turn
        except asyncio.CancelledError:
            self._shares.withdraw(waits)
            if place.turn.done() and not place.turn.cancelled():
                self._give(waits, place.turn.result(), 0.0)
            raise

    def _serve(self) -> None:
        """Give processes to those whose turn it is."""
        while self._idle:
            waits = self._shares.next()
            if waits is None:
                return
            if waits.place.turn.done():  # whoever asked has gone
                self._shares.done(waits, 0.0)
                continue
            home = self._homes.get(waits.place.home)
            worker = home if home in self._idle else self._idle[-1]
            self._idle.remove(worker)
            waits.place.turn.set_result(worker)

    def _give(self, waits: _Waits, worker: Thinker | None, seconds: float) -> None:
        self._shares.done(waits, seconds)
        if worker is None:
            self._idle.insert(0, None)
        else:
            self._idle.append(worker)
        self._serve()

    async def _ask(self, asked: _Asked, claim: Claim, key: tuple[str, int], seconds: float) -> Answer:
        most = seconds + self._settings.bot_grace
        for _ in range(2):  # a process that has died says nothing against the question
            waits, worker = await self._take(claim, key, seconds)
            began = time.monotonic()
            try:
                if self.distance is not None and isinstance(asked, Question):
                    far = await self.distance.ask(asked, claim.rank(), seconds, self._settings.bot_grace)
                    if far is not None:
                        return far
                if worker is None or not worker.alive:
                    worker = await self._start()
                answer = await asyncio.wait_for(worker.ask(asked), most)
                self._settle(key, worker)
                return answer
            except TimeoutError:
                self._stop(worker)
                return Answer(error=f"no answer in {most:g} seconds")
            except (ConnectionError, EOFError, msgspec.DecodeError):
                self._stop(worker)
            except BaseException:
                self._stop(worker)
                raise
            finally:
                alive = worker if worker is not None and worker.alive else None
                self._give(waits, alive, time.monotonic() - began)
        return Answer(error="the process died")

    def _settle(self, key: tuple[str, int], worker: Thinker) -> None:
        """The bot of a seat is kept there now; a process keeps only so many, so that older homes count no more."""
        self._homes[key] = worker
        self._homes.move_to_end(key)
        while len(self._homes) > 2 * self._count * MOST_BOTS:
            self._homes.popitem(last=False)

    async def _start(self) -> Thinker:
        worker = Thinker()
        self._started.add(worker)
        try:
            await worker.start(self._settings.worker)
        except BaseException:  # whoever wanted it may have gone: nobody else would end it
            self._stop(worker)
            raise
        if self._closed:
            worker.kill()
        return worker

    def _stop(self, worker: Thinker | None) -> None:
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


class _Place:
    """What somebody waits for: a process, if it can be the one that keeps the bot."""

    def __init__(self, home: tuple[str, int], turn: asyncio.Future[Thinker | None]) -> None:
        self.home = home
        self.turn = turn


_Waits: TypeAlias = Waiting[_Place]


class Thinker:
    """One process that thinks for bots."""

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

    async def ask(self, asked: _Asked) -> Answer:
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
