"""The tables: the only service that the cogs call."""

from .files import LARGEST_FILE
from .looking import MAP_MODE
from .plan import WHATEVER
from .service import Tables

__all__ = ["LARGEST_FILE", "MAP_MODE", "WHATEVER", "Tables"]
