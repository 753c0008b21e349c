"""How the ways on are offered, and what a Move would cost that its player may not expect."""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import ceil

from engine.core import verbs
from engine.core.desk import MOST_LABEL, shortest
from engine.core.game import Offering, Weight
from engine.core.moves import Move
from engine.core.odds import odds
from engine.core.words import upper

from ..rules import ending
from ..rules import odds as chances
from ..rules.actions import plays
from ..rules.exploring import features, movement
from ..rules.odds import able, shut_in
from ..rules.party import card_piles
from ..state import board, moves, sheets
from ..state.catalogue import WORDS, actor_noun, challenge_within
from ..state.content import Play, Trigger
from ..state.naming import entity_handle, entity_named, exit_letter, exit_named, known_exits
from ..state.scenarios import Connection
from ..state.state import Entity, State, who
from . import foes_in_sight, outlook
from .exit_offers import leads_out, lost_effort
from .misses import comes_of, risked, risks
from .words import ONE_LINE, TWO_LINES, row, short_name

LIKELY = 1 / 4
"""An attempt that succeeds less often than this is not proposed first, and only toward where the party wants to be."""


def go(state: State, index: int | None, to: str, *, reckoned: bool = True, likely: bool = True) -> Offering:
    """Return how a Move is offered: the letter on the map and the region beyond, if known, with what is in the way.

    Where it is ``reckoned`` for one member it says too how an attempt can go, and what is ``likely`` lost there.

    The way to where the party wants to be comes first, then those to what is not explored, then all others.
    """
    way = None if index is None else exit_named(state, state.members[index].region, to)
    if way is None or index is None:
        return WORDS("choice-go-there", exit=to), "", "main"
    here = state.members[index].region
    beyond = state.scenario.region_by_id.get(way.other(here))
    named = beyond.name if beyond is not None else ""
    too_early = _goal_too_early(state, way, here)
    named = too_early[0] if too_early else named
    blocked = _in_the_way(state, index, way)
    weight, out = _weight(state, here, way), leads_out(state, here, way)
    if beyond is not None and sheets.is_over(state, beyond):
        blocked = (*blocked, WORDS("choice-go-late.hint"))
        return WORDS("choice-go-late", exit=to, named=named), upper(row(blocked)), "plain"
    detail = upper(row(blocked if named else (WORDS("nobody-knows-where"), *blocked)))
    entity = board.blocking(state, way.id)
    key = "" if entity is None or entity.hidden else features.key_for(state, index, entity.id, "move")
    there = (*_foes(state, way.other(here)), *traps(state, way.other(here), "enter"))
    many = (WORDS("so-many-dangers", count=len(there)),) if len(there) > 1 else there
    notice = foes_in_sight.change(state, index, way.other(here), alone=reckoned)
    if key and reckoned:
        held = short_name(state, key)
        label = shortest(
            WORDS("choice-open-way", exit=to, named=name, key=held, out=out, there=they, notice=notice)
            for name, they in ((named, there), (named, many), *((goal, many) for goal in too_early or ("",)))
        )
        return label, detail, "first"
    chance, locked = chances.gets_past(state, index, way.id, "")
    if chance is None or entity is None:
        barred = blocked[0] if blocked else ""
        behind, back = traps(state, here, "leave"), weight == "plain" and is_back(state, here, way)
        dead = weight != "first" and is_dead_end(state, way.other(here))
        climbs = (WORDS("climbs-then"),) if _climbs_next(state, here, way) else ()
        ends = (WORDS("dead-end"),) if dead and named else ()
        forms = [(named, they, led) for they, led in ((there, back), (many, back), (many, False))]
        goals = [(goal, many, False) for goal in too_early]
        longest = MOST_LABEL if too_early else ONE_LINE
        priced = reckoned and likely and entity is None
        risk, about = outlook.price(state, index, way.other(here)) if priced else ("no", 0)
        lost = lost_effort(state, index, way) if reckoned else ""
        falls = outlook.fallen(state, index, way.other(here)) if risk in ("down", "kill") else ""
        told = (
            WORDS(
                "choice-go",
                exit=to,
                named=at,
                signs=_signs(state, index, way),
                back=led,
                blocked=barred,
                out=out,
                there=they,
                traps=behind,
                notice=notice,
                risk=risk,
                about=about,
                lost=lost,
                falls=falls,
            )
            for at, they, led in (*forms, *goals)
        )
        label = shortest(told, longest)
        return label, ". ".join((*ends, *climbs, *((detail,) if detail else ()))), weight
    if not reckoned:
        left, what = board.effort_left(state, entity, index), challenge_within(entity)
        label = shortest(
            WORDS("choice-try-it", exit=to, named=name, what=what, left=left, out=out, notice=seen)
            for seen in dict.fromkeys((notice, "no"))
            for name in (named, *(too_early or ("",)))
        )
        return label, detail, weight
    how = "force" if locked else "climb" if board.climbing(entity) else "try"
    comes = comes_of(state, index, entity, *_odds_of(state, index, entity))
    names = dict.fromkeys(("" if out == "yes" else named, ""))
    several = len(plays.attempts(state, index, entity.id)) > 1
    play = plays.standing_action(state, index).name if several else ""
    labels = [
        WORDS("choice-try", how=how, exit=to, named=name, out=out, comes=comes, notice=seen, play=by, there=they)
        for seen in dict.fromkeys((notice, "no"))
        for they in dict.fromkeys((many, ()))
        for by in dict.fromkeys((play, ""))
        for name in (too_early[1:] or names)
    ]
    # Who may be noticed is left out last of all. The map shows where a way leads: that is named where there is room.
    loud = labels[: len(labels) // 2] if notice != "no" else labels
    label = loud[0] if too_early or len(loud[0]) <= ONE_LINE else shortest(loud[1:] or loud, TWO_LINES)
    label = label if len(label) <= MOST_LABEL else shortest(labels)
    detail = ". ".join((detail, *risks(state, index, entity, chances.falls(state, index, entity.at, ""))))
    has_better = state.turn is not None and state.turn.member == index and best_attempt(state, index, entity) is not None
    return label, detail, "plain" if has_better else _weight_of_attempt(weight, chance, locked=locked)


def _odds_of(
    state: State, index: int, entity: Entity, play: str = ""
) -> tuple[tuple[float | None, bool], tuple[float, float]]:
    return chances.gets_past(state, index, entity.at, play), chances.falls(state, index, entity.at, play)


def _weight_of_attempt(way: Weight, chance: float, *, locked: bool) -> Weight:
    """Return how prominently an attempt is offered that gets past what blocks a way of some weight."""
    unlikely: Weight = "main" if way == "first" else "plain"
    return way if locked or chance >= LIKELY else unlikely


def _signs(state: State, index: int, way: Connection) -> tuple[str, ...]:
    """Return what can be told at an exit of a place that was never seen: of what kind it is, and whether there is water.
    Where a member sees and nothing bars the way it is dark beyond (REG-G22)."""
    region = state.scenario.region_by_id.get(way.other(state.members[index].region))
    if region is None or not region.id.startswith("?"):
        return ()
    wet = region.water != "none"
    dark = not (wet or board.blind(state, who(index)) or board.blocking(state, way.id) is not None)
    like = (WORDS(f"exit-like-{region.ground}"),) if region.ground else ()
    return (*like, *([WORDS("sign-water")] if wet else []), *([WORDS("sign-dark")] if dark else []))


def _foes(state: State, region: str) -> tuple[str, ...]:
    """Return the Creatures and Seekers that are seen in a region, by name."""
    return tuple(
        challenge_within(entity)
        for entity in state.entities
        if entity.at == region and entity.type in ("Creature", "Seeker") and board.visible(state, entity)
    )


def traps(state: State, region: str, trigger: Trigger) -> tuple[str, ...]:
    """Return the known Traps of a region that something would set off, by name (REG-133, REG-G34)."""
    return tuple(challenge_within(entity) for entity in board.known_traps(state, region, trigger))


def frees_the_way(state: State, index: int | None, handle: str) -> bool:
    """Return whether what a word of a move stands for blocks a way on from where a member is: to where the party wants to
    be, or to what is not explored. What opens with a key that they carry needs nothing else. In the dark a lamp of theirs
    comes first, and what can take them down is left to them."""
    blocks = (
        entity for entity in state.entities if handle in (entity_handle(entity), features.lock_handle(state, entity.id))
    )
    entity = next((entity for entity in blocks if entity.type == "Obstacle" and entity.at in state.ways), None)
    if index is None or entity is None or features.key_for(state, index, entity.id):
        return False
    if risked(state, index, entity) or lamp_first(state, index):
        return False
    return _weight(state, state.members[index].region, board.way_of(state, entity)) != "plain"


def lamp_first(state: State, index: int) -> bool:
    """Return whether a member stands in the dark with a lamp that costs nothing to light: that comes before all else."""
    lamp = board.light_source(state.members[index])
    return bool(lamp) and board.blind(state, who(index)) and not board.is_risky(state)


def _weight(state: State, here: str, way: Connection) -> Weight:
    """Return how prominently a way is offered from a region."""
    beyond, goals = way.other(here), wanted(state)
    if goals and here not in goals and way.id in leading(state, here, goals):
        return "first"
    if state.scenario.type == "chase" and way.id in leading(state, here, new_ground(state, here)):
        return "first"
    if beyond not in state.explored:
        return "main"
    return "main" if way.id in leading(state, here, unexplored(state, clear=True), clear=True) else "plain"


def is_back(state: State, here: str, way: Connection) -> bool:
    """Return whether a way leads back: nearer to where the party set out."""
    far = distances(state, (state.scenario.start,))
    return here in far and far.get(way.other(here), far[here]) < far[here]


def is_dead_end(state: State, region: str) -> bool:
    """Return whether a region was explored and no second way is known there. It is not the goal, and nothing in it is
    wanted."""
    needed = (*wanted(state), state.scenario.goal)
    return region in state.explored and region not in needed and len(known_exits(state, region)) == 1


def _climbs_next(state: State, here: str, way: Connection) -> bool:
    """Return whether all ways on from beyond a way, to where the party wants to be or to new ground, have to be climbed:
    that takes the next turn's Move."""
    region = way.other(here)
    ends = tuple(id for id in (*wanted(state), *unexplored(state)) if id != region)
    ways = (id for id in known_exits(state, region) if id != way.id)
    on = [id for id in ways if state.scenario.connection_by_id[id].other(region) in ends]
    blocks = [board.blocking(state, id) for id in on]
    return bool(on) and all(each is not None and not each.hidden and board.climbing(each) for each in blocks)


def _clear(state: State, id: str) -> bool:
    """Return whether a way can be gone as it is: nothing blocks it that would have to be cleared first."""
    entity = board.blocking(state, id)
    return entity is None or entity.hidden or board.persists(entity)


def _ends(state: State, id: str) -> tuple[str, str]:
    way = state.scenario.connection_by_id[id]
    return way.a, way.b


def leading(state: State, here: str, goals: tuple[str, ...], *, clear: bool = False) -> tuple[str, ...]:
    """Return the known ways out of a region that are on a shortest way to one of ``goals``; () where none is known.

    ``clear``: only by ways on which nothing has to be cleared first.
    """
    far = distances(state, goals, clear=clear)
    exits = [id for id in known_exits(state, here) if not clear or _clear(state, id)]
    ways = {id: far.get(state.scenario.connection_by_id[id].other(here)) for id in exits}
    known = [steps for steps in ways.values() if steps is not None]
    return tuple(id for id, steps in ways.items() if known and steps == min(known))


def distances(state: State, goals: Iterable[str], *, clear: bool = False) -> dict[str, int]:
    """Return how many Moves by known ways lead from each region to the nearest of ``goals``."""
    far = {goal: 0 for goal in goals if goal in state.scenario.region_by_id}
    reached = list(far)
    for region in reached:
        for id in (id for id in known_exits(state, region) if not clear or _clear(state, id)):
            beyond = state.scenario.connection_by_id[id].other(region)
            if beyond not in far:
                far[beyond] = far[region] + 1
                reached.append(beyond)
    return far


def unexplored(state: State, *, clear: bool = False) -> tuple[str, ...]:
    """Return the regions at the ends of known ways that no PC has explored. ``clear``: see `leading`."""
    ends = (end for id in state.ways if id and (not clear or _clear(state, id)) for end in _ends(state, id))
    return tuple(dict.fromkeys(end for end in ends if end not in state.explored))


def new_ground(state: State, here: str) -> tuple[str, ...]:
    """Return the unexplored regions to make for: all to which a way is known; in a chase whose goal stands on the map those
    by which it is nearest, each step on the map one Move (REG-198)."""
    ends, goal = unexplored(state), state.scenario.region_by_id.get(state.scenario.goal)
    if state.scenario.type != "chase" or goal is None or goal.id not in state.seen:
        return ends
    far, regions = distances(state, (here,)), state.scenario.region_by_id
    moves = {
        end: far[end] + abs(regions[end].x - goal.x) + abs(regions[end].y - goal.y)
        for end in ends
        if end in far and end in regions
    }
    return tuple(end for end, steps in moves.items() if steps == min(moves.values()))


def _in_the_way(state: State, index: int, way: Connection) -> tuple[str, ...]:
    """Return what blocks a way, and what it still takes (REG-088)."""
    entity = board.blocking(state, way.id)
    if entity is None or entity.hidden:
        return ()
    left = board.effort_left(state, entity, index)
    return (WORDS("in-the-way", name=challenge_within(entity), left=left),)


def at_what_blocks(state: State, index: int | None, play: Play, target: str) -> str:
    """Return how an Action at what blocks a way is labelled: the way's letter, and how likely it frees it, or about how
    many Actions that takes in all (REG-088). At what Persists it says what comes of the attempt. It is "" for what does no
    Damage, or is aimed at anything else."""
    entity = entity_named(state, target)
    if index is None or entity is None or entity.type != "Obstacle" or not play.damage or entity.at not in state.ways:
        return ""
    letter = exit_letter(state, entity.at)
    if board.persists(entity):
        here, way = state.members[index].region, board.way_of(state, entity)
        goals = _goal_too_early(state, way, here)[1:]
        out, notice = leads_out(state, here, way), foes_in_sight.change(state, index, way.other(here), alone=True)
        comes = comes_of(state, index, entity, *_odds_of(state, index, entity, play.id))
        labels = [
            WORDS(
                "play-in-attempt",
                play=play.name,
                exit=letter,
                comes=comes,
                climbs=board.climbing(entity),
                out="no" if brief and out == "perhaps" else out,
                goal=goal,
                notice=seen,
                brief=brief == "bare",
            )
            for seen in dict.fromkeys((notice, "no"))
            for brief in ("", "known", "bare")
            for goal in goals or ("",)
        ]
        # Who may be noticed is left out last of all.
        loud = labels if notice == "no" else labels[: len(labels) // 2]
        return shortest((*loud, *labels), TWO_LINES if len(loud[-1]) <= TWO_LINES else MOST_LABEL)
    chance, damage = chances.strike(state, index, play, entity)
    left = board.effort_left(state, entity, index)
    count = 1 if round(damage) >= left else ceil(left / max(0.1, chance * damage))
    called, ways = actor_noun(state, entity.id), known_exits(state, state.members[index].region)
    alone = sum((block := board.blocking(state, id)) is not None and block.kind == entity.kind for id in ways) == 1
    deeds = (
        WORDS(
            "play-on-obstacle",
            play=play.name,
            deed=play.id == plays.standing_action(state, index).id,
            thing=named,
            exit=exit,
            count=count,
            clears=odds(chances.ends(state, index, play, entity, left), bare=True),
            fells=bool(risked(state, index, entity)),
        )
        for named, exit in dict.fromkeys(((called, letter), (called, "" if alone else letter), ("", letter)))
    )
    return shortest(deeds, ONE_LINE)


def gets_past_better(state: State, index: int, play: Play, target: str) -> bool:
    """Return whether a play is likelier to get past what Persists than the Action of the Craft, which a Move is made
    with."""
    entity = entity_named(state, target)
    if entity is None:
        return False
    mine, usual = (chances.gets_past(state, index, entity.at, id)[0] or 0.0 for id in (play.id, ""))
    return mine > usual


def best_attempt(state: State, index: int, entity: Entity) -> Play | None:
    """Return the card or Gear that is proposed in place of a plain Move through what Persists, ``None`` for none. It is
    `odds.CARD_PAYS` times as likely to get past at least, or goes at the round's end in any case; and it is not used up."""
    usual = chances.gets_past(state, index, entity.at, "")[0] or 0.0
    tried = {play.id: play for play in plays.attempts(state, index, entity.id) if not play.once}
    odds_of = {id: chances.gets_past(state, index, entity.at, id)[0] or 0.0 for id in tried}
    best = max(odds_of, key=odds_of.__getitem__, default="")
    pays = 1.0 if best in card_piles.going(state, index) else chances.CARD_PAYS
    return tried[best] if best and odds_of[best] > max(0.0, usual) and odds_of[best] >= pays * usual else None


def weight_of_best_attempt(state: State, index: int, play: Play, target: str) -> Weight | None:
    """Return how prominently a play is offered that is proposed in place of a Move through what Persists, ``None`` for any
    other."""
    entity = entity_named(state, target)
    if entity is None or entity.at not in state.ways or (best := best_attempt(state, index, entity)) is None:
        return None
    if best.id != play.id:
        return None
    chance, locked = chances.gets_past(state, index, entity.at, play.id)
    way = _weight(state, state.members[index].region, board.way_of(state, entity))
    return _weight_of_attempt(way, chance or 0.0, locked=locked)


def _goal_too_early(state: State, way: Connection, here: str) -> tuple[str, ...]:
    """Return how a way is called that is known to lead to the goal while something is missing there, the longest first; ()
    for any other (REG-024)."""
    unmet = tuple(state.scenario.feature_by_id[need].name for need in ending.missing(state))
    goal = state.scenario.region_by_id.get(way.other(here))
    if not unmet or goal is None or goal.id != state.scenario.goal:
        return ()
    forms = ((goal.name, unmet), ("", unmet), ("", ()))
    return tuple(WORDS("goal-too-early", named=named, unmet=missing) for named, missing in forms)


def beyond(state: State, index: int | None, to: str) -> str:
    """Return the name of the region that an exit leads to, or its letter where that is not known."""
    way = None if index is None else exit_named(state, state.members[index].region, to)
    known = None if way is None or index is None else way.other(state.members[index].region)
    region = state.scenario.region_by_id.get(known or "")
    return WORDS.text(region.name) if region is not None and region.name else to


def hurts(state: State, index: int, move: Move) -> str:
    """Return what a member's Move would cost unexpectedly, "" for nothing. It walks back from what the party came for, or
    from its goal next door (REG-024, REG-172). Or it forces a door that could be picked without it (REG-092, REG-234). Or
    a turn begins with an Injury that kills (REG-G08)."""
    if isinstance(move, moves.Claim) or (isinstance(move, verbs.Pass) and state.turn is None):
        return WORDS("hurts-dies", who=state.members[index].name) if rising_kills(state, index) else ""
    if not isinstance(move, verbs.MoveTo):
        return ""
    here = state.members[index].region
    way = exit_named(state, here, move.to)
    if way is None:
        return ""
    entity = board.blocking(state, way.id)
    if entity is not None and not entity.hidden and entity.id in features.locked_here(state, index):
        forced = board.effort_left(state, entity, index) and not features.key_for(state, index, entity.id, "move")
        opens = chances.pick(state, index, chances.lock_of(state, features.lock_handle(state, entity.id)))
        if forced and opens and features.lockpicks(state, index):
            return WORDS("hurts-force", opens=odds(opens))
    beyond = way.other(here)
    if beyond not in state.explored or beyond in wanted(state):
        return ""
    nearby = [region for region in within_reach(state, index) if region in wanted(state)]
    named = state.scenario.region_by_id.get(nearby[0]) if nearby else None
    return "" if named is None else WORDS("hurts-back", where=named.name, here=named.id == here)


def rising_kills(state: State, index: int) -> bool:
    """Return whether the Injury with which a turn begins for who was down kills (REG-169, REG-G08)."""
    member = state.members[index]
    return member.fallen and sheets.next_kills(member)


def wanted(state: State) -> tuple[str, ...]:
    """Return the regions that the party wants to be in: where what it came for is known to lie, else its goal. Where it is
    locked away the party wants to be elsewhere first."""
    missing = ending.missing(state)
    at = dict.fromkeys(sought_at(state, id) for id in missing)
    return tuple(id for id in at if id and not is_locked_away(state, id)) if missing else (state.scenario.goal,)


def is_locked_away(state: State, region: str) -> bool:
    """Return whether what the party came for is said to lie in a region, in what no PC can open now."""
    return bool(said_here(state, region)) and bool(shut := shut_in(state, region)) and not able(state, shut[0])


def sought_at(state: State, object: str) -> str:
    """Return where something that the party came for lies, or is said to lie, as far as it knows; "" for nowhere."""
    return lies(state, object) or said_at(state, object)


def said_at(state: State, object: str) -> str:
    """Return the known region in which the briefing says that an object lies which no PC has found yet: one clause names
    both, and no other region. "" for none, and for one whose place is known."""
    feature = state.scenario.feature_by_id.get(object)
    if feature is None or object in state.found or lies(state, object):
        return ""
    clauses = [set(_WORD.findall(clause)) for clause in _BETWEEN_CLAUSES.split(state.scenario.about.lower())]
    said = {word for clause in clauses if _last_word(feature.name) in clause for word in clause}
    named = [region.id for region in state.scenario.regions if _last_word(region.name) in said]
    return named[0] if len(named) == 1 else ""


_BETWEEN_CLAUSES = re.compile(r"[.!?,;:]+\s")
_WORD = re.compile(r"[\w-]+")


def said_here(state: State, here: str) -> str:
    """Return what the party came for and is said to lie in a region, by name; "" for nothing."""
    named = state.scenario.feature_by_id
    return next((named[need].name for need in ending.missing(state) if here and said_at(state, need) == here), "")


def _last_word(name: str) -> str:
    return name.lower().rpartition(" ")[2]


def lies(state: State, object: str) -> str:
    """Return where something that the party came for is known to lie, "" for nowhere: where it was laid down, if it was."""
    laid = next((region for region, id in state.lying if id == object), "")
    feature = state.scenario.feature_by_id.get(object)
    return laid or (feature.at if feature is not None else "")


def within_reach(state: State, index: int) -> tuple[str, ...]:
    """Return the region of a member, and those that a Move leads into from there now."""
    here = state.members[index].region
    ways = (state.scenario.connection_by_id[id] for id in known_exits(state, here))
    return (here, *(way.other(here) for way in ways if movement.refuse_way(state, index, way) is None))
