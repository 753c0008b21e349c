"""What is told of a kind of Challenge as it is first met: what it does by itself, before it does it; and in what order."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened
from engine.core.grammar import Noun

from ..rules.challenges import policies
from ..rules.events import striking
from ..state import board
from ..state.catalogue import WORDS, the, thing
from ..state.content import content
from ..state.naming import entity_name
from ..state.state import Entity, State
from . import foes_in_sight
from .words import most_of, one, taken_by


def named(state: State, met: Sequence[str], told: Sequence[Happened], name: str) -> str:
    """Return what was seen as sentences name it, with what it does by itself where its kind was ``met`` just now."""
    first = next((each for each in met if thing(each) == name), "")
    said = the(name) if isinstance(name, Noun) and name.key else one(name)
    does = habit(state, first, told) if first else ""
    return WORDS("met", seen=said, does=does) if does else said


def habit(state: State, name: str, told: Sequence[Happened]) -> str:
    """Return what a Challenge does by itself, told beside its name as its kind is first met. It is "" for what all do, and
    for an Environ whose Action is ``told`` in the same story.

    That is what a Creature or a Seeker does beside its blow (REG-G31, REG-G32), and what an Environ does to all beside it
    (REG-070, REG-072). Of what Persists it is that each passes it alone (REG-088, REG-090)."""
    entity = _met(state, name)
    if entity is None:
        return ""
    acts = any(isinstance(e, striking.Played) and e.who == thing(name) for e in told)
    if entity.type == "Environ":
        return "" if acts else _reach(entity)
    if entity.type == "Obstacle":
        return WORDS("met-persists") if board.persists(entity) else ""
    if entity.type not in foes_in_sight.MOVING or not foes_in_sight.is_foretold(state):
        return ""
    kind, seeks = content().challenges[entity.kind], entity.type == "Seeker"
    deeds = {"latest": seeks, "pursues": kind.pursues}
    said = tuple(WORDS(f"habit-{deed}", what=name) for deed, is_so in deeds.items() if is_so)
    return WORDS("met-habit", does=said) if said else ""


def danger(state: State, name: str) -> tuple[bool, int]:
    """Return by what Challenges are told in order, the most dangerous first: what strikes, the most Damage first, then all
    else."""
    entity = _met(state, name)
    play = (
        None if entity is None or entity.type not in ("Environ", *foes_in_sight.MOVING) else policies.first_action(entity)
    )
    most = most_of(play.damage) if play is not None and play.damage else "0"
    return play is None, -int(most) if most.isdigit() else 0


def _met(state: State, name: str) -> Entity | None:
    return next((item for item in state.entities if item.number and entity_name(item) == name), None)


def _reach(environ: Entity) -> str:
    """Return what an Environ does to all who are beside it as a round begins."""
    play = policies.first_action(environ)
    if play is None:
        return ""
    harm = (WORDS("met-harm", most=most_of(play.damage)),) if play.damage else ()
    return WORDS("met-environ", brings=(*harm, *taken_by(play)))
