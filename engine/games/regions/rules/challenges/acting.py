"""The turns of Challenges: their order, what each can do, and what it does (REG-061..064, REG-G28..G30); Traps, each an
Automatic Interrupt that springs at its Trigger (REG-133..136, REG-137..140, REG-G34); Creatures that come back some rounds
after their defeat (REG-116..118, REG-G40).

There are no ranks among them and no deck behind them (REG-065..068): they play what is printed. The bot follows the
`policies`. Where a game master decides instead, they are asked who is next and what it does, the policy being the default;
they have the same legal deeds to choose from.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.flow import MASTER, Question, Then

from ...state import board
from ...state.content import Trigger, content
from ...state.state import Entity, State, Strike, held_fast, standing, who
from .. import turns
from ..events import challenging, striking
from ..exploring import knowing
from ..flow import FLOW, answer, now, step
from ..progress import Venture
from ..steps import (
    Apply,
    ChallengeDoes,
    Challenges,
    ChallengeTurn,
    Declare,
    GoOn,
    SetOff,
    StartOfTurn,
    TrapSpent,
    TrapSprings,
    WhoseTurn,
)
from . import bodies, policies, stealth
from .policies import ALL, DONE, act, go, plan, read_deed

MOVED, ACTED, PLANNED = 1, 2, 4
"""What a Challenge has done on its turn, added up in the number of its questions (REG-G30)."""

BY_ITSELF = 8
"""Added to these where the game master lets it do what the bot would have it do."""

MOVING = ("Creature", "Seeker")
"""The types that can Move (REG-032, REG-033)."""


# Whose turn it is.


def first(venture: Venture) -> None:
    """Let the Environs act, ahead of the players (REG-005, REG-070)."""
    _take_turns(venture, policies.environ_order(venture.state))


def others(venture: Venture) -> None:
    """Let Creatures act, then Seekers, after all PCs (REG-008, REG-062, REG-G29); Obstacles and Traps have no turns
    (REG-081, REG-134)."""
    _take_turns(venture, (*policies.creature_order(venture.state), *policies.seeker_order(venture.state)))


def _take_turns(venture: Venture, ids: tuple[str, ...]) -> None:
    if ids:
        venture.push(Challenges(ids=ids))


@step(Challenges)
def _next_challenge(venture: Venture, task: Challenges) -> None:
    """Take the next turn; a game master may take them in any order (REG-063, REG-064, REG-071)."""
    ids = tuple(id for id in task.ids if in_turn(venture.entity(id)))
    if not ids:
        return
    venture.push(Challenges(task.spent, ids))
    if (idle := next((id for id in ids if is_calm(venture.state, venture.entity(id))), None)) is not None:
        _begin(venture, idle)
    elif task.spent or len(ids) == 1 or not venture.asks_master:
        _begin(venture, ids[0])
    else:
        venture.push(WhoseTurn(owner=MASTER, options=(*ids, ALL), default=ids[0]))


@answer(WhoseTurn)
def _whose_turn(venture: Venture, question: WhoseTurn, option: str) -> None:
    if option == ALL:  # who are left do what the bot would have them do, and nothing more is asked in this part
        venture.amend(number=BY_ITSELF)
        end = next((task for task in venture.state.agenda if isinstance(_known(task), GoOn)), None)
        venture.change(agenda=tuple(task for task in venture.state.agenda if task is not end))
    else:
        _begin(venture, option)


def ask_anew(venture: Venture) -> None:
    """Take back what the game master is asked about Challenges, to ask it again with what will be possible then."""
    agenda = list(venture.state.agenda)
    for place, task in enumerate(map(_known, agenda)):
        if isinstance(task, WhoseTurn | ChallengeDoes) and task.owner == MASTER:
            # Those who wait for their turns stand behind the one question, the Challenge of the other begins it again.
            again = [ChallengeTurn(task.id, task.spent).written()] if isinstance(task, ChallengeDoes) else []
            venture.change(agenda=(*agenda[:place], *again, *agenda[place + 1 :]))
            return


def _known(task: object) -> object:
    return FLOW.read(task) if isinstance(task, Question) else task


def _begin(venture: Venture, id: str) -> None:
    """Begin a Challenge's turn; the rest of those that wait for theirs stand first on the agenda."""
    first = venture.state.agenda[0]
    rest = FLOW.read(first) if isinstance(first, Then) else first
    assert isinstance(rest, Challenges)
    venture.finish()
    if left := tuple(other for other in rest.ids if other != id):
        venture.push(replace(rest, ids=left))
    turns.fresh(venture)
    venture.push(ChallengeTurn(id, rest.spent))
    now(venture, StartOfTurn(id))


def in_turn(entity: Entity) -> bool:
    """Return whether a Challenge has a turn to take: it is in play, and did not come back in this very round (REG-G40)."""
    return not entity.defeated and not entity.back


def is_calm(state: State, entity: Entity) -> bool:
    """Return whether something keeps a Challenge from doing anything: its turn comes and goes (REG-077)."""
    return entity.calm >= state.round


# What it does.


@step(ChallengeTurn)
def _go_on(venture: Venture, task: ChallengeTurn) -> None:
    """Ask what a Challenge does next, until its turn is over."""
    entity = venture.entity(task.id)
    if not in_turn(entity) or is_calm(venture.state, entity):
        return
    options = deeds(venture.state, entity, task.spent)
    if options == (DONE,):
        return
    policy = _policy(venture, entity, task.spent)
    question = ChallengeDoes(entity.id, task.spent, owner=MASTER, options=options, default=policy)
    if task.spent & BY_ITSELF:
        _does(venture, question, question.default)
    else:
        venture.hook(question)


def deeds(state: State, entity: Entity, spent: int) -> tuple[str, ...]:
    """Return what a Challenge may do now, as words (see `deeds`), `DONE` last (REG-112, REG-G30). That is one Move of one
    step if it can Move, before or after at most one Action. One Strategy is among it if its card lists any."""
    found: list[str] = []
    prey = standing(state, entity.at)
    for play in content().challenges[entity.kind].actions:
        if play.kind == "strategy" and not spent & PLANNED:
            found.append(plan(play.id))
        if play.kind == "action" and not spent & ACTED and prey:
            alone = entity.type != "Environ" and play.targets != "enemies"
            found += [act(play.id, who(index)) for index in prey] if alone else [act(play.id)]
    if entity.type in MOVING and not spent & MOVED and not held_fast(state, entity.id):
        found += [go(region) for region in board.neighbours(state, entity)]
    return (*found, DONE)


def _policy(venture: Venture, entity: Entity, spent: int) -> str:
    """Return what the bot lets a Challenge do next; a Strategy comes first where a PC is beside it."""
    moved, acted = bool(spent & MOVED or held_fast(venture.state, entity.id)), bool(spent & ACTED)
    if not acted and not spent & PLANNED and standing(venture.state, entity.at):
        for play in content().challenges[entity.kind].actions:
            if play.kind == "strategy":
                return plan(play.id)
    if entity.type == "Environ":
        return policies.environ_policy(venture.state, entity, acted)
    if entity.type == "Creature":
        return policies.creature_policy(venture.state, entity, moved, acted)
    return policies.seeker_policy(venture, entity, moved, acted)


@answer(ChallengeDoes)
def _does(venture: Venture, question: ChallengeDoes, option: str) -> None:
    """Carry a deed out; after it the turn goes on, if anything is left to be done in it."""
    deed, spent = read_deed(option), question.spent
    entity = venture.entity(question.id)
    if deed.verb == "go":
        venture.push(ChallengeTurn(entity.id, spent | MOVED))
        move(venture, entity.id, deed.what)
    elif deed.verb == "act":
        venture.push(ChallengeTurn(entity.id, spent | ACTED))
        targets = policies.targets(venture.state, entity) if deed.whom == "all" else (deed.whom,)
        knowing.show(venture, entity.id)
        now(venture, Declare(Strike(entity.id, deed.what, targets, "turn")))
    elif deed.verb == "plan":
        venture.push(ChallengeTurn(entity.id, spent | PLANNED))
        _plan(venture, entity, deed.what)
    elif entity.type == "Seeker" and not spent & ~BY_ITSELF:
        policies.seeker_came(venture, entity.id)  # it stays for a round, as its patrol may say


def _plan(venture: Venture, entity: Entity, key: str) -> None:
    """Play a Challenge's Strategy (REG-073, REG-G30)."""
    play = next(play for play in content().challenges[entity.kind].actions if play.id == key)
    targets = policies.targets(venture.state, entity)
    knowing.show(venture, entity.id)
    names = tuple(venture.name(target) for target in targets)
    venture.tell(striking.Played(venture.name(entity.id), play.name, "strategy", names, ""))
    now(venture, Apply(play.effects, entity.id, targets, play.name))


def move(venture: Venture, entity_id: str, region: str) -> None:
    """Move a Creature or Seeker one step (REG-032). It is told where the party sees it leave or come.

    Whom it has acted on loses track of it in the dark (REG-G06); a Seeker finds what lies there (REG-G49) and notices
    lights (REG-G26).
    """
    entity = venture.entity(entity_id)
    start = venture.region_name(entity.at) if board.visible(venture.state, entity) else ""
    last = "" if entity.last == entity.at else entity.last  # it has looked there, and found no member
    venture.set_entity(entity_id, at=region, shown=False, last=last)
    entity = venture.entity(entity_id)
    seen = board.visible(venture.state, entity)
    if start or (seen and entity.number):  # what was never seen before has no name until it is looked at
        end = venture.region_name(region) if seen else ""
        venture.tell(challenging.Went(venture.name(entity_id), start, end))
    knowing.look(venture)
    if entity.type == "Seeker":
        policies.seeker_came(venture, entity_id)
        bodies.found(venture, entity_id)
        stealth.lights(venture, entity_id)


CREATURE_BASE = -1
"""Where each Stat Track of a Creature or Seeker stands by itself (REG-G18)."""


def count_respawns(venture: Venture) -> None:
    """Count a round's end for every Creature that comes back; at its value it does, the first time that it was beaten.

    A new one is at its origin then, at full EP, even beside PCs, and acts from the next round on; one that has a Hidden
    entry is Hidden again (REG-116, REG-G40, REG-G41).
    """
    for entity in venture.state.entities:
        value = content().challenges[entity.kind].respawn
        if entity.type != "Creature" or not board.returns(entity):
            continue
        count = entity.count + 1
        if count < value:
            venture.set_entity(entity.id, count=count)
        else:
            come_back(venture, entity)


def come_back(venture: Venture, entity: Entity) -> None:
    """Put a Challenge back where it came from, as it was at first; told where the party sees it (REG-116, REG-G41)."""
    kind = content().challenges[entity.kind]
    state = venture.state
    venture.set_entity(
        entity.id,
        at=entity.origin,
        ep=board.most_ep(state, entity),
        tracks=dict.fromkeys(entity.tracks, CREATURE_BASE),
        moved_tracks=(),
        hidden=bool(kind.hidden),
        shown=False,
        defeated=False,
        count=0,
        calm=0,
    )
    venture.change(
        found=tuple(id for id in state.found if id != entity.id),
        ongoing=tuple(lasting for lasting in state.ongoing if lasting.on != entity.id),
    )
    if entity.number and board.visible(venture.state, venture.entity(entity.id)):
        venture.tell(challenging.CameBack(venture.name(entity.id), venture.region_name(entity.origin)))
    knowing.look(venture)


def trigger(venture: Venture, trigger: Trigger, index: int) -> None:
    """Spring every Trap in a member's region that has this Trigger, by their ids, one after the other (REG-135, REG-G34).

    For "leave" it is to be called while the member is still there, for "enter" once they are: nothing holds it up then
    (REG-G82). What they do goes on from the agenda.
    """
    state = venture.state
    if state.phase != "play" or not state.members[index].in_play:
        return
    region = state.members[index].region
    ready = (entity for entity in state.entities if entity.at == region and _springs(state, entity, trigger, index))
    ids = sorted(entity.id for entity in ready)
    venture.push(*(TrapSprings(id, index) for id in ids))


def _springs(state: State, entity: Entity, trigger: str, index: int) -> bool:
    """Return whether a Trap is set and waits for this: a re-arming one acts at most once per PC and round."""
    kind = content().challenges[entity.kind]
    set_now = entity.type == "Trap" and not entity.defeated and entity.calm < state.round
    return set_now and kind.trigger == trigger and index not in entity.fired and bool(kind.actions)


@step(TrapSprings)
def _spring(venture: Venture, task: TrapSprings) -> None:
    """Let a Trap play its Action on the member who set it off, standing or not; then it is revealed (REG-134, REG-G34)."""
    entity = venture.entity(task.id)
    kind = content().challenges[entity.kind]
    if not _springs(venture.state, entity, kind.trigger, task.member) or not venture.member(task.member).in_play:
        return
    venture.set_entity(entity.id, fired=(*entity.fired, task.member))
    knowing.show(venture, entity.id)
    venture.tell(challenging.Sprung(venture.name(entity.id), venture.member(task.member).name))
    if kind.use == "one-shot":
        venture.push(TrapSpent(entity.id))
    now(venture, Declare(Strike(entity.id, kind.actions[0].id, (who(task.member),), "trap")))


@step(TrapSpent)
def _spent(venture: Venture, task: TrapSpent) -> None:
    """A one-shot Trap leaves play after it has acted (REG-G34)."""
    venture.set_entity(task.id, defeated=True)


# Done at once for other chapters.

step(SetOff)(lambda venture, it: trigger(venture, it.trigger, it.member))
