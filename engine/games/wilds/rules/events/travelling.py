"""What is told of the clock, of moving and of seeing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Value, told


def ticked(before: int, after: int, why: str = "") -> Event:
    """The timer went on; ``why`` is "" for the action itself, else "slow", "long", "careful", "retreat" or "gm"."""
    rule = {"slow": "WLD-081", "long": "WLD-G22", "careful": "WLD-G22", "retreat": "WLD-098", "gm": "WLD-G88"}
    return told("ticked", (rule.get(why, "WLD-065"),), before=before, after=after, why=why)


def refunded(timer: int) -> Event:
    """Efficient route gave the tick back."""
    return told("refunded", ("WLD-085", "WLD-G23"), timer=timer)


def reset(timer: int) -> Event:
    """The timer was set back after an event."""
    return told("reset", ("WLD-066", "WLD-145"), timer=timer)


def night(tired: Sequence[str]) -> Event:
    """The fourth stretch went by without a camp: everybody is tired."""
    return told("night", ("WLD-149", "WLD-G27"), who=tuple(tired))


def dawn(day: int, weather: str) -> Event:
    """A new day; ``weather`` "" where none is rolled."""
    return told("dawn", ("WLD-026", "WLD-G29", *(("WLD-G64",) if weather else ())), True, day=day, weather=weather)


def arrived(at: str, terrain: str, how: str, seen: Sequence[str] = ()) -> Event:
    """The party is at a place; ``how`` is "move", "lost", "back", "fled", "retreat", "on" (on a path), "slipped" or "gm".

    ``seen`` are the names of the visible sites there.
    """
    rule = {"lost": "WLD-080", "back": "WLD-128", "on": "WLD-G31", "gm": "WLD-G88"}.get(how, "WLD-143")
    return told("arrived", (rule, "WLD-226", "WLD-G76"), at=at, terrain=terrain, how=how, seen=tuple(seen))


def site_seen(name: str, category: str, at: str, text: str, how: str, who: str = "") -> Event:
    """A site came onto the map; ``how`` as `state.Found.how`."""
    rules = {"seen": "WLD-G76", "searched": "WLD-144", "scouted": "WLD-G43", "goal": "WLD-G72", "told": "WLD-G88"}
    return told(
        "site_seen", (rules.get(how, "WLD-144"),), True, name=name, category=category, at=at, text=text, how=how, who=who
    )


def rumour(category: str, at: str, direction: str, far: str, how: str) -> Event:
    """The party heard or saw something of a site: its category, and the place (``at``) or direction and distance."""
    return told(
        "rumour", ("WLD-G75", "WLD-G76", "WLD-233"), True, category=category, at=at, direction=direction, far=far, how=how
    )


def terrain(places: Sequence[str], terrains: Sequence[str], how: str) -> Event:
    """The party learned what ground lies somewhere; ``how`` is "lay", "sighting", "scout", "map", "landmark" or "gm"."""
    rule = {"lay": "WLD-086", "sighting": "WLD-099", "scout": "WLD-113", "map": "WLD-232"}.get(how, "WLD-226")
    return told("terrain", (rule,), True, places=tuple(places), terrains=tuple(terrains), how=how)


def bonus(who: str, role: str, bonus: str) -> Event:
    """Somebody picked a bonus: "efficient", "lay", "keen", "spot", "avoid", "sighting"."""
    rule = {"efficient": "085", "lay": "086", "keen": "087", "spot": "097", "avoid": "098", "sighting": "099"}[bonus]
    return told("bonus", (f"WLD-{rule}",), who=who, role=role, bonus=bonus)


def spotted(at: str, anything: bool) -> Event:
    """Spot feature: whether there is anything at a place."""
    return told("spotted", ("WLD-097", "WLD-G37"), True, at=at, anything=anything)


def nothing_left(bonus: str) -> Event:
    """A bonus had nothing left to reveal."""
    return told("nothing_left", ("WLD-G39",), True, bonus=bonus)


def edge(at: str) -> Event:
    """The region ends there: a Move showed it, and brought the party nowhere."""
    return told("edge", ("WLD-G83", "WLD-G76"), True, at=at)


def rim(places: Sequence[str], how: str) -> Event:
    """The region ends there: seen by a bonus or a Scout (``how`` as of `terrain`)."""
    return told("rim", ("WLD-G76",), True, places=tuple(places), how=how)


def blocked(at: str, beyond: str) -> Event:
    """A way is found blocked."""
    return told("blocked", ("WLD-157", "WLD-G62"), True, at=at, beyond=beyond)


def bypass(who: str, beyond: str, cleared: bool) -> Event:
    """Somebody tried to pass a blocked way."""
    return told("bypass", ("WLD-157", "WLD-G62"), who=who, beyond=beyond, cleared=cleared)


def scouted(who: str, at: str, result: str, site: str, creatures: str, tns: Sequence[int]) -> Event:
    """A Scout came back: "" where nothing was learned of it, else "yes" or "no"."""
    rule = {"blunder": "112", "failure": "113", "weak": "114", "strong": "115", "critical": "116"}[result]
    facts: dict[str, Value] = {"who": who, "at": at, "result": result, "site": site, "creatures": creatures}
    return Event("scouted", (f"WLD-{rule}", "WLD-118"), {**facts, "tns": tuple(tns)}, reveals=True)
