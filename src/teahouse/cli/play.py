"""`teahouse play`: people and bots at a table, in the browser or in the terminal; or the house without a table."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from teahouse.bots import Bot, bot, kind_of_bot
from teahouse.bots.levels import unlearned_levels, wants_numpy
from teahouse.cli import host
from teahouse.cli.parser import Parser
from teahouse.cli.shared import WrongUse, asked_budget, check_seed, house_words, make_game, write_text
from teahouse.cli.sitting import Sitting
from teahouse.cli.terminal import Terminal
from teahouse.library import rulebook
from teahouse.words import Words

USUAL_PLAYERS = 4
_LEVEL = "cup"
"""Of a bot that is not named, as on the home page."""


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command(
        "play",
        run,
        "play",
        "play year-of-the-dragon",
        "play year-of-the-dragon --seats me:Mei,me:Bao,bot --option wall=choose",
        "play dragon-boats --terminal --record evening.record",
    )
    command.positional("game", "cli-arg-game-play", metavar="GAME", nargs="?")
    command.takes_box()
    command.option("--players", "cli-arg-players", type=command.whole(1), metavar="N")
    command.option("--seats", "cli-arg-seats", default="", metavar="me,bot,...")
    command.option("--seed", "cli-arg-seed-play", metavar="S")
    command.option("--budget", "cli-arg-budget", default="", metavar="300ms|500sims")
    command.option("--record", "cli-arg-record", metavar="FILE")
    command.option("--confirm", "cli-arg-confirm", action="store_true")
    command.option("--terminal", "cli-arg-terminal", action="store_true")
    command.option("--no-browser", "cli-arg-no-browser", action="store_true")
    command.option("--port", "cli-arg-port", type=command.whole(0), metavar="N")
    command.option("--data", "cli-arg-data", metavar="DIR")


def run(arguments: argparse.Namespace) -> int:
    """Without a game: open the house in the browser. With one: sit down at a table of it, there or in the terminal."""
    words = house_words(arguments)
    if arguments.seed is not None:
        check_seed(arguments.seed, words)
    if arguments.game is None:
        if arguments.terminal:
            raise WrongUse(words.text("cli-wrong-missing", what="GAME"))
        _only_with(words, "GAME", ("--seats", arguments.seats), ("--players", arguments.players))
        _only_with(words, "GAME", ("--option", arguments.options))
    seats = [] if arguments.game is None else _seats(arguments, words)
    if arguments.terminal:
        return _in_terminal(arguments, seats, words)
    for flag in _TERMINAL:
        _only_with(words, "--terminal", (f"--{flag}", getattr(arguments, flag)))
    if arguments.game is None:
        return host.play(arguments, None)
    game = make_game(arguments, len(seats))
    people = _names(seats, words)
    return host.play(
        arguments,
        {
            "game": game.name,
            "options": game.changed_options(),
            "seats": [_wish(who, people[seat], seats[:seat]) for seat, who in enumerate(seats)],
        },
    )


_TERMINAL = ("seed", "budget", "record", "confirm", "components")
"""What only a game in the terminal can do."""


def _only_with(words: Words, other: str, *given: tuple[str, object]) -> None:
    for flag, value in given:
        if value:
            raise WrongUse(words.text("cli-only-with", what=flag, other=other))


def _wish(who: str, name: str, before: list[str]) -> dict[str, str]:
    """A seat as the server is asked for it: the first person is whoever opens the browser, others share the screen."""
    if not _is_person(who):
        return {"kind": "bot", "level": _LEVEL if who == "bot" else who}
    if any(_is_person(other) for other in before):
        return {"kind": "hotseat", "name": name}
    return {"kind": "me", "name": name if ":" in who else ""}


def _in_terminal(arguments: argparse.Namespace, seats: list[str], words: Words) -> int:
    """Play a game to its end, or to the end of the input."""
    game = make_game(arguments, len(seats))
    seed = secrets.token_hex(16) if arguments.seed is None else arguments.seed
    budget = asked_budget(arguments.budget, words)
    bots: list[Bot | None] = []
    titles = [_LEVEL if who == "bot" else who for who in seats]
    if wants_numpy(titles, game):
        print(words.text("cli-bots-extra"))
    elif unlearned_levels(titles, game):
        print(words.text("cli-bots-unlearned"))
    for seat, title in enumerate(titles):
        bots.append(None if _is_person(title) else bot(title, game, seat, f"{seed}/{seat}"))
    names = _names(seats, words)
    sitting = Sitting(game, bots, titles, names, seed, budget)
    terminal = Terminal(sitting, Words(arguments.lang, game.name, names), arguments.confirm)
    try:
        terminal.run()
    finally:
        if arguments.record is not None:
            write_text(Path(arguments.record), sitting.record.write(), words)
    if arguments.record is not None:
        print(words.text("cli-play-saved", file=arguments.record))
    return 0


def _is_person(who: str) -> bool:
    return who == "me" or who.startswith("me:")


def _seats(arguments: argparse.Namespace, words: Words) -> list[str]:
    """Who sits where: as asked, or one person and bots."""
    kind = rulebook(arguments.game)
    if not arguments.seats:
        usual = max(kind.least_players, min(USUAL_PLAYERS, kind.most_players))
        return ["me", *["bot"] * ((arguments.players or usual) - 1)]
    seats = [who.strip() for who in arguments.seats.split(",")]
    if arguments.players not in (None, len(seats)):
        raise WrongUse(words.text("cli-seats-and-players", seats=len(seats), players=arguments.players))
    for who in seats:
        if not _is_person(who) and who != "bot":
            kind_of_bot(who)
    return seats


def _names(seats: list[str], words: Words) -> list[str]:
    """A name for everybody: the one given, or what they are, numbered where there are several."""
    people = seats.count("me")
    names: list[str] = []
    for seat, who in enumerate(seats):
        given = who.partition(":")[2].strip() if _is_person(who) else ""
        if given:
            name = given
        elif _is_person(who):
            name = words.text("cli-guest") if people == 1 else words.text("cli-guest-number", number=seat + 1)
        else:
            name = words.text("cli-bot", number=seat + 1)
        if name in names:
            raise WrongUse(words.text("cli-same-name", name=name))
        names.append(name)
    return names
