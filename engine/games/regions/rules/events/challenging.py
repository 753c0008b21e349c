"""What is told of Challenges' turns, of stealth and of bodies. They are told only where the party can know of it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, told


def went(what: str, start: str, end: str) -> Event:
    """A Creature or Seeker moved, in sight at one end at least; the other is "" where it cannot be seen (REG-032)."""
    return told("went", ("REG-032", "REG-G31", "REG-G32"), True, what=what, start=start, end=end)


def came_back(what: str, where: str) -> Event:
    """A Creature is there again (REG-116, REG-G40)."""
    return told("came_back", ("REG-116", "REG-G40"), True, what=what, where=where)


def sprung(what: str, who: str) -> Event:
    """A Trap was set off (REG-133, REG-134)."""
    return told("sprung", ("REG-133", "REG-134", "REG-G34"), True, what=what, who=who)


def calmed(what: str) -> Event:
    """A Challenge does nothing for a while (REG-077)."""
    return told("calmed", ("REG-077",), what=what)


def tokens_lost(count: int, left: int, by: str) -> Event:
    """The party lost Stealth Tokens (REG-194)."""
    return told("tokens_lost", ("REG-194", "REG-G47"), count=count, left=left, by=by)


def alerted(what: str, why: str) -> Event:
    """A Seeker is Alerted: by a "token", a "body", a "light" or something "else" (REG-128, REG-129, REG-185, REG-191)."""
    rule = {"token": "REG-128", "body": "REG-185", "light": "REG-191"}.get(why, "REG-129")
    return told("alerted", (rule, "REG-130", "REG-G48"), True, what=what, why=why)


def light_seen(what: str, where: str) -> Event:
    """A Seeker sees a light where it was dark (REG-191, REG-192, REG-G26), "" one that the party does not see."""
    return told("light_seen", ("REG-191", "REG-192", "REG-G26"), True, what=what, where=where)


def body(what: str, where: str) -> Event:
    """A defeated Seeker's body lies there (REG-184)."""
    return told("body", ("REG-184",), what=what, where=where)


def body_hidden(who: str, what: str) -> Event:
    """A body is hidden (REG-186, REG-G50)."""
    return told("body_hidden", ("REG-186", "REG-G50"), who=who, what=what)


def body_dragged(who: str, what: str, start: str, end: str) -> Event:
    """A body was dragged on (REG-187, REG-G50)."""
    return told("body_dragged", ("REG-187", "REG-G50"), who=who, what=what, start=start, end=end)


def body_found(what: str, by: Sequence[str]) -> Event:
    """A Seeker found a body, and the party can see it (REG-185, REG-G49)."""
    return told("body_found", ("REG-185", "REG-G49"), True, what=what, by=tuple(by))


def unseen_alarm() -> Event:
    """Something happened out of sight that the party hears of: a Seeker was Alerted."""
    return told("unseen_alarm", ("REG-129",), True)
