"""The messages of a galaxy, and how ids of content are named in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.catalogue import Catalogue
from engine.core.desk import NOTHING as NO_TARGET
from engine.core.grammar import Noun
from engine.core.languages import by_language
from engine.core.words import lower, upper

from .content import FRAGMENTS, content
from .naming import DECKS, EDDY, HOME, NOTHING, card_name, fragment_kind, given, read_force
from .state import Force

ORDERS = ("research", "trade", "muster", "build")
"""Orders that are no cards."""


def _thing(id: str) -> Noun:
    """Return the name of a card, technology, goal, faction, planet or order; a name stays as it is."""
    if id in ORDERS:
        return Noun(WORDS("order-given", order=id), id)
    return Noun(id if " " in id else card_name(id), id) if id else Noun("")


def _relic(id: str) -> Noun:
    """Return the name of a relic without an article of its own; the one that begins with a name takes none."""
    name = card_name(id)
    return Noun(name) if name.startswith("Seer") else Noun(name.removeprefix("The "), id)


def _item(id: str) -> Noun:
    return _relic(id) if id in content().relics else _thing(id)


def name_of(id: str) -> str:
    """Return the name of a card, technology, goal, faction, planet, order or deck, by its id, where it stands in no
    message."""
    return upper(_deck(id)) if id in DECKS else WORDS.text(str(_thing(id)))


def _place(name: str) -> str:
    """Return a system's or planet's name in the middle of a sentence: "the Eddy", "C2", "Ada's home"."""
    if name.casefold() in (EDDY, "the eddy"):
        return WORDS("the-eddy")
    return WORDS("home-of", who=Noun(name.removesuffix(HOME))) if name.endswith(HOME) else name


def place_words(name: str) -> str:
    """Return a system's or planet's name where it stands in no message."""
    return WORDS.text(_place(name))


def _target(name: str) -> str:
    """Return what something was played or used on; "" for nothing, and for a deck."""
    return "" if name == NO_TARGET or name.casefold() in DECKS else _place(name)


# What is counted: units, and what is given in transactions.


def several(parts: Sequence[str]) -> str:
    """Return things as a sentence lists them; "" for none."""
    return WORDS("several", parts=parts) if parts else ""


@by_language
def _counted_unit(kind: str, number: int) -> str:
    return WORDS("counted-unit", unit=kind, count=number)


def units_told(force: Force) -> list[str]:
    """Return units by their kinds, the cheapest first: "2 infantry", "1 scout"."""
    return [_counted_unit(kind, number) for kind, number in force]


def units_words(force: Force) -> str:
    """Return units in a sentence, the cheapest first: "2 infantry and 1 scout", "nothing" for none."""
    return several(units_told(force)) or WORDS("nothing")


def force_words(text: str) -> str:
    """Return units that are written as moves write them in a sentence: "1 infantry and 2 scouts"."""
    if text in ("", NOTHING):
        return WORDS("nothing")
    force = read_force(text)
    return units_words(force) if force is not None else text


def fragments_told(fragments: Mapping[str, int]) -> list[str]:
    """Return relic fragments by their kinds: "2 cultural fragments", "1 unmarked fragment"."""
    return [WORDS(f"fragments-{kind}", count=fragments[kind]) for kind in FRAGMENTS if fragments.get(kind, 0)]


def fragments_briefly(fragments: Mapping[str, int]) -> str:
    """Return relic fragments where it is clear what they are: "2 cultural and 1 unmarked"; "" for none."""
    held = [(kind, fragments[kind]) for kind in FRAGMENTS if fragments.get(kind, 0)]
    return several([WORDS(f"fragments-{kind}.brief", count=number) for kind, number in held])


def fragments_words(fragments: Mapping[str, int]) -> str:
    """Return relic fragments in a sentence: "2 cultural fragments and 1 unmarked fragment"; "" for none."""
    return several(fragments_told(fragments))


def _read_fragments(text: str) -> Mapping[str, int]:
    """Return fragments that are written as `naming.counted` does: "2 cultural, 1 unknown"."""
    parts = (part.partition(" ") for part in text.split(", ") if part)
    return {kind: int(number) for number, _, kind in parts}


def _given(text: str) -> str:
    """Return what is given, as events and moves write it, in a sentence: "2 commodities and 1 unmarked fragment"."""
    return several([_given_part(part) for part in text.split(", ") if part not in ("", NOTHING)]) or WORDS("nothing")


def _given_part(part: str) -> str:
    found = given(part)
    if found is None:
        return _place(part)
    number, what = found
    if what == "goods":
        return WORDS("trade-goods", trade_goods=number)
    return WORDS("commodities", commodities=number) if what == "commodities" else WORDS(f"fragments-{what}", count=number)


# What content says.


def _says(id: str) -> str:
    """Return what a technology, an order card, a relic or a goal says, for the middle of a sentence; "" if not known."""
    known = content()
    for kind in (known.technologies, known.orders, known.relics, known.goals):
        found = kind.get(id)
        if found is not None:
            return lower(WORDS.text(found.text))
    return ""


def _counted(goal: str) -> str:
    """Return what is counted for a goal, "planets outside homes"; for a hidden one what it takes."""
    known = content().goals.get(goal)
    return (known.brief or _does(goal)) if known is not None else ""


def _does(id: str) -> str:
    """Return the same without its full stop."""
    return _says(id).rstrip(".")


def _terms(card: str) -> str:
    """Return what an exploration card says, in a few words."""
    known = content().cards.get(card)
    return known.brief if known is not None else ""


def _leg(written: str) -> str:
    """Return ships that set out together, of an event that has them as "2 scout, 1 infantry from B2"."""
    units, _, origin = written.partition(" from ")
    return WORDS("leg", units=units, origin=origin)


def lore_of(id: str) -> str:
    """Return what a thing is like, by its id: a card, a relic, a technology, a goal, a planet; "" where nothing is told."""
    known = content()
    for kind in (known.cards, known.relics, known.orders, known.technologies, known.goals, known.planets):
        found = kind.get(id)
        if found is not None:
            return str(found.lore)
    return ""


def _deck(id: str) -> Noun:
    """Return what a deck is called, before the word deck."""
    return Noun(WORDS(f"deck-called-{id}"), f"deck-called-{id}") if id in DECKS else Noun(id, id)


def _trait(trait: str) -> str:
    return WORDS(f"trait-{trait}") if f"trait-{trait}" in WORDS.messages() else trait


def _colour(colour: str) -> Noun:
    """Return the colour of a technology, or of a planet's specialty."""
    id = f"colour-{colour}"
    return Noun(WORDS(f"colour-{colour}"), id) if id in WORDS.messages() else Noun(colour)


def _unit(id: str) -> Noun:
    known = content().units.get(id)
    return Noun(known.name, f"unit-{id}", plural=known.many) if known is not None else Noun(id)


def _sort(id: str) -> str:
    """Return what a player uses: a "relic", the power of a "planet", a "device"."""
    return "relic" if id in content().relics else "planet" if id in content().planets else "device"


def _scored(goal: str) -> str:
    """Return a goal that is scored: one that has lain open for all by its name, a hidden one with what it takes, too."""
    known = content().goals.get(goal)
    is_public = known is not None and known.kind == "public"
    return WORDS("goal-open", goal=goal) if is_public else WORDS("goal-shown", goal=goal, takes=goal)


def _paid(means: str) -> str:
    """Return what was paid with: a number of trade goods, the "home" planet, or a planet by its name."""
    if means.isdigit():
        return WORDS("trade-goods", trade_goods=int(means))
    return WORDS("home-planet") if means == "home" else _place(means)


def habit(order: str) -> str:
    """Return a standing order in a sentence (GAL-G46)."""
    return WORDS(f"habit-{order}") if f"habit-{order}" in WORDS.messages() else WORDS("standing-order")


def _pile(pile: str) -> str:
    """Return what a pile is called; where it is none the name itself: a planet, or a player."""
    return WORDS(f"pile-{pile}") if f"pile-{pile}" in WORDS.messages() else _place(pile)


WORDS = Catalogue(
    "galaxy",
    nouns={
        **dict.fromkeys(("card", "goal", "technology", "faction", "choice", "source", "thing"), _thing),
        **dict.fromkeys(("system", "systems", "place", "places", "origin", "origins", "over", "to"), _place),
        **dict.fromkeys(("planet", "planets", "name", "meant", "where", "active"), _place),
        **dict.fromkeys(("gives", "gets"), _given),
        **dict.fromkeys(("colour", "colours", "specialty"), _colour),
        **dict.fromkeys(("takes_fragments", "has_fragments"), lambda text: fragments_words(_read_fragments(text))),
        "fragments": lambda text: fragments_briefly(_read_fragments(text)),
        "traits": _trait,
        **dict.fromkeys(("takes", "does"), _does),
        **dict.fromkeys(("start", "end"), _pile),
        "counted": _counted,
        "deck": _deck,
        "habit": habit,
        "item": _item,
        "kind": fragment_kind,
        "legs": _leg,
        "lore": lore_of,
        "paid": _paid,
        "relic": _relic,
        "says": _says,
        "scored": _scored,
        "sort": _sort,
        "target": _target,
        "terms": _terms,
        "unit": _unit,
        "units": force_words,
    },
)
"""The messages of `data/galaxy/words`."""

refused = WORDS.refused
"""Return the refusal of a move by the id of its message and of its rule."""
