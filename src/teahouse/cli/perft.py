"""`teahouse perft`: how many ways the seats can play on from a fixed opening."""

from __future__ import annotations

import argparse
import sys

from teahouse.arena import perft
from teahouse.cli.parser import Parser
from teahouse.cli.shared import check_seed, house_words, make_game, show_json
from teahouse.cli.sim import INTERRUPTED


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command("perft", run, "perft year-of-the-dragon --players 3 --seed 1 --depth 4")
    command.takes_game()
    command.option("--players", "cli-arg-players", type=command.whole(1), metavar="N")
    command.option("--seed", "cli-arg-seed", default="1", metavar="S")
    command.option("--depth", "cli-arg-depth", type=command.whole(1), default=3, metavar="D")
    command.option("--json", "cli-arg-json", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    """Count and print one line a depth; an interrupt leaves the depths that are counted."""
    words = house_words(arguments)
    check_seed(arguments.seed, words)
    game = make_game(arguments, arguments.players)
    counts: list[int] = []
    try:
        for depth in range(1, arguments.depth + 1):
            # depth by depth: all above the last together are a small part of it
            counts.append(perft(game, arguments.seed, depth)[-1])
            if not arguments.json:
                print(words.text("cli-perft-line", depth=depth, nodes=str(counts[-1])), flush=True)
    except KeyboardInterrupt:
        sys.stderr.write(words.text("cli-perft-partial", done=len(counts), total=arguments.depth) + "\n")
    if arguments.json:
        show_json(
            {
                "game": game.name,
                "rules": game.rules_version,
                "players": game.players,
                "options": dict(game.options),
                "components": game.components.digest,
                "seed": arguments.seed,
                "nodes": counts,
            }
        )
    return 0 if len(counts) == arguments.depth else INTERRUPTED
