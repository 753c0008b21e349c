"""What is told of plays, rolls and what they do. Actors and targets are named as players call them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, told

Roll = tuple[str | int, ...]
"""An entry's roll as facts, made by `roll`; () for none."""


def roll(printed: str, rolled: str, faces: Sequence[int], shifts: Sequence[tuple[str, int]]) -> Roll:
    """Return a roll as facts: the dice as printed, as rolled, how many faces follow, the faces, then "dark:-1" for
    shifts."""
    return (printed, rolled, len(faces), *faces, *(f"{source}:{levels:+d}" for source, levels in shifts))


def played(who: str, play: str, kind: str, targets: Sequence[str], how: str, shows: bool = False) -> Event:
    """Somebody played an "action", "strategy", "interrupt" or "assist" by name; ``how`` as `state.Strike.how`, or "".
    ``shows``: that it was played tells of what was not seen before, if only that nothing is there."""
    rules: tuple[str, ...] = {
        "action": ("REG-G04", "REG-G12"),
        "strategy": ("REG-G11",),
        "interrupt": ("REG-G20",),
        "assist": ("REG-G20",),
        "reaction": ("REG-G05",),
    }[kind]
    more = {"attempt": ("REG-092", "REG-093", "REG-G36"), "trap": ("REG-134", "REG-G34"), "forced": ("REG-119", "REG-G42")}
    rules = (*rules, *more.get(how, ()))
    return told("played", rules, shows, who=who, play=play, kind=kind, targets=tuple(targets), how=how)


def clash(
    actor: str,
    play: str,
    target: str,
    answer: str,
    inflict: Roll,
    endure: Roll,
    won: bool,
    how: str,
    setting: Sequence[str] = (),
) -> Event:
    """An Action was settled against one target; ``answer`` is the Reaction's name, "" for none. Where nothing was rolled
    both rolls are () (REG-G05). ``won``: the Action takes effect. ``setting``: what a region was treated as, by whom."""
    return told(
        "clash",
        ("REG-G04", "REG-G05", *(("REG-148", "REG-G43") if setting else ())),
        True,
        actor=actor,
        play=play,
        target=target,
        answer=answer,
        inflict=inflict,
        endure=endure,
        won=won,
        how=how,
        setting=tuple(setting),
    )


def hurt(who: str, amount: int, left: int, by: str, damage: Roll = (), defense: Roll = (), effort: bool = False) -> Event:
    """EP were lost (``amount`` after Defense, perhaps 0); ``left`` remain. ``by`` is what did it, in words. ``effort``: it
    is an Obstacle's, for one member where it Persists."""
    return told(
        "hurt",
        ("REG-G04", "REG-G07"),
        True,
        who=who,
        amount=amount,
        left=left,
        by=by,
        damage=damage,
        defense=defense,
        effort=effort,
    )


def recovered(who: str, amount: int, left: int, by: str) -> Event:
    """EP came back."""
    return told("recovered", ("REG-G07",), True, who=who, amount=amount, left=left, by=by)


def down(who: str) -> Event:
    """A PC is at 0 EP (REG-169, REG-G07)."""
    return told("down", ("REG-169", "REG-G07"), who=who)


def injured(who: str, injuries: int, most: int, up: bool) -> Event:
    """A PC took an Injury; ``most`` is the new maximum; ``up``: and is on their feet again (REG-169..171, REG-G08)."""
    return told("injured", ("REG-169", "REG-170", "REG-171", "REG-G08"), who=who, injuries=injuries, most=most, up=up)


def died(who: str, why: str) -> Event:
    """A PC is dead: of "injuries", or because a region "closed" over them (REG-172, REG-207, REG-G08)."""
    return told("died", ("REG-172", "REG-G08", *(("REG-207",) if why == "closed" else ())), who=who, why=why)


def defeated(what: str, by: str, type: str, how: str) -> Event:
    """A Challenge left play; ``how``: "damage", "lock", "key", "mechanism" or "gm"."""
    rules = {"Creature": ("REG-115",), "Obstacle": ("REG-083", "REG-084"), "Seeker": ("REG-184",)}.get(type, ("REG-138",))
    return told(
        "defeated", (*rules, *(("REG-233",) if how in ("lock", "key") else ())), what=what, by=by, type=type, how=how
    )


def fell(who: str, height: int, faces: Sequence[int], down: bool) -> Event:
    """A climb failed: so many d6 (REG-106, REG-107, REG-G39); ``down``: they land on the far side (REG-109)."""
    return told(
        "fell",
        ("REG-106", "REG-107", "REG-G39", *(("REG-109",) if down else ())),
        True,
        who=who,
        height=height,
        faces=tuple(faces),
        down=down,
    )


def track(who: str, track: str, by: int, now: int) -> Event:
    """A Stat Track moved (REG-G17)."""
    return told("track", ("REG-G17",), who=who, track=track, by=by, now=now)


def drifted(who: Sequence[str]) -> Event:
    """Tracks moved 1 toward their base at a Draw Phase (REG-G18)."""
    return told("drifted", ("REG-G18",), who=tuple(who))


def infected(who: str, disease: str, track: str, amount: int, again: bool) -> Event:
    """A PC caught a Disease; ``again``: has it already, and it is not cumulative (REG-250..256, REG-G61)."""
    return told(
        "infected",
        ("REG-250", "REG-255", "REG-256", "REG-G61"),
        who=who,
        disease=disease,
        track=track,
        amount=amount,
        again=again,
    )


def healed(who: str, what: str, by: str) -> Event:
    """A Disease (by name) or an "injury" was healed by an effect (REG-267, REG-268)."""
    return told("healed", ("REG-267", "REG-268"), who=who, what=what, by=by)


def lasting(who: Sequence[str], source: str, until: str) -> Event:
    """Something lasts on somebody, until "next turn", "round" or "scenario" (REG-009)."""
    return told("lasting", ("REG-009",), who=tuple(who), source=source, until=until)


def wore_off(source: str) -> Event:
    """What lasted is over (REG-G09)."""
    return told("wore_off", ("REG-G09",), source=source)
