"""Rounds and Phase 1: who joins which group, and what it costs (YD-16 to YD-24)."""

from __future__ import annotations

import pytest

from teahouse import NATURE
from teahouse.games.year_of_the_dragon.names import ACTIONS, NONE
from teahouse.games.year_of_the_dragon.steps.action import BeginActions, ChooseAction
from teahouse.games.year_of_the_dragon.steps.event import Decay
from teahouse.games.year_of_the_dragon.steps.round import BeginMonth
from teahouse.kernel import NOBODY, Ref, ones
from tests.games.year_of_the_dragon.positions import (
    ask,
    asked,
    choosing,
    deal,
    done,
    draws,
    give,
    legal,
    noted,
    play,
    play_as,
    show,
    stand,
    table_at,
    why,
)
from tests.support import clause

# -- the frame -------------------------------------------------------------------------------------------------------


@clause("YD-16", "YD-52")
def test_a_month_is_action_person_event_decay_scoring_and_the_next_month_follows() -> None:
    table = table_at(2, month=3, event="mongols")
    table.notes = []
    give(table, 0, "3 warrior-young", "1")
    give(table, 1, "3 monk-old healer-young", "1")
    table.agenda = [BeginMonth(NOBODY, 4), BeginMonth(NOBODY, 3)]
    table.settle()
    seen: list[str] = []
    while table.month == 3:
        if table.to_move != NATURE and (not seen or seen[-1] != asked(table)):
            seen.append(asked(table))
        play(table, legal(table)[0])
    assert seen[0] == "ChooseAction"
    assert seen[1] == "PlayCard"
    assert seen[-1] == "ReleasePerson"  # seat 2 has no helmet
    assert [note.message.id for note in table.notes][-8:] == [
        "note-mongols",
        "note-mongols",
        "note-releases",
        "note-decay",
        "note-decay",
        "note-score-round",
        "note-score-round",
        "note-month",
    ]
    assert table.month == 4
    assert noted(table, "note-month") == [
        (NOBODY, {"month": 3, "event": Ref("event-mongols")}),
        (NOBODY, {"month": 4, "event": Ref("event-contagion")}),
    ]
    assert asked(table) == "DealAction"


@clause("YD-A9", "YD-50")
def test_palaces_close_up_when_one_disappears() -> None:
    table = table_at(2)
    give(table, 0, "2 monk-old", "1", "3 healer-young")
    ask(table, Decay(NOBODY))
    assert show(table.players[0]) == ["2 monk-old", "3 healer-young"]


@clause("YD-17", "YD-A9", "YD-59")
@pytest.mark.parametrize(
    ("players", "wall", "sizes"),
    [
        (2, "none", [4, 3]),
        (3, "none", [3, 2, 2]),
        (4, "none", [2, 2, 2, 1]),
        (5, "none", [2, 2, 1, 1, 1]),
        (2, "choose", [4, 4]),
        (3, "choose", [3, 3, 2]),
        (4, "choose", [2, 2, 2, 2]),
        (5, "choose", [2, 2, 2, 1, 1]),
    ],
)
def test_the_cards_are_dealt_as_evenly_as_possible_larger_groups_first(
    players: int, wall: str, sizes: list[int]
) -> None:
    table = table_at(players, wall=wall)
    ask(table, BeginActions(NOBODY))
    while table.to_move == NATURE:
        play(table, legal(table)[-1])
    assert [len(group) for group in table.facts()["groups"]] == sizes
    cards = [card for group in table.facts()["groups"] for card in group]
    assert sorted(cards) == sorted(ACTIONS if wall != "none" else ACTIONS[:-1])


@clause("YD-17", "YD-8")
def test_each_card_left_is_dealt_with_the_same_chance_and_lies_open_in_its_group() -> None:
    table = table_at(3)
    ask(table, BeginActions(NOBODY))
    assert legal(table) == [f"deal {action}" for action in ACTIONS[:-1]]
    assert table.weights() == ones(7)
    draws(table, "deal research", "deal taxes", "deal parade", "deal build")
    assert table.facts()["groups"] == [["taxes", "parade", "research"], ["build"], []]
    assert legal(table) == ["deal harvest", "deal fireworks", "deal privilege"]
    assert table.weights() == ones(3)


@clause("YD-8", "YD-23", "YD-17")
def test_the_cards_are_gathered_and_the_dragons_go_back_before_each_deal() -> None:
    table = table_at(3)
    deal(table, "taxes build", "harvest", "privilege")
    table.dragons = [2, 1, 0]
    ask(table, BeginActions(NOBODY))
    assert table.dragons == [0, 0, 0]
    assert table.group_of == [NONE] * 8
    assert table.facts()["groups"] == [[], [], []]
    for _ in range(7):
        assert asked(table) == "DealAction"
        play(table, legal(table)[0])
    assert asked(table) == "ChooseAction"


# -- who acts when, and what it costs --------------------------------------------------------------------------------


@clause("YD-18")
def test_the_track_order_of_the_rulebook() -> None:
    """Space 9: red below purple; space 10: blue; space 12: green below yellow."""
    red, purple, blue, green, yellow = range(5)
    table = table_at(5)
    stand(table, [yellow, green, blue, purple, red], 12, 12, 10, 9, 9)
    ask(table, BeginActions(NOBODY))
    while table.to_move == NATURE:
        play(table, legal(table)[0])
    order = []
    for _ in range(5):
        order.append(table.to_move)
        play(table, "skip")
    assert order == [yellow, green, blue, purple, red]


@clause("YD-18")
def test_seats_on_one_space_act_from_the_top_of_the_stack() -> None:
    table = table_at(3)
    stand(table, [2, 0, 1], 0, 0, 0)
    table.advance(0, 6)
    table.advance(1, 6)
    table.advance(2, 6)
    assert table.order == [2, 1, 0]


@clause("YD-19")
def test_a_seat_joins_one_group_and_performs_exactly_one_action_of_it() -> None:
    table = table_at(2)
    give(table, 0, rice=0, yuan=6)
    deal(table, "taxes harvest", "")
    ask(table, ChooseAction(0))
    play(table, "harvest@1")
    assert done(table)
    assert (table.players[0].rice, table.players[0].yuan) == (1, 6)
    assert table.dragons == [1, 0]


@clause("YD-19")
def test_an_action_can_only_be_taken_from_the_group_it_lies_in() -> None:
    table = table_at(2)
    deal(table, "taxes", "harvest")
    ask(table, ChooseAction(0))
    assert "harvest@1" not in legal(table)
    refusal = why(table, "harvest@1")
    assert (refusal.reason, refusal.clause) == ("not-in-group", "YD-19")
    assert dict(refusal.numbers)["group"] == 1
    assert dict(refusal.numbers)["there"] == 2


@clause("YD-20", "YD-21")
def test_a_group_and_an_action_taken_before_may_be_taken_again_for_three_yuan() -> None:
    table = table_at(3)
    deal(table, "harvest taxes", "build", "")
    give(table, 1, yuan=3)
    give(table, 2, yuan=4)
    ask(table, ChooseAction(0), ChooseAction(1), ChooseAction(2))
    play_as(table, 0, "harvest@1")
    assert table.players[0].yuan == 6
    play_as(table, 1, "harvest@1")
    play_as(table, 2, "taxes@1")
    assert [player.rice for player in table.players] == [1, 1, 0]
    assert [player.yuan for player in table.players] == [6, 0, 4 - 3 + 2]
    assert table.dragons == [3, 0, 0]


@clause("YD-21")
def test_a_group_with_two_dragons_costs_dora_three_of_her_five_yuan() -> None:
    table = table_at(4)
    deal(table, "harvest", "", "", "")
    give(table, 3, yuan=5)
    table.dragons = [2, 0, 0, 0]
    ask(table, ChooseAction(3))
    play_as(table, 3, "harvest@1")
    assert table.players[3].yuan == 2
    assert table.players[3].rice == 1
    assert table.dragons == [3, 0, 0, 0]


@clause("YD-21")
def test_with_two_yuan_only_free_groups_can_be_joined() -> None:
    table = table_at(2)
    deal(table, "harvest", "taxes")
    give(table, 0, yuan=2)
    table.dragons = [1, 0]
    ask(table, ChooseAction(0))
    assert "harvest@1" not in legal(table)
    assert "taxes@2" in legal(table)
    refusal = why(table, "harvest@1")
    assert (refusal.reason, refusal.clause) == ("group-taken", "YD-21")
    assert dict(refusal.numbers) == {"price": 3, "yuan": 2, "group": 1}


@clause("YD-22")
def test_emil_with_one_yuan_skips_and_has_three() -> None:
    table = choosing(yuan=1)
    play(table, "skip")
    assert done(table)
    assert table.players[0].yuan == 3


@clause("YD-22", "YD-B5", "YD-B6")
@pytest.mark.parametrize(("yuan", "after"), [(0, 3), (1, 3), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_skipping_fills_up_to_three_yuan_and_never_adds_three(yuan: int, after: int) -> None:
    table = choosing(yuan=yuan)
    assert legal(table).count("skip") == 1
    play(table, "skip")
    assert table.players[0].yuan == after


@clause("YD-B5")
def test_a_seat_that_skips_places_no_dragon() -> None:
    table = choosing(yuan=6)
    play(table, "skip")
    assert table.dragons == [0, 0]


@clause("YD-B2")
def test_a_group_whose_action_cannot_be_carried_out_cannot_be_joined() -> None:
    table = choosing(yuan=1)
    assert "privilege@2" not in legal(table)
    refusal = why(table, "privilege@2")
    assert refusal.reason == "privilege-too-dear"
    assert dict(refusal.numbers) == {"price": 2, "yuan": 1}


@clause("YD-B3")
@pytest.mark.parametrize(
    ("yuan", "fee", "privileges"),
    [
        (1, False, []),
        (2, False, ["privilege small"]),
        (6, False, ["privilege small"]),
        (7, False, ["privilege small", "privilege large"]),
        (4, True, []),
        (5, True, ["privilege small"]),
        (9, True, ["privilege small"]),
        (10, True, ["privilege small", "privilege large"]),
    ],
)
def test_the_price_of_a_privilege_is_looked_at_after_the_fee(yuan: int, fee: bool, privileges: list[str]) -> None:
    table = choosing(yuan=yuan, fee=fee)
    assert ("privilege@2" in legal(table)) == bool(privileges)
    if privileges:
        play(table, "privilege@2")
        assert legal(table) == privileges
    else:
        refusal = why(table, "privilege@2")
        assert (refusal.reason, refusal.clause) == ("privilege-too-dear", "YD-B3")
        assert dict(refusal.numbers) == {"price": 5 if fee else 2, "yuan": yuan}


@clause("YD-B4", "YD-24")
def test_income_from_taxes_does_not_pay_the_fee() -> None:
    table = choosing("2 tax-collector-young tax-collector-young", "2", yuan=2, fee=True)
    assert legal(table) == ["skip"]
    assert why(table, "taxes@1").reason == "group-taken"


@clause("YD-19", "YD-23")
def test_everybody_sees_which_dragon_stands_on_which_group() -> None:
    table = table_at(3)
    deal(table, "taxes", "harvest", "")
    ask(table, ChooseAction(2), ChooseAction(0), ChooseAction(1), BeginActions(NOBODY))
    assert table.facts()["dragons"] == [None, None, None]
    play_as(table, 2, "harvest@2")
    play_as(table, 0, "skip")
    assert table.facts()["dragons"] == [None, None, 1]
    play_as(table, 1, "harvest@2")
    assert table.facts()["dragons"] == [None, None, None]  # back before the next deal
