"""Sentences on the start, the party and its decisions, and what is handed about."""

from __future__ import annotations

from engine.core.words import an, count, listed, plain, sentence, upper

from ...state.content import content
from ..words import ROLES, Facts, amount, good, s, skill, terrain
from .telling import Sayings, spot

MOST_BEGUN = 580
"""How long the words at the start may be; the end of what is told of the region is left out first."""


def _begun(facts: Facts) -> str:
    goal = f"\n**Goal:** {upper(facts['goal'].strip().rstrip('.'))}." if facts["goal"] else ""
    about = sentence(facts["about"])
    while len(facts["region"]) + len(about) + len(goal) + 6 > MOST_BEGUN and ". " in about:
        about = f"{about.rpartition('. ')[0]}."
    return f"**{facts['region']}**.{f' {about}' if about else ''}{goal}"


def _character(facts: Facts) -> str:
    kind = facts["kind"]
    if kind == "kept":
        return _brought_back(facts)
    known = content().archetypes.get(kind)
    named = an(known.name) if known is not None else "a character of their own"
    player = "" if facts["player"] == facts["who"] else f" ({facts['player']})"
    return f"{facts['who']}{player}: {named}."


def _brought_back(facts: Facts) -> str:
    """Return whom somebody brings from an earlier expedition; ``was`` is that one's archetype, where it is told."""
    known = content().archetypes.get(facts.get("was", ""))
    back = facts["who"] == facts["player"]
    whom = an(known.name) if known is not None else "a character of their own"
    return f"{facts['who']} is back: {whom}." if back else f"{facts['player']} brings back {facts['who']}, {whom}."


def _role(facts: Facts) -> str:
    role = ROLES.get(facts["role"], facts["role"])
    return f"{facts['who']} is {role}." if facts["who"] else f"Nobody is {role} now."


def _watches(facts: Facts) -> str:
    who = facts["who"]
    return f"{listed(who)} {s(who, 'watches', 'watch')} at night." if who else "All take turns at the night watch."


def _passed_on(facts: Facts) -> str:
    role = ROLES.get(facts["role"], facts["role"])
    if not facts["who"]:
        return f"{facts['before']} can't go on as {role}, and nobody can take over."
    return f"{facts['who']} takes over as {role} from {facts['before']}."


def _leads(facts: Facts) -> str:
    if facts["settled"]:
        return f"{facts['who']} leads the party now."
    return f"For {facts['who']} as leader: {facts['votes']} of {facts['needed']}."


ORDERS = {
    ("tools", "use"): "tools: used where they help",
    ("tools", "save"): "tools: saved",
    ("resolve", "ask"): "second throws: asked about each that could be better",
    ("resolve", "failures"): "second throws: asked after failures",
    ("resolve", "never"): "second throws: never",
    ("bonuses", "ask"): "bonuses: asked which to take",
    ("bonuses", "auto"): "bonuses: Delvekeeper picks them",
    ("gather", "auto"): "as Forager: what to gather, and who eats, goes by need",
    ("gather", "ask"): "as Forager: asked what to gather, and who eats",
    ("camp", "auto"): "a late camp: made without a vote",
    ("camp", "ask"): "a late camp: the party is asked",
    ("forage", "beside"): "as Forager: foraging while somebody scouts",
    ("forage", "rest"): "as Forager: resting while somebody scouts",
}
PURPOSES = {"search": "searching", "track": "tracking"}


def order_words(order: str) -> str:
    """Return a standing order in words, what it is about first: "tools: saved", "as Pathfinder: Mind and Nature"."""
    key, _, value = order.partition(":")
    if (key, value) in ORDERS:
        return ORDERS[key, value]
    purpose = f"as {ROLES[key]}" if key in ROLES else PURPOSES.get(key, plain(key))
    if value == "best":
        return f"{purpose}: whatever is best"
    pair = [skill(part) for part in value.split("+")]
    if len(pair) == 2:
        return f"{purpose}: {listed(pair)}"
    return f"{plain(key)}: {plain(value)}" if value else plain(order)


DECISIONS = {
    "leave": "leave",
    "stay": "stay",
    "withdraw": "draw back",
    "talk": "talk",
    "slip": "slip away",
    "flee": "run",
    "fight": "fight",
    "force": "force the chest",
    "avoid": "dodge them",
    "face": "face them",
    "fatigue": "have a good rest",
    "concealed": "hide the camp",
    "take": "take the offerings",
    "clue": "ask what they know",
    "trade": "trade",
    "food": "accept their food",
    "done": "go on",
}
"""The party's answers, as they follow "decides to"."""


CHOSEN = {
    "leave": "The party leaves.",
    "stay": "The party stays.",
    "take": "The offerings are taken.",
    "avoid": "The party dodges them.",
    "face": "The party faces them.",
    "done": "That is all.",
    "none": "That is all.",
    "nothing": "Nothing comes of it.",
    "nobody": "Nobody does it.",
    "fatigue": "A good rest it is.",
    "concealed": "The camp is to be hidden.",
    "keep": "That roll stands.",
    "quiet": "The night stays quiet.",
    "bot": "The scene goes on by the rules.",
    "rules": "It goes by the rules.",
    "roll": "It is rolled for.",
    "yes": "Yes.",
    "no": "No.",
    "0": "It takes no longer than usual.",
    "1": "It takes 1 tick more.",
    "2": "It takes 2 ticks more.",
}
"""What somebody chose alone, where nothing else can be told of it yet."""


def _noted(facts: Facts) -> str:
    return f"{facts['who']} writes on the map{', ' + spot(facts['at']) if facts['at'] else ''}: “{facts['words']}”"


def _used(facts: Facts) -> str:
    who, on, item = facts["who"], facts["on"], amount(facts["item"].partition("-")[0])
    own = on in ("", who)
    match facts["what"]:
        case "poison" | "poisoned":
            return f"{who} uses {item}: {'the poison ebbs away' if own else f'the poison leaves {on}'}."
        case "wound":
            return f"{who} uses {item} on {'a wound of their own' if own else f'a wound of {on}'}."
        case "mend" if facts["item"].startswith("coins "):
            return f"{who} has {good(on)} mended for {count(int(facts['item'].split()[1]), 'coin')}."
        case "mend":
            return f"{who} uses {item} to mend {'something' if own else good(on)}."
        case _:
            return f"{who} uses {item}{'' if own else f' for {on}'}."


def _bought(facts: Facts) -> str:
    return f"{facts['who']} buys {amount(facts['item'])} for {count(facts['price'], 'coin')}; {facts['purse']} left."


def _sold(facts: Facts) -> str:
    what = "the goods in store" if facts["item"] == "stores" else amount(facts["item"])
    return f"{facts['who']} sells {what} for {count(facts['price'], 'coin')}; {facts['purse']} in the purse."


def _set_out(facts: Facts) -> str:
    return f"The party sets out from {facts['at']}, {terrain(facts['terrain'])}."


SAYINGS: Sayings = {
    "begun": _begun,
    "character": _character,
    "set_out": _set_out,
    "entered": lambda f: f"{f['who']} joins the party.",
    "role": _role,
    "watches": _watches,
    "passed_on": _passed_on,
    "abstained": lambda f: f"{f['who']} leaves it to the others.",
    "leads": _leads,
    "only_camp": lambda f: "Nobody can go on without sleep.",
    "order": lambda f: f"{f['who']}'s standing order – {order_words(f['order'])}.",
    "noted": _noted,
    "gave": lambda f: f"{f['who']} hands {amount(f['item'])} to {f['to']}.",
    "used": _used,
    "bought": _bought,
    "sold": _sold,
}
