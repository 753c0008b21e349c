"""What anybody may know of a delve: everything but the order of what lies facedown (SKY-G56)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from .state import State


class View(msgspec.Struct, frozen=True):
    """A delve as ``seat`` sees it (``None``: the public). Decks, stacks and bags are sorted."""

    seat: int | None
    state: State


def view_for(state: State, seat: int | None) -> View:
    """Return the view of a seat. Nothing is private: all seats see the same."""
    return View(
        seat,
        replace(
            state,
            deck=tuple(sorted(state.deck)),
            stacks={shape: tuple(sorted(stack)) for shape, stack in state.stacks.items()},
            relics={rank: tuple(sorted(deck)) for rank, deck in state.relics.items()},
            bags=(tuple(sorted(state.bags[0])), tuple(sorted(state.bags[1]))),
        ),
    )
