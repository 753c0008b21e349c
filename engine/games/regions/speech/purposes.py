"""What new ground is explored for, from what the party knows."""

from __future__ import annotations

from collections.abc import Collection

from ..rules import ending
from ..rules.odds import able, shut_in
from ..state.catalogue import WORDS, region_noun, thing
from ..state.state import State


def purpose(state: State, said: Collection[str]) -> str:
    """Return what new ground is explored for: a key to what was found and is locked, what the party came for, or the way
    out; in a chase it is the goal if that stands on the map. "" where nothing is to be said of it."""
    if shut := _locked(state, said):
        return WORDS("sought-key", shut=shut)
    if missing := ending.missing(state):
        return WORDS("sought-things", what=tuple(thing(state.scenario.feature_by_id[id].name) for id in missing))
    goal = state.scenario.region_by_id.get(state.scenario.goal)
    if goal is not None and goal.name and goal.id in state.seen:
        return WORDS("sought-goal", goal=region_noun(goal.name))
    return "" if state.scenario.mode == "chasing" and state.scenario.type == "chase" else WORDS("sought-out")


def _locked(state: State, said: Collection[str]) -> str:
    """Return what was found and no PC can open now, by name, what may hold that the party came for before all else; "" for
    nothing. What is next is to look for its key."""
    at = [feature.at for feature in state.scenario.features if feature.id in _all_shut(state)]
    first = sorted(at, key=lambda region: region not in said)
    shut = next((id for region in first for id in shut_in(state, region) if not able(state, id)), "")
    return thing(state.scenario.feature_by_id[shut].name) if shut and ending.missing(state) else ""


def _all_shut(state: State) -> set[str]:
    """Return all that was found and neither opened nor used yet."""
    return {id for feature in state.scenario.features if feature.at for id in shut_in(state, feature.at)}
