"""What a member has set for themselves, as a row of the store."""

from __future__ import annotations

import msgspec


class MemberRow(msgspec.Struct, frozen=True, gc=False):
    """A member's settings, wherever they play.

    ``zone`` is a time zone's name ("Europe/Berlin", "": not known), ``quiet_from`` and ``quiet_to`` their quiet hours in
    minutes of the day there (-1: none). ``nudges``: they want to be nudged. ``hall``: they stand in halls. ``every`` is
    after how many hours they are nudged again and again while they are awaited (0: once, at half of a long wait).
    ``early``: they are called when the player before them begins. ``in_words``: what only they see comes with words in
    place of pictures. ``tips``: what they meet for the first time is explained. ``large``: pictures that only they see come
    in large strips. ``language`` is that of what only they see ("": Discord's).
    """

    member: int
    zone: str = ""
    quiet_from: int = -1
    quiet_to: int = -1
    nudges: bool = True
    hall: bool = True
    every: int = 0
    early: bool = False
    in_words: bool = False
    tips: bool = True
    large: bool = False
    language: str = ""
