"""Orders that change the secret map (WLD-G88, WLD-G89)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.memo import replaced

from ..rules import knowing
from ..rules.meeting import meetings
from ..rules.progress import Expedition
from ..state.catalogue import WORDS, refused
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
    field,
    hidden_sites,
    known_name,
    loose_sites,
    moved_clues,
    new_clues,
    new_sites,
    order,
    place_of,
    redraw,
    site_of,
    unheard_sites,
    ways_here,
)


@order(
    "site",
    field("place"),
    field("name", most=40),
    field("category", ", ".join(CATEGORIES)),
    field("tn-or-none"),
    field("seen", most=200, long=True),
    secret=True,
    values=new_sites,
    offered=False,
)
def _add_site(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    if len(region.sites) >= MOST_SITES:
        raise refused("desk-sites-full", "WLD-G89", most=MOST_SITES)
    place, name = place_of(region, parts[0]), DESK.words(parts[1], WORDS.message("the-name"), 40)
    category = DESK.one_of(parts[2], CATEGORIES, WORDS.message("a-category"))
    tn = DESK.number(parts[3], 6, 14, WORDS.message("the-tn")) if parts[3] else 0
    text = DESK.words(parts[4], WORDS.message("what-is-seen"), 200) if parts[4] else ""
    known = expedition.unused_id(slug(name) or "site")
    site = Site(known, place, name, category, text, hidden=bool(tn), tn=tn)  # type: ignore[arg-type]
    redraw(expedition, sites=(*region.sites, site))
    if not tn and place == expedition.place and not expedition.on_path:
        knowing.discover(expedition, site.id, "seen")
    return WORDS("ruled-site", name=name, ground=place_name(region, place), id=site.id)


@order(
    "site-move",
    field("site"),
    field("to-place"),
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
    return WORDS("ruled-site-move", name=site.name, ground=place_name(region, place))


@order(
    "site-target",
    field("site"),
    field("tn"),
    secret=True,
    values=lambda state: (f"{site} | 10" for site in hidden_sites(state)),
    offered=False,
)
def _retarget_site(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    site, tn = site_of(region, parts[0]), DESK.number(parts[1], 6, 14, WORDS.message("the-tn"))
    if discovered(expedition.state, site.id):
        raise refused("desk-found", RULE)
    changed = tuple(replace(other, tn=tn, hidden=True) if other.id == site.id else other for other in region.sites)
    redraw(expedition, sites=changed)
    return WORDS("ruled-site-target", name=site.name, tn=tn)


@order("site-drop", field("site"), secret=True, values=loose_sites)
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
        ways=tuple(replace(way, helped="") if way.helped == site.id else way for way in region.ways),
    )
    tokens = expedition.state.tokens
    expedition.change(tokens=tuple(replace(token, site="") if token.site == site.id else token for token in tokens))
    return WORDS("ruled-site-drop", name=site.name)


@order(
    "clue",
    field("in-place"),
    field("toward-place"),
    field("meant-site"),
    field("clue-text", most=200, long=True),
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
    redraw(
        expedition, clues=(*region.clues, Clue(at, toward, site.id, DESK.words(parts[3], WORDS.message("the-clue"), 200)))
    )
    return WORDS("ruled-clue", number=len(region.clues) + 1, name=site.name, ground=place_name(region, at))


@order(
    "clue-move",
    field("number"),
    field("in-place"),
    field("toward-place"),
    secret=True,
    values=moved_clues,
    offered=False,
)
def _move_clue(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    number = DESK.number(parts[0], 1, max(1, len(region.clues)), WORDS.message("the-clue")) - 1
    if not region.clues or number in expedition.state.clues_used:
        raise refused("desk-no-clue", RULE)
    at, toward = place_of(region, parts[1]), place_of(region, parts[2])
    if toward not in exits(region, at):
        raise refused("desk-clue-beside", "WLD-G89")
    redraw(expedition, clues=replaced(region.clues, number, at=at, toward=toward))
    return WORDS("ruled-clue-move", number=number + 1, ground=place_name(region, at))


def _knows_ground(state: State, parts: Sequence[str]) -> bool:
    """Return whether the party knows the ground of a place."""
    return place_of(state.region, parts[0]) in state.known


@order(
    "ground",
    field("place"),
    field("terrain"),
    secret=True,
    values=lambda state: iter((f"{state.region.start} | {state.region.place_by_id[state.region.start].terrain}",)),
    offered=False,
    seen=_knows_ground,
)
def _ground(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    place = place_of(region, parts[0])
    known = sorted({other.terrain for other in region.places})
    terrain = DESK.one_of(parts[1], known, WORDS.message("the-ground"))
    places: list[Place] = [replace(other, terrain=terrain) if other.id == place else other for other in region.places]
    redraw(expedition, places=tuple(places))
    return WORDS("ruled-ground", ground=place_name(region, place), terrain=terrain)


@order("block", field("from"), field("to"), values=ways_here, offered=False)
def _block(expedition: Expedition, parts: Sequence[str]) -> str:
    state, region = expedition.state, expedition.region
    a, b = place_of(region, parts[0]), place_of(region, parts[1])
    if b not in exits(region, a):
        raise refused("desk-not-beside", RULE)
    kept = tuple(block for block in state.blocks if {block.a, block.b} != {a, b})
    expedition.change(blocks=(*kept, Block(a, b, state.day + 6)))
    return WORDS("ruled-block", first=known_name(state, a), second=known_name(state, b))


@order("clear", field("from"), field("to"), values=blocked_ways)
def _clear(expedition: Expedition, parts: Sequence[str]) -> str:
    state, region = expedition.state, expedition.region
    a, b = place_of(region, parts[0]), place_of(region, parts[1])
    expedition.change(blocks=tuple(block for block in state.blocks if {block.a, block.b} != {a, b}))
    return WORDS("ruled-clear", first=known_name(state, a), second=known_name(state, b))


@order(
    "row",
    field("row"),
    field("name", most=40),
    field("kind", ", ".join(KINDS)),
    field("how-many", "1d4+1"),
    field("disposition", ", ".join(DISPOSITIONS)),
    secret=True,
    values=lambda state: iter((f"1 | {WORDS('sample-row')} | people | 1d4 | friendly",)),
    offered=False,
)
def _row(expedition: Expedition, parts: Sequence[str]) -> str:
    region = expedition.region
    number = DESK.number(parts[0], 1, len(region.encounters), WORDS.message("the-row"))
    rows = tuple(encounter_row(number, parts[1:]) if row.roll == number else row for row in region.encounters)
    redraw(expedition, encounters=rows)
    return WORDS("ruled-row", row=number, name=parts[1])


@order(
    "meet",
    field("name-or-row", most=40),
    field("kind-or-none", ", ".join(KINDS)),
    field("how-many", "1d4+1"),
    field("disposition", ", ".join(DISPOSITIONS)),
    values=lambda state: (str(row.roll) for row in state.region.encounters),
    idle=True,
)
def _meet(expedition: Expedition, parts: Sequence[str]) -> str:
    if parts[0].isascii() and parts[0].isdigit():
        number = DESK.number(parts[0], 1, len(expedition.region.encounters), WORDS.message("the-row"))
        row = next(row for row in expedition.region.encounters if row.roll == number)
    else:
        row = encounter_row(0, parts)
    meetings.meet_row(expedition, row, "gm")
    return ""
