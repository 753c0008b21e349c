"""An expedition while a move is being carried out: the state so far, dice, tables, tests, questions, and the plain acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.core import desk
from engine.core.events import Happened
from engine.core.flow import MASTER, Ask, Progress, by_itself
from engine.core.game import Event
from engine.core.memo import changed, noted, replaced

from ..state.member import Habits, Item, Member
from ..state.naming import here_name, place_name
from ..state.region import Region, Site
from ..state.state import Found, State, able, found
from .events import deciding, finding, happening, travelling

ON_THE_WAY = (
    travelling.Ticked,
    travelling.Refunded,
    travelling.Reset,
    travelling.Terrain,
    travelling.Bonus,
    travelling.NothingLeft,
    travelling.Rim,
    deciding.Decided,
    deciding.Rolled,
    happening.Resolve,
)
"""What is told of a journey that goes on; all else brings it to an end (WLD-G132)."""

CALM_EVENT = 6
"""The row of the event table on which nothing comes about (WLD-161)."""


class Expedition(Progress[State]):
    """An expedition's move at work."""

    __slots__ = ()

    def change(self, **fields: Any) -> None:
        """Replace fields of the state; what follows from the others alone stays known."""
        self.state = changed(self.state, **fields)

    def tell(self, what: Happened | Event, **told: Any) -> None:
        """See `Progress.tell`. What comes up ends a journey."""
        super().tell(what, **told)
        if self._goes_on(what):
            return
        if self.state.route:
            self.change(route=())
        if self.state.deed is not None and not self.state.deed.eventful:
            self.change(deed=replace(self.state.deed, eventful=True))

    def _goes_on(self, what: Happened | Event) -> bool:
        """Return whether a journey goes on after an event: the party came where it wanted to, or nothing came of it."""
        match what:
            case travelling.Arrived(how=how):
                new = not self.on_path and self.state.trail.count(self.place) == 1
                clued = any(token.helps == self.place and not token.used for token in self.state.tokens)
                return how in ("move", "back", "on") and not (new and clued)
            case finding.Narrowed(at=at, direction=""):
                return at == self.here_name()
            case travelling.Spotted(at=at, anything=anything):
                return not anything or at != self.here_name()
            case travelling.Noticed(anything=anything, here=here):
                return not (anything and here)
            case happening.Befell(number=number):
                return number == CALM_EVENT
            case finding.Searched(result=result):
                return result != "found"
            case finding.Foraged(fed=fed):
                return not fed
        return isinstance(what, ON_THE_WAY)

    @property
    def region(self) -> Region:
        """The region."""
        return self.state.region

    @property
    def place(self) -> str:
        """The id of the place where the party is, or that its path begins at."""
        return self.state.here.at

    @property
    def on_path(self) -> bool:
        """Whether the party is between two points."""
        return bool(self.state.here.to)

    def member(self, index: int) -> Member:
        """Return a member."""
        return self.state.members[index]

    def name(self, index: int) -> str:
        """Return what a member is called, "" for none."""
        return self.state.members[index].name if index >= 0 else ""

    def names(self, indexes: Sequence[int]) -> tuple[str, ...]:
        """Return what members are called."""
        return tuple(self.state.members[index].name for index in indexes)

    def set_member(self, index: int, **fields: Any) -> None:
        """Replace fields of a member."""
        self.change(members=replaced(self.state.members, index, **fields))

    def set_habits(self, index: int, habits: Habits) -> None:
        """Set a member's standing orders: nothing that is kept beside a state follows from them, but its view."""
        self.state = noted(self.state, members=replaced(self.state.members, index, habits=habits))

    def add_item(self, index: int, item: Item) -> None:
        """Give a member an item; like ones that are only counted are put together. There is no limit to them (WLD-G98)."""
        items = list(self.member(index).items)
        for place, held in enumerate(items):
            if not item.uses and not item.die and replace(held, count=1) == replace(item, count=1):
                items[place] = replace(held, count=held.count + item.count)
                break
        else:
            items.append(item)
        self.set_member(index, items=tuple(items))

    def set_item(self, index: int, place: int, item: Item | None) -> None:
        """Replace, or with ``None`` take away, the item that a member has at a place of their list."""
        items = list(self.member(index).items)
        items[place : place + 1] = [] if item is None else [item]
        self.set_member(index, items=tuple(items))

    def take_one(self, index: int, place: int) -> Item:
        """Take one of the items that a member has at a place of their list, and return it."""
        item = self.member(index).items[place]
        self.set_item(index, place, replace(item, count=item.count - 1) if item.count > 1 else None)
        return replace(item, count=1)

    def able(self) -> tuple[int, ...]:
        """Return the members who can act, in party order."""
        return able(self.state)

    def place_name(self, place: str) -> str:
        """Return what players call a place."""
        return place_name(self.region, place)

    def here_name(self) -> str:
        """Return what players call where the party is."""
        return here_name(self.state)

    def site(self, site: str) -> Site:
        """Return a site."""
        return self.region.site_by_id[site]

    def unused_id(self, name: str) -> str:
        """Return an id for a new site that the region does not have yet."""
        taken = self.region.site_by_id
        return name if name not in taken else next(new for n in range(2, 1000) if (new := f"{name}-{n}") not in taken)

    def add_site(self, site: Site) -> None:
        """Put a new site into the region."""
        self.change(region=replace(self.region, sites=(*self.region.sites, site)))

    def set_site(self, site: Site) -> None:
        """Replace the site of the same id in the region."""
        sites = tuple(site if old.id == site.id else old for old in self.region.sites)
        self.change(region=replace(self.region, sites=sites))

    def found(self, site: str) -> Found | None:
        """Return what the party knows of a site."""
        return found(self.state, site)

    def set_found(self, site: str, **fields: Any) -> None:
        """Replace fields of what the party knows of a site; known from now on, if it was not (then with ``how``)."""
        finds = list(self.state.finds)
        for place, known in enumerate(finds):
            if known.site == site:
                finds[place] = replace(known, **fields)
                break
        else:
            finds.append(Found(site, **{"day": self.state.day, **fields}))
        self.change(finds=tuple(finds))

    def gain(self, what: str, count: int) -> None:
        """Count something for the closing report ("coins", "encounters", "traces")."""
        gains = dict(self.state.gains)
        gains[what] = gains.get(what, 0) + count
        self.change(gains=gains)

    def pay(self, coins: int) -> None:
        """Put coins into the shared purse, or below 0 take them out (WLD-G15)."""
        self.change(purse=self.state.purse + coins)
        if coins > 0:
            self.gain("coins", coins)

    # Dice: everything that is rolled goes through one of these, so that the game master can rule beforehand (WLD-G88).

    def roll(self, sides: int) -> int:
        """Return a die's face; the next face that the game master fixed, if any fits."""
        return desk.roll(self, sides)

    def table(self, name: str, sides: int) -> int:
        """Return the roll on a table ("event", "encounter", "disposition", "trace", "discovery", "treasure", "shift",
        "hazard", "complication" ..); what the game master picked for it, if they did."""
        forced = self.state.forced
        if name in forced.tables:
            tables = dict(forced.tables)
            row = tables.pop(name)
            self.change(forced=replace(forced, tables=tables))
            if 1 <= row <= sides:
                return row
        return self.roll(sides)

    def quantity(self, dice: str) -> int:
        """Return what dice like "1d4+1", "2d6x10" or "5" come to; each die is rolled in order."""
        return desk.quantity(self, dice)

    # Questions and what comes next.

    @property
    def asks_master(self) -> bool:
        """Whether a game master answers for the world (WLD-G87)."""
        return self.state.rules.referee == "gm" and self.state.master is not None

    def ask(self, question: Ask) -> None:
        """Put a question before everything else, unless it has no option; a single one is taken, see `play.go_on`."""
        if question.options:
            self.push(question)

    def hook(self, question: Ask) -> None:
        """Ask the game master, where they answer for the world (WLD-G87); else the default is the answer, at once."""
        self.push(replace(question, owner=MASTER) if self.asks_master else by_itself(question, question.default))

    def tick(self, count: int = 1, why: str = "") -> None:
        """Lower the timer, at 0 no more (WLD-065, WLD-G21)."""
        before = self.state.timer
        after = max(0, before - count)
        deed = self.state.deed
        if deed is not None:
            self.change(deed=replace(deed, ticked=deed.ticked + before - after))
        self.change(timer=after, event_due=self.state.event_due or after == 0)
        self.tell(travelling.Ticked(before, after, why))
