"""Galaxy as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.capabilities import (
    Lobby,
    Opening,
    Opens,
    Page,
    Pages,
    Places,
    Private,
    Prompts,
    Renamed,
    Rivals,
    Steps,
    Waits,
)
from engine.core.game import Event, Game, Seat, drawn, part
from engine.core.moves import Argument, Move
from engine.core.scene import Look

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


class Galaxy(
    Rivals,
    Opens,
    Lobby,
    Renamed[State],
    Private[View],
    Pages[View],
    Places[View],
    Steps[View],
    Prompts[View],
    Waits[State],
    Game[State, View],
):
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
    new = part(opening.new)
    turn = part(awaiting.awaited)
    turn_number = part(awaiting.turn_number)
    legal = part(legal.legal)
    apply = part(play.apply)
    view = part(view_for)
    default = part(awaiting.default)
    patience = part(awaiting.patience)
    outcome = part(ending.outcome)
    scene = part(scenes.scene)
    tell = part(story.tell)
    ask = part(asking.ask)
    status = part(asking.status)
    sheet = part(asking.sheet)
    private = part(asking.private)
    choice = part(choices.choice)
    step = part(choices.step)
    form = part(choices.form)
    page = part(reference.page)
    entries = part(reference.entries)
    places = part(reference.places)
    read = part(reading.read)
    why_not = part(refusals.why_not)
    heading = part(choices.heading)
    meanwhile = part(asking.meanwhile)
    advice = part(asking.advice)

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

    def restored(self, written: bytes) -> State:
        """Return the state that a snapshot holds; what it calls by a former name it calls by that of today (`former`)."""
        return msgspec.convert(former.state_of_today(msgspec.json.decode(written)), State)

    def label(self, state: State, seat: Seat, move: Move) -> str:
        """Return the same as its maker's: an offer is declined by one and taken back by the other."""
        return self.choice(msgspec.structs.replace(self.view(state, None), seat=seat), move).label

    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        """Return the exploration card that was revealed last, if one was, then the map where anything on it changed."""
        card = (CARD,) if any(event.kind == "explored" for event in events) else ()
        return (*card, *drawn(events, DRAWN))


GAME = Galaxy()
