"""What members are given who look at a table: pictures, moments of its past, recaps, and who visits its page."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.api.update import Member, Version
from engine.core.capabilities import Mode
from engine.core.scene import Scene

Outline = tuple[tuple[int, int], ...]
"""The corners of a polygon, in pixels of a picture."""


class Picture(msgspec.Struct, frozen=True):
    """A finished picture: PNG bytes, or those of a film in WebP, its size in pixels, the words that say the same, a file
    name. ``scene`` is what was drawn, where it can be drawn larger."""

    png: bytes
    width: int
    height: int
    alt: str
    name: str
    scene: Scene | None = None


class Drawing(msgspec.Struct, frozen=True):
    """A picture, and where each of its places was drawn, by what the place is called. ``ringed``: some are ringed, for
    they have changed."""

    picture: Picture
    outlines: Mapping[str, Outline]
    ringed: bool = False


class Sights(msgspec.Struct, frozen=True):
    """How a member can see the map as it was after the change ``version``: ``modes`` besides the usual one, ``places`` it
    can be seen around, of which one may be ``asked`` about just now. ``hints``: they can ask for advice."""

    version: Version
    modes: tuple[Mode, ...]
    places: tuple[str, ...]
    hints: bool = False
    asked: str = ""


class Eye(msgspec.Struct, frozen=True):
    """Whose eyes a table is looked back at with: those of a ``seat``, with ``None`` everybody's; ``whole``: nothing is
    hidden from them, which is so once it is over."""

    seat: int | None = None
    whole: bool = False


class Moment(msgspec.Struct, frozen=True):
    """A table as it was after an entry of its journal, as a member who looks back may know it (TAB-140).

    ``number`` of ``count`` is the entry among those that ``eye`` knows of, from 1; ``position`` is its place among all live
    entries, from 0. ``part`` is its part of the game's time ("Round 3", "" where the game does not say). ``by`` is who made
    it ("" for the beginning of the game), ``at`` when (Unix seconds), and ``told`` the words of that move. ``status`` is
    where things stood then. ``other_rules``: other rules made the entry, so ``status`` is "" and there is no ``picture``.

    ``parts`` are all parts of the game's time, each with the number of its first entry. ``eyes`` are all that may be
    chosen, each with its name, ``eye`` among them. ``over``: the game is over.
    """

    table: int
    game: str
    title: str
    position: int
    number: int
    count: int
    part: str
    by: str
    at: int
    told: str
    status: str
    eye: Eye
    eyes: tuple[tuple[Eye, str], ...] = ()
    parts: tuple[tuple[str, int], ...] = ()
    over: bool = False
    picture: Picture | None = None
    other_rules: bool = False


class Hint(msgspec.Struct, frozen=True):
    """A move worth making, for the asker alone: its ``label`` as on its button, ``why`` in a short sentence, and the
    move as ``text``. ``sure``: it cannot be made good again; ``rolls``: it may roll, draw or reveal something. ``detail``
    is what a menu shows below the label."""

    label: str
    why: str
    text: str
    sure: bool = False
    rolls: bool = False
    detail: str = ""


class Recap(msgspec.Struct, frozen=True):
    """What has come about since a member last saw a table, ``at`` that time (Unix seconds).

    ``told`` are its lines, none where nothing happened that they may know of. The picture is the map as they know it, with
    a ring around each place that has changed; ``ringed``: there are such places. ``seated``: they sit there. ``cards`` are
    those of the newest high points since then, which are told first. ``status`` is how things stand.
    """

    version: Version
    at: int
    told: tuple[str, ...] = ()
    picture: Picture | None = None
    ringed: bool = False
    seated: bool = True
    cards: tuple[Picture, ...] = ()
    status: str = ""


class Visit(msgspec.Struct, frozen=True):
    """Who looks at the page of a table, by the key of their link (TAB-197): a ``member`` who sits there, ``None`` for
    everybody's eyes. ``newest``: the table is the one that its channel shows."""

    table: int
    guild: int
    channel: int
    member: Member | None = None
    newest: bool = True
