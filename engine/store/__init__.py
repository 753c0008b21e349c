"""The only place that speaks SQL: tables, their journals and snapshots, and what is still to be told."""

from .backup import back_up, look_into, restore
from .census import CensusRow
from .database import IN_MEMORY, Connection, Database, is_server
from .lock import Held, Lock, hold
from .rows import (
    Before,
    Change,
    EntryRow,
    HeldRow,
    InvitationRow,
    KeepsakeRow,
    Kept,
    MemberRow,
    MindRow,
    PlanRow,
    RefusalRow,
    SeatRow,
    SeenRow,
    ServerRow,
    ServerRows,
    SittingRow,
    SnapshotRow,
    TableRow,
    TableRows,
    UpdateRow,
)
from .shelf import Store
from .words import UNREADABLE
from .writing import EVERY

__all__ = [
    "EVERY",
    "IN_MEMORY",
    "UNREADABLE",
    "Before",
    "CensusRow",
    "Change",
    "Connection",
    "Database",
    "EntryRow",
    "Held",
    "HeldRow",
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
    "ServerRow",
    "ServerRows",
    "SittingRow",
    "SnapshotRow",
    "Store",
    "TableRow",
    "TableRows",
    "UpdateRow",
    "back_up",
    "hold",
    "is_server",
    "look_into",
    "restore",
]
