"""The puzzles that come with the package: each is a real position with one best move, told in both languages."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from datetime import date, timedelta
from itertools import pairwise

import pytest

from teahouse.kernel import BadData
from teahouse.library import rulebook, rulebooks
from teahouse.puzzles import LEVELS, Other, Shelf, puzzle_of_the_day, puzzles, read_shelf, seeker
from teahouse.review import Reason
from teahouse.review.choices import Choice
from teahouse.server import puzzles as said
from teahouse.server.wire import PuzzleAnswer
from teahouse.words import LANGUAGES, Words

GAMES = ["year-of-the-dragon", "yinzi", "dragon-boats"]
COUNT = 60
HOW_FAR_OFF = re.compile(r"\d ± \d+[.,]\d (percentage points|Prozentpunkte)")


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_a_position_at_which_its_moves_are_legal_and_one_is_best(game: str) -> None:
    for one in puzzles(game):
        table = one.table(one.build(game))
        assert not table.over, one.id
        assert table.to_move == one.seat, one.id
        assert {move.text for move in table.moves()} == {one.answer, *(other.move for other in one.others)}, one.id
        assert len(table.moves()) == 1 + len(one.others), one.id
        moment = table.game.moment(table)
        assert (one.round, one.rounds, one.phase) == (moment.round, moment.rounds, moment.phase), one.id
        for other in one.others:
            assert other.lost - seeker.SURE * other.error >= seeker.CLEAR - 1e-3, (one.id, other.move)
            assert len(other.points) == len(one.points) == len(rulebook(game).sources)
        assert one.others == sorted(one.others, key=lambda other: other.lost), one.id
        assert one.others[0].why.kind in ("source", "both"), one.id
        assert one.level == seeker.level_of(one.found), one.id
        assert one.found["master"] >= seeker.SOLVED, one.id


@pytest.mark.parametrize("game", GAMES)
def test_there_are_sixty_puzzles_of_every_level_and_number_of_players_and_no_two_alike(game: str) -> None:
    shelf = puzzles(game)
    assert len(shelf) == COUNT
    assert len({one.id for one in shelf}) == COUNT
    assert len({(one.players, one.round, one.answer) for one in shelf}) == COUNT
    assert len({tuple(one.moves[:40]) for one in shelf}) == COUNT, "every one is out of another game"
    levels, players = Counter(one.level for one in shelf), Counter(one.players for one in shelf)
    assert all(levels[level] >= 8 for level in LEVELS), levels
    kind = rulebook(game)
    assert set(players) == set(range(kind.least_players, kind.most_players + 1))
    assert max(players.values()) <= COUNT * 0.6
    assert len({one.kind for one in shelf}) >= 4
    assert sum(bool(one.options) for one in shelf) <= COUNT // 2
    assert [one.level for one in shelf] == sorted((one.level for one in shelf), key=LEVELS.index)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_is_told_in_both_languages(game: str, lang: str) -> None:
    words, end = Words(lang, game, ["Mei", "Bao", "Kai", "Tao", "Lan"]), "”" if lang == "en" else "“"
    for one in puzzles(game):
        asked = said.question(game, one.id, lang, 0.0)
        assert asked.when
        assert len(asked.options) == len(one.options)
        solution = said.solution(game, one.id, lang)
        assert [move.move for move in solution.moves] == [one.answer, *(other.move for other in one.others)]
        assert solution.moves[0].label in solution.told.text
        assert solution.moves[1].label in solution.told.text
        assert HOW_FAR_OFF.search(solution.told.text)
        assert solution.told.why
        assert str(one.looks) in solution.told.known
        for other, move in zip(one.others, solution.moves[1:], strict=True):
            told = said._wrong(game, one, other, words)
            assert not told.right
            assert move.label in told.text
            assert HOW_FAR_OFF.search(told.text), "as everywhere: what it is and how far off that may be"
            assert told.why
            assert f"{solution.moves[0].label}{end}" not in told.text + told.why, "the answer is not given away"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_part_of_the_points_is_told_as_a_part_and_few_points_that_decide_are_named(lang: str) -> None:
    mostly, decides = {"en": "Above all", "de": "Vor allem"}[lang], Words(lang).text("puzzle-decides")
    part = Other("skip", 0.3, 0.01, [6.6, -1.0, 7.0], Reason("both", "palaces", 6.6, "monks", 1.0))
    dragon = wrong(part, lang)
    assert dragon.why.startswith(mostly), "12.6 points lost, 6.6 − 1.0 of them told"
    assert decides not in dragon.why
    fire = wrong(Other("skip", 0.5, 0.01, [1.0], Reason("source", "palaces", 1.0)), lang)
    assert mostly not in fire.why, "the one point that is lost is told"
    assert fire.why.endswith(decides), "and it decides the game"


def wrong(other: Other, lang: str, players: int = 3) -> PuzzleAnswer:
    """What is said to a move that is not the best."""
    puzzle = next(one for one in puzzles(GAMES[0]) if one.players == players)
    return said._wrong(GAMES[0], puzzle, other, Words(lang, GAMES[0], ["Mei", "Bao", "Kai", "Tao", "Lan"]))


@pytest.mark.parametrize(
    ("lang", "when", "end", "who"),
    [
        ("en", "mostly in month 5", "at the end of the game", "Bao profits most, by 12.0 percentage points"),
        ("de", "größtenteils im 5. Monat", "am Ende der Partie", "Am meisten hat Bao davon: 12,0 Prozentpunkte"),
    ],
)
def test_a_wrong_answer_is_told_when_points_are_missing_and_who_profits(
    lang: str, when: str, end: str, who: str
) -> None:
    month = Other("skip", 0.2, 0.01, [4.0], Reason("source", "palaces", 4.0, round=5), rival=1, gain=0.12)
    assert when in wrong(month, lang).why
    assert who in wrong(month, lang).why
    assert who not in wrong(month, lang, players=2).why, "there is only one who can"
    last = Other("skip", 0.2, 0.01, [4.0], Reason("source", "palaces", 4.0, round=-1), rival=1, gain=0.002)
    assert end in wrong(last, lang).why
    assert "Bao" not in wrong(last, lang).why, "hardly anybody profits"
    rival = Other("skip", 0.2, 0.01, [0.0], Reason("rival", seat=1, chance=0.12))
    assert wrong(rival, lang, players=2).why.startswith(who)


@pytest.mark.parametrize(("game", "least"), [*zip(GAMES, (0.1, 0.5, 0.25), strict=True)])
def test_the_shelf_says_when_points_come_where_it_is_known_and_who_profits(game: str, least: float) -> None:
    renewed = [one for one in puzzles(game) if all(other.rival >= 0 for other in one.others)]
    assert len(renewed) > COUNT // 2
    first = [one.others[0] for one in renewed]
    assert sum(other.why.round != 0 for other in first) >= least * len(first)
    for one in renewed:
        assert all(other.rival != one.seat and other.rival < one.players for other in one.others), one.id
        assert any(other.gain > 0 for other in one.others), one.id


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_hidden_from_the_seat_plays_no_part(game: str) -> None:
    hidden = 0
    for one in puzzles(game)[::6]:
        built = one.build(game)
        table = one.table(built)
        view = built.view(table, one.seat)
        draws = iter(range(1, 10_000, 7))
        twin = built.imagine(view, lambda below, draws=draws: next(draws) % below)  # type: ignore[misc]
        hidden += twin != table
        mine, theirs = (Choice(0, one.seat, there, view.moves[0], there.moves()) for there in (table, twin))
        assert [mine.start(number) for number in range(4)] == [theirs.start(number) for number in range(4)], one.id
    assert hidden or not built.secret(), "something was exchanged somewhere"


def test_every_day_has_a_puzzle_and_all_have_their_day() -> None:
    games = [kind.name for kind in rulebooks() if puzzles(kind.name)]
    first = date(2026, 11, 16)
    days = [puzzle_of_the_day(games, first + timedelta(days)) for days in range(COUNT * len(games))]
    found = [(day[0], day[1].id) for day in days if day is not None]
    assert len(found) == len(days)
    assert all(one[0] != other[0] for one, other in pairwise(found)), "another game every day"
    for game in games:
        own = [id for name, id in found if name == game]
        assert len(set(own[: len(puzzles(game))])) == len(puzzles(game)), "none comes twice before all have come"
    assert puzzle_of_the_day([], first) is None


def test_a_shelf_of_another_box_is_refused_with_what_to_do() -> None:
    shelf = Shelf("yinzi", puzzles("yinzi")[:1])
    assert read_shelf(shelf.write(), "x").puzzles == shelf.puzzles
    with pytest.raises(BadData, match="x is no file of puzzles"):
        read_shelf(b"nothing", "x")
    data = json.loads(gzip.decompress(shelf.write())) | {"rules": 99}
    with pytest.raises(BadData, match="make new ones"):
        read_shelf(gzip.compress(json.dumps(data).encode()), "x")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_master_solves_every_puzzle_with_nine_of_ten_seeds(game: str) -> None:
    missed: dict[str, int] = {}
    for one in puzzles(game):
        built = one.build(game)
        table = one.table(built)
        found = sum(seeker.solved(built, table, seed) == one.answer for seed in range(seeker.SEEDS))
        if found < seeker.SOLVED:
            missed[one.id] = found
    assert not missed
