"""How legal moves are offered: one to three words for the button, what it means for the menu, and the desk's steps."""

from __future__ import annotations

from engine.core import verbs
from engine.core.desk import MOST_DETAIL, MOST_LABEL, NOTHING, fit
from engine.core.flow import MASTER, Ask
from engine.core.game import Choice, Offering, Weight
from engine.core.moves import Move, Verb
from engine.core.words import bare, count, listed, lower, plain, upper

from ..rules import awaiting, ending, legal, turns
from ..rules.actions import plays
from ..rules.awaiting import asked
from ..rules.challenges import bodies
from ..rules.exploring import features, movement, searching
from ..rules.flow import open_questions
from ..rules.party import equipment, muster
from ..rules.steps import Assist, Background, ChallengeDoes, Craft, Interrupt, React, WhoseTurn
from ..state import board, moves, sheets
from ..state.content import Challenge, Effect, Play, content
from ..state.naming import entity_name, exit_named, gear_name, known_play, the
from ..state.scenarios import Connection
from ..state.state import Member, State, member_of
from ..state.view import View
from . import questions, words
from .sayings import order_words
from .words import called, dice, gist, kind_named, play_text, priced

GIVING_UP = (
    "This is your vote to give up. Once all who still play have voted for it the scenario ends, and counts as lost. "
    "Until then you can take it back."
)
LEAVING = "You go out by the goal for good, without what you came for. The others go on without you."


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered, to a seat or, in a public view, to all who are awaited."""
    label, detail, weight = _offer(view, move)
    weight = "written" if _begins_turn(view.state, move) and not _begins_for_all(view.state, move) else weight
    return Choice(fit(label, MOST_LABEL), fit(upper(detail), MOST_DETAIL), weight, sure=_sure(view, move))


def _sure(view: View, move: Move) -> str:
    """Return what somebody has to know before they do what cannot be made good again, "" for all else.

    Whose vote ends it is asked by the rules (REG-G45).
    """
    match move:
        case moves.Concede() if view.seat is not None and view.seat not in view.state.conceding:
            return "" if ending.concedes(view.state, view.seat) else GIVING_UP
        case moves.Leave():
            return LEAVING
    return ""


def _begins_turn(state: State, move: Move) -> bool:
    """Return whether a move would begin somebody's turn by itself: while it is nobody's the one button is to take it."""
    plain = isinstance(
        move, moves.Claim | moves.Concede | verbs.Discard | verbs.Choose | verbs.Order | verbs.Pass | verbs.Direct
    )
    return not plain and turns.free(state) and state.turn is None


def _begins_for_all(state: State, move: Move) -> bool:
    """Return whether a move that begins a turn is offered beside the button that takes it: whoever may take one could make
    it, and it is the same for all of them: a Search, or a Move by one exit, as when a party sets out."""
    waiting = turns.waiting(state)
    if not isinstance(move, verbs.MoveTo | moves.Search) or not all(turns.may_begin(state, index) for index in waiting):
        return False
    if isinstance(move, moves.Search):
        return all(searching.refuse(turns.begun(state, index), index) is None for index in waiting)
    if len({state.members[index].region for index in waiting}) != 1:
        return False
    if len({_go(state, index, move.to) for index in waiting}) != 1:
        return False
    return all(move in movement.moves(turns.begun(state, index), index) for index in waiting)


def actor_of(view: View) -> int | None:
    """Return whose moves are shown: the view's own member, else whoever's turn it is, or the only one awaited."""
    own = None if view.seat is None else member_of(view.state, view.seat)
    if own is not None:
        return own
    if view.state.turn is not None:
        return view.state.turn.member
    seats = awaiting.awaited(view.state)
    return member_of(view.state, seats[0]) if len(seats) == 1 else None


def _offer(view: View, move: Move) -> Offering:
    state, index = view.state, actor_of(view)
    match move:
        case verbs.Choose(option=option):
            return _choose(view, option)
        case moves.Claim():
            return "Take turn", "Your turn of this round, now", "main"
        case verbs.Pass():
            return _pass(view, index)
        case verbs.MoveTo(to=to):
            first = index if index is not None else next(iter(turns.waiting(state)), None)
            return _go(state, first if turns.free(state) else None, to)
        case moves.Act(play=play, target=target):
            return _act(state, index, play, target)
        case moves.Strategy(play=legal.DRAW):
            return "Draw a card", "Your Strategy Phase", "plain"
        case moves.Strategy(play=play):
            return _priced(play), _play_detail(play), "plain" if _is_of_use(state, index, play) else "written"
        case moves.Search():
            wanted: Weight = "plain" if _beset(state, index) else "main"
            return f"Search here{_search_dice(state, index)}", _search(state, index), wanted
        case moves.Pick(lock=lock):
            return f"Pick {_short(state, lock)}{_odds(state, index, lock)}", _lock(state, lock), "main"
        case moves.Hide(body=body):
            return f"Hide {_short(state, body)} (Action)", "The body: takes your Action Phase", "main"
        case moves.Drag(body=body, to=to):
            return _drag(state, index, body, to)
    return _aside(view, move, index)


def _aside(view: View, move: Move, index: int | None) -> Offering:
    """Return how moves beside a turn's plays are offered: Gear, the town, orders, giving up, the desk."""
    state = view.state
    match move:
        case verbs.Equip(item=item):
            detail = _gear(item) or "Pick it up"
            return _taking(state, index, item), f"{called(state, item)}: {detail}", "quiet" if _gear(item) else "main"
        case verbs.Stow(item=item):
            return f"Stow {_short(state, item)}{_phase(state)}", f"{called(state, item)}: into the pack", "quiet"
        case verbs.Give(item=item, who=moves.GROUND):
            return (f"Lay down {_short(state, item)}", f"{called(state, item)}: free; equip picks it up", "written")
        case verbs.Give(item=item, who=who):
            return f"Give {_short(state, item)} to {called(state, who)}", called(state, item), "written"
        case verbs.Use(item=item):
            feature = state.scenario.feature_by_id.get(item)
            phase = "Strategy" if feature is not None and feature.kind == "key" and feature.use == "strategy" else "Action"
            return f"Use {_short(state, item)} ({phase})", feature.text if feature is not None else "", "main"
        case moves.Light():
            return _light(state, index)
        case moves.Leave():
            weight: Weight = "quiet" if state.round > 1 else "written"
            missing = listed([the(state.scenario.feature_by_id[need].name) for need in ending.missing(state)])
            return f"Leave without {missing}", "Out by the goal, for good, without what you came for", weight
        case verbs.Buy(goods=goods):
            price = content().gear[goods].price if goods in content().gear else 0
            label = f"Buy {lower(gear_name(goods))} ({count(price, 'Valuable')})"
            return label, f"{count(price, 'Valuable')}: {_gear(goods)}", "main"
        case moves.Cure(what=what):
            ailing = muster.ailments(state.members[index]) if index is not None else {}
            named = "an Injury" if what == muster.INJURY else ailing.get(what, upper(plain(what)))
            return f"Heal {named} (1 Valuable)", "A rest in town, for 1 Valuable", "main"
        case moves.Learn(play=play):
            taught = known_play(play)
            costs = "; ".join(filter(None, ("1 Valuable", gist(taught) if taught is not None else "")))
            return f"Learn {_named_play(play)} ({costs})", _play_detail(play), "main"
        case verbs.Order(order=order):
            weight = "quiet" if order in OFTEN_ORDERED else "written"
            return upper(order_words(order)), upper(order_words(order)), weight
        case verbs.Discard(card=card):
            return f"Lay down {_named_play(card)}", f"At the round's end. {_play_detail(card)}", "quiet"
        case moves.Concede():
            return _concede(view)
    return str(move), "", "plain"


# Turns.


def _pass(view: View, index: int | None) -> Offering:
    state = view.state
    if view.seat is not None and view.seat == state.master:
        question = asked(state, view.seat)
        if question is not None and len(question.options) == 1:
            return "Go on", "The round goes on", "main"
        return "As I would", "The bot decides this one for you", "quiet"
    if state.phase == "town":
        return "Set out", "You are ready; the others are waited for", "main"
    if awaiting.may_go_on(state):
        return _go_on(state, index)
    if state.turn is not None and state.turn.member == index:
        return "End turn", "A Move that is left can still be made in an ally's turn", "plain"
    return "Skip turn", "Take the turn and end it at once", "quiet"


def _go_on(state: State, index: int | None) -> Offering:
    """Return how going on is offered once all have had their turns: the one who was last says it for all, everybody else
    for themselves (REG-G13)."""
    waits = awaiting.reasons(state)
    for_all = index is None or index == turns.acting(state) or set(waits) <= {index}
    others = [state.members[other].name for other in waits if other != index]
    if not for_all:
        return "Go on", f"You need no more; {listed(others)} may go on", "main"
    idle = [state.members[other].name for other, why in waits.items() if why == "move" and other != index]
    lapses = f"What {listed(idle)} can still do lapses" if idle else "Nothing more is done in this round"
    return "Go on: the Challenges act", lapses, "main"


def _go(state: State, index: int | None, to: str) -> Offering:
    """Return how a Move is offered: the letter on the map and the region beyond, if known, with what is in the way."""
    way = None if index is None else exit_named(state, state.members[index].region, to)
    if way is None or index is None:
        return f"Go {to}", "", "main"
    beyond = state.scenario.region_by_id.get(way.other(state.members[index].region))
    named = beyond.name if beyond is not None else ""
    blocked = _in_the_way(state, index, way)
    if beyond is not None and sheets.is_over(state, beyond):
        blocked = (*blocked, "too late: to go in there now costs what its limit costs")
        return f"Go {to}: {named} (too late)", upper(", ".join(blocked)), "main"
    detail = upper(", ".join(blocked if named else ("nobody knows where it leads", *blocked)))
    return f"Go {to}{f': {named}' if named else ''}{f' ({blocked[0]})' if blocked else ''}", detail, "main"


def _in_the_way(state: State, index: int, way: Connection) -> tuple[str, ...]:
    """Return what blocks a way, and what it still takes (REG-088)."""
    entity = board.blocking(state, way.id)
    if entity is None or entity.hidden:
        return ()
    left = board.effort_left(state, entity, index)
    return (f"{lower(entity_name(entity))}: {left} effort" if left else f"{lower(entity_name(entity))}: passed",)


def _beyond(state: State, index: int | None, to: str) -> str:
    way = None if index is None else exit_named(state, state.members[index].region, to)
    known = None if way is None or index is None else way.other(state.members[index].region)
    region = state.scenario.region_by_id.get(known or "")
    return region.name if region is not None and region.name else to


def _drag(state: State, index: int | None, body: str, to: str) -> Offering:
    """Return how dragging a body is offered: the exit as in a Move, the body where several lie there."""
    beyond = _beyond(state, index, to)
    whose = (
        f" {_short(state, body)}" if index is not None and len(bodies.here(state, state.members[index].region)) > 1 else ""
    )
    where = f"{to}: {beyond}" if beyond != to else to
    return f"Drag{whose} to {where} (Action and Move)", f"{called(state, body)}: takes Action and Move", "plain"


def _act(state: State, index: int | None, id: str, target: str) -> Offering:
    """Return how an Action is offered: its name and its target; those of the Craft before all others (REG-G16)."""
    play = known_play(id)
    if play is None:
        return upper(plain(id)), "", "plain"
    is_standing = index is not None and plays.standing_action(state, index).id == id
    detail = _play_detail(id)
    if target == NOTHING:
        weight: Weight = "main" if is_standing else "plain"
        return priced(play.name, play), detail, weight if _is_of_use(state, index, id) else "written"
    label = priced(f"{play.name}: {_short(state, target)}", play)
    kind = kind_named(target)
    if kind is not None and "Persists" in kind.keywords:
        # With the standing Action it is what a Move through that exit is.
        return label, f"An attempt to get past: takes your Move. {detail}", "written" if is_standing else "plain"
    if not _does_something(state, play, target, kind):
        return label, detail, "written"
    return label, detail, "main" if is_standing else "plain"


def _does_something(state: State, play: Play, target: str, kind: Challenge | None) -> bool:
    """Return whether there is any use in a play on a target: what has no EP takes no damage (REG-074), who is whole needs
    no healing. It may be played all the same (REG-075)."""
    if kind is not None:
        return bool(kind.ep or play.effects)
    index = next((index for index, member in enumerate(state.members) if member.handle == target), None)
    if index is None or {effect.kind for effect in play.effects} - {"recover", "cure"}:
        return True
    member = state.members[index]
    return member.ep < sheets.most_ep(member) or (bool(member.diseases) and any(one.kind == "cure" for one in play.effects))


def _is_of_use(state: State, index: int | None, id: str) -> bool:
    """Return whether a play that names nobody does anything for somebody: one that only heals does not where all whom it
    would reach have full EP."""
    play = known_play(id)
    if play is None or index is None or not play.effects or play.inflict or play.damage:
        return True
    if all(effect.kind == "speed" and effect.who == "actor" for effect in play.effects):
        return not state.members[index].moved
    if any(effect.kind != "recover" for effect in play.effects):
        return True
    return any(member.ep < sheets.most_ep(member) for effect in play.effects for member in _reached(state, index, effect))


def _reached(state: State, index: int, effect: Effect) -> tuple[Member, ...]:
    """Return the PCs whom an effect reaches that names no target."""
    own = state.members[index]
    if effect.who in ("actor", "target"):
        return (own,)
    found = [other for other in state.members if other.in_play and (effect.who == "party" or other.region == own.region)]
    return tuple(other for other in found if effect.who != "allies" or other is not own)


HOLDS = {"item": "Hold", "clothing": "Put on", "accessory": "Put on", "expertise": "Ready"}
"""What is done with Gear, by the slot that it takes."""

OFTEN_ORDERED = (
    "react:ask",
    "react:best",
    "react:none",
    "interrupt:ask",
    "interrupt:auto",
    "interrupt:never",
    "assist:ask",
    "assist:auto",
    "assist:never",
    "saved:turn",
    "saved:wait",
    "saved:lapse",
    "draw:auto",
    "draw:ask",
    "turn:1",
    "turn:any",
)
"""The standing orders that the own panel offers; /order completes all of them."""


def _taking(state: State, index: int | None, item: str) -> str:
    """Return how Gear of the pack is put on, or how a thing that lies there is picked up."""
    gear = content().gear.get(item)
    lies = index is not None and item not in state.members[index].pack and item in equipment.lying(state, index)
    return f"{'Pick up' if gear is None or lies else HOLDS[gear.slots[0]]} {_short(state, item)}{_phase(state)}"


def _phase(state: State) -> str:
    """Return what changing Gear costs: the Strategy Phase, but in the town nothing (REG-G11)."""
    return "" if state.phase == "town" else " (Strategy)"


def _priced(id: str) -> str:
    play = known_play(id)
    return upper(plain(id)) if play is None else priced(play.name, play)


def _named_play(id: str) -> str:
    play = known_play(id)
    return play.name if play is not None else upper(plain(id))


def _play_detail(id: str) -> str:
    play = known_play(id)
    return play_text(play) if play is not None else ""


def _search_dice(state: State, index: int | None) -> str:
    """Return the die of a Search as it stands now: ": d8"."""
    if index is None or not state.members[index].craft:
        return ""
    rolled = words.entry_now(state, index, "search", content().crafts[state.members[index].craft].search)
    return f" ({rolled.rpartition(': ')[2]})"


def _odds(state: State, index: int | None, lock: str) -> str:
    """Return the dice of a Lockpick and of the Lock: " (d6 against d8)"."""
    tools = () if index is None else features.lockpicks(state, index)
    kind, feature = kind_named(lock), state.scenario.feature_by_id.get(lock)
    against = kind.lock if kind is not None else feature.lock if feature is not None else ""
    if not tools or index is None or not against:
        return ""
    rolled = words.entry_now(state, index, "lockpick", tools[0].lockpick, tools[0])
    return f" ({rolled.rpartition(': ')[2]} against {dice(against)})"


def _search(state: State, index: int | None) -> str:
    if index is None or not state.members[index].craft:
        return "Look for what may be hidden here"
    craft = content().crafts[state.members[index].craft]
    return f"Look for what may be hidden here: {words.entry_now(state, index, 'search', craft.search)}"


def _beset(state: State, index: int | None) -> bool:
    """Return whether a Creature or a Seeker is in sight where a Search would be made: a blow is wanted more then."""
    searching = turns.waiting(state) if index is None else (index,)
    foes = [one for one in state.entities if one.type in ("Creature", "Seeker") and board.visible(state, one)]
    return any(foe.at == state.members[one].region for foe in foes for one in searching)


def _lock(state: State, word: str) -> str:
    kind, feature = kind_named(word), state.scenario.feature_by_id.get(word)
    lock = kind.lock if kind is not None else feature.lock if feature is not None else ""
    return f"{called(state, word)}, lock {dice(lock)}" if lock else called(state, word)


def _light(state: State, index: int | None) -> Offering:
    if index is None:
        return "See to light", "Light it, or put it out", "plain"
    member = state.members[index]
    lamp = gear_name(board.light_source(member))
    if member.light:
        return "Put out light", f"{lamp}: free, once in your turn", "plain"
    if board.is_risky(state):
        price = "the end, if seen" if state.scenario.light_rule == "defeat" else "a token, if seen"
        seen = "seen, it ends the scenario" if state.scenario.light_rule == "defeat" else "seen, it costs a Stealth Token"
        return f"Light up ({price})", f"{lamp}: {seen}", "quiet"
    return "Light up", f"{lamp}: free, once in your turn", "plain"


def _concede(view: View) -> Offering:
    seat = view.seat
    if seat is not None and seat in view.state.conceding and not ending.concedes(view.state, seat):
        return "Go on", "Take your vote to give up back", "quiet"
    weight: Weight = "written" if open_questions(view.state) else "quiet"
    return "Give up", "A vote: it takes all who still play, and counts as lost", weight


def _short(state: State, word: str) -> str:
    """Return what a word stands for in a button: small letters, without an article."""
    name = called(state, word)
    return lower(bare(name)) if name not in {member.name for member in state.members} else name


def _gear(item: str) -> str:
    gear = content().gear.get(item)
    return gear.text if gear is not None else ""


# Answers.


def _choose(view: View, option: str) -> Offering:
    """Return how an answer is offered; what the game master can answer stands on their own panel only (REG-G28)."""
    state = view.state
    if option == awaiting.BEST:
        return _best(view)
    own = () if view.seat is None else awaiting.all_asked(state, view.seat)
    fitting = [question for question in (*own, *open_questions(state)) if option in question.options]
    question = fitting[0] if fitting else None
    if question is None or (question.owner == MASTER and not view.whole):
        return upper(plain(option)), "", "written"
    label, detail = questions.option(view, question, option)
    owner = [one for one in open_questions(state) if one.owner == question.owner]
    if isinstance(question, Interrupt) and len(owner) > 1:
        # Whoever says how they react has let it be; so that is but for those who would not react either.
        return (label, detail, "written") if option in (questions.NONE, "") else (f"{label}, first", detail, "main")
    return label, detail, "plain" if option in (questions.NONE, "") else "main"


def _best(view: View) -> Offering:
    """Return how the answer is offered that is the same for all who are asked: each finds their own on their panel."""
    found = open_questions(view.state)
    several = view.seat is None and len({question.owner for question in found}) > 1
    label = "Best Reaction" if any(isinstance(question, React) for question in found) else "Let it be"
    return label, "No card for stepping in, and the best Endure", "first" if several else "written"


HEADINGS: dict[type[Ask], str] = {
    Craft: "Who are you?",
    Background: "Where are you from?",
    React: "How do you react?",
    Interrupt: "Do you step in?",
    Assist: "Do you help?",
    WhoseTurn: "Which of them acts next?",
    ChallengeDoes: "What does it do?",
}
"""What stands over the answers to each kind of question."""


ASKING = {
    "move": "Where do you go?",
    "act": "Which Action, and on what?",
    "strategy": "Which Strategy, or a card?",
    "pick": "Which lock do you pick?",
    "hide": "Whose body do you hide?",
    "drag": "Where do you drag the body?",
    "equip": "What do you put on, or pick up?",
    "stow": "What do you take off?",
    "use": "What do you use?",
    "give": "What do you hand over, and to whom?",
    "discard": "Which card goes at the round's end?",
    "buy": "What do you buy?",
    "cure": "What is to be healed, for 1 Valuable?",
    "order": "What do you want done without being asked?",
    "gm": "What do you rule?",
}
"""What stands over a menu of each kind of move."""


def heading(view: View, verb: Verb) -> str:
    """Return what stands over a menu of moves: the question that it answers."""
    if verb.name != "choose":
        return ASKING.get(verb.name, "")
    state = view.state
    own = () if view.seat is None else awaiting.all_asked(state, view.seat)
    found = [question for question in open_questions(state) if question.owner != MASTER or view.whole]
    kinds = {type(question) for question in own or found}
    if kinds == {Craft, Background}:
        return "Who are you, and where from?"
    if kinds == {Interrupt, React}:
        return questions.ASKED_OF_ALL[frozenset(kinds)]
    return HEADINGS.get(kinds.pop(), "What do you choose?") if len(kinds) == 1 else "What do you choose?"
