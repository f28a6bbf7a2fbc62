from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import teahouse as house
from teahouse.arena import play_game
from teahouse.dealer import commitment
from teahouse.kernel import Record
from tests.cli.commands import Teahouse

SALT = "0123456789abcdef" * 2


@pytest.fixture
def saved(toy: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    record = play_game(house.game(toy, players=2), ["random"] * 2, "5").record
    record.names = ["Mei", "Bao"]
    path.write_text(record.write(), "utf-8")
    return path


def line_of(path: Path, start: str) -> int:
    return next(number for number, row in enumerate(path.read_text().split("\n"), start=1) if row.startswith(start))


def test_a_good_record_passes(teahouse: Teahouse, saved: Path) -> None:
    answer = teahouse("check", str(saved))
    assert (answer.code, answer.err) == (0, "")
    assert re.search(r"game\.record: ok, \d+ moves, scores \d+ \d+\.", answer.out)


def test_a_record_is_read_from_stdin(teahouse: Teahouse, saved: Path) -> None:
    assert teahouse("check", "-", typed=saved.read_text()).code == 0


@pytest.mark.parametrize("keep_sum", [True, False])
def test_a_changed_score_fails_with_file_and_line(teahouse: Teahouse, saved: Path, keep_sum: bool) -> None:
    text = re.sub(r"(?m)^score .*$", "score 99 1", saved.read_text())
    saved.write_text(text if keep_sum else re.sub(r"(?m)^sum .*\n", "", text))
    answer = teahouse("check", str(saved))
    assert answer.code == 1
    assert f"{saved}:{line_of(saved, 'score')}: the scores are " in answer.err


@pytest.mark.parametrize("keep_sum", [True, False])
def test_a_changed_move_fails_with_file_and_line(teahouse: Teahouse, saved: Path, keep_sum: bool) -> None:
    rows = saved.read_text().split("\n")
    place = next(number for number, row in enumerate(rows) if row.startswith("1 "))
    rows[place] = "1 bow"
    saved.write_text("\n".join(row for row in rows if keep_sum or not row.startswith("sum")))
    answer = teahouse("check", str(saved))
    assert answer.code == 1
    assert f"{saved}:{place + 1}: illegal move “bow”: Bowing comes at the end" in answer.err
    assert "(TOY-6" in answer.err


def test_a_change_without_consequence_fails_by_the_sum(teahouse: Teahouse, saved: Path) -> None:
    saved.write_text(saved.read_text().replace("name 1 Mei", "name 1 Ann"))
    answer = teahouse("check", str(saved))
    assert answer.code == 1
    assert f":{line_of(saved, 'sum')}: the record was changed after it was written" in answer.err


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("game toy", "game go", 2, "There is no game “go”"),
        ("players 2", "players 3", 25, "scores are 3 whole numbers"),
        (
            "players 2",
            "players 2\noption walls 2",
            5,
            "There is no option “walls”: choose one",
        ),
        (
            "players 2",
            "players 2\noption rounds 3\noption hidden_hands 5",
            6,
            "The option “hidden_hands” cannot be “5”: choose one of yes, no.",
        ),
        ("game toy", "# a note\ngame go", 3, "There is no game “go”"),
        ("rules 1", "rules 9", 3, "played by version 9 of the rules"),
        ("components ", "components 0", 5, "other components"),
    ],
)
def test_a_wrong_header_is_a_finding(teahouse: Teahouse, saved: Path, old: str, new: str, line: int, said: str) -> None:
    saved.write_text(re.sub(r"(?m)^sum .*\n", "", saved.read_text()).replace(old, new))
    answer = teahouse("check", str(saved))
    assert answer.code == 1
    assert f"{saved}:{line}: " in answer.err
    assert said in answer.err


def test_a_header_for_too_many_players_is_a_finding(teahouse: Teahouse, saved: Path) -> None:
    rows = saved.read_text().split("\n")[:12]
    saved.write_text("\n".join(rows).replace("players 2", "players 7") + "\n")
    answer = teahouse("check", str(saved))
    assert f"{saved}:4: This game is for 2 to 3 players, not 7" in answer.err


def test_good_and_bad_records_are_counted(teahouse: Teahouse, saved: Path) -> None:
    (saved.parent / "bad.record").write_text("nonsense\n")
    answer = teahouse("check", str(saved.parent))
    assert answer.code == 1
    assert "bad.record:1: a line that starts with “teahouse-record” is expected here" in answer.err
    assert "1 of 2 records are good." in answer.out


def test_a_folder_without_records_is_wrong_use(teahouse: Teahouse, tmp_path: Path) -> None:
    answer = teahouse("check", str(tmp_path))
    assert answer.code == 2
    assert "There are no .record files" in answer.err


def promised(saved: Path, **changes: str) -> str:
    record = Record.parse(saved.read_text())
    record.salt = SALT
    record.commitment = commitment(record.seed, record.salt)
    for name, value in changes.items():
        setattr(record, name, value)
    saved.write_text(record.write())
    return record.seed


def test_a_kept_promise_passes(teahouse: Teahouse, saved: Path) -> None:
    promised(saved)
    assert teahouse("check", "--commitment", str(saved)).code == 0


def test_another_seed_than_the_promised_one_is_a_finding(teahouse: Teahouse, saved: Path) -> None:
    promised(saved, seed="6")
    assert teahouse("check", str(saved)).code == 0
    answer = teahouse("check", "--commitment", str(saved))
    assert answer.code == 1
    assert f":{line_of(saved, 'commitment')}: the seed and salt are not the ones that were promised" in answer.err


def test_the_border_between_seed_and_salt_cannot_be_moved(teahouse: Teahouse, saved: Path) -> None:
    seed = promised(saved)
    promised(saved, seed=seed + SALT[:1], salt=SALT[1:], commitment=commitment(seed, SALT))
    answer = teahouse("check", "--commitment", str(saved))
    assert answer.code == 1
    assert "the salt must have 32 characters" in answer.err


def test_a_draw_that_does_not_follow_from_the_seed_is_a_finding(teahouse: Teahouse, saved: Path) -> None:
    promised(saved, seed="6", commitment=commitment("6", SALT))
    answer = teahouse("check", "--commitment", str(saved))
    assert answer.code == 1
    assert re.search(r":\d+: the seed deals “deal \w+” here, not “deal \w+”", answer.err)


def test_a_record_without_a_promise_cannot_keep_one(teahouse: Teahouse, saved: Path) -> None:
    answer = teahouse("check", "--commitment", str(saved))
    assert answer.code == 1
    assert "holds no commitment" in answer.err


def test_a_replay_shows_every_move_and_the_end(teahouse: Teahouse, saved: Path) -> None:
    answer = teahouse("replay", str(saved))
    record = Record.parse(saved.read_text())
    assert answer.code == 0
    assert f"{len(record.moves)}. Bao: bow" in answer.out
    assert "1. Chance: draw a " in answer.out
    assert "The winner is" in answer.out or "The win is shared by" in answer.out
    assert "The game is over." in answer.out


def test_a_replay_stops_at_a_place(teahouse: Teahouse, saved: Path) -> None:
    answer = teahouse("replay", str(saved), "--at", "4", "--seat", "2")
    assert "After move 4 of " in answer.out
    assert "seen by: Bao" in answer.out
    assert "Mei: It is your turn; you have 1 coins." in answer.out
    assert answer.out.count("lanterns in hand.") == 1, "Mei's hand is hidden, Bao's own is not"


def test_a_replay_for_a_seat_keeps_secrets(teahouse: Teahouse, saved: Path) -> None:
    every = teahouse("replay", str(saved)).out
    seats = teahouse("replay", str(saved), "--seat", "1").out
    assert every.count("it is a ") > seats.count("it is a ") > 0
    assert "1. Chance: draw a " in seats, "Mei's own lantern"
    assert "3. Chance: hidden\n      Bao: draws a lantern.\n" in seats
    assert "hidden" not in every


def test_a_replay_in_json_is_the_view_of_a_seat(teahouse: Teahouse, saved: Path) -> None:
    told = json.loads(teahouse("replay", str(saved), "--at", "6", "--seat", "1", "--json").out)
    assert set(told) == {"at", "moves", "names", "log", "view"}
    assert [line["move"] for line in told["log"]].count("?") == 2
    assert isinstance(told["view"]["facts"]["hands"][0], list)
    assert isinstance(told["view"]["facts"]["hands"][1], int)


def test_a_replay_in_json_without_a_seat_holds_the_position(teahouse: Teahouse, saved: Path) -> None:
    told = json.loads(teahouse("replay", str(saved), "--json").out)
    game = house.game("toy", players=2)
    table = game.load(told["position"])
    assert table.over
    assert table.scores() == told["scores"]
    assert len(told["log"]) == told["moves"] == told["at"]


@pytest.mark.parametrize(
    ("arguments", "said"), [(("--at", "999"), "choose from 0 to "), (("--seat", "3"), "seats are 1 to 2")]
)
def test_a_place_that_does_not_exist_is_wrong_use(
    teahouse: Teahouse, saved: Path, arguments: tuple[str, ...], said: str
) -> None:
    answer = teahouse("replay", str(saved), *arguments)
    assert answer.code == 2
    assert said in answer.err


def test_replaying_a_bad_record_is_a_finding(teahouse: Teahouse, saved: Path) -> None:
    saved.write_text(re.sub(r"(?m)^sum .*\n", "", saved.read_text()).replace("2 bow", "2 pass"))
    answer = teahouse("replay", str(saved))
    assert answer.code == 1
    assert "illegal move “pass”" in answer.err


def test_why_names_the_rule_and_the_numbers(teahouse: Teahouse, saved: Path) -> None:
    answer = teahouse("why", str(saved), "--at", "4", "buy")
    assert answer.code == 0
    assert "A garland costs 2 coins; you have 1 (TOY-4)." in answer.out
    assert "TOY-4 Garlands: A garland costs 2 coins." in answer.out


def test_why_speaks_german(teahouse: Teahouse, saved: Path) -> None:
    answer = teahouse("why", str(saved), "--at", "4", "buy", "--lang", "de")
    assert "Eine Girlande kostet 2 Münzen, du hast 1 (TOY-4)." in answer.out


def test_why_in_json(teahouse: Teahouse, saved: Path) -> None:
    told = json.loads(teahouse("why", str(saved), "--at", "4", "buy", "--json").out)
    assert told["legal"] is False
    assert told["refusal"]["numbers"] == {"price": 2, "coins": 1}
    assert json.loads(teahouse("why", str(saved), "--at", "4", "pass", "--json").out)["refusal"] is None


def test_why_says_that_a_move_is_possible(teahouse: Teahouse, saved: Path) -> None:
    assert teahouse("why", str(saved), "--at", "4", "pass").out == "“pass” is possible there for Mei.\n"


def test_why_after_the_end_names_the_clause_that_ends_the_game(teahouse: Teahouse, saved: Path) -> None:
    end = len(Record.parse(saved.read_text()).moves)
    assert "(TOY-7)" in teahouse("why", str(saved), "--at", str(end), "pass").out


def test_why_does_not_know_a_move_that_does_not_exist(teahouse: Teahouse, saved: Path) -> None:
    answer = teahouse("why", str(saved), "--at", "4", "hang 9")
    assert answer.code == 2
    assert "moves that start alike: 'hang 1', 'hang 2'" in answer.err
