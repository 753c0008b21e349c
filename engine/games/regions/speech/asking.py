"""What the referee asks, and where things stand."""

from __future__ import annotations

from engine.core.desk import fit
from engine.core.flow import MASTER, Ask
from engine.core.game import Seat
from engine.core.words import upper

from ..rules import ahead, awaiting, ending, turns
from ..rules.awaiting import awaited, left_of_turn
from ..rules.exploring import movement
from ..rules.flow import open_questions
from ..rules.party import muster
from ..rules.steps import Assist, Background, Craft, Interrupt, Lighting, React
from ..state import sheets
from ..state.catalogue import WORDS, challenge_name, noted
from ..state.content import content
from ..state.naming import craft_name
from ..state.scenarios import Region
from ..state.state import Member, State, held_fast, member_of, standing, who
from ..state.view import View
from . import circumstances, fates, questions, words
from .lasting_effects import takes_each_turn, turn_costs_you, turns_cost
from .next_step import next_step
from .peril import may_die, may_fall
from .reference import sheet_lines
from .words import ails, called_noun, fate, lying_bodies, on_the_ground

TOLD_ROUNDS, ALL_LEFT = 2, 3
"""In so many rounds a turn says of what it is made; later only of what it is made where it is not all of that."""
FEW_EP = 4
"""So many EP are few, however many there can be."""
MOST_STATUS = 200
"""How long the line of where things stand may be: five lines on a phone. Who is attacked stands beside the names too."""


def ask(view: View) -> str:
    """Return what is wanted of those awaited, after their name and a comma; "" once it is over.

    What the game master is asked only they read (REG-G28). Each step of a turn is a new question: what is left of it."""
    state = view.state
    if state.phase == "over":
        return ""
    if state.paused:
        return WORDS("scene-is-yours")
    asked = open_questions(state)
    if asked:
        mine = None if view.seat is None else member_of(state, view.seat)
        own = [item for item in asked if item.owner == mine] or asked
        if own[0].owner == MASTER and not view.whole:
            return WORDS("master-decides")
        return questions.ask_all(view, own)
    if state.phase == "muster":
        return WORDS("ask-who", together=view.seat is None and len(awaited(state)) > 1)
    if state.phase == "town":
        taught = any(muster.lessons_left(member) and not member.ready for member in state.members)
        return WORDS("town", taught=taught)
    reader = None if view.seat is None else member_of(state, view.seat)
    costs = turn_costs_you(state) if view.begins else turns_cost(state)
    danger, cards = may_die(view) or may_fall(view), _cards(state)
    return " ".join(filter(None, (_of_turns(view, reader), danger, costs, cards, clock(state, view.begins))))


def _cards(state: State) -> str:
    """Return which cards the member whose turn it is drew since they last did something (REG-G11), in the first rounds: the
    hand shows it. What went over the Hand Limit a button said."""
    if state.turn is None or state.round > TOLD_ROUNDS or state.turn.over or (state.round == 1 and turns.is_idle(state)):
        return ""
    member, known = state.members[state.turn.member], content().plays
    drawn = tuple(known[card].name for card in member.drawn if card in member.hand)
    return WORDS("you-drew", drawn=drawn) if drawn else ""


def clock(state: State, begins: bool = False) -> str:
    """Return how many rounds there are still, "" where no time runs out (REG-198, REG-210, REG-G121). Of several it is told
    as a turn begins, as one that ``begins`` when it is taken; the picture shows it in any case."""
    scenario = state.scenario
    if scenario.type == "stealth":
        last = sheets.alarm(state)
        left, costs = max(0, last - state.round + 1), state.round - last + 1
        told = last and (left <= 1 or begins or _is_foretold(state))
        return WORDS("clock-alarm", left=left, costs=costs, until=scenario.until) if told else ""
    if scenario.type != "chase" or not state.limit:
        return ""
    acting = turns.acting(state)
    own = [sheets.limit_of(state, index) for index in (turns.waiting(state) if acting is None else (acting,))]
    left = min(own, default=state.limit) - state.counter
    return WORDS("clock", left=left, until=scenario.until) if left <= 1 or begins or _is_foretold(state) else ""


def _of_turns(view: View, reader: int | None) -> str:
    """Return what is left of the turn under way, or whose turns there still are. The ``reader`` is a member, ``None`` for
    all."""
    state = view.state
    if awaiting.may_go_on(state):
        return _last_words(state)
    if state.turn is None and reader is not None and (begun := ahead.in_turn(state, reader)) is not state:
        if turns.waiting(state) == (reader,):
            health = _health(state, reader)
            return WORDS("turn-whole", health=health, left=_news(begun), whole=True, ends=_ends_with(begun))
        return WORDS("turn-to-begin", health=_health(state, reader), left=_news(begun))
    if state.turn is None:
        if len(turns.waiting(state)) == 1:
            return WORDS("own-turn")
        return WORDS("who-acts-next", mine=reader is not None)
    if state.turn.yields and (others := [item for item in turns.waiting(state) if item != state.turn.member]):
        return WORDS("turn-that-yields", members=tuple(state.members[index].name for index in others))
    if not circumstances.left_words(state):
        return WORDS("turn-nearly-over")
    whole = view.begins or turns.is_idle(state)
    health = _health(state, state.turn.member) if whole else ""
    left = _news(state) if whole else circumstances.left_words(state)
    return WORDS("turn-whole", health=health, left=left, whole=whole, ends=_ends_with(state))


def _health(state: State, index: int) -> str:
    """Return how many EP a member has whose turn begins where these are few, else the picture is enough; and what lasts and
    takes some at each turn."""
    ep, most = state.members[index].ep, sheets.most_ep(state.members[index])
    few = ep <= max(most // 2, FEW_EP)
    return WORDS("with-ep-left", ep=ep if few else 0, most=most, takes=takes_each_turn(state, index))


def _news(state: State) -> tuple[str, ...]:
    """Return of what a turn is made that nothing of is spent; () where that is as always, and was told often enough."""
    left = circumstances.left_words(state)
    if state.turn is None or len(left_of_turn(state)[0]) < 2 or left[:1] != (WORDS("unspent-strategy"),):
        return left
    if state.round > TOLD_ROUNDS and len(left) == ALL_LEFT and left_of_turn(state)[1] == (1,):
        return ()
    return (WORDS("strategy-first"), *left[2:])


def _ends_with(state: State) -> str:
    """Return what ends the turn under way by itself: "action" where a Strategy is left beside it, "alone" where nothing is
    (REG-G10). It is "no" for nothing that is near, and where that was told often enough."""
    if state.round > TOLD_ROUNDS:
        return "no"
    phases, speeds = left_of_turn(state)
    if "action" in phases:
        assert state.turn is not None
        # An Action may free who is held fast, and they have a Move then.
        frees = held_fast(state, who(state.turn.member))
        return "no" if speeds or frees else "action" if "strategy" in phases else "alone"
    return "alone" if speeds == (1,) and not phases else "no"


def _last_words(state: State) -> str:
    """Return for what the Challenges wait once all have had their turns (REG-G13). "Ada can still Move and Bob can still
    put the lamp out before enemies and traps act." A member who is awaited alone is addressed: "you can still Move"."""
    names: dict[awaiting.Reason, list[str]] = {}
    for index, why in awaiting.reasons(state).items():
        names.setdefault(why, []).append(state.members[index].name)
    alone = len(awaiting.waited_for(state)) == 1
    said = tuple(WORDS("can-still", names=tuple(who), why=why, own=alone) for why, who in names.items())
    return WORDS("last-words", said=said)


CHOOSING: dict[type[Ask], str] = {
    Craft: "craft",
    Background: "background",
    React: "react",
    Interrupt: "step-in",
    Assist: "help",
    Lighting: "light",
}
"""What a seat chooses, by the kind of its question."""


def meanwhile(view: View) -> str:
    """Return whom a seat that is not awaited waits for, and what it can do until then; "" for the house's words."""
    state = view.state
    index = None if view.seat is None else member_of(state, view.seat)
    asked = [question for question in open_questions(state) if question.owner >= 0]
    if asked:
        names = tuple(dict.fromkeys(state.members[question.owner].name for question in asked))
        what = CHOOSING.get(type(asked[0]), "any") if len(set(map(type, asked))) == 1 else "any"
        return WORDS("are-choosing", names=names, choice=what)
    acting = turns.acting(state)
    if acting is None or index is None or index not in _free_to_move(state):
        return ""
    if awaiting.may_go_on(state):
        return WORDS("move-is-free-still")
    return WORDS("move-is-free-meanwhile", name=state.members[acting].name)


ADVICE: dict[type[Ask], str] = {
    React: "react",
    Interrupt: "step-in",
    Assist: "help",
}
"""The standing order that answers a question without a player being asked (REG-G21)."""


def advice(view: View, seat: Seat) -> str:
    """Return the standing order that spares a seat what it is asked, "" for none (REG-G21)."""
    question = awaiting.asked(view.state, seat)
    if question is None and awaiting.may_go_on(view.state):
        own = member_of(view.state, seat)
        return "" if own is None or own not in awaiting.reasons(view.state) else WORDS("advice-saved")
    order = None if question is None else ADVICE.get(type(question))
    return WORDS(f"advice-{order}") if order else ""


def status(view: View, *, aimed: bool = False) -> str:
    """Return where things stand in one line. As a turn begins it is the round, the next step to the goal and what will come
    next. Where a player is told what they could go for (``aimed``), the next step stands there. Within a turn it is the
    next step after a Move, and what changes with each step.

    Tokens and limits are never left out (REG-183, REG-198), nor whom Seekers may notice.
    """
    state = view.state
    begins = view.begins or _is_foretold(state)
    then = "" if aimed else next_step(view)
    if state.phase == "play" and not (begins or state.paused):
        went = state.turn is not None and state.members[state.turn.member].moved
        stands: tuple[str, ...] = (_watched(view), then if went else "")
        if race(state) or not any(stands):
            stands = (_standing(state, asked=True, aims=False, brief=True), *stands)
        return " ".join(filter(None, stands))
    if aimed and state.phase == "play" and not (state.paused or race(state)):
        return " ".join((_standing(state, asked=True, aims=False, brief=True), *_gravest(view)))
    said = " ".join(filter(None, (_standing(state, asked=True, aims=False), _watched(view), then)))
    for deed in circumstances.coming(view) if begins else ():
        more = f" {upper(deed)}."
        if len(said) + len(more) > MOST_STATUS:
            break
        said += more
    return said


def _gravest(view: View) -> tuple[str, ...]:
    """Return what a turn begins with however much else is told: that all is found, and whom Seekers may notice."""
    return tuple(filter(None, (*(f"{each}." for each in fates.has_all(view.state)), _watched(view))))


def within_turn(view: View, *, aimed: bool = False) -> bool:
    """Return whether where things stand was told: in a turn or round that a post has begun, or beside an aim (``aimed``) by
    the picture. Limits, Stealth Tokens and whom Seekers may notice are told with each step (REG-183, REG-198)."""
    state = view.state
    if state.phase != "play" or state.paused:
        return False
    if view.begins or _is_foretold(state):
        return aimed and not (race(state) or _gravest(view))
    return not (race(state) or _watched(view))


def _watched(view: View) -> str:
    """Return whom Seekers may notice as the round ends, "" while a question is open: each step of a turn can change it."""
    told = view.state.stage == turns.PLAYERS and not open_questions(view.state)
    return circumstances.watching(view) if told else ""


def _is_foretold(state: State) -> bool:
    """Return whether what will come is told with a post: while no turn is under way, and as one begins."""
    if open_questions(state) or state.stage != turns.PLAYERS:
        return False
    turn = state.turn
    if turn is None or turn.over:
        return True
    return turns.is_idle(state)


def _standing(state: State, *, asked: bool = False, aims: bool = True, brief: bool = False) -> str:
    """Return where things stand; ``asked``: those awaited are named beside it, and what is left to them. With ``aims`` what
    the party is after is told; ``brief``: nor is it told who is down."""
    name = state.scenario.name
    if state.phase == "muster":
        everybody = len(state.members)
        if asked:
            chosen = sum(bool(member.craft and member.background) for member in state.members)
            return WORDS("standing-choosing", ready=chosen, everybody=everybody)
        crafts = sum(bool(member.craft) for member in state.members)
        pasts = sum(bool(member.background) for member in state.members)
        return WORDS("standing-muster", scenario=name, crafts=crafts, pasts=pasts, everybody=everybody)
    if state.phase == "town":
        if asked:
            return WORDS("standing-town", purses=_purses(state))
        ready = tuple(member.name for member in state.members if member.ready)
        return WORDS("standing-town-in-full", scenario=name, purses=_purses(state), ready=ready)
    if state.phase == "over":
        return WORDS("standing-over", scenario=name, ending=state.ending, round=state.round, unfound=_unfound(state))
    limit = _limit_of_all(state)
    begins = WORDS("standing-round", round=state.round, limit=limit, last=limit == state.round)
    whose = () if brief else _whose(state, asked=asked)
    won = () if aims or brief else fates.has_all(state)
    parts = (begins, *((_goal(state),) if aims else ()), *won, *whose, *race(state))
    said = ". ".join(map(upper, parts))
    return WORDS("standing", said=said, paused=bool(state.paused))


def _goal(state: State) -> str:
    """Return what the party still has to find, and where it gets out, as far as it knows."""
    scenario = state.scenario
    named = (scenario.feature_by_id.get(need) for need in ending.missing(state))
    goal = scenario.region_by_id.get(scenario.goal)
    objects = tuple(feature.name for feature in named if feature is not None)
    return WORDS("standing-goal", objects=objects, goal=goal.name if goal is not None else "")


def _unfound(state: State) -> tuple[str, ...]:
    """Return where what the party came for lay, for each object that it never found."""
    regions, features = state.scenario.region_by_id, state.scenario.feature_by_id
    needed = [features[need] for need in ending.missing(state) if need in features and need not in state.found]
    return tuple(WORDS("unfound", what=item.name, where=regions[item.at].name) for item in needed if item.at in regions)


def _purses(state: State) -> str:
    """Return what everybody has to spend: "2 Valuables each.", "Valuables: Ada 2, Bob 0."."""
    purses = {member.valuables for member in state.members}
    if len(purses) == 1:
        return WORDS("purses-alike", count=purses.pop(), several=len(state.members) > 1)
    return WORDS("purses", purses=tuple(f"{member.name} {member.valuables}" for member in state.members))


def _whose(state: State, *, asked: bool) -> tuple[str, ...]:
    """Return whose turn it is, who may act still, who has acted, who is down (REG-006, REG-G15). It is no more than who is
    down or dead where a member who is ``asked`` something is named beside it: who is out was told."""
    said = []
    if state.stage == turns.PLAYERS and not asked:
        if awaiting.may_go_on(state):
            said.append(WORDS("all-have-acted"))
        elif state.turn is not None:
            said.append(WORDS("turn-of", name=state.members[state.turn.member].name))
        moving = tuple(state.members[index].name for index in _free_to_move(state))
        waiting = tuple(state.members[index].name for index in turns.waiting(state) if index != turns.acting(state))
        if waiting:
            said.append(WORDS("still-to-act" if state.turn is not None else "to-act", names=waiting))
        if moving and moving != waiting:
            said.append(WORDS("moves-left", names=moving))
    elif not asked:
        said.append(words.stage_words(state))
    acted = tuple(member.name for member in state.members if member.in_play and member.acted)
    if acted and state.stage == turns.PLAYERS and not (asked or awaiting.may_go_on(state)):
        everybody = len(acted) == sum(member.in_play for member in state.members) > 1
        said.append(WORDS("acted-all") if everybody else WORDS("acted", names=acted))
    for word in ("down", "dead") if asked else ("down", "out", "caught", "dead"):
        names = tuple(member.name for member in state.members if fate(member) == word)
        if names:
            said.append(WORDS(f"fated-{word}", names=names))
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
    if state.scenario.type == "stealth":
        # As a turn begins the clock beside it says so.
        alarm = 0 if _is_foretold(state) or sheets.alarm(state) < state.round else sheets.alarm(state)
        return (WORDS("stealth-of", tokens=state.tokens, alarm=alarm),)
    if state.scenario.type != "chase":
        return ()
    said = []
    if state.limit and not _limit_of_all(state):
        said.append(limits(state))
    here = {member.region for member in state.members if member.in_play}
    closing = [
        region
        for region in state.scenario.regions
        if sheets.closes(state, region) > state.counter and region.id not in state.closed and region.name
    ]
    closing.sort(key=lambda region: (region.id not in here, sheets.closes(state, region)))
    nearest = [region for region in closing if region.id in here][:2]
    told = [_closing(state, region) for region in nearest]
    if len(nearest) > 1 and state.scenario.life_or_death:
        told = [words.row((told[0], _closing(state, nearest[1], too=True)))]
    return (*said, *filter(None, told))


def _closing(state: State, region: Region, *, too: bool = False) -> str:
    """Return what becomes of a PC in a region at its limit, "" for nothing: it closes only in a matter of life or death,
    else the chase is lost (REG-206, REG-207, REG-G52)."""
    scenario, last = state.scenario, sheets.closes(state, region)
    if scenario.life_or_death:
        deadly = last - state.counter == 1
        return WORDS("closes-after-too" if too else "closes-after", where=region.name, limit=last, deadly=deadly)
    if scenario.mode == "fleeing" or not scenario.loss_only_fleeing:
        return WORDS("lost-if-in", where=region.name, limit=last)
    return ""


def _limit_of_all(state: State) -> int:
    """Return the round limit of a chase that all have; 0 where there is none, or each PC has their own."""
    known = set(_by_limit(state)) or {state.limit}
    if state.scenario.type != "chase" or not state.limit or len(known) > 1:
        return 0
    return known.pop()


def _by_limit(state: State) -> dict[int, list[str]]:
    """Return the names of those in play by their own round limits."""
    by_limit: dict[int, list[str]] = {}
    for index, member in enumerate(state.members):
        if member.in_play:
            by_limit.setdefault(sheets.limit_of(state, index), []).append(member.name)
    return by_limit


def limits(state: State) -> str:
    """Return the round limits of a chase, each PC's own: "last round: Ada 6, Bob 8"."""
    each = sorted(_by_limit(state).items())
    return WORDS("limits", limits=tuple(WORDS("limit-of", names=tuple(names), limit=limit) for limit, names in each))


def sheet(view: View) -> str:
    """Return where things stand in full: everybody, what the Challenges will do, what the game master ruled."""
    state = view.state
    lines = [f"**{_standing(state)}**"]
    lines += [member_line(state, index) for index in range(len(state.members))]
    lines += [bodies] if (bodies := lying_bodies(state)) else []
    lines += [WORDS("sheet-ground", lying=lying)] if (lying := on_the_ground(state)) else []
    if state.phase == "play":
        coming = circumstances.others(view)
        lines += [WORDS("sheet-after-you", deeds=coming)] if coming else []
        first = circumstances.environs(view)
        lines += [WORDS("sheet-first", deeds=first)] if first else []
    if state.conceding:
        names = tuple(member.name for member in state.members if member.seat in state.conceding)
        lines.append(WORDS("sheet-would-give-up", names=names))
    if state.rulings:
        lines.append(WORDS("sheet-rulings", rulings=fit("; ".join(map(noted, state.rulings[-3:])), 300)))
    return "\n".join(lines)


def member_line(state: State, index: int) -> str:
    """Return a PC in one line: who, where, EP, what ails them, what they carry."""
    member = state.members[index]
    if not member.craft:
        return WORDS("member-without", member=member.name)
    facts = tuple(filter(None, (_where(state, member), *_shape(state, member))))
    return WORDS("member-line", member=member.name, facts=facts)


def _where(state: State, member: Member) -> str:
    if not member.in_play or member.region not in state.scenario.region_by_id:
        return WORDS(f"fate-{fate(member)}") if fate(member) else ""
    return WORDS("member-in", where=state.scenario.region_by_id[member.region].name)


def _shape(state: State, member: Member) -> tuple[str, ...]:
    ep = WORDS("member-ep", ep=member.ep, most=sheets.most_ep(member))
    done = WORDS("member-acted") if state.phase == "play" and member.in_play and member.acted else ""
    down = WORDS("fate-down") if member.down else ""
    hand = WORDS("member-cards", count=len(member.hand)) if member.hand else ""
    purse = WORDS("valuables", count=member.valuables) if member.valuables else ""
    objects = tuple(called_noun(state, object) for object in member.objects)
    return ep, down, ails(member), done, hand, purse, WORDS("member-has", objects=objects) if objects else ""


def in_short(view: View, seat: Seat) -> str:
    """Return what matters of a PC to a player who would play on as it: its Craft, its EP, and whether its next turn takes
    it down as it begins."""
    index, member = next((at, member) for at, member in enumerate(view.state.members) if member.seat == seat)
    falls = ahead.falls_at_once(view.state, index)
    return WORDS("member-in-short", title=craft_name(member.craft), ep=member.ep, most=sheets.most_ep(member), falls=falls)


def private(view: View) -> str:
    """Return what a seat needs for itself: its own PC with the hand; the secrets for the game master."""
    state = view.state
    if view.seat is not None and view.seat == state.master:
        return secrets(view)
    index = None if view.seat is None else member_of(state, view.seat)
    if index is None or not state.members[index].craft:
        return sheet(view)
    legend = (WORDS("dice-words"),) if state.phase == "play" and state.round <= TOLD_ROUNDS else ()
    return "\n".join((*sheet_lines(state, index, brief=True), *legend))


def secrets(view: View) -> str:
    """Return what only the game master may know, in short: who stands where unseen, what hides, what waits for a roll."""
    state = view.state
    region = state.scenario.region_by_id
    unseen = [
        WORDS("secret-entity", name=challenge_name(entity), where=region[entity.at].name, hidden=bool(entity.hidden))
        for entity in state.entities
        if entity.at in region and not entity.defeated and (entity.hidden or not entity.number)
    ]
    hidden = [
        WORDS("secret-feature", name=feature.name, where=region[feature.at].name, dice=feature.hidden)
        for feature in state.scenario.features
        if feature.hidden and feature.id not in state.found
    ]
    lines = [WORDS("secrets-head"), *(unseen + hidden)[:12]] if unseen or hidden else [WORDS("secrets-none")]
    if len(unseen + hidden) > 12:
        lines.append(WORDS("secrets-more", number=len(unseen + hidden) - 12))
    if state.forced.dice or state.forced.fortune:
        lines.append(WORDS("secrets-rulings"))
    return "\n".join(lines)
