"""The Crown of Fury: dice of a combat round that its holder rolls again, with +1, at the risk of the units (GAL-G32)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.flow import Question

from ...state import naming
from ...state.state import NONE, force_of
from .. import events
from ..fighting import losses
from ..fighting.volleys import Shot, Volley, needed
from ..flow import WITHOUT, answer
from ..progress import Voyage
from . import relics


def offer(voyage: Voyage, player: int, bonus: int, volley: Volley) -> None:
    """Ask the holder of the Crown which of the units that missed roll again; nobody else, and nobody who is silent.

    What hit is never rolled again, as that could only harm. The question hands the misses on in ``subject``
    ("scout:3 scout:5") and what the round adds to every die in ``number``; the first option is none of them.
    """
    if not volley.misses or not relics.may_reroll(voyage.state, player) or losses.silent(voyage.state, player):
        return
    missed = NONE
    for shot in volley.misses:
        missed += force_of(shot.kind)
    total = len(volley.misses)
    some = [way for count in range(total, 0, -1) for way in losses.ways(missed, count)][: losses.MOST]
    options = (WITHOUT, *(losses.written(force) for force in some))
    subject = " ".join(f"{shot.kind}:{shot.face}" for shot in volley.misses)
    voyage.push(Question("fury", player, options, WITHOUT, subject, bonus))


@answer("fury")
def reroll(voyage: Voyage, question: Question, option: str) -> None:
    """Roll the dice of these units again, with 1 more; what hits nothing now is destroyed."""
    chosen = losses.read(option)
    battle = losses.battle_under_way(voyage.state)
    if not chosen or battle is None:
        voyage.tell(events.nothing_done(voyage.name(question.owner), relics.CROWN_OF_FURY, (relics.RULE,)))
        return
    bonus = question.number + 1
    shots = []
    missed = [part.split(":") for part in question.subject.split()]
    for kind, count in chosen:
        before = [int(face) for one, face in missed if one == kind]
        for first, face in zip(before, voyage.roll(count), strict=False):
            shots.append(Shot(kind, face, face >= needed(kind, bonus), first))
    volley = Volley(tuple(shots))
    player, name = question.owner, voyage.name(question.owner)
    voyage.tell(events.rolled(name, battle.round, volley.words, volley.hits, ("GAL-G32",), bonus))
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
        voyage.tell(events.removed_units(name, where, units, relics.CROWN_OF_FURY, (relics.RULE,)))
