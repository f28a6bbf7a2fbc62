"""May this seat see it? The log of the server, masked records and the command line give one answer for every move."""

from __future__ import annotations

import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from teahouse import library
from teahouse.cli import main
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, SPECTATOR, BadOption, Game, Record
from teahouse.kernel.record import HIDDEN
from teahouse.server import lobby, records, story
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.seat import Seat
from tests.server.support import guest, look

pytestmark = pytest.mark.anyio

GAMES = 20
"""Of each title, each with other options."""
TITLES = [kind.name for kind in library.rulebooks()]


def subject(title: str, number: int) -> Game:
    """A game of a title: the first one as in the box, later ones with all kinds of options, secrets first."""
    kind = library.rulebook(title)
    chance = Dealer(f"{title} {number}")
    players = kind.least_players + number % (kind.most_players - kind.least_players + 1)
    while True:
        options = {option.name: option.values[chance.number(len(option.values))] for option in kind.declared}
        if number == 0:
            options = {}
        try:
            return library.build(title, players, None, options)
        except BadOption:
            continue  # some options do not go together


def played(game: Game, seed: str) -> tuple[Record, int]:
    """A random game, and the number of moves after which it still runs and a seat is asked."""
    table, record, last = game.new(), Record.of(game), 0
    draw, choose = Dealer(seed), Dealer("choice " + seed)
    while not table.over:
        seat, moves = table.to_move, table.moves()
        if seat != NATURE:
            last = len(record.moves)
        move = draw.draw(table) if seat == NATURE else moves[choose.number(len(moves))]
        record.add(seat, move.text)
        table.apply(move)
    record.scores = table.scores()
    return record, last


def by_the_rules(game: Game, record: Record, until: int, seat: int) -> list[str]:
    """What `shows` says, move by move."""
    table, found = game.new(), []
    for _, text in record.moves[:until]:
        move = game.move(text)
        found.append(text if table.shows(move, seat) else HIDDEN)
        table.apply(move)
    return found


async def of_the_server(house: House, owner: Guest, id: str, seat: int) -> tuple[list[str], list[str], list[Any]]:
    """Log, masked record and notes of a table that still runs."""
    who, wish = (None, None) if seat == SPECTATOR else (owner, seat)
    log = (await look(house, who, id, wish))["log"]
    moves = [line.get("text", HIDDEN) for line in log if line["kind"] == "move"]
    notes = [(line["at"], line["seat"], line["id"], line.get("args", {})) for line in log if line["kind"] == "note"]
    masked = Record.parse(await records.record(house, who, id, wish))
    return moves, [text for _, text in masked.moves], notes


def of_the_command_line(file: Path, until: int, seat: int) -> tuple[list[str], list[Any]]:
    """Log and notes as `teahouse replay` tells them to a seat."""
    out = StringIO()
    with redirect_stdout(out):
        assert main(["replay", str(file), "--at", str(until), "--seat", str(seat + 1), "--json"]) == 0
    log = json.loads(out.getvalue())["log"]
    notes = [
        (at, note["seat"], note["id"], note["args"]) for at, line in enumerate(log, start=1) for note in line["notes"]
    ]
    return [line["move"] for line in log], notes


@pytest.mark.parametrize(
    ("title", "number"),
    [
        pytest.param(title, number, marks=[] if number < 2 else [pytest.mark.slow])
        for title in TITLES
        for number in range(GAMES)
    ],
)
async def test_server_records_and_command_line_agree_on_every_move(
    file_house: House, tmp_path: Path, title: str, number: int
) -> None:
    game = subject(title, number)
    record, until = played(game, f"{title} {number}")
    file = tmp_path / "game.record"
    file.write_text(record.write(), encoding="utf-8")
    owner = await guest(file_house)
    seats = [Seat("guest", owner.id, f"Seat {seat + 1}", hotseat=seat > 0) for seat in range(game.players)]
    live = lobby.new_table(file_house, game, owner.id, "One answer", False, seats)
    await story.lay(file_house, owner, live, [text for _, text in record.moves[:until]])
    for seat in (SPECTATOR, *range(game.players)):
        wanted = by_the_rules(game, record, until, seat)
        moves, masked, notes = await of_the_server(file_house, owner, live.id, seat)
        assert moves == wanted
        assert masked == wanted
        if seat != SPECTATOR:
            assert of_the_command_line(file, until, seat) == (wanted, notes)


@pytest.mark.parametrize("title", ["yinzi", "dragon-boats"])  # in the Year all is played and drawn face up
def test_these_games_hide_moves_so_that_agreement_says_something(title: str) -> None:
    hidden = 0
    for number in range(GAMES):
        game = subject(title, number)
        record, until = played(game, f"{title} {number}")
        hidden += by_the_rules(game, record, until, 1).count(HIDDEN)
    assert hidden > 50
