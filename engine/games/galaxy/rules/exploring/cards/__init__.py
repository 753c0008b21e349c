"""What each exploration card does, by what it is about; importing this registers every card with `effects`, whose functions
are therefore called through here."""

from ..effects import RESOLVE, carry_out, default, options, refuse
from . import crews, goods, hazards, signals, space, worlds

__all__ = [
    "RESOLVE",
    "carry_out",
    "crews",
    "default",
    "goods",
    "hazards",
    "options",
    "refuse",
    "signals",
    "space",
    "worlds",
]
