"""Moments of seeded games, laid before a real page at a real table one after the other, without playing them there."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import teahouse
from teahouse.kernel import NATURE, Table
from teahouse.library import build, rulebook
from tests.browser.hands import my_turn
from tests.browser.house import Guest

# the line of the page: what the house says is said by the test from then on, and whatever the page asks is refused
LISTEN: Final = """(() => {
  const Line = WebSocket;
  let line, hear;
  window.WebSocket = function (address) {
    line = new Line(address);
    return line;
  };
  Object.assign(window.WebSocket, { OPEN: 1 });
  const say = (message) => hear({ data: JSON.stringify(message) });
  window.feed = async (state) => {
    if (!hear) {
      [hear, line.onmessage] = [line.onmessage, null];
      const refuse = ({ request }) => say({ type: "answer", request, status: 404, body: { sentence: "" } });
      line.send = (frame) => setTimeout(() => refuse(JSON.parse(frame)));
    }
    say(state);
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
    assert my_turn(guest.page)
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
