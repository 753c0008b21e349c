"""Sentences on searching, on what is found and looked into, on clues, food and the goal."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import an, count, listed, plain, sentence, upper

from ...rules.events import finding
from ...state.naming import called, inside
from ...state.region import CATEGORIES
from ..words import NATURES, amount, far, good, skill, toward

SAYINGS = Sayings()
"""One sentence for each type of event; what belongs together with others, `story.Story` gathers."""

SEARCHED = {
    "nothing": "{who} searches {at} and finds nothing.",
    "hazard": "{who} searches {at} and stirs up trouble.",
    "alert": "{who} searches {at} too loudly: somebody has noticed.",
    "found": "{who} searches {at}, and there is something.",
}

SNAGS = {
    "guardian": "But {name} is guarded.",
    "access": "But {name} is hard to get at: reaching it takes time.",
    "incomplete": "But {name} is not all there yet: it wants a closer look.",
}

INSIGHTS = {
    "clue": "{who} sees where it leads.",
    "linked": "{who} sees that there is more of this kind.",
    "loot": "{who} finds a little extra.",
}


@SAYINGS.of(finding.Clue)
def _clue(e: finding.Clue) -> str:
    leads = f"clue leads {toward(e.toward)}." if e.toward else ""
    if e.toward and e.toward == e.at:
        leads = "clue points to this very place."
    if not e.text or e.source == "tale":
        return f"A {leads}" if leads else ""
    return f"{sentence(e.text)} {f'The {leads}' if leads else ''}".strip()


INVESTIGATED = {
    "": "{who} looks into {name}.",
    "blunder": "{who} looks into {name}, and something goes wrong.",
    "failure": "{who} gets nowhere with {name} yet.",
    "weak": "{who} looks into {name}.",
    "strong": "{who} looks into {name} and sees clearly.",
    "critical": "{who} looks into {name} and misses nothing.",
}


def investigated(e: finding.Investigated, *, idle: bool) -> str:
    """Return what came of a look into a site; ``idle`` where nothing at all came of it."""
    result = "" if idle and e.result not in ("blunder", "failure") else e.result
    said = INVESTIGATED[result].format(who=e.who or "The party", name=called(e.name))
    if idle and result == "":
        return f"{said.removesuffix('.')}: nothing new yet."
    return f"{said} {sentence(e.text)}".strip()


FINDS = (
    "",
    "An abandoned store",
    "Ore, or rare herbs",
    "The pack of somebody who never came home",
    "A chest",
    "Offerings at a shrine",
    "Something out of the ordinary",
)
"""What each row of the Treasure Sub-Table turns up (WLD-189..194)."""

MORE_FINDS = (
    "",
    "Another abandoned store",
    "More ore, or rare herbs",
    "Another pack of somebody who never came home",
    "Another chest",
    "More offerings at a shrine",
    "Something else out of the ordinary",
)
"""The same, where it was found at this place before."""

TREASURE_NOTES = {
    "offered": "They could be taken.",
    "harvest": "Bringing it in takes a skilled hand.",
    "harvested": "",
    "map": "With it, part of a map.",
    "taken": "",
    "dungeon": "It is a way into the depths.",
}


@SAYINGS.of(finding.Treasure)
def _treasure(e: finding.Treasure) -> str:
    got = [count(e.coins, "coin")] if e.coins else []
    worth: dict[str, int] = {}
    for item in e.items:
        key, _, number = item.partition(" ")
        if key in ("goods", "raw"):  # these are told with what they are worth
            worth[key] = worth.get(key, 0) + int(number)
        else:
            got.append(amount(item))
    got += [f"{good(key)} worth {count(coins, 'coin')}" for key, coins in worth.items()]
    what = (MORE_FINDS if e.again else FINDS)[e.row] if 0 < e.row < len(FINDS) else "A find"
    note = e.note
    said = TREASURE_NOTES.get(
        note, f"It helps with {skill(note)}, once a day." if note and " " not in note else sentence(note)
    )
    return f"{what}{': ' + listed(got) if got else ''}. {said}".strip()


@SAYINGS.of(finding.Gained)
def _gained(e: finding.Gained) -> str:
    what = count(e.count, "coin") if e.what == "coins" else amount(f"{e.what} {e.count}")
    where = f" at {called(e.where)}" if e.where else ""
    return f"{e.who or 'The party'} gets {what}{where}."


@SAYINGS.of(finding.Trap)
def _trap(e: finding.Trap) -> str:
    who, chest = e.who, "Another chest" if e.again else "The chest"
    return {
        "": f"{chest} is trapped, and {who} is in the way.",
        "blunder": f"{chest} is trapped, and {who} springs it badly.",
        "failure": f"{chest} is trapped, and {who} springs it.",
    }.get(e.result, f"{chest} is trapped; {who} draws its teeth.")


WRATH = {"": "", "spirits": " The air turns cold, and stays so.", "communities": " Word of it will get around."}


@SAYINGS.of(finding.Offerings)
def _offerings(e: finding.Offerings) -> str:
    if not e.taken:
        return "The offerings stay where they are."
    return f"The party takes the offerings.{WRATH.get(e.wrath, '')}"


@SAYINGS.of(finding.Tracked)
def _tracked(e: finding.Tracked) -> str:
    who, trail, far_off = e.who, trail_of(e.target), e.far
    if not e.direction:
        return f"{who} looks for {trail} and finds none."
    away = f", about {count(int(far_off), 'step')} off" if far_off.isdigit() else f", {far(far_off)}" if far_off else ""
    more = e.more
    what = f": {an(more) if more in CATEGORIES else more.rstrip('.')}" if more else ""
    if far_off == "0" or e.direction.startswith("the way "):
        return f"{who} thinks {trail} ends near here{what}."
    return f"{who} thinks {trail} leads {toward(e.direction)}{away}{what}."


def trail_of(target: str) -> str:
    """Return what is followed to something: "the trail of the goal"; a clue is followed itself."""
    return "the clue" if target == "a clue" else f"the trail of {called(target)}"


@SAYINGS.of(finding.Foraged)
def _foraged(e: finding.Foraged) -> str:
    verb = "hunts" if e.game else "forages"
    if e.result == "blunder":
        return f"{e.who} {verb}, and something in the basket is poisonous."
    fed = e.fed
    return f"{e.who} {verb}: {f'food for {fed} today' if fed else 'nothing to eat here'}."


@SAYINGS.of(finding.Looked)
def _looked(e: finding.Looked) -> str:
    return f"{upper(called(e.name))}: {e.done} of {e.needed} good looks done."


@SAYINGS.of(finding.Gathered)
def _gathered(e: finding.Gathered) -> str:
    return f"{e.who} gathers {amount(f'{e.what} {e.count}')}."


@SAYINGS.of(finding.SharedOut)
def _shared_out(e: finding.SharedOut) -> str:
    return f"The food feeds {listed(e.who)}."


@SAYINGS.of(finding.Challenge)
def _challenge(e: finding.Challenge) -> str:
    nearer = "nearer" if e.after < e.before else "farther off"
    return f"The goal is {nearer} (die {e.after})."


GOALS = {
    "located": "The party knows where the goal is: go there, and look into it.",
    "found": "The goal is found: look into it.",
    "reached": "The goal is reached.",
    "lost": "The goal is lost.",
}


@SAYINGS.of(finding.Goal)
def _goal(e: finding.Goal) -> str:
    return f"**{GOALS.get(e.what, 'The goal has changed.')}** {sentence(e.text)}".strip()


SETTLED = {
    "cleared": "All is quiet now at {name}.",
    "used": "Nothing more is to be had at {name}.",
    "explored": "Nothing more is to be learned at {name}.",
}


@SAYINGS.of(finding.Settled)
def _settled(e: finding.Settled) -> str:
    said = SETTLED.get(e.what, "{name} is {what}.").format(name=called(e.name), what=plain(e.what))
    return upper(said)


SAYINGS.add(finding.Searched, lambda e: SEARCHED[e.result].format(who=e.who, at=e.at))
SAYINGS.add(finding.Tale, lambda e: f"**{e.name}**, {e.part} of 3: {sentence(e.text)}")
SAYINGS.add(finding.Snag, lambda e: SNAGS[e.what].format(name=called(e.name)))
SAYINGS.add(finding.Insight, lambda e: INSIGHTS.get(e.what, "{who} sees more.").format(who=e.who))
SAYINGS.add(finding.Discovery, lambda e: f"{upper(e.name)}: {NATURES.get(e.nature, e.nature)}.")
SAYINGS.add(finding.Passage, lambda e: f"A way opens between {inside(e.a)} and {inside(e.b)}.")
SAYINGS.add(finding.Restocked, lambda e: f"Things have changed at {called(e.name)} since the party was last here.")
