"""Puzzles: what is asked, and what is said to answers."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import partial
from typing import Final

from teahouse.kernel import text_of
from teahouse.library import box, rulebook, rulebooks
from teahouse.puzzles import Other, Puzzle, puzzle_of_the_day, puzzles
from teahouse.review.telling import number, percent, why_text
from teahouse.server import lobby, wire
from teahouse.server.house import House
from teahouse.server.posed import Posed, position
from teahouse.server.problems import Problem
from teahouse.words import Words

DECISIVE: Final = 0.4
"""Where so much of the chance to win …"""
FEW: Final = 3.0
"""… hangs on no more points than this, that is said."""
TELLING: Final = 0.01
"""Whoever profits by less is not named."""


def find(game: str, id: str) -> tuple[str, Puzzle]:
    """A game's name and one of its puzzles."""
    name = rulebook(game).name
    found = next((puzzle for puzzle in puzzles(name) if puzzle.id == id), None)
    if found is None:
        raise Problem(404, "no-page")
    return name, found


def posed(game: str, id: str) -> Posed:
    """The position of a puzzle."""
    name, puzzle = find(game, id)
    names = list(lobby.BOT_NAMES[: puzzle.players])
    return Posed(name, puzzle.id, partial(puzzle.build, name), puzzle.moves, names, puzzle.seat)


# -- what there is ------------------------------------------------------------------------------------------------


def listed(lang: str, now: float) -> wire.Puzzles:
    """All puzzles, game by game, and the one of the day."""
    games = [
        wire.PuzzleGame(game=name, title=Words(lang, name).text("game-title"), puzzles=_shelf(name, lang))
        for name in _names()
        if puzzles(name)
    ]
    today = of_the_day(lang, now)
    title = next((one.title for one in games if today is not None and one.game == today.game), "")
    return wire.Puzzles(games=games, day=day_of(now).isoformat(), of_the_day=today, title=title)


def of_the_day(lang: str, now: float) -> wire.ListedPuzzle | None:
    """The puzzle of the day; None where there are none."""
    found = puzzle_of_the_day(_names(), day_of(now))
    if found is None:
        return None
    game, puzzle = found
    return _listed(game, puzzle, puzzles(game).index(puzzle) + 1, Words(lang, game))


def _names() -> list[str]:
    return [kind.name for kind in rulebooks()]


def day_of(now: float) -> date:
    """The day of a moment: days change at midnight UTC, for everybody at once."""
    return datetime.fromtimestamp(now, UTC).date()


def _shelf(game: str, lang: str) -> list[wire.ListedPuzzle]:
    words = Words(lang, game)
    return [_listed(game, puzzle, place, words) for place, puzzle in enumerate(puzzles(game), 1)]


def _listed(game: str, puzzle: Puzzle, place: int, words: Words) -> wire.ListedPuzzle:
    return wire.ListedPuzzle(
        game=game,
        id=puzzle.id,
        number=place,
        level=puzzle.level,  # type: ignore[arg-type]
        players=puzzle.players,
        when=_when(puzzle, words),
    )


def question(game: str, id: str, lang: str, now: float) -> wire.Puzzle:
    """What is asked."""
    name, puzzle = find(game, id)
    words, shelf = Words(lang, name), puzzles(name)
    place = shelf.index(puzzle)
    today = of_the_day(lang, now)
    return wire.Puzzle(
        game=name,
        id=id,
        number=place + 1,
        total=len(shelf),
        level=puzzle.level,  # type: ignore[arg-type]
        when=_when(puzzle, words),
        options=[
            f"{words.text(f'option-{option}')}: {words.text(f'option-{option}-{text_of(value)}')}"
            for option, value in puzzle.options.items()
        ],
        next=shelf[(place + 1) % len(shelf)].id,
        day=day_of(now).isoformat() if today is not None and today.id == id else "",
    )


def _when(puzzle: Puzzle, words: Words) -> str:
    moment = (
        words.text("moment", round=puzzle.round, rounds=puzzle.rounds) if puzzle.round else words.text("moment-before")
    )
    return f"{moment}, {words.text(f'phase-{puzzle.phase}')}"


# -- answers ------------------------------------------------------------------------------------------------------


def answer(house: House, game: str, id: str, moves: list[str], lang: str) -> wire.PuzzleAnswer:
    """What is said to tentative moves; the first one counts."""
    name, puzzle = find(game, id)
    live = position(house, posed(name, id))
    live.attempt(puzzle.seat, moves)  # whatever is not possible is refused as at every table
    if not moves:
        raise Problem(400, "no-answer")
    words = Words(lang, name, [seat.name for seat in live.seats])
    if moves[0] == puzzle.answer:
        return _right(name, puzzle, words)
    return _wrong(name, puzzle, next(other for other in puzzle.others if other.move == moves[0]), words)


def solution(game: str, id: str, lang: str) -> wire.PuzzleSolution:
    """The best move and all others, with what they come to."""
    name, puzzle = find(game, id)
    words = Words(lang, name, posed(name, id).names)
    best = wire.PuzzleMove(
        move=puzzle.answer, label=_label(name, puzzle.answer, words), lost=0.0, error=0.0, points=0.0
    )
    others = [
        wire.PuzzleMove(
            move=other.move,
            label=_label(name, other.move, words),
            lost=other.lost,
            error=other.error,
            points=round(sum(other.points), 1),
        )
        for other in puzzle.others
    ]
    return wire.PuzzleSolution(
        chance=puzzle.chance,
        points=round(sum(puzzle.points), 1),
        moves=[best, *others],
        told=_right(name, puzzle, words),
    )


def _right(game: str, puzzle: Puzzle, words: Words) -> wire.PuzzleAnswer:
    nearest = puzzle.others[0]
    said = [
        words.text(
            "puzzle-right",
            move=_label(game, puzzle.answer, words),
            chance=percent(puzzle.chance, words, sign=False).replace(" ", "\N{NO-BREAK SPACE}"),
            points=number(sum(puzzle.points), words, sign=False),
        ),
        words.text(
            "puzzle-next",
            move=_label(game, nearest.move, words),
            chance=number(100 * nearest.lost, words, sign=False),
            error=number(100 * nearest.error, words, sign=False),
        ),
    ]
    return wire.PuzzleAnswer(
        right=True,
        text=" ".join(said),
        why=_why(nearest, words, "puzzle-better", "puzzle-mostly"),
        known=words.text("puzzle-known", looks=puzzle.looks, master=puzzle.found["master"]),
    )


def _wrong(game: str, puzzle: Puzzle, other: Other, words: Words) -> wire.PuzzleAnswer:
    """What happens after a move that is not the best: what is missing, where and when, and who profits."""
    points = sum(other.points)
    text = words.text(
        "puzzle-wrong" if points > 0 else "puzzle-wrong-chance",
        move=_label(game, other.move, words),
        chance=number(100 * other.lost, words, sign=False),
        error=number(100 * other.error, words, sign=False),
        points=number(points, words, sign=False),
    )
    said = [] if other.why.kind == "rival" else [_why(other, words, "puzzle-misses", "puzzle-misses-mostly")]
    return wire.PuzzleAnswer(right=False, text=text, why=" ".join([*said, *_profit(puzzle, other, words)]), known="")


def _profit(puzzle: Puzzle, other: Other, words: Words) -> list[str]:
    """Who profits by a move that is not the best; where there is only one who can, nobody has to be told."""
    rival, gain = (other.why.seat, other.why.chance) if other.why.kind == "rival" else (other.rival, other.gain)
    if other.why.kind != "rival" and (puzzle.players == 2 or gain < TELLING):
        return []
    return [words.text("puzzle-profits", who=words.name(rival), chance=number(100 * gain, words, sign=False))]


def _why(other: Other, words: Words, wholly: str, mostly: str) -> str:
    """What speaks for the best move; the largest part of the points does not sound like all of them."""
    why, points = other.why, sum(other.points)
    if why.kind not in ("source", "both"):
        return why_text(why, words, wholly, signs=False)
    whole = abs(points - (why.points - why.less)) < 0.1
    said = why_text(why, words, wholly if whole else mostly, signs=False)
    return f"{said} {words.text('puzzle-decides')}" if other.lost >= DECISIVE and points <= FEW else said


def _label(game: str, move: str, words: Words) -> str:
    return words.say(box(game).catalogue.by_text[move].label)
