"""What a sharp player would think of first, with a reason for each move in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from engine.core.bot_players import FOREMOST, Advice, led
from engine.core.dice import Dice
from engine.core.game import Choice, Seat, Weight
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass, SetOrder
from engine.core.words import upper

from ..rules import awaiting, council, flow, goals_ahead, legal, steps, victory
from ..rules.fighting import battles
from ..rules.flow import open_stage
from ..rules.moving import movement
from ..speech import asking, choices
from ..speech.costs import priced
from ..speech.questions import fights_or_flees
from ..state import naming
from ..state.catalogue import WORDS
from ..state.content import MERIDIAN
from ..state.moves import (
    MUSTER,
    Accept,
    Activate,
    Bring,
    Decide,
    Decline,
    Land,
    Play,
    Produce,
    Research,
    Trade,
    Vote,
)
from ..state.state import NONE, SECRET, State
from ..state.view import View, view_for
from . import aiming, bringing, dealing, endgame, landing_too, mustering, packages, plans, runner_up, sensible
from .alternatives import as_alternative, bare, outlook_of
from .bringing import as_promised, at_once, bares_home, crowned, following, guarded, offered, settled_next, to_come, unladen
from .confiding import openly
from .council_votes import is_divided
from .deciding import of_guard, with_win
from .judging import Outlook
from .packages import MOST_LABEL
from .plan_reasons import decides, held_back, of_plan, overrated, precedence
from .rationale import dock, is_told, load, minding, reason, secretly, sparing
from .sensible import Memory

MOST, MOST_DEALS, ALTERNATIVES, OTHER_LOADS = 3, 3, 2, 1
"""So many moves are advised at most, deals have buttons, moves of other kinds and other loads stand beside the best."""
RISK = 3.0
"""By so many tenths of a point a point counts less that a rival could take again."""
SENSIBLE = 0.4
"""What is worth less than that part of the best move is not told of."""


def advise(view: View, moves: Sequence[Move], lot: Dice) -> Sequence[Advice]:
    """See `engine.core.bot_players.Plays`: several moves in a turn, else the one that is sensible; with ships to bring, to
    land with them, too."""
    found = _advised_moves(view, moves)
    then = [next(iter(opened(view, item.move)), None) for item in found]
    return tuple(
        item if landing is None else replace(item, then=landing, label=choice(view, landing).label)
        for item, landing in zip(found, then, strict=True)
    )


def _advised_moves(view: View, moves: Sequence[Move]) -> Sequence[Advice]:
    """Return what is advised, each move by itself."""
    if view.seat is None:
        return ()
    state, me = view.state, view.seat
    found, best = _advice(outlook_of(state, me), moves), put_forward(state, me)
    if best is None or found[0].move == best:
        return _with_more(outlook_of(state, me), found)
    # The coloured button and the first advice are one: what hurts is never put forward, nor that nothing comes of it.
    first = next((item for item in found if item.move == best), None)
    others = [item for item in found if item is not first and not isinstance(item.move, Pass) and not _is_same(item, best)]
    return _with_more(
        outlook_of(state, me), (first or Advice(best, reason(outlook_of(state, me), best)), *others[: MOST - 1])
    )


def _with_more(outlook: Outlook, found: Sequence[Advice]) -> Sequence[Advice]:
    """Return advice for a turn. The first also says who can win when the round ends, and how far a hidden goal is; posts
    and the own panel say that by themselves."""
    first, *others = found
    turn = awaiting.asked(outlook.state, outlook.me) is None and isinstance(open_stage(outlook.state), flow.Turn)
    deals = isinstance(first.move, Accept | Decline)
    won = victory.wins(outlook.state, outlook.me)
    return (secretly(outlook, minding(outlook, first)), *others) if turn and not (deals or won) else found


def _is_same(advice: Advice, best: Move) -> bool:
    """Return whether advice is to fight on, where it is put forward to do so to the end."""
    return advice.move == Choose(battles.FIGHT) and best == Choose(battles.FIGHT_ON)


@memo
def put_forward(state: State, me: int) -> Move | None:
    """Return the move whose button is coloured on a player's own panel, ``None`` where none is."""
    view = View(me, state)
    found = [(_choice(view, move), move) for move in legal.legal(state, me)]
    lit = [(item.order, place) for place, (item, _) in enumerate(found) if item.lit]
    return found[min(lit)[1]][1] if lit else None


def leads_inside(told: View) -> bool:
    """Return whether what is put forward to the one person at a table is a card or a secret choice."""
    own = told.confided
    if own is None or own.seat is None or public(told):
        return False
    return isinstance(put_forward(own.state, own.seat), PRIVATE)


def public(told: View) -> tuple[type[Move], ...]:
    """See `engine.core.bot_players.Plays.openly`: which goals are scored, and deals where one is put forward."""
    own, asked = told.confided, openly(told)
    if asked or own is None or own.seat is None or own.state.phase == "desk":
        return asked
    return (Trade,) if isinstance(put_forward(own.state, own.seat), Trade) else ()


def leading(view: View) -> tuple[Seat | None, Move | None]:
    """Return for whom a view puts a move forward, ``None`` for no player, and that move, whose button is coloured. Under a
    post it is what a steady player would do who knows no more than all do."""
    seat, public = view.seat, view.seat is None
    if view.confided is not None and public and (seat := view.confided.seat) is not None:
        return seat, put_forward(view.confided.state, seat)
    called = awaiting.called(view.state)
    seat = called[0] if public and len(called) == 1 else seat
    return (None, None) if seat is None else (seat, _to_the_end(view.state, seat, _advised(view.state, seat, public)))


def aim(view: View) -> str:
    """See `engine.core.bot_players.Plays`. It follows from what the view knows, or from what is confided to it: then it
    names no card and no hidden goal, as all may read it."""
    own = view if view.seat is not None else view.confided
    if own is None or own.seat is None:
        own, (seat, best) = view, leading(view)
    else:
        seat, best = own.seat, put_forward(own.state, own.seat)
    if seat is None or best is None or seat not in awaiting.awaited(own.state):
        return ""
    stage, asked = open_stage(own.state), awaiting.asked(own.state, seat) is not None
    hidden = isinstance(best, PRIVATE) and type(best) not in public(view)
    if view.seat is None and hidden and not isinstance(stage, flow.Moving) and not asked:
        return WORDS("aim-inside")
    if view.seat is None and not asked:
        return aiming.posted(outlook_of(own.state, seat), best, load, choice(view, best).label)
    return aiming.told(outlook_of(own.state, seat), best, load, for_all=view.seat is None)


def ask(view: View) -> str:
    """Return what is asked; to the one person at a table also what waits on their own panel, whose button is coloured."""
    if view.confided is not None and openly(view):
        return asking.ask(view.confided)
    asked, own = asking.ask(view), view.confided
    best = put_forward(own.state, own.seat) if own is not None and own.seat is not None else None
    # In a turn the aim says so.
    told = own is None or awaiting.asked(view.state, own.seat or 0) is None
    return asked if view.seat is not None or told or not isinstance(best, Play) else f"{asked} {WORDS('best-inside')}"


def opened(view: View, move: Move) -> Sequence[Move]:
    """See `engine.core.paired_moves.OpensMoves`: the ships that take a free system once it is activated, and the landing
    that follows ships which are put forward."""
    if isinstance(move, Activate):
        return tuple(ships for ships, activation in _taken_by(view).items() if activation == move)
    seat, best = leading(view) if isinstance(move, Bring) else (None, None)
    landing = landing_too.after(_known(view), seat, move, put_forward) if seat is not None and move == best else None
    return (landing,) if landing is not None else ()


def _taken_by(view: View) -> dict[Bring, Activate]:
    """Return the activations with a button whose press takes the system, by the ships that come there."""
    (seat, best), own = leading(view), _known(view)
    found: dict[Bring, Activate] = {}
    # What may be folded into a menu is not paired: all but the best move and the first beside it, if these are actions.
    if seat is None or best is None or isinstance(best, Pass | Accept | Decline | Play | Decide):
        return found
    for move in (best, *_beside(own, seat, best)[:1]):
        if isinstance(move, Activate) and (ships := landing_too.ships_to(own, seat, move, put_forward)) is not None:
            found.setdefault(ships, move)
    return found


def _known(view: View) -> State:
    """Return the state as advice may know it: as the one person at a table sees it, else as the view does."""
    return view.confided.state if view.confided is not None else view.state


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered. One that another opens is one press with it; the other alone is beside it."""
    if isinstance(move, Decide | Trade) and view.confided is not None and type(move) in public(view):
        own = _choice(view.confided, move)
        # All may read a deal: its label names no hidden goal, and the aim says what it is for.
        shown = choices.choice(view, move) if isinstance(move, Trade) else own
        return replace(own, label=shown.label, detail=shown.detail, text="" if isinstance(move, Trade) else own.text)
    if isinstance(move, Bring) and (activation := _taken_by(view).get(move)) is not None:
        found, leads = _choice(view, activation), activation == leading(view)[1]
        return landing_too.whole(_known(view), found, activation.system, move, leads=leads)
    if isinstance(move, Land) and isinstance(open_stage(view.state), flow.Moving):
        _, best = leading(view)
        return landing_too.both(view, _choice(view, best), move) if best is not None else _choice(view, move)
    found = _choice(view, move)
    if not found.lit or not opened(view, move):
        return found
    return replace(found, weight="plain" if isinstance(move, Activate) else "main", foremost=0, text="", stays=False)


def _choice(view: View, move: Move) -> Choice:
    """Return how a move is offered by itself: what is advised comes first. Under a post it is what a steady player would do
    who knows no more than all do."""
    found, public = choices.choice(view, move), view.seat is None
    seat, best = leading(view)
    # An offer to another player, who is not waited for, is that player's to answer.
    if public and isinstance(move, Vote) and seat is None:
        return led(found, move, _voted_by_all(view.state))
    if seat is None or (isinstance(move, Accept | Decline) and move not in legal.legal(view.state, seat)):
        return found
    if move == best and isinstance(move, Pass):
        # That the round ends is what is advised: nothing is asked back.
        found = replace(found, sure="")
    if move != best and found.lit and (isinstance(best, Pass) or (public and isinstance(best, PRIVATE))):
        # Only one button is coloured: the end of the turn, or the own panel.
        found = replace(found, weight="plain", foremost=0)
    elif move == best and found.hurts and isinstance(move, Bring):
        # What it leaves behind is worth it: the label says what that is.
        found = replace(found, label=found.shown, hurts="")
    if isinstance(move, Trade) and move in (proposed := _proposed(view.state, seat)):
        first = move == proposed[0] and not isinstance(best, Pass)
        text = reason(outlook_of(view.state, seat), move) if first else found.text
        weight: Weight = "first" if move == best else "main" if first else "plain"
        return replace(found, weight=weight, foremost=FOREMOST if first else 1, text=text)
    fights = isinstance(move, Choose) and fights_or_flees(awaiting.asked(view.state, seat), move.option)
    if isinstance(move, Bring) and isinstance(best, Bring) and best == replace(move, units=f"{move.units} and no more"):
        # What is advised ends the movement: the same ships, but that others can follow, come after it.
        found = bringing.as_twin(view.state, move, found, choices.choice(view, best))
    own = _known(view)
    if isinstance(move, Activate):
        found = with_win(outlook_of(own, seat), move, found)
    # Beside what is put forward stand the best moves of other kinds, so that there is a choice to be seen.
    others = _beside(own, seat, best) if best is not None else ()
    if isinstance(move, Research) and move in (best, *others):
        found = replace(found, label=priced(own, seat, move.technology))
    shown = led(found, move, best, kept=fights or choices.wins_point(view, move))
    if best is None:
        return shown
    if move in others:
        alone, told = isinstance(best, Pass) or (public and isinstance(best, PRIVATE)), _effect(view, seat, move)
        beside = as_alternative(replace(shown, label=told or shown.label), others.index(move), alone=alone)
        folded = isinstance(move, Produce) and others.index(move) >= OTHER_LOADS
        beside = replace(beside, weight="plain", foremost=FOREMOST) if folded else beside
        return replace(beside, stays=beside.stays or isinstance(move, Produce))
    if others and isinstance(move, Activate) and move != best and shown.weight == "main" and runner_up.are_few(own, seat):
        shown = replace(shown, weight="plain")  # One menu holds all else: two and an alternative have no room.
    # Of moves that are explained as they stand first only the first one is, whose button is never folded.
    leads = move == best and (shown.rank < 0 or isinstance(move, Pass))
    folded = bool(others) and isinstance(move, Research) and not isinstance(best, Research)
    text = "" if folded else choices.means(view, move, first=leads)
    # The aim says what all else is for.
    outlook = outlook_of(view.state, seat)
    # How likely Meridian is held with what is advised to come says more than with all in reach.
    crown = isinstance(move, Activate) and MERIDIAN in view.state.system_by_id[move.system].planets
    why = _why(outlook, move, others) if leads and (not text or crown or isinstance(move, Produce)) else ""
    if move == best and isinstance(move, Produce):
        shown = replace(shown, label=_effect(view, seat, move) or shown.label)
    if leads and isinstance(move, Activate) and ": " not in shown.label and shown.label.startswith(bare(move)):
        shown = replace(shown, label=_effect(view, seat, move).partition(": ")[0] or shown.label)
    return replace(shown, text=why or text)


@memo
def _beside(state: State, me: int, best: Move) -> tuple[Move, ...]:
    """Return the best moves of a turn of other kinds than the one that is put forward, one of each kind, that cost nothing
    unexpected; of what a dock produces the loads for other purposes."""
    if awaiting.asked(state, me) is not None or me not in awaiting.awaited(state):
        return ()
    if isinstance(best, Produce) and (site := dock(state)) is not None:
        return packages.others(state, me, site, best.units)[:ALTERNATIVES]
    if not isinstance(open_stage(state), flow.Turn):
        return ()
    view, found = View(me, state), dict[str, Move]()
    taken = runner_up.kind(state, me, best)
    moves = list(legal.legal(state, me))
    outlook = outlook_of(state, me)
    if (served := _served(outlook, sensible.options(outlook, moves), moves)) is not None:
        return tuple(item.move for item in served if item.move != best)[:ALTERNATIVES]
    rated = [
        (RISK * precedence(outlook, option.move, option.plan)[-1] - option.value, place, option)
        for place, option in enumerate(sensible.options(outlook, moves))
    ]
    options = [option for _, _, option in sorted(rated, key=lambda item: item[:2])]
    # Those that are worth nothing come last, as they are offered.
    for move in (*(option.move for option in options), *moves):
        sort = runner_up.kind(state, me, move)
        if sort and sort != taken and sort not in found:
            shown = choices.choice(view, move)
            if shown.weight != "written" and not shown.hurts:
                found[sort] = move
    return tuple(found.values())[:ALTERNATIVES]


def _effect(view: View, me: int, move: Move) -> str:
    """Return what an alternative says on its button: what a system is good for where nothing is fought there, as an aim
    does, what a load is for; "" for what it says anyway."""
    state, site = view.state, dock(view.state)
    if isinstance(move, Produce) and site is not None:
        return packages.told(state, me, site, move.units)
    if not isinstance(move, Activate) or goals_ahead.best_comers(state, me, move.system)[1].least is not None:
        return ""
    told = upper(aiming.told(outlook_of(state, me), move, load, for_all=view.seat is None))
    return told if len(told) <= MOST_LABEL else ""


def _why(outlook: Outlook, best: Move, beside: Sequence[Move]) -> str:
    """Return what is printed of what is put forward: what it is better than, else what it keeps for a goal."""
    foreseen = partial(to_come, outlook, advised=lambda state, me: _advised(state, me, False))
    means = runner_up.Means(partial(bares_home, outlook), partial(settled_next, outlook), foreseen)
    against = of_guard(outlook, best) or runner_up.reason(outlook, best, beside, means)
    return against or (reason(outlook, best) if is_told(outlook, best) else "")


@memo
def _voted_by_all(state: State) -> Move | None:
    """Return the vote that all would be advised who still have one, ``None`` where these would differ."""
    voters = [player for player in awaiting.called(state) if council.voices(state, player)]
    wanted = {sensible.candidate(outlook_of(state, voter)) for voter in voters}
    return Vote(naming.handles(state)[wanted.pop()], council.ALL) if len(wanted) == 1 else None


def _to_the_end(state: State, me: int, best: Move | None) -> Move | None:
    """Return what is advised; of a combat that goes on, to fight to its end where a player would be asked again."""
    question = awaiting.asked(state, me)
    goes_on = isinstance(question, steps.Stand) and question.round > 1 and best == Choose(battles.FIGHT)
    return Choose(battles.FIGHT_ON) if goes_on and battles.asks_again(state, me) else best


def _advised(state: State, me: int, public: bool) -> Move | None:
    """Return the move of `_advised_of`."""
    advice = _advised_of(state, me, public)
    return advice.move if advice is not None else None


@memo
def _advised_of(state: State, me: int, public: bool) -> Advice | None:
    """Return what a player would be advised who knows what a view's state tells, ``None`` for nothing that can be lit.
    ``public``: only moves that a post offers, without regard to hidden goals and cards."""
    question = awaiting.asked(state, me)
    # Of a question about cards that only its player sees, the views of others hold no answers.
    secret = question is not None and (not question.options or (public and question.called() in SECRET))
    if me not in awaiting.awaited(state) or secret:
        return None
    # Under a post it stands in a menu how tokens are divided before a vote.
    hidden = (*PRIVATE, Choose) if question is None and isinstance(open_stage(state), flow.Market) else PRIVATE
    moves = [move for move in legal.legal(state, me) if not (public and isinstance(move, hidden))]
    view, stage = View(None if public else me, state), open_stage(state)
    # That no ship comes, or no unit is produced, is never put forward: who activated a system had something in mind.
    # Who has Deep Survey may have come to explore again, which was done before, or ships are at a frontier already.
    outlook = outlook_of(state, me)
    surveys = isinstance(stage, flow.Moving) and bringing.explores(outlook, stage.system)
    still = question is None and isinstance(stage, flow.Moving | flow.Producing) and not (state.legs or surveys)
    advised = (item for item in _advice(outlook, moves) if item.move in moves)
    found = (item for item in advised if not (still and isinstance(item.move, Pass)))
    fitting = (item for item in found if isinstance(item.move, Bring) or not choices.choice(view, item.move).hurts)
    # Where all that is worth a turn costs a point, the round is ended.
    ends = question is None and isinstance(stage, flow.Turn) and Pass() in moves
    return next(fitting, Advice(Pass(), WORDS("why-keep-tokens")) if ends else None) if moves else None


@memo
def _proposed(state: State, me: int) -> tuple[Trade, ...]:
    """Return the deals that are buttons on a player's panel: first the one that is advised, then others that both players
    should like."""
    moves = legal.legal(state, me) if me in awaiting.awaited(state) and awaiting.asked(state, me) is None else ()
    deals = [move for move in moves if isinstance(move, Trade)]
    if not deals:
        return ()
    outlook = outlook_of(state, me)
    advised = [item.move for item in _advice(outlook, moves) if isinstance(item.move, Trade)]
    others = dealing.proposals(outlook, deals, frozenset(_asked_before(outlook)))
    return tuple(dict.fromkeys((*advised, *others)))[:MOST_DEALS]


PRIVATE = (Trade, Play, Decide)
"""Moves that no post offers."""


def _advice(outlook: Outlook, moves: Sequence[Move]) -> tuple[Advice, ...]:
    memory = Memory(temper=outlook.temper.name, first=outlook.temper.first, asked=_asked_before(outlook))
    memory.when = dealing.key(outlook.state)
    deed = sensible.act(outlook, moves, memory)
    while isinstance(deed.move, Trade) and not _is_welcome(outlook, deed.move):
        # Who was asked is remembered, so that the next one is thought of.
        deed = sensible.act(outlook, moves, memory)
    stage = open_stage(outlook.state)
    if isinstance(stage, flow.Market) and is_divided(outlook, deed.move):
        deed = sensible.act(outlook, [move for move in moves if not isinstance(move, Choose)], memory)
    turn = awaiting.asked(outlook.state, outlook.me) is None and isinstance(stage, flow.Turn)
    if deed.move is None:
        return (Advice(Pass(), WORDS("why-nothing-needed")),)
    asked = awaiting.asked(outlook.state, outlook.me) is not None
    if isinstance(stage, flow.Moving) and outlook.state.legs and not asked and not isinstance(deed.move, Accept | Decline):
        move = following(outlook, stage, moves)
        return (Advice(move, reason(outlook, move)),)
    if isinstance(deed.move, Bring) and isinstance(stage, flow.Moving):
        if not outlook.state.legs and (produced := _produced(outlook, stage, memory.plan)) is not None:
            return (Advice(produced, reason(outlook, produced)),)
        every, more = (
            Bring(outlook.state.system, *movement.EVERYTHING),
            memory.plan is not None and len(memory.plan.bring) > 1,
        )
        if more and every in moves and not (deed.move in moves and bares_home(outlook, stage.system)):
            return (Advice(every, reason(outlook, every)),)
        wanted = as_promised(outlook, stage, guarded(outlook, stage, deed.move), moves)
        first = crowned(outlook, stage, wanted, moves)
        if first is not None:
            return (Advice(first, reason(outlook, first)),)
        move = unladen(outlook, stage, at_once(offered(outlook, wanted, moves), memory.plan, moves), moves)
        return (Advice(move, reason(outlook, move)),)
    if isinstance(deed.move, Produce) and (site := dock(outlook.state)) is not None:
        thrifty = Produce(naming.written_force(load(outlook, site.planet, site.less)))
        load_wanted = thrifty if thrifty in moves else deed.move
        return (Advice(load_wanted, reason(outlook, load_wanted)),)
    if not turn or isinstance(deed.move, Accept | Decline):
        answer = landing_too.on_each(outlook.state, deed.move, moves) if isinstance(deed.move, Land) else deed.move
        return (Advice(answer, reason(outlook, answer, deed.says)),)
    found = _uses(outlook, moves)
    if not found:
        found = [Advice(Pass(), WORDS("why-keep-tokens"))]
    drill = SetOrder(MUSTER)
    if drill in moves and found[0].move == Activate(outlook.state.planet_by_id[MERIDIAN].system):
        # Infantry that costs nothing comes before the attack that it makes likelier.
        found[:0] = [Advice(drill, reason(outlook, drill))] if mustering.first(outlook.state, outlook.me) else []
    # A deal takes no turn, but what is left undone after it does. With a point in it, it comes first.
    point = dealing.for_point(outlook, moves, frozenset(_asked_before(outlook)))
    if point is not None or isinstance(deed.move, Trade):
        deal = point or deed.move
        found.insert(point is None and not isinstance(found[0].move, Pass), Advice(deal, reason(outlook, deal)))
    return tuple(sparing(outlook, item) for item in found[:MOST])


def _uses(outlook: Outlook, moves: Sequence[Move]) -> list[Advice]:
    """Return what a turn is advised to be used for: with a win at hand what keeps it, else what is worth most, and first
    what `precedence` puts there."""
    options = sensible.options(outlook, moves)
    if (served := _served(outlook, options, moves)) is not None:
        return served
    possible = [item for item in options if not bringing.unwise_plan(outlook, item.plan, load)]
    # A sure point comes before what is worth more, but could wait.
    possible = [replace(item, value=item.value - overrated(outlook, item.plan)) for item in possible]
    worths = [(item.value, item.plan) for item in possible if item.value > sensible.LEAST]
    possible = [replace(item, value=item.value - held_back(outlook, item.plan, worths)) for item in possible]
    rated = sorted(possible, key=lambda option: (*precedence(outlook, option.move, option.plan), -option.value))
    least = max([sensible.LEAST, *(SENSIBLE * option.value for option in possible)])
    return [_as_advice(outlook, item) for item in rated if item.value > least or decides(outlook, item.move)]


def _served(outlook: Outlook, options: Sequence[sensible.Option], moves: Sequence[Move]) -> list[Advice] | None:
    """Return what serves a win that is at hand, ``None`` where none is."""
    uses = [endgame.Use(option.value, option.move, option.plan) for option in options]
    return endgame.serving(outlook, uses, moves)


def _as_advice(outlook: Outlook, option: sensible.Option) -> Advice:
    """Return a use of a turn with the reason for it."""
    why = of_plan(outlook, option.plan, load) if option.plan is not None else reason(outlook, option.move)
    return Advice(option.move, why)


def _is_welcome(outlook: Outlook, deal: Trade) -> bool:
    """Return whether its partner would agree to a deal, by what all know."""
    state, offered = outlook.state, naming.read_deal(outlook.state, deal.what)
    other, public = naming.player_named(state, deal.who), view_for(state, None).state
    return offered is None or other is None or dealing.welcome(public, outlook.me, other, offered)


def _produced(outlook: Outlook, stage: flow.Moving, plan: plans.Plan | None) -> Produce | None:
    """Return what is produced at once where the units that would come before it change nothing there, else ``None``."""
    coming = sum((force for _, force in plan.bring), NONE) if plan is not None else NONE
    site = dock(outlook.state)
    if site is None or not plans.only_produces(outlook, stage.system, coming):
        return None
    produced = load(outlook, site.planet, site.less)
    return Produce(naming.written_force(produced)) if produced else None


def _asked_before(outlook: Outlook) -> tuple[str, ...]:
    """Return whom a player has offered something in this turn or market."""
    words, made = naming.handles(outlook.state), (*outlook.state.offers, *outlook.state.closed)
    return tuple(words[offer.partner] for offer in made if offer.proposer == outlook.me)
