"""Compile the rules: `build/fast` gets a copy of the package where they are machine code.

    PYTHONPATH=build/fast python ...     runs the compiled build, anything else the sources

The sources are never touched and nothing compiled lies beside them, so an edited file always counts. The folder is
made anew whenever a file of the package has changed; the compiler runs only if a compiled one has.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

import teahouse
from teahouse.library import folder_of

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "teahouse"
FAST = ROOT / "build" / "fast"
COMPILE = "--compile"
FOR_PEOPLE = ("", "asker", "asks", "explain", "hints", "reach", "tell", "text")
"""Modules that make sentences and hints for people, by the beginning of their names; the empty one is `__init__`."""


def build() -> Path:
    """Bring `build/fast` up to date and return it."""
    FAST.parent.mkdir(exist_ok=True)
    with open(FAST.parent / "fast.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        rules = list(rule_files())
        all_files, all_rules = fingerprint(package_files()), fingerprint(rules)
        if read(FAST / "files.sha256") == all_files:
            say("build/fast is up to date")
            return FAST
        fresh = FAST.with_name("fast.new")
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.copytree(SOURCES, fresh / "teahouse", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        if read(FAST / "rules.sha256") == all_rules:
            for library in FAST.rglob("*.so"):
                shutil.copy2(library, fresh / library.relative_to(FAST))
            shutil.copytree(FAST / "c", fresh / "c")
            say("build/fast: the rules are unchanged, the other files are copied")
        else:
            compile_rules(fresh, [path.relative_to(SOURCES.parent) for path in rules])
        (fresh / "rules.sha256").write_text(all_rules)
        (fresh / "files.sha256").write_text(all_files)
        shutil.rmtree(FAST, ignore_errors=True)
        fresh.rename(FAST)
        return FAST


def is_compiled() -> bool:
    """Whether `build/fast` was compiled from the rules as they are now, so that `build` needs no compiler."""
    return read(FAST / "rules.sha256") == fingerprint(rule_files())


def compile_rules(folder: Path, modules: list[Path]) -> None:
    """Compile the modules of a copy, in a process of its own because compilers change settings of the process."""
    say(f"Compiling {len(modules)} modules of kernel, games and learning with mypyc {version('mypy')} into build/fast")
    started = time.monotonic()
    done = subprocess.run(
        [sys.executable, __file__, COMPILE, *map(str, modules)],
        cwd=folder,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        lines = [line for line in done.stdout.splitlines() if not line.startswith(("gcc ", "copying ", "building "))]
        sys.exit("\n".join([*lines[-40:], "mypyc failed; build/fast is as it was"]))
    keep_c(folder / "build", folder / "c")
    shutil.rmtree(folder / "build")
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)
    say(f"Compiled in {time.monotonic() - started:.0f} s. PYTHONPATH=build/fast runs it.")


def keep_c(made: Path, kept: Path) -> None:
    """Keep the C that mypyc wrote, with its runtime: `tools/bring.py` takes it to where mypyc is not."""
    import mypyc

    runtime = Path(mypyc.__file__).parent / "lib-rt"
    for source, place in ((made, kept), (runtime, kept / "lib-rt")):
        for path in source.rglob("*.[ch]"):
            target = place / path.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)


def compile_here(modules: list[str]) -> None:
    """Compile modules below the current folder, as one group so that calls between them are direct."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class BuildTogether(build_ext):  # type: ignore[misc]
        """Gives each core a C file at a time."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def together(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    done = pool.map(lambda source: one_by_one([source], **options), sources)
                    return [built for objects in done for built in objects]

            self.compiler.compile = together
            super().build_extensions()

    setup(
        script_args=["build_ext", "--inplace"],
        ext_modules=mypycify(modules, multi_file=True),
        cmdclass={"build_ext": BuildTogether},
        packages=[],
    )


def package_files() -> Iterable[Path]:
    """Every file of the package, in a fixed order."""
    return sorted(path for path in SOURCES.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def rule_files() -> Iterable[Path]:
    """The modules of the kernel and of every game on the shelf, and how self-play plays.

    What only people read runs from source, which spares the compiler much. A package's `__init__`
    stays as it is, and so do the bots themselves: a user's own may be a subclass.
    """
    games = [SOURCES / "games" / folder_of(game.name) for game in teahouse.rulebooks()]
    folders = [SOURCES / "kernel", *games]
    found = [path for folder in folders for path in folder.rglob("*.py") if path.stem.split("_")[0] not in FOR_PEOPLE]
    return sorted([*found, SOURCES / "learn" / "stream.py"])


def fingerprint(paths: Iterable[Path]) -> str:
    """A hash of names, contents, compiler and interpreter."""
    digest = hashlib.sha256(f"{sys.version} mypy {version('mypy')} {Path(__file__).read_text()}".encode())
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(SOURCES)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def read(stamp: Path) -> str:
    """What an earlier run left, or nothing."""
    return stamp.read_text() if stamp.exists() else ""


def say(line: str) -> None:
    """Tell the user what is being done."""
    print(line, flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == [COMPILE]:
        compile_here(sys.argv[2:])
    else:
        build()
