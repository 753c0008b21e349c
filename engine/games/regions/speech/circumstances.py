"""What a story adds to events from how things stand: whose light would help, until when something lasts, who came out."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.events import Happened
from engine.core.words import listed, lower

from ..rules.actions.dice_shifts import settings_of
from ..rules.events import challenging, striking, turning
from ..rules.events.exploring import SawRegion
from ..state import board
from ..state.naming import entity_name, the
from ..state.state import State, in_region
from .sayings import saying
from .words import ENTRIES, gear_name, place


def _index(state: State, name: str) -> int | None:
    return next((index for index, member in enumerate(state.members) if member.name == name), None)


def lit(state: State, name: str) -> str:
    """Return on which dark region somebody's new light falls, to end a sentence: ": the Cellar is lit"; "" for none."""
    index = _index(state, name)
    region = None if index is None else state.scenario.region_by_id.get(state.members[index].region)
    return f": {place(region.name)} is lit" if region is not None and region.light == "dark" else ""


def unlit(state: State, name: str) -> str:
    """Return whose light would help somebody in the dark, as a sentence; "" for nobody's, and where a light
    that is seen costs the party something (REG-192, REG-G25)."""
    index = _index(state, name)
    if index is None or board.is_risky(state):
        return ""
    for other in in_region(state, state.members[index].region):
        member, lamp = state.members[other], board.light_source(state.members[other])
        if member.standing and lamp and not member.light and not board.drowned(state, other):
            return f"{member.name}'s {lower(gear_name(lamp))} would light it."
    return ""


def calm(state: State, what: str) -> str:
    """Return until when a Challenge, named as inside a sentence, does nothing, to end one (REG-077)."""
    until = max((entity.calm for entity in state.entities if the(entity_name(entity)) == what), default=0)
    return f" until the end of round {until}" if until else ""


def stands(state: State, what: str) -> str:
    """Return where an Environ, named as inside a sentence, acts while the party is in several regions, to follow its name:
    " in the Cellar"; "" otherwise."""
    regions = {member.region for member in state.members if member.in_play}
    known = state.scenario.region_by_id
    acting = (one for one in state.entities if one.type == "Environ" and the(entity_name(one)) == what)
    found = next((known[one.at].name for one in acting if one.at in known), "")
    return f" in {place(found)}" if found and len(regions) > 1 else ""


def came_out(state: State) -> str:
    """Return who came out, where not everybody did: "Ada alone", "Ada and Bob"; "" otherwise."""
    out = [member.name for member in state.members if member.out]
    if not out or len(out) == len(state.members):
        return ""
    return f"{out[0]} alone" if len(out) == 1 else listed(out)


def shift_of(state: State, source: str) -> str:
    """Return what lasts, by what its source brought, to end a sentence: ": +1 level Inflict", ": no Move"; "" for anything
    else."""
    brought: dict[tuple[int, str], list[str]] = {}
    for lasting in state.ongoing:
        if source in (lasting.source, lasting.source.partition("’s ")[2]) and lasting.entry:
            against = f" against {listed([f'{type}s' for type in lasting.against], 'or')}" if lasting.against else ""
            entries = brought.setdefault((lasting.levels, against), [])
            entries += [ENTRIES[lasting.entry]] if ENTRIES[lasting.entry] not in entries else []
    said = [
        f"{levels:+d} {'level' if abs(levels) == 1 else 'levels'} {listed(entries)}{against}"
        for (levels, against), entries in brought.items()
    ]
    if any(one.source == source and one.effect is not None and one.effect.kind == "stay" for one in state.ongoing):
        said.append("no Move")
    return f": {'; '.join(said)}" if said else ""


def first_look(state: State, e: SawRegion) -> str:
    """Return a first look at a region that the scenario says nothing of, by its setting, its light and its water."""
    id = next((region.id for region in state.scenario.regions if place(region.name) == e.name), "")
    setting = settings_of(state, id)[0] if id else state.scenario.setting
    beat = state.round * 7 + len(state.explored)
    for like in (e.water if e.water != "none" else "", "dark" if e.dark else ""):
        if like and (said := saying(f"arrive.{setting}.{like}", beat)):
            return said
    return saying(f"arrive.{setting}", beat)


def is_last_round(state: State) -> bool:
    """Return whether a chase is in its last round."""
    return state.phase == "play" and bool(state.limit) and state.limit - state.counter == 1


STIRRING = {turning.SetOut, striking.Played, striking.Clash, challenging.Went, challenging.Alerted, challenging.CameBack}
"""What is no calm start of a round."""


def mood(state: State, told: Collection[type[Happened]]) -> str:
    """Return one of our lines where something has come to a head; seldom more often than once in a round."""
    if state.phase != "play" or turning.Ended in told:
        return ""
    beat = state.round + len(state.explored)
    if challenging.TokensLost in told and 0 < state.tokens <= 2:
        return saying("stealth.low", beat)
    if turning.Counted in told and is_last_round(state):
        return saying("chase.last", beat)
    if turning.RoundBegins in told and not STIRRING & set(told):
        return saying(f"calm.{state.scenario.setting}", beat)
    return ""
