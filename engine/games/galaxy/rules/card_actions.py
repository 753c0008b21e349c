"""What the order cards do that are a turn's action, and what each can be played on (GAL-G39)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.moves import Move

from ..state.content import EXPLORATION, content
from ..state.moves import Play, target_told
from ..state.state import State
from . import flow, order_cards, steps
from .economy import supply, tokens, wealth
from .events import exploring
from .exploring import decks, explorations, frontier, surveys
from .progress import Voyage
from .trading import smuggling

RULE = "GAL-G39"
RULES = (RULE,)
GOODS, TWO = 2, 2
AND = "+"


class Deed(NamedTuple):
    """A card: what it can be played on now ("-" for a card that needs nothing named), what speaks against a target, and
    what it does."""

    targets: Callable[[State, int], Iterator[str]]
    refuse: Callable[[State, int, str], IllegalMove | None]
    act: Callable[[Voyage, int, str], None]


def _alone(state: State, player: int) -> Iterator[str]:
    yield NOTHING


def _refuse_target(state: State, player: int, target: str) -> IllegalMove | None:
    return None if target == NOTHING else IllegalMove("This card needs nothing named beside it.", RULE)


# Explorations.


def _surveys(state: State, player: int) -> Iterator[str]:
    yield from surveys.explorable(state, player)


def _refuse_survey(state: State, player: int, target: str) -> IllegalMove | None:
    if target not in state.planet_by_id:
        return IllegalMove("Say which planet of yours is to be explored.", RULE)
    return explorations.refuse(state, player, target)


def _explore(voyage: Voyage, player: int, target: str) -> None:
    explorations.explore(voyage, player, target)


def _scans(state: State, player: int) -> Iterator[str]:
    for system in state.systems:
        if system.frontier and explorations.refuse(state, player, system.id) is None:
            yield system.id


def _refuse_scan(state: State, player: int, target: str) -> IllegalMove | None:
    if target not in state.system_by_id:
        return IllegalMove("Say which system's frontier token is to be explored.", RULE)
    return explorations.refuse(state, player, target)


def _probes(state: State, player: int) -> Iterator[str]:
    for system in state.systems:
        if _refuse_probe(state, player, system.id) is None:
            yield system.id


def _refuse_probe(state: State, player: int, target: str) -> IllegalMove | None:
    system = state.system_by_id.get(target)
    if system is None:
        return IllegalMove("Say in which system the frontier token is to be put.", "GAL-G07")
    if not system.fleets[player].ships:
        return IllegalMove("A probe starts from a ship of yours, and there is none.", "GAL-G07")
    if not frontier.may_hold_token(system):
        reason = "a frontier token lies there already" if system.frontier else "that is for systems without planets"
        return IllegalMove(f"No frontier token can be put there: {reason}.", "GAL-G06")
    return None


def _probe(voyage: Voyage, player: int, target: str) -> None:
    frontier.place_token(voyage, target, ("GAL-020", "GAL-G07"))


# Things gained.


def _requisition(voyage: Voyage, player: int, target: str) -> None:
    wealth.gain_goods(voyage, player, GOODS, "requisition", RULES)


def _reserve(voyage: Voyage, player: int, target: str) -> None:
    tokens.gain(voyage, player, 1, "reserve-orders")


def _winded(state: State, player: int) -> Iterator[str]:
    return (planet.id for planet in state.planets_of(player) if planet.exhausted)


def _refuse_wind(state: State, player: int, target: str) -> IllegalMove | None:
    planet = state.planet_by_id.get(target)
    if planet is None:
        return IllegalMove("Say which planet of yours is to be readied.", RULE)
    if planet.owner != player or planet.destroyed:
        return IllegalMove(f"{planet.name} is not yours.", RULE)
    return None if planet.exhausted else IllegalMove(f"{planet.name} is ready already.", RULE)


def _ready(voyage: Voyage, player: int, target: str) -> None:
    wealth.ready(voyage, target, "second-wind")


# Conscription: one planet, or two joined by "+".


def _drafts(state: State, player: int) -> Iterator[str]:
    own = supply.grounds(state, player, "infantry")
    yield from own
    yield from (AND.join(pair) for pair in combinations(own, TWO))


def _refuse_draft(state: State, player: int, target: str) -> IllegalMove | None:
    planets = target.split(AND)
    if target == NOTHING or len(planets) > TWO or len(set(planets)) < len(planets):
        return IllegalMove("Say on which one or two planets of yours infantry is to be put: “aster+kiln”.", RULE)
    for one in planets:
        planet = state.planet_by_id.get(one)
        if planet is None or planet.owner != player or planet.destroyed:
            return IllegalMove(f"{planet.name if planet else one} is no planet of yours.", RULE)
        if not supply.possible(state, player, one, "infantry"):
            return IllegalMove(f"No unit may be put on {planet.name}.", "GAL-G30")
    return None


def _conscript(voyage: Voyage, player: int, target: str) -> None:
    for planet in target.split(AND):
        supply.put(voyage, player, planet, "infantry", 1, "conscription", RULES)


# Star Charts.


def _charted(state: State, player: int) -> Iterator[str]:
    return (deck for deck in EXPLORATION if state.decks[deck].draw or state.decks[deck].discard)


def _refuse_charts(state: State, player: int, target: str) -> IllegalMove | None:
    if target not in EXPLORATION:
        return IllegalMove("Say which exploration deck: cultural, hazardous, industrial or frontier.", RULE)
    piles = state.decks[target]
    return None if piles.draw or piles.discard else IllegalMove(f"The {target} deck has no cards.", RULE)


def _chart(voyage: Voyage, player: int, target: str) -> None:
    """Show the player the top cards, in a question only they see: its options are the orders, top first (GAL-G47).

    It is put even where the cards are alike, so that being asked tells nobody anything.
    """
    decks.refill(voyage, target)
    top = voyage.deck(target).draw[:TWO]
    voyage.tell(exploring.Looked(voyage.name(player), target))
    options = tuple(dict.fromkeys((AND.join(top), AND.join(reversed(top)))))
    voyage.push(steps.Charts(target, owner=player, options=options, default=options[0]))


@flow.answer(steps.Charts)
def _put_back(voyage: Voyage, question: steps.Charts, option: str) -> None:
    top = tuple(option.split(AND))
    cards = voyage.deck(question.deck).draw
    assert sorted(top) == sorted(cards[: len(top)]), (top, cards[: len(top)])
    voyage.set_deck(question.deck, draw=(*top, *cards[len(top) :]))


# The Smuggler has a module of its own.


def _smuggled(state: State, player: int) -> Iterator[str]:
    return smuggling.targets(state, player)


def _refuse_smuggling(state: State, player: int, target: str) -> IllegalMove | None:
    return smuggling.refuse(state, player, target)


def _smuggle(voyage: Voyage, player: int, target: str) -> None:
    smuggling.begin(voyage, player, target)


DEEDS = {
    "fresh-survey": Deed(_surveys, _refuse_survey, _explore),
    "long-scan": Deed(_scans, _refuse_scan, _explore),
    "probe": Deed(_probes, _refuse_probe, _probe),
    "requisition": Deed(_alone, _refuse_target, _requisition),
    "second-wind": Deed(_winded, _refuse_wind, _ready),
    "reserve-orders": Deed(_alone, _refuse_target, _reserve),
    "conscription": Deed(_drafts, _refuse_draft, _conscript),
    "smuggler": Deed(_smuggled, _refuse_smuggling, _smuggle),
    "star-charts": Deed(_charted, _refuse_charts, _chart),
}
"""Each card that is an action, by its id."""


# Playing them.


def moves(state: State, player: int) -> Iterator[Move]:
    """Yield the cards that a player can play as a component action, each with everything it can be played on."""
    for card in order_cards.playable(state, player, "action"):
        for target in DEEDS[card].targets(state, player):
            yield Play(card, target)


def refuse(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against playing a card as a component action, ``None`` where nothing does."""
    assert isinstance(move, Play), move
    card = content().orders.get(move.card)
    if card is None:
        return IllegalMove("There is no such order card.", RULE)
    if card.id not in state.players[player].hand:
        return IllegalMove(f"{card.name} is not in your hand.", RULE)
    if card.moment != "action":
        return IllegalMove(f"{card.name} is no action. {card.text}", RULE)
    return DEEDS[card.id].refuse(state, player, move.target)


def play(voyage: Voyage, player: int, move: Move) -> None:
    """Play a card that nothing speaks against; the turn's stage is off the agenda already."""
    assert isinstance(move, Play), move
    order_cards.spend(voyage, player, move.card, target_told(move.target))
    DEEDS[move.card].act(voyage, player, move.target)
