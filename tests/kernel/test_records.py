from __future__ import annotations

import re

import pytest

import teahouse
from teahouse.arena import play_game
from teahouse.kernel import BadRecord, Game, Record
from teahouse.library import build, game_of

CHANGES = '[purse]\ncoins = 3\n\nprice = 2\ngarland = 4\nsource = "printed"\n'


@pytest.fixture
def game(toy: str) -> Game:
    return teahouse.game(toy, players=2, rounds=3)


@pytest.fixture
def text(game: Game) -> str:
    record = play_game(game, ["random"] * 2, "1").record
    record.names = ["Mei", "Bao of Tea"]
    return record.write()


def without_sum(text: str) -> str:
    return re.sub(r"(?m)^sum .*\n", "", text)


def place(text: str, start: str) -> int:
    return next(number for number, row in enumerate(text.split("\n"), start=1) if row.startswith(start))


def replayed(record: Record, game: Game) -> None:
    for _ in record.replay(game):
        pass


def test_a_record_reads_as_it_was_written(text: str) -> None:
    record = Record.parse(text)
    assert record.write() == text
    assert (record.game, record.rules, record.players) == ("toy", 1, 2)
    assert record.names == ["Mei", "Bao of Tea"]
    assert record.options == {"rounds": "3"}


def test_a_record_begins_with_what_was_played(text: str) -> None:
    assert re.match(
        r"teahouse-record 1\ngame toy\nrules 1\nplayers 2\noption rounds 3\ncomponents [0-9a-f]{64}\n"
        r"name 1 Mei\nname 2 Bao of Tea\n\n- deal \w+\n",
        text,
    )


def test_a_record_replays_to_its_scores(text: str) -> None:
    record = Record.parse(text)
    tables = [table.scores() for table in record.replay(game_of(record))]
    assert len(tables) == len(record.moves) + 1
    assert tables[0] == [0, 0]
    assert tables[-1] == record.scores


def test_comments_and_empty_lines_may_stand_anywhere(text: str, game: Game) -> None:
    rows = text.split("\n")
    spread = "\n".join(part for row in rows for part in (row, "# why not", ""))
    replayed(Record.parse(spread), game)


def test_windows_line_ends_are_read(text: str, game: Game) -> None:
    replayed(Record.parse(text.replace("\n", "\r\n")), game)


def test_own_components_travel_in_the_record(toy: str) -> None:
    game = build(toy, 2, CHANGES, {})
    text = play_game(game, ["random"] * 2, "1").record.write()
    assert "| [purse]\n| coins = 3\n|\n| price = 2\n" in text
    record = Record.parse(text)
    assert record.components == CHANGES
    assert record.write() == text
    replayed(record, game_of(record))


@pytest.mark.parametrize("extra", ["seed", "salt", "commitment"])
def test_seed_salt_and_promise_are_kept(text: str, extra: str) -> None:
    record = Record.parse(text)
    setattr(record, extra, "abc")
    assert getattr(Record.parse(record.write()), extra) == "abc"


def test_a_masked_record_says_for_whom_and_replays_to_the_first_hidden_move(game: Game, text: str) -> None:
    record = Record.parse(text)
    record.masked = 0
    record.moves[2] = (record.moves[2][0], "?")
    read = Record.parse(record.write())
    assert read.masked == 0
    assert "masked 1\n" in record.write()
    tables = read.replay(game)
    for _ in range(3):
        next(tables)
    with pytest.raises(BadRecord, match="this move is masked") as error:
        next(tables)
    assert error.value.line == place(record.write(), "- ?")


def test_the_sum_guards_against_a_slip_of_the_hand(text: str) -> None:
    with pytest.raises(BadRecord, match="was changed after it was written") as error:
        Record.parse(text.replace("name 1 Mei", "name 1 Max"))
    assert error.value.line == place(text, "sum")
    Record.parse(without_sum(text.replace("name 1 Mei", "name 1 Max")))


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (r"teahouse-record 1", "chess-record 1", 1, "expected a line that starts with 'teahouse-record'"),
        (r"teahouse-record 1", "teahouse-record 2", 1, "this program reads format 1"),
        (r"game toy\n", "", 2, "expected a line that starts with 'game'"),
        (r"game toy", "game", 2, "game needs a value"),
        (r"rules 1", "rules one", 3, "rules needs a whole number, not 'one'"),
        (r"players 2", "players two", 4, "players needs a whole number, not 'two'"),
        (r"option rounds 3", "option rounds", 5, "an option line reads: option NAME VALUE"),
        (r"option rounds 3", "option rounds 3\noption rounds 2", 6, "option rounds stands here a second time"),
        (r"components \w+\n", "", 6, "expected a line that starts with 'components'"),
        (r"name 1 Mei", "name Mei", 7, "a name line reads: name SEAT NAME, with a seat from 1 to 2"),
        (r"name 1 Mei", "name 3 Mei", 7, "with a seat from 1 to 2"),
        (r"\n\n- deal \w+", "\n\n-", 10, "a move line reads: SEAT MOVE, with - for NATURE"),
        (r"\n\n- deal (\w+)", "\n\n7 deal \\1", 10, "there is no seat 7: seats are 1 to 2"),
        (r"\n\n- deal (\w+)", "\n\nx deal \\1", 10, "does not belong here"),
        (r"score (.*)", "score 1", 0, "a score line holds 2 whole numbers"),
        (r"score (.*)", "score a b", 0, "a score line holds 2 whole numbers"),
        (r"seed .*", "seed", -1, "seed needs a value"),
        (r"seed .*", "\\g<0>\nscore 1 2", -2, "'score 1 2' does not belong here"),
    ],
)
def test_a_mistake_is_named_with_its_line(text: str, old: str, new: str, line: int, said: str) -> None:
    wrong = re.sub(old, new, without_sum(text), count=1)
    assert wrong != without_sum(text)
    with pytest.raises(BadRecord) as error:
        Record.parse(wrong)
    assert said in str(error.value)
    where = line if line > 0 else place(wrong, {0: "score", -1: "seed", -2: "seed"}[line]) + (line == -2)
    assert error.value.line == where
    assert str(error.value).startswith(f"line {where}: ")


def test_an_empty_record_is_refused() -> None:
    with pytest.raises(BadRecord, match="line 1: expected a line that starts with 'teahouse-record'"):
        Record.parse("")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"\n\n- deal \w+", "\n\n- deal pink", "'deal pink' is not a move of this game"),
        (r"\n\n- deal (\w+)", "\n\n1 deal \\1", "NATURE is to move, not seat 1"),
        (r"(?m)^1 \w.*$", "- deal red", "seat 1 is to move, not NATURE"),
        (r"(?m)^1 \w.*$", "1 bow", "illegal move bow: not-now"),
    ],
)
def test_a_move_that_cannot_be_played_is_named_with_its_line(
    text: str, game: Game, old: str, new: str, said: str
) -> None:
    whole = without_sum(text)
    wrong = re.sub(old, new, whole, count=1)
    changed = [was != now for was, now in zip(whole.split("\n"), wrong.split("\n"), strict=True)]
    with pytest.raises(BadRecord, match=said) as error:
        replayed(Record.parse(wrong), game)
    assert error.value.line == changed.index(True) + 1


def test_an_illegal_move_carries_its_refusal(text: str, game: Game) -> None:
    record = Record.parse(re.sub(r"(?m)^1 \w.*$", "1 bow", without_sum(text), count=1))
    with pytest.raises(BadRecord) as error:
        replayed(record, game)
    assert error.value.refusal is not None
    assert error.value.refusal.clause == "TOY-6"


def test_a_move_after_the_end_is_refused(text: str, game: Game) -> None:
    wrong = without_sum(text).replace("score", "1 pass\nscore")
    with pytest.raises(BadRecord, match="'pass' comes after the end of the game") as error:
        replayed(Record.parse(wrong), game)
    assert error.value.line == place(wrong, "score") - 1


def test_wrong_scores_are_refused_at_their_line(text: str, game: Game) -> None:
    wrong = re.sub(r"score .*", "score 99 99", without_sum(text))
    with pytest.raises(BadRecord, match=r"the scores are \[\d+, \d+\], not \[99, 99\]") as error:
        replayed(Record.parse(wrong), game)
    assert error.value.line == place(wrong, "score")


def test_missing_scores_are_refused(text: str, game: Game) -> None:
    with pytest.raises(BadRecord, match="the game is over but the record has no score line"):
        replayed(Record.parse(re.sub(r"score .*\n", "", without_sum(text))), game)


def test_scores_before_the_end_are_refused(text: str, game: Game) -> None:
    wrong = re.sub(r"(?m)^2 bow\n", "", without_sum(text))
    with pytest.raises(BadRecord, match="the record has scores but the game is not over"):
        replayed(Record.parse(wrong), game)


@pytest.mark.parametrize(
    ("players", "options", "said", "word"),
    [
        (3, {"rounds": 3}, "this is a record of toy with 2 players", "players"),
        (2, {}, "played with other options", "option"),
    ],
)
def test_another_game_is_refused(
    toy: str, text: str, players: int, options: dict[str, teahouse.kernel.Value], said: str, word: str
) -> None:
    with pytest.raises(BadRecord, match=said) as error:
        replayed(Record.parse(text), build(toy, players, None, options))
    assert error.value.line == place(text, word)


@pytest.mark.parametrize(
    ("old", "new", "said", "word"),
    [
        ("rules 1", "rules 9", "played by rules version 9 of toy; this program has version 1", "rules"),
        (r"components \w+", "components 00", "played with other components", "components"),
        ("option rounds 3", "option walls 3", "toy has no option 'walls'", "option walls"),
        ("option rounds 3", "option rounds 5", "option rounds cannot be '5': choose one of 2, 3", "option rounds"),
        ("game toy", "game go", "this is a record of go", "game"),
    ],
)
def test_a_header_that_does_not_fit_is_named_with_its_line(
    text: str, game: Game, old: str, new: str, said: str, word: str
) -> None:
    wrong = "# a comment first\n" + re.sub(old, new, without_sum(text), count=1)
    record = Record.parse(wrong)
    with pytest.raises(BadRecord, match=re.escape(said)) as error:
        replayed(record, game)
    assert error.value.line == place(wrong, word) == record.line(word)


def test_a_record_that_was_never_text_has_line_one(game: Game) -> None:
    assert Record.of(game).line("game") == 1
