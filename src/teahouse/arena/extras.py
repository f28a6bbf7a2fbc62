"""Packages that only some work needs: each comes with an extra of ours, such as `teahouse[lab]`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from teahouse.arena.pool import BadWorker


def package(name: str, extra: str) -> Any:
    """A package that comes with an extra; BadWorker says what to install where it is missing."""
    try:
        return import_module(name)
    except ImportError:
        raise BadWorker(
            f"this needs the package {name}: pip install 'teahouse[{extra}]'",
            "no-package",
            ("package", name.partition(".")[0]),
            ("extra", extra),
        ) from None
