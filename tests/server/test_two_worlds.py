"""Trying shows nothing: two tables that differ only in what a seat cannot know answer all its questions alike."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from teahouse import library
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, Game, Table
from teahouse.server import lobby, play, story, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import Live
from teahouse.server.problems import Problem
from teahouse.server.seat import Seat
from teahouse.server.settings import Settings
from tests.server.support import guest, seats

pytestmark = pytest.mark.anyio

POSITIONS = 200
"""Of each title in `make long`."""
QUICK = 24
"""And whenever tests run."""
EXPLAINED = 8
"""Of so many things one is asked about, another one at each position: a board has hundreds."""
ILLEGAL = 6
"""Moves of a position about which `why` is asked."""

SUBJECTS: list[tuple[str, dict[str, str | int | bool]]] = [
    ("year-of-the-dragon", {"hands": "hidden", "wall": "choose", "super_event": "random"}),
    ("yinzi", {}),
    ("dragon-boats", {"deal": 4}),
    ("dragon-boats", {"deal": 2, "take_that": False}),
    ("dragon-boats", {}),
]


class Pair:
    """A position and another one that the seat to move cannot tell from it."""

    def __init__(self, real: Table, other: Table, last: bool) -> None:
        self.real = real
        self.other = other
        self.last = last
        """Whether a legal move ends the game."""


def pairs(name: str, options: dict[str, str | int | bool], count: int) -> list[Pair]:
    """Positions of many games, about a third of them where a move ends the game."""
    found: list[Pair] = []
    number = 0
    while len(found) < count:
        number += 1
        kind = library.rulebook(name)
        players = kind.least_players + number % (kind.most_players - kind.least_players + 1)
        found += _of_game(library.build(name, players, None, options), f"{name} {number}")
    return found[:count]


def _of_game(game: Game, seed: str) -> list[Pair]:
    table, draw, choose = game.new(), Dealer(seed), Dealer("choice " + seed)
    found: list[Pair] = []
    late: list[Table] = []
    while not table.over:
        moves = table.moves()
        if table.to_move == NATURE:
            table.apply(draw.draw(table))
            continue
        late = [*late[-5:], table.copy()]
        if choose.number(60) == 0:
            found += _twin(table, choose, False)
        table.apply(moves[choose.number(len(moves))])
    for one in late:
        if any(_ends(one, number) for number in range(len(one.moves()))):
            found += _twin(one, choose, True)
    return found


def _ends(table: Table, number: int) -> bool:
    trial = table.copy()
    trial.apply(trial.moves()[number])
    return trial.over


def _twin(table: Table, chance: Dealer, last: bool) -> list[Pair]:
    """The table and one imagined from the seat's view, another one where the game hides something now."""
    game, seat = table.game, table.to_move
    view = game.view(table, seat)
    other = game.imagine(view, chance.number)
    assert game.view(other, seat).to_json() == view.to_json()
    if not last and game.secret() and other.position() == table.position():
        return []
    return [Pair(table.copy(), other, last)]


async def answers(house: House, owner: Guest, live: Live, table: Table) -> list[tuple[str, Any]]:
    """What the seat to move can hear about a table, over every legal move."""
    house.saw(owner)  # or the seats are called away once the test has run for five minutes
    live.table = table.copy()
    live.show()
    house.live[live.id] = live
    seat, game = table.to_move, table.game
    found: list[tuple[str, Any]] = [("state", _plain(await play.state(house, owner, live.id, seat, 0)))]
    for text in [move.text for move in table.moves()]:
        asked = wire.Tentative(version=live.version, moves=[text], seat=seat)
        found.append((f"try {text}", _plain(await play.attempt(house, owner, live.id, asked))))
        found.append((f"text {text}", _plain(await story.tentative_text(house, owner, live.id, asked))))
        found.append((f"preview {text}", _plain(await play.previews(house, owner, live.id, asked))))
    plain = wire.Tentative(version=live.version, moves=[], seat=seat)
    found.append(("preview", _plain(await play.previews(house, owner, live.id, plain))))
    found.append(("text", _plain(await story.text(house, owner, live.id, None, seat))))
    for thing in game.things(game.view(table, seat))[live.version % EXPLAINED :: EXPLAINED]:
        known = wire.Thing(version=live.version, thing=thing, seat=seat)
        found.append((f"explain {thing}", _plain(await play.explain(house, owner, live.id, known))))
        then = await story.explain(house, owner, live.id, thing, live.version, seat)
        found.append((f"explain {thing} in the replay", _plain(then)))
    chance, catalogue = Dealer(str(live.version)), game.catalogue.moves
    for _ in range(ILLEGAL):
        text = catalogue[chance.number(len(catalogue))].text
        question = wire.Question(version=live.version, move=text, seat=seat)
        found.append((f"why {text}", _plain(await play.why(house, owner, live.id, question))))
        asked = wire.Tentative(version=live.version, moves=[text], seat=seat)
        try:
            found.append((f"try {text}", _plain(await play.attempt(house, owner, live.id, asked))))
        except Problem as problem:
            found.append((f"try {text}", problem.body("en")))
    return found


def _plain(answer: object) -> Any:
    return json.loads(answer if isinstance(answer, bytes) else wire.encode(answer))


@pytest.mark.parametrize(
    ("name", "options", "count"),
    [
        pytest.param(name, options, count, marks=[pytest.mark.soak] if count == POSITIONS else [])
        for name, options in SUBJECTS
        for count in (QUICK, POSITIONS)
    ],
)
async def test_two_worlds_answer_alike_whatever_is_tried(
    file_house: House, name: str, options: dict[str, str | int | bool], count: int
) -> None:
    owner = await guest(file_house)
    tried = 0
    subjects = pairs(name, options, count)
    for number, pair in enumerate(subjects):
        game = pair.real.game
        seats = [Seat("guest", owner.id, f"Seat {seat + 1}") for seat in range(game.players)]
        live = lobby.new_table(file_house, game, owner.id, "Two worlds", False, seats)
        live.status, live.version = "running", number
        real = await answers(file_house, owner, live, pair.real)
        for (question, one), (_, two) in zip(real, await answers(file_house, owner, live, pair.other), strict=True):
            assert one == two, f"{question} at position {number}"
            tried += 1
        del file_house.live[live.id]
    assert tried > 10 * count
    assert sum(pair.last for pair in subjects) > count // 6, "moves that end the game are tried"


ADVISED = 2
"""Positions of each title at which advice is asked for: moves are played on many times."""


@pytest.mark.slow  # which compiled rules do several times as fast
@pytest.mark.parametrize(("name", "options"), [SUBJECTS[0], SUBJECTS[1], SUBJECTS[2]])
async def test_two_worlds_are_advised_and_doubted_alike(
    file_place: Settings, name: str, options: dict[str, str | int | bool]
) -> None:
    house = House(msgspec.structs.replace(file_place, bot_grace=60.0))  # however busy the machine is
    await house.open()
    mei = await guest(house)
    choices = [pair for pair in pairs(name, options, QUICK) if not pair.last and len(pair.real.moves()) > 2]
    assert len(choices) >= ADVISED
    for number, pair in enumerate(choices[:ADVISED]):
        assert pair.real.position() != pair.other.position(), "nothing is hidden"
        seat, game = pair.real.to_move, pair.real.game
        places = ["me" if place == seat else "open" for place in range(game.players)]
        wish = wire.NewTable(game=name, seats=seats(*places), options=options)
        live = await house.find((await lobby.create(house, mei, wish)).id)
        # as if bots had sat down and come so far
        live.seats = [one if one.guest else Seat("bot", name="Bot", level="leaf") for one in live.seats]
        live.status, live.version = "running", number
        one, two = [await advised(house, mei, live, table) for table in (pair.real, pair.other)]
        assert one == two
    await house.close()


async def advised(house: House, mei: Guest, live: Live, table: Table) -> list[Any]:
    """What the only person at a table is told about its moves."""
    live.table = table.copy()
    live.show()
    house.live[live.id] = live
    seat, texts = table.to_move, [move.text for move in table.moves()]
    found = [_plain(await play.advice(house, mei, live.id, wire.Tentative(version=live.version, moves=[], seat=seat)))]
    for text in (texts[0], texts[-1]):
        asked = wire.Tentative(version=live.version, moves=[text], seat=seat)
        found.append(_plain(await play.doubt(house, mei, live.id, asked)))
    return found
