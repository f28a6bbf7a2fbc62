"""Compile the C that lies beside this file in `c/` into `src/`, for the interpreter that runs this.

Standard library only. Then `PYTHONPATH=src python3 -m teahouse.learn ...` runs compiled.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
C = HERE / "c"
SOURCES = HERE / "src"
INCLUDES = ["-I", str(C), "-I", str(C / "lib-rt"), "-I", sysconfig.get_path("include")]
FLAGS = ["-O2", "-fPIC", "-fwrapv", "-DNDEBUG", "-w"]


def main() -> None:
    """Compile the modules and the library that they share; without a compiler, say so."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    compiler = shutil.which("gcc") or shutil.which("cc") or shutil.which("clang")
    if compiler is None or not Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit("no C compiler or no Python.h: the sources run as they are")
    begun = time.monotonic()
    names = [found[1] for path in C.glob("*.c") if (found := re.fullmatch(r"__native_([0-9a-f]{20})", path.stem))]
    objects = HERE / "objects"
    objects.mkdir(exist_ok=True)
    shared = C.glob("*.c")
    shims = [path for path in C.rglob("*.c") if (C / "teahouse") in path.parents]

    def compiled(source: Path) -> str:
        target = objects / f"{source.stem}.o"
        subprocess.run([compiler, *FLAGS, *INCLUDES, "-c", str(source), "-o", str(target)], check=True)
        return str(target)

    def shimmed(source: Path) -> None:
        target = SOURCES / source.relative_to(C).with_suffix(suffix)
        subprocess.run([compiler, *FLAGS, *INCLUDES, "-shared", str(source), "-o", str(target)], check=True)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        largest_first = sorted(shared, key=lambda path: -path.stat().st_size)
        parts = list(pool.map(compiled, largest_first))
        library = SOURCES / f"{names[0]}__mypyc{suffix}"
        subprocess.run([compiler, "-shared", *parts, "-o", str(library)], check=True)
        list(pool.map(shimmed, shims))
    print(f"compiled {len(shims)} modules in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
