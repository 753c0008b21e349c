"""One sentence or a few for each type of event; what belongs together `story.Story` gathers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import singledispatch

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.languages import SOURCE, speaking, spoken
from engine.core.words import lower, plain, sentence

from ..rules import opening
from ..rules.events import exploring, striking, turning
from ..rules.standing_orders import REACT
from ..state.catalogue import WORDS, noted
from ..state.content import Play, content
from ..state.naming import gear_name, known_play, play_name
from ..state.state import Habits, State
from .words import gist, play_called, track_means

MOST_ABOUT = 60
"""So many words the introduction of a scenario may have at the start; the briefing has all of it."""


def saying(subject: str, number: int) -> str:
    """Return one of our sentences on a subject ("arrive.dungeon"), by a number that goes on; "" where there are none."""
    known = content().sayings.get(subject, ())
    return WORDS.text(known[number % len(known)]) if known else ""


def first_words(text: str, most: int) -> str:
    """Return the first sentences of a text, as many as have so many words together, the first in any case."""
    said = sentence(text)
    while len(said.split()) > most and ". " in said:
        said = f"{said.rpartition('. ')[0]}."
    return said


def announced(state: State, e: turning.Begun) -> turning.Begun:
    """Return the beginning of a scenario with its special rules in the language that is spoken; the event has English."""
    if spoken() == SOURCE:
        return e
    party = len(state.members)
    with speaking(SOURCE):
        english = opening.special_rules(state.scenario, party)
    rules = dict(zip(english, opening.special_rules(state.scenario, party), strict=True))
    # A view does not hold all that the rules follow from.
    return replace(e, about=WORDS.text(e.about), announced=tuple(noted(rules.get(rule, rule)) for rule in e.announced))


@singledispatch
def say(e: Happened) -> str:
    """Return what is told of an event by itself, "" for what needs no word."""
    return WORDS.tell(e)


DOES = {
    ("damage", False): "softens",
    ("inflict", False): "spoils",
    ("damage", True): "hardens",
    ("inflict", True): "steadies",
    ("search", True): "seeks",
    ("lockpick", True): "opens",
    ("endure", True): "wards",
}
"""What a card does with which a member steps in or helps, by what it shifts and whether that rises."""


def with_effect(said: str, play: str) -> str:
    """Return a sentence that a member stepped in or helped with a play, by its name, and what that does in plain words."""
    known = play_called(play) or next((each for each in _of_challenges() if each.name == play), None)
    does = [DOES.get((bonus.entry, bonus.levels > 0)) for bonus in (known.shift if known is not None else ())]
    told = tuple(WORDS("step-does", does=each) for each in dict.fromkeys(does) if each)
    return f"{said.removesuffix('.')} ({', '.join(told)})." if told else said


def _of_challenges() -> Iterator[Play]:
    """Yield the plays with which Challenges step in and help each other."""
    for kind in content().challenges.values():
        yield from (*kind.interrupts, *kind.assists)


@say.register
def _played(e: striking.Played) -> str:
    return with_effect(WORDS.tell(e), e.play) if e.kind in ("interrupt", "assist") else WORDS.tell(e)


@say.register
def _begun(e: turning.Begun) -> str:
    about, announced = first_words(WORDS.text(e.about), MOST_ABOUT), " ".join(map(sentence, e.announced))
    return WORDS.tell(e, about=about, announced=announced)


@say.register
def _joined_up(e: turning.JoinedUp) -> str:
    return WORDS.tell(e, good="" if e.kept else good_at(e.craft))


def good_at(craft: str) -> str:
    """Return what a Craft is good at, by its name, "" for an unknown one."""
    known = next((id for id, item in content().crafts.items() if item.name == craft), "")
    return WORDS("good-at", kind=known) if known else ""


@say.register
def _track(e: striking.Track) -> str:
    means = track_means(e.track) if e.by < 0 and e.now < 0 else ""
    return WORDS.tell(e, means=means, low=e.now <= LOW)


LOW = -2
"""From here on down a track makes something worse (REG-G17)."""


@say.register
def _drew(e: turning.Drew) -> str:
    drawn = [known for id in e.plays if (known := known_play(id)) is not None]
    cards = [WORDS("card-drawn", card=play.name, kind=WORDS(f"kind-{play.kind}"), gist=gist(play)) for play in drawn]
    return WORDS.tell(e, cards="; ".join(cards))


@say.register
def _habit(e: turning.Habit) -> str:
    return WORDS.tell(e, order=order_words(e.order))


@say.register
def _secrets_told(e: turning.SecretsTold) -> str:
    return WORDS.tell(e, lines="; ".join(lower(noted(line).rstrip(".")) for line in e.lines))


@say.register
def _fortune(e: exploring.Fortune) -> str:
    idle = any(fortune.text == e.text and not fortune.effects for fortune in content().fortunes)
    return " ".join(filter(None, (WORDS.tell(e), WORDS("fortune-idle") if idle else "")))


@say.register
def _gained(e: exploring.Gained) -> str:
    things = gifts(e.valuables, e.gear, e.objects)
    said = [WORDS("gets", who=e.who, things=things)] if things else []
    said += [gear_does(name) for name in dict.fromkeys(e.gear)]
    said += [WORDS("loses", who=e.who, count=-e.valuables)] if e.valuables < 0 else []
    return " ".join(said)


@say.register
def _equipped(e: exploring.Equipped) -> str:
    known = next((gear for gear in content().gear.values() if gear.name == gear_name(e.gear)), None)
    return WORDS.tell(e, slot=known.slots[0] if known is not None else "item")


def gifts(valuables: int, gear: tuple[str, ...], objects: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a member gets, by name: "2 Valuables", "a rope kit", "the ledger"."""
    got = [WORDS("valuables", count=valuables)] if valuables > 0 else []
    found = (WORDS("gift-gear", found=gear_name(name)) for name in gear)
    return (*got, *found, *(WORDS("gift-object", what=name) for name in objects))


def gear_does(name: str) -> str:
    """Return what a piece of Gear does, by its name: "Salve, in hand: Once. Action: ...", with the slot that it takes to
    have it on (REG-224)."""
    known = next((gear for gear in content().gear.values() if gear.name == name), None)
    return "" if known is None else WORDS("gear-does", name=known.name, slot=known.slots[0], does=known.text)


# Standing orders.


def order_words(order: str) -> str:
    """Return a standing order in words, what it is about first (REG-G21): "Reactions: always Duck"."""
    key, _, value = order.partition(":")
    match key:
        case "react" if value not in ("", *REACT):
            return WORDS("react-with", play=play_name(value))
        case "interrupt" if value.startswith("from-"):
            return WORDS("interrupt-from", damage=value.removeprefix("from-"))
        case "setting" if value != "best":
            return WORDS("setting-always", setting=value)
        case "keep" if value != "none":
            return WORDS("keep-at", what=plain(value))
        case "turn" if value != "any":
            return WORDS("turn-place", place=value)
    id = f"{key}-{value}"
    return WORDS(f"order-{id}") if f"order-{id}" in WORDS.messages() else plain(f"{key}: {value}".removesuffix(": "))


def given_orders(habits: Habits) -> tuple[str, ...]:
    """Return the standing orders that a member gave, as they are written; none for what holds without any."""
    usual = Habits()
    keys = ("react", "interrupt", "assist", "setting", "saved", "draw", "call", "keep")
    given = [f"{key}:{getattr(habits, key)}" for key in keys if getattr(habits, key) != getattr(usual, key)]
    given += [f"interrupt:from-{habits.least}"] if habits.least else []
    return (*given, *([f"turn:{habits.go}"] if habits.go else []))


OFTEN_ORDERED = (
    "react:ask",
    "react:best",
    "react:none",
    "interrupt:ask",
    "interrupt:auto",
    "interrupt:never",
    "assist:ask",
    "assist:auto",
    "assist:never",
    "saved:turn",
    "saved:wait",
    "saved:lapse",
    "draw:auto",
    "draw:ask",
    "keep:none",
    "turn:1",
    "turn:any",
)
"""The standing orders that the own panel offers; /settings completes all of them."""


def recovered(back: Sequence[striking.Recovered]) -> str:
    """Return who gets EP back, in one sentence where several do."""
    each = tuple(WORDS("recovers-ep", who=e.who, ep=e.amount) for e in back if e.amount)
    return WORDS("back-for-all", each=each) if len(each) > 1 else " ".join(map(say, back))
