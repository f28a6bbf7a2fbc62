"""Two houses that differ only in what one seat cannot know: other hidden draws, another seed."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path

from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, SPECTATOR, Game, Table, UnknownMove
from teahouse.library import build
from teahouse.server import lobby, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import Played, play_one
from teahouse.server.settings import Settings
from teahouse.server.store import keep
from tests.server.support import guest, look, seats, take

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
        self.hidden = 0
        """How many moves the seat may not know."""
        self.changed = 0
        """How many hidden draws differ."""
        self.secrets: list[str] = []


async def make_pair(place: Settings, other: Path, name: str, options: dict[str, str | int | bool], far: int) -> Pair:
    """Play a game for about `far` moves, until the seat is to move, and copy it with other secrets."""
    house = House(place)
    await house.open()
    hidden_names = ["seat", "watcher"]
    tokens: dict[str, str] = {}
    people: dict[str, Guest] = {}
    for role in hidden_names:
        people[role], tokens[role] = await house.guests.arrive(role.title(), "tool")
    rival = await guest(house, "Rival")
    players = build(name, None, None, options).least_players
    wish = wire.NewTable(
        game=name, seats=seats("open", "me", *["hotseat Third"] * (players - 2)), options=options, listed=True
    )
    id = (await lobby.create(house, rival, wish)).id
    await lobby.sit(house, people["seat"], id, wire.Sit())
    live = await house.find(id)
    chance = Dealer("a way to play")
    pair = Pair(place.data, other, id, tokens, 0)
    while True:
        mover = people["seat"] if live.to_move == EYES else rival
        moves = (await look(house, mover, id))["moves"]
        assert moves, "the game ended before the seat had a quiet move: play less far"
        if live.version >= far and live.to_move == EYES:
            _choose(pair, live.game, live.table)
            if pair.quiet:
                break
        await take(house, mover, id, moves[chance.number(len(moves))]["text"])
    pair.version = live.version
    assert live.game is not None
    async with house.database.read() as connection:
        played = await keep.load_moves(connection, id)
    pair.secrets = [live.seed, live.salt, live.commitment]
    await house.close()
    shutil.copytree(place.data, other, dirs_exist_ok=True)
    _rewrite(pair, live.game, played)
    return pair


def _choose(pair: Pair, game: Game | None, table: Table | None) -> None:
    assert game is not None
    assert table is not None
    for move in table.moves():
        trial = table.copy()
        trial.apply(move)
        if trial.to_move != NATURE and not trial.over and not pair.quiet:
            pair.quiet = move.text
        else:
            pair.loud = move.text
    pair.loud = pair.loud or game.catalogue.moves[-1].text


def _rewrite(pair: Pair, game: Game, played: list[Played]) -> None:
    """Change every hidden draw that can be changed without the seat noticing, and the seed."""
    texts = [move.text for move in played]
    shown = _shown(game, texts)
    assert shown is not None
    for place in reversed(range(len(texts))):
        if played[place].knows(EYES, False):
            continue
        pair.hidden += 1
        for other in _others(game, texts[:place], texts[place]):
            changed = [*texts[:place], other, *texts[place + 1 :]]
            if _shown(game, changed) == shown:
                texts = changed
                pair.changed += 1
                break
    _store(pair, game, texts)


def _others(game: Game, before: list[str], text: str) -> list[str]:
    table = game.new()
    for earlier in before:
        table.play(game.move(earlier))
    return [move.text for move in table.moves() if move.text != text]


def _shown(game: Game, texts: list[str]) -> list[str] | None:
    """All that the seat sees of a game, move by move; None if the moves are not possible."""
    table, found = game.new(), []
    for number, text in enumerate(texts):
        try:
            move = game.move(text)
        except UnknownMove:
            return None
        if table.over or table.refusal(move) is not None:
            return None
        line = play_one(table, move, number + 1)
        view = game.view(table, EYES).to_json()
        found.append(json.dumps([view, wire.encode(line.lines(EYES, False)).decode()]))
    return found


def _store(pair: Pair, game: Game, texts: list[str]) -> None:
    database = sqlite3.connect(pair.second / "teahouse.sqlite")
    shots = {number for (number,) in database.execute("select number from snapshots")}
    table = game.new()
    for number, text in enumerate(["", *texts]):
        if text:
            line = play_one(table, game.move(text), number)
            database.execute("update moves set text = ?, log = ? where number = ?", (text, line.log(), number))
        if number in shots:
            view = json.dumps(game.view(table, SPECTATOR).to_json())
            values = (json.dumps(table.position()), view, number)
            database.execute("update snapshots set position = ?, view = ? where number = ?", values)
    seed, salt = "f" * 64, "e" * 32
    pair.secrets += [seed, salt]
    database.execute("update tables set seed = ?, salt = ?", (seed, salt))
    database.commit()
    database.close()
