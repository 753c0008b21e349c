"""What comes in the party's way once a day and asks for an answer (WLD-G133), and what is noticed on new ground (WLD-G134).

Neither is in the source: they fill stretches in which nothing else comes up, and change none of its tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from engine.core.flow import PARTY

from ...state import board, leads
from ...state.bearings import goal_place
from ...state.content import WITH_TOOLS, Dilemma, Way, content
from ...state.member import MOST_RESOLVE, NIGHT
from ...state.moves import Search
from ...state.state import Found, Report, State, able, foes_met, found, last_day, present, settlement
from .. import clock, friends, harm, knowing, supplies, trials
from ..events import finding, happening, travelling
from ..finding import challenge
from ..flow import Rolls, answer, reads, step
from ..progress import Expedition
from ..steps import asks, tasks, throws
from ..travelling import moving
from ..trials import Wanted

ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "athletics": ("strength", "agility"),
    "fighting": ("strength", "agility"),
    "stealth": ("agility",),
    "perception": ("spirit",),
    "influence": ("spirit",),
    "survival": ("spirit", "mind"),
    "nature": ("spirit", "mind"),
    "lore": ("mind",),
    "crafting": ("mind",),
}
"""What the skills of dilemmas are tested with."""

PRICE, PRIZE = 20, 40
"""What a way costs that costs coins, and what one brings that brings some."""
ON_WATER = "water"
"""The ground on which only those dilemmas come that name it."""


def wanted(state: State) -> bool:
    """Return whether either comes: as the host has it, by the house's rules, where no game master answers for the world."""
    return state.rules.wayside and not state.rules.letter and state.rules.referee != "gm"


# Dilemmas.


def comes(state: State) -> bool:
    """Return whether a dilemma may come now: by day, once a day, among no people, before the goal is reached."""
    if not wanted(state) or state.crossed >= state.day or state.stretch >= NIGHT or state.goal in ("done", "lost"):
        return False
    busy = state.paused or foes_met(state) is not None or settlement(state) is not None or _has_come_to_the_goal(state)
    return not busy and bool(able(state)) and bool(fitting(state))


def _has_come_to_the_goal(state: State) -> bool:
    """Return whether the party has just come to the place of a goal that it knows, for the first time: that is enough for
    a stretch."""
    new = state.deed is not None and state.deed.verb in GOING and state.trail.count(state.here.at) == 1
    return new and state.goal == "found" and goal_place(state) == state.here.at


GOING = ("move", "backtrack")
"""The actions in which the party is on its way."""


def fitting(state: State, *, trouble: bool = False) -> tuple[Dilemma, ...]:
    """Return the dilemmas for the ground here, or troubles, that the party has not met; all of them again once it has met
    them all. Some come only to a party that is on its way."""
    terrain = state.region.place_by_id[state.here.at].terrain
    goes = state.deed is None or state.deed.verb in GOING
    every = [item for item in content().dilemmas.values() if item.trouble == trouble and (goes or not item.going)]
    there = [item for item in every if trouble or terrain in item.on or (not item.on and terrain != ON_WATER)]
    fresh = tuple(item for item in there if item.id not in state.crossings) or tuple(there)
    tempting = tuple(item for item in fresh if any(_is_tempting(state, way) for way in item.ways)) or fresh
    last = _kind(content().dilemmas[state.crossings[-1]]) if state.crossings else None
    return tuple(item for item in tempting if _kind(item) != last) or tempting


def _kind(item: Dilemma) -> str:
    """Return what is at stake most in a dilemma: friends, the way to the goal, or else. Two in a row are not alike."""
    brings = [effect for way in item.ways for effect in way.good]
    return next((effect for effect in ("friend", "goal") if effect in brings), "")


LIKELY = 0.4
"""A dilemma comes only with a way that goes well at least so often, or for certain (WLD-G133)."""


def _is_tempting(state: State, way: Way) -> bool:
    """Return whether a way brings something of use for certain, or is likely enough to."""
    if not gains(state, way) or not affordable(state, way):
        return False
    return not way.skill or trials.again(state, trials.ahead(state, test(state, way))) >= LIKELY


@step(tasks.Crossing)
def _crossing(expedition: Expedition, task: tasks.Crossing) -> None:
    """Let a dilemma come: on a quiet stretch of the morning 1 time in 2, else as soon as it can until the evening.

    Where something else came up it waits for the next stretch, but for that of the evening.
    """
    state = expedition.state
    if state.deed is None or not comes(state):
        return
    if state.stretch < NIGHT - 1 and state.deed.eventful:
        return
    if state.stretch == 1 and expedition.table("crossing", 2) > 1:
        return
    _meet(expedition, fitting(state))


def _troubled(state: State) -> bool:
    """Return whether trouble comes where an event of the timer costs nothing: as long as the goal is wanted (WLD-G137)."""
    return wanted(state) and state.goal in ("open", "found") and bool(able(state))


def ill(state: State) -> float:
    """Return the chance that an event of the timer is trouble of any kind: all rows of its table but Traces that tell of
    use, and Ambient where that stays calm (WLD-150, WLD-G137)."""
    return (4 + _troubled(state) * (1 + clock.clues_are_vain(state))) / 6


@step(tasks.Trouble)
def _trouble(expedition: Expedition, task: tasks.Trouble) -> None:
    """Bring trouble where an event of the timer cost nothing (WLD-G137)."""
    state = expedition.state
    if _troubled(state) and supplies.stock(state) >= task.had:
        _meet(expedition, fitting(state, trouble=True))


def _meet(expedition: Expedition, among: Sequence[Dilemma]) -> None:
    """Let the dice choose the day's dilemma ``among`` some."""
    state = expedition.state
    dilemma = among[expedition.table("dilemma", len(among)) - 1]
    expedition.change(crossed=state.day, crossings=(*state.crossings, dilemma.id))
    expedition.tell(happening.Crossing(dilemma.id))
    options = tuple(chain.from_iterable(_ways_of(state, way) for way in dilemma.ways if affordable(state, way)))
    expedition.ask(asks.Dilemma(dilemma.id, owner=PARTY, options=options, default=options[-1]))


def _ways_of(state: State, way: Way) -> Iterator[str]:
    """Yield a way, and the same with tools that who goes it saves, where they would help (WLD-G16)."""
    if way.skill and trials.saves_tools(state, test(state, way)):
        yield f"{way.id}{WITH_TOOLS}"
    yield way.id


def affordable(state: State, way: Way) -> bool:
    """Return whether the party has what a way costs."""
    return ("coins" not in way.costs or state.purse >= PRICE) and ("food" not in way.costs or giver(state) >= 0)


def giver(state: State) -> int:
    """Return the member with the most to eat, -1 where no member has anything."""
    fed = [index for index in able(state) if supplies.meals(state.members[index])]
    return max(fed, key=lambda index: (supplies.meals(state.members[index]), -index), default=-1)


def doer(state: State, way: Way) -> int:
    """Return who goes a way: the leader or the best at its skill, else who is least weary."""
    free = able(state)
    if way.skill:
        return trials.actor(state, free, ATTRIBUTES[way.skill], (way.skill,))
    return min(free, key=lambda index: (state.members[index].fatigue, index))


def _is_vain_to_search(state: State) -> bool:
    """Return whether a search here is in vain, or has a boon as it is (WLD-097, WLD-211, WLD-G71). It is in vain where the
    party knows that it finds nothing, or seeks its goal and comes no nearer."""
    here = state.here.at
    bare = any(report.at == here and report.feature == "no" for report in state.reports)
    counted = challenge.running(state) and not challenge.counts_here(state, "search")
    return here in state.keen or counted or (bare and not challenge.brings_nearer(state, Search()))


def gains(state: State, way: Way) -> list[str]:
    """Return the effects of a way that goes well, those of use to the party.

    Instead of a step to a goal that is known there is a success at it, if more than one is missing; instead of a view, in a
    hunt, a boon on a search. Where nothing is left a way that is dared brings Resolve, one without a test Fatigue off; else
    either brings a herb.
    """
    now = {"goal": "study"} if state.goal == "found" else {"view": "eye"} if state.hunt else {}
    good = list(dict.fromkeys(now.get(effect, effect) for effect in way.good))
    useful = [effect for effect in good if _is_of_use(state, way, effect)]
    others = ("resolve", "rest", "herb") if way.skill else ("rest", "herb")
    return useful or [effect for effect in others if good and _is_of_use(state, way, effect)][:1]


def _is_of_use(state: State, way: Way, effect: str) -> bool:
    """Return whether an effect is of use: none is told of where the goal is, and none promised what cannot be had."""
    sought = state.goal == "open"
    match effect:
        case "goal":
            return challenge.running(state)
        case "study":
            return studied(state) is not None
        case "clue":
            return sought and not state.hunt
        case "view":
            return sought and not state.hunt and bool(board.unknown_around(state))
        case "eye":
            return sought and not _is_vain_to_search(state)
        case "food":
            nights = last_day(state) - state.day
            fed = last_day(state) > 0 and all(supplies.meals(state.members[index]) >= nights for index in present(state))
            return not fed
        case "material":
            return sought and not state.hunt
        case "friend":
            return friends.wants_friends(state)
        case "rest":
            return any(state.members[index].fatigue for index in present(state))
        case "resolve":
            return state.members[doer(state, way)].resolve < MOST_RESOLVE
    return True


def studied(state: State) -> Found | None:
    """Return what is known of a goal that has to be studied more than once still, ``None`` for no such goal."""
    name = state.region.goal.site if state.region.goal is not None else ""
    known = found(state, name) if name and state.goal == "found" else None
    return known if known is not None and state.region.site_by_id[name].steps - known.steps > 1 else None


def test(state: State, way: Way) -> Wanted:
    """Return the test of a way that takes one, against the difficulty here and how much harder it is."""
    tn = trials.difficulty(state) + way.hard
    return Wanted(doer(state, way), "dilemma", ATTRIBUTES[way.skill], (way.skill,), tn, tools=way.tools)


@answer(asks.Dilemma)
def _choose(expedition: Expedition, question: asks.Dilemma, option: str) -> None:
    way = content().dilemmas[question.which].way(option)
    who = doer(expedition.state, way)
    brought = gains(expedition.state, way)
    _bring(expedition, way.costs, who, pays=True)
    if way.skill:
        trials.trial(expedition, throws.Dilemma(question.which, option), [test(expedition.state, way)])
        return
    expedition.tell(happening.Fared(question.which, option, expedition.name(who), True))
    _bring(expedition, brought, who, question.which)


@reads(throws.Dilemma)
def _fare(expedition: Expedition, thrown: throws.Dilemma, rolls: Rolls) -> None:
    roll, way = rolls[0], content().dilemmas[thrown.which].way(thrown.way)
    went = trials.succeeded(roll)
    expedition.tell(happening.Fared(thrown.which, thrown.way, expedition.name(roll.member), went))
    _bring(expedition, gains(expedition.state, way) if went else way.bad, roll.member, thrown.which)


def _bring(expedition: Expedition, effects: Sequence[str], who: int, which: str = "", *, pays: bool = False) -> None:
    """Let what a way costs, or brings, take effect; of ``which`` dilemma."""
    for effect in effects:
        if effect == "friend":
            expedition.change(friends=(*expedition.state.friends, which))
            expedition.tell(happening.Befriended(which))
        else:
            _take_effect(expedition, effect, who, pays)


def _take_effect(expedition: Expedition, effect: str, who: int, pays: bool) -> None:
    state = expedition.state
    match effect:
        case "coins" if pays:
            expedition.pay(-PRICE)
        case "coins":
            expedition.pay(PRIZE)
            expedition.tell(finding.Gained("coins", PRIZE))
        case "food" if pays:
            index = giver(state)
            supplies.lose_use(expedition, index, supplies.packs(expedition.member(index))[0])
        case "food" | "herb" | "material":
            key = "rations" if effect == "food" else effect
            expedition.add_item(who, content().goods[key].item())
            expedition.tell(finding.Gained(key, 1, who=expedition.name(who)))
        case "clue":
            _give_clue(expedition)
        case "goal" if challenge.running(state):
            challenge.move(expedition, 1, "dilemma")
        case "study" if (known := studied(state)) is not None:
            expedition.set_found(known.site, steps=known.steps + 1)
            site = expedition.site(known.site)
            expedition.tell(finding.Looked(site.name, known.steps + 1, site.steps, site.shows(known.steps + 1)))
        case "goal":
            _give_clue(expedition)
        case "view":
            _show(expedition, 2)
        case "eye":
            expedition.change(keen=tuple(dict.fromkeys((*state.keen, state.here.at))))
        case "resolve":
            _hearten(expedition, who)
        case "tick":
            expedition.tick(1, "dilemma")
        case "bane":
            # It waits for the next action, as foul weather does (WLD-156).
            expedition.change(next_bane=True)
        case "wound":
            harm.wound(expedition, who, "dilemma")
        case "rest" | "weary":
            harm.tire(expedition, present(state), -1 if effect == "rest" else 1, "dilemma")
        case "tired":
            harm.tire(expedition, (who,), 1, "dilemma")


def _give_clue(expedition: Expedition) -> None:
    """Give a clue to the nearest site that is not discovered; the nearest hidden one first (WLD-231, WLD-G49)."""
    state = expedition.state
    known = {token.site for token in state.tokens if not token.used}
    site = leads.nearest(state, state.here.at, hidden=True, leave_out=known) or leads.nearest(state, state.here.at)
    if site:
        knowing.give(expedition, "person", site)
    else:
        expedition.tell(travelling.NothingLeft("clue"))


def _show(expedition: Expedition, count: int) -> None:
    """Show the ground of places beside the party, those first that matter most; where the region ends is not told."""
    state = expedition.state
    there = board.named_around(state)
    unknown = [name for name in board.unknown_around(state) if name in there]
    if unknown:
        knowing.learn_named(expedition, moving.ahead(state, unknown)[:count], "sight")
    else:
        expedition.tell(travelling.NothingLeft("clue"))


def _hearten(expedition: Expedition, who: int) -> None:
    if expedition.member(who).resolve < MOST_RESOLVE:
        expedition.set_member(who, resolve=expedition.member(who).resolve + 1)
        expedition.tell(happening.Resolve((expedition.name(who),), 1, "dilemma"))


# What is noticed on new ground.

SIGHTS = ("view", "view", "here", "here", "beyond", "find")
"""What is noticed, by a d6; where there is nothing of the kind, the next one that there is."""


@step(tasks.Sight)
def _sight(expedition: Expedition, task: tasks.Sight) -> None:
    """On ground that the party enters for the first time it notices something, where nothing else came up (WLD-G134)."""
    state = expedition.state
    if not wanted(state) or state.here.to or state.deed is None or state.deed.eventful:
        return
    if state.trail.count(state.here.at) != 1 or not able(state):
        return
    open_to = [kind for kind in dict.fromkeys(SIGHTS) if _is_there(state, kind)]
    face = expedition.table("sight", len(SIGHTS)) - 1
    ordered = (*SIGHTS[face:], *SIGHTS[:face])
    kind = next(kind for kind in ordered if kind in open_to)
    if kind == "view":
        _show(expedition, 1)
    elif kind == "find":
        _pick_up(expedition)
    else:
        _notice(expedition, state.here.at if kind == "here" else _beyond(state)[0])


def _is_there(state: State, kind: str) -> bool:
    """Return whether something of a kind can be noticed here; a find always."""
    if kind == "view":
        there = board.named_around(state)
        return any(name in there for name in board.unknown_around(state))
    if kind == "here":
        return not _is_told(state, state.here.at)
    return kind == "find" or bool(_beyond(state))


def _is_told(state: State, place: str) -> bool:
    return any(report.at == place and report.feature for report in state.reports)


def _beyond(state: State) -> list[str]:
    """Return the places beside the party, new to it, of which it does not know whether anything is there."""
    around = board.named_around(state)
    names = [name for name in around if around[name] not in state.visited and not _is_told(state, around[name])]
    return [around[name] for name in moving.ahead(state, names)]


def _notice(expedition: Expedition, place: str) -> None:
    """See whether there is anything at a place that is not on the map yet, as Spot feature does (WLD-097, WLD-G37)."""
    state = expedition.state
    anything = any(not _is_found(state, site.id) for site in state.region.sites_at(place))
    knowing.note_report(expedition, Report(place, feature="yes" if anything else "no"))
    here = place == state.here.at
    expedition.tell(travelling.Noticed(board.beyond_name(state, place), anything, here))


def _is_found(state: State, site: str) -> bool:
    known = state.find_by_site.get(site)
    return known is not None and known.discovered


FEW_HERBS = 2
"""With fewer herbs than so a party picks herbs, else a material."""


def _pick_up(expedition: Expedition) -> None:
    """Pick up something of use, for who has least to carry of it."""
    state = expedition.state
    herbs = sum(item.count for member in state.members for item in member.items if item.key == "herb")
    key = "herb" if herbs < FEW_HERBS else "material"
    who = max(able(state), key=lambda index: (state.members[index].skills.get("nature", -1), -index))
    expedition.add_item(who, content().goods[key].item())
    expedition.tell(finding.Gained(key, 1, who=expedition.name(who)))
