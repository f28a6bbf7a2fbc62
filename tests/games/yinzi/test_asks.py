"""Why not? A thing that is pointed at stands for the move that somebody means."""

from __future__ import annotations

from tests.games.yinzi.positions import act, factory, hand, put, table_at, turn
from tests.support import clause


@clause("YZ-38", "YZ-65")
def test_cards_and_groups_that_are_there_are_meant() -> None:
    table = table_at(2)
    hand(table, 0, "2/2", "1/3")
    put(table, 0, "plant-crops", 1)
    put(table, 0, "sell", 3)
    turn(table)
    asks = table.game.asks
    assert str(asks(table, "fortune-sell")) == str(table.game.move("play 1/3 sell"))
    assert asks(table, "workforce-produce") is table.game.move("work sell produce")
    assert asks(table, "fortune-plant-crops workforce-produce") is table.game.move("work plant-crops produce")
    assert asks(table, "card-2-2 fortune-sell") is table.game.move("play 2/2 sell")


@clause("YZ-52", "YZ-103")
def test_a_factory_is_asked_about_as_it_stands() -> None:
    table = table_at(2)
    factory(table, 1, "paper-red", "huguang-a1-b1", 1)
    factory(table, -1, "paper-yellow", "jiangxi-a4-b4", 0)
    table.players[0].stone = 1
    act(table, "develop", 1)
    asks = table.game.asks
    assert asks(table, "factory-silk-red") is table.game.move("build silk-red")
    assert asks(table, "factory-paper-red") is table.game.move("upgrade paper-red")
    assert asks(table, "factory-paper-yellow") is table.game.move("rebuild paper-yellow")


@clause("YZ-119")
def test_a_field_is_asked_about_by_the_question_at_hand() -> None:
    table = act(table_at(2), "plant", 1)
    assert table.game.asks(table, "field-huguang-b2") is table.game.move("plant huguang-b2")
    turn(table)
    assert table.game.asks(table, "field-huguang-b2") is table.game.move("rural huguang-b2")
    assert table.game.asks(table, "order") is None
