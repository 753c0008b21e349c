"""What plays, Gear, Fortunes and features do: the kinds of `content.Effect`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from ...state import board
from ...state.content import TRACKS, Effect, Illness
from ...state.naming import entity_name
from ...state.scenarios import Gift
from ...state.state import Ongoing, State, Who, entity_of, in_region, index_of, standing, who
from .. import turns
from ..challenges import stealth
from ..events import challenging, exploring, turning
from ..exploring import features, knowing, searching
from ..flow import answer, step
from ..party import card_piles, stat_tracks
from ..progress import Venture
from ..steps import Apply, Heal
from . import harm, strikes


def apply(
    venture: Venture, effects: Sequence[Effect], actor: Who, targets: Sequence[Who], source: str, play: str = ""
) -> None:
    """Let effects take place in their order. ``actor`` may be "" where there is none; then effects on the actor are on the
    targets.

    ``source`` is what does it, in words; ``play`` its key, if it is a play. Members who have left play are not touched.
    What lasts until the end of the scenario beside a Disease, on the same, belongs to the Disease (REG-263).
    """
    whose = {effect.who for effect in effects if effect.kind == "disease"}
    ill = tuple(effect for effect in effects if harm.lasts(effect) and effect.who in whose)
    for effect in effects:
        if _over(venture):
            return
        whom = recipients(venture.state, effect, actor, targets)
        if effect in ill:
            continue
        if effect.kind == "disease":
            _infect(venture, effect, whom, ill)
        elif effect.each or effect.kind == "stay" or (effect.kind == "shift" and effect.until != "now"):
            _last(venture, effect, actor, whom, source)
        elif effect.kind in ONCE:
            ONCE[effect.kind](venture, effect, actor, whom, source)
        elif effect.kind == "reveal":
            for index in _members(whom):
                searching.begin(venture, index, "" if effect.amount == "search" else effect.amount, play)
        else:
            for item in whom:
                if _over(venture):
                    return
                if effect.kind in EACH:
                    EACH[effect.kind](venture, effect, actor, item, source)
                elif (member := index_of(item)) is not None:
                    MEMBER[effect.kind](venture, effect, actor, member, source)


def _over(venture: Venture) -> bool:
    return venture.state.phase == "over"


def recipients(state: State, effect: Effect, actor: Who, targets: Sequence[Who]) -> tuple[Who, ...]:
    """Return whom an effect is on, as its ``who`` says; those who left play are not among them."""
    region = _region(state, actor, targets)
    me = index_of(actor)
    challenges = tuple(
        entity.id for entity in state.entities if entity.at == region and not entity.defeated and entity.type != "Obstacle"
    )
    friends = tuple(who(index) for index in in_region(state, region)) if region else ()
    if actor and me is None:
        friends, challenges = challenges, friends
    found: dict[str, tuple[Who, ...]] = {
        "actor": (actor,) if actor else tuple(targets),
        "target": tuple(targets),
        "allies": tuple(friend for friend in friends if friend != actor),
        "party": tuple(who(index) for index, member in enumerate(state.members) if member.in_play),
        "here": tuple(who(index) for index in in_region(state, region)) if region else (),
        "enemies": challenges,
    }
    return tuple(item for item in found[effect.who] if _in_play(state, item))


def _region(state: State, actor: Who, targets: Sequence[Who]) -> str:
    """Return the region where an effect takes place: the actor's, or its targets' where the actor is an Obstacle."""
    for target in (actor, *targets):
        index = index_of(target) if target else None
        entity = entity_of(state, target)
        if index is not None:
            return state.members[index].region
        if entity is not None and entity.type != "Obstacle":
            return entity.at
    return ""


def _in_play(state: State, target: Who) -> bool:
    index = index_of(target)
    if index is not None:
        return state.members[index].in_play
    entity = entity_of(state, target)
    return entity is not None and not entity.defeated


def _members(whom: Sequence[Who]) -> list[int]:
    return [index for item in whom if (index := index_of(item)) is not None]


def _last(venture: Venture, effect: Effect, actor: Who, whom: Sequence[Who], source: str) -> None:
    """Put an effect in force that lasts: a shift, no Move, or what comes anew at each start of a turn (REG-009)."""
    state = venture.state
    theirs = effect.until == "their turn" or (effect.kind == "stay" and effect.until == "now")
    until = "next turn" if theirs else effect.until
    if until == "now" or until == "their turn":
        return
    own = index_of(actor) is None or tuple(whom) == (actor,)
    name = source if own else f"{venture.name(actor)}’s {source}"
    shift = effect.kind == "shift"
    ongoing = [
        Ongoing(
            on=item,
            source=name,
            owner=item if theirs else harm.owner_for(state, actor, item),
            until=until,
            entry=effect.entry if shift else "",
            levels=effect.levels if shift else 0,
            against=effect.against,
            effect=None if shift else effect,
        )
        for item in whom
    ]
    harm.put_in_force(venture, *ongoing)


# Effects on everybody they are on, one by one.


def _recover(venture: Venture, effect: Effect, actor: Who, target: Who, source: str) -> None:
    harm.recover(venture, target, venture.quantity(effect.amount), source)


def _harm(venture: Venture, effect: Effect, actor: Who, target: Who, source: str) -> None:
    """Take EP without a Defense; an Obstacle is only struck by Actions."""
    entity = entity_of(venture.state, target)
    if entity is None or entity.type != "Obstacle":
        harm.hurt(venture, target, venture.quantity(effect.amount), source, actor)


def _track(venture: Venture, effect: Effect, actor: Who, target: Who, source: str) -> None:
    if effect.track:
        stat_tracks.move(venture, target, effect.track, venture.quantity(effect.amount))


def _skip(venture: Venture, effect: Effect, actor: Who, target: Who, source: str) -> None:
    """Let the next Strategy or Action Phase be lost; of a Challenge the next turn."""
    index = index_of(target)
    if index is None:
        turns.pause(venture, target)
        return
    phase: Literal["strategy", "action"] = "action" if effect.name == "action" else "strategy"
    entity = entity_of(venture.state, actor)
    trap = entity_name(entity) if entity is not None and entity.type == "Trap" else ""
    before = venture.member(index).skips
    turns.lose(venture, index, phase)
    if phase in venture.member(index).skips and phase not in before:
        venture.set_member(index, held=trap)
        venture.tell(turning.WillSkip(venture.member(index).name, phase, trap))


# Of these only members know anything.


def _draw(venture: Venture, effect: Effect, actor: Who, index: int, source: str) -> None:
    card_piles.draw(venture, index, venture.quantity(effect.amount))


def _discard(venture: Venture, effect: Effect, actor: Who, index: int, source: str) -> None:
    """Lay the cards down that were held longest: no member is asked in the middle of an Action."""
    card_piles.discard(venture, index, venture.member(index).hand[: venture.quantity(effect.amount)])


def _valuables(venture: Venture, effect: Effect, actor: Who, index: int, source: str) -> None:
    if count := max(venture.quantity(effect.amount), -venture.member(index).valuables):
        features.hand_out(venture, index, Gift(valuables=count), source)


def _gear(venture: Venture, effect: Effect, actor: Who, index: int, source: str) -> None:
    features.hand_out(venture, index, Gift(gear=(effect.name,)), source)


def _speed(venture: Venture, effect: Effect, actor: Who, index: int, source: str) -> None:
    """Give the round's free Move a Speed; one that was made already is not made again (REG-029)."""
    venture.set_member(index, speed=max(venture.member(index).speed, venture.quantity(effect.amount)))


def _move(venture: Venture, effect: Effect, actor: Who, index: int, source: str) -> None:
    """Grant an extra Move, which does not use the free one (REG-G13)."""
    venture.set_member(index, extra=(*venture.member(index).extra, venture.quantity(effect.amount)))


def _cure(venture: Venture, effect: Effect, actor: Who, index: int, source: str) -> None:
    """Heal one Disease with all its instances (REG-267, REG-268): the one it names, the only one, or the one that the
    healer chooses."""
    known = [name for name in harm.disease_names(venture.state, index) if effect.name in ("", name)]
    chooser = index_of(actor)
    if len(known) > 1 and chooser is not None:
        words = tuple(harm.disease_word(name) for name in known)
        venture.push(Heal(source, index, owner=chooser, options=words, default=words[0]))
    elif known:
        harm.cure(venture, index, known[0], source)


@answer(Heal)
def _heal(venture: Venture, question: Heal, option: str) -> None:
    """Heal the Disease that was chosen."""
    for name in harm.disease_names(venture.state, question.member):
        if harm.disease_word(name) == option:
            harm.cure(venture, question.member, name, question.source)


def _infect(venture: Venture, effect: Effect, whom: Sequence[Who], ill: Sequence[Effect]) -> None:
    """Let a PC catch a Disease, with what ``ill`` says beside it."""
    for index in _members(whom):
        if effect.track in TRACKS:
            illness = Illness(effect.name, effect.track, int(effect.amount), bool(effect.cumulative))
            harm.infect(venture, index, illness, [item for item in ill if item.who == effect.who])


def _force(venture: Venture, effect: Effect, actor: Who, index: int, source: str) -> None:
    """Make a PC attack the weakest ally beside them, who counts as a Creature for it (REG-119, REG-G42)."""
    members = venture.state.members
    allies = [other for other in standing(venture.state, members[index].region) if other != index]
    if allies and members[index].standing:
        strikes.force(venture, index, min(allies, key=lambda other: members[other].ep))


EACH: dict[str, Callable[[Venture, Effect, Who, Who, str], None]] = {
    "recover": _recover,
    "harm": _harm,
    "track": _track,
    "skip": _skip,
    "shift": lambda venture, effect, actor, item, source: None,  # for this play alone: see `dice_shifts.brought`
}
"""The effects that take place for each of those they are on."""

MEMBER: dict[str, Callable[[Venture, Effect, Who, int, str], None]] = {
    "draw": _draw,
    "discard": _discard,
    "valuables": _valuables,
    "gear": _gear,
    "speed": _speed,
    "move": _move,
    "cure": _cure,
    "injury": lambda venture, effect, actor, index, source: harm.injure(venture, index, up=False),
    "force": _force,
    "reset": lambda venture, effect, actor, index, source: venture.reset_pools(index),
}
"""Those that take place for each member they are on."""


# Effects that take place once.


def _tokens(venture: Venture, effect: Effect, actor: Who, whom: Sequence[Who], source: str) -> None:
    """Take Stealth Tokens from the party (REG-194)."""
    by = actor or next(iter(whom), "")
    if by:
        stealth.lose(venture, venture.quantity(effect.amount), by)


def _calm(venture: Venture, effect: Effect, actor: Who, whom: Sequence[Who], source: str) -> None:
    """Keep Environs from doing anything until the end of the next round (REG-077): those named, or all of the region."""
    state = venture.state
    region = _region(state, actor, whom)
    named = [id for id in whom if (entity := entity_of(state, id)) is not None and entity.type == "Environ"]
    here = [
        entity.id for entity in state.entities if entity.type == "Environ" and entity.at == region and not entity.defeated
    ]
    for id in named or here:
        venture.set_entity(id, calm=state.round + 1)
        venture.tell(challenging.Calmed(venture.name(id)))


def _alert(venture: Venture, effect: Effect, actor: Who, whom: Sequence[Who], source: str) -> None:
    """Make every Seeker that hears it Alerted (REG-129)."""
    region = _region(venture.state, actor, whom)
    if region:
        stealth.alarm(venture, region)


def _light(venture: Venture, effect: Effect, actor: Who, whom: Sequence[Who], source: str) -> None:
    """Light the region until the end of the scenario (REG-040); Seekers may see it (REG-191)."""
    state = venture.state
    region = _region(state, actor, whom)
    if region and not board.lit_by_itself(state, region):
        venture.change(lit=(*state.lit, region))
        venture.tell(exploring.LitUp(venture.region_name(region)))
        knowing.look(venture)
        stealth.flare(venture, region)


def _unlock(venture: Venture, effect: Effect, actor: Who, whom: Sequence[Who], source: str) -> None:
    """Open what the effect names: an Obstacle by its id or its connection's, or a feature, whose benefit goes to the one
    who acts (REG-233, REG-244)."""
    state = venture.state
    entity = entity_of(state, effect.name) or entity_of(state, f"o:{effect.name}")
    if entity is not None:
        harm.defeat(venture, entity.id, actor, "mechanism")
    elif effect.name in state.scenario.feature_by_id and effect.name not in state.opened:
        for index in _members((actor, *whom))[:1]:
            features.open_up(venture, index, effect.name)


def _rounds(venture: Venture, effect: Effect, actor: Who, whom: Sequence[Who], source: str) -> None:
    """Put off the end of a chase for all of the party (REG-G122)."""
    state = venture.state
    if state.scenario.type == "chase" and state.limit:
        by = venture.quantity(effect.amount)
        venture.change(limit=state.limit + by)
        venture.tell(turning.PutOff(source, by, state.limit + by))


ONCE: dict[str, Callable[[Venture, Effect, Who, Sequence[Who], str], None]] = {
    "tokens": _tokens,
    "calm": _calm,
    "alert": _alert,
    "light": _light,
    "unlock": _unlock,
    "rounds": _rounds,
}
"""The effects that take place once, however many they are on."""


# Done at once for other chapters.

step(Apply)(lambda venture, it: apply(venture, it.effects, it.actor, it.targets, it.source, it.play))
