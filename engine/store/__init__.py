"""The only place that speaks SQL: tables, their journals and snapshots, and what is still to be told."""

from .backup import back_up, restore
from .belongings import ServerRows, TableRows
from .census import CensusRow
from .database import IN_MEMORY, Connection, Database, is_server, shown
from .lock import Held, Lock, hold, take_turn
from .moving import move
from .rows import (
    Before,
    Change,
    EntryRow,
    ForgettingRow,
    HeldRow,
    InvitationRow,
    KeepsakeRow,
    Kept,
    MemberRow,
    MindRow,
    NamedRow,
    PlanRow,
    RefusalRow,
    RemovedRow,
    SeatRow,
    SeenRow,
    ServerRow,
    SittingRow,
    SnapshotRow,
    Sort,
    TableRow,
    UpdateRow,
    Written,
)
from .shelf import Store
from .soundness import examined, look_into
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
    "ForgettingRow",
    "Held",
    "HeldRow",
    "InvitationRow",
    "KeepsakeRow",
    "Kept",
    "Lock",
    "MemberRow",
    "MindRow",
    "NamedRow",
    "PlanRow",
    "RefusalRow",
    "RemovedRow",
    "SeatRow",
    "SeenRow",
    "ServerRow",
    "ServerRows",
    "SittingRow",
    "SnapshotRow",
    "Sort",
    "Store",
    "TableRow",
    "TableRows",
    "UpdateRow",
    "Written",
    "back_up",
    "examined",
    "hold",
    "is_server",
    "look_into",
    "move",
    "restore",
    "shown",
    "take_turn",
]
