"""The tables: the only service that the cogs call."""

from engine.tables.admin.backup_file import LARGEST_BACKUP, BadBackup
from engine.tables.admin.backups import RestorePreview, ServerBackup
from engine.tables.admin.settings import MONTHS, WINDOWS_FOR, ServerSettings
from engine.tables.admin.signboards import Sign, gathering_name, thread_name
from engine.tables.admin.tables import TableSummary
from engine.tables.lessons.service import Guide, LessonShown
from engine.tables.lobby.invitations import Invitation
from engine.tables.lobby.prepared_files import LARGEST_FILE
from engine.tables.service import Tables
from engine.tables.session.premove import WHATEVER
from engine.tables.views.picture import MAP_MODE
from engine.tables.webhooks.service import Delivery, GivenUp, WebhookShown, check_url

__all__ = [
    "LARGEST_BACKUP",
    "LARGEST_FILE",
    "MAP_MODE",
    "MONTHS",
    "WHATEVER",
    "WINDOWS_FOR",
    "BadBackup",
    "Delivery",
    "GivenUp",
    "WebhookShown",
    "check_url",
    "Guide",
    "LessonShown",
    "RestorePreview",
    "TableSummary",
    "Invitation",
    "ServerBackup",
    "ServerSettings",
    "Sign",
    "Tables",
    "gathering_name",
    "thread_name",
]
