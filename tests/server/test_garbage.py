"""Objects that hold each other are found, but seldom; bots of a server give way."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest

from teahouse.server import garbage
from teahouse.server.garbage import Garbage
from teahouse.server.settings import LAST, WORKER


class _Pair:
    other: _Pair


def _lost_pair() -> weakref.ref[_Pair]:
    """Two that hold each other and are held by nobody."""
    one, two = _Pair(), _Pair()
    one.other, two.other = two, one
    return weakref.ref(one)


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


async def _looks(times: int, until_found: bool) -> weakref.ref[_Pair]:
    """Two that are lost, after so many looks, or when they were found."""
    tidier, looks = Garbage(0.01), 0
    collect = tidier._collect_if_due

    def count() -> None:
        nonlocal looks
        collect()
        looks += 1

    tidier._collect_if_due = count  # type: ignore[method-assign]
    task = asyncio.create_task(tidier.collect())
    await asyncio.sleep(0)
    assert not gc.isenabled()
    found = _lost_pair()
    while looks < times or (until_found and found() is not None):
        await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return found


def test_what_holds_each_other_is_found_when_it_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "A_SECOND", 10**9)
    assert asyncio.run(_looks(1, True))() is None
    assert gc.isenabled()


def test_nothing_is_looked_for_before_it_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "A_SECOND", 0)
    assert asyncio.run(_looks(20, False))() is not None


def test_very_many_new_objects_make_it_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "A_SECOND", 0)
    monkeypatch.setattr(garbage, "MOST", 0)
    assert asyncio.run(_looks(1, True))() is None


@pytest.mark.parametrize(("flags", "last"), [((LAST,), True), ((), False)])
def test_bots_give_way_and_those_of_a_server_at_once(flags: tuple[str, ...], last: bool) -> None:
    with subprocess.Popen([*WORKER, *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == b'{"ready":true}\n'
        if last and sys.platform == "linux":
            assert os.sched_getscheduler(process.pid) == os.SCHED_IDLE
        else:
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, own + (10 if last else 5))
        process.stdin.close()
