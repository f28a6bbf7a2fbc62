"""Set up this checkout: `.venv`, and what tests need from the system. Standard library only, asks nothing.

    python3 tools/setup.py play       what playing needs
    python3 tools/setup.py dev        what testing and checking needs
    python3 tools/setup.py learn      .venv-learn, an environment of its own with PyTorch
    python3 tools/setup.py compiler   gcc and the headers of the interpreter
    python3 tools/setup.py database   the PostgreSQL that tests of the server start for themselves
    python3 tools/setup.py valkey     the Valkey or Redis that trials of several processes start for themselves
    python3 tools/setup.py browser    Chromium and fonts, for the tests of the table in the browser
    python3 tools/setup.py web        the browser's part of the table, built while the other goals are reached

A second run finds that nothing has changed and returns at once.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LEARN = ROOT / ".venv-learn"
EXTRAS = {"play": "[server]", "dev": "[dev]"}
SHELL = "chromium-headless-shell"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main(goals: list[str]) -> None:
    """Reach each goal in turn."""
    if sys.version_info < (3, 11):  # noqa: UP036 (the Makefile runs this with whatever python3 is)
        found = ".".join(map(str, sys.version_info[:2]))
        stop(f"Teahouse needs Python 3.11 or newer; this is {found}. Try: make PYTHON=python3.12 ...")
    known = (*EXTRAS, "learn", "compiler", "database", "valkey", "browser", "web")
    unknown = [goal for goal in goals if goal not in known]
    if unknown or not goals:
        sys.exit(__doc__)
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "setup.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        # first, because building the web may need an environment too, and Debian's package for it
        if not all(installed(goal) for goal in goals if goal in EXTRAS) and not usable():
            say("Making a virtual environment in .venv")
            shutil.rmtree(VENV, ignore_errors=True)
            make_environment()
        web = subprocess.Popen([sys.executable, str(ROOT / "tools" / "build_web.py")]) if "web" in goals else None
        try:
            for goal in goals:
                if goal == "compiler":
                    have_compiler()
                elif goal == "learn":
                    have_learning()
                elif goal == "database":
                    have_database()
                elif goal == "valkey":
                    have_valkey()
                elif goal == "browser":
                    have_browser()
                elif goal in EXTRAS:
                    have_environment(goal)
        finally:
            built = web is None or web.wait() == 0
        if not built:
            stop("The browser's part of the table could not be built; the message is above.")


def have_environment(goal: str) -> None:
    """Make `.venv` hold the package, editable, with the dependencies of the goal."""
    if installed(goal):
        return
    say(f"Installing what `{goal}` needs into .venv (once; about a minute)")
    pip = [
        str(PYTHON),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
        "--editable",
        f".{EXTRAS[goal]}",
    ]
    if subprocess.run(pip, cwd=ROOT).returncode:
        stop("pip could not install the packages; its message is above. The package index must be reachable.")
    (VENV / f"teahouse-{goal}").write_text(fingerprint())


def installed(goal: str) -> bool:
    """Whether `.venv` holds what the goal needs; the tools of `dev` include everything that playing needs."""
    wanted = fingerprint()
    return PYTHON.exists() and any(stamp(level) == wanted for level in ("dev", goal))


def usable() -> bool:
    """Whether `.venv` works and belongs to the interpreter that runs this script."""
    if not PYTHON.exists():
        return False
    asked = subprocess.run([PYTHON, "-c", "import pip, sys; print(sys.version)"], capture_output=True, text=True)
    return asked.stdout.strip() == sys.version.strip()


def make_environment(folder: Path = VENV) -> None:
    """Run `python -m venv`; Debian keeps a part of it in a package of its own."""
    command = [sys.executable, "-m", "venv", str(folder)]
    if subprocess.run(command, capture_output=True).returncode:
        packages("a virtual environment", "python3-venv")
        subprocess.run(command, check=True)


def have_learning() -> None:
    """Make `.venv-learn` hold the package with PyTorch, and what its tests need: it is too heavy for `.venv`."""
    stamped = LEARN / "teahouse-learn"
    if stamped.exists() and stamped.read_text() == fingerprint():
        return
    say("Installing PyTorch and what tests of learning need into .venv-learn (once; some minutes)")
    shutil.rmtree(LEARN, ignore_errors=True)
    make_environment(LEARN)
    python = str(LEARN / "bin" / "python")
    tools = ["pytest>=9", "mypy==2.4.1", "sb3-contrib>=2.7", "torchrl>=0.10"]
    pip = [
        python,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
        "--editable",
        ".[learn,rl]",
        *tools,
    ]
    if subprocess.run(pip, cwd=ROOT).returncode:
        stop("pip could not install PyTorch; its message is above. The package index must be reachable.")
    stamped.write_text(fingerprint())


def have_compiler() -> None:
    """Make sure that gcc and Python.h are there."""
    missing = []
    if shutil.which("gcc") is None:
        missing += ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing.append(f"python{sys.version_info.major}.{sys.version_info.minor}-dev")
    if missing:
        packages("compiling the rules", *missing)
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            stop(f"The headers of {sys.executable} (Python.h) are missing, and no Debian package holds them.")


def have_database() -> None:
    """Make sure that PostgreSQL's server programs are there; nothing is started."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    if shutil.which("initdb") is None and not any(debian):
        packages("the tests of the server", "postgresql")


def have_valkey() -> None:
    """Make sure that there is a Valkey, or a Redis where the system has none; nothing is started."""
    if shutil.which("valkey-server") is None and shutil.which("redis-server") is None:
        packages("the trials of several processes", "valkey-server" if offers("valkey-server") else "redis-server")


def have_browser() -> None:
    """Make sure that there is a Chromium, and a font that has the characters of our names.

    Debian's shell of Chromium draws no windows, of which a whole one opens one for each guest: most tests use it where
    it can be had.
    """
    missing = []
    if not any(shutil.which(name) for name in BROWSERS):
        missing.append("chromium")
    if shutil.which(SHELL) is None and os.geteuid() == 0 and offers(SHELL):
        missing.append(SHELL)
    if not any(Path("/usr/share/fonts").rglob("NotoSans-Regular.*")):
        missing.append("fonts-noto-core")
    if missing:
        packages("the tests in the browser", *missing)


def offers(package: str) -> bool:
    """Whether Debian's lists, as they lie here, have a package."""
    if shutil.which("apt-cache") is None:
        return False
    return subprocess.run(["apt-cache", "show", package], capture_output=True).returncode == 0


def packages(purpose: str, *names: str) -> None:
    """Install Debian packages if we may, having said which and what for; otherwise say how to."""
    command = f"apt-get install {' '.join(names)}"
    listed = ", ".join(names)
    if shutil.which("apt-get") is None:
        stop(
            f"Missing for {purpose}: {listed} (Debian's names). Please install them with your system's package manager."
        )
    if os.geteuid() != 0:
        stop(f"Missing for {purpose}: {listed}. Please run: sudo {command}")
    say(f"You are root, so Debian packages are now installed on this system, for {purpose}: {listed}")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for line in (["update"], ["install", "-y", "--no-install-recommends", *names]):
        done = subprocess.run(["apt-get", "-qq", *line], env=environment, stdout=subprocess.DEVNULL)
        if done.returncode:
            stop(f"apt-get {line[0]} failed; its message is above. Please run: {command}")


def fingerprint() -> str:
    """What the environment was made from."""
    made_from = (ROOT / "pyproject.toml").read_bytes() + sys.version.encode() + str(ROOT).encode()
    return hashlib.sha256(made_from).hexdigest()


def stamp(goal: str) -> str:
    """The fingerprint left by an earlier run."""
    path = VENV / f"teahouse-{goal}"
    return path.read_text() if path.exists() else ""


def say(line: str) -> None:
    """Tell the user what is being done."""
    print(line, flush=True)


def stop(line: str) -> NoReturn:
    """Give up with a sentence."""
    sys.exit(line)


if __name__ == "__main__":
    main(sys.argv[1:])
