"""A seat that does not open its part: it is named, and the others begin anew if they agree."""

from __future__ import annotations

from typing import Any

import pytest

from teahouse.dealer import committed
from teahouse.server import lobby, shuffle, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.settings import Settings
from tests.server.shuffling import anew, dealt, open_part, opened, part_of, record_of, refused, sit
from tests.server.support import Clock, guest, play_out

pytestmark = pytest.mark.anyio


@pytest.fixture
async def slow_house(file_place: Settings, toy: str) -> Any:
    """A house with a clock of its own."""
    made = House(file_place, steady=Clock())
    await made.open()
    yield made
    await made.close()


def wait(house: House) -> None:
    """Longer than a seat may take to open its part."""
    house.steady.now += house.settings.limits.shuffle_seconds + 1  # type: ignore[attr-defined]


async def three(house: House) -> tuple[str, Guest, Guest, Guest, wire.TableInfo]:
    """A full table of three who are all bound: its id, its guests and what the last of them saw."""
    mei, bao, kai = await guest(house), await guest(house, "Bao"), await guest(house, "Kai")
    id = await opened(house, mei, "me", "open", "open")
    await sit(house, bao, id, part_of(1))
    return id, mei, bao, kai, await sit(house, kai, id, part_of(2))


async def test_a_seat_that_never_opens_is_named_and_the_others_begin_anew_when_all_agree(slow_house: House) -> None:
    house = slow_house
    id, mei, bao, kai, first = await three(house)
    await open_part(house, mei, id, part_of(0))
    info = await open_part(house, kai, id, part_of(2))
    assert not any(seat.late for seat in info.seats)
    wait(house)
    info = house.info(await house.find(id), mei.id)
    assert [seat.late for seat in info.seats] == [False, True, False]
    asked = await anew(house, mei, id, part_of(0, 1))
    assert (asked.promise, [seat.anew for seat in asked.seats]) == (first.promise, [True, False, False])
    agreed = await anew(house, kai, id, part_of(2, 1))
    assert (agreed.status, [seat.opened for seat in agreed.seats]) == ("open", [False] * 3)
    assert agreed.promise not in ("", first.promise)
    assert agreed.commitment == first.commitment  # the house is bound to the same seed: it cannot choose again
    assert agreed.seats[1].commitment == ""  # Bao's part is named as missing
    assert await refused(open_part(house, mei, id, part_of(0))) == "other-part"
    await open_part(house, mei, id, part_of(0, 1))
    begun = await open_part(house, kai, id, part_of(2, 1))
    assert (begun.status, begun.promise) == ("running", agreed.promise)
    await play_out(house, id, mei, bao, kai)
    record = await record_of(house, id)
    assert record.parts == {0: part_of(0, 1), 2: part_of(2, 1)}
    dealt(record)


async def test_who_opens_at_last_starts_the_game_though_somebody_has_asked_to_begin_anew(slow_house: House) -> None:
    house = slow_house
    id, mei, bao, kai, full = await three(house)
    await open_part(house, mei, id, part_of(0))
    await open_part(house, kai, id, part_of(2))
    wait(house)
    await anew(house, mei, id, part_of(0, 1))
    begun = await open_part(house, bao, id, part_of(1))
    assert (begun.status, begun.promise) == ("running", full.promise)


async def test_a_part_that_is_not_late_stays_when_the_shuffle_begins_anew(slow_house: House) -> None:
    house = slow_house
    mei, bao = await guest(house), await guest(house, "Bao")
    id = await opened(house, mei, "me", "open")
    await sit(house, bao, id, part_of(1))
    await open_part(house, mei, id, part_of(0))
    info = await anew(house, mei, id, part_of(0, 1))
    assert [seat.commitment for seat in info.seats] == [committed(part_of(0, 1)), committed(part_of(1))]


async def test_who_has_lost_a_part_is_bound_to_another_one_as_long_as_none_is_opened(slow_house: House) -> None:
    house = slow_house
    mei, bao = await guest(house), await guest(house, "Bao")
    id = await opened(house, mei, "me", "open")
    await sit(house, bao, id, part_of(1))
    wait(house)
    info = await anew(house, bao, id, part_of(1, 1))  # from another device
    assert [seat.commitment for seat in info.seats] == [committed(part_of(0)), committed(part_of(1, 1))]
    await open_part(house, bao, id, part_of(1, 1))
    assert (await open_part(house, mei, id, part_of(0))).status == "running"


async def test_a_late_seat_refuses_once_and_is_left_out_for_good(slow_house: House) -> None:
    """It may know what the others have opened: with another part of its own it could refuse until it likes the deal."""
    house = slow_house
    id, mei, bao, kai, _ = await three(house)
    await open_part(house, mei, id, part_of(0))
    await open_part(house, kai, id, part_of(2))
    assert await refused(anew(house, bao, id, part_of(1, 1))) == "shuffling"
    wait(house)
    assert await refused(anew(house, bao, id, part_of(1, 1))) == "shuffling"
    await anew(house, mei, id, part_of(0, 1))
    info = await anew(house, kai, id, part_of(2, 1))
    assert [seat.left_out for seat in info.seats] == [False, True, False]
    assert [(one.why, one.name) for one in info.anew] == [("late", "Bao")]
    assert await refused(shuffle.commit(house, bao, id, wire.Commit(commitment=committed(part_of(1, 2))))) == "left-out"
    await lobby.leave(house, bao, id)
    info = await sit(house, bao, id, part_of(1, 3))
    assert (info.seats[1].left_out, info.seats[1].commitment) == (True, "")
    await open_part(house, kai, id, part_of(2, 1))
    assert (await open_part(house, mei, id, part_of(0, 1))).status == "running"


async def test_who_does_not_come_back_to_shuffle_again_is_left_out_when_all_others_agree(slow_house: House) -> None:
    house = slow_house
    id, mei, bao, kai, _ = await three(house)
    await open_part(house, mei, id, part_of(0))
    await open_part(house, bao, id, part_of(1))
    await lobby.leave(house, kai, id)
    await sit(house, await guest(house, "Tao"), id, part_of(2))
    await shuffle.commit(house, mei, id, wire.Commit(commitment=committed(part_of(0, 1))))
    wait(house)
    info = house.info(await house.find(id), mei.id)
    assert [seat.late for seat in info.seats] == [False, True, False]  # nobody else could open a part
    info = await anew(house, mei, id, part_of(0, 2))
    assert [seat.anew for seat in info.seats] == [True, False, False]
    assert info.promise == ""
    tao = Guest((await house.find(id)).seats[2].guest, "Tao", "", "tool")
    info = await anew(house, tao, id, part_of(2, 1))
    assert [seat.commitment for seat in info.seats] == [committed(part_of(0, 2)), "", committed(part_of(2, 1))]
    assert [(one.why, one.name) for one in info.anew] == [("left", "Kai"), ("late", "Bao")]
    await open_part(house, tao, id, part_of(2, 1))
    assert (await open_part(house, mei, id, part_of(0, 2))).status == "running"


async def test_who_does_not_sit_there_has_no_part_in_it(house: House) -> None:
    mei, kai = await guest(house), await guest(house, "Kai")
    id = await opened(house, mei, "me", "open")
    assert await refused(anew(house, kai, id, part_of(1))) == "not-seated"
    assert await refused(shuffle.open_part(house, kai, id, wire.OpenPart(part="0" * 64, promise="0" * 64))) == (
        "not-seated"
    )
