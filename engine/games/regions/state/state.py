"""The state of a scenario at play: frozen structs of plain values. What the party does not know of it is secret."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Literal

import msgspec

from engine.core.flow import Question, Then, open_questions
from engine.core.game import Seat
from engine.core.memo import memo

from .content import ChallengeType, Effect, EntryName, Track
from .levels import Shift
from .scenarios import Scenario

Who = str
"""Who acts or is acted on: "p0", "p1", ... for members by their index, the id of an entity otherwise."""

OPENING_HAND, HAND_LIMIT = 5, 5
INJURY = 5
"""So many EP of the maximum each Injury takes (REG-G08)."""

LEAST_TRACK, MOST_TRACK = -5, 5
LEAST_BASE, MOST_BASE, LEAST_ILL = -2, 2, -4
"""Limits of base values, and how far Diseases take them (REG-258, REG-260)."""


def who(index: int) -> Who:
    """Return how a member is named as an actor or a target."""
    return f"p{index}"


@lru_cache(maxsize=1 << 12)
def index_of(actor: Who) -> int | None:
    """Return the index of the member who is named so, ``None`` for an entity (whose ids never are a p and digits)."""
    return int(actor[1:]) if actor[:1] == "p" and actor[1:].isdigit() else None


class Disease(msgspec.Struct, frozen=True, gc=False):
    """A Disease of a member (REG-252..256): the base value of ``track`` is lower by ``amount``; ``lasting`` are the parts
    of its Special entry that last until the end of every scenario (REG-263)."""

    name: str
    track: Track
    amount: int
    lasting: tuple[Effect, ...] = ()


class Ongoing(msgspec.Struct, frozen=True, gc=False):
    """An effect that lasts: ``on`` a member or a Challenge, from a ``source`` in words. ``levels`` on ``entry`` against
    ``against`` (types or keywords, () for all), or an ``effect`` that comes anew at each start of a turn (``entry`` "").

    Of an effect "stay" nothing comes anew: as long as it lasts there is no Move.

    ``until``: "next turn" of ``owner`` (REG-G09), the end of the "round", or of the "scenario".
    """

    on: Who
    source: str
    owner: Who
    until: Literal["next turn", "round", "scenario"]
    entry: EntryName | Literal[""] = ""
    levels: int = 0
    against: tuple[str, ...] = ()
    effect: Effect | None = None


class Habits(msgspec.Struct, frozen=True, gc=False):
    """What a member wants done without being asked, set by ``order`` (REG-G21).

    ``react``: "ask" (where there is more than one Reaction), "best", "none", or the id of a play: then that one whenever it
    is legal, else the best. ``interrupt`` and ``assist``: "ask", "auto", "never"; ``least``: no Interrupt against Actions
    whose Damage comes to less on average. ``go``: their place when turns are taken by themselves, 0 for none (REG-G15).
    ``setting``: what a region that has several settings is treated as, wherever it is one of them and allows the play; else
    the "best" for it (REG-G43). ``saved``: whether a round waits for what they can still do once all have had their turn:
    "wait", "lapse", or where they did not end their "turn" themselves (REG-G13). ``draw``: whether a Strategy Phase with
    which nothing was done goes to a card, "auto" or "ask" (REG-G11). ``call``: whether they ask allies to "heal" them,
    until EP come back (REG-G66), or to "wait" in this round. ``keep``: the Lock or Obstacle that they try in each turn
    (`insisting`), "none" for none.
    """

    react: str = "ask"
    interrupt: Literal["ask", "auto", "never"] = "ask"
    assist: Literal["ask", "auto", "never"] = "ask"
    least: int = 0
    go: int = 0
    setting: Literal["best", "wilderness", "dungeon", "civilization"] = "best"
    saved: Literal["turn", "wait", "lapse"] = "turn"
    draw: Literal["auto", "ask"] = "auto"
    call: Literal["none", "heal", "wait"] = "none"
    keep: str = "none"


RESTS = 5
"""A member who lets so many turns in a row go by has no word in whether the party gives up (REG-G120)."""


class Member(msgspec.Struct, frozen=True, gc=False):
    """A PC of the party; members stand in seat order.

    ``name`` is the character's, ``handle`` the one word that moves name it by. ``craft`` and ``background`` are ids, ""
    until they are chosen; ``ready`` once they set out. ``deck`` is secret, its top first; ``hand`` and ``discard`` are
    open. ``equipped`` and ``pack`` hold Gear by id, ``objects`` features carried by id (keys, what the party came for).
    ``light``: the equipped light source is lit. ``tracks`` are current values (REG-G17), ``moved_tracks`` those that
    changed since the last Draw Phase (REG-G18). ``region`` is where they are, "" once out.
    ``acted``: this round's turn is over. ``moved``: the free Move of the round is spent; ``steps`` are left of the Move
    under way, ``speed`` is what the free Move has, ``extra`` Moves (their Speeds) were granted. ``interrupted`` and
    ``assisted``: in this turn of a PC or a Challenge (REG-G20). ``skips``: Phases that are lost ("strategy", "action").
    ``since``: counts entries of regions, the latest comer has the highest. ``lost``: this PC's own round limit ran out.
    ``out``: reached the goal; ``dead``, in the region ``fell``.
    ``fallen``: was at 0 EP, and the Injury for it is still to come, even if they were healed meanwhile (REG-G07).
    ``held``: the Trap that the skipped Phases go on getting out of, by name.
    ``spare``: the cards that go first if the hand is over its limit in this round's Discard Phase.
    ``switched``: the light was lit or put out in this round (REG-G25). ``waives``: the round does not wait for what they
    could still do in it (REG-G13). ``experience``, of which the level follows (REG-G110), and the plays
    ``learned`` in town. ``reacted``: has chosen a Reaction in this scenario. ``rests``: so many turns in a row went by
    without anything being done (REG-G120). ``drawn`` and ``laid``: the cards that they drew, and that went over the Hand
    Limit, since they last did something themselves.
    """

    seat: Seat
    name: str
    handle: str
    craft: str = ""
    background: str = ""
    ready: bool = False
    ep: int = 0
    injuries: int = 0
    diseases: tuple[Disease, ...] = ()
    valuables: int = 0
    deck: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    equipped: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()
    light: bool = False
    tracks: dict[str, int] = {}
    moved_tracks: tuple[str, ...] = ()
    region: str = ""
    acted: bool = False
    moved: bool = False
    steps: int = 0
    speed: int = 1
    extra: tuple[int, ...] = ()
    interrupted: bool = False
    assisted: bool = False
    skips: tuple[str, ...] = ()
    since: int = 0
    bonus: int = 0
    entered: tuple[str, ...] = ()
    lost: bool = False
    out: bool = False
    dead: bool = False
    habits: Habits = Habits()
    fallen: bool = False
    spare: tuple[str, ...] = ()
    held: str = ""
    switched: bool = False
    waives: bool = False
    reacted: bool = False
    experience: int = 0
    learned: tuple[str, ...] = ()
    rests: int = 0
    fell: str = ""
    drawn: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()

    @property
    def in_play(self) -> bool:
        """Whether they are on the map (REG-172): neither out, nor dead, nor caught by their own limit."""
        return self.ready and not self.out and not self.dead and not self.lost

    @property
    def down(self) -> bool:
        """Whether they are at 0 EP on the map (REG-G07)."""
        return self.in_play and self.ep == 0

    @property
    def standing(self) -> bool:
        """Whether they can act, and be chosen as a target."""
        return self.in_play and self.ep > 0

    @property
    def rested(self) -> bool:
        """Whether nothing was seen of them for so long that their word is not waited for (REG-G120)."""
        return self.rests >= RESTS


class Entity(msgspec.Struct, frozen=True, gc=False):
    """A Challenge in play. ``kind`` is an id of content.challenges; ``type`` its type.

    ``at`` is its region; of an Obstacle its connection's id. ``origin`` is where it came from, ``patrol`` its route and
    ``leg`` how far along it is. ``hidden``: not found yet; ``shown``: has acted on a PC (REG-G06), until it leaves its
    region. ``number``: 0 until the party has seen it, then it tells like ones apart ("Needle gnats 2"); an id would tell
    how many there are. ``alerted`` Seekers look for the party at ``last`` (a region, "" for nowhere). ``defeated``: out of
    play, coming back when ``count`` reaches its respawn value, unless it ``fell`` twice; ``back``: it came back this round
    and acts in the next.
    ``fired``: whom a Trap acted on in this round (members); ``saw``: this round it has told of a light (REG-G26). ``lock``:
    whether its Lock still holds. ``calm``: the round until whose end it does nothing.
    """

    id: str
    kind: str
    type: ChallengeType
    at: str
    ep: int = 0
    origin: str = ""
    patrol: tuple[str, ...] = ()
    leg: int = 0
    passes: tuple[str, ...] = ()
    tracks: dict[str, int] = {}
    moved_tracks: tuple[str, ...] = ()
    hidden: bool = False
    shown: bool = False
    number: int = 0
    alerted: bool = False
    last: str = ""
    defeated: bool = False
    fell: int = 0
    count: int = 0
    back: bool = False
    fired: tuple[int, ...] = ()
    saw: bool = False
    lock: bool = False
    calm: int = 0


class Pool(msgspec.Struct, frozen=True, gc=False):
    """What is left of a Persisting Obstacle's EP for one member (REG-088); without one it is full."""

    obstacle: str
    member: int
    ep: int


class Body(msgspec.Struct, frozen=True, gc=False):
    """A defeated Seeker's body (REG-184): whose, where, and whether it is hidden. ``number`` as `Entity.number`."""

    entity: str
    at: str
    hidden: bool = False


class Sighting(msgspec.Struct, frozen=True, gc=False):
    """Where, and in which round, the party last saw an entity; and its EP, and whether it was Alerted, at that time."""

    entity: str
    at: str
    round: int
    ep: int = 0
    alerted: bool = False


class Turn(msgspec.Struct, frozen=True, gc=False):
    """The turn under way of a PC: which Phases are spent. ``changed``: what the Strategy Phase was spent on, if it was Gear
    or an "object" picked up; the other of them is part of it (REG-G11). ``yields``: it began by a standing order, nothing
    happened at its start, and nothing was done in it: another member may have their turn first (REG-G15). ``over``: it has
    ended, and the Challenges act unless a member can still do something that the round waits for; ``got``: who came by
    something in it (REG-G13)."""

    member: int
    strategy: bool = False
    action: bool = False
    changed: Literal["", "gear", "object", "both"] = ""
    yields: bool = False
    over: bool = False
    got: tuple[int, ...] = ()


class Strike(msgspec.Struct, frozen=True, gc=False, tag="strike"):
    """An Action under way (REG-G04): ``actor`` plays ``play`` (its key, see `plays.play_of`) on ``targets``, one after the
    other; ``done`` of them are settled.

    ``how``: "act" (an Action Phase), "attempt" (a Move through ``way``, the id of a connection), "turn" (a Challenge's),
    "trap", "forced". ``stage``: "open" (Interrupts and Assists may be played), "answers" (Reactions), "rolls".
    ``shifts`` were brought by what was played meanwhile: (target or "" for all, entry, shift). ``answers``: each target's
    Reaction by key, "" for none. ``settings``: what regions were treated as, by who and play ("p0 duck"). ``hits``: so many
    targets it has won against.
    """

    actor: Who
    play: str
    targets: tuple[Who, ...]
    how: Literal["act", "attempt", "turn", "trap", "forced"] = "act"
    way: str = ""
    stage: Literal["open", "answers", "rolls"] = "open"
    done: int = 0
    shifts: tuple[tuple[Who, EntryName, Shift], ...] = ()
    answers: dict[str, str] = {}
    settings: dict[str, str] = {}
    hits: int = 0


class Trial(msgspec.Struct, frozen=True, gc=False, tag="trial"):
    """A Search or a Lockpick under way, before its dice are rolled. ``target`` is the Lock (an entity or a feature).

    ``dice`` are the entry as printed, ``play`` its key.
    """

    member: int
    skill: Literal["search", "lockpick"]
    dice: str
    play: str = ""
    target: str = ""
    shifts: tuple[Shift, ...] = ()


Task = Strike | Trial | Question | Then


class Forced(msgspec.Struct, frozen=True, gc=False):
    """What the game master has ruled about dice to come, in their order; each is used once."""

    dice: tuple[int, ...] = ()
    fortune: int = 0


class Rules(msgspec.Struct, frozen=True, gc=False):
    """The options that count during play, see `options.Options`. ``level`` of the danger: 0 for that of the party, until
    everybody has a PC (REG-G111)."""

    fortunes: str = "table"
    town: bool = True
    referee: str = "bot"
    window: int = 7200
    level: int = 1


class Secret(msgspec.Struct, frozen=True, gc=False):
    """A hidden roll for the private log, published at the end (REG-G55): in which round, against what, entry and result."""

    round: int
    what: str
    dice: str
    result: int


class News(msgspec.Struct, frozen=True, gc=False):
    """What came about that a member reads at their next turn, by names: ``who`` explored ("came"), "got", "beat" or
    "cleared" ``what``, lost ``number`` EP to it ("hurt"), went "down" or "died"; ``what`` was "met" in the region ``who``.
    Marks beside that say that the turn of ``who`` "began", "ended" or was "lost", and that they "read" what stands before.
    """

    kind: Literal["began", "ended", "lost", "read", "came", "got", "beat", "cleared", "hurt", "down", "died", "met"]
    who: str
    what: str = ""
    number: int = 0


class State(msgspec.Struct, frozen=True, dict=True):
    """A scenario at play. ``phase``: "muster" (everybody chooses a Craft and a Background, or brings one), "town",
    "play" or "over" (``ending`` says how).

    ``stage`` of the round: "environs", "players", "challenges", "end". ``turn`` is the PC's turn under way. ``tokens`` are
    left of ``token_most``; ``counter`` is the chase's, its limit ``limit``. ``explored`` regions were entered, ``seen``
    ones whose names are known, ``looked`` ones known by their look. ``ways`` are connections that the party knows, in the
    order in which they became known. The place there is a way's letter, for both its ends and to the end; "" is left of
    one that came to be hidden again. ``found``: ids of features and of hidden entities found; ``taken`` features;
    ``opened``: features whose Lock is overcome or that are used up. ``fortunes`` left by region, the ``luck`` deck and its
    ``spent`` cards. ``cleared``: connections whose Obstacle is gone. ``closed`` regions let no PC in. ``lit``: dark
    regions lit by a feature. ``lying``: what was laid down, as (region, Gear or object). ``beaten``: kinds of Creatures
    that come back and that the party, having seen them, knows to be defeated; never how many, nor when. ``searched``: how
    often each region was. ``arrivals`` counts entries; ``idle`` the rounds begun since any player did more than pass.
    ``brought`` is what each seat's member keeps from before. ``conceding``: seats that would give up. ``secrets``: the
    private log. ``rulings``: what the game master did, in words. ``note``: the last words of it. ``news`` is what all
    know of what came about since each member's last turn.
    """

    names: tuple[str, ...]
    master: Seat | None
    rules: Rules
    scenario: Scenario
    members: tuple[Member, ...]
    entities: tuple[Entity, ...] = ()
    phase: Literal["muster", "town", "play", "over"] = "muster"
    ending: Literal["", "won", "partly", "lost", "conceded"] = ""
    why: str = ""
    round: int = 0
    stage: Literal["", "environs", "players", "challenges", "end"] = ""
    turn: Turn | None = None
    agenda: tuple[Task, ...] = ()
    ongoing: tuple[Ongoing, ...] = ()
    pools: tuple[Pool, ...] = ()
    tokens: int = 0
    token_most: int = 0
    counter: int = 0
    limit: int = 0
    explored: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    ways: tuple[str, ...] = ()
    looked: tuple[str, ...] = ()
    found: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    fortunes: dict[str, int] = {}
    luck: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    cleared: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    bodies: tuple[Body, ...] = ()
    sightings: tuple[Sighting, ...] = ()
    arrivals: int = 0
    idle: int = 0
    gains: dict[str, int] = {}
    conceding: tuple[Seat, ...] = ()
    forced: Forced = Forced()
    paused: str = ""
    rulings: tuple[str, ...] = ()
    secrets: tuple[Secret, ...] = ()
    brought: tuple[str, ...] = ()
    lying: tuple[tuple[str, str], ...] = ()
    beaten: tuple[str, ...] = ()
    searched: dict[str, int] = {}
    news: tuple[News, ...] = ()

    @cached_property
    def entity_by_id(self) -> dict[str, Entity]:
        """The entities by id, defeated or not."""
        return {entity.id: entity for entity in self.entities}


def entity_of(state: State, id: str) -> Entity | None:
    """Return an entity by its id, defeated or not; ``None`` where there is none."""
    return state.entity_by_id.get(id)


def member_of(state: State, seat: Seat) -> int | None:
    """Return the index of a seat's member, ``None`` for the game master and for spectators."""
    for index, member in enumerate(state.members):
        if member.seat == seat:
            return index
    return None


MASTERED = "master"
"""The kind of the question that stands in the party's view for whatever the game master is asked."""


def asked_now(state: State) -> tuple[Question, ...]:
    """Return the questions that wait for an answer now: the first on the agenda, and those asked together with it.

    Before the party sets out every player goes on choosing, whatever the others are asked by then.
    """
    questions = tuple(task for task in state.agenda if isinstance(task, Question))
    if state.phase == "muster":
        return questions
    return open_questions(state.agenda, {question.kind for question in questions if question.together})


def held_fast(state: State, target: Who) -> str:
    """Return what keeps a member or a Challenge from Moving as long as it lasts, in words; "" for nothing (REG-009)."""
    return next(
        (it.source for it in state.ongoing if it.on == target and it.effect is not None and it.effect.kind == "stay"), ""
    )


@memo
def on_the_map(state: State) -> tuple[int, ...]:
    """Return the members who are on the map, standing or down, in seat order."""
    return tuple(index for index, member in enumerate(state.members) if member.in_play)


@memo
def in_region(state: State, region: str) -> tuple[int, ...]:
    """Return the members who are on the map in a region, standing or down, in seat order."""
    return tuple(index for index in on_the_map(state) if state.members[index].region == region)


def standing(state: State, region: str = "") -> tuple[int, ...]:
    """Return the members who can act, in seat order; with a ``region`` those there."""
    return tuple(
        index for index, member in enumerate(state.members) if member.standing and (not region or member.region == region)
    )
