"""Packages that only some commands need: without them the others work, and these say what to install."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools.setup import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
BEYOND_PLAY = (
    "asyncpg", "gymnasium", "pettingzoo", "prometheus_client", "pyarrow", "pyspiel", "ray", "redis",
)  # fmt: skip
"""What is imported from the extras that `make play` does not install."""


def without(packages: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command where these packages are not installed."""
    lines = f"import sys; sys.modules |= dict.fromkeys({packages!r}); from teahouse.cli import main; sys.exit(main())"
    return subprocess.run([sys.executable, "-c", lines, *arguments], capture_output=True, text=True, cwd=ROOT)


NEEDED = {
    "ray": ("ray", "match", "year-of-the-dragon", "--bots", "random,random", "--games", "2", "--engine", "ray"),
    "asyncpg": ("postgres", "serve", "--database", "postgresql://me@127.0.0.1/games"),
    "redis": ("valkey", "serve", "--database", "postgresql://me@127.0.0.1/games", "--channels", "valkey://127.0.0.1"),
    "jinja2": ("lab", "lab", "year-of-the-dragon", "--games", "2", "--players", "2", "--bots", "random"),
    "pyarrow": ("rl", "sim", "yinzi", "--games", "1", "--trajectories", "games.parquet"),
    "gymnasium": ("rl", "match", "yinzi", "--bots", "random,random", "--games", "1", "--trajectories", "games.parquet"),
    "openskill": ("lab", "ladder", "year-of-the-dragon", "--games", "4"),
}


@pytest.mark.parametrize(("lang", "lacks"), [("en", "needs the package"), ("de", "fehlt das Paket")])
@pytest.mark.parametrize("package", NEEDED)
def test_a_missing_package_is_answered_with_one_sentence_that_names_the_extra(
    package: str, lang: str, lacks: str, tmp_path: Path
) -> None:
    extra, *typed = NEEDED[package]
    out = ("--out", str(tmp_path / "out")) if typed[0] == "lab" else ()
    done = without((package,), *typed, *out, "--lang", lang)
    said = done.stderr.strip()
    assert done.returncode in (1, 2)
    assert f"{lacks} {package}: pip install" in said
    assert f"teahouse[{extra}]" in said
    assert "\n" not in said
    assert done.stdout == ""


def test_each_package_comes_with_the_extra_that_is_named() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for package, (extra, *_) in NEEDED.items():
        assert any(requirement.startswith(f"{package}>=") for requirement in extras[extra]), package


def test_make_play_installs_neither_ray_nor_a_driver_for_postgresql() -> None:
    assert EXTRAS["play"] == "[server]"
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    names = {requirement.partition(">=")[0] for requirement in extras["server"]}
    assert names.isdisjoint({*BEYOND_PLAY, "teahouse[ray]", "teahouse[postgres]", "teahouse[lab]"})


def test_the_house_opens_without_what_make_play_does_not_install(tmp_path: Path) -> None:
    lines = (
        f"import sys; sys.modules |= dict.fromkeys({BEYOND_PLAY!r})\n"
        "import asyncio\n"
        "from pathlib import Path\n"
        "from teahouse.server.serving import listen, run\n"
        "from teahouse.server.settings import Settings\n"
        "async def ready(house, leave): print('open', flush=True); raise KeyboardInterrupt\n"
        "settings = Settings(port=0, data=Path(sys.argv[1]), bot_workers=1)\n"
        "try: asyncio.run(run(settings, listen(settings), ready))\n"
        "except KeyboardInterrupt: pass\n"
    )
    done = subprocess.run([sys.executable, "-c", lines, str(tmp_path)], capture_output=True, text=True, timeout=120)
    assert done.stdout == "open\n", done.stderr
