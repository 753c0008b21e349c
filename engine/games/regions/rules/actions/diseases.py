"""Diseases: catching them, what lasts of them, and healing (REG-250..255, REG-256..261, REG-262, REG-263..268)."""

from __future__ import annotations

from collections.abc import Sequence

from ...state.content import Effect, Illness
from ...state.state import Disease, State
from .. import events
from ..progress import Venture


def infect(venture: Venture, index: int, illness: Illness, effects: Sequence[Effect] = ()) -> None:
    """A PC catches a Disease, never from another PC (REG-G78). Of the ``effects`` of its entry those that last until the
    end of the scenario belong to it (REG-251, REG-263); the others are not looked at, and do not persist (REG-264).

    Who has it already gets once more what of it is cumulative, the track as the Disease says, each effect as it says
    itself, else as the Disease; and where nothing is, nothing (REG-G61).
    """
    member = venture.member(index)
    has_it = any(disease.name == illness.name for disease in member.diseases)
    amount = illness.amount if illness.cumulative or not has_it else 0
    lasting = tuple(effect for effect in effects if lasts(effect) and (not has_it or _adds_up(effect, illness)))
    again = not (amount or lasting)
    venture.tell(events.infected(member.name, illness.name, illness.track, amount, again))
    if again:
        return
    caught = Disease(illness.name, illness.track, amount, lasting)
    venture.set_member(index, diseases=(*member.diseases, caught))
    venture.gain("diseases")


def _adds_up(effect: Effect, illness: Illness) -> bool:
    return illness.cumulative if effect.cumulative is None else effect.cumulative


def lasts(effect: Effect) -> bool:
    """Return whether an effect of a Disease's entry belongs to the Disease (REG-263)."""
    return effect.until == "scenario"


def cure(venture: Venture, index: int, name: str, by: str = "") -> None:
    """Remove a Disease with all its instances, whatever imposed them (REG-268); tells of it where ``by`` says what healed
    it (REG-267). The track comes back to its base by drifting."""
    member = venture.member(index)
    left = tuple(disease for disease in member.diseases if disease.name != name)
    if left == member.diseases:
        return
    venture.set_member(index, diseases=left)
    if by:
        venture.tell(events.healed(member.name, name, by))


def names(state: State, index: int) -> tuple[str, ...]:
    """Return the Diseases of a PC by name, each once, in the order they were caught."""
    return tuple(dict.fromkeys(disease.name for disease in state.members[index].diseases))


def word(name: str) -> str:
    """Return the one word that moves name a Disease by: "mist-fever"."""
    return "-".join(name.casefold().split())
