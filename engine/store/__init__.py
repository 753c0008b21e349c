"""The only place that speaks SQL: tables, their journals and snapshots, and what is still to be told."""

from .database import IN_MEMORY, UNREADABLE, Connection, Database
from .lock import Lock
from .rows import (
    Before,
    Change,
    EntryRow,
    InvitationRow,
    KeepsakeRow,
    Kept,
    MemberRow,
    MindRow,
    PlanRow,
    RefusalRow,
    SeatRow,
    SeenRow,
    SittingRow,
    SnapshotRow,
    TableRow,
    UpdateRow,
)
from .shelf import EVERY, Store

__all__ = [
    "EVERY",
    "IN_MEMORY",
    "UNREADABLE",
    "Before",
    "Change",
    "Connection",
    "Database",
    "EntryRow",
    "InvitationRow",
    "KeepsakeRow",
    "Kept",
    "Lock",
    "MemberRow",
    "MindRow",
    "PlanRow",
    "RefusalRow",
    "SeatRow",
    "SeenRow",
    "SittingRow",
    "SnapshotRow",
    "Store",
    "TableRow",
    "UpdateRow",
]
