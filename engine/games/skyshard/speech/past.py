"""The page of a campaign: how it stands, what its adventurers carry and bear, what it has earned."""

from __future__ import annotations

from engine.core.words import count, listed, lower

from ..state.campaign import DEEPEST, Campaign, Carrier, Delved, read, words
from ..state.content import UNDERCROFT, content, scenario
from .words import relic_words

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
MOST_TOLD = 3
"""So many scars are told; the chart counts them all."""
MOST_EXPLAINED = 5
"""Of so many trophies, the newest, it is told what they are for."""
ENDED = {"won": "won", "retreat": "left", "lost": "lost"}


def day_words(day: str) -> str:
    """Return a day as it is shown, "22 Nov"; "" where nobody knows it."""
    parts = [int(part) for part in day.split("-") if part.isdecimal()]
    return f"{parts[2]} {MONTHS[parts[1] - 1]}" if len(parts) == 3 and 1 <= parts[1] <= 12 else ""


def stands(body: str) -> str:
    """Return how a campaign stands, after its name and a comma: "at depth 2 after 3 delves"."""
    campaign = read(body)
    if not campaign.length:
        return "about to begin"
    return f"at depth {campaign.depth} after {count(campaign.length, 'delve')}"


def page(name: str, body: str) -> str:
    """Return the page of a campaign."""
    campaign = read(body)
    if not campaign.length:
        return f"**{name}** has not gone down yet."
    won, newest = sum(one.result == "won" for one in campaign.delves), len(campaign.delves)
    been = f"{count(campaign.length, 'delve')}, {won} {'' if newest == campaign.length else f'of the last {newest} '}won"
    last = campaign.delves[-1]
    day = f" on {day_words(last.day)}" if last.day else ""
    place = "" if last.setting == UNDERCROFT else f" in {lower(content().settings[last.setting].about.name)}"
    lines = [
        f"**{name}**: {been}. Next: depth {campaign.depth}, {harder(campaign)}.",
        f"The last{day}{place}: {ENDED.get(last.result, 'left')} in round {last.round}, {found(last)}.",
        *map(_carrier, campaign.carriers),
    ]
    if campaign.end:
        lines.append(f"**The end** came with delve {campaign.end}. {words().after}")
    known = {one.id: one for one in words().trophy}
    earned = [known[one.trophy] for one in campaign.trophies if one.trophy in known]
    said = [lower(one.name) for one in earned[:-MOST_EXPLAINED]]
    said += [f"{lower(one.name)} ({one.what})" for one in earned[-MOST_EXPLAINED:]]
    if said:
        lines.append(f"**Trophies**: {listed(said)}.")
    return "\n".join(lines)


def found(delved: Delved) -> str:
    """Return what a delve brought, of how many: "2 of 3 shards"; of a scenario its name, too."""
    known = scenario(delved.scene)
    if known is None:
        return f"{delved.shards} of {delved.required} shards"
    return f"{delved.shards} of {delved.required} {known.sought[1]} ({known.name})"


def harder(campaign: Campaign) -> str:
    """Return what the next delve's depth comes to."""
    more = min(campaign.depth, DEEPEST) - 1
    return f"{count(more, 'more point')} of enemies for each adventurer" if more else "as any delve"


def _carrier(one: Carrier) -> str:
    """Return an adventurer with what it may bring, and what it bears."""
    relics = content().relics
    held = [f"{lower(relics[relic].name)} ({relic_words(relic)})" for relic in one.found if relic in relics]
    marks = scars(one)
    bears = f"; bears {listed(marks)}" if marks else ""
    name = content().adventurers[one.kind].name
    return f"**{name}** ({count(one.delves, 'delve')}): brings {listed(held, 'or') or 'nothing'}{bears}."


def scars(one: Carrier) -> list[str]:
    """Return the newest scars of an adventurer: which ones they are, the delve and the class say."""
    known, kinds = words().scars, list(content().adventurers)
    return [known[(5 * delve + 3 * kinds.index(one.kind)) % len(known)] for delve in one.scars[-MOST_TOLD:]]
