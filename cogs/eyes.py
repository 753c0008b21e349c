"""Eyes: how a control names whose eyes a game is looked back at with."""

from __future__ import annotations

from engine import Eye

from .presses import number_in


def eye_in(code: str) -> Eye:
    """Return whose eyes a control names."""
    return {"w": Eye(whole=True), "p": Eye()}.get(code) or Eye(number_in(code))


def code_of(eye: Eye) -> str:
    """Return how a control names somebody's eyes."""
    return "w" if eye.whole else "p" if eye.seat is None else str(eye.seat)
