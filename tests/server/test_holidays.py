"""Holidays stop the clocks of a guest; they are bounded, and end when somebody comes back."""

from __future__ import annotations

import pytest

from teahouse.server import farewell, holidays, wire
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.store import holidays as store
from teahouse.server.store import schema
from tests.server.clocked import DAY, HOUR, open_house, pace, shown, sitting
from tests.server.support import Clock, guest, table

pytestmark = pytest.mark.anyio


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


async def test_all_that_is_kept_about_a_guest_goes_with_them(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        mei = await guest(house)
        await holidays.begin(house, mei, clock.now + DAY)
        id = await table(house, mei, "me", "bot")
        await farewell.delete_guest(house, mei.id)
        async with house.database.read() as connection:
            assert (await connection.execute(schema.holidays.select())).all() == []
        assert (await house.find(id)).owner == ""
