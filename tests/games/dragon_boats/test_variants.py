"""The short game, the deck without "take that", and the options."""

from __future__ import annotations

import pytest

from teahouse.games.dragon_boats.names import LETTERS
from teahouse.games.dragon_boats.steps.setup import RemoveRound
from teahouse.games.dragon_boats.steps.storage import CleanUp
from teahouse.kernel import NATURE, NOBODY, BadOption
from tests.games.dragon_boats.positions import ask, deal, new, play, question, refused, rules, stand, texts
from tests.support import clause


@clause("DB-70", "DB-R6")
def test_the_short_game_is_played_with_cards_1_4_5_6() -> None:
    table = new(4, short="fixed")
    assert table.rounds == [0, 3, 4, 5]
    rounds = set()
    while not table.over:
        rounds.add(table.round)
        table.apply(table.moves()[-1])
    assert len(rounds) == 4


@clause("DB-70", "DB-R6")
def test_in_the_fixed_short_game_starts_are_cards_4_and_5_and_return_in_rounds_2_and_3() -> None:
    table = new(4, short="fixed")
    while question(table) != "ChooseStart":
        deal(table)
    assert texts(table) == ["start 4", "start 5"]
    assert refused(table, "start 2").clause == "DB-70"
    table = stand(4, short="fixed")
    table.players[0].start, table.players[1].start = 3, 4
    seen = []
    for _ in range(3):
        ask(table, CleanUp(NOBODY))
        while table.to_move == NATURE:
            deal(table)
        seen.append((table.players[0].discs, table.players[1].discs))
    assert seen == [(4, 3), (4, 4), (4, 4)]


@clause("DB-70", "DB-R6", "DB-EXH")
def test_example_h_without_3_and_5_the_order_is_1_2_4_6_and_a_disc_on_4_returns_in_the_third_round() -> None:
    table = new(4, short="random")
    while not isinstance(table.agenda[-1], RemoveRound):
        play(table, texts(table)[0])
    assert texts(table) == ["remove 2", "remove 3", "remove 4", "remove 5"]
    play(table, "remove 3")
    assert refused(table, "remove 3").clause == "DB-70"
    play(table, "remove 5")
    assert table.rounds == [0, 1, 3, 5]
    assert texts(table) == ["start 2", "start 4"]
    for player in table.players:
        player.start, player.discs = 3, 3
    seen = [3]
    for _ in range(3):
        ask(table, CleanUp(NOBODY))
        while table.to_move == NATURE:
            deal(table)
        seen.append(table.players[0].discs)
    assert seen == [3, 3, 4, 4]


@clause("DB-R7")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("short", ["fixed", "random"])
def test_the_short_game_is_not_offered_to_2_or_3(players: int, short: str) -> None:
    with pytest.raises(BadOption, match="short game"):
        rules(players, short=short)


@clause("DB-71", "DB-R55")
def test_without_take_that_six_cards_leave_the_deck_and_are_not_replaced() -> None:
    table = new(4, take_that=False)
    assert table.deck.bit_count() == 20
    assert not any(table.deck >> LETTERS.index(letter) & 1 for letter in "ABDFIS")
    assert table.wisdom_pool.bit_count() == 10


@clause("DB-R43", "DB-4")
def test_the_generic_wisdom_tiles_are_the_other_reading() -> None:
    table = new(4, wisdom_set="generic")
    assert table.wisdom_pool == sum(1 << LETTERS.index(letter) for letter in "EJKMULNOQT")
    table = new(4)
    assert table.wisdom_pool == sum(1 << LETTERS.index(letter) for letter in "LNOQTVWXYZ")


def test_the_study_aid_deals_cards_unseen_before_round_1() -> None:
    table = new(3, deal=2)
    while question(table) != "Bid":
        if table.to_move == NATURE:
            deal(table)
        else:
            play(table, "start 2")
    for player in table.players:
        assert player.cards().bit_count() == 2
        assert player.blind == player.hand
    assert table.deck.bit_count() == 26 - 2 - 6


@pytest.mark.parametrize(
    ("option", "value"), [("short", "maybe"), ("deal", 9), ("wisdom_set", "both"), ("weather", "fair")]
)
def test_an_unknown_option_or_value_is_refused(option: str, value: str | int) -> None:
    with pytest.raises(BadOption, match=option):
        rules(4, **{option: value})
