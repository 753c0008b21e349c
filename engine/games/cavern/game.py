"""Cavern as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.capabilities import Climaxes, Deals, Places, Private, Prompts, Recalls, Rivals, Steps, Titles, Waits
from engine.core.daily import Daily
from engine.core.detour import Leads
from engine.core.dice import Dice
from engine.core.flow import Unlisted
from engine.core.game import ArgumentPrompt, Choice, Event, Game, Seat, Shortcut, part
from engine.core.measures import Measures
from engine.core.moves import Move, Verb
from engine.core.paired_moves import OpensMoves
from engine.core.premoves import Plans
from engine.core.retelling import Retells
from engine.core.scene import Look, Scene
from engine.core.uncertain import Uncertain

from .picture import high_points, modes, scenes
from .player import beside_hand, confiding, robbing, rolling_on, runner_up
from .player.company import Company
from .rules import ahead, awaiting, daily, ending, legal, obvious, opening, play, uncertain
from .speech import asking, choices, chronicle, own_rolls, reading, recalling, refusals, story, tile_steps
from .speech.detours import DETOURS
from .state.catalogue import WORDS
from .state.moves import VERBS
from .state.options import Options
from .state.state import State
from .state.view import View, view_for


class CavernGame(
    Rivals,
    Climaxes[View],
    Daily[State],
    Deals[State],
    Leads,
    Private[View],
    Retells[View],
    Places[View],
    Steps[View],
    Prompts[View],
    Plans[State, View],
    Company,
    Recalls,
    Measures[State],
    Titles,
    Waits[State],
    Uncertain[View],
    OpensMoves[View],
    Game[State, View],
):
    """The rivals' game of data/cavern, for two to four, or one alone (CAV-001, CAV-002, CAV-G02, CAV-G59).

    Its name and words are ours (CAV-G01); what the source credits carries no rule (CAV-006).
    """

    key = "cavern"
    colour = 0x8DB4CE
    title = "Cavern"
    about = WORDS.message("game-about")
    version = 9
    seats = range(1, 5)
    minutes = 60
    verbs = VERBS
    detours = DETOURS
    options = Options
    state = State
    own = "hand"
    high_points = part(high_points.HIGH_POINTS)

    new = part(opening.new)
    turn = part(awaiting.awaited)
    legal = part(legal.legal)
    view = part(view_for)
    default = part(awaiting.default)
    outcome = part(ending.outcome)
    of_day = part(daily.of_day)
    came_to = part(daily.came_to)
    round_begins = daily.TURN
    lap = daily.LAP
    marks = daily.MARKS
    measured = part(ending.measured)
    pictures = part(scenes.pictures)
    places = part(scenes.places)
    modes = part(modes.modes)
    tell = part(story.tell)
    memory = recalling.MEMORY
    annals = chronicle.ANNALS
    status = part(asking.status)
    within_turn = part(asking.within_turn)
    sheet = part(asking.sheet)
    rolls = part(uncertain.rolls)
    read = part(reading.read)
    why_not = part(refusals.why_not)
    turn_number = part(awaiting.turn_number)
    next_seat = part(awaiting.next_seat)
    dealt = part(awaiting.dealt)
    unwatched = part(rolling_on.unwatched)
    aim = part(robbing.aim)
    obvious = part(obvious.obvious)
    own_turn = part(ahead.own_turn)
    as_if = part(ahead.as_if)
    lasting = part(ahead.lasting)
    refused = part(ahead.refused)
    refusable = ahead.REFUSABLE
    private = part(asking.private)
    retells = part(own_rolls.retells)
    owned = part(asking.owned)
    instead = part(confiding.instead)
    openly = part(confiding.openly)
    confides = part(confiding.confides)

    def ask(self, view: View) -> str:
        """Return what is wanted; in a post with what its only person knows."""
        return asking.ask(confiding.known(view))

    def heading(self, view: View, verb: Verb) -> str:
        """Return what stands over a menu of moves."""
        return choices.heading(confiding.known(view), verb)

    def begun(self, view: View, verb: Verb) -> str:
        """Return the words on the button that begins a verb."""
        return choices.begun(confiding.known(view), verb)

    def choice(self, view: View, move: Move) -> Choice:
        """Return how a legal move is offered; what is advised first stands before all others."""
        own = confiding.known(view)
        return runner_up.offered(own, move, choices.choice(own, move))

    def shortcut(self, view: View, verb: Verb, given: Sequence[str]) -> Shortcut | None:
        """Return the moves that are offered whole, beside the tiles what a steady player would think of first."""
        found = tile_steps.shortcut(
            view, verb, given, beside_hand.first_presses, beside_hand.advised_worth, beside_hand.follower
        )
        if found is None:
            return None
        if not given:
            return runner_up.beside(view, found)
        offers = [(move, runner_up.offered(view, move, way)) for move, way in found.ways]
        return replace(found, ways=tuple(beside_hand.lit_best(view, offers)))

    def opened(self, view: View, move: Move) -> Sequence[Move]:
        """Return the way to lay a tile that the same press takes which uses a Treasure card for it."""
        return runner_up.opened(confiding.known(view), move)

    def step(self, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
        """Return the question for the next argument of a move; places and turns say what they bring."""
        return beside_hand.numbered(view, verb, given, values, tile_steps.step(view, verb, given, values))

    def scene(self, view: View, look: Look) -> Scene:
        """Return a picture, the map in a mode where one is asked for."""
        advice = scenes.Advised(
            beside_hand.pictured_ways, beside_hand.advised_worth, beside_hand.follower, robbing.aimed_at
        )
        return modes.seen(view, scenes.scene(view, look, advice), look.mode)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `play.apply`."""
        try:
            return play.apply(state, seat, move, dice)
        except Unlisted:
            raise refusals.refusal(state, seat, move) from None


GAME = CavernGame()
