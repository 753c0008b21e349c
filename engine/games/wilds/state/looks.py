"""What looking into a site takes, as its snag, its nature, its file or its category say (WLD-124, WLD-G54, WLD-G69)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from engine.core.memo import memo

from .member import ATTRIBUTES, SKILLS
from .region import Approach, Site
from .state import Deed, Found, State, discovered, found

HARVEST_ATTRIBUTES, HARVEST_SKILLS = ("mind", "mind", "spirit"), ("crafting", "nature", "nature")
"""What brings materials in, pair by pair: a craft takes a clear head (WLD-190, WLD-G55)."""


def prepared(site: Site) -> bool:
    """Return whether a site's file says what is in it, in whatever way."""
    return bool(
        site.content
        or site.gives
        or site.loot
        or site.inside
        or site.test
        or site.leads
        or site.steps > 1
        or site.scene
        or site.occupied
        or site.shelter
        or site.forage_boon
    )


class Task(msgspec.Struct, frozen=True):
    """What looking into a site takes: what is done (``what``), and the attributes and skills of its test, if it has one;
    ``paired`` as of `trials.Wanted`."""

    what: str
    attributes: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    paired: bool = False


LOOKS: dict[str, Task] = {
    "access": Task("access", ("strength", "agility"), ("athletics", "survival")),
    "incomplete": Task("incomplete", ("mind",), ("education", "lore", "survival")),
    "ancient": Task("ancient", ("mind",), ("education", "lore")),
    "enigma": Task("enigma", ("spirit", "mind"), ("lore", "education")),
    "materials": Task("materials", HARVEST_ATTRIBUTES, HARVEST_SKILLS, paired=True),
    "dungeon": Task("steps", ("spirit", "mind"), ("perception", "lore")),
    "danger": Task("steps", ("spirit", "mind"), ("survival", "lore")),
}
"""The tests by snag, nature or category (WLD-G47, WLD-G54, WLD-G55)."""


def task_of(site: Site, known: Found) -> Task:
    """Return what looking into a site takes now."""
    if known.snag == "guardian" or (site.occupied and not site.peaceful):
        return Task("meet")
    if known.snag:
        return LOOKS[known.snag]
    own = _own_test(site)
    if known.nature in ("ancient", "enigma", "materials"):
        return LOOKS[known.nature] if own is None else replace(own, what=known.nature)
    if not known.nature and (site.content or (site.category == "secret" and not prepared(site))):
        return Task("open")
    if own is not None and site.category != "resource":
        return own
    if known.nature == "dungeon":
        return LOOKS["dungeon"]
    if (site.category == "danger" and not site.foe) or (site.steps > 1 and site.category != "settlement"):
        return LOOKS["danger"]
    return Task(site.category)


def open_ways(state: State, name: str) -> tuple[Approach, ...]:
    """Return the ways in which a site can be studied now, each until it succeeds; () where it has none (WLD-G135)."""
    known = found(state, name)
    if known is None or known.done or task_of(state.region.site_by_id[name], known).what != "steps":
        return ()
    return tuple(way for way in state.region.ways if way.site == name and way.id not in known.ways)


def way_of(state: State, deed: Deed | None) -> Approach | None:
    """Return the way in which the action under way studies a site."""
    ways = state.region.ways if deed is not None and deed.way else ()
    return next((way for way in ways if deed is not None and (way.site, way.id) == (deed.target, deed.way)), None)


def is_helped(state: State, way: Approach) -> bool:
    """Return whether the party has found what helps with a way: a clue to the site, or another site that it dealt with."""
    if way.helped == "clue":
        return any(token.toward == state.region.site_by_id[way.site].at for token in state.tokens)
    known = found(state, way.helped)
    return known is not None and (known.done or known.visited > 0)


def _own_test(site: Site) -> Task | None:
    """Return the test that a site's file names."""
    return test_task(site.test)


def test_task(test: str) -> Task | None:
    """Return what a test takes that is written as "strength/agility+athletics"."""
    if not test:
        return None
    attributes, _, skills = test.partition("+")
    first = tuple(name for name in attributes.split("/") if name in ATTRIBUTES)
    second = tuple(name for name in skills.split("/") if name in SKILLS)
    return Task("steps", first, second) if first and second else None


OPENING = ("access", "incomplete", "ancient")
"""What a success opens: a find that may have to be studied further (WLD-184, WLD-G47)."""


def is_spotted(state: State) -> bool:
    """Return whether the party knows that something hides here, and has found nothing (WLD-097)."""
    here = state.here.at
    told = any(report.at == here and report.feature == "yes" for report in state.reports)
    return told and not any(discovered(state, site.id) for site in state.region.sites_at(here))


def open_sites(state: State) -> Iterator[Site]:
    """Yield the sites here that the party knows and has not done with; a settlement is never done with."""
    for site in state.region.sites_at(state.here.at):
        known = found(state, site.id)
        if known is not None and known.discovered and not (known.done and site.category != "settlement"):
            yield site


@memo("region", "here", "finds")
def tested(state: State) -> tuple[str, ...]:
    """Return the sites here into which a look takes a test: that any member can take it, or with care, their moves show."""
    if state.here.to:
        return ()
    return tuple(
        site.id
        for site in open_sites(state)
        if (known := found(state, site.id)) is not None and (task_of(site, known).skills or site.category == "resource")
    )
