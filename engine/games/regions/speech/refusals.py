"""Why a move is refused, with the rule behind it, and why a seat has no move of a verb at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.flow import MASTER
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Buy, Choose, Discard, Equip, Give, MoveTo, SetOrder, Stow, Use
from engine.core.words import plain

from ..rules import awaiting, ending, legal, standing_orders, turns
from ..rules.actions import plays
from ..rules.challenges import bodies, stealth
from ..rules.exploring import features, movement, searching
from ..rules.flow import open_questions
from ..rules.party import card_piles, equipment, muster
from ..state import board
from ..state.catalogue import WORDS, actor_noun, refused
from ..state.content import content
from ..state.moves import ACT, HIDE, STRATEGY, Act, Cure, Drag, Hide, Learn, Pick, Strategy
from ..state.naming import entity_name, exit_letter, exit_named, known_exits, play_name, who_named
from ..state.scenarios import Connection
from ..state.state import Entity, State, member_of
from ..state.view import view_for
from . import questions
from .words import a_called, called_noun

RULES = {
    "claim": "REG-G15",
    "move": "REG-030",
    "act": "REG-G12",
    "strategy": "REG-G11",
    "search": "REG-213",
    "pick": "REG-240",
    "hide": "REG-186",
    "drag": "REG-187",
    "equip": "REG-G11",
    "stow": "REG-G11",
    "use": "REG-G12",
    "give": "REG-G11",
    "light": "REG-G25",
    "discard": "REG-G10",
    "choose": "REG-G21",
    "leave": "REG-G45",
    "buy": "REG-G60",
    "cure": "REG-265",
    "learn": "REG-G112",
    "order": "REG-G21",
    "concede": "REG-G45",
    "pass": "REG-G15",
    "gm": "REG-G28",
}
"""The rule that each verb stands for, where a refusal names no other."""

NONE = ("move", "act", "strategy", "equip", "stow", "give", "use", "drag", "hide")
"""Verbs of which there may be nothing to do."""

IN_TOWN = ("buy", "cure", "learn", "equip", "stow", "give", "pass")


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Return why a move that is not listed is refused."""
    index = member_of(state, seat)
    state = state if index is None else turns.begun(state, index)
    word = move.verb
    none_at_all = all(other.verb != word for other in legal.legal(state, seat))
    found = _general(state, seat, word) if none_at_all else None
    found = found or against(state, seat, move) or (_nothing_to(state, seat, word) if none_at_all else None)
    if found is not None:
        return IllegalMove(found.said, found.rule or RULES[move.verb])
    return refused("not-now", RULES[move.verb])


def why_not(state: State, seat: Seat, word: str) -> IllegalMove | None:
    """Return why a seat can make no move of a verb now, ``None`` where it can."""
    if word not in RULES or any(move.verb == word for move in legal.legal(state, seat)):
        return None
    index = member_of(state, seat)
    state = state if index is None else turns.begun(state, index)
    return _general(state, seat, word) or _nothing_to(state, seat, word)


def _general(state: State, seat: Seat, word: str) -> IllegalMove | None:
    """Return what speaks against every move of a verb: the phase, the seat, what has to be settled first."""
    if word == "gm" and seat == state.master and state.phase == "play":
        return None
    if word == "gm":
        return refused("desk-opens-later" if seat == state.master else "desk-is-for-master", "REG-G28")
    if word == "choose":
        return _no_question(state, seat)
    index = member_of(state, seat)
    if index is None:
        return refused("for-party", "REG-G28")
    if word == "order":
        return standing_orders.refuse(state, seat, "")
    if word == "concede":
        return ending.CONCEDE.refuse_all(state, seat)
    return _untimely(state, index, word)


def _untimely(state: State, index: int, word: str) -> IllegalMove | None:
    if state.phase == "muster":
        return refused("characters-first", "REG-G16", names=_names(state, awaiting.awaited(state)))
    if state.phase == "town":
        if word not in IN_TOWN:
            return refused("still-in-town", "REG-G60")
        if state.members[index].ready:
            return refused("ready-already", "REG-G60")
        return None
    if word in ("buy", "cure", "learn"):
        return refused("only-in-town", "REG-G60")
    member = state.members[index]
    if not member.in_play:
        how = "dead" if member.dead else "out" if member.out else "caught"
        return refused("out-of-it", "REG-172", member=member.name, how=how)
    if state.paused:
        return refused("scene-is-played", "REG-G28")
    if state.agenda:
        return refused("answers-first", "REG-G13", names=_names(state, awaiting.awaited(state)))
    return None


def _names(state: State, seats: Sequence[Seat]) -> tuple[str, ...]:
    called = []
    for seat in seats:
        index = member_of(state, seat)
        called.append(state.names[seat] if index is None else state.members[index].name)
    return tuple(called)


def _no_question(state: State, seat: Seat) -> IllegalMove:
    if state.paused:
        return refused("scene-is-played", "REG-G28")
    asked = open_questions(state)
    if asked and asked[0].owner == MASTER:
        return refused("master-decides-first", "REG-G28")
    if asked:
        return refused("for-others-to-answer", "REG-G21", names=_names(state, awaiting.awaited(state)))
    return refused("nothing-asked", "REG-G21")


def _nothing_to(state: State, seat: Seat, word: str) -> IllegalMove | None:
    """Return why nothing of a verb can be done by a member who could act."""
    index = member_of(state, seat)
    if index is None:
        return None
    found = REASONS[word](state, index) if word in REASONS else None
    if found is not None:
        return found
    if word == "drag" and state.scenario.region_by_id[state.members[index].region].hide_spot:
        return refused("hide-instead", "REG-G50", command=f"/{HIDE.command}")
    if word not in NONE:
        return None
    rule = {"drag": "REG-G50", "hide": "REG-G50", "move": "REG-031"}.get(word, RULES[word])
    return refused(f"none-{word}", rule)


def _phase_but_in_town(state: State, index: int) -> IllegalMove | None:
    return None if state.phase == "town" else turns.refuse_phase(state, index, "strategy")


def _no_handing_over(state: State, index: int) -> IllegalMove | None:
    """Return what speaks against handing anything over; what there is to give, and to whom, left aside."""
    against = equipment.refuse_give(state, index, "", "")
    return None if against is None or _says(against, "not-carried") else against


def _no_lock(state: State, index: int) -> IllegalMove | None:
    if not features.lockpicks(state, index):
        return refused("nothing-equipped-to-pick", "REG-240")
    if not features.locked_here(state, index):
        return refused("no-lock-here", "REG-G57")
    return None


_action = partial(turns.refuse_phase, phase="action")
_strategy = partial(turns.refuse_phase, phase="strategy")

REASONS: Mapping[str, Callable[[State, int], IllegalMove | None]] = {
    "claim": turns.CLAIM.refuse_all,
    "pass": turns.CLAIM.refuse_all,
    "move": movement.refuse_any,
    "act": _action,
    "strategy": _strategy,
    "search": searching.SEARCH.refuse_all,
    "pick": lambda state, index: _action(state, index) or _no_lock(state, index),
    "hide": lambda state, index: _action(state, index) or bodies.refuse_any(state, index),
    "drag": lambda state, index: _action(state, index) or bodies.refuse_any(state, index),
    "equip": _phase_but_in_town,
    "stow": _phase_but_in_town,
    "give": _no_handing_over,
    "use": _action,
    "light": stealth.SEE_TO_LIGHT.refuse_all,
    "discard": lambda state, index: card_piles.refuse(state, index, ""),
    "leave": ending.LEAVE.refuse_all,
    "buy": lambda state, index: refused("nothing-affordable", "REG-G60"),
    "cure": lambda state, index: muster.refuse_in_town(state, index, Cure("")),
    "learn": lambda state, index: muster.refuse_in_town(state, index, Learn("")),
}
"""What speaks against every move of a verb, where the seat could act at all."""


# One move that is not listed, and what would be possible in its place.


def against(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    """Return what speaks against this one move, ``None`` where that is nothing in particular."""
    index = member_of(state, seat)
    match move:
        case Choose(option=option):
            return _no_option(state, seat, option)
        case SetOrder(order=order):
            return standing_orders.refuse(state, seat, order)
    if index is None:
        return None
    match move:
        case MoveTo(to=to):
            return _no_way(state, index, to, movement.refuse(state, index, to))
        case Act():
            return _no_action(state, index, move)
        case Strategy(play=key):
            return _no_strategy(state, index, key)
        case Pick(lock=lock):
            found = [called_noun(state, features.lock_handle(state, id)) for id in features.locked_here(state, index)]
            why = features.refuse_pick(state, index, lock)
            if why is None or not found:
                return why
            return refused("lock-within-reach", why.rule, why=why.said, locks=tuple(found))
        case Hide(body=body):
            return bodies.refuse_hiding(state, index, body)
        case Drag(body=body, to=to):
            return bodies.refuse_dragging(state, index, body, to)
    return _no_thing(state, index, move)


def _no_thing(state: State, index: int, move: Move) -> IllegalMove | None:
    """Return what speaks against doing this with a card, Gear or a thing, or against what the town has to offer."""
    match move:
        case Equip(item=item):
            return equipment.refuse_equip(state, index, item)
        case Stow(item=item):
            return equipment.refuse_stow(state, index, item)
        case Give(item=item, who=other):
            return _no_gift(state, index, item, equipment.refuse_give(state, index, item, other))
        case Discard(card=card):
            return card_piles.refuse(state, index, card)
        case Use(item=item):
            return _no_use(state, index, item) or features.refuse(state, index, item)
        case Buy() | Cure() | Learn():
            return muster.refuse_in_town(state, index, move)
    return None


def _no_option(state: State, seat: Seat, option: str) -> IllegalMove:
    view = view_for(state, seat)
    offered = tuple(
        questions.option(view, question, each)[0].partition(" (")[0].partition(": ")[0]
        for question in awaiting.all_asked(state, seat)
        for each in question.options
    )
    asked = (question for question in open_questions(state) if question.owner >= 0 and option in question.options)
    if whose := tuple(state.members[question.owner].name for question in asked):
        return refused("option-of-another", "REG-G21", offered=offered, option=play_name(option), owners=whose)
    return refused("option-unknown", "REG-G21", offered=offered, option=option[:30])


def _no_way(state: State, index: int, to: str, why: IllegalMove | None) -> IllegalMove | None:
    """Return why there is no going that way, with the exits there are, or with what would open it."""
    if why is None:
        return None
    region = state.members[index].region
    exits = [state.scenario.connection_by_id[id] for id in known_exits(state, region)]
    if why.rule == "REG-030":
        at = [item for item in exits if (entity := board.blocking(state, item.id)) and _is_called(entity, to)]
        if at:
            return _no_way(state, index, exit_letter(state, at[0].id), movement.refuse_way(state, index, at[0]))
        named = ((exit_letter(state, way.id), _beyond(state, way, region)) for way in exits)
        ways = tuple(WORDS.message("exit-to", letter=letter, beyond=beyond) for letter, beyond in named)
        return refused("no-exit-leads-there-but", why.rule, exits=ways)
    way = exit_named(state, region, to)
    entity = board.blocking(state, way.id) if way is not None else None
    if why.rule != "REG-031" or entity is None:
        return why
    at_hand = plays.actions(state, index)
    by_hand = tuple(play.name for play in at_hand if plays.refuse_target(state, index, play, entity.id) is None)
    left = board.effort_left(state, entity, index)
    helps = [WORDS.message("help-by-action", plays_at_hand=by_hand)] if left else []
    helps += [WORDS.message("help-by-lock")] if entity.lock else []
    helps = helps or [WORDS.message("help-elsewhere")]
    return refused("blocked-but", why.rule, why=why.words.rstrip("."), effort=left, helps=tuple(helps))


def _is_called(entity: Entity, text: str) -> bool:
    wanted = text.casefold().replace("-", " ")
    return bool(entity.number) and not entity.hidden and wanted in (entity_name(entity).casefold(), plain(entity.kind))


def _beyond(state: State, way: Connection, region: str) -> str:
    known = way.other(region)
    return state.scenario.region_by_id[known].name if known in state.seen else ""


def _says(why: IllegalMove, id: str) -> bool:
    """Return whether a refusal is the message with this id."""
    return getattr(why.said, "id", "") == id


def _no_gift(state: State, index: int, item: str, why: IllegalMove | None) -> IllegalMove | None:
    """Return why something is not handed over; of what the member does not carry, what there is to give."""
    carried = equipment.belongings(state, index)
    if why is None or item in carried or not _says(why, "not-carried"):
        return why
    has = tuple(a_called(state, thing) for thing in carried)
    return refused("not-carried-but" if item else "hand-over-what", why.rule, carried=has)


def _no_use(state: State, index: int, item: str) -> IllegalMove | None:
    """Return how Gear is used that has plays: it is played, or put on first."""
    member, gear = state.members[index], content().gear.get(item)
    if gear is None or item not in (*member.equipped, *member.pack):
        return None
    if item in member.pack:
        return refused("take-in-hand-first", "REG-G19", thing=gear.name)
    ways = tuple(f"/{KINDS_PLAYED[play.kind].command} {play.name}" for play in gear.plays if play.kind in KINDS_PLAYED)
    if not ways:
        return refused("works-while-worn", "REG-G12", thing=gear.name)
    return refused("is-played-so", "REG-G12", thing=gear.name, ways=ways)


KINDS_PLAYED = {"action": ACT, "strategy": STRATEGY}
"""The verb for each kind of play that is played on one's own turn."""


def _other_kind(state: State, index: int, key: str, kind: str) -> IllegalMove | None:
    """Return when a play that a member holds is played, if it is of another kind."""
    play = next((play for play in plays.held(state, index) if play.id == key and play.kind != kind), None)
    return None if play is None else refused(f"other-kind-{play.kind}", "REG-G20", play=play.name)


def _no_action(state: State, index: int, move: Act) -> IllegalMove | None:
    """Return why an Action cannot be played so, or why not on that target."""
    play = next((play for play in plays.held(state, index) if play.id == move.play), None)
    if play is None or play.kind != "action":
        if (other := _other_kind(state, index, move.play, "action")) is not None:
            return other
        known = tuple(dict.fromkeys(play.name for play in plays.actions(state, index)))
        return refused("no-such-action", "REG-G12", called=move.play[:30], known=known)
    if play.targets == "lock":
        return refused("play-for-locks", "REG-234", play=play.name)
    target = "" if move.target == NOTHING else who_named(state, move.target)
    if target and plays.attempted(state, target):
        return movement.refuse_attempt(state, index, target, play.id) or refused("gets-you-nowhere", "REG-093")
    if (why := turns.refuse_phase(state, index, "action") or plays.unusable(state, index, play)) is not None:
        return why
    at_hand = (who for who in plays.targets(state, index, play) if not plays.attempted(state, who))
    targets = tuple(actor_noun(state, who) for who in at_hand)
    if play.targets not in ("one", "ally"):
        if move.target != NOTHING:
            return refused("name-no-target", "REG-G06", play=play.name)
        return refused("strikes-nobody-here", "REG-G06", play=play.name)
    if move.target == NOTHING:
        if targets:
            return refused("wants-target", "REG-G06", play=play.name, targets=targets)
        return refused("nothing-to-play-on", "REG-G06", play=play.name)
    found = plays.refuse_target(state, index, play, target) if target else None
    found = found or refused("nobody-to-aim-at", "REG-G06")
    rule = found.rule or "REG-G06"
    if targets:
        return refused("possible-targets", rule, why=found.said, targets=targets)
    return refused("no-ally-here" if play.targets == "ally" else "no-enemy-here", rule, why=found.said)


def _no_strategy(state: State, index: int, key: str) -> IllegalMove | None:
    if (why := turns.refuse_phase(state, index, "strategy")) is not None:
        return why
    if key == legal.DRAW:
        return refused("no-card-to-draw", "REG-G11")
    play = next((play for play in plays.held(state, index) if play.id == key and play.kind == "strategy"), None)
    if play is not None:
        return plays.unusable(state, index, play)
    if (other := _other_kind(state, index, key, "strategy")) is not None:
        return other
    could = (move.play for move in legal.strategies(state, index))
    known = tuple(WORDS.message("draw-a-card") if play == legal.DRAW else play_name(play) for play in could)
    return refused("no-such-strategy", "REG-G11", called=key[:30], known=known)
