"""Zones: the world's time zones by name, as the standard library knows them, and how a city's is found."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from babel.dates import get_timezone_location

from engine.core.languages import SOURCE, locale_of, spoken

NONE = ("off", "none")
"""How it is written that a member has no time zone."""
AREAS = ("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
"""The zones that are called by a city; others are known too, but not offered."""
KNOWN = (
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Moscow",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "America/Mexico_City",
    "America/Bogota",
    "Africa/Lagos",
    "Africa/Johannesburg",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Perth",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""A zone for most who play, offered before anything is typed."""
SPOKEN = {
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin Europe/Vienna Europe/Zurich",
    "el": "Europe/Athens",
    "en-GB": "Europe/London Europe/Dublin Australia/Sydney Pacific/Auckland",
    "en-US": "America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Toronto",
    "es-419": "America/Mexico_City America/Bogota America/Lima America/Santiago America/Argentina/Buenos_Aires",
    "es-ES": "Europe/Madrid Atlantic/Canary",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris Europe/Brussels America/Montreal Europe/Zurich",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "id": "Asia/Jakarta Asia/Makassar Asia/Jayapura",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam Europe/Brussels",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo America/Manaus America/Fortaleza",
    "ro": "Europe/Bucharest",
    "ru": "Europe/Moscow Europe/Samara Asia/Yekaterinburg Asia/Novosibirsk Asia/Vladivostok",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai",
    "zh-TW": "Asia/Taipei Asia/Hong_Kong",
}
"""The zones where most speak a language that Discord is shown in: these are offered first, and nothing more follows."""


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all zones that are called by a city, in order, with "UTC" last."""
    named = (name for name in available_timezones() if name.partition("/")[0] in AREAS and "/" in name)
    return (*sorted(named), "UTC")


def read_zone(text: str) -> str | None:
    """Return the name of the zone that is meant by a name or by its city; "" for none at all, ``None`` where that is not
    known. A city that is there twice has one time."""
    wish = _bare(text)
    if wish in NONE:
        return ""
    every = {_bare(name): name for name in sorted(available_timezones())}
    if wish in every:
        return every[wish]
    return next((name for name in zones() if _city(name) == wish), None)


def zones_for(typed: str = "", locale: str = "") -> list[str]:
    """Return the zones whose city or area begins with what is typed, then those that hold each of its words; before
    anything is typed those where the ``locale`` is spoken, then those of most others."""
    known = set(zones())
    first = [name for name in SPOKEN.get(locale, "").split() if name in known]
    words = _bare(typed).split()
    if not words:
        return list(dict.fromkeys([*first, *(name for name in KNOWN if name in known)]))
    found = [name for name in (*first, *zones()) if all(word in _bare(name) for word in words)]
    return sorted(dict.fromkeys(found), key=lambda name: not _begins(name, " ".join(words)))


def zone_words(name: str) -> str:
    """Return a zone as it is read: "New York (America)", in another language by its city alone."""
    if spoken() != SOURCE:
        return get_timezone_location(ZoneInfo(name), locale=locale_of(spoken()), return_city=True)
    area, _, city = name.replace("_", " ").rpartition("/")
    return f"{city} ({area.replace('/', ', ')})" if area else city


def clock_in(zone: str, at: datetime) -> str:
    """Return what a clock shows in a zone at a time: "16:04"."""
    return f"{at.astimezone(ZoneInfo(zone)):%H:%M}"


def _begins(name: str, wish: str) -> bool:
    return _city(name).startswith(wish) or _bare(name).startswith(wish)


def _city(name: str) -> str:
    return _bare(name.rpartition("/")[2])


def _bare(name: str) -> str:
    return " ".join(name.casefold().replace("_", " ").replace("/", " ").split())
