"""Without a clock: after how long somebody who is asked is away, what happens then, and how it outlives a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from teahouse.server import changes, holidays, lobby, rematches, stand_ins, tournaments, wire
from teahouse.server.house import House
from teahouse.server.presence import SAVE_SECONDS
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.store.schema import guests
from tests.server.client import Web
from tests.server.clocked import DAY, HOUR, by_hand, open_house, passes_on, shown, sitting
from tests.server.postgres import Cluster
from tests.server.support import Clock, guest, play_out, seats, settings, settled

pytestmark = pytest.mark.anyio


async def played_for(house: House, id: str, number: int = 0) -> bool:
    """Whether a bot plays a seat, once the house has looked at its alarms."""
    await house.ring()
    return (await house.find(id)).seats[number].replaced


async def test_everybody_is_waited_for_unless_the_table_says_otherwise(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        mei = await guest(house)
        info = await lobby.create(house, mei, wire.NewTable(game="toy", seats=seats("me", "open")))
        assert (info.replace, info.absence) == ("never", 0)
        tour = await tournaments.create(house, mei, wire.NewTournament(game="toy"))
        assert (tour.replace, tour.absence) == ("never", 0)
        bao = await guest(house, "Bao")
        await lobby.sit(house, bao, info.id, wire.Sit())
        clock.now += 300 * DAY
        house.saw(bao)
        assert not await played_for(house, info.id)
        with pytest.raises(Problem):
            await stand_ins.stand_in(house, bao, info.id, 0, "leaf")


@pytest.mark.parametrize(("absence", "seconds"), [(None, DAY), (10, 600.0), (4_320, 3 * DAY)])
async def test_a_bot_plays_by_itself_when_the_time_is_over_and_until_they_are_back(
    place: Settings, clock: Clock, toy: str, absence: int | None, seconds: float
) -> None:
    async with open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, None, "bot", absence=absence)
        clock.now += seconds - 1
        assert not await played_for(house, id)
        with pytest.raises(Problem):
            await stand_ins.stand_in(house, bao, id, 0, "leaf")
        clock.now += 1
        assert await played_for(house, id)
        live = await house.find(id)
        assert live.seats[0].level == "cup"
        await settled(house, id)
        assert live.to_move == 1, "the bot has played"
        await stand_ins.come_back(house, mei, live)
        assert (live.seats[0].level, live.seats[0].replaced) == ("", False)


async def test_time_counts_from_the_question_however_long_the_others_took(
    place: Settings, clock: Clock, toy: str
) -> None:
    async with open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, None, "bot")
        await passes_on(house, id, mei, bao)
        for _ in range(9):
            clock.now += 0.9 * DAY
            house.saw(bao)
            assert not await played_for(house, id, 1), "he is there, and nobody hurries him"
        await passes_on(house, id, mei, bao)
        assert not await played_for(house, id), "she was last seen eight days ago, but asked just now"
        clock.now += DAY - 1
        assert not await played_for(house, id)
        clock.now += 1
        assert await played_for(house, id)


async def test_a_sign_of_life_and_a_page_that_is_open_put_it_off(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, (mei, _) = await sitting(house, None, "bot", absence=60)
        clock.now += HOUR - 1
        house.saw(mei)
        clock.now += HOUR - 1
        assert not await played_for(house, id)
        with house.door.enter(mei, "1.2.3.4"):
            clock.now += 5 * HOUR
            assert not await played_for(house, id)
        clock.now += HOUR - 1
        assert not await played_for(house, id), "it counts from when the page was shut"
        clock.now += 1
        assert await played_for(house, id)


async def test_all_others_agree_on_a_bot_and_who_looks_in_is_waited_for_anew(
    place: Settings, clock: Clock, toy: str
) -> None:
    async with open_house(place, clock) as house:
        id, (mei, bao, li) = await sitting(house, None, "agree", 3)
        clock.now += DAY
        assert not await played_for(house, id)
        info = await shown(house, id, bao)
        assert info["seats"][0]["away"]
        assert info["clock"]["due"] <= info["clock"]["now"]
        await stand_ins.stand_in(house, bao, id, 0, "leaf")
        live = await house.find(id)
        await stand_ins.come_back(house, mei, live)
        assert (live.due, live.votes) == (None, {})
        assert "clock" not in await shown(house, id, bao)
        with pytest.raises(Problem):
            await stand_ins.stand_in(house, li, id, 0, "leaf")
        clock.now += DAY
        await house.ring()
        for who in (bao, li):
            await stand_ins.stand_in(house, who, id, 0, "leaf")
        assert live.seats[0].replaced


async def test_all_others_end_the_game_without_whoever_is_away(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, (_, bao, li) = await sitting(house, None, "end", 3)
        await lobby.end(house, bao, id, True)
        assert (await lobby.end(house, li, id, True)).status == "running"
        clock.now += DAY - 1
        await house.ring()
        assert (await house.find(id)).status == "running"
        clock.now += 1
        await house.ring()
        assert (await house.find(id)).status == "ended"


async def test_a_holiday_does_not_count(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, (mei, _) = await sitting(house, None, "bot")
        clock.now += HOUR
        await holidays.begin(house, mei, clock.now + 5 * DAY)
        house.saw(mei)
        clock.now += 5 * DAY + DAY - 1
        assert not await played_for(house, id)
        clock.now += 1
        assert await played_for(house, id)


# -- restarts and other processes ---------------------------------------------------------------------------------


async def test_restarts_do_not_begin_the_time_anew(place: Settings, clock: Clock, toy: str) -> None:
    async with open_house(place, clock) as house:
        id, (mei, _) = await sitting(house, None, "bot", absence=4_320)
        clock.now += HOUR
        house.saw(mei)
    for _ in range(5):
        clock.now += 0.5 * DAY
        async with open_house(place, clock) as house:
            assert not await played_for(house, id)
    clock.now += 0.5 * DAY - 1
    async with open_house(place, clock) as house:
        assert not await played_for(house, id), "she was seen an hour after she was asked"
    clock.now += 1 + SAVE_SECONDS
    async with open_house(place, clock) as house:
        assert await played_for(house, id)


async def test_whoever_was_seen_just_before_a_process_was_killed_is_not_away_too_early(
    file_place: Settings, clock: Clock, toy: str
) -> None:
    async with open_house(file_place, clock) as house:
        id, (mei, _) = await sitting(house, None, "bot", absence=10)
        stored = clock.now
        clock.now += SAVE_SECONDS - 1
        house.saw(mei)
    clock.now += 599
    async with open_house(file_place, clock) as house:
        # as if it had been killed before it could store that she was there once more
        await house.database.run_sync(lambda connection: connection.execute(update(guests).values(seen=stored)))
        assert not await played_for(house, id)
        clock.now += 2
        assert await played_for(house, id)


async def test_at_an_older_table_a_restart_does_not_begin_the_time_anew(
    place: Settings, clock: Clock, toy: str
) -> None:
    async with open_house(place, clock) as house:
        id, (mei, bao) = await sitting(house, None)
        await changes.save_table(house, await house.find(id), replace="4320")
        clock.now += 1
        house.saw(mei)
    for days in (1, 2):
        clock.now += days * DAY + SAVE_SECONDS
        async with open_house(place, clock) as house:
            assert (await shown(house, id, bao))["seats"][0]["away"] == (days == 2)


async def test_what_one_process_has_seen_the_other_knows_when_it_has_ended(
    tmp_path: Path, postgres: Cluster, clock: Clock, toy: str
) -> None:
    place = settings(tmp_path, database=postgres.database())
    here, there = House(place, clock=clock, steady=clock), House(place, clock=clock, steady=clock)
    await here.open()
    await there.open()
    by_hand(here)
    id, (mei, _) = await sitting(here, None, "bot", absence=60)
    clock.now += HOUR - 1
    there.saw(mei)
    await there.close()
    clock.now += HOUR - 1
    assert not await played_for(here, id)
    await here.close()
    clock.now += 1 + SAVE_SECONDS
    async with open_house(place, clock) as house:
        assert await played_for(house, id)


async def test_a_sign_of_life_is_stored_once_in_a_while_and_many_together(
    place: Settings, clock: Clock, toy: str
) -> None:
    async with open_house(place, clock) as house:
        people = [await guest(house, f"Guest {number}") for number in range(3)]

        async def stored() -> list[float | None]:
            async with house.database.read() as connection:
                found = (await connection.execute(select(guests.c.id, guests.c.seen))).all()
            seen: dict[str, Any] = {row.id: row.seen for row in found}
            return [seen[one.id] for one in people]

        before = house.database.written
        clock.now += 1
        for one in people[:2]:
            for _ in range(50):
                house.saw(one)
        assert house.database.written == before, "nothing is written for a request"
        await house.presence.save()
        assert house.database.written == before + 1
        assert await stored() == [clock.now, clock.now, None]
        began = clock.now
        clock.now += 60
        await house.presence.save()
        assert house.database.written == before + 1, "nobody came"
        house.saw(people[2])
        clock.now += 5
        await house.presence.save()
        assert await stored() == [began, began, began + 60]


# -- what people are told -----------------------------------------------------------------------------------------


async def test_the_next_game_has_the_same_setting_and_that_of_an_older_table_the_nearest(
    place: Settings, clock: Clock, toy: str
) -> None:
    async with open_house(place, clock) as house:
        for older, setting in ((None, ("agree", 60)), ("", ("never", 0)), ("90", ("bot", 90)), ("end", ("end", 1_440))):
            id, (mei, bao) = await sitting(house, None, "agree", absence=60)
            if older is not None:
                await changes.save_table(house, await house.find(id), replace=older, absence=0)
                house.forget(await house.find(id))
            await play_out(house, id, mei, bao)
            fresh = await rematches.play_again(house, mei, id)
            assert (fresh.replace, fresh.absence) == setting


@pytest.mark.parametrize(
    ("wish", "en", "de"),
    [
        ({}, "Whoever is away is waited for", "Wer weg ist, auf den wird gewartet"),
        ({"replace": "bot"}, "not been here for a day, a bot plays", "einen Tag lang nicht da gewesen"),
        ({"replace": "agree", "absence": 120}, "not been here for 2 hours, a bot plays", "2 Stunden lang nicht da"),
        ({"replace": "end", "absence": 1}, "not been here for a minute, the others can end", "eine Minute lang"),
        (
            {"replace": "bot", "pace": {"kind": "day"}},
            "time has run out a bot plays",
            "Ist die Zeit um, spielt",
        ),
    ],
)
async def test_it_is_told_before_sitting_down(web: Web, wish: dict[str, Any], en: str, de: str) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    made = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], **wish}
    id = (await mei.post("/api/tables", made, 201))["id"]
    tour = (await mei.post("/api/tournaments", {"game": "toy", **wish}, 201))["id"]
    for page in (f"/t/{id}", f"/tournaments/{tour}"):
        for lang, said in (("en", en), ("de", de)):
            assert said in (await bao.http.get(page, headers={"Accept-Language": lang})).text
