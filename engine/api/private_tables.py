"""Which numbers are the places of private tables, beside the channels that Discord numbers."""

BELOW = -(1 << 62)
"""The places of private tables are numbers from here down: no channel is called so, nor a table without a place."""


def is_private(channel: int) -> bool:
    """Return whether a number is the place of a private table (TAB-160), and no channel's."""
    return channel <= BELOW
