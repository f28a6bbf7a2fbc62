"""Two houses that differ only in what one seat cannot know: other hidden draws, another seed."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from teahouse.dealer import Dealer
from teahouse.kernel import EVERYONE, NATURE, Game, Table
from teahouse.library import build
from teahouse.server import lobby, wire
from teahouse.server.book import Shot
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.played import Played, play_one
from teahouse.server.settings import Settings
from teahouse.server.store import keep
from tests.server.support import guest, seats, take

EYES = 0
"""The seat whose eyes both houses must look alike to."""


class Pair:
    """Two folders with databases, and what is the same in both."""

    def __init__(self, first: Path, second: Path, id: str, tokens: dict[str, str], version: int) -> None:
        self.first = first
        self.second = second
        self.id = id
        self.tokens = tokens
        self.version = version
        self.quiet = ""
        """A legal move of the seat after which chance does not follow."""
        self.loud = ""
        """Any other legal move of the seat."""
        self.legal: list[str] = []
        """All of them."""
        self.things: list[str] = []
        """All things that the seat can ask about."""
        self.hidden = False
        """Whether something was drawn that the seat may not know."""
        self.changed = 0
        """How many hidden draws differ."""
        self.secrets: list[str] = []


class Way:
    """A beginning of a game: the seed and the moves of the seats, up to a quiet moment of the seat."""

    def __init__(self, seed: str, game: Game) -> None:
        self.seed = seed
        self.game = game
        self.moves: list[tuple[int, str]] = []
        self.hidden = False
        """Whether something was drawn that the seat may not know."""
        self.quiet = ""
        self.loud = ""
        self.legal: list[str] = []
        """What the seat may do at the end of the way."""

    def go(self, far: int, late: bool = False) -> bool:
        """Play about `far` moves, until the seat has a quiet move or, if `late`, one that ends the game; else False."""
        table, dealer, chance, number = self.game.new(), Dealer(self.seed), Dealer("play " + self.seed), 0
        while not table.over:
            if table.to_move == EYES and number >= far and (self._last(table) if late else self._choose(table)):
                self.legal = [move.text for move in table.moves()]
                return True
            nature = table.to_move == NATURE
            moves = table.moves()
            move = dealer.draw(table) if nature else moves[chance.number(len(moves))]
            if not nature:
                self.moves.append((table.to_move, move.text))
            number += 1
            self.hidden |= not play_one(table, move, number).knows(EYES, False)
        return False

    def _last(self, table: Table) -> bool:
        for move in table.moves():
            trial = table.copy()
            trial.apply(move)
            if trial.over:
                return True
        return False

    def _choose(self, table: Table) -> bool:
        for move in table.moves():
            trial = table.copy()
            trial.apply(move)
            if trial.to_move != NATURE and not trial.over and not self.quiet:
                self.quiet = move.text
            else:
                self.loud = move.text
        self.loud = self.loud or self.game.catalogue.moves[-1].text
        return bool(self.quiet)


def find_way(name: str, options: dict[str, str | int | bool], far: int, late: bool = False, tries: int = 40) -> Way:
    """A beginning in which something was hidden from the seat, if the game hides anything."""
    players = build(name, None, None, options).least_players
    found: Way | None = None
    for number in range(tries):
        way = Way(f"way {number}", build(name, players, None, options))
        if way.go(far, late):
            if way.hidden:
                return way
            found = found or way
    assert found is not None, "every game ended too early: play less far"
    return found


async def make_pair(
    place: Settings, other: Path, name: str, options: dict[str, str | int | bool], far: int, late: bool = False
) -> Pair:
    """Play a game for about `far` moves, until the seat is to move, and copy it with other secrets."""
    way = find_way(name, options, far, late)
    house = House(place)
    await house.open()
    tokens: dict[str, str] = {}
    people: dict[str, Guest] = {}
    for role in ("seat", "watcher"):
        people[role], tokens[role] = await house.guests.arrive(role.title(), "tool")
    rival = await guest(house, "Rival")
    wish = wire.NewTable(
        game=name, seats=seats("open", "me", *["hotseat Third"] * (way.game.players - 2)), options=options, listed=True
    )
    id = (await lobby.create(house, rival, wish)).id
    live = await house.find(id)
    live.seed = way.seed
    await lobby.sit(house, people["seat"], id, wire.Sit())
    for seat, text in way.moves:
        await take(house, people["seat"] if seat == EYES else rival, id, text)
    assert live.game is not None
    assert live.table is not None
    pair = Pair(place.data, other, id, tokens, live.version)
    pair.quiet, pair.loud, pair.hidden, pair.legal = way.quiet, way.loud, way.hidden, way.legal
    pair.things = live.game.things(live.game.view(live.table, EYES))
    async with house.database.read() as connection:
        moves = await keep.load_moves(connection, id)
    known = [live.knows(number, EYES) for number in range(1, len(moves) + 1)]
    pair.secrets = [live.seed, live.salt, live.commitment]
    await house.close()
    with sqlite3.connect(place.data / "teahouse.sqlite") as database:
        database.execute("update tables set seed = ?", (way.seed,))
    database.close()
    shutil.copytree(place.data, other, dirs_exist_ok=True)
    _rewrite(pair, live.game, moves, known)
    return pair


def _rewrite(pair: Pair, game: Game, moves: list[tuple[int, str]], known: list[bool]) -> None:
    """Change every draw that can be changed without the seat's views and notes telling, and the seed.

    What the server takes for hidden is not asked: a draw that the rules hide and the server shows must be found.
    """
    texts = [text for _, text in moves]
    shown = list(_shown(game, game.new(), texts))
    for place in reversed(range(len(texts))):
        if moves[place][0] != NATURE and known[place]:
            continue
        table = game.new()
        for earlier in texts[:place]:
            table.apply(game.move(earlier))
        for move in list(table.moves()):
            rest = [move.text, *texts[place + 1 :]]
            if _after(table, move.text) == _after(table, texts[place]):
                continue  # the same move, or a roll that comes to the same
            if _same(_shown(game, table.copy(), rest), shown[place:]):
                texts = [*texts[:place], *rest]
                pair.changed += 1
                break
    _store(pair, game, texts)


def _after(table: Table, text: str) -> dict[str, Any]:
    after = table.copy()
    after.apply(table.game.move(text))
    return after.position()


def _shown(game: Game, table: Table, texts: list[str]) -> Iterator[str]:
    """What the rules show the seat, move by move; it ends early if a move is not possible."""
    for text in texts:
        move = game.move(text)
        if table.over or table.refusal(move) is not None:
            return
        table.notes = []
        table.apply(move)
        notes = [note.to_json() for note in table.notes if note.only in (EVERYONE, EYES)]
        yield json.dumps([game.view(table, EYES).to_json(), notes])


def _same(found: Iterator[str], wanted: list[str]) -> bool:
    """Whether two games look alike to the end."""
    return all(one == other for one, other in zip_longest(found, wanted))


def _store(pair: Pair, game: Game, texts: list[str]) -> None:
    """Write the other game over the first one, turn by turn and position by position as they were cut."""
    database = sqlite3.connect(pair.second / "teahouse.sqlite")
    turns = database.execute("select before, moves from turns order by before").fetchall()
    for before, lines in turns:
        movers = [line.split(" ")[0] for line in lines.split("\n")]
        later = [f"{mover} {text}" for mover, text in zip(movers, texts[before:], strict=False)]
        database.execute("update turns set moves = ? where before = ?", ("\n".join(later), before))
    shots = {number for (number,) in database.execute("select number from snapshots")}
    table, told, draws = game.new(), list[Played](), 0
    for number, text in enumerate(["", *texts]):
        if text:
            draws += table.to_move == NATURE
            told.append(play_one(table, game.move(text), number))
        if number in shots:
            shot = Shot.of(table, number, draws, told)
            values = (shot.position, shot.log, number)
            database.execute("update snapshots set position = ?, log = ? where number = ?", values)
            told = []
    seed, salt = "f" * 64, "e" * 32
    pair.secrets += [seed, salt]
    database.execute("update tables set seed = ?, salt = ?", (seed, salt))
    database.commit()
    database.close()
