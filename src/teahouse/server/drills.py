"""Drills at tables that are stored nowhere: positions at which anybody may try moves, and what is said to answers."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import NATURE, Message, Table, changes
from teahouse.lessons.drill import Drill, drills
from teahouse.library import rulebook
from teahouse.server import lobby, play, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.info import table_info
from teahouse.server.live import Live
from teahouse.server.played import Played, play_one
from teahouse.server.problems import Problem
from teahouse.server.seat import Seat
from teahouse.server.sight import trial_view
from teahouse.words import Words

_POSITIONS: Final[dict[tuple[str, str], Live]] = {}
"""The tables of drills that somebody has asked for; nothing at them ever changes."""


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


def position(house: House, drill: Drill) -> Live:
    """The table of a drill: as any other, but that nothing is ever stored there."""
    found = _POSITIONS.get((drill.game, drill.id))
    if found is None:
        seats = [Seat("bot", name=name) for name in drill.record.names]
        seats[drill.pupil] = Seat("guest")
        game = drill.build()
        found = lobby.new_table(house, game, "", game.title, False, seats)
        table, told = game.new(), list[Played]()
        for _, text in drill.record.moves:
            told.append(play_one(table, game.move(text), len(told) + 1))
        found.begin(table, sum(move.seat == NATURE for move in told), told, {})
        found.id, found.status = "", "running"
        _POSITIONS[drill.game, drill.id] = found
    return found


def state(house: House, drill: Drill, visitor: Guest | None, lang: str) -> bytes:
    """What there is to be seen, through the eyes of whoever is asked, as JSON."""
    live = position(house, drill)
    info = table_info(
        live, "", house.settings.origin, your_turn=True, away=lambda table, seat: False, to_move=drill.pupil
    )
    mine = info.seats[drill.pupil]
    mine.mine, mine.name = True, visitor.name if visitor else Words(lang).text("web-guest")
    return live.state(info, drill.pupil, 0)


def explain(house: House, drill: Drill, asked: wire.Thing) -> wire.Explanation:
    """What a thing on the board is and means, after tentative moves."""
    live = position(house, drill)
    table, _ = live.attempt(drill.pupil, asked.moves)
    return play.explained(live, drill.pupil, trial_view(table.game, table, drill.pupil), asked.thing)


def answer(house: House, drill: Drill, moves: list[str], lang: str) -> wire.DrillAnswer:
    """What is said to tentative moves, and what they change."""
    live, seat = position(house, drill), drill.pupil
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
