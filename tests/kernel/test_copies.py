"""What the standard library makes of our objects: `copy`, `deepcopy`, `pickle`; and how a move may be named."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import teahouse
from teahouse.kernel import (
    BadRecord,
    Catalogue,
    IllegalMove,
    Message,
    Move,
    Note,
    Ref,
    Refusal,
    Step,
    Table,
    UnknownMove,
    View,
    Who,
)

ROOT = Path(__file__).resolve().parents[2]
MINE = '[purse]\ncoins = 3\nprice = 2\ngarland = 4\nsource = "printed"\n'


def unpickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, unpickled])
Way = Callable[[Any], Any]


@pytest.fixture
def table(toy: str) -> Table:
    """Lanterns for two, dealt."""
    game = teahouse.game(toy, players=2, rounds=3)
    found = game.new()
    dealer = teahouse.Dealer(seed=1)
    while found.to_move == teahouse.NATURE:
        found.play(dealer.draw(found))
    return found


@WAYS
def test_a_move_stays_the_one_of_its_catalogue(table: Table, way: Way) -> None:
    assert all(way(move) is move for move in table.game.catalogue.moves)
    assert way(table.moves()) == table.moves()
    assert way(table.game.catalogue) is table.game.catalogue


@WAYS
def test_a_game_keeps_its_players_options_and_box(table: Table, way: Way) -> None:
    game = way(table.game)
    assert type(game) is type(table.game)
    assert (game.players, game.options) == (2, {"rounds": 3, "hidden_hands": True})
    assert game.components is table.game.components


@WAYS
def test_a_table_and_its_copy_go_their_own_ways(table: Table, way: Way) -> None:
    table.notes = []
    twin = way(table)
    assert twin == table
    assert twin.notes is None, "a copy starts without a log"
    before = table.position()
    twin.play("pass")
    assert table.position() == before
    table.play("hang 1")
    assert twin != table


@WAYS
def test_a_table_with_an_owners_components_keeps_them(toy: str, tmp_path: Path, way: Way) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(MINE)
    table = teahouse.game(toy, players=2, components=mine).new()
    mine.unlink()
    twin = way(table)
    assert twin == table
    assert twin.game.components.changes == MINE
    assert twin.game.components.digest == table.game.components.digest


@WAYS
def test_tables_that_are_copied_together_share_one_game(table: Table, way: Way) -> None:
    one, other = way([table, table.copy()])
    assert one.game is other.game
    assert one == other


@pytest.mark.parametrize("name", [kind.name for kind in teahouse.rulebooks()])
def test_a_table_travels_to_another_process(name: str) -> None:
    """As it would to a worker: there nothing is open yet, and the moves are those of that process's own box."""
    table = teahouse.game(name, players=3).new()
    dealer = teahouse.Dealer(seed=1)
    while table.to_move == teahouse.NATURE:
        table.play(dealer.draw(table))
    lines = (
        "import json, pickle, sys\n"
        "table, move = pickle.load(sys.stdin.buffer)\n"
        "import teahouse\n"
        "assert move is teahouse.game(table.game.name, players=3).move(move.text)\n"
        "table.play(move)\n"
        "print(json.dumps(table.position()))"
    )
    move = table.moves()[0]
    done = subprocess.run(
        [sys.executable, "-c", lines], input=pickle.dumps((table, move)), capture_output=True, check=True, cwd=ROOT
    )
    table.play(move)
    assert json.loads(done.stdout) == table.position()


@WAYS
def test_what_a_table_says_can_be_sent(table: Table, way: Way) -> None:
    view = table.game.view(table, 0)
    again = way(view)
    assert isinstance(again, View)
    assert again.to_json() == view.to_json()
    assert again.moves == view.moves
    for thing in (
        Ref("red"),
        Who(1),
        Message("note-hung", (("what", Ref("red")), ("who", Who(1)))),
        Refusal("too-dear", "TOY-4", (("price", 2),)),
    ):
        assert way(thing) == thing
    note = way(Note(Message("note-hung"), 1, 0))
    assert (note.message, note.seat, note.only) == (Message("note-hung"), 1, 0)
    for step in table.agenda:
        again = way(step)
        assert isinstance(again, Step)
        assert (type(again), again.to_json()) == (type(step), step.to_json())


@WAYS
def test_errors_come_out_of_a_worker_as_they_were(table: Table, way: Way) -> None:
    with pytest.raises(IllegalMove) as caught:
        table.play("bow")
    again = way(caught.value)
    assert (str(again), again.text, again.refusal) == (str(caught.value), "bow", caught.value.refusal)
    bad = way(BadRecord(7, "nobody may", caught.value.refusal, Message("bad-record-move")))
    assert (str(bad), bad.line, bad.refusal) == ("line 7: nobody may", 7, caught.value.refusal)
    assert bad.message == Message("bad-record-move")


def test_a_move_of_no_box_cannot_be_sent() -> None:
    bare = Catalogue()
    move = bare.add("turn", "stay", (), Message("move-stay"))
    assert copy.deepcopy(move) is move
    with pytest.raises(TypeError, match="belongs to no box: send the texts of moves"):
        pickle.dumps(move)
    lone = pickle.dumps(Move(0, "turn", "stay", (), Message("move-stay"), ""))
    with pytest.raises(UnknownMove, match="'stay' is a move of no game"):
        pickle.loads(lone)


# -- naming a move ------------------------------------------------------------------------------------------------


class Number:
    """A number that is no int, such as NumPy has."""

    def __index__(self) -> int:
        return 6


def test_a_move_is_played_by_itself_its_text_or_its_number(table: Table) -> None:
    move = table.game.move("pass")
    named: list[Move | str | int] = [move, "pass", move.number]
    played = [table.copy() for _ in named]
    for twin, given in zip(played, named, strict=True):
        twin.play(given)
        assert twin == played[0] != table
    assert table.game.move(move.number) is move
    assert table.game.move(Number()) is table.game.catalogue.moves[6]


def test_an_illegal_move_named_by_text_is_refused_like_any(table: Table) -> None:
    before = table.position()
    with pytest.raises(IllegalMove, match="bow: not-now"):
        table.play("bow")
    assert table.position() == before


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ("dance", UnknownMove, "'dance' is not a move of this game"),
        (99, UnknownMove, "there is no move 99: the moves of this game have numbers 0 to 7"),
        (-1, UnknownMove, "there is no move -1: the moves of this game have numbers 0 to 7"),
        (None, TypeError, "None is no move: give a Move as table.moves() lists them, its text or its number"),
        (True, TypeError, "True is no move: give a Move"),
        (1.0, TypeError, "1.0 is no move: give a Move"),
        (["pass"], TypeError, "['pass'] is no move: give a Move"),
    ],
    ids=repr,
)
def test_whatever_else_is_played_gets_a_clear_error(
    table: Table, given: Any, error: type[Exception], said: str
) -> None:
    before = table.position()
    with pytest.raises(error) as caught:
        table.play(given)
    assert str(caught.value).startswith(said)
    assert table.position() == before


def test_a_move_of_another_game_is_told_from_a_refused_one(table: Table) -> None:
    foreign = teahouse.game("year-of-the-dragon").move("skip")
    with pytest.raises(UnknownMove, match="'skip' is a move of another game or another box: give its text instead"):
        table.play(foreign)
