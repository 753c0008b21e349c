"""What a game master looks up: each place with its sites, clues and notes, the encounter table, the threats (WLD-G88)."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.trials import difficulty
from ..state.catalogue import WORDS
from ..state.naming import place_at, place_name
from ..state.state import State, discovered, found


def pages(state: State, at: str) -> list[str]:
    """Return all that there is at a place, or with "" what matters everywhere and where anything is."""
    if not at:
        return _region(state)
    place = place_at(state.region, at) or (at if at in state.region.place_by_id else None)
    return [WORDS("journal-nothing", asked=at[:40])] if place is None else _place(state, place)


def names(state: State) -> Sequence[str]:
    """Return what all places are called, those first where anything is."""
    return [
        place_name(state.region, place.id)
        for place in sorted(state.region.places, key=lambda place: not _has(state, place.id))
    ]


def _has(state: State, place: str) -> bool:
    noted = any(note.at == place for note in (*state.rulings, *state.notes))
    return noted or bool(state.region.sites_at(place)) or any(clue.at == place for clue in state.region.clues)


def _region(state: State) -> list[str]:
    region = state.region
    rows = [
        WORDS(
            "almanac-row",
            row=row.roll,
            name=row.name,
            count=row.count,
            disposition=row.disposition,
            words=row.text,
        )
        for row in region.encounters
    ]
    threats = [WORDS("almanac-threat", name=threat.name, words=threat.text) for threat in region.threats]
    there = [
        WORDS(
            "almanac-where", at=place_name(region, place.id), sites=tuple(site.name for site in region.sites_at(place.id))
        )
        for place in region.places
        if region.sites_at(place.id)
    ]
    return [WORDS("almanac-about", region=region.name), *there, *rows, *threats]


def _place(state: State, place: str) -> list[str]:
    region, known = state.region, state.region.place_by_id[place]
    lines = [
        WORDS(
            "almanac-place",
            at=place_name(region, place),
            terrain=known.terrain,
            difficulty=difficulty(state, place),
            visited=place in state.visited,
        ),
        *([WORDS.text(known.text)] if known.text else []),
    ]
    for site in region.sites_at(place):
        find = found(state, site.id)
        lines.append(
            WORDS(
                "almanac-site",
                name=site.name,
                category=site.category,
                tn=site.tn if site.hidden else 0,
                known=discovered(state, site.id),
                done=find is not None and find.done,
                foe=site.dwellers if site.occupied else "",
                count=site.count,
                disposition=site.disposition,
                words=" ".join(WORDS.text(text) for text in (site.text, site.inside) if text),
            )
        )
    for number, clue in enumerate(region.clues):
        if clue.at == place:
            meant = region.site_by_id.get(clue.site)
            lines.append(
                WORDS(
                    "almanac-clue",
                    number=number + 1,
                    toward=place_name(region, clue.toward),
                    name=meant.name if meant is not None else "",
                    given=number in state.clues_used,
                    words=clue.text,
                )
            )
    for note in (*state.notes, *state.rulings):
        if note.at == place:
            lines.append(f"- {WORDS('journal-note', words=note.text, by=note.by, day=note.day)}")
    return lines
