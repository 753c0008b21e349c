"""The tables: the only service that the cogs call."""

from .backups import Brought, Made
from .care import Held
from .files import LARGEST_FILE
from .inviting import Invitation
from .looking import MAP_MODE
from .places import Sign, gathering_name, thread_name
from .plan import WHATEVER
from .sealing import LARGEST_BACKUP, BadBackup
from .servers import MONTHS, Settings
from .service import Tables

__all__ = [
    "LARGEST_BACKUP",
    "LARGEST_FILE",
    "MAP_MODE",
    "MONTHS",
    "WHATEVER",
    "BadBackup",
    "Brought",
    "Held",
    "Invitation",
    "Made",
    "Settings",
    "Sign",
    "Tables",
    "gathering_name",
    "thread_name",
]
