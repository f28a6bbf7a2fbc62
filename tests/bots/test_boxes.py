"""Boxes with other numbers, played by the networks of the games' own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import teahouse
from teahouse.bots import Budget, bot, unlearned
from teahouse.bots.boxes import BoxBot, BoxJudge
from teahouse.bots.levels import BoxCup, BoxLeaf, BoxMaster, BoxPot
from teahouse.bots.network import laid, playable
from teahouse.bots.networked import judge_for
from teahouse.kernel import BadData, Table
from teahouse.library import build, own_components
from teahouse.words import LANGUAGES, Words
from tests.bots.decided import LEARNED
from tests.bots.positions import walk
from tests.generic.changes import changed_boxes

LOOKS = Budget(simulations=16)
NINE = "bonus-cards.K.vp = 9"
DRAGONS = "privilege.small.dragons = 3"
WOOD = "resources.wood = 20"


def test_in_a_changed_box_every_level_looks_ahead() -> None:
    for name, changes in (("dragon-boats", NINE), ("year-of-the-dragon", DRAGONS), ("yinzi", WOOD)):
        game = build(name, 2, changes, {})
        kinds = [type(bot(level, game, 0, "s")) for level in ("leaf", "cup", "pot", "master")]
        assert kinds == [BoxLeaf, BoxCup, BoxPot, BoxMaster]
        assert not isinstance(bot("pot", teahouse.game(name, 2), 0, "s"), BoxBot)
        # asked for by name, the network plays it alone
        table = next(walk(game, 1, 9))
        view = game.view(table, table.to_move)
        assert bot("teahouse.bots:NetworkBot", game, table.to_move, "s").choose(view, Budget()) in view.moves
    assert (BoxPot.seconds, BoxMaster.seconds) == (0.5, 3.0)


def test_a_box_with_moves_that_the_network_lacks_is_played_without_it() -> None:
    game = build("dragon-boats", 2, "seats.rear.discount = 1", {})
    assert not playable(game)
    assert type(bot("pot", game, 0, "s")) is unlearned.Pot


def test_a_map_with_other_fields_is_played_without_the_network() -> None:
    own = own_components("yinzi")
    assert own.count('"C.FR"') == 1
    game = build("yinzi", 2, own.replace('"C.FR"', '"C#FR"'), {})
    assert all(move.text in build("yinzi", 2, None, {}).catalogue.by_text for move in game.catalogue.moves)
    assert not playable(game)
    assert type(bot("master", game, 0, "s")) is unlearned.Master


def played_by_the_network(name: str, players: int, changes: str, games: int) -> Iterator[tuple[Table, Table]]:
    """Each decision of games that the network plays in the game's own box, and the same table in a changed one."""
    own, other = build(name, players, "", {}), build(name, players, changes, {})  # both might be changed
    judge = judge_for(own)
    for number in range(games):
        dealer = teahouse.Dealer(f"nine-{number}")
        table, same = own.new(), other.new()
        while not table.over:
            moves = table.moves()
            if table.to_move == teahouse.NATURE:
                move = dealer.draw(table)
            elif len(moves) == 1:
                move = moves[0]
            else:
                move = moves[int(judge.opinions([table])[0].logits.argmax())]
                yield table, same
            table.apply(move)
            same.apply(other.move(move.text))


def chosen(table: Table) -> str:
    game = table.game
    return BoxPot(game, table.to_move, "s").choose(game.view(table, table.to_move), LOOKS).text


@pytest.mark.slow
def test_extra_treasure_is_taken_more_often_at_nine_points_than_at_one() -> None:
    offers = 0
    taken = {"one": 0, "nine": 0}
    for table, same in played_by_the_network("dragon-boats", 2, NINE, 8):
        if table.agenda[-1].id != "choose-card" or all(move.text != "take K" for move in table.moves()):
            continue
        offers += 1
        taken["one"] += chosen(table) == "take K"
        taken["nine"] += chosen(same) == "take K"
        if offers == 12:
            break
    assert offers == 12
    assert taken["one"] <= offers / 5
    assert taken["nine"] >= taken["one"] + offers / 4


@pytest.mark.slow
def test_small_privileges_are_bought_more_often_for_three_dragons_than_for_one() -> None:
    offers = 0
    bought = {"one": 0, "three": 0}
    for table, same in played_by_the_network("year-of-the-dragon", 2, DRAGONS, 1):
        if table.agenda[-1].id != "choose-action" or all("privilege" not in move.text for move in table.moves()):
            continue
        offers += 1
        bought["one"] += "privilege" in chosen(table)
        bought["three"] += "privilege" in chosen(same)
    assert offers >= 10
    assert bought["three"] >= bought["one"] + offers / 4


def test_points_that_only_this_box_counts_are_added_to_what_the_network_expects() -> None:
    game = build("dragon-boats", 2, NINE, {})
    judge = BoxJudge(judge_for(game))
    table = next(walk(game, 1, 30))
    seat = table.to_move
    before = judge.outlooks([table], seat)[0]
    assert judge.extra(table) == [[0] * 5] * 2
    twin = table.copy()
    treasure = 1 << "ABCDEFGHIJK".index("K")
    twin.players[seat].open |= treasure  # type: ignore[attr-defined]
    assert [sum(points) for points in judge.extra(twin)] == [8 if other == seat else 0 for other in range(2)]
    own = BoxJudge(judge_for(judge.own)).outlooks([laid(twin, judge.own)], seat)[0]
    after = judge.outlooks([twin], seat)[0]
    assert sum(after.points[seat]) == pytest.approx(sum(own.points[seat]) + 8)
    assert after.chances[seat] > own.chances[seat]
    assert sum(after.chances) == pytest.approx(1)
    assert before.points[seat] != after.points[seat]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_looks_ahead_in_a_changed_box_says_what_it_expects(lang: str) -> None:
    game = build("dragon-boats", 3, NINE, {})
    words = Words(lang, game.name)
    for table in walk(game, 1, 90):
        player = BoxPot(game, table.to_move, "s")
        view = game.view(table, table.to_move)
        move = player.choose(view, LOOKS)
        assert BoxPot(game, table.to_move, "s").choose(view, LOOKS) is move
        assert player.thought is not None
        said = dict(player.thought.arguments)
        sentence = words.say(player.thought)
        assert all(str(said[name]) in sentence for name in ("looks", "points", "next"))
        assert 0 <= int(str(said["points"])) <= 150


@pytest.mark.parametrize(
    ("name", "changes"), [("dragon-boats", NINE), ("year-of-the-dragon", DRAGONS), ("yinzi", WOOD)]
)
def test_leaf_and_cup_try_the_moves_they_see_and_say_what_they_expect(name: str, changes: str) -> None:
    game = build(name, 3, changes, {})
    said = set()
    looks = {BoxLeaf: 0, BoxCup: 0}
    for table in walk(game, 1, 25):
        view = game.view(table, table.to_move)
        for kind in (BoxLeaf, BoxCup):
            player = kind(game, table.to_move, "s")
            move = player.choose(view, Budget())
            assert move in view.moves
            assert kind(game, table.to_move, "s").choose(view, Budget()) is move
            assert 1 <= player.looks <= len(view.moves)
            looks[kind] += player.looks
            assert player.thought is not None
            said.add(player.thought.id)
            assert int(str(dict(player.thought.arguments)["points"])) > 0
            for lang in LANGUAGES:
                assert Words(lang, name).say(player.thought)
    assert looks[BoxLeaf] < looks[BoxCup]
    assert said <= {"thought-learned", "thought-alone"}


@pytest.mark.slow
@pytest.mark.parametrize("name", LEARNED)
def test_every_number_of_a_box_may_be_another(name: str) -> None:
    tried = 0
    for index, (_, changes) in enumerate(changed_boxes(name)):
        if index % 7:
            continue
        try:
            game = build(name, 2, changes, {})
        except BadData:
            continue
        if not playable(game):
            continue
        tried += 1
        judge = BoxJudge(judge_for(game))
        for table in walk(game, index, 40):
            for seat in range(2):
                outlook = judge.outlooks([table], seat)[0]
                assert sum(outlook.chances) == pytest.approx(1)
                extra = [sum(more) for more in judge.extra(table)]
                plain = BoxJudge(judge_for(judge.own)).outlooks([laid(table, judge.own)], seat)[0]
                expected = [sum(theirs) + more for theirs, more in zip(plain.points, extra, strict=True)]
                assert [sum(theirs) for theirs in outlook.points] == pytest.approx(expected, abs=0.01)
    assert tried > 10
