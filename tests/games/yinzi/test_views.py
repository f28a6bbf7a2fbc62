"""What a seat may see, positions, and the table in words."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from teahouse.dealer import Dealer
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import SPECTATOR, BadData
from teahouse.words import Words
from tests.games.yinzi.positions import (
    disc,
    factory,
    game_for,
    hand,
    load,
    new_table,
    noted,
    plant,
    put,
    raw,
    soldiers,
    table_at,
    turn,
)
from tests.support import clause


def midgame(players: int = 4, moves: int = 300, seed: int = 3, **options: Any) -> YinziTable:
    table = new_table(players, **options)
    luck = random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        table.apply(luck.choice(table.moves()))
    return table


def test_a_seat_sees_its_own_cards_and_only_the_number_of_the_others() -> None:
    table = midgame()
    for seat in range(4):
        players = table.game.view(table, seat).facts["players"]
        for other, shown in enumerate(players):
            assert ("hand" in shown) == ("deck" in shown) == (other == seat)
            assert shown["hand_size"] == sum(table.players[other].hand)
    assert all("hand" not in shown for shown in table.game.view(table, SPECTATOR).facts["players"])


def test_hands_that_differ_look_the_same_to_the_others() -> None:
    one, other = table_at(3), table_at(3)
    hand(one, 0, "1/1", "2/2", "3/1")
    hand(other, 0, "1/3", "2/3", "3/3")
    for table in (one, other):
        turn(table, 1)
    for seat in (1, 2, SPECTATOR):
        assert one.game.view(one, seat).to_json() == other.game.view(other, seat).to_json()
    assert one.game.view(one, 0).to_json() != other.game.view(other, 0).to_json()


def test_an_imagined_table_fits_the_view_and_deals_only_unplayed_cards() -> None:
    table = midgame(3, 250)
    while not any(table.players[0].hand):
        table.apply(table.moves()[0])
    dealer = Dealer("imagine")
    hands = set()
    for _ in range(30):
        view = table.game.view(table, 1)
        dream = table.game.imagine(view, dealer.number)
        assert isinstance(dream, YinziTable)
        assert dream.game.view(dream, 1).to_json() == view.to_json()
        assert dream.players[1].hand == table.players[1].hand
        for seat in (0, 2):
            both = [held + left for held, left in zip(dream.players[seat].hand, dream.players[seat].deck, strict=True)]
            true = table.players[seat]
            assert both == [held + left for held, left in zip(true.hand, true.deck, strict=True)]
        hands.add(tuple(dream.players[0].hand))
    assert len(hands) > 1


@clause("YZ-34")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = new_table(2)
    while table.agenda[-1].id != "deal":
        table.apply(table.moves()[0])
    seat = table.agenda[-1].arguments()[0]
    notes = noted(table, table.moves()[0].text)
    assert [(note.message.id, note.only) for note in notes] == [("note-drawn", seat), ("note-draws", -1)]


@pytest.mark.parametrize("seed", range(4))
def test_positions_are_json_and_load_back(seed: int) -> None:
    table = midgame(2 + seed % 3, 150 + 60 * seed, seed)
    copy = table.game.load(json.loads(json.dumps(table.position())))
    assert copy == table
    assert copy.moves() == table.moves()


def wrong(table: YinziTable, change: Any) -> str:
    position = json.loads(json.dumps(table.position()))
    change(position["table"])
    with pytest.raises(BadData) as error:
        table.game.load(position)
    return str(error.value)


def test_a_position_that_loses_or_gains_pieces_is_refused() -> None:
    table = table_at(2)
    plant(table, 0, "huguang-b1")
    factory(table, 1, "paper-red", "huguang-a1-a2", 2, seat1=1)
    turn(table)
    assert "15 cubes, 20 discs and 8 commodities" in wrong(table, lambda facts: facts["players"][0].update(cubes=15))
    assert "14 wood and 8 stone" in wrong(table, lambda facts: facts.update(wood=13))
    assert "must have 12 workers" in wrong(table, lambda facts: facts["players"][0].update(idle=3))
    assert "too many cards 1/1" in wrong(table, lambda facts: facts["players"][0]["deck"].update({"1/1": 2}))
    assert "must be squares without cubes" in wrong(
        table, lambda facts: facts["factories"]["paper-red"].update(at="huguang-a1-b1")
    )
    assert "at most 2 commodities" in wrong(
        table, lambda facts: facts["factories"]["paper-red"].update(level=2, stock=[2, 2])
    )
    assert "a factory with discs of its owner" in wrong(
        table, lambda facts: facts["factories"]["paper-red"].update(owner=-1)
    )
    assert "the route tile r08 in exactly one place" in wrong(table, lambda facts: facts["discard"].append("r08"))
    assert "nobody is fulfilling this tile" in wrong(table, lambda facts: facts["pieces"].update(r08=["cube"]))
    assert "each ship at most once" in wrong(table, lambda facts: facts["coast"][1].update(ship="japan-1"))
    assert "more crop tiles of tea" in wrong(table, lambda facts: facts["pile"].update(tea=9))
    assert "four different tiles" in wrong(table, lambda facts: facts["markets"]["jiangxi"].update(tile="m1"))
    assert "seats, each at most once" in wrong(table, lambda facts: facts.update(war=[0, 0]))
    assert "lacks the factory tile" in wrong(table, lambda facts: facts["stack"].pop())
    assert "one or two cubes" in wrong(table, lambda facts: facts["cubes"].update({"huguang-b2": [0, 1]}))


def test_copies_are_equal_and_independent() -> None:
    table = midgame(4, 200)
    before = table.position()
    copy = table.copy()
    assert copy == table
    luck = random.Random(1)
    while not copy.over:
        copy.apply(luck.choice(copy.moves()))
    assert table.position() == before


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_text_shows_provinces_markets_coast_workers_and_the_own_hand(lang: str) -> None:
    table = table_at(2)
    hand(table, 0, "2/2", "1/3")
    plant(table, 0, "huguang-a1", 2)
    factory(table, 1, "porcelain-yellow", "huguang-b1-c1", 2, seat1=1)
    raw(table, "huguang", 4, 1)
    load(table, 1, 1, 2, "tea")
    disc(table, 1, "free-rice")
    soldiers(table, 1, 2)
    put(table, 0, "top", 1)
    turn(table)
    words = Words(lang, "yinzi", ["Mei", "Bao"])
    lines = [words.say(line) for section in table.game.text(table.game.view(table, 0)) for line in section.lines]
    text = "\n".join(lines)
    first = next(line for line in lines if line.startswith("1 R"))
    assert first.split() == (["1", "Ri1**", "[]2", "[]2", "Ri"] if lang == "en" else ["1", "Re1**", "[]2", "[]2", "Re"])
    assert ("level II, Bao" if lang == "en" else "Level II, Bao") in text
    assert ("In hand: 2/2" if lang == "en" else "Auf der Hand: 2/2") in text
    assert "Bao" in text
    hidden = [words.say(line) for section in table.game.text(table.game.view(table, 1)) for line in section.lines]
    assert ("Cards in hand: 2" if lang == "en" else "Handkarten: 2") in hidden
    assert not any(line.startswith(("In hand", "Auf der Hand")) for line in hidden)


def test_bounds_hold_for_the_shortest_and_the_longest_catalogue() -> None:
    for players in (2, 3, 4):
        bounds = game_for(players).bounds()
        assert bounds.moves == len(game_for(players).catalogue)
        assert bounds.lowest == -48
        assert 1500 < bounds.decisions < 4000
        assert 100 < bounds.highest < 600


def test_the_tally_counts_what_a_player_watches() -> None:
    table = table_at(2)
    before = table.game.tally(table, 0)
    table.players[0].copper += 3
    after = table.game.tally(table, 0)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == {"copper": 3}
