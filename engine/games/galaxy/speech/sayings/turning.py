"""Sentences on rounds, turns, orders, and what units do away from combat. What a card is played on is a name here."""

from __future__ import annotations

from engine.core.desk import NOTHING
from engine.core.words import an, count, listed, lower, upper

from ...state.content import content
from ..words import (
    DECKS,
    ORDERS,
    POOLS,
    Facts,
    card_name,
    force_words,
    given_words,
    goal_words,
    relic_name,
    source_name,
    the_place,
)
from .telling import Sayings


def _begun(facts: Facts) -> str:
    rivals = count(len(facts["players"]), "rival")
    return (
        f"{rivals} look up at the same stars; {facts['speaker']} is speaker. The first with 8 points wins, or whoever has "
        "most after round 6."
    )


def _technology(facts: Facts) -> str:
    verb = {"first": "begins with", "researched": "researches"}.get(facts["how"], "gains")
    return f"{facts['who']} {verb} **{card_name(facts['technology'])}**."


def technology_text(technology: str) -> str:
    """Return what a technology does, after its name; "" for one that is not known."""
    known = content().technologies.get(technology)
    return f"{known.name}: {lower(known.text.rstrip('.'))}" if known is not None else ""


def order_text(card: str) -> str:
    """Return what an order card does, after its name; "" for one that is not known."""
    known = content().orders.get(card)
    return f"{known.name}: {lower(known.text.rstrip('.'))}" if known is not None else ""


def _drew_goal(facts: Facts) -> str:
    if facts["kept"]:
        return f"{facts['who']} draws a hidden goal."
    return f"{facts['who']} draws a hidden goal and has too many: one goes back into the deck."


def _order_cards(facts: Facts) -> str:
    known = content().orders
    drawn = [f"**{card_name(card)}** – {lower(known[card].text) if card in known else ''}" for card in facts["cards"]]
    return f"You draw {' '.join(drawn)}" if drawn else ""


def _discarded_order(facts: Facts) -> str:
    many = ": the hand was too full" if facts["why"] == "excess" else ""
    return f"{facts['who']} discards {card_name(facts['card'])}{many}."


def legs_words(legs: tuple[str, ...]) -> str:
    """Return what arrived from where: "1 scout from B2, and 2 infantry and 1 transport from C1"."""
    said = []
    for leg in legs:
        units, _, origin = leg.partition(" from ")
        said.append(f"{force_words(units)} from {the_place(origin)}" if origin else force_words(units))
    return ", and ".join(said)


def _moved(facts: Facts) -> str:
    return f"{facts['who']} brings {legs_words(facts['legs'])} into {the_place(facts['system'])}."


def _sent(facts: Facts) -> str:
    return f"{facts['who']} sends {legs_words(facts['legs'])} to {the_place(facts['system'])}."


def _answered(facts: Facts) -> str:
    who, chose = facts["who"], facts["chose"]
    if facts["secret"] or not chose:
        return f"{who} has chosen{', and keeps it secret' if facts['secret'] else ''}."
    if chose == "fight":
        return f"{who} will fight."
    if chose == "produce":
        return f"{who} hires the crew."
    if chose == "land":
        return f"{who} is about to land on {facts['where']}."
    where = f" on {facts['where']}" if facts["where"] else ""
    return f"{who} is to pay for {force_words(chose)}{where}."


def _chosen(facts: Facts) -> str:
    choice = facts["choice"]
    if facts["kind"] == "first":
        return f"You begin with **{card_name(choice)}**{technology_text(choice).removeprefix(card_name(choice))}."
    none = "no public goal" if facts["kind"] == "public-goal" else "no hidden goal"
    return f"To be scored: {none if choice == 'none' else f'**{card_name(choice)}**'}."


def _removed_excess(facts: Facts) -> str:
    units, where = force_words(facts["units"]), the_place(facts["system"])
    return f"{facts['who']} loses {units}: no ship in {where} has room for more."


def _ordered(facts: Facts) -> str:
    order = ORDERS.get(facts["order"], upper(facts["order"]))
    return f"{facts['who']} {'gives the order' if facts['undecided'] else 'spends a strategy token on'} {order}."


def paid_words(facts: Facts) -> str:
    """Return what was paid with: "Kiln, Aster and 1 trade good"."""
    said = ["the home planet" if planet == f"{facts['who']}'s home" else planet for planet in facts["planets"]]
    said += [count(facts["trade_goods"], "trade good")] if facts["trade_goods"] else []
    return listed(said) or "nothing"


def placed_words(facts: Facts) -> str:
    """Return units and where they were put: "1 infantry on Cinder"; with what for, unless an order says it already."""
    where = the_place(facts["place"])
    preposition = "in" if len(where) == 2 or where.startswith("the ") else "on"
    return f"{force_words(facts['units'])} {preposition} {where}"


def _placed(facts: Facts) -> str:
    why = source_name(facts["why"])
    return f"{facts['who']} puts {placed_words(facts)}{f' ({why})' if why else ''}."


def _removed(facts: Facts) -> str:
    if not facts["place"]:
        # All that somebody has, everywhere: why it goes says enough.
        return ""
    where = the_place(facts["place"])
    why = source_name(facts["why"])
    if facts["why"] in ("star-lance", "crown-of-fury"):
        return f"{facts['who']} loses {force_words(facts['units'])} to {relic_name(facts['why'])}."
    return f"{facts['who']} removes {force_words(facts['units'])} from {where}{f' ({why})' if why else ''}."


def target_words(target: str) -> str:
    """Return what something was played or used on, after its name: " on Cinder"; "" for nothing, and for a deck."""
    if target in ("", NOTHING) or target.casefold() in DECKS:
        return ""
    return f" on {target}"


def _played(facts: Facts) -> str:
    return f"{facts['who']} plays **{card_name(facts['card'])}**{target_words(facts['target'])}."


def _used(facts: Facts) -> str:
    item, known = facts["item"], content()
    if item in known.relics:
        return f"{facts['who']} uses {relic_name(item)}{target_words(facts['target'])}."
    if item in known.planets:
        return f"{facts['who']} uses the power of {card_name(item)}{target_words(facts['target'])}."
    on = f" to learn {facts['target']}" if facts["target"] else ""
    return f"{facts['who']} uses {an(card_name(item))}{on}."


UNDONE = {
    "move": "{who} brings no ships.",
    "bombard": "{who} holds fire.",
    "crown-of-fury": "{who} rolls nothing again.",
    "production": "{who} produces nothing.",
    "compass": "{who} leaves the frontier token alone.",
    "survey": "{who} surveys nothing.",
    "crown": "{who} lets the Crown of the Tomb rest.",
    "levies": "{who} calls no levies.",
    "tomb": "{who} keeps the Crown of the Tomb.",
    "knowledge-furnace": "{who} keeps the Knowledge Furnace.",
    "hidden-goal": "There is no hidden goal left for {who} to draw.",
    "smuggler": "{who} makes no deal with the smuggler.",
}
"""What somebody did without, by the step that offered it."""


def _nothing_done(facts: Facts) -> str:
    what = facts["what"]
    if what in UNDONE:
        return UNDONE[what].format(who=facts["who"])
    return f"Nothing comes of {card_name(what)}."


def _passed(facts: Facts) -> str:
    if facts["missed"]:
        return f"{facts['who']} is not here, and passes for this round."
    if facts["idle"]:
        return f"{facts['who']} has nothing left to do, and passes for this round."
    return f"{facts['who']} passes for this round."


HABITS = {
    "combat-quick": "Combats: fight on without asking.",
    "combat-ask": "Combats: ask me each round.",
    "turns-new": "Turns: before mine ends, ask me only where there is something new to trade.",
    "turns-ask": "Turns: ask me before mine ends wherever I could trade.",
    "turns-quick": "Turns: end mine without asking me for trades.",
    "windows-quick": "Cards: resolve at once where nothing is to decide, even with a loan.",
    "windows-ask": "Cards: ask me before each is resolved where I could trade first.",
    "goals-choice": "Goals: score what costs nothing where I have no choice, and ask me only where I have.",
    "goals-auto": "Goals: score what costs nothing for me, the first of each kind, and ask me no more.",
    "goals-ask": "Goals: ask me each time what I score.",
    "hand-quick": "Hand: pass for me where nothing but it is left and no card of it can be used. The others see that.",
    "hand-ask": "Hand: ask me even where no card of it can be used.",
}
"""Standing orders, each in a sentence (GAL-G46)."""


def pool_words(pool: str) -> str:
    """Return what a pool of command tokens is called."""
    return POOLS.get(pool, f"{pool} pool")


SAYINGS: Sayings = {
    "begun": _begun,
    "chose_first": lambda f: f"{f['who']} has chosen a first technology.",
    "technology": _technology,
    "hidden_goal": lambda f: f"You draw a hidden goal, **{goal_words(f['goal']).replace(': ', '**: ', 1)}.",
    "drew_goal": _drew_goal,
    "drew_orders": lambda f: f"{f['who']} draws {count(f['count'], 'order card')}.",
    "order_cards": _order_cards,
    "discarded_order": _discarded_order,
    "took_order": lambda f: f"{f['who']} takes {card_name(f['card'])} from the discard pile.",
    "round_begun": lambda f: f"**Round {f['round']}.** {f['speaker']} is speaker, and first.",
    "activated": lambda f: f"{f['who']} activates {the_place(f['system'])}.",
    "moved": _moved,
    "removed_excess": _removed_excess,
    "storm_flipped": lambda f: f"The tide storm in {the_place(f['system'])} turns to its {f['side']} side.",
    "ordered": _ordered,
    "paid": lambda f: f"{f['who']} pays {f['what']} with {paid_words(f)}.",
    "produced": lambda f: f"{f['who']} produces {force_words(f['units'])} in {the_place(f['place'])}.",
    "placed_units": _placed,
    "removed_units": _removed,
    "played": _played,
    "used": _used,
    "sent": _sent,
    "answered": _answered,
    "chosen": _chosen,
    "nothing_done": _nothing_done,
    "turn_over": lambda f: f"{f['who']}'s turn is over.",
    "passed": _passed,
    "away": lambda f: f"{f['who']} missed two turns: I pass in their place until they are back.",
    "back": lambda f: f"{f['who']} is back.",
    "habit": lambda f: f"Your standing order – {HABITS.get(f['order'], given_words(f['order']))}",
    "resigned": lambda f: f"{f['who']} gives up: the ships are gone, the planets are free.",
}
