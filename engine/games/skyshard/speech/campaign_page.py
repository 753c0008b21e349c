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
    """Return a day as it is shown, "22 Nov"; "" where it is not known."""
    parts = [int(part) for part in day.split("-") if part.isdecimal()]
    return WORDS("day", day=parts[2], month=parts[1]) if len(parts) == 3 and 1 <= parts[1] <= 12 else ""


def about() -> str:
    """See `Campaigns.campaign_about`."""
    return WORDS("campaign-about")


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
            won=sum(delve.result == "won" for delve in campaign.delves),
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
    known = {item.id: item for item in words().trophy}
    earned = [known[trophy.trophy] for trophy in campaign.trophies if trophy.trophy in known]
    named = [lower(item.name) for item in earned[:-MOST_EXPLAINED]]
    named += [WORDS("trophy", trophy=lower(item.name), what=item.what) for item in earned[-MOST_EXPLAINED:]]
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


def _carrier(carrier: Carrier) -> str:
    """Return an adventurer with what it may bring, and what it bears."""
    held = [WORDS("relic-held", relic=relic, does=relic) for relic in carrier.found if relic in content().relics]
    return WORDS("campaign-carrier", kind=carrier.kind, delves=carrier.delves, held=held, scars=scars(carrier))


def scars(carrier: Carrier) -> list[str]:
    """Return the newest scars of an adventurer: which ones they are, the delve and the class say."""
    known, kinds = words().scars, list(content().adventurers)
    return [known[(5 * delve + 3 * kinds.index(carrier.kind)) % len(known)] for delve in carrier.scars[-MOST_TOLD:]]
