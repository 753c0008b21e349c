"""Regions as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.core.bot_pauses import Halts
from engine.core.bot_players import Plays
from engine.core.capabilities import (
    Climaxes,
    Deals,
    Guided,
    Keeps,
    Page,
    Pages,
    Places,
    Prepared,
    Prepares,
    Private,
    Prompts,
    Recalls,
    Steps,
    Titles,
    Truth,
    Waits,
)
from engine.core.daily import Daily
from engine.core.detour import Leads
from engine.core.dice import Dice
from engine.core.falling import Falls
from engine.core.flow import Unlisted
from engine.core.game import Choice, Event, Game, Seat, Setup
from engine.core.lobbies import Lobby
from engine.core.measures import Measures
from engine.core.moves import Argument, Move
from engine.core.paired_moves import OpensMoves
from engine.core.premoves import Plans
from engine.core.scene import Look, Scene
from engine.core.standing_orders import TakesOrders
from engine.core.uncertain import Uncertain

from . import desk
from .desk import rulings
from .files import files, generator, writing
from .picture import hands, high_points, modes, scenes
from .player import advising, company
from .player.imagining import imagined
from .player.mind import Mind
from .rules import ahead, awaiting, daily, ending, lately, obvious, opening, outings, play, standing_orders, uncertain
from .rules.events import exploring, striking, turning
from .rules.legal import legal
from .rules.party import ready_made
from .rules.progress import Venture
from .speech import asking, chronicle, reading, recalling, reference, refusals, story
from .speech.detours import DETOURS
from .state import variants
from .state.catalogue import WORDS
from .state.content import at_hand
from .state.moves import VERBS
from .state.options import Options
from .state.scenarios import Scenario
from .state.state import State
from .state.view import View, truth, view_for
from .state.within import part, within

DESCRIBING = ("kind", "theme")
"""Options that say what a new scenario is to be like."""


class Regions(
    Guided,
    Lobby,
    Climaxes[View],
    Leads,
    Daily[State],
    Deals[State],
    Prepares[State],
    Keeps[State],
    Private[View],
    Pages[View],
    Places[View],
    Steps[View],
    Prompts[View],
    Halts[State],
    Falls[State, View],
    OpensMoves[View],
    Plans[State, View],
    Plays[State, View, Mind],
    Recalls,
    Measures[State],
    Titles,
    Truth[State, View],
    Waits[State],
    Uncertain[View],
    TakesOrders[View],
    Game[State, View],
):
    """Scenarios of crossing, sneaking and chasing on a map of regions, for one to six and perhaps a game master
    (REG-001, REG-012, REG-G28, REG-G62).

    It models regions and turns, no fine positions: a PC is in a region or is not, and no range is measured (REG-002,
    REG-015, REG-017). It holds the chapter on exploration and nothing of those on combat and interaction (REG-003,
    REG-269).
    """

    key = "regions"
    colour = 0xB99257
    title = "Regions"
    about = WORDS.message("game-about")
    version = 32
    seats = range(1, 7)
    verbs = VERBS
    detours = DETOURS
    options = Options
    state = State
    files = "scenario"
    beginnings = ("region",)
    own = "hand"
    abstaining = (turning.Decided.called(),)
    final = (striking.Died.called(),)
    finds = tuple(kind.called() for kind in (exploring.SawRegion, exploring.Saw, exploring.Passage))
    briefly = WORDS.message("game-briefly")
    pages = (
        Page("sheet", WORDS.message("page-sheet"), Argument("who", WORDS.message("page-sheet.who"))),
        Page("briefing", WORDS.message("page-briefing")),
    )
    dealt = part(ready_made.dealt)
    high_points = part(high_points.high_points)
    turn = part(awaiting.awaited)
    turn_number = part(awaiting.turn_number)
    view = part(view_for)
    truth = part(truth)
    default = part(awaiting.default)
    without = part(awaiting.without)
    obvious = part(obvious.obvious)
    mind = Mind
    decide = part(company.decide)
    advise = part(advising.advise)
    aim = part(advising.aim)
    imagined = part(imagined)
    heard = part(company.heard)
    own_turn = part(ahead.own_turn)
    as_if = part(ahead.as_if)
    addressed = part(ahead.addressed)
    opened = part(ahead.opened)
    patience = part(awaiting.patience)
    stands_still = part(awaiting.stands_still)
    halts = part(awaiting.halts)
    is_out = part(awaiting.is_out)
    outcome = part(ending.outcome)
    of_day = part(daily.of_day)
    came_to = part(daily.came_to)
    round_begins = daily.ROUND
    marks = daily.MARKS
    measured = part(ending.measured)
    scored = ("came through", "came through")
    kept = part(outings.kept)
    modes = part(modes.modes)
    tell = part(story.tell)
    memory = recalling.MEMORY
    annals = chronicle.ANNALS
    ask = part(asking.ask)
    status = part(advising.status)
    within_turn = part(advising.within_turn)
    sheet = part(asking.sheet)
    in_short = part(asking.in_short)
    private = part(asking.private)
    step = part(rulings.step)
    form = part(rulings.form)
    page = part(reference.page)
    entries = part(reference.entries)
    places = part(reference.places)
    asked = part(reference.around)
    read = part(reading.read)
    why_not = part(refusals.why_not)
    rolls = part(uncertain.rolls)
    standing = part(standing_orders.standing)
    heading = part(rulings.heading)
    meanwhile = part(asking.meanwhile)
    advice = part(asking.advice)
    shown = part(reference.shown)
    phrased = part(reference.phrased)

    @within
    def choice(self, view: View, move: Move) -> Choice:
        """Return how a legal move is offered; what is advised first in a turn stands before all others."""
        return advising.offered(view, move, rulings.choice(view, move))

    @within
    def scene(self, view: View, look: Look) -> Scene:
        """Return a picture, the map in a mode where one is asked for."""
        return modes.seen(view, scenes.scene(view, look), look.mode)

    def lasts(self, options: Options) -> int:
        """Return about how many minutes the scenario takes that was chosen."""
        if options.scenario == generator.NEW:
            return generator.minutes(options.kind)
        return files.scenario_named(options.scenario).minutes

    def moot(self, options: Options, prepared: bool) -> tuple[str, ...]:
        """Return what a scenario that is there already leaves nothing to choose of; see `Options`."""
        if prepared:
            return ("scenario", *DESCRIBING)
        if options.scenario == generator.NEW:
            return ("changes",)
        return DESCRIBING if files.scenario_named(options.scenario).variants else (*DESCRIBING, "changes")

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.new`; `BadFile` for a file that cannot be used."""
        options = setup.options
        assert isinstance(options, Options)
        scenario = _scenario(setup, options, dice)
        with at_hand(scenario.content):
            venture = Venture(opening.first_state(setup, options, scenario), dice)
            venture.push(*opening.ask_crafts(venture.state))
        rules = opening.special_rules(scenario, len(venture.state.members))
        venture.tell(turning.Begun(scenario.name, scenario.type, scenario.about, rules))
        return venture.state, venture.events

    @within
    def legal(self, state: State, seat: Seat) -> Iterable[Move]:
        """Return what a seat may do, lazily; where the scenario brings things of its own, all at once."""
        found = legal(state, seat, desk.legal(state, seat))
        return found if state.scenario.own.nothing else tuple(found)

    @within
    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.apply`."""
        try:
            after, events = play.apply(state, seat, move, dice, desk.carry_out)
        except Unlisted:
            raise refusals.refusal(state, seat, move) from None
        return lately.after(state, after, events, obvious.reader(state, seat, move)), events

    @within
    def label(self, state: State, seat: Seat, move: Move) -> str:
        """Return the same from where that member stands: an exit's letter means another way elsewhere."""
        return self.choice(replace(self.view(state, None), seat=seat), move).label

    @within
    def owned(self, view: View) -> str:
        """Return the game master's map with everything on it, or the plays of a member who is out there."""
        if view.whole:
            return "desk" if view.state.phase == "play" else ""
        return "hand" if hands.index_of_hand(view.state, view.seat) is not None else ""

    def check_file(self, text: str) -> Prepared:
        """Return what a scenario file holds; see `files.read`."""
        scenario, warnings = files.read(text)
        ways, own = scenario.connections, scenario.own
        secrets = sum(bool(way.hidden) for way in ways) + sum(bool(feature.hidden) for feature in scenario.features)
        type, setting, level, minutes = scenario.type, scenario.setting, scenario.level, scenario.minutes
        obstacles = sum(bool(way.obstacle) for way in ways)
        facts = (
            WORDS("file-type", type=type, setting=setting, level=level, minutes=minutes),
            WORDS("file-regions", regions=len(scenario.regions), ways=len(ways), secrets=secrets),
            WORDS("file-challenges", challenges=len(scenario.placed), obstacles=obstacles),
        )
        brought = (
            *([WORDS("file-kinds", count=len(own.kinds))] if own.kinds else []),
            *([WORDS("file-crafts", count=len(own.crafts))] if own.crafts else []),
            *([WORDS("file-cards", count=len(own.plays))] if own.plays else []),
            *([WORDS("file-gear", count=len(own.gear))] if own.gear else []),
        )
        return Prepared(scenario.name, (*facts, *([WORDS("file-brings", brought=brought)] if brought else [])), warnings)

    def export_file(self, state: State) -> str:
        """Return the scenario as a file, all secrets included."""
        return writing.write(state.scenario)


def _scenario(setup: Setup, options: Options, dice: Dice) -> Scenario:
    """Return the scenario: from a prepared file or made by hand, some of it drawn (REG-G113), or new from one number of the
    dice (REG-G28, REG-G90)."""
    if options.scenario == generator.NEW and not setup.file:
        level = opening.level_of(setup, options)
        return generator.generate(str(dice.below(1 << 62)), kind=options.kind, theme=options.theme, level=level)
    found = files.read(setup.file)[0] if setup.file else files.scenario_named(options.scenario)
    return variants.drawn(found, dice) if options.changes == "on" else variants.as_written(found)


GAME = Regions()
