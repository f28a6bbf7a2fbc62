"""A bot process that knows the small game for tests, and bots that misbehave."""

from __future__ import annotations

from teahouse.server.worker import main
from tests.server.bad_bots import bad_bots_installed
from tests.toy.shelf import toy_on_the_shelf

if __name__ == "__main__":
    with toy_on_the_shelf(), bad_bots_installed():
        main()
