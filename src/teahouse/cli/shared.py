"""What the commands share: making the game that was asked for, reading files, speaking."""

from __future__ import annotations

import argparse
import errno
import json
import os
import shutil
import sys
import textwrap
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from teahouse.bots import MOST_SECONDS, MOST_SIMULATIONS, BadBudget, Budget
from teahouse.kernel import BadData, BadOption, Game, Message, Note, Option, Value, View
from teahouse.library import box, build, rulebook
from teahouse.words import Words


class Finding(Exception):
    """Something is not as it should be; exit code 1."""


class WrongUse(Exception):
    """The command was used the wrong way; exit code 2."""


def spoken(error: Exception, words: Words) -> str:
    """What is wrong, in the reader's language where there are words for it."""
    message: Message | None = getattr(error, "message", None)
    if message is None:
        return str(error)
    number: int | None = getattr(error, "game", None)
    sentence = words.say(message)
    return sentence if number is None else words.text("bad-bot-in-game", game=number, problem=sentence)


def complain(sentence: str) -> None:
    """Say a sentence on stderr."""
    sys.stdout.flush()
    sys.stderr.write(f"teahouse: {sentence}\n")


def house_words(arguments: argparse.Namespace) -> Words:
    """The sentences of the command line alone."""
    return Words(arguments.lang)


def show_json(data: object) -> None:
    """Write JSON to stdout."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def paragraph(text: str, indent: str = "", first: str | None = None) -> str:
    """Text in lines that fit the terminal."""
    width = min(shutil.get_terminal_size((100, 24)).columns, 100)
    return textwrap.fill(
        text,
        width=max(width, 40),
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def read_text(path: str, words: Words, as_is: bool = False) -> str:
    """The text of a file, or of stdin for `-`; ends of lines are made alike unless it is wanted as it is."""
    try:
        if path == "-":
            return sys.stdin.buffer.read().decode("utf-8")
        return Path(path).read_bytes().decode("utf-8") if as_is else Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise WrongUse(words.text("cli-not-text", file=path)) from None
    except OSError as error:
        raise WrongUse(words.text("cli-cannot-read", file=path, problem=reason(error))) from None


def write_text(path: Path, text: str, words: Words) -> None:
    """Write a file, making its folder."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise _unwritable(path, error, words) from None


def replace_text(path: Path, text: str, words: Words) -> None:
    """Write a file anew: whatever happens, it holds either what it held or all of the text."""
    path = path.resolve()  # where it is a link, what it leads to is replaced
    try:
        with NamedTemporaryFile("wb", dir=path.parent, prefix=f".{path.name}.", delete=False) as fresh:
            try:
                fresh.write(text.encode("utf-8"))
                fresh.flush()
                os.fsync(fresh.fileno())
                shutil.copymode(path, fresh.name)
                os.replace(fresh.name, path)
            except BaseException:
                os.unlink(fresh.name)
                raise
    except OSError as error:
        raise _unwritable(path, error, words) from None


def check_writable(path: Path, words: Words) -> None:
    """Refuse a file that cannot be written before hours are spent on what is to be written to it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = not path.exists()
        path.open("a").close()
        if new:
            path.unlink()
    except OSError as error:
        raise _unwritable(path, error, words) from None


def _unwritable(path: Path, error: OSError, words: Words) -> WrongUse:
    # a file where a folder is wanted is reported as a file that exists
    problem = os.strerror(errno.ENOTDIR) if isinstance(error, FileExistsError) else reason(error)
    return WrongUse(words.text("cli-cannot-write", file=str(path), problem=problem))


def asked_budget(text: str, words: Words) -> Budget:
    """How much bots may think about a decision; nothing said leaves it to them."""
    try:
        return Budget.parse(text) if text else Budget()
    except BadBudget as error:
        most = {"seconds": str(MOST_SECONDS), "simulations": str(MOST_SIMULATIONS)}
        raise WrongUse(words.text("cli-wrong-budget", given=text, reason=error.reason, **most)) from None


def check_seed(seed: str, words: Words) -> None:
    """Refuse no seed at all, and one that could be mistaken for one of those made from it."""
    if not seed.strip() or "/" in seed or not seed.isprintable():
        raise WrongUse(words.text("cli-wrong-seed", given=seed))


def reason(error: OSError) -> str:
    """What the system says about a file."""
    return error.strerror or os.strerror(error.errno or 0) or str(error)


def chosen_options(name: str, given: list[str], words: Words) -> dict[str, Value]:
    """The options typed as KEY=VALUE; a name may be typed with - or with _."""
    declared: dict[str, Option] = {_plain(option.name): option for option in rulebook(name).declared}
    chosen: dict[str, Value] = {}
    for item in given:
        key, equals, value = item.partition("=")
        if not equals or not key.strip():
            raise WrongUse(words.text("cli-wrong-option", given=item))
        option = declared.get(_plain(key.strip()))
        if option is None:
            known = ", ".join(option.name for option in declared.values()) or words.text("cli-none")
            raise BadOption(words.text("cli-unknown-option", game=name, option=key.strip(), known=known))
        chosen[option.name] = option.parse(value.strip())
    return chosen


def _plain(name: str) -> str:
    return name.replace("-", "_")


def own_box(arguments: argparse.Namespace, words: Words) -> str | None:
    """The text of the components file that was named, if one was."""
    return None if arguments.components is None else read_box(arguments.components, arguments.game, words)


def read_box(file: str, game: str, words: Words) -> str:
    """The text of a components file for a game; a mistake in it is told with its name."""
    text = read_text(file, words)
    try:
        box(game, text)
    except BadData as error:
        raise WrongUse(words.text("cli-wrong-components", file=file, problem=spoken(error, words))) from None
    return text


def make_game(arguments: argparse.Namespace, players: int | None) -> Game:
    """The game that the arguments ask for."""
    words = house_words(arguments)
    rulebook(arguments.game)
    options = chosen_options(arguments.game, arguments.options, words)
    return build(arguments.game, players, own_box(arguments, words), options)


def in_words(game: Game, view: View, words: Words) -> list[str]:
    """What a view shows, as lines under headings."""
    lines: list[str] = []
    for section in game.text(view):
        lines.append(words.say(section.title))
        lines += [paragraph(words.say(line), "    ", "  ") for line in section.lines]
    return lines


def note_text(note: Note, words: Words) -> str:
    """A line of the log; one about a seat begins with its name."""
    said = words.say(note.message)
    return words.text("cli-note", who=words.name(note.seat), what=said) if note.seat >= 0 else said


def score_lines(game: Game, scores: list[int], breakdown: list[dict[str, int]], words: Words) -> list[str]:
    """For each seat its points and where they come from."""
    lines: list[str] = []
    for seat, points in enumerate(scores):
        parts = [
            words.text("cli-score-part", points=amount, source=words.text(f"source-{source}"))
            for source, amount in breakdown[seat].items()
            if amount
        ]
        said = words.text("cli-score", who=words.name(seat), points=points, parts=", ".join(parts) or "-")
        lines.append(paragraph(said, "    ", "  "))
    return lines


def winners(ranking: list[int], words: Words) -> str:
    """Who won, in a sentence."""
    first = [words.name(seat) for seat, place in enumerate(ranking) if place == 1]
    return words.text("cli-winner", names=", ".join(first), count=len(first))


def typed(data: Any) -> str:
    """A value as people type it."""
    if isinstance(data, bool):
        return "yes" if data else "no"
    if isinstance(data, list):
        return ", ".join(typed(item) for item in data)
    if isinstance(data, dict):
        return ", ".join(f"{key} {typed(value)}" for key, value in data.items())
    return str(data)
