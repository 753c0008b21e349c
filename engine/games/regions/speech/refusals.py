"""Why a move is refused, with the rule behind it, and why a seat has no move of a verb at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.flow import MASTER
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Buy, Choose, Discard, Equip, Give, MoveTo, Order, Stow, Use
from engine.core.words import listed, lower, plain

from ..rules import awaiting, ending, habits, legal, turns
from ..rules.actions import plays
from ..rules.challenges import bodies, stealth
from ..rules.exploring import features, movement, searching
from ..rules.flow import open_questions
from ..rules.party import card_piles, equipment, muster
from ..state import board
from ..state.content import content
from ..state.moves import HIDE, Act, Cure, Drag, Hide, Learn, Pick, Strategy
from ..state.naming import actor_name, entity_name, exit_letter, exit_named, known_exits, play_name, the, who_named
from ..state.scenarios import Connection
from ..state.state import Entity, State, Who, index_of, member_of
from ..state.view import view_for
from . import questions
from .words import called, one, place

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
        return IllegalMove(found.words, found.rule or RULES[move.verb])
    return IllegalMove("That cannot be done now.", RULES[move.verb])


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
        said = "The desk opens once the party has set out." if seat == state.master else "The desk is the game master's."
        return IllegalMove(said, "REG-G28")
    if word == "choose":
        return _no_question(state, seat)
    index = member_of(state, seat)
    if index is None:
        return IllegalMove("That is for the party; a game master has the desk.", "REG-G28")
    if word == "order":
        return habits.refuse(state, seat, "")
    if word == "concede":
        return ending.refuse_conceding(state, seat)
    return _untimely(state, index, word)


def _untimely(state: State, index: int, word: str) -> IllegalMove | None:
    if state.phase == "muster":
        names = _names(state, awaiting.awaited(state))
        return IllegalMove(f"First everybody needs a character: {names} can choose.", "REG-G16")
    if state.phase == "town":
        if word not in IN_TOWN:
            return IllegalMove("You are in the town still. Pass when you are ready to set out.", "REG-G60")
        if state.members[index].ready:
            return IllegalMove("You are ready to set out already.", "REG-G60")
        return None
    if word in ("buy", "cure", "learn"):
        return IllegalMove("That is for the town, before you set out.", "REG-G60")
    member = state.members[index]
    if not member.in_play:
        how = "dead" if member.dead else "out of it by the goal" if member.out else "caught"
        return IllegalMove(f"{member.name} is {how}, and the others go on.", "REG-172")
    if state.paused:
        return IllegalMove("The game master plays a scene. It goes on after that.", "REG-G28")
    if state.agenda:
        names = _names(state, awaiting.awaited(state))
        return IllegalMove(f"First what is under way has to be settled: {names} can answer.", "REG-G13")
    return None


def _names(state: State, seats: Sequence[Seat]) -> str:
    called = []
    for seat in seats:
        index = member_of(state, seat)
        called.append(state.names[seat] if index is None else state.members[index].name)
    return listed(called, "and")


def _no_question(state: State, seat: Seat) -> IllegalMove:
    if state.paused:
        return IllegalMove("The game master plays a scene. It goes on after that.", "REG-G28")
    asked = open_questions(state)
    if asked and asked[0].owner == MASTER:
        return IllegalMove("The game master has something to decide first.", "REG-G28")
    if asked:
        return IllegalMove(f"That is for {_names(state, awaiting.awaited(state))} to answer.", "REG-G21")
    return IllegalMove("Nothing is being asked just now.", "REG-G21")


def _nothing_to(state: State, seat: Seat, word: str) -> IllegalMove | None:
    """Return why nothing of a verb can be done by a member who could act."""
    index = member_of(state, seat)
    if index is None:
        return None
    reasons: dict[str, Callable[[], IllegalMove | None]] = {
        "claim": lambda: turns.refuse_claim(state, index),
        "pass": lambda: turns.refuse_claim(state, index),
        "move": lambda: movement.refuse_any(state, index),
        "act": lambda: turns.refuse_phase(state, index, "action"),
        "strategy": lambda: turns.refuse_phase(state, index, "strategy"),
        "search": lambda: searching.refuse(state, index),
        "pick": lambda: turns.refuse_phase(state, index, "action") or _no_lock(state, index),
        "hide": lambda: turns.refuse_phase(state, index, "action") or _no_body(state, index),
        "drag": lambda: turns.refuse_phase(state, index, "action") or _no_body(state, index),
        "equip": lambda: _phase_but_in_town(state, index),
        "stow": lambda: _phase_but_in_town(state, index),
        "give": lambda: _no_handing_over(state, index),
        "use": lambda: turns.refuse_phase(state, index, "action"),
        "light": lambda: stealth.refuse_light(state, index),
        "discard": lambda: card_piles.refuse(state, index, ""),
        "leave": lambda: ending.refuse_leaving(state, index),
        "buy": lambda: IllegalMove("You cannot pay for anything that the town sells.", "REG-G60"),
        "cure": lambda: muster.refuse_in_town(state, index, Cure("")),
        "learn": lambda: muster.refuse_in_town(state, index, Learn("")),
    }
    found = reasons[word]() if word in reasons else None
    if found is not None:
        return found
    if word == "drag" and state.scenario.region_by_id[state.members[index].region].hide_spot:
        advice = f"Here a body can be hidden: /{HIDE.command} does it. Dragging is for places without a corner for one."
        return IllegalMove(advice, "REG-G50")
    said = {
        "move": "There is no way to go from here: every exit that you know is blocked.",
        "act": "There is nothing here to play an Action on.",
        "strategy": "You have no card to draw, and no Strategy to play.",
        "equip": "You have nothing in your pack to put on.",
        "stow": "You have nothing on that could be taken off.",
        "give": "You have nothing to give, or nobody is here to take it.",
        "use": "Nothing here, and nothing that you carry, can be used.",
        "drag": "A body is dragged only from where nothing hides it, with your Move, through an open exit.",
        "hide": "There is no hiding a body here: drag it on, or wait until no Seeker watches.",
    }.get(word)
    rule = {"drag": "REG-G50", "hide": "REG-G50", "move": "REG-031"}.get(word, RULES[word])
    return IllegalMove(said, rule) if said else None


def _phase_but_in_town(state: State, index: int) -> IllegalMove | None:
    return None if state.phase == "town" else turns.refuse_phase(state, index, "strategy")


def _no_handing_over(state: State, index: int) -> IllegalMove | None:
    """Return what speaks against handing anything over; what there is to give, and to whom, left aside."""
    refused = equipment.refuse_give(state, index, "", "")
    return None if refused is None or refused.words.startswith(NOT_CARRIED) else refused


def _no_lock(state: State, index: int) -> IllegalMove | None:
    if not features.lockpicks(state, index):
        return IllegalMove("You have nothing equipped to pick a lock with.", "REG-240")
    if not features.locked_here(state, index):
        return IllegalMove("There is no lock within reach.", "REG-G57")
    return None


def _no_body(state: State, index: int) -> IllegalMove | None:
    if not bodies.here(state, state.members[index].region):
        return IllegalMove("No body lies here.", "REG-186")
    return None


# One move that is not listed, and what would be possible in its place.


def against(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    """Return what speaks against this one move, ``None`` where that is nothing in particular."""
    index = member_of(state, seat)
    match move:
        case Choose(option=option):
            return _no_option(state, seat, option)
        case Order(order=order):
            return habits.refuse(state, seat, order)
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
            found = [called(state, features.lock_handle(state, id)) for id in features.locked_here(state, index)]
            refused = features.refuse_pick(state, index, lock)
            reach = f" Within reach: {listed(list(map(the, found)))}." if found else ""
            return refused and IllegalMove(f"{refused.words}{reach}", refused.rule)
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
    offered = [
        questions.option(view, question, one)[0].partition(" (")[0]
        for question in awaiting.all_asked(state, seat)
        for one in question.options
    ]
    whose = [state.members[one.owner].name for one in open_questions(state) if one.owner >= 0 and option in one.options]
    owned = f"{play_name(option)} is for {listed(whose)} to choose." if whose else f"“{option[:30]}” is none of them."
    return IllegalMove(f"Your options are {listed(offered, 'or')}; {lower(owned) if not whose else owned}", "REG-G21")


def _no_way(state: State, index: int, to: str, refused: IllegalMove | None) -> IllegalMove | None:
    """Return why there is no going that way, with the exits there are, or with what would open it."""
    if refused is None:
        return None
    region = state.members[index].region
    exits = [state.scenario.connection_by_id[id] for id in known_exits(state, region)]
    if refused.rule == "REG-030":
        at = [one for one in exits if (entity := board.blocking(state, one.id)) and _is_called(entity, to)]
        if at:
            return _no_way(state, index, exit_letter(state, at[0].id), movement.refuse_way(state, index, at[0]))
        named = ((exit_letter(state, one.id), _beyond(state, one, region)) for one in exits)
        words = "; ".join(", ".join(filter(None, both)) for both in named)
        return IllegalMove(f"No exit here leads there. From here: {words or 'no way that you know'}.", refused.rule)
    way = exit_named(state, region, to)
    entity = board.blocking(state, way.id) if way is not None else None
    if refused.rule != "REG-031" or entity is None:
        return refused
    at_hand = plays.actions(state, index)
    by_hand = [one.name for one in at_hand if plays.refuse_target(state, index, one, entity.id) is None]
    left = board.effort_left(state, entity, index)
    helps = [f"clear it with an Action{f' ({listed(by_hand)})' if by_hand else ''}"] if left else []
    helps += ["pick its lock or find its key"] if entity.lock else []
    effort = f", {left} effort to go" if left else ""
    return IllegalMove(f"{refused.words.rstrip('.')}{effort}: {listed(helps, 'or') or 'find another way'}.", refused.rule)


def _is_called(entity: Entity, text: str) -> bool:
    wanted = text.casefold().replace("-", " ")
    return bool(entity.number) and not entity.hidden and wanted in (entity_name(entity).casefold(), plain(entity.kind))


def _beyond(state: State, way: Connection, region: str) -> str:
    known = way.other(region)
    return place(state.scenario.region_by_id[known].name) if known in state.seen else ""


NOT_CARRIED = "You have nothing of that name."
"""How `equipment` says that somebody does not have what they would hand over."""


def _no_gift(state: State, index: int, item: str, refused: IllegalMove | None) -> IllegalMove | None:
    """Return why something is not handed over; of what nobody carries, what there is to give."""
    carried = equipment.belongings(state, index)
    if refused is None or item in carried or not refused.words.startswith(NOT_CARRIED):
        return refused
    has = listed([one(called(state, thing)) for thing in carried]) or "nothing"
    return IllegalMove(f"{NOT_CARRIED if item else 'Hand over what?'} You carry {has}.", refused.rule)


def _no_use(state: State, index: int, item: str) -> IllegalMove | None:
    """Return how Gear is used that has plays: it is played, or put on first."""
    member, gear = state.members[index], content().gear.get(item)
    if gear is None or item not in (*member.equipped, *member.pack):
        return None
    if item in member.pack:
        return IllegalMove(f"{gear.name} is in your pack: take it in hand first, with /equip.", "REG-G19")
    ways = [f"/{KINDS_PLAYED[play.kind]} {play.name}" for play in gear.plays if play.kind in KINDS_PLAYED]
    said = f"is played: {listed(ways, 'or')}" if ways else "works while you have it on; there is nothing to be done with it"
    return IllegalMove(f"{gear.name} {said}.", "REG-G12")


KINDS_PLAYED = {"action": "act", "strategy": "strategy"}
"""The verb for each kind of play that is played on one's own turn."""


ANSWERS = {
    "reaction": "is a Reaction: you are asked for it when something strikes at you",
    "interrupt": "is an Interrupt: you are asked for it when an enemy acts",
    "assist": "is an Assist: you are asked for it when an ally acts",
    "action": "is an Action: /act plays it",
    "strategy": "is a Strategy: /strategy plays it",
}
"""When a play is played, for somebody who tries it at another time."""


def _other_kind(state: State, index: int, key: str, kind: str) -> IllegalMove | None:
    """Return when a play that somebody holds is played, if it is of another kind."""
    play = next((play for play in plays.held(state, index) if play.id == key and play.kind != kind), None)
    return None if play is None else IllegalMove(f"{play.name} {ANSWERS[play.kind]}.", "REG-G20")


def _no_action(state: State, index: int, move: Act) -> IllegalMove | None:
    """Return why an Action cannot be played so, or why not on that target."""
    play = next((play for play in plays.held(state, index) if play.id == move.play), None)
    if play is None or play.kind != "action":
        if (other := _other_kind(state, index, move.play, "action")) is not None:
            return other
        at_hand = listed(list(dict.fromkeys(one.name for one in plays.actions(state, index))))
        could = f" You could play {at_hand}." if at_hand else ""
        return IllegalMove(f"You have no Action “{move.play[:30]}” at hand.{could}", "REG-G12")
    if play.targets == "lock":
        return IllegalMove(f"{play.name} is for locks: pick one.", "REG-234")
    target = "" if move.target == NOTHING else who_named(state, move.target)
    if target and plays.attempted(state, target):
        refused = movement.refuse_attempt(state, index, target, play.id)
        return refused or IllegalMove("That would get you nowhere now.", "REG-093")
    if (refused := turns.refuse_phase(state, index, "action") or plays.unusable(state, index, play)) is not None:
        return refused
    known = [one for one in plays.targets(state, index, play) if not plays.attempted(state, one)]
    could = listed([_inside(state, one) for one in known], "or")
    if play.targets not in ("one", "ally"):
        if move.target != NOTHING:
            return IllegalMove(f"{play.name} is aimed at nobody in particular: name no target.", "REG-G06")
        return IllegalMove(f"There is nobody here whom {play.name} would strike.", "REG-G06")
    if move.target == NOTHING:
        said = f"{play.name} wants a target: {could}." if could else f"There is nothing here to play {play.name} on."
        return IllegalMove(said, "REG-G06")
    refused = plays.refuse_target(state, index, play, target) if target else None
    words = refused.words if refused is not None else "There is nobody of that name to be aimed at from here."
    rule = refused.rule if refused is not None and refused.rule else "REG-G06"
    whom = "ally" if play.targets == "ally" else "enemy"
    possible = f" Possible: {could}." if could else f" No {whom} is here to play it on."
    return IllegalMove(f"{words}{possible}", rule)


def _inside(state: State, who: Who) -> str:
    """Return what somebody is called inside a sentence."""
    return actor_name(state, who) if index_of(who) is not None else the(actor_name(state, who))


def _no_strategy(state: State, index: int, key: str) -> IllegalMove | None:
    if (refused := turns.refuse_phase(state, index, "strategy")) is not None:
        return refused
    if key == legal.DRAW:
        return IllegalMove("There is no card left to draw.", "REG-G11")
    play = next((play for play in plays.held(state, index) if play.id == key and play.kind == "strategy"), None)
    if play is not None:
        return plays.unusable(state, index, play)
    if (other := _other_kind(state, index, key, "strategy")) is not None:
        return other
    could = ["Draw a card" if move.play == legal.DRAW else play_name(move.play) for move in legal.strategies(state, index)]
    possible = f" Possible: {listed(could, 'or')}." if could else ""
    return IllegalMove(f"You have no Strategy “{key[:30]}” at hand.{possible}", "REG-G11")
