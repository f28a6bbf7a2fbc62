"""`teahouse games`: what stands on the shelf."""

from __future__ import annotations

import argparse

from teahouse.cli.parser import Parser
from teahouse.cli.shared import paragraph, show_json
from teahouse.kernel import Game, Option, text_of
from teahouse.library import rulebooks
from teahouse.words import Words


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command("games", run, "games", "games --lang de")
    command.option("--json", "cli-arg-json", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    """List the games with their options."""
    shelf = rulebooks()
    if arguments.json:
        show_json([_described(game) for game in shelf])
        return 0
    for index, game in enumerate(shelf):
        words = Words(arguments.lang, game.name)
        if index:
            print()
        print(
            words.text(
                "cli-games-line",
                name=game.name,
                title=words.text("game-title"),
                least=game.least_players,
                most=game.most_players,
            )
        )
        for option in game.declared:
            for line in _option_lines(option, words):
                print(line)
    return 0


def _described(game: type[Game]) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.rules_version,
        "players": [game.least_players, game.most_players],
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "clauses": list(option.clauses),
            }
            for option in game.declared
        ],
    }


def _option_lines(option: Option, words: Words) -> list[str]:
    values = "|".join(text_of(value) for value in option.values)
    id = f"option-{option.name}"
    told = [f"  --option {option.name}={values}", f"    {words.text('cli-default', value=text_of(option.default))}"]
    if words.has(id):
        told += [paragraph(text, "    ") for text in (words.text(id), *words.attributes(id).values())]
    return told
