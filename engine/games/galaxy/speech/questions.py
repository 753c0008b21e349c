"""What each type of question asks, and how its answers are offered; so are the decisions of an exploration card."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.desk import shortest
from engine.core.events import ByType
from engine.core.flow import Ask
from engine.core.odds import odds
from engine.core.words import lower, upper

from ..rules import awaiting, control, flow, steps
from ..rules.economy import production, wealth
from ..rules.exploring import effects, explorations
from ..rules.exploring.decks import unseen
from ..rules.fighting import battles, invasion, losses
from ..rules.flow import WITHOUT, open_stage, read
from ..rules.moving import journeys, movement
from ..state.catalogue import WORDS, units_words
from ..state.content import content
from ..state.factions import of
from ..state.naming import card_name, counted_from, place_name
from ..state.state import NONE, SHIPS, TROOPS, Exploration, Force, Planet, State, force_of
from ..state.view import View
from .combat_odds import can_retreat, fought_for, kept_without, stand_odds
from .words import card_text, planet_words, player_of, set_words, thing

Offered = tuple[str, str]
"""How an answer or a decision is offered: its label, and what it means, or what comes of it."""


TWO_ROWS = 58
"""So many letters a label has at most: what a goal takes is printed below the question where they are more."""
FEW_DRAFTED = 3
"""Up to so many planets, Conscription offers every pair of them."""


def has(id: str) -> bool:
    """Return whether there is a message with this id."""
    return id in WORDS.messages()


def heading(kind: type[Ask]) -> str:
    """Return what stands over the answers to a type of question."""
    return WORDS(f"heading-{kind.called()}")


def aside(kind: type[Ask]) -> str:
    """Return what those who are asked are doing, as the others read it, after "is" or "are"."""
    return WORDS(f"aside-{kind.called()}") if has(f"aside-{kind.called()}") else WORDS("aside-any")


ASKS: ByType[[State], str] = ByType()
"""What a type of question asks with facts of its own, after a name and a comma; of a secret one no more than everybody may
know. All others have a message `wants-...`."""

ASKS.add(steps.Vial, lambda q, state: WORDS("ask-vial", technology=q.technology))
ASKS.add(steps.Specialty, lambda q, state: WORDS("ask-specialty", technology=q.technology))
ASKS.add(steps.ChooseDeck, lambda q, state: WORDS("ask-deck", place=place_name(state, q.place)))
ASKS.add(steps.Frontier, lambda q, state: WORDS("ask-frontier", place=place_name(state, q.system)))
ASKS.add(steps.Levies, lambda q, state: WORDS("ask-levies", place=place_name(state, q.planet)))
ASKS.add(steps.Bombard, lambda q, state: WORDS("ask-bombard", left=q.left))
ASKS.add(steps.Excess, lambda q, state: WORDS("ask-excess", over=q.over))
ASKS.add(steps.Storm, lambda q, state: WORDS("ask-storm", place=place_name(state, q.system)))
ASKS.add(steps.TakeOrder, lambda q, state: WORDS("ask-archive", left=q.left))
ASKS.add(steps.Crew, lambda q, state: WORDS("ask-crew", place=place_name(state, q.system)))
ASKS.add(steps.Pool, lambda q, state: WORDS("ask-pool", left=_tokens_left(q, state)))
ASKS.add(steps.GainFirst, lambda q, state: WORDS("ask-gain", fresh=_to_explore(q, state)))
ASKS.add(steps.Tie, lambda q, state: WORDS("ask-tie", tied=any(state.votes)))


def _to_explore(question: steps.GainFirst, state: State) -> list[str]:
    """Return the planets that are explored, where others of them are not."""
    fresh = control.explored(state, question.options)
    return [] if len(fresh) == len(question.options) else [state.planet_by_id[planet].name for planet in fresh]


def _tokens_left(question: steps.Pool, state: State) -> int:
    """Return how many tokens a player places one after the other, from this one on."""
    return sum(isinstance(later := read(task), steps.Pool) and later.owner == question.owner for task in state.agenda)


@ASKS.of(steps.Stand)
def _ask_stand(q: steps.Stand, state: State) -> str:
    place, on = place_name(state, q.place), q.place in state.planet_by_id
    battle = losses.battle_under_way(state)
    # As a combat begins, its odds stand beside who attacks.
    told = battle is not None and q.round == 1 and q.owner == battle.attacker and not can_retreat((q,))
    planet, ground, holds = fought_for(q, state)
    wins = "" if told and not planet else stand_odds(state, q)
    return WORDS(
        "ask-stand",
        round=q.round,
        place=place,
        on=on,
        retreat=can_retreat((q,)),
        wins=wins,
        planet=planet,
        ground=ground,
        holds=holds,
        flees=kept_without(q, state) if holds else "",
    )


@ASKS.of(steps.Losses)
def _ask_losses(q: steps.Losses, state: State) -> str:
    """Ask what is lost; where all sets are the same, only a card could still change anything."""
    place, on = place_name(state, q.place), q.place in state.planet_by_id
    return WORDS("ask-losses", hits=q.hits, place=place, on=on, set=set_words(q.options[0]) if len(q.options) == 1 else "")


@ASKS.of(steps.ExcessTroops)
def _ask_excess_troops(q: steps.ExcessTroops, state: State) -> str:
    return WORDS("ask-excess-troops", place=place_name(state, q.system), number=q.over)


def fights_or_flees(question: Ask | None, option: str) -> bool:
    """Return whether an answer is to fight, or the only retreat from a combat: each is a lit button."""
    if not isinstance(question, steps.Stand) or option == battles.FIGHT_ON:
        return False
    return option == battles.FIGHT or sum(item.startswith(battles.RETREAT) for item in question.options) == 1


def _has_choice(state: State, question: steps.Stand) -> bool:
    """Return whether a player could do anything but fight."""
    return can_retreat((question,)) or _has_card(state, question)


def _has_card(state: State, question: Ask) -> bool:
    """Return whether a player holds an order card that can be played while they are asked this in a combat."""
    return any(True for _ in battles.plays(state, question.owner))


def ask(view: View, question: Ask) -> str:
    """Return what is asked, after the owner's name and a comma."""
    state, mine, kind = view.state, question.owner == view.seat, question.called()
    if mine and question.options == (WITHOUT,) and has(f"unmet-{kind}"):
        return WORDS(f"unmet-{kind}")
    if mine and isinstance(question, steps.Stand) and not _has_choice(state, question):
        place, on = place_name(state, question.place), question.place in state.planet_by_id
        return WORDS("ask-stand-no-choice", round=question.round, place=place, on=on)
    if mine and isinstance(question, steps.Losses) and len(question.options) == 1 and not _has_card(state, question):
        place, on = place_name(state, question.place), question.place in state.planet_by_id
        lost = set_words(question.options[0])
        return WORDS("ask-losses-no-choice", hits=question.hits, place=place, on=on, set=lost)
    if mine and isinstance(question, steps.ChooseFirst) and (own := of(state, question.owner)).id:
        return WORDS("ask-first-with-faction", faction=own.name, ability=own.ability)
    if mine and has(f"wants-own-{kind}"):
        return WORDS(f"wants-own-{kind}")
    return ASKS(question, state) if type(question) in ASKS else WORDS(f"wants-{kind}")


def ask_all(view: View, asked: tuple[Ask, ...]) -> str:
    """Return what is asked of several at once."""
    if len(asked) == 1 or len({question.owner for question in asked}) == 1:
        return ask(view, asked[0])
    if isinstance(asked[0], steps.Stand):
        return WORDS("fight-or-retreat", retreat=can_retreat(asked))
    kind = asked[0].called()
    return WORDS(f"together-{kind}") if has(f"together-{kind}") else WORDS("together-any")


NAMING_CARDS = (steps.ChooseFirst, steps.TakeOrder, steps.Excess, steps.PublicGoal, steps.HiddenGoal)
"""Types of questions whose answers name technologies, goals and order cards that a player may meet for the first time."""


def option(view: View, question: Ask, answer: str) -> Offered:
    """Return how an answer is offered: a few words, and what it means."""
    kind = question.called()
    if has(f"answer-{kind}-{answer}"):
        return WORDS(f"answer-{kind}-{answer}"), WORDS(f"answer-{kind}-{answer}.hint")
    if answer in ("yes", "no", WITHOUT):
        return WORDS(f"answer-{answer}"), ""
    return ANSWERS(question, view.state, answer) if type(question) in ANSWERS else _named(view.state, answer)


ANSWERS: ByType[[State, str], Offered] = ByType()
"""How the other answers to each type of question are offered."""


def _named(state: State, answer: str) -> Offered:
    return upper(thing(state, answer)), ""


@ANSWERS.of(steps.ChooseFirst, steps.Furnace)
def _technology(question: Ask, state: State, answer: str) -> Offered:
    known = content().technologies.get(answer)
    if known is None:
        return _named(state, answer)
    first = isinstance(question, steps.ChooseFirst)
    label = WORDS("begin-with-technology" if first else "take-with-all-planets", technology=answer)
    return label, WORDS("technology-hint", colour=known.colour, text=lower(WORDS.text(known.brief)))


@ANSWERS.of(steps.PublicGoal, steps.HiddenGoal)
def _goal(question: Ask, state: State, answer: str) -> Offered:
    known = content().goals.get(answer)
    if known is None:
        return _named(state, answer)
    what, amount = wealth.COSTS.get(answer, ("", 0))
    if amount:
        return WORDS("score-goal-at-a-price", goal=answer, amount=amount, what=what), WORDS.text(known.text)
    label = WORDS("score-goal", goal=answer, takes=answer)
    return (label if len(label) <= TWO_ROWS else label.partition(": ")[0]), WORDS.text(known.text)


@ANSWERS.of(steps.Excess, steps.TakeOrder)
def _order_card(question: Ask, state: State, answer: str) -> Offered:
    known = content().orders.get(answer)
    if known is None:
        return _named(state, answer)
    return WORDS("discard-card" if isinstance(question, steps.Excess) else "take-card", card=answer), WORDS.text(known.text)


@ANSWERS.of(steps.MusterWhere)
def _muster(question: steps.MusterWhere, state: State, answer: str) -> Offered:
    planet = state.planet_by_id.get(answer)
    if planet is None:
        return _named(state, answer)
    guards = (_guards(state, question.owner, planet, brief=brief) for brief in (False, True))
    label = shortest(WORDS("muster-on", planet=planet.name, guards=said) for said in guards)
    return label, upper(planet_words(state, planet))


def _guards(state: State, player: int, planet: Planet, *, brief: bool) -> str:
    """Return which of a player's ground forces are on a planet, whose ships above it, and unless ``brief`` who can land."""
    most, who = movement.could_land(state, player, planet.system)
    there = planet.troops[player].only(*TROOPS)
    units, above = units_words(there) if there.troops else "", _overhead(state, player, planet)
    return WORDS("muster-there", guard=units, overhead=above, who="" if brief else who, most=most)


def guards_on(state: State, player: int, planets: Sequence[str]) -> str:
    """Return what guards each of some planets: "Kiln: no one there; Bob can land 2. Aster: 1 infantry there"."""
    named = [state.planet_by_id[planet] for planet in planets]
    told = (WORDS("guards-on", planet=item.name, guards=_guards(state, player, item, brief=False)) for item in named)
    return ". ".join(told)


def _overhead(state: State, player: int, planet: Planet) -> list[str]:
    """Return the names of the rivals whose ships are in a planet's system."""
    fleets = state.system_by_id[planet.system].fleets
    return [state.players[other].name for other, force in enumerate(fleets) if other != player and force.ships]


def drafts_well(state: State, player: int, planets: Sequence[str]) -> bool:
    """Return whether Conscription offers these planets. Of many planets it offers pairs of those in danger, and pairs with
    the planet that has fewest ground forces. Any pair can be typed."""
    own = production.grounds(state, player, "infantry")
    if len(own) < 2 or len(planets) < 2:
        return len(own) < 2
    danger = [planet for planet in own if in_danger(state, player, planet)]
    least = min(danger or own, key=lambda planet: state.planet_by_id[planet].troops[player].troops)
    return len(own) <= FEW_DRAFTED or least in planets or set(planets) <= set(danger)


def in_danger(state: State, player: int, answer: str) -> bool:
    """Return whether rivals are above a planet, or could land more ground forces in its system than a player has on it."""
    planet = state.planet_by_id.get(answer)
    if planet is None:
        return False
    outnumbered = movement.could_land(state, player, planet.system)[0] > planet.troops[player].troops
    return outnumbered or bool(_overhead(state, player, planet))


@ANSWERS.of(steps.GainFirst, steps.SurveyWhich, steps.CrownWhich)
def _explored(question: Ask, state: State, answer: str) -> Offered:
    planet = state.planet_by_id.get(answer)
    if planet is None:
        return _named(state, answer)
    fresh = not isinstance(question, steps.GainFirst) or bool(control.explored(state, (answer,)))
    decks = [WORDS("deck-chance", traits=(trait,), chance=_fragment(state, trait)) for trait in planet.traits if fresh]
    label = shortest(WORDS(f"opens-{question.called()}", planet=planet.name, decks=said) for said in (decks, ()))
    return label, upper(planet_words(state, planet))


def _fragment(state: State, deck: str) -> str:
    """Return how likely the next card of a deck is a relic fragment, as far as all may know."""
    left = unseen(state, deck)
    found = sum(count for card, count in left.items() if content().cards[card].fragment)
    return odds(found / max(1, sum(left.values())))


@ANSWERS.of(steps.Specialty, steps.BuildWhere)
def _planet(question: Ask, state: State, answer: str) -> Offered:
    planet = state.planet_by_id.get(answer)
    if planet is None:
        return _named(state, answer)
    return WORDS(f"deed-{question.called()}", planet=planet.name), upper(planet_words(state, planet))


@ANSWERS.of(steps.ChooseDeck)
def _deck(question: steps.ChooseDeck, state: State, answer: str) -> Offered:
    piles = state.decks.get(answer)
    hint = WORDS("draw-card.hint", left=len(piles.draw)) if piles is not None else ""
    return WORDS("draw-card", deck=answer, trait=answer, chance=_fragment(state, answer)), hint


@ANSWERS.of(steps.Stand)
def _stand(question: steps.Stand, state: State, answer: str) -> Offered:
    return WORDS("retreat-to", system=answer.removeprefix(battles.RETREAT)), WORDS("retreat-to.hint")


def division(answer: str, *, beside: bool = False) -> Offered:
    """Return how a division of command tokens is offered: "3-2"; ``beside`` a vote."""
    tactic, _, strategy = answer.partition("-")
    if beside:
        return WORDS("split-tokens", tactic=tactic, strategy=strategy), ""
    return WORDS("divide-tokens", tactic=tactic, strategy=strategy), ""


@ANSWERS.of(steps.Pools)
def _pools(question: steps.Pools, state: State, answer: str) -> Offered:
    return division(answer)


@ANSWERS.of(steps.Charts)
def _charts(question: steps.Charts, state: State, answer: str) -> Offered:
    first, *others = answer.split("+")
    does = lower(card_text(first, brief=True)).rstrip(".")
    label = shortest([WORDS("put-on-top", card=first, does=said) for said in (does, "")])
    return label, WORDS("put-on-top.hint", others=[card_name(card) for card in others])


@ANSWERS.of(steps.Crew)
def _crew(question: steps.Crew, state: State, answer: str) -> Offered:
    kind, _, planet = answer.partition("@")
    unit = content().units.get(kind)
    if unit is None:
        return _named(state, answer)
    place = place_name(state, planet) if planet else ""
    return WORDS("hire", unit=kind, place=place, cost=unit.cost), WORDS("hire.hint", cost=unit.cost)


def _aboard(question: Ask, state: State, lost: Force) -> tuple[int, int]:
    """Return how many ground forces are aboard where a player loses ships, and how many of them have no room then."""
    if not isinstance(question, steps.Losses) or question.place not in state.system_by_id:
        return 0, 0
    fleet = state.system_by_id[question.place].fleets[question.owner]
    return fleet.troops, max(0, fleet.troops - journeys.room(fleet.only(*SHIPS) - lost))


@ANSWERS.of(steps.Losses, steps.ExcessTroops)
def _lose(question: Ask, state: State, answer: str) -> Offered:
    known, lost = content().units, losses.read_units(answer)
    troops, gone = _aboard(question, state, lost)
    told = [
        WORDS("unit-to-lose", units=units_words(force_of(kind, number)), hits=known[kind].hits) for kind, number in lost
    ]
    brief = [units_words(lost)]
    if troops:
        forms = (WORDS("lose-units-aboard", set=said, troops=troops, gone=gone) for said in (told, brief))
        return shortest(forms, TWO_ROWS), WORDS("lose-units.hint")
    sets = (brief, told) if isinstance(question, steps.ExcessTroops) else (told, brief)
    return shortest(WORDS("lose-units", set=said) for said in sets), WORDS("lose-units.hint")


@ANSWERS.of(steps.Fury)
def _fury(question: steps.Fury, state: State, answer: str) -> Offered:
    return WORDS("roll-again", set=set_words(answer)), WORDS("roll-again.hint")


@ANSWERS.of(steps.Automaton)
def _automaton(question: steps.Automaton, state: State, answer: str) -> Offered:
    home = state.planet_by_id[answer].home == question.owner
    return WORDS("build-on", place=place_name(state, answer), home=home), WORDS("build-on.hint")


@ANSWERS.of(steps.Bombard)
def _bombard(question: steps.Bombard, state: State, answer: str) -> Offered:
    planet, both = state.planet_by_id.get(answer), len(question.options) == 2
    if planet is None:
        return _named(state, answer)
    guards = sum((force.only(*TROOPS) for seat, force in enumerate(planet.troops) if seat != question.owner), NONE)
    wins = odds(invasion.bombards(state, question.owner, question.left if both else 1))
    label = WORDS("bombard-planet", place=planet.name, wins=wins, guards=units_words(guards) if guards else "")
    return label, WORDS("bombard-planet.hint")


ANSWERS.add(
    steps.Tie,
    lambda q, state, answer: (
        WORDS("make-speaker", who=player_of(state, answer)),
        WORDS("make-speaker.hint", order=counted_from(state, answer)),
    ),
)


# The decisions of an exploration card, on buttons and on its picture.


def reopening(view: View) -> tuple[str, str]:
    """Return how trading first is offered over a card that was resolved unasked; where others are asked, whose it is."""
    before = view.state.before
    window = open_stage(before) if before is not None else None
    if not isinstance(window, flow.CardOpen):
        return WORDS("trade-first", who=""), ""
    others = view.seat is None and window.player not in awaiting.called(view.state)
    who = view.state.players[window.player].name if others else ""
    return WORDS("trade-first", who=who), WORDS("trade-first-hint", card=window.card)


def decisions(state: State) -> tuple[str, ...]:
    """Return what can be decided about the card that lies open now; only `effects.RESOLVE` where nothing can."""
    task = explorations.under_way(state)
    return () if task is None or not task.card else effects.options(state, task) or (effects.RESOLVE,)


def only_gains(state: State) -> bool:
    """Return whether the card that lies open offers a gain that costs nothing: leaving it is no button then."""
    return bool({"commodity", "commodities"} & set(decisions(state)))


def decision(state: State, task: Exploration, word: str, *, drawn: bool = False) -> Offered:
    """Return how one of the decisions is offered; ``drawn`` on the picture of the card, which has room for the hint too."""
    own = state.players[task.player]
    place = place_name(state, task.place)
    room = wealth.room(state, task.player)
    match word:
        case effects.RESOLVE:
            return WORDS("decision-resolve"), card_text(task.card, brief=True)
        case "commodity":
            return WORDS("gain-a-commodity"), WORDS("gain-a-commodity.hint", then=own.commodities + 1)
        case "commodities":
            gained = min(room, 2) if task.card == "empty-depots" else room
            then = own.commodities + gained
            none = not own.commodities and not drawn
            return WORDS("gain-commodities", number=gained, none=none), WORDS("gain-commodities.hint", then=then)
        case "convert":
            number = own.commodities
            return WORDS("turn-commodities", number=number), WORDS("turn-commodities.hint", number=number)
        case "produce":
            kinds = {crew.partition("@")[0] for crew in production.crews(state, task.player, _system(state, task))}
            prices = sorted({production.cost(state, task.player, force_of(kind)) for kind in kinds}) or [1]
            label = WORDS("produce-one-unit", least=prices[0], most=prices[-1], several=len(prices) > 1)
            return label, WORDS("produce-one-unit.hint")
        case "infantry":
            return WORDS("put-infantry"), WORDS("put-infantry.hint", place=place)
        case "mech-trade-good":
            return WORDS("put-mech-for-trade-good"), WORDS("put-mech-for-trade-good.hint", place=place)
        case "mech-commodity":
            return WORDS("put-mech-for-commodity"), WORDS("put-mech-for-commodity.hint", place=place)
        case "remove":
            reward = {"deep-mine": "good", "survey-party": "ready"}.get(task.card, "token")
            last = state.planet_by_id[task.place].troops[task.player].troops == 1
            if drawn and last:
                return WORDS("last-infantry-given", reward=reward, place=place), WORDS("infantry-left", last=True)
            given = WORDS("infantry-given", reward=reward, place=place, last=last)
            return given, WORDS("infantry-left", last=last)
    if not has(f"decision-{word}"):
        return upper(word.replace("-", " ")), ""
    return WORDS(f"decision-{word}"), WORDS(f"decision-{word}.hint")


def _system(state: State, task: Exploration) -> str:
    """Return the system of what is explored."""
    planet = state.planet_by_id.get(task.place)
    return planet.system if planet is not None else task.place


def decision_briefly(state: State, task: Exploration, word: str) -> Offered:
    """Return how one of three or more decisions is offered on the picture of a card."""
    match word:
        case "commodity":
            return WORDS("gain-a-commodity-briefly"), ""
        case "convert-1" | "convert-2":
            return WORDS("turn-briefly", number=int(word[-1])), ""
    text, detail = decision(state, task, word, drawn=True)
    return text, detail if word == WITHOUT else ""
