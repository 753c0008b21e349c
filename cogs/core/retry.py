"""Reaching Discord: what goes wrong on the way there and back, whether it passes, and how often it is tried again."""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar, cast

import aiohttp
import discord

from .button_emoji import is_emoji_refused

log = logging.getLogger(__name__)
T = TypeVar("T")
Failure = discord.HTTPException | aiohttp.ClientError | OSError

UNREACHABLE = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request raises when Discord refuses or fails, cannot be reached, or is cut off in the middle (a timeout is one of
the system's errors). Of what was cut off nobody knows whether it was carried out."""

UNKNOWN_MEMBER = (10007, 10013)
"""Discord's codes for a member that the server does not have, and for a person that there is no more."""

PAUSES = (0.5, 2.0, 5.0)
"""Seconds to wait before each further try of a post when Discord itself fails (discord.py has tried several times then)."""
QUICK_PAUSES = (0.1, 0.4)
"""Seconds to wait before each further try of what answers an interaction: that has to arrive within 3."""


TOO_OLD = 30046
"""Discord's code for a message older than an hour that was edited too often: trying again at once is in vain."""


def is_connection_lost(error: Failure) -> bool:
    """Whether no answer of Discord's came, of whatever kind."""
    return not isinstance(error, discord.HTTPException)


def is_transient(error: Failure) -> bool:
    """Whether Discord fails, the way there, or it is too much at once, so that trying again makes sense."""
    if not isinstance(error, discord.HTTPException):
        return True
    return error.status >= 500 or (error.status == 429 and error.code != TOO_OLD)


async def has_left(guild: discord.Guild, member: int) -> bool:
    """Whether somebody is not in a server any more; not where that cannot be known now."""
    try:
        await guild.fetch_member(member)
    except discord.NotFound as error:
        # What else is not found, such as the server itself, says nothing of the member.
        return error.code in UNKNOWN_MEMBER
    except UNREACHABLE as error:
        log.info("whether somebody is still in server %s is not known: %s", guild.id, error)
    return False


async def with_retries(
    send: Callable[[], Awaitable[T]],
    *,
    pauses: Sequence[float] | None = None,
    again: Callable[[Failure], bool] = is_transient,
) -> T:
    """Return what ``send`` returns; it is tried once more after each of the ``pauses`` (default: `PAUSES`) as long as
    ``again`` says so of what went wrong. The last failure is raised.

    ``send`` makes its request anew each time, and one that does no harm when it is carried out twice.
    """
    for pause in (*(PAUSES if pauses is None else pauses), None):
        try:
            return await _without_emoji(send)
        except UNREACHABLE as error:
            if pause is None or not again(error):
                raise
            await asyncio.sleep(pause)
    raise AssertionError("the last try returns or raises")


async def _without_emoji(send: Callable[[], Awaitable[T]]) -> T:
    """Return what ``send`` returns; where an emoji was all that Discord had against it, it is sent without any."""
    try:
        return await send()
    except discord.HTTPException as error:
        if not is_emoji_refused(error):
            raise
    return await send()


async def with_quick_retries(send: Callable[[], Awaitable[T]]) -> T:
    """Return what ``send`` returns, tried again without much ado where the connection was cut: somebody is waiting."""
    return await with_retries(send, pauses=QUICK_PAUSES, again=is_connection_lost)


class UnrepeatedSession:
    """A connection over which a webhook's request is made once. discord.py makes it again by itself where Discord failed,
    also where that failure came after it was carried out; here whoever asked is told, and can look first."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(self, method: str, url: str, **more: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        """Make a request; `discord.DiscordServerError` where Discord fails, `aiohttp.ClientError` where it is cut off."""
        try:
            async with self._session.request(method, url, **more) as response:
                if response.status >= 500:
                    raise discord.DiscordServerError(response, await response.text())
                yield response
        except OSError as error:
            raise aiohttp.ClientConnectionError(str(error)) from error


def without_repeats(webhook: discord.Webhook) -> discord.Webhook:
    """Return the webhook with its requests `Unrepeated`."""
    alone = copy.copy(webhook)
    alone.session = cast(aiohttp.ClientSession, UnrepeatedSession(webhook.session))
    return alone
