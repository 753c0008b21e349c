"""What is told of the clock, of moving and of seeing."""

from __future__ import annotations

from engine.core.events import Happened, Matters
from engine.core.tallies import Recalled, Tally

from ...state.naming import Place, whereabouts
from .shared import of_the_party_there, with_site, with_where

TICKED_BY = {"slow": "WLD-081", "long": "WLD-G22", "careful": "WLD-G22", "retreat": "WLD-098", "gm": "WLD-G88"}


class Ticked(Happened, frozen=True):
    """The timer went on; ``why`` is "" for the action itself, else "slow", "long", "careful", "retreat", "dilemma" or "gm".
    It is "shifted" where an efficient route was given up, "way" where one to study a goal failed."""

    before: int
    after: int
    why: str = ""

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return (TICKED_BY.get(self.why, "WLD-065"),)


class Refunded(Happened, frozen=True):
    """Efficient route gave the tick back."""

    rules = ("WLD-085", "WLD-G23")
    timer: int


class Reset(Happened, frozen=True):
    """The timer was set back after an event."""

    rules = ("WLD-066", "WLD-145")
    matters = "beside"
    timer: int


class Night(Happened, frozen=True):
    """The fourth stretch went by without a camp: everybody is tired."""

    rules = ("WLD-149", "WLD-G27")
    who: tuple[str, ...]


class Dawn(Happened, frozen=True):
    """A new day; ``weather`` "" where none is rolled, ``last`` the last day for the goal, 0 where there is none."""

    reveals = True
    day: int
    weather: str
    last: int = 0

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return ("WLD-026", "WLD-G29", *(("WLD-G64",) if self.weather else ()))

    def stays_in_post(self) -> Matters:
        """See `Happened.stays_in_post`: where the days for the goal run out, each says what is left to be done."""
        return self.last > 0


ARRIVED_BY = {"lost": "WLD-080", "back": "WLD-128", "on": "WLD-G31", "gm": "WLD-G88"}


class Arrived(Happened, frozen=True):
    """The party is at a place; ``how`` is "move", "lost", "back", "fled", "retreat", "on" (on a path), "slipped" or "gm".

    ``seen`` are the names of the visible sites there.
    """

    at: Place
    terrain: str
    how: str
    seen: tuple[str, ...] = ()

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return (ARRIVED_BY.get(self.how, "WLD-143"), "WLD-226", "WLD-G76")

    variables = with_where
    recalled = of_the_party_there


SEEN_BY = {"seen": "WLD-G76", "searched": "WLD-144", "scouted": "WLD-G43", "goal": "WLD-G72", "told": "WLD-G88"}


class SiteSeen(Happened, frozen=True):
    """A site came onto the map; ``how`` as `state.Found.how`."""

    reveals = True
    name: str
    category: str
    at: Place
    text: str
    how: str
    who: str = ""

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return (SEEN_BY.get(self.how, "WLD-144"),)

    variables = with_site

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "found")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(facts={"where": whereabouts(self.at)})


class Rumour(Happened, frozen=True):
    """The party heard or saw something of a site: its category, and the place (``at``) or direction and distance."""

    rules = ("WLD-G75", "WLD-G76", "WLD-233")
    reveals = True
    recap = Recalled("party")
    category: str
    at: Place
    direction: Place
    far: str
    how: str

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"where": whereabouts(self.direction)}


class Bearing(Happened, frozen=True):
    """As it sets out the party hears which way its goal lies: a word of the compass, or a way's letter. On its way it finds
    out anew ``at`` a place, where it may be "here"."""

    rules = ("WLD-G71", "WLD-G75")
    reveals = True
    direction: Place
    at: Place = ""

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"where": whereabouts(self.direction)}


KNOWN_BY = {"lay": "WLD-086", "sighting": "WLD-099", "scout": "WLD-113", "map": "WLD-232", "sight": "WLD-G134"}


class Terrain(Happened, frozen=True):
    """The party learned what ground lies somewhere; ``how`` is "lay", "sighting", "sight", "scout", "map",
    "landmark" or "gm"."""

    reveals = True
    places: tuple[Place, ...]
    terrains: tuple[str, ...]
    how: str

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return (KNOWN_BY.get(self.how, "WLD-226"),)

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return tuple(Recalled(facts={"place": place}) for place in self.places)


BONUSES = {
    "efficient": "WLD-085",
    "lay": "WLD-086",
    "keen": "WLD-087",
    "spot": "WLD-097",
    "avoid": "WLD-098",
    "sighting": "WLD-099",
}


class Bonus(Happened, frozen=True):
    """A member picked a bonus: "efficient", "lay", "keen", "spot", "avoid", "sighting"."""

    who: str
    role: str
    bonus: str

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return (BONUSES[self.bonus],)


class Spotted(Happened, frozen=True):
    """Spot feature: whether there is anything at a place."""

    rules = ("WLD-097", "WLD-G37")
    reveals = True
    recap = Recalled()
    at: Place
    anything: bool
    variables = with_where


class Noticed(Happened, frozen=True):
    """The party noticed on new ground whether there is anything to find, ``here`` or at a place beside it."""

    rules = ("WLD-G134",)
    reveals = True
    at: Place
    anything: bool
    here: bool
    variables = with_where


class NothingLeft(Happened, frozen=True):
    """A bonus had nothing left to reveal."""

    rules = ("WLD-G39",)
    reveals = True
    bonus: str


class Edge(Happened, frozen=True):
    """The region ends there: a Move showed it, and brought the party nowhere."""

    rules = ("WLD-G83", "WLD-G76")
    reveals = True
    at: Place

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(facts={"place": self.at})


class Rim(Happened, frozen=True):
    """The region ends there: seen by a bonus or a Scout (``how`` as of `terrain`)."""

    rules = ("WLD-G76",)
    reveals = True
    places: tuple[Place, ...]
    how: str

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return tuple(Recalled(facts={"place": place}, id="recap-edge") for place in self.places)


class Blocked(Happened, frozen=True):
    """A way is found blocked."""

    rules = ("WLD-157", "WLD-G62")
    reveals = True
    recap = Recalled()
    at: Place
    beyond: Place

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"where": whereabouts(self.beyond), "ahead": whereabouts(self.at) == "path"}


class Bypass(Happened, frozen=True):
    """A member tried to pass a blocked way."""

    rules = ("WLD-157", "WLD-G62")
    matters = True
    who: str
    beyond: Place
    cleared: bool

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"where": whereabouts(self.beyond)}

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "ways", int(self.cleared))


SCOUTED = {"blunder": "WLD-112", "failure": "WLD-113", "weak": "WLD-114", "strong": "WLD-115", "critical": "WLD-116"}


class Scouted(Happened, frozen=True):
    """A Scout came back: "" where nothing was learned of it, else "yes" or "no"."""

    reveals = True
    who: str
    at: Place
    result: str
    site: str
    creatures: str
    tns: tuple[int, ...]

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return (SCOUTED[self.result], "WLD-118")

    variables = with_where

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "scouted")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who, facts={"place": self.at})
