"""What one action, turn or occasion leaves for the next, and what it does not."""

from __future__ import annotations

from teahouse.games.yinzi.steps.resolution import PersonalRoutes
from teahouse.kernel import NOBODY
from tests.games.yinzi.positions import (
    act,
    ask,
    boats,
    disc,
    factory,
    hand,
    hold,
    legal,
    pieces_on,
    plant,
    play,
    put,
    raw,
    table_at,
    turn,
)
from tests.support import clause


@clause("YZ-A16", "YZ-63")
def test_an_additional_sale_leaves_the_boats_of_the_running_action_as_they_were() -> None:
    table = table_at(2)
    boats(table, 0, 2)
    disc(table, 0, "additional-sale")
    plant(table, 0, "jiangxi-b2", 2, "sugarcane")
    plant(table, 0, "zhejiang-d2", 2, "bamboo")
    act(table, "sell", 2)
    play(table, "sell jiangxi-b2", "to huguang 2")
    assert table.used == 1
    play(table, "use additional-sale", "sell zhejiang-d2", "to huguang 4")  # two borders, with boats of their own
    assert table.used == 1
    assert "sell jiangxi-b2" in legal(table)


@clause("YZ-A69", "YZ-A21")
def test_the_second_rice_of_a_free_rice_is_lost_when_the_next_player_is_asked() -> None:
    table = table_at(2)
    hold(table, 0, "r06")
    hold(table, 1, "r19")
    disc(table, 0, "free-rice")
    ask(table, PersonalRoutes(NOBODY, 0))
    play(table, "fill r06 2", "give free-rice")
    assert pieces_on(table, "r06") == ["empty", "used-up"]
    assert table.over  # nothing to give for any good of r19


@clause("YZ-69", "YZ-74")
def test_a_migrant_makes_a_group_of_one_large_enough_for_a_level_one_factory() -> None:
    table = table_at(2)
    hand(table, 0)
    factory(table, 0, "silk-red", "huguang-a1-b1")
    raw(table, "huguang", 2, 0)
    put(table, 0, "sell", 1)
    turn(table)
    assert "work sell produce" not in legal(table)
    put(table, 0, "bottom", 1)
    turn(table)
    play(table, "work sell produce", "produce silk-red")
    assert table.players[0].workers[6] == 2
