"""Things on the board of Yínzi are explained with the numbers that the rules will use."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from teahouse.games.yinzi import explain as room
from teahouse.games.yinzi.game import Yinzi
from teahouse.games.yinzi.memory import memory_of
from teahouse.games.yinzi.names import FLOOD
from teahouse.games.yinzi.steps.crops import OfferCrop
from teahouse.games.yinzi.steps.disasters import strike
from teahouse.games.yinzi.steps.setup import StartResource
from teahouse.games.yinzi.steps.war import WarRoutes, resolve_war
from teahouse.games.yinzi.table import ON_DISPLAY, YinziTable
from teahouse.kernel import NOBODY, SPECTATOR, Explanation, Message, Ref
from teahouse.words import LANGUAGES, Words
from tests.bots.positions import walk
from tests.games.yinzi.positions import (
    act,
    ask,
    boats,
    deliver,
    disc,
    factory,
    game_for,
    hand,
    plant,
    play,
    played,
    put,
    raw,
    rural,
    serve,
    show_route,
    soldiers,
    table_at,
    turn,
    workers,
)
from tests.support import clause


def told(table: YinziTable, thing: str, seat: int = 0) -> Explanation:
    if not table.agenda:
        turn(table)
    found = table.game.explain(thing, table.game.view(table, seat))
    assert found is not None, thing
    return found


def number(table: YinziTable, thing: str, id: str, seat: int = 0) -> dict[str, Any]:
    """The arguments of one of the sentences about a thing."""
    found = told(table, thing, seat)
    messages = [message for message in (*found.does, *found.numbers) if message.id == id]
    assert len(messages) == 1, [message.id for message in (*found.does, *found.numbers)]
    return dict(messages[0].arguments)


def ids(table: YinziTable, thing: str, seat: int = 0) -> set[str]:
    found = told(table, thing, seat)
    return {message.id for message in (*found.does, *found.numbers)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_explanations_do_not_depend_on_what_nobody_can_see(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_for(players)
    for table in walk(game, players, 40):
        for seat in (table.to_move, SPECTATOR):
            view = game.view(table, seat)
            things = game.things(view)
            before = [_json(game.explain(thing, view)) for thing in things]
            luck = random.Random(7)
            monkeypatch.setattr(room, "_first", luck.randrange)
            again = game.view(table, seat)
            assert [_json(game.explain(thing, again)) for thing in things] == before
            monkeypatch.undo()


def _json(explanation: Explanation | None) -> dict[str, object]:
    assert explanation is not None
    return explanation.to_json()


def test_every_sentence_about_a_thing_is_said_in_both_languages_and_none_is_left_over() -> None:
    texts = {}
    for lang in LANGUAGES:
        source = (files("teahouse.locale") / lang / "yinzi.things.ftl").read_text("utf-8")
        texts[lang] = set(re.findall(r"^([a-z-]+) =", source, re.M))
    assert texts["en"] == texts["de"]
    code = "".join(path.read_text("utf-8") for path in _rooms())
    patterns = [re.compile("^" + re.sub(r"\\{\w+\\}", "[a-z-]+", re.escape(id)) + "$") for id in _named(code)]
    families = {f"when-{kind}" for step in Yinzi.steps for kind in step.kinds}
    unused = {id for id in texts["en"] - families if not any(pattern.match(id) for pattern in patterns)}
    assert not unused


def _named(code: str) -> set[str]:
    return set(re.findall(r'f?"(thing-[a-z{}_-]+)"', code))


def _rooms() -> list[Path]:
    return sorted(Path(room.__file__).parent.glob("explain*.py"))


@clause("YZ-99", "YZ-100")
def test_the_war_box_tells_the_points_as_it_stands() -> None:
    for mine, theirs, enemies in ((3, 2, "r08"), (2, 3, "r08"), (3, 2, "r01"), (2, 3, "r01"), (0, 2, "r08")):
        table = table_at(2)
        show_route(table, 0, enemies)
        show_route(table, 1, "r02" if enemies == "r01" else "r12")
        if mine:
            soldiers(table, 0, mine)
        soldiers(table, 1, theirs)
        said = number(table, "war-box", "thing-war-yours")
        assert said["soldiers"] == mine
        before = points(table)
        resolve_war(table)
        assert said["points"] == points(table) - before


def points(table: YinziTable, seat: int = 0) -> int:
    return table.breakdown()[seat]["war"]


@clause("YZ-103", "YZ-42")
def test_a_flood_is_told_with_the_capacity_that_is_left() -> None:
    for capacity in (1, 2, 3, 6):
        table = table_at(2)
        boats(table, 0, capacity)
        said = number(table, "disaster-flood", "thing-flood-yours")
        strike(table, FLOOD, 0)
        assert (said["before"], said["after"]) == (capacity, table.box.capacity[table.players[0].boat])
    assert "thing-disaster-not" in ids(table_at(2), "disaster-flood")
    table = table_at(2)
    show_route(table, 0, "r07")
    assert "thing-disaster-comes" in ids(table, "disaster-flood")


@clause("YZ-93", "YZ-94", "YZ-97")
def test_food_is_told_with_what_is_due_there_and_missing() -> None:
    table = table_at(2)
    put(table, 0, "produce", 4)
    put(table, 0, "top", 3)
    plant(table, 0, "huguang-a1", 2)
    assert number(table, "food", "thing-food-yours") == {"workers": 7, "due": 3, "have": 2, "missing": 1}
    table.players[0].bonus = 2
    assert "thing-food-fed" in ids(table, "food")
    assert told(table, "food", SPECTATOR).numbers == ()


@clause("YZ-55", "YZ-77", "YZ-78", "YZ-79")
def test_a_factory_tells_its_owner_the_next_level_and_others_what_it_takes_to_work_there() -> None:
    table = table_at(3)
    factory(table, 0, "silk-red", "zhejiang-a3-b3", 1)
    factory(table, 0, "paper-red", "huguang-a1-b1", 2, seat0=1)
    factory(table, 0, "paper-yellow", "jiangxi-a4-b4", 3)
    raw(table, "huguang", 2, 0)
    table.players[0].copper = 4
    assert number(table, "factory-silk-red", "thing-factory-next") == {"cost": 3, "have": 4, "level": 2}
    assert number(table, "factory-paper-red", "thing-factory-next")["cost"] == 5
    assert "thing-factory-next" not in ids(table, "factory-paper-yellow")
    assert "thing-outsource-not" in ids(table, "factory-silk-red", 1)
    assert number(table, "factory-paper-red", "thing-outsource-copper", 1)["copper"] == 3
    assert number(table, "factory-paper-yellow", "thing-outsource-silver", 1)["workers"] == 1
    assert number(table, "factory-silk-red", "thing-material-yours")["borders"] == 2
    assert number(table, "factory-paper-red", "thing-material-yours")["borders"] == 0
    assert "thing-no-material" in ids(table, "factory-paper-yellow")
    assert number(table, "factory-paper-red", "thing-factory-owned", 1)["stored"] == 1


@clause("YZ-84", "YZ-134")
def test_a_ship_tells_where_its_commodities_will_score() -> None:
    table = table_at(2)
    goal = number(table, "coast-1", "thing-ship-goal")
    assert (goal["box"], goal["pool"], goal["limit"]) == (3, 2, 3)
    assert "thing-ship-box" in ids(table, "coast-1")
    deliver(table, 1, "japan", 3)
    assert "thing-ship-pool" in ids(table, "coast-1")
    assert number(table, "destination-japan", "thing-landed-yours", 1) == {"count": 3, "points": 9}


@clause("YZ-109", "YZ-89")
def test_a_box_of_the_emperor_tells_what_it_takes_and_gives_and_who_is_there() -> None:
    table = table_at(2)
    serve(table, 1, "road")
    assert number(table, "box-road", "thing-box-workers")["workers"] == 2
    assert number(table, "box-road", "thing-box-pays") == {"copper": 3, "silver": 0}
    assert {"thing-reward-route-tile", "thing-box-taken", "thing-box-one"} <= ids(table, "box-road")
    assert {"thing-box-open", "thing-box-empty"} <= ids(table, "box-palace")


@clause("YZ-114", "YZ-138", "YZ-22")
def test_taxes_sections_and_money_are_told_with_the_own_numbers() -> None:
    table = table_at(2)
    table.players[0].tax = 1
    table.players[0].discs -= 1
    played(table, 0, "3/1", "2/2")
    for card in table.players[0].cards[:2]:
        table.players[0].deck[card] -= 1
    assert number(table, "taxes", "thing-tax-yours") == {"total": 6, "due": 1, "silver": 0}
    disc(table, 0, "free-rice")
    assert number(table, "section-economy", "thing-section-yours") == {"discs": 1, "points": 2}
    disc(table, 1, "free-wood")
    assert number(table, "section-economy", "thing-section-yours") == {"discs": 1, "points": 1}
    table.players[0].copper = 17
    assert number(table, "exchange", "thing-exchange-yours")["worth"] == 2


def test_a_card_is_told_to_its_holder_only() -> None:
    table = table_at(2)
    hand(table, 0, "2/2", "2/2", "1/3")
    turn(table)
    assert number(table, "card-2-2", "thing-card-yours") == {"count": 2}
    assert told(table, "card-2-2", SPECTATOR).numbers == ()


NOWHERE = (
    *("field", "field-nowhere-a1", "market-huguang-9", "market-huguang-x", "factory-tea-red", "coast-9", "coast-1-9"),
    *("coast-x", "route-r99", "card-9-9", "seat-9", "count-", "order-x", "resource-gold", "rural-pink", "ship-mars-1"),
)


@pytest.mark.parametrize("thing", ["", *NOWHERE])
def test_what_is_not_on_the_table_has_no_explanation(thing: str) -> None:
    table = turn(table_at(2))
    assert table.game.explain(thing, table.game.view(table, 0)) is None


@pytest.mark.parametrize(
    ("thing", "id"),
    [
        ("coast-1", "thing-row-empty-does"),
        ("boat-track", "thing-boats-last"),
        ("track-1", "thing-crop-none"),
        ("migration-bottom", "thing-migration-bottom-stay"),
        ("factory-silk-red", "thing-factory-ruin-free"),
        ("rural", "thing-rural-bought"),
        ("spot-huguang-a1-b1", "thing-spot-taken"),
    ],
)
def test_rare_states_have_their_sentences(thing: str, id: str) -> None:
    table = table_at(2, bottom_migrants="stay", take_over="free")
    factory(table, -1, "silk-red", "huguang-a1-b1", 0)
    table.coast[0] = -1
    table.memory = memory_of(table)
    table.players[0].boat = len(table.box.capacity) - 1
    table.track[0] = -1
    turn(table)
    table.dealing = 2
    assert id in ids(table, thing)
    for lang in LANGUAGES:
        words = Words(lang, "yinzi", ["Mei", "Bao"])
        found = told(table, thing)
        for message in (found.name, *found.does, *found.numbers):
            assert isinstance(message, Message)
            assert words.say(message)


def test_the_factory_to_start_with_is_told_to_cost_nothing() -> None:
    game = game_for(2)
    table = next(step for step in walk(game, 1, every=1) if step.agenda[-1].id == "start-factory")
    assert isinstance(table, YinziTable)
    offered = "factory-" + table.box.factory_names[table.owner.index(ON_DISPLAY)]
    first, second = table.to_move, 1 - table.to_move
    for seat in (first, second, SPECTATOR):
        assert "thing-factory-start" in ids(table, offered, seat)
        assert not {"thing-factory-offered", "thing-your-stone"} & ids(table, offered, seat)
    table.play(table.moves()[0])
    while table.to_move == first:
        table.play(table.moves()[0])
    left = "factory-" + table.box.factory_names[table.owner.index(ON_DISPLAY)]
    assert "thing-factory-offered" in ids(table, left, first)
    assert "thing-factory-start" in ids(table, left, second)


def paid(table: YinziTable, thing: str) -> list[tuple[str, dict[str, Any]]]:
    """What a card says about what stands in for a price, in words of both languages."""
    found = [one for one in told(table, thing).numbers if one.id.startswith("thing-pays-")]
    for lang in LANGUAGES:
        assert all(Words(lang, "yinzi", ["Mei", "Bao"]).say(one) for one in found)
    return [(one.id, dict(one.arguments)) for one in found]


@clause("YZ-62", "YZ-42", "YZ-53", "YZ-79")
def test_a_disc_that_stands_in_for_a_piece_is_told_where_only_it_can() -> None:
    spot = "spot-huguang-b1-b2"
    for space, action, moves, thing in (
        ("free-wood", "boats", (), "boat-track"),
        ("free-stone", "develop", ("build silk-red",), spot),
    ):
        table = table_at(2)
        disc(table, 0, space)
        play(act(table, action, 1), *moves)
        assert paid(table, thing) == [("thing-pays-disc", {"space": Ref("space-" + space)})]
    table = table_at(2)
    play(ask(table, StartResource(0)), "take wood")
    assert paid(act(table, "boats", 1), "boat-track") == []
    disc(table, 0, "free-wood")
    assert paid(act(table, "boats", 1), "boat-track") == [], "wood or disc is still to be chosen"
    table = workers(table_at(2), 2)
    factory(table, 0, "silk-red", "jiangxi-c4-d4")
    disc(table, 0, "free-raw-material")
    play(turn(table), "work sell produce")
    assert paid(table, "factory-silk-red") == [("thing-pays-disc", {"space": Ref("space-free-raw-material")})]


@clause("YZ-22", "YZ-A18", "YZ-46", "YZ-55", "YZ-78")
def test_changed_money_is_told_by_what_pays_with_it() -> None:
    table = table_at(2)
    table.players[0].silver, table.players[0].copper = 2, 0
    ask(table, OfferCrop(0, 5))
    assert paid(table, "field-nanzhili-a3") == [("thing-pays-silver", {"silver": 1, "copper": 8})]
    table.players[0].copper = 3
    assert paid(ask(table, OfferCrop(0, 5)), "field-nanzhili-a3") == []
    for silver, said in ((1, []), (0, [("thing-pays-copper", {"copper": 8})])):
        table = workers(table_at(2), 1)
        factory(table, 1, "silk-red", "jiangxi-c4-d4", 3)
        raw(table, "jiangxi", 2, 0)
        table.players[0].silver, table.players[0].copper = silver, 9
        play(turn(table), "work sell produce")
        assert paid(table, "factory-silk-red") == said


@clause("YZ-120", "YZ-92", "YZ-22")
def test_a_route_tells_what_is_bought_for_it_and_with_what() -> None:
    table = table_at(2)
    show_route(table, 0, "r06")
    plant(table, 0, "huguang-a1")
    rural(table, 1)
    soldiers(table, 0, 1)
    table.players[0].silver, table.players[0].copper = 1, 0
    ask(table, WarRoutes(NOBODY, 0))
    assert paid(table, "route-r06") == [
        ("thing-pays-rural", {"cubes": 1, "copper": 2}),
        ("thing-pays-silver", {"silver": 1, "copper": 8}),
    ]
