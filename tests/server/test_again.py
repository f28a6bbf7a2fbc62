"""Another try while the game goes on: for those who practise, from their own decisions, and nothing hidden shows."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from teahouse import library
from teahouse.dealer import laid
from teahouse.kernel import NATURE, Game, Move, Record, remembered
from teahouse.server import lobby, records, story, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import Live
from teahouse.server.problems import Problem
from teahouse.server.seat import Seat
from tests.server.support import guest, look, play_out, settled, take

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toy")]

TITLES = ["toy", "year-of-the-dragon", "yinzi", "dragon-boats"]
HIDING: list[tuple[str, dict[str, str | int | bool], int]] = [
    ("toy", {}, 3),
    ("yinzi", {}, 30),
    ("dragon-boats", {"deal": 4}, 12),
]
"""Titles in which somebody draws what the others do not see, options with which they do, and how often Mei decides."""
OWN = ("id", "link", "created", "changed", "commitment", "promise", "laid")
"""What every table has of its own."""


def decisions(live: Live, seat: int) -> list[int]:
    """After how many moves a seat has decided something."""
    return [at for at, (mover, _) in enumerate(live.moves) if mover == seat]


async def practising(house: House, mei: Guest, game: Game, texts: list[str]) -> Live:
    """One person among bots, a game in the midst of which she is asked."""
    seats = [Seat("bot", name=f"Bot {number}", level="random") for number in range(game.players)]
    seats[0] = Seat("guest", mei.id, mei.name)
    live = lobby.new_table(house, game, mei.id, "Practice", False, seats)
    await story.lay(house, mei, live, texts)
    return await house.find(live.id)


def played(game: Game, chance: random.Random, decided: int) -> list[Move]:
    """Moves until the first seat is asked and has decided so often."""
    table, moves = game.new(), list[Move]()
    while decided or table.to_move != 0:
        decided -= table.to_move == 0
        weights = table.weights() if table.to_move == NATURE else None
        moves.append(chance.choices(table.moves(), weights)[0])
        table.play(moves[-1])
    return moves


async def refused(house: House, who: Guest, id: str, at: int, seat: int = 0) -> str:
    with pytest.raises(Problem) as found:
        await story.branch(house, who, id, story.Branch(at=at, seat=seat))
    return found.value.name


@pytest.mark.parametrize("name", TITLES)
async def test_a_decision_is_tried_again_while_the_game_goes_on(file_house: House, name: str) -> None:
    mei = await guest(file_house)
    game = library.build(name, 2, None, {})
    decided = 3 if name == "toy" else 12
    old = await practising(file_house, mei, game, [move.text for move in played(game, random.Random(3), decided)])
    for at in (decisions(old, 0)[0], decisions(old, 0)[-1]):
        assert at > 0, "or it would be a whole game, which counts"
        made = await story.branch(file_house, mei, old.id, story.Branch(at=at, seat=0))
        assert (made.status, made.listed, made.rated, made.version) == ("running", False, "", at)
        assert [seat.level for seat in made.seats] == ["", "random"]
        new = await file_house.find(made.id)
        assert new.seed != old.seed
        assert new.beginning == [text for _, text in new.moves]
        then = await file_house.table_at(old, at)
        state = await look(file_house, mei, made.id)
        assert state["view"]["facts"] == game.view(then, 0).to_json()["facts"], "she sees what she saw"
        assert state["moves"] == [move.text for move in then.moves()], "and may do what she could"
    assert (await file_house.find(old.id)).version == old.version, "the game itself goes on as before"


@pytest.mark.parametrize(("name", "options", "decided"), HIDING)
async def test_two_games_that_differ_in_what_is_hidden_give_the_same_try(
    file_house: House, name: str, options: dict[str, str | int | bool], decided: int
) -> None:
    mei, chance = await guest(file_house), random.Random(name)
    game = library.build(name, 3, None, options)
    real = played(game, chance, decided)
    for other in _worlds(game, real, chance):
        tables = [await practising(file_house, mei, game, [move.text for move in moves]) for moves in (real, other)]
        at = decisions(tables[0], 0)[-2]
        shown = []
        for old in tables:
            made = await story.branch(file_house, mei, old.id, story.Branch(at=at, seat=0))
            state = await look(file_house, mei, made.id)
            record = Record.parse(await records.record(file_house, mei, made.id, None))
            for own in OWN:
                del state["table"][own]
            shown.append((state, record.moves))
        assert shown[0] == shown[1]
        assert any(text == "?" for _, text in shown[0][1])


def _worlds(game: Game, real: list[Move], chance: random.Random) -> Iterator[list[Move]]:
    """Other games that look the same to the first seat."""
    for _ in range(3):
        other = remembered(game, real, 0, chance.randrange)
        assert other not in (None, real)
        yield other or []


@pytest.mark.parametrize(("name", "options", "decided"), HIDING)
async def test_what_others_hold_in_another_try_is_not_what_they_hold_in_the_game(
    file_house: House, name: str, options: dict[str, str | int | bool], decided: int
) -> None:
    mei = await guest(file_house)
    game = library.build(name, 3, None, options)
    old = await practising(file_house, mei, game, [move.text for move in played(game, random.Random(8), decided)])
    at = decisions(old, 0)[-1]
    real = [text for _, text in old.moves[:at]]
    tries = []
    for _ in range(12):
        made = await story.branch(file_house, mei, old.id, story.Branch(at=at, seat=0))
        tries.append((await file_house.find(made.id)).beginning)
    secret = [number for number in range(at) if not old.knows(number + 1, 0)]
    assert secret
    assert all(found[number] == real[number] for found in tries for number in range(at) if number not in secret)
    assert len({tuple(found) for found in tries}) > 3, "each is drawn anew"


async def test_nobody_can_guess_what_others_hold_from_what_binds_the_house(file_house: House) -> None:
    mei = await guest(file_house)
    game = library.build("toy", 2, None, {})
    old = await practising(file_house, mei, game, [move.text for move in played(game, random.Random(1), 2)])
    made = await story.branch(file_house, mei, old.id, story.Branch(at=decisions(old, 0)[-1], seat=0))
    new = await file_house.find(made.id)
    assert made.salt == ""
    assert made.laid == laid(new.beginning, new.salt) != laid(new.beginning, "")


async def test_who_does_not_practise_waits_for_the_end(file_house: House) -> None:
    mei, bao = await guest(file_house), await guest(file_house, "Bao")
    for wish in (
        wire.NewTable(game="toy", seats=[wire.SeatWish(kind="me"), wire.SeatWish(kind="open")]),
        wire.NewTable(game="toy", seats=[wire.SeatWish(kind="me"), wire.SeatWish(kind="open")], rated=True),
    ):
        id = (await lobby.create(file_house, mei, wish)).id
        assert await refused(file_house, mei, id, 0) == "not-over-practice"
        await lobby.sit(file_house, bao, id, wire.Sit())
        live = await file_house.find(id)
        mover = mei if live.to_move in live.seats_of(mei.id) else bao
        await take(file_house, mover, id, (await look(file_house, mover, id))["moves"][0])
        at = live.version - 1
        assert await refused(file_house, mover, id, at, live.moves[at][0]) == "not-over-practice"
        await play_out(file_house, id, mei, bao)
        assert (await story.branch(file_house, mover, id, story.Branch(at=at, seat=live.moves[at][0]))).id != id


async def test_all_who_have_agreed_to_practice_try_again_each_in_their_own_seat(file_house: House) -> None:
    mei, bao = await guest(file_house), await guest(file_house, "Bao")
    seats = [wire.SeatWish(kind="me"), wire.SeatWish(kind="open")]
    id = (await lobby.create(file_house, mei, wire.NewTable(game="toy", seats=seats, practice=True))).id
    await lobby.sit(file_house, bao, id, wire.Sit())
    live = await file_house.find(id)
    for _ in range(4):
        who = (mei, bao)[live.to_move]
        await take(file_house, who, id, (await look(file_house, who, id))["moves"][0])
    at = decisions(live, 1)[0]
    assert await refused(file_house, mei, id, at, 1) == "not-your-seat"
    made = await story.branch(file_house, bao, id, story.Branch(at=at, seat=1))
    assert [(seat.kind, seat.name) for seat in made.seats] == [("bot", "Mei"), ("guest", "Bao")]


async def test_one_goes_back_to_what_one_has_decided_oneself_and_nowhere_else(file_house: House) -> None:
    mei, bao = await guest(file_house), await guest(file_house, "Bao")
    game = library.build("toy", 2, None, {})
    live = await practising(file_house, mei, game, [move.text for move in played(game, random.Random(2), 3)])
    at = decisions(live, 0)[-1]
    assert await refused(file_house, bao, live.id, at) == "not-your-seat"
    assert await refused(file_house, mei, live.id, decisions(live, 1)[0]) == "no-decision"
    assert await refused(file_house, mei, live.id, 0) == "no-decision"
    assert await refused(file_house, mei, live.id, live.version) == "no-decision"
    assert await refused(file_house, mei, live.id, live.version + 1) == "too-far"
    await play_out(file_house, live.id, mei)
    await settled(file_house, live.id)
    assert (await story.branch(file_house, bao, live.id, story.Branch(at=0, seat=1))).status == "running"
