"""Downloads of attached files, in chunks and up to a limit."""

from __future__ import annotations

import asyncio

import discord
from discord.http import HTTPClient

from engine import WORDS, GameError

from .retry import UNREACHABLE

TIMEOUT = 10.0
"""Seconds that a download may take."""
CHUNK = 64 * 1024
"""Bytes of one read."""


class TooLarge(Exception):
    """A file is larger than the limit. Each command that reads files has its own words for it."""


async def download(file: discord.Attachment, most: int) -> bytes:
    """Return the bytes of an attachment.

    Raises `TooLarge` above ``most`` bytes, and a `GameError` with words if the download fails.
    """
    if file.size > most:
        raise TooLarge
    try:
        async with asyncio.timeout(TIMEOUT):
            written = await _read(file, most)
    except TimeoutError as error:
        raise GameError(WORDS("file-does-not-arrive")) from error
    except UNREACHABLE as error:
        raise GameError(WORDS("file-not-fetched")) from error
    if len(written) > most:
        raise TooLarge
    return written


async def _read(file: discord.Attachment, most: int) -> bytes:
    """Return the bytes of a file, at most one chunk more than ``most``."""
    http = getattr(file, "_http", None)
    if not isinstance(http, HTTPClient) or type(http).get_from_cdn is not HTTPClient.get_from_cdn:
        # The simulated Discord of the tests has no connection to read from.
        return await file.read()
    # discord.py reads whole files only. Its session and its proxy are used.
    session, written = http._HTTPClient__session, bytearray()  # type: ignore[attr-defined]
    async with session.get(file.url, proxy=http.proxy, proxy_auth=http.proxy_auth) as response:
        if response.status != 200:
            raise discord.HTTPException(response, "the file cannot be fetched")
        async for piece in response.content.iter_chunked(CHUNK):
            written += piece
            if len(written) > most:
                break
    return bytes(written)
