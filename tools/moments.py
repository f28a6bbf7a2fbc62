"""Moments of seeded games: where in a game of bots a question is asked, the same every time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from teahouse import Dealer, library
from teahouse.bots import Budget, bot
from teahouse.kernel import NATURE, Record, Value

NAMES: Final = ("Mei", "Bao", "Lin", "Kai", "Tao")
SEEDS: Final = 200
"""So many games are searched for a question that is rarely asked."""
OPTIONS: Final[dict[str, dict[str, Value]]] = {
    "year-of-the-dragon": {"wall": "choose", "super_event": "flood"},
    "yinzi": {},
    "dragon-boats": {},
}


@dataclass(frozen=True)
class Played:
    """A whole game, and what was asked when: (question, moves before it, seat, ways to answer)."""

    record: str
    asked: tuple[tuple[str, int, int, int], ...]
    moves: int


@cache
def played(name: str, players: int, seed: int, level: str) -> Played:
    """A game of bots that is the same every time."""
    options = OPTIONS[name] if players > 2 else {}
    game = library.build(name, players, None, options)
    table, dealer, record = game.new(), Dealer(seed), Record.of(game, list(NAMES[:players]))
    bots = [bot(level, game, seat, str(seed)) for seat in range(players)]
    asked: list[tuple[str, int, int, int]] = []
    while not table.over:
        seat = table.to_move
        if seat == NATURE:
            move = dealer.draw(table)
        else:
            asked.append((table.agenda[-1].question, len(record.moves), seat, len(table.moves())))
            move = bots[seat].choose(game.view(table, seat), Budget())
        record.add(seat, move.text)
        table.apply(move)
    record.scores = table.scores()
    return Played(record.write(), tuple(asked), len(record.moves))


@cache
def moment(name: str, players: int, question: str) -> tuple[Played, int, int]:
    """A game, the moves before the question is asked past its middle with a choice, and the seat that is asked."""
    likely = [(seed, "cup") for seed in range(1, 6)]
    for seed, level in [*likely, *((seed, "random") for seed in range(SEEDS))]:
        game = played(name, players, seed, level)
        found = [(at, seat) for asked, at, seat, ways in game.asked if asked == question and ways > 1]
        if found:
            at, seat = min(found, key=lambda one: abs(one[0] - 0.6 * game.moves))
            return game, at, seat
    raise LookupError(f"{name} with {players} players is never asked {question} in {SEEDS} games")
