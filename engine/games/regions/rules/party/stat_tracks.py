"""Stat Tracks: base values, how they move and drift, and what they do (REG-G17, REG-G18)."""

from __future__ import annotations

from ...state import sheets
from ...state.content import Track
from ...state.state import LEAST_TRACK, MOST_TRACK, Who, index_of
from .. import turns
from ..events import striking
from ..progress import Venture


def move(venture: Venture, who: Who, track: Track, by: int) -> None:
    """Move a track, within -5 and +5; at -5 Power the next Action is skipped, and the track is back at its base
    (REG-G17). A track that moved does not drift in the next Draw Phase (REG-G18)."""
    before = sheets.track_value(venture.state, who, track)
    now = max(LEAST_TRACK, min(MOST_TRACK, before + by))
    if now == before:
        return
    _set(venture, who, track, now)
    venture.tell(striking.Track(venture.name(who), track, now - before, now))
    if track == "Power" and now == LEAST_TRACK:
        _exhaust(venture, who)


def _exhaust(venture: Venture, who: Who) -> None:
    """Take the next Action away, and put Power back at its base (REG-G17)."""
    back = sheets.base_of(venture.state, who)["Power"]
    index = index_of(who)
    if index is not None:
        turns.lose(venture, index, "action")
    else:
        turns.pause(venture, who)
    _set(venture, who, "Power", back)
    venture.tell(striking.Track(venture.name(who), "Power", back - LEAST_TRACK, back))


def _set(venture: Venture, who: Who, track: Track, now: int) -> None:
    index = index_of(who)
    if index is not None:
        member = venture.member(index)
        values, moved = {**sheets.base(member), **member.tracks, track: now}, (*member.moved_tracks, track)
        venture.set_member(index, tracks=values, moved_tracks=tuple(dict.fromkeys(moved)))
        return
    entity = venture.entity(who)
    values, moved = {**sheets.nature(entity), **entity.tracks, track: now}, (*entity.moved_tracks, track)
    venture.set_entity(who, tracks=values, moved_tracks=tuple(dict.fromkeys(moved)))


def drift(venture: Venture) -> None:
    """In a Draw Phase every track that did not move since the last one comes 1 nearer to its base (REG-G18).

    Of Challenges nothing is told: a party that wants to know has to fight them.
    """
    drifted: list[str] = []
    for index, member in enumerate(venture.state.members):
        if not member.in_play:
            continue
        values = _nearer({**sheets.base(member), **member.tracks}, sheets.base(member), member.moved_tracks)
        if member.tracks and values != {**sheets.base(member), **member.tracks}:
            drifted.append(member.name)
        venture.set_member(index, tracks=values, moved_tracks=())
    for entity in venture.state.entities:
        if entity.tracks or entity.moved_tracks:
            values = _nearer({**sheets.nature(entity), **entity.tracks}, sheets.nature(entity), entity.moved_tracks)
            venture.set_entity(entity.id, tracks=values, moved_tracks=())
    if drifted:
        venture.tell(striking.Drifted(tuple(drifted)))


def _nearer(values: dict[str, int], home: dict[str, int], moved: tuple[str, ...]) -> dict[str, int]:
    def step(track: str, value: int) -> int:
        if track in moved or value == home[track]:
            return value
        return value + (1 if value < home[track] else -1)

    return {track: step(track, value) for track, value in values.items()}
