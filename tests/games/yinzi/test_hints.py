"""What the board of Yínzi draws beyond the facts is what the rules do."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from teahouse.games.yinzi.names import DISASTERS, PROVINCES, SECTIONS, SLOTS
from teahouse.games.yinzi.scoring import points_by_source
from teahouse.games.yinzi.steps.feeding import Feed
from teahouse.games.yinzi.steps.produce import ChooseMaterial
from teahouse.games.yinzi.steps.sales import SellCube
from teahouse.games.yinzi.steps.shipping import SupplyShips
from teahouse.games.yinzi.steps.war import resolve_war
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NATURE, NOBODY, SPECTATOR, Game, preview
from tests.games.yinzi.positions import (
    SELL,
    act,
    ask,
    boats,
    disc,
    factory,
    game_for,
    legal,
    plant,
    play,
    raw,
    table_at,
    turn,
    workers,
)
from tests.support import clause


def tables(players: int, seed: int, every: int = 1) -> Iterator[YinziTable]:
    """Tables of a random game at which a seat is asked."""
    chance = random.Random(seed)
    table = game_for(players).new()
    assert isinstance(table, YinziTable)
    asked = 0
    while not table.over:
        if table.to_move >= 0:
            asked += 1
            if asked % every == 0:
                yield table
        moves = table.moves()
        table.apply(chance.choices(moves, table.weights())[0] if table.to_move == NATURE else chance.choice(moves))


def sales(players: int, seed: int) -> Iterator[YinziTable]:
    """Tables at which a market slot is chosen: also for cubes that a seat would not have thought of."""
    for table in tables(players, seed, 5):
        if NOBODY in table.market or -1 in table.market:
            continue
        for seat, player in enumerate(table.players):
            for field in player.fields:
                if table.good[field] >= 6:
                    trial = table.copy()
                    yield ask(trial, SellCube(seat, field, 0))


@clause("YZ-49", "YZ-50", "YZ-51", "YZ-20")
def test_a_slot_is_hinted_with_what_it_pays_and_a_province_with_its_boats() -> None:
    found = too_far = full = 0
    for players in (2, 3, 4):
        for table in sales(players, players):
            hints = table.game.hints(table, table.to_move)
            legal = {move.target: move for move in table.moves()}
            paying = {thing for thing, hint in hints.items() if "pays" in hint}
            assert paying == set(legal)
            left = hints["boat-track"]["left"]
            for province, name in enumerate(PROVINCES):
                hint = hints[f"province-{name}"]
                mine = [move for move in legal.values() if move.a // SLOTS == province]
                assert bool(mine) == ("lacks" not in hint)
                for move in mine:
                    assert preview(table, move, table.to_move)["copper"] == hints[move.target]["pays"]
                    after = table.copy()
                    after.apply(move)
                    disc_used = len(after.game.view(after, SPECTATOR).facts["advancements"]) < len(
                        table.game.view(table, SPECTATOR).facts["advancements"]
                    )
                    assert after.used - table.used + disc_used == hint["boats"] <= left
                    found += 1
                reasons = {}
                for slot in range(province * SLOTS, province * SLOTS + SLOTS):
                    refusal = table.refusal(table.box.moves.to[slot])
                    if refusal is not None:
                        reasons[refusal.reason] = dict(refusal.numbers)
                if "too-far" in reasons:
                    assert hint["lacks"] == "boats"
                    assert reasons["too-far"] == {"borders": hint["boats"], "boats": max(0, left)}
                    too_far += 1
                elif not mine and hint["lacks"] == "good":
                    assert hint["boats"] <= left
                    full += 1
    assert min(found, too_far, full) > 5, (found, too_far, full)


@clause("YZ-79", "YZ-20")
def test_raw_material_is_hinted_where_it_can_be_fetched() -> None:
    table = table_at(2)
    factory(table, 0, "silk-red", "zhejiang-a3-b3", 2)
    raw(table, "zhejiang", 3, 0)
    raw(table, "huguang", 2, 0)
    raw(table, "jiangxi", 2, 1)
    ask(table, ChooseMaterial(0, table.box.factory_names.index("silk-red"), 0))
    hints = table.game.hints(table, 0)
    assert hints["boat-track"] == {"left": 1}
    assert hints["province-zhejiang"] == {"boats": 0}
    assert hints["province-huguang"] == {"boats": 2, "lacks": "boats"}
    assert hints["province-jiangxi"] == {"boats": 1, "lacks": "colour", "colour": "red"}
    disc(table, 0, "free-boat")
    assert table.game.hints(table, 0)["province-huguang"] == {"boats": 2}
    assert table.game.hints(table, 0)["boat-track"] == {"left": 2}


@clause("YZ-82")
def test_ships_are_supplied_from_provinces_whose_way_to_the_sea_is_not_too_long() -> None:
    table = table_at(2)
    plant(table, 0, "nanzhili-a1", 1, "tea")
    table.players[0].workers[2] = 1
    play(turn(table), "work sell supply-ships")
    hints = table.game.hints(table, 0)
    assert hints["workforce-supply-ships"] == {"runs": 0}
    assert hints["province-nanzhili"] == {"boats": 1, "sea": True}
    assert hints["province-huguang"] == {"boats": 2, "sea": True, "lacks": "boats"}
    boats(table, 0, 2)
    assert "lacks" not in table.game.hints(table, 0)["province-huguang"]


@clause("YZ-94")
def test_the_food_on_the_fields_is_what_can_be_fed_with_it() -> None:
    seen = set()
    for players in (2, 4):
        for table in tables(players, 20 + players, 9):
            for seat in range(players):
                trial = table.copy()
                trial.rural = [0, 0, 0, 0]
                trial.players[seat].advancements = 0
                food = trial.game.hints(trial, seat)[f"seat-{seat + 1}"]["food"]
                before = trial.players[seat].misfortune
                ask(trial, Feed(NOBODY, seat, 40))
                while not trial.over:
                    trial.apply(trial.moves()[0])
                assert food == 40 - (trial.players[seat].misfortune - before)
                seen.add(food)
    assert len(seen) > 3


@clause("YZ-98", "YZ-114", "YZ-138", "YZ-103")
def test_war_taxes_majorities_and_disasters_are_hinted_as_they_will_be_counted() -> None:
    for table in tables(4, 31, 6):
        game: Game = table.game
        hints = game.hints(table, SPECTATOR)
        facts = game.view(table, SPECTATOR).facts
        trial = table.copy()
        trial.notes = []
        resolve_war(trial)
        counted = dict(trial.notes[0].message.arguments)
        assert hints["war-box"] == {"soldiers": counted["strength"], "enemies": counted["enemy"]}
        for seat, clan in enumerate(facts["players"]):
            fortune = hints[f"seat-{seat + 1}"]["fortune"]
            assert clan["tax_due"] == sum(fortune >= least for least in game.printed()["taxed_from"])
        points = [0] * 4
        for section in SECTIONS:
            leaders = hints.get(f"section-{section}", {"leads": []})["leads"]
            for seat in leaders:
                points[seat] += 2 if len(leaders) == 1 else 1
        assert points == [by_source[7] for by_source in points_by_source(table)]
        shown = {game.printed()["routes"][row["tile"]]["disaster"] for row in facts["routes"] if row["tile"]}
        assert {name for name in DISASTERS if f"disaster-{name}" in hints} == shown - {None}


@clause("YZ-119", "YZ-120", "YZ-29")
def test_the_rural_market_is_hinted_with_the_prices_of_the_seat() -> None:
    table = table_at(2)
    plant(table, 0, "nanzhili-a1")
    turn(table)
    assert table.game.hints(table, 0)["rural"] == {"sells": 1, "buys": 2}
    table.players[0].bonus = 1
    hints = table.game.hints(table, 0)
    assert hints["rural"] == {"sells": 2, "buys": 2}
    assert preview(table, table.game.move("rural nanzhili-a1"), 0)["copper"] == hints["rural"]["sells"]
    assert table.game.hints(table, 1)["rural"]["sells"] == 1


@clause("YZ-40", "YZ-65")
def test_the_action_that_runs_is_hinted_until_it_ends() -> None:
    table = act(table_at(2), "plant", 2)
    assert table.game.hints(table, 1)["fortune-plant-crops"] == {"runs": 0}
    play(table, "buy 1")
    assert table.game.hints(table, 0)["fortune-plant-crops"] == {"runs": 0}
    other = turn(table_at(2))
    assert not [thing for thing, hint in other.game.hints(other, 0).items() if "runs" in hint]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hints_tell_nothing_hidden_and_stay_small(players: int) -> None:
    sizes = []
    luck = random.Random(3)
    for table in tables(players, 40 + players, 4):
        for seat in (table.to_move, SPECTATOR):
            hints = table.game.hints(table, seat)
            imagined = table.game.imagine(table.game.view(table, seat), luck.randrange)
            assert table.game.hints(imagined, seat) == hints
            sizes.append(len(json.dumps(hints, separators=(",", ":"))))
    assert sum(sizes) / len(sizes) < 600
    assert max(sizes) < 1500


@clause("YZ-20", "YZ-37", "YZ-118")
def test_boats_are_hinted_only_while_something_is_left_that_they_carry() -> None:
    table = workers(table_at(2), 2)
    plant(table, 0, "nanzhili-b2", 1, "tea")
    plant(table, 0, "huguang-a3")
    ask(table, SupplyShips(NOBODY, 0, SELL))
    assert "boat-track" in table.game.hints(table, 0)
    play(table, "give nanzhili-b2", "slot 1 2")
    assert legal(table) == ["rural huguang-a3", "end"]
    assert dict(table.agenda[-1].prompt(table).arguments)["free"] == "rural"
    assert not {"boat-track", "province-huguang"} & set(table.game.hints(table, 0))
