"""What is told of searching, finding and looking into things, and of goals."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, told


def searched(who: str, at: str, result: str) -> Event:
    """A search; ``result`` is "nothing" for failures and empty places alike, "hazard", "alert" or "found" (WLD-G44)."""
    rules = {"nothing": ("WLD-176", "WLD-G44"), "hazard": ("WLD-175",), "alert": ("WLD-175",), "found": ("WLD-144",)}
    return told("searched", rules[result], True, who=who, at=at, result=result)


def snag(name: str, what: str) -> Event:
    """A find has a complication: "guardian", "access" or "incomplete"."""
    return told("snag", ("WLD-177", "WLD-G47"), True, name=name, what=what)


def insight(who: str, what: str) -> Event:
    """A Critical Search brought more: "clue", "linked" or "loot"."""
    return told("insight", ("WLD-179", "WLD-G48"), who=who, what=what)


def clue(text: str, at: str, toward: str, source: str) -> Event:
    """The party has a clue; ``source`` as `state.Token.source`."""
    return told("clue", ("WLD-160", "WLD-180", "WLD-G49"), True, text=text, at=at, toward=toward, source=source)


def investigated(who: str, name: str, result: str, text: str = "") -> Event:
    """A site was looked into; ``result`` "" where no test was needed. ``text`` is what there is to read."""
    return told("investigated", ("WLD-124", "WLD-142", "WLD-G69"), True, who=who, name=name, result=result, text=text)


def discovery(name: str, nature: str) -> Event:
    """What a find turned out to be: an id of the Discovery table, or "dungeon"."""
    rule = {"treasure": "183", "ancient": "184", "wonder": "185", "lair": "186", "passage": "187", "enigma": "188"}
    return told("discovery", ("WLD-182", f"WLD-{rule.get(nature, '194')}"), True, name=name, nature=nature)


def treasure(row: int, coins: int, items: Sequence[str], note: str = "") -> Event:
    """The Treasure Sub-Table gave something; ``items`` as item ids with counts: "rations 5"."""
    return told("treasure", (f"WLD-{188 + row}", "WLD-G55"), True, row=row, coins=coins, items=tuple(items), note=note)


def gained(what: str, count: int, where: str = "", who: str = "") -> Event:
    """The party, or somebody, got something: "coins" or an item id; ``where`` names the site."""
    return told("gained", ("WLD-G15", "WLD-G67"), True, what=what, count=count, where=where, who=who)


def trap(who: str, result: str) -> Event:
    """A chest was trapped: what came of it for ``who``."""
    return told("trap", ("WLD-192", "WLD-G55"), True, who=who, result=result)


def offerings(taken: bool, wrath: str = "") -> Event:
    """The party took the offerings, or left them; what follows is not told beyond what is felt."""
    return told("offerings", ("WLD-193", "WLD-G55"), True, taken=taken, wrath=wrath)


def passage(a: str, b: str) -> Event:
    """A new way joins two places."""
    return told("passage", ("WLD-187", "WLD-G54"), True, a=a, b=b)


def tracked(who: str, target: str, result: str, direction: str, far: str = "", more: str = "") -> Event:
    """Tracking pointed somewhere (``direction`` is a place's name, "" for nowhere); a false one reads the same."""
    rule = "WLD-140"
    return told(
        "tracked", (rule, "WLD-G70"), True, who=who, target=target, result=result, direction=direction, far=far, more=more
    )


def foraged(who: str, result: str, fed: int, game: bool = False) -> Event:
    """Foraging: how many are fed today."""
    rule = {"blunder": "103", "failure": "104", "weak": "105", "strong": "106", "critical": "107"}[result]
    return told("foraged", (f"WLD-{rule}",), who=who, result=result, fed=fed, game=game)


def looked(name: str, done: int, needed: int) -> Event:
    """A site takes more than one good look: so many are done of those needed."""
    return told("looked", ("WLD-G55", "WLD-G69"), name=name, done=done, needed=needed)


def gathered(who: str, what: str, count: int, few: bool) -> Event:
    """A Forager gathered herbs or materials by what the party needs: ``few``, herbs were scarce."""
    return told("gathered", ("WLD-107", "WLD-G86"), who=who, what=what, count=count, few=few)


def shared_out(who: Sequence[str], left: Sequence[str]) -> Event:
    """What was foraged went to those with the fewest rations; ``left`` have to do with their own."""
    return told("shared_out", ("WLD-105", "WLD-106", "WLD-G41"), who=tuple(who), left=tuple(left))


def challenge(before: int, after: int, why: str) -> Event:
    """The challenge die moved: by "search", "track", "investigate", "arrival" or "gm"."""
    return told("challenge", ("WLD-208", "WLD-212", "WLD-G71"), True, before=before, after=after, why=why)


def goal(what: str, text: str = "") -> Event:
    """The goal was "located", "found", "reached", or "lost"."""
    return told("goal", ("WLD-207", "WLD-G72"), True, what=what, text=text)


def restocked(name: str) -> Event:
    """Somebody has settled in a cleared place, or a resource has come back."""
    return told("restocked", ("WLD-234", "WLD-235", "WLD-G78"), True, name=name)


def settled(name: str, what: str) -> Event:
    """A site is done with: "cleared", "used", "explored"."""
    return told("settled", ("WLD-G69",), True, name=name, what=what)
