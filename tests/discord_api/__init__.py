"""Checks what the bot sends against Discord's description of its API, and against the limits that it leaves out."""

from .conformity import Conformity, complaints_about

__all__ = ["Conformity", "complaints_about"]
