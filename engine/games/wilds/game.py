"""Wilds as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

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
from engine.core.detour import Leads
from engine.core.dice import Dice
from engine.core.flow import Unlisted
from engine.core.game import ArgumentPrompt, Choice, Event, Form, Game, Seat, Setup, part
from engine.core.lobbies import Lobby
from engine.core.measures import Measures
from engine.core.moves import Argument, Move, Verb
from engine.core.premoves import Plans
from engine.core.repeated_moves import Repeats
from engine.core.standing_orders import TakesOrders
from engine.core.uncertain import Uncertain
from engine.core.verbs import Direct

from . import desk
from .desk import rulings
from .files import files, writing
from .picture import high_points, modes, scenes
from .player import advising, company, imagining, known_map
from .rules import ahead, awaiting, ending, opening, outings, play, standing_orders, uncertain
from .rules.events import deciding
from .rules.legal import legal
from .rules.members import characters
from .speech import asking, choices, chronicle, forms, reading, recalling, reference, refusals, repeated_looks, story
from .speech.detours import DETOURS
from .state.catalogue import WORDS
from .state.moves import VERBS
from .state.options import Options
from .state.region import MOST_PLAYERS
from .state.state import State
from .state.view import View, truth, view_for

TOUR = (
    "hollowdown",
    "kitehill",
    "drownedmile",
    "thornwood",
    "nightferry",
    "ninecairns",
    "gullcrown",
    "sunscar",
    "emberfell",
)
"""The regions made by hand in the order in which they are proposed, the gentle ones first (WLD-G131)."""

DESCRIBING = ("theme", "map", "size", "danger")
"""Options that say what a new region is to be like."""


class Wilds(
    Guided,
    Lobby,
    Climaxes[View],
    Leads,
    Deals[State],
    Prepares[State],
    Keeps[State],
    Private[View],
    Pages[View],
    Places[View],
    Steps[View],
    Prompts[View],
    Plans[State, View],
    Plays[State, View, known_map.Mind],
    Recalls,
    Measures[State],
    Titles,
    Truth[State, View],
    Waits[State],
    Uncertain[View],
    Repeats[View],
    TakesOrders[View],
    Game[State, View],
):
    """The party's game of data/wilds, for one to six and perhaps a game master (WLD-G18, WLD-G87).

    It goes by stretches of hours over unmapped ground (WLD-001, WLD-010, WLD-011), and takes a region, some
    tables and dice (WLD-009). It has no journeys from one known place to another, nothing that sums up a way, and no rooms
    of a building (WLD-003, WLD-012..014).
    """

    key = "wilds"
    colour = 0x7F9F69
    title = "Wilds"
    about = WORDS.message("game-about")
    version = 33
    seats = range(1, 7)
    minutes = 180
    verbs = VERBS
    detours = DETOURS
    options = Options
    state = State
    abstaining = (deciding.Abstained.called(),)
    files = "region"
    beginnings = ("point", "hex")
    own = "desk"
    pages = (
        Page("character", WORDS.message("page-character"), Argument("who", WORDS.message("page-character.who"))),
        Page("clues", WORDS.message("page-clues")),
        Page("journal", WORDS.message("page-journal"), Argument("place", WORDS.message("page-journal.place"))),
    )
    turn = part(awaiting.awaited)
    view = part(view_for)
    truth = part(truth)
    default = part(awaiting.default)
    without = part(awaiting.without)
    patience = part(awaiting.patience)
    stands_still = part(awaiting.stands_still)
    turn_number = part(awaiting.turn_number)
    outcome = part(ending.outcome)
    measured = part(ending.measured)
    scored = ("percent explored", "percent explored")
    timed = ("day", "days")
    kept = part(outings.kept)
    dealt = part(characters.dealt)
    scene = part(modes.scene)
    high_points = part(high_points.HIGH_POINTS)
    instead = part(scenes.instead)
    modes = part(modes.modes)
    tell = part(story.tell)
    memory = recalling.MEMORY
    annals = chronicle.ANNALS
    ask = part(asking.ask)
    status = part(asking.status)
    obvious = part(asking.obvious)
    own_turn = part(ahead.own_turn)
    as_if = part(ahead.as_if)
    sheet = part(asking.sheet)
    private = part(asking.private)
    page = part(reference.page)
    entries = part(reference.entries)
    places = part(reference.places)
    mind = known_map.Mind
    speaks_first = aims_together = True
    decide = part(company.decide)
    advise = part(company.advise)
    aim = part(advising.aim)
    heard = part(company.heard)
    imagined = part(imagining.imagined)
    read = part(reading.read)
    rolls = part(uncertain.rolls)
    repeated = part(repeated_looks.repeated)
    goes_on = part(repeated_looks.goes_on)
    standing = part(standing_orders.standing)
    why_not = part(refusals.why_not)

    def shown(self, option: str, value: str) -> str:
        """Return the words for an option's value: a region made by hand by the name it has itself."""
        if option == "region" and value != "generated":
            return files.region_named(value).name
        return forms.shown(option, value)

    def most(self, options: Options) -> int:
        """Return for how many the region is that was chosen."""
        region = opening.made(options)
        return 0 if region is None else region.players

    def briefed(self, options: Options, players: int) -> str:
        """Return what the game is about, and before it for how many the region is, where that is for fewer than all."""
        region = opening.made(options)
        if region is None or region.players >= MOST_PLAYERS:
            return ""
        if players > region.players:
            return WORDS("briefed-too-many", region=region.name, most=region.players)
        return WORDS("briefed", region=region.name, most=region.players)

    def check(self, setup: Setup) -> None:
        """See `opening.check`."""
        opening.check(setup)

    def onward(self, options: Mapping[str, str], players: int) -> Mapping[str, str]:
        """Return the options with the next region that takes so many, with a new one after the last (WLD-G131)."""
        region = options.get("region", Options().region)
        if region == "generated":
            return options
        left = TOUR[TOUR.index(region) + 1 :]
        takes = (item for item in left if files.region_named(item).players >= players)
        return {**options, "region": next(takes, "generated")}

    def moot(self, options: Options, prepared: bool) -> tuple[str, ...]:
        """Return what a region that is there already leaves nothing to choose of; see `Options`."""
        if prepared:
            return ("region", *DESCRIBING)
        if options.region == "generated":
            return ("changes",)
        return DESCRIBING if files.region_named(options.region).variants else (*DESCRIBING, "changes")

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `opening.opened`."""
        expedition = opening.opened(setup, dice)
        return expedition.state, expedition.events

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return what a seat may do, lazily."""
        return legal(state, seat, desk.legal(state, seat))

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.apply`."""
        try:
            return play.apply(state, seat, move, dice, desk.carry_out)
        except Unlisted:
            raise refusals.refusal(state, seat, move) from None

    def choice(self, view: View, move: Move) -> Choice:
        """See `Game.choice`; the desk offers its own orders, and what is advised stands first."""
        if isinstance(move, Direct):
            return rulings.choice(view.state, move)
        return advising.offered(view, move, choices.choice)

    def step(self, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
        """See `Game.step`."""
        return rulings.step(view.state, given, values) if verb.name == "gm" else forms.step(view, verb, given, values)

    def form(self, view: View, verb: Verb, given: Sequence[str]) -> Form | None:
        """See `Steps.form`."""
        if verb.name != "gm":
            return forms.form(view, verb, given)
        return rulings.form(view.state, given[0]) if given else None

    def owned(self, view: View) -> str:
        """Return the game master's map with everything on it; no other seat has one of its own."""
        return "desk" if view.whole and view.state.phase == "trek" else ""

    def check_file(self, text: str) -> Prepared:
        """Return what a region file holds (WLD-G89); see `files.read`."""
        region, warnings = files.read(text)
        hidden = sum(site.hidden for site in region.sites)
        facts = [
            WORDS("file-places", format=region.format, places=len(region.places), difficulty=region.difficulty),
            WORDS("file-sites", sites=len(region.sites), hidden=hidden, clues=len(region.clues)),
            WORDS("file-encounters", encounters=len(region.encounters), goal=region.goal is not None),
        ]
        if region.players < MOST_PLAYERS:
            facts.append(WORDS("file-for", most=region.players))
        return Prepared(region.name, tuple(facts), warnings)

    def export_file(self, state: State) -> str:
        """Return the region as a file, all secrets included."""
        return writing.write(state.region)


GAME = Wilds()
