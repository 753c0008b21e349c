"""Orders that change the secret map (WLD-G88, WLD-G89)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Field

from ..rules import knowing
from ..rules.meeting import meetings
from ..rules.progress import Expedition
from ..state.catalogue import refused
from ..state.naming import exits, place_name, slug
from ..state.region import CATEGORIES, DISPOSITIONS, Clue, Place, Site
from ..state.state import Block, State, discovered
from .orders import (
    DESK,
    KINDS,
    MOST_CLUES,
    MOST_SITES,
    RULE,
    blocked_ways,
    encounter_row,
    hidden_sites,
    known_name,
    loose_sites,
    moved_clues,
    new_clues,
    new_sites,
    place_of,
    redraw,
    site_of,
    unheard_sites,
    ways_here,
)


@DESK.order(
    "site",
    "Place a new site",
    Field("Place"),
    Field("Name", most=40),
    Field("Category", ", ".join(CATEGORIES)),
    Field("Discovery TN from 6 to 14, or nothing"),
    Field("What is seen", most=200, long=True),
    secret=True,
    values=new_sites,
    offered=False,
)
def _add_site(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    if len(region.sites) >= MOST_SITES:
        raise refused("desk-sites-full", "WLD-G89", most=MOST_SITES)
    place, name = place_of(region, parts[0]), DESK.words(parts[1], "The name", 40)
    category = DESK.one_of(parts[2], CATEGORIES, "A category")
    tn = DESK.number(parts[3], 6, 14, "The Discovery TN") if parts[3] else 0
    text = DESK.words(parts[4], "What is seen", 200) if parts[4] else ""
    known = expedition.unused_id(slug(name) or "site")
    site = Site(known, place, name, category, text, hidden=bool(tn), tn=tn)  # type: ignore[arg-type]
    redraw(expedition, sites=(*region.sites, site))
    if not tn and place == expedition.place and not expedition.on_path:
        knowing.discover(expedition, site.id, "seen")
    return f"{name} lies at {place_name(region, place)}. Orders know it as `{site.id}`."


@DESK.order(
    "site-move",
    "Move a site",
    Field("Site"),
    Field("To which place"),
    secret=True,
    values=lambda state: (f"{site} | {place_name(state.region, state.region.start)}" for site in unheard_sites(state)),
    offered=False,
)
def _move_site(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    site, place = site_of(region, parts[0]), place_of(region, parts[1])
    if expedition.found(site.id) is not None:
        raise refused("desk-stays-there", RULE)
    moved = tuple(replace(other, at=place) if other.id == site.id else other for other in region.sites)
    redraw(expedition, sites=moved)
    tokens = expedition.state.tokens
    expedition.change(tokens=tuple(replace(token, target=place) if token.site == site.id else token for token in tokens))
    return f"{site.name} lies at {place_name(region, place)} now."


@DESK.order(
    "site-target",
    "Change a site's Discovery TN",
    Field("Site"),
    Field("From 6 to 14"),
    secret=True,
    values=lambda state: (f"{site} | 10" for site in hidden_sites(state)),
    offered=False,
)
def _retarget_site(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    site, tn = site_of(region, parts[0]), DESK.number(parts[1], 6, 14, "The Discovery TN")
    if discovered(expedition.state, site.id):
        raise refused("desk-found", RULE)
    changed = tuple(replace(other, tn=tn, hidden=True) if other.id == site.id else other for other in region.sites)
    redraw(expedition, sites=changed)
    return f"{site.name} has Discovery TN {tn}."


@DESK.order("site-drop", "Take a site away", Field("Site"), secret=True, values=loose_sites)
def _drop_site(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    site = site_of(region, parts[0])
    if expedition.found(site.id) is not None:
        raise refused("desk-stays", RULE)
    if region.goal is not None and region.goal.site == site.id:
        raise refused("desk-goal-stays", RULE)
    going = [tale for tale in region.tales if site.id in (tale.landmark, tale.end)]
    if any(heard.tale == tale.name for tale in going for heard in expedition.state.tales):
        raise refused("desk-tale-stays", RULE)
    redraw(
        expedition,
        sites=tuple(other for other in region.sites if other.id != site.id),
        clues=tuple(clue for clue in region.clues if clue.site != site.id),
        tales=tuple(tale for tale in region.tales if tale not in going),
    )
    tokens = expedition.state.tokens
    expedition.change(tokens=tuple(replace(token, site="") if token.site == site.id else token for token in tokens))
    return f"{site.name} is gone."


@DESK.order(
    "clue",
    "Prepare a clue",
    Field("In which place"),
    Field("Towards which place"),
    Field("Which site it means"),
    Field("What they read", most=200, long=True),
    secret=True,
    values=new_clues,
    offered=False,
)
def _add_clue(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    if len(region.clues) >= MOST_CLUES:
        raise refused("desk-clues-full", "WLD-G89", most=MOST_CLUES)
    at, toward, site = place_of(region, parts[0]), place_of(region, parts[1]), site_of(region, parts[2])
    if toward not in exits(region, at):
        raise refused("desk-clue-beside", "WLD-G89")
    redraw(expedition, clues=(*region.clues, Clue(at, toward, site.id, DESK.words(parts[3], "The clue", 200))))
    return f"Clue {len(region.clues) + 1} to {site.name} waits at {place_name(region, at)}."


@DESK.order(
    "clue-move",
    "Move a prepared clue",
    Field("Which, by its number"),
    Field("In which place"),
    Field("Towards which place"),
    secret=True,
    values=moved_clues,
    offered=False,
)
def _move_clue(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    number = DESK.number(parts[0], 1, max(1, len(region.clues)), "The clue") - 1
    if not region.clues or number in expedition.state.clues_used:
        raise refused("desk-no-clue", RULE)
    at, toward = place_of(region, parts[1]), place_of(region, parts[2])
    if toward not in exits(region, at):
        raise refused("desk-clue-beside", "WLD-G89")
    clues = list(region.clues)
    clues[number] = replace(clues[number], at=at, toward=toward)
    redraw(expedition, clues=tuple(clues))
    return f"Clue {number + 1} waits at {place_name(region, at)}."


def _knows_ground(state: State, parts: Sequence[str]) -> bool:
    """Return whether the party knows the ground of a place."""
    return place_of(state.region, parts[0]) in state.known


@DESK.order(
    "ground",
    "Change the ground of a place",
    Field("Place"),
    Field("Terrain"),
    secret=True,
    values=lambda state: iter((f"{state.region.start} | {state.region.place_by_id[state.region.start].terrain}",)),
    offered=False,
    seen=_knows_ground,
)
def _ground(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    place = place_of(region, parts[0])
    known = sorted({other.terrain for other in region.places})
    terrain = DESK.one_of(parts[1], known, "The ground")
    places: list[Place] = [replace(other, terrain=terrain) if other.id == place else other for other in region.places]
    redraw(expedition, places=tuple(places))
    return f"{place_name(region, place)} is {terrain} now."


@DESK.order("block", "Block a way", Field("From"), Field("To"), values=ways_here, offered=False)
def _block(expedition: Expedition, parts: Sequence[str]) -> str:
    state, region = expedition.state, expedition.region
    a, b = place_of(region, parts[0]), place_of(region, parts[1])
    if b not in exits(region, a):
        raise refused("desk-not-beside", RULE)
    kept = tuple(block for block in state.blocks if {block.a, block.b} != {a, b})
    expedition.change(blocks=(*kept, Block(a, b, state.day + 6)))
    return f"The way between {known_name(state, a)} and {known_name(state, b)} is blocked."


@DESK.order("clear", "Clear a way", Field("From"), Field("To"), values=blocked_ways)
def _clear(expedition: Expedition, parts: Sequence[str]) -> str:
    state, region = expedition.state, expedition.region
    a, b = place_of(region, parts[0]), place_of(region, parts[1])
    expedition.change(blocks=tuple(block for block in state.blocks if {block.a, block.b} != {a, b}))
    return f"The way between {known_name(state, a)} and {known_name(state, b)} is open."


@DESK.order(
    "row",
    "Change a row of the encounter table",
    Field("Row"),
    Field("Name", most=40),
    Field("Kind", ", ".join(KINDS)),
    Field("How many", "1d4+1"),
    Field("Disposition, or nothing for a die", ", ".join(DISPOSITIONS)),
    secret=True,
    values=lambda state: iter(("1 | Pedlars | people | 1d4 | friendly",)),
    offered=False,
)
def _row(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    number = DESK.number(parts[0], 1, len(region.encounters), "The row")
    rows = tuple(encounter_row(number, parts[1:]) if row.roll == number else row for row in region.encounters)
    redraw(expedition, encounters=rows)
    return f"Row {number} of the encounter table is {parts[1]}."


@DESK.order(
    "meet",
    "Let somebody appear",
    Field("Name, or a row of the table", most=40),
    Field("Kind, or nothing", ", ".join(KINDS)),
    Field("How many", "1d4+1"),
    Field("Disposition, or nothing for a die", ", ".join(DISPOSITIONS)),
    values=lambda state: (str(row.roll) for row in state.region.encounters),
    idle=True,
)
def _meet(expedition: Expedition, parts: Sequence[str]) -> str:
    if parts[0].isascii() and parts[0].isdigit():
        number = DESK.number(parts[0], 1, len(expedition.region.encounters), "The row")
        row = next(row for row in expedition.region.encounters if row.roll == number)
    else:
        row = encounter_row(0, parts)
    meetings.meet_row(expedition, row, "gm")
    return ""
