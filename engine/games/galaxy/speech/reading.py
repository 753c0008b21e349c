"""Moves as people write them: names instead of ids and handles, with blanks, in any case."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Seat
from engine.core.languages import by_language
from engine.core.moves import Move, read_kindly
from engine.core.verbs import Choose, Pass, Trust
from engine.core.words import named_first

from ..rules import awaiting, council, legal, trading
from ..rules.economy import wealth
from ..rules.fighting.landing import EACH
from ..rules.flow import WITHOUT, CardOpen, Moving, Smuggling, open_stage
from ..rules.moving import journeys, movement
from ..rules.steps import Frontier
from ..state import naming
from ..state.catalogue import WORDS, place_words
from ..state.content import content
from ..state.moves import VERBS, Play, Resign
from ..state.naming import handles, planet_named, player_named, read_force, system_named, written_force
from ..state.state import Force, State
from ..state.view import view_for
from . import choices, refusals, typed_words

FILLERS = ("on ", "at ", "to ", "in ", "into ", "from ", "with ", "for ", "of ")
"""What people put between two arguments."""

OPTIONAL = (CardOpen, Smuggling)
"""Stages that one can do without, so that "none" is an answer there too."""


def read(state: State, seat: Seat, text: str) -> Move:
    """Return the move that a text writes, in its one form.

    Players go by name or handle; planets, cards and technologies by name; systems in small letters or by a planet in them.
    Units are written as in "2 scouts and a transport", trades in other words. What is none of these stays as it was
    written. `IllegalMove` says why no such move is possible at all, if so, before it says how it is written. "choose" and
    "decide" answer whatever is asked, by an option or by the words on its button, in whichever way that is answered.
    """
    text = typed_words.of_today(state, text)
    return _answer(state, seat, text) or read_kindly(
        VERBS,
        text,
        lambda word, rest: typed_words.joined(word, _arguments(state, seat, word, rest)),
        lambda word: refusals.why_not(state, seat, word),
        refusals.RULES,
    )


def _answer(state: State, seat: Seat, text: str) -> Move | None:
    """Return the move that an answer stands for; ``None`` where it is no answer, or says by itself which move it is."""
    rest = typed_words.answered(text)
    wanted = " ".join(rest.casefold().split())
    if not wanted:
        return None
    question = awaiting.asked(state, seat)
    if question is not None:
        option = _option(state, seat, rest)
        if option in question.options:
            return awaiting.answer(question, option)
    # To trust the house is to pass, and called the same: choosing it by name is passing.
    possible = [move for move in legal.legal(state, seat) if not isinstance(move, Resign | Trust)]
    if Choose(wanted) in possible:
        return None
    stage = open_stage(state)
    if wanted == WITHOUT and isinstance(stage, OPTIONAL) and Pass() in possible:
        return Pass()
    view = view_for(state, seat)
    return typed_words.labelled(possible, wanted, lambda move: choices.choice(view, move))


def _arguments(state: State, seat: Seat, word: str, rest: str) -> str:
    match word:
        case "activate":
            return _system(state, rest)
        case "move":
            return _bringing(state, rest)
        case "land":
            planet, units = _split(rest, {**_planets(state), EACH: EACH})
            return f"{planet} {_aboard(state, seat, units) or _units(units)}".strip()
        case "produce":
            return _units(rest)
        case "explore" | "choose" | "decide":
            return _option(state, seat, rest)
        case "research" | "discard":
            return _whole(rest, _things())
        case "play" | "use":
            item, target = _split(rest, {**_things(), **_planets(state)})
            return f"{item} {_target(state, seat, item, target)}".strip()
        case "relic":
            return typed_words.fragments(rest)
        case "trade":
            who, deal = _split(rest, _people(state))
            return f"{who} {_deal(state, deal)}".strip()
        case "accept" | "decline":
            return _offer(state, seat, rest)
        case "pay":
            return wealth.respelled_payment(state, seat, rest)
        case "vote":
            who, planets = _split(rest, _people(state))
            return f"{who} {_ballot(state, seat, planets)}"
        case "order" | "resign":
            return rest.casefold()
        case _:
            return rest


# Matching.


def _whole(text: str, names: Mapping[str, str]) -> str:
    """Return what a text names; itself where it names nothing."""
    return names.get(_bare(text.casefold()), text)


def _split(text: str, names: Mapping[str, str]) -> tuple[str, str]:
    """Return what a text begins to name, and the rest of it, both without fillers."""
    named, rest = named_first(text[len(text) - len(_bare(text.casefold())) :], names)
    return named, _rest(rest)


def _rest(text: str) -> str:
    """Return a text without a filler at its beginning, otherwise as it was written."""
    stripped = text.strip()
    lowered = stripped.casefold()
    filler = next((filler for filler in FILLERS if lowered.startswith(filler)), "")
    return stripped[len(filler) :].strip()


def _bare(text: str) -> str:
    return _rest(text).removeprefix("the ")


# Places, units and people.


def _system(state: State, text: str) -> str:
    found = system_named(state, _rest(text))
    return found.id if found is not None else text


def _places(state: State) -> dict[str, str]:
    """Return the labels of systems by what they go by: label, or a planet in them."""
    labels = {system.id.casefold(): system.id for system in state.systems}
    by_planet = {name: state.planet_by_id[planet].system for name, planet in _planets(state).items()}
    return {**{name: system for name, system in by_planet.items() if system}, **labels}


def _planets(state: State) -> dict[str, str]:
    """Return the ids of planets by id and name."""
    called = {place_words(planet.name).casefold(): planet.id for planet in state.planets}
    names = {planet.name.casefold(): planet.id for planet in state.planets}
    return {**called, **names, **{planet.id: planet.id for planet in state.planets}}


def _people(state: State) -> dict[str, str]:
    words = handles(state)
    names = {name.casefold(): words[place] for place, name in enumerate(state.names)}
    return {**names, **{word: word for word in words}}


def _units(text: str) -> str:
    force = _force(text)
    return written_force(force) if force is not None else text


def _deal(state: State, text: str) -> str:
    """Return a deal as moves write it, from English or the language that is spoken; the text itself where it is unclear."""
    meant = text if naming.read_deal(state, text) is not None else typed_words.deal_in_english(state, text)
    return text if naming.read_deal(state, meant) is None else naming.respelled_deal(state, meant)


def _force(text: str) -> Force | None:
    """Return the units that a text names, in English or as the language that is spoken calls them."""
    return read_force(text) or read_force(typed_words.units_in_english(text))


def _aboard(state: State, seat: Seat, units: str) -> str:
    """Return all the ground forces that a seat can land, where "all" is written; "" otherwise."""
    system = state.system_by_id.get(state.system)
    if units.casefold() not in movement.ALL or system is None or not 0 <= seat < len(system.fleets):
        return ""
    return written_force(system.fleets[seat].only("infantry", "mech"))


def _coming(state: State, origin: str, units: str) -> str:
    """Return all that can come from a system, where "all" is written; "" otherwise."""
    stage = open_stage(state)
    if units.casefold() not in movement.ALL or not isinstance(stage, Moving):
        return ""
    ships = journeys.comers(state, stage, origin)
    return journeys.written(journeys.Journey(origin, journeys.loaded(state, stage.player, origin, ships)))


def _bringing(state: State, text: str) -> str:
    """Return target, origin and units of a movement; the target may be left out, as it is the active system."""
    places = _places(state)
    first, rest = _split(text, places)
    if first == state.system and rest.casefold() in (*movement.ALL, " ".join(movement.EVERYTHING)):
        return " ".join((first, *movement.EVERYTHING))
    second, units = _split(rest, places) if rest else ("", "")
    if state.system and second not in places.values() and first in places.values():
        first, second, units = state.system, first, rest
    if second not in state.system_by_id:
        return f"{first} {second} {units}".strip()
    units = _coming(state, second, units) or units
    journey = journeys.read(state, second, units) or journeys.read(state, second, typed_words.units_in_english(units))
    return f"{first} {second} {journeys.written(journey) if journey is not None else units}".strip()


# Cards and what else has a name.


@by_language
def _things() -> Mapping[str, str]:
    """Return the ids of cards, relics, technologies and goals by id and name."""
    known = content()
    groups: tuple[Mapping[str, object], ...] = (known.cards, known.relics, known.technologies, known.orders, known.goals)
    found: dict[str, str] = {}
    for group in groups:
        for key, thing in group.items():
            name = str(getattr(thing, "name", key))
            found.setdefault(WORDS.text(name).casefold(), key)
            found[name.casefold()] = key
    for group in groups:
        found.update((key, key) for key in group)
    return found


def _target(state: State, seat: Seat, item: str, text: str) -> str:
    """Return what something is used on: a planet, a system, a player, a technology, or several planets in any order."""
    names = {
        **_things(),
        **_people(state),
        **_planets(state),
        **{system.id.casefold(): system.id for system in state.systems},
    }
    parts = [part.strip() for part in text.replace(" and ", "+").replace(",", "+").split("+")]
    found = [_whole(part, names) for part in parts if part]
    if len(found) > 1:
        for move in legal.legal(state, seat):
            if isinstance(move, Play) and move.card == item and sorted(move.target.split("+")) == sorted(found):
                return move.target
    return "+".join(found)


def _option(state: State, seat: Seat, text: str) -> str:
    """Return the option that a text names, of what this seat is asked or of anything that can be chosen."""
    question = awaiting.asked(state, seat)
    options = question.options if question is not None else ()
    wanted = _bare(text.casefold())
    named = [
        wanted.replace(" ", "-"),
        _things().get(wanted, ""),
        _planets(state).get(wanted, ""),
        _people(state).get(wanted, ""),
    ]
    for option in options:
        if option.casefold() in named:
            return option
    fitting = [option for option in options if option in state.system_by_id and wanted in ("frontier", "frontier token")]
    if len(fitting) == 1:
        return fitting[0]
    system = system_named(state, wanted)
    if system is not None and system.id in options:
        return system.id
    if isinstance(question, Frontier):
        there = system is not None and system.id == question.system
        if there or wanted in ("frontier token", "token"):
            return options[0]
    return _whole(text, _planets(state)) if question is None else wanted


# Transactions and votes.


def _offer(state: State, seat: Seat, text: str) -> str:
    """Return how a seat names an offer: where only its other side is named, it is the open one between the two."""
    who = player_named(state, _rest(text))
    between = [offer for offer in state.offers if {offer.proposer, offer.partner} == {seat, who}]
    return trading.label(state, between[0], seat) if len(between) == 1 else text.casefold()


def _ballot(state: State, seat: Seat, text: str) -> str:
    """Return the planets of a vote as the move writes them; all of them where none is named."""
    if not text or text.casefold() in ("all", "everything", "all planets"):
        return council.ALL
    if not 0 <= seat < len(state.players):
        return text
    planets = council.ballot(state, seat, text)
    if planets is not None:
        return ", ".join(planet.id for planet in planets)
    named = [planet_named(state, part) for part in text.replace(" and ", ",").split(",")]
    return ", ".join(planet.id for planet in named if planet is not None) if all(named) else text
