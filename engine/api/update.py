"""What passes from the tables to the players: an `Update`, written in the store before any member is told."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Literal

import msgspec

from engine.core.bot_players import Level
from engine.core.game import Choice
from engine.core.high_points import HighPoint
from engine.core.languages import SOURCE
from engine.core.moves import Kind
from engine.core.scene import Look


class Member(msgspec.Struct, frozen=True):
    """A person in a server: Discord's id, and the name shown there when they sat down (TAB-064)."""

    id: int
    name: str


class Call(msgspec.Struct, frozen=True):
    """A member's wish, as it arrives: once per ``id`` (the interaction's), however often it is delivered.

    ``manager`` says that they may manage the server; ``typed`` that it was a command, to which Discord answers with a post;
    ``language`` is the one that is spoken in the server, as Discord says ("": not known).
    """

    id: int
    guild: int
    channel: int
    member: Member
    manager: bool = False
    typed: bool = False
    language: str = ""


class Refusal(msgspec.Struct, frozen=True):
    """What was refused to a member: the words, the id of the rulebook's entry behind it, when (Unix seconds)."""

    words: str
    rule: str
    at: int


_VERSION = re.compile(r"([0-9]{1,18})\.([0-9]{1,18})")


class Version(msgspec.Struct, frozen=True):
    """Which state of which table a control was drawn for: "12.37" is change 37 of table 12."""

    table: int
    change: int

    def __str__(self) -> str:
        """Return the form that controls carry."""
        return f"{self.table}.{self.change}"

    @classmethod
    def read(cls, text: str) -> Version:
        """Read what `__str__` wrote; ``ValueError`` when it is something else, or more than the store can count to."""
        if (match := _VERSION.fullmatch(text)) is None:
            raise ValueError(f"{text[:40]!r} is no version")
        return cls(int(match[1]), int(match[2]))


class Offer(msgspec.Struct, frozen=True):
    """A legal move as a control offers it: its text, and how it is shown.

    ``step``: only the beginning of one ("place 2"); a player who takes it is asked for the next argument (`MoveQuestion`).
    ``form``: only the beginning too, and the rest is asked in a form: what is written in its fields, joined by " | ".
    ``kind``: where it stands among the controls (`engine.core.moves.KINDS`).
    """

    move: str
    choice: Choice
    step: bool = False
    form: bool = False
    kind: Kind = "act"


class Menu(msgspec.Struct, frozen=True):
    """Legal moves of one verb that are too many for buttons. May hold more than a menu of Discord's can (25)."""

    verb: str
    about: str
    offers: tuple[Offer, ...]


class Controls(msgspec.Struct, frozen=True):
    """What can be pressed: buttons and menus, the game's main moves first. ``private``: some have a panel of their own.

    ``own`` is the game's word for what a seat's own picture shows ("hand"), "" where not every seat has one. ``mastered``:
    what is private is the game master's. ``apart``: those who are awaited can do different things, which each of them
    finds on their own panel. ``alike``: what is quiet each of them can do, and
    no private moves stand beside it.
    ``closer``: the map can be looked at closely, around places or in modes. ``asks`` is what stands over the moves of a
    verb where its buttons become a menu. ``late`` stand with what every post has: moves that are no part of what is asked.
    ``advised``: all who are awaited can ask for advice; ``advice``: they are new to the game, too. ``inside``: what is put
    forward stands on the own panel alone.
    """

    buttons: tuple[Offer, ...] = ()
    menus: tuple[Menu, ...] = ()
    private: bool = False
    own: str = ""
    mastered: bool = False
    apart: bool = False
    alike: bool = False
    closer: bool = False
    asks: Mapping[str, str] = {}
    late: tuple[Offer, ...] = ()
    advice: bool = False
    advised: bool = False
    inside: bool = False


class MoveQuestion(msgspec.Struct, frozen=True):
    """What is asked of a player who puts a move together: the words, its answers in order, the picture they belong to.

    ``begun`` is the move so far, and ``back`` what it was one answer before; "" before the first one. In both a "?"
    stands for an argument that is still to be asked while a later one is known.
    """

    version: Version
    ask: str
    offers: tuple[Offer, ...]
    look: Look
    begun: str
    back: str = ""


class Panel(msgspec.Struct, frozen=True):
    """A member's own side of the table, for them alone: what they know, what is asked of them, what they can do.

    ``ask`` follows their name and a comma; where nothing is asked of them it is "", and ``why`` says why. ``first`` is
    the question whose answers lie among the controls already. ``private``: some of what they can do is done in private, and
    worth while, or is asked of them here because others are asked something else. ``plan`` is what they plan
    for their next turn, or why that stopped ("": nothing); ``ahead``: they can plan; ``hints``: they can ask for advice.
    ``retold``: what they know tells what came of their newest move. ``aim`` is what they could go for.
    """

    version: Version
    knows: str
    ask: str = ""
    why: str = ""
    controls: Controls = Controls()
    first: MoveQuestion | None = None
    private: bool = False
    plan: str = ""
    ahead: bool = False
    hints: bool = False
    retold: bool = False
    aim: str = ""


class Planning(msgspec.Struct, frozen=True):
    """What a player plans for their next turn, for them alone.

    ``steps`` are the moves in words, the next one first; ``sight`` says why nothing, or not all, can be offered after them
    ("": ``controls`` hold all). ``given`` is the condition of the last one, ``conditions`` what else it may depend on.
    ``refusable`` are the kinds of questions that can be said no to beforehand, and which are. ``stirred`` says that the
    plan will stop, and why; ``stopped`` why the last one did. ``secret``: the others read nothing of it.
    """

    version: Version
    steps: tuple[str, ...]
    sight: str = ""
    controls: Controls = Controls()
    given: str = ""
    conditions: tuple[str, ...] = ()
    refusable: tuple[tuple[str, bool], ...] = ()
    stirred: str = ""
    stopped: str = ""
    secret: bool = False


class SeatShown(msgspec.Struct, frozen=True):
    """A seat of a lobby or table as it is shown. ``master``: it is the game master's, and no player's.

    ``level`` is how well the bot plays it ("": it is a person's); then the member's id is the number of a character.
    ``asked``: they played before, and have yet to say whether they are in.
    """

    member: Member
    host: bool = False
    master: bool = False
    level: Level | Literal[""] = ""
    asked: bool = False


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a lobby with the value chosen. ``default`` is what it is where none is chosen ("": not known).

    ``shown`` are the words for each of its ``choices``, ``meanings`` what each of them comes to ("": nothing is said).
    ``moot``: it makes no difference with the others as they are.
    ``phrase`` says what is chosen in the lobby's post ("": the value and the name do). ``called`` are the words for its
    name.
    """

    name: str
    about: str
    choices: tuple[str, ...]
    value: str
    default: str = ""
    shown: tuple[str, ...] = ()
    moot: bool = False
    phrase: str = ""
    meanings: tuple[str, ...] = ()
    called: str = ""

    @property
    def title(self) -> str:
        """What it is called: ``lantern_bearer`` is "lantern bearer", where nothing else is said."""
        return self.called or self.name.replace("_", " ")

    def words(self, value: str) -> str:
        """Return the words for one of its values."""
        return dict(zip(self.choices, self.shown, strict=False)).get(value, value.replace("_", " "))

    def meaning(self, value: str) -> str:
        """Return what one of its values comes to, "" where nothing is said of it."""
        return dict(zip(self.choices, self.meanings, strict=False)).get(value, "")


class LobbyShown(msgspec.Struct, frozen=True):
    """A table before it starts: who sits, what is chosen, and whether enough sit to start.

    ``keyed``: the host gave a dice key; ``mixed``: rivals sit here, so one of ours is added to it. ``wait`` is how many
    minutes a seat may stay away, 0 for ever (or where no seat is ever waited for). ``least`` and ``most`` count players.
    ``masters``: one more seat may be a game master's. ``files`` is what a file is called that can be prepared for this game
    ("region"; "": it takes none), ``file`` what the one that is used calls itself. ``quick``: it can begin at once, with
    what is chosen first dealt. ``contested``: those who sit play against each other. ``minutes`` is about how long it takes
    with what is chosen, 0 where that is not known. ``unattended``: its host has not been here for so long that any of those
    who sit there may begin in their place. ``hires`` is how many seats the bot can still be hired for. ``pacts`` are what
    players agree to besides the game's options: whether the bot stands in for members who are away, and whether it gives
    advice. They are () where no bot player knows this game. ``begins``: the game begins by itself once the last of those
    who are asked has agreed.
    """

    game: str
    title: str
    about: str
    seats: tuple[SeatShown, ...]
    least: int
    most: int
    options: tuple[OptionShown, ...]
    keyed: bool = False
    mixed: bool = False
    wait: int = 0
    masters: bool = False
    files: str = ""
    file: str = ""
    quick: bool = False
    contested: bool = False
    minutes: int = 0
    unattended: bool = False
    hires: int = 0
    pacts: tuple[OptionShown, ...] = ()
    begins: bool = False

    @property
    def joinable(self) -> bool:
        """Whether a new member gets a seat: a free one, or that of a bot player."""
        return sum(not seat.master for seat in self.seats) < self.most or bool(self.company)

    @property
    def asked(self) -> tuple[SeatShown, ...]:
        """The seats of those who have yet to say whether they are in."""
        return tuple(seat for seat in self.seats if seat.asked)

    @property
    def company(self) -> tuple[SeatShown, ...]:
        """The seats that the bot is hired for."""
        return tuple(seat for seat in self.seats if seat.level)

    @property
    def open(self) -> tuple[OptionShown, ...]:
        """The options that make a difference with the others as they are."""
        return tuple(option for option in self.options if not option.moot)

    @property
    def players(self) -> int:
        """How many sit here to play and are in: all but a game master."""
        return sum(not (seat.master or seat.asked) for seat in self.seats)

    @property
    def master(self) -> Member | None:
        """The game master, ``None`` where the bot alone referees."""
        return next((seat.member for seat in self.seats if seat.master), None)

    @property
    def ready(self) -> bool:
        """Whether the host may start."""
        return self.least <= self.players <= self.most


class Terms(msgspec.Struct, frozen=True):
    """What a table was opened with, so that another like it can be opened.

    ``options`` are those that were chosen, by name. ``wait`` is in minutes, 0 for ever, -1 as it suits. ``people`` are
    those for whom a table that was opened without a lobby is kept, () for one with a lobby. ``company`` are the levels of
    the bot players who sat there.
    """

    options: Mapping[str, str] = {}
    wait: int = 0
    people: tuple[str, ...] = ()
    company: tuple[Level, ...] = ()


MORE = "more"
"""The argument of /delve new for options without their own argument: Discord allows 25 per command."""


class GameSeed(msgspec.Struct, frozen=True):
    """What a game that is over was dealt from.

    With the same ``key``, ``options`` and number of ``seats`` it is the same game.
    ``told`` are the names of the options that have to be chosen to have them. ``wait`` and ``company`` are as in `Terms`.
    """

    game: str
    key: str
    options: Mapping[str, str]
    told: tuple[str, ...]
    wait: int
    seats: int
    company: tuple[Level, ...] = ()

    def command(self, direct: Collection[str] = ()) -> str:
        """Return what to type to begin the same game: only the options that a lobby would not have by itself.

        Those of the ``direct`` names have an argument of their own, the others stand together in `MORE`.
        """
        own = [f"{name}:{self.options[name]}" for name in self.told if name in direct]
        others = ", ".join(f"{name}: {self.options[name]}" for name in self.told if name not in direct)
        more = [f"{MORE}:{others}"] if others else []
        return " ".join(["/delve new", f"game:{self.game}", *own, *more, f"key:{self.key}"])


class Tale(msgspec.Struct, frozen=True):
    """What a post tells that several changes share, from the change ``since`` on.

    ``told`` are its clauses that matter, the oldest first, ``changes`` where each is from, ``votes`` the seat that put it
    to the vote (-1: it is no vote). ``shows``: something came to light. Its turn began with the change ``turned``.
    ``cards`` are the newest there, brought by the change ``shown``. ``looks`` are the pictures beside them, ``scenes`` a
    digest of their scenes and the map's, as they were drawn. ``stays``: nothing goes on in that post.
    """

    since: int
    told: tuple[str, ...] = ()
    changes: tuple[int, ...] = ()
    shows: bool = False
    turn: int = -1
    cards: tuple[HighPoint, ...] = ()
    looks: tuple[Look, ...] = ()
    scenes: str = ""
    shown: int = 0
    votes: tuple[int, ...] = ()
    turned: int = 0
    stays: bool = False


UpdateKind = Literal["lobby", "start", "move", "aside", "reminder", "nudge", "sleep", "undo", "ballot", "end", "closed"]
"""What an `Update` is about."""


class Update(msgspec.Struct, frozen=True):
    """What changed at a table, for whom. ``id`` is its row among what is still to be told (0: nothing to tell).

    ``kind`` is what it is about. "reminder": nothing happened, and the awaited members are called once more. "nudge": the
    same, beside the newest post, which stays. "sleep": the table waits for nothing until a player wakes it. "aside": only
    its maker may know of it, so the newest post stays, with its controls drawn anew.

    ``story`` is what happened, ``status`` where things stand, ``ask`` what is wanted of ``awaited``. ``mention`` are
    those of them who have not been called for this turn yet. ``whispers`` are texts for one member only. ``looks`` are
    the public pictures to post; ``cards`` stand above them, rolls of a turn that goes on below. ``due`` is when a default
    will be played for the awaited (Unix seconds, 0: never). ``default`` is what that default does, where it is the same for
    all of them and all may know it.
    ``reminder`` is when they are reminded where nothing is played for them (0: never). ``undo``: the newest move can be
    taken back freely. ``tale`` is what the newest post tells so far, where the update goes on in that post; ``None`` where
    it makes a post of its own. ``shows``: something came to light. ``lasting`` is the part of the story that stays in the
    post, ``None`` for all of it. ``votes`` is what single seats put to the vote; it stays until the vote is decided.

    ``rules`` are the ids behind it. ``again`` marks the answer to a call that had arrived before: it is not told twice.
    ``game`` is the key of what is played, "" where an earlier version wrote the update. ``answered``: what a nudge asked
    for is done, or asked no more. ``away`` are those for whom the bot plays at once from now on, ``rest`` how it rests.
    ``board`` is the channel where a signboard tells of the table (0: none does).
    ``reopens``: the lobby closed by itself, and can be opened again as it was. ``missed`` is the change that one of those
    awaited saw last who missed much, ``None`` where no one did. ``key`` is the small print with the dice key, once that
    is open. ``early`` is who is called because their turn is the next.
    ``tips`` are the names of what the game explains of it to its maker, the first time. ``alone``: no other person plays
    here, so that a tip stands in the post: ``tip`` (TAB-205). ``language`` is the one it is told in.
    ``turn_goes_on``: it calls no player, and no bot player moved in it. ``within``: where things stand was told as the turn
    began, and is not told again.
    ``aim`` is what the only person awaited, or the party, could go for (`engine.core.bot_players.Plays.aim`).
    ``terms`` are there only in the answer to how things stand (`Views.latest`); they are not kept with what is to be told.
    """

    id: int
    version: Version
    channel: int
    kind: UpdateKind
    story: str = ""
    status: str = ""
    ask: str = ""
    awaited: tuple[Member, ...] = ()
    mention: tuple[int, ...] = ()
    whispers: tuple[tuple[int, str], ...] = ()
    looks: tuple[Look, ...] = ()
    cards: tuple[HighPoint, ...] = ()
    controls: Controls = Controls()
    lobby: LobbyShown | None = None
    due: int = 0
    default: str = ""
    reminder: int = 0
    undo: bool = False
    rules: tuple[str, ...] = ()
    tale: Tale | None = None
    shows: bool = False
    again: bool = False
    terms: Terms | None = None
    game: str = ""
    answered: bool = False
    away: tuple[Member, ...] = ()
    rest: str = ""
    board: int = 0
    reopens: bool = False
    missed: int | None = None
    key: str = ""
    lasting: str | None = None
    votes: tuple[tuple[int, str], ...] = ()
    early: tuple[int, ...] = ()
    turn_goes_on: bool = False
    within: bool = False
    tips: tuple[str, ...] = ()
    alone: bool = False
    tip: str = ""
    language: str = SOURCE
    aim: str = ""


class Ending(msgspec.Struct, frozen=True):
    """What the last post of a delve says.

    It says how the delve ``ended``, and in a few lines how it went, the last of them what ``led`` to the end. It has the
    ``table`` of the members, the ``titles`` that they earned, and in small print what the headings of the table mean.
    """

    ended: str = ""
    story: tuple[str, ...] = ()
    led: str = ""
    table: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    small: str = ""


MyTableKind = Literal["asked", "others", "lobby", "resting"]
"""How a table stands for a member who sits there: it waits for them, for others, it gathers, or it sleeps or is paused."""


class MyTable(msgspec.Struct, frozen=True):
    """A table in use where a member sits, as they are told of it wherever they are (TAB-084).

    ``post`` is its newest one (0: not known), ``ask`` what is asked there, as all may read it, ``awaited`` of whom;
    ``since`` when that was, ``due`` when a default is played (0: never). ``rest`` is how it rests, ``until`` when that ends
    (0: not said). ``players`` is how many sit there, ``host`` who gathered them. ``away`` is until when the member is away
    there (0: they are not, -1: not said), ``stand_in`` who sits on their seat meanwhile.
    """

    kind: MyTableKind
    table: int
    guild: int
    channel: int
    post: int
    title: str
    since: int
    ask: str = ""
    awaited: tuple[Member, ...] = ()
    due: int = 0
    rest: str = ""
    until: int = 0
    players: int = 0
    host: Member = Member(0, "")
    away: int = 0
    stand_in: str = ""
