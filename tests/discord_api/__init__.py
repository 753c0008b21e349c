"""Checks what the bot sends against Discord's description of its API, and against the limits that it leaves out."""
