"""What the laws have to know of an expedition: its secrets, and what holds in every state."""

from __future__ import annotations

import random

import msgspec
from msgspec.structs import replace

from engine.core.game import Seat
from engine.games.wilds import deciding, knowing
from engine.games.wilds.regions import Place, Region, Site
from engine.games.wilds.state import (
    MOST_FATIGUE,
    MOST_RESOLVE,
    MOST_WOUNDS,
    Found,
    Member,
    State,
    Timer,
    Token,
    found,
)


def shuffle_secrets(state: State, seat: Seat | None, chance: random.Random) -> State:
    """Return a state that looks the same to a player, or to the public (WLD-049, WLD-G44, WLD-G90).

    Hidden sites that nobody has heard of lie elsewhere, unknown ground is other ground, a hex that nobody knows of may not
    be there at all; clues mean something else, encounters, restocking, blocked ways and secret timers differ. For the game
    master, and for everybody once it is over, nothing is secret.
    """
    if state.phase == "over" or (seat is not None and seat == state.master):
        return state
    region = _without_an_unknown_hex(state, state.region, chance)
    region = _with_other_ground(state, region, chance)
    region = _with_sites_elsewhere(state, region, chance)
    region = replace(
        region,
        encounters=tuple(chance.sample(region.encounters, len(region.encounters))),
        clues=tuple(replace(clue, text=f"{clue.text} Or so.") for clue in chance.sample(region.clues, len(region.clues))),
    )
    hidden = [site.id for site in region.sites if found(state, site.id) is None]
    return replace(
        state,
        region=region,
        finds=tuple(replace(known, due=chance.randrange(20), alert=chance.random() < 0.5) for known in state.finds),
        tokens=tuple(_other_meaning(token, region, hidden, chance) for token in state.tokens),
        blocks=tuple(replace(block, until=state.day + chance.randrange(1, 7)) for block in state.blocks),
        timers=tuple(_other_timer(state, timer, chance) for timer in state.timers),
        alerted=tuple(chance.sample(hidden, min(1, len(hidden)))),
    )


def _unknown(state: State, region: Region) -> list[Place]:
    """Return the places that the party knows nothing of."""
    told = {report.at for report in state.reports} | {token.toward for token in state.tokens}
    kept = {site.at for site in region.sites if found(state, site.id) is not None} | {region.start}
    ends = {end for block in state.blocks for end in (block.a, block.b)}
    spoken_of = told | kept | ends | set(state.keen)
    return [place for place in region.places if place.id not in state.known and place.id not in spoken_of]


def _without_an_unknown_hex(state: State, region: Region, chance: random.Random) -> Region:
    """Return a region of which a hex is gone that nothing and nobody needs: where a region ends is secret (WLD-G76)."""
    needed = {site.at for site in region.sites} | {end for clue in region.clues for end in (clue.at, clue.toward)}
    needed |= {end for token in state.tokens for end in (token.target, token.at)}
    spare = [place for place in _unknown(state, region) if place.id not in needed]
    if region.format != "hex" or state.agenda or not spare:
        return region
    gone = chance.choice(spare)
    fewer = replace(region, places=tuple(place for place in region.places if place is not gone))
    reached = knowing.steps(fewer, state.here.at)
    return fewer if len(reached) == len(fewer.places) else region


def _with_other_ground(state: State, region: Region, chance: random.Random) -> Region:
    unknown = _unknown(state, region)
    mixed = iter(chance.sample(unknown, len(unknown)))
    ground = {place.id: next(mixed) for place in unknown}
    places = (
        replace(place, terrain=ground[place.id].terrain, text=ground[place.id].text, forage=ground[place.id].forage)
        if place.id in ground
        else place
        for place in region.places
    )
    return replace(region, places=tuple(places))


def _with_sites_elsewhere(state: State, region: Region, chance: random.Random) -> Region:
    """Return a region whose hidden, unheard-of sites lie somewhere else where the party was not; visible ones stay."""
    reported = {report.at for report in state.reports}
    free = [place.id for place in region.places if place.id not in state.visited and place.id not in reported]

    def moved(site: Site) -> Site:
        if not free or not site.hidden or found(state, site.id) is not None or site.at in reported:
            return site
        return replace(site, at=chance.choice(free), tn=chance.choice((8, 10, 12)), name=f"{site.name} elsewhere")

    return replace(region, sites=tuple(map(moved, region.sites)))


def _other_meaning(token: Token, region: Region, hidden: list[str], chance: random.Random) -> Token:
    if token.used or token.site not in hidden:
        return token
    meant = chance.choice([site for site in region.sites if site.id in hidden])
    return replace(token, site=meant.id, target=meant.at)


def _other_timer(state: State, timer: Timer, chance: random.Random) -> Timer:
    public = timer.threat >= 0 and state.region.threats[timer.threat].public
    return timer if public or not timer.left else replace(timer, left=chance.randrange(1, 7))


def check(state: State) -> None:
    """Assert what holds in every state."""
    region = state.region
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    assert 0 <= state.timer <= state.size in (4, 6, 8)
    assert state.timer > 0 or state.event_due or state.phase == "over", "the timer ran out, and nothing is due"
    assert 1 <= state.stretch <= 5
    assert state.purse >= 0
    assert len({place for place in state.known}) == len(state.known), "something is known twice"
    assert set(state.visited) <= set(state.known) <= set(region.place_by_id)
    assert state.here.at in region.place_by_id
    if state.here.to:
        path = region.path(state.here.at, state.here.to)
        assert path is not None
        assert 0 < state.here.done < path.length
    check_finds(state)
    for member in state.members:
        check_member(member)
    check_party(state)


def check_finds(state: State) -> None:
    """Assert what holds of sites and clues."""
    sites = [known.site for known in state.finds]
    assert len(set(sites)) == len(sites), "a site was found twice"
    assert set(sites) <= set(state.region.site_by_id)
    for token in state.tokens:
        known: Found | None = found(state, token.site)
        assert known is None or not known.discovered or token.used, "a clue to what is found is still good"
    goal = state.region.goal
    assert 0 <= state.challenge <= (goal.die if goal is not None else 0)
    assert goal is not None or state.goal == "none"


def check_member(member: Member) -> None:
    """Assert what holds of everybody."""
    assert 0 <= member.fatigue <= MOST_FATIGUE
    assert 0 <= member.resolve <= MOST_RESOLVE
    assert len(member.wounds) <= MOST_WOUNDS
    for item in member.items:
        assert item.uses >= 0
        assert item.count > 0


def check_party(state: State) -> None:
    """Assert what holds of roles, votes and who is awaited."""
    handles = [member.handle for member in state.members]
    assert len(set(handles)) == len(handles)
    living = [member for member in state.members if not member.dead]
    assert len(living) <= 6
    seats = {member.seat for member in state.members} | {state.master}
    assert {vote.seat for vote in state.votes} <= seats
    if state.phase == "trek":
        assert state.paused or deciding.awaited(state), "nobody is awaited"
        able = [index for index, member in enumerate(state.members) if member.able]
        if able and not state.agenda:
            assert state.roles.pathfinder in able
            assert state.roles.lookout in able
            assert state.roles.pathfinder != state.roles.lookout or len(able) == 1 or state.roles.fixed
