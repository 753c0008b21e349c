"""The Crown of Fury: dice of a combat round that its holder rolls again, with +1, at the risk of the units (GAL-G32)."""

from __future__ import annotations

from msgspec.structs import replace

from ...state import naming
from ...state.content import FURY
from ...state.state import NONE, force_of
from .. import steps
from ..events import fighting, turning
from ..fighting import losses
from ..fighting.volleys import Shot, Volley, needed
from ..flow import WITHOUT, answer
from ..progress import Voyage
from .relics import RULE


def offer(voyage: Voyage, player: int, bonus: int, volley: Volley) -> None:
    """Ask the holder of the Crown which of the units that missed roll again; nobody else, and nobody who is silent.

    What hit is never rolled again, as that could only harm. The first option is none of those that missed.
    """
    if not volley.misses or not voyage.player(player).holds(FURY) or losses.silent(voyage.state, player):
        return
    missed = NONE
    for shot in volley.misses:
        missed += force_of(shot.kind)
    total = len(volley.misses)
    some = [way for count in range(total, 0, -1) for way in losses.ways(missed, count)][: losses.MOST]
    options = (WITHOUT, *(losses.written(force) for force in some))
    misses = tuple((shot.kind, shot.face) for shot in volley.misses)
    voyage.push(steps.Fury(misses, bonus, owner=player, options=options, default=WITHOUT))


@answer(steps.Fury)
def reroll(voyage: Voyage, question: steps.Fury, option: str) -> None:
    """Roll the dice of these units again, with 1 more; what hits nothing now is destroyed."""
    chosen = losses.read(option)
    battle = losses.battle_under_way(voyage.state)
    if not chosen or battle is None:
        voyage.tell(turning.NothingDone(voyage.name(question.owner), FURY), rules=(RULE,))
        return
    bonus = question.bonus + 1
    shots = []
    for kind, count in chosen:
        before = [face for one, face in question.misses if one == kind]
        for first, face in zip(before, voyage.roll(count), strict=False):
            shots.append(Shot(kind, face, face >= needed(kind, bonus), first))
    volley = Volley(tuple(shots))
    player, name = question.owner, voyage.name(question.owner)
    voyage.tell(fighting.Rolled(name, battle.round, volley.words, volley.hits, bonus), rules=("GAL-G32",))
    mine, theirs = battle.hits
    hits = (mine, theirs + volley.hits) if player == battle.attacker else (mine + volley.hits, theirs)
    agenda = (replace(task, hits=hits) if task is battle else task for task in voyage.state.agenda)
    voyage.change(agenda=tuple(agenda))
    gone = NONE
    for shot in volley.misses:
        gone += force_of(shot.kind)
    if gone:
        place = battle.planet or battle.system
        voyage.take_units(player, place, gone)
        where, units = naming.place_name(voyage.state, place), naming.written_force(gone)
        voyage.tell(turning.RemovedUnits(name, where, units, FURY), rules=(RULE,))
