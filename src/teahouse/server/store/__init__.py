"""Where guests, tables and moves are kept: SQLite by default, PostgreSQL by address."""

from __future__ import annotations

from teahouse.server.store.database import Database
from teahouse.server.store.fence import Elsewhere
from teahouse.server.store.files import backup, restore
from teahouse.server.store.trouble import DatabaseBusy, DatabaseTooNew, OutOfOrder, Trouble

__all__ = ["Database", "DatabaseBusy", "DatabaseTooNew", "Elsewhere", "OutOfOrder", "Trouble", "backup", "restore"]
