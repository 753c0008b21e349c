"""Explorations: what can be explored, a card that is drawn, and where it goes once it is resolved (GAL-006, GAL-024). Also
frontier and gamma tokens (GAL-016, GAL-G06, GAL-G35), attachments (GAL-028), and what technologies and the Crown of the
Tomb let a player explore (GAL-G38, GAL-G22).

The topics that this touches have modules of their own (GAL-044). How an exploration goes on the agenda says `windows`.
Drawing and putting away (`draw_card`, `put_away`) ask for no map.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.errors import IllegalMove

from ...state import naming
from ...state.catalogue import refused
from ...state.content import DEEP_SURVEY, FRONTIER, MERIDIAN, TOMB_CROWN, VOID_COMPASS, WORLD_FORGE, content
from ...state.state import NOBODY, Attachment, Exploration, Planet, State, System
from .. import flow, standing_orders, steps
from ..events import course, ventures
from ..flow import WITHOUT
from ..progress import Voyage
from ..relics import relics
from . import decks


def explore(voyage: Voyage, player: int, place: str, deck: str = "") -> None:
    """Let a player explore a planet (its id) or the frontier token of a system, before anything else goes on (GAL-004).

    ``deck`` is for a planet with several traits, where it is chosen already. A planet without a trait is told of, and no
    card is drawn (GAL-009).
    """
    planet = voyage.state.planet_by_id.get(place)
    if planet is not None and not planet.traits:
        voyage.tell(ventures.Unexplored(planet.name))
        return
    voyage.push(Exploration(player, place, deck))


def refuse(state: State, player: int, place: str) -> IllegalMove | None:
    """Return why a player cannot explore a planet or the frontier token of a system, ``None`` if they can.

    A planet has to be theirs and to have a trait (GAL-009, GAL-G22). A system has to hold a token and one of their ships
    (GAL-016, GAL-G20, GAL-G21). What permits it, a technology or a card (GAL-015, GAL-018), is the caller's to know.
    """
    planet = state.planet_by_id.get(place)
    if planet is None:
        return refuse_frontier(state, player, place)
    if planet.owner != player or planet.destroyed:
        return refused("explore-only-own-planet", "GAL-G22", planet=planet.name)
    return refuse_planet(planet)


def refuse_planet(planet: Planet) -> IllegalMove | None:
    """Return why a planet cannot be explored by any player: it has no trait (GAL-009), as Meridian (GAL-010) and home
    planets (GAL-011)."""
    if planet.traits:
        return None
    if planet.home != NOBODY:
        return refused("home-planet-without-trait", "GAL-011", planet=planet.name)
    if planet.id == MERIDIAN:
        return refused("meridian-has-no-trait", "GAL-010")
    return refused("planet-without-trait", "GAL-009", planet=planet.name)


def under_way(state: State) -> Exploration | None:
    """Return the exploration that is being carried out, ``None`` where none is; those below it wait (GAL-014)."""
    return next((task for task in state.agenda if isinstance(task, Exploration)), None)


def refuse_reopening(state: State, player: int) -> IllegalMove | None:
    """Return why a player cannot trade first over a card that was resolved unasked, ``None`` if they can (GAL-G23)."""
    if state.before is None:
        return refused("nothing-to-reopen", "GAL-G23")
    task = under_way(state.before)
    if task is not None and player != task.player:
        return refused("only-explorer-reopens", "GAL-G23", who=state.players[task.player].name)
    return None


# The steps, for every use.


def possible_decks(state: State, task: Exploration) -> tuple[str, ...]:
    """Return the decks that a card may be drawn from: the frontier deck for a token (GAL-021), else that of the planet's
    trait, or of one of its traits (GAL-006, GAL-008, GAL-012)."""
    planet = state.planet_by_id.get(task.place)
    return (FRONTIER,) if planet is None else tuple(sorted(planet.traits))


def draw_card(voyage: Voyage, task: Exploration) -> Exploration:
    """Draw the card of an exploration whose deck is known, show it to everybody (GAL-042), and return the exploration with
    it: what the exploration yields depends on it (GAL-002). A deck that is empty now is reshuffled at once, without this
    card (GAL-G18).

    Where deck and discard pile are both empty there is no card, and nothing to resolve: ``step`` is "resolved" at once.
    """
    where = naming.place_name(voyage.state, task.place)
    card = decks.take(voyage, task.deck)
    if not card:
        voyage.tell(ventures.NoCard(voyage.name(task.player), where, task.deck))
        return replace(task, step="resolved")
    drawn = replace(task, card=card, step="revealed")
    token = task.deck == FRONTIER
    remaining = decks.left(voyage.state, task.deck)
    voyage.change(revealed=drawn)
    voyage.tell(ventures.Explored(voyage.name(task.player), where, task.deck, card, remaining, token=token))
    voyage.meet(card)
    decks.refill(voyage, task.deck)
    return drawn


def destination(card: str) -> str:
    """Return where an exploration card goes once it is resolved, by the table of GAL-G50. It is "purge", or "play" for a
    Puzzle Engine before its explorer, or "common" for the Tide Storm in the common area (GAL-037, GAL-038). Or it is
    "attach" (GAL-029), "play" for fragments (GAL-030), else "discard" (GAL-025)."""
    return content().cards[card].after


def put_card(voyage: Voyage, card: str, player: int, place: str) -> None:
    """Put a resolved exploration card where it goes, and tell it (GAL-G50).

    It is attached to planet ``place`` with what it brings; or it lies before ``player``, in the common area or on its
    deck's discard pile; or it is out of the game.
    """
    where = destination(card)
    facts = content().cards[card]
    if where == "attach":
        attach(voyage, card, place)
    elif facts.fragment:
        decks.gain_fragment(voyage, player, facts.fragment)
    elif where == "play":
        decks.gain_device(voyage, player)
    else:
        voyage.tell(ventures.PutAway(card, where))
        if where == "common":
            voyage.change(common=(*voyage.state.common, card))
        elif where == "purge":
            decks.purge(voyage, card)
        else:
            decks.discard(voyage, facts.deck, card)


def put_away(voyage: Voyage, task: Exploration) -> None:
    """Put the resolved card where it goes (GAL-G50), and only then return the frontier token, if one was explored (GAL-023,
    GAL-G19). The exploration has to be off the agenda already."""
    if task.card:
        put_card(voyage, task.card, task.player, task.place)
    if task.deck == FRONTIER:
        voyage.set_player(task.player, frontiers=voyage.player(task.player).frontiers + 1)
        return_token(voyage, task.place)


def may_hold_token(system: System) -> bool:
    """Return whether a frontier token can be put in a system: it has no planet and no token, and is not the Eddy
    (GAL-G06, GAL-G07)."""
    return not system.planets and not system.frontier and system.id != naming.EDDY


def place_token(voyage: Voyage, system: str, rules: Sequence[str] = ("GAL-020", "GAL-G07")) -> None:
    """Put a frontier token from the unlimited supply in a system that `may_hold_token` (GAL-020, GAL-G06)."""
    assert may_hold_token(voyage.system(system)), system
    voyage.set_system(system, frontier=True)
    voyage.tell(ventures.TokenPlaced(naming.system_name(system), "frontier"), rules=rules)


def return_token(voyage: Voyage, place: str) -> None:
    """Return an explored frontier token to the supply (GAL-023, GAL-G19).

    At a desk it lies on a table elsewhere: the clerks are told, if ``place`` is named at all.
    """
    if place in voyage.state.system_by_id:
        voyage.set_system(place, frontier=False)
    if place:
        voyage.tell(ventures.TokenReturned(naming.place_name(voyage.state, place)))


def refuse_frontier(state: State, player: int, system: str) -> IllegalMove | None:
    """Return why a player cannot explore the frontier of a system, whatever permits it: there is no token (GAL-016), or
    no ship of theirs (GAL-G20, GAL-G21). ``None`` if they can."""
    found = state.system_by_id.get(system)
    if found is None:
        return refused("no-such-place-to-explore", "GAL-001")
    name = naming.system_name(system)
    if not found.frontier:
        return refused("no-frontier-token", "GAL-016", name=name)
    if not found.fleets[player].ships:
        return refused("no-ship-for-frontier", "GAL-G21", name=name)
    return None


def open_gamma(voyage: Voyage, system: str) -> None:
    """Put a gamma token in a system: it is adjacent to every other gamma system from now on, first of all the Eddy
    (GAL-G35). Where one lies already, nothing changes."""
    if voyage.system(system).gamma:
        return
    voyage.set_system(system, gamma=True)
    voyage.tell(ventures.TokenPlaced(naming.system_name(system), "gamma"), rules=("GAL-G35",))


EXPLORE = "frontier"


def explorable(state: State, player: int) -> tuple[str, ...]:
    """Return the planets that a player controls and that have a trait, by name: any number of times each (GAL-G22)."""
    own = (planet.id for planet in state.planets_of(player))
    return tuple(planet for planet in own if refuse(state, player, planet) is None)


def sites(state: State, player: int, system: str) -> tuple[str, ...]:
    """Return the planets of a system that Deep Survey can explore: with a trait, controlled, with a unit of the player."""
    if not state.players[player].knows(DEEP_SURVEY):
        return ()
    here = (state.planet_by_id[planet] for planet in explorable(state, player))
    return tuple(planet.id for planet in here if planet.system == system and planet.troops and planet.troops[player])


@flow.step(steps.Survey)
def _survey(voyage: Voyage, task: steps.Survey) -> None:
    """In the first step of a tactical action (GAL-G11); the only planet that there is needs no asking (GAL-G91)."""
    player, system = voyage.state.active, voyage.state.system
    planets = sites(voyage.state, player, system)
    if len(planets) == 1 and standing_orders.wants(voyage.state, player, "gifts") == "take":
        explore(voyage, player, planets[0])
    elif planets:
        voyage.push(steps.SurveyWhich(system, owner=player, options=(*planets, WITHOUT), default=WITHOUT))


@flow.answer(steps.SurveyWhich)
def _surveyed(voyage: Voyage, question: steps.SurveyWhich, option: str) -> None:
    if option == WITHOUT:
        voyage.tell(course.NothingDone(voyage.name(question.owner), "survey"), rules=("GAL-G22",))
    else:
        explore(voyage, question.owner, option)


def refuse_compass(state: State, player: int, system: str) -> IllegalMove | None:
    """Return why a player cannot explore the frontier of a system at the end of their tactical action there: they lack the
    Void Compass (GAL-017, GAL-018), or as `frontier.refuse`."""
    if not state.players[player].knows(VOID_COMPASS):
        return refused("frontier-needs-compass", "GAL-018")
    return refuse_frontier(state, player, system)


@flow.step(steps.Crown)
def _crown(voyage: Voyage, task: steps.Crown) -> None:
    """After a tactical action its player may exhaust the Crown of the Tomb to explore a planet of theirs (GAL-G22)."""
    player = voyage.state.active
    if voyage.player(player).holds(TOMB_CROWN, ready=True) and (planets := explorable(voyage.state, player)):
        system = voyage.state.system
        voyage.push(steps.CrownWhich(system, owner=player, options=(*planets, WITHOUT), default=WITHOUT))


@flow.answer(steps.CrownWhich)
def _crowned(voyage: Voyage, question: steps.CrownWhich, option: str) -> None:
    if option == WITHOUT:
        voyage.tell(course.NothingDone(voyage.name(question.owner), "crown"), rules=("GAL-G22",))
    else:
        relics.exhaust(voyage, question.owner, TOMB_CROWN)
        explore(voyage, question.owner, option)


@flow.step(steps.Compass)
def look_beyond(voyage: Voyage, task: steps.Compass) -> None:
    """At the end of a tactical action: let the active player explore the frontier token of the active system, if they have
    Void Compass and a ship there (GAL-017, GAL-G20, GAL-G37). Unless they want to be asked it is explored (GAL-G91)."""
    state = voyage.state
    if refuse_compass(state, state.active, state.system) is not None:
        return
    if standing_orders.wants(state, state.active, "gifts") == "take":
        explore(voyage, state.active, state.system)
    else:
        options = (EXPLORE, WITHOUT)
        voyage.push(steps.Frontier(state.system, owner=state.active, options=options, default=EXPLORE))


@flow.answer(steps.Frontier)
def explore_or_not(voyage: Voyage, question: steps.Frontier, option: str) -> None:
    """Explore the token, or leave it."""
    if option == EXPLORE:
        explore(voyage, question.owner, question.system)
    else:
        voyage.tell(course.NothingDone(voyage.name(question.owner), "compass"), rules=("GAL-G20",))


FORGED = Attachment(WORLD_FORGE, 2, 2)
"""The relic that is attached to a planet; every other attachment is an exploration card (GAL-029)."""

SECOND_LABORATORY = (1, 1)
"""What a laboratory brings, in resources and influence, where there is a specialty already (GAL-G29)."""


def attach(voyage: Voyage, card: str, planet: str) -> None:
    """Attach a card to a planet; what it brings counts from now on, and is fixed now (GAL-028, GAL-G28, GAL-G29).

    Any number of attachments may lie there. They stay when the planet changes hands.
    """
    lay(voyage, attachment(card, voyage.planet(planet)), planet)


def lay(voyage: Voyage, new: Attachment, planet: str) -> None:
    """Attach a card whose worth is known already."""
    world = voyage.planet(planet)
    voyage.set_planet(planet, attachments=(*world.attachments, new))
    voyage.tell(ventures.Attached(new.card, world.name, new.resources, new.influence, new.specialty))


def attachment(card: str, planet: Planet) -> Attachment:
    """Return what a card brings when it is attached to a planet.

    A laboratory brings its specialty, or +1 resource and +1 influence where the planet has any specialty already, printed
    or attached (GAL-G29).
    """
    if card == WORLD_FORGE:
        return FORGED
    facts = content().cards[card]
    if facts.specialty and planet.specialties:
        return second(card)
    return Attachment(card, facts.resources, facts.influence, facts.specialty)


def second(card: str) -> Attachment:
    """Return what a laboratory brings where there is a specialty already (GAL-G29)."""
    return Attachment(card, *SECOND_LABORATORY)


def attachable(card: str) -> bool:
    """Return whether a card can be attached: it has an attach header (GAL-029), or is the World Forge."""
    facts = content().cards.get(card)
    return card == WORLD_FORGE or (facts is not None and facts.after == "attach")


def detach(voyage: Voyage, card: str, planet: str) -> None:
    """Take a card that is attached to a planet off it, and what it brought with it; where the card goes is the caller's."""
    attached = list(voyage.planet(planet).attachments)
    attached.remove(next(item for item in attached if item.card == card))
    voyage.set_planet(planet, attachments=tuple(attached))


def purge_attachments(voyage: Voyage, planet: str) -> None:
    """Purge all attachments of a planet whose card is purged (GAL-G28)."""
    gone = tuple(attached.card for attached in voyage.planet(planet).attachments)
    voyage.set_planet(planet, attachments=())
    voyage.change(purged=(*voyage.state.purged, *gone))
