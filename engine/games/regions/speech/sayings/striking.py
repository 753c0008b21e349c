"""Sentences on plays and what they do. What one Action brings about `blows.Blow` tells in one sentence."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import listed, upper

from ...rules.events import striking
from ..words import is_many, s, signed

SAYINGS = Sayings()


def verb(who: str, word: str) -> str:
    """Return a verb as it goes with whoever does it: a PC, however called, is one; "the needle gnats" are several."""
    return s(who, word) if who.startswith("the ") else word


STEPS_IN = {"interrupt": "steps in with", "assist": "helps with"}
"""How an Interrupt and an Assist are told."""


@SAYINGS.of(striking.Played)
def _played(e: striking.Played) -> str:
    targets = [target for target in e.targets if target != e.who]
    on = f" on {listed(targets)}" if targets and e.kind in ("action", "strategy") else ""
    if e.kind in STEPS_IN:
        does, _, how = STEPS_IN[e.kind].partition(" ")
        return f"{upper(e.who)} {verb(e.who, does)} {how} {e.play}."
    return f"{upper(e.who)} {verb(e.who, 'plays')} {e.play}{on}."


@SAYINGS.of(striking.Clash)
def _clash(e: striking.Clash) -> str:
    how = "works on" if e.won else "fails against"
    return f"{e.play} of {e.actor} {how} {e.target}."


@SAYINGS.of(striking.Hurt)
def _hurt(e: striking.Hurt) -> str:
    if e.effort:
        return f"{upper(e.who)}: {e.amount} of the effort done, {e.left} to go."
    takes = verb(e.who, "takes")
    by = f" from {e.by}" if e.by and e.by != e.who else ""
    if not e.amount:
        return f"{upper(e.who)} {takes} no damage{by}."
    return f"{upper(e.who)} {takes} {e.amount} damage{by}, {e.left} EP left."


@SAYINGS.of(striking.Recovered)
def _recovered(e: striking.Recovered) -> str:
    if not e.amount:
        return ""
    return f"{upper(e.who)} {verb(e.who, 'recovers')} {e.amount} EP, {e.left} now."


@SAYINGS.of(striking.Injured)
def _injured(e: striking.Injured) -> str:
    now = f" (the {ordinal(e.injuries)})" if e.injuries > 1 else ""
    if e.up:
        return f"{e.who} takes an Injury{now} and gets up with {e.most} EP."
    left = f": {e.most} EP at most" if e.most > 0 else ""
    return f"{e.who} takes an Injury{now}{left}."


ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def ordinal(number: int) -> str:
    """Return a number in a row: "2nd", "11th"."""
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return str(number) + ENDINGS.get(number % 10, "th")


DEFEATS = {
    "lock": "opens",
    "key": "opens",
    "mechanism": "does no more harm",
    "gm": "is out of the way",
}


def defeated_words(e: striking.Defeated) -> str:
    """Return what becomes of a defeated Challenge, without its name: "is beaten", "gives way"."""
    many = is_many(e.what)
    how = DEFEATS.get(e.how, "")
    if e.type == "Obstacle" and e.how == "mechanism":
        how = "opens"
    if not how:
        how = {"Obstacle": "gives way", "Seeker": "sees nothing more", "Creature": "is beaten"}.get(e.type, "is gone")
    if not many:
        return how
    first, _, rest = how.partition(" ")
    first = {"is": "are", "does": "do"}.get(first, first.removesuffix("s"))
    return f"{first} {rest}".strip()


@SAYINGS.of(striking.Fell)
def _fell(e: striking.Fell) -> str:
    return f"{e.who} falls{', all the way down' if e.down else ''}."


@SAYINGS.of(striking.Track)
def _track(e: striking.Track) -> str:
    if not e.by:
        return ""
    goes = "rises" if e.by > 0 else "falls"
    return f"{upper(e.who)}: {e.track} {goes} by {abs(e.by)} to {signed(e.now)}."


@SAYINGS.of(striking.Infected)
def _infected(e: striking.Infected) -> str:
    if e.again:
        return f"{e.who} has {e.disease} already: it gets no worse."
    if not e.amount:
        return f"{e.who} has {e.disease} already, and it gets worse."
    catch = "catch" if " and " in e.who else "catches"
    return f"{e.who} {catch} {e.disease}: {e.track} -{e.amount}, until it is healed."


@SAYINGS.of(striking.Healed)
def _healed(e: striking.Healed) -> str:
    what = "an Injury" if e.what == "injury" else e.what
    by = f" by {e.by}" if e.by else ""
    return f"{e.who} is healed of {what}{by}."


UNTIL = {"next turn": "until the next turn starts", "round": "until the round ends", "scenario": "until the end"}


@SAYINGS.of(striking.Lasting)
def _lasting(e: striking.Lasting) -> str:
    return f"{e.source} holds for {listed(e.who)}, {UNTIL.get(e.until, e.until)}."


SAYINGS.add(striking.Down, lambda e: f"{e.who} is down.")
SAYINGS.add(striking.Died, lambda e: f"**{e.who} is dead.**")
SAYINGS.add(striking.Defeated, lambda e: f"{upper(e.what)} {defeated_words(e)}.")
SAYINGS.add(striking.Drifted, lambda e: f"Tracks drift back for {listed(e.who)}.")
SAYINGS.add(striking.WoreOff, lambda e: f"{e.source} is over.")
