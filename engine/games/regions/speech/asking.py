"""What the referee asks, and where things stand."""

from __future__ import annotations

from engine.core.desk import fit
from engine.core.flow import MASTER, Ask
from engine.core.game import Seat
from engine.core.words import count, listed, names_of, upper

from ..rules import awaiting, turns
from ..rules.awaiting import left_of_turn
from ..rules.exploring import movement
from ..rules.flow import open_questions
from ..rules.party import muster
from ..rules.steps import Assist, Background, Craft, Interrupt, Lighting, React
from ..state import sheets
from ..state.naming import entity_name, the
from ..state.scenarios import Region
from ..state.state import Member, State, member_of, standing
from ..state.view import View
from . import circumstances, questions, words
from .reference import sheet_lines
from .words import ENDED, ails, called, fate, lying_bodies, on_the_ground, place

MOST_STATUS = 120
"""How long the line of where things stand may be: two lines on a phone."""


def ask(view: View) -> str:
    """Return what is wanted of whoever is awaited, after their name and a comma; "" once it is over.

    What the game master is asked only they read (REG-G28). What is left of a turn is named: so each step of it is a new
    question.
    """
    state = view.state
    if state.phase == "over":
        return ""
    if state.paused:
        return "this scene is yours to play; /gm resume lets the scenario go on."
    asked = open_questions(state)
    if asked:
        mine = None if view.seat is None else member_of(state, view.seat)
        own = [one for one in asked if one.owner == mine] or asked
        if own[0].owner == MASTER and not view.whole:
            return "what happens next is in your hands."
        return questions.ask_all(view, own)
    if state.phase == "muster":
        return "choose who you are."
    if state.phase == "town":
        taught = any(muster.lessons_left(member) and not member.ready for member in state.members)
        return f"rest, {'learn, ' if taught else ''}buy and equip; then Set out."
    return _turn(state)


def _turn(state: State) -> str:
    """Return what is left of the turn under way, or whose turns there still are."""
    if awaiting.may_go_on(state):
        return _last_words(state)
    if state.turn is None:
        if len(turns.waiting(state)) == 1:
            return "your turn."
        return "who acts next?"
    if state.turn.yields and (others := [one for one in turns.waiting(state) if one != state.turn.member]):
        first = listed([state.members[index].name for index in others], "or")
        return f"your turn; nothing is done yet, and {first} may go first."
    left = left_of_turn(state)
    if not left:
        return "your turn is nearly over: pass to end it."
    if left[:2] == ("Strategy", "Action"):
        return f"your turn: {', '.join(left)}."
    return f"{listed(left)} left."


CAN_STILL: dict[awaiting.Reason, str] = {
    "move": "Move",
    "give": "hand on what was found",
    "douse": "put the lamp out",
    "light": "light a lamp",
}
"""What somebody can still do once all have had their turns."""


def _last_words(state: State) -> str:
    """Return for what the Challenges wait once all have had their turns (REG-G13): "Ada can still Move, and Bob can put the
    lamp out; then the Challenges act."; whoever is awaited alone is named before that: "you can still Move"."""
    names: dict[awaiting.Reason, list[str]] = {}
    for index, why in awaiting.reasons(state).items():
        alone = awaiting.waited_for(state) == (index,)
        names.setdefault(why, []).append("you" if alone else state.members[index].name)
    said = [f"{listed(who)} can still {CAN_STILL[why]}" for why, who in names.items()]
    return f"{listed(said)}; then the Challenges act."


CHOOSING: dict[type[Ask], str] = {
    Craft: "a Craft",
    Background: "a Background",
    React: "a Reaction",
    Interrupt: "whether to step in",
    Assist: "whether to help",
    Lighting: "whether to light up",
}
"""What somebody chooses, by the kind of their question."""


def meanwhile(view: View) -> str:
    """Return whom a seat that is not awaited waits for, and what it can do until then; "" for the house's words."""
    state = view.state
    index = None if view.seat is None else member_of(state, view.seat)
    asked = [question for question in open_questions(state) if question.owner >= 0]
    if asked:
        names = list(dict.fromkeys(state.members[question.owner].name for question in asked))
        what = CHOOSING.get(type(asked[0]), "") if len(set(map(type, asked))) == 1 else ""
        return f"{listed(names)} {'is' if len(names) == 1 else 'are'} choosing{f' {what}' if what else ''}."
    acting = turns.acting(state)
    if acting is None or index is None or index not in _free_to_move(state):
        return ""
    if awaiting.may_go_on(state):
        return "all have had their turns; your Move is still free: More, or /move."
    return f"It's {state.members[acting].name}'s turn; your Move is free meanwhile: More, or /move."


ADVICE: dict[type[Ask], str] = {
    React: "/order react:best answers these for you.",
    Interrupt: "/order interrupt:auto steps in for you, interrupt:never lets it be.",
    Assist: "/order assist:auto helps for you, assist:never lets it be.",
}
"""The standing order that answers a question without anybody being asked (REG-G21)."""


def advice(view: View, seat: Seat) -> str:
    """Return the standing order that spares a seat what it is asked, "" for none (REG-G21)."""
    question = awaiting.asked(view.state, seat)
    if question is None and awaiting.may_go_on(view.state):
        own = member_of(view.state, seat)
        return "" if own is None or own not in awaiting.reasons(view.state) else "/order saved:lapse spares you this."
    return "" if question is None else ADVICE.get(type(question), "")


def status(view: View) -> str:
    """Return where things stand in one line: round, whose turn, tokens and limits, and what will come next, as long as
    nothing of a turn is spent yet.

    Tokens and limits are never left out (REG-183, REG-198).
    """
    said = _standing(view.state, asked=True)
    coming = circumstances.coming(view) if _is_foretold(view.state) else ()
    for number, one in enumerate(coming):
        more = f" {upper(one)}."
        rest = 0 if number + 1 == len(coming) else len(MORE)
        if len(said) + len(more) + rest > MOST_STATUS:
            return said + MORE
        said += more
    return said


MORE = " More in /status."
"""What stands at the end of the line where not all finds room."""


def _is_foretold(state: State) -> bool:
    """Return whether what will come is told with a post: while it is nobody's turn, and as the last one's begins."""
    if open_questions(state) or state.stage != turns.PLAYERS:
        return False
    turn = state.turn
    if turn is None or turn.over:
        return True
    spent = turn.strategy or turn.action or state.members[turn.member].moved
    return not spent and len(turns.waiting(state)) == 1


def _standing(state: State, *, asked: bool = False) -> str:
    """Return where things stand; ``asked``: whoever is awaited is named beside it, and what is left to them."""
    name = state.scenario.name
    if state.phase == "muster":
        crafts = sum(bool(member.craft) for member in state.members)
        pasts = sum(bool(member.background) for member in state.members)
        everybody = len(state.members)
        before = "" if asked else f"{name}, before you set out: "
        return f"{before}Crafts {crafts} of {everybody}, Backgrounds {pasts} of {everybody}."
    if state.phase == "town":
        if asked:
            return f"In town. {_purses(state)}"
        ready = [member.name for member in state.members if member.ready]
        return f"In town, before {name}. {_purses(state)} {f'Ready: {listed(ready)}.' if ready else 'Nobody is ready yet.'}"
    if state.phase == "over":
        return f"{name}, {ENDED.get(state.ending, 'over')} in round {state.round}."
    said = [f"Round {state.round}{_of(state)}", *_whose(state, asked=asked), *race(state)]
    pause = " The clock stands still for a scene." if state.paused else ""
    return f"{'; '.join(said)}.{pause}"


def _purses(state: State) -> str:
    """Return what everybody has to spend: "2 Valuables each.", "Valuables: Ada 2, Bob 0."."""
    purses = {member.valuables for member in state.members}
    if len(purses) == 1:
        each = " each" if len(state.members) > 1 else ""
        return f"{count(purses.pop(), 'Valuable')}{each}."
    return f"Valuables: {', '.join(f'{member.name} {member.valuables}' for member in state.members)}."


def _whose(state: State, *, asked: bool) -> tuple[str, ...]:
    """Return whose turn it is, who may act still, who has acted, who is down (REG-006, REG-G15); no more than who is down
    where whoever is ``asked`` something is named beside it."""
    said = []
    if state.stage == turns.PLAYERS and not asked:
        if awaiting.may_go_on(state):
            said.append("all have acted")
        elif state.turn is not None:
            said.append(f"{state.members[state.turn.member].name}'s turn")
        moving = [state.members[index].name for index in _free_to_move(state)]
        waiting = [state.members[index].name for index in turns.waiting(state) if index != turns.acting(state)]
        if waiting:
            said.append(f"{'still to act' if state.turn is not None else 'to act'}: {listed(waiting)}")
        if moving and moving != waiting:
            said.append(f"{'Move' if len(moving) == 1 else 'Moves'} left: {listed(moving)}")
    elif not asked:
        said.append(words.stage_words(state))
    acted = [member.name for member in state.members if member.in_play and member.acted]
    if acted and state.stage == turns.PLAYERS and not (asked or awaiting.may_go_on(state)):
        said.append(f"acted: {names_of(acted, sum(member.in_play for member in state.members))}")
    for word in ("down", "out", "caught", "dead"):
        names = [member.name for member in state.members if fate(member) == word]
        if names:
            said.append(f"{word}: {listed(names)}")
    return tuple(said)


def _free_to_move(state: State) -> tuple[int, ...]:
    """Return who else can Move in the turn under way (REG-G13)."""
    if state.turn is None or open_questions(state):
        return ()
    if awaiting.may_go_on(state):
        return tuple(index for index, why in awaiting.reasons(state).items() if why == "move")
    others = (index for index in standing(state) if index != turns.acting(state))
    return tuple(index for index in others if movement.options(state, index))


def race(state: State) -> tuple[str, ...]:
    """Return what stands between the party and the end: Stealth Tokens, round limits (REG-183, REG-198, REG-205,
    REG-210)."""
    said = [f"Stealth {state.tokens} of {state.token_most}"] if state.scenario.type == "stealth" else []
    if state.scenario.type != "chase":
        return tuple(said)
    if state.limit and not _of(state):
        said.append(limits(state))
    here = {member.region for member in state.members if member.in_play}
    closing = [
        region
        for region in state.scenario.regions
        if sheets.closes(state, region) > state.counter and region.id not in state.closed and region.name
    ]
    closing.sort(key=lambda region: (region.id not in here, sheets.closes(state, region)))
    said += filter(None, [_closing(state, region) for region in closing if region.id in here][:2])
    if len(said) > 1 and all(" closes after round " in one for one in said[-2:]):
        said[-2:] = [f"{said[-2]}, {said[-1].replace(' closes after round ', ' after ')}"]
    return tuple(said)


def _closing(state: State, region: Region) -> str:
    """Return what becomes of whoever is in a region at its limit, "" for nothing: it closes only in a matter of life or
    death, else the chase is lost (REG-206, REG-207, REG-G52)."""
    scenario, last = state.scenario, sheets.closes(state, region)
    if scenario.life_or_death:
        dies = ", and whoever is inside dies" if last - state.counter == 1 else ""
        return f"{place(region.name)} closes after round {last}{dies}"
    if scenario.mode == "fleeing" or not scenario.loss_only_fleeing:
        return f"lost if anybody is still in {place(region.name)} after round {last}"
    return ""


def _of(state: State) -> str:
    """Return the round limit of a chase that all have, to follow the round: " of 6"; "" where there is none, or each PC has
    their own."""
    known = set(_by_limit(state)) or {state.limit}
    if state.scenario.type != "chase" or not state.limit or len(known) > 1:
        return ""
    limit = known.pop()
    return f" of {limit}{', the last' if limit == state.round else ''}"


def _by_limit(state: State) -> dict[int, list[str]]:
    """Return the names of those in play by their own round limits."""
    by_limit: dict[int, list[str]] = {}
    for index, member in enumerate(state.members):
        if member.in_play:
            by_limit.setdefault(sheets.limit_of(state, index), []).append(member.name)
    return by_limit


def limits(state: State) -> str:
    """Return the round limits of a chase, each PC's own: "time until the end of round: Ada 6, Bob 8"."""
    each = [f"{listed(names)} {limit}" for limit, names in sorted(_by_limit(state).items())]
    return f"time until the end of round: {', '.join(each)}"


def sheet(view: View) -> str:
    """Return where things stand in full: everybody, what the Challenges will do, what the game master ruled."""
    state = view.state
    lines = [f"**{_standing(state)}**"]
    lines += [member_line(state, index) for index in range(len(state.members))]
    lines += [bodies] if (bodies := lying_bodies(state)) else []
    lines += [f"On the ground: {lying}."] if (lying := on_the_ground(state)) else []
    if state.phase == "play":
        coming = circumstances.others(view)
        lines += [f"After you: {'; '.join(coming)}."] if coming else []
        first = circumstances.environs(view)
        lines += [f"First in the next round: {'; '.join(first)}."] if first else []
    if state.conceding:
        names = [member.name for member in state.members if member.seat in state.conceding]
        lines.append(f"{listed(names)} would give up.")
    if state.rulings:
        lines.append(f"-# Ruled by the game master: {fit('; '.join(state.rulings[-3:]), 300)}")
    return "\n".join(lines)


def member_line(state: State, index: int) -> str:
    """Return a PC in one line: who, where, EP, what ails them, what they carry."""
    member = state.members[index]
    if not member.craft:
        return f"{member.name}: no character yet"
    return f"{member.name}: {', '.join(filter(None, (_where(state, member), *_shape(state, member))))}"


def _where(state: State, member: Member) -> str:
    if not member.in_play or member.region not in state.scenario.region_by_id:
        return fate(member)
    return f"in {place(state.scenario.region_by_id[member.region].name)}"


def _shape(state: State, member: Member) -> tuple[str, ...]:
    ep = f"EP {member.ep} of {sheets.most_ep(member)}"
    done = "acted" if state.phase == "play" and member.in_play and member.acted else ""
    down = "down" if member.down else ""
    hand = f"{len(member.hand)} cards" if member.hand else ""
    purse = f"{member.valuables} Valuables" if member.valuables > 1 else "1 Valuable" if member.valuables else ""
    things = [the(called(state, object)) for object in member.objects]
    return ep, down, ails(member), done, hand, purse, f"has {listed(things)}" if things else ""


def private(view: View) -> str:
    """Return what a seat needs for itself: its own PC with the hand; the secrets for the game master."""
    state = view.state
    if view.seat is not None and view.seat == state.master:
        return secrets(view)
    index = None if view.seat is None else member_of(state, view.seat)
    if index is None or not state.members[index].craft:
        return sheet(view)
    return "\n".join(sheet_lines(state, index, brief=True))


def secrets(view: View) -> str:
    """Return what only the game master may know, in short: who stands where unseen, what hides, what waits for a roll."""
    state = view.state
    region = state.scenario.region_by_id
    unseen = [
        f"{entity_name(entity)} in {place(region[entity.at].name)}{', hidden' if entity.hidden else ''}"
        for entity in state.entities
        if entity.at in region and not entity.defeated and (entity.hidden or not entity.number)
    ]
    hidden = [
        f"{feature.name} in {place(region[feature.at].name)} ({feature.hidden})"
        for feature in state.scenario.features
        if feature.hidden and feature.id not in state.found
    ]
    lines = ["**Not found yet**", *(unseen + hidden)[:12]] if unseen or hidden else ["They have found all there is."]
    if len(unseen + hidden) > 12:
        lines.append(f"and {len(unseen + hidden) - 12} more, on your map")
    if state.forced.dice or state.forced.fortune:
        lines.append("-# Rulings wait for the next roll.")
    return "\n".join(lines)
