"""What comes back with time (WLD-234, WLD-235, WLD-G78): creatures in a cleared place, the yield of a resource."""

from __future__ import annotations

from msgspec.structs import replace

from ...state.region import Disposition, Site
from .. import events
from ..progress import Expedition


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


def _restock(expedition: Expedition, site: Site) -> None:
    if site.category == "danger":
        site = settle(expedition, site, "hostile")
        expedition.set_site(site)
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
