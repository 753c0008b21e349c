"""Skyshard as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.bot_pauses import Halts
from engine.core.bot_players import Plays
from engine.core.campaigns import Campaigns
from engine.core.capabilities import Climaxes, Deals, Places, Prompts, Recalls, Steps, Titles, Waits
from engine.core.daily import Daily
from engine.core.detour import Leads
from engine.core.dice import Dice
from engine.core.falling import Falls
from engine.core.flow import Unlisted
from engine.core.game import Event, Game, Seat, part
from engine.core.lobbies import Lobby
from engine.core.measures import Measures
from engine.core.moves import Move
from engine.core.premoves import Plans
from engine.core.uncertain import Uncertain

from .picture import chart, high_points, modes, scenes
from .player import advising, company, imagining
from .rules import ahead, awaiting, campaign, daily, ending, legal, opening, play, uncertain
from .speech import asking, campaign_page, choices, chronicle, quests, reading, recalling, refusals, story
from .speech.detours import DETOURS
from .state.campaign import Campaign, words, written
from .state.catalogue import WORDS
from .state.moves import VERBS
from .state.options import Options
from .state.state import State
from .state.view import View, view_for


class Skyshard(
    Campaigns[State],
    Climaxes[View],
    Daily[State],
    Deals[State],
    Lobby,
    Leads,
    Places[View],
    Steps[View],
    Prompts[View],
    Halts[State],
    Falls[State, View],
    Plans[State, View],
    Uncertain[View],
    Plays[State, View, company.Mind],
    Recalls,
    Measures[State],
    Titles,
    Waits[State],
    Game[State, View],
):
    """The cooperative delve of data/skyshard, for one to four (SKY-001, SKY-G01, SKY-G57)."""

    key = "skyshard"
    title = "Skyshard"
    about = WORDS.message("game-about")
    version = 22
    seats = range(1, 5)
    minutes = 40
    verbs = VERBS
    detours = DETOURS
    options = Options
    state = State
    new = part(opening.new)
    turn = part(awaiting.awaited)
    turn_number = part(awaiting.turn_number)
    next_seat = part(awaiting.next_seat)
    obvious = part(legal.obvious)
    halts = part(awaiting.halts)
    is_out = part(awaiting.is_out)
    own_turn = part(ahead.own_turn)
    as_if = part(ahead.as_if)
    conditions = part(ahead.conditions)
    legal = part(legal.legal)
    view = part(view_for)
    default = part(awaiting.default)
    dealt = part(opening.dealt)
    outcome = part(ending.outcome)
    of_day = part(daily.of_day)
    came_to = part(daily.came_to)
    round_begins = daily.ROUND
    marks = daily.MARKS
    shown = part(quests.shown)
    phrased = part(quests.phrased)
    briefed = part(quests.briefed)
    moot = part(quests.moot)
    measured = part(ending.measured)
    scored = ("shard", "shards")
    mind = company.Mind
    decide = part(company.decide)
    heard = part(company.heard)
    advise = part(advising.advise)
    aim = part(advising.aim)
    imagined = part(imagining.imagined)
    scene = part(lambda view, look: modes.scene(view, look, advising.named(view)))
    high_points = part(high_points.HIGH_POINTS)
    campaign_shows = WORDS.message("campaign-page-about")
    campaign_names = words().names
    campaign_about = part(campaign_page.about)
    fresh = part(lambda: written(Campaign()))
    carried = part(campaign.carried)
    stands = part(campaign_page.stands)
    past = part(campaign_page.page)
    chart = part(chart.chart)
    places = part(scenes.places)
    asked = part(scenes.asked)
    modes = part(modes.modes)
    tell = part(story.tell)
    memory = recalling.MEMORY
    annals = chronicle.ANNALS
    ask = part(asking.ask)
    status = part(asking.status)
    within_turn = part(asking.within_turn)
    sheet = part(asking.sheet)
    in_short = part(asking.in_short)
    choice = part(advising.choice)
    rolls = part(uncertain.rolls)
    heading = part(choices.heading)
    step = part(choices.step)
    read = part(reading.read)
    why_not = part(refusals.why_not)

    def mapped(self, state: State) -> bool:
        """Return whether the hexes of the entrance are to be taken, which the map shows."""
        return state.phase == "places"

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `play.apply`."""
        try:
            return play.apply(state, seat, move, dice)
        except Unlisted:
            raise refusals.refusal(state, seat, move) from None


GAME = Skyshard()
