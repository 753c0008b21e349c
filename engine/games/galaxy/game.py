"""Galaxy as the house sees it: two games, the expedition and the exploration desk (`desk.game`), under one name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.core.bot_players import Plays
from engine.core.capabilities import (
    Climaxes,
    Deals,
    Opening,
    Opens,
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
from engine.core.delegation import Delegates
from engine.core.detour import Leads
from engine.core.dice import Dice
from engine.core.flow import Unlisted
from engine.core.game import Event, Game, Seat, Setup, part
from engine.core.lobbies import Lobby
from engine.core.measures import Measures
from engine.core.moves import Argument, Move
from engine.core.paired_moves import OpensMoves
from engine.core.premoves import Plans
from engine.core.standing_orders import TakesOrders
from engine.core.uncertain import Uncertain

from .desk.game import Desk
from .picture import high_points, modes, scenes
from .player import advising, company, confiding, imagining, ready_offers, sensible
from .rules import ahead, awaiting, ending, flow, legal, obvious, opening, play, standing_orders, uncertain
from .rules.events import course, phases
from .speech import asking, choices, chronicle, reading, recalling, reference, refusals, sparing, story
from .speech.detours import DETOURS
from .speech.words import phrased
from .state import former_names
from .state.catalogue import WORDS
from .state.lengths import LENGTHS, SMALL, weeks, winning
from .state.moves import DESK as OWN
from .state.moves import VERBS
from .state.options import Options
from .state.state import State
from .state.view import View, view_for

flow.FLOW.check()


QUIET_OF_BOTS = (course.ChoseFirst, phases.ChoseGoals, course.Answered, phases.MarketDone, course.Lapsed, phases.Pools)
"""What is not told of bot players: that they leave something to others, and what the map shows."""


class Expedition(
    Rivals,
    Climaxes[View],
    Lobby,
    Leads,
    Deals[State],
    Private[View],
    Pages[View],
    Places[View],
    Steps[View],
    Prompts[View],
    OpensMoves[View],
    Plans[State, View],
    Recalls,
    Measures[State],
    Titles,
    Waits[State],
    Plays[State, View, sensible.Memory],
    Uncertain[View],
    TakesOrders[View],
    Game[State, View],
):
    """A whole game for two to six rivals: the exploration rules of data/galaxy with a small game around them (GAL-G01).

    Names are neutral and every text is ours (GAL-G51). All chance is a keyed stream of draws. Its seal is posted when a
    game starts and its key when it ends, so that every shuffle, draw and roll can be checked (GAL-G52).
    """

    key = "galaxy"
    colour = 0xCC79A7
    title = "Galaxy"
    about = WORDS.message("about")
    version = 24
    seats = range(2, 7)
    minutes = LENGTHS["full"].minutes
    verbs = VERBS
    detours = DETOURS
    options = Options
    state = State
    abstaining = tuple(item.called() for item in QUIET_OF_BOTS)
    replies = ("accept", "decline")
    briefly = WORDS.message("briefly")
    pages = reference.PAGES
    new = part(opening.new)
    turn = part(awaiting.awaited)
    turn_number = part(awaiting.turn_number)
    next_seat = part(awaiting.next_seat)
    invited = part(awaiting.invited)
    default = part(awaiting.default)
    patience = part(awaiting.patience)
    returning = part(standing_orders.returning)
    outcome = part(ending.outcome)
    measured = part(ending.measured)
    dealt = part(opening.dealt)
    unwatched = part(obvious.unwatched)
    obvious = part(obvious.obvious)
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
    legal = part(legal.legal)
    read = part(reading.read)
    choice = part(advising.choice)
    opened = part(advising.opened)
    step = part(ready_offers.step)
    scene = part(scenes.scene)
    pictures = part(scenes.pictures)
    high_points = part(high_points.HIGH_POINTS)
    ask = part(advising.ask)
    meanwhile = part(asking.meanwhile)
    advice = part(sparing.advice)
    status = part(asking.status)
    within_turn = part(asking.within_turn)
    sheet = part(asking.sheet)
    private = part(asking.private)
    page = part(reference.page)
    entries = part(reference.entries)
    places = part(reference.places)
    instead = part(scenes.instead)
    asked = part(modes.asked)
    modes = part(modes.modes)
    rolls = part(uncertain.rolls)
    standing = part(standing_orders.standing)
    why_not = part(refusals.why_not)
    heading = part(choices.heading)
    form = part(choices.form)
    mind = sensible.Memory
    decide = part(company.decide)
    advise = part(advising.advise)
    imagined = part(imagining.imagined)
    confided = part(confiding.confided)
    openly = part(advising.public)
    leaves_to_post = part(confiding.leaves_to_post)
    leads_inside = part(advising.leads_inside)
    aim = part(advising.aim)

    def mapped(self, state: State) -> bool:
        """Return that the map is shown from the start: the galaxy is laid out before first technologies are chosen."""
        return True

    def proposed(self, options: Any, players: int) -> Mapping[str, str]:
        """Return a short expedition for a few (GAL-G90)."""
        return {"length": "short"} if players <= SMALL else {}

    def lasts(self, options: Any) -> int:
        """Return about how many minutes an expedition of its length takes."""
        assert isinstance(options, Options)
        return LENGTHS[options.length].minutes

    def briefed(self, options: Any, players: int) -> str:
        """Return what it is about, and how long an expedition of its length takes: points, rounds, presses, weeks."""
        assert isinstance(options, Options)
        length = LENGTHS[options.length]
        points, takes = winning(options.length, players), weeks(options.length, players)
        fewest, most = length.fewest, length.most
        return WORDS("briefed", points=points, rounds=length.rounds, fewest=fewest, most=most, weeks=takes)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `play.apply`; what the rules have nothing particular against is refused in words."""
        try:
            return play.apply(state, seat, move, dice)
        except Unlisted:
            raise refusals.refusal(state, seat, move) from None

    def label(self, state: State, seat: Seat, move: Move) -> str:
        """Return the same as its maker's: an offer is declined by one and taken back by the other."""
        return self.choice(msgspec.structs.replace(self.view(state, None), seat=seat), move).label


EXPEDITION, DESK = Expedition(), Desk()


class Galaxy(Delegates, Opens, Renamed[State], Expedition):
    """Both games under one name. The host chooses the expedition or the desk; a state knows by its phase what it is."""

    openings = (
        Opening(
            OWN,
            Desk.about,
            {"play": "desk"},
            Argument("players", WORDS.message("desk-about.players")),
            ("explore", "choose", "relic", "trade", "discard"),
        ),
    )
    phrased = part(phrased)

    def delegate(self, of: Setup | Options | Mapping[str, str] | State | View) -> Expedition | Desk:
        """Return the desk or the expedition, whichever is meant."""
        known = of.state if isinstance(of, View) else of
        if isinstance(known, State):
            return DESK if known.phase == "desk" else EXPEDITION
        match of:
            case Setup(options=Options(play=play)) | Options(play=play):
                return DESK if play == "desk" else EXPEDITION
        return EXPEDITION

    def restored(self, written: bytes) -> State:
        """Return the state that a snapshot holds; what it calls by a former name it calls by that of today (`former`)."""
        return msgspec.convert(former_names.state_of_today(msgspec.json.decode(written)), State)


GAME = Galaxy()
