"""What a member could go for: what is advised first, and the next step that it serves."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.verbs import Equip, Give, MoveTo, Pass, SetOrder, Use

from ..rules import awaiting, legal, turns
from ..speech import circumstances, foes_in_sight, next_step
from ..speech.action_story import only_heals
from ..speech.next_step import Telling
from ..speech.words import called
from ..state import board, naming
from ..state.catalogue import WORDS, actor_noun, thing
from ..state.moves import Act, Hide, Light, Pick, Search, Strategy
from ..state.state import State, in_region, standing
from ..state.view import View
from . import getting_away, kinds, sheltering, worth

MOST_FOES = 2
"""So many Creatures of a fight are named; of more it is told how many they are."""
MOST_AIM, TWO_LINES = 110, 68
"""So many characters an aim has at most; where what comes first would have more with a step of a later turn, it stands
alone."""


def worded(view: View, index: int, best: Move | None, after: Move | None) -> str:
    """Return what a member could go for who is advised the ``best`` move, and another ``after`` it: what comes before the
    next step, then that; "" where nothing is known to be done. What for is told as the turn begins."""
    if isinstance(best, MoveTo) and (flees := _flees(view.state, index, best)):
        return flees
    first, only = _first(view.state, index, best, after)
    begins = view.begins or turns.is_idle(view.state)
    heals = kinds.kind_of(view.state, index, best) == "heal" and (after == Pass() or isinstance(after, Act))
    fights = _fight(view.state, index, after) if heals else ""
    if isinstance(after, MoveTo) and (flees := _flees(view.state, index, after, best)):
        fights, first = flees, first or next_step.clause(view, Telling(only, aimed=True, short=True))
    named = isinstance(best, Act | Strategy) and kinds.kind_of(view.state, index, best) == "heal"
    for telling in (Telling(only, aimed=True, short=not begins), Telling(only, aimed=True, short=True)):
        then = fights or next_step.clause(view, telling)
        if named and then and len(then) <= MOST_AIM:
            return then  # whom it heals the button says
        said = WORDS("aim-then", first=first, then=then) if first and then else first or then
        if len(said) <= (TWO_LINES if first and then and not isinstance(after, MoveTo) else MOST_AIM):
            return said
    return first


def is_beside(state: State, index: int, move: Move | None) -> bool:
    """Return whether a move is free and comes beside what a member goes for: its button says what it brings. That is no
    Strategy that heals, no picking up, and nothing that the next step names."""
    if not isinstance(move, Strategy | Equip) or next_step.names(View(state.members[index].seat, state), move):
        return False
    return not _is_told(state, index, move)


def _is_told(state: State, index: int, move: Strategy | Equip) -> bool:
    """Return whether a move is a Strategy that heals, or picks up what is no Gear."""
    if isinstance(move, Equip) or move.play == legal.DRAW:
        return isinstance(move, Equip) and move.item in state.scenario.feature_by_id
    return only_heals(worth.play_of(state, index, move.play).name)


def _first(state: State, index: int, best: Move | None, after: Move | None) -> tuple[str, str]:
    """Return what is advised before the next step, and by which way it goes on. "" is a move that serves it at once, and a
    way that is open."""
    if best == Pass() and (fights := _fight(state, index, after, stays=True)):
        return fights, _way_after(state, index, after)
    if best is None or best == Pass():
        return _waits(state, index), _way_after(state, index, after)
    if way := _way_of(state, index, best):
        return "", way
    if next_step.names(_seen(state, index), best):
        return "", ""
    if isinstance(best, Strategy | Equip):
        return _healing(state, index, best) if isinstance(best, Strategy) else _taking(state, best.item), ""
    on = "" if after is None or isinstance(after, Act) else _way_of(state, index, after)
    return _detour(state, index, best, stays=after is None or after == Pass()), on


def _healing(state: State, index: int, best: Strategy) -> str:
    """Return whom a Strategy heals: all who are there, or its maker alone."""
    own = all(effect.who == "actor" for effect in worth.play_of(state, index, best.play).effects)
    return WORDS("aim-be-healed", left=state.members[index].ep) if own else WORDS("aim-heal-all")


def _fight(state: State, index: int, move: Move | None = None, *, stays: bool = False) -> str:
    """Return the fight that a member is in, which is the same whatever of it is struck first: all Creatures beside them.

    Where none is there it is the one elsewhere that a ``move`` strikes. It is "" for neither, and in a chase. ``stays``:
    their own blow is over, and others still strike."""
    if state.scenario.type == "chase":
        return ""
    foes = foes_in_sight.creatures(state, state.members[index].region)
    if len(foes) > 1:
        named = tuple(actor_noun(state, foe.id) for foe in foes)
        return WORDS("aim-fight", what=named if len(foes) <= MOST_FOES else (), count=len(foes), stays=stays)
    aimed = naming.entity_named(state, move.target) if isinstance(move, Act) else None
    foe = next(iter(foes), aimed if aimed is not None and aimed.type == "Creature" else None)
    if foe is None:
        return ""
    what = actor_noun(state, foe.id)
    return WORDS("aim-stay", what=what, left=foe.ep) if stays else WORDS("aim-strike", what=what, ends=True, left=foe.ep)


def _taking(state: State, item: str) -> str:
    return WORDS("aim-take", what=thing(state.scenario.feature_by_id[item].name))


def _seen(state: State, index: int) -> View:
    return View(state.members[index].seat, state)


def _way_of(state: State, index: int, move: Move) -> str:
    """Return the way that the next step names and a move takes or frees, by its id, "" for none."""
    here = state.members[index].region
    if isinstance(move, MoveTo):
        way = naming.exit_named(state, here, move.to)
        return way.id if way is not None and next_step.tells(_seen(state, index), move) else ""
    handle = move.target if isinstance(move, Act) else move.lock if isinstance(move, Pick) else ""
    entity = naming.entity_named(state, handle.removeprefix("lock-")) if handle else None
    if entity is None or entity.type != "Obstacle" or entity.at not in state.ways:
        return ""
    on = MoveTo(naming.exit_letter(state, entity.at))
    return entity.at if next_step.tells(_seen(state, index), on) else ""


def _way_after(state: State, index: int, after: Move | None) -> str:
    """Return the way that a move of a later turn takes, by its id. "" is none, and one that has to be cleared first where
    the next step names another: clearing it and going on are not the same aim."""
    if isinstance(after, Act | Pick) and (way := _way_of(state, index, after)):
        return way if next_step.names(_seen(state, index), MoveTo(naming.exit_letter(state, way))) else ""
    return "" if after is None else _way_of(state, index, after)


def _waits(state: State, index: int) -> str:
    """Return that a member waits where the next step could be gone at once, and for what; "" where it cannot."""
    seen = _seen(state, index)
    ways = [move for move in legal.legal(state, seen.seat or 0) if isinstance(move, MoveTo) and next_step.names(seen, move)]
    found = (naming.exit_named(state, state.members[index].region, move.to) for move in ways)
    open_ways = [way for way in found if way is not None and board.blocking(state, way.id) is None]
    if not open_ways or awaiting.may_go_on(state):
        return ""
    here = state.members[index].region
    watchers = [foe for way in open_ways for foe in foes_in_sight.seekers(state, way.other(here))]
    others = len(standing(state)) > 1
    return WORDS("aim-wait", what=tuple(actor_noun(state, foe.id) for foe in watchers), others=others)


def _detour(state: State, index: int, best: Move, *, stays: bool) -> str:
    """Return what is advised before the next step; ``stays``: nothing of it is done in the same turn."""
    match best:
        case Act(play=play, target=target):
            return _deed(state, index, play, target, stays=stays)
        case Search():
            return WORDS("aim-search")
        case Light():
            return WORDS("aim-light", out=state.members[index].light)
        case Hide(body=body):
            return WORDS("aim-hide", what=actor_noun(state, naming.who_named(state, body) or body))
        case Pick(lock=lock) if (barred := naming.entity_named(state, lock)) is not None:
            return WORDS("aim-clear", what=actor_noun(state, barred.id), exit=naming.exit_letter(state, barred.at))
        case Pick(lock=item) | Use(item=item) if (found := state.scenario.feature_by_id.get(item)) is not None:
            return WORDS("aim-open", what=thing(found.name), opens=found.kind == "chest" or isinstance(best, Pick))
        case Give(who=whom):
            return WORDS("aim-give", who=called(state, whom))
        case SetOrder():
            return WORDS("aim-be-healed", left=state.members[index].ep)
        case MoveTo(to=to):
            return _aside(state, index, to)
    return ""


def _deed(state: State, index: int, play_id: str, target: str, *, stays: bool) -> str:
    """Return what an Action is made for that comes before the next step."""
    entity, play = naming.entity_named(state, target), worth.play_of(state, index, play_id)
    strikes = entity.type == "Creature" if entity is not None else play.targets in ("creatures", "enemies")
    if strikes and (fights := _fight(state, index, Act(play_id, target))):
        return fights
    if entity is not None and entity.type in ("Creature", "Seeker"):
        return WORDS(
            "aim-strike", what=actor_noun(state, entity.id), ends=stays or state.scenario.type == "normal", left=entity.ep
        )
    if entity is not None and entity.type == "Environ":
        return WORDS("aim-still", what=actor_noun(state, entity.id))
    if entity is not None:
        exit = naming.exit_letter(state, entity.at) if entity.at in state.ways else ""
        return WORDS("aim-clear", what=actor_noun(state, entity.id), exit=exit)
    if play.targets == "ally":
        heals = only_heals(play.name)
        who = called(state, target)
        return WORDS("aim-heal", who=who, left=worth.ep_of(state, target)) if heals else WORDS("aim-help", who=who)
    if any(effect.kind == "reveal" for effect in play.effects):
        return WORDS("aim-search")
    return WORDS("aim-play", play=play.name)


def _flees(state: State, index: int, move: MoveTo, before: Move | None = None) -> str:
    """Return from what a member gets away by a Move that the next step does not name: what strikes hardest of all that can
    take them down where they are. What they act on ``before`` it is left out. "" for any other Move."""
    met = naming.entity_named(state, before.target) if isinstance(before, Act) else None
    strikes = [blow for blow in circumstances.deadly_blows(_seen(state, index)) if met is None or blow[0].id != met.id]
    if (
        sum(most for _, most in strikes) < state.members[index].ep
        or next_step.names(_seen(state, index), move)
        or getting_away.away(state, index, [move]) is None
    ):
        return ""
    return WORDS("aim-flee", exit=move.to, what=(actor_noun(state, max(strikes, key=lambda blow: blow[1])[0].id),))


def _aside(state: State, index: int, to: str) -> str:
    """Return where a member goes who does not go on: out of the sight of who may notice them, or back."""
    here = state.members[index].region
    way = naming.exit_named(state, here, to)
    beyond = here if way is None else way.other(here)
    foes, friends = foes_in_sight.creatures(state, beyond), in_region(state, beyond)
    if foes and friends and beyond != here:
        names = tuple(state.members[each].name for each in friends)
        return WORDS("aim-join", exit=to, who=names, what=tuple(actor_noun(state, foe.id) for foe in foes))
    watchers = foes_in_sight.seekers(state, here)
    hides = way is not None and foes_in_sight.change(state, index, way.other(here), alone=True) == "away"
    what = tuple(actor_noun(state, foe.id) for foe in watchers) if hides else ()
    if not hides and sheltering.is_milder(state, index, MoveTo(to)):
        return WORDS("aim-shelter", exit=to)
    return WORDS("aim-aside", exit=to, what=what)
