"""Positions that something is asked about: tables that are stored nowhere, at which anybody may try moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from teahouse.kernel import NATURE, Game
from teahouse.server import lobby, play, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.info import table_info
from teahouse.server.live import Live
from teahouse.server.played import Played, play_one
from teahouse.server.seat import Seat
from teahouse.server.sight import trial_view
from teahouse.words import Words

MOST: Final = 96
"""So many positions are kept in memory; those asked for longest ago are laid out anew."""
_POSITIONS: Final[dict[tuple[str, str], Live]] = {}
"""The tables that somebody has asked for, the latest last; nothing at them ever changes."""


@dataclass(frozen=True, slots=True)
class Posed:
    """A position, and whose move is asked for."""

    game: str
    id: str
    build: Callable[[], Game]
    moves: list[str]
    """What led to it."""
    names: list[str]
    pupil: int
    """The seat of whoever is asked."""


def position(house: House, posed: Posed) -> Live:
    """The table of a position: as any other, but that nothing is ever stored there."""
    found = _POSITIONS.pop((posed.game, posed.id), None) or _laid(house, posed)
    _POSITIONS[posed.game, posed.id] = found
    while len(_POSITIONS) > MOST:
        del _POSITIONS[next(iter(_POSITIONS))]
    return found


def _laid(house: House, posed: Posed) -> Live:
    seats = [Seat("bot", name=name) for name in posed.names]
    seats[posed.pupil] = Seat("guest")
    game = posed.build()
    found = lobby.new_table(house, game, "", game.title, False, seats)
    table, told = game.new(), list[Played]()
    for text in posed.moves:
        told.append(play_one(table, game.move(text), len(told) + 1))
    found.begin(table, sum(move.seat == NATURE for move in told), told, {}, [])
    found.id, found.status = "", "running"
    return found


def state(house: House, posed: Posed, visitor: Guest | None, lang: str) -> bytes:
    """What there is to be seen, through the eyes of whoever is asked, as JSON."""
    live = position(house, posed)
    info = table_info(
        live, "", house.settings.origin, your_turn=True, away=lambda table, seat: False, to_move=posed.pupil
    )
    mine = info.seats[posed.pupil]
    mine.mine, mine.name = True, visitor.name if visitor else Words(lang).text("web-guest")
    return live.state(info, posed.pupil, 0)


def explain(house: House, posed: Posed, asked: wire.Thing) -> wire.Explanation:
    """What a thing on the board is and means, after tentative moves."""
    live = position(house, posed)
    table, _ = live.attempt(posed.pupil, asked.moves)
    return play.explained(live, posed.pupil, trial_view(table.game, table, posed.pupil), asked.thing, live.version)
