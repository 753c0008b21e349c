"""What is otherwise in a region from one expedition to the next: hidden sites, and the clues to them (WLD-G130)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.files import plays

from .region import Region, Variant


def drawn(region: Region, dice: Dice) -> Region:
    """Return a region of which each thing that varies was drawn by lot."""
    return as_chosen(region, plays.drawn(region.variants, dice))


def as_chosen(region: Region, chosen: Sequence[Variant]) -> Region:
    """Return a region in which everything is settled, by the variants that were chosen; as written for none."""
    changed = {site.id: site for variant in chosen for site in variant.sites}
    moved = {name for name, site in changed.items() if site.at != region.site_by_id[name].at}
    return replace(
        region,
        sites=tuple(changed.get(site.id, site) for site in region.sites),
        clues=(
            *(clue for clue in region.clues if clue.site not in moved),
            *(clue for variant in chosen for clue in variant.clues),
        ),
        variants=(),
    )
