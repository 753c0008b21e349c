"""What a turn's cards do: order cards that are its action (GAL-G39), the Smuggler's deal with anybody among them (GAL-G24),
and the abilities of legendary planets, used once a round at the end of an own turn (GAL-G44).

While the Smuggler's stage is open `trading` lets the player deal with everybody; the deal closes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.verbs import Pass

from ..state import board
from ..state.catalogue import refused
from ..state.content import EXPLORATION, PHANTOM, content
from ..state.moves import Apply, Play, target_told
from ..state.state import MOST_CARDS, State
from . import commands, flow, steps, trading
from .economy import production, wealth
from .events import course, ventures
from .exploring import decks, explorations
from .flow import Doing, Smuggling, stage
from .progress import Voyage

RULE = "GAL-G39"
RULES = (RULE,)
GOODS, TWO = 2, 2
AND = "+"


class Deed(NamedTuple):
    """A card: what it can be played on now ("-" for a card that needs nothing named), what speaks against a target, and
    what it does."""

    targets: Callable[[State, int], Iterable[str]]
    refuse: Callable[[State, int, str], IllegalMove | None]
    act: Callable[[Voyage, int, str], None]


def _alone(state: State, player: int) -> Iterator[str]:
    yield NOTHING


def _refuse_target(state: State, player: int, target: str) -> IllegalMove | None:
    return None if target == NOTHING else refused("this-card-needs-nothing-named-beside", RULE)


# Explorations.


def _refuse_survey(state: State, player: int, target: str) -> IllegalMove | None:
    if target not in state.planet_by_id:
        return refused("say-which-planet-yours-is-be", RULE)
    return explorations.refuse(state, player, target)


def _scans(state: State, player: int) -> Iterator[str]:
    for system in state.systems:
        if system.frontier and explorations.refuse(state, player, system.id) is None:
            yield system.id


def _refuse_scan(state: State, player: int, target: str) -> IllegalMove | None:
    if target not in state.system_by_id:
        return refused("say-which-systems-frontier-token", RULE)
    return explorations.refuse(state, player, target)


def _probes(state: State, player: int) -> Iterator[str]:
    for system in state.systems:
        if _refuse_probe(state, player, system.id) is None:
            yield system.id


def _refuse_probe(state: State, player: int, target: str) -> IllegalMove | None:
    system = state.system_by_id.get(target)
    if system is None:
        return refused("say-in-which-system-frontier-token", "GAL-G07")
    if not system.fleets[player].ships:
        return refused("probe-starts-from-ship-yours", "GAL-G07")
    if not explorations.may_hold_token(system):
        return refused("no-token-can-be-put-there", "GAL-G06", taken=system.frontier)
    return None


def _probe(voyage: Voyage, player: int, target: str) -> None:
    explorations.place_token(voyage, target, ("GAL-020", "GAL-G07"))


# Things gained.


def _requisition(voyage: Voyage, player: int, target: str) -> None:
    wealth.gain_goods(voyage, player, GOODS, "requisition", RULES)


def _reserve(voyage: Voyage, player: int, target: str) -> None:
    commands.gain_tokens(voyage, player, 1, "reserve-orders")


def _winded(state: State, player: int) -> Iterator[str]:
    return (planet.id for planet in state.planets_of(player) if planet.exhausted)


def _refuse_wind(state: State, player: int, target: str) -> IllegalMove | None:
    planet = state.planet_by_id.get(target)
    if planet is None:
        return refused("say-which-planet-yours-is-be-2", RULE)
    if planet.owner != player or planet.destroyed:
        return refused("planet-is-not-yours", RULE, planet=planet.name)
    return None if planet.exhausted else refused("planet-is-ready-already", RULE, planet=planet.name)


def _ready(voyage: Voyage, player: int, target: str) -> None:
    wealth.ready(voyage, target, "second-wind")


# Conscription: one planet, or two joined by "+".


def _drafts(state: State, player: int) -> Iterator[str]:
    own = production.grounds(state, player, "infantry")
    yield from own
    yield from (AND.join(pair) for pair in combinations(own, TWO))


def _refuse_draft(state: State, player: int, target: str) -> IllegalMove | None:
    planets = target.split(AND)
    if target == NOTHING or len(planets) > TWO or len(set(planets)) < len(planets):
        return refused("say-on-which-one-or-two", RULE)
    for one in planets:
        planet = state.planet_by_id.get(one)
        if planet is None or planet.owner != player or planet.destroyed:
            return refused("name-is-no-planet-yours", RULE, name=planet.name if planet else one)
        if not production.possible_units(state, player, one, "infantry"):
            return refused("no-unit-may-be-put", "GAL-G30", planet=planet.name)
    return None


def _conscript(voyage: Voyage, player: int, target: str) -> None:
    for planet in target.split(AND):
        production.put(voyage, player, planet, "infantry", 1, "conscription", RULES)


# Star Charts.


def _charted(state: State, player: int) -> Iterator[str]:
    return (deck for deck in EXPLORATION if state.decks[deck].draw or state.decks[deck].discard)


def _refuse_charts(state: State, player: int, target: str) -> IllegalMove | None:
    if target not in EXPLORATION:
        return refused("say-which-exploration-deck-cultural-hazardous", RULE)
    piles = state.decks[target]
    return None if piles.draw or piles.discard else refused("deck-has-no-cards", RULE, deck=target)


def _chart(voyage: Voyage, player: int, target: str) -> None:
    """Show the player the top cards, in a question only they see: its options are the orders, top first (GAL-G47); a new
    order card takes the place of this one.

    It is put even where the cards are alike, so that being asked tells nobody anything.
    """
    decks.refill(voyage, target)
    top = voyage.deck(target).draw[:TWO]
    voyage.tell(ventures.Looked(voyage.name(player), target))
    decks.draw_orders(voyage, player, 1)
    options = tuple(dict.fromkeys((AND.join(top), AND.join(reversed(top)))))
    voyage.push(steps.Charts(target, owner=player, options=options, default=options[0]))


@flow.answer(steps.Charts)
def _put_back(voyage: Voyage, question: steps.Charts, option: str) -> None:
    top = tuple(option.split(AND))
    cards = voyage.deck(question.deck).draw
    assert sorted(top) == sorted(cards[: len(top)]), (top, cards[: len(top)])
    voyage.set_deck(question.deck, draw=(*top, *cards[len(top) :]))


# The Smuggler.

CARD = "smuggler"


def smugglers(state: State, player: int) -> Iterator[str]:
    """Yield "-" where there is anybody left to deal with in this turn: the card names nobody."""
    if refuse_smuggler(state, player, NOTHING) is None:
        yield NOTHING


def refuse_smuggler(state: State, player: int, target: str) -> IllegalMove | None:
    """Return what speaks against playing the card, ``None`` where nothing does."""
    if target != NOTHING:
        return refused("smuggler-needs-nobody-named-play", RULE)
    others = (other for other in state.order if other != player and not state.players[other].gone)
    if all(str(other) in state.dealt for other in others):
        return refused("you-have-dealt-with-everybody", "GAL-G24")
    return None


def begin_smuggling(voyage: Voyage, player: int, target: str) -> None:
    """Give the trade good that he brings, and open the time for the deal; it ends with the deal, or when the player is
    done with it."""
    wealth.gain_goods(voyage, player, 1, CARD, RULES)
    voyage.push(Smuggling(player))


DEEDS = {
    "fresh-survey": Deed(explorations.explorable, _refuse_survey, explorations.explore),
    "long-scan": Deed(_scans, _refuse_scan, explorations.explore),
    "probe": Deed(_probes, _refuse_probe, _probe),
    "requisition": Deed(_alone, _refuse_target, _requisition),
    "second-wind": Deed(_winded, _refuse_wind, _ready),
    "reserve-orders": Deed(_alone, _refuse_target, _reserve),
    "conscription": Deed(_drafts, _refuse_draft, _conscript),
    "smuggler": Deed(smugglers, refuse_smuggler, begin_smuggling),
    "star-charts": Deed(_charted, _refuse_charts, _chart),
}
"""Each card that is an action, by its id."""


# Playing them.


def moves(state: State, player: int) -> Iterator[Move]:
    """Yield the cards that a player can play as a component action, each with everything it can be played on."""
    for card in decks.playable(state, player, "action"):
        for target in DEEDS[card].targets(state, player):
            yield Play(card, target)


def refuse(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against playing a card as a component action, ``None`` where nothing does."""
    assert isinstance(move, Play), move
    card = content().orders.get(move.card)
    if card is None:
        return refused("there-is-no-such-order-card", RULE)
    if card.id not in state.players[player].hand:
        return refused("card-is-not-in-hand", RULE, card=card.id)
    if card.moment != "action":
        return refused("card-is-no-action-text", RULE, card=card.id, text=card.text)
    return DEEDS[card.id].refuse(state, player, move.target)


def play(voyage: Voyage, player: int, move: Move) -> None:
    """Play a card that nothing speaks against; the turn's stage is off the agenda already."""
    assert isinstance(move, Play), move
    decks.play_order(voyage, player, move.card, target_told(move.target))
    DEEDS[move.card].act(voyage, player, move.target)


# While the Smuggler waits.


def while_smuggling(state: State, task: Smuggling, player: int) -> Iterator[Move]:
    """Yield being done with it; what can be traded is for `trading` to say."""
    if player == task.player:
        yield Pass()


def refuse_move(state: State, task: Smuggling, player: int, move: Move) -> IllegalMove:
    """Return why something cannot be done while the Smuggler waits."""
    if player != task.player:
        return refused("who-is-dealing-with-smuggler", RULE, who=state.players[task.player].name)
    return refused("smuggler-waits-offer-somebody-deal", RULE)


def do_without(voyage: Voyage, task: Smuggling, player: int, move: Move) -> None:
    """Do without a deal."""
    trading.lapse(voyage)
    voyage.finish()
    voyage.tell(course.NothingDone(voyage.name(player), CARD), rules=(RULE,))


stage(Smuggling, Doing(while_smuggling, refuse_move, do_without))


# Legendary planets.

LANTERN, THRESHOLD, ROLL_CALL, FAIRGROUND = "lantern", "threshold", "roll-call", "fairground"
LEGENDARY = "GAL-G44"
FAIR = 2
"""Commodities that Fairground gives."""


class Ability(NamedTuple):
    """What a legendary planet does: on what ("-" where nothing is named), and how."""

    targets: Callable[[State, int], Iterator[str]]
    use: Callable[[Voyage, int, str], None]


def _havens(state: State, player: int) -> Iterator[str]:
    for system in board.fleets(state, player):
        if production.possible_units(state, player, system, "scout"):
            yield system


def _lantern(voyage: Voyage, player: int, target: str) -> None:
    decks.draw_orders(voyage, player, 1)


def _threshold(voyage: Voyage, player: int, target: str) -> None:
    wealth.gain_goods(voyage, player, 1, THRESHOLD, (LEGENDARY,))


def _musters(state: State, player: int) -> Iterator[str]:
    if production.possible_units(state, player, ROLL_CALL, "infantry"):
        yield NOTHING


def _trades(state: State, player: int) -> Iterator[str]:
    if wealth.room(state, player):
        yield NOTHING


def _roll_call(voyage: Voyage, player: int, target: str) -> None:
    production.put(voyage, player, ROLL_CALL, "infantry", 1, ROLL_CALL, (LEGENDARY,))


def _fairground(voyage: Voyage, player: int, target: str) -> None:
    wealth.gain_commodities(voyage, player, FAIR, FAIRGROUND, (LEGENDARY,))


def _phantom(voyage: Voyage, player: int, target: str) -> None:
    production.put(voyage, player, target, "scout", 1, PHANTOM, (LEGENDARY,))


ABILITIES: Mapping[str, Ability] = {
    LANTERN: Ability(_alone, _lantern),
    THRESHOLD: Ability(_alone, _threshold),
    ROLL_CALL: Ability(_musters, _roll_call),
    FAIRGROUND: Ability(_trades, _fairground),
    PHANTOM: Ability(_havens, _phantom),
}
"""The planets with an ability card; one that the World Forge made legendary has none (GAL-G44)."""


def abilities(state: State, player: int) -> Iterator[Move]:
    """Yield the abilities that a player can use at the end of their turn."""
    for planet in state.planets_of(player):
        if planet.id in ABILITIES and not planet.used:
            for target in ABILITIES[planet.id].targets(state, player):
                yield Apply(planet.id, target)


def refuse_ability(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against using an ability at the end of a turn, ``None`` where nothing does."""
    assert isinstance(move, Apply), move
    planet = state.planet_by_id.get(move.item)
    if planet is None or planet.owner != player or planet.destroyed:
        return refused("you-control-no-legendary-planet-name", LEGENDARY)
    if planet.id not in ABILITIES:
        return refused("planet-has-no-ability-card", LEGENDARY, planet=planet.name)
    if planet.used:
        return refused("planet-ability-is-exhausted-until-status", LEGENDARY, planet=planet.name)
    if move.target not in ABILITIES[planet.id].targets(state, player):
        places = tuple(_havens(state, player)) if planet.id == PHANTOM else ()
        alone = planet.id != PHANTOM
        return refused("ability-cannot-be-used-on-that", LEGENDARY, planet=planet.name, places=places, alone=alone)
    return None


def take_gifts(voyage: Voyage, player: int) -> None:
    """Use for a player the abilities that only give, and leave nothing to choose (GAL-G91): a trade good, an infantry, an
    order card where the hand has room for it, commodities where there is room for all of them."""
    for move in tuple(abilities(voyage.state, player)):
        assert isinstance(move, Apply), move
        room = {
            LANTERN: len(voyage.player(player).hand) < MOST_CARDS,
            FAIRGROUND: wealth.room(voyage.state, player) >= FAIR,
        }
        if move.target == NOTHING and room.get(move.item, True):
            use_ability(voyage, player, move)


def use_ability(voyage: Voyage, player: int, move: Move) -> None:
    """Use an ability that nothing speaks against: it is exhausted until the status phase."""
    assert isinstance(move, Apply), move
    voyage.set_planet(move.item, used=True)
    voyage.tell(course.Used(voyage.name(player), move.item, target_told(move.target)), rules=(LEGENDARY,))
    ABILITIES[move.item].use(voyage, player, move.target)
