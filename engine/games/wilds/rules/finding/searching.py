"""Searching a place for what is hidden there (WLD-123, WLD-138, WLD-139, WLD-144, WLD-173, WLD-174, WLD-180, WLD-181).

Whether there is anything to find never shows: the dice are thrown against a number that is kept secret. A place that is
empty reads and costs the same as one that keeps its secret (WLD-G44, WLD-G45). What goes wrong goes wrong by the
difficulty of the place, which everybody knows.
"""

from __future__ import annotations

from engine.core.flow import MASTER, by_itself
from engine.core.needs import Action, ArgumentNeeds, never

from ...state import board, leads
from ...state.moves import CAREFUL, NONE, Search
from ...state.region import Site
from ...state.state import Deed, Roll, State, discovered, found
from .. import clock, knowing
from ..events import finding
from ..flow import Rolls, answer, now, reads, step
from ..ladder import level
from ..needs import ABLE, CARE, arrived, by_whom, need
from ..progress import Expedition
from ..steps import asks, tasks, throws
from ..trials import (
    Wanted,
    aid,
    assistant,
    difficulty,
    doer,
    forager,
    succeeded,
    trial,
    wanted,
)
from . import challenge, loot

ATTRIBUTES, SKILLS = ("spirit", "mind"), ("perception", "survival")
"""What searches, pair by pair (WLD-138)."""

SNAGS = ("guardian", "access", "incomplete")


def _helps_as_it_is(state: State, named: str) -> bool:
    tokens = [leads.held(state, word) for word in named.split("+")]
    return all(token is not None and token.helps == state.here.at for token in tokens)


CLUE = ArgumentNeeds(
    "clue",
    lambda state: (NONE, *leads.combinations_here(state)),
    (
        need("search-clue-helps", "WLD-180", lambda state, named: not _helps_as_it_is(state, named)),
        need("search-no-clue", "WLD-G49", lambda state, named: bool(leads.combinations_here(state))),
        need("search-clues", "WLD-G49", never, clues=lambda state, named: leads.combinations_here(state)),
    ),
)
"""Clues that are followed here, further on than they point."""

SEARCH = Action(Search, (arrived("search"), ABLE), (CLUE, CARE, by_whom("WLD-138")))
"""Never refused because there is nothing to find."""


def feature(state: State) -> Site | None:
    """Return the one hidden feature that a Search here is compared with, ``None`` where nothing is left (WLD-G45).

    Of several, the one that the party has most clues for, then the lowest Discovery TN, then the region's order.
    """
    hidden = [site for site in state.region.sites_at(state.here.at) if site.hidden and not discovered(state, site.id)]

    def ease(site: Site) -> tuple[int, int]:
        clued = sum(1 for token in state.tokens if token.site == site.id and not token.used)
        return -clued, site.tn or difficulty(state)

    return min(hidden, key=ease, default=None)


def retry_bane(state: State, member: int) -> bool:
    """Return whether a member searched here without finding anything since the last find (WLD-176, WLD-G45)."""
    handle = state.here.at, member
    return handle in state.retry


def deed(state: State, move: Search) -> Deed:
    """Return a Search as it is done: by whom, who helps, and whether with care (WLD-138, WLD-G07, WLD-G22)."""
    aside = forager(state)
    tried = [member for place, member in state.retry if place == state.here.at]
    searcher = doer(state, move.who, ATTRIBUTES, SKILLS, busy=aside, paired=True, failed=tried)
    helper = assistant(state, searcher, busy=aside if aside != searcher else -1)
    return Deed("search", state.here.at, searcher, helper, move.care == CAREFUL)


def test(state: State, doing: Deed, tn: int) -> Wanted:
    """Return the test of a Search that is being done, against a number (WLD-180, WLD-G45)."""
    here = state.here.at
    keen = ("keen",) if here in state.keen else ()
    clued = ("clue",) * leads.boons(state, here)
    boons = (*aid(doing.helper, doing.careful)[1], *keen, *clued)
    banes = ("retry",) if retry_bane(state, doing.by) else ()
    return wanted(doing.by, "search", ATTRIBUTES, SKILLS, tn, boons, banes, secret=True, paired=True)


def begin(expedition: Expedition, move: Search) -> None:
    """Search the place where the party is; the Forager, if one is set, rolls beside it (WLD-123, WLD-G40)."""
    doing = deed(expedition.state, move)
    clock.begin(expedition, doing)
    if move.clue != NONE:
        knowing.follow(expedition, move.clue)
    state = expedition.state
    hidden = feature(state)
    made = test(state, doing, (hidden.tn if hidden is not None else 0) or difficulty(state))
    expedition.change(keen=tuple(place for place in state.keen if place != state.here.at))
    trial(expedition, throws.Searched(hidden.id if hidden is not None else ""), [made])


@reads(throws.Searched)
def _searched(expedition: Expedition, task: throws.Searched, rolls: Rolls) -> None:
    """Read a search: what was found, or nothing, or trouble (WLD-175..179)."""
    roll = rolls[0]
    site = expedition.region.site_by_id.get(task.site)
    found_it = succeeded(roll) and site is not None
    if found_it and site is not None:
        _find(expedition, roll, site)
    else:
        _note_try(expedition, roll.member)
        if goes_wrong(expedition.state, roll):
            _trouble(expedition, roll)
        else:
            nothing = finding.Searched(expedition.name(roll.member), expedition.here_name(), "nothing", roll.total)
            expedition.tell(nothing)
    challenge.progress(expedition, roll, "search", found_it=found_it)


def goes_wrong(state: State, roll: Roll) -> bool:
    """Return whether a search that found nothing makes trouble: a blunder against the difficulty that everybody knows.

    Whatever hides here, and however hard it is to find: else the trouble, or that there is none, would tell (WLD-G46; the
    letter of WLD-174 goes by what hides). A result that the game master ruled beforehand stands.
    """
    ladder = state.rules.ladder
    if state.rules.letter or roll.result != level(roll.total, roll.tn, ladder):
        return roll.result == "blunder"
    return level(roll.total, difficulty(state), ladder) == "blunder"


def _note_try(expedition: Expedition, member: int) -> None:
    """Remember who searched in vain: +1 bane for them here, flat, until something is found (WLD-G45)."""
    if not retry_bane(expedition.state, member):
        expedition.change(retry=(*expedition.state.retry, (expedition.place, member)))


def lurking(state: State) -> str:
    """Return an undefeated occupied danger here, else beside here in the order of directions, "" for none (WLD-G46)."""
    for place in (state.here.at, *board.neighbours(state)):
        for site in state.region.sites_at(place):
            known = found(state, site.id)
            if site.occupied and site.category == "danger" and not (known is not None and known.done):
                return site.id
    return ""


def _trouble(expedition: Expedition, roll: Roll) -> None:
    """A blunder sets off a hazard for the searcher and the helper, or alerts creatures near by (WLD-175, WLD-G46)."""
    danger = lurking(expedition.state)
    alert = bool(danger) and expedition.table("alert", 6) % 2 == 1
    expedition.tell(
        finding.Searched(expedition.name(roll.member), expedition.here_name(), "alert" if alert else "hazard"),
    )
    if alert:
        now(expedition, tasks.MeetSite(danger, "alert", hostile=True))
    else:
        endanger(expedition, roll.member)


def endanger(expedition: Expedition, member: int) -> None:
    """Bring a hazard on the member who acts, and on the helper (WLD-G46)."""
    deed = expedition.state.deed
    helper = deed.helper if deed is not None else -1
    now(expedition, tasks.Hazard(tuple(sorted(index for index in {member, helper} if index >= 0))))


def _find(expedition: Expedition, roll: Roll, site: Site) -> None:
    """Put what was found on the map, and what comes with it: a snag, or clean access, or more besides."""
    expedition.tell(finding.Searched(expedition.name(roll.member), expedition.here_name(), "found"))
    if roll.result == "critical":
        expedition.push(tasks.Insight(site.id, roll.member))
    if roll.result == "weak":
        _complicate(expedition, site)
    else:
        expedition.push(tasks.Open(site.id, roll.member))
    knowing.discover(expedition, site.id, "searched", by=roll.member)


def _complicate(expedition: Expedition, site: Site) -> None:
    """A Weak find has a complication, by a d3 or as the game master says (WLD-177, WLD-G47).

    Its dwellers are the guardian; otherwise the encounter table sends one.
    """
    if site.occupied:
        expedition.push(by_itself(asks.Complication(site.id, owner=MASTER, options=SNAGS, default="guardian"), "guardian"))
    else:
        expedition.hook(asks.Complication(site.id, owner=MASTER, options=("roll", *SNAGS), default="roll"))


@answer(asks.Complication)
def _complication(expedition: Expedition, question: asks.Complication, option: str) -> None:
    what = option if option != "roll" else SNAGS[expedition.table("complication", 3) - 1]
    site = expedition.site(question.site)
    expedition.set_found(site.id, snag=what)
    expedition.tell(finding.Snag(site.name, what))
    if what == "guardian" and site.occupied:
        now(expedition, tasks.MeetSite(site.id, "guardian"))
    elif what == "guardian":
        now(expedition, tasks.MeetTable("guardian", site.id))


def beside_clue(state: State) -> str:
    """Return an undiscovered hidden site next door, the first in the order of directions, "" for none (WLD-G48)."""
    for place in board.neighbours(state):
        for site in state.region.sites_at(place):
            if site.hidden and not discovered(state, site.id):
                return site.id
    return ""


def linked(state: State) -> str:
    """Return the nearest undiscovered site elsewhere whose place or direction from here is news, "" for none (WLD-G48)."""
    known = {
        find.site
        for find in state.finds
        if find.how == "located" or (find.how == "rumour" and (find.placed or find.seen_at == state.here.at))
    }
    return leads.nearest(state, state.here.at, leave_out=known)


@step(tasks.Insight)
def _offer_insight(expedition: Expedition, task: tasks.Insight) -> None:
    """The searcher picks what more a Critical search brings, of what is possible (WLD-179, WLD-G48)."""
    state = expedition.state
    options = (*(("clue",) if beside_clue(state) else ()), *(("linked",) if linked(state) else ()), "loot")
    default = "clue" if "clue" in options else "loot"
    question = asks.Insight(task.site, task.member, owner=task.member, options=options, default=default)
    if expedition.asks_master:
        expedition.hook(question)
    else:
        expedition.ask(question)


@answer(asks.Insight)
def _insight(expedition: Expedition, question: asks.Insight, option: str) -> None:
    member = question.member
    expedition.tell(finding.Insight(expedition.name(member), option))
    if option == "clue" and (site := beside_clue(expedition.state)):
        knowing.give(expedition, "insight", site, by=member)
    elif option == "linked" and (site := linked(expedition.state)):
        knowing.rumour(expedition, site, "insight", vague=True)
    else:
        loot.roll(expedition, question.site, no_dungeon=True)
