"""The part of the browser that needs no browser: its own tests, and its types against those of the server."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from typing import get_args, get_type_hints

import pytest

from teahouse.server import story, wire
from tests.browser.house import ROOT
from tools import build_web

WIRE = (ROOT / "web" / "src" / "core" / "wire.ts").read_text("utf-8")


def run(*program: str) -> None:
    """A program of web/node_modules, with the Node that the build uses."""
    folder = build_web.node_folder()
    path = f"{folder}{os.pathsep}{os.environ['PATH']}" if folder else os.environ["PATH"]
    node = shutil.which("node", path=path)
    assert node is not None
    done = subprocess.run(
        [node, *program], cwd=ROOT / "web", capture_output=True, text=True, env=os.environ | {"PATH": path}
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_the_framework_free_part_passes_its_tests() -> None:
    run("node_modules/vitest/vitest.mjs", "run")


@pytest.mark.slow
def test_the_browsers_part_has_the_right_types() -> None:
    run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Message", wire.Message),
        ("Moves", wire.Moves),
        ("Refusal", wire.Refusal),
        ("LogLine", wire.LogLine),
        ("SeatInfo", wire.SeatInfo),
        ("TableInfo", wire.TableInfo),
        ("State", wire.State),
        ("Trial", wire.Trial),
        ("Receipt", wire.Receipt),
        ("Reason", wire.Reason),
        ("Effect", wire.Effect),
        ("Previews", wire.Previews),
        ("Part", story.Part),
        ("TableText", story.TableText),
        ("Story", story.Story),
    ],
)
def test_what_travels_has_the_same_fields_on_both_sides(name: str, kind: type) -> None:
    found = re.search(rf"export interface {name} \{{\n(.*?)^\}}", WIRE, re.MULTILINE | re.DOTALL)
    assert found is not None
    fields = re.findall(r"^  (\w+)\??: (.*);$", found.group(1), re.MULTILINE)
    sent = get_type_hints(kind, include_extras=False)
    assert {field for field, _ in fields} == set(sent)
    plain = {int: "number", str: "string", bool: "boolean"}
    for field, written in fields:
        if sent[field] in plain and not get_args(sent[field]):
            assert written.startswith((plain[sent[field]], '"')), field
