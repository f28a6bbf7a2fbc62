"""The arguments of the command line, with every sentence in the reader's language."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NoReturn, cast

from teahouse import __version__
from teahouse.cli.shared import paragraph
from teahouse.words import LANGUAGES, Words

Run = Callable[[argparse.Namespace], int]

MOST: Final = 1_000_000_000
"""No number that is typed is larger …"""
MOST_GAMES: Final = 1_000_000
"""… no series is longer, for its results are held together …"""
MOST_WORKERS: Final = 1024
"""… and no machine has room for more processes."""

_PROBLEMS: Final = (
    (re.compile(r"the following arguments are required: (?P<what>.*)"), "cli-wrong-missing"),
    (re.compile(r"unrecognized arguments: (?P<what>.*)"), "cli-wrong-unknown"),
    (
        re.compile(
            r"argument (?P<what>.*?): invalid choice: (?P<given>.*?) \((?:choose from|maybe you) (?P<allowed>.*)\)"
        ),
        "cli-wrong-choice",
    ),
    (re.compile(r"argument (?P<what>.*?): expected (?:at least )?one argument"), "cli-wrong-empty"),
    (re.compile(r"argument (?P<what>.*?): (?P<problem>.*)"), "cli-wrong-value"),
)
"""What argparse says in English, and our own sentence for it."""


def wanted_language(given: list[str]) -> str:
    """The language asked for on the command line, else that of the system, else English."""
    for index, word in enumerate(given):
        value = word[7:] if word.startswith("--lang=") else given[index + 1 : index + 2]
        if (word == "--lang" or word.startswith("--lang=")) and "".join(value) in LANGUAGES:
            return "".join(value)
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else "en"


class _Format(argparse.RawDescriptionHelpFormatter):
    """Help with the word for `usage` in the reader's language."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog)
        self.words = words

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.words.text("cli-usage") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Reads arguments; a mistake is one sentence and exit code 2."""

    def __init__(self, words: Words, **settings: Any) -> None:
        super().__init__(
            formatter_class=lambda prog: _Format(prog, words), add_help=False, allow_abbrev=False, **settings
        )
        self.words = words
        self._positionals.title = words.text("cli-positionals")
        self._optionals.title = words.text("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.text("cli-arg-help"))
        self.add_argument("--lang", choices=LANGUAGES, default=words.lang, help=words.text("cli-arg-lang"))
        self._commands: argparse._SubParsersAction[Parser] | None = None

    @staticmethod
    def house(lang: str) -> Parser:
        """The parser of `teahouse` itself, still without commands."""
        words = Words(lang)
        parser = Parser(words, prog="teahouse", description=words.text("cli-about"), epilog=words.text("cli-more-help"))
        parser.add_argument(
            "--version", action="version", version=f"teahouse {__version__}", help=words.text("cli-arg-version")
        )
        parser._commands = parser.add_subparsers(
            title=words.text("cli-commands"),
            metavar=words.text("cli-command"),
            dest="command",
            required=True,
            prog="teahouse",
            parser_class=cast("type[Parser]", partial(Parser, words)),
        )
        return parser

    def command(self, name: str, run: Run, *examples: str) -> Parser:
        """A command of the house; its sentences are `cli-<name>-about` and the like."""
        assert self._commands is not None
        about = self.words.text(f"cli-{name}-about")
        more = f"cli-{name}-more"
        told = "\n".join(f"  teahouse {example}" for example in examples)
        command = self._commands.add_parser(
            name,
            help=about,
            description=paragraph(f"{about} {self.words.text(more)}" if self.words.has(more) else about),
            epilog=f"{self.words.text('cli-example', count=len(examples))}\n{told}",
        )
        command.set_defaults(run=run)
        return command

    def positional(self, name: str, help: str, **settings: Any) -> None:
        """An argument without a name, explained by the message `help`."""
        self.add_argument(name, help=self.words.text(help), **settings)

    def option(self, flag: str, help: str, **settings: Any) -> None:
        """An argument with a name, explained by the message `help`."""
        self.add_argument(flag, help=self.words.text(help), **settings)

    def takes_game(self) -> None:
        """The game, its options and its box."""
        self.positional("game", "cli-arg-game", metavar="GAME")
        self.takes_box()

    def takes_options(self) -> None:
        """The options of a game."""
        self.option("--option", "cli-arg-option", action="append", default=[], metavar="KEY=VALUE", dest="options")

    def takes_box(self) -> None:
        """Options and components, wherever a game is made."""
        self.takes_options()
        self.option("--components", "cli-arg-components", metavar="FILE")

    def whole(self, low: int, high: int = MOST) -> Callable[[str], int]:
        """Reads a whole number of at least `low` and at most `high`."""

        def read(text: str) -> int:
            if re.fullmatch(r"-?[0-9]{1,999}", text) is None or int(text) < low:
                raise argparse.ArgumentTypeError(self.words.text("cli-wrong-number", given=text, low=low))
            if int(text) > high:
                raise argparse.ArgumentTypeError(self.words.text("cli-too-many", given=text, high=str(high)))
            return int(text)

        return read

    def amount(self) -> Callable[[str], float]:
        """Reads a number above 0."""

        def read(text: str) -> float:
            try:
                found = float(text)
            except ValueError:
                found = 0.0
            if not 0 < found < float("inf"):
                raise argparse.ArgumentTypeError(self.words.text("cli-wrong-amount", given=text))
            return found

        return read

    def error(self, message: str) -> NoReturn:
        for pattern, id in _PROBLEMS:
            found = pattern.fullmatch(message)
            if found is not None:
                message = self.words.text(id, **{key: said.replace("'", "") for key, said in found.groupdict().items()})
                break
        sys.stderr.write(self.words.text("cli-wrong", problem=message, program=self.prog) + "\n")
        sys.exit(2)
