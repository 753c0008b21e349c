"""The turns of Challenges: their order, what each can do, and what it does (REG-061..064, REG-G28..G30).

There are no ranks among them and no deck behind them (REG-065..068): they play what is printed.

The bot follows the policies of environs, creatures and seekers. Where a game master decides instead, they are asked who
is next and what it does, the policy being the default; they have the same legal deeds to choose from.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.flow import MASTER, Question, Then

from ...state import board, paths
from ...state.content import content
from ...state.state import Entity, State, Strike, Who, held_fast, standing, who
from .. import events
from ..actions import answering, effects, lasting, strikes
from ..exploring import knowing
from ..flow import answer, step
from ..progress import Venture
from . import bodies, creatures, seekers, stealth
from . import environs as hazards
from .challenge_deeds import DONE, act, go, plan, read_deed

MOVED, ACTED, PLANNED = 1, 2, 4
"""What a Challenge has done on its turn, added up in the number of its questions (REG-G30)."""

BY_ITSELF = 8
"""Added to these where the game master lets it do what the bot would have it do."""

ALL = "all"
"""The game master's answer that lets all who are left do so, and ends what they are asked in this part of the round."""

GO_ON = "go on"
"""The question that ends a part of the round in which a game master acts for Challenges."""

MOVING = ("Creature", "Seeker")
"""The types that can Move (REG-032, REG-033)."""


# Whose turn it is.


def first(venture: Venture) -> None:
    """Let the Environs act, ahead of the players (REG-005, REG-070)."""
    _take_turns(venture, hazards.order(venture.state))


def others(venture: Venture) -> None:
    """Let Creatures act, then Seekers, after all PCs (REG-008, REG-062, REG-G29); Obstacles and Traps have no turns
    (REG-081, REG-134)."""
    _take_turns(venture, (*creatures.order(venture.state), *seekers.order(venture.state)))


def _take_turns(venture: Venture, ids: tuple[str, ...]) -> None:
    if ids:
        venture.push(Then("challenges", words=ids))


@step("challenges")
def _next_challenge(venture: Venture, task: Then) -> None:
    """Take the next turn; a game master may take them in any order (REG-063, REG-064, REG-071)."""
    ids = tuple(id for id in task.words if in_turn(venture.entity(id)))
    if not ids:
        return
    venture.push(Then("challenges", "", task.number, ids))
    if (idle := next((id for id in ids if is_calm(venture.state, venture.entity(id))), None)) is not None:
        _begin(venture, idle)
    elif task.number or len(ids) == 1 or not venture.asks_master:
        _begin(venture, ids[0])
    else:
        venture.push(Question("whose turn", MASTER, (*ids, ALL), ids[0]))


@answer("whose turn")
def _whose_turn(venture: Venture, question: Question, option: str) -> None:
    if option == ALL:
        venture.amend(number=BY_ITSELF)
        end = next((task for task in venture.state.agenda if isinstance(task, Question) and task.kind == GO_ON), None)
        venture.change(agenda=tuple(task for task in venture.state.agenda if task is not end))
    else:
        _begin(venture, option)


def ask_anew(venture: Venture) -> None:
    """Take back what the game master is asked about Challenges, to ask it again with what will be possible then."""
    agenda = list(venture.state.agenda)
    for place, task in enumerate(agenda):
        if isinstance(task, Question) and task.owner == MASTER and task.kind in ("whose turn", "challenge does"):
            # Those who wait for their turns stand behind the one question, the Challenge of the other begins it again.
            again = [Then("challenge", task.subject, task.number)] if task.kind == "challenge does" else []
            venture.change(agenda=(*agenda[:place], *again, *agenda[place + 1 :]))
            return


def _begin(venture: Venture, id: str) -> None:
    """Begin a Challenge's turn; the rest of those that wait for theirs stand first on the agenda."""
    rest, *more = venture.state.agenda
    assert isinstance(rest, Then)
    left = tuple(other for other in rest.words if other != id)
    venture.change(agenda=(*((replace(rest, words=left),) if left else ()), *more))
    answering.fresh(venture)
    venture.push(Then("challenge", id, rest.number))
    lasting.start_of_turn(venture, id)


def in_turn(entity: Entity) -> bool:
    """Return whether a Challenge has a turn to take: it is in play, and did not come back in this very round (REG-G40)."""
    return not entity.defeated and not entity.back


def is_calm(state: State, entity: Entity) -> bool:
    """Return whether something keeps a Challenge from doing anything: its turn comes and goes (REG-077)."""
    return entity.calm >= state.round


# What it does.


@step("challenge")
def _go_on(venture: Venture, task: Then) -> None:
    """Ask what a Challenge does next, until its turn is over."""
    entity = venture.entity(task.subject)
    if not in_turn(entity) or is_calm(venture.state, entity):
        return
    options = deeds(venture.state, entity, task.number)
    if options == (DONE,):
        return
    question = Question("challenge does", MASTER, options, _policy(venture, entity, task.number), entity.id, task.number)
    if task.number & BY_ITSELF:
        _does(venture, question, question.default)
    else:
        venture.hook(question)


def deeds(state: State, entity: Entity, spent: int) -> tuple[str, ...]:
    """Return what a Challenge may do now, as words (see `deeds`), `DONE` last: one Move of one step if it can Move, before
    or after at most one Action, and one Strategy if its card lists any (REG-112, REG-G30)."""
    found: list[str] = []
    prey = standing(state, entity.at)
    for play in content().challenges[entity.kind].actions:
        if play.kind == "strategy" and not spent & PLANNED:
            found.append(plan(play.id))
        if play.kind == "action" and not spent & ACTED and prey:
            alone = entity.type != "Environ" and play.targets != "enemies"
            found += [act(play.id, who(index)) for index in prey] if alone else [act(play.id)]
    if entity.type in MOVING and not spent & MOVED and not held_fast(state, entity.id):
        found += [go(region) for region in paths.neighbours(state, entity)]
    return (*found, DONE)


def _policy(venture: Venture, entity: Entity, spent: int) -> str:
    """Return what the bot lets a Challenge do next; a Strategy comes first where a PC is beside it."""
    moved, acted = bool(spent & MOVED or held_fast(venture.state, entity.id)), bool(spent & ACTED)
    if not acted and not spent & PLANNED and standing(venture.state, entity.at):
        for play in content().challenges[entity.kind].actions:
            if play.kind == "strategy":
                return plan(play.id)
    if entity.type == "Environ":
        return hazards.policy(venture.state, entity, acted)
    if entity.type == "Creature":
        return creatures.policy(venture.state, entity, moved, acted)
    return seekers.policy(venture, entity, moved, acted)


@answer("challenge does")
def _does(venture: Venture, question: Question, option: str) -> None:
    """Carry a deed out; after it the turn goes on, if anything is left to be done in it."""
    deed, spent = read_deed(option), question.number
    entity = venture.entity(question.subject)
    if deed.verb == "go":
        venture.push(Then("challenge", entity.id, spent | MOVED))
        move(venture, entity.id, deed.what)
    elif deed.verb == "act":
        venture.push(Then("challenge", entity.id, spent | ACTED))
        targets = hazards.targets(venture.state, entity) if deed.whom == "all" else (deed.whom,)
        show(venture, entity.id)
        strikes.begin(venture, Strike(entity.id, deed.what, targets, "turn"))
    elif deed.verb == "plan":
        venture.push(Then("challenge", entity.id, spent | PLANNED))
        _plan(venture, entity, deed.what)
    elif entity.type == "Seeker" and not spent & ~BY_ITSELF:
        seekers.came(venture, entity.id)  # it stays for a round, as its patrol may say


def _plan(venture: Venture, entity: Entity, key: str) -> None:
    """Play a Challenge's Strategy (REG-073, REG-G30)."""
    play = next(play for play in content().challenges[entity.kind].actions if play.id == key)
    targets = hazards.targets(venture.state, entity)
    show(venture, entity.id)
    names = [venture.name(target) for target in targets]
    venture.tell(events.played(venture.name(entity.id), play.name, "strategy", names, ""))
    effects.apply(venture, play.effects, entity.id, targets, play.name)


def move(venture: Venture, entity_id: str, region: str) -> None:
    """Move a Creature or Seeker one step (REG-032). It is told where the party sees it leave or come.

    Whom it has acted on loses track of it in the dark (REG-G06); a Seeker finds what lies there (REG-G49) and notices
    lights (REG-G26).
    """
    entity = venture.entity(entity_id)
    start = venture.region_name(entity.at) if board.visible(venture.state, entity) else ""
    last = "" if entity.last == entity.at else entity.last  # it has looked there, and found nobody
    venture.set_entity(entity_id, at=region, shown=False, last=last)
    entity = venture.entity(entity_id)
    seen = board.visible(venture.state, entity)
    if start or (seen and entity.number):  # what was never seen before has no name until it is looked at
        end = venture.region_name(region) if seen else ""
        venture.tell(events.went(venture.name(entity_id), start, end))
    knowing.look(venture)
    if entity.type == "Seeker":
        seekers.came(venture, entity_id)
        bodies.found(venture, entity_id)
        stealth.lights(venture, entity_id)


def show(venture: Venture, entity_id: Who) -> None:
    """Reveal a Challenge that acts on somebody: even in the dark until it leaves its region (REG-G06), and a Hidden one
    for good, unless its card says that it stays Hidden (REG-G41)."""
    entity = venture.entity(entity_id)
    stays = content().challenges[entity.kind].stays_hidden
    found = venture.state.found
    if entity.hidden and not stays:
        venture.change(found=(*found, *(() if entity_id in found else (entity_id,))))
    venture.set_entity(entity_id, shown=True, hidden=entity.hidden and stays)
    knowing.look(venture)
