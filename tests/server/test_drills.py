"""Drills at a house: anybody may try and ask, every answer is answered, and nothing is ever stored."""

from __future__ import annotations

from itertools import product

import pytest

from teahouse.lessons.drill import Drill, drills
from teahouse.library import rulebook
from teahouse.words import LANGUAGES, Words
from tests.lessons.test_drills import DRILLS
from tests.lessons.test_lessons import GAMES
from tests.server.client import Client, Web

pytestmark = pytest.mark.anyio


def place(drill: Drill) -> str:
    return f"/api/drills/{drill.game}/{drill.id}"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_answer_is_told_what_comes_of_it(web: Web, lang: str) -> None:
    stranger = web.stranger()
    stranger.http.headers["accept-language"] = lang
    for drill in DRILLS:
        await answer_all(stranger, drill, lang)


async def answer_all(stranger: Client, drill: Drill, lang: str) -> None:
    words = Words(lang, drill.game, drill.record.names)
    asked = (await stranger.http.get(place(drill))).json()
    assert asked["question"] == words.text(drill.asks)
    assert (asked["number"], asked["total"]) == (int(drill.id), 5)
    state = (await stranger.http.get(f"{place(drill)}/state")).json()
    assert state["seat"] == drill.pupil == state["view"]["to_move"]
    assert set(state["moves"]) == {move.text for move in drill.table().moves()}
    for move in state["moves"]:
        body = {"version": state["version"], "moves": [move]}
        told = (await stranger.http.post(f"{place(drill)}/answer", json=body)).json()
        assert told["answered"] == (move not in drill.way)
        assert told["right"] == (move in drill.right)
        assert bool(told["text"]) == told["answered"]
        assert bool(told["known"]) == told["right"]
        if move in drill.comes:
            assert str(drill.comes[move]) in told["comes"]
    right = {"version": state["version"], "moves": [*drill.way, drill.right[0]]}
    told = (await stranger.http.post(f"{place(drill)}/answer", json=right)).json()
    assert told["right"]
    assert told["text"] == words.text(f"{drill.asks}-right")
    page = await stranger.http.get(f"/learn/{drill.game}/drills/{drill.id}")
    assert words.attributes(drill.asks)["title"] in page.text


async def test_the_board_of_a_drill_answers_as_any_other(web: Web) -> None:
    drill = drills("year-of-the-dragon")[0]
    stranger = web.stranger()
    state = (await stranger.http.get(f"{place(drill)}/state")).json()
    assert (await stranger.http.get(f"{place(drill)}/box/{state['box']}")).json()["moves"]
    asked = {"version": state["version"], "moves": []}
    previews = (await stranger.http.post(f"{place(drill)}/preview", json=asked)).json()
    assert set(previews["effects"]) == set(state["moves"])
    tried = (await stranger.http.post(f"{place(drill)}/try", json=asked | {"moves": ["harvest@2"]})).json()
    assert tried["ends"]
    why = (await stranger.http.post(f"{place(drill)}/why", json=asked | {"thing": "group-1-taxes"})).json()
    assert why["refusal"]["reason"] == "group-taken"
    card = (await stranger.http.post(f"{place(drill)}/explain", json=asked | {"thing": "event-12"})).json()
    assert card["clauses"]
    refused = await stranger.http.post(f"{place(drill)}/answer", json=asked | {"moves": ["taxes@1"]})
    assert refused.status_code == 422
    again = (await stranger.http.get(f"{place(drill)}/state")).json()
    assert again["version"] == state["version"] == len(drill.record.moves)


async def test_a_drill_that_does_not_exist_is_not_found(web: Web) -> None:
    stranger = web.stranger()
    for path in ("/learn/yinzi/drills/6", "/api/drills/yinzi/6", "/api/drills/go/1"):
        assert (await stranger.http.get(path)).status_code == 404, path


async def test_the_rules_begin_with_a_glance_and_name_every_clause(web: Web) -> None:
    stranger = web.stranger()
    for kind, lang in product(map(rulebook, GAMES), LANGUAGES):
        page = (await stranger.http.get(f"/rules/{kind.name}", params={"lang": lang})).text
        words = Words(lang, kind.name)
        before, _, clauses = page.partition("<div data-rule ")
        for part in ("want", "turn", "score", "end"):
            assert words.text(f"glance-{part}") in before, part
        assert before.count("<use ") > 20
        for clause in kind.clauses:
            assert f'id="{clause.id}"' in clauses, clause.id
