"""Everything the OpenAPI description allows, and what it does not, asked by a machine that makes it up."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from teahouse.server.settings import Settings
from tests.server.client import Web, serving
from tests.server.support import DRAGON

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
    "negative_data_rejection,unsupported_method"
)


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)  # it minds what SQLite lets pass: lengths, zero bytes
async def test_made_up_requests_are_answered_as_the_description_says(place: Settings, tmp_path: Path) -> None:
    async with serving(place) as web:  # without the tests' own game, which compiled rules cannot play
        await ask_anything(web, tmp_path)


async def ask_anything(web: Web, tmp_path: Path) -> None:
    mei = await web.guest()
    id = await mei.table("me", "hotseat Bao", game=DRAGON)
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.id" = "{id}"\n"path.game" = "{DRAGON}"\n', "utf-8")
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(config), "run",
        f"{web.address}/api/openapi.json", "--phases", "examples,coverage,fuzzing", "--max-examples", "10",
        "--seed", "1", "--checks", CHECKS, "--header", f"Authorization: Bearer {mei.token}", "--no-color",
        "--exclude-name-regex", "(/stream|/events)$|^DELETE /api/me",  # they do not end; nobody would be left to ask
        "--generation-database", "none",
        "--request-timeout", "120", "--suppress-health-check", "too_slow",  # however busy the machine is
    ]  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, cwd=tmp_path
    )
    said, _ = await asyncio.wait_for(process.communicate(), 1200)
    process._transport.close()  # type: ignore[attr-defined]
    assert process.returncode == 0, said.decode()[-6000:]
