"""What is told of a kind of Challenge as it is first met: what it does by itself, before it does it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened

from ..rules.challenges import policies
from ..rules.events import striking
from ..state import board
from ..state.catalogue import WORDS, thing
from ..state.content import content
from ..state.naming import entity_name
from ..state.state import Entity, State
from . import foes_in_sight
from .words import hit_brings, most_of, taken_by


def habit(state: State, name: str, told: Sequence[Happened]) -> str:
    """Return what a Challenge does by itself, told as its kind is first met, "" for what all do. What it brings is ``told``
    beside that where it acts in the same story.

    That is what a Creature or a Seeker does beside its blow (REG-G31, REG-G32), and what an Environ does to all beside it
    (REG-070, REG-072). Of what Persists it is that each passes it alone (REG-088, REG-090)."""
    entity = next((item for item in state.entities if item.number and entity_name(item) == name), None)
    if entity is None:
        return ""
    acts = any(isinstance(e, striking.Played) and e.who == thing(name) for e in told)
    if entity.type == "Environ":
        return _reach(entity, name, acts=acts)
    if entity.type == "Obstacle":
        return WORDS("met-persists", what=name) if board.persists(entity) else ""
    if entity.type not in foes_in_sight.MOVING or not foes_in_sight.is_foretold(state):
        return ""
    kind, seeks = content().challenges[entity.kind], entity.type == "Seeker"
    deeds = {"latest": seeks, "pursues": kind.pursues, "returns": bool(kind.respawn)}
    said = tuple(WORDS(f"habit-{deed}", what=name) for deed, is_so in deeds.items() if is_so)
    play = policies.first_action(entity)
    more = hit_brings(play) if play is not None and not acts else ()
    sentences = (
        WORDS("met-habit", what=name, does=said) if said else "",
        WORDS("met-brings", what=name, more=more) if more else "",
    )
    return " ".join(filter(None, sentences))


def _reach(environ: Entity, name: str, *, acts: bool) -> str:
    """Return what an Environ does to all who are beside it as a round begins."""
    play = policies.first_action(environ)
    if play is None:
        return ""
    harm = (WORDS("met-harm", most=most_of(play.damage)),) if play.damage else ()
    return WORDS("met-environ", what=name, brings=() if acts else (*harm, *taken_by(play)))
