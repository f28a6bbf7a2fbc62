"""A bot process that knows the small game for tests."""

from __future__ import annotations

from teahouse.server.worker import main
from tests.toy.shelf import toy_on_the_shelf

if __name__ == "__main__":
    with toy_on_the_shelf():
        main()
