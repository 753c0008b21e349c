"""A region: the secret map that a game master prepares, as a file holds it (WLD-049, WLD-G89).

It is made of hexes or of points; what is done on it is the same on both (WLD-008, WLD-015).

Places are named by ids that no player is shown; what they are shown is said by `naming`.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from engine.core.memo import memo
from engine.maps.hexes import Hex

CATEGORIES = ("landmark", "resource", "shelter", "danger", "secret", "settlement")
"""The kinds of sites (WLD-042..047)."""

DISPOSITIONS = ("hostile", "wary", "neutral", "friendly")
"""How those who are met feel about the party, worst first (WLD-152)."""

TERRAINS = (
    "forest",
    "hills",
    "clearing",
    "stream",
    "peaks",
    "marsh",
    "desert",
    "scrub",
    "oasis",
    "coast",
    "water",
    "valley",
    "ash",
    "snow",
)
"""The terrains that the map can draw."""

MOST_PLAYERS = 6
"""So many may go on one expedition (WLD-G18)."""
USUAL = 3
"""The party that regions are made for: fewer have it easier (WLD-G111), for more the die may begin lower (WLD-G120)."""

Forage = Literal["rich", "normal", "poor", "none"]
Season = Literal["", "spring", "summer", "autumn", "winter"]
Disposition = Literal["hostile", "wary", "neutral", "friendly"]
Kind = Literal["people", "beast", "monster"]
Trait = Literal["flees", "territorial", "ambush", "trade", "info", "food"]


NAMELESS = {"people": "strangers", "beast": "beasts", "monster": "creatures"}
"""What those of a site are called where its file does not say."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex, a few miles wide, or a point (WLD-016, WLD-020); each has a terrain (WLD-017, WLD-038, WLD-039).

    ``difficulty`` 0: the region's own (WLD-062, WLD-063); ``forage`` "": the region's (WLD-G40).

    A hex has ``at``, its axial place with (0, 0) at the start; a point may have ``x`` and ``y`` from 0 to 1, else a layout
    is found for it. ``name`` is shown to a member who knows the place: a point always has one.
    """

    id: str
    terrain: str
    at: Hex | None = None
    name: str = ""
    text: str = ""
    difficulty: int = 0
    forage: Literal["", "rich", "normal", "poor", "none"] = ""
    game: bool = False
    water: bool = False
    x: float | None = None
    y: float | None = None


class Path(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way between two points, ``length`` stretches long (WLD-021, WLD-039). ``difficulty`` 0: the region's."""

    a: str
    b: str
    terrain: str
    length: int = 1
    difficulty: int = 0


class Gift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a site gives: an item of `goods` ("rope", "rations"), how many, or what it is called instead."""

    item: str
    count: int = 1
    name: str = ""


class Approach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to study a ``site``, which goes well once (WLD-G135): what is done (``does``) with which ``test``, and what
    that ``shows``; ``missed`` is what is told where it fails. A boon comes of what it is ``helped`` by: a site that the
    party dealt with, or "clue", one to it.
    A success ``brings`` something besides, and a failure costs something (``fails``), each "" for nothing."""

    site: str
    id: str
    does: str
    test: str
    shows: str
    helped: str = ""
    brings: Literal["", "boon", "resolve", "rest"] = ""
    fails: Literal["", "tick", "tired"] = ""
    missed: str = ""


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point of interest (WLD-040). ``at`` is a place's id. ``text`` is told when it is found, ``inside`` on study.

    ``hidden`` ones have a Discovery TN ``tn`` (WLD-048, WLD-050). ``known`` ones are rumours from the start (WLD-G75).
    ``occupied`` ones hold people or creatures: ``kind``, ``count`` as dice "1d4+1", ``disposition`` "" for a die,
    ``traits``, ``grit`` 0 for a die by their count, ``foe`` their name. ``content`` is what a hidden one turns out to be,
    by the Discovery table: "treasure", "ancient", "wonder", "lair", "passage", "enigma"; "dungeon" is what a treasure may
    lead to; "" rolls it (WLD-G53). ``loot`` is dice and coins "3d6x10", or "" . ``shelter`` is the camp's result without a
    roll, "" for none (WLD-G66). ``gives`` is handed out once, ``when`` the party arrives, camps or investigates (WLD-G67).
    ``steps`` are how many successful looks it takes to have done with it, each with a test of ``test`` ("mind+lore",
    "strength/agility+athletics"; "" for what its category says, WLD-G69). ``stages`` are told one by one as they succeed,
    until ``inside`` is. ``long``: looking takes two ticks (WLD-G22).
    ``leads`` is where a passage comes out. ``visible_from``: how far off a landmark shows (WLD-G76). ``track_tn``: the
    quarry's own target number (WLD-G70). ``scene``: dealing with it is a scene for the game master, where there is one.
    """

    id: str
    at: str
    name: str
    category: Literal["landmark", "resource", "shelter", "danger", "secret", "settlement"]
    text: str = ""
    inside: str = ""
    hidden: bool = False
    tn: int = 0
    major: bool = False
    known: bool = False
    occupied: bool = False
    foe: str = ""
    kind: Kind = "people"
    count: str = "1"
    disposition: Literal["", "hostile", "wary", "neutral", "friendly"] = ""
    traits: tuple[Trait, ...] = ()
    grit: int = 0
    content: Literal["", "treasure", "ancient", "wonder", "lair", "passage", "enigma", "dungeon"] = ""
    loot: str = ""
    shelter: Literal["", "weak", "strong", "critical"] = ""
    gives: tuple[Gift, ...] = ()
    when: Literal["arrive", "camp", "investigate"] = "investigate"
    forage_boon: int = 0
    visible_from: int = 2
    steps: int = 1
    stages: tuple[str, ...] = ()
    test: str = ""
    long: bool = False
    leads: str = ""
    track_tn: int = 0
    scene: bool = False

    @property
    def peaceful(self) -> bool:
        """Whether its dwellers let the party look around: not in a danger, nor where they are not kind."""
        return self.category == "settlement" or (self.category != "danger" and self.disposition in ("neutral", "friendly"))

    def shows(self, done: int) -> str:
        """Return what so many successful looks have shown last, "" where nothing is written of it."""
        return self.stages[done - 1] if 0 < done <= len(self.stages) else ""

    @property
    def dwellers(self) -> str:
        """What those of the site are called; never by its name, which the party may not know."""
        return self.foe or NAMELESS[self.kind]


class Clue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trace prepared for a place: it points to ``toward``, a place beside it, and means ``site`` (WLD-163, WLD-230)."""

    at: str
    toward: str
    site: str
    text: str


class Encounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the encounter table (WLD-069). ``disposition`` "" is rolled (WLD-G57); ``tn`` 0 is the difficulty here."""

    roll: int
    name: str
    kind: Kind
    count: str = "1"
    disposition: Literal["", "hostile", "wary", "neutral", "friendly"] = ""
    traits: tuple[Trait, ...] = ()
    text: str = ""
    tn: int = 0
    grit: int = 0


class Threat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A threat already in motion (WLD-072, WLD-G73, WLD-G74). ``timer`` is 6 or 8, 0 for one that is only text.

    On expiry: "pursuers" attack, "severe_weather" comes next day, "corruption" raises the difficulty of one hex, "harder"
    that of all, "lost" loses the goal, "text" only tells ``text``. ``public``: its timer is shown. ``dual``: it comes,
    once, when the main timer runs out (WLD-213).
    """

    name: str
    timer: Literal[0, 6, 8] = 0
    on_expiry: Literal["text", "pursuers", "severe_weather", "corruption", "harder", "lost"] = "text"
    text: str = ""
    foe: str = ""
    count: str = "1d3"
    kind: Kind = "people"
    public: bool = False
    dual: bool = False


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the party came for (WLD-207). ``site`` "" is not placed yet (WLD-G72).

    ``die`` is 6 for a goal that is near, 8 for one that is far off (WLD-209, WLD-210), 0 for no challenge die. ``few`` is
    what it shows at first to one or two, a pair for one and for two, 0 for half of its sides (WLD-G111). ``many`` is what
    it shows to four or more, 0 for all of them (WLD-G120). With ``hunt`` it shows so much to all: each place brings the
    party 1 nearer at most, and rules out where the goal could lie (WLD-G71).

    ``timer`` is a challenge timer of its own, 0 for none; on expiry the goal is lost unless ``text`` says what is told and
    ``lost`` is false. ``days``: it has to be reached by the end of so many, which everybody knows; 0 for as many as they
    like. ``about`` is what the party knows of it, ``brief`` the same as one short sentence. ``reached`` is what is told
    when it is done, ``late`` when the days are over.
    """

    site: str = ""
    die: Literal[0, 6, 8] = 0
    timer: Literal[0, 6, 8] = 0
    about: str = ""
    reached: str = ""
    days: Literal[0, 4, 5, 6, 8, 10] = 0
    late: str = ""
    few: int | tuple[int, int] = 0
    many: int = 0
    brief: str = ""
    hunt: int = 0

    @property
    def aim(self) -> str:
        """What is to be done in one short sentence without its full stop: the last that is known of it, where no ``brief``
        says so. "Find the sluice that drowns the fen"."""
        return self.brief or self.about.strip().rstrip(".").rpartition(". ")[2]

    def begins(self, travellers: int) -> int:
        """Return what the die shows at first to so many, never more than it has sides (WLD-208, WLD-G111, WLD-G120)."""
        if self.hunt:
            return self.hunt
        if travellers < USUAL:
            said = self.few[travellers - 1] if isinstance(self.few, tuple) else self.few
            return min(self.die, said or self.die // 2)
        return min(self.die, self.many or self.die) if travellers > USUAL else self.die


class Tale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A story in three clues (WLD-G112), each told once: ``heard`` by people, ``says`` when the party has done with the
    site ``landmark``, ``told`` when it has done with the site ``end``. With ``goal`` that tells where the goal lies."""

    name: str
    heard: str
    landmark: str
    says: str
    end: str
    told: str
    goal: bool = False


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One more way for a ``thing`` that varies to be (WLD-G130). ``sites`` take the place of those of the same id; a site
    that lies elsewhere has the ``clues`` of the variant in place of its own."""

    thing: str
    id: str
    sites: tuple[Site, ...] = ()
    clues: tuple[Clue, ...] = ()


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A region. ``timer`` is 4, 6 or 8 (WLD-064, WLD-067, WLD-068); ``pressure`` and ``climate`` see WLD-203 and WLD-G64.

    ``variants`` are () as soon as a party sets out: what varies is drawn then (`variants.drawn`).

    ``season`` "" is none in particular (WLD-G113). ``players``: it is for so many at most (WLD-G121).

    ``prices`` overrule those of data/wilds (WLD-G15). ``about`` is told at the start, ``farewell`` at the end.
    """

    id: str
    name: str
    format: Literal["hex", "point"]
    start: str
    places: tuple[Place, ...]
    encounters: tuple[Encounter, ...]
    difficulty: int = 10
    about: str = ""
    farewell: str = ""
    timer: Literal[4, 6, 8] = 6
    reveal: Literal["fog", "partial", "full"] = "fog"
    weather: Literal["off", "daily"] = "off"
    climate: Literal["mild", "hot", "cold"] = "mild"
    pressure: Literal["normal", "extreme"] = "normal"
    forage: Forage = "normal"
    paths: tuple[Path, ...] = ()
    sites: tuple[Site, ...] = ()
    clues: tuple[Clue, ...] = ()
    threats: tuple[Threat, ...] = ()
    goal: Goal | None = None
    prices: dict[str, int] = {}
    tales: tuple[Tale, ...] = ()
    ways: tuple[Approach, ...] = ()
    season: Season = ""
    players: int = MOST_PLAYERS
    variants: tuple[Variant, ...] = ()

    @cached_property
    def place_by_id(self) -> dict[str, Place]:
        """The places by id."""
        return {place.id: place for place in self.places}

    @cached_property
    def site_by_id(self) -> dict[str, Site]:
        """The sites by id."""
        return {site.id: site for site in self.sites}

    @cached_property
    def id_at(self) -> dict[Hex, str]:
        """The ids of a hex region's places by where they lie; empty for points."""
        return {place.at: place.id for place in self.places if place.at is not None}

    @cached_property
    def remembered_exits(self) -> dict[str, tuple[str, ...]]:
        """What lies beside the places that were asked for; `naming.exits` fills it."""
        return {}

    @cached_property
    def remembered_names(self) -> dict[tuple[str, str], dict[str, str]]:
        """How moves name what lies beside the positions that were asked for; `knowing.named_around` fills it."""
        return {}

    def path(self, a: str, b: str) -> Path | None:
        """Return the path between two points."""
        for path in self.paths:
            if (path.a == a and path.b == b) or (path.a == b and path.b == a):
                return path
        return None

    @memo
    def sites_at(self, place: str) -> tuple[Site, ...]:
        """Return the sites of a place, in the region's order."""
        return tuple(site for site in self.sites if site.at == place)
