from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Sequence

import numpy
import pytest

import teahouse
from teahouse.arena.calibration import Forecast, best_heat, forecasts, heated, reliability
from teahouse.bots import (
    LEVELS,
    BadBot,
    Budget,
    LookaheadBot,
    NetworkBot,
    SearchBot,
    bot,
    networked,
)
from teahouse.bots.levels import Cup, Leaf, Master, Pot, training_of, whim_of
from teahouse.bots.lookahead import Ways
from teahouse.bots.network import network_file
from teahouse.bots.networked import Whim, judge_for, learned
from teahouse.kernel import NATURE, BadOption, Message, Table, View
from teahouse.library import build
from teahouse.review.sight import Sight
from teahouse.words import LANGUAGES, Words
from tests.bots.decided import FOLDER, LEARNED, decided
from tests.bots.positions import HIDING, walk

DECIMALS = 0.005
"""The part of a thousand decisions that another machine's last digits may turn."""


@pytest.mark.slow
@pytest.mark.parametrize("name", LEARNED)
def test_a_thousand_decisions_are_those_that_are_kept(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text("utf-8").split("\n")[:-1]
    found = decided(name)
    # one decision that turns leads to another game: what counts is how far both go together, game by game
    assert len(found) == len(kept) == 1000
    assert sum(one != other for one, other in zip(found, kept, strict=True)) <= DECIMALS * len(kept)


@pytest.mark.parametrize("name", LEARNED)
def test_single_and_batched_answers_agree(name: str) -> None:
    game = teahouse.game(name, 3)
    judge = judge_for(game)
    tables = list(walk(game, 5, 4))
    same = 0
    for table, together in zip(tables, judge.opinions(tables), strict=True):
        alone = judge.opinions([table])[0]
        assert numpy.allclose(alone.logits, together.logits, atol=2 / 256)
        assert numpy.allclose(alone.chances, together.chances, atol=0.01)
        same += int(alone.logits.argmax()) == int(together.logits.argmax())
    assert same == len(tables) > 10


@pytest.mark.slow
@pytest.mark.parametrize("name", LEARNED)
def test_networks_play_every_number_of_players_and_option(name: str) -> None:
    kind = next(kind for kind in teahouse.rulebooks() if kind.name == name)
    for players in range(kind.least_players, kind.most_players + 1):
        for option in kind.declared:
            for value in option.values:
                try:
                    game = build(name, players, None, {option.name: value})
                except BadOption:
                    continue
                table = next(walk(game, 2, 9))
                view = game.view(table, table.to_move)
                assert NetworkBot(game, table.to_move, "s").choose(view, Budget()) in view.moves


@pytest.mark.slow
@pytest.mark.parametrize("name", LEARNED)
def test_towards_the_end_of_its_games_a_network_knows_the_points_and_the_winner(name: str) -> None:
    game = teahouse.game(name, 4)
    judge = judge_for(game)
    off: list[float] = []
    given: list[float] = []
    for seed in range(4):
        dealer = teahouse.Dealer(f"end-{seed}")
        table = game.new()
        while not table.over:
            moves = table.moves()
            if table.to_move == teahouse.NATURE:
                table.apply(dealer.draw(table))
                continue
            last = judge.opinions([table])[0]
            assert abs(float(last.chances.sum()) - 1) < 1e-5
            table.apply(moves[int(last.logits.argmax())])
        off += [abs(float(points) - score) for points, score in zip(last.points.sum(1), table.scores(), strict=True)]
        given.append(sum(float(last.chances[seat]) for seat, place in enumerate(table.ranking()) if place == 1))
    assert sum(off) / len(off) < 4
    assert sum(given) / len(given) > 0.6


@pytest.mark.parametrize("name", LEARNED)
def test_what_is_hidden_does_not_change_a_decision(name: str) -> None:
    game = build(name, 3, None, HIDING.get(name, {}))
    differ = 0
    for table in walk(game, 6, 15):
        view = game.view(table, table.to_move)
        player = NetworkBot(game, table.to_move, "s")
        first = player.choose(view, Budget())
        draw = random.Random(5)
        other = game.imagine(view, lambda below: draw.randrange(below))  # noqa: B023 (used at once)
        differ += other != table
        logits = judge_for(game).opinions([other], [table.to_move])[0].logits
        assert other.moves()[int(logits.argmax())].text == first.text
    assert differ >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_learned_bots_say_what_they_expect_and_why(lang: str) -> None:
    game = teahouse.game("year-of-the-dragon", 3)
    words = Words(lang, game.name)
    sentences = set()
    for table in walk(game, 1, 40):
        for player in (Pot(game, table.to_move, "s"), Master(game, table.to_move, "s")):
            player.choose(game.view(table, table.to_move), Budget(simulations=2))
            assert player.thought is not None
            alone = isinstance(player, Master) and player.looks == 0  # sure of one move, it has looked at no other
            assert player.thought.id == ("thought-alone" if alone else "thought-learned")
            sentences.add(words.say(player.thought))
    assert len(sentences) > 3
    assert any("+" in sentence for sentence in sentences)


def test_levels_play_by_networks_that_have_shown_their_strength() -> None:
    for name in LEARNED:
        game = teahouse.game(name, 2)
        assert training_of(name)["matches"]
        file = network_file(name)
        assert file is not None
        assert file.stat().st_size <= 8_000_000
        assert [type(bot(level, game, 0, "s")) for level in LEVELS] == [Leaf, Cup, Pot, Master]


def test_with_three_players_yinzi_looks_for_points_of_ones_own_and_with_two_for_the_win() -> None:
    worths = {}
    for players in (2, 3):
        evaluator = networked.NetworkEvaluator(judge_for(teahouse.game("yinzi", players)))
        rest = [40.0] * (players - 1)
        even, sure = [1 / players] * players, [1.0] + [0.0] * (players - 1)
        usual = evaluator.worths(even, [40.0, *rest])[0]
        won = evaluator.worths(sure, [40.0, *rest])[0] - usual
        own = evaluator.worths(even, [44.0, *rest])[0] - usual
        theirs = usual - evaluator.worths(even, [40.0, *[44.0] * (players - 1)])[0]
        worths[players] = won, own, theirs
    won, own, theirs = worths[2]
    assert won > own > theirs > 0.25 * own
    won, own, theirs = worths[3]
    assert own > 5 * won > 0
    assert 0 < theirs < 0.1 * own


def test_master_looks_as_far_as_was_tried_out_for_its_game() -> None:
    for name in LEARNED:
        master = bot("master", teahouse.game(name, 2), 0, "s")
        assert isinstance(master, Master)
        assert master.ways.depth == training_of(name)["lookahead"]["depth"]
    far = [training_of(name)["lookahead"]["depth"] for name in LEARNED]
    assert len(set(far)) > 1, "what is tried out for one game is not taken for another"


@pytest.mark.slow
def test_a_little_looking_ahead_beats_first_sight_in_yinzi() -> None:
    game = teahouse.game("yinzi", 2)
    points = [0, 0]
    for number in range(4):
        ahead = number % 2
        seats = [(LookaheadBot if seat == ahead else NetworkBot)(game, seat, f"ahead-{number}") for seat in range(2)]
        dealer = teahouse.Dealer(f"ahead-{number // 2}")
        table = game.new()
        while not table.over:
            if table.to_move == NATURE:
                table.apply(dealer.draw(table))
            else:
                view = game.view(table, table.to_move)
                table.apply(seats[table.to_move].choose(view, Budget(simulations=16)))
        scores = table.scores()
        points = [points[0] + scores[ahead], points[1] + scores[1 - ahead]]
    assert points[0] > points[1]


def test_without_a_network_levels_try_moves_at_random_and_networks_say_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unlearned = teahouse.game("yinzi", 2)
    monkeypatch.setattr(networked, "network_of", lambda name: None)
    assert not learned(unlearned)
    assert isinstance(bot("pot", unlearned, 0, "s"), SearchBot)
    with pytest.raises(BadBot, match="no network for yinzi"):
        bot("teahouse.bots:NetworkBot", unlearned, 0, "s")


def test_forgetful_levels_never_play_what_the_network_finds_absurd() -> None:
    logits = numpy.array([0.0, -1.0, -9.0, -0.5], numpy.float32)
    chance = random.Random(1)
    whim = Whim(1.0, 0.02, 0.35)
    played = [whim.pick(logits, chance) for _ in range(2000)]
    assert set(played) == {0, 1, 3}
    assert played.count(0) > played.count(3) > played.count(1)
    assert {Whim(1e-6, 1.0, 0.0).pick(logits, chance) for _ in range(9)} == {0}


@pytest.mark.parametrize("name", LEARNED)
def test_leaf_and_cup_stray_as_their_whims_allow_and_say_so(name: str) -> None:
    game = teahouse.game(name, 3)
    judge = judge_for(game)
    strayed = {"leaf": 0, "cup": 0}
    said = set()
    for table in walk(game, 2, 4):
        seat = table.to_move
        view = game.view(table, seat)
        logits = judge.opinions([table])[0].logits
        for level, kind in (("leaf", Leaf), ("cup", Cup)):
            player = kind(game, seat, "s")
            move = player.choose(view, Budget())
            assert kind(game, seat, "s").choose(view, Budget()) is move
            index = [one.text for one in table.moves()].index(move.text)
            whim = whim_of(name, level)
            assert whim is not None
            # a move that the network gives almost no chance is never played
            assert float(logits[index]) >= float(logits.max()) + numpy.log(whim.sensible) - 1 / 256
            strayed[level] += index != int(logits.argmax())
            assert player.thought is not None
            said.add(player.thought.id)
    assert strayed["leaf"] > strayed["cup"] > 0
    assert said <= {"thought-learned", "thought-whim", "thought-alone", "thought-only-move"}
    assert "thought-whim" in said


def test_a_whim_tells_what_the_better_move_promised_and_never_of_a_move_it_overlooked() -> None:
    logits = numpy.array([2.0, 1.0, 0.0], numpy.float32)
    whim = Whim(1.0, 0.01, 0.5)
    seen = {tuple(whim.seen(logits, random.Random(seed))) for seed in range(60)}
    assert seen == {(0, 1, 2), (0, 1), (0, 2), (1, 2), (0,), (1,), (2,)}
    for lang in LANGUAGES:
        sentence = Words(lang, "yinzi").say(Message("thought-whim", (("points", 40), ("next", 44))))
        assert "40" in sentence
        assert "44" in sentence


def test_without_numpy_levels_try_moves_at_random_and_the_terminal_names_the_extra() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import teahouse.bots.network as network\n"
        "network.have_numpy = lambda: False\n"
        "import teahouse.bots.levels as one, teahouse.bots.networked as two\n"
        "one.have_numpy = two.have_numpy = network.have_numpy\n"
        "from teahouse.cli import main\n"
        "sys.exit(main(['play', 'year-of-the-dragon', '--terminal', '--seats', 'me,pot', '--lang', 'en']))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], input="quit\n", capture_output=True, text=True, timeout=120)
    assert 'pip install "teahouse[bots]"' in done.stdout, done.stderr


# -- looking ahead ----------------------------------------------------------------------------------------------------


def scores_first(tables: Sequence[Table], seats: Sequence[int]) -> tuple[list[list[float]], list[list[float]]]:
    """A judge of somebody's own: likes all moves alike, and whoever has the most points."""
    priors = [[1 / len(table.moves())] * len(table.moves()) for table in tables]
    values = []
    for table in tables:
        scores = table.scores()
        values.append([1.0 if score == max(scores) else 0.0 for score in scores])
    return priors, values


@pytest.mark.parametrize("name", ["year-of-the-dragon", "dragon-boats", "yinzi"])
def test_a_search_can_be_given_an_evaluator_of_ones_own(name: str) -> None:
    game = teahouse.game(name, 2)
    asked: list[int] = []

    def judge(tables: Sequence[Table], seats: Sequence[int]) -> tuple[list[list[float]], list[list[float]]]:
        asked.append(len(tables))
        assert all(not table.over for table in tables)
        return scores_first(tables, seats)

    table = next(walk(game, 1, 20))
    view = game.view(table, table.to_move)
    player = SearchBot(game, table.to_move, "s", evaluator=judge)
    move = player.choose(view, Budget(simulations=24))
    assert move in view.moves
    assert max(asked) > 1
    assert player.thought is not None
    assert player.choose(view, Budget(simulations=24)) is move


def own_points(tables: Sequence[Table], seats: Sequence[int]) -> tuple[list[list[float]], list[list[float]]]:
    """Likes all moves alike, and values points."""
    priors, _ = scores_first(tables, seats)
    return priors, [[score / 100 for score in table.scores()] for table in tables]


def test_looking_ahead_finds_the_move_that_scores_though_all_look_alike() -> None:
    class Near(SearchBot):
        ways = Ways(depth=0, breadth=30)

    game = teahouse.game("year-of-the-dragon", 2)
    found = 0
    for table in walk(game, 3, 1):
        seat = table.to_move
        gains = []
        for move in table.moves():
            trial = table.copy()
            trial.apply(move)
            gains.append(trial.scores()[seat] if trial.to_move >= 0 and len(trial.moves()) > 1 else None)
        if None in gains or gains.count(max(one for one in gains if one is not None)) != 1:
            continue
        best = table.moves()[gains.index(max(one for one in gains if one is not None))]
        player = Near(game, seat, "s", evaluator=own_points)
        assert player.choose(game.view(table, seat), Budget(simulations=60)) is best
        found += 1
    assert found


def test_a_master_keeps_its_seconds() -> None:
    game = teahouse.game("dragon-boats", 4)
    table = next(walk(game, 3, 25))
    view = game.view(table, table.to_move)

    class Brisk(LookaheadBot):
        seconds = 0.6

    player = Brisk(game, table.to_move, "s")
    player.choose(view, Budget(simulations=1))
    begun = time.process_time()
    player.choose(view, Budget(seconds=50))
    assert time.process_time() - begun < 1.5


# -- calibration ------------------------------------------------------------------------------------------------------


def test_a_coin_is_calibrated_and_a_boaster_is_not() -> None:
    chance = random.Random(4)
    fair = [Forecast(list(numpy.log([0.5, 0.5])), [1.0, 0.0] if chance.random() < 0.5 else [0.0, 1.0])
            for _ in range(4000)]  # fmt: skip
    boast = [Forecast(list(numpy.log([0.95, 0.05])), one.shares) for one in fair]
    assert reliability(fair, [1.0] * 4)["error"] < 2
    assert reliability(boast, [1.0] * 4)["error"] > 30
    cooler = best_heat(boast)
    assert cooler > 2.5
    assert reliability(boast, [cooler] * 4)["error"] < reliability(boast, [1.0] * 4)["error"]
    assert heated(list(numpy.log([0.9, 0.1])), 1.0) == pytest.approx([0.9, 0.1])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["year-of-the-dragon", "dragon-boats", pytest.param("yinzi", marks=pytest.mark.soak)])
@pytest.mark.parametrize("players", [2, 4])
def test_chances_to_win_can_be_trusted(name: str, players: int) -> None:
    """As people are told them."""
    found = forecasts(name, players, 300, "test")
    heats = judge_for(teahouse.game(name, players)).network.heat.get(players, [1.0] * 4)
    assert reliability(found, heats)["error"] < 6


def test_people_are_told_calibrated_chances_and_bots_play_by_the_others() -> None:
    game = teahouse.game("dragon-boats", 2)
    judge = judge_for(game)
    told, compared = Sight(judge, calibrated=True), Sight(judge)
    tables = list(walk(game, 2, 20))
    seen = [(told.see(table, table.to_move), compared.see(table, table.to_move)) for table in tables]
    for sight in (told, compared):
        sight.settle()
    for table, (one, other), opinion in zip(tables, seen, judge.opinions(tables), strict=True):
        assert float(other.chances[0]) == pytest.approx(float(opinion.chances[table.to_move]))
        logs = [float(numpy.log(chance)) for chance in other.chances]
        assert list(one.chances) == pytest.approx(heated(logs, judge.heat(table)), rel=1e-4)
        assert list(one.worth[1:]) == list(other.worth[1:])
    assert len({judge.heat(table) for table in tables}) > 1, "what an early lead is worth differs from a late one"


def test_the_same_seed_gives_the_same_forecasts() -> None:
    one, two = (forecasts(LEARNED[0], 2, 3, "same") for _ in range(2))
    assert one == two
    assert one


def test_a_view_is_all_that_a_learned_bot_needs() -> None:
    game = teahouse.game("dragon-boats", 2)
    table = next(walk(game, 1, 30))
    view = game.view(table, table.to_move)
    bare = View(view.seat, view.to_move, view.over, view.moves, view.prompt, view.scores, view.facts)
    move = NetworkBot(game, table.to_move, "s").choose(bare, Budget())
    assert move is NetworkBot(game, table.to_move, "t").choose(view, Budget())
