"""What the referee asks, and where things stand."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.events import ByType
from engine.core.flow import Ask
from engine.core.game import Seat
from engine.core.moves import LOOK
from engine.core.words import count, listed, lower, upper

from ..rules import awaiting, card_actions, flow, prospects, steps
from ..rules.economy import production, wealth
from ..rules.exploring import explorations, windows
from ..rules.exploring.effects import RESOLVE
from ..rules.fighting import landing
from ..rules.flow import open_questions, open_stage, read
from ..rules.moving import movement
from ..rules.relics import components
from ..state.content import content
from ..state.factions import of
from ..state.lengths import enough, rounds
from ..state.naming import card_name, fragments_words, place_name, system_name, units_words
from ..state.state import NOBODY, TOKENS, Force, Offer, Planet, State, in_order
from ..state.view import HIDDEN, View
from . import questions
from .words import bundle_words, goal_words, relics_words, round_words, worth_briefly

MOST_PRIVATE, MOST_SHEET = 900, 1700
"""How long what stands in somebody's own panel may be: beyond it cards are only named."""


# What is wanted.


def ask(view: View) -> str:
    """Return what is wanted of whoever is awaited, after their names and a comma; "" once it is over.

    Nothing in it depends on another seat's secrets (GAL-G47).
    """
    state = view.state
    if state.phase == "over":
        return ""
    asked = open_questions(state)
    if asked:
        mine = next((question for question in asked if question.owner == view.seat), None)
        return questions.ask(view, mine) if mine is not None else questions.ask_all(view, asked)
    stage = open_stage(state)
    if stage is None:
        return "go on."
    if isinstance(stage, flow.Market):
        return _at_market(view)
    offers = _answered_first(state, stage)
    if offers:
        return _offered(state, offers)
    answered = tuple(offer for offer in state.offers if offer.partner == stage.player)
    if answered and stage.player in awaiting.awaited(state):
        return f"{_offered(state, answered)} Or go on without it."
    return _ask_stage(view, stage)


def _answered_first(state: State, stage: flow.Staged) -> tuple[Offer, ...]:
    """Return the open offers whose partners are awaited before anybody else."""
    waiting = awaiting.awaited(state)
    if stage.player in waiting or stage.player == NOBODY:
        return ()
    return tuple(offer for offer in state.offers if offer.partner in waiting)


def _offered(state: State, offers: tuple[Offer, ...]) -> str:
    """Return what is offered to those who are awaited."""
    if len({offer.partner for offer in offers}) > 1:
        return f"{state.players[offers[0].proposer].name} has an offer for each of you. Do you agree?"
    agree = "Do you take it?" if len(offers) == 1 and not offers[0].gets else "Do you agree?"
    return f"{'; '.join(_offer_words(state, offer) for offer in offers)}. {agree}"


def _offer_words(state: State, offer: Offer) -> str:
    """Return an offer to whoever reads it: "Bob offers you 1 trade good for 2 commodities"."""
    proposer, gives, gets = state.players[offer.proposer].name, bundle_words(offer.gives), bundle_words(offer.gets)
    if not offer.gets:
        return f"{proposer} offers you {gives} as a gift"
    return f"{proposer} offers you {gives} for {gets}" if offer.gives else f"{proposer} asks you for {gets}"


def _at_market(view: View) -> str:
    """Return what those at the market may do: as its partner reads it, an offer to them comes first."""
    state = view.state
    mine = tuple(offer for offer in state.offers if offer.partner == view.seat)
    if mine:
        return f"{_offered(state, mine)} Or trade with anybody, or say that you are done."
    # The button that leads there is called otherwise once the offers to some make their choices differ.
    where = " in private," if view.seat is None else " with anybody,"
    # What others offer each other asks nothing anew of anybody: it stands in the post alone.
    offers = _open_offers(state) if view.seat is None else ""
    return f"the market is open: trade{where} or say you are done.{offers}"


def _where_to_trade(view: View) -> str:
    """Return where offers are made: as the channel reads it, the button that leads there."""
    return " under **Private**" if view.seat is None else ""


def _ask_stage(view: View, stage: flow.Staged) -> str:
    state = view.state
    match stage:
        case flow.Turn():
            return _turn(view, stage.player)
        case flow.Moving():
            return _bring(state, stage.player)
        case flow.Landing():
            otherwise = "go on" if landing.landed(state, stage.player, stage.system) else "land nobody"
            return f"land in {system_name(stage.system)}, or {otherwise}. {_aboard(state, stage)}".strip()
        case flow.Producing():
            most = wealth.available(state, stage.player, wealth.RESOURCES)
            where = place_name(state, stage.planet)
            units = production.most_units(state, stage.player)
            return f"produce up to {units} units on {where}, for at most {count(most, 'resource')}."
        case flow.CardOpen():
            return _card(view, stage)
        case flow.Paying():
            return f"pay {stage.amount} {_price(stage)}{_purpose(state)}."
        case flow.Ending():
            done = "you have passed" if state.players[stage.player].passed else "your action is done"
            return f"{done}: {listed([*_last_things(view, stage.player), 'end your turn'], 'or')}."
        case flow.Smuggling():
            return "the Smuggler stands ready: offer one deal to anybody."
        case flow.Voting():
            voice = _voice(state, stage.player)
            if state.round == rounds(state):
                return f"vote for the speaker, who comes first among equals at the end: {voice}."
            return f"vote for the next speaker: {voice}, ready again afterwards.{_tokens(state, stage.player)}"
        case _:
            return "go on."


def _tokens(state: State, player: int) -> str:
    """Return how a voter's command tokens lie, who may divide them before the vote (GAL-G100)."""
    own = state.players[player]
    lie = f"{own.tactic} tactic and {own.strategy} strategy"
    return "" if player in state.done else f" Your tokens are {lie}: divide them first if you like."


def _price(stage: flow.Paying) -> str:
    names = (stage.what, *stage.also)
    return listed([name.removesuffix("s") if stage.amount == 1 else name for name in names], "or")


PURPOSES: ByType[[], str] = ByType()
"""What is paid for, by the step that comes after it."""

PURPOSES.add(steps.Produced, lambda step: "what you produce")
PURPOSES.add(steps.Hired, lambda step: "what you produce")
PURPOSES.add(steps.Site, lambda step: "a dock")
PURPOSES.add(steps.AutomatonDock, lambda step: "a dock")
PURPOSES.add(steps.BreakSeal, lambda step: "the first landing on Meridian")
PURPOSES.add(steps.GoalPaid, lambda step: card_name(step.goal))
PURPOSES.add(steps.Researched, lambda step: card_name(step.technology))


def _purpose(state: State) -> str:
    """Return what is paid for, where it is known from what comes next: " for Great Works"."""
    after = read(state.agenda[1]) if len(state.agenda) > 1 else None
    return f" for {PURPOSES(after)}" if type(after) in PURPOSES else ""


def _last_things(view: View, player: int) -> list[str]:
    """Return what somebody may still do at the end of a turn."""
    state = view.state
    said = [f"trade{_where_to_trade(view)}"] if prospects.can_deal(state, player) else []
    return [*said, *(["use a legendary planet"] if any(True for _ in card_actions.abilities(state, player)) else [])]


def _open_offers(state: State) -> str:
    """Return the offers that lie open at the market, the newest three."""
    said = [
        f"{state.players[offer.proposer].name} to {state.players[offer.partner].name}, {bundle_words(offer.gives)} for "
        f"{bundle_words(offer.gets)}"
        for offer in state.offers[-3:]
    ]
    more = f" ({len(state.offers) - 3} more)" if len(state.offers) > 3 else ""
    return f" Offers{more}: {'; '.join(said)}." if said else ""


def _voice(state: State, player: int) -> str:
    ready = (planet.weight for planet in state.planets_of(player) if not planet.exhausted)
    return f"{sum(ready)} influence"


def _is_stuck(state: State, player: int) -> bool:
    """Return whether somebody has ships, but could do nothing by activating a system (GAL-G12)."""
    ships = any(system.fleets[player].ships for system in state.systems)
    return ships and not any(movement.worth_while(state, player, one) for one in movement.activatable(state, player))


def _turn(view: View, player: int) -> str:
    state = view.state
    own = state.players[player]
    can = []
    stuck = bool(own.tactic) and _is_stuck(state, player)
    can += [f"activate ({own.tactic} tactic)"] if own.tactic and not stuck else []
    can += [f"order or research ({own.strategy} strategy)"] if own.strategy else []
    # Whether a hand holds a card that is an action is nobody else's business; that there is a hand everybody sees.
    hand = any(True for _ in card_actions.moves(state, player)) if view.seat == player else bool(own.hand)
    can += ["use a card"] if hand or any(True for _ in components.moves(state, player)) else []
    first = "you are first: " if state.turns == 1 else "your turn: "
    stay = " No ship of yours can move." if stuck else ""
    before = " You may trade first." if view.seat is not None else f" Trades come first,{_where_to_trade(view)}."
    before = before if prospects.has_bargain(state, player) else ""
    useless = (
        " No card in your hand can be used now; /order hand-quick passes for you then." if own.hand and not hand else ""
    )
    return f"{first}{listed([*can, 'pass'], 'or')}.{useless if not can else ''}{stay}{before}"


def _bring(state: State, player: int) -> str:
    where = system_name(state.system)
    if not state.legs:
        dock = production.all_to_come(state, player, state.system)
        return f"bring ships to {where}, {'or produce there' if dock else 'or move nothing'}."
    total = Force()
    for leg in state.legs:
        total += leg.force
    return f"{units_words(total)} on the way to {where}: bring more, or go on."


def _aboard(state: State, stage: flow.Landing) -> str:
    left = state.system_by_id[stage.system].fleets[stage.player].only("infantry", "mech")
    return f"Aboard: {units_words(left)}." if left else ""


def _card(view: View, stage: flow.CardOpen) -> str:
    name, task = card_name(stage.card), explorations.under_way(view.state)
    if task is not None and windows.savable(view.state, task):
        lender = f"a neighbour may lend you what it takes{_where_to_trade(view)}"
        return f"{name} lies open, and you have nothing to pay with: {lender}. Or resolve it for nothing."
    first = f"rade first{_where_to_trade(view)}" if prospects.can_deal(view.state, stage.player) else ""
    if questions.decisions(view.state) == (RESOLVE,):
        return f"resolve {name}{first and f', or t{first}'}."
    return f"what becomes of {name}?{first and f' T{first}, if you like.'}"


STAGES: Mapping[type[flow.Staged], str] = {
    flow.Moving: "moving ships",
    flow.Landing: "landing",
    flow.Producing: "producing",
    flow.CardOpen: "looking at a card",
    flow.Paying: "paying",
    flow.Ending: "ending a turn",
    flow.Smuggling: "dealing with the Smuggler",
    flow.Voting: "voting",
}
"""What somebody does in a stage, as the others read it."""


def meanwhile(view: View) -> str:
    """Return whom a seat that is not awaited waits for, and for what; "" for the house's words."""
    state = view.state
    waited = awaiting.awaited(state)
    names = listed([state.players[player].name for player in waited])
    asked = open_questions(state)
    stage = open_stage(state)
    are = "is" if len(waited) == 1 else "are"
    if asked:
        return f"{names} {are} {questions.aside(type(asked[0]))}."
    if stage is None or not names:
        return ""
    if isinstance(stage, flow.Market):
        return f"{names} {are} still at the market."
    if stage.player not in waited:
        return f"{names} {'has' if len(waited) == 1 else 'have'} an offer to answer."
    return f"{names} is {STAGES[type(stage)]}." if type(stage) in STAGES else ""


GOALS_AUTO = "/order goals-auto scores for you what costs nothing, and does not ask you."

ADVICE: Mapping[type[Ask] | type[flow.Staged], str] = {
    steps.Stand: "/order combat-quick fights on without asking you.",
    steps.Losses: "/order combat-quick loses the cheapest units without asking you.",
    steps.PublicGoal: GOALS_AUTO,
    steps.HiddenGoal: GOALS_AUTO,
    flow.Ending: "/order turns-quick asks you for no more trades as your turns end.",
}
"""The standing order that spares somebody what is asked, a question or what a stage is for (GAL-G46)."""


def advice(view: View, seat: Seat) -> str:
    """Return the standing order that spares a seat what it is asked now, "" for none (GAL-G46)."""
    question = awaiting.asked(view.state, seat)
    if question is not None:
        return ADVICE.get(type(question), "")
    stage = open_stage(view.state)
    return ADVICE.get(type(stage), "") if stage is not None and stage.player == seat else ""


# Where things stand.


def status(view: View) -> str:
    """Return where things stand, in one line: round, who leads, who has passed; all points stand beside the map."""
    state = view.state
    scores = [(state.players[player].name, state.players[player].points) for player in ranked(state)]
    if state.phase == "over":
        points = ", ".join(f"{name} {number}" for name, number in scores)
        return f"Over in round {state.round}. Points: {points}."
    if state.phase == "opening":
        return "Before the first turn."
    most = max(number for _, number in scores)
    first = [name for name, number in scores if number == most]
    lead = f"{listed(first)} {'leads' if len(first) == 1 else 'lead'}, {most}/{enough(state)}"
    last = ["last round"] if state.round == rounds(state) else []
    said = [round_words(state), *last, *([lead] if most else [])]
    passed = [player.name for player in state.players if player.passed and not player.gone]
    said += [f"passed: {listed(passed)}"] if passed and state.phase == "action" else []
    gone = [player.name for player in state.players if player.gone]
    said += [f"gone: {listed(gone)}"] if gone else []
    return f"{'; '.join(said)}."


def ranked(state: State) -> list[int]:
    """Return the players in the order of their places, from the speaker on; once it is over with most points first."""
    here = list(in_order(state, state.speaker)) if not state.players[state.speaker].gone else list(state.order)
    order = [*here, *(player for player in state.order if player not in here)]
    if state.phase == "over":
        order.sort(key=lambda player: (player != state.winner, -state.players[player].points))
    return order


def sheet(view: View) -> str:
    """Return where things stand in full: everybody's holdings, public goals, then what only this seat knows of itself."""
    state = view.state
    lines = [f"**{status(view)}**", f"Speaker: {state.players[state.speaker].name}."]
    lines += [player_line(state, player) for player in ranked(state)]
    if state.public:
        lines.append(f"Public goals: {'; '.join(public_goal(state, goal) for goal in state.public)}.")
    whole = "\n".join([*lines, *secret_lines(view)])
    return whole if len(whole) <= MOST_SHEET else "\n".join([*lines, *secret_lines(view, brief=True)])


def public_goal(state: State, goal: str) -> str:
    """Return a public goal with what it takes, and who has scored it."""
    by = [player.name for player in state.players if goal in player.scored]
    return f"{goal_words(goal)}{f' (scored by {listed(by)})' if by else ''}"


def player_line(state: State, player: int) -> str:
    """Return in one line what everybody knows of a player."""
    own = state.players[player]
    if own.gone:
        return f"**{own.name}** has left the galaxy."
    said = [f"{own.trade_goods} trade goods" if own.trade_goods != 1 else "1 trade good"]
    said.append(f"{own.commodities} of {wealth.value(state, player)} commodities")
    said.append(f"tokens {own.tactic} tactic, {own.strategy} strategy")
    said += [fragments_words(own.fragments)] if own.fragment_count else []
    said += [count(own.devices, "Puzzle Engine")] if own.devices else []
    said += [relics_words(own.relics)] if own.relics else []
    said += [count(len(own.hand), "order card")] if own.hand else []
    secret = sum(goal not in own.scored for goal in own.goals)
    said += [count(secret, "hidden goal")] if secret else []
    techs = ", ".join(card_name(technology) for technology in own.technologies)
    worlds = ", ".join(planet_briefly(planet) for planet in state.planets_of(player))
    marks = [*(["passed"] if own.passed and state.phase == "action" else []), *(["away"] if own.away else [])]
    points = f"{count(own.points, 'point')}{''.join(f', {mark}' for mark in marks)}"
    more = "".join(f" {label}: {text}." for label, text in (("Technologies", techs), ("Planets", worlds)) if text)
    return f"**{own.name}**, {points}: {'; '.join(said)}.{more}"


def planet_briefly(planet: Planet) -> str:
    """Return a planet with its worth, and whether it can be used: "Kiln 1/1", "Aster 2/1 exhausted"."""
    return f"{planet.name} {worth_briefly(planet)}{' exhausted' if planet.exhausted else ''}"


def secret_lines(view: View, *, brief: bool = False) -> list[str]:
    """Return what only this seat knows of itself: order cards and hidden goals, with what they say unless ``brief``."""
    state, seat = view.state, view.seat
    if seat is None or seat >= len(state.players) or state.players[seat].gone:
        return []
    own = state.players[seat]
    lines = []
    orders = content().orders
    hand = [card for card in own.hand if card != HIDDEN]
    if hand and brief:
        lines.append(f"Order cards: {', '.join(card_name(card) for card in hand)}. `/{LOOK} cards` says what each does.")
    elif hand:
        for card in dict.fromkeys(hand):
            times = f" ×{hand.count(card)}" if hand.count(card) > 1 else ""
            lines.append(f"Order card **{card_name(card)}**{times}: {lower(orders[card].text)}")
    for goal in own.goals:
        if goal not in own.scored and goal != HIDDEN:
            lines.append(f"Hidden goal **{goal_words(goal).replace(': ', '**: ', 1)}.")
    chosen = [card_name(goal) for goal in own.chosen if goal not in (HIDDEN, "none")]
    lines += [f"You will score {listed(chosen)}."] if chosen else []
    lines += [f"Your first technology: {card_name(own.first)}."] if own.first else []
    return lines


def private(view: View) -> str:
    """Return what a seat needs for itself: what it can spend, and what it alone knows."""
    state, seat = view.state, view.seat
    if seat is None or state.phase == "over" or seat >= len(state.players) or state.players[seat].gone:
        return sheet(view)
    mine = awaiting.asked(state, seat)
    told = questions.explained(view, mine) if mine is not None else []
    told += faction_lines(state, seat)
    lines = [*told, upper(spendable(state, seat)), *secret_lines(view)]
    if sum(map(len, lines)) > MOST_PRIVATE:
        lines = [*told, upper(spendable(state, seat)), *secret_lines(view, brief=True)]
    if len(lines) == len(told) + 1:
        lines.append("You hold no order card and no hidden goal.")
    return "\n".join(lines)


def faction_lines(state: State, player: int) -> list[str]:
    """Return what a player's faction can do and who they are, nothing where nobody plays one."""
    own = of(state, player)
    return [f"**{own.name}**: {own.ability}", f"-# *{own.lore}*"] if own.id else []


def spendable(state: State, player: int) -> str:
    """Return what a player can spend now, in a sentence."""
    own = state.players[player]
    resources = wealth.available(state, player, wealth.RESOURCES) - own.trade_goods
    influence = wealth.available(state, player, wealth.INFLUENCE) - own.trade_goods
    left = TOKENS - own.tactic - own.strategy - state.tokens_on_map(player)
    ready = f"{count(resources, 'resource')} or {influence} influence on ready planets"
    if not any(not planet.exhausted for planet in state.planets_of(player)):
        ready = "no planet ready"
    goods = f"{count(own.trade_goods, 'trade good')}, {own.commodities} of {wealth.value(state, player)} commodities"
    tokens = f"{own.tactic} tactic and {own.strategy} strategy tokens, {left} in reserve"
    return f"{ready}; {goods}; {tokens}."
