"""The messages of a galaxy, and how ids of content are named in them."""

from __future__ import annotations

from engine.core.catalogue import Catalogue
from engine.core.desk import NOTHING
from engine.core.grammar import Noun
from engine.core.words import lower

from .content import content
from .naming import DECKS, card_name, force_words, fragment_kind, given_words, the_place


def _thing(id: str) -> Noun:
    """Return the name of a card, technology, goal, faction or planet; a name stays as it is."""
    return Noun(id if " " in id else card_name(id), id) if id else Noun("")


def _relic(id: str) -> Noun:
    """Return the name of a relic without an article of its own; the one that begins with a name takes none."""
    name = card_name(id)
    return Noun(name) if name.startswith("Seer") else Noun(name.removeprefix("The "), id)


def _item(id: str) -> Noun:
    return _relic(id) if id in content().relics else _thing(id)


def _target(name: str) -> str:
    """Return what something was played or used on; "" for nothing, and for a deck."""
    return "" if name == NOTHING or name.casefold() in DECKS else name


def _says(id: str) -> str:
    """Return what a technology, an order card, a relic or a goal says, for the middle of a sentence; "" if not known."""
    known = content()
    for kind in (known.technologies, known.orders, known.relics, known.goals):
        found = kind.get(id)
        if found is not None:
            return lower(found.text)
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
    return Noun(DECKS.get(id, id), id)


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
    return WORDS("goal-open", goal=goal) if is_public else WORDS("goal-marked", goal=goal, takes=goal)


def _paid(means: str) -> str:
    """Return what was paid with: a number of trade goods, the "home" planet, or a planet by its name."""
    if means.isdigit():
        return WORDS("trade-goods", trade_goods=int(means))
    return WORDS("home-planet") if means == "home" else means


def habit(order: str) -> str:
    """Return a standing order in a sentence (GAL-G46)."""
    return WORDS(f"habit-{order}") if f"habit-{order}" in WORDS.messages() else WORDS("standing-order")


def _pile(pile: str) -> str:
    """Return what a pile is called; where it is none the name itself: a planet, or a player."""
    return WORDS(f"pile-{pile}") if f"pile-{pile}" in WORDS.messages() else pile


WORDS = Catalogue(
    "galaxy",
    nouns={
        **dict.fromkeys(("card", "goal", "technology", "faction", "choice", "source", "thing"), _thing),
        **dict.fromkeys(("system", "systems", "place", "origin", "origins", "over", "to"), the_place),
        **dict.fromkeys(("gives", "gets", "fragments"), given_words),
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
