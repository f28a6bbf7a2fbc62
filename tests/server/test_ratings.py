"""Tables that count for ratings: who is rated and how, what does not count, what leaving does."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from teahouse.arena.rating import START, Rating, anchor, rate
from teahouse.server import farewell, lobby, ratings, rematches, stand_ins, story, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.store.schema import rated_games
from tests.server.client import Web
from tests.server.support import guest, look, play_out, seats, take

pytestmark = pytest.mark.anyio


async def counting(house: House, *names: str, **wishes: Any) -> tuple[str, list[Guest]]:
    """A table of people that counts."""
    people = [await guest(house, name) for name in names]
    return await again(house, people, **wishes), people


async def again(house: House, people: list[Guest], **wishes: Any) -> str:
    kinds = ["me", *["open"] * (len(people) - 1)]
    wish = wire.NewTable(game="toy", seats=seats(*kinds), rated=True, **wishes)
    id = (await lobby.create(house, people[0], wish)).id
    for one in people[1:]:
        info = await lobby.sit(house, one, id, wire.Sit())
        assert info.rated == "yes", "it is told when sitting down"
    return id


async def of(house: House, *people: Guest) -> list[wire.RatingInfo]:
    found = [(await ratings.of_guest(house, one)).ratings for one in people]
    assert all(len(one) == 1 for one in found)
    return [one[0] for one in found]


async def refused(work: Any) -> str:
    with pytest.raises(Problem) as problem:
        await work
    return problem.value.name


async def test_a_game_that_counts_rates_everybody_by_the_place_they_reached(house: House) -> None:
    id, people = await counting(house, "Mei", "Bao", "Li")
    await play_out(house, id, *people)
    ranking = (await house.find(id)).ranking
    assert ranking is not None
    expected = rate([START] * 3, ranking)
    for info, after, place in zip(await of(house, *people), expected, ranking, strict=True):
        assert (info.game, info.players, info.provisional) == ("toy", 3, True)
        assert info.rating == pytest.approx(after.strength)
        assert info.unsure == pytest.approx(after.unsure)
        assert [(one.table, one.place, one.left) for one in info.games] == [(id, place, False)]


async def test_every_number_of_players_has_a_rating_of_its_own_and_games_add_up(house: House) -> None:
    id, people = await counting(house, "Mei", "Bao")
    await play_out(house, id, *people)
    first = (await of(house, people[0]))[0]
    second = await again(house, people)
    await play_out(house, second, *people)
    info = (await of(house, people[0]))[0]
    assert [one.table for one in info.games] == [id, second]
    assert info.games[0].rating == first.rating
    assert info.unsure < first.unsure
    li = await guest(house, "Li")
    third = await again(house, [*people, li])
    await play_out(house, third, *people, li)
    found = (await ratings.of_guest(house, people[0])).ratings
    assert [(one.players, len(one.games)) for one in found] == [(2, 2), (3, 1)]


async def test_a_table_that_does_not_count_rates_nobody(house: House) -> None:
    people = [await guest(house, "Mei"), await guest(house, "Bao")]
    id = (await lobby.create(house, people[0], wire.NewTable(game="toy", seats=seats("me", "open")))).id
    await lobby.sit(house, people[1], id, wire.Sit())
    await play_out(house, id, *people)
    assert house.info(await house.find(id), "").rated == ""
    assert (await ratings.of_guest(house, people[0])).ratings == []


async def test_a_rematch_of_a_table_that_counts_counts(house: House) -> None:
    id, people = await counting(house, "Mei", "Bao")
    await play_out(house, id, *people)
    info = await rematches.play_again(house, people[0], id)
    assert info.rated == "yes"


async def test_who_gets_up_is_rated_as_last_whatever_a_bot_makes_of_the_seat(house: House) -> None:
    id, (mei, bao, li) = await counting(house, "Mei", "Bao", "Li")
    await lobby.leave(house, mei, id)
    for who in (bao, li):  # all others agree
        await stand_ins.stand_in(house, who, id, 0, "leaf")
    live = await house.find(id)
    for number in range(3):  # the bots of the small game play at random
        live.seats[number].level = live.seats[number].level and "random"
    await play_out(house, id, bao, li)
    ranking = (await house.find(id)).ranking
    assert ranking is not None
    hers, his, theirs = await of(house, mei, bao, li)
    assert (hers.games[0].left, hers.games[0].place) == (True, 3)
    after = rate([START] * 3, [4, ranking[1], ranking[2]])
    assert [hers.rating, his.rating, theirs.rating] == [pytest.approx(one.strength) for one in after]


async def test_ending_by_agreement_counts_only_for_those_who_had_left(house: House) -> None:
    id, (mei, bao) = await counting(house, "Mei", "Bao")
    await lobby.end(house, mei, id, True)
    assert (await lobby.end(house, bao, id, True)).status == "ended"
    assert (await ratings.of_guest(house, mei)).ratings == []
    second = await again(house, [mei, bao])
    await lobby.leave(house, mei, second)
    assert (await lobby.end(house, bao, second, True)).status == "ended"
    (hers,) = await of(house, mei)
    assert hers.rating < START.strength
    assert hers.games[0].left
    assert (await ratings.of_guest(house, bao)).ratings == []


async def test_nobody_lets_a_bot_play_for_them_at_a_table_that_counts(house: House) -> None:
    id, (mei, _) = await counting(house, "Mei", "Bao")
    assert await refused(stand_ins.stand_in(house, mei, id, 0, "leaf")) == "rated-stand-in"


@pytest.mark.parametrize(
    ("kinds", "problem"),
    [(("me", "hotseat Bao"), "rated-hotseat"), (("me", "bot random"), "rated-bot")],
)
async def test_what_cannot_be_rated_is_refused_when_the_table_is_opened(
    house: House, kinds: tuple[str, ...], problem: str
) -> None:
    mei = await guest(house, "Mei")
    wish = wire.NewTable(game="toy", seats=seats(*kinds), rated=True)
    assert await refused(lobby.create(house, mei, wish)) == problem


async def test_a_bot_without_a_rating_is_not_put_on_a_seat_of_a_table_that_counts(house: House) -> None:
    mei = await guest(house, "Mei")
    wish = wire.NewTable(game="toy", seats=seats("me", "open"), rated=True)
    id = (await lobby.create(house, mei, wish)).id
    change = wire.ChangeSeat(kind="bot", level="random")
    assert await refused(lobby.change_seat(house, mei, id, 1, change)) == "rated-bot"


async def test_against_bots_the_bots_do_not_move(house: House) -> None:
    mei, game = await guest(house, "Mei"), "dragon-boats"
    wish = wire.NewTable(game=game, seats=seats("me", "bot leaf"), rated=True)
    id = (await lobby.create(house, mei, wish)).id
    live = await house.find(id)
    await lobby.leave(house, mei, id)  # the only one who plays: the game ends, and leaving counts
    assert live.status == "ended"
    leaf = anchor(game, "leaf")
    assert leaf is not None
    (info,) = await of(house, mei)
    assert info.rating == pytest.approx(rate([START, leaf], [3, 1])[0].strength)
    async with house.database.read() as connection:
        assert len((await connection.execute(select(rated_games))).all()) == 1
    told = await ratings.of_guest(house, mei)
    assert [one.level for one in told.anchors] == ["leaf", "cup", "pot", "master"]
    assert Rating(told.anchors[0].rating, leaf.unsure) == leaf


async def test_there_is_no_advice_at_a_table_that_counts(house: House) -> None:
    mei = await guest(house, "Mei")
    for counts in (False, True):
        wish = wire.NewTable(game="dragon-boats", seats=seats("me", "bot leaf"), rated=counts)
        assert (await lobby.create(house, mei, wish)).advice is not counts


async def test_a_game_that_counts_cannot_be_a_practice_game(house: House) -> None:
    wish = wire.NewTable(game="dragon-boats", seats=seats("me", "open"), rated=True, practice=True)
    assert await refused(lobby.create(house, await guest(house, "Mei"), wish)) == "rated-practice"


async def test_a_table_that_goes_on_from_another_game_does_not_count(house: House) -> None:
    id, people = await counting(house, "Mei", "Bao")
    await play_out(house, id, *people)
    info = await story.branch(house, people[0], id, story.Branch(at=1, seat=0))
    assert info.rated == ""


async def test_games_that_end_at_once_are_rated_one_after_the_other(house: House) -> None:
    people = [await guest(house, "Mei"), await guest(house, "Bao")]
    ids = [await again(house, people) for _ in range(3)]
    last: list[tuple[Guest, str, str]] = []
    for id in ids:
        while True:
            live = await house.find(id)
            mover = next(who for who in people if live.to_move in live.seats_of(who.id))
            move = (await look(house, mover, id))["moves"][0]
            trial, _ = live.attempt(live.to_move, [move])
            live.draw(trial, [])
            if trial.over:
                last.append((mover, id, move))
                break
            await take(house, mover, id, move)
    await asyncio.gather(*(take(house, who, id, move) for who, id, move in last))
    for info in await of(house, *people):
        assert {one.table for one in info.games} == set(ids)
        assert [one.unsure for one in info.games] == sorted((one.unsure for one in info.games), reverse=True)


async def test_ratings_go_with_the_guest_and_not_with_the_others(house: House) -> None:
    id, (mei, bao) = await counting(house, "Mei", "Bao")
    await play_out(house, id, mei, bao)
    await farewell.delete_guest(house, mei.id)
    async with house.database.read() as connection:
        assert [row.guest for row in await connection.execute(select(rated_games))] == [bao.id]


async def test_a_forgotten_guest_is_nobody_to_be_rated_against(house: House) -> None:
    id, (mei, bao, li) = await counting(house, "Mei", "Bao", "Li")
    await farewell.delete_guest(house, mei.id, "random")
    for who in (bao, li):
        await stand_ins.stand_in(house, who, id, 0, "leaf")
    (await house.find(id)).seats[0].level = "random"  # the bot of the small game
    await play_out(house, id, bao, li)
    ranking = (await house.find(id)).ranking
    assert ranking is not None
    after = rate([START] * 2, ranking[1:])
    assert [one.rating for one in await of(house, bao, li)] == [pytest.approx(one.strength) for one in after]


async def test_the_page_draws_the_course_and_has_every_game_in_a_table(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    assert "No game of yours has counted yet" in await mei.ask("GET", "/me/ratings")
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    for _ in range(2):
        id = (await mei.post("/api/tables", wish, 201))["id"]
        assert (await bao.post(f"/api/tables/{id}/sit"))["rated"] == "yes"
        while (state := await mei.state(id))["table"]["status"] == "running":
            mover, moves = (mei, state["moves"]) if state["moves"] else (bao, (await bao.state(id))["moves"])
            await mover.turn(id, state["version"], moves[0])
    shown = await mei.ask("GET", "/me/ratings")
    assert shown.count("<circle") == 2
    assert f"/t/{id}/replay" in shown
    assert "provisional" in shown
    assert (await mei.get("/api/me/export"))["ratings"] == (await mei.get("/api/me/ratings"))["ratings"] != []
    assert "Take a seat first" in await web.stranger().ask("GET", "/me/ratings")
