"""Sentences on the clock, on moving and on what is seen."""

from __future__ import annotations

from engine.core.words import an, listed, sentence, upper

from ...state.naming import called
from ..words import BONUSES, WEATHERS, Facts, far, terrain
from .telling import Sayings, spot, way, way_to

HOW_ARRIVED = {
    "move": "The party reaches {at}, {terrain}.",
    "lost": "The way is lost: the party comes out at {at}, {terrain}.",
    "back": "The party goes back to {at}, {terrain}.",
    "fled": "The party stops running at {at}, {terrain}.",
    "retreat": "The party falls back to {at}, {terrain}.",
    "on": "The party is on {at}.",
    "slipped": "The party slips away to {at}, {terrain}.",
    "gm": "The party is at {at} now, {terrain}.",
}


def _dawn(facts: Facts) -> str:
    weather = f", with {WEATHERS.get(facts['weather'], facts['weather'])}" if facts["weather"] else ""
    return f"Day {facts['day']} dawns{weather}."


def _arrived(facts: Facts) -> str:
    on_path = facts["at"].startswith("the way ")
    if on_path and facts["how"] == "lost":
        return f"The way is lost: the party is on {facts['at']}."
    how = "on" if on_path else facts["how"]
    said = HOW_ARRIVED.get(how, HOW_ARRIVED["move"]).format(at=facts["at"], terrain=terrain(facts["terrain"]))
    return f"{said} Here: {listed([called(name) for name in facts['seen']])}." if facts["seen"] else said


HOW_SEEN = {
    "seen": "{name}: {text}",
    "searched": "{who} finds {name}, {category}. {text}",
    "scouted": "Scouted out at {at}: {name}, {category}. {text}",
    "located": "Something hides at {at}: {category}. It must still be searched for.",
    "goal": "It comes together: {name} is at {at}. {text}",
    "told": "Now on the map: {name}, {category} at {at}. {text}",
    "rumour": "Word of {category} at {at}.",
}


def _site_seen(facts: Facts) -> str:
    if facts["how"] == "seen" and not facts["text"]:
        return f"Here stands {called(facts['name'])}."
    form = HOW_SEEN.get(facts["how"], HOW_SEEN["told"])
    category = an(str(facts["category"]))
    who = facts["who"] or "The party"
    name = facts["name"] if form.startswith("{name}") else called(facts["name"])
    return form.format(name=name, category=category, at=facts["at"], text=sentence(facts["text"]), who=who).strip()


def _rumour(facts: Facts) -> str:
    what = an(str(facts["category"]))
    direction = facts["direction"]
    towards = f"along way {direction}" if len(direction) == 1 else f"to the {direction}" if direction else "somewhere"
    where = f"at {facts['at']}" if facts["at"] else towards
    how_far = f", {far(facts['far'])}" if facts["far"] and not facts["at"] else ""
    begins = "In sight" if facts["how"] == "landmark" else "On the map" if facts["how"] == "map" else "Heard of"
    return f"{begins}: {what} {where}{how_far}."


KNOWN = "Now known: "
"""How it begins when ground becomes known."""


def _terrain(facts: Facts) -> str:
    lies = [f"{terrain(kind)} at {at}" for at, kind in zip(facts["places"], facts["terrains"], strict=True)]
    if len(lies) > 4:
        return f"{KNOWN}the ground of {len(lies)} places."
    return f"{KNOWN}{listed(lies)}." if lies else ""


def _rim(facts: Facts) -> str:
    places = facts["places"]
    return f"The region ends before {listed(places, 'and')}." if places else ""


BONUS_EFFECTS = {
    "efficient": "{who} finds an efficient route.",
    "keen": "{who} keeps a keen eye: a boon on the next search here.",
    "avoid": "{who} is ready to dodge the next danger.",
}
"""What is said of a bonus; what the others show is told by what follows."""


def _nothing_left(facts: Facts) -> str:
    if facts["bonus"] == "clue":
        return "There is nothing more that anybody could point to."
    return f"{BONUSES.get(facts['bonus'], facts['bonus'])}: nothing is left to learn here."


def _spotted(facts: Facts) -> str:
    at = facts["at"]
    where = f"along way {at}" if len(at) == 1 else f"in {at}" if at[-1].isdigit() else spot(at)
    return f"Yes: there is a site {where}." if facts["anything"] else f"No: no site {where}."


def _bypass(facts: Facts) -> str:
    if facts["cleared"]:
        return f"{facts['who']} clears {way_to(facts['beyond'])}."
    return f"{facts['who']} finds no way past what blocks {way_to(facts['beyond'])}; the party stays."


def _blocked(facts: Facts) -> str:
    if facts["at"].startswith("the way "):
        return "The way ahead is blocked."
    return f"{upper(way_to(facts['beyond']))} is blocked."


def _scouted(facts: Facts) -> str:
    who, at = facts["who"], way(facts["at"])
    if facts["result"] == "blunder":
        return f"{who} comes back from {at} without a clear picture, and may have been seen."
    said = []
    if facts["site"]:
        said.append("something stands there in plain sight" if facts["site"] == "yes" else "nothing stands in plain sight")
    if facts["creatures"]:
        said.append("somebody or something lives there" if facts["creatures"] == "yes" else "nobody is about")
    tns = facts["tns"]
    if tns:
        hides = "1 thing hides there" if len(tns) == 1 else f"{len(tns)} things hide there"
        said.append(f"{hides}, {listed([str(tn) for tn in tns])} to find")
    elif facts["result"] == "critical":
        said.append("nothing hides there")
    return f"{who} scouts {at}{': ' + listed(said) if said else ', and sees the ground only'}."


SAYINGS: Sayings = {
    "night": lambda f: "The night goes by without a camp.",
    "dawn": _dawn,
    "arrived": _arrived,
    "site_seen": _site_seen,
    "rumour": _rumour,
    "terrain": _terrain,
    "bonus": lambda f: BONUS_EFFECTS.get(f["bonus"], "").format(who=f["who"]),
    "spotted": _spotted,
    "nothing_left": _nothing_left,
    "edge": lambda f: f"The region ends here: beyond, at {f['at']}, lies other country.",
    "rim": _rim,
    "blocked": _blocked,
    "bypass": _bypass,
    "scouted": _scouted,
}
