"""Records without their sum line: complete, cut off, or sealed."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import pytest

import teahouse as house
from teahouse.arena import play_game
from teahouse.kernel import BadRecord, Record
from tests.cli.commands import Teahouse

COMPLETE = {
    "en": "It has no sum line, but by its scores it is complete.",
    "de": "Die Summenzeile fehlt, aber nach den Punkten ist die Aufzeichnung vollständig.",
}
CUT = {
    "en": "the game is not finished and there is no sum line: the record may be cut off",
    "de": "die Partie ist nicht zu Ende und die Summenzeile fehlt: Die Aufzeichnung kann abgeschnitten sein",
}
each_language = pytest.mark.parametrize("lang", ["en", "de"])


@pytest.fixture
def saved(toy: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    record = play_game(house.game(toy, players=2), ["random"] * 2, "5").record
    path.write_text(record.write(), "utf-8")
    return path


def unsealed(path: Path, lines: int | None = None) -> str:
    """Take the sum line away, and everything after so many lines."""
    rows = re.sub(r"(?m)^sum .*\n", "", path.read_text("utf-8")).splitlines(keepends=True)
    path.write_text("".join(rows[:lines]), "utf-8")
    return path.read_text("utf-8")


def first_move(path: Path) -> int:
    return path.read_text("utf-8").splitlines().index("") + 1


@each_language
def test_a_record_without_its_sum_is_complete_by_its_scores(teahouse: Teahouse, saved: Path, lang: str) -> None:
    unsealed(saved)
    answer = teahouse("check", str(saved), "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert COMPLETE[lang] in answer.out


@each_language
def test_an_unfinished_record_without_its_sum_may_be_cut_off(teahouse: Teahouse, saved: Path, lang: str) -> None:
    unsealed(saved, first_move(saved) + 6)
    answer = teahouse("check", str(saved), "--lang", lang)
    assert (answer.code, answer.out) == (1, "")
    assert CUT[lang] in answer.err
    assert "teahouse check --seal" in answer.err


def test_an_unfinished_record_with_its_sum_passes(teahouse: Teahouse, saved: Path) -> None:
    record = Record.parse(saved.read_text("utf-8"))
    record.scores, record.moves = None, record.moves[:8]
    saved.write_text(record.write(), "utf-8")
    answer = teahouse("check", str(saved))
    assert (answer.code, answer.err) == (0, "")
    assert "8 moves, not finished." in answer.out


def test_wherever_a_record_is_cut_it_shows(teahouse: Teahouse, saved: Path) -> None:
    """Only where nothing but the seed and the sum is lost it still counts as complete."""
    whole = saved.read_bytes()
    scores = whole.index(b"\nscore ") + 1
    complete = scores + whole[scores:].index(b"\n")
    for length in range(1, len(whole) - 1):
        saved.write_bytes(whole[:length])
        answer = teahouse("check", str(saved))
        if answer.code == 0:
            assert length >= complete, whole[:length][-30:]
            assert COMPLETE["en"] in answer.out


def test_a_mended_record_gets_its_line_and_nothing_else_changes(teahouse: Teahouse, saved: Path) -> None:
    whole = saved.read_text("utf-8")
    without = unsealed(saved)
    saved.chmod(0o640)
    answer = teahouse("check", "--seal", str(saved))
    assert (answer.code, answer.err) == (0, "")
    assert re.search(r"game\.record: sealed, \d+ moves, scores \d+ \d+\.", answer.out)
    assert saved.read_text("utf-8") == whole
    assert saved.read_text("utf-8").startswith(without)
    assert stat.S_IMODE(saved.stat().st_mode) == 0o640
    assert [path.name for path in saved.parent.iterdir()] == ["game.record"], "nothing is left beside it"
    assert "ok, " in teahouse("check", str(saved)).out


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_comments_names_and_ends_of_lines_stay(teahouse: Teahouse, saved: Path, end: str) -> None:
    text = unsealed(saved).replace("game toy", "# an evening in May\ngame toy").replace("\n", end) + f"# thanks!{end}"
    saved.write_bytes(text.encode())
    assert teahouse("check", "--seal", str(saved)).code == 0
    sealed = saved.read_bytes().decode()
    assert sealed.startswith(text)
    assert re.fullmatch(rf"sum [0-9a-f]{{16}}{end}", sealed.removeprefix(text))
    assert "ok, " in teahouse("check", str(saved)).out


def test_an_unfinished_record_can_be_sealed_as_all_there_is(teahouse: Teahouse, saved: Path) -> None:
    unsealed(saved, first_move(saved) + 6)
    answer = teahouse("check", "--seal", str(saved))
    assert (answer.code, answer.err) == (0, "")
    assert "sealed, 6 moves, not finished." in answer.out
    assert teahouse("check", str(saved)).code == 0


def test_a_record_that_is_sealed_stays_as_it_is(teahouse: Teahouse, saved: Path) -> None:
    before = saved.stat()
    assert ": ok, " in teahouse("check", "--seal", str(saved)).out
    assert (saved.stat().st_mtime_ns, saved.stat().st_ino) == (before.st_mtime_ns, before.st_ino)


@pytest.mark.parametrize(
    ("old", "new"), [(r"^score .*$", "score 99 1"), (r"^1 .*$", "1 bow"), (r"^name 1 .*$", "name 9 Mei")]
)
@pytest.mark.parametrize("keep_sum", [True, False])
def test_a_record_that_does_not_check_is_not_sealed(
    teahouse: Teahouse, saved: Path, old: str, new: str, keep_sum: bool
) -> None:
    if not keep_sum:
        unsealed(saved)
    wrong = re.sub(old, new, saved.read_text("utf-8"), count=1, flags=re.MULTILINE)
    saved.write_text(wrong, "utf-8")
    answer = teahouse("check", "--seal", str(saved))
    assert answer.code == 1
    assert saved.read_text("utf-8") == wrong


def test_a_link_still_leads_to_the_record(teahouse: Teahouse, saved: Path) -> None:
    unsealed(saved)
    link = saved.with_name("latest.record")
    link.symlink_to(saved)
    assert teahouse("check", "--seal", str(link)).code == 0
    assert link.is_symlink()
    assert Record.parse(saved.read_text("utf-8")).sealed


def test_what_cannot_be_written_is_said_and_nothing_is_lost(
    teahouse: Teahouse, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = unsealed(saved)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    answer = teahouse("check", "--seal", str(saved))
    assert answer.code == 2
    assert str(saved) in answer.err
    assert saved.read_text("utf-8") == without
    assert [path.name for path in saved.parent.iterdir()] == ["game.record"]


def test_stdin_cannot_be_sealed(teahouse: Teahouse, saved: Path) -> None:
    answer = teahouse("check", "--seal", "-", typed=saved.read_text("utf-8"))
    assert answer.code == 2
    assert "name the file instead of -" in answer.err


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"^game .*$", "game go", "Es gibt kein Spiel „go“"),
        (r"^score .*$", "score 99 1", "die Punktzahlen sind"),
        (r"^1 .*$", "1 bow", "unerlaubter Zug „bow“: Verbeugt wird sich am Ende"),
        (r"^1 .*$", "1 hang 9", "„hang 9“ ist kein Zug dieses Spiels; ähnlich beginnen: hang 1, hang 2"),
        (r"^1 .*$", "1 dance", "„dance“ ist kein Zug dieses Spiels\n"),
        (r"^name 1 .*$", "name 1 Ann", "nachträglich geändert (ohne diese Zeile lässt sie sich trotzdem prüfen)"),
        (r"^players .*$", "players 7", "ganze Zahlen"),
    ],
)
def test_what_is_wrong_is_said_in_german(teahouse: Teahouse, saved: Path, old: str, new: str, said: str) -> None:
    saved.write_text(re.sub(old, new, saved.read_text("utf-8"), count=1, flags=re.MULTILINE), "utf-8")
    answer = teahouse("check", str(saved), "--lang", "de")
    assert answer.code == 1
    assert said in answer.err


@pytest.mark.parametrize("command", [("replay",), ("why", "--at", "5", "pass")])
def test_a_record_that_cannot_be_replayed_is_explained_in_german(
    teahouse: Teahouse, saved: Path, command: tuple[str, ...]
) -> None:
    saved.write_text(re.sub(r"(?m)^1 .*$", "1 bow", unsealed(saved), count=1), "utf-8")
    answer = teahouse(command[0], str(saved), *command[1:], "--lang", "de")
    assert answer.code == 1
    assert "unerlaubter Zug „bow“: Verbeugt wird sich am Ende" in answer.err


def test_the_text_of_a_record_can_be_sealed_from_python(saved: Path) -> None:
    whole = saved.read_text("utf-8")
    without = unsealed(saved)
    assert Record.seal(without) == whole
    assert Record.parse(whole).sealed
    assert not Record.parse(without).sealed
    with pytest.raises(BadRecord):
        Record.parse(Record.seal(whole))
