"""Small galaxies for tests: a map that is always the same, what stands where, and dice that show what a test wants.

The tiles lie in the order of data/galaxy/planets.toml, row by row from the top; `where` says in which system a planet is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.errors import GameError
from engine.core.flow import Then
from engine.core.game import Choice, Event
from engine.core.moves import Move
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.awaiting import awaited
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.state import board
from engine.games.galaxy.state.content import EXPLORATION, HIDDEN_GOALS, ORDERS, PUBLIC, RELIC, content
from engine.games.galaxy.state.naming import read_force
from engine.games.galaxy.state.state import Attachment, Deck, Held, Player, Stage, State
from engine.games.galaxy.state.view import View

ADA, BOB, CY, DEE, ELI, FAY = range(6)
NAMES = ("Ada", "Bob", "Cy", "Dee", "Eli", "Fay")


class Still:
    """Chance that leaves every pile in its order: each draw is the highest there is."""

    counter = 0

    def below(self, n: int) -> int:
        """Return the highest number."""
        return n - 1


ASKED = {"combat": "ask", "turns": "new", "gifts": "ask"}
"""The standing orders of a player who wants to be asked what no player is asked at first (GAL-G91, GAL-G92)."""


def galaxy(players: int = 2, **fields: Any) -> State:
    """Return a galaxy in round 1 whose order is that of the names; the first one's turn has just begun.

    Everybody controls their home planet, readied, has 3 tactic and 2 strategy tokens, and wants to be asked (`ASKED`).
    There are no units, trade goods, cards in hands or goals, unless they are put there. All decks are in the order of the
    data files.
    """
    names, order = NAMES[:players], tuple(range(players))
    systems, planets = board.lay(Dice(Still()), order, names)
    state = State(
        names=names,
        phase="action",
        players=tuple(Player(name, tactic=3, strategy=2, habits=ASKED) for name in names),
        order=order,
        systems=systems,
        planets=planets,
        decks=decks(),
        votes=(0,) * players,
    )
    return replace(turn_of(state, ADA), **fields)


def decks() -> dict[str, Deck]:
    """Return all decks, in the order of the data files, nothing discarded."""
    known = content()
    found: dict[str, list[str]] = {name: [] for name in (*EXPLORATION, RELIC, ORDERS, PUBLIC, HIDDEN_GOALS)}
    for card in known.cards.values():
        found[card.deck] += [card.id] * card.count
    found[RELIC] += known.relics
    for order in known.orders.values():
        found[ORDERS] += [order.id] * order.count
    for goal in known.goals.values():
        found[goal.kind].append(goal.id)
    return {name: Deck(tuple(cards)) for name, cards in found.items()}


def turn_of(state: State, player: int) -> State:
    """Return the state at the beginning of a player's turn, with nothing else under way."""
    return replace(
        state,
        active=player,
        turns=1,
        system="",
        agenda=(Stage("turn", player), Then("end of turn", number=player), Then("next turn")),
    )


# What stands where.


def where(state: State, planet: str) -> str:
    """Return the system that a planet is in."""
    return state.planet_by_id[planet].system


def home(state: State, player: int) -> str:
    """Return the system of a player's home planet."""
    return where(state, f"home-{player + 1}")


def put(state: State, player: int, place: str, units: str) -> State:
    """Return the state with more units of a player in a system's space or on a planet: "2 scout, 1 infantry"."""
    force = read_force(units)
    assert force is not None, units
    voyage = Voyage(state, Dice(GivenSource(())))
    voyage.add_units(player, place, force)
    return voyage.state


def own(state: State, player: int, *planets: str, **fields: Any) -> State:
    """Return the state with planets that a player controls; ``fields`` of all of them: ``exhausted=True``."""
    for planet in planets:
        state = planet_with(state, planet, owner=player, **fields)
    return state


def planet_with(state: State, planet: str, **fields: Any) -> State:
    """Return the state with other fields of a planet."""
    changed = (replace(item, **fields) if item.id == planet else item for item in state.planets)
    return replace(state, planets=tuple(changed))


def system_with(state: State, system: str, **fields: Any) -> State:
    """Return the state with other fields of a system."""
    changed = (replace(item, **fields) if item.id == system else item for item in state.systems)
    return replace(state, systems=tuple(changed))


def attach(state: State, planet: str, *cards: str) -> State:
    """Return the state with exploration cards attached to a planet, taken from their decks."""
    for card in cards:
        known = content().cards[card]
        state = without(state, known.deck, card)
        bears = Attachment(card, known.resources, known.influence, known.specialty)
        state = planet_with(state, planet, attachments=(*state.planet_by_id[planet].attachments, bears))
    return state


# What players have.


def having(state: State, player: int, **fields: Any) -> State:
    """Return the state with other fields of a player; cards are not taken from any deck."""
    players = list(state.players)
    players[player] = replace(players[player], **fields)
    return replace(state, players=tuple(players))


def asking_all(state: State) -> State:
    """Return the state with everybody's standing order to be asked each time what they score, where they have no other."""
    for player, own_side in enumerate(state.players):
        state = having(state, player, habits={"goals": "ask", **own_side.habits})
    return state


def dealt(state: State, player: int, *cards: str) -> State:
    """Return the state with order cards in a hand, taken from their deck."""
    for card in cards:
        state = without(state, ORDERS, card)
    return having(state, player, hand=(*state.players[player].hand, *cards))


def holding(state: State, player: int, *relics: str) -> State:
    """Return the state with relics before a player, taken from their deck."""
    for relic in relics:
        state = without(state, RELIC, relic)
    return having(state, player, relics=(*state.players[player].relics, *map(Held, relics)))


def secretly(state: State, player: int, *goals: str) -> State:
    """Return the state with hidden goals of a player, taken from their deck."""
    for goal in goals:
        state = without(state, HIDDEN_GOALS, goal)
    return having(state, player, goals=(*state.players[player].goals, *goals))


def aiming(state: State, *goals: str) -> State:
    """Return the state with public goals in sight, taken from their deck."""
    for goal in goals:
        state = without(state, PUBLIC, goal)
    return replace(state, public=(*state.public, *goals))


def without(state: State, deck: str, card: str) -> State:
    """Return the state with one copy of a card less in a deck."""
    cards = list(state.decks[deck].draw)
    cards.remove(card)
    return replace(state, decks={**state.decks, deck: replace(state.decks[deck], draw=tuple(cards))})


def on_top(state: State, *cards: str) -> State:
    """Return the state with exploration cards, relics or goals on top of their decks, the first one uppermost."""
    for card in cards:
        state = without(state, deck_of(card), card)
    for card in reversed(cards):
        deck = deck_of(card)
        draw = (card, *state.decks[deck].draw)
        state = replace(state, decks={**state.decks, deck: replace(state.decks[deck], draw=draw)})
    return state


def deck_of(card: str) -> str:
    """Return the deck that an exploration card, a relic, an order card or a goal belongs to."""
    known = content()
    if card in known.cards:
        return known.cards[card].deck
    if card in known.relics:
        return RELIC
    return ORDERS if card in known.orders else known.goals[card].kind


# Playing.


def voyage_of(state: State, draws: Sequence[int] = ()) -> Voyage:
    """Return a move at work, with draws that are known already."""
    return Voyage(state, Dice(GivenSource(draws)))


def run(voyage: Voyage) -> State:
    """Let what is under way go on until a player has to choose, and return the state then."""
    flow.run(voyage)
    return voyage.state


def faces(*shown: int) -> tuple[int, ...]:
    """Return the draws for dice that show these faces."""
    return tuple(face - 1 for face in shown)


def act(state: State, seat: int, text: str, draws: Sequence[int] = ()) -> tuple[State, list[Event]]:
    """Make a move with scripted draws (`faces` for dice), all of which it must use; return state and events after it."""
    source = GivenSource(draws)
    after, events = GAME.apply(state, seat, GAME.read(state, seat, text), Dice(source))
    assert not source.left, f"{text}: draws left over: {source.left}"
    return after, list(events)


def play(state: State, *moves: tuple[int, str] | str, draws: Sequence[int] = ()) -> State:
    """Make moves one after the other, each of the first awaited player where none is named; return the state after them.

    All of ``draws`` must be used, by whichever of them draw.
    """
    source = GivenSource(draws)
    for move in moves:
        seat, text = (awaited(state)[0], move) if isinstance(move, str) else move
        state, _ = GAME.apply(state, seat, GAME.read(state, seat, text), Dice(source))
    assert not source.left, f"draws left over: {source.left}"
    return state


def refused(state: State, seat: int, text: str) -> GameError:
    """Return what a move is refused with."""
    try:
        act(state, seat, text)
    except GameError as error:
        return error
    raise AssertionError(f"{text} was not refused")


def legal(state: State, seat: int, verb: str = "") -> list[str]:
    """Return the legal moves of a seat as texts, those of one verb if it is named."""
    moves: list[Move] = list(GAME.legal(state, seat))
    return [str(move) for move in moves if not verb or move.verb == verb]


def told(events: Sequence[Event], kind: str) -> list[Mapping[str, Any]]:
    """Return the facts of all events of a kind."""
    return [event.facts for event in events if event.kind == kind]


def press(view: View, move: Move) -> Choice:
    """Return how a move is offered, with what the same press opens and makes after it."""
    return GAME.choice(view, next(iter(GAME.opened(view, move)), move))
