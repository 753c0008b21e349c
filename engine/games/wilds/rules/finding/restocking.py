"""What comes back with time (WLD-234, WLD-235, WLD-G78): creatures in a cleared place, the yield of a resource."""

from __future__ import annotations

from msgspec.structs import replace

from ...state.leads import is_quarry
from ...state.region import Disposition, Site
from .. import events
from ..flow import now, step
from ..progress import Expedition
from ..steps import tasks
from . import challenge


def plan(expedition: Expedition, site_id: str) -> None:
    """Note in secret when a place that is done with is due: a danger in 1d6 days, a resource in 2d6+6 (WLD-G78)."""
    site = expedition.site(site_id)
    dice = {"danger": "1d6", "resource": "2d6+6"}.get(site.category, "")
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


@step(tasks.Entered)
def _entered(expedition: Expedition, task: tasks.Entered) -> None:
    look(expedition, task.place)
    challenge.arrived(expedition, task.place, task.is_new)


def _restock(expedition: Expedition, site: Site) -> None:
    if site.category == "danger":
        site = settle(expedition, site, "hostile")
        challenge.set_site(expedition, site)
    expedition.set_found(site.id, done=False, steps=0, snag="", tried=())
    expedition.tell(events.restocked(site.name))


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


def finish(expedition: Expedition, site_id: str, what: str) -> None:
    """Have done with a site: "cleared", "used" or "explored". Its loot and gifts are handed out, the goal is reached
    (WLD-G104).

    When it comes back is noted in secret (WLD-G78): also of a danger that took more than to clear it, once it is done with.
    """
    site = expedition.site(site_id)
    expedition.set_found(site_id, done=True, snag="", alert=False, tried=())
    expedition.tell(events.settled(site.name, what))
    if site.loot:
        coins = expedition.quantity(site.loot)
        challenge.set_site(expedition, replace(site, loot=""))
        expedition.pay(coins)
        expedition.tell(events.gained("coins", coins, site.name))
    now(expedition, tasks.HandOut(site_id, "investigate"))
    if is_quarry(expedition.state, expedition.site(site_id)):
        expedition.change(quarry="")
    if what != "explored" or (site.category == "danger" and site.foe):
        plan(expedition, site_id)
    challenge.reached(expedition, site_id)
