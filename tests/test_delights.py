"""The delights of docs/delights.md that need thousands of states, and the list itself."""

from __future__ import annotations

import itertools
import json
import random
import re
from pathlib import Path
from typing import Final

import pytest

from teahouse.kernel import NATURE, Move, Table, preview
from teahouse.library import rulebooks
from tests.generic.habits import Habit
from tests.generic.sentences import check_sentence
from tests.generic.variants import any_variant, opened

TITLES: Final = [kind.name for kind in rulebooks()]
ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = (ROOT / "docs" / "delights.md").read_text("utf-8")
TOKENS: Final = (ROOT / "web" / "src" / "tokens.css").read_text("utf-8")
DELIGHTS: Final = 14
PROMPTED_GAMES: Final = 334
"""Of each of three titles: a thousand in all."""
PREVIEWED_MOVES: Final = 3_400
"""Of each title: ten thousand in all."""
TAKEN_BACK: Final = 150


@pytest.mark.slow
@pytest.mark.parametrize("name", TITLES)
def test_delight_2_every_question_of_a_thousand_games_is_a_sentence(name: str) -> None:
    """Delight 2: in English and German, verb and choice named, no word missing."""
    asked = 0
    with opened(name) as kind:
        for number in range(PROMPTED_GAMES):
            luck = random.Random(f"prompts {name} {number}")
            game = any_variant(kind, luck)
            habit, table = Habit(game, luck), game.new()
            while not table.over:
                if table.to_move != NATURE:
                    check_sentence(name, table.prompt())
                    asked += 1
                table.apply(habit.choose(table))
    assert asked > 40 * PROMPTED_GAMES


@pytest.mark.slow
@pytest.mark.parametrize("name", TITLES)
def test_delight_4_what_a_move_promises_is_what_the_table_then_shows(name: str) -> None:
    """Delight 4: ten thousand moves that no chance follows, each promised before it is made in the game itself."""
    kept = number = 0
    with opened(name) as kind:
        while kept < PREVIEWED_MOVES:
            number += 1
            luck = random.Random(f"previews {name} {number}")
            game = any_variant(kind, luck)
            habit, table = Habit(game, luck), game.new()
            while not table.over:
                seat, move = table.to_move, habit.choose(table)
                if seat == NATURE:
                    table.apply(move)
                    continue
                before, promised = game.tally(table, seat), preview(table, move, seat)
                table.apply(move)
                while table.to_move == seat and len(table.moves()) == 1:
                    table.apply(table.moves()[0])
                if table.to_move != NATURE:
                    after = game.tally(table, seat)
                    assert promised == {key: after[key] - before[key] for key in after if after[key] != before[key]}
                    kept += 1


@pytest.mark.parametrize("name", TITLES)
def test_delight_6_steps_taken_back_leave_the_view_byte_for_byte(name: str) -> None:
    """Delight 6: some tentative steps and as many taken back, as the server does it: from the stored table anew."""
    tried = number = 0
    with opened(name) as kind:
        while tried < TAKEN_BACK:
            number += 1
            luck = random.Random(f"undo {name} {number}")
            game = any_variant(kind, luck)
            habit, table = Habit(game, luck), game.new()
            while not table.over:
                if table.to_move != NATURE and luck.random() < 0.1:
                    _there_and_back(table, luck)
                    tried += 1
                table.apply(habit.choose(table))


def _there_and_back(stored: Table, luck: random.Random) -> None:
    seat, position = stored.to_move, json.dumps(stored.position())

    def seen(table: Table) -> str:
        return json.dumps(table.game.view(table, seat).to_json())

    trial, views = stored.copy(), [seen(stored)]
    chosen: list[Move] = []
    while trial.to_move == seat and len(chosen) < 6:
        chosen.append(luck.choice(trial.moves()))
        trial.apply(chosen[-1])
        views.append(seen(trial))
    for left in reversed(range(len(chosen))):
        trial = stored.copy()
        for move in chosen[:left]:
            trial.apply(move)
        assert seen(trial) == views[left]
    assert json.dumps(stored.position()) == position


# -- 10: the colours of the seats ----------------------------------------------------------------------------------

_Colour = tuple[float, float, float]

# how eyes without one kind of cone see linear light (Machado, Oliveira and Fernandes 2009)
_EYES: Final = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def _light(hex: str) -> _Colour:
    parts = [int(hex[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def _luminance(light: _Colour) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def _oklab(light: _Colour) -> _Colour:
    red, green, blue = (max(0.0, part) for part in light)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


SEATS: Final = re.findall(r"--seat-\d: (#\w{6})", TOKENS)


def test_delight_10_seats_stand_out_from_the_paper() -> None:
    """Delight 10: three to one in the light; in the dark every piece has a line of its own around it."""
    paper = re.search(r"--paper: light-dark\((#\w{6}), (#\w{6})\)", TOKENS)
    keyline = re.search(r"--seat-keyline: light-dark\(transparent, (#\w{6})\)", TOKENS)
    assert paper is not None
    assert keyline is not None
    assert len(SEATS) == 5

    def contrast(one: str, other: str) -> float:
        bright, dark = sorted((_luminance(_light(one)), _luminance(_light(other))), reverse=True)
        return (bright + 0.05) / (dark + 0.05)

    assert min(contrast(seat, paper.group(1)) for seat in SEATS) >= 3
    assert contrast(keyline.group(1), paper.group(2)) >= 3


@pytest.mark.parametrize("eye", _EYES)
def test_delight_10_no_two_seats_look_alike_to_any_eye(eye: str) -> None:
    """Delight 10: at least 11.5 hundredths apart in OKLab."""
    seen = []
    for seat in SEATS:
        light = _light(seat)
        rows = [sum(weight * part for weight, part in zip(row, light, strict=True)) for row in _EYES[eye]]
        seen.append(_oklab((rows[0], rows[1], rows[2])))
    apart = [
        100 * sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5 for pair in itertools.combinations(seen, 2)
    ]
    assert min(apart) >= 11.5


# -- the list ------------------------------------------------------------------------------------------------------


def test_every_delight_names_tests_that_exist() -> None:
    rows = re.findall(r"^\| (\d+) \|[^|]*\|([^|]*)\|$", PAGE, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, DELIGHTS + 1))
    for number, tests in rows:
        named = re.findall(r"`([\w/]+\.py)::(\w+)`", tests)
        assert named, f"delight {number} names no test"
        for file, test in named:
            assert f"def {test}(" in (ROOT / file).read_text("utf-8"), f"{file} has no {test}"


def test_every_test_of_a_delight_is_on_the_list() -> None:
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for test, number in re.findall(
            r"^(?:async )?def (test_delight_(\d+)_\w+)\(", file.read_text("utf-8"), re.MULTILINE
        ):
            row = re.search(rf"^\| {number} \|.*$", PAGE, re.MULTILINE)
            assert row is not None
            assert test in row.group(), f"{test} is missing in docs/delights.md"
