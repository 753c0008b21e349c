"""Sentences on moving, seeing, searching, locks and Gear."""

from __future__ import annotations

from engine.core.words import count, listed, sentence, upper

from ...state.content import content
from ...state.naming import the
from ..words import SLOTS, Facts, gear_name, one
from .telling import Sayings

HOW_MOVED = {
    "move": "{who} goes to {end}.",
    "over": "{who} gets past it, to {end}.",
    "fell": "{who} comes down in {end}.",
    "pushed": "{who} is driven to {end}.",
    "gm": "{who} is in {end} now.",
}


def _moved(facts: Facts) -> str:
    return HOW_MOVED.get(facts["how"], HOW_MOVED["move"]).format(who=facts["who"], end=facts["end"])


WATERS = {"surface": "water to swim through", "submerged": "under water"}


def nature(facts: Facts) -> str:
    """Return what a region is like beside its name: "dark, water to swim through", "" for a dry and lit one."""
    return ", ".join(filter(None, ("dark" if facts["dark"] else "", WATERS.get(facts["water"], ""))))


def _saw_region(facts: Facts) -> str:
    like = nature(facts)
    if facts["how"] == "seen":
        return f"In view: {facts['name']}{f', {like}' if like else ''}."
    return " ".join(filter(None, (f"{upper(like)}." if like else "", sentence(facts["text"]), exits(facts))))


def exits(facts: Facts) -> str:
    """Return how many exits of a region the party knows of, the one that it came by included."""
    return f"{count(facts['exits'], 'exit')}." if facts["exits"] else ""


def _saw(facts: Facts) -> str:
    return f"In {facts['where']}: {listed(facts['who'])}." if facts["who"] else ""


NOTHING = "nothing"


def _searched(facts: Facts) -> str:
    found = [one(thing) for thing in facts["found"]]
    return f"{facts['who']} searches and finds {listed(found) or NOTHING}."


def _passage(facts: Facts) -> str:
    to = f", to {facts['to']}" if facts["to"] else ""
    return f"A hidden way out of {facts['where']} comes to light: {facts['letter']}{to}."


def _picked(facts: Facts) -> str:
    lock = the(facts["lock"])
    return f"{facts['who']} picks the lock of {lock}: {'it opens' if facts['opened'] else 'it holds'}."


def _unlocked(facts: Facts) -> str:
    if not facts["who"]:
        return f"{upper(the(facts['what']))} opens."
    return f"{facts['who']} opens {the(facts['what'])} with {the(facts['key'])}."


def gift_words(valuables: int, gear: tuple[str, ...], objects: tuple[str, ...]) -> str:
    """Return what somebody gets, in a sentence: "2 Valuables, a rope kit and the ledger"."""
    got = [count(valuables, "Valuable")] if valuables > 0 else []
    return listed([*got, *(one(gear_name(name)) for name in gear), *(the(name) for name in objects)])


def gear_does(name: str) -> str:
    """Return what a piece of Gear does, by its name: "Salve, in hand: Once. Action: ...", with the slot that it takes to
    have it on (REG-224)."""
    known = next((gear for gear in content().gear.values() if gear.name == name), None)
    return "" if known is None else f"{known.name}, {SLOTS[known.slots[0]]}: {known.text}"


def _gained(facts: Facts) -> str:
    lost = -facts["valuables"]
    gets = gift_words(facts["valuables"], facts["gear"], facts["objects"])
    said = [f"{facts['who']} gets {gets}."] if gets else []
    said += [gear_does(name) for name in dict.fromkeys(facts["gear"])]
    if lost > 0:
        said.append(f"{facts['who']} loses {count(lost, 'Valuable')}.")
    return " ".join(said)


def _equipped(facts: Facts) -> str:
    gear, away = the(gear_name(facts["gear"])), the(gear_name(facts["away"]))
    if not facts["gear"]:
        return f"{facts['who']} puts {away} into the pack."
    return f"{facts['who']} {_on(facts['gear']).format(gear)}{f' in place of {away}' if facts['away'] else ''}."


def _on(name: str) -> str:
    """Return how Gear is put on, by the slot that it takes."""
    known = next((gear for gear in content().gear.values() if gear.name == name), None)
    slot = known.slots[0] if known is not None else "item"
    return {"item": "takes {} in hand", "expertise": "gets {} ready"}.get(slot, "puts {} on")


def _light(facts: Facts) -> str:
    lamp = the(gear_name(facts["gear"]))
    if facts["on"]:
        return f"{facts['who']} lights {lamp}."
    if facts["why"] == "water":
        return f"The water puts {facts['who']}'s light out."
    return f"{facts['who']} puts {lamp} out."


SAYINGS: Sayings = {
    "moved": _moved,
    "held_up": lambda f: f"{f['who']} is held up by {f['by']}: {f['left']} effort to go.",
    "blocked": lambda f: f"{f['who']} comes up against {f['by']}: no way through.",
    "saw_region": _saw_region,
    "saw": _saw,
    "nothing_seen": lambda f: f"{f['who']} stands in the dark and can make out the exits, no more.",
    "searched": _searched,
    "passage": _passage,
    "fortune": lambda f: f"Fortune, for {f['who']}: {sentence(f['text'])}",
    "picked": _picked,
    "unlocked": _unlocked,
    "opened": lambda f: f"{upper(the(f['what']))} stands open.",
    "used": lambda f: f"{f['who']} uses {the(f['what'])}. {sentence(f['text'])}".strip(),
    "gained": _gained,
    "equipped": _equipped,
    "gave": lambda f: f"{f['who']} hands {the(gear_name(f['item']))} to {f['to']}.",
    "laid_down": lambda f: f"{f['who']} lays {the(gear_name(f['item']))} down in {f['where']}.",
    "picked_up": lambda f: f"{f['who']} picks up {the(gear_name(f['item']))}.",
    "light": _light,
    "lit_up": lambda f: f"There is light in {f['where']} now.",
}
