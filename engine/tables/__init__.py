"""The tables: the only service that the cogs call."""

from .service import Tables

__all__ = ["Tables"]
