"""Sentences on the clock, on moving and on what is seen."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import an, listed, sentence, upper

from ...rules.events import travelling
from ...state.naming import called
from ..words import BONUSES, WEATHERS, far, spot, terrain, way, way_to

SAYINGS = Sayings()
"""One sentence for each type of event; what belongs together with others, `story.Story` gathers."""

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


@SAYINGS.of(travelling.Dawn)
def _dawn(e: travelling.Dawn) -> str:
    weather = f", with {WEATHERS.get(e.weather, e.weather)}" if e.weather else ""
    last = f" of {e.last}" if e.last else ""
    return f"Day {e.day}{last} dawns{weather}."


@SAYINGS.of(travelling.Arrived)
def _arrived(e: travelling.Arrived) -> str:
    on_path = e.at.startswith("the way ")
    if on_path and e.how == "lost":
        return f"The way is lost: the party is on {e.at}."
    how = "on" if on_path else e.how
    said = HOW_ARRIVED.get(how, HOW_ARRIVED["move"]).format(at=e.at, terrain=terrain(e.terrain))
    return f"{said} Here: {listed([called(name) for name in e.seen])}." if e.seen else said


HOW_SEEN = {
    "seen": "{name}: {text}",
    "searched": "{who} finds {name}, {category}. {text}",
    "scouted": "Scouted out at {at}: {name}, {category}. {text}",
    "located": "Something hides at {at}: {category}. It must still be searched for.",
    "goal": "It comes together: {name} is at {at}. {text}",
    "told": "Now on the map: {name}, {category} at {at}. {text}",
    "rumour": "Word of {category} at {at}.",
}


@SAYINGS.of(travelling.SiteSeen)
def _site_seen(e: travelling.SiteSeen) -> str:
    if e.how == "seen" and not e.text:
        return f"Here stands {called(e.name)}."
    form = HOW_SEEN.get(e.how, HOW_SEEN["told"])
    category = an(str(e.category))
    who = e.who or "The party"
    name = e.name if form.startswith("{name}") else called(e.name)
    return form.format(name=name, category=category, at=e.at, text=sentence(e.text), who=who).strip()


@SAYINGS.of(travelling.Rumour)
def _rumour(e: travelling.Rumour) -> str:
    what = an(str(e.category))
    direction = e.direction
    towards = f"along way {direction}" if len(direction) == 1 else f"to the {direction}" if direction else "somewhere"
    where = f"at {e.at}" if e.at else towards
    how_far = f", {far(e.far)}" if e.far and not e.at else ""
    begins = "In sight" if e.how == "landmark" else "On the map" if e.how == "map" else "Heard of"
    return f"{begins}: {what} {where}{how_far}."


KNOWN = "Now known: "
"""How it begins when ground becomes known."""


@SAYINGS.of(travelling.Terrain)
def _terrain(e: travelling.Terrain) -> str:
    lies = [f"{terrain(kind)} at {at}" for at, kind in zip(e.places, e.terrains, strict=True)]
    if len(lies) > 2:
        return f"{KNOWN}the ground of {listed(e.places) if len(lies) < 5 else f'{len(lies)} places'}."
    return f"{KNOWN}{listed(lies)}." if lies else ""


@SAYINGS.of(travelling.Rim)
def _rim(e: travelling.Rim) -> str:
    places = e.places
    return f"The region ends before {listed(places, 'and')}." if places else ""


BONUS_EFFECTS = {
    "efficient": "{who} finds an efficient route.",
    "keen": "Keen eye for the next search.",
    "avoid": "{who} can dodge the next danger.",
}
"""What is said of a bonus; what the others show is told by what follows."""


@SAYINGS.of(travelling.NothingLeft)
def _nothing_left(e: travelling.NothingLeft) -> str:
    if e.bonus == "clue":
        return "There is nothing more that anybody could point to."
    return f"{BONUSES.get(e.bonus, e.bonus)}: nothing is left to learn here."


@SAYINGS.of(travelling.Spotted)
def _spotted(e: travelling.Spotted) -> str:
    at = e.at
    where = f"along way {at}" if len(at) == 1 else f"in {at}" if at[-1].isdigit() else spot(at)
    return f"Yes: there is a site {where}." if e.anything else f"No: no site {where}."


@SAYINGS.of(travelling.Bypass)
def _bypass(e: travelling.Bypass) -> str:
    if e.cleared:
        return f"{e.who} clears {way_to(e.beyond)}."
    return f"{e.who} finds no way past what blocks {way_to(e.beyond)}; the party stays."


@SAYINGS.of(travelling.Blocked)
def _blocked(e: travelling.Blocked) -> str:
    if e.at.startswith("the way "):
        return "The way ahead is blocked."
    return f"{upper(way_to(e.beyond))} is blocked."


@SAYINGS.of(travelling.Scouted)
def _scouted(e: travelling.Scouted) -> str:
    who, at = e.who, way(e.at)
    if e.result == "blunder":
        return f"{who} comes back from {at} without a clear picture, and may have been seen."
    said = []
    if e.site:
        said.append("something stands there in plain sight" if e.site == "yes" else "nothing stands in plain sight")
    if e.creatures:
        said.append("somebody or something lives there" if e.creatures == "yes" else "nobody is about")
    tns = e.tns
    if tns:
        hides = "1 thing hides there" if len(tns) == 1 else f"{len(tns)} things hide there"
        said.append(f"{hides}, {listed([str(tn) for tn in tns])} to find")
    elif e.result == "critical":
        said.append("nothing hides there")
    return f"{who} scouts {at}{': ' + listed(said) if said else ', and sees the ground only'}."


SAYINGS.add(travelling.Night, lambda _: "The night goes by without a camp.")
SAYINGS.add(travelling.Bonus, lambda e: BONUS_EFFECTS.get(e.bonus, "").format(who=e.who))
SAYINGS.add(travelling.Edge, lambda e: f"The region ends here: beyond, at {e.at}, lies other country.")
