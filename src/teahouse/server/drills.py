"""Drills: the questions, and what is said to answers."""

from __future__ import annotations

from teahouse.kernel import Message, Table, changes
from teahouse.lessons.drill import Drill, drills
from teahouse.library import rulebook
from teahouse.server import wire
from teahouse.server.house import House
from teahouse.server.live import Live
from teahouse.server.posed import Posed, position
from teahouse.server.problems import Problem
from teahouse.words import Words


def find(game: str, id: str) -> Drill:
    """A drill by its game and id."""
    found = next((drill for drill in drills(rulebook(game).name) if drill.id == id), None)
    if found is None:
        raise Problem(404, "no-page")
    return found


def question(game: str, id: str, lang: str) -> wire.Drill:
    """What is asked."""
    drill, words = find(game, id), Words(lang, game)
    all_of_them = drills(game)
    return wire.Drill(
        game=game,
        id=id,
        number=all_of_them.index(drill) + 1,
        total=len(all_of_them),
        title=words.attributes(drill.asks)["title"],
        question=words.text(drill.asks),
        lit=list(drill.lit),
    )


def posed(game: str, id: str) -> Posed:
    """The position of a drill."""
    drill = find(game, id)
    moves = [text for _, text in drill.record.moves]
    return Posed(drill.game, drill.id, drill.build, moves, drill.record.names, drill.pupil)


def answer(house: House, drill: Drill, moves: list[str], lang: str) -> wire.DrillAnswer:
    """What is said to tentative moves, and what they change."""
    live, seat = position(house, posed(drill.game, drill.id)), drill.pupil
    trial, _ = live.attempt(seat, moves)
    assert live.table is not None
    words, given = Words(lang, drill.game, [seat.name for seat in live.seats]), drill.answered(moves)
    before = trial.game.tally(live.table, seat)
    comes = drill.comes.get(given)
    return wire.DrillAnswer(
        answered=bool(given),
        right=given in drill.right,
        text=words.say(drill.says(given)) if given else "",
        known=words.attributes(drill.asks)["known"] if given in drill.right else "",
        comes=words.say(Message("drill-comes", (("points", comes),))) if comes is not None else "",
        changes={name: [before.get(name, 0), before.get(name, 0) + by] for name, by in _changed(live, trial, seat)},
        clauses=list(drill.clauses),
    )


def _changed(live: Live, trial: Table, seat: int) -> list[tuple[str, int]]:
    assert live.table is not None
    return list(changes(live.table, trial, seat).items())
