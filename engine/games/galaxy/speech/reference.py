"""What can be looked up: planets and who holds them, decks with what is left in them, goals, and what each card,
technology, relic and unit does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from engine.core.pages import fitted
from engine.core.words import count, listed, lower, plain, upper

from ..rules.exploring import decks
from ..rules.progress import DIE
from ..state import former
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
from ..state.naming import DECKS, EDDY, card_name, planet_named, system_name, system_named, units_words
from ..state.state import NOBODY, Planet, State
from ..state.view import HIDDEN, View
from .asking import public_goal, ranked, secret_lines
from .words import a_card, attachments_words, card_counts, is_sealed, nature, where_of, worth_briefly

PAGES = ("planets", "decks", "goals", "cards")
"""The names of the pages."""

SHOWN = (*EXPLORATION, RELIC, ORDERS)
"""The decks of which everybody can work out what is left (GAL-G47)."""


def page(view: View, name: str, at: str) -> str:
    """Return a page: "planets" (``at`` a planet or a system), "decks" (``at`` a deck), "goals" or "cards" (``at`` one)."""
    if name == "cards":
        return fitted(glossary_lines(view, at))
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
        return glossary_names(state)
    return [deck for deck in SHOWN if deck in state.decks] if name == "decks" else ()


def places(view: View) -> Sequence[str]:
    """Return the systems and planets that can be seen closer; at a desk there is no map."""
    state = view.state
    return () if state.phase == "desk" else [*_system_names(state), *_planet_names(state)]


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
        own = state.planets_of(player)
        if own:
            lines.append(f"**{state.players[player].name}**: {'; '.join(_briefly(state, planet) for planet in own)}.")
    free = [planet for planet in _in_play(state) if planet.owner == NOBODY]
    lines += [f"**Nobody's**: {'; '.join(_briefly(state, planet) for planet in free)}."] if free else []
    gone = [planet.name for planet in state.planets if planet.destroyed]
    lines += [f"Destroyed: {listed(gone)}."] if gone else []
    return [*lines, "-# Worth: resources, then influence"]


def _in_play(state: State) -> list[Planet]:
    known = [planet for planet in state.planets if not planet.destroyed and planet.system]
    return sorted(known, key=lambda planet: planet.name)


def _found(state: State, at: str) -> list[str]:
    planet = planet_named(state, at)
    if planet is not None:
        return planet_lines(state, planet)
    system = system_named(state, at)
    if system is None:
        return [f"Nothing on the map is called “{at.strip()[:40]}”."]
    worlds = [state.planet_by_id[one] for one in system.planets]
    if not worlds:
        return [f"There is no planet in {system_name(system.id)}."]
    return [line for world in worlds for line in planet_lines(state, world)]


def _briefly(state: State, planet: Planet) -> str:
    where = f" {system_name(planet.system).removeprefix('the ')}" if planet.system else ""
    marks = [nature(planet)] if planet.traits or planet.fabled or planet.specialties else []
    marks += [attachments_words(planet)] if planet.attachments else []
    marks += ["exhausted"] if planet.exhausted and planet.owner != NOBODY else []
    said = f" ({'; '.join(marks)})" if marks else ""
    return f"{planet.name}{where} {worth_briefly(planet)}{said}"


def planet_lines(state: State, planet: Planet) -> list[str]:
    """Return all that everybody knows of a planet, line by line."""
    if planet.destroyed:
        return [f"**{planet.name}** is destroyed."]
    owner = state.players[planet.owner].name if planet.owner != NOBODY else ""
    use = ", exhausted" if planet.exhausted and owner else ", ready" if owner else ""
    lines = [
        f"**{planet.name}** {where_of(state, planet)}, {f'{owner}’s{use}' if owner else 'nobody’s'}",
        f"{count(planet.worth, 'resource')}, {planet.weight} influence; {nature(planet)}.",
    ]
    if planet.id == MERIDIAN:
        sealed = "Whoever lands first pays 6 influence, for 1 point. " if is_sealed(state, planet) else ""
        lines.append(f"{sealed}Its owner gains 1 point in each status phase.")
    for attached in planet.attachments:
        card = content().cards.get(attached.card)
        text = f": {lower(card.text)}" if card is not None else ""
        lines.append(f"- {card_name(attached.card)}{text}")
    ability = content().planets[planet.id].ability if planet.id in content().planets else ""
    if ability:
        lines.append(f"Once a round, at the end of the owner's turn: {lower(ability)}{' Used.' if planet.used else ''}")
    for player, force in enumerate(planet.troops):
        if force:
            lines.append(f"{state.players[player].name}: {units_words(force)}.")
    world = content().planets.get("home" if planet.home != NOBODY else planet.id)
    if world is not None and world.lore and state.phase != "desk":
        lines.append(f"-# *{world.lore}*")
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
    chosen = [deck for deck in known if wanted in (deck, DECKS[deck])]
    if wanted and not chosen:
        return [f"The decks are {listed(known)}: none is called “{at.strip()[:40]}”."]
    lines = [line for deck in chosen or known for line in _deck(state, deck, whole=bool(chosen))]
    if not chosen:
        goals = ", ".join(
            f"{DECKS[deck]}s {len(state.decks[deck].draw)}" for deck in (PUBLIC, HIDDEN_GOALS) if deck in state.decks
        )
        lines += [f"-# Goals left: {goals}"] if goals else []
        lines += [f"Out of the game: {', '.join(card_counts(state.purged))}."] if state.purged else []
        lines += [f"In the common area: {', '.join(card_counts(state.common))}."] if state.common else []
    return lines


def _deck(state: State, deck: str, *, whole: bool) -> Iterator[str]:
    piles = state.decks[deck]
    yield f"**{upper(DECKS[deck])} deck**: {count(len(piles.draw), 'card')} left, {len(piles.discard)} discarded"
    unseen = left_of(state, deck)
    total = sum(unseen.values())
    if not total:
        return
    where = "in the deck" if total == len(piles.draw) else "in the deck or in others’ hands"
    named = [f"{card_name(card)} {number}" for card, number in unseen.most_common()]
    if whole:
        yield f"Unseen, {where}:"
        yield from (
            f"- {card_name(card)} {number} in {total}, {round(100 * number / total)} %"
            for card, number in unseen.most_common()
        )
        if piles.discard:
            yield f"Discarded: {', '.join(card_counts(piles.discard))}."
    else:
        yield f"-# {'; '.join(named)}"


# Goals.


def _goals(view: View) -> list[str]:
    state = view.state
    lines = [f"**Points** – first to {enough(state)}"]
    for player in ranked(state):
        own = state.players[player]
        scored = [card_name(goal) for goal in own.scored]
        lines.append(f"{own.name} {own.points}{f': {listed(scored)}' if scored else ''}.")
    lines.append("**Public goals**, 1 point each")
    lines += [f"- {public_goal(state, goal)}" for goal in state.public] or ["None lies open yet."]
    own_lines = [line for line in secret_lines(view) if line.startswith("Hidden goal")]
    lines += ["**For your eyes**", *own_lines] if own_lines else []
    return lines


def glossary_lines(view: View, at: str) -> list[str]:
    """Return what ``at`` is and does, line by line; without it all units, the technologies that somebody has, and the
    relics in play. A reader's own order cards and goals stand in their panel."""
    wanted = plain(former.today(at)).strip().casefold()
    if not wanted:
        return _at_hand(view.state)
    found = [line for name, line in _all(_at_desk(view.state)) if name.casefold() == wanted]
    found = found or [line for name, line in _all(_at_desk(view.state)) if wanted in name.casefold()]
    return found or [f"Nothing here is called “{at.strip()[:40]}”: completion offers all there is."]


def glossary_names(state: State) -> list[str]:
    """Return what can be looked up: at an exploration desk its cards and relics, in an expedition everything."""
    return list(dict.fromkeys(name for name, _ in _all(_at_desk(state))))


def _at_hand(state: State) -> list[str]:
    if state.phase == "desk":
        return ["Name a card or a relic to read it."]
    known = content()
    owners = {
        technology: [player.name for player in state.players if technology in player.technologies]
        for technology in known.technologies
    }
    held = [one.relic for player in state.players for one in player.relics if one.relic != HIDDEN]
    said = [f"- {_unit(unit)}" for unit in known.units.values()]
    learnt = [f"- {_technology(one)} ({listed(by)})" for one, by in owners.items() if by]
    relics = [f"- {_relic(relic)}" for relic in held]
    factions = [
        f"- {player.name}: {_faction(known.factions[player.faction])}" for player in state.players if player.faction
    ]
    return [
        *(["**Factions**", *factions] if factions else []),
        "**Units**",
        *said,
        *(["**Technologies that somebody has**", *learnt] if learnt else []),
        *(["**Relics**", *relics] if relics else []),
    ]


def _at_desk(state: State) -> bool:
    return state.phase == "desk"


@cache
def _all(at_desk: bool) -> tuple[tuple[str, str], ...]:
    """Return the name and the text of everything there is, units first; at a desk of relics and cards."""
    known = content()
    found: list[tuple[str, str]] = []
    if not at_desk:
        found += ((upper(unit.name), _unit(unit)) for unit in known.units.values())
        found += ((one.name, _with_lore(_technology(one.id), one)) for one in known.technologies.values())
        found += ((one.name, _with_lore(_faction(one), one)) for one in known.factions.values())
        orders, all_goals = known.orders.values(), known.goals.values()
        found += ((one.name, _with_lore(f"**{one.name}**, an order card: {one.text}", one)) for one in orders)
        found += ((one.name, _with_lore(f"**{one.name}**, a {one.kind} goal: {one.text}", one)) for one in all_goals)
    found += ((one.name, _with_lore(_relic(one.id), one)) for one in known.relics.values())
    for card in known.cards.values():
        what = a_card(card.deck) if card.deck in DECKS else "a card"
        found.append((card.name, _with_lore(f"**{card.name}**, {what}: {card.text}", card)))
    return tuple(found)


def _with_lore(said: str, one: Card | Relic | Technology | OrderCard | Goal | Faction) -> str:
    """Return what a thing is and does, and below it what it is like."""
    return f"{said}\n-# *{one.lore}*" if one.lore else said


def _faction(one: Faction) -> str:
    return f"**{one.name}**, a faction: {one.ability} It begins with {one.begin}."


def _unit(unit: Unit) -> str:
    price = count(unit.cost, "resource")
    said = [f"{unit.per} for {price}" if unit.per > 1 else price]
    said += [f"flies {count(unit.move, 'system')}"] if unit.move else []
    said += [f"carries {unit.capacity}"] if unit.capacity else []
    said += [f"hits on {unit.hits} or more of {DIE}"] if unit.hits else ["produces up to 3 units"]
    said += [f"bombards on {unit.bombards}"] if unit.bombards else []
    said += [f"at most {unit.supply} on the map"] if unit.supply else []
    return f"**{upper(unit.name)}**: {', '.join(said)}."


def _technology(technology: str) -> str:
    known = content().technologies[technology]
    fewer = f"{known.needs - LENGTHS['short'].less} in a short one"
    needs = f"needs {count(known.needs, f'{known.colour} symbol')} ({fewer})" if known.needs else "needs nothing before it"
    return f"**{known.name}**, {known.colour}, {needs}: {known.text}"


def _relic(relic: str) -> str:
    known = content().relics[relic]
    return f"**{known.name}**, a relic: {known.text}"
