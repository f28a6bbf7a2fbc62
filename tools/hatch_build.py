"""Build hook: wheels and source archives carry the browser's part, so that installing them needs no Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuildHook(BuildHookInterface[Any]):
    """Runs tools/build_web.py in a checkout; a source archive has the files already."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are gathered; an editable install serves what `make` has built."""
        if version != "editable" and Path(self.root, "web", "package.json").exists():
            subprocess.run([sys.executable, str(Path(self.root, "tools", "build_web.py"))], check=True)
