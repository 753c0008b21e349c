"""Campaigns: how much harder a delve is, what an adventurer brings from the last one, and what comes of it for the next."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ..state.campaign import DEEPEST, ENDS, REMEMBERED, Campaign, Carrier, Delved, Won, read, written
from ..state.catalogue import refused
from ..state.content import content
from ..state.state import Camp, Hero, State, brought, choosing_relics, gained, most_health
from .events import course
from .progress import Delve

EARLY, LATE = 4, 8
"""Won by the end of that round, or not before that one, is worth a trophy (SKY-G71)."""
HAUL = 2
"""So many legendary relics in hand are worth one."""
ROW = 3
"""So many delves won in a row are."""


def begun(body: str) -> Camp | None:
    """Return what a delve has of its campaign, ``None`` without one: how deep it is (SKY-G69), what may be brought."""
    if not body:
        return None
    campaign = read(body)
    found = {carrier.kind: carrier.found for carrier in campaign.carriers if carrier.found}
    return Camp(campaign.depth, found, ended=campaign.end > 0)


def notch(state: State) -> int:
    """Return the enemy points that are added on each tile: 1 for each adventurer and each depth below the first, as far as
    the sixth (SKY-G69)."""
    if state.camp is None:
        return 0
    return (min(state.camp.depth, DEEPEST) - 1) * len(state.heroes)


def bring_what_is_clear(delve: Delve) -> None:
    """Give each adventurer the one relic that it may bring (SKY-G70).

    Those who may choose between several are asked before the places are taken.
    """
    for index, hero in enumerate(delve.state.heroes):
        if len(relics := brought(delve.state, hero)) == 1:
            _bring(delve, index, relics[0])
    delve.change(phase="relics" if choosing_relics(delve.state) else "places")


def bring(delve: Delve, seat: int, relic: str) -> None:
    """Bring a relic that a seat's adventurer may choose (SKY-G70)."""
    hero = next(hero for hero in choosing_relics(delve.state) if hero.seat == seat)
    may = brought(delve.state, hero)
    if relic not in may:
        raise refused("not-yours-to-bring", "SKY-G70", relics=may)
    _bring(delve, delve.state.heroes.index(hero), relic)
    bring_what_is_clear(delve)


def _bring(delve: Delve, index: int, relic: str) -> None:
    """Put a relic into play, out of the deck that it lies in: there are never more of it than before."""
    decks = {}
    for rank, deck in delve.state.relics.items():
        at = deck.index(relic) if relic in deck else len(deck)
        decks[rank] = (*deck[:at], *deck[at + 1 :])
    delve.change(relics=decks)
    delve.set_hero(index, worn=(relic,))
    delve.set_hero(index, health=most_health(delve.hero(index)))
    delve.tell(course.Brought(delve.name(index), relic))


def carried(state: State, before: str, day: str) -> str:
    """Return what a campaign has come to with a delve that is over, the text of it before given: a delve that was won leads
    a depth further down, any other is tried again (SKY-G69)."""
    campaign = read(before)
    camp = state.camp or Camp(campaign.depth)
    won = state.result == "won"
    delved = Delved(
        camp.depth,
        day,
        state.result or "retreat",
        gained(state),
        state.required,
        state.round,
        len(state.tiles) - 1,
        tuple(hero.kind for hero in state.heroes),
        camp.fell,
        state.scene,
        state.setting,
    )
    number = campaign.length + 1
    known = {carrier.kind: carrier for carrier in campaign.carriers}
    for hero in state.heroes:
        known[hero.kind] = _home(known.get(hero.kind, Carrier(hero.kind)), hero, number, fell=hero.kind in camp.fell)
    delves = (*campaign.delves, delved)
    after = Campaign(
        camp.depth + won,
        delves[-REMEMBERED:],
        campaign.before + max(0, len(delves) - REMEMBERED),
        campaign.streak + 1 if won else 0,
        campaign.shards + (0 if state.scene else delved.shards),
        tuple(known[kind] for kind in content().adventurers if kind in known),
        campaign.trophies,
        number if ends(state) else campaign.end,
    )
    have = {trophy.trophy for trophy in campaign.trophies}
    new = tuple(Won(trophy, number) for trophy in _earned(state, campaign, after) if trophy not in have)
    return written(replace(after, trophies=(*campaign.trophies, *new)))


def ends(state: State) -> bool:
    """Return whether a delve that is over is the end of its campaign (SKY-G100)."""
    camp = state.camp
    return camp is not None and state.result == "won" and camp.depth >= ENDS and not camp.ended


def _home(before: Carrier, hero: Hero, number: int, *, fell: bool) -> Carrier:
    """Return an adventurer as it comes home; having fallen leaves a scar (SKY-G71).

    One that stands has all that it holds to choose from, one that was carried out has lost it (SKY-G70).
    """
    found = tuple(dict.fromkeys((*hero.worn, *hero.pack))) if hero.at is not None else ()
    scars = (*before.scars, number) if fell else before.scars
    return replace(before, found=found, delves=before.delves + 1, scars=scars[-REMEMBERED:])


def _earned(state: State, before: Campaign, after: Campaign) -> Iterator[str]:
    """Yield the trophies that a delve has what it takes for (SKY-G71)."""
    if state.result != "won":
        return
    relics = content().relics
    standing = [hero for hero in state.heroes if hero.at is not None]
    held = [relic for hero in standing for relic in (*hero.worn, *hero.pack)]
    facts = {
        "clean_boots": not after.delves[-1].fell,
        "early_bell": state.round <= EARLY,
        "last_candle": state.round >= LATE,
        "last_standing": len(standing) == 1 < len(state.heroes),
        "full_hands": sum(relics[relic].rank == "legendary" for relic in held) >= HAUL,
        "way_back": bool(before.delves) and before.delves[-1].result == "lost",
        "three_deep": after.streak >= ROW,
        "sixth_landing": after.delves[-1].depth >= DEEPEST,
        state.scene: bool(state.scene),
    }
    yield from (trophy for trophy, earned in facts.items() if earned)
