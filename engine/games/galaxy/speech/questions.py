"""What each type of question asks, and how its answers are offered; so are the decisions of an exploration card. What is
asked once more before a press counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.events import ByType
from engine.core.flow import Ask
from engine.core.moves import Move
from engine.core.verbs import Pass, Trust
from engine.core.words import count, listed, upper

from ..rules import awaiting, flow, steps
from ..rules.economy import wealth
from ..rules.exploring import effects, explorations
from ..rules.fighting import battles
from ..rules.flow import WITHOUT, open_stage
from ..rules.goals import COSTS
from ..state.content import content
from ..state.naming import card_name, place_name, system_name
from ..state.state import Exploration, Planet, State
from ..state.view import View
from .words import a_card, nature, player_of, set_words, thing, where_of, worth

Offered = tuple[str, str]
"""How an answer or a decision is offered: its label, and what it means, or what comes of it."""


class Said(NamedTuple):
    """What is said around a type of question: over its answers, of whoever is asked as the others read it (after "is"), of
    several who are asked at once, and to whoever is left no choice; what is done with a planet that answers it; and how
    answers of its own are offered."""

    heading: str
    aside: str = "choosing"
    together: str = "choose."
    unmet: str = ""
    deed: str = "{name}"
    answers: Mapping[str, Offered] = {}


SCORED = "under **Private**; it is shown when all have chosen."

SAID: Mapping[type[Ask], Said] = {
    steps.ChooseFirst: Said(
        "With which technology do you begin?",
        "choosing a first technology",
        "choose your first technologies, under **Private**; all are shown together.",
    ),
    steps.Vial: Said(
        "What does the Seer's Vial do?",
        answers={
            "symbol": ("Vial: 1 symbol less", "Exhaust the vial: 1 symbol less is needed"),
            "card": ("Vial: 1 order card", "Exhaust the vial: draw an order card"),
            WITHOUT: ("Keep the vial", "It stays ready"),
        },
    ),
    steps.Specialty: Said("Which planet do you exhaust for the symbol?", deed="Exhaust {name}"),
    steps.ChooseDeck: Said("Which deck do you draw from?", "choosing a deck"),
    steps.GainFirst: Said("Which planet do you gain first?", deed="Gain {name} first"),
    steps.Frontier: Said(
        "Do you explore the frontier?",
        answers={
            "frontier": ("Explore the frontier", "Draw a frontier card"),
            WITHOUT: ("Leave the token", "The token stays"),
        },
    ),
    steps.SurveyWhich: Said(
        "Which planet do you explore again?", deed="Explore {name}", answers={WITHOUT: ("Explore nothing", "")}
    ),
    steps.CrownWhich: Said(
        "Which planet do you explore with the crown?",
        deed="Explore {name}, crown exhausted",
        answers={WITHOUT: ("Explore nothing", "The crown stays ready")},
    ),
    steps.Tomb: Said(
        "Do you purge the crown for a point?",
        answers={"yes": ("Purge it for 1 point", "The crown is out of the game"), "no": ("Keep the crown", "")},
    ),
    steps.Levies: Said(
        "Do you put an infantry there?",
        answers={"infantry": ("Put 1 infantry", "Put on the planet you explored"), WITHOUT: ("Put no infantry", "")},
    ),
    steps.Bombard: Said("What do you bombard?", answers={WITHOUT: ("Hold fire", "")}),
    steps.Stand: Said(
        "Do you fight on?",
        "deciding whether to fight on",
        answers={
            "fight": ("Fight", "Roll this round"),
            "fight-on": ("Fight to the end", "Without being asked again in this combat"),
        },
    ),
    steps.Fury: Said("What rolls again?", answers={WITHOUT: ("Roll nothing again", "")}),
    steps.Losses: Said("What do you lose?", "choosing what is lost", "choose what you lose."),
    steps.Excess: Said("Which card do you discard?", "laying an order card down"),
    steps.ExcessTroops: Said("What do you lose?"),
    steps.Pool: Said(
        "Which pool gets the token?",
        "placing a command token",
        answers={
            "tactic": ("Gain a tactic token", "For activating systems"),
            "strategy": ("Gain a strategy token", "For orders"),
        },
    ),
    steps.Pools: Said(
        "How many of each token?",
        "dividing command tokens",
        "divide your command tokens: tactic activates, strategy orders.",
    ),
    steps.Scepter: Said(
        "What do you spend?",
        answers={
            "token": ("Spend 1 strategy token", "The scepter stays ready"),
            "scepter-of-orders": ("Exhaust the scepter", "Exhaust it: the token comes from your reinforcements"),
        },
    ),
    steps.PublicGoal: Said(
        "Which public goal do you score?",
        "choosing what to score",
        f"choose what you score, {SCORED}",
        "you meet no public goal. Say so, as the others choose.",
        answers={WITHOUT: ("Score no public goal", "")},
    ),
    steps.HiddenGoal: Said(
        "Which hidden goal do you score?",
        "choosing what to score",
        f"choose what you score, {SCORED}",
        "you meet no hidden goal yet. Say so: the others see only that you have chosen.",
        answers={WITHOUT: ("Score no hidden goal", "They stay secret")},
    ),
    steps.Charts: Said("Which card goes on top?", "reading star charts"),
    steps.Storm: Said(
        "Which wormhole did your ships take?",
        answers={
            "other": ("Take the other wormhole", "The storm stays as it is"),
            "storm": ("Take the storm", "Its token is turned"),
        },
    ),
    steps.TakeOrder: Said("Which card do you take?", answers={WITHOUT: ("Take no more", "Take no more cards")}),
    steps.Automaton: Said("What do you take from the automaton?", answers={"trade-good": ("Gain 1 trade good", "No dock")}),
    steps.Furnace: Said(
        "Which technology, for the furnace and all your planets?",
        answers={WITHOUT: ("Keep the furnace", "Your planets stay ready for the vote")},
    ),
    steps.MusterWhere: Said("Where do your 2 infantry muster?", deed="Put 2 infantry on {name}"),
    steps.BuildWhere: Said("Where do you build the dock?", deed="Build on {name}"),
    steps.Crew: Said("Which unit do you produce?"),
    steps.Tie: Said("Who is speaker?", "breaking the tie"),
}
"""What is said around each type of question."""

ASKS: ByType[[State], str] = ByType()
"""What each type of question asks, after a name and a comma; of a secret one no more than everybody may know."""

ASKS.add(steps.ChooseFirst, lambda q, state: "choose your first technology; all are shown together.")
ASKS.add(steps.Vial, lambda q, state: f"what does the Seer's Vial do for {card_name(q.technology)}?")
ASKS.add(steps.Specialty, lambda q, state: f"which planet gives the symbol that {card_name(q.technology)} lacks?")
ASKS.add(steps.ChooseDeck, lambda q, state: f"which deck do you draw from for {place_name(state, q.place)}?")
ASKS.add(steps.GainFirst, lambda q, state: "which planet do you gain first?")
ASKS.add(steps.Frontier, lambda q, state: f"explore the frontier token in {place_name(state, q.system)}?")
ASKS.add(steps.SurveyWhich, lambda q, state: "Deep Survey: explore a planet here again?")
ASKS.add(steps.CrownWhich, lambda q, state: "exhaust the Crown of the Tomb to explore a planet?")
ASKS.add(steps.Tomb, lambda q, state: "purge the Crown of the Tomb for 1 point?")
ASKS.add(steps.Levies, lambda q, state: f"Field Levies: put 1 infantry on {place_name(state, q.planet)}?")
ASKS.add(steps.Bombard, lambda q, state: f"bombard before you land? {count(q.left, 'battleship')} can fire.")
ASKS.add(steps.Stand, lambda q, state: f"round {q.round} of the combat {_where(state, q.place)}: {_stands((q,))}")
ASKS.add(steps.Fury, lambda q, state: "Crown of Fury: which misses roll again, with +1? A second miss destroys the unit.")
ASKS.add(steps.Losses, lambda q, state: f"{count(q.hits, 'hit')} {_where(state, q.place)}: {_losing(q)}")
ASKS.add(steps.Excess, lambda q, state: f"your hand is too full: {count(q.over, 'order card')} must go.")
ASKS.add(
    steps.ExcessTroops,
    lambda q, state: (
        f"your ships in {place_name(state, q.system)} have no room for {q.over} of your ground forces: what is lost?"
    ),
)
ASKS.add(steps.Pool, lambda q, state: "which pool does the command token go to?")
ASKS.add(
    steps.Pools,
    lambda q, state: "how do you divide your command tokens? Tactic activates, strategy orders.",
)
ASKS.add(steps.Scepter, lambda q, state: "spend a strategy token, or exhaust the Scepter of Orders?")
ASKS.add(steps.PublicGoal, lambda q, state: "which public goal do you score? It is shown when all have chosen.")
ASKS.add(steps.HiddenGoal, lambda q, state: "which hidden goal do you score? It is shown when all have chosen.")
ASKS.add(steps.Charts, lambda q, state: "in which order do the cards that you looked at go back?")
ASKS.add(steps.Storm, lambda q, state: f"by which wormhole did your ships go at {place_name(state, q.system)}?")
ASKS.add(steps.TakeOrder, lambda q, state: f"take an order card from the discard pile? {count(q.left, 'card')} at most.")
ASKS.add(steps.Automaton, lambda q, state: "the Builder Automaton: a dock for 3 resources, or 1 trade good?")
ASKS.add(
    steps.Furnace,
    lambda q, state: "purge the Knowledge Furnace and exhaust all your planets for a technology?",
)
ASKS.add(steps.MusterWhere, lambda q, state: "where do your 2 infantry muster?")
ASKS.add(steps.BuildWhere, lambda q, state: "where do you build the dock?")
ASKS.add(steps.Crew, lambda q, state: f"Hired Crews: which unit do you produce in {place_name(state, q.system)}?")
ASKS.add(
    steps.Tie,
    lambda q, state: f"{'the votes are tied' if any(state.votes) else 'nobody has a vote'}: who is speaker?",
)


def _losing(question: steps.Losses) -> str:
    """Return what is asked after hits: where all sets are the same, only a card could still change anything."""
    if len(question.options) == 1:
        return f"{set_words(question.options[0])} to be lost, unless you play a card."
    return "which of your units are lost?"


def _stands(asked: tuple[Ask, ...]) -> str:
    """Return what is asked before a round of combat; who could retreat everybody sees on the map."""
    retreat = any(option.startswith(battles.RETREAT) for question in asked for option in question.options)
    return "fight on, or retreat?" if retreat else "fight, or play a card first."


def ask(view: View, question: Ask) -> str:
    """Return what is asked, after the owner's name and a comma."""
    state, mine = view.state, question.owner == view.seat
    unmet = SAID[type(question)].unmet
    if mine and question.options == (WITHOUT,) and unmet:
        return unmet
    if mine and isinstance(question, steps.Stand):
        retreat = any(option.startswith(battles.RETREAT) for option in question.options)
        if not retreat and not any(True for _ in battles.plays(state, question.owner)):
            where = _where(state, question.place)
            return f"round {question.round} of the combat {where}: fight. You have no card for it."
    return ASKS(question, state)


def ask_all(view: View, asked: tuple[Ask, ...]) -> str:
    """Return what is asked of several at once."""
    if len(asked) == 1 or len({question.owner for question in asked}) == 1:
        return ask(view, asked[0])
    if isinstance(asked[0], steps.Stand):
        return _stands(asked)
    return SAID[type(asked[0])].together


EXPLAINED = (steps.ChooseFirst, steps.Furnace, steps.TakeOrder)
"""Types of questions whose answers are cards: what they say is read beside them where buttons have only their names."""

FEW = 4
"""So many answers at most are buttons (a menu says what each means by itself)."""


def explained(view: View, question: Ask) -> list[str]:
    """Return what the answers to a question mean, line by line, where they stand on buttons."""
    shown = [answer for answer in question.options if answer != WITHOUT]
    if not isinstance(question, EXPLAINED) or len(question.options) > FEW:
        return []
    meant = [(card_name(answer), option(view, question, answer)[1]) for answer in shown]
    return [f"-# **{name}**: {detail}" for name, detail in meant if detail]


def option(view: View, question: Ask, answer: str) -> Offered:
    """Return how an answer is offered: a few words, and what it means."""
    special = SAID[type(question)].answers.get(answer) or ANYWHERE.get(answer)
    if special is not None:
        return special
    return ANSWERS(question, view.state, answer) if type(question) in ANSWERS else _named(view.state, answer)


ANYWHERE: Mapping[str, Offered] = {"yes": ("Yes", ""), "no": ("No", ""), WITHOUT: ("None", "")}
"""How an answer is offered where its question has nothing of its own for it."""

ANSWERS: ByType[[State, str], Offered] = ByType()
"""How the other answers to each type of question are offered."""


def _where(state: State, place: str) -> str:
    return f"on {place_name(state, place)}" if place in state.planet_by_id else f"in {place_name(state, place)}"


def _named(state: State, answer: str) -> Offered:
    return upper(thing(state, answer)), ""


@ANSWERS.of(steps.ChooseFirst, steps.Furnace)
def _technology(question: Ask, state: State, answer: str) -> Offered:
    known = content().technologies.get(answer)
    if known is None:
        return _named(state, answer)
    first = isinstance(question, steps.ChooseFirst)
    label = f"Begin with {known.name}" if first else f"Take {known.name}, all planets"
    return label, f"{upper(known.colour)}. {known.text}"


@ANSWERS.of(steps.PublicGoal, steps.HiddenGoal)
def _goal(question: Ask, state: State, answer: str) -> Offered:
    known = content().goals.get(answer)
    if known is None:
        return _named(state, answer)
    what, amount = COSTS.get(answer, ("", 0))
    return f"Score {known.name}{f', {amount} {what}' if amount else ''}", known.text


@ANSWERS.of(steps.Excess, steps.TakeOrder)
def _order_card(question: Ask, state: State, answer: str) -> Offered:
    known = content().orders.get(answer)
    if known is None:
        return _named(state, answer)
    return f"{'Discard' if isinstance(question, steps.Excess) else 'Take'} {known.name}", known.text


def planet_words(state: State, planet: Planet) -> str:
    """Return what a planet is, beside its name: "hazardous; 2 resources, 0 influence; in C2"."""
    return f"{nature(planet)}; {worth(planet)}; {where_of(state, planet)}"


@ANSWERS.of(steps.GainFirst, steps.SurveyWhich, steps.CrownWhich, steps.Specialty, steps.MusterWhere, steps.BuildWhere)
def _planet(question: Ask, state: State, answer: str) -> Offered:
    planet = state.planet_by_id.get(answer)
    if planet is None:
        return _named(state, answer)
    return SAID[type(question)].deed.format(name=planet.name), upper(planet_words(state, planet))


@ANSWERS.of(steps.ChooseDeck)
def _deck(question: steps.ChooseDeck, state: State, answer: str) -> Offered:
    piles = state.decks.get(answer)
    left = count(len(piles.draw), "card") + " left" if piles is not None else ""
    return f"Draw {a_card(answer)}", f"Draw {a_card(answer)}: {left}" if left else ""


@ANSWERS.of(steps.Stand)
def _stand(question: steps.Stand, state: State, answer: str) -> Offered:
    to = system_name(answer.removeprefix(battles.RETREAT))
    return f"Retreat to {to}", "After this round, if your ships are still there"


def division(answer: str) -> Offered:
    """Return how a division of command tokens is offered: "3-2"."""
    tactic, _, strategy = answer.partition("-")
    return f"Divide tokens: {tactic} tactic, {strategy} strategy", f"{tactic} to activate systems, {strategy} for orders"


@ANSWERS.of(steps.Pools)
def _pools(question: steps.Pools, state: State, answer: str) -> Offered:
    return division(answer)


@ANSWERS.of(steps.Charts)
def _charts(question: steps.Charts, state: State, answer: str) -> Offered:
    first, *rest = [card_name(card) for card in answer.split("+")]
    return f"Put {first} on top", f"Then {listed(rest)}" if rest else ""


@ANSWERS.of(steps.Crew)
def _crew(question: steps.Crew, state: State, answer: str) -> Offered:
    kind, _, planet = answer.partition("@")
    unit = content().units.get(kind)
    if unit is None:
        return _named(state, answer)
    where = f" on {place_name(state, planet)}" if planet else ""
    return f"Produce 1 {unit.name}{where}, for {unit.cost}", f"{count(unit.cost, 'resource')}, or influence"


@ANSWERS.of(steps.Losses, steps.ExcessTroops)
def _lose(question: Ask, state: State, answer: str) -> Offered:
    return f"Lose {set_words(answer)}", "These units are lost"


ANSWERS.add(steps.Fury, lambda q, state, a: (f"Roll {set_words(a)} again", "Roll again with +1; a miss destroys it"))
ANSWERS.add(steps.Automaton, lambda q, state, a: (f"Build on {place_name(state, a)}, 3 resources", "For 3 resources"))
ANSWERS.add(
    steps.Bombard,
    lambda q, state, a: (f"Bombard {place_name(state, a)}", "A hit on 6 or more for each battleship"),
)
ANSWERS.add(steps.Tie, lambda q, state, a: (f"Make {player_of(state, a)} speaker", ""))


# The decisions of an exploration card, on buttons and on its picture.


FIXED: dict[str, Offered] = {
    "produce": ("Produce 1 unit", "Paid with resources or influence"),
    "commodity": ("1 commodity", ""),
    "order-trade-good": ("Buy a card, 1 trade good", "Draw 1 order card"),
    "order-commodity": ("Buy a card, 1 commodity", "Draw 1 order card"),
    "alpha": ("Turn alpha side up", "Until ships have used it"),
    "beta": ("Turn beta side up", "Until ships have used it"),
    "convert-1": ("Turn 1 commodity", "Into 1 trade good"),
    "convert-2": ("Turn 2 commodities", "Into 2 trade goods"),
    WITHOUT: ("Leave it", "Nothing happens"),
}
"""Decisions that are offered in the same words always."""


def reopening(view: View) -> tuple[str, str]:
    """Return how trading first is offered over a card that was resolved unasked; where others are asked, whose it is."""
    before = view.state.before
    window = open_stage(before) if before is not None else None
    if not isinstance(window, flow.CardOpen):
        return "Trade first", ""
    others = view.seat is None and window.player not in awaiting.awaited(view.state)
    whose = f"{view.state.players[window.player].name}: trade first" if others else "Trade first"
    return whose, f"{card_name(window.card)} lies open again until you resolve it"


def decisions(state: State) -> tuple[str, ...]:
    """Return what can be decided about the card that lies open now; only `effects.RESOLVE` where nothing can."""
    task = explorations.under_way(state)
    return () if task is None or not task.card else effects.options(state, task) or (effects.RESOLVE,)


def decision(state: State, task: Exploration, word: str) -> Offered:
    """Return how one of the decisions is offered."""
    own = state.players[task.player]
    where = place_name(state, task.place)
    room = wealth.room(state, task.player)
    match word:
        case effects.RESOLVE:
            return "Resolve", content().cards[task.card].brief if task.card in content().cards else ""
        case "commodity":
            return "Gain 1 commodity", f"Then you have {own.commodities + 1}"
        case "commodities":
            gained = min(room, 2) if task.card == "empty-depots" else room
            return f"Gain {count(gained, 'commodity', 'commodities')}", f"Then you have {own.commodities + gained}"
        case "convert":
            return (
                f"Turn {count(own.commodities, 'commodity', 'commodities')}",
                f"Into {count(own.commodities, 'trade good')}",
            )
        case "infantry":
            return "Put 1 infantry", f"On {where}"
        case "mech-trade-good":
            return "Put 1 mech, 1 trade good", f"Put 1 mech on {where}"
        case "mech-commodity":
            return "Put 1 mech, 1 commodity", f"Put 1 mech on {where}"
        case "remove":
            return f"{_reward(task.card, where)} for 1 infantry", "The infantry here is removed"
        case _:
            return FIXED.get(word, (upper(word.replace("-", " ")), ""))


SHORT: dict[str, Offered] = {
    "commodity": ("Gain 1 commodity", ""),
    "convert-1": ("Turn 1 into a trade good", ""),
    "convert-2": ("Turn 2 into trade goods", ""),
}
"""Decisions in as few words as a picture with several of them has room for."""


def decision_briefly(state: State, task: Exploration, word: str) -> Offered:
    """Return how one of three or more decisions is offered on the picture of a card."""
    text, detail = decision(state, task, word)
    return SHORT.get(word) or (text, detail if word == WITHOUT else "")


def _reward(card: str, where: str) -> str:
    match card:
        case "deep-mine":
            return "Gain 1 trade good"
        case "survey-party":
            return f"Ready {where}"
        case _:
            return "Gain 1 command token"


PASSING = "That ends the whole round for you: you take no more turns in it. Pass all the same?"
"""What whoever passes the round under a post has to know first."""


def sure(view: View, move: Move) -> str:
    """Return what is asked before a press under a post that all see ends the whole round for somebody who could still act;
    "" for all else. Whoever opened their own side first is not asked again."""
    stage = open_stage(view.state)
    if view.seat is not None or not isinstance(move, Pass) or not isinstance(stage, flow.Turn):
        return ""
    could = (one for one in flow.moves(view.state, stage, stage.player) if not isinstance(one, Pass | Trust))
    return PASSING if any(True for _ in could) else ""
