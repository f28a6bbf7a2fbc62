"""Plays the same seeded games on whatever build is imported and writes down everything that can be observed.

`python -m tests.seeded_games` prints the build first, then the games; tests compare what two builds print.
"""

from __future__ import annotations

import copy
import json
import pickle
import sys
from collections.abc import Iterator
from typing import Any

import teahouse
from teahouse import NATURE, SPECTATOR, Dealer, Game, Record, Table
from teahouse.kernel import table as table_module
from teahouse.kernel.game import BadOption
from teahouse.kernel.refusal import NOT_NOW
from teahouse.library import build

LOOK_EVERY = 41
"""After so many moves everything is looked at; a prime, so that every kind of decision gets its turn."""


def variants() -> Iterator[Game]:
    """Every game on the shelf with every number of players, and with every value of every option."""
    for kind in teahouse.rulebooks():
        numbers = range(kind.least_players, kind.most_players + 1)
        for players in numbers:
            yield teahouse.game(kind.name, players)
        changes = [(option.name, value) for option in kind.declared for value in option.values]
        for turn, (name, value) in enumerate(changes):
            for players in (*numbers[turn % len(numbers) :], *numbers):
                try:
                    changed = build(kind.name, players, None, {name: value})
                except BadOption:  # not with this number of players
                    continue
                yield changed
                break


def observed(table: Table) -> dict[str, Any]:
    """The position, every seat's view and the answer to every move of the catalogue."""
    game = table.game
    answers = {}
    for move in game.catalogue.moves:
        refusal = table.refusal(move)
        if refusal is None or refusal.reason != NOT_NOW:
            answers[move.text] = None if refusal is None else refusal.to_json()
    return {
        "position": table.position(),
        "views": [game.view(table, seat).to_json() for seat in (*range(game.players), SPECTATOR)],
        "observations": [game.observed(table, seat).hex() for seat in range(game.players)],
        "breakdown": table.breakdown(),
        "answers": answers,
    }


def play(game: Game, seed: int) -> Iterator[str]:
    """The lines one game leaves."""
    dealer, chooser = Dealer(seed), Dealer(f"seats {seed}")
    table, record = game.new(), Record.of(game)
    table.notes = []
    while not table.over:
        if len(record.moves) % LOOK_EVERY == 0:
            yield json.dumps(observed(table), sort_keys=True)
            assert game.load(table.position()) == table
            for twin in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
                assert twin == table
                assert twin.moves() == table.moves()
                twin.play(twin.moves()[0].text)
                assert twin != table
            notes, table = table.notes, table.copy()
            table.notes = notes
        moves = table.moves()
        move = dealer.draw(table) if table.to_move == NATURE else moves[chooser.number(len(moves))]
        record.add(table.to_move, move.text)
        table.play(move)
    record.scores = table.scores()
    yield record.write()
    yield json.dumps([note.to_json() for note in table.notes or ()], sort_keys=True)
    yield json.dumps([observed(table), table.ranking()], sort_keys=True)


def main() -> None:
    """Print the build and the games."""
    print("compiled" if str(table_module.__file__).endswith(".so") else "pure")
    for seed, game in enumerate(variants()):
        for line in play(game, seed):
            sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
