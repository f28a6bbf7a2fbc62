"""Where guests, tables and moves are kept: SQLite by default, PostgreSQL by address."""

from __future__ import annotations

from teahouse.server.store.database import Database, DatabaseTooNew, backup, restore
from teahouse.server.store.lock import DatabaseBusy

__all__ = ["Database", "DatabaseBusy", "DatabaseTooNew", "backup", "restore"]
