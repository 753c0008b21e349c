"""Sentences on plays and what they do. What one Action brings about `blows.Blow` tells in one sentence."""

from __future__ import annotations

from engine.core.words import listed, upper

from ..words import Facts, is_many, s, signed
from .telling import Sayings


def verb(who: str, word: str) -> str:
    """Return a verb as it goes with whoever does it: a PC, however called, is one; "the needle gnats" are several."""
    return s(who, word) if who.startswith("the ") else word


STEPS_IN = {"interrupt": "steps in with", "assist": "helps with"}
"""How an Interrupt and an Assist are told."""


def _played(facts: Facts) -> str:
    targets = [target for target in facts["targets"] if target != facts["who"]]
    on = f" on {listed(targets)}" if targets and facts["kind"] in ("action", "strategy") else ""
    if facts["kind"] in STEPS_IN:
        does, _, how = STEPS_IN[facts["kind"]].partition(" ")
        return f"{upper(facts['who'])} {verb(facts['who'], does)} {how} {facts['play']}."
    return f"{upper(facts['who'])} {verb(facts['who'], 'plays')} {facts['play']}{on}."


def _clash(facts: Facts) -> str:
    how = "works on" if facts["won"] else "fails against"
    return f"{facts['play']} of {facts['actor']} {how} {facts['target']}."


def _hurt(facts: Facts) -> str:
    if facts["effort"]:
        return f"{upper(facts['who'])}: {facts['amount']} of the effort done, {facts['left']} to go."
    takes = verb(facts["who"], "takes")
    by = f" from {facts['by']}" if facts["by"] and facts["by"] != facts["who"] else ""
    if not facts["amount"]:
        return f"{upper(facts['who'])} {takes} no damage{by}."
    return f"{upper(facts['who'])} {takes} {facts['amount']} damage{by}, {facts['left']} EP left."


def _recovered(facts: Facts) -> str:
    if not facts["amount"]:
        return ""
    return f"{upper(facts['who'])} {verb(facts['who'], 'recovers')} {facts['amount']} EP, {facts['left']} now."


def _injured(facts: Facts) -> str:
    now = f" (the {ordinal(facts['injuries'])})" if facts["injuries"] > 1 else ""
    if facts["up"]:
        return f"{facts['who']} takes an Injury{now} and gets up with {facts['most']} EP."
    left = f": {facts['most']} EP at most" if facts["most"] > 0 else ""
    return f"{facts['who']} takes an Injury{now}{left}."


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


def defeated_words(facts: Facts) -> str:
    """Return what becomes of a defeated Challenge, without its name: "is beaten", "gives way"."""
    many = is_many(facts["what"])
    how = DEFEATS.get(facts["how"], "")
    if facts["type"] == "Obstacle" and facts["how"] == "mechanism":
        how = "opens"
    if not how:
        how = {"Obstacle": "gives way", "Seeker": "sees nothing more", "Creature": "is beaten"}.get(
            facts["type"], "is gone"
        )
    if not many:
        return how
    first, _, rest = how.partition(" ")
    first = {"is": "are", "does": "do"}.get(first, first.removesuffix("s"))
    return f"{first} {rest}".strip()


def _fell(facts: Facts) -> str:
    return f"{facts['who']} falls{', all the way down' if facts['down'] else ''}."


def _track(facts: Facts) -> str:
    if not facts["by"]:
        return ""
    goes = "rises" if facts["by"] > 0 else "falls"
    return f"{upper(facts['who'])}: {facts['track']} {goes} by {abs(facts['by'])} to {signed(facts['now'])}."


def _infected(facts: Facts) -> str:
    if facts["again"]:
        return f"{facts['who']} has {facts['disease']} already: it gets no worse."
    if not facts["amount"]:
        return f"{facts['who']} has {facts['disease']} already, and it gets worse."
    return f"{facts['who']} catches {facts['disease']}: {facts['track']} -{facts['amount']}, until it is healed."


def _healed(facts: Facts) -> str:
    what = "an Injury" if facts["what"] == "injury" else facts["what"]
    by = f" by {facts['by']}" if facts["by"] else ""
    return f"{facts['who']} is healed of {what}{by}."


UNTIL = {"next turn": "until the next turn starts", "round": "until the round ends", "scenario": "until the end"}


def _lasting(facts: Facts) -> str:
    return f"{facts['source']} holds for {listed(facts['who'])}, {UNTIL.get(facts['until'], facts['until'])}."


SAYINGS: Sayings = {
    "played": _played,
    "clash": _clash,
    "hurt": _hurt,
    "recovered": _recovered,
    "down": lambda f: f"{f['who']} is down.",
    "injured": _injured,
    "died": lambda f: f"**{f['who']} is dead.**",
    "defeated": lambda f: f"{upper(f['what'])} {defeated_words(f)}.",
    "fell": _fell,
    "track": _track,
    "drifted": lambda f: f"Tracks drift back for {listed(f['who'])}.",
    "infected": _infected,
    "healed": _healed,
    "lasting": _lasting,
    "wore_off": lambda f: f"{f['source']} is over.",
}
