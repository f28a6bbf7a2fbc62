"""Drills are positions of real games; what is said about their answers is true, in both languages."""

from __future__ import annotations

import pytest

from teahouse.kernel import Table
from teahouse.lessons.drill import Drill, drills
from teahouse.library import rulebook
from teahouse.words import LANGUAGES, Words
from tests.lessons.test_lessons import GAMES, MOST_WORDS, words_of

DRILLS = [drill for game in GAMES for drill in drills(game)]


def named(drill: Drill) -> str:
    return f"{drill.game}-{drill.id}"


def best(table: Table, seat: int) -> int:
    """The points at the end if a seat makes the most of it, whatever the others do."""
    while not table.over and table.to_move != seat:
        table.apply(table.moves()[0])
    if table.over:
        return table.scores()[seat]
    return max(best(_after(table, move.text), seat) for move in table.moves())


def _after(table: Table, *texts: str) -> Table:
    trial = table.copy()
    for text in texts:
        trial.play(trial.game.move(text))
    return trial


def test_every_title_has_five_drills() -> None:
    assert [len(drills(game)) for game in GAMES] == [5, 5, 5]


@pytest.mark.parametrize("drill", DRILLS, ids=named)
def test_a_drill_asks_its_pupil_and_its_answers_are_possible_there(drill: Drill) -> None:
    table = drill.table()
    assert table.to_move == drill.pupil
    there = _after(table, *drill.way)
    for text in (*drill.right, *drill.look, *drill.comes):
        places = [_after(table, *drill.way[:steps]) for steps in range(len(drill.way) + 1)]
        assert any(place.refusal(place.game.move(text)) is None for place in places), text
    assert all(there.refusal(there.game.move(text)) is None for text in drill.right)
    assert not set(drill.right) & set(drill.look)


@pytest.mark.parametrize("drill", DRILLS, ids=named)
def test_other_moves_than_the_right_ones_are_there_to_be_chosen(drill: Drill) -> None:
    assert {move.text for move in drill.table().moves()} - {*drill.right, *drill.way}


@pytest.mark.parametrize("drill", [drill for drill in DRILLS if drill.comes], ids=named)
def test_what_an_answer_comes_to_was_played_to_the_end_in_every_line(drill: Drill) -> None:
    table = drill.table()
    for text, points in drill.comes.items():
        assert best(_after(table, *(drill.way if text in drill.right else ()), text), drill.pupil) == points, text
    right = max(drill.comes.get(text, 0) for text in drill.right)
    if right:
        for move in table.moves():
            if move.text not in (*drill.right, *drill.way):
                assert best(_after(table, move.text), drill.pupil) < right, move.text


def _line(drill: Drill, count: str, *texts: str) -> int:
    """How much a count grows for the pupil by some moves."""
    before, after = drill.table(), _after(drill.table(), *texts)
    return after.game.tally(after, drill.pupil)[count] - before.game.tally(before, drill.pupil)[count]


def test_the_walks_bring_what_is_said_about_them() -> None:
    first, second = drills("dragon-boats")[:2]
    before = first.table().scores()[first.pupil]
    assert first.comes["settle west field-e"] - before == 21
    assert second.comes["settle north field-nw"] - second.table().scores()[second.pupil] == 17
    for drill, most in ((first, 40), (second, 34)):
        assert _best_without(drill, drill.table(), drill.right[0]) == most


def _best_without(drill: Drill, table: Table, never: str) -> int:
    """The best end of a walk that does not end where the right one does."""
    if table.over or table.to_move != drill.pupil or table.moves()[0].kind not in ("walk", "settle", "home", "take"):
        return best(table.copy(), drill.pupil)
    return max(_best_without(drill, _after(table, move.text), never) for move in table.moves() if move.text != never)


def test_the_sale_in_the_nearer_town_leaves_a_boat_for_the_coin() -> None:
    drill = drills("yinzi")[0]
    table = _after(drill.table(), "to nanzhili 3", "sell huguang-b1")
    coin = next(move.text for move in table.moves() if move.target == "market-nanzhili-1")
    assert _line(drill, "copper", "to nanzhili 3", "sell huguang-b1", coin) == 5
    assert _line(drill, "copper", "to zhejiang 5") == 2
    assert _after(drill.table(), "to zhejiang 5").to_move != drill.pupil


def test_a_full_ship_makes_room_for_one_that_wants_what_is_there() -> None:
    drill = drills("yinzi")[1]
    assert _line(drill, "points", "slot 1 2") == 3
    assert _line(drill, "points", "slot 2 1") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("drill", DRILLS, ids=named)
def test_every_question_and_every_answer_has_words(drill: Drill, lang: str) -> None:
    words = Words(lang, drill.game, drill.record.names)
    said = [words.text(drill.asks), *words.attributes(drill.asks).values()]
    assert set(words.attributes(drill.asks)) == {"title", "known"}
    said += [words.say(drill.says(answer)) for answer in (*drill.right, *drill.look, "something else")]
    for sentence in said:
        assert words_of(sentence) <= MOST_WORDS, sentence


@pytest.mark.parametrize("drill", DRILLS, ids=named)
def test_what_a_drill_speaks_of_lies_on_the_board_and_its_rules_exist(drill: Drill) -> None:
    table = drill.table()
    things = table.game.things(table.game.view(table, drill.pupil))
    assert set(drill.lit) <= set(things)
    assert set(drill.clauses) <= {clause.id for clause in rulebook(drill.game).clauses}


def test_moves_on_the_way_are_no_answer_yet() -> None:
    drill = drills("dragon-boats")[0]
    assert drill.answered(list(drill.way)) == ""
    assert drill.answered([*drill.way, "settle west field-e", "done"]) == "settle west field-e"
    assert drill.answered([drill.way[0], "home"]) == "home"
