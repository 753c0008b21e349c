"""Why what is advised, and not what stands beside it: one short line, by what decides the advice."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.odds import odds as in_words
from engine.core.verbs import MoveTo, Pass, SetOrder

from ..rules import odds, turns
from ..rules.actions import plays
from ..rules.challenges import policies
from ..rules.party import card_piles
from ..speech import circumstances, exit_offers, foes_in_sight, outlook, way_offers
from ..speech.misses import miss_at
from ..speech.strike_offers import met, takes_about
from ..speech.words import called
from ..state import board, naming, sheets
from ..state.catalogue import WORDS, actor_noun
from ..state.content import Play, content
from ..state.moves import Act, Pick, Search, Strategy
from ..state.state import Entity, State, in_region, index_of, standing
from . import getting_away, kinds, sheltering, worth

TOLD_ROUNDS = 2
"""In so many rounds it is told that a Strategy leaves the Action."""
MOST_REASON, MOST_WORDS = 100, 16
"""So many characters and words a reason has at most; what would have more is not told."""


class Lesser(str):
    """A reason that a hint gives, and no post: the labels alone would not make a player choose otherwise."""


def reason(state: State, index: int, best: Move, beside: Sequence[Move], *, posted: bool = False) -> str:
    """Return why a member is advised the ``best`` move and not the first of those ``beside`` it. It is "" where label, aim
    or question say so already; where it is ``posted`` too where only a hint needs it."""
    for said in _reasons(state, index, best, beside):
        if posted and isinstance(said, Lesser):
            continue
        if said and len(said) <= MOST_REASON and len(said.split()) <= MOST_WORDS:
            return str(said)
    return ""


def first_reason(state: State, index: int, best: Move, against: Sequence[Sequence[Move]]) -> str:
    """Return the first reason that there is for the ``best`` move against others, "" for none."""
    return next(filter(None, (reason(state, index, best, beside) for beside in against)), "")


def _reasons(state: State, index: int, best: Move, beside: Sequence[Move]) -> Sequence[str]:
    """Return what can be said for a move, what weighs most first."""
    other = next(iter(beside), None)
    kind, against = kinds.kind_of(state, index, best), kinds.kind_of(state, index, other)
    if isinstance(best, Act) and kind == "fight":
        return _of_blow(state, index, best, other)
    if kind == "heal":
        return _of_healing(state, index, best, against)
    if kind in ("go", "climb"):
        return _of_way(state, index, best, other, against)
    if best == Pass():
        return _of_rest(state, index, beside)
    if isinstance(best, Search) and isinstance(other, MoveTo):
        return (Lesser(_old_ground(state, index, other)),)
    if kind == "clear" and isinstance(other, MoveTo):
        return (
            _alone(state, index, other),
            Lesser(_old_ground(state, index, other)),
            Lesser(_action_only(state, index, other)),
        )
    if kind == "clear" and isinstance(other, Act) and against == "fight":
        return (Lesser(_blows(state, index, other)),)
    if kind == "clear" and state.members[index].moved:
        return (Lesser(WORDS("reason-move-spent")),)
    if kind in ("take", "ready"):
        return (Lesser(_action_stays(state, index)),)
    return ()


# Blows.


def _of_blow(state: State, index: int, best: Act, other: Move | None) -> Sequence[str]:
    entity = naming.entity_named(state, best.target)
    if entity is None:
        return ()
    hit = None if entity is None else worth.play_of(state, index, best.play)
    chance, damage = odds.strike(state, index, hit, entity) if hit is not None else (0.0, 0.0)
    harm = _harm(state, entity, index)
    name = actor_noun(state, entity.id)
    ends = (
        WORDS("reason-ends-it", what=name, most=harm)
        if damage >= entity.ep > 0 and harm and _strikes(state, entity)
        else ""
    )
    said = [_goes_anyway(state, index, best), _better_odds(state, index, best, entity, chance, damage)]
    if isinstance(other, MoveTo) or kinds.kind_of(state, index, other) in ("go", "climb"):
        follows = content().challenges[entity.kind].pursues
        here = standing(state, entity.at) == (index,)
        said += [
            Lesser(ends),
            _alone(state, index, other),
            WORDS("reason-follows", what=name, most=harm) if follows and here else "",
            _left_with(state, index, entity),
            Lesser(_action_only(state, index, other)),
        ]
    else:
        said += [Lesser(ends), Lesser(_hardest(state, index, entity))]
    return said


def _goes_anyway(state: State, index: int, best: Act) -> str:
    """Return that the card of an Action goes at the round's end in any case, "" for any other."""
    return (
        WORDS("reason-goes-anyway", play=worth.play_of(state, index, best.play).name)
        if (best.play in card_piles.going(state, index))
        else ""
    )


def _better_odds(state: State, index: int, best: Act, entity: Entity, chance: float, damage: float) -> str:
    """Return why not the play that hits the same more often, "" where none does."""
    known = met(state, index, entity.id)
    mine = odds.strike(state, index, worth.play_of(state, index, best.play), entity, known)[0]
    found = [
        (hits, harm, play)
        for play in plays.held(state, index)
        if play.id != best.play and entity.id in plays.targets(state, index, play) and play.damage
        if play.id not in state.members[index].hand
        if plays.unusable(state, index, play) is None
        for hits, harm in (odds.strike(state, index, play, entity, known),)
        if in_words(hits) != in_words(mine) and hits > mine
    ]
    if not found:
        return ""
    _, harm, play = max(found, key=lambda each: each[:2])
    hitter = worth.play_of(state, index, best.play)
    about, theirs = takes_about(hitter, entity, damage), takes_about(play, entity, harm)
    if about > theirs:
        return WORDS("reason-hits-harder", play=play.name, most=about, least=theirs)
    return WORDS("reason-keeps", play=play.name) if _goes(play) else ""


def surer(state: State, index: int, best: Act) -> Act:
    """Return the Action that hits the same Challenge more often and takes as much, as labels tell it, and costs no card. It
    is the ``best`` one where none does."""
    entity = naming.entity_named(state, best.target)
    if entity is None or entity.type not in ("Creature", "Seeker"):
        return best
    known = met(state, index, entity.id)

    def shown(play: Play) -> tuple[int, float]:
        hits, harm = odds.strike(state, index, play, entity, known)
        return takes_about(play, entity, harm), hits

    about, chance = shown(worth.play_of(state, index, best.play))
    free = [
        play
        for play in plays.held(state, index)
        if play.damage and not _goes(play) and entity.id in plays.targets(state, index, play)
        if plays.unusable(state, index, play) is None
    ]
    found = [(hits, play.id) for play in free for takes, hits in (shown(play),) if takes >= about and hits > chance]
    return Act(max(found)[1], best.target) if found else best


def surest(state: State, index: int, move: MoveTo, moves: Sequence[Move]) -> Move:
    """Return the attempt with the card or Gear that gets past what Persists on a way more often, else the plain Move."""
    way = naming.exit_named(state, state.members[index].region, move.to)
    entity = None if way is None else board.blocking(state, way.id)
    if entity is None or entity.hidden or not board.persists(entity):
        return move
    best = way_offers.best_attempt(state, index, entity)
    attempt = None if best is None else Act(best.id, naming.entity_handle(entity))
    return attempt if attempt is not None and attempt in moves else move


def _goes(play: Play) -> bool:
    """Return whether a play is gone once it is made: a card, or Gear that is used up."""
    return play.id in content().plays or play.once


def _harm(state: State, entity: Entity, index: int) -> int:
    """Return the most Damage that a Challenge's Action does to whom it attacks, as the status tells it; to a member
    where it attacks no other."""
    prey = policies.strongest(state, entity.at)
    return circumstances.most(state, entity, index if prey is None else prey)


def _strikes(state: State, entity: Entity) -> bool:
    return foes_in_sight.is_foretold(state) and entity.type == "Creature" and entity.calm < state.round


def _hardest(state: State, index: int, entity: Entity) -> str:
    """Return that of several Creatures this one strikes hardest."""
    here = [foe for foe in foes_in_sight.creatures(state, entity.at) if foe != entity]
    most = _harm(state, entity, index)
    hardest = here and all(_harm(state, foe, index) < most for foe in here)
    return WORDS("reason-hardest", what=actor_noun(state, entity.id), most=most) if hardest else ""


def _left_with(state: State, index: int, entity: Entity) -> str:
    """Return with whom a Creature would be left, were the member to go on."""
    if entity.type != "Creature":
        return ""
    here = state.members[index].region
    names = tuple(state.members[each].name for each in in_region(state, here) if each != index)
    return WORDS("reason-left-with", who=names, what=actor_noun(state, entity.id)) if names and entity.at == here else ""


def _blows(state: State, index: int, other: Act) -> str:
    """Return how many blows it takes to beat what else could be struck."""
    entity = naming.entity_named(state, other.target)
    if entity is None or not entity.ep:
        return ""
    chance, damage = odds.strike(state, index, worth.play_of(state, index, other.play), entity)
    count = ceil(entity.ep / max(0.1, chance * damage))
    return WORDS("reason-blows", what=actor_noun(state, entity.id), count=count) if count > 1 else ""


def _action_stays(state: State, index: int) -> str:
    """Return that a Strategy leaves the Action, "" where that was told often enough."""
    told = state.round > TOLD_ROUNDS or not turns.has_phase(state, index, "action")
    return "" if told else WORDS("reason-action-stays")


# Healing.


def _of_healing(state: State, index: int, best: Move, against: kinds.Kind) -> Sequence[str]:
    if isinstance(best, Strategy):
        return (Lesser(_action_stays(state, index)),)
    if isinstance(best, SetOrder):
        return (Lesser(WORDS("reason-free")),)
    if not isinstance(best, Act):
        return ()
    whom = index_of(naming.who_named(state, best.target) or "")
    if whom is None:
        return ()
    lost, left = outlook.about(state, whom, state.members[whom].region), state.members[whom].ep
    return (
        # What the one whose turn it is may lose stands above the question.
        WORDS("reason-may-lose", who=state.members[whom].name, about=lost, left=left) if lost > 1 and whom != index else "",
        Lesser(WORDS("reason-calm")) if _is_calm(state, index) and against in ("go", "climb", "search", "open") else "",
        Lesser(WORDS("reason-worst-off", who=called(state, best.target))) if _is_worst_off(state, whom) else "",
    )


def _threat(state: State, index: int) -> int:
    """Return the most EP that a member loses before their next turn by what is known, if all stay where they are."""
    return outlook.foreseen(state, index)


def _is_calm(state: State, index: int) -> bool:
    """Return whether nothing is known to strike a member or to make them ill before their next turn."""
    here = state.members[index].region
    mist = any(foe.type == "Environ" and foe.at == here and foe.number and not foe.defeated for foe in state.entities)
    return not (mist or outlook.most_lost(state, index, here))


def _is_worst_off(state: State, whom: int) -> bool:
    """Return whether of those who stand together no other has lost so much."""
    lost = {
        each: sheets.most_ep(state.members[each]) - state.members[each].ep
        for each in in_region(state, state.members[whom].region)
    }
    return len(lost) > 1 and all(lost[each] < lost[whom] for each in lost if each != whom)


# Ways.


def _of_way(state: State, index: int, best: Move, other: Move | None, against: kinds.Kind) -> Sequence[str]:
    inside = exit_offers.others_inside(state, index, best)
    leaves = (WORDS("reason-for-good", who=inside),) if inside else ()
    if not isinstance(best, MoveTo) or kinds.attempted(state, index, best) is not None:
        return (*leaves, _of_attempt(state, index, best))
    said = [*leaves, _leaves(state, index, best), joins(state, index, best), _milder(state, index, best)]
    if isinstance(other, Act) and against == "fight":
        said.append(Lesser(_blows(state, index, other)))
    if isinstance(other, Act | Pick) and against == "clear":
        said.append(Lesser(_long_work(state, index, other)))
    acts = against in ("fight", "search", "clear", "heal", "open") and not isinstance(other, Strategy | SetOrder)
    said.append(Lesser(WORDS("reason-action-beyond")) if acts and turns.has_phase(state, index, "action") else "")
    return said


def _leaves(state: State, index: int, best: MoveTo) -> str:
    """Return what a member may lose beyond a way by which they get away; "" for any other."""
    if getting_away.away(state, index, [best]) is None:
        return ""
    there = outlook.most_lost(state, index, _beyond(state, index, best))
    return WORDS("reason-leaves", exit=best.to, there=there)


def _milder(state: State, index: int, best: MoveTo) -> str:
    """Return what a member likely loses beyond a way and what where they are, where a turn ends better there; else ""."""
    if not sheltering.is_milder(state, index, best):
        return ""
    here, beyond = (outlook.about(state, index, at) for at in (state.members[index].region, _beyond(state, index, best)))
    return WORDS("reason-milder", exit=best.to, here=here, there=beyond)


def _of_attempt(state: State, index: int, best: Move) -> str:
    """Return what a failed attempt costs that is worth making: the Move alone, or a fall."""
    entity = kinds.attempted(state, index, best)
    if entity is None:
        return ""
    play = best.play if isinstance(best, Act) else ""
    chance, harm = odds.falls(state, index, entity.at, play)
    ep = state.members[index].ep
    if chance and round(harm):
        down = board.downward(state, entity, state.members[index].region)
        if round(harm) >= ep:
            return WORDS("reason-fall-ends", kills=sheets.next_kills(state.members[index]), odds=in_words(chance))
        return WORDS("reason-fall", most=round(harm), left=ep, down=down)
    return Lesser(WORDS("reason-only-move", card=play in content().plays)) if not miss_at(entity) else ""


def joins(state: State, index: int, best: MoveTo) -> str:
    """Return who is beyond a way and beset, with what they may lose; "" for none."""
    beyond = _beyond(state, index, best)
    friends = [each for each in in_region(state, beyond) if each != index]
    beset = next((each for each in friends if _threat(state, each)), None)
    if beset is None:
        return ""
    member = state.members[beset]
    return WORDS("reason-joins", who=member.name, most=_threat(state, beset), left=member.ep)


def _beyond(state: State, index: int, move: MoveTo) -> str:
    here = state.members[index].region
    way = naming.exit_named(state, here, move.to)
    return "" if way is None else way.other(here)


def _alone(state: State, index: int, move: Move | None) -> str:
    """Return among which foes a member would be alone by a way, and what they may take; "" for none."""
    if not isinstance(move, MoveTo):
        return ""
    beyond, member = _beyond(state, index, move), state.members[index]
    foes = foes_in_sight.creatures(state, beyond)
    if not foes or in_region(state, beyond):
        return ""
    there = replace(
        state, members=tuple(replace(each, region=beyond) if each is member else each for each in state.members)
    )
    most = sum(_harm(there, foe, index) for foe in foes)
    names = tuple(actor_noun(state, foe.id) for foe in foes)
    alone = len(in_region(state, member.region)) > 1
    return WORDS("reason-alone", exit=move.to, what=names, most=most, left=member.ep, alone=alone)


def _old_ground(state: State, index: int, move: MoveTo) -> str:
    """Return that a way leads only to where the party has been."""
    return WORDS("reason-old-ground", exit=move.to) if _beyond(state, index, move) in state.explored else ""


def _action_only(state: State, index: int, move: Move | None) -> str:
    """Return that after an Action the Move is still left to go by a way."""
    both = isinstance(move, MoveTo) and turns.has_phase(state, index, "action") and not state.members[index].moved
    return WORDS("reason-still-go", exit=move.to) if both and isinstance(move, MoveTo) else ""


def _long_work(state: State, index: int, other: Act | Pick) -> str:
    """Return how many Actions it would take to clear what bars another way."""
    entity = naming.entity_named(state, other.target if isinstance(other, Act) else other.lock.removeprefix("lock-"))
    if entity is None or isinstance(other, Pick):
        return ""
    chance, damage = odds.strike(state, index, worth.play_of(state, index, other.play), entity)
    count = ceil(board.effort_left(state, entity, index) / max(0.1, chance * damage))
    exit = naming.exit_letter(state, entity.at)
    return WORDS("reason-long-work", what=actor_noun(state, entity.id), exit=exit, count=count) if count > 1 else ""


# Staying.


def _of_rest(state: State, index: int, others: Sequence[Move]) -> Sequence[str]:
    """Return why a turn ends with something left of it."""
    ways = [move for move in others if isinstance(move, MoveTo)]
    here = state.members[index].region
    foes = foes_in_sight.creatures(state, here)
    allies = tuple(state.members[each].name for each in in_region(state, here) if each != index)
    said = [_alone(state, index, way) for way in ways]
    said += [
        WORDS("reason-noticed", exit=way.to) for way in ways if foes_in_sight.seekers(state, _beyond(state, index, way))
    ]
    if foes and allies:
        # The aim says what the member stays for.
        left = min(foes, key=lambda foe: foe.ep)
        return [*said, *(Lesser(_spent(state, index, _left_with(state, index, left))) for _ in ways[:1])]
    said += [_may_cost(state, index, way) for way in ways]
    said += [Lesser(_old_ground(state, index, way)) for way in ways]
    if allies and ways:
        said.append(Lesser(WORDS("reason-together", exit=ways[0].to, who=allies)))
    if not turns.has_phase(state, index, "action"):
        said.append(Lesser(WORDS("reason-spent")))
    return said


def _spent(state: State, index: int, why: str) -> str:
    """Return why a member whose Action is spent stays, "" while it is not."""
    return why if why and not turns.has_phase(state, index, "action") else ""


def _may_cost(state: State, index: int, move: MoveTo) -> str:
    """Return what an attempt that is not made may cost."""
    entity = kinds.attempted(state, index, move)
    chance, harm = (0.0, 0.0) if entity is None else odds.falls(state, index, entity.at)
    ep = state.members[index].ep
    return WORDS("reason-may-fall", exit=move.to, most=round(harm), left=ep) if chance and round(harm) else ""
