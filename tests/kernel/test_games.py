"""Options, catalogues, refusals, tables and views."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

import teahouse
from teahouse.kernel import (
    GAME_OVER,
    NATURE,
    NOBODY,
    NOT_NOW,
    SAME_AS,
    SPECTATOR,
    BadData,
    BadOption,
    Catalogue,
    Clause,
    Game,
    IllegalMove,
    Message,
    Option,
    Ref,
    Refusal,
    Step,
    Table,
    UnknownMove,
    Value,
    Who,
    changed_tables,
    entry_names,
    ones,
    preview,
    text_of,
)
from teahouse.library import box, build, folder_of, game_of, own_components, rulebook


@pytest.fixture
def game(toy: str) -> Game:
    return teahouse.game(toy, players=2)


def dealt(game: Game, *texts: str) -> Table:
    """A table after the first four draws and then these moves."""
    table = game.new()
    for text in ("deal red", "deal gold", "deal blue", "deal blue", *texts):
        table.play(game.move(text))
    return table


# -- options ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("raw", "value"), [(2, 2), ("2", 2), (3, 3)])
def test_an_option_takes_a_value_or_its_text(raw: Value, value: Value) -> None:
    assert Option("rounds", (2, 3), 2).parse(raw) == value


def test_yes_and_no_stand_for_truth() -> None:
    option = Option("hidden", (True, False), True)
    assert option.parse("yes") is True
    assert option.parse("no") is False
    assert option.parse(False) is False
    assert [text_of(value) for value in (True, False, 7, "wall")] == ["yes", "no", "7", "wall"]


@pytest.mark.parametrize("raw", [1, "1", True, "true", None, 2.0])
def test_a_value_that_is_not_allowed_is_answered_with_those_that_are(raw: object) -> None:
    with pytest.raises(BadOption, match=r"option rounds cannot be .*: choose one of 2, 3"):
        Option("rounds", (2, 3), 2).parse(raw)


def test_truth_is_not_a_number() -> None:
    with pytest.raises(BadOption):
        Option("price", (1, 0), 1).parse(True)


def test_an_unknown_option_is_answered_with_the_known_ones(toy: str) -> None:
    with pytest.raises(BadOption, match="toy has no option 'wall': choose from rounds, hidden_hands"):
        teahouse.game(toy, wall="choose")


@pytest.mark.parametrize("players", [0, 1, 4])
def test_a_number_of_players_out_of_range_is_refused(toy: str, players: int) -> None:
    with pytest.raises(BadOption, match=f"toy is for 2 to 3 players, not {players}"):
        teahouse.game(toy, players=players)


def test_options_are_filled_in_and_the_changed_ones_are_known(toy: str) -> None:
    game = teahouse.game(toy, rounds="3")
    assert game.options == {"rounds": 3, "hidden_hands": True}
    assert game.changed_options() == {"rounds": 3}
    assert game.players == 3, "as many as can play"


# -- the library --------------------------------------------------------------------------------------------------


def test_an_unknown_game_is_answered_with_those_on_the_shelf() -> None:
    with pytest.raises(BadOption, match="there is no game 'go': choose one of year-of-the-dragon"):
        teahouse.game("go")


def test_every_game_on_the_shelf_is_listed_again_and_again() -> None:
    for _ in range(2):
        assert "year-of-the-dragon" in [kind.name for kind in teahouse.rulebooks()]
        teahouse.game("year-of-the-dragon", players=2)


def test_the_rooms_of_a_game_can_be_imported_by_their_full_name() -> None:
    """In an interpreter of its own, where nothing has been imported before."""
    lines = "import teahouse.games.yinzi.names as names, teahouse; print(names.GOODS, teahouse.games.__path__)"
    said = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True).stdout
    assert "rice" in said
    assert said.rstrip().endswith("games']")


def test_a_game_knows_its_folder(toy: str) -> None:
    assert folder_of("year-of-the-dragon") == "year_of_the_dragon"
    assert folder_of(toy) == "toy"
    assert rulebook(toy).title == "Lanterns"


def test_the_box_is_read_once(toy: str) -> None:
    assert box(toy) is box(toy)
    assert teahouse.game(toy, players=2).components is teahouse.game(toy, players=3).components


def test_a_components_file_of_ones_own_replaces_tables(toy: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[purse]\ncoins = 5\nprice = 2\ngarland = 4\nsource = "printed"\n')
    game = teahouse.game(toy, players=2, components=mine)
    assert game.new().facts()["coins"] == [5, 5]
    assert game.components.digest != box(toy).digest
    assert game.components.changes == mine.read_text()


def test_a_table_without_a_source_changes_only_what_it_names(toy: str) -> None:
    game = build(toy, 2, "purse.coins = 5\n", {})
    assert game.new().facts()["coins"] == [5, 5]
    own, changed = changed_tables(own_components(toy), None), changed_tables(own_components(toy), "purse.coins = 5\n")
    assert changed == {**own, "purse": {**own["purse"], "coins": 5}}


def test_an_entry_of_a_list_is_changed_by_its_id() -> None:
    own = own_components("dragon-boats")
    before, after = changed_tables(own, None), changed_tables(own, "toppers.8.beats = 21\nbonus-cards.K.vp = 9\n")
    assert [card["vp"] for card in after["bonus-cards"]["cards"] if card["id"] == "K"] == [9]
    after["bonus-cards"]["cards"][10]["vp"] = before["bonus-cards"]["cards"][10]["vp"]
    assert after["toppers"]["toppers"][7].pop("beats") == 21
    assert before["toppers"]["toppers"][7].pop("beats") == 15
    assert after == before
    assert entry_names(before["seats"]) == ["front", "middle", "rear"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("coins = ", "the components file is not valid TOML"),
        ("[wallet]\n", "the components file has the unknown table 'wallet' (known: game, lantern, purse)"),
        ("[purse]\ncoins = 1\nsource = 'printed'\n", "components.purse lacks the key 'price'"),
        ("[purse]\ncoins = 1\ncoin = 1\nsource = 'printed'\n", "components.purse has the unknown key 'coin'"),
        ("purse.coin = 1\n", "components.purse has no entry 'coin' to change (known: coins, price, garland)"),
        ("lantern = []\n", "components.lantern must be a list of 3, not []"),
    ],
)
def test_a_components_file_with_a_mistake_is_answered_with_the_key(toy: str, text: str, said: str) -> None:
    with pytest.raises(BadData) as error:
        build(toy, 2, text, {})
    assert said in str(error.value)


def test_a_components_file_that_cannot_be_read_is_named(toy: str, tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cannot read the components file .*none\.toml"):
        teahouse.game(toy, components=tmp_path / "none.toml")


def test_the_game_of_a_record_is_built_again(game: Game) -> None:
    again = game_of(teahouse.Record.of(game))
    assert (again.players, again.options, again.components.digest) == (
        game.players,
        game.options,
        game.components.digest,
    )


# -- moves --------------------------------------------------------------------------------------------------------


def test_a_catalogue_numbers_its_moves_and_finds_them_by_text() -> None:
    catalogue = Catalogue()
    first = catalogue.add("turn", "go north", (("way", 1), ("steps", 2)), Message("move-go"), "north")
    second = catalogue.add("turn", "stay", (), Message("move-stay"))
    assert (first.number, second.number, len(catalogue)) == (0, 1, 2)
    assert catalogue.find("stay") is second
    assert (first.a, first.b, first.c, first.d) == (1, 2, 0, 0)
    assert first.to_json() == {
        "text": "go north",
        "number": 0,
        "kind": "turn",
        "params": {"way": 1, "steps": 2},
        "label": {"id": "move-go", "args": {}},
        "target": "north",
    }


def test_two_moves_with_one_text_are_refused() -> None:
    catalogue = Catalogue()
    catalogue.add("turn", "stay", (), Message("move-stay"))
    with pytest.raises(ValueError, match="two moves are called 'stay'"):
        catalogue.add("turn", "stay", (), Message("move-stay"))


def test_an_unknown_move_is_answered_with_those_that_start_alike(game: Game) -> None:
    with pytest.raises(
        UnknownMove, match=r"'hang 7' is not a move of this game; moves that start alike: 'hang 1', 'hang 2'"
    ):
        game.move("hang 7")
    with pytest.raises(UnknownMove, match=r"'dance' is not a move of this game$"):
        game.move("dance")
    with pytest.raises(UnknownMove):
        game.move("")


# -- refusals -----------------------------------------------------------------------------------------------------


def test_a_legal_move_is_not_refused(game: Game) -> None:
    table = dealt(game)
    assert [table.refusal(move) for move in table.moves()] == [None] * len(table.moves())


def test_a_refusal_names_the_clause_and_the_numbers(game: Game) -> None:
    refusal = dealt(game).refusal(game.move("buy"))
    assert refusal == Refusal("too-dear", "TOY-4", (("price", 2), ("coins", 1)))
    assert refusal != Refusal("too-dear", "TOY-4", (("price", 2), ("coins", 0)))
    assert len({refusal, Refusal("too-dear", "TOY-4", (("price", 2), ("coins", 1)))}) == 1
    assert refusal is not None
    assert refusal.to_json() == {"reason": "too-dear", "clause": "TOY-4", "numbers": {"price": 2, "coins": 1}}
    assert dict(refusal.message.arguments)["rule"] == Ref("TOY-4")


def test_a_move_that_is_not_asked_for_is_answered_with_when_it_is(game: Game) -> None:
    bow, turn = Ref("when-bow"), Ref("when-turn")
    assert dealt(game).refusal(game.move("bow")) == Refusal(NOT_NOW, "TOY-6", (("when", bow),))
    assert game.new().refusal(game.move("pass")) == Refusal(NOT_NOW, "TOY-3", (("when", turn),))
    assert dealt(game).refusal(game.move("deal red")) == Refusal(NOT_NOW, "TOY-3", (("when", Ref("when-chance")),))


def test_a_twin_names_the_move_to_use(game: Game) -> None:
    table = dealt(game, "pass", "pass")
    assert table.to_move == 1
    assert table.refusal(game.move("hang 2")) == Refusal(SAME_AS, "TOY-A1", (("move", "hang 1"),))


def test_after_the_end_the_clause_that_ends_the_game_is_named(game: Game) -> None:
    table = dealt(game, *["pass"] * 8, "bow", "bow")
    assert table.over
    assert table.to_move == NOBODY
    assert table.refusal(game.move("pass")) == Refusal(GAME_OVER, "TOY-7")
    assert table.prompt() == Message("prompt-game-over")
    assert table.weights() == []


def test_an_illegal_move_raises_its_refusal_and_changes_nothing(game: Game) -> None:
    table = dealt(game)
    before = table.position()
    with pytest.raises(IllegalMove, match=r"^buy: too-dear \(TOY-4; price 2, coins 1\)$") as error:
        table.play(game.move("buy"))
    assert error.value.text == "buy"
    assert error.value.refusal.clause == "TOY-4"
    assert table.position() == before


# -- tables and views ---------------------------------------------------------------------------------------------


def test_notes_are_kept_only_where_somebody_asks_for_them(game: Game) -> None:
    table = game.new()
    table.play(game.move("deal red"))
    assert table.notes is None
    table.notes = []
    table.play(game.move("deal red"))
    assert [(note.message.id, note.only) for note in table.notes] == [("note-drawn", -1), ("note-lantern", 0)]
    assert table.notes[0].to_json() == {"seat": 0, "id": "note-drawn", "args": {}}
    assert table.copy().notes is None


def test_steps_of_nobody_run_at_once(game: Game) -> None:
    table = game.new()
    assert table.agenda[0].seat == NOBODY
    assert table.to_move == NATURE
    assert dealt(game).to_move == 0


def test_a_step_that_is_deferred_waits_for_what_came_onto_the_agenda_before_it(game: Game) -> None:
    table = game.new()
    depth = len(table.agenda)
    first, second, later = Step[Any](0), Step[Any](1), Step[Any](NOBODY)
    table.agenda += [first, second]
    table.defer(later, depth)
    assert table.agenda[depth:] == [later, first, second]


def test_a_view_carries_the_moves_of_the_seat_to_move_alone(game: Game) -> None:
    table = dealt(game)
    assert [move.text for move in game.view(table, 0).moves] == ["hang 1", "hang 2", "pass"]
    assert game.view(table, 1).moves == game.view(table, SPECTATOR).moves == []
    assert game.view(table, 0).to_json()["moves"] == ["hang 1", "hang 2", "pass"]


def test_a_hidden_hand_is_absent_from_others_views(game: Game) -> None:
    table = dealt(game)
    assert game.view(table, 0).facts["hands"] == [[0, 1], 2]
    assert game.view(table, 1).facts["hands"] == [2, [2, 2]]
    assert game.view(table, SPECTATOR).facts["hands"] == [2, 2]


@pytest.mark.parametrize("seat", [-1, -2, 2])
def test_there_is_no_view_for_a_seat_that_does_not_exist(game: Game, seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}: seats are 0 to 1"):
        game.view(game.new(), seat)


def test_a_preview_shows_what_changes_at_once(game: Game) -> None:
    table = dealt(game)
    assert preview(table, game.move("hang 1"), 0) == {"points": 3}
    assert preview(table, game.move("pass"), 0) == {"coins": 1}
    assert preview(table, game.move("pass"), 1) == {}
    assert table == dealt(game)


def test_a_thing_stands_for_an_answer_to_the_question_asked_now(game: Game) -> None:
    table = dealt(game)
    assert game.asks(table, "garland") is game.move("buy")
    assert game.asks(table, "hand") is game.move("hang 1")
    assert game.asks(table, "the-moon") is None
    assert game.asks(table, "") is None


def test_equal_weights_are_shared() -> None:
    assert ones(3) == [1, 1, 1]
    assert ones(3) is ones(3)
    assert len(ones(1000)) == 1000


def test_a_bare_step_and_a_bare_game_say_what_they_lack(game: Game) -> None:
    class Empty(Step[Table]):
        __slots__ = ()
        id: ClassVar = "empty"

    table = game.new()
    step = Empty(0)
    for ask in (step.moves, step.run, step.weights):
        with pytest.raises(NotImplementedError, match="Empty"):
            ask(table)
    with pytest.raises(NotImplementedError, match="Empty"):
        step.play(table, game.move("pass"))
    assert step.to_json() == ["empty", 0]


def test_messages_compare_by_what_they_say() -> None:
    one = Message("note", (("who", Who(1)), ("what", Ref("red")), ("count", 2)))
    assert one == Message("note", (("who", Who(1)), ("what", Ref("red")), ("count", 2)))
    assert one != Message("note", (("who", Who(0)), ("what", Ref("red")), ("count", 2)))
    assert len({one, Message("note", one.arguments)}) == 1
    assert one.to_json() == {"id": "note", "args": {"who": {"seat": 1}, "what": {"ref": "red"}, "count": 2}}
    assert repr(Clause("TOY-1", "rule", "setup")) == "Clause('TOY-1', 'rule', 'setup')"
