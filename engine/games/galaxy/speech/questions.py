"""What each kind of question asks, and how its answers are offered."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.flow import Question
from engine.core.words import count, listed, upper

from ..rules.fighting import battles
from ..rules.flow import WITHOUT
from ..rules.goals import COSTS
from ..state.content import content
from ..state.naming import place_name, system_name
from ..state.state import Planet, State
from ..state.view import View
from .words import DECKS, a_card, card_name, nature, player_of, set_words, thing, where_of, worth

Offered = tuple[str, str]
"""How an answer is offered: its label, and what it means."""

ASKS: dict[str, Callable[[State, Question], str]] = {
    "first": lambda state, q: "choose your first technology; all are shown together.",
    "vial": lambda state, q: f"what does the Seer's Vial do for {card_name(q.subject)}?",
    "specialty": lambda state, q: f"which planet gives the symbol that {card_name(q.subject)} lacks?",
    "deck": lambda state, q: f"which deck do you draw from for {place_name(state, q.subject)}?",
    "gain": lambda state, q: "which planet do you gain first?",
    "frontier": lambda state, q: f"explore the frontier token in {place_name(state, q.subject)}?",
    "survey": lambda state, q: "Deep Survey: explore a planet here again?",
    "crown": lambda state, q: "exhaust the Crown of the Tomb to explore a planet?",
    "tomb": lambda state, q: "purge the Crown of the Tomb for 1 point?",
    "levies": lambda state, q: f"Field Levies: put 1 infantry on {place_name(state, q.subject)}?",
    "bombard": lambda state, q: f"bombard before you land? {count(q.number, 'battleship')} can fire.",
    "stand": lambda state, q: f"round {q.number} of the combat {_where(state, q.subject)}: {_stands((q,))}",
    "fury": lambda state, q: "Crown of Fury: which misses roll again, with +1? A second miss destroys the unit.",
    "losses": lambda state, q: f"{count(q.number, 'hit')} {_where(state, q.subject)}: {_losing(q)}",
    "excess": lambda state, q: f"your hand is too full: {count(q.number, 'order card')} must go.",
    "excess-troops": lambda state, q: (
        f"your ships in {place_name(state, q.subject)} have no room for {q.number} of your ground forces: what is lost?"
    ),
    "pool": lambda state, q: "which pool does the command token go to?",
    "pools": lambda state, q: "how do you divide your command tokens? Tactic activates systems, strategy buys orders.",
    "scepter": lambda state, q: "spend a strategy token, or exhaust the Scepter of Orders?",
    "public-goal": lambda state, q: "which public goal do you score? It is shown when all have chosen.",
    "hidden-goal": lambda state, q: "which hidden goal do you score? It is shown when all have chosen.",
    "charts": lambda state, q: "in which order do the cards that you looked at go back?",
    "storm": lambda state, q: f"by which wormhole did your ships go at {place_name(state, q.subject)}?",
    "archive": lambda state, q: f"take an order card from the discard pile? {count(q.number, 'card')} at most.",
    "automaton": lambda state, q: "the Builder Automaton: a dock for 3 resources, or 1 trade good?",
    "furnace": lambda state, q: "purge the Knowledge Furnace and exhaust all your planets for a technology?",
    "muster": lambda state, q: "where do your 2 infantry muster?",
    "build": lambda state, q: "where do you build the dock?",
    "crew": lambda state, q: f"Hired Crews: which unit do you produce in {place_name(state, q.subject)}?",
    "tie": lambda state, q: f"{'the votes are tied' if any(state.votes) else 'nobody has a vote'}: who is speaker?",
}
"""What each kind of question asks, after a name and a comma; of a secret one no more than everybody may know."""

ASIDE = {
    "first": "choosing a first technology",
    "public-goal": "choosing what to score",
    "hidden-goal": "choosing what to score",
    "charts": "reading star charts",
    "excess": "laying an order card down",
    "losses": "choosing what is lost",
    "stand": "deciding whether to fight on",
    "pools": "dividing command tokens",
    "pool": "placing a command token",
    "deck": "choosing a deck",
    "tie": "breaking the tie",
}
"""What somebody does who is asked, as the others read it."""

TOGETHER = {
    "first": "choose your first technologies, under **Private**; all are shown together.",
    "public-goal": "choose what you score, under **Private**; it is shown when all have chosen.",
    "hidden-goal": "choose what you score, under **Private**; it is shown when all have chosen.",
    "pools": "divide your command tokens: tactic activates systems, strategy buys orders.",
    "losses": "choose what you lose.",
}
"""What is asked of several at once."""

UNMET = {
    "public-goal": "you meet no public goal. Say so, as the others choose.",
    "hidden-goal": "you meet no hidden goal yet. Say so: the others see only that you have chosen.",
}
"""What its owner alone reads of a choice that leaves none, by the kind of question."""

HEADINGS = {
    "first": "With which technology do you begin?",
    "vial": "What does the Seer's Vial do?",
    "specialty": "Which planet do you exhaust for the symbol?",
    "deck": "Which deck do you draw from?",
    "gain": "Which planet do you gain first?",
    "frontier": "Do you explore the frontier?",
    "survey": "Which planet do you explore again?",
    "crown": "Which planet do you explore with the crown?",
    "tomb": "Do you purge the crown for a point?",
    "levies": "Do you put an infantry there?",
    "bombard": "What do you bombard?",
    "stand": "Do you fight on?",
    "fury": "What rolls again?",
    "losses": "What do you lose?",
    "excess": "Which card do you discard?",
    "excess-troops": "What do you lose?",
    "pool": "Which pool gets the token?",
    "pools": "How do you divide your tokens?",
    "scepter": "What do you spend?",
    "public-goal": "Which public goal do you score?",
    "hidden-goal": "Which hidden goal do you score?",
    "charts": "Which card goes on top?",
    "storm": "Which wormhole did your ships take?",
    "archive": "Which card do you take?",
    "automaton": "What do you take from the automaton?",
    "furnace": "Which technology, for the furnace and all your planets?",
    "muster": "Where do your 2 infantry muster?",
    "build": "Where do you build the dock?",
    "crew": "Which unit do you produce?",
    "tie": "Who is speaker?",
}
"""What stands over the answers to each kind of question."""


def _losing(question: Question) -> str:
    """Return what is asked after hits: where all sets are the same, only a card could still change anything."""
    if len(question.options) == 1:
        return f"{set_words(question.options[0])} to be lost, unless you play a card."
    return "which of your units are lost?"


def _stands(asked: tuple[Question, ...]) -> str:
    """Return what is asked before a round of combat; who could retreat everybody sees on the map."""
    retreat = any(option.startswith("retreat-") for question in asked for option in question.options)
    return "fight on, or retreat?" if retreat else "fight, or play a card first."


def _has_no_choice(state: State, question: Question) -> bool:
    """Return whether whoever is asked before a round can only fight: no retreat, and no card for this moment."""
    retreat = any(option.startswith("retreat-") for option in question.options)
    return not retreat and not tuple(battles.plays(state, question.owner))


def ask(view: View, question: Question) -> str:
    """Return what is asked, after the owner's name and a comma."""
    if question.owner == view.seat and question.options == (WITHOUT,) and question.kind in UNMET:
        return UNMET[question.kind]
    if question.kind == "stand" and question.owner == view.seat and _has_no_choice(view.state, question):
        return (
            f"round {question.number} of the combat {_where(view.state, question.subject)}: fight. You have no card for it."
        )
    known = ASKS.get(question.kind)
    return known(view.state, question) if known is not None else "choose."


def ask_all(view: View, asked: tuple[Question, ...]) -> str:
    """Return what is asked of several at once."""
    if len(asked) == 1 or len({question.owner for question in asked}) == 1:
        return ask(view, asked[0])
    if asked[0].kind == "stand":
        return _stands(asked)
    return TOGETHER.get(asked[0].kind, "choose.")


EXPLAINED = ("first", "furnace", "archive")
"""Kinds of questions whose answers are cards: what they say is read beside them where buttons have only their names."""

FEW = 4
"""So many answers at most are buttons (a menu says what each means by itself)."""


def explained(view: View, question: Question) -> list[str]:
    """Return what the answers to a question mean, line by line, where they stand on buttons."""
    shown = [answer for answer in question.options if answer != WITHOUT]
    if question.kind not in EXPLAINED or len(question.options) > FEW:
        return []
    offered = [(card_name(answer), option(view, question, answer)[1]) for answer in shown]
    return [f"-# **{name}**: {detail}" for name, detail in offered if detail]


def option(view: View, question: Question, answer: str) -> Offered:
    """Return how an answer is offered: a few words, and what it means."""
    state, kind = view.state, question.kind
    special = OPTIONS.get((kind, answer)) or OPTIONS.get(("", answer))
    if special is not None:
        return special
    how = BY_KIND.get(kind)
    return how(state, question, answer) if how is not None else _named(state, answer)


OPTIONS: dict[tuple[str, str], Offered] = {
    ("", "yes"): ("Yes", ""),
    ("", "no"): ("No", ""),
    ("", WITHOUT): ("None", ""),
    ("survey", WITHOUT): ("Explore nothing", ""),
    ("crown", WITHOUT): ("Explore nothing", "The crown stays ready"),
    ("furnace", WITHOUT): ("Keep the furnace", "Your planets stay ready for the vote"),
    ("archive", WITHOUT): ("Enough", "Take no more cards"),
    ("public-goal", WITHOUT): ("No public goal", ""),
    ("hidden-goal", WITHOUT): ("No hidden goal", "They stay secret"),
    ("bombard", WITHOUT): ("Hold fire", ""),
    ("fury", WITHOUT): ("Roll nothing again", ""),
    ("levies", WITHOUT): ("No levies", ""),
    ("levies", "infantry"): ("Put 1 infantry", "Put on the planet you explored"),
    ("frontier", "frontier"): ("Explore it", "Draw a frontier card"),
    ("frontier", WITHOUT): ("Leave it", "The token stays"),
    ("vial", "symbol"): ("Vial: 1 symbol less", "Exhaust the vial: 1 symbol less is needed"),
    ("vial", "card"): ("Vial: 1 order card", "Exhaust the vial: draw an order card"),
    ("vial", WITHOUT): ("Keep the vial", "It stays ready"),
    ("stand", "fight"): ("Fight", "Roll this round"),
    ("stand", "fight-on"): ("Fight to the end", "Without being asked again in this combat"),
    ("pool", "tactic"): ("Tactic token", "For activating systems"),
    ("pool", "strategy"): ("Strategy token", "For orders"),
    ("scepter", "token"): ("1 strategy token", "The scepter stays ready"),
    ("scepter", "scepter-of-orders"): ("Exhaust the scepter", "Exhaust it: the token comes from your reinforcements"),
    ("storm", "other"): ("The other wormhole", "The storm stays as it is"),
    ("storm", "storm"): ("The storm", "Its token is turned"),
    ("automaton", "trade-good"): ("Gain 1 trade good", "No dock"),
    ("tomb", "yes"): ("1 point for the crown", "The crown is out of the game"),
    ("tomb", "no"): ("Keep it", ""),
}
"""How answers of their own are offered; those of the kind "" where a kind has none."""


def _where(state: State, place: str) -> str:
    return f"on {place_name(state, place)}" if place in state.planet_by_id else f"in {place_name(state, place)}"


def _named(state: State, answer: str) -> Offered:
    return upper(thing(state, answer)), ""


def _technology(state: State, question: Question, answer: str) -> Offered:
    known = content().technologies.get(answer)
    if known is None:
        return _named(state, answer)
    label = f"Begin with {known.name}" if question.kind == "first" else f"{known.name}, for all planets"
    return label, f"{upper(known.colour)}. {known.text}"


def _goal(state: State, question: Question, answer: str) -> Offered:
    known = content().goals.get(answer)
    if known is None:
        return _named(state, answer)
    what, amount = COSTS.get(answer, ("", 0))
    return f"Score {known.name}{f', {amount} {what}' if amount else ''}", known.text


def _order_card(state: State, question: Question, answer: str) -> Offered:
    known = content().orders.get(answer)
    if known is None:
        return _named(state, answer)
    return f"{'Discard' if question.kind == 'excess' else 'Take'} {known.name}", known.text


def planet_words(state: State, planet: Planet) -> str:
    """Return what a planet is, beside its name: "hazardous; 2 resources, 0 influence; in C2"."""
    return f"{nature(planet)}; {worth(planet)}; {where_of(state, planet)}"


DEEDS = {
    "gain": "Gain {name} first",
    "survey": "Explore {name}",
    "crown": "Explore {name}, crown exhausted",
    "specialty": "Exhaust {name}",
    "muster": "2 infantry on {name}",
    "build": "Dock on {name}",
}
"""What is done with the planet that answers a question of each kind."""


def _planet(state: State, question: Question, answer: str) -> Offered:
    planet = state.planet_by_id.get(answer)
    if planet is None:
        return _named(state, answer)
    return DEEDS.get(question.kind, "{name}").format(name=planet.name), upper(planet_words(state, planet))


def _deck(state: State, question: Question, answer: str) -> Offered:
    piles = state.decks.get(answer)
    left = count(len(piles.draw), "card") + " left" if piles is not None else ""
    return f"{upper(DECKS.get(answer, answer))} deck", f"Draw {a_card(answer)}: {left}" if left else ""


def _stand(state: State, question: Question, answer: str) -> Offered:
    to = system_name(answer.removeprefix("retreat-"))
    return f"Retreat to {to}", "After this round, if your ships are still there"


def _lose(state: State, question: Question, answer: str) -> Offered:
    return f"Lose {set_words(answer)}", "These units are lost"


def _reroll(state: State, question: Question, answer: str) -> Offered:
    return f"Roll {set_words(answer)} again", "Roll again with +1; a miss destroys it"


def _pools(state: State, question: Question, answer: str) -> Offered:
    tactic, _, strategy = answer.partition("-")
    return f"{tactic} tactic, {strategy} strategy", f"{tactic} to activate systems, {strategy} for orders"


def _charts(state: State, question: Question, answer: str) -> Offered:
    first, *rest = [card_name(card) for card in answer.split("+")]
    return f"{first} on top", f"Then {listed(rest)}" if rest else ""


def _crew(state: State, question: Question, answer: str) -> Offered:
    kind, _, planet = answer.partition("@")
    unit = content().units.get(kind)
    if unit is None:
        return _named(state, answer)
    where = f" on {place_name(state, planet)}" if planet else ""
    return f"1 {unit.name}{where}, for {unit.cost}", f"{count(unit.cost, 'resource')}, or influence"


def _automaton(state: State, question: Question, answer: str) -> Offered:
    return f"Dock on {place_name(state, answer)}, 3 resources", "For 3 resources"


def _planet_shelled(state: State, question: Question, answer: str) -> Offered:
    return f"Bombard {place_name(state, answer)}", "A hit on 6 or more for each battleship"


def _speaker(state: State, question: Question, answer: str) -> Offered:
    return f"{player_of(state, answer)} is speaker", ""


BY_KIND: dict[str, Callable[[State, Question, str], Offered]] = {
    "first": _technology,
    "furnace": _technology,
    "public-goal": _goal,
    "hidden-goal": _goal,
    "excess": _order_card,
    "archive": _order_card,
    "gain": _planet,
    "survey": _planet,
    "crown": _planet,
    "specialty": _planet,
    "muster": _planet,
    "build": _planet,
    "deck": _deck,
    "stand": _stand,
    "losses": _lose,
    "excess-troops": _lose,
    "fury": _reroll,
    "pools": _pools,
    "charts": _charts,
    "crew": _crew,
    "automaton": _automaton,
    "bombard": _planet_shelled,
    "tie": _speaker,
}
"""How the other answers of each kind are offered."""


def aside(question: Question) -> str:
    """Return what somebody is doing who is asked, as the others read it."""
    return ASIDE.get(question.kind, "choosing")
