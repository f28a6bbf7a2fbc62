"""What a recorded game contains, so that a few records can be chosen that together contain everything.

    python -m tests.generic.features GAME [--games 3000] [--keep 20]

plays random games and keeps those that together contain all that was seen, in `tests/records/FOLDER/`, with the list
of it in `features.txt`. A game can name more of its own in `tests/games/FOLDER/features.py`:

    def features(table: Table, notes: list[Note]) -> set[str]:  what the table shows after a move
    WANTED: set[str]                                            what must be found
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from teahouse.arena import play_game
from teahouse.kernel import Game, Note, Record, Ref, Table, text_of
from teahouse.library import folder_of, game_of, rulebook
from tests.generic.variants import any_variant, every_variant

RECORDS = Path(__file__).resolve().parent.parent / "records"


def extra(name: str) -> ModuleType | None:
    """The features that a game names itself."""
    place = f"tests.games.{folder_of(name)}"
    if find_spec(place) is None or find_spec(f"{place}.features") is None:
        return None
    return import_module(f"{place}.features")


def features_of(record: Record) -> set[str]:
    """Everything a record contains: kinds of decisions and of moves, notes, options, players, ties."""
    game = game_of(record)
    found = {f"players {game.players}"}
    found |= {f"option {name} {text_of(value)}" for name, value in game.options.items()}
    module = extra(game.name)
    own: Callable[[Table, list[Note]], set[str]] | None = None if module is None else module.features
    table = game.new()
    for _, text in record.moves:
        move = game.move(text)
        found.add(f"step {type(table.agenda[-1]).__name__}")
        found.add(f"move {move.kind}")
        table.notes = []
        table.play(move)
        notes, table.notes = table.notes, None
        found |= _noted(notes)
        if own is not None:
            found |= own(table, notes)
    return found | _ties(table)


def _noted(notes: list[Note]) -> set[str]:
    found: set[str] = set()
    for note in notes:
        found.add(f"note {note.message.id}")
        for name, value in note.message.arguments:
            if isinstance(value, Ref):
                found.add(f"note {note.message.id} {name} {value.id}")
    return found


def _ties(table: Table) -> set[str]:
    """Equal points at the end: a tie that a rule breaks, or one that stays."""
    found: set[str] = set()
    scores, ranking = table.scores(), table.ranking()
    for one in range(len(scores)):
        for other in range(one):
            if scores[one] == scores[other]:
                kind = "stays" if ranking[one] == ranking[other] else "is broken"
                found.add(f"a tie {kind}" + (" for the win" if 1 in (ranking[one], ranking[other]) else ""))
    return found


def choose(candidates: list[tuple[Record, set[str]]], keep: int) -> list[tuple[Record, set[str]]]:
    """The records that add most to what the ones before them contain; `keep` of them."""
    chosen: list[tuple[Record, set[str]]] = []
    left = list(candidates)
    have: set[str] = set()
    while left and len(chosen) < keep:
        best = max(left, key=lambda pair: len(pair[1] - have))
        left.remove(best)
        chosen.append(best)
        have |= best[1]
    return chosen


def played(name: str, count: int) -> list[tuple[Record, set[str]]]:
    """Random games of every variant, with what they contain."""
    kind = rulebook(name)
    luck = random.Random(f"features {name}")
    games: list[Game] = every_variant(kind)
    while len(games) < count:
        games.append(any_variant(kind, luck))
    found: list[tuple[Record, set[str]]] = []
    for number, game in enumerate(games[:count]):
        record = play_game(game, ["random"] * game.players, f"record-{number}").record
        found.append((record, features_of(record)))
    return found


def folder(name: str) -> Path:
    """Where the records of a game lie."""
    return RECORDS / folder_of(name)


def main() -> None:
    """Choose records and write them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--keep", type=int, default=20)
    given = parser.parse_args()
    candidates = played(given.game, given.games)
    every = set[str]().union(*(features for _, features in candidates))
    chosen = choose(candidates, given.keep)
    have = set[str]().union(*(features for _, features in chosen))
    place = folder(given.game)
    place.mkdir(parents=True, exist_ok=True)
    for old in place.glob("*.record"):
        old.unlink()
    for number, (record, _) in enumerate(chosen, start=1):
        (place / f"{number:02}.record").write_text(record.write(), "utf-8")
    (place / "features.txt").write_text("\n".join(sorted(have)) + "\n", "utf-8")
    module = extra(given.game)
    missing = (every | (set() if module is None else set(module.WANTED))) - have
    print(f"{len(chosen)} records contain {len(have)} features; missing: {', '.join(sorted(missing)) or 'nothing'}")


if __name__ == "__main__":
    main()
