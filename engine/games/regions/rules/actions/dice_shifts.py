"""Every reason why an entry's dice are larger or smaller, by its source (REG-G01, REG-G03); and what a region counts as for
it, chosen anew at each point where it matters (REG-141..146, REG-147..150, REG-G43).

There are three settings (REG-151). Wilderness is out of doors: forests, deserts, ice, long ways, at higher levels cursed or
of another world (REG-152..154). Dungeon is in walls or under ground, caves too, a whole place or single rooms (REG-155,
REG-156). Civilization is a village or a city where the place itself is what has to be overcome (REG-157..160).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...state import board, growth, sheets
from ...state.board import place
from ...state.content import EntryName, Play, Setting, Track, content
from ...state.levels import Entry, Shift, shifted
from ...state.levels import entry as read_entry
from ...state.state import State, Strike, Who, entity_of, index_of
from ..events import striking
from ..progress import Venture

BLINDING: tuple[EntryName, ...] = ("inflict", "endure", "search", "lockpick")
"""Entries that suffer from blindness: Accuracy, Evasion and Skill Dice (REG-046..048, REG-217, REG-241, REG-G02, REG-G23).

No other rule of combat about them is taken over (REG-G64)."""

SWIMMING: tuple[EntryName, ...] = ("inflict", "endure", "damage", "search", "lockpick")
"""Entries that suffer from swimming (REG-052)."""

TRACKED: dict[EntryName, Track] = {"inflict": "Power", "endure": "Resilience", "search": "Skill", "lockpick": "Skill"}
"""The track that shifts an entry (REG-G17)."""


def shifts_for(
    state: State,
    actor: Who,
    entry: EntryName,
    play: Play | None = None,
    opponent: Who | None = None,
    strike: Strike | None = None,
) -> tuple[Shift, ...]:
    """Return the shifts on an entry of a play against an opponent, each source once (REG-G03).

    ``strike`` is the Action under way; what was played in response to it counts too. Nothing is clamped here: `shifted`
    does that once, at the end (REG-G01).
    """
    found: list[Shift] = []
    if entry in BLINDING and board.blind(state, actor):
        found.append(Shift("dark", -1))
    if entry in SWIMMING and board.swims(state, actor, opponent):
        found.append(Shift("swimming", -1))
    if entry in TRACKED:
        track = TRACKED[entry]
        found.append(Shift(track, sheets.levels(sheets.track_value(state, actor, track))))
    found.extend(_printed(state, actor, entry, play, opponent))
    entity = entity_of(state, actor)
    if entry == "inflict" and entity is not None and entity.alerted:
        found.append(Shift("Alerted", 1))
    if entity is not None and (more := growth.harder(state.rules.level, entry)):
        found.append(Shift("danger", more))
    found.extend(_lasting(state, actor, entry, opponent))
    if strike is not None:
        found.extend(_answered(actor, entry, opponent, strike))
    return once(found)


def once(found: Iterable[Shift]) -> tuple[Shift, ...]:
    """Return shifts with each source once, in the order they came, without those that change nothing."""
    by_source = {shift.source: shift for shift in found if shift.levels}
    return tuple(by_source.values())


def _printed(state: State, actor: Who, entry: EntryName, play: Play | None, opponent: Who | None) -> Iterable[Shift]:
    """Yield what a play's own bonuses come to, and those of equipped Gear (REG-144, REG-G19). They count in the one setting
    that suits that entry best, or that was ordered: each roll is one decision point (REG-148, REG-G43)."""
    index = index_of(actor)
    gear = [content().gear[item] for item in state.members[index].equipped] if index is not None else []
    sources = [*([(play.name, play.bonus)] if play is not None else []), *((item.name, item.bonus) for item in gear)]
    fits = [
        (name, bonus)
        for name, bonuses in sources
        for bonus in bonuses
        if bonus.entry == entry and matches(state, opponent, bonus.against)
    ]
    if not fits:
        return
    setting = setting_for(state, actor, play or Play("", "", "action", search="1d6", lockpick="1d6"), entry)
    for name in dict.fromkeys(name for name, _ in fits):
        own = (bonus for other, bonus in fits if other == name)
        yield Shift(name, sum(bonus.levels for bonus in own if bonus.setting in ("", setting)))


def _lasting(state: State, actor: Who, entry: EntryName, opponent: Who | None) -> Iterable[Shift]:
    """Yield what lasts on a member or a Challenge, a Disease's effects among it: of all its instances together (REG-009,
    REG-263, REG-G61)."""
    for ongoing in state.ongoing:
        if ongoing.on == actor and ongoing.entry == entry and matches(state, opponent, ongoing.against):
            yield Shift(ongoing.source, ongoing.levels)
    index = index_of(actor)
    ill: dict[str, int] = {}
    for disease in state.members[index].diseases if index is not None else ():
        fits = [item for item in disease.lasting if item.kind == "shift" and item.entry == entry]
        levels = sum(fit.levels for fit in fits if matches(state, opponent, fit.against))
        ill[disease.name] = ill.get(disease.name, 0) + levels
    yield from (Shift(name, levels) for name, levels in ill.items())


def _answered(actor: Who, entry: EntryName, opponent: Who | None, strike: Strike) -> Iterable[Shift]:
    """Yield what was played in response to an Action: on its own entries, or on those of whom it strikes (REG-G20)."""
    own = actor == strike.actor
    if own != (entry in ("inflict", "damage")):
        return
    struck = opponent if own else actor
    for target, on, shift in strike.shifts:
        if on == entry and target in ("", struck):
            yield shift


def brought(state: State, actor: Who, play: Play, opponent: Who | None) -> tuple[tuple[EntryName, int], ...]:
    """Return what an Interrupt or Assist brings to the play it answers, entry by entry, against an opponent; the setting is
    the one that suits it, chosen for it alone (REG-147..150)."""
    setting = setting_for(state, actor, play)
    total: dict[EntryName, int] = {}
    for bonus in play.shift:
        if bonus.setting in ("", setting) and matches(state, opponent, bonus.against):
            total[bonus.entry] = total.get(bonus.entry, 0) + bonus.levels
    return tuple((entry, levels) for entry, levels in total.items() if levels)


def rolled(venture: Venture, dice: str, shifts: Sequence[Shift]) -> tuple[int, striking.Roll]:
    """Roll an entry as printed ("1d8") with its shifts; return the total, and the roll as facts. "" is no roll: (0, ())."""
    if not dice:
        return 0, ()
    actual = final(dice, shifts)
    faces = venture.rolls(actual)
    told = striking.roll(str(read_entry(dice)), str(actual), faces, [(shift.source, shift.levels) for shift in shifts])
    return sum(faces), told


def final(dice: str, shifts: Sequence[Shift]) -> Entry:
    """Return what an entry is rolled with after its shifts: summed up, then clamped once (REG-G01)."""
    return shifted(read_entry(dice), shifts)


def matches(state: State, who: Who | None, against: Sequence[str]) -> bool:
    """Return whether a member or a Challenge is of one of these types, or has one of these keywords; no condition always
    holds.

    A PC counts as a Creature: only who is forced to attack an ally asks (REG-119, REG-120).
    """
    if not against:
        return True
    if who is None:
        return False
    entity = entity_of(state, who)
    if entity is None:
        return index_of(who) is not None and "Creature" in against
    return entity.type in against or any(word in against for word in board.keywords(state, who))


# What a region counts as.


def settings_of(state: State, region: str) -> tuple[Setting, ...]:
    """Return the settings that a region may be treated as: its own, or the scenario's (REG-145, REG-146)."""
    known = state.scenario.region_by_id.get(region)
    return known.settings if known is not None and known.settings else (state.scenario.setting,)


def allowed_in(state: State, who: Who, play: Play) -> tuple[Setting, ...]:
    """Return the settings in which a member may play something where they are, in the region's order (REG-143, REG-G43)."""
    here = settings_of(state, place(state, who))
    if index_of(who) is None and len(here) > 1:
        here = (state.scenario.setting,)
    return tuple(setting for setting in here if setting not in play.barred and (not play.only or setting in play.only))


def setting_choices(state: State, who: Who, play: Play, entry: EntryName | None = None) -> tuple[Setting, ...]:
    """Return the settings in which a member may play something where they are (REG-143, REG-148): what they ordered first,
    then the most favourable, for one ``entry`` of it if it is about that alone. () where it is barred in all of them.

    Members choose, where a region has several. For Challenges such a region has the scenario's main setting (REG-G43).
    """
    index, legal = index_of(who), allowed_in(state, who, play)
    if len(legal) < 2:
        return legal
    ordered = "best" if index is None else state.members[index].habits.setting
    return tuple(sorted(legal, key=lambda setting: (setting != ordered, -_favour(state, index, play, setting, entry))))


def setting_for(state: State, who: Who, play: Play, entry: EntryName | None = None) -> Setting | None:
    """Return the setting in which a member plays something where they are (REG-142..147, REG-G43): the one they ordered, if
    it may be played in it, else the most favourable. ``None`` if it is barred in all of them. It is asked anew at each
    point, so also for each ``entry`` that is rolled: nothing carries over."""
    return next(iter(setting_choices(state, who, play, entry)), None)


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
