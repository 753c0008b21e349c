"""Windows in which members may answer: Interrupts, Assists and Reactions, with standing orders (REG-G20, REG-G21)."""

from __future__ import annotations

from typing import overload

from msgspec.structs import replace

from engine.core.flow import Ask, Question, Then

from ...state.content import EntryName, Play, content
from ...state.levels import Shift, entry, mean
from ...state.state import State, Strike, Trial, Who, index_of, who
from ..challenges import policies
from ..events import striking
from ..exploring import knowing
from ..flow import FLOW, answer, now, step
from ..progress import Venture
from ..steps import RESPONSES, Apply, Assist, ChallengeInterrupts, ChallengeResponds, Interrupt, Intervene, React
from . import dice_shifts, plays

NONE = "none"
"""The option of playing nothing."""


def window(venture: Venture, task: Strike | Trial) -> None:
    """Push a task, and before it whatever may be played in response to it.

    When its step runs, everybody has answered, and what they brought stands in its ``shifts``. A `Strike` comes with the
    stage "answers". Challenges' Interrupts are Automatic and come first; PCs' are played in seat order (REG-G20). A member
    who is struck says together with that what Reaction they play: it holds whatever others step in with (REG-G21).
    """
    state = venture.state
    if isinstance(task, Strike):
        venture.push(replace(task, stage="answers"))
        for id, play in reversed(_automatic(state, task)):
            venture.push(ChallengeResponds(id, play.id))
    else:
        venture.push(task)
    questions: list[Ask] = []
    if isinstance(task, Strike):
        offers = [(index, plays.interrupts(state, index, task)) for index in range(len(state.members))]
        questions += _offer(venture, Interrupt, offers, task)
    offers = [(index, plays.assists(state, index, task)) for index in range(len(state.members))]
    questions += _offer(venture, Assist, offers, task)
    questions += _ask_reactions(state, task) if isinstance(task, Strike) else ()
    venture.push(*questions)


def _automatic(state: State, strike: Strike) -> tuple[tuple[str, Play], ...]:
    if strike.how == "forced" or not plays.hostile(strike):
        return ()
    if index_of(strike.actor) is None:
        return policies.assists(state, strike.actor, strike.targets)
    return policies.interrupts(state, strike.actor, strike.targets)


def after_hit(venture: Venture, strike: Strike, target: Who) -> None:
    """Offer a PC whom an Action has won against their Interrupts on that, before its entries count (REG-G20)."""
    index = index_of(target)
    if index is not None:
        offer = (index, plays.interrupts(venture.state, index, strike, "hit"))
        venture.push(*_offer(venture, Interrupt, [offer], strike))


# Interrupts and Assists.


def _offer(
    venture: Venture, kind: type[Interrupt | Assist], offers: list[tuple[int, tuple[Play, ...]]], task: Strike | Trial
) -> list[Ask]:
    """Queue what standing orders play by themselves; return the questions for the members who want to be asked
    (REG-G21)."""
    by_itself: list[Intervene] = []
    asked: list[Ask] = []
    for index, found in offers:
        member = venture.member(index)
        habit = member.habits.interrupt if kind is Interrupt else member.habits.assist
        if not found or habit == "never" or (kind is Interrupt and not _worth(venture.state, index, task)):
            continue
        if habit == "auto":
            by_itself.append(Intervene(found[0].id, index))
        else:
            options = (*(play.id for play in found), NONE)
            asked.append(kind(task.play, owner=index, options=options, default=NONE, together=True))
    venture.push(*by_itself)
    return asked


def _worth(state: State, index: int, task: Strike | Trial) -> bool:
    """Return whether an Action does as much Damage on average as a member's standing order wants (REG-G21)."""
    least = state.members[index].habits.least
    if not least or not isinstance(task, Strike):
        return True
    play = plays.play_of(state, task.actor, task.play)
    return bool(play.damage) and mean(entry(play.damage)) >= least


@answer(Interrupt)
def _interrupt(venture: Venture, question: Interrupt, option: str) -> None:
    """Queue an Interrupt that was chosen; those of several PCs are played in seat order (REG-G20)."""
    if option != NONE:
        _queue(venture, Intervene(option, question.owner))


@answer(Assist)
def _assist(venture: Venture, question: Assist, option: str) -> None:
    """Queue an Assist that was chosen."""
    if option != NONE:
        _queue(venture, Intervene(option, question.owner))


def _queue(venture: Venture, chosen: Intervene) -> None:
    agenda = list(venture.state.agenda)
    place = 0
    while place < len(agenda) and _before(agenda[place], chosen.member):
        place += 1
    venture.change(agenda=(*agenda[:place], chosen.written(), *agenda[place:]))


def _before(task: object, member: int) -> bool:
    known = FLOW.read(task) if isinstance(task, Question | Then) else task
    return isinstance(known, RESPONSES) or (isinstance(known, Intervene) and known.member <= member)


@step(Intervene)
def _intervene(venture: Venture, task: Intervene) -> None:
    """Let a PC play an Interrupt or an Assist: what it does to the play that set it off, and what else it does."""
    index, me = task.member, who(task.member)
    place, under_way = _under_way(venture.state)
    member = venture.member(index)
    play = plays.play_of(venture.state, me, task.play)
    if not member.standing or play.id not in {item.id for item in plays.held(venture.state, index)}:
        return
    is_interrupt = play.kind == "interrupt"
    plays.spend(venture, index, play)
    venture.set_member(index, interrupted=member.interrupted or is_interrupt, assisted=member.assisted or not is_interrupt)
    other = who(under_way.member) if isinstance(under_way, Trial) else under_way.actor
    venture.tell(striking.Played(member.name, play.name, play.kind, (venture.name(other),), ""))
    agenda = list(venture.state.agenda)
    agenda[place] = joined(venture.state, under_way, index, play)
    venture.change(agenda=tuple(agenda))
    now(venture, Apply(play.effects, me, (other,), play.name, play.id))


def foreseen(state: State) -> Strike | Trial | None:
    """Return what is being answered, ``None`` for nothing, with all that members have said they answer it with. That is
    played once all have answered (REG-G20)."""
    joining: list[Intervene] = []
    for task in state.agenda:
        if isinstance(task, Strike | Trial):
            for each in joining:
                task = joined(state, task, each.member, plays.play_of(state, who(each.member), each.play))
            return task
        known = FLOW.read(task) if isinstance(task, Then) else task
        joining += [known] if isinstance(known, Intervene) else []
    return None


@overload
def joined(state: State, task: Strike, index: int, play: Play) -> Strike: ...


@overload
def joined(state: State, task: Strike | Trial, index: int, play: Play) -> Strike | Trial: ...


def joined(state: State, task: Strike | Trial, index: int, play: Play) -> Strike | Trial:
    """Return what is being answered with the Interrupt or Assist that a member plays."""
    me, source = who(index), f"{state.members[index].name}’s {play.name}"
    if isinstance(task, Strike):
        return _shifted(state, task, me, play, source)
    brought = dice_shifts.brought(state, me, play, task.target or None)
    more = tuple(Shift(source, levels) for on, levels in brought if on == task.skill)
    return replace(task, shifts=(*task.shifts, *more))


@step(ChallengeInterrupts)
@step(ChallengeResponds)
def _challenge_responds(venture: Venture, task: ChallengeResponds) -> None:
    """Let a Challenge play an Automatic Interrupt against a PC's Action, or an Automatic Assist for another Challenge's
    (REG-073, REG-G20, REG-G33)."""
    place, under_way = _under_way(venture.state)
    assert isinstance(under_way, Strike)
    play = plays.play_of(venture.state, task.id, task.play)
    names = (venture.name(under_way.actor),)
    venture.set_entity(task.id, shown=True)
    knowing.look(venture)
    venture.tell(striking.Played(venture.name(task.id), play.name, play.kind, names, ""), reveals=True)
    agenda = list(venture.state.agenda)
    agenda[place] = _shifted(venture.state, under_way, task.id, play, play.name)
    venture.change(agenda=tuple(agenda))
    now(venture, Apply(play.effects, task.id, (under_way.actor,), play.name, play.id))


def _under_way(state: State) -> tuple[int, Strike | Trial]:
    """Return what is being answered, and where on the agenda it stands."""
    found = ((place, task) for place, task in enumerate(state.agenda) if isinstance(task, Strike | Trial))
    return next(found)


def _shifted(state: State, strike: Strike, me: Who, play: Play, source: str) -> Strike:
    """Return an Action with what was played in response to it. An Interrupt looks at who acts; an Assist at each of those
    who are struck."""
    more: list[tuple[Who, EntryName, Shift]] = []
    if play.kind == "interrupt":
        more = [("", on, Shift(source, levels)) for on, levels in dice_shifts.brought(state, me, play, strike.actor)]
    else:
        for target in strike.targets:
            brought = dice_shifts.brought(state, me, play, target)
            more += [(target, on, Shift(source, levels)) for on, levels in brought]
    chosen = dict(strike.settings)
    if setting := plays.chosen_setting(state, me, play):
        chosen[f"{me} {play.id}"] = setting
    return replace(strike, shifts=(*strike.shifts, *more), settings=chosen)


# Reactions.


def _ask_reactions(state: State, strike: Strike) -> tuple[React, ...]:
    """Return the questions for Reactions (REG-G21). A member is not asked who has one Reaction only, or whose Craft's is as
    good as all others, or who has a standing order."""
    questions: list[React] = []
    for target in strike.targets:
        index = index_of(target)
        options = plays.reactions(state, index, strike) if index is not None else ()
        if index is None or len(options) < 2:
            continue
        if state.members[index].habits.react == "ask" and not _outdone(state, index, strike, options):
            words = (*(play.id for play in options), NONE)
            best = _by_habit(state, index, strike, options)
            questions.append(React(strike.play, owner=index, options=words, default=best, together=True))
    return tuple(questions)


def react(venture: Venture, strike: Strike) -> None:
    """Push an Action with every PC's Reaction to it (REG-G21): what they chose, as long as they still hold it; otherwise
    what their orders take, or the rule for members who do not choose."""
    state = venture.state
    answers: dict[str, str] = {}
    for target in strike.targets:
        index = index_of(target)
        options = plays.reactions(state, index, strike) if index is not None else ()
        if index is None or not options:
            continue
        said = strike.answers.get(target)
        held = said == "" or said in {play.id for play in options}
        answers[target] = said if said is not None and held else _by_habit(state, index, strike, options)
    venture.push(replace(strike, stage="rolls", answers=answers))


def _by_habit(state: State, index: int, strike: Strike, options: tuple[Play, ...]) -> str:
    """Return the Reaction of a member who is not asked, "" for none: the one they ordered if it is legal, else the best."""
    wanted = state.members[index].habits.react
    if wanted == NONE:
        return ""
    return wanted if wanted in {play.id for play in options} else best_reaction(state, index, strike)


@answer(React)
def _react(venture: Venture, question: React, option: str) -> None:
    """Note the Reaction that a member chose (REG-G05)."""
    place, strike = _under_way(venture.state)
    assert isinstance(strike, Strike)
    answers = {**strike.answers, who(question.owner): "" if option == NONE else option}
    agenda = list(venture.state.agenda)
    agenda[place] = replace(strike, answers=answers)
    venture.change(agenda=tuple(agenda))
    venture.set_member(question.owner, reacted=True)


def best_reaction(state: State, index: int, strike: Strike) -> str:
    """Return the Reaction that is taken for a member who does not choose (REG-G21): the highest mean Endure, then Defense,
    then the order in which they are listed; "" without one."""
    found = plays.reactions(state, index, strike)
    best = max(found, key=lambda play: _worth_of(state, index, strike, play), default=None)
    return best.id if best is not None else ""


def _worth_of(state: State, index: int, strike: Strike, play: Play) -> tuple[float, float]:
    """Return what a Reaction comes to on average: Endure, and Defense."""
    me = who(index)
    endure = play.endure if plays.play_of(state, strike.actor, strike.play).inflict else ""
    shifted = dice_shifts.shifts_for(state, me, "endure", play, strike.actor, strike)
    dice = plays.defense_of(state, me, play)
    warded = dice_shifts.shifts_for(state, me, "defense", play, strike.actor, strike)
    return (
        mean(dice_shifts.final(endure, shifted)) if endure else 0.0,
        mean(dice_shifts.final(dice, warded)) if dice else 0.0,
    )


def _outdone(state: State, index: int, strike: Strike, options: tuple[Play, ...]) -> bool:
    """Return whether the Reaction of a member's Craft, which costs nothing, does all that any other would: each of its dice
    is at least as good, and none of the others does anything besides."""
    own = content().crafts[state.members[index].craft].reaction
    if own not in options:
        return False
    endure, defense = _worth_of(state, index, strike, own)
    others = [(play, _worth_of(state, index, strike, play)) for play in options if play != own]
    return all(not (play.effects or play.damage) and worth[0] <= endure and worth[1] <= defense for play, worth in others)
