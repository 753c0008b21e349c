"""What several acts need, each declared once as a test and its refusal."""

from __future__ import annotations

from engine.core.needs import Needs

from ..state.catalogue import WORDS
from ..state.state import State

need = Needs[State](WORDS)
"""Makes a need out of a message, a rule and a test."""
