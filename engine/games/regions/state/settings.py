"""Settings: what a region counts as, chosen anew at each point where it matters (REG-141..146, REG-147..150, REG-G43).

There are three (REG-151). Wilderness is out of doors: forests, deserts, ice, long ways, at higher levels cursed or of
another world (REG-152..154). Dungeon is in walls or under ground, caves too, a whole place or single rooms (REG-155,
REG-156). Civilization is a village or a city where the place itself is what has to be overcome (REG-157..160).
"""

from __future__ import annotations

from .content import EntryName, Play, Setting, content
from .state import State, Who, index_of
from .traits import place


def of(state: State, region: str) -> tuple[Setting, ...]:
    """Return the settings that a region may be treated as: its own, or the scenario's (REG-145, REG-146)."""
    known = state.scenario.region_by_id.get(region)
    return known.settings if known is not None and known.settings else (state.scenario.setting,)


def choices(state: State, who: Who, play: Play, entry: EntryName | None = None) -> tuple[Setting, ...]:
    """Return the settings in which somebody may play something where they are, what they ordered first, then the most
    favourable, for one ``entry`` of it if it is about that alone (REG-143, REG-148); () where it is barred in all of them.

    Members choose, where a region has several. For Challenges such a region has the scenario's main setting (REG-G43).
    """
    here = of(state, place(state, who))
    index = index_of(who)
    if index is None and len(here) > 1:
        here = (state.scenario.setting,)
    legal = [setting for setting in here if setting not in play.barred and (not play.only or setting in play.only)]
    ordered = "best" if index is None else state.members[index].habits.setting
    return tuple(sorted(legal, key=lambda setting: (setting != ordered, -_favour(state, index, play, setting, entry))))


def for_play(state: State, who: Who, play: Play, entry: EntryName | None = None) -> Setting | None:
    """Return the setting in which somebody plays something where they are: the one they ordered, if it may be played in
    it, else the most favourable, ``None`` if it is barred in all of them (REG-142..148, REG-G43). It is asked anew at
    each point, so also for each ``entry`` that is rolled: nothing carries over."""
    return next(iter(choices(state, who, play, entry)), None)


def _favour(state: State, index: int | None, play: Play, setting: Setting, entry: EntryName | None) -> int:
    """Return how many levels a setting gains a play, by itself and by what the player has on, in an ``entry`` or in all
    (REG-144); what an Interrupt takes from the play that it answers is a gain too."""
    bonuses = list(play.bonus)
    if index is not None:
        gear = content().gear
        bonuses += [bonus for item in state.members[index].equipped for bonus in gear[item].bonus]
    brought = sum(abs(bonus.levels) for bonus in play.shift if bonus.setting == setting)
    return brought + sum(
        bonus.levels
        for bonus in bonuses
        if bonus.setting == setting and entry in (None, bonus.entry) and (bonus in play.bonus or getattr(play, bonus.entry))
    )
