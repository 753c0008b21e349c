"""Arriving: a file that somebody attached, read in pieces and never beyond what is taken."""

from __future__ import annotations

import asyncio

import discord
from discord.http import HTTPClient

from engine import GameError

from .retry import UNREACHABLE

TIMEOUT = 10.0
"""Seconds that a file may take to arrive."""
CHUNK = 64 * 1024
"""Bytes of it that are read at once."""


class TooLarge(Exception):
    """A file has more bytes than are taken; each command that reads files says so in its own words."""


async def download(file: discord.Attachment, most: int) -> bytes:
    """Return an attachment of at most ``most`` bytes; `TooLarge` as soon as there are more, else a `GameError` in words."""
    if file.size > most:
        raise TooLarge
    try:
        async with asyncio.timeout(TIMEOUT):
            written = await _read(file, most)
    except TimeoutError as error:
        raise GameError("That file does not arrive. Send it again in a moment.") from error
    except UNREACHABLE as error:
        raise GameError("I could not fetch that file. Try again in a moment.") from error
    if len(written) > most:
        raise TooLarge
    return written


async def _read(file: discord.Attachment, most: int) -> bytes:
    """Return what arrives of a file, at most one piece more than ``most`` bytes."""
    http = getattr(file, "_http", None)
    if not isinstance(http, HTTPClient) or type(http).get_from_cdn is not HTTPClient.get_from_cdn:
        # A stand-in for Discord has no connection to read from.
        return await file.read()
    # discord.py itself reads whole files only; its session and its proxy are kept.
    session, written = http._HTTPClient__session, bytearray()  # type: ignore[attr-defined]
    async with session.get(file.url, proxy=http.proxy, proxy_auth=http.proxy_auth) as response:
        if response.status != 200:
            raise discord.HTTPException(response, "the file cannot be fetched")
        async for piece in response.content.iter_chunked(CHUNK):
            written += piece
            if len(written) > most:
                break
    return bytes(written)
