"""The past of a table through the eyes of a visit: its moments, its film, its chronicle, and another way from there."""

from __future__ import annotations

from engine import Eye, Moment, Tables, Visit

from .looking import FARTHEST, ShownPictures, call, eyes_of, member_of
from .shown import FilmShown, MomentShown, moment_shown

FILM_WAIT = 10.0
"""Seconds that a page waits for a film until it is told how much of it is drawn."""


class LookingBack:
    """What of the past a visit sees. What is refused is a `GameError`, with words for the page."""

    def __init__(self, tables: Tables, pictures: ShownPictures) -> None:
        self._tables = tables
        self._pictures = pictures

    async def moment(self, visit: Visit, number: int, eye: int | None) -> MomentShown:
        """Return the table after an entry of its journal; ``eye`` is which of those that may be chosen, ``None`` for the
        first of them."""
        wanted = await self._eye(visit, eye)
        moment = await self._tables.replays.moment(visit.table, number, member=member_of(visit), eye=wanted, before=wanted)
        return moment_shown(moment, self._pictures.keep(eyes_of(visit), moment.picture) if moment.picture else None)

    async def public_moment(self, visit: Visit, number: int) -> MomentShown:
        """Return the table after an entry of its journal, as everybody saw it, also once nothing is hidden any more."""
        eye = Eye()
        moment = await self._tables.replays.moment(visit.table, number, member=None, eye=eye, before=eye)
        return moment_shown(moment, self._pictures.keep(eyes_of(visit), moment.picture) if moment.picture else None)

    async def last(self, visit: Visit) -> Moment | None:
        """Return how a game ended, as everybody may see it; ``None`` while it runs."""
        last = await self._tables.replays.moment(visit.table, FARTHEST, member=None)
        return last if last.over else None

    async def film(self, visit: Visit, eye: int | None) -> FilmShown:
        """Return the film of a table, or how much of it is drawn."""
        making = await self._tables.films.film(visit.table, member=call(visit).member.id, eye=await self._eye(visit, eye))
        film = await making.within(FILM_WAIT)
        if film is None:
            return FilmShown(round(making.done * 100))
        return FilmShown(100, film.name, self._pictures.keep(eyes_of(visit), film))

    async def chronicle(self, visit: Visit) -> tuple[str, bytes]:
        """Return the name and the HTML of the chronicle of the table that the channel shows."""
        return await self._tables.chronicles.volume(visit.channel)

    async def try_another_way(self, visit: Visit, press: int, number: int, eye: int | None) -> str:
        """Begin a branch from an entry of a finished game, and return the key of its own page."""
        update = await self._tables.branches.begin(call(visit, press), visit.table, number, await self._eye(visit, eye))
        there = call(visit, press, update.channel)
        await self._tables.private.go_on(update)
        key, _ = await self._tables.windows.open(there)
        return key

    async def _eye(self, visit: Visit, eye: int | None) -> Eye:
        """Return the ``eye``-th of those that a visit may look back with, the first where there is none of that number."""
        first: Moment = await self._tables.replays.moment(visit.table, 0, member=member_of(visit), drawn=False)
        return first.eyes[eye][0] if eye is not None and 0 <= eye < len(first.eyes) else first.eye


def media_type(picture: bytes) -> str:
    """Return the kind of a picture: a film is WebP, all others are PNG."""
    return "image/webp" if picture[8:12] == b"WEBP" else "image/png"
