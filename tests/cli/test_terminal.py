"""What the terminal prints to a seat could be printed from that seat's view."""

from __future__ import annotations

import random

import pytest

from teahouse.bots import Budget
from teahouse.cli.sitting import Sitting
from teahouse.cli.terminal import Terminal
from teahouse.kernel import NATURE, Game, Table, Value
from teahouse.library import build
from teahouse.words import Words
from tests.generic.habits import Habit

HIDING: list[tuple[str, dict[str, Value]]] = [
    ("year-of-the-dragon", {"hands": "hidden", "super_event": "hidden"}),
    ("yinzi", {}),
    ("dragon-boats", {"deal": 3}),
]
"""Games in which seats have secrets."""


def printed(game: Game, table: Table, seat: int, capsys: pytest.CaptureFixture[str]) -> str:
    """Everything a person on this seat can be shown of the table."""
    names = ["Mei", "Bao", "Lin", "Xu", "Wen"][: game.players]
    sitting = Sitting(game, [None] * game.players, names, names, "1", Budget())
    sitting.table = table
    terminal = Terminal(sitting, Words("en", game.name, names), confirm=False)
    capsys.readouterr()
    terminal._show_options(seat)
    terminal._show_board(seat)
    terminal._show_forecast(seat)
    for name in names:
        terminal._show_player(name, seat)
    terminal._why("", seat)
    for move in game.catalogue.moves[:: len(game.catalogue) // 30]:
        terminal._why(move.text, seat)
    return capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), HIDING, ids=[name for name, _ in HIDING])
def test_the_terminal_prints_the_same_where_only_secrets_of_others_differ(
    name: str, options: dict[str, Value], capsys: pytest.CaptureFixture[str]
) -> None:
    luck = random.Random(name)
    game = build(name, 3, None, options)
    asked: list[Table] = []
    table, habit = game.new(), Habit(game, luck)
    while not table.over:
        if table.to_move != NATURE:
            asked.append(table.copy())
        table.apply(habit.choose(table))
    other_worlds = 0
    for moment in [*luck.sample(asked, 10), *asked[-3:]]:  # the last moves too: they open what was hidden
        seat = moment.to_move
        imagined = game.imagine(game.view(moment, seat), luck.randrange)
        other_worlds += imagined != moment
        assert printed(game, imagined, seat, capsys) == printed(game, moment, seat, capsys)
    assert other_worlds > 4
