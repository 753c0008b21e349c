"""Two worlds that look alike: the same expedition, over a region that differs in whatever the party does not know."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from engine.core.flow import Question, Then
from engine.games.wilds.state import board
from engine.games.wilds.state.naming import beside
from engine.games.wilds.state.region import Clue, Encounter, Goal, Path, Place, Region, Site, Tale, Threat
from engine.games.wilds.state.state import Block, Found, Meeting, State, Test, Timer, Token, discovered, found

HIDDEN_TNS = (6, 8, 10, 12, 14)
DISPOSITIONS: tuple[Literal["hostile", "wary", "neutral", "friendly"], ...] = ("hostile", "wary", "neutral", "friendly")

FINDS = frozenset(
    [
        "arrived",
        "bearing",
        "blocked",
        "challenge",
        "clue",
        "edge",
        "event",
        "gained",
        "goal",
        "hazard",
        "investigated",
        "kept_place",
        "met",
        "nothing_left",
        "passage",
        "read_trace",
        "restocked",
        "rim",
        "rumour",
        "scouted",
        "searched",
        "site_seen",
        "spotted",
        "noticed",
        "tale",
        "terrain",
        "threat",
        "ticked",
        "trace",
        "tracked",
    ]
)
"""What is told of where something is found out, so that the two worlds may go apart there."""


def other_world(state: State, chance: random.Random) -> State:
    """Return a state that only the game master can tell from this one (WLD-049, WLD-G44, WLD-G90).

    Sites that were not heard of lie elsewhere, here perhaps, are of other kinds, harder or easier to find, inhabited or
    not; there is one more, until the goal is reached. Unknown ground is other ground, points and paths too, and hexes no
    member knows of are there or not.
    Clues mean something else, or nothing; encounters, threats, prepared clues, the goal's site and secret days differ, and
    how stories go on.
    """
    region = _with_other_land(state, chance)
    region = _with_other_sites(state, region, chance)
    old, goal = region.goal, _other_goal(state, region, chance)
    region = replace(
        region,
        clues=_other_clues(state, region, chance),
        encounters=tuple(_other_row(row, chance) for row in region.encounters),
        threats=tuple(threat if threat.public else _other_threat(threat) for threat in region.threats),
        goal=goal,
        # That the goal is studied in several ways is known, not where.
        ways=tuple(replace(way, site=goal.site) if goal and old and way.site == old.site else way for way in region.ways),
        tales=region.tales if state.agenda else tuple(_other_tale(state, region, tale, chance) for tale in region.tales),
        farewell="Farewell, all the same.",
    )
    if goal is not None and old is not None and goal.hunt and goal.site != old.site:
        # In a hunt how many successes the goal takes is known from the start, not where.
        needed = region.site_by_id[old.site].steps
        region = replace(
            region, sites=tuple(replace(site, steps=needed) if site.id == goal.site else site for site in region.sites)
        )
    unheard = [
        site for site in region.sites if site.hidden and found(state, site.id) is None and site.id not in busy(state)
    ]
    return replace(
        state,
        region=region,
        finds=tuple(
            replace(known, due=chance.randrange(20) if known.done else 0, alert=chance.random() < 0.5)
            for known in state.finds
        ),
        tokens=tuple(_other_meaning(state, token, unheard, chance) for token in state.tokens),
        blocks=tuple(Block(block.a, block.b, state.day + chance.randrange(1, 7)) for block in state.blocks),
        timers=tuple(_other_timer(region, timer, chance) for timer in state.timers),
        alerted=tuple(site.id for site in chance.sample(unheard, min(2, len(unheard)))),
    )


def _other_tale(state: State, region: Region, tale: Tale, chance: random.Random) -> Tale:
    """Return a story that goes on otherwise than this one after what the party has heard of it, and elsewhere."""
    parts = {heard.part for heard in state.tales if heard.tale == tale.name}
    sites = [site.id for site in region.sites]
    return Tale(
        tale.name if parts else f"Another {chance.randrange(9)} {tale.name}",
        tale.heard if "heard" in parts else "They say something else.",
        tale.landmark if parts else chance.choice(sites),
        tale.says if "says" in parts else f"It reads otherwise, {chance.randrange(9)}.",
        tale.end if parts & {"says", "told"} else chance.choice(sites),
        tale.told if "told" in parts else "It ends otherwise.",
        chance.random() < 0.5,
    )


def busy(state: State) -> set[str]:
    """Return the words that what is under way hangs on: ids of sites and places, as far as it names any."""
    words: set[str] = {state.deed.target} if state.deed is not None else set()
    for task in state.agenda:
        if isinstance(task, Question | Then | Test):
            words.update(task.subject.split())
        if isinstance(task, Question):
            words.update(task.options)
        if isinstance(task, Meeting):
            words.add(task.foes.site)
    return words


def spoken_of(state: State) -> set[str]:
    """Return the places that the party knows, or was told of in any way."""
    sites = state.region.site_by_id
    told = {*state.known, *state.keen, *busy(state), state.region.start, state.here.at, state.here.to}
    told |= {end for token in state.tokens for end in (token.at, token.toward)}
    told |= {end for block in state.blocks for end in (block.a, block.b)}
    told |= {report.at for report in state.reports} | {note.at for note in state.notes}
    return told | {sites[known.site].at for known in state.finds}


# The land.


def _with_other_land(state: State, chance: random.Random) -> Region:
    """Return the region with other ground where it is unknown, and more or fewer places and paths there."""
    region = state.region
    told = spoken_of(state)
    grounds = [place.terrain for place in region.places]
    places = [_other_place(state, place, place.id not in told, grounds, chance) for place in region.places]
    region = replace(region, places=tuple(places))
    if state.agenda:
        return region
    if region.format == "hex":
        return _with_other_rim(state, _without_a_hex(state, region, chance), chance)
    return _with_other_paths(state, region, chance)


def _other_place(state: State, place: Place, is_unknown: bool, grounds: list[str], chance: random.Random) -> Place:
    if place.id in state.visited or place.id == state.region.start or place.id in busy(state):
        return place
    place = replace(
        place,
        text=f"Something else, {chance.randrange(9)}.",
        forage=chance.choice(("", "rich", "normal", "poor", "none")),
        game=chance.random() < 0.5,
        water=chance.random() < 0.5,
    )
    if not is_unknown:
        return place
    name = f"{place.name} Again" if place.name else ""
    return replace(place, terrain=chance.choice(grounds), name=name, difficulty=chance.choice((0, 8, 12)))


def _needed(state: State) -> set[str]:
    """Return the places without which something of the region, or of the party's, would hang in the air."""
    region = state.region
    ends = {end for clue in region.clues for end in (clue.at, clue.toward)} | {token.target for token in state.tokens}
    passages = {end for path in region.paths for end in (path.a, path.b)} | {site.leads for site in region.sites}
    return spoken_of(state) | ends | passages | {site.at for site in region.sites}


def _seen_to_be_there(state: State) -> set[str]:
    """Return the hexes beside those where the party was: it saw that the region goes on there (WLD-G76)."""
    return {near for place in state.visited for near in board.around(state.region, place)}


def _without_a_hex(state: State, region: Region, chance: random.Random) -> Region:
    """Return a region that lacks a hex that is not needed: where a region ends is secret (WLD-G76)."""
    needed = _needed(state) | _seen_to_be_there(state)
    spare = [place for place in region.places if place.id not in needed]
    if not spare:
        return region
    gone = chance.choice(spare)
    fewer = replace(region, places=tuple(place for place in region.places if place is not gone))
    return fewer if len(board.steps(fewer, state.here.at)) == len(fewer.places) else region


def _with_other_rim(state: State, region: Region, chance: random.Random) -> Region:
    """Return a region with two more hexes at its border, where the party has not found that it ends."""
    cells = {place.at for place in region.places}
    seen = {cell for id in state.visited if (at := state.region.place_by_id[id].at) is not None for cell in beside(at)}
    border = sorted({cell for at in cells if at is not None for cell in beside(at)} - cells - set(state.edges) - seen)
    more = chance.sample(border, min(2, len(border)))
    grounds = [place.terrain for place in region.places]
    for cell in more:
        new = Place(_new_id(region.place_by_id), chance.choice(grounds), cell)
        region = replace(region, places=(*region.places, new))
    return region


def _new_id(taken: Iterable[str]) -> str:
    return next(name for number in range(1000) if (name := f"more-{number}") not in taken)


def _with_other_paths(state: State, region: Region, chance: random.Random) -> Region:
    """Return a region whose paths differ where both ends are unexplored, with another point beyond one of these.

    What a clue is worth hangs on none of them (WLD-G49).
    """
    unexplored = [place.id for place in region.places if place.id not in state.visited]
    if not unexplored:
        return region
    grounds = [place.terrain for place in region.places]
    paths = [path if {path.a, path.b} & set(state.visited) else _other_path(path, grounds, chance) for path in region.paths]
    beyond = Place(
        _new_id(region.place_by_id), chance.choice(grounds), None, "Yonder", x=chance.random(), y=chance.random()
    )
    paths.append(Path(chance.choice(unexplored), beyond.id, "forest", chance.choice((1, 2))))
    region = replace(region, places=(*region.places, beyond), paths=tuple(paths))
    pairs = [(a, b) for a in unexplored for b in unexplored if a < b and region.path(a, b) is None]
    for a, b in chance.sample(pairs, min(1, len(pairs))):
        region = replace(region, paths=(*region.paths, Path(a, b, "hills")))
    return region


def _other_path(path: Path, grounds: list[str], chance: random.Random) -> Path:
    length, difficulty = chance.choice((1, 2, 3)), chance.choice((0, 8, 12))
    return replace(path, length=length, terrain=chance.choice(grounds), difficulty=difficulty)


# The sites.


def _with_other_sites(state: State, region: Region, chance: random.Random) -> Region:
    """Return a region whose sites differ as far as they are unknown; what is known inside out stays."""
    reported = {report.at for report in state.reports}
    anywhere = [place.id for place in region.places if place.id not in reported]
    unvisited = [place for place in anywhere if place not in state.visited]
    goal = region.goal.site if region.goal is not None else ""
    # A visible site would have been told of on arrival, or seen from afar; one place has one at most (WLD-017).
    empty = [place for place in unvisited if all(site.hidden or site.at != place for site in region.sites)]
    empty = [place for place in empty if place not in spoken_of(state)]
    in_use = busy(state)
    here = [state.here.at] * 3 if state.here.at not in reported and not state.agenda else []
    sites = []
    for site in region.sites:
        known = found(state, site.id)
        if site.id in in_use:
            pass
        elif known is not None:
            site = _less_known(state, region, site, known, anywhere, chance)
        elif site.at in reported:
            pass
        elif site.hidden and not (site.id == goal and state.goal_seen):
            # Coming to the goal's place would have been progress.
            places = unvisited if site.id == goal else [*anywhere, *here]
            site = _other_hidden(site, chance.choice(places or [site.at]), chance)
        elif not site.hidden and site.category != "landmark" and site.at not in state.visited and empty:
            site = _other_visible(site, empty.pop(chance.randrange(len(empty))), chance)
        sites.append(site)
    # How many there are is told once the goal is reached, for the rank.
    if anywhere and state.goal != "done":
        one_more = Site(_new_id(region.site_by_id), chance.choice([*anywhere, *here]), "One more", "secret", hidden=True)
        sites.append(replace(one_more, tn=chance.choice(HIDDEN_TNS)))
    return replace(region, sites=tuple(sites))


def _other_hidden(site: Site, at: str, chance: random.Random) -> Site:
    return replace(
        site,
        at=at,
        tn=chance.choice(HIDDEN_TNS),
        name=f"{site.name} elsewhere",
        text="It looks otherwise.",
        inside="Something else.",
        category=chance.choice(("danger", "secret", "resource", "settlement")),
        occupied=chance.random() < 0.5,
        foe="somebody else",
        content=chance.choice(("", "treasure", "wonder", "lair", "enigma")),
        track_tn=chance.choice((0, 8, 14)),
    )


def _other_visible(site: Site, at: str, chance: random.Random) -> Site:
    category = chance.choice(("danger", "resource", "shelter"))
    return replace(site, at=at, name=f"{site.name} elsewhere", category=category, occupied=chance.random() < 0.5)


def _less_known(
    state: State, region: Region, site: Site, known: Found, anywhere: Iterable[str], chance: random.Random
) -> Site:
    """Return a site of which the party knows something: what it does not know of it is different."""
    if not known.discovered:
        kinds = ("danger", "secret", "settlement") if known.vague or known.how == "located" else (site.category,)
        if known.how == "rumour" and not known.placed and site.category != "landmark" and state.region.format == "hex":
            site = replace(site, at=chance.choice([*_as_told(state, region, known, anywhere), site.at]))
        return replace(
            site,
            name=f"{site.name} again",
            category=site.category if site.category == "landmark" else chance.choice(kinds),
            text="It looks otherwise.",
            inside="Something else.",
            foe="somebody else",
        )
    if known.done or known.steps or known.nature or site.occupied:
        return site
    return replace(site, inside="Something else.", loot="5d6x10", track_tn=13)


def _as_told(state: State, region: Region, known: Found, anywhere: Iterable[str]) -> list[str]:
    """Return the places where a site can lie of which the party was told the direction and how far off it is."""
    return [
        place
        for place in anywhere
        if place not in state.visited
        and board.direction(region, known.seen_at, place) == known.direction
        and known.far in ("", board.how_far(board.as_seen(region, known.seen_at, place)))
    ]


# All the rest.


def _other_clues(state: State, region: Region, chance: random.Random) -> tuple[Clue, ...]:
    """Return prepared clues that say and mean something else, as far as they still wait to be found."""
    unknown = [site.id for site in region.sites if site.hidden and found(state, site.id) is None]
    return tuple(
        clue
        if number in state.clues_used or not unknown
        else replace(clue, text=f"{clue.text} Or so.", site=chance.choice(unknown))
        for number, clue in enumerate(region.clues)
    )


def _other_row(row: Encounter, chance: random.Random) -> Encounter:
    count, disposition = chance.choice(("1", "1d4", "2d6")), chance.choice(DISPOSITIONS)
    return replace(row, name=f"other {row.name}", count=count, disposition=disposition, traits=())


def _other_threat(threat: Threat) -> Threat:
    return replace(threat, name=f"Not {threat.name}", text="It comes otherwise.")


def _other_timer(region: Region, timer: Timer, chance: random.Random) -> Timer:
    public = timer.threat >= 0 and region.threats[timer.threat].public
    return timer if public or not timer.left else replace(timer, left=chance.randrange(1, 7))


def _other_goal(state: State, region: Region, chance: random.Random) -> Goal | None:
    """Return the goal, at another site unless it was found, or its place gave progress: of what the party has only heard,
    too, it is unknown whether it is the goal."""
    goal = region.goal
    if goal is None:
        return None
    goal = replace(goal, reached="It ends otherwise.") if state.goal != "done" else goal
    in_use = busy(state)
    if not goal.site or discovered(state, goal.site) or state.goal_seen or goal.site in in_use:
        return goal
    might_be = [
        site.id
        for site in region.sites
        if (site.hidden or found(state, site.id) is not None)
        and not discovered(state, site.id)
        and site.at not in state.visited
        and site.id not in in_use
    ]
    return replace(goal, site=chance.choice(might_be)) if might_be else goal


def _other_meaning(state: State, token: Token, unheard: list[Site], chance: random.Random) -> Token:
    """Return a clue that means another site, or nothing, where what it means is not known."""
    if token.used or token.site in busy(state) or (token.site and found(state, token.site) is not None):
        return token
    if not unheard or chance.random() < 0.4:
        return replace(token, site="", target=token.toward)
    meant = chance.choice(unheard)
    return replace(token, site=meant.id, target=meant.at)
