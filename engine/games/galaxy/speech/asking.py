"""What the referee asks, and where things stand."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.moves import LOOK
from engine.core.words import upper

from ..rules import awaiting, card_actions, commands, deal_prospects, flow, goals
from ..rules.economy import production, wealth
from ..rules.exploring import explorations, windows
from ..rules.exploring.effects import RESOLVE
from ..rules.fighting import landing
from ..rules.flow import open_questions, open_stage
from ..rules.moving import journeys, movement
from ..rules.relics import components
from ..state import board
from ..state.catalogue import WORDS, fragments_words, units_words
from ..state.content import MERIDIAN, content
from ..state.factions import of
from ..state.lengths import enough, rounds
from ..state.moves import Play
from ..state.naming import card_name, place_name
from ..state.state import NOBODY, TOKENS, Force, Planet, State
from ..state.view import HIDDEN, View
from . import deals, goal_progress, production_offers, questions
from .costs import struck_back
from .exposure import exposed, seal_at_stake
from .news import news
from .payments import purpose, standing_in
from .words import lore_told, ranked, relics_words, worth_briefly

MOST_PRIVATE, MOST_SHEET = 900, 1700
"""How long what stands in a player's own panel may be: beyond it cards are only named."""

MOST_ASKED = 300
"""How long a question may be, and a status."""
FOLDED, MOST_FOLDED = 40, 1150
"""With more words than that it is a press away; then it tells in so many letters all that a player holds."""


FEW_LEFT = 3
"""With so few command tokens left to gain it is told how many."""


# What is wanted.


def ask(view: View) -> str:
    """Return what is wanted of players who are awaited, after their names and a comma; "" once it is over.

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
        return WORDS("wanted-nothing")
    if isinstance(stage, flow.Market):
        return deals.at_market(view)
    offered = deals.offers_to(state, view.seat)
    if offered and view.seat != stage.player:
        return deals.offered(state, offered)
    wanted, offered = _ask_stage(view, stage), deals.offers_to(state, stage.player)
    if offered:
        return WORDS("wanted-and-offered", wanted=wanted, offer=deals.offered(state, offered))
    if view.seat == stage.player:
        return " ".join([wanted, *deals.came_of_mine(view)])
    invited = awaiting.invited(state) if view.seat is None else ()
    waits = [WORDS("offer-waits", names=[state.players[player].name for player in invited])] if invited else []
    return " ".join([wanted, *waits])


def _ask_stage(view: View, stage: flow.Staged) -> str:
    state = view.state
    match stage:
        case flow.Turn():
            return _turn(view, stage.player)
        case flow.Moving():
            return _bring(state, stage)
        case flow.Landing():
            system, units = stage.system, _aboard(state, stage)
            wanted = WORDS("wanted-landing", system=system, units=units)
            meridian = state.planet_by_id[MERIDIAN].system == system
            coming = struck_back(state, stage.player, system) if meridian else []
            return " ".join([wanted, *_under_seal(state, stage), *coming])
        case flow.Producing():
            most = wealth.available(state, stage.player, wealth.RESOURCES)
            number = production.MOST_UNITS
            home = state.planet_by_id[stage.planet].home == stage.player
            named = production.begun(stage)
            if named:
                price, left = max(0, production.cost(state, stage.player, named) - stage.less), number - len(stage.begun)
                wanted = WORDS("wanted-more-units", units=units_words(named), price=price, number=left, most=most)
            else:
                wanted = WORDS("wanted-units", number=number, place=place_name(state, stage.planet), home=home, most=most)
            return " ".join([wanted, *production_offers.fleet_limit(state, stage.player)])
        case flow.CardOpen():
            return _card(view, stage)
        case flow.Paying():
            amount, what, either = stage.amount, stage.what, bool(stage.also)
            wanted = WORDS("wanted-payment", amount=amount, what=what, either=either, purpose=purpose(state))
            return " ".join([wanted, *standing_in(state, stage.player)])
        case flow.Ending():
            return WORDS("wanted-end", passed=state.players[stage.player].passed, ways=_last_things(view, stage.player))
        case flow.Smuggling():
            return WORDS("wanted-deal")
    return WORDS("wanted-nothing")


def _last_things(view: View, player: int) -> list[str]:
    """Return what a player may still do at the end of a turn."""
    state = view.state
    trade = WORDS("way-trade-private" if view.seat is None else "way-trade")
    said = [trade] if deal_prospects.can_deal(state, player) else []
    said += [WORDS("way-legendary")] if any(True for _ in card_actions.abilities(state, player)) else []
    return [*said, WORDS("way-end")]


def _is_stuck(state: State, player: int) -> bool:
    """Return whether a player has ships, but could do nothing by activating a system (GAL-G12)."""
    ships = any(system.fleets[player].ships for system in state.systems)
    return ships and not any(movement.worth_while(state, player, item) for item in movement.activatable(state, player))


def _turn(view: View, player: int) -> str:
    state = view.state
    own = state.players[player]
    can = []
    stuck = bool(own.tactic) and _is_stuck(state, player)
    can += [WORDS("can-activate", tactic=own.tactic)] if own.tactic and not stuck else []
    can += [WORDS("can-order", strategy=own.strategy)] if own.strategy or commands.scepter(state, player) else []
    # Whether a hand holds a card that is an action is secret; that there is a hand everybody sees.
    hand = any(True for _ in card_actions.moves(state, player)) if view.seat == player else bool(own.hand)
    uses = any(True for _ in components.moves(state, player))
    can = can or [*([WORDS("can-use-card")] if hand or uses else []), WORDS("can-pass")]
    others = [other for other in state.players if other is not own and not other.gone]
    alone = bool(others) and all(other.passed for other in others)
    left = [WORDS("systems-left", tactic=own.tactic)] if own.tactic and not stuck else []
    left += [WORDS("orders-left", strategy=own.strategy)] if own.strategy else []
    # What systems and orders are the first turn of each player has said.
    brief = len(left) == len(can) and state.turns > len(state.order)
    briefly = WORDS("wanted-turn-briefly", ways=left, alone=alone)
    said = [briefly if brief else WORDS("wanted-turn", first=state.turns == 1, ways=can, alone=alone)]
    said += _home_lost(state, player)
    # Beside a turn the own side tells hidden goals itself, unless it is so long that it is a press away.
    said += goal_progress.own_hidden(view) if view.seat == player and len(private(view).split()) > FOLDED else []
    said += [WORDS("last-token", orders=not own.tactic or stuck)] if _is_last_token(state, player, stuck) else []
    opens = journeys.passable(state, player) if view.seat == player else ()
    said += [WORDS("passage-opens", card=journeys.PASSAGE, systems=opens)] if opens else []
    said += [WORDS("hand-of-no-use")] if view.seat == player and own.hand and not (hand or opens) else []
    said += [WORDS("no-ship-can-move")] if stuck else []
    said += goal_progress.besides_meridian(view, player)
    # What a deal has just made possible.
    said += [WORDS("status", said=told) for told in goal_progress.ready(state, player)] if state.dealt else []
    return " ".join(said)


def _home_lost(state: State, player: int) -> list[str]:
    """Return who holds a player's home, and what that means where they have no dock elsewhere."""
    home = next((planet for planet in state.planets if planet.home == player), None)
    if home is None or home.owner in (NOBODY, player):
        return []
    dock = any(planet.troops and planet.troops[player].dock for planet in state.planets)
    return [WORDS("home-lost", who=state.players[home.owner].name, dock=dock)]


def _is_last_token(state: State, player: int, stuck: bool) -> bool:
    """Return whether a player's turns end with the one token left that is of use, as far as all may know: no card, relic or
    planet of theirs could be used without one. ``stuck``: tactic tokens are of no use."""
    own = state.players[player]
    if own.hand or own.strategy + (0 if stuck else own.tactic) != 1 or deal_prospects.has_bargain(state, player):
        return False
    return not any(any(True for _ in ways(state, player)) for ways in (components.moves, card_actions.abilities))


def _bring(state: State, stage: flow.Moving) -> str:
    player = stage.player
    coming = journeys.sources(state, stage)
    room = journeys.space_left(state, player)
    # That a system holds 4 ships of a player matters only to one who could bring more.
    fleets = {origin: journeys.comers(state, stage, origin).ships for origin in coming}
    # Of one system no more ships are counted than there is room for.
    able, free = sum(fleets.values()), room
    room = min(room, able) if coming else room
    if state.legs:
        total = sum((leg.force for leg in state.legs), Force())
        return WORDS("wanted-more-ships", units=units_words(total), system=state.system, room=room)
    dock = bool(production.all_to_come(state, player, state.system))
    only = coming[0] if len(coming) == 1 else ""
    # Where the ships of one system are named, it is seen how many there are.
    seen = not coming or (only and state.system_by_id[only].fleets[player].ships == able)
    more = any(state.system_by_id[origin].fleets[player].ships > number for origin, number in fleets.items())
    full = not seen and (able > free or (more and able == free))
    stays = state.round == 1 and not dock and state.tokens_on_map(player) <= 1
    there = [planet.name for planet in board.free(state, state.system)]
    wanted = WORDS(
        "wanted-ships", system=state.system, free=there, room=room, full=full, dock=dock, origin=only, stays=stays
    )
    limit = production_offers.fleet_limit(state, player) if dock else []
    return " ".join([wanted, *limit, *struck_back(state, player, state.system)])


def _aboard(state: State, stage: flow.Landing) -> str:
    left = state.system_by_id[stage.system].fleets[stage.player].only("infantry", "mech")
    return units_words(left) if left else ""


def _under_seal(state: State, stage: flow.Landing) -> list[str]:
    """Return who else finds a relic where the seal of Meridian can be broken now (GAL-G41, GAL-G90)."""
    places = landing.landable(state, stage.player, stage.system)
    if not places or not state.system_by_id[stage.system].seal:
        return []
    rivals = goal_progress.also_finding(state, stage.player)
    return [WORDS("under-seal", rivals=rivals)] if rivals else []


def _card(view: View, stage: flow.CardOpen) -> str:
    task, private = explorations.under_way(view.state), view.seat is None
    if task is not None and windows.savable(view.state, task):
        return WORDS("wanted-loan", card=stage.card, private=private)
    if questions.decisions(view.state) == (RESOLVE,):
        can = deal_prospects.can_deal(view.state, stage.player)
        return WORDS("wanted-resolving", card=stage.card, trade="no" if not can else "private" if private else "here")
    return WORDS("wanted-decision", card=stage.card)


STAGES = (flow.Moving, flow.Landing, flow.Producing, flow.CardOpen, flow.Paying, flow.Ending, flow.Smuggling)
"""The stages of which the others read what is done in them."""


def meanwhile(view: View) -> str:
    """Return whom a seat that is not awaited waits for, and for what; "" for the house's words."""
    state = view.state
    waited = awaiting.called(state)
    names = [state.players[player].name for player in waited]
    asked = open_questions(state)
    stage = open_stage(state)
    if asked:
        return WORDS("waiting-for-answer", names=names, aside=questions.aside(type(asked[0])))
    if stage is None or not names:
        return ""
    if isinstance(stage, flow.Market):
        return WORDS("waiting-at-market", names=names)
    offered = deals.offers_to(state, view.seat)
    if offered and view.seat != stage.player:
        return deals.offered(state, offered)
    return WORDS(f"busy-{type(stage).__name__.lower()}", who=names[0]) if isinstance(stage, STAGES) else ""


# Where things stand.


def within_turn(view: View) -> bool:
    """Return whether the picture beside the question tells where things stand, or a player's own turn has told it. It does
    not tell that a player is about to win, or could lose Meridian or their home, what is complete, and the last round. At
    the steps of an action it is told what rivals did to its player since the turn before."""
    state, stage = view.state, open_stage(view.state)
    if _is_at_steps(state):
        return not news(view)
    if state.phase in ("status", "council"):
        return not goal_progress.threats(state, view.seat)
    if state.phase != "action" or not isinstance(stage, flow.Turn) or open_questions(state):
        return False
    if state.dealt:
        return not news(view)
    return not (_is_urgent(view, stage.player) or _completed(view))


def _is_urgent(view: View, player: int) -> bool:
    """Return whether a turn is told where things stand, which its picture alone does not say."""
    state = view.state
    last = state.round == rounds(state) and not state.tokens_on_map(player)
    danger = exposed(state, player) or seal_at_stake(state, player)
    return last or bool(danger or goal_progress.threats(state, view.seat) or goal_progress.near(state))


def _is_at_steps(state: State) -> bool:
    """Return whether a player is at the steps of their own action."""
    asked = open_questions(state)
    if state.phase != "action":
        return False
    return state.active in {question.owner for question in asked} if asked else isinstance(open_stage(state), STAGES)


def status(view: View) -> str:
    """Return where things stand; at the steps of a turn, and after a deal in it, what rivals did since the turn before."""
    state, stage = view.state, open_stage(view.state)
    read, done = news(view) if _is_at_steps(state) or state.dealt else [], _completed(view)
    calm = bool(done) and isinstance(stage, flow.Turn) and not _is_urgent(view, stage.player)
    return "\n".join([*done, *(read or ([] if calm else [_stands(view, posted=True)]))])


def _completed(view: View) -> list[str]:
    """Return that the one person at a table has completed a hidden goal, which all may read."""
    return [WORDS("hidden-complete")] if view.confided is not None and _has_done(view.confided) else []


def _has_done(own: View) -> bool:
    """Return whether a player whose turn it is has completed a hidden goal that is not scored yet."""
    state, me = own.state, own.seat
    if me is None or not isinstance(open_stage(state), flow.Turn) or awaiting.asked(state, me) is not None:
        return False
    return me in awaiting.awaited(state) and bool(goals.scorable(state, me, "hidden"))


def _stands(view: View, *, brief: bool = False, posted: bool = False) -> str:
    """Return where things stand: round, who could win, public goals that a player may still score, unless ``brief`` or too
    much to say; all points, and who has passed, stand beside the map. Between steps of a turn only the round. Goals, and
    what the last round decides by, are told until the player whose turn it is has opened a system in the round."""
    state = view.state
    scores = [(state.players[player].name, state.players[player].points) for player in ranked(state)]
    if state.phase == "over":
        points = [f"{name} {number}" for name, number in scores]
        return WORDS("status-over", round=state.round, points=points)
    if state.phase == "opening":
        return WORDS("status-opening")
    most = max(number for _, number in scores)
    lead = [name for name, number in scores if number == most]
    threatened = state.phase in ("action", "status", "council")
    stage, within = open_stage(state), _is_at_steps(state)
    turn = isinstance(stage, flow.Turn)
    begins = isinstance(stage, flow.Turn) and not state.tokens_on_map(stage.player)
    threats = goal_progress.threats(state, view.seat) if threatened and not within else []
    # Who can win is told with their points.
    said = [goal_progress.stands(state, scored=begins and not threats)]
    said += [WORDS("status-last")] if state.round == rounds(state) and begins else []
    near = goal_progress.near(state) if state.phase == "action" and not (threats or within) else []
    ahead = [] if brief or near or within or not begins else goal_progress.next_points(view)
    leading = most and not (threats or near or turn or within)
    even = len(lead) == len(scores)
    said += [WORDS("status-lead", names=lead, most=most, enough=enough(state), all=even)] if leading else []
    danger = [*exposed(state, stage.player), *seal_at_stake(state, stage.player)] if isinstance(stage, flow.Turn) else []
    said += [*threats, *near, *danger, *ahead]
    gone = [player.name for player in state.players if player.gone]
    said += [WORDS("status-gone", names=gone)] if gone else []
    # The picture beside a post says which round it is.
    said = said[1:] if posted and turn and state.phase == "action" and said[1:] else said
    told = ""
    for sentence in said:
        # A list of those who can win has lines of its own.
        told += ("\n" if "\n" in sentence else " ") + WORDS("status", said=sentence)
    told = told.strip()
    return told if brief or len(told) <= MOST_ASKED else _stands(view, brief=True, posted=posted)


def sheet(view: View) -> str:
    """Return where things stand in full: everybody's holdings, public goals, then what only this seat knows of itself."""
    whole = _told_in_full(view, brief=False)
    return whole if len(whole) <= MOST_SHEET else _told_in_full(view, brief=True)


def _told_in_full(view: View, *, brief: bool) -> str:
    """Return a sheet; a ``brief`` one names no next points, which posts tell, and not what cards say."""
    state = view.state
    lines = [
        f"**{_stands(view, brief=brief).replace('**', '')}**",
        WORDS("speaker-is", who=state.players[state.speaker].name),
    ]
    lines += [player_line(state, player) for player in ranked(state)]
    if state.public:
        lines.append(WORDS("public-goals", goals=[goal_progress.public_goal(state, goal) for goal in state.public]))
    return "\n".join([*lines, *secret_lines(view, brief=brief)])


def player_line(state: State, player: int) -> str:
    """Return in one line what everybody knows of a player."""
    own = state.players[player]
    if own.gone:
        return WORDS("has-left", who=own.name)
    said = [
        WORDS("trade-goods", trade_goods=own.trade_goods),
        WORDS("has-of-commodities", commodities=own.commodities, value=wealth.value(state, player)),
        WORDS("tokens-of", tactic=own.tactic, strategy=own.strategy),
    ]
    said += [fragments_words(own.fragments)] if own.fragment_count else []
    said += [WORDS("devices", number=own.devices)] if own.devices else []
    said += [relics_words(own.relics)] if own.relics else []
    said += [WORDS("order-cards", count=len(own.hand))] if own.hand else []
    secret = sum(goal not in own.scored for goal in own.goals)
    said += [WORDS("hidden-goals", number=secret)] if secret else []
    worlds = [planet_briefly(planet) for planet in state.planets_of(player)]
    marks = [WORDS("mark-passed")] if own.passed and state.phase == "action" else []
    marks += [WORDS("mark-away")] if own.away else []
    lines = [WORDS("player-line", who=own.name, points=own.points, marks=marks, said=said)]
    techs = [card_name(technology) for technology in own.technologies]
    lines += [WORDS("player-technologies", technologies=techs)] if techs else []
    lines += [WORDS("player-planets", planets=worlds)] if worlds else []
    return " ".join(lines)


def planet_briefly(planet: Planet, name: str = "") -> str:
    """Return a planet with its worth, and whether it can be used: "Kiln 1+1", "Aster 2+1 exhausted"; ``name`` is what its
    reader calls it."""
    worth = worth_briefly(planet)
    return WORDS("planet-briefly", planet=name or planet.name, worth=worth, exhausted=planet.exhausted)


def secret_lines(view: View, *, brief: bool = False, folded: bool = False) -> list[str]:
    """Return what only this seat knows of itself: order cards and hidden goals, with what they say unless ``brief``. Beside
    the own moves (``folded``) cards that are offered there are left out: what they say stands with their buttons."""
    state, seat = view.state, view.seat
    if seat is None or seat >= len(state.players) or state.players[seat].gone:
        return []
    own = state.players[seat]
    lines = []
    shown = {move.card for move in card_actions.moves(state, seat) if isinstance(move, Play)} if folded else set[str]()
    hand = [card for card in own.hand if card not in (HIDDEN, *shown)]
    if hand and brief:
        cards = [card_name(card) for card in hand]
        lines.append(WORDS("order-cards-briefly", cards=cards, command=LOOK))
    elif hand:
        for card in dict.fromkeys(hand):
            lines.append(WORDS("order-card-held", card=card, times=hand.count(card), says=card))
    lines += goal_progress.hidden_goals(view)
    chosen = [card_name(goal) for goal in own.chosen if goal in content().goals]
    lines += [WORDS("will-score", goals=chosen)] if chosen else []
    lines += [WORDS("your-first-technology", technology=own.first)] if own.first else []
    return lines


def private(view: View) -> str:
    """Return what a seat needs for itself: hidden goals that are complete, what it can spend, and what it alone knows.

    Where that is a press away in any case, all that the seat holds follows, and how far it is with public goals.
    """
    state, seat = view.state, view.seat
    if seat is None or state.phase == "over" or seat >= len(state.players) or state.players[seat].gone:
        return sheet(view)
    told = [*faction_lines(state, seat), " ".join([upper(spendable(state, seat)), *deals.no_neighbour(state, seat)])]
    own = state.players[seat]
    told += [WORDS("held-fragments", pieces=fragments_words(own.fragments))] if own.fragment_count else []
    turn = isinstance(stage := open_stage(state), flow.Turn) and stage.player == seat and not open_questions(state)
    secret = secret_lines(view, folded=turn)
    if sum(map(len, (*told, *secret))) > MOST_PRIVATE:
        secret = secret_lines(view, brief=True, folded=turn)
    done = goal_progress.hidden_goals(view, complete=True)
    said = [
        *done,
        *told,
        *([line for line in secret if line not in done] if secret or own.hand else [WORDS("you-hold-nothing")]),
    ]
    if secret and len(" ".join(said).split()) > FOLDED:
        for line in _holdings(state, seat):
            said += [line] if sum(map(len, (*said, line))) + len(said) <= MOST_FOLDED else []
    return "\n".join(said)


def _holdings(state: State, player: int) -> Iterator[str]:
    """Yield what a player holds that all may know and that says what it does: relics, of which most are used. Planets,
    technologies and goals stand on the map and in the sheet."""
    for relic in state.players[player].relics:
        yield WORDS("relic-of-own", relic=relic.relic, says=relic.relic)


def faction_lines(state: State, player: int) -> list[str]:
    """Return what a player's faction can do and who they are, nothing where no player plays one."""
    own = of(state, player)
    return [WORDS("faction-line", name=own.name, ability=own.ability), lore_told(own.lore)] if own.id else []


def spendable(state: State, player: int) -> str:
    """Return what a player can spend now, in a sentence."""
    own = state.players[player]
    resources = wealth.available(state, player, wealth.RESOURCES) - own.trade_goods
    influence = wealth.available(state, player, wealth.INFLUENCE) - own.trade_goods
    left = TOKENS - own.tactic - own.strategy - state.tokens_on_map(player)
    return WORDS(
        "spendable",
        ready=any(not planet.exhausted for planet in state.planets_of(player)),
        resources=resources,
        influence=influence,
        trade_goods=own.trade_goods,
        commodities=own.commodities,
        value=wealth.value(state, player),
        tactic=own.tactic,
        strategy=own.strategy,
        left=left if left <= FEW_LEFT else "",
    )
