"""Sentences on the course of the game: turns, orders, what units do away from combat, transactions, council and end.

What a card is played on is a name here.
"""

from __future__ import annotations

from engine.core.desk import NOTHING as UNNAMED
from engine.core.events import Sayings
from engine.core.words import an, count, listed, lower, upper

from ...rules.events import course
from ...state.content import content
from ...state.lengths import LENGTHS, winning
from ..words import (
    DECKS,
    NOTHING,
    card_name,
    force_words,
    given_words,
    goal_words,
    lore_of,
    relic_name,
    source_name,
    the_place,
)

SAYINGS = Sayings()
"""One sentence per type of event; "" for what needs no word."""


@SAYINGS.of(course.Begun)
def _begun(e: course.Begun) -> str:
    return f"{winning(e.length, len(e.players))} points win, or most after round {LENGTHS[e.length].rounds}."


SAYINGS.add(course.Faction, lambda e: f"{e.who} plays **{card_name(e.faction)}**.")


@SAYINGS.of(course.Technology)
def _technology(e: course.Technology) -> str:
    verb = {"first": "begins with", "researched": "researches"}.get(e.how, "gains")
    return f"{e.who} {verb} **{card_name(e.technology)}**."


def text_of(item: str) -> str:
    """Return what a technology, an order card or a relic does, after its name; "" for one that is not known."""
    found = content()
    known = found.technologies.get(item) or found.orders.get(item) or found.relics.get(item)
    return f"{known.name}: {lower(known.text.rstrip('.'))}" if known is not None else ""


@SAYINGS.of(course.DrewGoal)
def _drew_goal(e: course.DrewGoal) -> str:
    if e.kept:
        return f"{e.who} draws a hidden goal."
    return f"{e.who} draws a hidden goal and has too many: one goes back into the deck."


@SAYINGS.of(course.OrderCards)
def _order_cards(e: course.OrderCards) -> str:
    known = content().orders
    drawn = [f"**{card_name(card)}** – {lower(known[card].text) if card in known else ''}" for card in e.cards]
    return f"You draw {' '.join(drawn)}" if drawn else ""


@SAYINGS.of(course.DiscardedOrder)
def _discarded_order(e: course.DiscardedOrder) -> str:
    many = ": the hand was too full" if e.why == "excess" else ""
    return f"{e.who} discards {card_name(e.card)}{many}."


def legs_words(e: course.Moved | course.Sent) -> str:
    """Return what arrived from where: "1 scout from B2, and 2 infantry and 1 transport from C1"."""
    said = []
    for leg in map(course.Leg.read, e.legs):
        said.append(f"{force_words(leg.units)} from {the_place(leg.origin)}" if leg.origin else force_words(leg.units))
    return ", and ".join(said)


@SAYINGS.of(course.Moved)
def _moved(e: course.Moved) -> str:
    return f"{e.who} brings {legs_words(e)} into {the_place(e.system)}."


@SAYINGS.of(course.Sent)
def _sent(e: course.Sent) -> str:
    return f"{e.who} sends ships from {listed([the_place(course.Leg.read(leg).origin) for leg in e.legs])}."


@SAYINGS.of(course.Answered)
def _answered(e: course.Answered) -> str:
    who, chose = e.who, e.chose
    if e.secret or not chose:
        return f"{who} has chosen{', and keeps it secret' if e.secret else ''}."
    if chose == "fight":
        return f"{who} will fight."
    if chose == "produce":
        return f"{who} hires the crew."
    if chose == "land":
        return f"{who} is about to land on {e.where}."
    where = f" on {e.where}" if e.where else ""
    return f"{who} is to pay for {force_words(chose)}{where}."


@SAYINGS.of(course.Chosen)
def _chosen(e: course.Chosen) -> str:
    choice = e.choice
    if e.kind == "first":
        return f"You begin with **{card_name(choice)}**{text_of(choice).removeprefix(card_name(choice))}."
    none = "no public goal" if e.kind == "public-goal" else "no hidden goal"
    return f"To be scored: {none if choice == 'none' else f'**{card_name(choice)}**'}."


@SAYINGS.of(course.RemovedExcess)
def _removed_excess(e: course.RemovedExcess) -> str:
    units, where = force_words(e.units), the_place(e.system)
    return f"{e.who} loses {units}: no ship in {where} has room for more."


@SAYINGS.of(course.Ordered)
def _ordered(e: course.Ordered) -> str:
    return f"{e.who} {'gives the order' if e.undecided else 'spends a strategy token on'} {upper(e.order)}."


def paid_words(e: course.Paid) -> str:
    """Return what was paid with: "Kiln, Aster and 1 trade good"."""
    said = ["the home planet" if planet == f"{e.who}'s home" else planet for planet in e.planets]
    said += [count(e.trade_goods, "trade good")] if e.trade_goods else []
    return listed(said) or "nothing"


def placed_words(e: course.PlacedUnits) -> str:
    """Return units and where they were put: "1 infantry on Cinder"; with what for, unless an order says it already."""
    where = the_place(e.place)
    preposition = "in" if len(where) == 2 or where.startswith("the ") else "on"
    return f"{force_words(e.units)} {preposition} {where}"


@SAYINGS.of(course.PlacedUnits)
def _placed(e: course.PlacedUnits) -> str:
    why = source_name(e.why)
    return f"{e.who} puts {placed_words(e)}{f' ({why})' if why else ''}."


@SAYINGS.of(course.RemovedUnits)
def _removed(e: course.RemovedUnits) -> str:
    if not e.place:
        # All that somebody has, everywhere: why it goes says enough.
        return ""
    where = the_place(e.place)
    why = source_name(e.why)
    if e.why in ("star-lance", "crown-of-fury"):
        return f"{e.who} loses {force_words(e.units)} to {relic_name(e.why)}."
    return f"{e.who} removes {force_words(e.units)} from {where}{f' ({why})' if why else ''}."


def target_words(target: str) -> str:
    """Return what something was played or used on, after its name: " on Cinder"; "" for nothing, and for a deck."""
    if target in ("", UNNAMED) or target.casefold() in DECKS:
        return ""
    return f" on {target}"


@SAYINGS.of(course.Played)
def _played(e: course.Played) -> str:
    return f"{e.who} plays **{card_name(e.card)}**{target_words(e.target)}."


@SAYINGS.of(course.Used)
def _used(e: course.Used) -> str:
    item, known = e.item, content()
    if item in known.relics:
        return f"{e.who} uses {relic_name(item)}{target_words(e.target)}."
    if item in known.planets:
        return f"{e.who} uses the power of {card_name(item)}{target_words(e.target)}."
    on = f" to learn {e.target}" if e.target else ""
    return f"{e.who} uses {an(card_name(item))}{on}."


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


@SAYINGS.of(course.NothingDone)
def _nothing_done(e: course.NothingDone) -> str:
    what = e.what
    if what in UNDONE:
        return UNDONE[what].format(who=e.who)
    return f"Nothing comes of {card_name(what)}."


@SAYINGS.of(course.Passed)
def _passed(e: course.Passed) -> str:
    if e.missed:
        return f"{e.who} is not here, and passes for this round."
    if e.idle:
        return f"{e.who} has nothing left to do, and passes for this round."
    return f"{e.who} passes for this round."


HABITS = {
    "combat-quick": "Combats: fight on without asking.",
    "combat-ask": "Combats: ask me each round.",
    "combat-choice": "Combats: ask me in space, as one begins and where I could retreat.",
    "gifts-take": "Gifts: take for me what only gives.",
    "gifts-ask": "Gifts: ask me whether I want what only gives.",
    "turns-new": "Turns: before mine ends, ask me only where there is something new to trade.",
    "turns-ask": "Turns: ask me before mine ends wherever I could trade.",
    "turns-quick": "Turns: end mine without asking me for trades.",
    "goals-choice": "Goals: score what costs nothing where I have no choice, and ask me only where I have.",
    "goals-auto": "Goals: score what costs nothing for me, the first of each kind, and ask me no more.",
    "goals-ask": "Goals: ask me each time what I score.",
    "hand-quick": "Hand: pass for me where nothing but it is left and no card of it can be used. The others see that.",
    "hand-ask": "Hand: ask me even where no card of it can be used.",
    "payments-exact": "Payments: pay with planets that come to exactly what is asked, and ask me only where none do.",
    "payments-ask": "Payments: ask me each time what I pay with.",
}
"""Standing orders, each in a sentence (GAL-G46)."""


def pool_words(pool: str) -> str:
    """Return what a pool of command tokens is called."""
    return f"{pool} pool"


@SAYINGS.of(course.RoundBegun)
def _round_begun(e: course.RoundBegun) -> str:
    # That the first one begins needs no heading.
    return f"**Round {e.round}**, {e.speaker} is speaker." if e.round > 1 else f"{e.speaker} is speaker."


SAYINGS.add(course.Met, lambda e: lore_of(e.what))
SAYINGS.add(course.Reopened, lambda e: f"{e.who} would trade first: {card_name(e.card)} lies open again.")
SAYINGS.add(course.ChoseFirst, lambda e: f"{e.who} has chosen a first technology.")
SAYINGS.add(course.HiddenGoal, lambda e: f"You draw a hidden goal, **{goal_words(e.goal).replace(': ', '**: ', 1)}.")
SAYINGS.add(course.DrewOrders, lambda e: f"{e.who} draws {count(e.count, 'order card')}.")
SAYINGS.add(course.TookOrder, lambda e: f"{e.who} takes {card_name(e.card)} from the discard pile.")
SAYINGS.add(course.Activated, lambda e: f"{e.who} activates {the_place(e.system)}.")
SAYINGS.add(course.StormFlipped, lambda e: f"The tide storm in {the_place(e.system)} turns to its {e.side} side.")
SAYINGS.add(course.Paid, lambda e: f"{e.who} pays {e.what} with {paid_words(e)}.")
SAYINGS.add(course.Produced, lambda e: f"{e.who} produces {force_words(e.units)} in {the_place(e.place)}.")
SAYINGS.add(course.TurnOver, lambda e: f"{e.who}'s turn is over.")
SAYINGS.add(course.Away, lambda e: f"{e.who} missed two turns: I pass in their place until they are back.")
SAYINGS.add(course.Back, lambda e: f"{e.who} is back.")
SAYINGS.add(course.Habit, lambda e: f"Your standing order – {HABITS.get(e.order, given_words(e.order))}")
SAYINGS.add(course.Resigned, lambda e: f"{e.who} gives up: the ships are gone, the planets are free.")


# Transactions.


@SAYINGS.of(course.Dealt)
def _dealt(e: course.Dealt) -> str:
    gives, gets = given_words(e.gives), given_words(e.gets)
    if gets == NOTHING:
        return f"{e.who} gives {e.partner} {gives}."
    if gives == NOTHING:
        return f"{e.partner} gives {e.who} {gets}."
    return f"A deal: {e.who} gives {e.partner} {gives} for {gets}."


@SAYINGS.of(course.Offered)
def _offered(e: course.Offered) -> str:
    gives, gets = given_words(e.gives), given_words(e.gets)
    if gives == NOTHING:
        return f"{e.who} asks {e.partner} for {gets}."
    if gets == NOTHING:
        return f"{e.who} offers {e.partner} {gives} as a gift."
    return f"{e.who} offers {e.partner} {gives} for {gets}."


SAYINGS.add(course.Declined, lambda e: f"{e.who} declines {e.proposer}'s offer.")
SAYINGS.add(course.Withdrawn, lambda e: f"{e.who} takes the offer to {e.partner} back.")
SAYINGS.add(course.Lapsed, lambda e: f"{e.who}'s offer to {e.partner} has lapsed.")


# The status phase, the council and the end.


POINTS = {
    "meridian": "{who} holds Meridian: {points} now.",
    "seal": "{who} has {points} now.",
    "splinter": "The Crown Splinter brings {who} 1 point, {points} now.",
    "splinter-lost": "{who} loses the point of the Crown Splinter, and has {points}.",
    "tomb": "The Crown of the Tomb brings {who} 1 point, {points} now.",
}
"""What a point is gained or lost for."""


@SAYINGS.of(course.Point)
def _point(e: course.Point) -> str:
    said = POINTS.get(e.why, "{who} has {points}.")
    return said.format(who=e.who, points=count(e.points, "point"))


SAYINGS.add(course.Scores, lambda e: f"{e.who} scores **{card_name(e.goal)}**, once it is paid.")


@SAYINGS.of(course.Scored)
def _scored(e: course.Scored) -> str:
    return f"{e.who} scores {goal_scored(e.goal)}: {count(e.points, 'point')} now."


def goal_scored(goal: str) -> str:
    """Return a goal that is scored: one that has lain open for all by its name, a hidden one with what it takes, too."""
    known = content().goals.get(goal)
    return f"**{card_name(goal)}**" if known is not None and known.kind == "public" else goal_marked(goal)


def goal_marked(goal: str) -> str:
    """Return a goal with its name in bold and what it takes in brackets: "**Learned** (own 3 technologies)"."""
    name, _, takes = goal_words(goal).partition(": ")
    return f"**{name}** ({takes})" if takes else f"**{name}**"


@SAYINGS.of(course.GoalRevealed)
def _goal_revealed(e: course.GoalRevealed) -> str:
    return f"New public goal: {goal_marked(e.goal)}."


@SAYINGS.of(course.Voted)
def _voted(e: course.Voted) -> str:
    if not e.candidate or not e.influence:
        return f"{e.who} casts no vote."
    return f"{e.who} casts {e.influence} influence for {e.candidate}."


SAYINGS.add(course.Settled, lambda e: f"Nobody can overtake {e.who} any more: the vote is over.")


@SAYINGS.of(course.Speaker)
def _speaker(e: course.Speaker) -> str:
    how = ", by the old speaker's word after a tie" if e.tied else ""
    if not e.votes:
        return f"Nobody casts a vote: {e.who} stays speaker."
    return f"{e.who} is speaker with {e.votes} influence{how}."


WHY = {"rounds": "The last round is over. ", "alone": "Nobody else is left. "}


def ranked(e: course.Ended) -> list[str]:
    """Return everybody with their points, the most first, the winner before who has as many."""
    points = dict(zip(e.names, e.points, strict=True))
    return sorted(points, key=lambda name: (-points[name], name != e.winner))


@SAYINGS.of(course.Ended)
def _ended(e: course.Ended) -> str:
    points = dict(zip(e.names, e.points, strict=True))
    first = e.winner
    if not first:
        return f"{WHY.get(e.why, '')}Nobody wins."
    tied = [name for name in points if points[name] == points[first] and name != first]
    by = f", before {listed(tied)} with as many" if tied and e.why != "alone" else ""
    by += ": ties go by planets, then trade goods, then from the speaker on" if by and e.why == "rounds" else ""
    won = f"**{first} wins with {count(points[first], 'point')}{by}.**"
    return f"{WHY.get(e.why, '')}{won}"


SAYINGS.add(course.StatusBegun, lambda e: f"**Status phase of round {e.round}.**")
SAYINGS.add(course.ChoseGoals, lambda e: f"{e.who} has chosen what to score.")
SAYINGS.add(course.ReadiedAll, lambda e: "Tokens come off the map, 2 more each; all cards are ready.")
SAYINGS.add(course.Pools, lambda e: f"{e.who} has {e.tactic} tactic and {e.strategy} strategy tokens now.")
SAYINGS.add(course.CouncilBegun, lambda e: f"**Council**, {e.speaker} in the chair.")
SAYINGS.add(course.MarketDone, lambda e: f"{e.who} is done with the market.")
