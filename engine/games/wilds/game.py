"""Wilds as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.capabilities import (
    Guided,
    Keeps,
    Lobby,
    Page,
    Pages,
    Places,
    Prepared,
    Prepares,
    Private,
    Prompts,
    Steps,
    Waits,
)
from engine.core.desk import NOTHING
from engine.core.dice import Dice
from engine.core.errors import GameOver
from engine.core.game import Choice, Event, Form, Game, Seat, Setup, Step, part
from engine.core.moves import Argument, Move, Verb
from engine.core.progress import heed
from engine.core.scene import Look
from engine.core.verbs import Direct, Enter, Trust

from . import desk
from .desk import rulings
from .files import files, writing
from .picture import scenes
from .rules import awaiting, ending, legal, opening, play
from .rules.events import HAPPENINGS, deciding, finding, meeting, travelling
from .rules.members import characters, gear
from .rules.progress import Expedition
from .speech import asking, choices, reading, reference, refusals, story
from .state.moves import VERBS, Create, Write
from .state.options import Options
from .state.state import State, member_of
from .state.view import View, view_for

HOUR = 3600

DRAWN = (
    deciding.Begun,
    deciding.SetOut,
    travelling.Arrived,
    travelling.SiteSeen,
    travelling.Terrain,
    travelling.Rumour,
    finding.Clue,
    finding.Passage,
    travelling.Edge,
    travelling.Rim,
    travelling.Blocked,
    travelling.Bypass,
    travelling.Dawn,
    meeting.Defeat,
    meeting.Away,
    finding.Goal,
    finding.Restocked,
    finding.Settled,
    meeting.Ended,
)
"""Events that call for a new map in the channel."""

DESCRIBING = ("theme", "map", "size", "danger")
"""Options that say what a new region is to be like."""


class Wilds(
    Guided,
    Lobby,
    Prepares[State],
    Keeps[State],
    Private[View],
    Pages[View],
    Places[View],
    Steps[View],
    Prompts[View],
    Waits[State],
    Game[State, View],
):
    """The party's game of data/wilds, for one to six and perhaps a game master (WLD-G18, WLD-G87).

    It goes by stretches of hours over ground that nobody has mapped (WLD-001, WLD-010, WLD-011), and takes a region, some
    tables and dice (WLD-009). It has no journeys from one known place to another, nothing that sums up a way, and no rooms
    of a building (WLD-003, WLD-012..014).
    """

    key = "wilds"
    title = "Wilds"
    about = "Roam a secret region together, find what hides in it, and come home with what you came for."
    version = 3
    seats = range(1, 7)
    verbs = VERBS
    options = Options
    state = State
    wait = 12
    reminds = True
    abstaining = (deciding.Abstained.called(),)
    files = "region"
    own = "desk"
    pages = (
        Page("character", "A character of the party: dice, skills, what it carries.", Argument("who", "Whose")),
        Page("clues", "The clues that the party holds, and where they point."),
        Page("journal", "What the party knows, place by place.", Argument("place", "A place on the map")),
    )
    turn = part(awaiting.awaited)
    view = part(view_for)
    outcome = part(ending.outcome)
    kept = part(characters.kept)
    scene = part(scenes.scene)
    tell = part(story.tell)
    ask = part(asking.ask)
    status = part(asking.status)
    sheet = part(asking.sheet)
    private = part(asking.private)
    page = part(reference.page)
    entries = part(reference.entries)
    places = part(reference.places)
    read = part(reading.read)
    why_not = part(refusals.why_not)

    def shown(self, option: str, value: str) -> str:
        """Return the words for an option's value: a region made by hand by the name it has itself."""
        if option == "region" and value != "generated":
            return files.region_named(value).name
        return value.replace("_", " ")

    def moot(self, options: Options, prepared: bool) -> tuple[str, ...]:
        """Return what a region that is there already leaves nothing to choose of; see `Options`."""
        if prepared:
            return ("region", *DESCRIBING)
        return DESCRIBING if options.region != "generated" else ()

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `opening.opened`."""
        expedition = opening.opened(setup, dice)
        return expedition.state, expedition.events

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return what a seat may do, lazily."""
        yield from legal.legal(state, seat)
        if seat == state.master:
            yield from desk.legal(state, seat)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.apply`."""
        if state.phase == "over":
            raise GameOver("This expedition is over.")
        expedition = Expedition(state, dice)
        self._check(state, seat, move)
        if isinstance(move, Direct):
            desk.carry_out(expedition, seat, move)
        elif isinstance(move, Enter):
            play.enter(expedition, seat, move.name)
        else:
            play.carry_out(expedition, seat, move)
        play.settle(expedition, awaiting.moment(state))
        if not expedition.events:
            expedition.tell(deciding.Decided(str(move), "own"), to=(seat,) if seat == state.master else None)
        return expedition.state, expedition.events

    def _check(self, state: State, seat: Seat, move: Move) -> None:
        """Raise unless a move is legal; one with an open argument is checked where it is carried out."""
        if isinstance(move, Enter):
            if seat != len(state.names) or member_of(state, seat) is not None:
                raise refusals.refusal(state, seat, move)
            heed(legal.refuse_entry(state))
        elif isinstance(move, Write):
            heed(gear.refuse_note(state, seat, move.words))
        elif isinstance(move, Direct) or (isinstance(move, Create) and characters.unready(state, seat) is not None):
            return
        elif move not in legal.legal(state, seat):
            raise refusals.refusal(state, seat, move)

    def choice(self, view: View, move: Move) -> Choice:
        """See `Game.choice`; the desk offers its own orders."""
        return rulings.choice(view.state, move) if isinstance(move, Direct) else choices.choice(view, move)

    def step(self, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
        """See `Game.step`."""
        return rulings.step(view.state, given, values) if verb.name == "gm" else choices.step(view, verb, given, values)

    def form(self, view: View, verb: Verb, given: Sequence[str]) -> Form | None:
        """See `Steps.form`."""
        if verb.name != "gm":
            return choices.form(view, verb, given)
        return rulings.form(view.state, given[0]) if given else None

    def default(self, state: State, seat: Seat) -> Move | None:
        """Return that a seat leaves it to the others, or to the safe choice; ``None`` where the party has to choose its
        next action and nobody proposed any, or a game master plays a scene: then they are reminded (WLD-G84, WLD-G86)."""
        if seat not in awaiting.awaited(state) or state.paused:
            return None
        if characters.unready(state, seat) is not None:
            return Trust()
        return Trust() if awaiting.may_default(state, seat) else None

    def without(self, state: State, seat: Seat) -> Move | None:
        """Return the default; a game master who leaves lets the expedition go on (WLD-G87)."""
        return Direct("resume", NOTHING) if state.paused and seat == state.master else self.default(state, seat)

    def patience(self, state: State) -> int:
        """Return how long a pick waits for one player, or the window for a second throw (WLD-G06, WLD-G86)."""
        if state.phase != "trek" or state.paused:
            return 0
        if awaiting.asked_again(state):
            return state.rules.resolve
        awaited = awaiting.awaited(state)
        asked = [awaiting.personal(state, seat) for seat in awaited if seat != state.master]
        return state.rules.picks * HOUR if asked and all(question is not None for question in asked) else 0

    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        """Return the map, where anything on it changed."""
        return (Look(),) if HAPPENINGS.public(events, DRAWN) else ()

    def owned(self, view: View) -> str:
        """Return the game master's map with everything on it; nobody else has one of their own."""
        return "desk" if view.whole and view.state.phase == "trek" else ""

    def check_file(self, text: str) -> Prepared:
        """Return what a region file holds (WLD-G89); see `files.read`."""
        region, warnings = files.read(text)
        hidden = sum(site.hidden for site in region.sites)
        facts = (
            f"{len(region.places)} {'hexes' if region.format == 'hex' else 'points'}, difficulty {region.difficulty}",
            f"{len(region.sites)} sites, {hidden} of them hidden; {len(region.clues)} clues",
            f"{len(region.encounters)} encounters; {'a goal' if region.goal is not None else 'no goal'}",
        )
        return Prepared(region.name, facts, warnings)

    def export_file(self, state: State) -> str:
        """Return the region as a file, all secrets included."""
        return writing.write(state.region)


GAME = Wilds()
