"""The only place that speaks SQL: tables, their journals and snapshots, and what is still to be told."""

from .backup import back_up, downgrade, restore
from .census import CensusRow
from .database import IN_MEMORY, NO_DRIVER, Connection, Database, is_server, shown
from .hooks import DeliveryRow, HookRow, NewDeliveryRow
from .integrity import examined, look_into
from .lessons import LessonRow
from .lock import HeldLock, Lock, hold, take_turn
from .member_row import MemberRow
from .rows import (
    Before,
    BotMemoryRow,
    CampaignRow,
    Change,
    EntryRow,
    ForgettingRow,
    HeldRow,
    InvitationRow,
    KeepsakeRow,
    NamedRow,
    PlanRow,
    RefusalRow,
    RemovedRow,
    ResultRow,
    SeatRow,
    SeenRow,
    ServerRow,
    SharedRow,
    SittingRow,
    SnapshotRow,
    Sort,
    StoredTable,
    TableRow,
    TryRow,
    UpdateRow,
    Written,
)
from .server_backup import ServerRows, TableRows
from .sql import is_unreadable
from .store import Store
from .tips import TipRow
from .transfer import move
from .windows import WindowRow
from .writing import EVERY

__all__ = [
    "EVERY",
    "IN_MEMORY",
    "NO_DRIVER",
    "is_unreadable",
    "Before",
    "CampaignRow",
    "CensusRow",
    "Change",
    "Connection",
    "Database",
    "DeliveryRow",
    "EntryRow",
    "ForgettingRow",
    "HeldLock",
    "HeldRow",
    "HookRow",
    "InvitationRow",
    "KeepsakeRow",
    "StoredTable",
    "LessonRow",
    "Lock",
    "MemberRow",
    "BotMemoryRow",
    "NamedRow",
    "NewDeliveryRow",
    "PlanRow",
    "RefusalRow",
    "RemovedRow",
    "ResultRow",
    "SeatRow",
    "SeenRow",
    "ServerRow",
    "ServerRows",
    "SharedRow",
    "SittingRow",
    "SnapshotRow",
    "Sort",
    "Store",
    "TableRow",
    "TableRows",
    "TipRow",
    "TryRow",
    "UpdateRow",
    "WindowRow",
    "Written",
    "back_up",
    "downgrade",
    "examined",
    "hold",
    "is_server",
    "look_into",
    "move",
    "restore",
    "shown",
    "take_turn",
]
