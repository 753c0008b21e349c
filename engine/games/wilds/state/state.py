"""The state of an expedition: frozen structs of plain values. The region in it is secret until it is found out."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from engine.core.flow import Question, Then
from engine.core.game import Seat
from engine.core.memo import memo

from .member import OPTIONAL, Item, Member
from .region import Disposition, Kind, Region, Site


class Position(msgspec.Struct, frozen=True, gc=False):
    """Where the party is: at a place, or on the path from it ``to`` another point with ``done`` segments behind it."""

    at: str
    to: str = ""
    done: int = 0


class Found(msgspec.Struct, frozen=True, gc=False):
    """What the party knows of a site. ``how``: "seen", "searched", "scouted", "located" (it is there, and must still be
    searched for), "rumour" (category and direction or place), "goal", "told". ``by`` is a member's name, "" for all.

    ``steps`` looked through; ``done`` with it (cleared, used up, emptied, explored); ``snag`` is what a Weak Search left
    (WLD-G47): "guardian", "access", "incomplete". ``nature`` is what a roll made of it. ``due`` is the day it is restocked
    (secret, 0: never, WLD-G78). ``alert``: those in it stand guard (WLD-G42). ``given``: its gifts were handed out.
    ``visited``: the last day on which its people told something. ``tried`` are members with +1 bane on looking again;
    ``ways`` went well.
    Of a rumour: whether its place was told (``placed``), and else in what direction, and how far, it lies from ``seen_at``;
    ``vague``: no member said what kind it is. ``tracked``: it was a lead, and has been tracked (WLD-G70).
    """

    site: str
    how: Literal["seen", "searched", "scouted", "located", "rumour", "goal", "told"]
    day: int = 1
    by: str = ""
    steps: int = 0
    done: bool = False
    snag: Literal["", "guardian", "access", "incomplete"] = ""
    nature: str = ""
    due: int = 0
    alert: bool = False
    given: bool = False
    visited: int = 0
    tried: tuple[int, ...] = ()
    placed: bool = False
    seen_at: str = ""
    direction: str = ""
    far: str = ""
    vague: bool = False
    tracked: bool = False
    ways: tuple[str, ...] = ()

    @property
    def discovered(self) -> bool:
        """Whether it stands on the map for good: neither a rumour nor only located."""
        return self.how not in ("rumour", "located")


class Token(msgspec.Struct, frozen=True, gc=False):
    """A clue token (WLD-G49). ``at``: where it was gained; ``toward``: where it points; ``target`` and ``site`` are secret.

    ``source`` is "trace", "person", "map", "insight", "scouting", "track", "gm" or "tale". ``used``: its site is found.
    ``tracked``: it is no lead any more (WLD-G70). ``followed``: the place further on where the party searched for what it
    means, "" while it helps where it points.
    """

    source: str
    text: str
    at: str
    toward: str
    target: str
    site: str = ""
    by: str = ""
    day: int = 1
    used: bool = False
    tracked: bool = False
    followed: str = ""

    @property
    def helps(self) -> str:
        """The place where a Search has its boon (WLD-180)."""
        return self.followed or self.toward


class Note(msgspec.Struct, frozen=True, gc=False):
    """A line of the party's journal: about a place ("" for none), who wrote or found it, when."""

    at: str
    text: str
    by: str = ""
    day: int = 1


class Heard(msgspec.Struct, frozen=True, gc=False):
    """A clue of a story that the party knows: which story, by its name, which of its texts, where and when."""

    tale: str
    part: str
    at: str
    day: int = 1


class Report(msgspec.Struct, frozen=True, gc=False):
    """What was learned of a place from outside. ``site``: whether something is there ("yes" or "no", "" not known);
    ``creatures`` likewise; ``tns`` are the Discovery TNs of what hides there (WLD-115, WLD-116). ``feature``: whether there
    is anything at all, hidden or not, as the Lookout spotted (WLD-097)."""

    at: str
    site: Literal["", "yes", "no"] = ""
    creatures: Literal["", "yes", "no"] = ""
    tns: tuple[int, ...] = ()
    feature: Literal["", "yes", "no"] = ""


class Block(msgspec.Struct, frozen=True, gc=False):
    """An exit that is blocked (WLD-G62): between two places, until a day that is secret."""

    a: str
    b: str
    until: int


class Timer(msgspec.Struct, frozen=True, gc=False):
    """A threat's or challenge's own timer: what is left of it; 0 when it has run out."""

    threat: int
    left: int


class Roles(msgspec.Struct, frozen=True, gc=False):
    """Who holds which role: indexes of members, -1 for none (WLD-073, WLD-074, WLD-G18, WLD-G19).

    ``fixed``: the day's first action was declared, so Pathfinder and Lookout stay until the morning. ``watch`` are those
    whom the party set to watch at night, in the order in which they were named; none: all take turns (WLD-204).
    """

    pathfinder: int = -1
    lookout: int = -1
    forager: int = -1
    scout: int = -1
    fixed: bool = False
    watch: tuple[int, ...] = ()


class Roll(msgspec.Struct, frozen=True, gc=False):
    """One test's dice (WLD-G02, WLD-G03). ``purpose`` is the role or the deed ("pathfinder", "search", "save").

    ``die`` is what the attribute die of ``sides`` showed, ``sixes`` the one or two d6 of which ``kept`` counts; ``extra``
    is what net boons or banes beyond the first add or take. ``tn`` and ``result`` are secret where ``secret``.
    """

    member: int
    purpose: str
    attribute: str
    skill: str
    tn: int
    sides: int = 0
    die: int = 0
    sixes: tuple[int, ...] = ()
    kept: int = 0
    rank: int = 0
    boons: int = 0
    banes: int = 0
    extra: int = 0
    total: int = 0
    result: Literal["", "blunder", "failure", "weak", "strong", "critical"] = ""
    secret: bool = False
    again: bool = False
    reasons: tuple[str, ...] = ()


class Foes(msgspec.Struct, frozen=True, gc=False):
    """Those whom the party has met (WLD-G56). ``site`` is theirs, "" for those of the encounter table.

    ``grit`` of ``most``; ``round`` counts from 1; ``fought`` whether a round was fought; ``talked`` whether the one talk is
    spent; ``surprised``: the party was; ``night``: they came to the camp. ``row`` is the table's, -1 for none. Of
    a ``guardian``, ``site`` is the find it stands before. ``handed``: the game master has had this scene.
    """

    name: str
    kind: Kind
    count: int
    disposition: Disposition
    tn: int
    grit: int
    most: int
    traits: tuple[str, ...] = ()
    site: str = ""
    row: int = -1
    round: int = 1
    fought: bool = False
    talked: bool = False
    surprised: bool = False
    night: bool = False
    guardian: bool = False
    favours: int = 0
    handed: bool = False


class Test(msgspec.Struct, frozen=True, gc=False, tag="test"):
    """Dice that were rolled, before they count: one after the other may be thrown again for 1 Resolve (WLD-G06).

    ``then`` names the step that reads the rolls; ``subject`` and ``number`` are handed on to it. ``asked`` are the places
    in ``rolls`` that are still asked about.
    """

    then: str
    rolls: tuple[Roll, ...]
    subject: str = ""
    number: int = 0
    asked: tuple[int, ...] = ()


class Meeting(msgspec.Struct, frozen=True, gc=False, tag="meeting"):
    """An encounter under way. The party's approach is a question that it pushes before itself."""

    foes: Foes


Task = Test | Question | Then | Meeting


class Deed(msgspec.Struct, frozen=True, gc=False):
    """The action under way in this stretch: its verb, its target, the member who does it, the one who helps (-1: none).
    ``ticked`` are the ticks it took so far (``refund``: Efficient route gave its own back); ``careful`` as WLD-G22, with
    ``tools``, in what ``way``; ``came``: where the party was; ``eventful``: more than the way came of it (WLD-G134)."""

    verb: str
    target: str = ""
    by: int = -1
    helper: int = -1
    careful: bool = False
    ticked: int = 0
    refund: bool = False
    came: Position | None = None
    eventful: bool = False
    tools: bool = False
    way: str = ""


class Shift(msgspec.Struct, frozen=True, gc=False):
    """What was decided for the member ``by``, who may have one of ``options`` instead (WLD-G122).

    ``kind`` is the role whose bonuses were ``chosen`` ("lay", "avoid+spot") at a ``place``, or "wear": then ``chosen`` is
    the word for an item, and the member's items were as in ``was`` and are as in ``now``."""

    kind: str
    by: int
    chosen: str
    options: tuple[str, ...]
    place: str = ""
    was: tuple[Item, ...] = ()
    now: tuple[Item, ...] = ()


class Vote(msgspec.Struct, frozen=True, gc=False):
    """What a seat wants the party to do: the text of a move."""

    seat: Seat
    text: str


class Forced(msgspec.Struct, frozen=True, gc=False):
    """What the game master has ruled about dice to come (WLD-G88), in their order; each is used once.

    ``dice`` are faces for the next dice, whatever they are; ``tables`` results for the next roll on a table of that name.
    ``boons`` (banes if below 0), ``tn`` and ``result`` are for the next test; ``ticks`` are added to the next action.
    """

    dice: tuple[int, ...] = ()
    tables: dict[str, int] = {}
    boons: int = 0
    tn: int = 0
    result: str = ""
    ticks: int = 0


class Rules(msgspec.Struct, frozen=True, gc=False):
    """The options that count in play, see `options.Options`. ``letter``: what the source says goes. ``wayside``: dilemmas
    and sights come (WLD-G133, WLD-G134)."""

    decide: str = "vote"
    referee: str = "bot"
    ladder: str = "narrow"
    backtrack_ticks: bool = False
    deadly: bool = False
    weather: bool = False
    characters: str = "seasoned"
    picks: int = 2
    resolve: int = 600
    letter: bool = False
    wayside: bool = False


TIMER, DIE, BOON, BONUS = "timer", "die", "boon", "bonus"
"""What a party is told the meaning of where it first comes up, once per table."""


class State(msgspec.Struct, frozen=True, dict=True):
    """An expedition. ``phase`` is "characters" (everybody chooses one), "trek" or "over" (``ending`` says how).

    ``places`` entered so far are ``visited``, those whose terrain is known ``known``; ``edges`` are hexes beyond the region
    that were tried; ``trail`` is where the party went, newest last. ``stretch`` runs from 1 to 4 (night), 5 is late
    (WLD-G28). ``agenda`` holds what is under way, first things first; ``deed`` is the action they belong to. ``alerted``
    are sites that the party does not know, where they stand guard (WLD-G42). ``brought`` is what a seat's member keeps from
    before. ``votes`` answer the party's question of the moment. ``disturbed``: a fight this night left a Wound. ``wrath``:
    "spirits" or "communities" (WLD-G55). ``gains`` counts what was found, for the report, and ``explained`` are the terms
    that the party was told the meaning of. ``provisions``: how many foraging feeds today, ``gatherer`` names them at camp
    (WLD-G41). ``counted``: where a Search, where a Track brought the goal nearer, see `challenge.spot`. ``respite``: more
    days for the goal than the region's. ``tales``: what is known of stories, in the order in which it was told. ``shifts``
    is what was decided for members in the last act, ``shown`` the places whose ground a bonus showed in it, after the
    bonus. ``bearing`` is which way the goal lies from the start, or from the place ``bearing_at`` where the party heard of
    it anew: a compass word, a way's letter, "here"; in a hunt it lies in one of ``hunt``. ``route`` is what is left of a
    journey, ``crossed`` the last day of a meeting or a dilemma, ``crossings`` the dilemmas so far. ``friends`` help at the
    goal.
    """

    names: tuple[str, ...]
    master: Seat | None
    rules: Rules
    region: Region
    members: tuple[Member, ...]
    phase: Literal["characters", "trek", "over"] = "characters"
    ending: Literal["", "goal", "left", "defeat", "lost", "voted"] = ""
    leader: int = 0
    leader_votes: tuple[Vote, ...] = ()
    day: int = 1
    stretch: int = 1
    timer: int = 6
    size: int = 6
    weather: str = "fair"
    severe: bool = False
    here: Position = Position("")
    before: Position | None = None
    roles: Roles = Roles()
    purse: int = 0
    goods: tuple[Item, ...] = ()
    known: tuple[str, ...] = ()
    visited: tuple[str, ...] = ()
    edges: tuple[tuple[int, int], ...] = ()
    trail: tuple[str, ...] = ()
    finds: tuple[Found, ...] = ()
    tokens: tuple[Token, ...] = ()
    notes: tuple[Note, ...] = ()
    reports: tuple[Report, ...] = ()
    blocks: tuple[Block, ...] = ()
    clues_used: tuple[int, ...] = ()
    timers: tuple[Timer, ...] = ()
    challenge: int = 0
    goal: Literal["none", "open", "found", "done", "lost"] = "none"
    goal_seen: bool = False
    keen: tuple[str, ...] = ()
    retry: tuple[tuple[str, int], ...] = ()
    forage_tries: int = 0
    herbs: int = 0
    ambush: bool = False
    avoid: bool = False
    lost_bane: bool = False
    next_bane: bool = False
    bane_now: bool = False
    sheltered: Literal["", "exposed", "plain", "concealed"] = ""
    wrath: tuple[str, ...] = ()
    quarry: str = ""
    event_due: bool = False
    deed: Deed | None = None
    agenda: tuple[Task, ...] = ()
    votes: tuple[Vote, ...] = ()
    paused: str = ""
    disturbed: bool = False
    suggested: bool = False
    forced: Forced = Forced()
    rulings: tuple[Note, ...] = ()
    gains: dict[str, int] = {}
    provisions: int = 0
    gatherer: int = -1
    explained: tuple[str, ...] = ()
    alerted: tuple[str, ...] = ()
    brought: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    respite: int = 0
    tales: tuple[Heard, ...] = ()
    shifts: tuple[Shift, ...] = ()
    shown: tuple[tuple[str, str], ...] = ()
    bearing: str = ""
    bearing_at: str = ""
    hunt: tuple[tuple[int, int], ...] = ()
    route: tuple[str, ...] = ()
    crossed: int = 0
    crossings: tuple[str, ...] = ()
    friends: tuple[str, ...] = ()

    STAYS: ClassVar[str] = "region"
    """Most of a state, and seldom another from one move to the next: see `engine.core.table.digest`."""

    @property
    def find_by_site(self) -> dict[str, Found]:
        """What the party knows of sites, by their ids."""
        return _find_by_site(self)


@memo("finds")
def _find_by_site(state: State) -> dict[str, Found]:
    return {known.site: known for known in reversed(state.finds)}


def found(state: State, site: str) -> Found | None:
    """Return what the party knows of a site, ``None`` for nothing."""
    return _find_by_site(state).get(site)


def discovered(state: State, site: str) -> bool:
    """Return whether a site stands on the party's map for good."""
    known = found(state, site)
    return known is not None and known.discovered


def member_of(state: State, seat: Seat) -> int | None:
    """Return the index of a seat's member, ``None`` for the game master or none."""
    return _members_by_seat(state).get(seat)


@memo("members")
def _members_by_seat(state: State) -> dict[Seat, int]:
    return {member.seat: index for index, member in reversed(tuple(enumerate(state.members))) if not member.dead}


@memo("members")
def able(state: State) -> tuple[int, ...]:
    """Return the members who can act, in party order."""
    return tuple([index for index, member in enumerate(state.members) if member.able])


def present(state: State) -> tuple[int, ...]:
    """Return the members who are with the party, on their feet or carried, in party order."""
    return tuple(index for index, member in enumerate(state.members) if member.ready and not member.dead)


def last_day(state: State) -> int:
    """Return the last of the days that there are for the goal, until it is reached; 0 where no day is the last."""
    goal = state.region.goal
    if goal is None or not goal.days or state.goal not in ("open", "found") or state.rules.letter:
        return 0
    return goal.days + state.respite


def foes_met(state: State) -> Foes | None:
    """Return those the party is dealing with, ``None`` for none."""
    return next((task.foes for task in state.agenda if isinstance(task, Meeting)), None)


@memo("region", "here", "finds")
def settlement(state: State) -> Site | None:
    """Return the settlement where the party is, if it knows it and is not met with hostility (WLD-047, WLD-G66)."""
    if state.here.to:
        return None
    return next(
        (
            site
            for site in state.region.sites_at(state.here.at)
            if site.category == "settlement" and discovered(state, site.id) and site.disposition != "hostile"
        ),
        None,
    )


def is_occupied(state: State, site: Site) -> bool:
    """Return whether creatures or people are still at a site."""
    known = found(state, site.id)
    return site.occupied and not (known is not None and known.done)


def holder(roles: Roles, role: str) -> int:
    """Return who holds a role, -1 for none."""
    index: int = getattr(roles, role)
    return index


def alone(state: State) -> bool:
    """Return whether one member is Pathfinder and Lookout at once: +1 bane on every roll of either (WLD-G18)."""
    return state.roles.pathfinder == state.roles.lookout >= 0


def shared(state: State, role: str) -> bool:
    """Return whether members beyond four share an optional role, for +1 boon on it: the fifth forages, the sixth scouts."""
    beyond = sum(member.able for member in state.members) - 4
    return role in OPTIONAL[: max(0, beyond)]


def by_handle(state: State, handle: str) -> int:
    """Return the member whom moves call so, -1 for none."""
    for index, member in enumerate(state.members):
        if member.handle == handle and not member.dead:
            return index
    return -1
