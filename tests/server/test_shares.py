"""Bots are shared fairly: who plays is served first, more guests or tables win nothing, and nobody waits alone."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from teahouse.server import lobby, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.settings import Settings
from teahouse.server.shares import AT_THE_TABLE, AWAY, CREDIT, NOBODY_CARES, WATCHED, Claim, Shares
from tests.server.bad_bots import bad_bots_installed
from tests.server.client import Client, Web, serving
from tests.server.support import WIDE, guest, look, settled, table, take

pytestmark = pytest.mark.anyio


def claims(address: str, guests: int, tables: int, rank: int = AT_THE_TABLE) -> list[Claim]:
    """So many guests at an address, with so many tables each."""
    return [
        Claim(f"{address}-{who}-{number}", f"{address}-{who}", address, lambda: rank)
        for who in range(guests)
        for number in range(tables)
    ]


def served(shares: Shares[str], count: int, again: list[Claim]) -> Counter[str]:
    """So many thoughts one after the other, by address; each asks again at once."""
    found: Counter[str] = Counter()
    for _ in range(count):
        one = shares.next()
        assert one is not None
        found[one.claim.address] += 1
        shares.done(one, one.seconds)
        if one.claim in again:
            shares.ask(one.claim, one.seconds, "")
    return found


def test_a_person_alone_is_thought_for_at_once_whatever_fifty_tables_of_one_address_ask_for() -> None:
    shares: Shares[str] = Shares(1, 1)
    for claim in claims("hostile", 5, 10):
        shares.ask(claim, 3.0, "")
    first = shares.next()
    assert first is not None
    assert shares.next() is None, "an address that thinks already gets nothing of the reserve"
    for _ in range(20):
        mine = shares.ask(Claim("mine", "mei", "home"), 0.5, "")
        assert shares.next() is mine
        assert shares.next() is None
        shares.done(mine, 0.5)


def test_without_a_reserve_the_next_place_is_the_persons() -> None:
    shares: Shares[str] = Shares(1, 0)
    for claim in claims("hostile", 5, 10):
        shares.ask(claim, 3.0, "")
    running = shares.next()
    assert running is not None
    mine = shares.ask(Claim("mine", "mei", "home"), 0.5, "")
    assert shares.next() is None
    shares.done(running, 3.0)
    assert shares.next() is mine


def test_an_address_gets_its_share_however_many_guests_and_tables_it_has() -> None:
    shares: Shares[str] = Shares(1, 0)
    everybody = [*claims("hostile", 5, 10), *claims("home", 1, 1), *claims("club", 3, 2)]
    for claim in everybody:
        shares.ask(claim, 1.0, "")
    found = served(shares, 300, everybody)
    assert set(found.values()) == {100}


def test_shares_are_of_time_not_of_questions() -> None:
    shares: Shares[str] = Shares(1, 0)
    slow, quick = Claim("slow", "slow", "slow"), Claim("quick", "quick", "quick")
    shares.ask(slow, 4.0, "")
    shares.ask(quick, 1.0, "")
    found = served(shares, 100, [slow, quick])
    assert found == {"slow": 20, "quick": 80}


def test_whoever_comes_late_has_a_small_credit_and_no_debt() -> None:
    shares: Shares[str] = Shares(1, 0)
    old = claims("old", 1, 2)
    for claim in old:
        shares.ask(claim, 1.0, "")
    served(shares, 50, old)
    new = claims("new", 1, 1)
    shares.ask(new[0], 1.0, "")
    ahead = int(CREDIT)
    assert served(shares, 40 + ahead, [*old, *new]) == {"old": 20, "new": 20 + ahead}
    assert served(shares, 40, [*old, *new]) == {"old": 20, "new": 20}


def _asking(addresses: list[str]) -> tuple[Shares[str], list[Claim]]:
    """Each address has one table, whose bots think all the time."""
    shares: Shares[str] = Shares(1, 0)
    everybody = [claim for address in addresses for claim in claims(address, 1, 1)]
    for claim in everybody:
        shares.ask(claim, 3.0, "")
    served(shares, 3 * len(everybody) + 22, everybody)
    return shares, everybody


def test_a_person_who_asks_now_and_then_does_not_wait_behind_fifty_addresses_that_ask_all_the_time() -> None:
    hostile = [f"10.0.{number}.1" for number in range(50)]
    shares, everybody = _asking(hostile)
    mine = Claim("mine", "mei", "192.168.0.7")
    for _ in range(5):
        for _ in range(3):  # three bots think one after the other
            one = shares.ask(mine, 1.0, "")
            assert shares.next() is one
            shares.done(one, 1.0)
        served(shares, 60, everybody)  # and the others go on


def test_of_two_who_have_had_as_little_the_shorter_question_comes_first() -> None:
    shares: Shares[str] = Shares(1, 0)
    for number in range(50):
        shares.ask(claims(f"10.0.{number}.1", 1, 1)[0], 3.0, "")
    mine = shares.ask(Claim("mine", "mei", "192.168.0.7"), 0.5, "")
    assert shares.next() is mine


def test_one_site_gets_the_share_of_one_however_many_networks_it_has() -> None:
    hostile = [f"2001:db8:bad:{number:x}::/64" for number in range(50)]
    shares, everybody = _asking([*hostile, "2001:db8:7:1::/64", "192.168.0.7"])
    found = served(shares, 300, everybody)
    assert (found["2001:db8:7:1::/64"], found["192.168.0.7"]) == (100, 100)
    assert {found[address] for address in hostile} == {2}


def test_nothing_of_the_reserve_is_for_a_site_that_thinks_already() -> None:
    shares: Shares[str] = Shares(1, 1)
    for number in range(50):
        shares.ask(claims(f"2001:db8:bad:{number:x}::/64", 1, 1)[0], 3.0, "")
    assert shares.next() is not None
    assert shares.next() is None
    mine = shares.ask(Claim("mine", "mei", "2001:db8:7:1::/64"), 3.0, "")
    assert shares.next() is mine


def test_tables_at_which_somebody_plays_come_first_and_bots_among_themselves_last() -> None:
    shares: Shares[str] = Shares(1, 1)
    ranks = [NOBODY_CARES, WATCHED, AWAY, AT_THE_TABLE, WATCHED, AWAY, AT_THE_TABLE]
    for number, rank in enumerate(ranks):
        shares.ask(claims(f"a{number}", 1, 1, rank)[0], 1.0, "")
    found = []
    while len(shares):
        one = shares.next()
        assert one is not None
        found.append(one.claim.rank())
        shares.done(one, 1.0)
    assert found == sorted(ranks)


# -- at tables ----------------------------------------------------------------------------------------------------


@pytest.fixture
async def slow(file_place: Settings, toy: str) -> AsyncIterator[House]:
    with bad_bots_installed():
        made = House(file_place)
        await made.open()
        yield made
        await made.close()


async def _hostile(house: House) -> list[str]:
    """Five guests at one address, ten tables each, at which they sit, look on and let slow bots play for them."""
    found = []
    house.closing = True  # nobody thinks before all of them ask
    for number in range(5):
        one = await guest(house, f"Hostile {number}")
        house.saw(one, "10.0.0.66")
        for _ in range(10):
            id = await table(house, one, "bot sleepy", "bot sleepy", "me", rounds=3)
            live = await house.find(id)
            live.watchers.add(asyncio.Event())
            found.append(id)
    house.closing = False
    for id in found:
        house.wake_bot(house.live[id])
    return found


async def _answered(house: House, mei: Guest, id: str) -> None:
    await take(house, mei, id, (await look(house, mei, id))["moves"][0])
    await settled(house, id)


async def test_fifty_hostile_tables_do_not_come_before_a_person(slow: House) -> None:
    mei = await guest(slow, "Mei")
    slow.saw(mei, "10.0.0.7")
    await _hostile(slow)
    id = await table(slow, mei, "me", "bot sleepy", rounds=3)
    told = _listen(slow)
    for _ in range(3):
        await _answered(slow, mei, id)
    mine = [place for place, (_, address) in enumerate(told) if address == "10.0.0.7"]
    assert [told[place][0] for place in mine] == ["asks", "begins"] * (len(mine) // 2)
    assert len(mine) >= 4
    waited = [begin - ask - 1 for ask, begin in zip(mine[::2], mine[1::2], strict=True)]
    assert max(waited) <= 1, "of fifty that wait, at most the one begins for which the other process was free"
    while ("begins", "10.0.0.66") not in told:  # and the others go on
        await asyncio.sleep(0.01)


def _listen(house: House) -> list[tuple[str, str]]:
    """Who asks for a bot and whose begins to think, by address, in order."""
    told: list[tuple[str, str]] = []
    shares = house.opponents._shares
    ask, begin = shares.ask, shares.next

    def asks(claim: Claim, seconds: float, place: Any) -> Any:
        told.append(("asks", claim.address))
        return ask(claim, seconds, place)

    def begins() -> Any:
        one = begin()
        if one is not None:
            told.append(("begins", one.claim.address))
        return one

    shares.ask, shares.next = asks, begins  # type: ignore[method-assign]
    return told


async def test_bots_among_themselves_stop_when_nobody_looks_and_go_on_when_somebody_does(
    file_place: Settings, toy: str
) -> None:
    steady = [0.0]
    house = House(file_place, steady=lambda: steady[0])
    await house.open()
    mei = await guest(house)
    steady[0] = 1_000.0
    id = await table(house, mei, "bot", "bot")
    live = await house.find(id)
    live.looked = 0.0
    await settled(house, id)
    stopped = live.version
    assert (live.status, live.bot) == ("running", None)
    await asyncio.sleep(0.05)
    assert live.version == stopped
    await look(house, None, id)
    await settled(house, id)
    assert (await house.find(id)).status == "finished"
    waits = await table(house, mei, "bot", "me")
    (await house.find(waits)).looked = 0.0
    await settled(house, waits)
    assert (await house.find(waits)).to_move == 1, "a table that waits for somebody goes on"
    await house.close()


async def test_where_a_bot_stands_in_for_everybody_nobody_plays(house: House) -> None:
    mei, bao = await guest(house, "Mei"), await guest(house, "Bao")
    id = await table(house, mei, "me", "open")
    await lobby.sit(house, bao, id, wire.Sit())
    live = await house.find(id)
    assert house.rank(live) == AT_THE_TABLE
    live.looked = 0.0
    assert house.rank(live) == AWAY
    for seat in live.seats:
        seat.level = "random"
    assert house.rank(live) == NOBODY_CARES
    live.watchers.add(asyncio.Event())
    assert house.rank(live) == WATCHED
    for seat in live.seats:
        seat.level = ""


async def test_one_address_opens_and_runs_only_so_many_tables(file_place: Settings, toy: str) -> None:
    few = msgspec.structs.replace(WIDE, bot_tables=3, bot_tables_address=5, tables_address_day=10)
    async with serving(msgspec.structs.replace(file_place, limits=few)) as web:
        mei, bao = await web.guest("Mei"), await web.guest("Bao")
        wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        own = [await mei.table("me", "bot") for _ in range(3)]
        refused = await mei.post("/api/tables", wish, 429)
        assert (refused["error"], refused["args"]["most"]) == ("bot-tables", 3)
        for _ in range(2):
            await bao.table("me", "bot")
        assert (await bao.post("/api/tables", wish, 429))["args"]["most"] == 5
        await mei.post(f"/api/tables/{own[0]}/end", {"agree": True})
        await bao.table("me", "bot")
        for _ in range(3):
            await mei.table("me", "hotseat Li")
        assert (await mei.post("/api/tables", wish, 429))["error"] == "bot-tables"
        waits = await bao.table("me", "open")
        refused = await bao.ask("PUT", f"/api/tables/{waits}/seats/1", {"kind": "bot", "level": "random"}, 429)
        assert refused["error"] == "bot-tables"
        assert (await mei.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2}, 429))[
            "error"
        ] == "too-fast"


async def _tournament(web: Web, fill: str = "", count: int = 4) -> tuple[str, list[Client]]:
    people = [await web.guest(name) for name in ("Mei", "Bao", "Kai", "Tao")[:count]]
    made = await people[0].post("/api/tournaments", {"game": "toy", "fill": fill}, 201)
    for one in people:
        await one.post(f"/api/tournaments/{made['id']}/join")
    return made["id"], people


async def test_tables_of_tournaments_at_which_bots_stand_in_for_everybody_count_as_their_players(
    file_place: Settings, toy: str
) -> None:
    few = msgspec.structs.replace(WIDE, bot_tables_address=2)
    async with serving(msgspec.structs.replace(file_place, limits=few)) as web:
        id, people = await _tournament(web)
        await people[0].post(f"/api/tournaments/{id}/start")
        lives = list(web.house.live.values())
        assert len(lives) == 2
        web.house.closing = True  # nobody thinks: the tables stay as they are
        for one in people:
            (table,) = (each["id"] for each in (await one.get("/api/tables", list="mine"))["tables"])
            (seat,) = (each["seat"] for each in (await one.get(f"/api/tables/{table}"))["seats"] if each["mine"])
            await one.ask("PUT", f"/api/tables/{table}/seats/{seat}/stand-in", {"level": "leaf"})
        assert {web.house.claim(live).address for live in lives} == {"127.0.0.1"}
        wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        assert (await people[0].post("/api/tables", wish, 429))["error"] == "bot-tables"
        alone = await people[1].table("me", "hotseat Li")
        stand_in = f"/api/tables/{alone}/seats/0/stand-in"
        assert (await people[1].ask("PUT", stand_in, {"level": "leaf"}, 429))["error"] == "bot-tables"
        other, (owner, *_) = await _tournament(web, fill="leaf", count=2)
        assert (await owner.post(f"/api/tournaments/{other}/start", status=429))["error"] == "bot-tables"
        web.house.closing = False
