"""Sentences on the start, the party and its decisions, and what is handed about."""

from __future__ import annotations

from engine.core.words import listed

from ..content import content
from ..words import ROLES, Facts, amount, an, count, good, plain, skill, terrain
from .telling import Sayings, sentence


def _begun(facts: Facts) -> str:
    goal = f" The goal: {facts['goal'].strip().rstrip('.')}." if facts["goal"] else ""
    about = f" {sentence(facts['about'])}" if facts["about"] else ""
    return f"**{facts['region']}**.{about}{goal} Choose who you are."


def _character(facts: Facts) -> str:
    kind = facts["kind"]
    known = content().archetypes.get(kind)
    named = {"kept": "from an earlier expedition"}.get(kind, "a character of their own")
    if known is not None:
        named = an(known.name)
    same = facts["player"] == facts["who"]
    plays = f"{facts['who']}: {named}." if same else f"{facts['player']} is {facts['who']}, {named}."
    return f"{plays} {facts['left']} more to choose." if facts["left"] else plays


def _role(facts: Facts) -> str:
    role = ROLES.get(facts["role"], facts["role"])
    return f"{facts['who']} is {role}." if facts["who"] else f"Nobody is {role} now."


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
    ("tools", "use"): "tools are used where they help",
    ("tools", "save"): "tools are saved",
    ("resolve", "ask"): "asked about every throw that could be better",
    ("resolve", "failures"): "asked about second throws after failures",
    ("resolve", "never"): "no Resolve is spent on second throws",
    ("bonuses", "ask"): "asked which bonus to take",
    ("bonuses", "auto"): "I pick the bonuses",
}


def order_words(order: str) -> str:
    """Return a standing order in words: "tools are saved", "pathfinder: Mind and Nature"."""
    key, _, value = order.partition(":")
    if (key, value) in ORDERS:
        return ORDERS[key, value]
    purpose = ROLES.get(key, plain(key))
    if value == "best":
        return f"{purpose}: whatever is best"
    pair = [skill(part) for part in value.split("+")]
    if len(pair) == 2:
        return f"{purpose}: {listed(pair)}"
    return f"{plain(key)}: {plain(value)}" if value else plain(order)


def _noted(facts: Facts) -> str:
    return f"{facts['who']} writes on the map{' at ' + facts['at'] if facts['at'] else ''}: {facts['words']}"


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


SAYINGS: Sayings = {
    "begun": _begun,
    "character": _character,
    "set_out": lambda f: f"The party sets out from {f['at']}, {terrain(f['terrain'])}.",
    "entered": lambda f: f"{f['who']} joins the party.",
    "role": _role,
    "passed_on": _passed_on,
    "abstained": lambda f: f"{f['who']} leaves it to the others.",
    "leads": _leads,
    "order": lambda f: f"{f['who']}, from now on: {order_words(f['order'])}.",
    "noted": _noted,
    "gave": lambda f: f"{f['who']} hands {amount(f['item'])} to {f['to']}.",
    "used": _used,
    "bought": _bought,
    "sold": _sold,
}
