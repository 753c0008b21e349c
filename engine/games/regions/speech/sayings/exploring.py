"""Sentences on moving, seeing, searching, locks and Gear."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import count, listed, sentence, upper

from ...rules.events import exploring
from ...state.content import content
from ...state.naming import the
from ..words import SLOTS, gear_name, one

SAYINGS = Sayings()


HOW_MOVED = {
    "move": "{who} goes to {end}.",
    "over": "{who} gets past it, to {end}.",
    "fell": "{who} comes down in {end}.",
    "pushed": "{who} is driven to {end}.",
    "gm": "{who} is in {end} now.",
}


@SAYINGS.of(exploring.Moved)
def _moved(e: exploring.Moved) -> str:
    return HOW_MOVED.get(e.how, HOW_MOVED["move"]).format(who=e.who, end=e.end)


WATERS = {"surface": "water to swim through", "submerged": "under water"}


def nature(e: exploring.SawRegion) -> str:
    """Return what a region is like beside its name: "dark, water to swim through", "" for a dry and lit one."""
    return ", ".join(filter(None, ("dark" if e.dark else "", WATERS.get(e.water, ""))))


@SAYINGS.of(exploring.SawRegion)
def _saw_region(e: exploring.SawRegion) -> str:
    like = nature(e)
    if e.how == "seen":
        return f"In view: {e.name}{f', {like}' if like else ''}."
    return " ".join(filter(None, (f"{upper(like)}." if like else "", sentence(e.text), exits(e))))


def exits(e: exploring.SawRegion) -> str:
    """Return how many exits of a region the party knows of, the one that it came by included."""
    return f"{count(e.exits, 'exit')}." if e.exits else ""


@SAYINGS.of(exploring.Saw)
def _saw(e: exploring.Saw) -> str:
    return f"In {e.where}: {listed(e.who)}." if e.who else ""


NOTHING = "nothing"


@SAYINGS.of(exploring.Searched)
def _searched(e: exploring.Searched) -> str:
    found = [one(thing) for thing in e.found]
    return f"{e.who} searches and finds {listed(found) or NOTHING}."


@SAYINGS.of(exploring.Passage)
def _passage(e: exploring.Passage) -> str:
    to = f", to {e.to}" if e.to else ""
    return f"A hidden way out of {e.where} comes to light: {e.letter}{to}."


@SAYINGS.of(exploring.Picked)
def _picked(e: exploring.Picked) -> str:
    lock = the(e.lock)
    return f"{e.who} picks the lock of {lock}: {'it opens' if e.opened else 'it holds'}."


@SAYINGS.of(exploring.Unlocked)
def _unlocked(e: exploring.Unlocked) -> str:
    if not e.who:
        return f"{upper(the(e.what))} opens."
    return f"{e.who} opens {the(e.what)} with {the(e.key)}."


def gift_words(valuables: int, gear: tuple[str, ...], objects: tuple[str, ...]) -> str:
    """Return what somebody gets, in a sentence: "2 Valuables, a rope kit and the ledger"."""
    got = [count(valuables, "Valuable")] if valuables > 0 else []
    return listed([*got, *(one(gear_name(name)) for name in gear), *(the(name) for name in objects)])


def gear_does(name: str) -> str:
    """Return what a piece of Gear does, by its name: "Salve, in hand: Once. Action: ...", with the slot that it takes to
    have it on (REG-224)."""
    known = next((gear for gear in content().gear.values() if gear.name == name), None)
    return "" if known is None else f"{known.name}, {SLOTS[known.slots[0]]}: {known.text}"


@SAYINGS.of(exploring.Gained)
def _gained(e: exploring.Gained) -> str:
    lost = -e.valuables
    gets = gift_words(e.valuables, e.gear, e.objects)
    said = [f"{e.who} gets {gets}."] if gets else []
    said += [gear_does(name) for name in dict.fromkeys(e.gear)]
    if lost > 0:
        said.append(f"{e.who} loses {count(lost, 'Valuable')}.")
    return " ".join(said)


@SAYINGS.of(exploring.Equipped)
def _equipped(e: exploring.Equipped) -> str:
    gear, away = the(gear_name(e.gear)), the(gear_name(e.away))
    if not e.gear:
        return f"{e.who} puts {away} into the pack."
    return f"{e.who} {_on(e.gear).format(gear)}{f' in place of {away}' if e.away else ''}."


def _on(name: str) -> str:
    """Return how Gear is put on, by the slot that it takes."""
    known = next((gear for gear in content().gear.values() if gear.name == name), None)
    slot = known.slots[0] if known is not None else "item"
    return {"item": "takes {} in hand", "expertise": "gets {} ready"}.get(slot, "puts {} on")


@SAYINGS.of(exploring.Light)
def _light(e: exploring.Light) -> str:
    lamp = the(gear_name(e.gear))
    if e.on:
        return f"{e.who} lights {lamp}."
    if e.why == "water":
        return f"The water puts {e.who}'s light out."
    return f"{e.who} puts {lamp} out."


SAYINGS.add(exploring.HeldUp, lambda e: f"{e.who} is held up by {e.by}: {e.left} effort to go.")
SAYINGS.add(exploring.Blocked, lambda e: f"{e.who} comes up against {e.by}: no way through.")
SAYINGS.add(exploring.NothingSeen, lambda e: f"{e.who} stands in the dark and can make out the exits, no more.")
SAYINGS.add(exploring.Fortune, lambda e: f"Fortune, for {e.who}: {sentence(e.text)}")
SAYINGS.add(exploring.Opened, lambda e: f"{upper(the(e.what))} stands open.")
SAYINGS.add(exploring.Used, lambda e: f"{e.who} uses {the(e.what)}. {sentence(e.text)}".strip())
SAYINGS.add(exploring.Gave, lambda e: f"{e.who} hands {the(gear_name(e.item))} to {e.to}.")
SAYINGS.add(exploring.LaidDown, lambda e: f"{e.who} lays {the(gear_name(e.item))} down in {e.where}.")
SAYINGS.add(exploring.PickedUp, lambda e: f"{e.who} picks up {the(gear_name(e.item))}.")
SAYINGS.add(exploring.LitUp, lambda e: f"There is light in {e.where} now.")
