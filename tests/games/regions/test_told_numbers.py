"""Whatever an entry or an example of the rulebook says of a scenario, a card or a name is what the data say.

`told` has every phrase of an entry in which a number belongs to something with a name. What is left over in such a sentence
may only be a number of that moment: what dice showed, which round it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from engine.games.regions.files.files import scenario_named
from engine.games.regions.files.themes import themes
from engine.games.regions.state.content import content
from engine.games.regions.state.options import HAND_MADE
from engine.rulebook import Rulebook, rulebook_of

from .told import told

PEOPLE = {"ada", "bob", "cy", "dee", "aerim", "lucin"}
SAME_IN_OTHER_WORDS = {"evasion", "injuries", "moved", "persist", "searches", "attack", "resist"}
"""Terms in another form, one of the source, and what cards call Inflict and Endure."""


# What else stands there.

OF_THE_MOMENT = re.compile(
    r"""rounds?\ \d+(\ (and|or|to)\ \d+)*      # which round it is
    |\d+\ rounds?
    |rolls?\ (a\ )?\d+|rolled\ \d+|roll\ \d+  # what dice show
    |\d+\ against\ (its\ |the\ \w+'s\ )?\d+
    |against\ (its\ |the\ \w+'s\ )?\d+
    |the\ dice?\ shows?\ \d+(\ and\ \d+)?|shows?\ \d+
    |\d+\ damage\ leaves\ \d+|leaves\ \d+
    |does?\ \d+(\ (damage|more|to\ it|in\ all))?|with\ \d+\ damage
    |with\ a\ \d+(\ or\ more)?
    |at\ 0(\ EP)?|:\ 0\b|0\ Valuables|is\ 0\b
    |(with|for|of|to)\ \d+\ of\ you|all\ \d+\ (are\ gone|Valuables)
    """,
    re.VERBOSE,
)
NUMBER = re.compile(r"\b\d*d\d+\b|-?\b\d+\b")

HERE_ONLY: dict[str, tuple[str, ...]] = {
    "REG-014": ("are 3 regions",),
    "REG-090": ("Ada has 2",),
    "REG-097": ("Ada has 2 left",),
    "REG-107": ("she loses 8 EP",),
    "REG-169": ("brought to 0",),
    "REG-195": ("has 1 token left",),
    "REG-266": ("Bob has 2 Valuables",),
    "REG-G04": ("Its Damage is 3", "Defence 2, so Bob loses 1 EP"),
    "REG-G07": ("At 0 she lies there",),
    "REG-G09": ("brings you to 0",),
    "REG-G10": ("Everybody draws 1 card",),
    "REG-G18": ("drifts 1 towards",),
    "REG-G30": ("1 Move, 1 Action",),
    "REG-G31": ("Ada (7 EP) and Bob (12 EP)", "With 7 each"),
    "REG-G37": ("2 and goes back",),
    "REG-G39": ("Give way 4",),
    "REG-G59": ("He gives her 1",),
    "REG-G60": ("with 1 Injury, 3 Valuables",),
    "REG-G65": ("come 1 step after her",),
    "REG-G66": ("has 6 EP left", "he has 10", "2 and 3: 15"),
    "REG-G69": ("4 packs of hounds",),
    "REG-G76": ("her 2 Valuables",),
    "REG-G90": ("in sock 31",),
    "REG-G112": ("is of level 3", "For 1 Valuable"),
    "REG-G120": ("passed 5 turns",),
    "REG-G122": ("a round limit of 6 and lasts 7 rounds",),
    "REG-G121": ("You have 6 tokens", "as round 14 ends: 5 are left, after round 15 there are 3, and round 16"),
    "Accessory": ("slot for 1 small piece",),
    "Clothing": ("slot for 1 piece",),
    "Draw Phase": ("draws 1 card", "drift 1 towards"),
    "Hand": ("1 more each round",),
    "Item": ("slot for 1 piece",),
    "Tomb Lung": ("It costs 1 EP",),
}
"""Numbers of one moment in single entries: what is left of something, what a PC happens to have."""


def names() -> Iterator[str]:
    """Yield what anything is called in the data: kinds, plays, Gear, Diseases, places, scenarios, and what lies there."""
    known, scenarios = content(), [scenario_named(id) for id in HAND_MADE]
    for scenario in scenarios:
        own = scenario.own
        yield from chain(
            (scenario.name,), (place.name for place in scenario.regions), (thing.name for thing in scenario.features)
        )
        yield from (it.name for group in (own.kinds, own.plays, own.crafts, own.gear) for it in group)
    for theme in themes().values():
        yield from chain((theme.name,), (spot.name for spot in theme.place), (quest.name for quest in theme.quest))
    for craft in known.crafts.values():
        yield from (craft.action.name, craft.reaction.name)
    for group in (known.challenges, known.plays, known.crafts, known.gear, known.backgrounds):
        yield from (it.name for it in group.values())
    for kind in known.challenges.values():
        plays = (*kind.actions, *kind.interrupts, *kind.assists, *([kind.reaction] if kind.reaction else []))
        yield from chain((play.name for play in plays), (play.disease.name for play in plays if play.disease))
    yield from (effect.name for fortune in known.fortunes for effect in fortune.effects if effect.name)


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook_of(("regions",))


def read(book: Rulebook) -> dict[str, str]:
    """Return what stands in entries and terms, by id or name."""
    entries = {item.id: f"{item.text} {item.example}" for topic in book.topics("regions").values() for item in topic}
    return entries | {term.name: term.text for term in book.terms("regions")}


@pytest.mark.parametrize("where", sorted(told()))
def test_what_an_entry_says_of_a_name_is_in_the_data(book: Rulebook, where: str) -> None:
    for phrase in told()[where]:
        assert phrase in read(book)[where], f"{where} does not say: {phrase}"


def test_no_number_of_anything_with_a_name_stands_there_unread(book: Rulebook) -> None:
    known = sorted({name.casefold() for name in names()}, key=len, reverse=True)
    named = re.compile(rf"\b({'|'.join(map(re.escape, known))})", re.IGNORECASE)
    left: dict[str, list[str]] = {}
    for where, text in read(book).items():
        for sentence in re.split(r"(?<=[.!?]) ", text):
            rest = sentence
            for phrase in sorted((*told().get(where, ()), *HERE_ONLY.get(where, ())), key=len, reverse=True):
                for part in re.split(r"(?<=[.!?]) ", phrase):
                    rest = rest.replace(part, "…")
            if named.search(sentence) and NUMBER.search(OF_THE_MOMENT.sub("…", rest)):
                left.setdefault(where, []).append(rest)
    assert left == {}


def test_every_name_that_stands_there_is_one_of_the_data(book: Rulebook) -> None:
    """A name that was given up is found here: no word of it is in any name that there is."""
    terms = {word for term in book.terms("regions") for word in re.findall(r"[\w']+", term.name.casefold())}
    every = {word for name in names() for word in re.findall(r"[\w']+", name.casefold())}
    fine = every | terms | PEOPLE | SAME_IN_OTHER_WORDS | {word.casefold() for word in book.topics("regions")}
    capital = re.compile(r"(?<![.!?:*`“”(] )(?<!^)(?<![`*“(])\b([A-Z][A-Za-z']+)")
    unknown = {
        f"{where}: {word}"
        for where, text in read(book).items()
        for word in capital.findall(text)
        if not fine & {word.casefold(), word.casefold().removesuffix("s"), word.casefold().removesuffix("'s")}
    }
    assert unknown == set()
