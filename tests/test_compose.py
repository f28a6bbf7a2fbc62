"""compose.yaml asks for what the program understands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from teahouse.cli import parser_of
from teahouse.server.commands import settings_of

ROOT = Path(__file__).resolve().parent.parent
GIVEN = {"POSTGRES_PASSWORD": "secret", "CHANNELS": "--channels valkey://valkey", "BOTS": "--bots-elsewhere"}


def services(**given: str) -> dict[str, Any]:
    """The services as Compose reads them with this environment."""

    def value(found: re.Match[str]) -> str:
        name, _, rest = found[1].partition(":")
        return given.get(name) or (rest.removeprefix("-") if rest.startswith("-") else "")

    text = re.sub(r"(?<!\$)\$\{([^}]*)\}", value, (ROOT / "compose.yaml").read_text("utf-8"))
    found: dict[str, Any] = yaml.safe_load(text)["services"]
    return found


@pytest.mark.parametrize("given", [{"POSTGRES_PASSWORD": "secret"}, GIVEN])
def test_the_servers_of_the_compose_file_start_with_settings_that_can_be(given: dict[str, str]) -> None:
    words = shlex.split(services(**given)["server"]["command"])
    settings = settings_of(parser_of("en").parse_args(words))
    assert settings.sqlite_file is None
    assert settings.database_url() == "postgresql+asyncpg://teahouse:secret@postgres/teahouse"
    assert settings.bots_elsewhere == ("BOTS" in given)
    assert settings.channels == ("valkey://valkey" if "CHANNELS" in given else "")
    assert settings.secure


def test_the_bots_of_the_compose_file_find_the_same_database_and_the_same_channels() -> None:
    words = shlex.split(services(**GIVEN)["bots"]["command"])
    arguments = parser_of("en").parse_args(words)
    assert arguments.database in services(**GIVEN)["server"]["command"]
    assert arguments.channels == "valkey://valkey"


def test_every_service_is_restarted_and_waits_for_what_it_needs() -> None:
    found = services(**GIVEN)
    assert set(found) == {"postgres", "server", "caddy", "valkey", "bots"}
    assert all(one["restart"] == "unless-stopped" for one in found.values())
    for name in ("server", "bots"):
        assert found[name]["depends_on"]["postgres"]["condition"] == "service_healthy"
