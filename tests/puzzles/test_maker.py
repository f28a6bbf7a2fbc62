"""Making puzzles: what is found is clearly best, written down at once, and chosen so that no two are alike."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from teahouse.bots.networked import judge_for
from teahouse.library import build
from teahouse.puzzles import LEVELS, Other, Puzzle, Shelf, maker, puzzles, read_shelf, seeker
from teahouse.puzzles.maker import choose, notes_of, read_notes
from teahouse.puzzles.puzzle import name_of
from teahouse.review import Reason
from teahouse.review.choices import Choice
from teahouse.review.sight import Sight
from tests.cli.commands import Teahouse
from tests.cli.conftest import teahouse

__all__ = ["teahouse"]

GAME = "year-of-the-dragon"
WHY = Reason("source", "palaces", 3.0)


def drawn(number: int, answer: str = "", level: str = "", players: int = 2, round: int = 0) -> Puzzle:
    """A puzzle as it could have been found."""
    moves = [f"event {number}", "draft monk"]
    return Puzzle(
        id=name_of(moves, {}),
        players=players,
        options={},
        moves=moves,
        seat=0,
        round=round or number % 12 + 1,
        rounds=12,
        phase="action",
        answer=answer or f"build@{number}",
        chance=0.5,
        points=[1.0],
        others=[Other("skip", 0.1, 0.01, [3.0], WHY)],
        looks=64,
        level=level or LEVELS[number % 3],
        found={"master": 10, "cup": 5, "leaf": 5, "network": 5},
    )


def test_of_many_puzzles_those_are_chosen_that_differ() -> None:
    easy = [drawn(number, level="easy") for number in range(90)]
    hard = [drawn(number, level="hard", answer="skip") for number in range(90, 100)]
    chosen = choose(easy + hard, 20)
    levels = Counter(one.level for one in chosen)
    assert levels["hard"] >= 5
    assert [one.level for one in chosen] == sorted((one.level for one in chosen), key=LEVELS.index)
    assert chosen == choose(hard + easy, 20), "the order in which they were found plays no part"


def test_no_two_puzzles_are_alike() -> None:
    alike = [drawn(number, answer="build@1", round=3) for number in range(9)]
    same_game = [replace(drawn(50), id="other", round=4)] * 3
    chosen = choose([*alike, *same_game, drawn(50)], 10)
    assert len(chosen) == 2


def test_levels_say_who_finds_the_move() -> None:
    assert seeker.level_of({"leaf": 5, "cup": 10, "network": 9}) == "easy"
    assert seeker.level_of({"leaf": 4, "cup": 10, "network": 9}) == "medium"
    assert seeker.level_of({"leaf": 1, "cup": 0, "network": 9}) == "hard"


def noted(path: Path, *found: Puzzle, game: str = GAME) -> Path:
    lines = [maker._about(game), *({"seed": 1, "index": n, "found": [one.to_json()]} for n, one in enumerate(found))]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


def test_enough_that_was_found_is_only_chosen_from(teahouse: Teahouse, tmp_path: Path) -> None:
    out = tmp_path / "new" / "puzzles.json.gz"
    elsewhere = noted(tmp_path / "elsewhere.found", *(drawn(number) for number in range(15)))
    answer = teahouse("puzzles", GAME, "--count", "3", "--out", str(out), "--found", str(elsewhere))
    assert answer.code == 0
    assert "3 puzzles of 15 that were found" in answer.out
    assert "by level: easy 1, medium 1, hard 1" in answer.out
    shelf = read_shelf(out.read_bytes(), out.name)
    assert (shelf.game, len(shelf.puzzles)) == (GAME, 3)
    assert not notes_of(out).exists()


def test_what_was_being_written_when_somebody_stopped_it_is_looked_at_again(tmp_path: Path) -> None:
    path = noted(tmp_path / "x.found", drawn(1), drawn(2))
    path.write_text(path.read_text("utf-8")[:-9], "utf-8")
    seen, found = read_notes(path, GAME)
    assert seen == {(1, 0)}
    assert [one.id for one in found] == [drawn(1).id]


def test_what_cannot_be_used_is_said(teahouse: Teahouse, tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json.gz"
    missing = teahouse("puzzles", GAME, "--out", str(out), "--found", str(tmp_path / "none"))
    assert (missing.code, "the file is missing" in missing.err) == (2, True)
    folder = teahouse("puzzles", GAME, "--out", str(tmp_path))
    assert (folder.code, "is a folder" in folder.err) == (2, True)
    noted(notes_of(out), game="yinzi")
    other = teahouse("puzzles", GAME, "--out", str(out))
    assert (other.code, "another game, other rules" in other.err) == (2, True)
    notes_of(out).write_text("no JSON\n", "utf-8")
    spoilt = teahouse("puzzles", GAME, "--out", str(out), "--lang", "de")
    assert (spoilt.code, "Räum sie beiseite" in spoilt.err) == (2, True)
    toy = teahouse("puzzles", "toy", "--out", str(out))
    assert (toy.code, "network" in toy.err) == (1, True)
    assert not out.exists()


def test_what_cannot_be_looked_at_again_is_said(teahouse: Teahouse, tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json.gz"
    missing = teahouse("puzzles", GAME, "--again", "--out", str(out))
    assert (missing.code, "is no file" in missing.err) == (2, True)
    out.write_bytes(Shelf("yinzi", puzzles("yinzi")[:1]).write())
    other = teahouse("puzzles", GAME, "--again", "--out", str(out))
    assert (other.code, "another game" in other.err) == (2, True)


@pytest.mark.slow
def test_puzzles_of_a_file_are_looked_at_again_and_what_is_none_is_left_out(teahouse: Teahouse, tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json.gz"
    good, bad = puzzles(GAME)[0], puzzles(GAME)[1]
    dull = replace(
        good,
        chance=0.0,
        level="hard",
        found=good.found | {"master": 0, "leaf": 3},
        others=[replace(one, lost=0.0, rival=-1) for one in good.others],
    )
    out.write_bytes(Shelf(GAME, [dull, replace(bad, answer=bad.others[0].move)]).write())
    answer = teahouse("puzzles", GAME, "--again", "--out", str(out))
    assert answer.code == 1
    assert "1 of 2 puzzles hold" in answer.out
    assert bad.id in answer.out
    (again,) = read_shelf(out.read_bytes(), out.name).puzzles
    assert (again.id, again.answer, again.moves) == (good.id, good.answer, good.moves)
    assert again.chance > 0.5
    assert (again.level, again.found["leaf"], again.found["master"] >= seeker.SOLVED) == ("hard", 3, True)
    assert all(one.lost > 0 and one.rival not in (-1, good.seat) for one in again.others)


def test_only_what_a_seat_is_asked_anew_makes_a_question() -> None:
    from teahouse.arena import play_game
    from teahouse.kernel import NATURE
    from teahouse.review.course import Course

    game = build(GAME, 3, None, {})
    course = Course(game, play_game(game, ["random"] * 3, "questions").record)
    made = seeker.decisions(course)
    assert len(made) > 30
    for choice in made:
        before = [seat for seat, _ in course.moves[: choice.at] if seat != NATURE]
        last = max((at for at, (seat, _) in enumerate(course.moves[: choice.at]) if seat != NATURE), default=None)
        assert seeker.LEAST <= len(choice.offered) <= seeker.MOST
        if last is not None and before[-1] == choice.seat:
            then, now = course.places[last].moment, course.places[choice.at].moment
            assert (then.round, then.phase) != (now.round, now.phase)


@pytest.mark.slow
def test_the_same_command_goes_on_with_the_next_game(teahouse: Teahouse, tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json.gz"
    noted(notes_of(out), drawn(1))
    answer = teahouse("puzzles", GAME, "--count", "1", "--seconds", "0.01", "--out", str(out))
    assert "1 game looked through" in answer.err
    seen, _ = read_notes(notes_of(out), GAME)
    assert seen == {(1, 0), (1, 1)}, "what was begun in time is finished"
    assert len(read_shelf(out.read_bytes(), out.name).puzzles) == 1


@pytest.mark.slow
def test_a_long_search_finds_the_answer_clearly_best_and_no_other_move() -> None:
    one = puzzles(GAME)[0]
    game = one.build(GAME)
    table = one.table(game)
    choice = Choice(len(one.moves), one.seat, table, table.moves()[0], table.moves())
    found = seeker.search(Sight(judge_for(game)), choice, one.answer)
    assert found is not None
    best, others = found
    assert best.move.text == one.answer
    assert {other.move.text for other in others} == {other.move for other in one.others}
    told = [seeker._other(game, one.seat, other, best) for other in others]
    assert told == sorted(told, key=lambda other: other.lost)
    assert all(other.lost - seeker.SURE * other.error >= seeker.CLEAR - 1e-3 for other in told)
    assert seeker.search(Sight(judge_for(game)), choice, one.others[0].move) is None
