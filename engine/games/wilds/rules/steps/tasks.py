"""Steps that go on by themselves, and acts of one chapter that another carries out at once."""

from __future__ import annotations

from engine.core.flow import Number, Step, Subject

# The clock.


class CheckTimer(Step, frozen=True, tag="check timer"):
    """See whether the timer ran out during the action."""


class Sight(Step, frozen=True, tag="sight"):
    """Something is noticed on new ground, where nothing else came up."""


class Crossing(Step, frozen=True, tag="crossing"):
    """Something comes in the party's way, where the day has asked nothing of it yet."""


class Trouble(Step, frozen=True, tag="trouble"):
    """An event cost the party nothing of what it ``had``."""

    had: int


class EndAction(Step, frozen=True, tag="end action"):
    """The stretch is over."""


class TickThreats(Step, frozen=True, tag="tick threats"):
    """The threats' own timers go on by one."""


class End(Step, frozen=True, tag="end"):
    """The expedition ends: "goal", "left", "voted", "defeat" or "lost"."""

    how: str


# The party.


class Morning(Step, frozen=True, tag="morning"):
    """Roles are chosen for a new day."""


class TooLate(Step, frozen=True, tag="too late"):
    """The days that there were for the goal are over."""


class PassOn(Step, frozen=True, tag="pass on"):
    """A member who cannot act any more hands their roles on."""


class Stabilise(Step, frozen=True, tag="stabilise"):
    """A member is dying; ``tried`` are the places of those who could not save them."""

    who: Number[int]
    tried: tuple[str, ...] = ()


class Defeat(Step, frozen=True, tag="defeat"):
    """Perhaps no member is left who can act."""


# Travelling.


class Bonuses(Step, frozen=True, tag="bonuses"):
    """A member who rolled for a role picks so many more bonuses than were ``taken``."""

    role: Subject[str]
    left: Number[int]
    taken: tuple[str, ...] = ()


class TakeBonus(Step, frozen=True, tag="take bonus"):
    """A bonus of a role takes effect."""

    role: Subject[str]
    bonus: str


class Noticed(Step, frozen=True, tag="noticed"):
    """A Scout was seen at a place: hostile ones there come after the party, or stand guard."""

    place: Subject[str]


class Pursued(Step, frozen=True, tag="pursued"):
    """Those of a site who noticed the Scout come after the party."""

    site: Subject[str]


# Finding.


class Entered(Step, frozen=True, tag="entered"):
    """The party has come to a place, where it may never have been."""

    place: str
    is_new: bool


class Hear(Step, frozen=True, tag="hear"):
    """A person tells a story that the party has not heard, if there is one."""


class Learned(Step, frozen=True, tag="learned"):
    """The party has done with a site, of which a story may tell."""

    site: str


class HandOut(Step, frozen=True, tag="hand out"):
    """A site gives what it gives when the party arrives, camps or investigates."""

    site: str
    when: str


class ReadMap(Step, frozen=True, tag="read map"):
    """Part of a map is read."""


class GoalFound(Step, frozen=True, tag="goal found"):
    """The goal's site came onto the map."""

    site: str


class ForageBeside(Step, frozen=True, tag="forage beside"):
    """The Forager rolls beside a Search or a Scout's errand."""


class CampForager(Step, frozen=True, tag="camp forager"):
    """The Forager rolls at camp."""


class Insight(Step, frozen=True, tag="insight"):
    """A Critical search brings more than what was found."""

    site: Subject[str]
    member: Number[int]


class Open(Step, frozen=True, tag="open"):
    """A site shows what it is."""

    site: Subject[str]
    member: Number[int] = 0


class Emptied(Step, frozen=True, tag="emptied"):
    """A treasure was taken out of a site."""

    site: Subject[str]


class LookOn(Step, frozen=True, tag="look on"):
    """Having met those who live in a site, a member looks around."""

    site: Subject[str]
    member: Number[int]


class SceneOver(Step, frozen=True, tag="scene over"):
    """The game master has played a look into a site: "won", "avoided", "lost", or "" to go on by the rules."""

    site: Subject[str]
    member: Number[int]
    outcome: str


class Studied(Step, frozen=True, tag="studied"):
    """An ancient site has told what it has to tell; perhaps a dungeon opens below it."""

    site: Subject[str]
    dungeon: Number[bool]


class Unguarded(Step, frozen=True, tag="unguarded"):
    """The way to a find is free."""

    site: str


class Cleared(Step, frozen=True, tag="cleared"):
    """Those who lived in a site are beaten, or gone."""

    site: str


class Treasure(Step, frozen=True, tag="treasure"):
    """A row of the Treasure Sub-Table comes to pass; ``how`` "extra": at once or never."""

    site: Subject[str]
    row: Number[int]
    how: str = ""


class TreasureAgain(Step, frozen=True, tag="treasure again"):
    """The second treasure of a dungeon."""

    site: Subject[str]


class OpenChest(Step, frozen=True, tag="open chest"):
    """A chest is opened, its trap sprung or disarmed."""

    site: Subject[str]


# Happening.


class Event(Step, frozen=True, tag="event"):
    """An event happens; ``why`` "called": the game master wants it, and the timer has nothing to do with it."""

    why: Subject[str] = ""
    night: Number[bool] = False


class MainTimerRanOut(Step, frozen=True, tag="main timer ran out"):
    """Threats for which the main timer counts come to pass."""


class Threat(Step, frozen=True, tag="threat"):
    """Foes come."""

    night: Number[bool] = False


class Watch(Step, frozen=True, tag="watch"):
    """A member who watches may see an "encounter" or a "hazard" coming."""

    what: Subject[str]


class Shift(Step, frozen=True, tag="shift"):
    """The land shifts."""

    night: Number[bool] = False


class Hazard(Step, frozen=True, tag="hazard"):
    """A natural danger comes over members, by their places."""

    members: tuple[int, ...]


class Trace(Step, frozen=True, tag="trace"):
    """Signs of something."""


class Pursuers(Step, frozen=True, tag="pursuers"):
    """Those of a threat have caught up with the party."""

    threat: Number[int]


# Meeting.


class MeetSite(Step, frozen=True, tag="meet site"):
    """Those of a site meet the party; ``how`` as of `events.met`."""

    site: str
    how: str
    hostile: bool = False


class MeetTable(Step, frozen=True, tag="meet table"):
    """Foes of the encounter table come; ``guard`` is the find that they guard, at night the party may be surprised."""

    how: str
    guard: str = ""
    night: bool = False
    surprised: bool | None = None


class HandOver(Step, frozen=True, tag="hand over"):
    """The game master plays a scene: a member looks into a site."""

    name: str
    site: str
    member: int


class ComeUpon(Step, frozen=True, tag="come upon"):
    """They are there. ``sight``: whether the party is surprised, see `meetings`."""

    how: Subject[str]
    sight: Number[int]
    text: str


class Favour(Step, frozen=True, tag="favour"):
    """The party may ask for one more favour; ``whose`` "own": only for what they do of themselves."""

    whose: Subject[str] = ""
    given: tuple[str, ...] = ()


class Part(Step, frozen=True, tag="part"):
    """The party and they part in peace."""


# Camping.


class Cold(Step, frozen=True, tag="cold"):
    """The cold of the night, where there is one."""


class Supper(Step, frozen=True, tag="supper"):
    """The meal: what is served and what was foraged."""


class Eat(Step, frozen=True, tag="eat"):
    """Everybody eats, or goes hungry."""


class Sleep(Step, frozen=True, tag="sleep"):
    """The night's rest; "relief" among the ``notes``: it takes Fatigue away."""

    notes: tuple[str, ...] = ()


class Tend(Step, frozen=True, tag="tend"):
    """A member treats another's open Wound."""

    attribute: Subject[str]
    who: Number[int]


class TendTreated(Step, frozen=True, tag="tend treated"):
    """A member's treated Wound may heal."""

    attribute: Subject[str]
    who: Number[int]
