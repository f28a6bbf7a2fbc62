"""`python -m teahouse` is the command `teahouse`."""

from __future__ import annotations

import sys

from teahouse.cli import main

sys.exit(main())
