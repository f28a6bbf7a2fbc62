"""Coming back: my games found again, how I have done, and the next table that waits for me."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from teahouse.server import archive, holidays, lobby, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.settings import Settings
from teahouse.server.store import migrate
from tests.server.client import Web, serving
from tests.server.clocked import DAY, HOUR
from tests.server.support import Clock, guest, play_out, seats, settings, take

pytestmark = pytest.mark.anyio


async def together(house: House, *people: Guest, **wish: Any) -> str:
    """A table of people who have all sat down; it is the first one's turn."""
    kinds = seats("me", *["open"] * (len(people) - 1))
    id = (await lobby.create(house, people[0], wire.NewTable(game="toy", seats=kinds, **wish))).id
    for one in people[1:]:
        await lobby.sit(house, one, id, wire.Sit())
    return id


async def found(house: House, who: Guest, game: str = "", name: str = "", which: str = "all") -> list[str]:
    return [info.id for info in (await archive.games(house, who, game, name, which, 0)).tables]


async def test_my_games_are_found_by_a_name_by_game_and_by_how_they_stand(house: House) -> None:
    mei, bao, zoe = await guest(house), await guest(house, "Bao"), await guest(house, "Zoë 100%")
    with_bao, with_zoe = await together(house, mei, bao), await together(house, mei, zoe, name="Sundays")
    await together(house, bao, zoe)
    assert await found(house, mei) == [with_zoe, with_bao]
    assert await found(house, mei, name="bA") == [with_bao]
    assert await found(house, mei, name="ZOË") == [with_zoe], "letters beyond a to z, too"
    assert await found(house, mei, name="%") == [with_zoe], "no letter stands for any other"
    assert await found(house, mei, name="Mei") == [], "my own name is at all of them"
    assert await found(house, mei, name="sunday") == [with_zoe], "the table has a name, too"
    assert await found(house, mei, game="yinzi") == []
    await play_out(house, with_bao, mei, bao)
    assert await found(house, mei, which="running") == [with_zoe]
    assert await found(house, mei, which="finished") == [with_bao]
    ranking = (await house.find(with_bao)).ranking
    assert ranking is not None
    assert await found(house, mei, which="won") == ([with_bao] if ranking[0] == 1 else [])
    assert await found(house, bao, which="won", name="mei") == ([with_bao] if ranking[1] == 1 else [])


async def test_pages_hold_so_many_and_say_whether_there_are_more(house: House) -> None:
    mei, bao = await guest(house), await guest(house, "Bao")
    size = house.settings.limits.page_size
    made = [await together(house, mei, bao) for _ in range(size + 1)]
    first = await archive.games(house, mei, "", "", "all", 0)
    assert (len(first.tables), first.more) == (size, True)
    second = await archive.games(house, mei, "", "", "all", 1)
    assert ([info.id for info in second.tables], second.more) == (made[:1], False)


async def test_results_are_sums_of_what_i_have_played_myself_and_few_games_have_no_mean(house: House) -> None:
    mei, bao = await guest(house), await guest(house, "Bao")
    points, wins = list[int](), 0
    for number in range(archive.FEW):
        id = await together(house, mei, bao)
        await play_out(house, id, mei, bao)
        live = await house.find(id)
        assert live.scores is not None
        assert live.ranking is not None
        points.append(live.scores[0])
        wins += live.ranking[0] == 1
        (row,) = (await archive.results(house, mei)).results
        assert (row.game, row.players, row.games, row.people) == ("toy", 2, number + 1, number + 1)
        assert row.mean == (round(sum(points) / len(points), 1) if number + 1 == archive.FEW else None)
        assert (row.wins, row.best) == (wins, max(points))
    shared = (await lobby.create(house, mei, wire.NewTable(game="toy", seats=seats("me", "hotseat Bao")))).id
    await play_out(house, shared, mei)
    unfinished = await together(house, mei, bao)
    for one in (mei, bao):
        await lobby.end(house, one, unfinished, True)
    with_bot = (await lobby.create(house, mei, wire.NewTable(game="toy", seats=seats("me", "bot", "bot")))).id
    await play_out(house, with_bot, mei)
    rows = (await archive.results(house, mei)).results
    assert [(row.players, row.games, row.people) for row in rows] == [(2, archive.FEW, archive.FEW), (3, 1, 0)]


async def test_the_next_table_is_the_most_urgent_that_waits_for_me_and_not_where_i_am(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    assert await mei.get("/api/me/next") == {"table": "", "sentence": ""}
    ids = []
    for pace in (None, {"kind": "week"}, {"kind": "day"}):
        name = f"T {pace['kind'] if pace else 'any'}"
        body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": pace, "name": name}
        ids.append((await mei.post("/api/tables", body, 201))["id"])
        await bao.post(f"/api/tables/{ids[-1]}/sit")
    no_clock, week, day = ids
    assert [info["id"] for info in (await mei.get("/api/tables", list="waiting"))["tables"]] == [day, week, no_clock]
    assert (await bao.get("/api/tables", list="waiting"))["tables"] == []
    found = await mei.get("/api/me/next", here=day)
    assert found == {"table": week, "sentence": "T week and one more table wait for you, too."}
    assert (await mei.get("/api/me/next", here=week))["table"] == day


async def test_the_pages_show_games_and_results_to_a_guest_and_nothing_to_a_stranger(web_on_file: Web) -> None:
    mei = await web_on_file.guest("Mei")
    await mei.table("me", "open")
    for lang, word in (("de", "Laternen"), ("en", "Lanterns")):
        shown = await mei.get("/me/games", lang=lang, name="", which="running")
        assert word in shown
        said = re.search(r'<time datetime="\d{4}-\d\d-\d\d" data-day="[\d.]+">([^<]+)</time>', shown)
        assert said is not None
        form = {"de": r"\d\d\.\d\d\.\d{4}", "en": r"[A-Z][a-z]{2} \d{1,2}, \d{4}"}[lang]
        assert re.fullmatch(form, said[1]), "days are said as people of that language say them"
    assert "No game of yours" in await mei.get("/me/games", which="won")
    assert "not finished a game" in await mei.get("/me/results")
    for path in ("/me/games", "/me/results"):
        assert "<b>Lanterns</b>" not in await web_on_file.stranger().get(path)
    assert (await mei.get("/api/me/games", status=404, game="chess"))["error"] == "no-game"


async def test_my_games_say_how_much_time_there_is_for_the_turn_that_is_waited_for(
    file_place: Settings, toy: str, clock: Clock
) -> None:
    async with serving(file_place, clock) as web:
        mei, bao = await web.guest("Mei"), await web.guest("Bao", **{"Accept-Language": "de"})
        for pace in ({"pace": {"kind": "three-days"}}, {}):
            wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], **pace}
            id = (await mei.post("/api/tables", wish, 201))["id"]
            await bao.post(f"/api/tables/{id}/sit")
        clock.now += DAY - HOUR
        assert (await mei.get("/me/games")).count("2 days left") == 1
        assert (await bao.get("/me/games?lang=de")).count("noch 2 Tage") == 1
        clock.now += 3 * DAY
        assert "time is over" in await mei.get("/me/games")


async def test_what_was_finished_before_is_found_after_the_step_to_this_form(tmp_path: Path, toy: str) -> None:
    """A database of the form before, with a game in it, is brought along with its places and points."""
    place = settings(tmp_path)
    async with serving(place) as web:
        mei, bao = await guest(web.house), await guest(web.house, "Bao")
        id = await together(web.house, mei, bao)
        await play_out(web.house, id, mei, bao)
        expected = (await web.house.find(id)).scores
        await web.house.database.run_sync(lambda connection: migrate.downgrade(connection, "0010"))
    with sqlite3.connect(tmp_path / "teahouse.sqlite") as database:
        assert "place" not in [row[1] for row in database.execute("pragma table_info(seats)")]
    house = House(place)
    await house.open()
    try:
        (row,) = (await archive.results(house, mei)).results
        assert expected is not None
        assert row.best == expected[0]
        assert (await holidays.info(house, mei)).until == 0
        other = await together(house, mei, bao)
        await take(house, mei, other, "pass")
    finally:
        await house.close()
