"""What needs PyTorch: `make test-learn` runs it in an environment of its own."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
