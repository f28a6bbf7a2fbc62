"""`teahouse serve`, `bots`, `backup` and `restore`: a house for friends."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec
from typing import Any

from teahouse.cli.parser import Parser
from teahouse.cli.shared import WrongUse
from teahouse.words import Words


def add(house: Parser) -> None:
    """Declare the commands."""
    command = house.command(
        "serve", serve, "serve", "serve --host 0.0.0.0 --port 8080 --base-url https://games.example"
    )
    command.option("--host", "cli-arg-host", default="127.0.0.1")
    command.option("--port", "cli-arg-port", type=command.whole(0), default=8000, metavar="N")
    command.option("--data", "cli-arg-data", metavar="DIR")
    command.option("--database", "cli-arg-database", metavar="URL")
    command.option("--workers", "cli-arg-serve-workers", type=command.whole(1), default=1, metavar="N")
    command.option("--channels", "cli-arg-channels", metavar="URL")
    command.option("--private", "cli-arg-private", metavar="HOST[:PORT]")
    command.option("--base-url", "cli-arg-base-url", metavar="URL")
    command.option("--behind-proxy", "cli-arg-behind-proxy", action="append", metavar="ADDRESS")
    command.option("--tls-cert", "cli-arg-tls-cert", metavar="FILE")
    command.option("--tls-key", "cli-arg-tls-key", metavar="FILE")
    command.option("--bot-workers", "cli-arg-bot-workers", type=command.whole(0), default=0, metavar="N")
    command.option("--bots-elsewhere", "cli-arg-bots-elsewhere", action="store_true")
    command.option("--bot-pause", "cli-arg-bot-pause", type=_seconds, default=0.6, metavar="SECONDS")
    command.option("--mail-server", "cli-arg-mail-server", metavar="URL")
    command.option("--mail-from", "cli-arg-mail-from", metavar="ADDRESS")
    command.option("--notice-delay", "cli-arg-notice-delay", type=_seconds, default=30.0, metavar="SECONDS")
    command.option("--notices-inside", "cli-arg-notices-inside", action="store_true")
    command.option("--limit", "cli-arg-limit", action="append", default=[], metavar="NAME=VALUE")
    command.option("--log-level", "cli-arg-log-level", choices=("debug", "info", "warning", "error"), default="warning")
    command = house.command("bots", bots, "bots --database postgresql://teahouse@10.0.0.5/teahouse")
    command.option("--database", "cli-arg-database", metavar="URL")
    command.option("--channels", "cli-arg-channels", metavar="URL")
    command.option("--bot-workers", "cli-arg-bots-count", type=command.whole(0), default=0, metavar="N")
    command.option("--log-level", "cli-arg-log-level", choices=("debug", "info", "warning", "error"), default="warning")
    command = house.command("backup", backup, "backup teahouse-monday.sqlite")
    command.positional("file", "cli-arg-backup", metavar="FILE")
    command.option("--data", "cli-arg-data", metavar="DIR")
    command = house.command("restore", restore, "restore teahouse-monday.sqlite")
    command.positional("file", "cli-arg-backup", metavar="FILE")
    command.option("--data", "cli-arg-data", metavar="DIR")


def _seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 60:
        raise argparse.ArgumentTypeError(f"{text!r}: 0 – 60")
    return found


def _needs_server(arguments: argparse.Namespace) -> None:
    if find_spec("litestar") is None or find_spec("sqlalchemy") is None:
        raise WrongUse(Words(arguments.lang).text("cli-no-server"))


def serve(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    _needs_packages(arguments)
    if os.environ.get("TEAHOUSE_METRICS_TOKEN") and find_spec("prometheus_client") is None:
        raise WrongUse(Words(arguments.lang).text("cli-no-metrics"))
    from teahouse.server import commands

    return commands.serve(arguments)


def bots(arguments: argparse.Namespace) -> int:
    """Think for the bots of a house elsewhere."""
    _needs_packages(arguments)
    from teahouse.server import commands

    return commands.bots(arguments)


def _needs_packages(arguments: argparse.Namespace) -> None:
    _needs_server(arguments)
    if (arguments.database or "").startswith("postgres") and find_spec("asyncpg") is None:
        raise WrongUse(Words(arguments.lang).text("cli-no-postgres"))
    if arguments.channels and find_spec("redis") is None:
        raise WrongUse(Words(arguments.lang).text("cli-no-valkey"))


def play(arguments: argparse.Namespace, table: dict[str, Any] | None) -> int:
    """A house for this machine alone, opened in the browser; with a table that waits there."""
    _needs_server(arguments)
    from teahouse.server import commands

    return commands.play(arguments, table)


def backup(arguments: argparse.Namespace) -> int:
    """Copy the database."""
    _needs_server(arguments)
    from teahouse.server import commands

    return commands.backup(arguments)


def restore(arguments: argparse.Namespace) -> int:
    """Put a copy back."""
    _needs_server(arguments)
    from teahouse.server import commands

    return commands.restore(arguments)
