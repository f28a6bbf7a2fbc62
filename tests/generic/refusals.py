"""A position and an illegal move for every family of refusals.

    python -m tests.generic.refusals GAME [--games 1500]

looks for them in random games and writes `tests/refusals/GAME.jsonl`, one refusal a line: its reason and clause, the
position, the move and the numbers that fail. Renew it when a game's rules or components change. A game can add tables
that random games hardly ever reach, in `tests/games/FOLDER/rare.py`:

    def rare() -> list[Table]
"""

from __future__ import annotations

import argparse
import json
import random
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from teahouse.kernel import NOT_NOW, Game, Table
from teahouse.library import folder_of, rulebook
from tests.generic.habits import Habit
from tests.generic.variants import any_variant, every_variant

TESTS = Path(__file__).resolve().parent.parent
REFUSALS = TESTS / "refusals"
LOCALE = TESTS.parent / "src" / "teahouse" / "locale" / "en"


def families(name: str) -> set[str]:
    """Every reason the locale of a game has a sentence for."""
    text = (LOCALE / f"{folder_of(name)}.later.ftl").read_text("utf-8")
    return set(re.findall(r"(?m)^refusal-([\w-]+) =", text))


def proved_by_hand(name: str) -> set[str]:
    """Reasons that the game's own tests name: some need a position that random games do not reach."""
    tests = (TESTS / "games" / folder_of(name)).rglob("test_*.py")
    return set(re.findall(r"\"([\w-]+)\"", "\n".join(path.read_text("utf-8") for path in tests)))


def collect(table: Table, found: dict[tuple[str, str], dict[str, Any]]) -> None:
    """Add the refusals of this table whose reason and clause are new."""
    for move in table.game.catalogue.moves:
        refusal = table.refusal(move)
        if refusal is None or refusal.reason == NOT_NOW or (refusal.reason, refusal.clause) in found:
            continue
        found[refusal.reason, refusal.clause] = {
            **refusal.to_json(),
            "move": move.text,
            "position": table.position(),
        }


def gathered(name: str, count: int) -> dict[tuple[str, str], dict[str, Any]]:
    """One example of each reason and clause, from random games."""
    kind = rulebook(name)
    luck = random.Random(f"refusals {name}")
    games: list[Game] = every_variant(kind)
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for number in range(count):
        game = games[number] if number < len(games) else any_variant(kind, luck)
        table = game.new()
        habit = Habit(game, luck)
        while not table.over:
            if luck.random() < (0.2 if number < len(games) else 0.05):
                collect(table, found)
            table.apply(habit.choose(table))
        collect(table, found)
    for table in rare_tables(name):
        collect(table, found)
    return found


def rare_tables(name: str) -> list[Table]:
    """The tables that a game names itself."""
    place = f"tests.games.{folder_of(name)}"
    if find_spec(place) is None or find_spec(f"{place}.rare") is None:
        return []
    tables: list[Table] = import_module(f"{place}.rare").rare()
    return tables


def main() -> None:
    """Gather and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1500)
    given = parser.parse_args()
    found = gathered(given.game, given.games)
    REFUSALS.mkdir(exist_ok=True)
    rows = [json.dumps(found[key]) for key in sorted(found)]
    (REFUSALS / f"{given.game}.jsonl").write_text("\n".join(rows) + "\n", "utf-8")
    missing = families(given.game) - {reason for reason, _ in found} - proved_by_hand(given.game)
    print(f"{len(rows)} refusals; without an example: {', '.join(sorted(missing)) or 'none'}")


if __name__ == "__main__":
    main()
