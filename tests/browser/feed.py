"""Moments of seeded games, laid before a real page at a real table one after the other, without playing them there."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import teahouse
from teahouse.kernel import NATURE, Table
from teahouse.library import build, rulebook
from tests.browser.house import Guest

# the line of the page: what the house says can be said by the test, and what the page then asks is not sent
LISTEN: Final = """(() => {
  const Line = WebSocket;
  window.WebSocket = function (address) {
    window.line = new Line(address);
    return window.line;
  };
  Object.assign(window.WebSocket, { OPEN: 1 });
  window.feed = async (state) => {
    window.line.send = () => {};
    window.line.onmessage({ data: JSON.stringify(state) });
    for (let round = 0; round < 3; round++) await new Promise((done) => setTimeout(done));
  };
})()"""


def questions(name: str, players: int, seed: int) -> Iterator[tuple[str, frozenset[str], Table]]:
    """Of a random game every question with every sort of things to do, and the table at which it is asked first."""
    game = build(name, players, None, {})
    table, dealer, chance = game.new(), teahouse.Dealer(seed), random.Random(seed)
    met: set[tuple[str, frozenset[str]]] = set()
    while not table.over:
        if table.to_move == NATURE:
            table.apply(dealer.draw(table))
            continue
        moves = table.moves()
        question, sorts = table.agenda[-1].question, frozenset(move.target.split("-")[0] for move in moves)
        if (question, sorts) not in met:
            met.add((question, sorts))
            yield question, sorts, table
        table.apply(chance.choice(moves))


def open_table(guest: Guest, name: str, players: int) -> dict[str, Any]:
    """A table at which moments can be shown; what the house knows of it."""
    guest.page.add_init_script(LISTEN)
    id = guest.table(name, "me", *["bot"] * (players - 1))
    guest.page.goto(f"/t/{id}")
    guest.page.locator("#board .spot").first.wait_for(state="attached")
    state: dict[str, Any] = guest.ask("GET", f"/api/tables/{id}/state")
    return state


def state_at(opened: dict[str, Any], moment: dict[str, Any], number: int) -> str:
    """A moment as the house would send it to this table."""
    seats = [seat | {"mine": seat["seat"] == moment["seat"], "level": ""} for seat in opened["table"]["seats"]]
    return json.dumps(
        opened
        | {key: value for key, value in moment.items() if key not in ("table", "box")}
        | {"table": opened["table"] | {"seats": seats}, "version": 1_000 + number, "log": [], "tale": []}
    )


def sizes(name: str) -> range:
    """How many can play."""
    return range(rulebook(name).least_players, rulebook(name).most_players + 1)
