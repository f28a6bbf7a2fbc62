"""Golden files: what the rules do today. A change in them is a change of behaviour.

    python -m tests.generic.goldens           writes them anew for every game on the shelf
    python -m tests.generic.goldens GAME ...  for these games

Look at the difference before you keep it: a change that was meant also bumps the game's `rules_version`.

`tests/perft/GAME.json` holds node counts (see `teahouse.arena.perft`) from the start and from later tables of fixed
games: `after` says how many moves of seats were made first, chosen by `Dealer(seed/choices)`.

`tests/goldens/GAME-N.txt` holds a game played from a seed: each line is the number of a step, a hash of everything that
can be observed before it (position, question, legal moves, weights, scores by source, ranking, the notes of the move
before, and the view of every seat and of a spectator), who moves, and the move. A few positions and notes are written
out, so that a difference can be read.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from teahouse.arena import perft_from
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, SPECTATOR, Game, Note, Table
from teahouse.library import build, rulebook, rulebooks
from tests.generic.before import message_before, position_before, view_before
from tests.generic.variants import any_variant, every_variant

TESTS = Path(__file__).resolve().parent.parent
PERFT = TESTS / "perft"
GOLDENS = TESTS / "goldens"

AFTER = (0, 10, 40, 80, 130, 200)
"""After how many moves of seats the tables of a fixed game are counted."""
MOST_NODES = 300
"""A table is counted as deep as its tree stays below this."""
DEEPEST = 8
MIXED = 3
"""How many games with options of all kinds are played through, beside the smallest and the largest table."""


# -- node counts --------------------------------------------------------------------------------------------------


def fixed_games(name: str) -> Iterator[tuple[Game, str]]:
    """Each game that is counted, with its seed: every number of players, then every value of every option."""
    for game in every_variant(rulebook(name)):
        yield game, "1"


def tables(game: Game, seed: str) -> Iterator[tuple[int, Table, int]]:
    """The tables of a fixed game: how many moves of seats were made, the table, and how many draws."""
    dealer, chooser = Dealer(seed), Dealer(f"{seed}/choices")
    table = game.new()
    made = 0
    for after in AFTER:
        while not table.over and made < after:
            if table.to_move == NATURE:
                table.apply(dealer.draw(table))
            else:
                moves = table.moves()
                table.apply(moves[chooser.number(len(moves))])
                made += 1
        if table.over:
            return
        yield after, table, dealer.index


def counted(table: Table, seed: str, drawn: int) -> list[int]:
    """Node counts to the greatest depth that stays small."""
    counts: list[int] = []
    for depth in range(1, DEEPEST + 1):
        deeper = perft_from(table, seed, drawn, depth)
        if counts and (deeper[-1] > MOST_NODES or not deeper[-1]):
            break
        counts = deeper
    return counts


def perft_rows(name: str) -> Iterator[dict[str, Any]]:
    """Every row of `tests/perft/NAME.json`."""
    for game, seed in fixed_games(name):
        for after, table, drawn in tables(game, seed):
            yield {
                "players": game.players,
                "options": game.changed_options(),
                "seed": seed,
                "after": after,
                "nodes": counted(table, seed, drawn),
            }


def perft_file(name: str) -> str:
    """The text of `tests/perft/NAME.json`."""
    return "[\n" + ",\n".join("  " + json.dumps(row) for row in perft_rows(name)) + "\n]\n"


# -- whole games --------------------------------------------------------------------------------------------------


def played_through(name: str) -> list[Game]:
    """The games that are written down step by step."""
    kind = rulebook(name)
    luck = random.Random(f"golden {name}")
    usual = [build(name, players, None, {}) for players in (kind.least_players, kind.most_players)]
    return usual + [any_variant(kind, luck) for _ in range(MIXED)]


def observed(game: Game, table: Table, notes: list[Note]) -> dict[str, Any]:
    """Everything that can be observed at a table."""
    return {
        "position": position_before(table),
        "to_move": table.to_move,
        "prompt": message_before(table.prompt().to_json()),
        "moves": [move.text for move in table.moves()],
        "weights": table.weights() if table.to_move == NATURE else [],
        "scores": table.scores(),
        "breakdown": table.breakdown(),
        "ranking": table.ranking(),
        "notes": [{**message_before(note.to_json()), "only": note.only} for note in notes],
        "views": {str(seat): view_before(game, table, seat) for seat in (*range(game.players), SPECTATOR)},
    }


def playthrough_file(game: Game, number: int) -> str:
    """The text of `tests/goldens/NAME-NUMBER.txt`."""
    seed = f"golden-{number}"
    dealer, chooser = Dealer(seed), Dealer(f"{seed}/choices")
    table = game.new()
    notes: list[Note] = []
    lines: list[str] = []
    full: dict[int, str] = {}
    step = 0
    while True:
        seen = json.dumps(observed(game, table, notes), sort_keys=True)
        digest = hashlib.sha256(seen.encode()).hexdigest()[:16]
        full[step] = json.dumps(
            {"position": position_before(table), "notes": [message_before(note.to_json()) for note in notes]}
        )
        if table.over:
            lines.append(f"{step} {digest} end {table.scores()}")
            break
        moves = table.moves()
        move = dealer.draw(table) if table.to_move == NATURE else moves[chooser.number(len(moves))]
        lines.append(f"{step} {digest} {'-' if table.to_move == NATURE else table.to_move + 1} {move.text}")
        table.notes = []
        table.play(move)
        notes, table.notes = table.notes, None
        step += 1
    header = [f"game {game.name}", f"rules {game.rules_version}", f"players {game.players}", f"seed {seed}"]
    header += [f"option {option} {value}" for option, value in game.options.items()]
    shown = [f"full {index} {full[index]}" for index in (0, step // 2, step)]
    return "\n".join([*header, "", *lines, "", *shown]) + "\n"


def golden(path: Path) -> str:
    """The text of a golden file."""
    assert path.exists(), f"{path.name} is missing: run `python -m tests.generic.goldens` and look at what it writes"
    return path.read_text("utf-8")


def golden_files(name: str) -> Iterator[tuple[Path, str]]:
    """Every golden file of a game with the text it should have."""
    yield PERFT / f"{name}.json", perft_file(name)
    for number, game in enumerate(played_through(name), start=1):
        yield GOLDENS / f"{name}-{number}.txt", playthrough_file(game, number)


def main(names: list[str]) -> None:
    """Write the files anew."""
    for name in names or [kind.name for kind in rulebooks()]:
        for path, text in golden_files(name):
            path.parent.mkdir(exist_ok=True)
            same = path.exists() and path.read_text("utf-8") == text
            path.write_text(text, "utf-8")
            print(f"{path.relative_to(TESTS.parent)}: {'unchanged' if same else 'written'}")


if __name__ == "__main__":
    main(sys.argv[1:])
