"""compose.yaml asks for what the program understands."""

from __future__ import annotations

import ipaddress
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from teahouse.cli import parser_of
from teahouse.server.commands import settings_of
from teahouse.server.couriers import mail_server
from teahouse.server.web.app import ROUTES

ROOT = Path(__file__).resolve().parent.parent
GIVEN = {"POSTGRES_PASSWORD": "secret", "CHANNELS": "--channels valkey://valkey", "BOTS": "--bots-elsewhere"}


def services(**given: str) -> dict[str, Any]:
    """The services as Compose reads them with this environment."""

    def value(found: re.Match[str]) -> str:
        name, _, rest = found[1].partition(":")
        return given.get(name) or (rest.removeprefix("-") if rest.startswith("-") else "")

    text = re.sub(r"(?<!\$)\$\{([^}]*)\}", value, (ROOT / "compose.yaml").read_text("utf-8"))
    found: dict[str, Any] = yaml.safe_load(text.replace("$$", "$"))["services"]
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
    assert (settings.mail_server, settings.mail_from) == ("", "")


def test_the_servers_of_the_compose_file_send_mail_if_that_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    mail = "--mail-server smtp://house@mail.example:587 --mail-from house@games.example"
    server = services(**GIVEN, MAIL=mail, MAIL_PASSWORD="open sesame")["server"]
    for name, value in server["environment"].items():
        monkeypatch.setenv(name, value or "")
    settings = settings_of(parser_of("en").parse_args(shlex.split(server["command"])))
    assert mail_server(settings.mail_server).user == "house"
    assert (settings.mail_from, settings.mail_password) == ("house@games.example", "open sesame")


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


def test_servers_are_asked_for_their_health_where_they_listen() -> None:
    found = services(**GIVEN)["server"]
    settings = settings_of(parser_of("en").parse_args(shlex.split(found["command"])))
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", found["healthcheck"]["test"][-1])
    assert asked is not None
    assert int(asked[1]) == settings.port
    assert asked[2] in {path for route in ROUTES for path in route.paths}
    assert settings.knows_host(f"127.0.0.1:{asked[1]}")
    caddyfile = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["configs"]["caddyfile"]["content"]
    assert f"dynamic a server {settings.port} " in caddyfile
    assert caddyfile.count("{") == caddyfile.count("}")


def test_every_variable_of_the_environment_that_is_given_is_read() -> None:
    source = (ROOT / "src/teahouse/server/commands.py").read_text("utf-8")
    for name in services(**GIVEN)["server"]["environment"]:
        assert f'"{name}"' in source
    told = set(re.findall(r"(?<!\$)\$\{(\w+)", (ROOT / "compose.yaml").read_text("utf-8")))
    hosting = (ROOT / "docs/hosting.md").read_text("utf-8") + (ROOT / "compose.yaml").read_text("utf-8")
    assert all(re.search(rf"\b{name}=", hosting) for name in told), "somebody can find out what to set"


def test_volumes_networks_and_files_that_are_named_exist() -> None:
    whole = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    for one in whole["services"].values():
        assert {volume.partition(":")[0] for volume in one.get("volumes", [])} <= set(whole["volumes"])
        assert {config["source"] for config in one.get("configs", [])} <= set(whole["configs"])
        assert set(one.get("depends_on", [])) <= set(whole["services"])
    network = ipaddress.ip_network(whole["networks"]["default"]["ipam"]["config"][0]["subnet"])
    settings = settings_of(parser_of("en").parse_args(shlex.split(services(**GIVEN)["server"]["command"])))
    assert settings.proxies == (str(network),), "what the proxy says about addresses is believed"


def test_the_image_is_built_from_what_its_context_holds() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lines = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ").splitlines()
    steps = [line.split(None, 1) for line in lines if line and not line.startswith("#")]
    extras = re.search(r"\[([\w,]+)\]", " ".join(words for step, words in steps if step == "RUN"))
    assert extras is not None
    assert set(extras[1].split(",")) == {"postgres", "valkey", "metrics"}
    assert set(extras[1].split(",")) <= set(project["project"]["optional-dependencies"])
    assert json.loads(dict(steps)["ENTRYPOINT"])[0] in project["project"]["scripts"]
    assert dict(steps)["USER"] == "teahouse", "not root"
    ignored = [line for line in (ROOT / ".dockerignore").read_text("utf-8").split() if not line.startswith("#")]
    hook = project["tool"]["hatch"]["build"]["hooks"]["custom"]["path"]
    needed = [
        "pyproject.toml",
        "README.md",
        "LICENSE",
        hook,
        "tools/build_web.py",
        "web/package-lock.json",
        "src/teahouse",
    ]
    for name in needed:
        assert (ROOT / name).exists()
        assert not any(name == one or name.startswith(f"{one}/") for one in ignored)
    (version,) = {words.partition(":")[2].partition("-")[0] for step, words in steps if step == "FROM"}
    assert f"Programming Language :: Python :: {version}" in project["project"]["classifiers"]
