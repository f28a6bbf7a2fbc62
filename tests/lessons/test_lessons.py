"""Lessons play to their end, in both languages; a rule or a thing that changes is noticed."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, Record
from teahouse.lessons import Lesson, lesson, lessons
from teahouse.lessons.lesson import LessonStep, Moves, said
from teahouse.lessons.walk import Walk
from teahouse.library import folder_of
from teahouse.words import LANGUAGES, Words
from tests.lessons.pupil import Pupil

RECORDS = Path(__file__).parent / "records"
GAMES = [one.game for one in lessons()]
MOST_WORDS = 35


def test_every_title_has_a_first_lesson() -> None:
    assert GAMES == ["year-of-the-dragon", "yinzi", "dragon-boats"]


@pytest.mark.parametrize("game", GAMES)
def test_the_main_line_is_the_recorded_game(game: str) -> None:
    pupil = Pupil(lesson(game))
    for _ in pupil.walk():
        pass
    record = Record.parse((RECORDS / f"{game.replace('-', '_')}-lesson.record").read_text("utf-8"))
    assert pupil.moves[: len(record.moves)] == record.moves
    assert len(pupil.lesson.steps) <= 25


@pytest.mark.parametrize("game", GAMES)
def test_a_pupil_may_answer_each_step_with_each_open_move_and_still_comes_to_the_end(game: str) -> None:
    plan = lesson(game)
    for place, step in enumerate(plan.steps):
        for other in step.open:

            def chooser(now: LessonStep, step: LessonStep = step, other: Moves = other) -> Moves:
                return other if now is step else now.do

            pupil = Pupil(plan, chooser)
            for _ in pupil.walk():
                pass
            assert not pupil.table.over, (place, other)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_whoever_left_the_plan_comes_to_the_end_of_the_lesson_too(game: str, seed: int) -> None:
    """A step whose phase is over without an answer is not waited for any more."""
    plan, luck, dealer = lesson(game), random.Random(seed), Dealer(f"astray-{seed}")
    walk, table = Walk(plan), plan.build().new()
    end = Pupil(plan)
    for _ in end.walk():
        pass
    while table.game.moment(table).round <= end.table.game.moment(end.table).round:
        if table.to_move == NATURE:
            move = dealer.draw(table)
        else:
            move = luck.choice(table.moves())
            if table.to_move == plan.pupil:
                walk.asked(table)
                walk.play(table, move.text)
        table.apply(move)
    while table.to_move != plan.pupil:
        table.apply(dealer.draw(table) if table.to_move == NATURE else luck.choice(table.moves()))
    walk.asked(table)
    assert walk.asks == walk.said == len(plan.steps)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_step_looks_at_can_be_tried_there(game: str) -> None:
    plan = lesson(game)
    pupil = Pupil(plan)
    for step in pupil.walk():
        for moves in step.look:
            trial = pupil.table.copy()
            for text in moves:
                assert trial.to_move == plan.pupil, (step.id, moves)
                assert trial.refusal(trial.game.move(text)) is None, (step.id, moves)
                trial.apply(trial.game.move(text))


def words_of(text: str) -> int:
    return len(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_teacher_has_a_short_sentence_for_every_step_and_every_look(game: str, lang: str) -> None:
    plan: Lesson = lesson(game)
    words = Words(lang, game, plan.names)
    pupil = Pupil(plan)
    for step in pupil.walk():
        id = step.says(plan.name)
        assert words.attributes(id)["title"]
        said_now = [words.say(said(pupil.table, plan, id))]
        for moves, answer in step.answers(plan.name).items():
            if moves in step.look or words.has(answer):
                said_now.append(words.say(said(pupil.table, plan, answer)))
        for sentence in said_now:
            assert words_of(sentence) <= MOST_WORDS, (step.id, sentence)
    around = [f"lesson-{plan.name}-{word}" for word in ("title", "story", *(f"own-{verb}" for verb in plan.own))]
    known = [id for id in (f"lesson-{plan.name}-known-{number}" for number in range(1, 10)) if words.has(id)]
    assert len(known) >= 4
    for id in (*around, *known):
        assert words_of(words.text(id)) <= MOST_WORDS, id


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_step_speaks_of_lies_on_the_board(game: str) -> None:
    plan = lesson(game)
    pupil = Pupil(plan)
    for step in pupil.walk():
        view = pupil.table.game.view(pupil.table, plan.pupil)
        assert step.lit, step.id
        things = pupil.table.game.things(view)
        for thing in (*step.lit, *step.clear, *step.touch):
            assert not things or thing in things, (step.id, thing)
            assert not things or pupil.table.game.explain(thing, view) is not None, (step.id, thing)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_teacher_calls_a_move_is_a_move_that_the_step_asks_for(game: str, lang: str) -> None:
    plan = lesson(game)
    asked = {step.call(plan.name, text) for step in plan.steps for moves in (step.do, *step.open) for text in moves}
    called = re.findall(r"^(lesson-first-\d+-go-[\w-]+) =", _sentences(game, lang), re.MULTILINE)
    assert called
    assert set(called) <= asked


def _sentences(game: str, lang: str) -> str:
    file = files("teahouse.locale") / lang / f"{folder_of(game)}.lessons.ftl"
    return file.read_text("utf-8")
