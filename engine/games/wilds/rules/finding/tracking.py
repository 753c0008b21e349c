"""Tracking: following a lead to learn which way it goes on (WLD-127, WLD-140, WLD-G70).

The dice are thrown against a number that is kept secret: a false direction is stated like a true one.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.memo import memo

from ...state import board, leads, naming
from ...state.catalogue import refused
from ...state.leads import GOAL, RUMOUR, site_key, site_of
from ...state.moves import CAREFUL, PLAIN, Track
from ...state.region import Site
from ...state.state import Deed, State, able, discovered, found
from ...state.view import known_state
from .. import clock, knowing
from ..events import finding
from ..flow import Rolls, reads
from ..progress import Expedition
from ..steps import throws
from ..trials import (
    aid,
    assistant,
    difficulty,
    doer,
    names_to_choose,
    refuse_care,
    refuse_doer,
    refuse_nobody,
    trial,
    wanted,
)
from . import challenge

ATTRIBUTES, SKILLS = ("spirit", "mind"), ("survival", "nature")
"""What tracks, pair by pair (WLD-140)."""


def moves(state: State) -> tuple[Track, ...]:
    """Return what can be tracked and how: plain by whoever is best first."""
    open_to = _open_leads(state)
    return _trackings(open_to, names_to_choose(state)) if open_to and able(state) else ()


@memo("region", "here", "finds", "tokens", "weather")
def _open_leads(state: State) -> tuple[str, ...]:
    return () if clock.forbids(state, "track") else tuple(leads.leads(state))


@lru_cache(maxsize=1 << 12)
def _trackings(targets: tuple[str, ...], names: tuple[str, ...]) -> tuple[Track, ...]:
    return tuple([Track(target, who, care) for target in targets for care in (PLAIN, CAREFUL) for who in names])


def refuse(state: State, move: Track) -> IllegalMove | None:
    """Return what speaks against tracking something: never whether it leads anywhere."""
    if (refusal := refuse_all(state)) is not None:
        return refusal
    if move.target not in tuple(leads.leads(state)):
        return _no_lead(state, move.target)
    return refuse_care(move.care) or refuse_doer(state, move.who, "WLD-140")


def _no_lead(state: State, target: str) -> IllegalMove:
    """Return why something is no lead, and which there are."""
    open_to = [naming.quarry(known_state(state), lead) for lead in leads.leads(state)]
    token = leads.held(state, target)
    if token is not None and token.used:
        return refused("track-found", "WLD-G49", leads=open_to)
    if token is not None and token.helps == state.here.at:
        return refused("track-here", "WLD-G70", leads=open_to)
    if token is not None or (target.startswith(RUMOUR) and _is_tracked(state, target)):
        return refused("track-once", "WLD-G70", leads=open_to)
    return refused("track-no-lead", "WLD-127", leads=open_to)


def _is_tracked(state: State, target: str) -> bool:
    return any(known.site == site_key(state, target) and known.tracked for known in state.finds)


def refuse_all(state: State) -> IllegalMove | None:
    """Return what speaks against tracking anything, ``None`` where nothing does."""
    refusal = clock.refuse_weather(state, "track") or refuse_nobody(state)
    return refusal if refusal is not None or _open_leads(state) else _refuse_without(state)


def _refuse_without(state: State) -> IllegalMove:
    """Return why nothing can be tracked where the party has no lead, and what would be one (WLD-127)."""
    held = [token for token in state.tokens if not token.used]
    if any(token.helps == state.here.at for token in held):
        return refused("track-search-here", "WLD-G70")
    if held:
        return refused("track-all-tracked", "WLD-G70")
    return refused("track-nothing", "WLD-127")


def begin(expedition: Expedition, move: Track) -> None:
    """Look for where a lead goes on."""
    member = doer(expedition.state, move.who, ATTRIBUTES, SKILLS, paired=True)
    helper = assistant(expedition.state, member)
    careful = move.care == CAREFUL
    clock.begin(expedition, Deed("track", move.target, member, helper, careful))
    state = expedition.state
    tn = track_tn(state, move.target)
    boons = aid(helper, careful)[1]
    banes = ("retry",) if (_handle(move.target), member) in state.retry else ()
    test = wanted(member, "track", ATTRIBUTES, SKILLS, tn, boons, banes, secret=True, paired=True)
    trial(expedition, throws.Tracked(move.target), [test])


def track_tn(state: State, target: str) -> int:
    """Return the number that a trail is read against: the quarry's own, if the party knows of it, else the difficulty.

    What a clue is about nobody knows, nor whether it is about anything: its trail is no harder than another.
    """
    site = site_of(state, target) if leads.held(state, target) is None else None
    return (site.track_tn if site is not None else 0) or difficulty(state)


def _handle(target: str) -> str:
    """Return how a vain try is noted among those of searches: by what was tracked, not where."""
    return f"track {target}"


@reads(throws.Tracked)
def _tracked(expedition: Expedition, task: throws.Tracked, rolls: Rolls) -> None:
    """Read a tracker's roll (WLD-G70).

    A clue that means nothing is followed to the place that it points to, as one that means something would be. Whatever
    direction is told, true or false, the lead is used up.
    """
    roll, target = rolls[0], task.target
    state = expedition.state
    site, place = site_of(state, target), end_of(state, target)
    name = called(state, target)
    who = expedition.name(roll.member)
    vain = roll.result != "blunder" and (roll.result == "failure" or not place)
    if roll.result == "blunder":
        _use_up(expedition, target)
        _mislead(expedition, roll.member, site, name)
    elif vain:
        entry = (_handle(target), roll.member)
        if entry not in state.retry:
            expedition.change(retry=(*state.retry, entry))
        expedition.tell(finding.Tracked(who, name, "failure", ""))
    else:
        _use_up(expedition, target)
        _point(expedition, roll.member, roll.result, site, place, name)
        if roll.result == "critical":
            expedition.change(quarry=target)
    challenge.progress(expedition, roll, "track", vain)


def _use_up(expedition: Expedition, target: str) -> None:
    """A lead counts once, and those who failed to read it before have no bane any more (WLD-G70)."""
    state = expedition.state
    token, heard = leads.held(state, target), site_key(state, target)
    expedition.change(
        retry=tuple(entry for entry in state.retry if entry[0] != _handle(target)),
        tokens=tuple(replace(one, tracked=True) if one is token else one for one in state.tokens),
        finds=tuple(replace(known, tracked=True) if known.site == heard else known for known in state.finds),
    )


def end_of(state: State, target: str) -> str:
    """Return the place where a trail ends: that of the site, of an empty clue the one it points to, "" for none."""
    site, token = site_of(state, target), leads.held(state, target)
    return site.at if site is not None else token.target if token is not None else ""


def called(state: State, target: str) -> str:
    """Return what players call a target: a discovered site's name, else what is known of it (WLD-G90)."""
    if target == GOAL:
        return "the goal"
    if leads.held(state, target) is not None:
        return "a clue"
    key = site_key(state, target)
    known = found(state, key)
    if known is None:
        return target
    site = state.region.site_by_id[key]
    if known.discovered:
        return site.name
    return "something hidden" if known.how == "located" or known.vague else f"the {site.category}"


def _mislead(expedition: Expedition, member: int, site: Site | None, name: str) -> None:
    """Point somewhere at random, as if it were true; that is a clue too, and means nothing (WLD-G70).

    What stands on the map already needs no clue, be the direction true or false.
    """
    ways = board.neighbours(expedition.state)
    if not ways:
        expedition.tell(finding.Tracked(expedition.name(member), name, "failure", ""))
        return
    toward = ways[expedition.table("false trail", len(ways)) - 1]
    shown = board.beyond_name(expedition.state, toward)
    expedition.tell(finding.Tracked(expedition.name(member), name, "weak", shown))
    if (site is None or not discovered(expedition.state, site.id)) and not _is_held(expedition.state, toward):
        knowing.give_empty(expedition, "track", toward, by=member)


def _is_held(state: State, toward: str) -> bool:
    """Return whether a clue that is still good points there already: then a trail adds none, be it true or false."""
    return any(not token.used and token.helps == toward for token in state.tokens)


def _point(expedition: Expedition, member: int, result: str, site: Site | None, place: str, name: str) -> None:
    """Weak: direction. Strong: distance too. Critical: number and kind as well, and +1 boon on the next test against it."""
    state = expedition.state
    far = board.distance(state.region, expedition.place, place)
    ways = board.first_steps(state.region, expedition.place, place)
    shown = board.beyond_name(state, ways[0]) if ways else expedition.here_name()
    more = _quarry(expedition, site) if result == "critical" else ""
    distance = str(far) if result != "weak" else ""
    expedition.tell(finding.Tracked(expedition.name(member), name, result, shown, distance, more))
    toward = ways[0] if ways else place
    if _is_held(state, toward):
        return
    if site is None:
        knowing.give_empty(expedition, "track", toward, by=member)
    elif not discovered(state, site.id):
        knowing.give(expedition, "track", site.id, by=member)


KINDS = {
    "landmark": "something that stands out",
    "resource": "something of use",
    "shelter": "a roof of some kind",
    "danger": "a dangerous place",
    "secret": "something hidden",
    "settlement": "people who live there",
}
"""What a well-read trail says of a site that nobody lives in; of nothing at all it says the same as of something hidden."""

ONE = {"people": "a stranger", "beast": "a beast", "monster": "a creature"}
"""Whom a trail is of that one alone has left, where nobody knows what they are called."""


def _quarry(expedition: Expedition, site: Site | None) -> str:
    """Return number and kind of what is tracked as a phrase, and settle the number for when it is met."""
    if site is None or not site.occupied:
        return KINDS["secret" if site is None else site.category]
    count = max(1, expedition.quantity(site.count))
    expedition.set_site(replace(site, count=str(count)))
    return ONE[site.kind] if count == 1 and not site.foe else f"{count} {site.dwellers}"
