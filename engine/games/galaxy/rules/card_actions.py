"""What a turn's cards do: order cards that are its action (GAL-G39), and the abilities of legendary planets (GAL-G44).

An ability is used once a round, at the end of an own turn. Of the cards the Smuggler lets one deal with anyone (GAL-G24).
While the Smuggler's stage is open `trading` lets the player deal with everybody; the deal closes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.needs import ArgumentNeeds, meeting, never
from engine.core.verbs import Pass

from ..state import board
from ..state.catalogue import refused
from ..state.content import EXPLORATION, FAIR, FAIRGROUND, PHANTOM, content
from ..state.moves import Apply, Play, target_told
from ..state.state import MOST_CARDS, State
from . import commands, flow, steps, trading
from .economy import production, wealth
from .events import course, ventures
from .exploring import decks, explorations
from .flow import Doing, Smuggling, stage
from .needs import Deed, NamedAction, is_planet, is_system, named, need, nothing_if, on, own_planet, planet_name, unless
from .progress import Voyage

RULE = "GAL-G39"
RULES = (RULE,)
GOODS, TWO = 2, 2
AND = "+"


ALONE = on(lambda state, player: (NOTHING,), need("card-takes-no-target", RULE, never))


# Explorations.


EXPLORABLE = unless(explorations.refuse)
SURVEYED = on(explorations.explorable, need("card-wants-planet-to-explore", RULE, is_planet), EXPLORABLE)


def _frontiers(state: State, player: int) -> tuple[str, ...]:
    systems = [system.id for system in state.systems if system.frontier]
    return meeting((EXPLORABLE,), systems, state, player)


SCANNED = on(_frontiers, need("card-wants-frontier-token", RULE, is_system), EXPLORABLE)


def _has_ship(state: State, player: int, system: str) -> bool:
    return state.system_by_id[system].fleets[player].ships > 0


def _takes_token(state: State, player: int, system: str) -> bool:
    return explorations.may_hold_token(state.system_by_id[system])


def _has_token(state: State, player: int, system: str) -> bool:
    return state.system_by_id[system].frontier


PROBES = (
    need("probe-without-ship", "GAL-G07", _has_ship),
    need("no-token-there", "GAL-G06", _takes_token, taken=_has_token),
)
PROBED = on(
    lambda state, player: meeting(PROBES, state.system_by_id, state, player),
    need("card-wants-empty-system", "GAL-G07", is_system),
    *PROBES,
)


def _probe(voyage: Voyage, player: int, target: str) -> None:
    explorations.place_token(voyage, target, ("GAL-020", "GAL-G07"))


# Things gained.


def _requisition(voyage: Voyage, player: int, target: str) -> None:
    wealth.gain_goods(voyage, player, GOODS, "requisition", RULES)


def _reserve(voyage: Voyage, player: int, target: str) -> None:
    commands.gain_tokens(voyage, player, 1, "reserve-orders")


def _winded(state: State, player: int) -> Iterator[str]:
    return (planet.id for planet in state.planets_of(player) if planet.exhausted)


WINDED = on(
    _winded,
    need("card-wants-planet-to-ready", RULE, is_planet),
    own_planet(RULE),
    need("planet-ready-already", RULE, never, planet=planet_name),
)


def _ready(voyage: Voyage, player: int, target: str) -> None:
    wealth.ready(voyage, target, "second-wind")


# Conscription: one planet, or two joined by "+".


def _drafts(state: State, player: int) -> Iterator[str]:
    own = production.grounds(state, player, "infantry")
    yield from own
    yield from (AND.join(pair) for pair in combinations(own, TWO))


def _are_planets(state: State, player: int, target: str) -> bool:
    planets = target.split(AND)
    return target != NOTHING and len(planets) <= TWO and len(set(planets)) == len(planets)


def _not_own(state: State, player: int, target: str) -> str:
    """Return the first that is no planet of the player, by its name where it is a planet; "" where all are."""
    own = {planet.id for planet in state.planets_of(player)}
    other = next((item for item in target.split(AND) if item not in own), "")
    return state.planet_by_id[other].name if other in state.planet_by_id else other


def _full(state: State, player: int, target: str) -> str:
    """Return the name of the first planet that takes no infantry, "" where all do."""
    full = (item for item in target.split(AND) if not production.possible_units(state, player, item, "infantry"))
    return next((state.planet_by_id[item].name for item in full), "")


DRAFTED = on(
    _drafts,
    need("card-wants-planets-for-infantry", RULE, _are_planets),
    need("name-no-planet-of-yours", RULE, lambda *about: not _not_own(*about), name=_not_own),
    need("no-unit-on-planet", "GAL-G30", lambda *about: not _full(*about), planet=_full),
)


def _conscript(voyage: Voyage, player: int, target: str) -> None:
    for planet in target.split(AND):
        production.put(voyage, player, planet, "infantry", 1, "conscription", RULES)


# Star Charts.


def _charted(state: State, player: int) -> Iterator[str]:
    return (deck for deck in EXPLORATION if state.decks[deck].draw or state.decks[deck].discard)


CHARTED = on(
    _charted,
    need("card-wants-deck", RULE, lambda state, player, deck: deck in EXPLORATION),
    need("deck-has-no-cards", RULE, never, deck=lambda state, player, deck: deck),
)


def _chart(voyage: Voyage, player: int, target: str) -> None:
    """Show the player the top cards, in a question only they see: its options are the orders, top first (GAL-G47); a new
    order card takes the place of this one.

    It is put even where the cards are alike, so that being asked tells nothing.
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


def _partners(state: State, player: int) -> bool:
    """Return whether any player is left to deal with in this turn."""
    others = (other for other in state.order if other != player and not state.players[other].gone)
    return any(str(other) not in state.dealt for other in others)


SMUGGLED = on(
    nothing_if(_partners),
    need("smuggler-takes-no-name", RULE, lambda state, player, target: target == NOTHING),
    need("dealt-with-all", "GAL-G24", never),
)


def begin_smuggling(voyage: Voyage, player: int, target: str) -> None:
    """Give the trade good that he brings, and open the time for the deal; it ends with the deal, or when the player is
    done with it."""
    wealth.gain_goods(voyage, player, 1, CARD, RULES)
    voyage.push(Smuggling(player))


DEEDS = {
    "fresh-survey": Deed(SURVEYED, explorations.explore),
    "long-scan": Deed(SCANNED, explorations.explore),
    "probe": Deed(PROBED, _probe),
    "requisition": Deed(ALONE, _requisition),
    "second-wind": Deed(WINDED, _ready),
    "reserve-orders": Deed(ALONE, _reserve),
    "conscription": Deed(DRAFTED, _conscript),
    "smuggler": Deed(SMUGGLED, begin_smuggling),
    "star-charts": Deed(CHARTED, _chart),
}
"""Each card that is an action, by its id."""


# Playing them.


FIRST = need("filed-already", "GAL-G94", lambda state, *_: not getattr(flow.open_stage(state), "filed", False))
PLAYED = NamedAction(
    Play,
    lambda state, player: decks.playable(state, player, "action") if FIRST.met(state) else (),
    (
        FIRST,
        need("no-such-order-card", RULE, lambda state, player, card: card in content().orders),
        need("card-not-in-hand", RULE, lambda state, player, card: card in state.players[player].hand, card=named),
        need("card-no-action", RULE, never, card=named, text=lambda state, player, card: content().orders[card].text),
    ),
    (FIRST, need("no-order-card-to-play", RULE, never)),
    DEEDS,
)
moves = PLAYED.moves


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
        return refused("other-deals-with-smuggler", RULE, who=state.players[task.player].name)
    return refused("smuggler-waits", RULE)


def do_without(voyage: Voyage, task: Smuggling, player: int, move: Move) -> None:
    """Do without a deal."""
    trading.leave(voyage, player)
    voyage.finish()
    voyage.tell(course.NothingDone(voyage.name(player), CARD), rules=(RULE,))


stage(Smuggling, Doing(while_smuggling, refuse_move, do_without))


# Legendary planets.

LANTERN, THRESHOLD, ROLL_CALL = "lantern", "threshold", "roll-call"
LEGENDARY = "GAL-G44"


def _of(planet: str, options: Callable[[State, int], Iterable[str]]) -> ArgumentNeeds[State]:
    """Return on what the ability of a planet can be used; what else is possible is told where places are named."""
    places = options if planet == PHANTOM else lambda state, player: ()
    known = need(
        "ability-not-on-that",
        LEGENDARY,
        never,
        planet=lambda state, player, target: state.planet_by_id[planet].name,
        places=lambda state, player, target: tuple(places(state, player)),
        alone=planet != PHANTOM,
    )
    return on(options, known)


def _havens(state: State, player: int) -> Iterator[str]:
    for system in board.fleets(state, player):
        if production.possible_units(state, player, system, "scout"):
            yield system


def _lantern(voyage: Voyage, player: int, target: str) -> None:
    decks.draw_orders(voyage, player, 1)


def _threshold(voyage: Voyage, player: int, target: str) -> None:
    wealth.gain_goods(voyage, player, 1, THRESHOLD, (LEGENDARY,))


def _roll_call(voyage: Voyage, player: int, target: str) -> None:
    production.put(voyage, player, ROLL_CALL, "infantry", 1, ROLL_CALL, (LEGENDARY,))


def _fairground(voyage: Voyage, player: int, target: str) -> None:
    wealth.gain_commodities(voyage, player, FAIR, FAIRGROUND, (LEGENDARY,))


def _phantom(voyage: Voyage, player: int, target: str) -> None:
    production.put(voyage, player, target, "scout", 1, PHANTOM, (LEGENDARY,))


def _musters(state: State, player: int) -> bool:
    return bool(production.possible_units(state, player, ROLL_CALL, "infantry"))


def _trades(state: State, player: int) -> bool:
    return wealth.room(state, player) > 0


ABILITIES: Mapping[str, Deed] = {
    LANTERN: Deed(_of(LANTERN, lambda state, player: (NOTHING,)), _lantern),
    THRESHOLD: Deed(_of(THRESHOLD, lambda state, player: (NOTHING,)), _threshold),
    ROLL_CALL: Deed(_of(ROLL_CALL, nothing_if(_musters)), _roll_call),
    FAIRGROUND: Deed(_of(FAIRGROUND, nothing_if(_trades)), _fairground),
    PHANTOM: Deed(_of(PHANTOM, _havens), _phantom),
}
"""The planets with an ability card; one that the World Forge made legendary has none (GAL-G44)."""


def _ready_to_use(state: State, player: int) -> list[str]:
    return [planet.id for planet in state.planets_of(player) if planet.id in ABILITIES and not planet.used]


ABLE = NamedAction(
    Apply,
    _ready_to_use,
    (
        need("no-such-legendary-planet", LEGENDARY, own_planet(LEGENDARY).met),
        need("planet-without-ability", LEGENDARY, lambda state, player, name: name in ABILITIES, planet=planet_name),
        need("ability-exhausted", LEGENDARY, never, planet=planet_name),
    ),
    deeds=ABILITIES,
)
abilities = ABLE.moves


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
    ABILITIES[move.item].act(voyage, player, move.target)
