"""Pack the package for a machine with Python, NumPy, PyTorch and a C compiler, but without mypyc.

    python tools/bring.py FILE.tar.xz              the package as it is here
    python tools/bring.py FILE.tar.xz CHECKOUT     as it is in another checkout, such as that of an earlier version

There, unpack it and run `python3 compile_here.py`: it compiles the C that mypyc wrote here, beside the sources. Where
that fails (no compiler, no Python.h), it says so and the sources run as they are, only slower.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.fast import ROOT, build, keep_c

COMPILE = ROOT / "tools" / "compile_here.py"
WRITE_C = "import sys; from mypyc.build import mypycify; mypycify(sys.argv[1:], multi_file=True)"


def pack(target: Path, fast: Path) -> None:
    """Write the package, the C and the script that compiles it."""
    with tarfile.open(target, "w:xz") as archive:
        archive.add(COMPILE, COMPILE.name)
        archive.add(fast / "c", "c")
        for path in sorted((fast / "teahouse").rglob("*")):
            if path.is_file() and path.suffix != ".so" and "static" not in path.parts:
                archive.add(path, f"src/{path.relative_to(fast)}")
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB")


def write_c(checkout: Path, folder: Path) -> None:
    """Copy the package of another checkout and write the C of its rules, uncompiled; of 0.1.0's bots, too."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(checkout / "src" / "teahouse", folder / "teahouse", ignore=unwanted)
    package = folder / "teahouse"
    found = [path for part in ("kernel", "games", "bots/evaluation") for path in (package / part).rglob("*.py")]
    found += [package / "bots" / name for name in ("pace.py", "rollout.py", "tree.py")]
    modules = [str(path.relative_to(folder)) for path in sorted(found) if path.exists() and path.name != "__init__.py"]
    subprocess.run([sys.executable, "-c", WRITE_C, *modules], cwd=folder, check=True)
    keep_c(folder / "build", folder / "c")


def main(arguments: list[str]) -> None:
    """Pack this checkout or another one."""
    if len(arguments) not in (1, 2) or Path(arguments[0]).suffix != ".xz":
        sys.exit(__doc__)
    if len(arguments) == 1:
        pack(Path(arguments[0]), build())
        return
    with tempfile.TemporaryDirectory() as folder:
        write_c(Path(arguments[1]), Path(folder))
        pack(Path(arguments[0]), Path(folder))


if __name__ == "__main__":
    main(sys.argv[1:])
