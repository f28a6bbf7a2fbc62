"""My seat is mine: who may let a bot play it, when, and how I have it back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from teahouse.server import changes, farewell, lobby, stand_ins, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.presence import SAVE_SECONDS
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from tests.server.client import Web
from tests.server.support import Clock, guest, seats, table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def timed(place: Settings, toy: str) -> AsyncIterator[tuple[House, Clock]]:
    clock = Clock()
    house = House(place, steady=clock)
    await house.open()
    yield house, clock
    await house.close()


async def sitting(house: House, replace: Any, older: str | None = None) -> tuple[str, list[Guest]]:
    """A game of three people with a setting of its own, or one that only older tables have."""
    people = [await guest(house, name) for name in ("Mei", "Bao", "Li Ming")]
    wish = wire.NewTable(game="toy", seats=seats("me", "open", "open"), replace=replace)
    id = (await lobby.create(house, people[0], wish)).id
    if older is not None:
        await changes.save_table(house, await house.find(id), replace=older, absence=0)
        house.forget(await house.find(id))
    for one in people[1:]:
        info = await lobby.sit(house, one, id, wire.Sit())
        told = replace if older is None else int(older) if older.isdigit() else older or "usual"
        assert info.replace == told, "it is told when sitting down"
    for one in people:
        house.saw(one)
    return id, people


async def refused(house: House, who: Guest, id: str, level: str = "leaf") -> str:
    with pytest.raises(Problem) as problem:
        await stand_ins.stand_in(house, who, id, 0, level)
    return problem.value.name


@pytest.mark.parametrize(("older", "seconds"), [("", 300), ("10", 600), ("2880", 2 * 86_400)])
async def test_at_an_older_table_each_of_the_others_may_let_a_bot_play_after_its_time_and_not_before(
    timed: tuple[House, Clock], older: str, seconds: int
) -> None:
    house, clock = timed
    id, (_, bao, li) = await sitting(house, "never", older)
    clock.now += seconds - 1
    house.sweep()
    assert await refused(house, bao, id) in ("not-replaced", "not-your-seat")
    assert not house.info(await house.find(id), bao.id).seats[0].away
    clock.now += 2
    house.saw(bao)
    house.saw(li)
    assert house.info(await house.find(id), bao.id).seats[0].away
    info = await stand_ins.stand_in(house, bao, id, 0, "leaf")
    assert (info.seats[0].level, info.seats[0].replaced) == ("leaf", True)


async def test_never_means_never(timed: tuple[House, Clock]) -> None:
    house, clock = timed
    id, (_, bao, _) = await sitting(house, "never")
    clock.now += 365 * 86_400
    await house.ring()
    assert await refused(house, bao, id) == "not-replaced"
    assert not house.live[id].seats[0].bot


@pytest.mark.parametrize("replace", ["never", "end", "agree"])
async def test_a_bot_plays_for_whoever_has_left_if_all_others_agree(house: House, replace: str) -> None:
    id, (mei, bao, li) = await sitting(house, replace)
    await lobby.leave(house, mei, id)
    info = await stand_ins.stand_in(house, bao, id, 0, "leaf")
    assert (info.seats[0].level, info.seats[0].votes, info.seats[0].voters) == ("", 1, 2)
    house.forget(await house.find(id))
    assert (await stand_ins.stand_in(house, li, id, 0, "leaf")).seats[0].level == "leaf"
    info = await stand_ins.stand_in(house, mei, id, 0, "")
    assert (info.seats[0].level, info.seats[0].gone) == ("", False), "the seat is still theirs"


async def test_all_others_have_to_agree_where_the_table_wants_it(timed: tuple[House, Clock]) -> None:
    house, clock = timed
    id, (mei, bao, li) = await sitting(house, "never", "agree")
    assert await refused(house, bao, id) == "not-replaced"
    clock.now += 301
    house.saw(bao)
    house.saw(li)
    info = await stand_ins.stand_in(house, bao, id, 0, "leaf")
    assert (info.seats[0].level, info.seats[0].votes, info.seats[0].voters) == ("", 1, 2)
    await stand_ins.come_back(house, mei, await house.find(id))
    assert (await stand_ins.stand_in(house, li, id, 0, "leaf")).seats[0].votes == 1, "who was here begins anew"
    info = await stand_ins.stand_in(house, bao, id, 0, "leaf")
    assert (info.seats[0].level, info.seats[0].votes) == ("leaf", 0)


async def test_everybody_sees_how_many_of_how_many_want_to_end_the_game(house: House) -> None:
    id, (mei, bao, li) = await sitting(house, "never")

    def told() -> tuple[int, int]:
        info = house.info(house.live[id], li.id)
        return info.agreed, info.needed

    assert told() == (0, 0)
    await lobby.end(house, mei, id, True)
    assert told() == (1, 3)
    await lobby.end(house, bao, id, True)
    assert told() == (2, 3)
    await lobby.end(house, mei, id, False)
    assert told() == (1, 3)
    await lobby.leave(house, mei, id)
    assert told() == (1, 2), "whoever has left is not asked"
    assert (await lobby.end(house, li, id, True)).status == "ended"
    assert told() == (0, 0)


async def test_votes_outlive_the_server_and_go_with_whoever_cast_them(place: Settings, toy: str) -> None:
    clock = Clock()
    house = House(place, clock, clock)
    await house.open()
    id, (_, bao, li) = await sitting(house, "never", "agree")
    clock.now += 301
    house.saw(bao)
    house.saw(li)
    await stand_ins.stand_in(house, bao, id, 0, "leaf")
    await house.close()
    house = House(place, clock, clock)
    await house.open()
    clock.now += 301 + SAVE_SECONDS
    assert house.info(await house.find(id), li.id).seats[0].votes == 1
    await farewell.delete_guest(house, bao.id)
    assert house.info(await house.find(id), li.id).seats[0].votes == 0
    info = await stand_ins.stand_in(house, li, id, 0, "leaf")
    assert (info.seats[0].level, info.seats[0].votes) == ("leaf", 0)
    house.forget(await house.find(id))
    assert (await house.find(id)).votes == {}
    await house.close()


async def test_whoever_was_sent_away_stays_away_when_the_table_has_left_memory(house: House) -> None:
    mei, bao = await guest(house, "Mei"), await guest(house, "Bao")
    id = await table(house, mei, "me", "open", "open")
    await lobby.sit(house, bao, id, wire.Sit())
    await lobby.change_seat(house, mei, id, 1, wire.ChangeSeat(kind="open"))
    house.forget(await house.find(id))
    with pytest.raises(Problem) as problem:
        await lobby.sit(house, bao, id, wire.Sit())
    assert problem.value.name == "removed"
    assert (await lobby.end(house, mei, id, True)).closed_by == "owner"


async def test_nobody_is_replaced_by_a_bot_that_plays_at_random(timed: tuple[House, Clock]) -> None:
    house, clock = timed
    id, (mei, bao, _) = await sitting(house, "never", "1")
    clock.now += 100
    assert await refused(house, bao, id, "random") == "no-level"
    await stand_ins.stand_in(house, mei, id, 0, "random")  # for oneself everything goes


async def test_whoever_comes_back_has_the_seat_back(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    made = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"rounds": 3}, "replace": "bot"}
    id = (await mei.post("/api/tables", made, 201))["id"]
    await bao.post(f"/api/tables/{id}/sit")
    live = await web.house.find(id)
    away = msgspec.structs.replace(live.seats[0], level="leaf", replaced=True)
    await changes.save_seat(web.house, live, 0, away)
    web.house.forget(live)  # it is stored that the others have let a bot play
    assert (await bao.state(id))["table"]["seats"][0]["replaced"], "nobody else takes it back by looking"
    state = await mei.state(id)
    assert (state["table"]["seats"][0]["level"], state["table"]["seats"][0]["replaced"]) == ("", False)
    await mei.ask("PUT", f"/api/tables/{id}/seats/0/stand-in", {"level": "leaf"})
    assert (await mei.state(id))["table"]["seats"][0]["level"] == "leaf", "a bot of my own choice stays"


async def test_before_the_start_the_owner_sends_a_guest_away_and_closes_the_table(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open", "open")
    await bao.post(f"/api/tables/{id}/sit")
    page = (await mei.http.get(f"/t/{id}")).text
    assert "Free Bao’s seat" in page
    assert "Whoever is away is waited for" in page
    await bao.ask("PUT", f"/api/tables/{id}/seats/0", {"kind": "open"}, 403)
    info = await mei.ask("PUT", f"/api/tables/{id}/seats/1", {"kind": "open"})
    assert info["seats"][1]["kind"] == "open"
    assert (await bao.post(f"/api/tables/{id}/sit", status=403))["error"] == "removed"
    assert (await mei.post(f"/api/tables/{id}/end", {"agree": True}))["status"] == "ended"
