"""Who sees what: members next door, and Seekers (REG-034..037, REG-040..045, REG-056, REG-059, REG-060, REG-191, REG-192,
REG-G22..G26, REG-G41)."""

from __future__ import annotations

from engine.games.regions.state.content import content
from engine.games.regions.state.scenarios import Region
from engine.games.regions.state.state import Entity, Member, State

from . import ways


def region(state: State, id: str) -> Region:
    (found,) = [item for item in state.scenario.regions if item.id == id]
    return found


def on_map(member: Member) -> bool:
    return member.ready and not (member.out or member.dead or member.lost)


def shines(state: State, member: Member) -> bool:
    """Whether a member's light burns: it is on and lit, and no flame under water (REG-059, REG-G25)."""
    lamps = [content().gear[item] for item in member.equipped if content().gear[item].light]
    if not on_map(member) or not member.light or not lamps:
        return False
    return not (lamps[0].flame and region(state, member.region).water == "submerged")


def lit_for_good(state: State, id: str) -> bool:
    return region(state, id).light == "lit" or id in state.lit


def lit(state: State, id: str) -> bool:
    return lit_for_good(state, id) or any(shines(state, member) for member in state.members if member.region == id)


def eyes_suit(state: State, words: tuple[str, ...], id: str) -> bool:
    """Whether eyes with these keywords see in a region (REG-042, REG-043, REG-044)."""
    dark, sensitive = "Darkvision" in words, "Light Sensitivity" in words
    if sensitive:
        return dark and not lit(state, id)
    return dark or lit(state, id)


def words_of(state: State, index: int) -> tuple[str, ...]:
    return tuple(word for item in state.members[index].equipped for word in content().gear[item].keywords)


def dry(state: State, id: str) -> bool:
    return region(state, id).water != "submerged"


def beside(state: State, id: str) -> set[str]:
    """Return the regions that one can look into from a region, as far as the ways go (REG-034, REG-060)."""
    open_ways = [way for way in ways.exits(state, id) if ways.obstacle(state, way) is None]
    return {ways.beyond(way, id) for way in open_ways if dry(state, id) and dry(state, ways.beyond(way, id))}


def looks_into(state: State, index: int) -> set[str]:
    """Return the regions next door that a member sees into (REG-034, REG-G22)."""
    member, words = state.members[index], words_of(state, index)
    if not on_map(member) or not eyes_suit(state, words, member.region):
        return set()
    return {there for there in beside(state, member.region) if eyes_suit(state, words, there)}


def sees(state: State, index: int, entity: Entity) -> bool:
    """Whether a member is shown a Challenge (REG-036, REG-037, REG-044, REG-045, REG-G06, REG-G24, REG-G41)."""
    member = state.members[index]
    if entity.defeated or entity.hidden or not on_map(member):
        return False
    if entity.type == "Obstacle":
        return entity.at in {way.id for way in ways.exits(state, member.region)}
    if entity.at == member.region:
        return entity.shown or eyes_suit(state, words_of(state, index), member.region)
    return entity.type in ("Creature", "Seeker") and entity.at in looks_into(state, index)


def watched(state: State, seeker: Entity) -> set[str]:
    """Return the regions in which a Seeker sees a PC who is there (REG-G32)."""
    words = content().challenges[seeker.kind].keywords
    if not eyes_suit(state, words, seeker.at):
        return set()
    return {seeker.at, *(there for there in beside(state, seeker.at) if eyes_suit(state, words, there))}


def mind_lights(state: State) -> set[str]:
    """Return the Seekers that notice a light now, each once in a round: one that burns where it would be dark, there or
    next door with nothing between (REG-191, REG-192, REG-G26)."""
    found = set()
    for seeker in state.entities:
        if seeker.type == "Seeker" and not seeker.defeated and not seeker.saw:
            near = {seeker.at} | beside(state, seeker.at)
            if any(lit(state, place) and not lit_for_good(state, place) for place in near):
                found.add(seeker.id)
    return found


def chased(state: State, seeker: Entity) -> str:
    """Return the region next door to which an Alerted Seeker goes because it sees a PC on their feet there, of several the
    latest comer (REG-G32); "" for none."""
    near = watched(state, seeker) & ways.neighbours(state, seeker) - {seeker.at}
    prey = [member for member in state.members if on_map(member) and member.ep > 0 and member.region in near]
    prey.sort(key=lambda item: (-item.since, item.seat))
    return prey[0].region if prey else ""


def knows_of_body(state: State, seeker: Entity) -> bool:
    """Whether a body lies open where a Seeker is (REG-185, REG-G49)."""
    return any(body.at == seeker.at and not body.hidden for body in state.bodies)
