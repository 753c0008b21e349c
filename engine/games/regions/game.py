"""Regions as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.game import Event, Outcome, Page, Prepared, Seat, Setup
from engine.core.moves import Argument, Move
from engine.core.speaking import PromptingGame

from .files import files, writing
from .picture import scenes
from .rules import awaiting, ending, events, opening, play
from .rules.legal import legal
from .rules.party import record
from .rules.progress import Venture
from .speech import asking, choices, lobby, reading, reference, refusals, story
from .state.moves import VERBS
from .state.options import Options
from .state.state import State
from .state.view import View, view_for

DRAWN = frozenset(
    (
        "begun",
        "set_out",
        "round_begins",
        "moved",
        "saw_region",
        "saw",
        "passage",
        "lit_up",
        "light",
        "went",
        "came_back",
        "sprung",
        "alerted",
        "defeated",
        "body_dragged",
        "unlocked",
        "closed",
        "died",
        "reached_goal",
        "ended",
    )
)
"""Events that call for a new map in the channel."""


class Regions(PromptingGame[State, View]):
    """Scenarios of crossing, sneaking and chasing on a map of regions, for one to six and perhaps a game master
    (REG-001, REG-012, REG-G28, REG-G62).

    It models regions and turns, no fine positions: somebody is in a region or is not, and no range is measured (REG-002,
    REG-015, REG-017). It holds the chapter on exploration and nothing of those on combat and interaction (REG-003,
    REG-269).
    """

    key = "regions"
    title = "Regions"
    about = "Cross a dangerous place together, one character each: fight, climb and search your way, sneak, or run."
    version = 2
    seats = range(1, 7)
    verbs = VERBS
    options = Options
    state = State
    wait = 24
    reminds = True
    files = "scenario"
    keeps = True
    own = "desk"
    abstaining = ("decided",)
    dice_stay = True
    briefly = (
        "Each round everybody takes one turn, in any order: Take turn, then a Move, a Strategy and an Action, as the "
        "buttons say. `/rules turn` tells more."
    )
    pages = (
        Page("sheet", "A character of the party: EP, tracks, hand, Gear.", Argument("who", "Whose")),
        Page("briefing", "What this scenario is about, and its special rules."),
    )
    asking = asking
    choices = choices
    reading = reading
    reference = reference
    refusals = refusals
    scenes = scenes
    story = story
    drawn = DRAWN

    def shown(self, option: str, value: str) -> str:
        """See `lobby.shown`."""
        return lobby.shown(option, value)

    def phrased(self, option: str, value: str) -> str:
        """See `lobby.phrased`."""
        return lobby.phrased(option, value)

    def moot(self, options: Options, prepared: bool) -> tuple[str, ...]:
        """Return what a prepared scenario leaves nothing to choose of."""
        del options
        return ("scenario",) if prepared else ()

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.new`; `BadFile` for a file that cannot be used."""
        options = setup.options
        assert isinstance(options, Options)
        dice.below(1 << 62)  # so that two scenarios are told apart by their first entry
        scenario = files.read(setup.file)[0] if setup.file else files.scenario_named(options.scenario)
        venture = Venture(opening.first_state(setup, options, scenario), dice)
        venture.push(*opening.ask_crafts(venture.state))
        venture.tell(events.begun(scenario.name, scenario.type, scenario.about, opening.special_rules(scenario)))
        return venture.state, venture.events

    def turn(self, state: State) -> tuple[Seat, ...]:
        """Return who is awaited; see `awaiting.awaited`."""
        return awaiting.awaited(state)

    def turn_number(self, state: State) -> int:
        """See `awaiting.turn_number`."""
        return awaiting.turn_number(state)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return what a seat may do, lazily."""
        return legal(state, seat)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.apply`."""
        return play.apply(state, seat, move, dice)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the state with what is hidden from a seat taken out."""
        return view_for(state, seat)

    def label(self, state: State, seat: Seat, move: Move) -> str:
        """Return the same from where that member stands: an exit's letter means another way elsewhere."""
        return self.choice(replace(self.view(state, None), seat=seat), move).label

    def default(self, state: State, seat: Seat) -> Move | None:
        """See `awaiting.default`."""
        return awaiting.default(state, seat)

    def without(self, state: State, seat: Seat) -> Move | None:
        """See `awaiting.without`."""
        return awaiting.without(state, seat)

    def patience(self, state: State) -> int:
        """See `awaiting.patience`."""
        return awaiting.patience(state)

    def outcome(self, state: State) -> Outcome | None:
        """See `ending.outcome`."""
        return ending.outcome(state)

    def owned(self, view: View) -> str:
        """Return the game master's map with everything on it; nobody else has one of their own."""
        return "desk" if view.whole and view.state.phase == "play" else ""

    def kept(self, state: State, seat: Seat) -> str:
        """Return a seat's campaign record, as JSON; see `record.kept`."""
        return record.kept(state, seat)

    def check_file(self, text: str) -> Prepared:
        """Return what a scenario file holds; see `files.read`."""
        scenario, warnings = files.read(text)
        secrets = sum(bool(one.hidden) for one in scenario.connections)
        secrets += sum(bool(one.hidden) for one in scenario.features)
        facts = (
            f"{scenario.type} scenario, {scenario.setting}, level {scenario.level}, about {scenario.minutes} minutes",
            f"{len(scenario.regions)} regions and {len(scenario.connections)} connections, {secrets} secrets",
            f"{len(scenario.placed)} Challenges, {sum(bool(one.obstacle) for one in scenario.connections)} Obstacles",
        )
        return Prepared(scenario.name, facts, warnings)

    def export_file(self, state: State) -> str:
        """Return the scenario as a file, all secrets included."""
        return writing.write(state.scenario)


GAME = Regions()
