"""What the store keeps of who has seen what: up to which change each member knows a table."""

from __future__ import annotations

from .database import Database


class Seen:
    """Up to which change each member has seen each table."""

    def __init__(self, database: Database) -> None:
        self._database = database
