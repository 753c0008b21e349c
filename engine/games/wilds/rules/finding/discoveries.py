"""What a hidden thing turns out to be (WLD-182..188, WLD-G53, WLD-G54), and what comes back in it (WLD-234, WLD-235).

What was prepared counts; all else is made up in play (WLD-223): the Discovery table is rolled only for a secret that has
nothing prepared.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.flow import MASTER

from ...files.fields import MOST_TN
from ...state import board, leads
from ...state.catalogue import WORDS
from ...state.looks import prepared
from ...state.member import MOST_RESOLVE
from ...state.region import Disposition, Path, Site
from .. import knowing
from ..events import finding, happening
from ..flow import answer, now, step
from ..progress import Expedition
from ..steps import asks, tasks
from ..trials import difficulty
from . import challenge, loot

NATURES = ("treasure", "ancient", "wonder", "lair", "passage", "enigma")
"""The Discovery table by its d6 (WLD-183..188)."""

NEAR, FAR = 2, 4
"""How far off a passage comes out (WLD-G54)."""


@step(tasks.Open)
def _open(expedition: Expedition, task: tasks.Open) -> None:
    open_up(expedition, task.site)


def open_up(expedition: Expedition, site_id: str) -> None:
    """Let a site show what it is: its prepared content, or for a bare secret the Discovery table (WLD-182, WLD-G53)."""
    site = expedition.site(site_id)
    known = expedition.found(site_id)
    if known is None or known.nature or known.snag:
        return
    if site.occupied and site.content != "lair" and not site.peaceful:
        return  # its dwellers have to be dealt with first
    if site.content and expedition.asks_master:
        others = tuple(nature for nature in NATURES if nature != site.content)
        expedition.hook(asks.Discovery(site_id, owner=MASTER, options=(site.content, *others), default=site.content))
    elif site.content:
        reveal(expedition, site, site.content)
    elif site.category == "secret" and not prepared(site):
        expedition.hook(asks.Discovery(site_id, owner=MASTER, options=("roll", *NATURES), default="roll"))


@answer(asks.Discovery)
def _discovery(expedition: Expedition, question: asks.Discovery, option: str) -> None:
    nature = option if option != "roll" else NATURES[expedition.table("discovery", 6) - 1]
    reveal(expedition, expedition.site(question.site), nature)


def reveal(expedition: Expedition, site: Site, nature: str) -> None:
    """Note what a site is, tell it, and let it take effect."""
    expedition.set_found(site.id, nature=nature, done=False, steps=0)
    expedition.tell(finding.Discovery(site.name, nature))
    EFFECTS.get(nature, _wait)(expedition, site)


def _wait(expedition: Expedition, site: Site) -> None:
    """An Ancient Site, an Enigma, a dungeon: what is in it takes an Investigate (WLD-184, WLD-188)."""


def _treasure(expedition: Expedition, site: Site) -> None:
    """Roll on the sub-table; with that the place is done with, unless materials or a dungeon are in it (WLD-183)."""
    expedition.push(tasks.Emptied(site.id))
    loot.roll(expedition, site.id)


@step(tasks.Emptied)
def _emptied(expedition: Expedition, task: tasks.Emptied) -> None:
    known = expedition.found(task.site)
    if known is not None and known.nature == "treasure":
        finish(expedition, task.site, "explored")


def _wonder(expedition: Expedition, site: Site) -> None:
    """+1 Resolve for each member, once; on a d6 of 5 or 6 the place is worth something too (WLD-185)."""
    cheer(expedition, "wonder")
    if expedition.table("wonder", 6) >= 5:
        resource = Site(expedition.unused_id(f"{site.id}-yield"), site.at, site.name, "resource")
        expedition.add_site(resource)
        knowing.discover(expedition, resource.id, "searched")
    finish(expedition, site.id, "explored")


def cheer(expedition: Expedition, why: str) -> None:
    """Give each member back 1 Resolve, up to 3 (WLD-185, WLD-G06)."""
    gladdened = [
        index
        for index, member in enumerate(expedition.state.members)
        if member.ready and not member.dead and member.resolve < MOST_RESOLVE
    ]
    for index in gladdened:
        expedition.set_member(index, resolve=expedition.member(index).resolve + 1)
    if gladdened:
        expedition.tell(happening.Resolve(expedition.names(gladdened), 1, why))


def _lair(expedition: Expedition, site: Site) -> None:
    """d6: 1-2 hostile, 3-4 neutral, 5-6 deserted; who lives there are of the region's own kinds (WLD-186).

    Cleared or deserted, it is a shelter.
    """
    if not site.occupied:
        rolled = expedition.table("lair", 6)
        if rolled >= 5:
            make_shelter(expedition, site.id)
            return
        expedition.set_site(settle(expedition, site, "hostile" if rolled <= 2 else "neutral"))
    now(expedition, tasks.MeetSite(site.id, "site"))


def make_shelter(expedition: Expedition, site_id: str) -> None:
    """Make an empty lair a shelter (WLD-186, WLD-G54)."""
    site = expedition.site(site_id)
    expedition.set_site(replace(site, category="shelter", occupied=False, shelter=site.shelter or "weak"))
    finish(expedition, site_id, "explored")


def _passage(expedition: Expedition, site: Site) -> None:
    """A new way, one stretch long, to where the file says, or to a place 2 to 4 steps off (WLD-187, WLD-G54)."""
    end = site.leads or way_out(expedition, site.at)
    if end:
        region = expedition.region
        if region.path(site.at, end) is None:
            path = Path(site.at, end, region.place_by_id[end].terrain)
            expedition.change(region=replace(region, paths=(*region.paths, path)))
        knowing.learn(expedition, (end,), "passage")
        expedition.tell(finding.Passage(expedition.place_name(site.at), expedition.place_name(end)))
    finish(expedition, site.id, "explored")


def way_out(expedition: Expedition, start: str) -> str:
    """Return where a passage comes out: a random place 2 to 4 steps away, else the farthest; "" where there is none."""
    region = expedition.region
    far = board.steps(region, start)
    ends = [place.id for place in region.places if NEAR <= far.get(place.id, 0) <= FAR]
    if not ends:
        return max((place for place in far if place != start), key=far.__getitem__, default="")
    return ends[expedition.table("passage", len(ends)) - 1]


EFFECTS: dict[str, Callable[[Expedition, Site], None]] = {
    "treasure": _treasure,
    "wonder": _wonder,
    "lair": _lair,
    "passage": _passage,
}


def new_goal(expedition: Expedition) -> None:
    """An Enigma understood: something hidden, somewhere unexplored, and a clue to it (WLD-188, WLD-G54).

    Its Discovery TN is the difficulty here +2, 14 at most. It becomes the goal, unless one is still open or reached.
    """
    state = expedition.state
    places = [place.id for place in state.region.places if place.id not in state.visited]
    if not places:
        return
    where = places[expedition.table("place", len(places)) - 1]
    name = expedition.unused_id("mystery")
    tn = min(MOST_TN, difficulty(state) + 2)
    expedition.add_site(Site(name, where, WORDS("heart-of-enigma"), "secret", hidden=True, tn=tn, major=True))
    challenge.set_goal(expedition, name)
    knowing.give(expedition, "insight", name)


def clue_to_nearest(expedition: Expedition, source: str, by: int = -1, hidden: bool = True) -> bool:
    """Give a clue to the nearest undiscovered site; return whether there was one to point at."""
    near = leads.nearest(expedition.state, expedition.place, hidden=hidden)
    if near:
        knowing.give(expedition, source, near, by=by)
    return bool(near)


def finish(expedition: Expedition, site_id: str, what: str) -> None:
    """Have done with a site: "cleared", "used" or "explored". Its loot and gifts are handed out, the goal is reached
    (WLD-G104).

    When it comes back is noted in secret (WLD-G78): also of a danger that took more than to clear it, once it is done with.
    """
    site = expedition.site(site_id)
    expedition.set_found(site_id, done=True, snag="", alert=False, tried=())
    now(expedition, tasks.Learned(site_id))
    expedition.tell(finding.Settled(site.name, what))
    if site.loot:
        coins = expedition.quantity(site.loot)
        expedition.set_site(replace(site, loot=""))
        expedition.pay(coins)
        expedition.tell(finding.Gained("coins", coins, site.name))
    now(expedition, tasks.HandOut(site_id, "investigate"))
    if leads.is_quarry(expedition.state, expedition.site(site_id)):
        expedition.change(quarry="")
    if what != "explored" or (site.category == "danger" and site.foe):
        plan(expedition, site_id)
    challenge.reached(expedition, site_id)


@step(tasks.Entered)
def _entered(expedition: Expedition, task: tasks.Entered) -> None:
    look(expedition, task.place)
    challenge.arrived(expedition, task.place, task.is_new)


RETURNS = {"danger": "1d6", "resource": "2d6+6"}
"""After how many days a place that is done with is due (WLD-234, WLD-G78)."""


def plan(expedition: Expedition, site_id: str) -> None:
    """Note in secret when a place that is done with is due (WLD-G78)."""
    site = expedition.site(site_id)
    dice = RETURNS.get(site.category, "")
    if dice:
        expedition.set_found(site_id, due=expedition.state.day + expedition.quantity(dice))


def look(expedition: Expedition, place: str) -> None:
    """The party enters a place: what is due there comes back, by chance or for certain (WLD-G78).

    A danger on a d6 of 1 to 3, once; a resource always. No game master is asked, whose being asked would tell that nothing
    comes back; they undo it at the desk.
    """
    for site in expedition.region.sites_at(place):
        known = expedition.found(site.id)
        if known is None or not known.due or expedition.state.day < known.due:
            continue
        expedition.set_found(site.id, due=0)
        if site.category == "danger" and expedition.table("restock", 6) > 3:
            continue
        _restock(expedition, site)


def _restock(expedition: Expedition, site: Site) -> None:
    if site.category == "danger":
        site = settle(expedition, site, "hostile")
        expedition.set_site(site)
    expedition.set_found(site.id, done=False, steps=0, snag="", tried=())
    expedition.tell(finding.Restocked(site.name))


def settle(expedition: Expedition, site: Site, disposition: Disposition) -> Site:
    """Return a site with new creatures of the region's encounter table in it (WLD-069, WLD-234)."""
    rows = {row.roll: row for row in expedition.region.encounters}
    row = rows[expedition.table("encounter", max(rows))]
    return replace(
        site,
        occupied=True,
        foe=row.name,
        kind=row.kind,
        count=row.count,
        disposition=disposition,
        traits=tuple(trait for trait in row.traits if trait in ("flees", "territorial", "ambush")),
        grit=row.grit,
    )
