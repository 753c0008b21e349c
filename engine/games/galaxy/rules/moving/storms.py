"""The Tide Storm (GAL-G34): whether ships used its wormhole, and what becomes of its token then."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from ...state import board, naming
from ...state.state import State, Task
from .. import flow, steps
from ..events import turning
from ..progress import Voyage

OTHER, STORM = "other", "storm"
"""The answers to `Storm`: through another wormhole, or through the storm's."""

SIDES = {"alpha": "beta", "beta": "alpha"}


def must(state: State, path: Sequence[str]) -> tuple[str, ...]:
    """Return the systems whose storm ships use that go from system to system along a path: there is no other way there."""
    chart = board.chart(state)
    steps = [step for step in pairwise(path) if step in chart.storms]
    used = [chart.storms[step] for step in steps if step not in chart.edges and step not in chart.holes]
    return tuple(dict.fromkeys(used))


def may(state: State, path: Sequence[str]) -> tuple[str, ...]:
    """Return the systems whose storm ships may use on a path, or another wormhole: whoever moves says which (GAL-G34).

    Where two systems share an edge ships cross that, and nothing is asked.
    """
    chart = board.chart(state)
    steps = [step for step in pairwise(path) if step in chart.storms]
    found = [chart.storms[step] for step in steps if step not in chart.edges and step in chart.holes]
    return tuple(dict.fromkeys(system for system in found if system not in must(state, path)))


def retreated(voyage: Voyage, player: int, origin: str, to: str, before: State | None = None) -> None:
    """Note that ships retreated from one system to an adjacent one: call it when they are there (GAL-G34).

    A storm's token is flipped if they had to use its wormhole. Where they may have come through it or through another one,
    `Storm` is asked first of all; it flips the token if the answer is "storm". ``before`` is how the storms lay
    when the step began: what has flipped in it since is flipped, and asked about, no more.
    """
    known, path = before or voyage.state, (origin, to)
    flip(voyage, [system for system in must(known, path) if _lies_as(known, voyage.state, system)])
    for system in may(known, path):
        if _lies_as(known, voyage.state, system):
            ask(voyage, player, system)


def _lies_as(before: State, after: State, system: str) -> bool:
    return before.system_by_id[system].storm == after.system_by_id[system].storm


def ask(voyage: Voyage, player: int, system: str, leg: int = -1) -> None:
    """Ask which wormhole was used: `Storm` about a system, by leg ``leg`` of the movement, or -1 in a retreat."""
    voyage.push(steps.Storm(system, leg, owner=player, options=(OTHER, STORM), default=OTHER))


@flow.answer(steps.Storm)
def answer(voyage: Voyage, question: steps.Storm, option: str) -> None:
    """Note that ships came through the storm: its token flips after the movement, after a retreat at once."""
    if option != STORM:
        return
    if question.leg < 0:
        flip(voyage, (question.system,))
        return
    legs = list(voyage.state.legs)
    leg = legs[question.leg]
    legs[question.leg] = replace(leg, storms=(*leg.storms, question.system))
    voyage.change(legs=tuple(legs))


def flip(voyage: Voyage, systems: Sequence[str]) -> None:
    """Turn the storms' tokens of these systems, each once: one step never uses both sides (GAL-G34).

    Whoever was still to be asked about one of them in this step, in a retreat of both sides, need not be.
    """
    for system in dict.fromkeys(systems):
        agenda = voyage.state.agenda
        voyage.change(agenda=tuple(task for task in agenda if not _asks(task, system)))
        side = SIDES[voyage.system(system).storm]
        voyage.set_system(system, storm=side)
        voyage.tell(turning.StormFlipped(naming.system_name(system), side))


def _asks(task: Task, system: str) -> bool:
    asked = flow.read(task)
    return isinstance(asked, steps.Storm) and asked.system == system
