"""Sentences on the start, the party and its decisions, and what is handed about."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import an, count, listed, plain, sentence, upper

from ...rules.events import deciding
from ...state.content import content
from ..words import ROLES, amount, good, s, skill, terrain
from .telling import spot

SAYINGS = Sayings()
"""One sentence for each type of event; what belongs together with others, `story.Story` gathers."""

MOST_BEGUN = 580
"""How long the words at the start may be; the end of what is told of the region is left out first."""


@SAYINGS.of(deciding.Begun)
def _begun(e: deciding.Begun) -> str:
    goal = f"\n**Goal:** {upper(e.goal.strip().rstrip('.'))}." if e.goal else ""
    about = sentence(e.about)
    while len(e.region) + len(about) + len(goal) + 6 > MOST_BEGUN and ". " in about:
        about = f"{about.rpartition('. ')[0]}."
    return f"**{e.region}**.{f' {about}' if about else ''}{goal}"


def character(e: deciding.Character, was: str) -> str:
    """Return whom somebody plays; ``was`` is the archetype of somebody from an earlier expedition, where it is told."""
    kind = e.kind
    if kind == "kept":
        return _brought_back(e, was)
    known = content().archetypes.get(kind)
    named = an(known.name) if known is not None else "a character of their own"
    player = "" if e.player == e.who else f" ({e.player})"
    return f"{e.who}{player}: {named}."


def _brought_back(e: deciding.Character, was: str) -> str:
    known = content().archetypes.get(was)
    back = e.who == e.player
    whom = an(known.name) if known is not None else "a character of their own"
    return f"{e.who} is back: {whom}." if back else f"{e.player} brings back {e.who}, {whom}."


@SAYINGS.of(deciding.Role)
def _role(e: deciding.Role) -> str:
    role = ROLES.get(e.role, e.role)
    return f"{e.who} is {role}." if e.who else f"Nobody is {role} now."


@SAYINGS.of(deciding.Watches)
def _watches(e: deciding.Watches) -> str:
    who = e.who
    return f"{listed(who)} {s(who, 'watches', 'watch')} at night." if who else "All take turns at the night watch."


@SAYINGS.of(deciding.Leads)
def _leads(e: deciding.Leads) -> str:
    if e.settled:
        return f"{e.who} leads the party now."
    return f"For {e.who} as leader: {e.votes} of {e.needed}."


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


@SAYINGS.of(deciding.Noted)
def _noted(e: deciding.Noted) -> str:
    return f"{e.who} writes on the map{', ' + spot(e.at) if e.at else ''}: “{e.words}”"


@SAYINGS.of(deciding.Used)
def _used(e: deciding.Used) -> str:
    who, on, item = e.who, e.on, amount(e.item.partition("-")[0])
    own = on in ("", who)
    match e.what:
        case "poison" | "poisoned":
            return f"{who} uses {item}: {'the poison ebbs away' if own else f'the poison leaves {on}'}."
        case "wound":
            return f"{who} uses {item} on {'a wound of their own' if own else f'a wound of {on}'}."
        case "mend" if e.item.startswith("coins "):
            return f"{who} has {good(on)} mended for {count(int(e.item.split()[1]), 'coin')}."
        case "mend":
            return f"{who} uses {item} to mend {'something' if own else good(on)}."
        case _:
            return f"{who} uses {item}{'' if own else f' for {on}'}."


@SAYINGS.of(deciding.Bought)
def _bought(e: deciding.Bought) -> str:
    return f"{e.who} buys {amount(e.item)} for {count(e.price, 'coin')}; {e.purse} left."


@SAYINGS.of(deciding.Sold)
def _sold(e: deciding.Sold) -> str:
    what = "the goods in store" if e.item == "stores" else amount(e.item)
    return f"{e.who} sells {what} for {count(e.price, 'coin')}; {e.purse} in the purse."


@SAYINGS.of(deciding.SetOut)
def _set_out(e: deciding.SetOut) -> str:
    return f"The party sets out from {e.at}, {terrain(e.terrain)}."


SAYINGS.add(deciding.Entered, lambda e: f"{e.who} joins the party.")
SAYINGS.add(deciding.OnlyCamp, lambda _: "Nobody can go on without sleep.")
SAYINGS.add(deciding.Order, lambda e: f"{e.who}'s standing order – {order_words(e.order)}.")
SAYINGS.add(deciding.Gave, lambda e: f"{e.who} hands {amount(e.item)} to {e.to}.")
