from __future__ import annotations

import teahouse
from teahouse.kernel import NATURE, SPECTATOR, Table


def after(table: Table, *texts: str) -> Table:
    for text in texts:
        table.play(table.game.move(text))
    return table


def test_a_hidden_draw_is_known_to_its_owner_alone(toy: str) -> None:
    game = teahouse.game(toy, players=3)
    red = game.move("deal red")
    assert [not game.new().shows(red, seat) for seat in (0, 1, 2, SPECTATOR)] == [False, True, True, True]


def test_with_open_hands_nothing_is_hidden(toy: str) -> None:
    game = teahouse.game(toy, players=3, hidden_hands=False)
    assert not any(not game.new().shows(game.move("deal red"), seat) for seat in (0, 1, 2, SPECTATOR))


def test_what_everybody_sees_happen_is_not_hidden(toy: str) -> None:
    game = teahouse.game(toy, players=2)
    table = after(game.new(), *["deal red"] * 2, *["deal blue"] * 2)
    assert table.to_move == 0
    assert not any(not table.shows(game.move("pass"), seat) for seat in (0, 1, SPECTATOR))
    assert not any(not table.shows(game.move("hang 1"), seat) for seat in (0, 1, SPECTATOR))


def test_asking_changes_nothing(toy: str) -> None:
    table = teahouse.game(toy, players=2).new()
    before = table.position()
    table.shows(table.moves()[0], 1)
    assert table.position() == before


def test_the_open_year_hides_nothing_from_anybody() -> None:
    game = teahouse.game("year-of-the-dragon", players=2)
    table = game.new()
    dealer = teahouse.Dealer(1)
    for _ in range(60):
        move = dealer.draw(table) if table.to_move == NATURE else table.moves()[0]
        assert not any(not table.shows(move, seat) for seat in (0, 1, SPECTATOR))
        table.play(move)
