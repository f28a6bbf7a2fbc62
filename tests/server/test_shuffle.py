"""Shuffles that bind the host: parts are bound before the first is opened, and nobody starts without being named."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from teahouse.cli import main
from teahouse.dealer import Dealer, commitment, committed, promise, shuffled
from teahouse.kernel import NATURE, Record
from teahouse.server import lobby, offers, records, rematches, shuffle, story, wire
from teahouse.server.farewell import delete_guest
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.settings import Settings
from teahouse.server.store import keep
from tests.server.client import Client, Web, serving
from tests.server.shuffling import dealt, open_part, opened, part_of, record_of, refused, sit
from tests.server.support import guest, play_out, seats

pytestmark = pytest.mark.anyio


# -- the straight way ---------------------------------------------------------------------------------------------


async def test_everybody_is_bound_before_the_first_part_is_opened(house: House) -> None:
    mei, bao = await guest(house), await guest(house, "Bao")
    id = await opened(house, mei, "me", "open", "bot")
    alone = house.info(await house.find(id), mei.id)
    assert alone.commitment  # the house is bound before anybody can sit down
    assert alone.promise == ""
    assert await refused(
        shuffle.open_part(house, mei, id, wire.OpenPart(part=part_of(0), promise=alone.commitment))
    ) == ("other-promise")
    full = await sit(house, bao, id, part_of(1))
    assert full.status == "open"
    bound = {0: committed(part_of(0)), 1: committed(part_of(1))}
    assert {seat.seat: seat.commitment for seat in full.seats if seat.commitment} == bound
    assert full.promise == promise(alone.commitment, bound)
    half = await open_part(house, bao, id, part_of(1))
    assert (half.status, [seat.opened for seat in half.seats]) == ("open", [False, True, False])
    assert [seat.part for seat in half.seats] == ["", "", ""]  # nobody is told before the end
    begun = await open_part(house, mei, id, part_of(0))
    assert (begun.status, begun.commitment, begun.promise) == ("running", alone.commitment, full.promise)
    await play_out(house, id, mei, bao)
    info, record = house.info(await house.find(id), mei.id), await record_of(house, id)
    assert (record.parts, record.committed) == ({0: part_of(0), 1: part_of(1)}, bound)
    assert promise(record.commitment, record.committed) == full.promise == info.promise
    assert [seat.part for seat in info.seats] == [part_of(0), part_of(1), ""]
    assert commitment(record.seed, record.salt) == alone.commitment
    dealt(record)


async def test_a_table_for_one_starts_with_the_request_after_the_one_that_opens_it(house: House) -> None:
    mei = await guest(house)
    for kinds in (("me", "bot"), ("me", "hotseat Bao"), ("hotseat Bao", "hotseat Lan", "bot")):
        id = await opened(house, mei, *kinds)
        info = house.info(await house.find(id), mei.id)
        assert [bool(seat.commitment) for seat in info.seats] == [True, *[False] * (len(kinds) - 1)]
        assert (await open_part(house, mei, id, part_of(0))).status == "running"


async def test_clients_that_know_nothing_of_parts_play_as_ever_and_are_named(house: House) -> None:
    mei, bao, kai = await guest(house), await guest(house, "Bao"), await guest(house, "Kai")
    plain = await lobby.create(house, mei, wire.NewTable(game="toy", seats=seats("me", "open")))
    begun = await sit(house, bao, plain.id)
    assert (begun.status, begun.promise) == ("running", begun.commitment)
    id = await opened(house, mei, "me", "open", "open")
    await sit(house, bao, id)
    await sit(house, kai, id, part_of(2))
    await open_part(house, kai, id, part_of(2))
    info = await open_part(house, mei, id, part_of(0))
    assert info.status == "running"
    assert [bool(seat.commitment) for seat in info.seats] == [True, False, True]
    await play_out(house, id, mei, bao, kai)
    dealt(await record_of(house, id))


async def test_over_http_a_part_is_opened_once_and_asked_twice_is_answered_alike(web: Web) -> None:
    mei, bao = await web.guest(), await web.guest("Bao")
    parts = [secrets.token_hex(32), secrets.token_hex(32)]
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "commitment": committed(parts[0])}
    id = (await mei.post("/api/tables", wish, 201))["id"]
    full = await bao.post(f"/api/tables/{id}/sit", {"commitment": committed(parts[1])})
    answers = []
    for who, part in ((bao, parts[1]), (bao, parts[1]), (mei, parts[0]), (mei, parts[0])):
        body = {"part": part, "promise": full["promise"]}
        answers.append((await who.post(f"/api/tables/{id}/part", body))["status"])
    assert answers == ["open", "open", "running", "running"]
    problem = await mei.post(f"/api/tables/{id}/commit", {"commitment": committed(parts[0])}, 409)
    assert problem["error"] == "started"
    assert (await mei.get(f"/api/tables/{id}/draws", 409))["error"] == "not-over"
    assert not any(part in str(answer) for answer in mei.heard + bao.heard for part in parts)
    assert (await finished(id, mei, bao))["promise"] == full["promise"]
    text = await mei.get(f"/api/tables/{id}/record")
    assert all(part in text for part in parts)


async def finished(id: str, *players: Client) -> Any:
    """Play a game to its end."""
    while True:
        for player in players:
            state = await player.state(id)
            if state["table"]["status"] != "running":
                return state["table"]
            if state["moves"]:
                await player.turn(id, state["version"], state["moves"][0])


@pytest.mark.parametrize("bad", ["", "ab", "A" * 64, "x" * 64, "a" * 65, 5, None])
async def test_what_is_no_commitment_and_no_part_is_refused(web_on_file: Web, bad: Any) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "open")
    for path, body in {
        "commit": {"commitment": bad},
        "part": {"part": bad, "promise": "0" * 64},
        "part ": {"part": "0" * 64, "promise": bad},
    }.items():
        assert (await mei.post(f"/api/tables/{id}/{path.strip()}", body, 400))["error"] == "bad-body"


# -- nobody chooses -----------------------------------------------------------------------------------------------


async def test_a_host_that_knows_one_part_and_its_own_cannot_choose_the_deal(house: House) -> None:
    """Twin tables: the same seed, the same part of one seat; the other seat's part alone makes all deals different."""
    mei, bao = await guest(house), await guest(house, "Bao")
    deals = set()
    for number in range(4):
        id = await opened(house, mei, "me", "open", part=part_of(0))
        live = await house.find(id)
        live.seed, live.salt = "5eed" * 16, "5a17" * 8
        await sit(house, bao, id, part_of(1, number))
        await open_part(house, mei, id, part_of(0))
        await open_part(house, bao, id, part_of(1, number))
        deals.add(shuffled(live.seed, live.parts))
    assert len(deals) == 4


async def test_once_a_part_is_opened_nobody_can_be_bound_to_another_one(house: House) -> None:
    mei, bao = await guest(house), await guest(house, "Bao")
    id = await opened(house, mei, "me", "open")
    await shuffle.commit(house, mei, id, wire.Commit(commitment=committed(part_of(0, 1))))  # nobody has opened yet
    before = (await sit(house, bao, id, part_of(1))).promise
    await open_part(house, mei, id, part_of(0, 1))
    assert (
        await refused(shuffle.commit(house, bao, id, wire.Commit(commitment=committed(part_of(1, 1))))) == "shuffling"
    )
    assert await refused(open_part(house, bao, id, part_of(1, 1))) == "other-part"
    assert house.info(await house.find(id), "").promise == before
    assert await refused(lobby.sit(house, await guest(house, "Kai"), id, wire.Sit())) == "table-full"


async def test_whoever_gets_up_or_is_sent_away_makes_opened_parts_worthless(house: House) -> None:
    """Otherwise whoever sits down next could be bound to a part that was chosen by what is known already."""
    mei, bao, kai = await guest(house), await guest(house, "Bao"), await guest(house, "Kai")
    id = await opened(house, mei, "me", "open")
    for leaves in ("leave", "change_seat", "delete"):
        await sit(house, bao, id, part_of(1))
        await open_part(house, mei, id, (await part_in(house, id, mei)))
        if leaves == "leave":
            await lobby.leave(house, bao, id)
        elif leaves == "change_seat":
            await lobby.change_seat(house, mei, id, 1, wire.ChangeSeat(kind="open"))
            bao = await guest(house, "Lan")
        else:
            await delete_guest(house, bao.id)
        info = house.info(await house.find(id), mei.id)
        assert [(seat.commitment, seat.opened) for seat in info.seats] == [("?", False), ("", False)]
        assert info.promise == ""
        await shuffle.commit(house, mei, id, wire.Commit(commitment=committed(part_of(0, 1))))
    full = await sit(house, kai, id, part_of(1))
    assert await refused(open_part(house, mei, id, part_of(0))) == "other-part"
    await open_part(house, kai, id, part_of(1))
    assert (await open_part(house, mei, id, part_of(0, 1))).promise == full.promise
    await play_out(house, id, mei, kai)
    record = await record_of(house, id)
    assert record.anew == [("left", "Bao"), ("changed", "Mei"), ("left", "–")]  # the last one has deleted their data
    dealt(record)


async def part_in(house: House, id: str, who: Guest) -> str:
    """Which of the foretold parts a seat is bound to."""
    bound = (await house.find(id)).seats[0].committed
    return next(part for part in (part_of(0), part_of(0, 1)) if committed(part) == bound)


async def test_a_bot_cannot_be_changed_once_a_part_is_opened(house: House) -> None:
    """Who knows what is opened could change bots until the deal pleases, and nobody would be named."""
    mei, bao = await guest(house), await guest(house, "Bao")
    id = await opened(house, mei, "me", "open", "bot")
    await sit(house, bao, id, part_of(1))
    await lobby.change_seat(house, mei, id, 2, wire.ChangeSeat(kind="bot", level="random"))
    await open_part(house, bao, id, part_of(1))
    for kind, level in (("bot", "random"), ("open", "")):
        wish = wire.ChangeSeat(kind=kind, level=level)  # type: ignore[arg-type]
        assert await refused(lobby.change_seat(house, mei, id, 2, wish)) == "bot-shuffled"
    info = await open_part(house, mei, id, part_of(0))
    assert (info.status, info.anew) == ("running", [])


async def test_each_shuffle_that_begins_anew_is_counted_and_named_to_everybody(place: Settings, toy: str) -> None:
    house = House(place)
    await house.open()
    mei, bao = await guest(house), await guest(house, "Bao")
    id = await opened(house, mei, "me", "open")
    for turn in range(3):
        await sit(house, bao, id, part_of(1, turn))
        assert (await open_part(house, mei, id, part_of(0, turn))).promise
        await lobby.leave(house, bao, id)
        await shuffle.commit(house, mei, id, wire.Commit(commitment=committed(part_of(0, turn + 1))))
    await lobby.leave(house, mei, id)  # nothing is opened: nothing has come to nothing
    await house.close()
    house = House(place)
    await house.open()
    info = house.info(await house.find(id), "")
    assert [(one.why, one.name) for one in info.anew] == [("left", "Bao")] * 3
    await house.close()


async def test_nobody_opens_while_a_seat_is_to_be_bound_again(house: House) -> None:
    mei, bao, kai = await guest(house), await guest(house, "Bao"), await guest(house, "Kai")
    id = await opened(house, mei, "me", "open")
    await sit(house, bao, id, part_of(1))
    await open_part(house, mei, id, part_of(0))
    await lobby.leave(house, bao, id)
    full = await sit(house, kai, id, part_of(1))
    assert (full.status, full.promise) == ("open", "")
    assert await refused(shuffle.open_part(house, kai, id, wire.OpenPart(part=part_of(1), promise="0" * 64))) == (
        "other-promise"
    )


# -- a house that goes down ---------------------------------------------------------------------------------------


async def test_a_house_that_goes_down_between_binding_and_opening_comes_up_and_goes_on(
    place: Settings, toy: str
) -> None:
    async def again(house: House) -> House:
        await house.close()
        fresh = House(place)
        await fresh.open()
        return fresh

    house = House(place)
    await house.open()
    mei, bao = await guest(house), await guest(house, "Bao")
    id = await opened(house, mei, "me", "open")
    promised = (await sit(house, bao, id, part_of(1))).promise
    house = await again(house)
    assert (await open_part(house, bao, id, part_of(1))).promise == promised
    house = await again(house)
    begun = await open_part(house, mei, id, part_of(0))
    assert (begun.status, begun.promise) == ("running", promised)
    house = await again(house)
    await play_out(house, id, mei, bao)
    record = await record_of(house, id)
    assert promise(record.commitment, record.committed) == promised
    dealt(record)
    await house.close()


async def test_a_game_whose_last_part_was_stored_before_the_house_went_down_begins(place: Settings, toy: str) -> None:
    house = House(place)
    await house.open()
    mei = await guest(house)
    id = await opened(house, mei, "me", "hotseat Bao")
    live = await house.find(id)
    seat = msgspec.structs.replace(live.seats[0], part=part_of(0))
    await house.database.write(lambda connection: keep.save_shares(connection, id, {0: seat}, 0.0))
    await house.close()
    house = House(place)
    await house.open()
    await house.find(id)
    async with asyncio.timeout(60):
        while (await house.find(id)).status == "open":
            await asyncio.sleep(0.01)
    await house.close()


# -- tables of their own ------------------------------------------------------------------------------------------


async def test_a_branch_is_shuffled_anew_and_its_record_can_be_checked(house: House, tmp_path: Path) -> None:
    mei = await guest(house)
    id = await opened(house, mei, "me", "hotseat Bao")
    first = await open_part(house, mei, id, part_of(0))
    await play_out(house, id, mei)
    for at in (0, 2, 5, 9):
        wish = story.Branch(at=at, seat=0, commitment=committed(part_of(0, at)))
        made = await story.branch(house, mei, id, wish)
        assert (made.status, made.version) == ("open", 0)
        assert made.promise not in ("", first.promise)
        begun = await open_part(house, mei, made.id, part_of(0, at))
        assert (begun.status, begun.promise) == ("running", made.promise)
        assert begun.version >= at
        await play_out(house, made.id, mei)
        record = await record_of(house, made.id)
        assert (record.laid, record.parts) == (at, {0: part_of(0, at)})
        assert record.moves[:at] == (await record_of(house, id)).moves[:at]
        dealt(record)
        file = tmp_path / "branch.record"
        file.write_text(record.write())
        assert main(["check", "--commitment", str(file), "--promise", made.promise]) == 0
        assert main(["check", "--commitment", str(file), "--promise", first.promise]) == 1


async def test_a_rematch_and_an_offer_are_bound_like_any_table(house: House) -> None:
    mei, bao = await guest(house), await guest(house, "Bao")
    id = await opened(house, mei, "me", "open")
    await sit(house, bao, id)
    await open_part(house, mei, id, part_of(0))
    await play_out(house, id, mei, bao)
    made = await rematches.play_again(house, mei, id, committed(part_of(1)))
    again = await rematches.play_again(house, bao, id, committed(part_of(0)))
    assert (again.id, again.status) == (made.id, "open")
    assert [bool(seat.commitment) for seat in again.seats] == [True, True]
    await open_part(house, bao, made.id, part_of(0))
    assert (await open_part(house, mei, made.id, part_of(1))).status == "running"
    link = offers.make(house, wire.NewTable(game="toy", seats=seats("me", "bot")))
    offered = await offers.take(house, mei, link.partition("#")[2], committed(part_of(0)))
    assert offered.status == "open"
    assert (await open_part(house, mei, offered.id, part_of(0))).status == "running"


async def test_a_record_that_is_brought_keeps_what_is_needed_to_check_it(house: House) -> None:
    mei = await guest(house)
    id = await opened(house, mei, "me", "hotseat Bao")
    await open_part(house, mei, id, part_of(0))
    await play_out(house, id, mei)
    made = await story.branch(house, mei, id, story.Branch(at=3, seat=0, commitment=committed(part_of(0, 1))))
    await open_part(house, mei, made.id, part_of(0, 1))
    await play_out(house, made.id, mei)
    text = await records.record(house, None, made.id, None)
    brought = await story.upload(house, mei, text)
    again = await record_of(house, brought.id)
    first = Record.parse(text)
    assert (again.parts, again.committed, again.laid) == (first.parts, first.committed, 3)
    dealt(again)


async def test_what_chance_has_drawn_can_be_counted_again(house: House) -> None:
    """As browsers do it after the last move: the number of each draw lies where its move lies."""
    mei = await guest(house)
    id = await opened(house, mei, "me", "hotseat Bao")
    await open_part(house, mei, id, part_of(0))
    assert await refused(records.draws(house, id)) == "not-over"
    await play_out(house, id, mei)
    branch = await story.branch(house, mei, id, story.Branch(at=3, seat=0, commitment=committed(part_of(0, 1))))
    await open_part(house, mei, branch.id, part_of(0, 1))
    await play_out(house, branch.id, mei)
    for one in (id, branch.id):
        record, found = await record_of(house, one), await records.draws(house, one)
        assert found.before + len(found.draws) == sum(seat == NATURE for seat, _ in record.moves)
        dealer = Dealer(shuffled(record.seed, record.parts), found.before)
        for low, high, total in found.draws:
            assert low <= dealer.number(total) < high


async def test_nobody_who_looks_at_a_running_table_is_told_a_part(file_place: Settings, toy: str) -> None:
    async with serving(file_place) as web:
        mei, kai = await web.guest(), await web.guest("Kai")
        part = secrets.token_hex(32)
        wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Bao"}]}
        info = await mei.post("/api/tables", wish | {"commitment": committed(part)}, 201)
        id = info["id"]
        await mei.post(f"/api/tables/{id}/part", {"part": part, "promise": info["promise"]})
        for path in ("", "/state", "/record", "/text", "/story", "/position"):
            await kai.get(f"/api/tables/{id}{path}")
            await mei.get(f"/api/tables/{id}{path}")
        await kai.get(f"/t/{id}")
        async with kai.socket(id) as socket:
            await socket.hear()
        assert not [answer for answer in kai.heard + mei.heard if part.encode() in bytes(answer)]
