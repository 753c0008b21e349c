"""What is told of moving, seeing, searching, locks and Gear."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, told

from .striking import Roll


def moved(who: str, start: str, end: str, how: str, new: bool) -> Event:
    """Somebody went from one region to another; ``how``: "move", "over" (an Obstacle), "fell", "pushed" or "gm". ``new``:
    nobody was there before (REG-039). It shows something in any case, if only that no Trap waits, and nobody."""
    return told(
        "moved",
        ("REG-027", "REG-030", *(("REG-039",) if new else ())),
        True,
        who=who,
        start=start,
        end=end,
        how=how,
        new=new,
    )


def held_up(who: str, by: str, left: int) -> Event:
    """An attempt left an Obstacle with effort to go: the Move is cancelled (REG-099)."""
    return told("held_up", ("REG-099",), who=who, by=by, left=left)


def blocked(who: str, by: str) -> Event:
    """A Move led to an Obstacle that was not known."""
    return told("blocked", ("REG-031",), True, who=who, by=by)


def saw_region(name: str, text: str, dark: bool, water: str, exits: int, how: str) -> Event:
    """The party learned of a region: it was "entered", or "seen" from beside it (REG-034, REG-035); then ``exits`` is 0."""
    return told(
        "saw_region",
        ("REG-034", "REG-035", "REG-038"),
        True,
        name=name,
        text=text,
        dark=dark,
        water=water,
        exits=exits,
        how=how,
    )


def saw(who: Sequence[str], where: str) -> Event:
    """Challenges came into sight (REG-036), or showed themselves."""
    return told("saw", ("REG-036",), True, who=tuple(who), where=where)


def nothing_seen(who: str, where: str) -> Event:
    """Somebody stands in the dark and sees exits and Obstacles only (REG-044, REG-045)."""
    return told("nothing_seen", ("REG-044", "REG-045"), who=who, where=where)


def searched(who: str, roll: Roll, found: Sequence[str]) -> Event:
    """Somebody Searched; ``found`` in words, () for nothing, whether or not there was anything (REG-213..220, REG-G55)."""
    return told(
        "searched", ("REG-213", "REG-215", "REG-220", "REG-G54", "REG-G55"), True, who=who, roll=roll, found=tuple(found)
    )


def passage(where: str, to: str, letter: str) -> Event:
    """A hidden connection came to light (REG-225)."""
    return told("passage", ("REG-225",), True, where=where, to=to, letter=letter)


def fortune(who: str, text: str, roll: int) -> Event:
    """A Fortune was found: rolled (``roll`` 1 to 100) or drawn (0) (REG-230, REG-G56)."""
    return told("fortune", ("REG-230", "REG-G56"), True, who=who, text=text, roll=roll)


def picked(who: str, lock: str, lockpick: Roll, against: Roll, opened: bool) -> Event:
    """A Lock was tried (REG-234, REG-235, REG-G57)."""
    rules = ("REG-234", "REG-235", "REG-G57")
    return told("picked", rules, True, who=who, lock=lock, lockpick=lockpick, against=against, opened=opened)


def unlocked(who: str, what: str, key: str) -> Event:
    """A key, or a mechanism, took a Lock away (REG-248, REG-G58)."""
    return told("unlocked", ("REG-248", "REG-G58"), True, who=who, what=what, key=key)


def opened(who: str, what: str) -> Event:
    """A feature with a Lock stands open (REG-242, REG-244)."""
    return told("opened", ("REG-242", "REG-244"), True, who=who, what=what)


def used(who: str, what: str, text: str) -> Event:
    """A mechanism, or something that lay open, was used."""
    return told("used", ("REG-212", "REG-G12"), True, who=who, what=what, text=text)


def gained(who: str, valuables: int, gear: Sequence[str], objects: Sequence[str]) -> Event:
    """Somebody got something (REG-223, REG-231, REG-245); Valuables below 0 were lost."""
    return told(
        "gained",
        ("REG-223", "REG-231", "REG-245"),
        True,
        who=who,
        valuables=valuables,
        gear=tuple(gear),
        objects=tuple(objects),
    )


def equipped(who: str, gear: str, away: str, shows: bool = False) -> Event:
    """Somebody put Gear on, and took ``away`` what was in its slot; or only that, where ``gear`` is "" (REG-G11,
    REG-G19). ``shows``: they see where they did not, if only that nothing is there."""
    return told("equipped", ("REG-G11", "REG-G19"), shows, who=who, gear=gear, away=away)


def gave(who: str, to: str, item: str) -> Event:
    """Something was handed over (REG-G11, REG-G58, REG-G59)."""
    return told("gave", ("REG-G11", "REG-G59"), who=who, to=to, item=item)


def laid_down(who: str, item: str, where: str) -> Event:
    """Gear or an object was laid down (REG-G11)."""
    return told("laid_down", ("REG-G11",), who=who, item=item, where=where)


def picked_up(who: str, item: str) -> Event:
    """What was laid down was picked up (REG-G11)."""
    return told("picked_up", ("REG-G11",), who=who, item=item)


def light(who: str, gear: str, on: bool, why: str = "") -> Event:
    """A light was lit or put out; ``why`` "water" if it went out by itself (REG-059, REG-G25). One that was lit shows
    something, if only that nothing is there and nobody minds."""
    return told("light", ("REG-G25", *(("REG-059",) if why == "water" else ())), on, who=who, gear=gear, on=on, why=why)


def lit_up(where: str) -> Event:
    """A feature lights a dark region."""
    return told("lit_up", ("REG-040",), True, where=where)
