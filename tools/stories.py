"""Games of bots, told turn by turn, for people to read: docs/stories/<game>.<language>.md.

    python -m tools.stories           tells the recorded games anew
    python -m tools.stories --play    lets four Cups play new ones first: docs/stories/<game>.record

Each page holds fifty turns in a row, with what befell everybody in between.
"""

from __future__ import annotations

import sys
from pathlib import Path

from teahouse.bots import Budget, bot
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, Happening, Record, Teller, Turn
from teahouse.library import build, folder_of, game_of, rulebooks
from teahouse.words import LANGUAGES, Words

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "stories"
NAMES = ["Mei", "Bao", "Tao", "Kai"]
TURNS = 50
SEED = "story"


def played(name: str) -> Record:
    """A game of four Cups, as far as its fifty turns go."""
    game = build(name, len(NAMES), None, {})
    table, dealer = game.new(), Dealer(SEED)
    players = [bot("cup", game, seat, SEED) for seat in range(len(NAMES))]
    record, teller = Record.of(game, NAMES), Teller(table)
    while not table.over and turns(teller) <= TURNS:
        if table.to_move == NATURE:
            move = dealer.draw(table)
        else:
            move = players[table.to_move].choose(game.view(table, table.to_move), Budget(simulations=1))
        record.add(table.to_move, move.text)
        teller.play(table, move)
    return record


def turns(teller: Teller) -> int:
    """How many turns have something to tell."""
    return sum(isinstance(one, Turn) and bool(one.parts) for one in teller.tale)


def tale(name: str) -> list[Turn | Happening]:
    """The recorded game, told: its first fifty turns and what happened between them."""
    record = Record.parse((FOLDER / f"{folder_of(name)}.record").read_text("utf-8"))
    game = game_of(record)
    table = game.new()
    teller = Teller(table)
    for _, text in record.moves:
        teller.play(table, game.move(text))
    told = [one for one in teller.tale if not isinstance(one, Turn) or one.parts]
    places = [place for place, one in enumerate(told) if isinstance(one, Turn)]
    return told[: places[TURNS - 1] + 1]


def page(name: str, lang: str, told: list[Turn | Happening]) -> str:
    """The turns as a page, with a heading for each round."""
    words = Words(lang, name, NAMES)
    lines = [f"# {words.text('game-title')}", ""]
    last, number = -1, 0
    for one in told:
        if one.moment.round != last:
            last = one.moment.round
            title = words.text("moment" if last else "moment-before", round=last, rounds=one.moment.rounds)
            lines += ["", f"## {title}", ""] if lines[-1] else [f"## {title}", ""]
        if isinstance(one, Turn):
            number += 1
            lines.append(f"{number}. {words.told(one)}")
            for seat, change in one.changes.items():
                if seat != one.seat:
                    lines.append(f"    - {words.name(seat)}: {words.changes(change)}")
        elif one.rows or one.lines:
            lines += [*([""] if lines[-1] else []), f"**{words.say(one.title)}**", ""]
            for row in one.rows:
                parts = [*(words.say(reason) for reason in row.reasons), words.changes(row.change)]
                lines.append(f"- {words.name(row.seat)}: {' '.join(part for part in parts if part)}")
            lines += [f"- {words.say(line)}" for line in one.lines]
            lines.append("")
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Every page with its text."""
    found: dict[Path, str] = {}
    for kind in rulebooks():
        told = tale(kind.name)
        for lang in LANGUAGES:
            found[FOLDER / f"{folder_of(kind.name)}.{lang}.md"] = page(kind.name, lang, told)
    return found


def main(arguments: list[str]) -> None:
    """Play, if that is wished, and write the pages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if "--play" in arguments:
        for kind in rulebooks():
            (FOLDER / f"{folder_of(kind.name)}.record").write_text(played(kind.name).write(), "utf-8")
    for path, text in pages().items():
        path.write_text(text, "utf-8")
        print(f"{path.name} written")


if __name__ == "__main__":
    main(sys.argv[1:])
