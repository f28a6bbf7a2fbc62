"""How tests shuffle: tables whose seats are bound to parts that can be foretold."""

from __future__ import annotations

from typing import Any

import pytest

from teahouse.dealer import Dealer, committed, shuffled
from teahouse.kernel import NATURE, Record
from teahouse.library import game_of
from teahouse.server import lobby, records, shuffle, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from tests.server.support import seats


def part_of(seat: int, turn: int = 0) -> str:
    """A part that a test can foretell."""
    return f"{seat + 1}{turn}" * 32


async def opened(house: House, owner: Guest, *kinds: str, part: str = "") -> str:
    """A table whose owner is bound to a part; the id."""
    wish = wire.NewTable(game="toy", seats=seats(*kinds), commitment=committed(part or part_of(0)))
    return (await lobby.create(house, owner, wish)).id


async def open_part(house: House, who: Guest, id: str, part: str) -> wire.TableInfo:
    seen = house.info(await house.find(id), who.id).promise
    await shuffle.open_part(house, who, id, wire.OpenPart(part=part, promise=seen))
    return house.info(await house.find(id), who.id)


async def sit(house: House, who: Guest, id: str, part: str | None = None) -> wire.TableInfo:
    bound = committed(part) if part is not None else None
    return await lobby.sit(house, who, id, wire.Sit(commitment=bound))


async def anew(house: House, who: Guest, id: str, part: str) -> wire.TableInfo:
    await shuffle.commit(house, who, id, wire.Commit(commitment=committed(part), anew=True))
    return house.info(await house.find(id), who.id)


async def refused(work: Any) -> str:
    with pytest.raises(Problem) as caught:
        await work
    return caught.value.name


async def record_of(house: House, id: str) -> Record:
    return Record.parse(await records.record(house, None, id, None))


def dealt(record: Record) -> None:
    """Every draw follows from the parts, by sums that are done here again."""
    dealer = Dealer(shuffled(record.seed, record.parts))
    table = game_of(record).new()
    for index, (seat, text) in enumerate(record.moves):
        if seat == NATURE:
            drawn = dealer.draw(table).text
            assert index < record.laid or drawn == text
        table.apply(table.game.move(text))
