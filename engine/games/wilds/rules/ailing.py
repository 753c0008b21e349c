"""What speaks for and against a member who rolls: what ails them, the hour and the weather (WLD-148, WLD-G27, WLD-G64)."""

from __future__ import annotations

from ..state.state import State

WEATHER_BANES = {
    "light": ("athletics",),
    "heavy": ("perception",),
}
"""The skills that a day's weather has +1 bane on; heavy weather also on the purposes of `HEAVY_PURPOSES` (WLD-G64)."""

HEAVY_PURPOSES = ("pathfinder", "lookout", "shelter")


def at_night(state: State) -> bool:
    """Return whether the night's bane lies on what is done now (WLD-148, WLD-G27)."""
    camping = state.deed is not None and state.deed.verb == "camp"
    return state.stretch == 5 or (state.stretch == 4 and state.deed is not None and not camping)


def circumstances(
    state: State, index: int, purpose: str, pair: tuple[str, str], *, untrained: bool
) -> tuple[int, int, tuple[str, ...]]:
    """Return the boons and banes of a member who rolls with a pair of attribute and skill, and of the hour, with their
    reasons."""
    member, (attribute, skill) = state.members[index], pair
    banes = {
        "untrained": untrained,
        "poisoned": member.poisoned,
        "deprived": member.deprived,
        "weary": member.weary,
        "wound": any(wound.attribute == attribute and not wound.treated for wound in member.wounds),
        "night": at_night(state),
        "storm": state.bane_now,
        "weather": skill in WEATHER_BANES.get(state.weather, ())
        or (state.weather == "heavy" and purpose in HEAVY_PURPOSES),
        "shaken": member.shaken,
        "spirits": "spirits" in state.wrath and skill == "fortitude",
    }
    boons = {"perfect": state.weather == "perfect" and purpose == "pathfinder"}
    reasons = tuple(name for name, so in (*boons.items(), *banes.items()) if so)
    return sum(boons.values()), sum(banes.values()), reasons
