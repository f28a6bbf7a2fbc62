"""Moments of seeded games, laid before a real page at a real table one after the other, without playing them there."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import teahouse
from teahouse.kernel import NATURE, SPECTATOR
from teahouse.library import build, rulebook
from tests.browser.house import Guest
from tests.browser.test_drawn import picture

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


def moments(name: str, players: int, seed: int) -> dict[tuple[str, frozenset[str]], dict[str, Any]]:
    """Of a random game every question with every sort of things to do: what is asked, and what a seat would be sent."""
    game = build(name, players, None, {})
    table, dealer, chance = game.new(), teahouse.Dealer(seed), random.Random(seed)
    found: dict[tuple[str, frozenset[str]], dict[str, Any]] = {}
    while not table.over:
        if table.to_move == NATURE:
            table.apply(dealer.draw(table))
            continue
        moves = table.moves()
        key = (table.agenda[-1].question, frozenset(move.target.split("-")[0] for move in moves))
        if key not in found:
            found[key] = picture(game, table)
        table.apply(chance.choice(moves))
    found["end", frozenset()] = picture(game, table, SPECTATOR)
    return found


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
