"""Requests to Discord that fail: which failures are transient, and how often a request is tried again."""

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
"""What a request raises when Discord refuses, fails, cannot be reached, or the connection is lost.

Timeouts are among the errors of the system. After a lost connection it is unknown whether the request was carried out.
"""

UNKNOWN_MEMBER = (10007, 10013)
"""Discord's codes for a member who is not in the server, and for a user that does not exist."""

PAUSES = (0.5, 2.0, 5.0)
"""Seconds before each retry of a post when Discord fails. discord.py has retried several times by then."""
QUICK_PAUSES = (0.1, 0.4)
"""Seconds before each retry of an answer to an interaction, which has to arrive within 3 seconds."""


TOO_OLD = 30046
"""Discord's code for a message older than an hour that was edited too often. A quick retry is useless."""


def is_connection_lost(error: Failure) -> bool:
    """Return whether a request failed without any answer of Discord."""
    return not isinstance(error, discord.HTTPException)


def is_transient(error: Failure) -> bool:
    """Return whether a retry makes sense: Discord or the connection failed, or there were too many requests."""
    if not isinstance(error, discord.HTTPException):
        return True
    return error.status >= 500 or (error.status == 429 and error.code != TOO_OLD)


async def has_left(guild: discord.Guild, member: int) -> bool:
    """Return whether a member is no longer in a server. It is false if that is unknown."""
    try:
        await guild.fetch_member(member)
    except discord.NotFound as error:
        # Other things that are not found, such as the server, say nothing about the member.
        return error.code in UNKNOWN_MEMBER
    except UNREACHABLE as error:
        log.info("whether a member is still in server %s is not known: %s", guild.id, error)
    return False


async def with_retries(
    send: Callable[[], Awaitable[T]],
    *,
    pauses: Sequence[float] | None = None,
    again: Callable[[Failure], bool] = is_transient,
) -> T:
    """Return what ``send`` returns, with one retry after each of the ``pauses`` while ``again`` accepts the failure.

    The last failure is raised. ``send`` makes its request anew each time, so it must be harmless to repeat.
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
    """Return what ``send`` returns. If Discord refuses an emoji, send once more without any."""
    try:
        return await send()
    except discord.HTTPException as error:
        if not is_emoji_refused(error):
            raise
    return await send()


async def with_quick_retries(send: Callable[[], Awaitable[T]]) -> T:
    """Return what ``send`` returns, with quick retries after a lost connection. A member is waiting."""
    return await with_retries(send, pauses=QUICK_PAUSES, again=is_connection_lost)


class UnrepeatedSession:
    """A session that makes each request of a webhook once.

    discord.py repeats a request when Discord fails, even if the first one was carried out. Here the caller gets the
    failure, and can look first.
    """

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(self, method: str, url: str, **more: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        """Make a request.

        Raises `discord.DiscordServerError` if Discord fails, `aiohttp.ClientError` if the connection is lost.
        """
        try:
            async with self._session.request(method, url, **more) as response:
                if response.status >= 500:
                    raise discord.DiscordServerError(response, await response.text())
                yield response
        except OSError as error:
            raise aiohttp.ClientConnectionError(str(error)) from error


def without_repeats(webhook: discord.Webhook) -> discord.Webhook:
    """Return the webhook with a session that repeats no request."""
    alone = copy.copy(webhook)
    alone.session = cast(aiohttp.ClientSession, UnrepeatedSession(webhook.session))
    return alone
