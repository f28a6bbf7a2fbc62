"""The protocol under any order of requests: a model of one table beside the real one, with restarts in between."""

from __future__ import annotations

import asyncio
import atexit
import json
import shutil
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from teahouse.kernel import Record, Table
from teahouse.server import ids, lobby, play, records, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.store import Database
from tests.server.support import guest, look
from tests.server.support import settings as place
from tests.toy.shelf import toy_on_the_shelf

T = TypeVar("T")
EMPTY = Path(tempfile.mkdtemp(prefix="teahouse-protocol-"))
atexit.register(shutil.rmtree, EMPTY, ignore_errors=True)
PEOPLE = 4
TEXTS = ["pass", "buy", "hang 1", "hang 2", "bow", "deal red", "no such move"]


class Protocol(RuleBasedStateMachine):
    """Whatever guests send, the table is the one their acknowledged turns made."""

    def __init__(self) -> None:
        super().__init__()
        self._stack = ExitStack()
        self._stack.enter_context(toy_on_the_shelf())
        self._folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
        self._loop = asyncio.new_event_loop()
        shutil.copy(self._empty(), self._folder)
        self._house = House(place(self._folder))
        self._people: list[Guest] = []
        self._id = ""
        self._moves: list[tuple[int, str]] = []
        """What was acknowledged, with chance between."""
        self._turns: list[tuple[Guest, wire.Turn, wire.Receipt]] = []
        self._seated: dict[int, Guest] = {}

    def _empty(self) -> Path:
        """A database with its tables, made once: making them takes longer than an example."""
        file = EMPTY / "teahouse.sqlite"
        if not file.exists():
            database = Database(f"sqlite+aiosqlite:///{file}", file)
            self._run(database.open())
            self._run(database.close())
        return file

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(work)

    def _refused(self, work: Coroutine[Any, Any, Any]) -> Problem | None:
        """A problem if the request was refused; anything else is a mistake of the server."""
        try:
            self._run(work)
        except Problem as problem:
            found = problem
        else:
            return None
        for lang in ("en", "de"):
            assert json.loads(found.body(lang))["sentence"]
        return found

    @initialize(seats=st.integers(2, 3))
    def open(self, seats: int) -> None:
        self._run(self._house.open())
        self._people = [self._run(guest(self._house, f"Guest {number}")) for number in range(PEOPLE)]
        wish = wire.NewTable(game="toy", seats=[wire.SeatWish(kind="open") for _ in range(seats)])
        self._id = self._run(lobby.create(self._house, self._people[0], wish)).id

    @property
    def _live(self) -> Any:
        return self._run(self._house.find(self._id))

    @rule(person=st.integers(0, PEOPLE - 1), seat=st.none() | st.integers(0, 3))
    def sit(self, person: int, seat: int | None) -> None:
        who, live = self._people[person], self._live
        free = live.status == "open" and who not in self._seated.values()
        wanted = next((number for number in range(live.players) if number not in self._seated), None)
        if seat is not None:
            wanted = seat if seat < live.players and seat not in self._seated else None
        problem = self._refused(lobby.sit(self._house, who, self._id, wire.Sit(seat=seat)))
        if free and wanted is not None:
            assert problem is None
            self._seated[wanted] = who
            self._note_chance()
        elif who not in self._seated.values():
            assert problem is not None

    @rule(person=st.integers(0, PEOPLE - 1))
    def leave_before_the_game(self, person: int) -> None:
        if self._live.status == "open" and self._people[person] in self._seated.values():
            assert self._refused(lobby.leave(self._house, self._people[person], self._id)) is None
            self._seated = {seat: who for seat, who in self._seated.items() if who != self._people[person]}

    @precondition(lambda self: self._live.status == "running")
    @rule(choice=st.integers(0, 9), count=st.integers(1, 3))
    def turn(self, choice: int, count: int) -> None:
        live = self._live
        mover, trial, texts = live.to_move, live.table.copy(), list[str]()
        while len(texts) < count and trial.to_move == mover:
            moves = trial.moves()
            texts.append(moves[choice % len(moves)].text)
            trial.apply(moves[choice % len(moves)])
        asked = wire.Turn(id=ids.turn_id(), version=len(self._moves), moves=texts)
        receipt = self._run(play.turn(self._house, self._seated[mover], self._id, asked))
        self._moves += [(mover, text) for text in texts]
        self._note_chance()
        assert (receipt.seat, receipt.after) == (mover, len(self._moves))
        self._turns.append((self._seated[mover], asked, receipt))

    @precondition(lambda self: bool(self._turns))
    @rule(which=st.integers(0, 99))
    def the_same_turn_again(self, which: int) -> None:
        who, asked, receipt = self._turns[which % len(self._turns)]
        assert self._run(play.turn(self._house, who, self._id, asked)) == receipt

    @rule(
        person=st.integers(0, PEOPLE - 1),
        version=st.integers(-2, 2),
        moves=st.lists(
            st.sampled_from(["pass", "buy", "hang 1", "hang 2", "bow", "deal red", "x"]), min_size=1, max_size=4
        ),
        seat=st.none() | st.integers(0, 3),
    )
    def any_turn(self, person: int, version: int, moves: list[str], seat: int | None) -> None:
        who, live = self._people[person], self._live
        before = len(self._moves)
        asked = wire.Turn(id=ids.turn_id(), version=max(0, before + version), moves=moves, seat=seat)
        problem = self._refused(play.turn(self._house, who, self._id, asked))
        if problem is None:
            assert who == self._seated[live.seats.index(next(s for s in live.seats if s.guest == who.id))]
            self._moves += [(self._seat_of(who), text) for text in moves]
            self._note_chance()
        elif problem.name == "stale":
            assert problem.state is not None
            assert json.loads(problem.state)["version"] == before

    def _seat_of(self, who: Guest) -> int:
        return next(seat for seat, seated in self._seated.items() if seated == who)

    @rule(person=st.integers(0, PEOPLE - 1), moves=st.lists(st.sampled_from(["pass", "buy", "hang 1"]), max_size=3))
    def trying(self, person: int, moves: list[str]) -> None:
        asked = wire.Tentative(version=len(self._moves), moves=moves)
        for work in (play.attempt, play.previews):
            self._refused(work(self._house, self._people[person], self._id, asked))
        question = wire.Question(version=len(self._moves), move="buy", moves=moves)
        self._refused(play.why(self._house, self._people[person], self._id, question))

    @rule()
    def restart(self) -> None:
        self._run(self._house.close())
        self._house = House(place(self._folder))
        self._run(self._house.open())

    @rule()
    def forget(self) -> None:
        self._house.forget(self._live)

    def _note_chance(self) -> None:
        """What NATURE did after the last acknowledged move, from the public record of the table in memory."""
        live = self._live
        self._moves += [(-1, "?")] * (live.version - len(self._moves))

    @invariant()
    def the_table_is_what_was_acknowledged(self) -> None:
        if not self._id:
            return
        live = self._live
        assert live.version == len(self._moves)
        assert {number for number, seat in enumerate(live.seats) if seat.kind == "guest"} == set(self._seated)
        if live.status == "open":
            return
        text = self._run(records.record(self._house, self._people[0], self._id, None))
        stored = Record.parse(text).moves
        assert [seat for seat, _ in stored] == [seat for seat, _ in self._moves]
        assert [move for seat, move in stored if seat >= 0] == [move for seat, move in self._moves if seat >= 0]
        state = self._run(look(self._house, self._people[0], self._id, since=0))
        assert [line["at"] for line in state["log"] if line["kind"] == "move"] == list(range(1, live.version + 1))
        assert isinstance(live.table, Table)

    def teardown(self) -> None:
        if self._id:
            self._run(self._house.close())
        self._loop.close()
        self._stack.close()


@pytest.fixture(scope="module", autouse=True)
def _clean_up() -> Iterator[None]:
    yield
    shutil.rmtree(EMPTY)


TestProtocol = Protocol.TestCase
TestProtocol.settings = settings(
    max_examples=15, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
