"""What can be looked up: planets and who holds them, decks with what is left in them, goals, and what each card,
technology, relic and unit does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.capabilities import Page
from engine.core.grammar import Noun
from engine.core.languages import by_language
from engine.core.moves import Argument
from engine.core.pages import fitted
from engine.core.words import lower, plain, upper

from ..rules.events.notation import DIE
from ..rules.exploring import decks
from ..state import former_names
from ..state.catalogue import WORDS, name_of
from ..state.content import (
    EXPLORATION,
    HIDDEN_GOALS,
    MERIDIAN,
    ORDERS,
    PUBLIC,
    RELIC,
    Card,
    Faction,
    Goal,
    OrderCard,
    Relic,
    Technology,
    Unit,
    content,
)
from ..state.lengths import LENGTHS, enough
from ..state.naming import DECKS, EDDY, planet_named, system_name, system_named, written_force
from ..state.state import NOBODY, Planet, State
from ..state.view import HIDDEN, View
from .goal_progress import hidden_goals, public_goal
from .words import (
    attachments_words,
    card_counts,
    is_sealed,
    lore_told,
    nature,
    point_sources,
    ranked,
    where_of,
    worth_briefly,
)

PAGES = (
    Page("planets", WORDS.message("page-planets"), Argument("which", WORDS.message("page-planets.which"))),
    Page("decks", WORDS.message("page-decks"), Argument("deck", WORDS.message("page-decks.deck"))),
    Page("goals", WORDS.message("page-goals")),
    Page("cards", WORDS.message("page-cards"), Argument("which", WORDS.message("page-cards.which"))),
)
"""What can be looked up."""

SHOWN = (*EXPLORATION, RELIC, ORDERS)
"""The decks of which everybody can work out what is left (GAL-G47)."""


def page(view: View, name: str, at: str) -> str:
    """Return a page: "planets" (``at`` a planet or a system), "decks" (``at`` a deck), "goals" or "cards" (``at`` one)."""
    if name == "cards":
        return fitted(looked_up(glossary(), at, _at_hand(view.state)))
    if name == "planets":
        return fitted(_planets(view.state, at))
    if name == "decks":
        return fitted(deck_lines(view.state, at))
    return fitted(_goals(view))


def entries(view: View, name: str) -> Sequence[str]:
    """Return what a page can be asked for."""
    state = view.state
    if name == "planets":
        return [*_planet_names(state), *_system_names(state)]
    if name == "cards":
        return names_in(glossary())
    return [deck for deck in SHOWN if deck in state.decks] if name == "decks" else ()


def places(view: View) -> Sequence[str]:
    """Return the systems and planets that can be seen closer."""
    return [*_system_names(view.state), *_planet_names(view.state)]


def _planet_names(state: State) -> list[str]:
    return [planet.name for planet in state.planets if planet.system]


def _system_names(state: State) -> list[str]:
    return ["Eddy" if system.id == EDDY else system.id for system in state.systems]


# Planets.


def _planets(state: State, at: str) -> list[str]:
    if at.strip():
        return _found(state, at)
    lines = []
    for player in ranked(state):
        own = [_briefly(planet) for planet in state.planets_of(player)]
        lines += [WORDS("planets-held", who=state.players[player].name, planets=own)] if own else []
    free = [planet for planet in state.planets if planet.owner == NOBODY and not planet.destroyed and planet.system]
    named = [_briefly(planet) for planet in sorted(free, key=lambda planet: planet.name)]
    lines += [WORDS("planets-free", planets=named)] if named else []
    gone = [planet.name for planet in state.planets if planet.destroyed]
    lines += [WORDS("destroyed", planets=gone)] if gone else []
    return [*lines, WORDS("worth-legend")]


def _found(state: State, at: str) -> list[str]:
    planet = planet_named(state, at)
    if planet is not None:
        return planet_lines(state, planet)
    system = system_named(state, at)
    if system is None:
        return [WORDS("nothing-called", name=at.strip()[:40])]
    worlds = [state.planet_by_id[planet] for planet in system.planets]
    if not worlds:
        return [WORDS("no-planet-in", system=system_name(system.id))]
    return [line for world in worlds for line in planet_lines(state, world)]


def _briefly(planet: Planet) -> str:
    where = Noun(WORDS("the-eddy.briefly") if planet.system == EDDY else planet.system)
    marks = [nature(planet)] if planet.traits or planet.fabled or planet.specialties else []
    marks += [attachments_words(planet)] if planet.attachments else []
    marks += [WORDS("exhausted")] if planet.exhausted and planet.owner != NOBODY else []
    return WORDS("planet-summary", planet=planet.name, system=where, worth=worth_briefly(planet), marks=marks)


def planet_lines(state: State, planet: Planet) -> list[str]:
    """Return all that everybody knows of a planet, line by line."""
    if planet.destroyed:
        return [WORDS("planet-is-destroyed", planet=planet.name)]
    owner = state.players[planet.owner].name if planet.owner != NOBODY else ""
    where, exhausted = where_of(state, planet), planet.exhausted
    lines = [
        WORDS("planet-owned", planet=planet.name, where=where, owner=owner, exhausted=exhausted),
        WORDS("planet-is-like", resources=planet.worth, influence=planet.weight, nature=nature(planet)),
    ]
    if planet.id == MERIDIAN:
        lines.append(WORDS("meridian-pays", sealed=is_sealed(state, planet)))
    for attached in planet.attachments:
        card = content().cards.get(attached.card)
        text = f": {lower(WORDS.text(card.text))}" if card is not None else ""
        lines.append(f"- {name_of(attached.card)}{text}")
    ability = content().planets[planet.id].ability if planet.id in content().planets else ""
    if ability:
        lines.append(WORDS("power-of-planet", power=lower(WORDS.text(ability)), used=planet.used))
    for player, force in enumerate(planet.troops):
        if force:
            lines.append(WORDS("troops-of", who=state.players[player].name, units=written_force(force)))
    world = content().planets.get("home" if planet.home != NOBODY else planet.id)
    if world is not None and world.lore:
        lines.append(lore_told(world.lore))
    return lines


# Decks.


def left_of(state: State, deck: str) -> Counter[str]:
    """Return how many cards of each kind are where the reader has not seen them: in the deck, or in others' hands.

    Worked out from what lies open, and from the hand that the reader knows (GAL-G47).
    """
    if deck != ORDERS:
        return Counter(decks.unseen(state, deck))
    known = Counter(state.decks[ORDERS].discard)
    known.update(card for player in state.players for card in player.hand if card != HIDDEN)
    return Counter({card.id: card.count for card in content().orders.values()}) - known


def deck_lines(state: State, at: str) -> list[str]:
    """Return the lines of all decks, or of the one called ``at``."""
    wanted = at.strip().casefold()
    known = [deck for deck in SHOWN if deck in state.decks]
    chosen = [deck for deck in known if wanted in (deck, DECKS[deck], WORDS(f"deck-called-{deck}").casefold())]
    if wanted and not chosen:
        return [WORDS("decks-are", decks=known, name=at.strip()[:40])]
    lines = [line for deck in chosen or known for line in _deck(state, deck, whole=bool(chosen))]
    if not chosen:
        piles = {deck: state.decks[deck] for deck in (PUBLIC, HIDDEN_GOALS) if deck in state.decks}
        goals = [WORDS("goals-in-deck", deck=deck, left=len(pile.draw)) for deck, pile in piles.items()]
        lines += [WORDS("goals-left", goals=goals)] if goals else []
        lines += [WORDS("out-of-game", things=card_counts(state.purged))] if state.purged else []
        lines += [WORDS("in-common-area", cards=card_counts(state.common))] if state.common else []
    return lines


def _deck(state: State, deck: str, *, whole: bool) -> Iterator[str]:
    piles = state.decks[deck]
    yield WORDS("deck-summary", deck=deck, count=len(piles.draw), discarded=len(piles.discard))
    unseen = left_of(state, deck)
    total = sum(unseen.values())
    if not total:
        return
    if whole:
        yield WORDS("unseen-in", held=total != len(piles.draw))
        for card, number in unseen.most_common():
            yield WORDS("unseen-card", card=card, number=number, total=total, percent=round(100 * number / total))
        if piles.discard:
            yield WORDS("discarded", cards=card_counts(piles.discard))
    else:
        yield WORDS("unseen-briefly", cards=[f"{name_of(card)} {number}" for card, number in unseen.most_common()])


# Goals.


def _goals(view: View) -> list[str]:
    state = view.state
    lines = [WORDS("title-points", enough=enough(state))]
    for player in ranked(state):
        own = state.players[player]
        lines.append(WORDS("points-of", who=own.name, points=own.points, sources=point_sources(state, player)))
    lines.append(WORDS("title-public-goals"))
    lines += [f"- {public_goal(state, goal)}" for goal in state.public] or [WORDS("no-public-goal")]
    hidden = hidden_goals(view)
    # An empty line ends the list above.
    return [*lines, "", WORDS("title-your-eyes"), *hidden] if hidden else lines


Glossary = tuple[tuple[str, str], ...]
"""What can be looked up, by name: the text of each thing."""


def looked_up(glossary: Glossary, at: str, at_hand: Sequence[str]) -> Sequence[str]:
    """Return the texts of what is called ``at``, or else of what has it in its name; without it what is ``at_hand``."""
    wanted = plain(former_names.today(at)).strip().casefold()
    if not wanted:
        return at_hand
    found = [line for name, line in glossary if wanted in _called(name)]
    found = found or [line for name, line in glossary if any(wanted in called for called in _called(name))]
    return found or [WORDS("nothing-here-called", name=at.strip()[:40])]


def _called(name: str) -> tuple[str, str]:
    """Return what a thing can be looked up by, in small letters: its name, in English and as it is called here."""
    return name.casefold(), WORDS.text(name).casefold()


def names_in(glossary: Glossary) -> list[str]:
    """Return the names of what can be looked up."""
    return list(dict.fromkeys(name for name, _ in glossary))


def _at_hand(state: State) -> list[str]:
    """Return all units, the technologies that are known to a player, and the relics in play.

    A reader's own order cards and goals stand in their panel.
    """
    known = content()
    owners = {
        technology: [player.name for player in state.players if technology in player.technologies]
        for technology in known.technologies
    }
    held = [relic.relic for player in state.players for relic in player.relics if relic.relic != HIDDEN]
    said = [f"- {_unit(unit)}" for unit in known.units.values()]
    learnt = [WORDS("technology-held", text=_technology(owner), names=by) for owner, by in owners.items() if by]
    relics = [f"- {_relic(relic)}" for relic in held]
    factions = [
        f"- {player.name}: {_faction(known.factions[player.faction])}" for player in state.players if player.faction
    ]
    return [
        *([WORDS("title-factions"), *factions] if factions else []),
        WORDS("title-units"),
        *said,
        *([WORDS("title-technologies"), *learnt] if learnt else []),
        *([WORDS("title-relics"), *relics] if relics else []),
    ]


@by_language
def glossary() -> Glossary:
    """Return the name and the text of everything there is, units first."""
    known = content()
    return (
        *((upper(unit.name), _unit(unit)) for unit in known.units.values()),
        *(
            (technology.name, _with_lore(_technology(technology.id), technology))
            for technology in known.technologies.values()
        ),
        *((faction.name, _with_lore(_faction(faction), faction)) for faction in known.factions.values()),
        *(
            (order.name, _with_lore(WORDS("about-order", card=order.id, text=order.text), order))
            for order in known.orders.values()
        ),
        *((goal.name, _with_lore(_goal(goal), goal)) for goal in known.goals.values()),
        *relics_and_cards(),
    )


@by_language
def relics_and_cards() -> Glossary:
    """Return the name and the text of each relic, then of each exploration card."""
    known = content()
    cards = known.cards.values()
    return (
        *((relic.name, _with_lore(_relic(relic.id), relic)) for relic in known.relics.values()),
        *(
            (card.name, _with_lore(WORDS("about-card", card=card.id, deck=card.deck, text=card.text), card))
            for card in cards
        ),
    )


def _with_lore(said: str, thing: Card | Relic | Technology | OrderCard | Goal | Faction) -> str:
    """Return what a thing is and does, and below it what it is like."""
    return f"{said}\n{lore_told(thing.lore)}" if thing.lore else said


def _faction(faction: Faction) -> str:
    return WORDS("about-faction", faction=faction.id, ability=faction.ability, begin=faction.begin)


def _goal(goal: Goal) -> str:
    return WORDS("about-goal", goal=goal.id, public=goal.kind == PUBLIC, text=goal.text)


def _unit(unit: Unit) -> str:
    said = [WORDS("unit-price", per=unit.per, resources=unit.cost)]
    said += [WORDS("unit-flies", move=unit.move)] if unit.move else []
    said += [WORDS("unit-carries", capacity=unit.capacity)] if unit.capacity else []
    said += [WORDS("unit-hits", hits=unit.hits, die=DIE)] if unit.hits else [WORDS("unit-produces")]
    said += [WORDS("unit-bombards", bombards=unit.bombards)] if unit.bombards else []
    said += [WORDS("unit-supply", supply=unit.supply)] if unit.supply else []
    return WORDS("about-unit", unit=unit.id, said=said)


def _technology(technology: str) -> str:
    known = content().technologies[technology]
    needs, fewer = known.needs, known.needs - LENGTHS["short"].less
    colour, text = known.colour, known.text
    return WORDS("about-technology", technology=technology, colour=colour, needs=needs, fewer=fewer, text=text)


def _relic(relic: str) -> str:
    return WORDS("about-relic", thing=relic, text=content().relics[relic].text)
