"""What reads the dice of a test, once they count; see `flow.reads`."""

from __future__ import annotations

from engine.core.flow import Number, Subject, Task


class Throw(Task, frozen=True):
    """The base of what reads a test's dice."""


# The party, and travelling.


class Stabilised(Throw, frozen=True, tag="stabilised"):
    """A member tried to save a dying member."""

    who: Number[int]


class Mended(Throw, frozen=True, tag="mended"):
    """A member tried to mend the item at this place of their list."""

    place: Subject[int]
    member: Number[int]


class Travel(Throw, frozen=True, tag="travel"):
    """Pathfinder and Lookout rolled."""


class Bypass(Throw, frozen=True, tag="bypass"):
    """A member tried to pass the blocked way to a place."""

    place: Subject[str]


class Scouted(Throw, frozen=True, tag="scouted"):
    """The Scout looked at a place."""

    place: Subject[str]


# Finding.


class Searched(Throw, frozen=True, tag="searched"):
    """A member searched: what was to be found, "" for nothing."""

    site: Subject[str]


class Investigated(Throw, frozen=True, tag="investigated"):
    """A member looked into a site; ``what`` as of `looks.Task`."""

    site: Subject[str]
    what: Subject[str]


class Tracked(Throw, frozen=True, tag="tracked"):
    """A member read the trail of a lead."""

    target: Subject[str]


class Foraged(Throw, frozen=True, tag="foraged"):
    """The Forager rolled."""


class Poison(Throw, frozen=True, tag="poison"):
    """A member tasted what they should not have."""


class LootHarvested(Throw, frozen=True, tag="loot harvested"):
    """A member tried to bring in the materials of a site."""

    site: Subject[str]


class Disarmed(Throw, frozen=True, tag="disarmed"):
    """A member tried to disarm the chest of a site."""

    site: Subject[str]


class TraceRead(Throw, frozen=True, tag="trace read"):
    """A member read a sign of a row of the table, left by a site."""

    site: Subject[str]
    row: Number[int]


# Happening and meeting.


class Watched(Throw, frozen=True, tag="watched"):
    """A member who watched may have seen what comes: an "encounter" or a "hazard"."""

    what: Subject[str]


class HazardOver(Throw, frozen=True, tag="hazard over"):
    """Members tried to save themselves from a natural danger."""

    kind: Subject[str]


class AmbushSeen(Throw, frozen=True, tag="ambush seen"):
    """A member may have seen the ambush."""


class Struck(Throw, frozen=True, tag="struck"):
    """They struck first; "surprised" stands for a surprised party."""

    how: Subject[str] = ""


class Talk(Throw, frozen=True, tag="talk"):
    """A member talked to them."""


class Dilemma(Throw, frozen=True, tag="dilemma"):
    """A member dealt with what came in the party's way."""

    which: Subject[str]
    way: Subject[str]


class Slip(Throw, frozen=True, tag="slip"):
    """The party tried to slip away."""


class Flee(Throw, frozen=True, tag="flee"):
    """The party fled."""


class Fight(Throw, frozen=True, tag="fight"):
    """A round was fought."""


# Camping.


class Shelter(Throw, frozen=True, tag="shelter"):
    """A member looked for shelter."""


class ShelterSaves(Throw, frozen=True, tag="shelter saves"):
    """Members stood a night without shelter."""


class ColdSaves(Throw, frozen=True, tag="cold saves"):
    """Members stood the cold."""


class WoundTreated(Throw, frozen=True, tag="wound treated"):
    """A member treated another's Wound."""

    attribute: Subject[str]
    who: Number[int]


class WoundHealed(Throw, frozen=True, tag="wound healed"):
    """A treated Wound may have healed."""

    attribute: Subject[str]
