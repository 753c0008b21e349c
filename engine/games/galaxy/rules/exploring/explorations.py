"""Explorations: what can be explored, a card that is drawn, and where it goes once it is resolved (GAL-006, GAL-024).

The topics that this touches have modules of their own (GAL-044): `attachments`, `control`, `frontier`, `invasion`, planets
(`board`), purging (`decks`), `relics`, `transactions`. How an exploration goes on the agenda says `windows`. Drawing and
putting away (`draw_card`, `put_away`) ask for no map.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.errors import IllegalMove

from ...state import naming
from ...state.content import FRONTIER, MERIDIAN, content
from ...state.state import NOBODY, Exploration, Planet, State
from ..events import exploring
from ..progress import Voyage
from . import attachments, decks, fragments, frontier


def explore(voyage: Voyage, player: int, place: str, deck: str = "") -> None:
    """Let a player explore a planet (its id) or the frontier token of a system, before anything else goes on (GAL-004).

    ``deck`` is for a planet with several traits, where it is chosen already. A planet without a trait is told of, and no
    card is drawn (GAL-009).
    """
    planet = voyage.state.planet_by_id.get(place)
    if planet is not None and not planet.traits:
        voyage.tell(exploring.Unexplored(planet.name))
        return
    voyage.push(Exploration(player, place, deck))


def refuse(state: State, player: int, place: str) -> IllegalMove | None:
    """Return why a player cannot explore a planet or the frontier token of a system, ``None`` if they can.

    A planet has to be theirs and to have a trait (GAL-009, GAL-G22), a system to hold a token and one of their ships
    (GAL-016, GAL-G20, GAL-G21). What permits it, a technology or a card (GAL-015, GAL-018), is the caller's to know.
    """
    planet = state.planet_by_id.get(place)
    if planet is None:
        return frontier.refuse(state, player, place)
    if planet.owner != player or planet.destroyed:
        return IllegalMove(f"You can't explore {planet.name}: you do not control it.", "GAL-G22")
    return refuse_planet(planet)


def refuse_planet(planet: Planet) -> IllegalMove | None:
    """Return why a planet, whoever asks, cannot be explored: it has no trait (GAL-009), as Meridian (GAL-010) and home
    planets (GAL-011)."""
    if planet.traits:
        return None
    if planet.home != NOBODY:
        return IllegalMove(f"{planet.name} has no trait: home planets are not explored.", "GAL-011")
    if planet.id == MERIDIAN:
        return IllegalMove("Meridian has no trait: there is nothing to explore.", "GAL-010")
    return IllegalMove(f"{planet.name} has no trait: there is nothing to explore.", "GAL-009")


def under_way(state: State) -> Exploration | None:
    """Return the exploration that is being carried out, ``None`` where none is; those below it wait (GAL-014)."""
    return next((task for task in state.agenda if isinstance(task, Exploration)), None)


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
        voyage.tell(exploring.NoCard(voyage.name(task.player), where, task.deck))
        return replace(task, step="resolved")
    drawn = replace(task, card=card, step="revealed")
    token = task.deck == FRONTIER
    remaining = decks.left(voyage.state, task.deck)
    voyage.change(revealed=drawn)
    voyage.tell(exploring.Explored(voyage.name(task.player), where, task.deck, card, remaining, token=token))
    decks.refill(voyage, task.deck)
    return drawn


def destination(card: str) -> str:
    """Return where an exploration card goes once it is resolved, by the table of GAL-G50: "purge", "play" or "common" (a
    Puzzle Engine before its explorer, the Tide Storm in the common area: GAL-037, GAL-038), "attach" (GAL-029), "play"
    for fragments (GAL-030), else "discard" (GAL-025)."""
    return content().cards[card].after


def put_card(voyage: Voyage, card: str, player: int, place: str) -> None:
    """Put a resolved exploration card where it goes (GAL-G50): it is attached to planet ``place`` with what it brings, lies
    before ``player``, in the common area or on its deck's discard pile, or is out of the game; and that is told."""
    where = destination(card)
    facts = content().cards[card]
    if where == "attach":
        attachments.attach(voyage, card, place)
    elif facts.fragment:
        fragments.gain(voyage, player, facts.fragment)
    elif where == "play":
        fragments.gain_device(voyage, player)
    else:
        voyage.tell(exploring.PutAway(card, where))
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
        frontier.return_token(voyage, task.place)
