"""Every reason why an entry's dice are larger or smaller, by its source (REG-G01, REG-G03)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...state import board, settings, traits, water
from ...state.content import Bonus, EntryName, Play, Track, content
from ...state.levels import Entry, Shift, shifted
from ...state.levels import entry as read_entry
from ...state.state import State, Strike, Who, entity_of, index_of
from .. import events
from ..party import stat_tracks
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
    """Return the shifts on an entry of somebody's play against an opponent, each source once (REG-G03).

    ``strike`` is the Action under way; what was played in response to it counts too. Nothing is clamped here: `shifted`
    does that once, at the end (REG-G01).
    """
    found: list[Shift] = []
    if entry in BLINDING and board.blind(state, actor):
        found.append(Shift("dark", -1))
    if entry in SWIMMING and water.swims(state, actor, opponent):
        found.append(Shift("swimming", -1))
    if entry in TRACKED:
        track = TRACKED[entry]
        found.append(Shift(track, stat_tracks.levels(stat_tracks.value(state, actor, track))))
    found.extend(_printed(state, actor, entry, play, opponent))
    entity = entity_of(state, actor)
    if entry == "inflict" and entity is not None and entity.alerted:
        found.append(Shift("Alerted", 1))
    found.extend(_lasting(state, actor, entry, opponent))
    if strike is not None:
        found.extend(_answered(actor, entry, opponent, strike))
    return once(found)


def once(found: Iterable[Shift]) -> tuple[Shift, ...]:
    """Return shifts with each source once, in the order they came, without those that change nothing."""
    by_source = {shift.source: shift for shift in found if shift.levels}
    return tuple(by_source.values())


def _printed(state: State, actor: Who, entry: EntryName, play: Play | None, opponent: Who | None) -> Iterable[Shift]:
    """Yield what a play's own bonuses come to, and those of equipped Gear (REG-144, REG-G19), in the one setting that suits
    that entry best, or that was ordered: each roll is one decision point (REG-148, REG-G43)."""
    index = index_of(actor)
    gear = [content().gear[item] for item in state.members[index].equipped] if index is not None else []
    sources = [*([(play.name, play.bonus)] if play is not None else []), *((one.name, one.bonus) for one in gear)]
    fits = [
        (name, bonus)
        for name, bonuses in sources
        for bonus in bonuses
        if bonus.entry == entry and matches(state, opponent, bonus.against)
    ]
    if not fits:
        return
    setting = settings.for_play(state, actor, play or Play("", "", "action", search="1d6", lockpick="1d6"), entry)
    for name in dict.fromkeys(name for name, _ in fits):
        own = (bonus for other, bonus in fits if other == name)
        yield Shift(name, sum(bonus.levels for bonus in own if bonus.setting in ("", setting)))


def _lasting(state: State, actor: Who, entry: EntryName, opponent: Who | None) -> Iterable[Shift]:
    """Yield what lasts on somebody, a Disease's effects among it: of all its instances together (REG-009, REG-263,
    REG-G61)."""
    for ongoing in state.ongoing:
        if ongoing.on == actor and ongoing.entry == entry and matches(state, opponent, ongoing.against):
            yield Shift(ongoing.source, ongoing.levels)
    index = index_of(actor)
    ill: dict[str, int] = {}
    for disease in state.members[index].diseases if index is not None else ():
        fits = [one for one in disease.lasting if one.kind == "shift" and one.entry == entry]
        levels = sum(one.levels for one in fits if matches(state, opponent, one.against))
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
    setting = settings.for_play(state, actor, play)
    total: dict[EntryName, int] = {}
    for bonus in play.shift:
        if _fits(state, bonus, setting, opponent):
            total[bonus.entry] = total.get(bonus.entry, 0) + bonus.levels
    return tuple((entry, levels) for entry, levels in total.items() if levels)


def _fits(state: State, bonus: Bonus, setting: str | None, opponent: Who | None) -> bool:
    return bonus.setting in ("", setting) and matches(state, opponent, bonus.against)


def rolled(venture: Venture, dice: str, shifts: Sequence[Shift]) -> tuple[int, events.Roll]:
    """Roll an entry as printed ("1d8") with its shifts; return the total, and the roll as facts. "" is no roll: (0, ())."""
    if not dice:
        return 0, ()
    actual = final(dice, shifts)
    faces = venture.rolls(actual)
    told = events.roll(str(read_entry(dice)), str(actual), faces, [(shift.source, shift.levels) for shift in shifts])
    return sum(faces), told


def final(dice: str, shifts: Sequence[Shift]) -> Entry:
    """Return what an entry is rolled with after its shifts: summed up, then clamped once (REG-G01)."""
    return shifted(read_entry(dice), shifts)


def matches(state: State, who: Who | None, against: Sequence[str]) -> bool:
    """Return whether somebody is of one of these types, or has one of these keywords; no condition always holds.

    A PC counts as a Creature: only who is forced to attack an ally asks (REG-119, REG-120).
    """
    if not against:
        return True
    if who is None:
        return False
    entity = entity_of(state, who)
    if entity is None:
        return index_of(who) is not None and "Creature" in against
    return entity.type in against or any(word in against for word in traits.keywords(state, who))
