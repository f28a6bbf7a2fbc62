"""`teahouse components`: what is in the box, and how sure we are of it."""

from __future__ import annotations

import argparse
import sys
import tomllib
from typing import Any

from teahouse.cli.parser import Parser
from teahouse.cli.shared import WrongUse, house_words, own_box, paragraph, show_json, typed
from teahouse.kernel import changed_tables
from teahouse.library import box, own_components, rulebook
from teahouse.words import Words


def add(house: Parser) -> None:
    """Add the command."""
    command = house.command(
        "components",
        run,
        "components year-of-the-dragon",
        "components yinzi --json",
        "components dragon-boats --toml > mine.toml",
        "components year-of-the-dragon --observation",
    )
    command.positional("game", "cli-arg-game", metavar="GAME")
    command.option("--components", "cli-arg-components", metavar="FILE")
    command.option("--json", "cli-arg-json", action="store_true")
    command.option("--toml", "cli-arg-toml", action="store_true")
    command.option("--observation", "cli-arg-observation", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    """List every table of the box with its source."""
    words = house_words(arguments)
    if arguments.observation:
        if arguments.toml or arguments.components is not None:
            raise WrongUse(words.text("cli-observation-alone"))
        return _list_observation(arguments, words)
    if arguments.toml:
        if arguments.json or arguments.components is not None:
            raise WrongUse(words.text("cli-toml-alone"))
        sys.stdout.write(own_components(arguments.game))
        return 0
    changes = own_box(arguments, words)
    contents = box(arguments.game, changes)
    tables = changed_tables(own_components(arguments.game), changes)
    changed = [] if changes is None else list(tomllib.loads(changes))
    if arguments.json:
        show_json({"game": arguments.game, "digest": contents.digest, "changed": changed, "components": tables})
        return 0
    print(words.text("cli-components-intro"))
    for name, table in tables.items():
        print()
        print(words.text("cli-components-changed", table=name) if name in changed else name)
        entries = table if isinstance(table, list) else [table]
        for entry in entries:
            for line in _entry_lines(entry, words):
                print(line)
    return 0


def _list_observation(arguments: argparse.Namespace, words: Words) -> int:
    """List the numbers a network sees, each with its place, what is much of it, and its name."""
    spec = rulebook(arguments.game).observation_spec()
    if arguments.json:
        numbers = [{"name": name, "scale": scale} for name, scale in zip(spec.names, spec.scales)]
        show_json({"game": arguments.game, "version": spec.version, "length": len(spec), "numbers": numbers})
        return 0
    print(paragraph(words.text("cli-observation-intro", length=len(spec), version=spec.version)))
    print()
    columns = (words.text("cli-observation-place"), words.text("cli-observation-scale"))
    print(f"{columns[0]:>6}  {columns[1]:>6}  {words.text('cli-observation-name')}")
    for place, (name, scale) in enumerate(zip(spec.names, spec.scales)):
        print(f"{place:>6}  {scale:>6}  {name}")
    return 0


def _entry_lines(entry: Any, words: Words) -> list[str]:
    if not isinstance(entry, dict):
        return [paragraph(typed(entry), "    ", "  ")]
    plain = {key: value for key, value in entry.items() if key not in ("id", "source", "note")}
    # A table of tables, each with a source of its own, reads as a list of them.
    nested = {key: value for key, value in plain.items() if isinstance(value, dict) and "source" in value}
    own = {key: value for key, value in plain.items() if key not in nested}
    lines: list[str] = []
    if own or not nested:
        parts = "; ".join(f"{key}: {typed(value)}" for key, value in own.items())
        said = f"{entry['id']}; {parts}" if "id" in entry else parts
        if "source" in entry:
            said += f" [{words.text('cli-source', source=entry['source'])}]"
        lines.append(paragraph(said, "    ", "  "))
    if "note" in entry:
        lines.append(paragraph(entry["note"], "      ", "    "))
    for key, value in nested.items():
        lines += _entry_lines({"id": key, **value}, words)
    return lines
