"""Tables without HTTP: what is stored, when, and what survives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.dealer import Dealer, commitment
from teahouse.server import ids, lobby, play, wire
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.store import OutOfOrder, keep
from tests.server.support import DRAGON, guest, look, play_out, seats, settled, table, take

pytestmark = pytest.mark.anyio


async def refused(work: object) -> Problem:
    with pytest.raises(Problem) as caught:
        await work  # type: ignore[misc]
    return caught.value


async def test_a_table_starts_when_every_seat_is_taken(house: House) -> None:
    mei, bao = await guest(house), await guest(house, "Bao")
    id = await table(house, mei, "me", "open")
    assert (await look(house, mei, id))["table"]["status"] == "open"
    await lobby.sit(house, bao, id, wire.Sit())
    state = await look(house, mei, id)
    assert state["table"]["status"] == "running"
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Mei", "Bao"]
    assert state["version"] == 4  # four lanterns were dealt
    assert state["moves"]


async def test_a_whole_game_is_played_and_its_scores_are_kept(house: House) -> None:
    mei, bao = await guest(house), await guest(house, "Bao")
    id = await table(house, mei, "me", "open")
    await lobby.sit(house, bao, id, wire.Sit())
    await play_out(house, id, mei, bao)
    before = await look(house, mei, id)
    assert before["table"]["status"] == "finished"
    assert len(before["table"]["scores"]) == 2
    house.forget(await house.find(id))
    assert await look(house, mei, id) == before


async def test_after_a_restart_everything_is_as_it_was(place: Settings, toy: str) -> None:
    first = House(place)
    await first.open()
    mei = await guest(first)
    id = await table(first, mei, "me", "hotseat Bao")
    for _ in range(5):
        await take(first, mei, id, (await look(first, mei, id))["moves"][0])
    before = await look(first, mei, id)
    await first.close()
    second = House(place)
    await second.open()
    assert await look(second, mei, id) == before
    await play_out(second, id, mei)
    await second.close()


async def test_a_turn_with_the_same_id_is_stored_once_and_answered_alike(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    turn = wire.Turn(id=ids.turn_id(), version=4, moves=["pass"])
    first = await play.turn(house, mei, id, turn)
    house.forget(await house.find(id))
    assert await play.turn(house, mei, id, turn) == first
    assert (await house.find(id)).version == first.after == 5
    other = wire.Turn(id=turn.id, version=5, moves=["pass"])
    assert (await refused(play.turn(house, mei, id, other))).name == "turn-id-used"


async def test_a_stale_version_gets_the_present_state_and_stores_nothing(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    await take(house, mei, id, "pass")
    problem = await refused(take(house, mei, id, "pass", version=4))
    assert (problem.status, problem.name) == (409, "stale")
    assert problem.state is not None
    assert b'"version":5' in problem.state
    assert (await house.find(id)).version == 5


async def test_of_many_turns_at_once_one_is_stored(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    tries = [take(house, mei, id, "pass", version=4) for _ in range(20)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, wire.Receipt) for result in results) == 1
    assert all(isinstance(result, wire.Receipt | Problem) for result in results)
    assert (await house.find(id)).version == 5


async def test_of_a_hundred_who_want_one_seat_one_sits(house: House) -> None:
    mei = await guest(house)
    crowd = await asyncio.gather(*(guest(house, f"Guest {number}") for number in range(100)))
    id = await table(house, mei, "me", "open", "open")
    results = await asyncio.gather(
        *(lobby.sit(house, who, id, wire.Sit(seat=1)) for who in crowd), return_exceptions=True
    )
    assert sum(isinstance(result, wire.TableInfo) for result in results) == 1
    assert {result.name for result in results if isinstance(result, Problem)} == {"seat-taken"}


async def test_a_turn_is_stored_as_a_whole_or_not_at_all(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    problem = await refused(take(house, mei, id, "pass", "buy", "buy"))
    assert problem.name == "turn-ended"
    problem = await refused(take(house, mei, id, "buy"))
    assert problem.refusal is not None
    assert (problem.status, problem.refusal.reason, problem.refusal.clause) == (422, "too-dear", "TOY-4")
    assert (await house.find(id)).version == 4
    async with house.database.read() as connection:
        assert len(await keep.load_moves(connection, id)) == 4


async def test_trying_stops_before_chance(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    problem = await refused(play.attempt(house, mei, id, wire.Tentative(version=4, moves=["hang 1", "pass"])))
    assert problem.name == "turn-ended"
    tried = await play.attempt(house, mei, id, wire.Tentative(version=4, moves=["hang 1"]))
    assert b'"ends":true' in tried
    assert b'"moves":[]' in tried
    assert (await look(house, mei, id))["version"] == 4


async def test_why_names_the_rule_and_the_numbers(house: House) -> None:
    mei, bao = await guest(house), await guest(house, "Bao")
    id = await table(house, mei, "me", "open")
    await lobby.sit(house, bao, id, wire.Sit())
    answer = await play.why(house, mei, id, wire.Question(version=4, move="buy"))
    assert answer.refusal == wire.Refusal(reason="too-dear", clause="TOY-4", numbers={"price": 2, "coins": 1})
    answer = await play.why(house, mei, id, wire.Question(version=4, move="buy", moves=["pass"]))
    assert answer.legal
    # a turn that only waits to be confirmed is nobody else's yet
    answer = await play.why(house, mei, id, wire.Question(version=4, move="buy", moves=["hang 1"]))
    assert answer.refusal == wire.Refusal(reason="confirm-first", clause="TOY-3", numbers={})
    # somebody else's turn is answered with what everybody knows, never with the cards of whoever is asked
    answer = await play.why(house, bao, id, wire.Question(version=4, move="hang 2"))
    assert answer.refusal == wire.Refusal(reason="not-your-turn", clause="TOY-3", numbers={"seat": {"seat": 0}})


async def test_why_can_be_asked_about_a_thing_on_the_board(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    named = await play.why(house, mei, id, wire.Question(version=4, move="buy"))
    pointed = await play.why(house, mei, id, wire.Question(version=4, thing="garland"))
    assert pointed == named
    nothing = await play.why(house, mei, id, wire.Question(version=4, thing="the-moon"))
    assert nothing == wire.Reason(move="", legal=False, refusal=None)


@pytest.mark.parametrize(("move", "thing"), [("", ""), ("buy", "garland")])
async def test_why_is_asked_about_a_move_or_a_thing(house: House, move: str, thing: str) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    problem = await refused(play.why(house, mei, id, wire.Question(version=4, move=move, thing=thing)))
    assert (problem.status, problem.name) == (400, "move-or-thing")


async def test_previews_equal_what_the_move_does(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    found = await play.previews(house, mei, id, wire.Tentative(version=4, moves=["pass"]))
    assert found.effects["buy"] == wire.Effect(changes={"coins": -2, "points": 4}, exact=True)
    assert found.effects["hang 1"].exact is False


async def test_a_bot_plays_its_seat_to_the_end(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "bot", "bot")
    await play_out(house, id, mei)
    assert (await look(house, mei, id))["table"]["status"] == "finished"


async def test_bots_alone_play_a_real_game_to_the_end(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "bot", "bot", game=DRAGON)
    while (await house.find(id)).status == "running":
        await settled(house, id)
    state = await look(house, None, id)
    assert state["view"]["over"]
    assert state["table"]["ranking"]


async def test_a_bot_that_was_interrupted_goes_on_after_a_restart(place: Settings, toy: str) -> None:
    first = House(place)
    await first.open()
    mei = await guest(first)
    id = await table(first, mei, "bot", "me")
    await first.close()  # before the bot has answered
    second = House(place)
    await second.open()
    async with asyncio.timeout(120):  # a process has to begin first
        while id not in second.live or second.live[id].to_move != 1:
            await asyncio.sleep(0.05)
    await second.close()


async def test_the_shuffle_is_promised_before_and_opened_after_the_game(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    promised = (await look(house, mei, id))["table"]["commitment"]
    assert (await look(house, mei, id))["table"]["seed"] == ""
    await play_out(house, id, mei)
    info = (await look(house, mei, id))["table"]
    assert commitment(info["seed"], info["salt"]) == promised
    live = await house.find(id)
    assert live.game is not None
    dealer, again = Dealer(info["seed"]), live.game.new()
    async with house.database.read() as connection:
        for seat, text in await keep.load_moves(connection, id):
            assert seat != -1 or dealer.draw(again).text == text
            again.play(live.game.move(text))


async def test_the_house_wakes_idle_tables_from_the_database(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    (await house.find(id)).used = float("-inf")
    house.sweep()
    assert not house.live
    assert (await look(house, mei, id))["version"] == 4


async def test_a_house_that_closes_lets_what_it_looks_after_come_to_an_end(
    place: Settings, toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    async def look(made: House) -> None:
        said.append("looks")
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.5)
            said.append("ends")

    monkeypatch.setattr(House, "ring", look)
    made = House(place)
    await made.open()
    while not said:
        await asyncio.sleep(0.01)
    await made.close()
    assert said == ["looks", "ends"]


async def test_a_list_of_tables_shows_what_may_be_seen(house: House) -> None:
    mei, bao = await guest(house), await guest(house, "Bao")
    hidden = await table(house, mei, "me", "open", rounds=3)
    wish = wire.NewTable(game="toy", seats=seats("me", "open"), listed=True, options={"rounds": 2})
    shown = (await lobby.create(house, mei, wish)).id
    mine = await lobby.listed(house, mei, "mine", 0)
    assert {info.id for info in mine.tables} == {hidden, shown}
    assert {info.id: info.options for info in mine.tables} == {hidden: {"rounds": 3}, shown: {}}
    assert [info.id for info in (await lobby.listed(house, bao, "open", 0)).tables] == [shown]
    await lobby.sit(house, bao, shown, wire.Sit())
    house.forget(await house.find(shown))
    running = (await lobby.listed(house, mei, "running", 0)).tables
    assert [(info.id, info.to_move, info.your_turn) for info in running] == [(shown, 0, True)]


async def test_whoever_signs_out_while_being_looked_up_is_not_remembered(file_house: House) -> None:
    mei, token = await file_house.guests.arrive("Mei", "tool")
    file_house.guests.drop_all()
    read = file_house.database.read

    @asynccontextmanager
    async def late() -> AsyncIterator[AsyncConnection]:
        async with read() as connection:
            yield connection
        await file_house.guests.sign_out(mei)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(file_house.database, "read", late)
        assert await file_house.guests.find(token) == mei, "it was true when it was asked"
    assert await file_house.guests.find(token) is None


async def test_what_goes_wrong_where_nobody_waits_is_in_the_log(
    file_house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(error: Exception) -> None:
        raise error

    quiet = (Problem(404, "no-table"), OutOfOrder("the disk is full"))
    for work in (*map(fails, quiet), fails(LookupError("a mistake of ours"))):
        await asyncio.wait([file_house.spawn(work)])
    with pytest.raises(LookupError):
        await file_house.spawn(fails(LookupError("somebody hears of it")), waited=True)
    told = [record for record in caplog.records if record.name == "teahouse.server"]
    assert [record.getMessage() for record in told] == ["work that nobody waits for has failed"]
    assert "a mistake of ours" in caplog.text
