"""Galaxy as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

import msgspec

from engine.core.capabilities import (
    Deals,
    Opening,
    Opens,
    Page,
    Pages,
    Places,
    Private,
    Prompts,
    Recalls,
    Renamed,
    Rivals,
    Steps,
    Titles,
    Waits,
)
from engine.core.company import Plays
from engine.core.dice import Dice
from engine.core.flow import Unlisted
from engine.core.game import Event, Game, Seat, Setup, part
from engine.core.lobbies import Lobby
from engine.core.measures import Measures
from engine.core.moves import Argument, Move
from engine.core.planning import Plans
from engine.core.scene import Look

from .desk import asking as desk_asking
from .desk import choices as desk_choices
from .desk import legal as desk_legal
from .desk import people
from .desk import play as desk_play
from .desk import reading as desk_reading
from .desk import reference as desk_reference
from .desk import scenes as desk_scenes
from .picture import modes, scenes
from .player import advising, company, imagining, sensible
from .rules import ahead, awaiting, ending, flow, habits, legal, opening, play
from .rules.events import EVENTS, course, keeping, ventures
from .speech import asking, choices, chronicle, reading, recalling, reference, refusals, story
from .state import former
from .state.lengths import LENGTHS, SMALL
from .state.moves import DESK, VERBS
from .state.options import Options
from .state.state import State
from .state.view import View, view_for

flow.FLOW.check()

DRAWN = (
    course.Begun,
    course.RoundBegun,
    course.TurnOver,
    course.Passed,
    course.Moved,
    ventures.Retreated,
    ventures.BattleOver,
    ventures.Gained,
    ventures.Freed,
    course.Produced,
    course.PlacedUnits,
    course.RemovedUnits,
    ventures.TokenPlaced,
    ventures.TokenReturned,
    ventures.Phantom,
    course.StormFlipped,
    ventures.PlanetDestroyed,
    ventures.Attached,
    course.Resigned,
    course.Reopened,
    course.Ended,
    keeping.Opened,
    keeping.LaidOut,
    keeping.Handed,
    keeping.MovedCard,
    keeping.PlanetOf,
    keeping.Seated,
)
"""Events that call for a new map in the channel."""

CARD = Look("card")
"""The picture of the exploration card that was revealed last (GAL-042)."""


F = TypeVar("F", bound=Callable[..., Any])


def _either(at_desk: F, in_expedition: F) -> F:
    """Return what is one thing at an exploration desk, and another in an expedition; what it is of comes first."""

    def chosen(of: State | View, *args: Any) -> Any:
        state = of.state if isinstance(of, View) else of
        return (at_desk if state.phase == "desk" else in_expedition)(of, *args)

    return cast(F, chosen)


class Galaxy(
    Rivals,
    Opens,
    Lobby,
    Renamed[State],
    Deals[State],
    Private[View],
    Pages[View],
    Places[View],
    Steps[View],
    Prompts[View],
    Plans[State, View],
    Recalls,
    Measures[State],
    Titles,
    Waits[State],
    Plays[State, View, sensible.Memory],
    Game[State, View],
):
    """Expedition, for two to six rivals: the exploration rules of data/galaxy with a small complete game around them
    (GAL-G01). Names are neutral and every text is ours (GAL-G51).

    All chance is the house's keyed stream of draws, whose commitment is posted when a game starts and whose key when it
    ends, so that every shuffle, draw and roll can be checked (GAL-G52).
    """

    key = "galaxy"
    colour = 0xCC79A7
    title = "Galaxy"
    about = "Explore planet by planet, trade, fight and vote: rivals among the stars, for points."
    version = 9
    seats = range(2, 7)
    minutes = LENGTHS["full"].minutes
    verbs = VERBS
    options = Options
    state = State
    abstaining = tuple(one.called() for one in (course.ChoseFirst, course.ChoseGoals, course.Answered, course.MarketDone))
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
    turn = part(awaiting.awaited)
    turn_number = part(awaiting.turn_number)
    default = part(awaiting.default)
    patience = part(awaiting.patience)
    returning = part(habits.returning)
    outcome = part(ending.outcome)
    measured = part(ending.measured)
    dealt = part(opening.dealt)
    obvious = part(legal.obvious)
    late = part(legal.late)
    own_turn = part(ahead.own_turn)
    as_if = part(ahead.as_if)
    conditions = part(ahead.conditions)
    refused = part(ahead.refused)
    refusable = ahead.REFUSABLE
    view = part(view_for)
    tell = part(story.tell)
    memory = recalling.MEMORY
    annals = chronicle.ANNALS
    legal = part(_either(desk_legal.legal, legal.legal))
    read = part(_either(desk_reading.read, reading.read))
    choice = part(_either(desk_choices.choice, choices.choice))
    step = part(_either(desk_choices.step, choices.step))
    scene = part(_either(desk_scenes.scene, scenes.scene))
    ask = part(_either(desk_asking.ask, asking.ask))
    meanwhile = part(_either(desk_asking.meanwhile, asking.meanwhile))
    advice = part(_either(desk_asking.advice, asking.advice))
    status = part(_either(desk_asking.status, asking.status))
    sheet = part(_either(desk_asking.sheet, asking.sheet))
    private = part(_either(desk_asking.sheet, asking.private))
    page = part(_either(desk_reference.page, reference.page))
    entries = part(_either(desk_reference.entries, reference.entries))
    places = part(reference.places)
    modes = part(modes.modes)
    why_not = part(_either(desk_play.why_not, refusals.why_not))
    heading = part(_either(desk_choices.heading, choices.heading))
    form = part(_either(desk_choices.form, choices.form))

    mind = sensible.Memory
    decide = part(company.decide)
    advise = part(advising.advise)
    imagined = part(imagining.imagined)

    def contested(self, options: Any) -> bool:
        """Return whether those who sit are rivals: in an expedition, not at a desk."""
        assert isinstance(options, Options)
        return options.play == "expedition"

    def phrased(self, option: str, value: str) -> str:
        """Return how a lobby's post tells what was chosen: "an expedition", "20 frontier cards"."""
        if option == "frontier":
            return f"{value} frontier cards"
        if option == "length":
            return f"a {value} expedition"
        if option == "factions":
            return "with factions" if value == "on" else "no factions"
        if option == "worlds":
            return f"{value} planets"
        return "an exploration desk" if value == "desk" else "an expedition"

    def proposed(self, options: Any, players: int) -> Mapping[str, str]:
        """Return a short expedition for a few (GAL-G90)."""
        return {"length": "short"} if self.contested(options) and players <= SMALL else {}

    def lasts(self, options: Any) -> int:
        """Return about how many minutes an expedition of its length takes."""
        assert isinstance(options, Options)
        return LENGTHS[options.length].minutes

    def moot(self, options: Any, prepared: bool) -> tuple[str, ...]:
        """Return what makes no difference at a desk, which has no end."""
        del prepared
        return () if self.contested(options) else ("length", "worlds", "factions")

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
        """Return a desk, or a galaxy that is set up, and what is told of it."""
        return opening.new(setup, dice) if self.contested(setup.options) else people.new(setup, dice)

    def restored(self, written: bytes) -> State:
        """Return the state that a snapshot holds; what it calls by a former name it calls by that of today (`former`)."""
        return msgspec.convert(former.state_of_today(msgspec.json.decode(written)), State)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `play.apply`; what the rules have nothing particular against is refused in words."""
        if state.phase == "desk":
            return desk_play.apply(state, seat, move, dice)
        try:
            return play.apply(state, seat, move, dice)
        except Unlisted:
            raise refusals.refusal(state, seat, move) from None

    def label(self, state: State, seat: Seat, move: Move) -> str:
        """Return the same as its maker's: an offer is declined by one and taken back by the other."""
        return self.choice(msgspec.structs.replace(self.view(state, None), seat=seat), move).label

    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        """Return the exploration card that was revealed last, if one was, then the map where anything on it changed."""
        card = (CARD,) if EVENTS.public(events, (ventures.Explored,)) else ()
        return (*card, Look()) if EVENTS.public(events, DRAWN) else card


GAME = Galaxy()
