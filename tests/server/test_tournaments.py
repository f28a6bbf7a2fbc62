"""Tournaments as the house runs them: joining, rounds that follow each other, standings, leaving, closing."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from teahouse.server import farewell, lobby, ratings, tournaments, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.store import tournaments as store
from tests.server.client import Web
from tests.server.support import WIDE, guest, play_out, settled, worked

pytestmark = pytest.mark.anyio
NAMES = ("Mei", "Bao", "Kai", "Tao", "Lan", "Jun", "Hua", "Ning", "Rui")


async def joined(house: House, count: int, **wishes: Any) -> tuple[str, list[Guest]]:
    """A tournament that so many have joined; the first has made it."""
    house.when_over.append(partial(tournaments.table_over, house))
    people = [await guest(house, name) for name in NAMES[:count]]
    id = (await tournaments.create(house, people[0], wire.NewTournament(game="toy", **wishes))).id
    for one in people:
        info = await tournaments.join(house, one, id, wire.Join())
    assert [one.name for one in info.entrants] == list(NAMES[:count])
    return id, people


async def play_round(house: House, id: str, people: list[Guest]) -> wire.TournamentInfo:
    """Play every table of the last round."""
    info = await tournaments.info(house, None, id)
    for table in info.rounds[-1].tables:
        await play_out(house, table.table, *people)
    await worked(house)
    return await tournaments.info(house, people[0], id)


async def refused(work: Any) -> str:
    with pytest.raises(Problem) as problem:
        await work
    return problem.value.name


@pytest.mark.parametrize(("count", "rounds"), [(4, 3), (5, 5)])
async def test_everybody_meets_everybody_and_then_it_is_over(house: House, count: int, rounds: int) -> None:
    id, people = await joined(house, count)
    info = await tournaments.start(house, people[0], id)
    assert (info.status, info.planned, len(info.rounds)) == ("running", rounds, 1)
    for number in range(1, rounds + 1):
        assert len(info.rounds) == number
        assert all(table.status == "running" for table in info.rounds[-1].tables), "games begin at once"
        info = await play_round(house, id, people)
    assert info.status == "finished"
    met = [sorted(table.players) for one in info.rounds for table in one.tables]
    assert sorted(met) == [[one, other] for one in range(count) for other in range(one + 1, count)]
    assert [len(one.byes) for one in info.rounds] == [count % 2] * rounds
    assert sum(line.points for line in info.standings) == len(met)
    assert all(line.played == count - 1 for line in info.standings)
    best = info.standings[0]
    assert best.place == 1
    assert best.points == max(line.points for line in info.standings)


async def test_a_knock_out_goes_on_with_the_winners_until_one_is_left(house: House) -> None:
    id, people = await joined(house, 6, kind="knock-out")
    info = await tournaments.start(house, people[0], id)
    assert (info.planned, [len(info.rounds[0].tables), len(info.rounds[0].byes)]) == (3, [2, 2])
    for _ in range(3):
        last = info.rounds[-1]
        info = await play_round(house, id, people)
        if info.status == "running":
            on = {who for table in info.rounds[-1].tables for who in table.players}
            assert set(last.byes) <= on
            assert all(len(on & set(table.players)) == 1 for table in last.tables)
    assert info.status == "finished"
    assert sum(not line.out for line in info.standings) == 1


async def test_tables_of_more_than_two_hold_everybody(house: House) -> None:
    id, people = await joined(house, 7, size=3)
    info = await tournaments.start(house, people[0], id)
    assert sorted(len(table.players) for table in info.rounds[0].tables) == [2, 2, 3]
    assert sorted(who for table in info.rounds[0].tables for who in table.players) == list(range(7))
    info = await play_round(house, id, people)
    assert len(info.rounds) == 2


async def test_bots_take_the_seats_that_are_left_and_play_among_themselves(house: House) -> None:
    id, people = await joined(house, 2, fill="leaf")
    # the processes of these tests know no other bot of the small game
    info = await tournaments.start(house, people[0], id)
    assert sorted(one.level for one in info.entrants) == ["", "", "leaf", "leaf"]
    assert len({one.name for one in info.entrants}) == 4
    assert len(info.rounds[0].tables) == 2


async def test_the_field_is_closed_by_its_owner_alone_and_not_too_early(house: House) -> None:
    id, people = await joined(house, 3)
    assert await refused(tournaments.start(house, people[1], id)) == "not-your-tournament"
    assert await refused(tournaments.start(house, people[0], id)) == "tournament-few"
    li = await guest(house, "Mei")
    info = await tournaments.join(house, li, id, wire.Join())
    assert info.entrants[-1].name != "Mei", "people are told apart"
    assert await refused(tournaments.join(house, await guest(house, "X Y"), id, wire.Join(name="Bao"))) == "name-taken"
    info = await tournaments.leave(house, li, id)
    assert len(info.entrants) == 3
    await tournaments.join(house, li, id, wire.Join())
    await tournaments.start(house, people[0], id)
    assert await refused(tournaments.start(house, people[0], id)) == "tournament-begun"
    assert await refused(tournaments.join(house, await guest(house, "Wen"), id, wire.Join())) == "tournament-begun"
    assert await refused(tournaments.leave(house, li, id)) == "tournament-begun"
    assert await refused(tournaments.info(house, None, "nosuch")) == "no-tournament"


async def test_a_closed_tournament_opens_no_more_rounds(house: House) -> None:
    id, people = await joined(house, 4)
    await tournaments.start(house, people[0], id)
    assert await refused(tournaments.close(house, people[1], id)) == "not-your-tournament"
    assert (await tournaments.close(house, people[0], id)).status == "closed"
    info = await play_round(house, id, people)
    assert (info.status, len(info.rounds)) == ("closed", 1)
    assert sum(line.played for line in info.standings) == 4, "what was played stays"


async def test_who_leaves_a_table_is_last_there_and_the_round_goes_on(house: House) -> None:
    id, people = await joined(house, 4)
    info = await tournaments.start(house, people[0], id)
    table = info.rounds[0].tables[0]
    seated = {one.number: one.name for one in info.entrants}
    gone, stays = (next(who for who in people if who.name == seated[number]) for number in table.players)
    await lobby.leave(house, gone, table.table)
    await lobby.end(house, stays, table.table, True)
    info = await tournaments.info(house, None, id)
    assert info.rounds[0].tables[0].ranking == [2, 1]
    await play_out(house, info.rounds[0].tables[1].table, *people)
    await worked(house)
    assert len((await tournaments.info(house, None, id)).rounds) == 2


async def test_a_round_is_opened_once_however_many_ask(house: House) -> None:
    id, people = await joined(house, 4)
    await tournaments.start(house, people[0], id)
    info = await play_round(house, id, people)
    for _ in range(3):
        await tournaments.advance(house, id)
    again = await tournaments.info(house, people[0], id)
    assert again.rounds == info.rounds
    assert len(again.rounds) == 2


async def test_tables_of_a_tournament_have_its_clock(house: House) -> None:
    id, people = await joined(house, 4, pace=wire.Pace(kind="day"), replace="bot")
    info = await tournaments.start(house, people[0], id)
    assert (info.pace, info.replace) == (wire.Pace(kind="day"), "bot")
    told = house.info(await house.find(info.rounds[0].tables[0].table), people[0].id)
    assert (told.pace, told.replace) == (info.pace, "bot")
    assert told.clock is not None
    minutes = wire.NewTournament(game="toy", pace=wire.Pace(kind="day"), replace="bot", absence=60)
    assert await refused(tournaments.create(house, people[0], minutes)) == "clock-minutes"


async def test_in_a_tournament_each_has_the_nights_of_where_they_are(house: House) -> None:
    by_day = wire.Pace(kind="hour", hours=wire.Hours(begins=480, ends=1320))
    people = [await guest(house, name) for name in NAMES[:4]]
    id = (await tournaments.create(house, people[0], wire.NewTournament(game="toy", pace=by_day))).id
    zones = dict(zip(NAMES, ("Europe/Berlin", "Asia/Shanghai", "", "America/New_York"), strict=False))
    assert await refused(tournaments.join(house, people[0], id, wire.Join(zone="Moon/Sea"))) == "no-zone"
    for one in people:
        await tournaments.join(house, one, id, wire.Join(zone=zones[one.name] or None))
    info = await tournaments.start(house, people[0], id)
    for table in info.rounds[0].tables:
        live = await house.find(table.table)
        assert live.pace == by_day
        assert [seat.zone for seat in live.seats] == [zones[seat.name] for seat in live.seats]


async def test_games_of_a_tournament_can_count_for_ratings(house: House) -> None:
    id, people = await joined(house, 4, rated=True)
    await tournaments.start(house, people[0], id)
    await play_round(house, id, people)
    assert [len((await ratings.of_guest(house, one)).ratings) for one in people] == [1] * 4
    wish = wire.NewTournament(game="toy", rated=True, fill="cup")
    assert await refused(tournaments.create(house, people[0], wish)) == "rated-bot"


async def test_a_forgotten_guest_is_nobody_in_any_tournament(house: House) -> None:
    id, people = await joined(house, 4)
    waiting = (await tournaments.create(house, people[1], wire.NewTournament(game="toy"))).id
    await tournaments.join(house, people[1], waiting, wire.Join())
    await tournaments.start(house, people[0], id)
    await farewell.delete_guest(house, people[1].id)
    names = [one.name for one in (await tournaments.info(house, None, id)).entrants]
    assert "Bao" not in names
    assert len(names) == 4
    left = await tournaments.info(house, None, waiting)
    assert (left.status, left.entrants) == ("closed", [])
    assert await refused(tournaments.join(house, people[2], waiting, wire.Join())) == "tournament-begun"
    async with house.database.read() as connection:
        assert [row.id for row in await store.load_going(connection, 9)] == [id], "the host is not shown it either"


async def test_nobody_has_too_many_tournaments(place: Settings, toy: str) -> None:
    few = msgspec.structs.replace(place, limits=msgspec.structs.replace(WIDE, tournaments=1))
    house = House(few)
    await house.open()
    mei = await guest(house, "Mei")
    id = (await tournaments.create(house, mei, wire.NewTournament(game="toy"))).id
    assert await refused(tournaments.create(house, mei, wire.NewTournament(game="toy"))) == "tournaments"
    await tournaments.close(house, mei, id)
    await tournaments.create(house, mei, wire.NewTournament(game="toy"))
    assert [one.status for one in await tournaments.mine(house, mei)] == ["open", "closed"]
    await house.close()


async def test_bots_among_themselves_play_on_in_a_tournament(house: House) -> None:
    id, people = await joined(house, 4)
    await tournaments.start(house, people[0], id)
    live = await house.find((await tournaments.info(house, None, id)).rounds[0].tables[0].table)
    for seat in live.seats:
        seat.kind, seat.guest, seat.level = "bot", "", "random"
    house.wake_bot(live)
    while live.status == "running":
        await settled(house, live.id)
    assert live.status == "finished"


async def test_nobody_is_lost_who_joins_or_leaves_while_the_lot_is_drawn(house: House) -> None:
    id, people = await joined(house, 5)
    order = [{"guest": one.id, "name": one.name, "level": ""} for one in people]

    def begin(connection: Any) -> bool:
        return store.begin(connection, id, order[:4])

    assert not await house.database.write(begin), "one more has joined meanwhile"
    await tournaments.leave(house, people[4], id)
    assert await house.database.write(begin)
    assert await refused(tournaments.leave(house, people[3], id)) == "tournament-begun"
    assert len((await tournaments.info(house, None, id)).entrants) == 4


async def test_a_house_that_opens_again_goes_on_where_it_was_killed(place: Settings, toy: str) -> None:
    house = House(place)
    await house.open()
    id, people = await joined(house, 4)
    house.when_over.clear()  # killed before it could see to the next round
    await tournaments.start(house, people[0], id)
    first = (await tournaments.info(house, None, id)).rounds[0].tables
    for table in first:
        await play_out(house, table.table, *people)
    assert len((await tournaments.info(house, None, id)).rounds) == 1
    await house.close()
    for number in (2, 3):
        house = House(place)
        await house.open()
        await tournaments.look_after(house)
        info = await tournaments.info(house, None, id)
        assert (len(info.rounds), info.status) == (number, "running")
        assert all(table.status == "running" for table in info.rounds[-1].tables)
        for table in info.rounds[-1].tables:
            await play_out(house, table.table, *people)
        await house.close()


async def test_my_tournaments_that_are_not_over_are_found_at_home(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = (await mei.post("/api/tournaments", {"game": "toy", "name": "Autumn cup"}, 201))["id"]
    await bao.post(f"/api/tournaments/{id}/join")
    way = f'href="/tournaments/{id}"'
    for who in (mei, bao):
        assert way in await who.ask("GET", "/")
    assert way not in await (await web.guest("Kai")).ask("GET", "/")
    assert way not in await web.stranger().ask("GET", "/")
    await mei.post(f"/api/tournaments/{id}/close")
    assert way not in await bao.ask("GET", "/")
    assert way in await bao.ask("GET", "/tournaments"), "the list of all has it still"


async def test_the_page_shows_tables_standings_and_replays(web: Web) -> None:
    people = [await web.guest(name) for name in NAMES[:4]]
    made = await people[0].post("/api/tournaments", {"game": "toy", "name": "Autumn cup"}, 201)
    id = made["id"]
    for one in people:
        await one.post(f"/api/tournaments/{id}/join")
    assert "4 players so far" in await people[0].ask("GET", f"/tournaments/{id}")
    info = await people[0].post(f"/api/tournaments/{id}/start")
    shown = await people[0].ask("GET", f"/tournaments/{id}")
    for table in info["rounds"][0]["tables"]:
        (waited,) = [one for one in people if (await one.state(table["table"]))["moves"]]
        name = info["entrants"][table["players"][table["to_move"]]]["name"]
        assert name == (await waited.get("/api/me"))["name"]
        assert f"{name} <small>to move</small>" in shown
        while True:
            for one in people:
                state = await one.state(table["table"])
                if state["moves"]:
                    await one.turn(table["table"], state["version"], state["moves"][0])
            if state["table"]["status"] != "running":
                break
        assert state["table"]["tournament"] == id
    shown = await people[1].ask("GET", f"/tournaments/{id}")
    assert "Round 2 of 3" in shown
    assert f"/t/{info['rounds'][0]['tables'][0]['table']}/replay" in shown
    assert "Autumn cup" in await people[1].ask("GET", "/tournaments")
    assert (await people[1].get("/api/me/export"))["tournaments"][0]["id"] == id
    assert "Standings" in await web.stranger().ask("GET", f"/tournaments/{id}")


async def test_points_are_written_as_the_language_writes_numbers(web_on_file: Web) -> None:
    id, people = await joined(web_on_file.house, 6, size=3)
    await tournaments.start(web_on_file.house, people[0], id)
    info = await play_round(web_on_file.house, id, people)
    points = next(line.points for line in info.standings if line.points % 1)
    for lang, mark in (("en", "."), ("de", ",")):
        page = await web_on_file.stranger().http.get(f"/tournaments/{id}", headers={"Accept-Language": lang})
        assert f"<td>{points:g}</td>".replace(".", mark) in page.text


async def test_two_and_thirty_can_join_and_nobody_more(file_house: House, toy: str) -> None:
    people = [await guest(file_house, f"Guest {number}") for number in range(33)]
    id = (await tournaments.create(file_house, people[0], wire.NewTournament(game="toy"))).id
    for one in people[:32]:
        info = await tournaments.join(file_house, one, id, wire.Join())
    assert len(info.entrants) == 32
    assert await refused(tournaments.join(file_house, people[32], id, wire.Join())) == "tournament-full"
    assert (await tournaments.join(file_house, people[31], id, wire.Join())).joined, "who is in is in"
    await tournaments.leave(file_house, people[5], id)
    assert (await tournaments.join(file_house, people[32], id, wire.Join())).joined
    info = await tournaments.start(file_house, people[0], id)
    assert len(info.rounds[0].tables) == 16
