"""How Actions at Challenges are labelled: how likely they hit, what a hit takes and a miss brings."""

from __future__ import annotations

from engine.core.desk import shortest
from engine.core.odds import odds

from ..rules import odds as chances
from ..rules.actions import plays
from ..rules.challenges import policies
from ..state import board, sheets
from ..state.catalogue import WORDS, actor_noun
from ..state.content import Play, content
from ..state.levels import Shift
from ..state.naming import entity_named
from ..state.state import Entity, State, entity_of, who
from . import circumstances
from .misses import miss_at, risked
from .way_offers import lamp_first
from .words import ONE_LINE, play_text, taken_by


def at_challenge(state: State, index: int | None, play: Play, target: str) -> str:
    """Return how an Action at a Challenge that Endures is labelled: how likely it wins, and what a miss brings where that
    weighs; "" for all else. What is a card or Gear is named, and at whom where there are several."""
    entity = entity_named(state, target)
    answer = None if entity is None else content().challenges[entity.kind].reaction
    if index is None or entity is None or answer is None or not (play.inflict and answer.endure):
        return ""
    chance, _ = chances.strike(state, index, play, entity, met(state, index, entity.id))
    alone = len(_beside(state, index)) == 1 and entity.at == state.members[index].region
    falls = bool(risked(state, index, entity))
    return shortest(
        (
            WORDS(
                "play-at",
                play=play.name,
                how="card" if play.id in content().plays else "gear" if play.id in content().gear_of else "deed",
                thing=actor_noun(state, entity.id),
                harms=bool(play.damage),
                only=only,
                odds=odds(chance, bare=True),
                ends=entity.ep == 1 and bool(play.damage),
                tokens=chances.tokens_of(answer.effects),
                fells=falls,
                kills=falls and sheets.next_kills(state.members[index]),
            )
            for only in sorted({False, alone})
        ),
        ONE_LINE,
    )


def detailed(state: State, index: int, play: Play, entity: Entity, does: str) -> str:
    """Return what stands below the label of an Action that does Damage: what a hit takes and does besides, what a miss
    costs, and what the play is."""
    _, damage = chances.strike(state, index, play, entity, met(state, index, entity.id))
    about, deed = takes_about(play, entity, damage), play.id == plays.standing_action(state, index).id
    creature = entity.type != "Obstacle"
    takes = WORDS("takes-about", about=about, left=entity.ep, ends=about >= entity.ep) if about and creature else ""
    more = taken_by(play) if creature else ()
    return WORDS("play-detail", takes=takes, more=more, back=miss_at(entity), named=deed, play=play.name, does=does)


def takes_about(play: Play, entity: Entity, damage: float) -> int:
    """Return how many EP a hit takes on average, as far as any are left, as labels tell it; 0 for what takes none, and
    where any hit is enough."""
    return min(max(1, round(damage)), entity.ep) if play.damage and entity.ep > 1 else 0


def _beside(state: State, index: int) -> list[Entity]:
    """Return what can be struck where a member is."""
    here = (foe for foe in state.entities if foe.at == state.members[index].region and foe.type in ("Creature", "Seeker"))
    return [foe for foe in here if not foe.defeated and board.visible(state, foe)]


def met(state: State, index: int, *targets: str) -> tuple[Shift, ...]:
    """Return by how much what Challenges in sight play by themselves shifts a member's Inflict (REG-073, REG-G20)."""
    found = (
        (play, entity)
        for id, play in policies.interrupts(state, who(index), targets)
        if (entity := entity_of(state, id)) is not None
    )
    return tuple(
        Shift(play.name, bonus.levels)
        for play, entity in found
        if board.visible(state, entity)
        for bonus in play.shift
        if bonus.entry == "inflict"
    )


def at_all_here(state: State, index: int | None, play: Play) -> tuple[str, str] | None:
    """Return how an Action at all Creatures here is offered: how likely it hits each, and the Damage; ``None`` for any
    other."""
    if index is None or play.targets not in ("creatures", "enemies") or not play.inflict:
        return None
    here = state.members[index].region
    foes = [foe for foe in state.entities if foe.type == "Creature" and foe.at == here and board.visible(state, foe)]
    known = met(state, index, *(foe.id for foe in foes))
    struck = [chances.strike(state, index, play, foe, known) for foe in foes]
    each = tuple(dict.fromkeys(odds(hit, bare=True) for hit, _ in struck))
    damage = max((round(harm) or 1 for _, harm in struck), default=0)
    if not foes:
        return None
    label = WORDS("play-at-all", play=play.name, each=each)
    return label, WORDS("play-at-all.hint", damage=damage, does=play_text(play))


def calms(state: State, index: int, play: Play, target: str) -> tuple[str, str] | None:
    """Return how an Action is offered that keeps an Environ beside a member from striking in the next round, ``None`` for
    any other. Its detail says how many EP that would take from each at most."""
    entity = entity_named(state, target)
    calm = any(effect.kind == "calm" for effect in play.effects)
    if entity is None or not calm or entity.type != "Environ" or entity.calm > state.round:
        return None
    if not (most := circumstances.most(state, entity, index)):
        return None
    label = WORDS("play-calms", play=play.name, thing=actor_noun(state, entity.id))
    return label, WORDS("play-calms.hint", most=most, does=play_text(play))


def weakest(state: State, index: int | None) -> Entity | None:
    """Return the Creature beside a member that falls first: a blow at it stays a button however much else there is to do.
    In a chase none is worth the time."""
    if index is None or state.scenario.type == "chase" or lamp_first(state, index):
        return None
    here = state.members[index].region
    foes = [foe for foe in state.entities if foe.type == "Creature" and foe.at == here and board.visible(state, foe)]
    return min(foes, key=lambda foe: foe.ep, default=None)


def is_weakest(state: State, index: int | None, target: str) -> bool:
    """Return whether a target is the Creature beside a member that falls first."""
    foe = weakest(state, index)
    return foe is not None and foe == entity_named(state, target)


def is_best(state: State, index: int | None, play: Play, target: str) -> bool:
    """Return whether an Action is the one to propose: what does most, but no try that may take one down, and no bad bet."""
    entity = entity_named(state, target)
    if index is None or entity is None:
        return index is not None and plays.standing_action(state, index).id == play.id
    if (entity.type == "Obstacle" and risked(state, index, entity)) or chances.gambles(state, index, play, entity):
        return False
    return chances.best_strike(state, index, entity).id == play.id
