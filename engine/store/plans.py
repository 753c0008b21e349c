"""What the store keeps of plans: what each seat means to do on its own turn."""

from __future__ import annotations

from .database import Database


class Plans:
    """What the seats of a table mean to do."""

    def __init__(self, database: Database) -> None:
        self._database = database
