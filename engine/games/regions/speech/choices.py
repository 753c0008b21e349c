"""How legal moves are offered: one to three words for the button, what it means for the menu, and the desk's steps."""

from __future__ import annotations

from engine.core import verbs
from engine.core.desk import MOST_DETAIL, MOST_LABEL, NOTHING, fit, shortest
from engine.core.flow import MASTER
from engine.core.game import Choice, Offering, Weight
from engine.core.moves import Move
from engine.core.words import plain, upper

from ..rules import ahead, awaiting, ending, insisting, legal, odds, standing_orders, turns
from ..rules.actions import plays
from ..rules.awaiting import asked
from ..rules.challenges import bodies
from ..rules.exploring import movement
from ..rules.flow import open_questions
from ..rules.party import card_piles, equipment, muster, parting
from ..rules.steps import Interrupt, React
from ..state import board, moves, sheets
from ..state.catalogue import WORDS, said_within
from ..state.content import content
from ..state.naming import entity_named, exit_named, gear_name, known_play
from ..state.state import State, member_of, who
from ..state.view import View
from . import (
    circumstances,
    exit_offers,
    foes_in_sight,
    guards,
    lasting_effects,
    lock_offers,
    next_step,
    questions,
    search_offers,
)
from .misses import risks
from .sayings import OFTEN_ORDERED, order_words
from .strike_offers import at_all_here, at_challenge, calms, detailed, is_best, is_weakest
from .useful_plays import does_something, healers, is_followed, is_low, is_of_use, mends, wants_healing
from .way_offers import (
    at_what_blocks,
    beyond,
    frees_the_way,
    gets_past_better,
    go,
    hurts,
    rising_kills,
    weight_of_best_attempt,
)
from .words import called, gist, kind_named, play_text, priced, short_name


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered, to a seat or, in a public view, to all who are awaited."""
    if view.seat is not None:
        view = ahead.addressed(view, view.seat)
    label, detail, weight = _offer(view, move)
    weight = "written" if _begins_turn(view.state, move) and not _begins_for_all(view, move) else weight
    text = upper(detail) if _is_character(move) else ""
    mover = _claiming(view) if isinstance(move, moves.Claim) else _mover(view)
    cost = hurts(view.state, mover, move) if mover is not None else ""
    stays = isinstance(move, verbs.SetOrder) and weight != "quiet" and not open_questions(view.state)
    stays = stays or (isinstance(move, verbs.MoveTo | moves.Search) and weight == "first" and next_step.tells(view, move))
    label = _with_cards(view.state, mover, move, label)
    label, detail, sure = fit(label, MOST_LABEL), fit(upper(detail), MOST_DETAIL), _sure(view, move)
    # A blow comes before the way on, as the line of where things stand says.
    weight = "quiet" if cost and isinstance(move, verbs.MoveTo) and weight in ("plain", "main") else weight
    blow = weight == "first" and isinstance(move, moves.Act) and is_weakest(view.state, mover, move.target)
    one_of = (WORDS("another-card-goes"),) if isinstance(move, verbs.Discard) and weight == "plain" else ()
    return Choice(label, detail, weight, sure, one_of, text, cost, int(blow), stays)


def _with_cards(state: State, index: int | None, move: Move, label: str) -> str:
    """Return a label with the cards that go where the move ends its maker's turn, by name where there is room. Those that
    go in any case stand on the button that ends the turn."""
    goes = () if index is None else parting.named(state, index, move)
    if index is None or not goes or set(goes) == set(card_piles.going(state, index)):
        return label
    return WORDS("and-cards-go", label=label, goes=tuple(content().plays[card].name for card in goes))


def _claiming(view: View) -> int | None:
    """Return who would take the turn; of several that are asked together the one whom it would kill."""
    asked = turns.waiting(view.state) if (index := actor_of(view)) is None else ()
    return next((item for item in asked if rising_kills(view.state, item)), index)


def _is_character(move: Move) -> bool:
    """Return whether a move chooses a Craft or a Background, whose whole text is printed."""
    return isinstance(move, verbs.Choose) and move.option in {*content().crafts, *content().backgrounds}


def _sure(view: View, move: Move) -> str:
    """Return what a player has to know before they do what cannot be made good again, "" for all else.

    Whose vote ends it is asked by the rules (REG-G45).
    """
    match move:
        case moves.Concede() if not _takes_back(view):
            ended = view.seat is not None and ending.concedes(view.state, view.seat)
            return "" if ended else WORDS("sure-give-up", voted=view.seat is None and bool(view.state.conceding))
        case moves.Leave():
            return WORDS("sure-leave", unmet=circumstances.unmet(view.state))
    mover = _mover(view)
    return "" if mover is None else exit_offers.left_behind(view.state, mover, move)


def _begins_turn(state: State, move: Move) -> bool:
    """Return whether a move would begin a turn by itself: while none is under way the one button is to take it."""
    plain = isinstance(
        move, moves.Claim | moves.Concede | verbs.Discard | verbs.Choose | verbs.SetOrder | verbs.Pass | verbs.Direct
    )
    return not plain and turns.free(state) and state.turn is None


def _begins_for_all(view: View, move: Move) -> bool:
    """Return whether a move that begins a turn is offered beside the button that takes it. That is so where each who may
    take one could make it, and it is the same for all of them. Such are a Search, a Move by one exit, as when a party sets
    out, or picking up what the next step names."""
    state = view.state
    waiting = turns.waiting(state)
    if not all(turns.may_begin(state, index) for index in waiting):
        return False
    if isinstance(move, verbs.Equip) and next_step.names(view, move):
        return all(move in equipment.moves(turns.begun(state, index), index) for index in waiting)
    if not isinstance(move, verbs.MoveTo | moves.Search):
        return False
    if isinstance(move, moves.Search):
        able = (turns.has_phase(turns.begun(state, index), index, "action") for index in waiting)
        return not foes_in_sight.is_beset(state, *waiting) and all(able)
    if len({state.members[index].region for index in waiting}) != 1:
        return False
    if len({go(state, index, move.to, reckoned=False) for index in waiting}) != 1:
        return False
    if len({exit_offers.left_behind(state, index, move) for index in waiting}) != 1:
        return False
    return all(move in movement.moves(turns.begun(state, index), index) for index in waiting)


def actor_of(view: View) -> int | None:
    """Return whose moves are shown: the view's own member, else the one whose turn it is, or the only one awaited."""
    own = None if view.seat is None else member_of(view.state, view.seat)
    if own is not None:
        return own
    if view.state.turn is not None and not awaiting.may_go_on(view.state):
        return view.state.turn.member
    seats = awaiting.awaited(view.state)
    return member_of(view.state, seats[0]) if len(seats) == 1 else None


def _mover(view: View) -> int | None:
    """Return who would Move by a Move that is offered: its maker, or the first of those who may; `None` for none yet."""
    state, index = view.state, actor_of(view)
    first = index if index is not None else next(iter(turns.waiting(state)), None)
    return first if turns.free(state) else None


def _movers(view: View) -> tuple[int, ...]:
    """Return who may each make a Move that is offered to all: those whose turn it could be."""
    state = view.state
    return turns.waiting(state) if turns.free(state) and state.turn is None else ()


def _offer(view: View, move: Move) -> Offering:
    state, index = view.state, actor_of(view)
    match move:
        case verbs.Choose(option=option):
            return _choose(view, option)
        case moves.Claim():
            up = index is not None and state.members[index].fallen and not rising_kills(state, index)
            begun: Weight = "written" if index is not None and turns.acting(state) == index else "main"
            return lasting_effects.taken_for(state, index), WORDS("choice-turn.rise" if up else "choice-turn.hint"), begun
        case verbs.Pass():
            return _pass(view, index)
        case verbs.MoveTo(to=to):
            likely = view.seat is not None or len(_movers(view)) < 2
            alike = likely or len({go(state, item, to, likely=False) for item in _movers(view)}) < 2
            label, detail, weight = go(state, _mover(view), to, reckoned=alike, likely=likely)
            return label, detail, next_step.weighed(view, _mover(view), move, weight)
        case moves.Act(play=play, target=target):
            label, detail, weight = _act(state, index, play, target)
            weight = next_step.weighed(view, _mover(view), move, weight)
            return label, detail, "written" if weight == "plain" and _lies_in_hand(view, index, play) else weight
        case moves.Strategy(play=legal.DRAW):
            shuffles = index is not None and not state.members[index].deck
            over = 0 if index is None or shuffles else sheets.cards_over(state.members[index], 1)
            weight = "written" if shuffles else "quiet" if over else "plain"
            return WORDS("choice-draw", over=over, shuffles=shuffles), WORDS("choice-draw.hint"), weight
        case moves.Strategy(play=play):
            useful = is_of_use(state, index, play) and not _lies_in_hand(view, index, play)
            return _priced(play), _play_detail(play), "plain" if useful else "written"
        case moves.Search():
            who = turns.waiting(state) if index is None else (index,)
            later = search_offers.is_tried(state, index) or foes_in_sight.is_beset(state, *who)
            offered: Weight = "plain" if later else "main"
            if search_offers.is_through(state, index):
                offered = "written"
            return *search_offers.search(state, index), "first" if next_step.names(view, move) else offered
        case moves.Pick(lock=lock):
            first = frees_the_way(state, index, lock) or next_step.names(view, move)
            return *lock_offers.picked(state, index, lock), "first" if first else "main"
        case moves.Hide(body=body):
            return WORDS("choice-hide", thing=short_name(state, body)), WORDS("choice-hide.hint"), "main"
        case moves.Drag(body=body, to=to):
            return _drag(state, index, body, to)
    return _aside(view, move, index)


def _aside(view: View, move: Move, index: int | None) -> Offering:
    """Return how moves beside a turn's plays are offered: Gear, the town, orders, giving up, the desk."""
    state = view.state
    match move:
        case verbs.Equip(item=item):
            label, detail, weight = _taking(state, index, item)
            return label, detail, "first" if next_step.names(view, move) else weight
        case verbs.Stow(item=item):
            label = WORDS("choice-stow", thing=short_name(state, item))
            hint = WORDS("choice-stow.hint", name=called(state, item), free=state.phase == "town")
            return label, hint, "quiet" if state.phase == "town" else "written"
        case verbs.Give(item=item, who=moves.GROUND):
            label = WORDS("choice-lay-down", thing=short_name(state, item))
            return label, WORDS("choice-lay-down.hint", name=called(state, item)), "written"
        case verbs.Give(item=item, who=who):
            label = WORDS("choice-give", thing=short_name(state, item), receiver=called(state, who))
            risky = index is not None and item in state.scenario.needs and wants_healing(state.members[index])
            return label, called(state, item), "plain" if risky else "written"
        case verbs.Use(item=item):
            label, detail, weight = lock_offers.used(state, index, item)
            return label, detail, "first" if next_step.names(view, move) else weight
        case moves.Light():
            return _light(state, index)
        case moves.Leave():
            weight = "quiet" if state.round > 1 else "written"
            return WORDS("choice-leave", unmet=circumstances.unmet(state)), WORDS("choice-leave.hint"), weight
        case verbs.Buy(goods=goods):
            price = content().gear[goods].price if goods in content().gear else 0
            label = WORDS("choice-buy", thing=said_within(gear_name(goods)), count=price)
            return label, WORDS("choice-buy.hint", count=price, does=_gear(goods)), "main"
        case moves.Cure(what=what):
            ailing = muster.ailments(state.members[index]) if index is not None else {}
            named = WORDS("an-injury") if what == muster.INJURY else ailing.get(what, upper(plain(what)))
            return WORDS("choice-cure", ailment=named), WORDS("choice-cure.hint"), "main"
        case moves.Learn(play=play):
            taught = known_play(play)
            does = gist(taught) if taught is not None else ""
            return WORDS("choice-learn", play=_named_play(play), does=does), _play_detail(play), "main"
        case verbs.SetOrder(order=order):
            if order == guards.always(view):
                known = known_play(order.partition(":")[2])
                label = WORDS("choice-always", play=known.name if known is not None else "")
                return label, WORDS("choice-always.hint"), "written"
            # Whose turn it is does not answer what others are asked.
            giver = None if view.seat is None and open_questions(state) else index
            if move == standing_orders.HEAL and giver is not None and (able := healers(state, giver)):
                return (
                    WORDS("choice-call", able=able),
                    WORDS("choice-call.hint"),
                    "plain" if is_low(state, giver) else "quiet",
                )
            if move == standing_orders.WAIT and giver is not None and is_followed(state, giver):
                return WORDS("choice-wait"), WORDS("choice-wait.hint"), "quiet"
            kept = order.removeprefix("keep:")
            if giver is not None and kept != order and kept in insisting.tries(state, giver):
                keeps: Weight = "written" if lock_offers.opens_at_once(state, giver, kept) else "quiet"
                return lock_offers.kept(state, giver, kept), WORDS("choice-keep.hint"), keeps
            return upper(order_words(order)), upper(order_words(order)), "quiet" if order in OFTEN_ORDERED else "written"
        case verbs.Discard(card=card):
            return _discard(view, index, card)
        case moves.Concede():
            return _concede(view)
    return str(move), "", "plain"


# Turns.


def _pass(view: View, index: int | None) -> Offering:
    state = view.state
    if view.seat is not None and view.seat == state.master:
        if (question := asked(state, view.seat)) is not None and len(question.options) == 1:
            return WORDS("choice-on"), WORDS("choice-on.hint"), "main"
        return WORDS("choice-as-bot"), WORDS("choice-as-bot.hint"), "quiet"
    if state.phase == "town":
        return WORDS("choice-set-out"), WORDS("choice-set-out.hint"), "main"
    if awaiting.may_go_on(state):
        return _go_on(state, index)
    is_own = index is not None and turns.acting(state) == index
    if is_own and not (view.begins or turns.is_idle(state)):
        return lasting_effects.ended_for(state, index), WORDS("choice-end-turn.hint"), "plain"
    label = lasting_effects.skipped_for(state, index, begun=is_own or view.begins)  # It begins all the same.
    return label, WORDS("choice-skip-turn.hint"), "plain" if is_own else "quiet"


def _go_on(state: State, index: int | None) -> Offering:
    """Return how going on is offered once all have had their turns: the one who was last says it for all, everybody else
    for themselves (REG-G13)."""
    waits = awaiting.reasons(state)
    for_all = index is None or index == turns.acting(state) or set(waits) <= {index}
    others = tuple(state.members[other].name for other in waits if other != index)
    if not for_all:
        return WORDS("choice-need-no-more"), WORDS("choice-need-no-more.hint", others_left=others), "main"
    idle = tuple(state.members[other].name for other, why in waits.items() if why == "move" and other != index)
    return WORDS("choice-on-for-all"), WORDS("choice-on-for-all.hint", idle=idle), "main"


def _discard(view: View, index: int | None, card: str) -> Offering:
    """Return how it is offered to name a card that goes beside the end of the own turn, and after it (REG-G10)."""
    state = view.state
    if index is None:
        return upper(_named_play(card)), "", "written"
    goes = card_piles.going(state, index)
    stays = "" if card in goes else next(iter(set(goes) - set(card_piles.going_with(state, index, card))), "")
    other = _named_play(stays) if stays else ""
    label = WORDS("choice-discard", play=_named_play(card), goes=card in goes, another=bool(stays), stays=other)
    acts = turns.acting(state) == index
    timely, is_time = acts and circumstances.names_cards(state), acts or state.members[index].acted
    weight: Weight = "plain" if timely and card not in goes else "quiet" if view.seat is not None and is_time else "written"
    return label, WORDS("choice-discard.hint", does=_play_detail(card)), weight


def _drag(state: State, index: int | None, body: str, to: str) -> Offering:
    """Return how dragging a body is offered: the exit as in a Move, the body where several lie there."""
    led = beyond(state, index, to)
    several = index is not None and len(bodies.here(state, state.members[index].region)) > 1
    whose, region = short_name(state, body) if several else "", led if led != to else ""
    way = None if index is None else exit_named(state, state.members[index].region, to)
    out = "no" if way is None or index is None else exit_offers.leads_out(state, state.members[index].region, way)
    label = shortest(WORDS("choice-drag", thing=whose, exit=to, region=named, out=out) for named in (region, ""))
    return label, WORDS("choice-drag.hint", name=called(state, body)), "plain"


def _act(state: State, index: int | None, id: str, target: str) -> Offering:
    """Return how an Action is offered: its name and its target; what does most there before all others."""
    play = known_play(id)
    if play is None:
        return upper(plain(id)), "", "plain"
    is_standing = index is not None and plays.standing_action(state, index).id == id
    detail = _play_detail(id)
    if target == NOTHING:
        weight: Weight = "main" if is_standing else "plain"
        label, detail = at_all_here(state, index, play) or (priced(WORDS.text(play.name), play), detail)
        return label, detail, weight if is_of_use(state, index, id) else "written"
    label = at_what_blocks(state, index, play, target)
    if play.targets == "lock":
        label = lock_offers.picked_with(state, index, play, target)
    if not label:
        label = at_challenge(state, index, play, target)
    if not label:
        label = priced(WORDS("play-on", play=play.name, thing=short_name(state, target)), mends(state, play, target))
    kind = kind_named(target)
    if kind is not None and "Persists" in kind.keywords:
        # With the standing Action it is what a Move through that exit is.
        hint = WORDS("an-attempt", does=detail, card=id in content().plays)
        if index is not None and (barred := entity_named(state, target)) is not None:
            hint = ". ".join((hint.rstrip("."), *risks(state, index, barred, odds.falls(state, index, barred.at, id))))
        if index is None or is_standing:
            return label, hint, "written"
        if (best := weight_of_best_attempt(state, index, play, target)) is not None:
            return label, hint, best
        return label, hint, "plain" if gets_past_better(state, index, play, target) else "written"
    if not does_something(state, play, target, kind):
        return label, detail, "written"
    if index is not None and (calmed := calms(state, index, play, target)):
        return *calmed, "main"
    if index is not None and (struck := entity_named(state, target)) is not None and play.damage:
        detail = detailed(state, index, play, struck, detail)
    if is_best(state, index, play, target):
        pressing = frees_the_way(state, index, target) or is_weakest(state, index, target)
        return label, detail, "first" if pressing else "main"
    return label, detail, "plain"


def _lies_in_hand(view: View, index: int | None, play: str) -> bool:
    """Return whether a play is a card that a post for all leaves in its owner's hand: it is found there, beside its
    picture, and what serves best is a button even so."""
    return view.seat is None and index is not None and play in view.state.members[index].hand


def _taking(state: State, index: int | None, item: str) -> Offering:
    """Return how Gear of the pack is put on, or how a thing that lies there is picked up."""
    gear = content().gear.get(item)
    lies = index is not None and item not in state.members[index].pack and item in equipment.lying(state, index)
    way, free = "pick-up" if gear is None or lies else gear.slots[0], state.phase == "town"
    off = "" if index is None or gear is None or lies else sheets.replaced(state.members[index].equipped, item)
    put_away = short_name(state, off) if off else ""
    label = WORDS("choice-equip", way=way, thing=short_name(state, item))
    hint = WORDS("choice-equip.hint", name=called(state, item), does=_gear(item), free=free, off=put_away)
    return label, hint, "quiet" if _gear(item) else "main"


def _priced(id: str) -> str:
    play = known_play(id)
    return upper(plain(id)) if play is None else priced(WORDS.text(play.name), play)


def _named_play(id: str) -> str:
    play = known_play(id)
    return play.name if play is not None else upper(plain(id))


def _play_detail(id: str) -> str:
    return play_text(play) if (play := known_play(id)) is not None else ""


def _light(state: State, index: int | None) -> Offering:
    if index is None:
        return WORDS("choice-see-to-light"), WORDS("choice-see-to-light.hint"), "quiet"
    member = state.members[index]
    lamp = gear_name(board.light_source(member))
    stealthy = state.scenario.type == "stealth"
    if member.light:
        return WORDS("choice-light-out"), WORDS("choice-light-out.hint", lamp=lamp), "plain" if stealthy else "quiet"
    if board.is_risky(state):
        defeat = state.scenario.light_rule == "defeat"
        hint = WORDS("choice-light-risky.hint", lamp=lamp, defeat=defeat)
        return WORDS("choice-light-risky", defeat=defeat), hint, "quiet"
    sees = not (member.in_play and board.blind(state, who(index)))
    weight: Weight = "first" if not sees else "written" if member.in_play and board.lit(state, member.region) else "plain"
    return WORDS("choice-light", sees=sees), WORDS("choice-light.hint", lamp=lamp), weight


def _takes_back(view: View) -> bool:
    """Return whether to vote to give up would take a vote back: for a seat, or for all who are awaited."""
    seats = awaiting.awaited(view.state) if view.seat is None else (view.seat,)
    return bool(seats) and all(seat in view.state.conceding and not ending.concedes(view.state, seat) for seat in seats)


def _concede(view: View) -> Offering:
    if _takes_back(view):
        return WORDS("choice-stay-in"), WORDS("choice-stay-in.hint"), "quiet"
    weight: Weight = "written" if open_questions(view.state) else "quiet"
    voted = sum(member.in_play for member in view.state.members) > 1
    return WORDS("choice-give-up", voted=voted), WORDS("choice-give-up.hint"), weight


def _gear(item: str) -> str:
    return WORDS.text(gear.text) if (gear := content().gear.get(item)) is not None else ""


def _choose(view: View, option: str) -> Offering:
    """Return how an answer is offered; what the game master can answer stands on their own panel only (REG-G28)."""
    state = view.state
    if option == awaiting.BEST:
        return _best(view)
    own = () if view.seat is None else awaiting.all_asked(state, view.seat)
    question = next((ask for ask in (*own, *open_questions(state)) if option in ask.options), None)
    if question is None or (question.owner == MASTER and not view.whole):
        return upper(plain(option)), "", "written"
    label, detail = guards.offered(state, question, option) or questions.option(view, question, option)
    owner = [item for item in open_questions(state) if item.owner == question.owner]
    if isinstance(question, Interrupt) and len(owner) > 1:
        # A Reaction lets it be; so that is but for those who would not react either.
        return (label, detail, "written") if option in (questions.NONE, "") else (label, detail, "main")
    if isinstance(question, React) and option == guards.to_propose(state, question):
        return label, detail, "first"
    if isinstance(question, React) and option == questions.NONE and guards.is_worse(state, question):
        return label, detail, "written"
    # One Reaction is coloured. The free one, and others worth their card, are plain buttons beside it.
    if isinstance(question, React) and guards.is_slight(state, question, option):
        return label, detail, "written"
    return label, detail, "plain" if option in (questions.NONE, "") else "main"


def _best(view: View) -> Offering:
    """Return how the answer is offered that is the same for all who are asked: each finds their own on their panel."""
    found = open_questions(view.state)
    several = view.seat is None and len({question.owner for question in found}) > 1
    reacts = any(isinstance(question, React) for question in found)
    label = WORDS("choice-best-reaction" if reacts else "choice-let-be")
    return label, WORDS("choice-let-be.hint"), "first" if several else "written"
