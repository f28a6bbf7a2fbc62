"""Looks for puzzles in games between bots.

A game is played; at first sight the network says at which decisions one move stands out. These are played on, all moves
with the same luck; what still stands out is played on longer, deeper and with other luck, until the best move is better
than every other one by more than chance can explain. All of it is made of the view of the seat that chooses. Then the
bots are asked: Master must find the move, and how often Leaf, Cup and the network at first sight do makes the level.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

from teahouse.arena.play import play_seats
from teahouse.bots import Bot, Budget, bot
from teahouse.bots.levels import Cup, Leaf, Pot
from teahouse.bots.lookahead import Ways
from teahouse.bots.networked import judge_for
from teahouse.kernel import NATURE, BadOption, Game, Record, Table, Value
from teahouse.library import build, rulebook
from teahouse.puzzles.puzzle import EASY, HARD, MEDIUM, Other, Puzzle, name_of, verb
from teahouse.review.choices import Choice, Examiner, Trial, apart
from teahouse.review.course import Course
from teahouse.review.sight import Sight
from teahouse.review.why import reason

LEAST: Final = 3
MOST: Final = 16
"""A question has so many answers: fewer are no question, more are no fun."""
STANDS_OUT: Final = 0.025
"""By so much the best move must be better at first sight …"""
TRIED: Final = 8
"""… and so many decisions of a game, at which it is by most, are played on …"""
OF_A_KIND: Final = 2
"""… so many of one kind at most."""
FIRST: Final = 10
SECOND: Final = 40
"""How many times each move is played on at first, and the best four then."""
CLEAR: Final = 0.04
"""What every other move must lose at least, in the chance as the network says it: about a mistake in reviews …"""
SURE: Final = 3.0
"""… less so many standard errors."""
TELLING: Final = 0.5
"""Points that the best move must bring more than the next at least, in all and by one source: else nobody sees why …"""
MIXED: Final = 0.6
"""… and what another source loses must not be more than this part of it."""
OPEN: Final = (0.08, 0.97)
"""The chance to win after the best move: a game that is all but decided makes no question."""
LONG: Final = Ways(depth=40)
LONG_FIRST: Final = 64
LONG_MOST: Final = 512
"""In the long search: how many times a move is played on at least, and at most."""
GUESSES: Final = 48
"""In the long search, so many tables that could be the real one."""
SEEDS: Final = 10
SOLVED: Final = 9
"""Master must find the move with so many of so many seeds."""
SIMULATIONS: Final = 200
"""How far Master looks at least; with every seed a little further, since where nothing is hidden only that differs."""
MORE: Final = 20
PLAIN: Final = 0.6
"""The part of the games with the options as they come."""
VARIED: Final[dict[str, tuple[str, ...]]] = {
    "year-of-the-dragon": ("wall", "super_event"),
    "dragon-boats": ("short",),
    "yinzi": ("hand",),
}
"""Options that people choose for the sake of variety; the others settle how a rule is read."""


def look(name: str, seed: int, index: int) -> list[Puzzle]:
    """The puzzles of game `index` of a series: it depends on these three alone, not on who looks or when."""
    draw = random.Random(f"puzzles/{name}/{seed}/{index}")
    game = variant(name, index, draw)
    record = _played(game, draw, f"puzzles-{seed}-{index}")
    sight = Sight(judge_for(game))
    course = Course(game, record)
    found: list[Puzzle] = []
    for choice in _promising(sight, decisions(course)):
        puzzle = _examined(sight, course, choice)
        if puzzle is not None:
            found.append(puzzle)
    return found


def variant(name: str, index: int, draw: random.Random) -> Game:
    """What is played: every number of players in turn, mostly with the options as they come."""
    kind = rulebook(name)
    players = kind.least_players + index % (kind.most_players - kind.least_players + 1)
    options: dict[str, Value] = {}
    if name in VARIED and draw.random() >= PLAIN:
        declared = {option.name: option for option in kind.declared}
        chosen = declared[draw.choice(VARIED[name])]
        options[chosen.name] = draw.choice([value for value in chosen.values if value != chosen.default])
    try:
        return build(name, players, None, options)
    except BadOption:  # not with so many players
        return build(name, players, None, {})


def _played(game: Game, draw: random.Random, seed: str) -> Record:
    """A game between bots of several strengths, so that positions are neither perfect nor silly."""

    def seat_down(seat: int) -> Bot:
        kind: type[Bot] = draw.choice((Leaf, Cup, Pot, Cup))
        return kind(game, seat, f"{seed}/{seat}")

    seats = [seat_down(seat) for seat in range(game.players)]
    return play_seats(game, seats, [f"Seat {seat + 1}" for seat in range(game.players)], seed, Budget()).record


def decisions(course: Course) -> list[Choice]:
    """The decisions at which a seat is asked anew and has something to choose, not what only finishes a turn."""
    found: list[Choice] = []
    last: tuple[int, int, str] | None = None
    for at, (seat, move) in enumerate(course.moves):
        if seat == NATURE:
            continue
        place = course.places[at]
        now = (seat, place.moment.round, place.moment.phase)
        offered = place.table.moves()
        if now != last and LEAST <= len(offered) <= MOST:
            found.append(Choice(at, seat, place.table, move, offered))
        last = now
    return found


def _promising(sight: Sight, made: Sequence[Choice]) -> list[Choice]:
    """The decisions at which one move stands out at first sight, and those at which it does by most first."""
    seen = []
    for choice in made:
        glances = []
        for move in choice.offered:
            table = choice.start(0).copy()
            table.apply(move)
            glances.append(sight.see(table, choice.seat))
        seen.append(glances)
    sight.settle()
    leads: list[tuple[float, str, Choice]] = []
    for choice, glances in zip(made, seen, strict=True):
        order = sorted(range(len(glances)), key=lambda index: -float(glances[index].worth[0]))
        lead = float(glances[order[0]].worth[0] - glances[order[1]].worth[0])
        if lead >= STANDS_OUT:
            phase = choice.table.game.moment(choice.table).phase
            leads.append((lead, f"{phase} {verb(choice.offered[order[0]].text)}", choice))
    leads.sort(key=lambda one: -one[0])
    kinds: Counter[str] = Counter()
    found: list[Choice] = []
    for _, kind, choice in leads:
        if kinds[kind] < OF_A_KIND and len(found) < TRIED:
            kinds[kind] += 1
            found.append(choice)
    return found


def _examined(sight: Sight, course: Course, choice: Choice) -> Puzzle | None:
    """The puzzle that a decision makes, if one move is clearly best there."""
    examiner = Examiner(sight, "puzzles")
    trials = [Trial(move) for move in choice.offered]
    examiner.try_out(choice, trials, FIRST)
    trials.sort(key=_chance, reverse=True)
    if _chance(trials[0]) - _chance(trials[1]) < CLEAR:
        return None
    examiner.try_out(choice, trials[:4], SECOND)
    best = max(trials[:4], key=_chance)
    if any(_surely(best, one) < CLEAR for one in trials[:4] if one is not best):
        return None
    if solved(course.game, choice.table, 0) != best.move.text:  # a tenth of the last question, before the long search
        return None
    return _proved(sight, choice, [text.text for _, text in course.moves[: choice.at]], best.move.text)


def again(name: str, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle with all that is told about it found anew; None if it would not be found any more.

    Its level stays: bots that have learned the network's liking since then tell less about what is hard for people.
    """
    table = puzzle.table(puzzle.build(name))
    moves = table.moves()
    choice = Choice(len(puzzle.moves), puzzle.seat, table, moves[0], moves)
    found = _proved(Sight(judge_for(table.game)), choice, puzzle.moves, puzzle.answer)
    if found is not None:
        found.level, found.found = puzzle.level, puzzle.found | {"master": found.found["master"]}
    return found


def _proved(sight: Sight, choice: Choice, moves: list[str], answer: str) -> Puzzle | None:
    """The puzzle that an answer makes, if a long search and Master agree and it can be told why."""
    game = choice.table.game
    searched = search(sight, choice, answer)
    if searched is None:
        return None
    best, others = searched
    told = [_other(game, choice.seat, one, best) for one in others]
    if not OPEN[0] <= _chance(best) <= OPEN[1] or not _tells(told[0]):
        return None
    found = solvers(game, choice.table, answer, Sight(sight.judge))
    if found["master"] < SOLVED:
        return None
    options, moment, mean = game.changed_options(), game.moment(choice.table), best.mean()
    return Puzzle(
        id=name_of(moves, options),
        players=game.players,
        options=options,
        moves=moves,
        seat=choice.seat,
        round=moment.round,
        rounds=moment.rounds,
        phase=moment.phase,
        answer=answer,
        chance=round(float(mean[0]), 4),
        points=[round(float(one), 1) for one in mean[1:]],
        others=told,
        looks=len(best.worths),
        level=level_of(found),
        found=found,
    )


def search(sight: Sight, choice: Choice, answer: str) -> tuple[Trial, list[Trial]] | None:
    """The best move and all others, the better ones first, after a long search; None unless the answer is clearly best.

    Deeper, with other luck and other guesses of what is hidden than the look that chose it.
    """
    choice = Choice(choice.at, choice.seat, choice.table, choice.played, choice.offered, GUESSES)
    examiner = Examiner(sight, "long", LONG)
    best = next(Trial(move) for move in choice.offered if move.text == answer)
    close = [Trial(move) for move in choice.offered if move.text != answer]
    others: list[Trial] = []
    looks = LONG_FIRST
    examiner.try_out(choice, [best, *close], looks)
    while True:
        others += [one for one in close if _surely(best, one) >= CLEAR]
        close = [one for one in close if one not in others]
        if not close:
            others.sort(key=lambda one: apart(_cut(best, one), one)[0], reverse=True)
            return best, others
        if looks >= LONG_MOST or any(apart(one, best)[0] < CLEAR for one in close):
            return None
        examiner.try_out(choice, [best, *close], looks)
        looks *= 2


def solvers(game: Game, table: Table, answer: str, sight: Sight) -> dict[str, int]:
    """How many of ten times a move is found: by Master, Cup, Leaf, and by the network at first sight."""
    seat = table.to_move
    view = game.view(table, seat)
    found = {"master": 0, "cup": 0, "leaf": 0, "network": 0}
    for seed in range(SEEDS):
        found["master"] += solved(game, table, seed) == answer
        if found["master"] < SOLVED - SEEDS + seed + 1:
            return found
    for seed in range(SEEDS):
        for name in ("cup", "leaf"):
            found[name] += bot(name, game, seat, f"puzzle-{seed}").choose(view, Budget()).text == answer
    glance = sight.see(table, seat)
    sight.settle()
    priors = sight.priors(glance, view.moves)
    found["network"] = round(SEEDS * priors[[move.text for move in view.moves].index(answer)])
    return found


def solved(game: Game, table: Table, seed: int) -> str:
    """What Master plays in a position, with one of its seeds."""
    seat = table.to_move
    master = bot("master", game, seat, f"puzzle-{seed}")
    return master.choose(game.view(table, seat), Budget(simulations=SIMULATIONS + MORE * seed)).text


def level_of(found: dict[str, int]) -> str:
    """Easy: Leaf finds it more often than not, and Cup and the network do. Hard: at least two of the three do not."""
    seen = [2 * found[name] >= SEEDS for name in ("leaf", "cup", "network")]
    return EASY if all(seen) else MEDIUM if sum(seen) == 2 else HARD


def _chance(trial: Trial) -> float:
    return float(trial.mean()[0])


def _cut(best: Trial, other: Trial) -> Trial:
    """The best move, with the looks at which the other one was looked at, too."""
    cut = Trial(best.move)
    looks = len(other.worths)
    cut.worths, cut.chances, cut.courses = best.worths[:looks], best.chances[:looks], best.courses[:looks]
    return cut


def _surely(best: Trial, other: Trial) -> float:
    """What a move loses at least, in chance: less some standard errors."""
    lost, error = apart(other, _cut(best, other))
    return lost - SURE * error


def _tells(other: Other) -> bool:
    """Whether points say in one sentence why a move is not the best."""
    why = other.why
    return (
        why.kind in ("source", "both")
        and min(sum(other.points), why.points) >= TELLING
        and why.less <= MIXED * why.points
    )


def _other(game: Game, seat: int, other: Trial, best: Trial) -> Other:
    same = _cut(best, other)
    lost, error = apart(other, same)
    points = [round(float(one), 1) for one in (same.mean() - other.mean())[1:]]
    gains = [round(float(one), 4) for one in other.rivals() - same.rivals()]
    rival = max(range(1, len(gains)), key=gains.__getitem__)
    return Other(
        other.move.text,
        round(lost, 4),
        round(error, 4),
        points,
        reason(game, seat, other, same),
        (seat + rival) % game.players,
        gains[rival],
    )
