"""Wilds as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

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
from engine.core.game import Event, Game, Seat, Setup, drawn, part
from engine.core.moves import Argument, Move
from engine.core.progress import heed
from engine.core.scene import Look
from engine.core.verbs import Choose, Direct, Enter, Order, Trust

from . import desk
from .files import files, generator, writing
from .picture import scenes
from .rules import awaiting, ending, events, flow, habits, terms
from .rules.finding import discoveries, loot
from .rules.happening import happenings, threats, traces
from .rules.legal import legal, refuse_entry
from .rules.meeting import fights, meetings
from .rules.members import characters, gear, notes, roles
from .rules.progress import Expedition
from .speech import asking, choices, reading, reference, refusals, story
from .state import layout
from .state.moves import VERBS, Create, Lead, RolesTo, Write
from .state.options import WINDOWS, Options
from .state.region import Region
from .state.state import Member, Position, Rules, State, member_of
from .state.view import View, view_for

STEPS = (discoveries, meetings, fights, happenings, traces, loot)
"""Modules that only register what happens, see `flow`: they have to be there."""

HOUR = 3600

DRAWN = frozenset(
    (
        "begun",
        "set_out",
        "arrived",
        "site_seen",
        "terrain",
        "rumour",
        "clue",
        "passage",
        "edge",
        "rim",
        "blocked",
        "bypass",
        "dawn",
        "defeat",
        "away",
        "goal",
        "restocked",
        "settled",
        "ended",
    )
)
"""Events that call for a new map in the channel."""

DESCRIBING = ("theme", "map", "size", "danger")
"""Options that say what a new region is to be like."""

FREE = (RolesTo, Lead, Order, Write)
"""Free activities that need nobody's consent (WLD-129, WLD-133)."""


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
    version = 2
    seats = range(1, 7)
    verbs = VERBS
    options = Options
    state = State
    wait = 12
    reminds = True
    abstaining = ("abstained",)
    files = "region"
    own = "desk"
    pages = (
        Page("character", "A character of the party: dice, skills, what it carries.", Argument("who", "Whose")),
        Page("clues", "The clues that the party holds, and where they point."),
        Page("journal", "What the party knows, place by place.", Argument("place", "A place on the map")),
    )
    turn = part(awaiting.awaited)
    legal = part(legal)
    view = part(view_for)
    outcome = part(ending.outcome)
    kept = part(characters.kept)
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
        """See `Game.new`; `BadFile` for a file that cannot be used. Without a game master the party votes (WLD-G84)."""
        options = setup.options
        assert isinstance(options, Options)
        region = layout.settled(adapted(_region(setup, options, dice), options))
        expedition = Expedition(first_state(setup, options, region), dice)
        goal = region.goal.about if region.goal is not None else ""
        expedition.tell(events.begun(region.name, region.about, goal))
        return expedition.state, expedition.events

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.apply`."""
        if state.phase == "over":
            raise GameOver("This expedition is over.")
        expedition = Expedition(state, dice)
        if isinstance(move, Enter):
            _enter(expedition, seat, move)
        else:
            _check(state, seat, move)
            _carry_out(expedition, seat, move)
        awaiting.go_on(expedition)
        if awaiting.moment(expedition.state) != awaiting.moment(state):
            _drop_old_votes(expedition)
        terms.explain(expedition)
        if not expedition.events:
            told = events.decided(str(move), "own")
            expedition.tell(replace(told, seats=(seat,)) if seat == state.master else told)
        return expedition.state, expedition.events

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
        return drawn(events, DRAWN)

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


# The start.


def _region(setup: Setup, options: Options, dice: Dice) -> Region:
    """Return the region: from a prepared file, made by hand, or new from one number of the dice (WLD-G80, WLD-G89).

    That number is always drawn, so that two expeditions are told apart by their first entry.
    """
    key = str(dice.below(1 << 62))
    if setup.file:
        return files.read(setup.file)[0]
    if options.region != "generated":
        return files.region_named(options.region)
    return generator.generate(key, theme=options.theme, form=options.map, size=options.size, danger=options.danger)


TIMERS = {"perilous": 4, "normal": 6, "vast": 8}


def adapted(region: Region, options: Options) -> Region:
    """Return a region with what the host chose in place of what it says itself (WLD-067, WLD-068, WLD-224, WLD-G64)."""
    if options.pace != "region":
        region = replace(region, timer=TIMERS[options.pace])
    if options.reveal != "region":
        region = replace(region, reveal=options.reveal)
    if options.weather != "region":
        region = replace(region, weather=options.weather)
    return region


def first_state(setup: Setup, options: Options, region: Region) -> State:
    """Return an expedition before anybody has chosen a character."""
    members: list[Member] = []
    for seat, name in enumerate(setup.names):
        if seat != setup.master:
            members.append(characters.newcomer(name, seat, members))
    goal = region.goal
    return State(
        names=setup.names,
        master=setup.master,
        rules=Rules(
            decide="vote" if options.decide == "gm" and setup.master is None else options.decide,
            referee=options.referee,
            ladder=options.ladder,
            backtrack_ticks=options.backtrack == "ticks",
            deadly=options.deadly == "yes",
            weather=region.weather == "daily",
            characters=options.characters,
            picks=options.picks,
            resolve=WINDOWS[options.resolve],
        ),
        region=region,
        members=tuple(members),
        timer=region.timer,
        size=region.timer,
        here=Position(region.start),
        known=(region.start,),
        timers=threats.timers(region),
        challenge=goal.die if goal is not None else 0,
        goal="none" if goal is None else "open",
        brought=setup.kept,
    )


# Moves.


def _check(state: State, seat: Seat, move: Move) -> None:
    """Raise unless a move is legal; one with an open argument is checked where it is carried out."""
    if isinstance(move, Direct):
        return
    if isinstance(move, Create) and characters.unready(state, seat) is not None:
        return
    if isinstance(move, Write):
        heed(notes.refuse(state, seat, move.words))
        return
    if move not in legal(state, seat):
        raise refusals.refusal(state, seat, move)


def _carry_out(expedition: Expedition, seat: Seat, move: Move) -> None:
    state = expedition.state
    if isinstance(move, Direct):
        desk.carry_out(expedition, seat, move)
        return
    if characters.unready(state, seat) is not None:
        _choose_character(expedition, seat, move)
        return
    if isinstance(move, Trust):
        awaiting.trust(expedition, seat)
        return
    awaiting.came_back(expedition, seat)
    match move:
        case RolesTo():
            roles.carry_out(expedition, seat, move)
        case Lead(who=who):
            awaiting.elect(expedition, seat, who)
        case Order(order=order):
            habits.carry_out(expedition, seat, order)
        case Write(words=words):
            notes.carry_out(expedition, seat, words)
        case Choose(option=option):
            _answer(expedition, seat, option)
        case _ if move.verb in refusals.ACTION_WORDS:
            awaiting.propose(expedition, seat, str(move))
        case _:
            gear.carry_out(expedition, seat, move)


def _choose_character(expedition: Expedition, seat: Seat, move: Move) -> None:
    match move:
        case Choose(option=option):
            characters.choose(expedition, seat, option)
        case Create(character=text):
            characters.create(expedition, seat, text)
        case _:
            characters.choose(expedition, seat, characters.default(expedition.state, seat))


def _answer(expedition: Expedition, seat: Seat, option: str) -> None:
    state = expedition.state
    if seat in awaiting.asked_again(state):
        awaiting.throw_again(expedition, seat, option)
        return
    own = awaiting.personal(state, seat)
    if own is not None:
        flow.reply(expedition, own, option)
        return
    awaiting.propose(expedition, seat, f"{awaiting.CHOOSE} {option}")


def _drop_old_votes(expedition: Expedition) -> None:
    """Votes are cast on one question: the next is another."""
    if expedition.state.votes:
        expedition.change(votes=())


def _enter(expedition: Expedition, seat: Seat, move: Enter) -> None:
    """Somebody new joins: a seat and a member at the end, who chooses a character next (WLD-G85)."""
    state = expedition.state
    if seat != len(state.names) or member_of(state, seat) is not None:
        raise refusals.refusal(state, seat, move)
    heed(refuse_entry(state))
    member = characters.newcomer(move.name, seat, state.members)
    expedition.change(names=(*state.names, move.name), members=(*state.members, member))
    expedition.tell(events.entered(member.name))


GAME = Wilds()
