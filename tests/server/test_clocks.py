"""Clocks: how long a turn may take, when they stand, who is late and what happens then; exact across restarts."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from teahouse.server import clocks, farewell, holidays, lobby, play, stand_ins, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.store import channels, schema
from teahouse.server.store import holidays as store
from tests.server import receivers
from tests.server.support import guest, look, play_out, seats, settings, settled, table, take

pytestmark = pytest.mark.anyio
HOUR, DAY = 3600.0, 86_400.0
BERLIN = "Europe/Berlin"
BY_DAY = wire.Hours(begins=8 * 60, ends=22 * 60)


def at(text: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def pace(kind: str, hours: wire.Hours | None = None) -> wire.Pace:
    return wire.Pace(kind=kind, hours=hours)  # type: ignore[arg-type]


# -- sums ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "asked", "due"),
    [
        ("hour", "2026-03-02T12:00", "2026-03-02T13:00"),
        ("hour", "2026-03-02T21:30", "2026-03-03T08:30"),
        ("hour", "2026-03-02T23:00", "2026-03-03T09:00"),
        ("hour", "2026-03-02T07:59", "2026-03-02T09:00"),
        ("day", "2026-03-02T20:00", "2026-03-03T20:00"),
        ("day", "2026-03-02T03:00", "2026-03-02T22:00"),
        ("three-days", "2026-03-02T20:00", "2026-03-05T20:00"),
        (
            "week",
            "2026-03-26T20:00",
            "2026-04-02T20:00",
        ),  # the night in which an hour is left out costs nobody anything
        ("day", "2026-10-24T20:00", "2026-10-25T20:00"),  # nor does the one that has an hour more
    ],
)
def test_nights_are_free_and_a_day_ends_at_the_hour_at_which_it_began(kind: str, asked: str, due: str) -> None:
    assert clocks.runs_out(at(asked), pace(kind, BY_DAY), BERLIN, []) == at(due)


def test_hours_may_go_past_midnight_and_are_those_of_the_players_own_place() -> None:
    night = pace("hour", wire.Hours(begins=22 * 60, ends=2 * 60))
    assert clocks.runs_out(at("2026-03-02T01:30"), night, BERLIN, []) == at("2026-03-02T22:30")
    shanghai = "Asia/Shanghai"
    assert clocks.runs_out(at("2026-03-02T23:00"), pace("hour", BY_DAY), shanghai, []) == at(
        "2026-03-03T09:00", shanghai
    )


def test_a_holiday_stops_the_clock_wherever_it_begins_and_ends() -> None:
    away = [(at("2026-03-02T18:00"), at("2026-03-09T12:00"))]
    assert clocks.runs_out(at("2026-03-02T12:00"), pace("day"), BERLIN, away) == at("2026-03-10T06:00")
    assert clocks.runs_out(at("2026-03-05T12:00"), pace("day"), BERLIN, away) == at("2026-03-10T12:00")
    assert clocks.runs_out(at("2026-03-02T20:00"), pace("day", BY_DAY), BERLIN, away) == at("2026-03-10T12:00")
    assert clocks.runs_out(at("2026-02-20T20:00"), pace("day"), BERLIN, away) == at("2026-02-21T20:00")


# -- tables -------------------------------------------------------------------------------------------------------


class Clock:
    """The time of day, as the test says."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock(at("2026-03-02T12:00"))


@asynccontextmanager
async def open_house(place: Settings, clock: Clock) -> AsyncIterator[House]:
    house = House(place, clock=clock, steady=clock)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def sitting(
    house: House, time: wire.Pace | None, replace: Any = None, people: int = 2
) -> tuple[str, list[Guest]]:
    """A game of people in Berlin; it is the first one's turn."""
    found = [await guest(house, name) for name in ("Mei", "Bao", "Li Ming")[:people]]
    wish = wire.NewTable(
        game="toy", seats=seats("me", *["open"] * (people - 1)), pace=time, replace=replace, zone=BERLIN
    )
    id = (await lobby.create(house, found[0], wish)).id
    for one in found[1:]:
        await lobby.sit(house, one, id, wire.Sit(zone=BERLIN))
    return id, found


async def passes_on(house: House, id: str, *people: Guest) -> None:
    """Whoever is asked plays until somebody else is."""
    live = await house.find(id)
    seat = live.to_move
    while live.to_move == seat:
        mover = next(one for one in people if seat in live.seats_of(one.id))
        await take(house, mover, id, "pass")


async def shown(house: House, id: str, who: Guest | None = None) -> dict[str, Any]:
    found: dict[str, Any] = (await look(house, who, id))["table"]
    return found


@pytest.mark.parametrize(
    ("kind", "seconds"), [("hour", HOUR), ("day", DAY), ("three-days", 3 * DAY), ("week", 7 * DAY)]
)
async def test_each_turn_has_its_time_and_a_restart_changes_nothing_about_it(
    place: Settings, clock: Clock, toy: str, kind: str, seconds: float
) -> None:
    async with open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, pace(kind))
        began = clock.now
        assert (await shown(house, id))["clock"]["due"] == began + seconds
        clock.now += 60
        await passes_on(house, id, mei, bao)
    clock.now += seconds / 2
    for _ in range(2):
        async with open_house(place, clock) as house:
            info = await shown(house, id, bao)
            assert info["clock"]["seat"] == 1
            assert info["clock"]["due"] == began + 60 + seconds
            assert info["clock"]["now"] == clock.now
            listed = (await lobby.listed(house, mei, "mine", 0)).tables[0]
            assert listed.clock is not None
            assert (listed.clock.seat, listed.clock.due) == (1, began + 60 + seconds)
        clock.now += 1


async def test_a_table_without_a_pace_and_a_bot_have_no_clock(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, (mei, _) = await sitting(house, None)
        assert "clock" not in await shown(house, id, mei)
        assert "pace" not in await shown(house, id, mei)
        wish = wire.NewTable(game="toy", seats=seats("bot", "me"), pace=pace("day"))
        mine = (await lobby.create(house, mei, wish)).id
        live = await house.find(mine)
        while live.to_move == 0:
            assert live.due is None
            await settled(house, mine)
        assert live.due == clock.now + DAY
        await stand_ins.stand_in(house, mei, mine, 1, "random")
        assert live.due is None


async def test_trying_moves_and_looking_on_leave_the_clock_alone(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, pace("day"))
        before = (await shown(house, id))["clock"]
        clock.now += HOUR
        version = (await house.find(id)).version
        for moves in (["pass"], []):
            await play.attempt(house, mei, id, wire.Tentative(version=version, moves=moves))
        for who in (mei, bao, None):
            after = (await shown(house, id, who))["clock"]
            assert after == before | {"now": clock.now}, "everybody sees the same, spectators too"


async def test_a_live_game_takes_from_the_bank_and_adds_what_comes_with_a_turn(
    place: Settings, clock: Clock, toy: str
) -> None:
    async with open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, wire.Pace(kind="live", bank=600, increment=20))
        live = await house.find(id)
        assert live.due == clock.now + 600
        clock.now += 100
        await passes_on(house, id, mei, bao)
        assert live.seats[0].bank == 520
        assert live.due == clock.now + 600
    clock.now += 50  # the clock of a live game runs on while the house is closed
    async with open_house(place, clock) as house:
        live = await house.find(id)
        assert live.due == clock.now + 550
        await passes_on(house, id, mei, bao)
        assert [seat.bank for seat in live.seats] == [520, 570]
        # a turn in two parts: what comes with a turn comes once, when it passes on
        clock.now += 30
        await take(house, mei, id, "pass")
        assert (live.to_move, live.seats[0].bank, live.due) == (0, 490, clock.now + 490)
        clock.now += 10_000
        await take(house, mei, id, "pass")
        assert (live.to_move, live.seats[0].bank) == (1, 20), "nobody has less than nothing"


async def test_the_night_stops_a_clock_and_says_until_when(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, _ = await sitting(house, pace("day", BY_DAY))
        assert (await shown(house, id))["clock"]["stands"] == ""
        clock.now = at("2026-03-02T23:00")
        found = (await shown(house, id))["clock"]
        assert (found["stands"], found["until"]) == ("night", at("2026-03-03T08:00"))
        assert found["due"] == at("2026-03-03T12:00")
        assert (await shown(house, id))["pace"]["hours"] == {"begins": 480, "ends": 1320}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"pace": pace("day"), "seats": seats("me", "hotseat Bao")}, "clock-hotseat"),
        ({"pace": pace("live", BY_DAY)}, "live-hours"),
        ({"pace": pace("day", wire.Hours(begins=480, ends=500))}, "short-hours"),
        ({"pace": pace("day", wire.Hours(begins=480, ends=480))}, "short-hours"),
        ({"pace": pace("day"), "replace": 60}, "clock-minutes"),
        ({"pace": pace("day", BY_DAY), "zone": "Moon/Sea"}, "no-zone"),
    ],
)
async def test_what_cannot_be_is_refused(file_house: House, toy: str, change: dict[str, Any], problem: str) -> None:
    mei = await guest(file_house)
    wish: dict[str, Any] = {"game": "toy", "seats": seats("me", "open"), **change}
    with pytest.raises(Problem) as refused:
        await lobby.create(file_house, mei, wire.NewTable(**wish))
    assert refused.value.name == problem


async def test_the_next_game_with_the_same_people_has_the_same_pace(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, pace("day", BY_DAY), "bot")
        await play_out(house, id, mei, bao)
        live = await house.find(id)
        assert (live.due, live.alarm) == (None, None)
        fresh = await lobby.rematch(house, mei, id)
        assert (fresh.pace, fresh.replace) == (pace("day", BY_DAY), "bot")
        await lobby.rematch(house, bao, id)
        assert [seat.zone for seat in (await house.find(fresh.id)).seats] == [BERLIN, BERLIN]


# -- who is late --------------------------------------------------------------------------------------------------


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


async def test_without_a_clock_the_same_setting_is_for_whoever_is_away(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, (_, bao) = await sitting(house, None, "end")
        house.saw(bao)
        assert (await lobby.end(house, bao, id, True)).status == "running"
        clock.now += house.settings.limits.absent_seconds + 1
        house.saw(bao)
        assert (await lobby.end(house, bao, id, True)).status == "ended"
        id, (_, bao) = await sitting(house, None, "bot")
        assert (await shown(house, id, bao))["replace"] == "usual"


# -- holidays -----------------------------------------------------------------------------------------------------


async def test_a_holiday_stops_every_clock_of_a_guest_and_coming_back_starts_it(
    place: Settings, clock: Clock, toy: str
) -> None:
    async with open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, pace("day"), "bot")
        live_game, _ = await sitting(house, wire.Pace(kind="live"))
        began = clock.now
        clock.now += 6 * HOUR
        until = clock.now + 10 * DAY
        assert (await holidays.begin(house, mei, until)).until == until
        found = await shown(house, id, bao)
        assert found["seats"][0]["holiday"] == until
        assert (found["clock"]["stands"], found["clock"]["until"]) == ("holiday", until)
        assert found["clock"]["due"] == until + 18 * HOUR
        assert (await shown(house, live_game))["clock"]["due"] == began + 1200, "a live game is played in one go"
    clock.now += 3 * DAY
    async with open_house(place, clock) as house:
        await house.ring()
        assert not (await house.find(id)).seats[0].bot
        assert (await shown(house, id))["seats"][0]["holiday"] == until
        assert (await holidays.end(house, mei)).until == 0
        found = await shown(house, id)
        assert found["clock"]["due"] == clock.now + 18 * HOUR
        assert "holiday" not in found["seats"][0]
        clock.now += 17 * HOUR
        await house.ring()
        assert not (await house.find(id)).seats[0].bot
        clock.now += HOUR
        await house.ring()
        assert (await house.find(id)).seats[0].bot


async def test_a_holiday_that_another_process_has_stored_is_known_before_anybody_is_late(
    place: Settings, clock: Clock, toy: str
) -> None:
    async with open_house(place, clock) as house:
        id, (mei, _) = await sitting(house, pace("hour"), "bot")
        began, until = clock.now + 60, clock.now + 5 * DAY
        await house.database.write(lambda connection: store.begin_holiday(connection, mei.id, began, until, 0.0))
        clock.now += HOUR
        await house.ring()
        live = await house.find(id)
        assert (live.seats[0].bot, live.due) == ("", until + HOUR - 60)
        assert (await shown(house, id))["seats"][0]["holiday"] == until
        clock.now = until + HOUR
        await house.ring()
        assert (await house.find(id)).seats[0].bot


async def test_who_is_late_already_cannot_go_on_holiday_from_it(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, (mei, _) = await sitting(house, pace("hour"), "agree")
        clock.now += 2 * HOUR
        due = (await house.find(id)).due
        await holidays.begin(house, mei, clock.now + DAY)
        assert (await house.find(id)).due == due


async def test_holidays_are_bounded_at_a_time_and_in_a_year(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        mei = await guest(house)

        async def refused(days: float) -> str:
            with pytest.raises(Problem) as problem:
                await holidays.begin(house, mei, clock.now + days * DAY)
            return problem.value.name

        assert await refused(21.1) == "bad-holiday"
        assert await refused(-1) == "bad-holiday"
        assert await refused(float("nan")) == "bad-holiday"
        for left in (60, 39, 18):
            assert (await holidays.info(house, mei)).days_left == left
            await holidays.begin(house, mei, clock.now + min(21, left) * DAY)
            clock.now += min(21, left) * DAY
        assert await refused(1) == "no-holiday-left"
        clock.now += 330 * DAY
        assert (await holidays.info(house, mei)).days_left > 0


# -- the reminder -------------------------------------------------------------------------------------------------


async def test_somebody_who_wants_notices_is_reminded_once_before_the_end(
    tmp_path: Path, empty_file: Path, clock: Clock, toy: str
) -> None:
    shutil.copy(empty_file, tmp_path)
    place = settings(tmp_path, notice_delay=0.0, notices_inside=True)
    async with receivers.http() as hook, open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, pace("day"), "bot")
        row = {
            "guest": bao.id,
            "id": "hook",
            "kind": "webhook",
            "address": hook.address,
            "lang": "en",
            "stop": "s" * 20,
        }
        await house.database.write(
            lambda connection: channels.add_channel(connection, 9, **row, confirmed=True, created=0.0)
        )
        await house.notices.changed(bao.id)
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


async def test_all_that_is_kept_about_a_guest_goes_with_them(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        mei = await guest(house)
        await holidays.begin(house, mei, clock.now + DAY)
        id = await table(house, mei, "me", "bot")
        await farewell.delete_guest(house, mei.id)
        async with house.database.read() as connection:
            assert (await connection.execute(schema.holidays.select())).all() == []
        assert (await house.find(id)).owner == ""
