"""The variants of a region file: what varies from one expedition to the next, read and checked (WLD-G130)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.files import plays, values
from engine.core.files.tables import Inner, Key
from engine.core.files.troubles import Trouble, repeated
from engine.core.files.values import shown
from engine.core.files.writing import row

from ..state import variants
from ..state.catalogue import WORDS, trouble
from ..state.region import Clue, Region, Site, Variant
from . import keys

CHANGED = ("at", "text", "inside", "leads")
"""What a variant can say otherwise of a site."""
_SITE: Mapping[str, Key] = {
    "id": Key(values.identifier, True),
    **{key: Key(keys.POI[key].read) for key in CHANGED},
}

VARIANT: Mapping[str, Key] = {
    "thing": Key(values.identifier, True),
    "id": Key(values.identifier, True),
    "poi": Key(Inner("poi", _SITE, dict, 12)),
    "clue": Key(Inner("clue", keys.CLUE, dict, 12)),
}
"""The keys of a table ``[[variant]]``."""


def read(region: Region, rows: Sequence[Mapping[str, Any]]) -> tuple[tuple[Variant, ...], list[Trouble]]:
    """Return the variants that the rows of a file describe, and what is wrong with what they name."""
    found, wrong = [], list[Trouble]()
    for number, said in enumerate(rows):
        sites = []
        for place, own in enumerate(said.get("poi", ())):
            if own["id"] in region.site_by_id:
                sites.append(replace(region.site_by_id[own["id"]], **own))
            else:
                where = ("variant", number, "poi", place, "id")
                wrong.append(trouble("bad-variant-site", where, name=shown(own["id"])))
        clues = tuple(Clue(**own) for own in said.get("clue", ()))
        if {"thing", "id"} <= set(said):
            found.append(Variant(said["thing"], said["id"], tuple(sites), clues))
    return tuple(found), wrong


def problems(region: Region, judge: Callable[[Region], Sequence[Trouble]]) -> Iterator[Trouble]:
    """Yield what forbids playing a region in one of the ways it can be, for one that can be played as written: the first
    way that cannot be is enough. ``judge`` says what is wrong with a region."""
    numbers = {id(variant): number for number, variant in enumerate(region.variants)}
    for number, name in repeated([f"{variant.thing} {variant.id}" for variant in region.variants]):
        yield trouble("bad-variant-twice", ("variant", number, "id"), name=shown(name))
    if strange := list(_strangers(region)):
        yield from strange
        return
    if (count := plays.count(region.variants)) > plays.MOST_PLAYS:
        yield trouble("bad-many-plays", ("variant", 0, "thing"), plays=count, most=plays.MOST_PLAYS)
        return
    for chosen in plays.every(region.variants):
        if chosen and (found := judge(variants.as_chosen(region, chosen))):
            names = [shown(variant.id) for variant in chosen]
            where = ("variant", numbers[id(chosen[-1])], "id")
            yield Trouble(where, WORDS("bad-with-variants", names=names, bad=found[0].wrong), found[0].right)
            return


def warnings(region: Region, judge: Callable[[Region], Sequence[Trouble]]) -> Iterator[Trouble]:
    """Yield what is odd about a region with each of its variants and not as written, the first such thing of each.
    ``judge`` says what is odd about a region."""
    known = {item.wrong for item in judge(variants.as_chosen(region, ()))}
    for number, variant in enumerate(region.variants):
        odd = [item for item in judge(variants.as_chosen(region, (variant,))) if item.wrong not in known]
        if odd:
            wrong = WORDS("bad-with-variants", names=[shown(variant.id)], bad=odd[0].wrong)
            yield Trouble(("variant", number, "id"), wrong, odd[0].right)


def _strangers(region: Region) -> Iterator[Trouble]:
    """Yield what two things would change, and clues of a site that stays where it is."""
    whose: dict[str, str] = {}
    for number, variant in enumerate(region.variants):
        for site in variant.sites:
            if whose.setdefault(site.id, variant.thing) != variant.thing:
                yield trouble(
                    "bad-changed-twice", ("variant", number, "thing"), name=shown(site.id), thing=shown(whose[site.id])
                )
        moved = {site.id for site in variant.sites if site.at != region.site_by_id[site.id].at}
        for place, clue in enumerate(variant.clues):
            if clue.site not in moved:
                yield trouble("bad-not-moved", ("variant", number, "clue", place, "poi"), name=shown(clue.site))


def written(region: Region, variant: Variant) -> dict[str, object]:
    """Return the keys of a variant's table."""
    found: dict[str, object] = {"thing": variant.thing, "id": variant.id}
    if variant.sites:
        found["poi"] = [_difference(region.site_by_id[site.id], site) for site in variant.sites]
    if variant.clues:
        found["clue"] = [row(clue, keys.CLUE) for clue in variant.clues]
    return found


def _difference(before: Site, after: Site) -> dict[str, object]:
    """Return what has to be said of a site so that it is read again as it is in a variant."""
    differs = {key: getattr(after, key) for key in CHANGED if getattr(after, key) != getattr(before, key)}
    return {"id": after.id, **differs}
