"""The command `teahouse`: reads what is asked and hands it to the module that answers it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from teahouse.arena import BadWorker
from teahouse.bots import BadBot, UnknownBot
from teahouse.cli import (
    check,
    components,
    contest,
    games,
    habits,
    host,
    lab,
    learn,
    perft,
    play,
    puzzles,
    records,
    review,
    rules,
    sim,
)
from teahouse.cli.parser import Parser, wanted_language
from teahouse.cli.shared import Finding, WrongUse, complain, spoken
from teahouse.kernel import BadData, BadOption, UnknownMove
from teahouse.words import Words

__all__ = ["main"]

_COMMANDS: Final = (
    games, play, sim, contest, lab, learn, check, records, review, habits, puzzles, perft, rules, components,
    host,
)  # fmt: skip
"""Whose commands there are, in the order in which the help lists them."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. 0: all is well; 1: something was found (a bad record, a gap); 2: used the wrong way."""
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(given)
    except (WrongUse, BadData, BadOption, UnknownBot, UnknownMove) as error:
        complain(spoken(error, Words(wanted_language(given))))
        return 2
    except (Finding, BadBot, BadWorker) as error:
        complain(spoken(error, Words(wanted_language(given))))
        return 1
    except KeyboardInterrupt:
        complain(Words(wanted_language(given)).text("cli-interrupted"))
        return 130
    except BrokenPipeError:
        # Whoever read our output has seen enough; the flush at exit must not complain either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser_of(lang: str) -> Parser:
    """What reads every command and its arguments."""
    parser = Parser.house(lang)
    for command in _COMMANDS:
        command.add(parser)
    return parser


def _run(given: list[str]) -> int:
    arguments = parser_of(wanted_language(given)).parse_args(given)
    code: int = arguments.run(arguments)
    sys.stdout.flush()
    return code
