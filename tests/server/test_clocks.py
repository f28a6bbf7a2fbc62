"""Clocks: how long a turn may take, when they stand, and what they show; exact across restarts."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from teahouse.server import clocks, lobby, play, rematches, stand_ins, wire
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.store.schema import turns
from tests.server.clocked import BERLIN, BY_DAY, DAY, HOUR, at, open_house, pace, passes_on, shown, sitting
from tests.server.support import Clock, guest, play_out, seats, settled, take

pytestmark = pytest.mark.anyio


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


@pytest.mark.parametrize(
    ("kind", "hours", "asked", "reminded"),
    [
        ("hour", None, "2026-03-02T12:00", "2026-03-02T12:45"),
        ("day", None, "2026-03-02T12:00", "2026-03-03T09:00"),
        ("three-days", None, "2026-03-02T12:00", "2026-03-05T00:00"),
        ("week", None, "2026-03-02T12:00", "2026-03-08T12:00"),
        ("hour", BY_DAY, "2026-03-02T21:10", "2026-03-02T21:55"),
        ("hour", BY_DAY, "2026-03-02T21:30", "2026-03-03T08:15"),
        ("day", BY_DAY, "2026-03-02T09:00", "2026-03-02T20:00"),
        ("three-days", BY_DAY, "2026-03-02T15:10", "2026-03-04T17:10"),  # due at 15:10; by the wall clock it was 03:10
        ("week", BY_DAY, "2026-03-02T12:00", "2026-03-07T16:00"),
        ("day", wire.Hours(begins=480, ends=540), "2026-03-02T08:00", "2026-03-02T08:30"),  # an hour a day
    ],
)
def test_a_reminder_comes_by_the_clock_of_whoever_is_asked(
    kind: str, hours: wire.Hours | None, asked: str, reminded: str
) -> None:
    assert clocks.reminds(at(asked), pace(kind, hours), BERLIN, []) == at(reminded)


@pytest.mark.parametrize("kind", ["hour", "day", "three-days", "week"])
def test_no_reminder_comes_in_a_night_that_is_free_or_on_a_holiday(kind: str) -> None:
    away = [(at("2026-03-04T09:00"), at("2026-03-06T19:30"))]
    for minute in range(0, 7 * 24 * 60, 20):
        asked = at("2026-03-01T00:00") + minute * 60
        reminded, due = (sum(asked, pace(kind, BY_DAY), BERLIN, away) for sum in (clocks.reminds, clocks.runs_out))
        of_day = datetime.fromtimestamp(reminded, ZoneInfo(BERLIN))
        assert 8 * 60 <= of_day.hour * 60 + of_day.minute <= 22 * 60
        assert not away[0][0] < reminded < away[0][1]
        assert asked <= reminded < due


# -- tables -------------------------------------------------------------------------------------------------------


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
        ({"pace": pace("day"), "replace": "bot", "absence": 60}, "clock-minutes"),
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
        fresh = await rematches.play_again(house, mei, id)
        assert (fresh.pace, fresh.replace) == (pace("day", BY_DAY), "bot")
        await rematches.play_again(house, bao, id)
        assert [seat.zone for seat in (await house.find(fresh.id)).seats] == [BERLIN, BERLIN]


async def test_the_time_of_each_turn_is_stored_with_it(place: Settings, clock: Clock, toy: str) -> None:
    for time in (None, pace("day")):
        async with open_house(place, clock) as house:
            id, (mei, bao) = await sitting(house, time)
            times = [clock.now]  # the first deal
            for seconds in (1.5, 7 * DAY, 0.25):
                clock.now += seconds
                seat = (await house.find(id)).to_move
                await take(house, (mei, bao)[seat], id, "pass")
                times.append(clock.now)
        async with open_house(place, clock) as house, house.database.read() as connection:
            query = select(turns.c.at, turns.c.before).where(turns.c.table_id == id).order_by(turns.c.before)
            stored = [row.at for row in await connection.execute(query)]
        assert stored == times[-len(stored) :]
        assert len(stored) >= 3
