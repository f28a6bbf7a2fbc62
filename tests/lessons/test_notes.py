"""Lessons that are played freely: everything the teacher speaks of is met in real games, and lies there then."""

from __future__ import annotations

import pytest

from teahouse.bots import Budget, bot
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, BadData, Message, Reader, Record
from teahouse.lessons.lesson import Lesson, lesson, main_line, said
from teahouse.lessons.note import Moment
from teahouse.lessons.shelf import entries, lesson_names
from teahouse.words import LANGUAGES, Words
from tests.lessons.test_lessons import GAMES, MOST_WORDS, RECORDS, words_of

FREE = [(game, name) for game in GAMES for name in lesson_names(game) if lesson(game, name).notes]
LEVELS = ("cup", *["random"] * 11)
"""Who plays all seats: one game is played well, the others go everywhere."""


def played(plan: Lesson, level: str, seed: str) -> dict[str, tuple[str, Message]]:
    """A whole game in which at most one note is said at a time: beside what each was said, and how."""
    table, draws = plan.build().new(), 0
    for text in main_line(lesson(plan.game, plan.after)) if plan.after else ():
        draws += table.to_move == NATURE
        table.play(table.game.move(text))
    dealer, met = Dealer(plan.seed, draws), dict[str, tuple[str, Message]]()
    bots = [bot(level, table.game, seat, seed) for seat in range(plan.players)]
    while not table.over:
        if table.to_move == NATURE:
            table.apply(dealer.draw(table))
            continue
        view = table.game.view(table, table.to_move)
        if table.to_move == plan.pupil:
            now = Moment.of(table, plan.pupil)
            note = next((note for note in plan.notes if note.id not in met and note.beside(now)), None)
            if note is not None:
                thing = note.beside(now)
                assert thing in table.game.things(view)
                assert table.game.explain(thing, view) is not None
                met[note.id] = thing, said(table, plan, note.says(plan.name))
        table.apply(bots[table.to_move].choose(view, Budget(simulations=1)))
    return met


@pytest.mark.parametrize(("game", "name"), FREE)
def test_every_note_is_met_in_real_games_and_said_in_few_words(game: str, name: str) -> None:
    plan = lesson(game, name)
    met: dict[str, Message] = {}
    for number, level in enumerate(LEVELS):
        met |= {id: message for id, (_, message) in played(plan, level, str(number)).items()}
    assert {note.id for note in plan.notes} == set(met)
    for lang in LANGUAGES:
        words = Words(lang, game, plan.names)
        assert words.attributes(f"lesson-{name}-title")["about"]
        for message in met.values():
            assert words.attributes(message.id)["title"]
            assert words_of(words.say(message)) <= MOST_WORDS, (lang, message.id)


@pytest.mark.parametrize("game", GAMES)
def test_somebody_who_plays_well_meets_most_of_the_second_lesson(game: str) -> None:
    plan = lesson(game, "second")
    assert len(played(plan, "cup", "0")) > len(plan.notes) / 2


@pytest.mark.parametrize("game", GAMES)
def test_the_second_lesson_begins_where_the_first_one_ends(game: str) -> None:
    record = Record.parse((RECORDS / f"{game.replace('-', '_')}-lesson.record").read_text("utf-8"))
    line, whole = main_line(lesson(game)), [text for _, text in record.moves]
    assert line[: len(whole)] == whole[: len(line)]
    assert not [text for seat, text in record.moves[len(line) :] if seat == lesson(game).pupil]
    assert lesson(game, "second").after == "first"
    table = lesson(game, "second").build().new()
    for text in line:
        table.play(table.game.move(text))
    assert not table.over


def test_everything_to_learn_stands_in_its_order() -> None:
    kinds = {game: [entry.kind for entry in entries(game)] for game in GAMES}
    assert kinds["year-of-the-dragon"] == ["first", "second", "expansion", "expansion", "drill", "glance"]
    assert kinds["yinzi"] == ["first", "second", "drill", "glance"]
    assert kinds["dragon-boats"] == ["first", "second", "expansion", "drill", "glance"]


def test_a_lesson_has_steps_or_notes_and_a_note_knows_what_it_waits_for() -> None:
    frame = {"game": "yinzi", "players": 2, "seed": "1", "names": ["", "Cup"], "pupil": 1, "fallback": "cup"}
    with pytest.raises(BadData, match="steps, or notes"):
        Lesson("none", Reader(frame, "none.toml"))
    note = {"id": "tax", "lit": ["tax"], "when": {"moves": "tax"}}
    with pytest.raises(BadData, match="unknown key 'moves'"):
        Lesson("none", Reader(frame | {"note": [note]}, "none.toml"))
