"""Positions of In the Year of the Dragon, set up directly, and seeded games to walk through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from teahouse import NATURE, Dealer
from teahouse.games.year_of_the_dragon.game import YearOfTheDragon
from teahouse.games.year_of_the_dragon.names import (
    ACTIONS,
    CARDS,
    EVENTS,
    NONE,
    PERSON_KINDS,
    TYPES,
    WALL_TILES,
    person_name,
)
from teahouse.games.year_of_the_dragon.palace import Palace, palace
from teahouse.games.year_of_the_dragon.steps.action import ChooseAction
from teahouse.games.year_of_the_dragon.table import Player, YearTable
from teahouse.kernel import Note, Refusal, Step, Value
from teahouse.library import build

YEAR = "peace peace drought contagion mongols tribute festival drought contagion mongols tribute festival"
"""A year that holds every event twice; tests put the event they need on the month they are in."""
ROW = YEAR.split()[2:]
"""The events of it that are drawn."""

PERSONS = {person_name(person): person for person in range(PERSON_KINDS)}


def game_for(players: int = 4, **options: Value) -> YearOfTheDragon:
    """The game with these options."""
    game = build("year-of-the-dragon", players, None, options)
    assert isinstance(game, YearOfTheDragon)
    return game


def new_table(players: int = 4, **options: Value) -> YearTable:
    """A table before the first draw."""
    return game_for(players, **options).new()


def table_at(players: int = 4, month: int = 3, event: str = "peace", **options: Value) -> YearTable:
    """A table in some month with this event, nobody drafted, nothing asked: give and ask for the rest."""
    table = new_table(players, **options)
    table.events = [EVENTS.index(name) for name in YEAR.split()]
    table.events[month - 1] = EVENTS.index(event)
    table.event_pool = [0] * len(EVENTS)
    table.month = month
    table.agenda = []
    return table


def palaces_of(*texts: str) -> list[Palace]:
    """Palaces from texts such as "3 monk-old healer-young": floors, then persons."""
    found = []
    for text in texts:
        floors, *persons = text.split()
        found.append(palace(int(floors), tuple(sorted(PERSONS[name] for name in persons))))
    return found


def show(player: Player) -> list[str]:
    """The palaces of a player as texts."""
    return [" ".join([str(one.floors), *(person_name(person) for person in one.persons)]) for one in player.palaces]


def give(
    table: YearTable,
    seat: int,
    *palaces: str,
    yuan: int | None = None,
    rice: int | None = None,
    fireworks: int | None = None,
    small: int | None = None,
    large: int | None = None,
    track: int | None = None,
    hand: str | None = None,
    wall_left: str | None = None,
) -> Player:
    """Set what lies in front of a player; palaces as `palaces_of` reads them, a hand as names of cards."""
    player = table.players[seat]
    if palaces:
        player.palaces = palaces_of(*palaces)
        player.symbols = [0] * len(TYPES)
        player.persons = 0
        for one in player.palaces:
            for person in one.persons:
                player.symbols[person // 2] += table.box.symbols[person]
                player.persons += 1
    for name, value in (("yuan", yuan), ("rice", rice), ("fireworks", fireworks), ("small", small), ("large", large)):
        if value is not None:
            setattr(player, name, value)
    if track is not None:
        player.track = track
        table.order.sort(key=lambda each: -table.players[each].track)
    if hand is not None:
        player.hand = [hand.split().count(card) for card in CARDS]
    if wall_left is not None:
        player.wall_left = sum(1 << WALL_TILES.index(tile) for tile in wall_left.split())
    return player


def stand(table: YearTable, order: list[int], *spaces: int) -> None:
    """Put the seats of `order` on these spaces; of two on one space the first named lies on top."""
    table.order = list(order)
    for seat, space in zip(order, spaces, strict=True):
        table.players[seat].track = space


def wall(table: YearTable, *built: int) -> None:
    """Build a wall: so many tiles of each seat, the first tiles of each."""
    table.wall = []
    for seat, count in enumerate(built):
        table.wall += [seat] * count
        table.players[seat].wall_built = count
        table.players[seat].wall_left = (1 << len(WALL_TILES)) - 1 & ~((1 << count) - 1)


def deal(table: YearTable, *groups: str) -> None:
    """Lay the action cards into groups; cards not named go to the last group."""
    cards = ACTIONS if table.rules.wall else ACTIONS[:-1]
    table.group_of = [NONE] * len(ACTIONS)
    for card in cards:
        where = [index for index, names in enumerate(groups) if card in names.split()]
        table.group_of[ACTIONS.index(card)] = where[0] if where else len(table.players) - 1
    table.dealt = len(cards)
    table.dragons = [0] * len(table.players)
    table.stands = [NONE] * len(table.players)


def ask(table: YearTable, *steps: Step[Any]) -> None:
    """Let these steps come one after the other; afterwards seat 1 chooses an action, so that nothing ends."""
    if NONE in table.group_of[:7]:
        deal(table)
    table.agenda = [ChooseAction(0), *reversed(steps)]
    table.over = False
    table.settle()


def choosing(*palaces: str, yuan: int = 6, fee: bool = False) -> YearTable:
    """Seat 1 of two chooses; group 1 holds everything but privilege, group 2 that one alone."""
    table = table_at(2)
    give(table, 0, *palaces, yuan=yuan)
    deal(table, "taxes build harvest fireworks parade research", "privilege")
    if fee:
        table.dragons = [1, 1]
    ask(table, ChooseAction(0))
    return table


def play(table: YearTable, *texts: str) -> None:
    """Play moves, each checked."""
    for text in texts:
        table.play(table.game.move(text))


def play_as(table: YearTable, seat: int, *texts: str) -> None:
    """Play moves that this seat must be asked for."""
    for text in texts:
        assert table.to_move == seat, f"seat {table.to_move} is asked {table.prompt().id}"
        table.play(table.game.move(text))


def legal(table: YearTable) -> list[str]:
    """The texts of the legal moves."""
    return [move.text for move in table.moves()]


def why(table: YearTable, text: str) -> Refusal:
    """The refusal of a move, which must be illegal."""
    refusal = table.refusal(table.game.move(text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def asked(table: YearTable) -> str:
    """The step that is asked now; nothing when the game is over."""
    return type(table.agenda[-1]).__name__ if table.agenda else ""


def done(table: YearTable) -> bool:
    """Whether everything that `ask` put on the agenda is over."""
    return len(table.agenda) == 1 and asked(table) == "ChooseAction"


def noted(table: YearTable, id: str) -> list[tuple[int, dict[str, Any]]]:
    """The log lines with this id: seat and arguments."""
    found: list[Note] = table.notes or []
    return [(note.seat, dict(note.message.arguments)) for note in found if note.message.id == id]


def draws(table: YearTable, *texts: str) -> None:
    """Play moves of NATURE."""
    for text in texts:
        assert table.to_move == NATURE
        table.play(table.game.move(text))


def drafting(players: int = 4, row: list[str] = ROW) -> YearTable:
    """A table with the row laid out, before the first person is taken."""
    table = new_table(players)
    draws(table, *(f"event {event}" for event in row))
    return table


def walk(game: YearOfTheDragon, seed: int | str, notes: bool = False) -> Iterator[YearTable]:
    """A seeded game in which everybody plays at random: the table before each move, and after the last."""
    dealer, chooser = Dealer(seed), Dealer(f"seats {seed}")
    table = game.new()
    if notes:
        table.notes = []
    while not table.over:
        yield table
        moves = table.moves()
        table.apply(dealer.draw(table) if table.to_move == NATURE else moves[chooser.number(len(moves))])
    yield table


def finished(game: YearOfTheDragon, seed: int | str) -> YearTable:
    """The table at the end of a seeded game."""
    return list(walk(game, seed))[-1]
