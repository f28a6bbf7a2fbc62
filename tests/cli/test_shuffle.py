"""`teahouse check --commitment --promise`: the sums of a shuffle to which seats have added parts, done again."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path

import pytest

import teahouse as house
from teahouse.arena import play_game
from teahouse.dealer import commitment, committed, laid, promise, shuffled
from teahouse.kernel import BadRecord, Record
from tests.cli.commands import Teahouse

SEED, SALT = "5eed" * 16, "5a17" * 8
PARTS = {0: "a" * 64, 1: "b" * 64}


def made(parts: dict[int, str], dealt_from: str | None = None) -> Record:
    """A game of two seats, of which some have added their parts."""
    seed = shuffled(SEED, parts) if dealt_from is None else dealt_from
    record = play_game(house.game("toy", players=2), ["random"] * 2, seed).record
    record.names = ["Mei", "Bao"]
    record.seed, record.salt, record.commitment = SEED, SALT, commitment(SEED, SALT)
    record.parts, record.committed = dict(parts), {seat: committed(part) for seat, part in parts.items()}
    return record


@pytest.fixture
def file(toy: str, tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def kept(record: Record) -> str:
    return promise(record.commitment, record.committed)


def test_the_sums_are_those_that_any_tool_does_with_the_lines_of_a_record(toy: str) -> None:
    record = made(PARTS)
    rows = record.write().split("\n")
    bound = "\n".join(row for row in rows if row.startswith(("commitment ", "committed ")))
    parts = "\n".join(row for row in rows if row.startswith("part "))
    assert kept(record) == hashlib.sha256(bound.encode()).hexdigest()
    assert shuffled(SEED, PARTS) == hmac.new(SEED.encode(), parts.encode(), hashlib.sha256).hexdigest()
    assert promise(record.commitment, {}) == record.commitment
    assert shuffled(SEED, {}) == SEED


def test_a_record_with_parts_reads_as_it_was_written(toy: str) -> None:
    record = made(PARTS)
    record.laid = 3
    again = Record.parse(record.write())
    assert (again.parts, again.committed, again.laid, again.sealed) == (PARTS, record.committed, 3, True)
    assert again.write() == record.write()


@pytest.mark.parametrize("parts", [PARTS, {1: "c" * 64}, {}])
def test_a_promise_that_was_kept_passes_with_its_digits_or_its_link(
    teahouse: Teahouse, file: Path, parts: dict[int, str]
) -> None:
    record = made(parts)
    file.write_text(record.write())
    names = {2: "Shuffled by the house and Mei, Bao.", 1: "Shuffled by the house and Bao.", 0: "by the house alone."}
    for said in (kept(record), kept(record).upper(), f"https://tea.example/t/abc#promise={kept(record)}"):
        answer = teahouse("check", "--commitment", str(file), "--promise", said)
        assert (answer.code, answer.err) == (0, "")
        assert names[len(parts)] in answer.out
    assert teahouse("check", "--promise", kept(record), str(file)).code == 0


def test_a_part_that_was_changed_afterwards_is_a_finding(teahouse: Teahouse, file: Path) -> None:
    record = made(PARTS)
    record.parts = PARTS | {1: "c" * 64}
    file.write_text(record.write())
    answer = teahouse("check", "--commitment", str(file))
    assert answer.code == 1
    assert "the part of seat 2 (Bao) is not the one that was promised" in answer.err


def test_a_part_that_is_missing_or_was_never_bound_is_a_finding(teahouse: Teahouse, file: Path) -> None:
    for name in ("parts", "committed"):
        record = made(PARTS)
        del getattr(record, name)[0]
        file.write_text(record.write())
        answer = teahouse("check", "--commitment", str(file))
        assert answer.code == 1
        assert "the part of seat 1 (Mei)" in answer.err


def test_a_house_that_exchanges_everything_is_found_out_by_the_promise_that_somebody_has_kept(
    teahouse: Teahouse, file: Path
) -> None:
    """Seed, commitment and parts fit each other, but they are not those that lay on the screens."""
    first, second = made(PARTS), made({0: PARTS[0], 1: "d" * 64})
    file.write_text(second.write())
    assert teahouse("check", "--commitment", str(file)).code == 0
    answer = teahouse("check", str(file), "--promise", kept(first))
    assert answer.code == 1
    assert "this is not the promise you have kept" in answer.err


def test_a_deal_that_leaves_out_the_parts_is_a_finding(teahouse: Teahouse, file: Path) -> None:
    file.write_text(made(PARTS, dealt_from=SEED).write())
    answer = teahouse("check", "--commitment", str(file))
    assert answer.code == 1
    assert re.search(r":\d+: the seed deals “deal \w+” here, not “deal \w+”", answer.err)


def test_moves_that_were_taken_over_from_another_game_are_not_held_against_the_seed(
    teahouse: Teahouse, file: Path
) -> None:
    record = made(PARTS, dealt_from="another game")
    draws = [number for number, (seat, _) in enumerate(record.moves, start=1) if seat < 0]
    record.laid = draws[-1]
    file.write_text(record.write())
    assert teahouse("check", "--commitment", str(file)).code == 0
    record.laid = draws[0]
    file.write_text(record.write())
    assert teahouse("check", "--commitment", str(file)).code == 1
    record.laid = len(record.moves) + 1
    file.write_text(record.write())
    assert "fewer than it says were taken over" in teahouse("check", "--commitment", str(file)).err


def test_a_game_that_was_dealt_here_cannot_be_passed_off_as_one_taken_over(teahouse: Teahouse, file: Path) -> None:
    """Whoever says that all moves come from elsewhere could deal as they like: the promise knows nothing of it."""
    record = made(PARTS, dealt_from="another game")
    promised = kept(record)
    record.laid = len(record.moves)
    file.write_text(record.write())
    answer = teahouse("check", "--commitment", str(file), "--promise", promised)
    assert answer.code == 1
    assert f"says nothing of the first {record.laid} moves" in answer.err


def test_what_was_taken_over_is_part_of_the_promise_and_its_draws_are_said_to_be_unchecked(
    teahouse: Teahouse, file: Path
) -> None:
    record = made(PARTS)
    record.laid = 5
    texts = [text for _, text in record.moves]
    file.write_text(record.write())
    for taken, code in ((texts[:5], 0), (texts[:4], 1), (texts[:6], 1), (["x"], 1)):
        promised = promise(record.commitment, record.committed, laid(taken, record.salt))
        answer = teahouse("check", str(file), "--promise", promised)
        assert answer.code == code
    draws = sum(seat < 0 for seat, _ in record.moves[:5])
    assert draws > 1
    answer = teahouse("check", "--commitment", str(file))
    assert f"The first 5 moves were taken over from another game. The {draws} draws among them" in answer.out
    rows = [
        f"commitment {record.commitment}",
        *(f"committed {seat + 1} {one}" for seat, one in record.committed.items()),
    ]
    bound_to = laid(texts[:5], record.salt)
    assert bound_to == hashlib.sha256("\n".join([*texts[:5], record.salt]).encode()).hexdigest()
    bound = "\n".join([*rows, f"laid {bound_to}"])
    assert promise(record.commitment, record.committed, bound_to) == hashlib.sha256(bound.encode()).hexdigest()


def test_a_record_says_how_often_the_shuffle_began_anew_and_why(teahouse: Teahouse, file: Path) -> None:
    record = made(PARTS)
    record.anew = [("left", "Bao Bao"), ("late", "Kai"), ("left", "Bao Bao")]
    file.write_text(record.write())
    assert Record.parse(record.write()).anew == record.anew
    answer = teahouse("check", str(file), "--promise", kept(record))
    assert answer.code == 0
    assert "began anew 3 times after parts were opened, because of Bao Bao, Kai." in answer.out
    with pytest.raises(BadRecord):
        Record.parse(re.sub(r"(?m)^sum .*\n", "", record.write()).replace("anew late Kai", "anew late"))


@pytest.mark.parametrize("said", ["", "3f9c", "x" * 64, "https://tea.example/t/abc"])
def test_what_is_no_promise_is_wrong_use(teahouse: Teahouse, file: Path, said: str) -> None:
    file.write_text(made(PARTS).write())
    answer = teahouse("check", str(file), "--promise", said)
    assert answer.code == 2
    assert "A promise has 64 digits" in answer.err


@pytest.mark.parametrize("row", ["part 1 abc", "part 3 " + "a" * 64, "part x " + "a" * 64, "part 1 " + "A" * 64])
def test_a_line_about_the_shuffle_that_cannot_be_is_refused(toy: str, row: str) -> None:
    text = re.sub(r"(?m)^sum .*\n", "", made(PARTS).write()).replace("part 1 " + "a" * 64, row)
    with pytest.raises(BadRecord) as caught:
        Record.parse(text)
    assert caught.value.message is not None
    assert caught.value.message.id == "bad-record-shuffle-line"
