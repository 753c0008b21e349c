"""What is told of encounters, of threats and scenes, of the game master's rulings, and of the end."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.tallies import Recalled

from ...state.naming import Place, whereabouts
from .shared import with_foe, with_where


class Met(Happened, frozen=True):
    """Others are there: ``how`` is "event", "site", "guardian", "alert", "pursuit", "night", "restocked" or "gm"."""

    rules = ("WLD-151", "WLD-152", "WLD-G56")
    reveals = True
    recap = Recalled("party")
    name: str
    count: int
    disposition: str
    how: str
    text: str = ""
    variables = with_foe


class Surprised(Happened, frozen=True):
    """The party did not see them coming."""

    rules = ("WLD-092", "WLD-G58")
    name: str
    variables = with_foe


class FoesLeave(Happened, frozen=True):
    """They leave: "outnumbered", "beaten", "parted"."""

    rules = ("WLD-G56", "WLD-G57")
    matters = True
    name: str
    why: str


class Approach(Happened, frozen=True):
    """What the party does: "withdraw", "talk", "slip", "flee", "fight"."""

    rules = ("WLD-G56",)
    what: str
    who: str = ""


class Mood(Happened, frozen=True):
    """They feel otherwise now."""

    rules = ("WLD-G56",)
    name: str
    disposition: str
    variables = with_foe


class Favour(Happened, frozen=True):
    """They do the party a favour: "clue", "trade", "food", "help"."""

    rules = ("WLD-G56", "WLD-231")
    matters = True
    what: str
    name: str = ""
    variables = with_foe


class Helps(Happened, frozen=True):
    """Those who were met help at the goal now."""

    rules = ("WLD-G139",)
    matters = True
    name: str
    variables = with_foe


class Grit(Happened, frozen=True):
    """A round of fighting."""

    rules = ("WLD-G56",)
    name: str
    before: int
    after: int

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"foe": self.name, "won": self.after != self.before}


class Won(Happened, frozen=True):
    """The party won."""

    rules = ("WLD-G56",)
    recap = Recalled("party")
    name: str
    site: str
    variables = with_foe


class Away(Happened, frozen=True):
    """The party got away: "withdraw", "slip", "flee"; it is at ``at`` now."""

    rules = ("WLD-G56",)
    how: str
    at: Place
    variables = with_where


class Defeat(Happened, frozen=True):
    """No member could act any more."""

    rules = ("WLD-G59",)
    recap = Recalled("party", often=True)
    by: str
    coins: int
    at: Place

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"foe": self.by, "where": whereabouts(self.at)}


class Threat(Happened, frozen=True):
    """A threat came to pass, see `regions.Threat.on_expiry`."""

    rules = ("WLD-072", "WLD-G73", "WLD-G74")
    reveals = True
    recap = Recalled()
    name: str
    what: str
    text: str = ""


class Paused(Happened, frozen=True):
    """The game master plays a scene freely."""

    rules = ("WLD-281", "WLD-G87")
    why: str

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"prose": self.why}


class Resumed(Happened, frozen=True):
    """Play goes on; ``how`` a scene ended: "won", "avoided", "lost" or ""."""

    rules = ("WLD-281", "WLD-G87")
    how: str = ""


class Ruling(Happened, frozen=True):
    """The game master overruled something public."""

    rules = ("WLD-G88",)
    text: str
    day: int

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(facts={"ruled": self.text.rstrip(".")})


class SecretRuling(Happened, frozen=True):
    """The game master changed something secret, for their eyes."""

    rules = ("WLD-G88",)
    text: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(facts={"ruled": self.text.rstrip(".")})


class Said(Happened, frozen=True):
    """The game master speaks as a person, or tells something (``name`` "")."""

    rules = ("WLD-134", "WLD-G87")
    recap = Recalled()
    name: str
    words: str


class Suggestion(Happened, frozen=True):
    """Most of the region is explored, or the goal is done: the party may move on ("explored", "goal")."""

    rules = ("WLD-237", "WLD-G83")
    what: str


class Ended(Happened, frozen=True):
    """The expedition is over: the closing report.

    ``goal`` is "done" (looked into), "found" (on the map, no more), "open", "lost" or "none". ``unreached`` are the sites
    on the map at whose places the party never was. ``goods`` is what trade goods and raw materials that were not sold are
    worth.
    """

    rules = ("WLD-G83",)
    reveals = True
    recap = Recalled()
    how: str
    region: str
    days: int
    places: int
    explored: int
    sites: int
    all_sites: int
    coins: int
    goal: str
    unreached: tuple[str, ...] = ()
    goods: int = 0

    @property
    def points(self) -> int:
        """What was brought home: 3 for the goal, 1 for each site and for each 100 coins, with the goods (WLD-G83)."""
        return self.for_goal + self.sites + self.for_coins

    @property
    def for_goal(self) -> int:
        """The points for the goal."""
        return 3 * (self.goal == "done")

    @property
    def for_coins(self) -> int:
        """The points for coins and goods."""
        return (self.coins + self.goods) // 100

    @property
    def rank(self) -> str:
        """The rank, by how many of the points that the goal, all sites and 300 coins make."""
        return ("wanderers", "pathfinders", "explorers", "legends")[self._quarter]

    @property
    def _quarter(self) -> int:
        return min(3, 4 * self.points // (self.all_sites + 6))

    @property
    def next_at(self) -> int:
        """How many points the next rank takes, 0 where there is none."""
        return -(-(self._quarter + 1) * (self.all_sites + 6) // 4) if self._quarter < 3 else 0

    @property
    def short(self) -> int:
        """How many points are missing to the next rank, 0 where there is none."""
        return max(0, self.next_at - self.points)

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        made = {"points": self.points, "for_goal": self.for_goal, "for_coins": self.for_coins}
        return {**made, "rank": self.rank, "next_at": self.next_at}


class KeptPlace(Happened, frozen=True):
    """At the end: something that was never found."""

    rules = ("WLD-G83",)
    reveals = True
    name: str
    at: Place
    category: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(facts={"site": self.name, "where": whereabouts(self.at)})
