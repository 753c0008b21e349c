"""Tracking: following a lead to learn which way it goes on (WLD-127, WLD-140, WLD-G70).

The dice are thrown against a number that is kept secret: a false direction is stated like a true one.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.memo import memo
from engine.core.needs import Action, ArgumentNeeds, Need, never

from ...state import board, leads
from ...state.calling import quarry
from ...state.catalogue import WORDS, refused
from ...state.leads import GOAL, RUMOUR, site_key, site_of
from ...state.moves import CAREFUL, Track
from ...state.region import Site
from ...state.state import Deed, State, Token, discovered, found
from ...state.view import known_state
from .. import clock, knowing
from ..events import finding
from ..flow import Rolls, reads
from ..needs import ABLE, CALM, CARE, by_whom, need
from ..progress import Expedition
from ..steps import throws
from ..trials import Wanted, aid, assistant, difficulty, doer, trial, wanted
from . import challenge

ATTRIBUTES, SKILLS = ("spirit", "mind"), ("survival", "nature")
"""What tracks, pair by pair (WLD-140)."""


@memo("region", "here", "finds", "tokens")
def _open_leads(state: State) -> tuple[str, ...]:
    return tuple(leads.leads(state))


def _no_lead(state: State, target: str) -> IllegalMove:
    """Return why something is no lead, and which there are."""
    open_to = [quarry(known_state(state), lead) for lead in leads.leads(state)]
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


NO_LEADS = (
    need("track-search-here", "WLD-G70", lambda state: all(token.helps != state.here.at for token in _held(state))),
    need("track-all-tracked", "WLD-G70", lambda state: not _held(state)),
    need("track-nothing", "WLD-127", never),
)
"""Why there is nothing to track, and what would be a lead (WLD-127)."""


def _held(state: State) -> list[Token]:
    return [token for token in state.tokens if not token.used]


TARGET: ArgumentNeeds[State] = ArgumentNeeds("target", _open_leads, (Need(never, _no_lead),), NO_LEADS)
"""A lead; never refused because it leads nowhere."""

TRACK = Action(Track, (CALM, ABLE), (TARGET, CARE, by_whom("WLD-140")))


def begin(expedition: Expedition, move: Track) -> None:
    """Look for where a lead goes on."""
    member = doer(expedition.state, move.who, ATTRIBUTES, SKILLS, paired=True)
    helper = assistant(expedition.state, member)
    careful = move.care == CAREFUL
    clock.begin(expedition, Deed("track", move.target, member, helper, careful))
    state = expedition.state
    test = test_of(state, move.target, member, aid(helper, careful)[1], track_tn(state, move.target))
    trial(expedition, throws.Tracked(move.target), [test])


def test_of(state: State, target: str, member: int, boons: tuple[str, ...], tn: int) -> Wanted:
    """Return the test of a member who tracks; who tries again has a bane."""
    banes = ("retry",) if (_handle(target), member) in state.retry else ()
    return wanted(member, "track", ATTRIBUTES, SKILLS, tn, boons, banes, secret=True, paired=True)


def track_tn(state: State, target: str) -> int:
    """Return the number that a trail is read against: the quarry's own, if the party knows of it, else the difficulty.

    What a clue is about is not known, nor whether it is about anything: its trail is no harder than another.
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
        tokens=tuple(replace(item, tracked=True) if item is token else item for item in state.tokens),
        finds=tuple(replace(known, tracked=True) if known.site == heard else known for known in state.finds),
    )


def end_of(state: State, target: str) -> str:
    """Return the place where a trail ends: that of the site, of an empty clue the one it points to, "" for none."""
    site, token = site_of(state, target), leads.held(state, target)
    return site.at if site is not None else token.target if token is not None else ""


def called(state: State, target: str) -> str:
    """Return what players call a target: a discovered site's name, else what is known of it (WLD-G90)."""
    if target == GOAL:
        return WORDS("quarry-goal")
    if leads.held(state, target) is not None:
        return "a clue"
    key = site_key(state, target)
    known = found(state, key)
    if known is None:
        return target
    site = state.region.site_by_id[key]
    if known.discovered:
        return site.name
    hidden = known.how == "located" or known.vague
    return WORDS("trail-secret") if hidden else WORDS("quarry-category", category=site.category)


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


def _quarry(expedition: Expedition, site: Site | None) -> str:
    """Return number and kind of what is tracked as a phrase, and settle the number for when it is met. A trail of nothing
    at all reads like that of something hidden."""
    if site is None or not site.occupied:
        category = "secret" if site is None else site.category
        return WORDS(f"trail-{category}")
    count = max(1, expedition.quantity(site.count))
    expedition.set_site(replace(site, count=str(count)))
    return WORDS(f"one-{site.kind}") if count == 1 and not site.foe else f"{count} {site.dwellers}"
