"""Pack the package for a machine with Python, NumPy, PyTorch and a C compiler, but without mypyc.

    python tools/bring.py FILE.tar.xz

There, unpack it and run `python3 compile_here.py`: it compiles the C that mypyc wrote here, beside the sources. Where
that fails (no compiler, no Python.h), it says so and the sources run as they are, only slower.
"""

from __future__ import annotations

import sys
import tarfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.fast import ROOT, build

COMPILE = ROOT / "tools" / "compile_here.py"


def pack(target: Path) -> None:
    """Write the package, the C and the script that compiles it."""
    fast = build()
    with tarfile.open(target, "w:xz") as archive:
        archive.add(COMPILE, COMPILE.name)
        archive.add(fast / "c", "c")
        for path in sorted((fast / "teahouse").rglob("*")):
            if path.is_file() and path.suffix != ".so" and "static" not in path.parts:
                archive.add(path, f"src/{path.relative_to(fast)}")
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    if len(sys.argv) != 2 or Path(sys.argv[1]).suffix != ".xz":
        sys.exit(__doc__)
    pack(Path(sys.argv[1]))
