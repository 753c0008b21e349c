"""What is told of encounters, of threats and scenes, of the game master's rulings, and of the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Seat, Value, told


def met(name: str, count: int, disposition: str, how: str, text: str = "") -> Event:
    """Somebody is there: ``how`` is "event", "site", "guardian", "alert", "pursuit", "night", "restocked" or "gm"."""
    return told(
        "met", ("WLD-151", "WLD-152", "WLD-G56"), True, name=name, count=count, disposition=disposition, how=how, text=text
    )


def surprised(name: str) -> Event:
    """The party did not see them coming."""
    return told("surprised", ("WLD-092", "WLD-G58"), name=name)


def foes_leave(name: str, why: str) -> Event:
    """They leave: "outnumbered", "beaten", "parted"."""
    return told("foes_leave", ("WLD-G56", "WLD-G57"), name=name, why=why)


def approach(what: str, who: str = "") -> Event:
    """What the party does: "withdraw", "talk", "slip", "flee", "fight"."""
    return told("approach", ("WLD-G56",), what=what, who=who)


def mood(name: str, disposition: str) -> Event:
    """They feel otherwise now."""
    return told("mood", ("WLD-G56",), name=name, disposition=disposition)


def favour(what: str) -> Event:
    """They do the party a favour: "clue", "trade", "food"."""
    return told("favour", ("WLD-G56", "WLD-231"), what=what)


def grit(name: str, before: int, after: int) -> Event:
    """A round of fighting."""
    return told("grit", ("WLD-G56",), name=name, before=before, after=after)


def won(name: str, site: str) -> Event:
    """The party won."""
    return told("won", ("WLD-G56",), name=name, site=site)


def away(how: str, at: str) -> Event:
    """The party got away: "withdraw", "slip", "flee"; it is at ``at`` now."""
    return told("away", ("WLD-G56",), how=how, at=at)


def defeat(by: str, coins: int, at: str) -> Event:
    """Nobody could act any more."""
    return told("defeat", ("WLD-G59",), by=by, coins=coins, at=at)


def threat(name: str, what: str, text: str = "") -> Event:
    """A threat came to pass, see `regions.Threat.on_expiry`."""
    return told("threat", ("WLD-072", "WLD-G73", "WLD-G74"), True, name=name, what=what, text=text)


def paused(why: str) -> Event:
    """The game master plays a scene freely."""
    return told("paused", ("WLD-281", "WLD-G87"), why=why)


def resumed(how: str = "") -> Event:
    """Play goes on; ``how`` a scene ended: "won", "avoided", "lost" or ""."""
    return told("resumed", ("WLD-281", "WLD-G87"), how=how)


def ruling(text: str, day: int) -> Event:
    """The game master overruled something public."""
    return told("ruling", ("WLD-G88",), text=text, day=day)


def secret_ruling(seat: Seat, text: str) -> Event:
    """The game master changed something secret, for their eyes."""
    return Event("secret_ruling", ("WLD-G88",), {"text": text}, (seat,))


def said(name: str, words: str) -> Event:
    """The game master speaks as somebody, or tells something (``name`` "")."""
    return told("said", ("WLD-134", "WLD-G87"), name=name, words=words)


def suggestion(what: str) -> Event:
    """Most of the region is explored, or the goal is done: the party may move on ("explored", "goal")."""
    return told("suggestion", ("WLD-237", "WLD-G83"), what=what)


def ended(
    how: str,
    region: str,
    days: int,
    places: int,
    explored: int,
    sites: int,
    all_sites: int,
    coins: int,
    goal: str,
    unreached: Sequence[str] = (),
) -> Event:
    """The expedition is over: the closing report.

    ``goal`` is "done" (looked into), "found" (on the map, no more), "open", "lost" or "none"; ``unreached`` are the sites
    on the map at whose places the party never was.
    """
    facts: dict[str, Value] = {"how": how, "region": region, "days": days, "places": places, "explored": explored}
    more: dict[str, Value] = {"sites": sites, "all_sites": all_sites, "coins": coins, "goal": goal}
    more["unreached"] = tuple(unreached)
    return Event("ended", ("WLD-G83",), {**facts, **more}, reveals=True)


def kept_place(name: str, at: str, category: str) -> Event:
    """At the end: something that was never found."""
    return told("kept_place", ("WLD-G83",), True, name=name, at=at, category=category)
