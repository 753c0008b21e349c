"""How legal moves are offered: one to three words for the button, what it means for the menu, and the steps of a trade."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import verbs
from engine.core.desk import MOST_DETAIL, MOST_LABEL, NOTHING, fit, shortest
from engine.core.flow import Ask
from engine.core.game import MOST_SHOWN, ArgumentPrompt, Choice, Field, Form, Offering, Weight
from engine.core.moves import Move, Verb
from engine.core.words import lower, upper

from ..rules import awaiting, bargains, commands, flow, goals_ahead, steps, turns
from ..rules.card_actions import AND
from ..rules.commands import PRICE
from ..rules.economy import technologies, wealth
from ..rules.exploring import decks, explorations
from ..rules.exploring.effects import RESOLVE
from ..rules.fighting import battles, landing
from ..rules.flow import WITHOUT, open_questions, open_stage
from ..rules.moving import journeys
from ..state import board, moves, naming
from ..state.catalogue import WORDS, fragments_briefly, fragments_words, habit, name_of
from ..state.content import DEVICE, PHANTOM, content
from ..state.naming import place_name, player_named
from ..state.state import Offer, State
from ..state.view import View
from . import questions, voting
from .action_offers import activate, best_to_activate, bring, cost_of, foremost, land
from .arrivals import held_then
from .combat_odds import stand_odds
from .costs import ends_round, harmless, kept_told, pay, pays_with, priced, research_asked, strikers, token_spent, towards
from .production_offers import produce
from .prominence import FIRST, MAIN, PLAIN, QUIET, WRITTEN
from .sayings import legend_text
from .words import apart, arriving, given_by, given_deal, player_of, power_of, row, taught, things, worth_briefly

CONSCRIPTION, SECOND_WIND = "conscription", "second-wind"
"""The order cards that put infantry on two planets, and by which an exhausted planet can be used again."""

FEW = 1
"""Of more planets than that those come first that are in danger."""

FEW_TAUGHT = 2
"""Up to so many technologies are explained beside the systems of a turn."""

POINT = 2
"""From here on a system is worth a point now, a goal's or Meridian's (`action_offers.foremost`)."""

EXPLAINED = 2
"""For so many rounds it is printed what the units do that can be produced."""


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered, to a seat or, in a public view, to all who are awaited."""
    label, detail, weight = _offer(view, move)
    if isinstance(move, moves.Play) and move.card == CONSCRIPTION:
        detail = questions.guards_on(view.state, actor_of(view), move.target.split(AND))
    hurts = cost_of(view.state, actor_of(view), move)
    if hurts and len(label) + len(hurts) + len(", ") > MOST_SHOWN:
        hurts = cost_of(view.state, actor_of(view), move, brief=True)
    if hurts and harmless(view.state, actor_of(view), move):
        # No rival is near: that is in the details.
        hurts, weight = "", PLAIN if weight in (FIRST, MAIN) else weight
    return Choice(
        fit(label, MOST_LABEL),
        fit(upper(detail), MOST_DETAIL),
        weight,
        sure=_sure(view, move),
        text=means(view, move, first=weight == FIRST and not hurts),
        hurts=hurts,
        foremost=_foremost(view, move),
    )


def means(view: View, move: Move, *, first: bool) -> str:
    """Return what is printed of a move below the question: what a card says; of a system, of units and of an order what
    their button has no room for, where it stands ``first``."""
    label, detail, _ = _offer(view, move)
    state, player, text = view.state, actor_of(view), ""
    match move:
        case moves.Activate(system=system) if first:
            spent = token_spent(state, player)
            wins = wins_point(view, move)
            warned = [f"{upper(told)}." for told in kept_told(state, player, system)]
            warned += strikers(state, player, system) if wins and not warned else []
            warned += [told for planet in board.free(state, system) if (told := legend_text(state, planet.name))]
            text = " ".join([*warned, *([f"{upper(spent)}."] if spent and wins else [])])
        case moves.Produce() if first and state.round <= EXPLAINED:
            text = upper(detail)
        case moves.Research(technology=technology) if first or _few(view, move):
            text = upper(taught(technology))
        case _ if _names_card(view, move):
            text = upper(detail)
    # Most labels of goals say already all that the text says.
    return "" if lower(text).rstrip(".") in label else text


def wins_point(view: View, move: Move) -> bool:
    """Return whether a move to a system is worth a point as things stand: Meridian's, or a goal's as the round ends."""
    return isinstance(move, moves.Activate) and foremost(view.state, actor_of(view), move.system) >= POINT


def _foremost(view: View, move: Move) -> int:
    """Return how far before others of its weight a move comes: a system by what it brings, planets for infantry by how many
    are in danger."""
    if isinstance(move, moves.Activate):
        return foremost(view.state, actor_of(view), move.system)
    if isinstance(move, moves.Play) and move.card == CONSCRIPTION:
        return sum(questions.in_danger(view.state, actor_of(view), planet) for planet in move.target.split(AND))
    return 0


def _few(view: View, move: moves.Research) -> bool:
    """Return whether so few technologies can be researched in a turn that each is a button, which has no hint."""
    stage = open_stage(view.state)
    if not isinstance(stage, flow.Turn) or asked_with(view, move.technology) is not None:
        return False
    return len(technologies.researchable(view.state, stage.player, PRICE)) <= FEW_TAUGHT


def _names_card(view: View, move: Move) -> bool:
    """Return whether a move chooses a technology, a goal or an order card: its whole text is printed then."""
    match move:
        case verbs.Choose(option=name) | moves.Decide(option=name) | moves.Explore(what=name):
            return isinstance(asked_with(view, name), questions.NAMING_CARDS) and name != WITHOUT
        case moves.Research(technology=name):
            return asked_with(view, name) is not None
    return isinstance(move, moves.Play)


def _sure(view: View, move: Move) -> str:
    """Return what is asked before a press under a post that all see ends the whole round for a player who could still act;
    "" for all else. A player who opened their own side first is not asked again."""
    state, stage = view.state, open_stage(view.state)
    if view.seat is not None or not isinstance(move, verbs.Pass) or not isinstance(stage, flow.Turn):
        return ""
    own = state.players[stage.player]
    wasted = turns.has_use_for_tokens(state, stage.player) or any(True for _ in commands.moves(state, stage.player))
    ways = goals_ahead.wins_by(state, stage.player)
    if wasted and ways:
        last = all(other.passed or other.gone for other in state.players if other is not own)
        winning = goals_ahead.winning(state)
        before = [state.players[rival].name for rival in winning[: winning.index(stage.player)]]
        late = bool(goals_ahead.counted_late(state, stage.player))
        return WORDS("sure-to-pass-and-win", ways=[name_of(way) for way in ways], before=before, late=late, last=last)
    rivals = [state.names[rival] for rival in goals_ahead.may_win(state) if rival != stage.player]
    best = best_to_activate(state, stage.player)
    way = activate(state, stage.player, best[0])[0] if best else ""
    asks = wasted and (rivals or best)
    return WORDS("sure-to-pass", who=rivals, way=way, tactic=own.tactic, strategy=own.strategy) if asks else ""


def actor_of(view: View) -> int:
    """Return whose moves are shown: the view's own player, or in a public view the first of those who are awaited."""
    if view.seat is not None and view.seat < len(view.state.players):
        return view.seat
    waited = awaiting.called(view.state)
    return waited[0] if waited else max(0, view.state.active)


def _offer(view: View, move: Move) -> Offering:
    state = view.state
    match move:
        case moves.Activate(system=system):
            return _activation(state, actor_of(view), system)
        case moves.Bring(origin=origin, units=units):
            return bring(state, origin, units)
        case moves.Land(planet=planet, units=units):
            return land(state, planet, units)
        case moves.Produce(units=units):
            return produce(state, units)
        case moves.Pay(how=how):
            return pay(state, actor_of(view), how)
        case moves.Vote(who=who, planets=planets):
            return voting.vote(view, who, planets)
        case moves.Accept(offer=named) | moves.Decline(offer=named):
            return _answer_offer(view, move, named)
        case moves.Trade(who=who, what=what):
            return _offer_deal(view, who, what), WORDS("offer-deal.hint"), _to_trade(view)
        case verbs.Pass():
            return _pass(view)
        case verbs.Choose(option=option) | moves.Decide(option=option) | moves.Explore(what=option):
            return _choose(view, option)
        case moves.Research(technology=technology):
            return _research(view, technology)
    return _aside(view, move)


def _activation(state: State, player: int, system: str) -> Offering:
    """Return how a system is offered; to who holds the card that alone opens it, with that card."""
    label, detail, weight = activate(state, player, system)
    if system not in journeys.passable(state, player):
        return label, detail, weight
    card = WORDS("with-passage", activate=label, card=journeys.PASSAGE)
    return (card if len(card) <= MOST_LABEL else label), WORDS("with-passage.hint", card=journeys.PASSAGE), MAIN


def _aside(view: View, move: Move) -> Offering:
    """Return how cards, relics, orders, and what is rarely wanted are offered."""
    state = view.state
    match move:
        case verbs.SetOrder(order=order) if order in moves.BOUGHT:
            free, near = commands.scepter(state, actor_of(view)), bool(board.neighbours(state, actor_of(view)))
            # What is traded for may come with commodities: then the turn stays open.
            last, gained = order != moves.TRADE and ends_round(state, actor_of(view)), wealth.room(state, actor_of(view))
            return WORDS(f"buy-{order}", number=gained, free=free, last=last), WORDS(f"buy-{order}.hint", near=near), PLAIN
        case verbs.SetOrder(order="back"):
            return WORDS("i-am-back"), WORDS("i-am-back.hint"), FIRST
        case verbs.SetOrder(order="hand-quick") if _only_passes(view):
            return WORDS("pass-by-itself"), WORDS("pass-by-itself.hint"), PLAIN
        case verbs.SetOrder(order=order):
            label = WORDS(f"habit-{order}.label") if questions.has(f"habit-{order}") else upper(order)
            return label, habit(order), WRITTEN
        case moves.Play(card=battles.ESCORT):
            asked = next(question for question in open_questions(state) if question.owner == actor_of(view))
            wins, known = stand_odds(state, asked, more=1), content().orders[battles.ESCORT]
            return WORDS("play-escort", card=battles.ESCORT, wins=wins), WORDS.text(known.text), MAIN
        case moves.Play(card=card, target=target):
            label, detail = _play(state, card, target)
            if card == CONSCRIPTION:
                return label, detail, MAIN if questions.drafts_well(state, actor_of(view), target.split(AND)) else WRITTEN
            return label, detail, MAIN if card != SECOND_WIND or _could_spend(state, actor_of(view)) else PLAIN
        case moves.Apply(item=item, target=target):
            return _use(state, actor_of(view), item, target)
        case moves.Relic(fragments=text):
            given = decks.read_set(text)
            few, whole = fragments_briefly(given), fragments_words(given)
            return WORDS("make-relic", given=few or text), WORDS("make-relic.hint", given=whole or text), MAIN
        case verbs.Discard(card=card):
            return WORDS("discard-card", card=card), "", PLAIN
        case verbs.Trust():
            return WORDS("trust"), WORDS("trust.hint"), WRITTEN
        case moves.Reopen():
            return *questions.reopening(view), PLAIN
        case moves.Resign():
            return WORDS("give-up"), WORDS("give-up.hint"), WRITTEN
    return str(move), "", PLAIN


def _only_passes(view: View) -> bool:
    """Return whether a player reads, in their own turn, that a hand without use is all that keeps it open (GAL-G46)."""
    stage = open_stage(view.state)
    own = isinstance(stage, flow.Turn) and stage.player == view.seat
    return own and view.seat is not None and turns.only_hand_keeps_open(view.state, view.seat)


# Trades.


def _offer_deal(view: View, who: str, what: str) -> str:
    """Return how a transaction is offered: what is given for what, and how far it brings a goal, where there is room."""
    state, player, deal = view.state, actor_of(view), naming.read_deal(view.state, what)
    nearer = goals_ahead.nearer_in(state, player, bargains.dealt(state, player, *deal)) if deal is not None else None
    said = (towards(nearer, brief=True), "") if nearer is not None else ("",)
    gives, _, gets = what.partition(" for ")
    name, told, swap = player_of(state, who), given_deal(what), gives == gets
    forms = (WORDS("offer-deal", who=name, deal=told, gives=gives, swap=swap, goal=goal) for goal in said)
    return upper(shortest(forms))


def _suggested(what: str) -> str:
    """Return a transaction as a button suggests it: "Give 2 commodities for 1 trade good"."""
    gives, _, gets = what.partition(" for ")
    return WORDS("give-deal", deal=given_deal(what), gives=gives, swap=gives == gets)


def _to_trade(view: View) -> Weight:
    """Return how loud trading is: beside anything else one button, whose questions come when it is pressed."""
    return PLAIN if isinstance(open_stage(view.state), flow.Smuggling | flow.Ending) else QUIET


def _answer_offer(view: View, move: Move, named: str) -> Offering:
    offer = _offer_named(view.state, named)
    if offer is None:
        return WORDS("yes-or-no-to-offer", accepts=isinstance(move, moves.Accept)), "", FIRST
    state, mine = view.state, actor_of(view) == offer.proposer
    proposer, partner = state.players[offer.proposer].name, state.players[offer.partner].name
    given, got = (offer.gives, offer.gets) if mine else (offer.gets, offer.gives)
    gives, gets = given_by(given), given_by(arriving(got))
    deal = WORDS("accept-offer.hint", gives=gives, gets=gets)
    several = len(state.offers) > 1
    if isinstance(move, moves.Accept):
        who = proposer if several else ""
        if given:
            return WORDS("accept-offer", who=who, gives=gives, gets=gets), deal, FIRST
        return WORDS("accept-gift", who=who, gets=gets), deal, FIRST
    if mine:
        return WORDS("take-back-offer", who=partner if several else ""), deal, QUIET
    return WORDS("decline-offer", who=proposer if several else ""), deal, FIRST


def _offer_named(state: State, named: str) -> Offer | None:
    number = named.rpartition("-")[2]
    return next((offer for offer in state.offers if str(offer.number) == number), None)


def holdings(state: State, player: int) -> str:
    """Return what a player could trade with: "3 trade goods, 2 of 3 commodities, 1 cultural fragment"."""
    own = state.players[player]
    said = [
        WORDS("trade-goods", trade_goods=own.trade_goods),
        WORDS("has-of-commodities", commodities=own.commodities, value=wealth.value(state, player)),
    ]
    said += [fragments_words(own.fragments)] if own.fragment_count else []
    return row(said)


# Answers, passing, orders, cards.


def asked_with(view: View, option: str) -> Ask | None:
    """Return the open question that an option answers: the view's own first."""
    fitting = [question for question in open_questions(view.state) if option in question.options]
    own = [question for question in fitting if question.owner == view.seat]
    return next(iter([*own, *fitting]), None)


def _choose(view: View, option: str) -> Offering:
    question = asked_with(view, option)
    if question is not None:
        label, detail = questions.option(view, question, option)
        if isinstance(question, steps.Stand) and option == battles.FIGHT_ON:
            return label, detail, MAIN if battles.asks_again(view.state, question.owner) else WRITTEN
        if isinstance(question, steps.MusterWhere) and len(question.options) > FEW:
            return label, detail, MAIN if questions.in_danger(view.state, question.owner, option) else PLAIN
        if (isinstance(question, steps.Furnace) and option == WITHOUT) or questions.fights_or_flees(question, option):
            return label, detail, FIRST
        return label, detail, PLAIN if option in (WITHOUT, "no") else MAIN
    task = explorations.under_way(view.state)
    stage = open_stage(view.state)
    if task is not None and isinstance(stage, flow.CardOpen):
        label, detail = questions.decision(view.state, task, option)
        return WORDS("resolve-card", card=task.card) if option == RESOLVE else label, detail, MAIN
    if isinstance(stage, flow.Market):
        return *questions.division(option, beside=voting.decided(view) < 0), voting.splits(view)
    return upper(things(view.state, option)), "", MAIN


PASSES: dict[type[flow.Staged] | type[None], str] = {
    flow.Turn: "turn",
    flow.Ending: "ending",
    flow.Landing: "landing",
    flow.Producing: "producing",
    flow.CardOpen: "cardopen",
    flow.Market: "voting",
    flow.Smuggling: "smuggling",
}
"""What messages call the stages in which passing has a meaning of its own."""


def _pass(view: View) -> Offering:
    question = asked_with(view, WITHOUT)
    if question is not None:
        return *questions.option(view, question, WITHOUT), FIRST if isinstance(question, steps.Furnace) else PLAIN
    stage = open_stage(view.state)
    if isinstance(stage, flow.Moving) and not view.state.legs:
        return WORDS("move-nothing"), WORDS("move-nothing.hint"), PLAIN
    if isinstance(stage, flow.Moving):
        held = held_then(view.state, stage.player, stage.system)
        return WORDS("go-on-to", system=stage.system, odds=held), WORDS("go-on-to.hint"), FIRST
    if isinstance(stage, flow.Landing) and not landing.landed(view.state, stage.player, stage.system):
        return WORDS("land-nobody"), WORDS("land-nobody.hint"), PLAIN
    if isinstance(stage, flow.Turn) and stage.filed:
        return WORDS("passing-ending"), WORDS("passing-ending.hint"), PLAIN
    if type(stage) not in PASSES:
        return WORDS("pass"), "", PLAIN
    meant = PASSES[type(stage)]
    weight: Weight = WRITTEN if isinstance(stage, flow.CardOpen) and questions.only_gains(view.state) else PLAIN
    weight = voting.done(view) if isinstance(stage, flow.Market) else weight
    return WORDS(f"passing-{meant}"), WORDS(f"passing-{meant}.hint"), weight


def _research(view: View, technology: str) -> Offering:
    text = taught(technology)
    if asked_with(view, technology) is not None:
        return WORDS("research", technology=technology), text, MAIN
    player, few = actor_of(view), _few(view, moves.Research(technology))
    nearer = goals_ahead.nearer_by_research(view.state, player, technology)
    point = nearer is not None and nearer.point
    # That it takes a token, or the last one, stands once over their menu.
    brief = WORDS("research-order", technology=technology, point=point, free=False, last=False)
    label = priced(view.state, player, technology) if few or point else brief
    paid = pays_with(view.state, player, wealth.RESOURCES, PRICE)
    said = [lower(text.partition(". ")[0].rstrip("."))]
    said += [towards(nearer, brief=True)] if nearer is not None and not point else []
    said += [WORDS("landing-paid-with", paid=paid)] if paid else []
    return label, apart(said, most=MOST_DETAIL), MAIN if nearer is not None or few else PLAIN


def _play(state: State, card: str, target: str) -> tuple[str, str]:
    known = content().orders.get(card)
    aim = things(state, target) if target != NOTHING else ""
    planet = state.planet_by_id.get(target)
    if card == SECOND_WIND and planet is not None:
        aim = WORDS("planet-briefly", planet=planet.name, worth=worth_briefly(planet), exhausted=False)
    text = WORDS.text(known.text) if known is not None else ""
    return WORDS("play-card", card=card, aim=aim, turn=_is_turn(state)), text


def _is_turn(state: State) -> bool:
    """Return whether a card that is played or used now takes the turn (GAL-G09)."""
    return isinstance(open_stage(state), flow.Turn)


def _could_spend(state: State, player: int) -> bool:
    """Return whether a player could still pay for anything in this round: with a token, or a public goal that costs."""
    own = state.players[player]
    return bool(own.tactic + own.strategy) or any(goal in wealth.COSTS and goal not in own.scored for goal in state.public)


def _use(state: State, player: int, item: str, target: str) -> Offering:
    known = content()
    aim = things(state, target) if target != NOTHING else ""
    planet = known.planets.get(item)
    if planet is not None:
        if item == PHANTOM:
            return WORDS("use-phantom", planet=planet.name, aim=aim), WORDS.text(planet.ability), MAIN
        power = power_of(planet, wealth.room(state, player))
        return WORDS("use-planet", planet=planet.name, power=power), WORDS.text(planet.ability), MAIN
    if item == DEVICE and target in known.technologies:
        return WORDS("use-card", card=item, id=item, aim=aim, turn=_is_turn(state)), taught(target), MAIN
    relic = known.relics.get(item)
    text = relic.text if relic is not None else known.cards[item].text if item in known.cards else ""
    return WORDS("use-card", card=item, id=item, aim=aim, turn=_is_turn(state)), WORDS.text(text), MAIN


def heading(view: View, verb: Verb) -> str:
    """Return what stands over a menu of moves: what is asked, or what the verb is about."""
    state, stage = view.state, open_stage(view.state)
    if verb.name in ("choose", "decide", "explore", "research"):
        asked = [question for question in open_questions(state) if view.seat is None or question.owner == view.seat]
        if asked:
            return questions.heading(type(asked[0]))
        if verb.name == "research":
            return research_asked(state, actor_of(view))
        if isinstance(stage, flow.CardOpen):
            return WORDS("what-becomes-of", card=stage.card)
        return voting.tokens_kept(view) if isinstance(stage, flow.Market) else ""
    if stage is not None:
        where = place_name(state, _place(stage)) if _place(stage) else ""
        amount, what = _price(stage)
        name = "activate" if verb.name == "move" and isinstance(stage, flow.Turn) else verb.name
        known = questions.has(f"menu-{name}")
        return WORDS(f"menu-{name}", place=where, amount=amount, what=what) if known else ""
    return ""


def _place(stage: flow.Staged) -> str:
    """Return the system or planet that a stage is about, "" for none."""
    match stage:
        case flow.Moving(system=place) | flow.Landing(system=place) | flow.Producing(planet=place):
            return place
    return ""


def _price(stage: flow.Staged) -> tuple[int, str]:
    """Return how much is to be paid, and of what; (0, "") where nothing is."""
    return (stage.amount, stage.what) if isinstance(stage, flow.Paying) else (0, "")


# Steps and forms.


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
    """Return the question for the argument after those ``given``, and its values in the order given."""
    state = view.state
    if verb.name == "trade" and not given:
        found = []
        for value in values:
            index = player_named(state, value)
            detail = holdings(state, index) if index is not None else ""
            found.append(Choice(fit(player_of(state, value)), fit(detail, MOST_DETAIL), MAIN))
        return ArgumentPrompt(WORDS("with-whom"), tuple(found))
    if verb.name == "trade":
        name, mine = player_of(state, given[0]), holdings(state, actor_of(view))
        offers = (Choice(fit(_suggested(value)), "", MAIN) for value in values)
        return ArgumentPrompt(WORDS("what-do-you-offer", who=name, holdings=mine), tuple(offers))
    return ArgumentPrompt(str(verb.about), tuple(Choice(fit(upper(things(state, value)))) for value in values))


def form(view: View, verb: Verb, given: Sequence[str]) -> Form | None:
    """Return the form for an open argument; ``None`` where the house's own will do."""
    state, stage = view.state, open_stage(view.state)
    if not questions.has(f"written-{verb.name}"):
        return None
    hint = WORDS(f"written-{verb.name}")
    title, label, value = WORDS(f"form-{verb.name}"), WORDS(f"form-{verb.name}.label"), ""
    if verb.name == "trade" and given:
        partner = player_named(state, given[0])
        who = player_of(state, given[0])
        title, label = WORDS("trade-form", who=who), WORDS("trade-form.label")
        before = [offer for offer in state.closed if (offer.proposer, offer.partner) == (actor_of(view), partner)]
        value = naming.written_deal(state, before[-1].gives, before[-1].gets) if before else ""
    elif verb.name == "pay" and isinstance(stage, flow.Paying):
        title, label = WORDS("pay-form", amount=stage.amount, what=stage.what), WORDS("pay-form.label")
    elif verb.name == "vote" and given:
        title, label = WORDS("vote-form", who=player_of(state, given[0])), WORDS("vote-form.label")
    return Form(fit(title, 45), (Field(fit(label, 45), fit(hint, 100), value=value, most=200),))
