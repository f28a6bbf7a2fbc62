"""Time runs out: who is reminded before, and what happens to whoever is late."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import msgspec
import pytest

from teahouse.server import clocks, lobby, stand_ins, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.store import channels
from tests.server import receivers
from tests.server.clocked import BERLIN, DAY, HOUR, by_hand, open_house, pace, passes_on, shown, sitting
from tests.server.postgres import Cluster
from tests.server.receivers import Letters
from tests.server.support import Clock, settings, settled

pytestmark = pytest.mark.anyio


async def test_whoever_is_late_is_waited_for_unless_the_table_says_otherwise(
    place: Settings, clock: Clock, toy: str
) -> None:
    async with open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, pace("hour"))
        assert (await shown(house, id))["replace"] == "never"
        before = (await house.find(id)).shown
        clock.now += HOUR + 1
        await house.ring()
        assert (await house.find(id)).shown > before, "everybody who looks is shown that the time is over"
        info = await shown(house, id, bao)
        assert info["clock"]["due"] < info["clock"]["now"]
        assert (info["seats"][0]["level"], info["seats"][0]["away"]) == ("", False)
        with pytest.raises(Problem):
            await stand_ins.stand_in(house, bao, id, 0, "leaf")
        assert (await lobby.end(house, bao, id, True)).status == "running"
        shows = (await house.find(id)).shown
        await house.ring()
        assert (await house.find(id)).shown == shows, "it is said once"
        await passes_on(house, id, mei, bao)
        assert (await shown(house, id))["clock"]["due"] == clock.now + HOUR


async def test_a_bot_plays_from_when_the_time_is_over_until_they_are_back(
    place: Settings, clock: Clock, toy: str
) -> None:
    async with open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, pace("hour"), "bot")
        clock.now += HOUR - 1
        await house.ring()
        assert not (await house.find(id)).seats[0].bot
    clock.now += 2
    async with open_house(place, clock) as house:  # it ran out while the house was closed
        await house.ring()
        live = await house.find(id)
        assert (live.seats[0].level, live.seats[0].replaced) == ("cup", True)
        await settled(house, id)
        assert live.to_move == 1
        assert live.due == clock.now + HOUR
        clock.now += 5
        await stand_ins.come_back(house, mei, live)
        assert (live.seats[0].bot, live.seats[0].replaced) == ("", False)
        await passes_on(house, id, mei, bao)
        assert (live.to_move, live.due) == (0, clock.now + HOUR)


async def test_whoever_comes_back_while_the_bot_thinks_has_the_whole_time_again(
    place: Settings, clock: Clock, toy: str
) -> None:
    slow = msgspec.structs.replace(place, bot_pause=60.0)
    async with open_house(slow, clock) as house:
        for time, more in ((pace("day"), DAY), (wire.Pace(kind="live", bank=100, increment=5), clocks.BREATH)):
            id, (mei, _) = await sitting(house, time, "bot")
            clock.now += DAY + 7
            await house.ring()
            assert (await house.find(id)).seats[0].bot
            assert (await house.find(id)).due is None
            clock.now += 11
            await stand_ins.come_back(house, mei, await house.find(id))
            due = clock.now + more
            assert (await house.find(id)).due == due
            # having a bot play for a moment is no way to more time
            clock.now += 13
            await stand_ins.stand_in(house, mei, id, 0, "leaf")
            assert (await house.find(id)).due is None
            await stand_ins.stand_in(house, mei, id, 0, "")
            assert (await house.find(id)).due == due


async def test_a_bot_by_agreement_needs_all_others_and_somebody_late(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, (_, bao, li) = await sitting(house, pace("hour"), "agree", 3)
        with pytest.raises(Problem):
            await stand_ins.stand_in(house, bao, id, 0, "leaf")
        clock.now += HOUR
        await house.ring()
        assert (await shown(house, id, bao))["seats"][0]["away"]
        assert not (await stand_ins.stand_in(house, bao, id, 0, "leaf")).seats[0].level
        assert (await stand_ins.stand_in(house, li, id, 0, "leaf")).seats[0].replaced


async def test_the_end_by_agreement_does_not_need_whoever_is_late(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, (_, bao, li) = await sitting(house, pace("hour"), "end", 3)
        assert (await lobby.end(house, bao, id, True)).status == "running"
        assert (await lobby.end(house, li, id, True)).status == "running", "nobody is late yet"
        with pytest.raises(Problem):
            await stand_ins.stand_in(house, bao, id, 0, "leaf")
        clock.now += HOUR
        await house.ring()  # all others have agreed already
        info = await lobby.listed(house, bao, "mine", 0)
        assert (info.tables[0].status, info.tables[0].clock) == ("ended", None)


async def tell_by(house: House, who: Guest, hook: Letters) -> None:
    """Somebody wants to be told by a webhook."""
    row = {"guest": who.id, "id": "hook", "kind": "webhook", "address": hook.address, "lang": "en", "stop": "s" * 20}
    await house.database.write(
        lambda connection: channels.add_channel(connection, 9, **row, confirmed=True, created=0.0)
    )
    await house.notices.changed(who.id)


async def test_somebody_who_wants_notices_is_reminded_once_before_the_end(
    tmp_path: Path, empty_file: Path, clock: Clock, toy: str
) -> None:
    shutil.copy(empty_file, tmp_path)
    place = settings(tmp_path, notice_delay=0.0, notices_inside=True)
    async with receivers.http() as hook, open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, pace("day"), "bot")
        await tell_by(house, bao, hook)
        await passes_on(house, id, mei, bao)
        assert json.loads((await hook.next())[1])["event"] == "turn"
        clock.now += 21 * HOUR - 1
        await house.ring()
        await hook.none(0.2)
        await house.database.write(
            lambda connection: channels.set_quiet(connection, bao.id, {"begins": 480, "ends": 600, "zone": BERLIN})
        )
        clock.now += 1
        await house.ring()
        await hook.none(0.2)  # it is 9:00 there, and quiet until 10:00
        clock.now += HOUR
        for _ in range(3):
            await house.ring()
        told = json.loads((await hook.next())[1])
        assert (told["event"], told["table"]) == ("reminder", id)
        assert told["title"] == "Only 2 hours left"
        await hook.none(0.2)


async def test_of_two_processes_one_sees_to_a_clock_and_the_other_when_that_has_ended(
    tmp_path: Path, postgres: Cluster, clock: Clock, toy: str
) -> None:
    place = settings(tmp_path, database=postgres.database(), notice_delay=0.0, notices_inside=True)
    here, there = House(place, clock=clock), House(place, clock=clock)
    await here.open()
    await there.open()
    by_hand(here)
    by_hand(there)
    async with receivers.http() as hook:
        id, (mei, bao) = await sitting(here, pace("day"), "bot")
        await tell_by(here, bao, hook)
        await passes_on(here, id, mei, bao)
        assert json.loads((await hook.next())[1])["event"] == "turn"
        clock.now += 21 * HOUR
        for house in (there, here, there, here):
            await house.ring()
        assert id not in there.live, "it is not its own"
        assert json.loads((await hook.next())[1])["event"] == "reminder"
        await hook.none(0.2)
        due = (await here.find(id)).due
        assert due == clock.now + 3 * HOUR
        await here.close()
        clock.now += 3 * HOUR - 1
        await there.ring()
        live = await there.find(id)
        assert (live.due, live.seats[1].bot) == (due, "")
        clock.now += 1
        await there.ring()
        assert live.seats[1].replaced
    await there.close()
