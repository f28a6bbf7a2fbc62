"""Puzzles at a house: anybody may try, every move is told what it comes to, and nothing is ever stored."""

from __future__ import annotations

import pytest

from teahouse.puzzles import Puzzle, puzzles
from teahouse.server.settings import Settings
from teahouse.words import LANGUAGES, Words
from tests.lessons.test_lessons import GAMES
from tests.server.client import Web, serving
from tests.server.support import Clock

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("place", ["sqlite"], indirect=True)]  # nothing is stored


def lies(game: str, puzzle: Puzzle) -> str:
    return f"/api/puzzles/{game}/{puzzle.id}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_one_move_is_right_and_the_others_are_told_what_they_lose(web: Web, game: str, lang: str) -> None:
    stranger = web.stranger()
    stranger.http.headers["accept-language"] = lang
    for number, one in enumerate(puzzles(game), 1):
        if number % 30 != 1:
            continue
        asked = (await stranger.http.get(lies(game, one))).json()
        assert (asked["number"], asked["total"], asked["level"]) == (number, len(puzzles(game)), one.level)
        state = (await stranger.http.get(f"{lies(game, one)}/state")).json()
        assert state["seat"] == one.seat == state["view"]["to_move"]
        right = []
        for move in state["moves"]:
            body = {"version": state["version"], "moves": [move]}
            told = (await stranger.http.post(f"{lies(game, one)}/answer", json=body)).json()
            assert told["text"]
            assert told["why"]
            assert bool(told["known"]) == told["right"]
            right += [move] if told["right"] else []
        assert right == [one.answer]
        solution = (await stranger.http.get(f"{lies(game, one)}/solution")).json()
        assert {move["move"] for move in solution["moves"]} == set(state["moves"])
        page = await stranger.http.get(f"/puzzles/{game}/{one.id}", params={"lang": lang})
        assert f'data-puzzle="{one.id}"' in page.text


async def test_the_list_names_all_puzzles_and_that_of_the_day(place: Settings, clock: Clock) -> None:
    async with serving(place, clock) as web:
        stranger = web.stranger()
        found = (await stranger.http.get("/api/puzzles")).json()
        assert {game["game"]: len(game["puzzles"]) for game in found["games"]} == {
            game: len(puzzles(game)) for game in GAMES
        }
        today = found["of_the_day"]
        asked = (await stranger.http.get(f"/api/puzzles/{today['game']}/{today['id']}")).json()
        assert asked["day"] == found["day"]
        other = (await stranger.http.get(f"/api/puzzles/{today['game']}/{asked['next']}")).json()
        assert other["day"] == ""
        for lang in LANGUAGES:
            page = (await stranger.http.get("/puzzles", params={"lang": lang})).text
            assert page.count("data-puzzle=") == sum(len(puzzles(game)) for game in GAMES)
            assert Words(lang).text("puzzles-today") in page
            home = (await stranger.http.get("/", params={"lang": lang})).text
            assert f"/puzzles/{today['game']}/{today['id']}" in home


async def test_what_is_no_answer_is_refused_and_nothing_is_stored(web: Web) -> None:
    one, stranger = puzzles("yinzi")[0], web.stranger()
    body = {"version": len(one.moves), "moves": list[str]()}
    none = await stranger.http.post(f"{lies('yinzi', one)}/answer", json=body)
    assert (none.status_code, none.json()["error"]) == (400, "no-answer")
    illegal = await stranger.http.post(f"{lies('yinzi', one)}/answer", json=body | {"moves": ["no such move"]})
    assert illegal.status_code in (400, 422)
    for path in ("/puzzles/yinzi/none", "/api/puzzles/yinzi/none", f"/api/puzzles/go/{one.id}"):
        assert (await stranger.http.get(path)).status_code == 404, path
    state = (await stranger.http.get(f"{lies('yinzi', one)}/state")).json()
    assert state["version"] == len(one.moves)
