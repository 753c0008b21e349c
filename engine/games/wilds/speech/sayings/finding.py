"""Sentences on searching, on what is found and looked into, on clues, food and the goal."""

from __future__ import annotations

from engine.core.words import an, count, listed, plain, sentence, upper

from ...state.naming import called, inside
from ...state.region import CATEGORIES
from ..words import NATURES, Facts, amount, far, good, skill
from .telling import Sayings, toward

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


def _clue(facts: Facts) -> str:
    leads = f"clue leads {toward(facts['toward'])}." if facts["toward"] else ""
    if facts["toward"] and facts["toward"] == facts["at"]:
        leads = "clue points to this very place."
    if not facts["text"]:
        return f"A {leads}" if leads else ""
    return f"{sentence(facts['text'])} {f'The {leads}' if leads else ''}".strip()


INVESTIGATED = {
    "": "{who} looks into {name}.",
    "blunder": "{who} looks into {name}, and something goes wrong.",
    "failure": "{who} gets nowhere with {name} yet.",
    "weak": "{who} looks into {name}.",
    "strong": "{who} looks into {name} and sees clearly.",
    "critical": "{who} looks into {name} and misses nothing.",
}


def _investigated(facts: Facts) -> str:
    result = "" if facts.get("idle") and facts["result"] not in ("blunder", "failure") else facts["result"]
    said = INVESTIGATED[result].format(who=facts["who"] or "The party", name=called(facts["name"]))
    if facts.get("idle") and result == "":
        return f"{said.removesuffix('.')}: nothing new yet."
    return f"{said} {sentence(facts['text'])}".strip()


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

TREASURE_NOTES = {
    "offered": "They could be taken.",
    "harvest": "Bringing it in takes a skilled hand.",
    "harvested": "",
    "map": "With it, part of a map.",
    "taken": "",
    "dungeon": "It is a way into the depths.",
}


def _treasure(facts: Facts) -> str:
    got = [count(facts["coins"], "coin")] if facts["coins"] else []
    worth: dict[str, int] = {}
    for item in facts["items"]:
        key, _, number = item.partition(" ")
        if key in ("goods", "raw"):  # these are told with what they are worth
            worth[key] = worth.get(key, 0) + int(number)
        else:
            got.append(amount(item))
    got += [f"{good(key)} worth {count(coins, 'coin')}" for key, coins in worth.items()]
    what = FINDS[facts["row"]] if 0 < facts["row"] < len(FINDS) else "A find"
    note = facts["note"]
    said = TREASURE_NOTES.get(
        note, f"It helps with {skill(note)}, once a day." if note and " " not in note else sentence(note)
    )
    return f"{what}{': ' + listed(got) if got else ''}. {said}".strip()


def _gained(facts: Facts) -> str:
    what = count(facts["count"], "coin") if facts["what"] == "coins" else amount(f"{facts['what']} {facts['count']}")
    where = f" at {called(facts['where'])}" if facts["where"] else ""
    return f"{facts['who'] or 'The party'} gets {what}{where}."


def _trap(facts: Facts) -> str:
    who = facts["who"]
    return {
        "": f"The chest is trapped, and {who} is in the way.",
        "blunder": f"The chest is trapped, and {who} springs it badly.",
        "failure": f"The chest is trapped, and {who} springs it.",
    }.get(facts["result"], f"The chest is trapped; {who} draws its teeth.")


WRATH = {"": "", "spirits": " The air turns cold, and stays so.", "communities": " Word of it will get around."}


def _offerings(facts: Facts) -> str:
    if not facts["taken"]:
        return "The offerings stay where they are."
    return f"The party takes the offerings.{WRATH.get(facts['wrath'], '')}"


def _tracked(facts: Facts) -> str:
    who, trail, far_off = facts["who"], trail_of(facts["target"]), facts["far"]
    if not facts["direction"]:
        return f"{who} looks for {trail} and finds none."
    away = f", about {count(int(far_off), 'step')} off" if far_off.isdigit() else f", {far(far_off)}" if far_off else ""
    more = facts["more"]
    what = f": {an(more) if more in CATEGORIES else more.rstrip('.')}" if more else ""
    if far_off == "0" or facts["direction"].startswith("the way "):
        return f"{who} thinks {trail} ends near here{what}."
    return f"{who} thinks {trail} leads {toward(facts['direction'])}{away}{what}."


def trail_of(target: str) -> str:
    """Return what is followed to something: "the trail of the goal"; a clue is followed itself."""
    return "the trail of the clue" if target == "a clue" else f"the trail of {called(target)}"


def _foraged(facts: Facts) -> str:
    verb = "hunts" if facts["game"] else "forages"
    if facts["result"] == "blunder":
        return f"{facts['who']} {verb}, and something in the basket is poisonous."
    fed = facts["fed"]
    return f"{facts['who']} {verb}: {f'food for {fed} today' if fed else 'nothing to eat here'}."


def _looked(facts: Facts) -> str:
    return f"{upper(called(facts['name']))}: {facts['done']} of {facts['needed']} good looks done."


def _gathered(facts: Facts) -> str:
    why = "herbs are few" if facts["few"] else "there are herbs enough"
    what = amount(f"{facts['what']} {facts['count']}")
    return f"{facts['who']} gathers {what}: {why}."


def _shared_out(facts: Facts) -> str:
    left = facts["left"]
    fed = f"The food that was found feeds {listed(facts['who'])}, with the fewest rations"
    return f"{fed}; {listed(left)} {'eat' if len(left) > 1 else 'eats'} their own."


def _challenge(facts: Facts) -> str:
    nearer = "nearer" if facts["after"] < facts["before"] else "farther off"
    return f"The goal is {nearer}: its die goes from {facts['before']} to {facts['after']}."


GOALS = {
    "located": "The party knows where the goal is: go there, and look into it.",
    "found": "The goal is found: look into it.",
    "reached": "The goal is reached.",
    "lost": "The goal is lost.",
}


def _goal(facts: Facts) -> str:
    return f"**{GOALS.get(facts['what'], 'The goal has changed.')}** {sentence(facts['text'])}".strip()


SETTLED = {
    "cleared": "All is quiet now at {name}.",
    "used": "Nothing more is to be had at {name}.",
    "explored": "There is nothing more to learn at {name}.",
}


def _settled(facts: Facts) -> str:
    said = SETTLED.get(facts["what"], "{name} is {what}.").format(name=called(facts["name"]), what=plain(facts["what"]))
    return upper(said)


SAYINGS: Sayings = {
    "searched": lambda f: SEARCHED[f["result"]].format(who=f["who"], at=f["at"]),
    "snag": lambda f: SNAGS[f["what"]].format(name=called(f["name"])),
    "insight": lambda f: INSIGHTS.get(f["what"], "{who} sees more.").format(who=f["who"]),
    "clue": _clue,
    "investigated": _investigated,
    "discovery": lambda f: f"{upper(f['name'])}: {NATURES.get(f['nature'], f['nature'])}.",
    "treasure": _treasure,
    "gained": _gained,
    "trap": _trap,
    "offerings": _offerings,
    "passage": lambda f: f"A way opens between {inside(f['a'])} and {inside(f['b'])}.",
    "tracked": _tracked,
    "foraged": _foraged,
    "looked": _looked,
    "gathered": _gathered,
    "shared_out": _shared_out,
    "challenge": _challenge,
    "goal": _goal,
    "restocked": lambda f: f"Things have changed at {called(f['name'])} since the party was last here.",
    "settled": _settled,
}
