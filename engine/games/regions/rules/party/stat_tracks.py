"""Stat Tracks: base values, how they move and drift, and what they do (REG-G17, REG-G18)."""

from __future__ import annotations

from ...state.content import TRACKS, Track, content
from ...state.state import LEAST_BASE, LEAST_ILL, LEAST_TRACK, MOST_BASE, MOST_TRACK, Entity, Member, State, Who, index_of
from .. import events, turns
from ..actions import lasting
from ..progress import Venture

NATURE = -1
"""The base of every track of Creatures and Seekers; other Challenges have 0 (REG-G18)."""


def base(member: Member) -> dict[str, int]:
    """Return the base values of a member's tracks (REG-259): Background, Craft and equipped Gear one after another, each
    step within -2 and +2 (REG-260), then Diseases, which go down to -4 (REG-256, REG-258)."""
    known = content()
    sources: list[dict[Track, int]] = []
    if member.background:
        sources.append(known.backgrounds[member.background].tracks)
    if member.craft:
        sources.append(known.crafts[member.craft].tracks)
    sources.extend(known.gear[item].tracks for item in member.equipped)
    values: dict[str, int] = {}
    for track in TRACKS:
        value = 0
        for source in sources:
            value = max(LEAST_BASE, min(MOST_BASE, value + source.get(track, 0)))
        ill = sum(disease.amount for disease in member.diseases if disease.track == track)
        values[track] = max(LEAST_ILL, value - ill)
    return values


def base_of(state: State, who: Who) -> dict[str, int]:
    """Return the base values of a member's or a Challenge's tracks (REG-G18)."""
    index = index_of(who)
    if index is not None:
        return base(state.members[index])
    return _nature(next(entity for entity in state.entities if entity.id == who))


def _nature(entity: Entity) -> dict[str, int]:
    return dict.fromkeys(TRACKS, NATURE if entity.type in ("Creature", "Seeker") else 0)


def value(state: State, who: Who, track: Track) -> int:
    """Return where a track stands now; one that never moved stands at its base."""
    index = index_of(who)
    if index is None:
        entity = next(entity for entity in state.entities if entity.id == who)
        return entity.tracks.get(track, _nature(entity)[track])
    member = state.members[index]
    return member.tracks[track] if track in member.tracks else base(member)[track]


def levels(value: int) -> int:
    """Return how many levels, or cards, a track's value is worth: none from -1 to 1, one to 3, two from 4 (REG-G17)."""
    size = 0 if abs(value) < 2 else 1 if abs(value) < 4 else 2
    return size if value > 0 else -size


def move(venture: Venture, who: Who, track: Track, by: int) -> None:
    """Move a track, within -5 and +5; at -5 Power the next Action is skipped, and the track is back at its base
    (REG-G17). A track that moved does not drift in the next Draw Phase (REG-G18)."""
    before = value(venture.state, who, track)
    now = max(LEAST_TRACK, min(MOST_TRACK, before + by))
    if now == before:
        return
    _set(venture, who, track, now)
    venture.tell(events.track(venture.name(who), track, now - before, now))
    if track == "Power" and now == LEAST_TRACK:
        _exhaust(venture, who)


def _exhaust(venture: Venture, who: Who) -> None:
    """Take the next Action away, and put Power back at its base (REG-G17)."""
    back = base_of(venture.state, who)["Power"]
    index = index_of(who)
    if index is not None:
        turns.lose(venture, index, "action")
    else:
        lasting.pause(venture, who)
    _set(venture, who, "Power", back)
    venture.tell(events.track(venture.name(who), "Power", back - LEAST_TRACK, back))


def _set(venture: Venture, who: Who, track: Track, now: int) -> None:
    index = index_of(who)
    if index is not None:
        member = venture.member(index)
        values, moved = {**base(member), **member.tracks, track: now}, (*member.moved_tracks, track)
        venture.set_member(index, tracks=values, moved_tracks=tuple(dict.fromkeys(moved)))
        return
    entity = venture.entity(who)
    values, moved = {**_nature(entity), **entity.tracks, track: now}, (*entity.moved_tracks, track)
    venture.set_entity(who, tracks=values, moved_tracks=tuple(dict.fromkeys(moved)))


def drift(venture: Venture) -> None:
    """In a Draw Phase every track that did not move since the last one comes 1 nearer to its base (REG-G18).

    Of Challenges nothing is told: whoever wants to know has to fight them.
    """
    drifted: list[str] = []
    for index, member in enumerate(venture.state.members):
        if not member.in_play:
            continue
        values = _nearer({**base(member), **member.tracks}, base(member), member.moved_tracks)
        if member.tracks and values != {**base(member), **member.tracks}:
            drifted.append(member.name)
        venture.set_member(index, tracks=values, moved_tracks=())
    for entity in venture.state.entities:
        if entity.tracks or entity.moved_tracks:
            values = _nearer({**_nature(entity), **entity.tracks}, _nature(entity), entity.moved_tracks)
            venture.set_entity(entity.id, tracks=values, moved_tracks=())
    if drifted:
        venture.tell(events.drifted(drifted))


def _nearer(values: dict[str, int], home: dict[str, int], moved: tuple[str, ...]) -> dict[str, int]:
    def step(track: str, value: int) -> int:
        if track in moved or value == home[track]:
            return value
        return value + (1 if value < home[track] else -1)

    return {track: step(track, value) for track, value in values.items()}
