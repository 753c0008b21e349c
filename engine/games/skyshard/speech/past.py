"""The page of a campaign: how it stands, what its adventurers carry and bear, what it has earned."""

from __future__ import annotations

from engine.core.words import lower

from ..state.campaign import DEEPEST, Campaign, Carrier, Delved, read, words
from ..state.catalogue import WORDS
from ..state.content import UNDERCROFT, content, scenario

MOST_TOLD = 3
"""So many scars are told; the chart counts them all."""
MOST_EXPLAINED = 5
"""Of so many trophies, the newest, it is told what they are for."""


def day_words(day: str) -> str:
    """Return a day as it is shown, "22 Nov"; "" where nobody knows it."""
    parts = [int(part) for part in day.split("-") if part.isdecimal()]
    return WORDS("day", day=parts[2], month=parts[1]) if len(parts) == 3 and 1 <= parts[1] <= 12 else ""


def stands(body: str) -> str:
    """Return how a campaign stands, after its name and a comma: "at depth 2 after 3 delves"."""
    campaign = read(body)
    return WORDS("campaign-stands", delves=campaign.length, depth=campaign.depth)


def page(name: str, body: str) -> str:
    """Return the page of a campaign."""
    campaign = read(body)
    if not campaign.length:
        return WORDS("campaign-new", name=name)
    newest, last = len(campaign.delves), campaign.delves[-1]
    lines = [
        WORDS(
            "campaign-so-far",
            name=name,
            delves=campaign.length,
            won=sum(one.result == "won" for one in campaign.delves),
            newest=newest if newest < campaign.length else 0,
            depth=campaign.depth,
            harder=harder(campaign),
        ),
        WORDS(
            "campaign-last",
            dated=bool(day_words(last.day)),
            day=day_words(last.day),
            elsewhere=last.setting != UNDERCROFT,
            place=lower(content().settings[last.setting].about.name),
            result=last.result,
            round=last.round,
            found=found(last),
        ),
        *map(_carrier, campaign.carriers),
    ]
    if campaign.end:
        lines.append(WORDS("campaign-ended", delve=campaign.end, text=words().after))
    known = {one.id: one for one in words().trophy}
    earned = [known[one.trophy] for one in campaign.trophies if one.trophy in known]
    named = [lower(one.name) for one in earned[:-MOST_EXPLAINED]]
    named += [WORDS("trophy", trophy=lower(one.name), what=one.what) for one in earned[-MOST_EXPLAINED:]]
    if named:
        lines.append(WORDS("campaign-trophies", trophies=named))
    return "\n".join(lines)


def found(delved: Delved) -> str:
    """Return what a delve brought, of how many: "2 of 3 shards"; of a scenario its name, too."""
    known = scenario(delved.scene)
    return WORDS(
        "delve-found",
        quest=known is not None,
        shards=delved.shards,
        required=delved.required,
        sought=delved.scene,
        scenario=known.name if known is not None else "",
    )


def harder(campaign: Campaign) -> str:
    """Return what the next delve's depth comes to."""
    return WORDS("campaign-harder", points=min(campaign.depth, DEEPEST) - 1)


def _carrier(one: Carrier) -> str:
    """Return an adventurer with what it may bring, and what it bears."""
    held = [WORDS("relic-held", relic=relic, does=relic) for relic in one.found if relic in content().relics]
    return WORDS("campaign-carrier", kind=one.kind, delves=one.delves, held=held, scars=scars(one))


def scars(one: Carrier) -> list[str]:
    """Return the newest scars of an adventurer: which ones they are, the delve and the class say."""
    known, kinds = words().scars, list(content().adventurers)
    return [known[(5 * delve + 3 * kinds.index(one.kind)) % len(known)] for delve in one.scars[-MOST_TOLD:]]
