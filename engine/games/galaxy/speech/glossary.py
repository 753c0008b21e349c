"""What each card, technology, relic, goal and unit is and does, to be looked up by its name."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import count, listed, plain, upper

from ..rules.progress import DIE
from ..state import former
from ..state.content import Unit, content
from ..state.state import State
from ..state.view import HIDDEN, View
from .words import DECKS, a_card


def lines(view: View, at: str) -> list[str]:
    """Return what ``at`` is and does, line by line; without it all units, the technologies that somebody has, and the
    relics in play. A reader's own order cards and goals stand in their panel."""
    wanted = plain(former.today(at)).strip().casefold()
    if not wanted:
        return _at_hand(view.state)
    found = [line for name, line in _all(view.state) if name.casefold() == wanted]
    found = found or [line for name, line in _all(view.state) if wanted in name.casefold()]
    return found or [f"Nothing here is called “{at.strip()[:40]}”: completion offers all there is."]


def names(state: State) -> list[str]:
    """Return what can be looked up: at an exploration desk its cards and relics, in an expedition everything."""
    return list(dict.fromkeys(name for name, _ in _all(state)))


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
    return [
        "**Units**",
        *said,
        *(["**Technologies that somebody has**", *learnt] if learnt else []),
        *(["**Relics**", *relics] if relics else []),
    ]


def _all(state: State) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of everything there is, units first."""
    known = content()
    if state.phase != "desk":
        yield from ((upper(unit.name), _unit(unit)) for unit in known.units.values())
        yield from ((one.name, _technology(one.id)) for one in known.technologies.values())
        yield from ((one.name, f"**{one.name}**, an order card: {one.text}") for one in known.orders.values())
        yield from ((one.name, f"**{one.name}**, a {one.kind} goal: {one.text}") for one in known.goals.values())
    yield from ((one.name, _relic(one.id)) for one in known.relics.values())
    for card in known.cards.values():
        yield card.name, f"**{card.name}**, {a_card(card.deck) if card.deck in DECKS else 'a card'}: {card.text}"


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
    needs = f"needs {count(known.needs, f'{known.colour} symbol')}" if known.needs else "needs nothing before it"
    return f"**{known.name}**, {known.colour}, {needs}: {known.text}"


def _relic(relic: str) -> str:
    known = content().relics[relic]
    return f"**{known.name}**, a relic: {known.text}"
