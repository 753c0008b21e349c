"""Which language the reader of a page reads: the one they chose, else the first of their browser's that is spoken."""

from __future__ import annotations

from aiohttp import web

from engine import PLACES, SOURCE, Tables, Visit, nearest, speak


async def speak_to(request: web.Request, tables: Tables, visit: Visit | None) -> None:
    """Speak the language of who reads the answer to a request from here on (TAB-208)."""
    chosen = await tables.member_settings.language(visit.member.id) if visit and visit.member else ""
    speak(chosen or _browsers(request.headers.get("Accept-Language", "")))


def _browsers(accepted: str) -> str:
    """Return the first language that is spoken of those a browser names ("es-MX,es;q=0.9,en;q=0.8"), else English."""
    named = (each.partition(";")[0].strip() for each in accepted.split(","))
    return next((nearest(tag) for tag in named if tag.partition("-")[0] in PLACES), SOURCE)
