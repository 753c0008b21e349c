"""Galaxy as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine.core.dice import Dice
from engine.core.game import Event, Opening, Outcome, Page, Seat, Setup
from engine.core.moves import Argument, Move
from engine.core.scene import Look
from engine.core.speaking import PromptingGame

from .picture import scenes
from .rules import awaiting, ending, legal, opening, play
from .speech import asking, choices, reading, reference, refusals, story
from .state import former
from .state.moves import DESK, VERBS
from .state.options import Options
from .state.state import State
from .state.view import View, view_for

DRAWN = frozenset(
    (
        "begun",
        "round_begun",
        "turn_over",
        "passed",
        "moved",
        "retreated",
        "battle_over",
        "gained",
        "freed",
        "produced",
        "placed_units",
        "removed_units",
        "token_placed",
        "token_returned",
        "phantom",
        "storm_flipped",
        "planet_destroyed",
        "attached",
        "resigned",
        "ended",
        "opened",
        "laid_out",
        "handed",
        "moved_card",
        "planet_of",
        "seated",
    )
)
"""Events that call for a new map in the channel."""

CARD = Look("card")
"""The picture of the exploration card that was revealed last (GAL-042)."""


class Galaxy(PromptingGame[State, View]):
    """Expedition, for two to six rivals: the exploration rules of data/galaxy with a small complete game around them
    (GAL-G01). Names are neutral and every text is ours (GAL-G51).

    All chance is the house's keyed stream of draws, whose commitment is posted when a game starts and whose key when it
    ends, so that every shuffle, draw and roll can be checked (GAL-G52).
    """

    key = "galaxy"
    title = "Galaxy"
    about = "Explore planet by planet, trade, fight and vote: rivals among the stars, first to 8 points."
    version = 2
    seats = range(2, 7)
    verbs = VERBS
    options = Options
    state = State
    rivals = True
    masters = False
    wait = 24
    reminds = True
    abstaining = ("chose_first", "chose_goals", "answered", "market_done")
    replies = ("accept", "decline")
    briefly = (
        "A turn is one action: activate a system to move, fight, land and explore there, give an order, use a card, or "
        "pass for the round. Before and after it you may trade. `/rules turn` tells more. At a desk you explore what you "
        "name, carry the card out where you play, and press Resolved."
    )
    pages = (
        Page("planets", "The planets: who holds them, what they are worth.", Argument("which", "A planet, or a system")),
        Page("decks", "The decks: what is left in them, what lies beside them.", Argument("deck", "Which deck")),
        Page("goals", "The goals in sight, who scored them, and your own."),
        Page("cards", "What a card, a technology, a relic or a unit does.", Argument("which", "Its name")),
    )
    openings = (
        Opening(
            DESK,
            "Exploration decks for a big game that you play elsewhere.",
            {"play": "desk"},
            Argument("players", "Who plays it: up to 8 names, divided by commas"),
            ("explore", "choose", "relic", "trade", "discard"),
        ),
    )
    asking = asking
    choices = choices
    reading = reading
    reference = reference
    refusals = refusals
    scenes = scenes
    story = story
    drawn = DRAWN

    def contested(self, options: Any) -> bool:
        """Return whether those who sit are rivals: in an expedition, not at a desk."""
        assert isinstance(options, Options)
        return options.play == "expedition"

    def phrased(self, option: str, value: str) -> str:
        """Return how a lobby's post tells what was chosen: "an expedition", "20 frontier cards"."""
        if option == "frontier":
            return f"{value} frontier cards"
        return "an exploration desk" if value == "desk" else "an expedition"

    def least(self, options: Any) -> int:
        """Return how many it takes: two rivals, or one to keep a desk."""
        return self.seats.start if self.contested(options) else 1

    def waits(self, options: Any) -> bool:
        """Return whether anybody is waited for: in an expedition (GAL-G46), not at a desk."""
        return self.contested(options)

    def secretive(self, options: Any) -> bool:
        """Return whether seats know or do what the others do not: in an expedition; at a desk everything lies open."""
        return self.contested(options)

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `opening.new`."""
        return opening.new(setup, dice)

    def restored(self, written: bytes) -> State:
        """Return the state that a snapshot holds; what it calls by a former name it calls by that of today (`former`)."""
        return msgspec.convert(former.state_of_today(msgspec.json.decode(written)), State)

    def turn(self, state: State) -> tuple[Seat, ...]:
        """Return who is awaited; see `awaiting.awaited`."""
        return awaiting.awaited(state)

    def turn_number(self, state: State) -> int:
        """See `awaiting.turn_number`."""
        return awaiting.turn_number(state)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return what a seat may do, lazily."""
        return legal.legal(state, seat)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `doing.apply`."""
        return play.apply(state, seat, move, dice)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the state with what is hidden from a seat taken out (GAL-G47)."""
        return view_for(state, seat)

    def label(self, state: State, seat: Seat, move: Move) -> str:
        """Return the same as its maker's: an offer is declined by one and taken back by the other."""
        return self.choice(msgspec.structs.replace(self.view(state, None), seat=seat), move).label

    def default(self, state: State, seat: Seat) -> Move | None:
        """See `awaiting.default`."""
        return awaiting.default(state, seat)

    def patience(self, state: State) -> int:
        """See `awaiting.patience`."""
        return awaiting.patience(state)

    def outcome(self, state: State) -> Outcome | None:
        """See `ending.outcome`."""
        return ending.outcome(state)

    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        """Return the exploration card that was revealed last, if one was, then the map where anything on it changed."""
        card = (CARD,) if any(event.kind == "explored" for event in events) else ()
        return (*card, *super().pictures(events))


GAME = Galaxy()
