"""Phase 1: what each of the seven actions gives (YD-25 to YD-31)."""

from __future__ import annotations

from teahouse.games.year_of_the_dragon.steps.action import BuyPrivilege
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.scoring import ScoreRound
from teahouse.kernel import NOBODY
from tests.games.year_of_the_dragon.positions import (
    ask,
    asked,
    choosing,
    done,
    give,
    legal,
    play,
    show,
    stand,
    table_at,
    why,
)
from tests.support import clause


@clause("YD-24")
def test_clara_without_tax_collectors_takes_two_yuan() -> None:
    table = choosing(yuan=0)
    play(table, "taxes@1")
    assert table.players[0].yuan == 2


@clause("YD-24", "YD-21")
def test_anna_pays_three_and_takes_eight_with_two_tax_collectors() -> None:
    table = choosing("2 tax-collector-young", "2 tax-collector-young", yuan=3, fee=True)
    play(table, "taxes@1")
    assert table.players[0].yuan == 3 - 3 + 8


@clause("YD-25", "YD-B7", "YD-B8")
def test_emil_builds_three_floors_with_two_craftsmen() -> None:
    table = choosing("1 craftsman-young", "3 craftsman-young")
    play(table, "build@1")
    assert dict(table.prompt().arguments)["floors"] == 3
    play(table, "raise palace 1", "raise palace 1")
    assert not done(table)
    play(table, "raise new")
    assert done(table)
    assert show(table.players[0]) == ["3 craftsman-young", "3 craftsman-young", "1"]


@clause("YD-25", "YD-B8")
def test_one_build_may_begin_several_palaces_of_any_height() -> None:
    table = table_at(2)
    give(table, 0, "3 monk-old")
    ask(table, BuildFloor(0, 6))
    play(table, "raise new", "raise palace 2", "raise palace 2", "raise new", "raise palace 3", "raise new")
    assert done(table)
    assert show(table.players[0]) == ["3 monk-old", "3", "2", "1"]


@clause("YD-B7")
def test_new_floors_cannot_be_kept_back() -> None:
    table = table_at(2)
    ask(table, BuildFloor(0, 2))
    play(table, "raise palace 1")
    assert asked(table) == "BuildFloor"
    assert all(text.startswith("raise ") for text in legal(table))
    assert dict(table.prompt().arguments)["floors"] == 1


@clause("YD-25")
def test_nobody_without_palaces_is_kept_from_building_one() -> None:
    table = table_at(2)
    table.players[0].palaces = []
    ask(table, BuildFloor(0, 1))
    assert legal(table) == ["raise new"]
    play(table, "raise new")
    assert show(table.players[0]) == ["1"]


@clause("YD-26", "YD-C8")
def test_building_moves_neither_old_floors_nor_persons() -> None:
    table = table_at(2)
    give(table, 0, "1 monk-old", "2 healer-young", "3 farmer-old")
    ask(table, BuildFloor(0, 1))
    assert legal(table) == ["raise new", "raise palace 1", "raise palace 2"]
    play(table, "raise palace 1")
    assert show(table.players[0]) == ["2 monk-old", "2 healer-young", "3 farmer-old"]


@clause("YD-25")
def test_equal_palaces_are_offered_once_and_the_twin_says_which_move_to_use() -> None:
    table = table_at(2)
    give(table, 0, "2 monk-old", "1", "2 monk-old", "2 monk-young", "1")
    ask(table, BuildFloor(0, 1))
    assert legal(table) == ["raise new", "raise palace 1", "raise palace 2", "raise palace 4"]
    for twin, first in ((3, 1), (5, 2)):
        refusal = why(table, f"raise palace {twin}")
        assert (refusal.reason, refusal.clause) == ("same-as", "YD-25")
        assert dict(refusal.numbers) == {"move": f"raise palace {first}"}


@clause("YD-27")
def test_a_young_and_an_old_farmer_bring_four_rice() -> None:
    table = choosing("2 farmer-young farmer-old", "2")
    play(table, "harvest@1")
    assert table.players[0].rice == 4


@clause("YD-28")
def test_a_young_and_an_old_pyrotechnist_bring_four_fireworks() -> None:
    table = choosing("2 pyrotechnist-young", "2 pyrotechnist-old")
    play(table, "fireworks@1")
    assert table.players[0].fireworks == 4


@clause("YD-29", "YD-B9")
def test_two_old_warriors_parade_five_spaces_ahead() -> None:
    table = choosing("2 warrior-old warrior-old", "2")
    stand(table, [1, 0], 25, 20)
    play(table, "parade@1")
    assert done(table)  # all of it, and nothing to choose
    assert table.players[0].track == 25
    assert table.order == [0, 1]


@clause("YD-30")
def test_a_young_and_an_old_scholar_research_for_six_points() -> None:
    table = choosing("2 scholar-young", "2 scholar-old")
    play(table, "research@1")
    assert table.scores() == [6, 0]
    assert table.breakdown()[0]["research"] == 6


@clause("YD-24", "YD-25", "YD-27", "YD-28", "YD-29", "YD-30")
def test_each_action_without_helpers_gives_what_the_card_shows() -> None:
    for action, name, amount in (
        ("taxes", "yuan", 2),
        ("harvest", "rice", 1),
        ("fireworks", "fireworks", 1),
        ("parade", "track", 1),
        ("research", "points", 1),
    ):
        table = choosing("2 monk-old healer-old", "2")
        before = table.game.tally(table, 0)
        play(table, f"{action}@1")
        after = table.game.tally(table, 0)
        changed = {key: after[key] - before[key] for key in after if after[key] != before[key] and key != "place"}
        assert changed == {name: amount}
    table = choosing()
    play(table, "build@1")
    assert dict(table.prompt().arguments)["floors"] == 1


@clause("YD-31")
def test_a_large_privilege_for_seven_of_nine_yuan_scores_two_points_from_this_round_on() -> None:
    table = choosing("2 monk-old", yuan=9)
    play(table, "privilege@2", "privilege large")
    assert done(table)  # one privilege an action
    player = table.players[0]
    assert (player.yuan, player.small, player.large) == (2, 0, 1)
    for month in (1, 2):
        ask(table, ScoreRound(NOBODY))
        assert table.breakdown()[0]["privileges"] == 2 * month


@clause("YD-31")
def test_a_small_privilege_costs_two_yuan_and_scores_one_point() -> None:
    table = choosing("2 monk-old", yuan=2)
    play(table, "privilege@2", "privilege small")
    assert (table.players[0].yuan, table.players[0].small) == (0, 1)
    ask(table, ScoreRound(NOBODY))
    assert table.breakdown()[0]["privileges"] == 1


@clause("YD-31")
def test_a_large_privilege_is_refused_without_the_money() -> None:
    table = table_at(2)
    give(table, 0, yuan=6)
    ask(table, BuyPrivilege(0))
    refusal = why(table, "privilege large")
    assert (refusal.reason, refusal.clause) == ("privilege-too-dear", "YD-31")
    assert dict(refusal.numbers) == {"price": 7, "yuan": 6}
    assert dict(table.prompt().arguments) == {"small": 2, "large": 7, "yuan": 6, "can": "small"}


def test_the_prompt_offers_to_fill_up_only_whom_it_brings_something() -> None:
    assert dict(choosing(yuan=2).prompt().arguments)["can"] == "fill"
    assert dict(choosing(yuan=3).prompt().arguments)["can"] == "act"
    assert dict(choosing(yuan=6).prompt().arguments)["can"] == "act"
