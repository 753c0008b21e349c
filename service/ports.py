"""Ports of the service: one that cannot be taken stops the start, with words for the operator."""

from __future__ import annotations

import errno
import os

from aiohttp import web

from engine import NotNow, OperatorError


async def listen(runner: web.BaseRunner, host: str, port: int, setting: str) -> None:
    """Listen on the port that a setting names; `OperatorError`, or `NotNow` where it is in use, if it is not available."""
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        # The previous process may not have ended yet.
        kind = NotNow if error.errno == errno.EADDRINUSE else OperatorError
        words = f"{setting} {port} of {host} cannot be used: {os.strerror(error.errno or 0)}. Choose another port."
        raise kind(words) from error
