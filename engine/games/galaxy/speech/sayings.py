"""One sentence for each type of event; what belongs together `telling.Story` gathers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened
from engine.core.grammar import Noun
from engine.core.words import lower, sentences

from ..rules import ending, goals, goals_ahead
from ..rules.events import course, phases, ventures
from ..rules.events.notation import trade_way
from ..state.catalogue import WORDS, name_of
from ..state.content import MERIDIAN, content
from ..state.lengths import LENGTHS, enough, winning
from ..state.moves import RELIC
from ..state.state import State
from .words import card_text, point_sources, power_of

MOST_SAID = 25
"""So many words of a relic are told; what takes more is looked up."""


def relic_does(relic: str) -> str:
    """Return what a relic does first; "" where that takes too many words, or the relic is not known."""
    known = content().relics.get(relic)
    does = WORDS.text(known.text).partition(". ")[0].rstrip(".") if known is not None else ""
    return does if len(does.split()) <= MOST_SAID else ""


def told(e: Happened) -> str:
    """Return the sentence of an event; "" for what needs no word."""
    match e:
        case ventures.Attached():
            return WORDS.tell(e, brings=brings_of(e) or _attached_terms(e.card))
        case course.Begun():
            return WORDS.tell(e, points=winning(e.length, len(e.players)), rounds=LENGTHS[e.length].rounds)
        case course.OrderCards():
            return WORDS.tell(e, drawn=" ".join(WORDS("drawn-card", card=card, says=card) for card in e.cards))
        case course.Chosen(kind="first", choice=choice) if choice in content().technologies:
            does = lower(WORDS.text(content().technologies[choice].brief)).rstrip(".")
            return WORDS.tell(e, does=Noun(does))
    return WORDS.tell(e)


def brings_of(e: ventures.Attached) -> Sequence[str]:
    """Return what an attachment brings: "+2 resources", "a green specialty"."""
    said = [WORDS("brings-resources", resources=e.resources)] if e.resources else []
    said += [WORDS("brings-influence", influence=e.influence)] if e.influence else []
    said += [WORDS("brings-specialty", specialty=e.specialty)] if e.specialty else []
    return said


def _attached_terms(card: str) -> str:
    """Return what an attachment says after its first sentence, which is that it is attached."""
    _, *terms = sentences(card_text(card, brief=True)) or [""]
    return lower(" ".join(terms).rstrip("."))


def briefly(technology: str) -> str:
    """Return what a technology does, after its name: the first that its short text says; "" for one that is not known."""
    known = content().technologies.get(technology)
    does = lower(WORDS.text(known.brief)).partition(". ")[0].rstrip(".") if known is not None else ""
    return WORDS("what-it-does", thing=technology, does=Noun(does)) if does else ""


def text_of(thing: str) -> str:
    """Return what an order card or a relic does, after its name; "" for one that is not known."""
    known = content()
    is_known = thing in known.orders or thing in known.relics
    return WORDS("what-it-does", thing=thing, does=thing) if is_known else ""


def scored_told(happened: Sequence[Happened], place: int, state: State) -> tuple[set[int], str]:
    """Return what is told of a goal that is scored at a place, and which events are told with it: all that its player
    scores one after the other, or all others who score that goal alone."""
    scored = [(step, e) for step, e in enumerate(happened) if isinstance(e, phases.Scored)]
    first = next(e for step, e in scored if step == place)
    own = [(step, e) for step, e in scored if e.who == first.who and step >= place]
    often = [e.who for _, e in scored]
    same = [(step, e) for step, e in scored if e.goal == first.goal and often.count(e.who) == 1]
    if len(own) > 1 or len(same) < 2:
        goals, last = [e.goal for _, e in own], own[-1][1]
        return {step for step, _ in own}, WORDS.tell(last, scored=goals, enough=enough(state))
    names, points = [e.who for _, e in same], [str(e.points) for _, e in same]
    points = points[:1] if len(set(points)) == 1 else points
    told_of = WORDS("scored-together", names=names, goal=first.goal, points=points, enough=enough(state))
    return {step for step, _ in same}, told_of


FRAGMENTS_KEPT = (1, 3)
"""With so many fragments of a kind it is said what they are good for; with 1 only where it is a player's first at all."""


def kept_for(e: ventures.Fragment, state: State) -> str:
    """Return what the fragments that a player has of a kind now are good for, where that is of use."""
    first = all(own.fragment_count <= e.count for own in state.players if own.name == e.who)
    kept = e.count in FRAGMENTS_KEPT and (first or e.count > 1)
    return WORDS(f"fragment-kept-{e.count}", command=RELIC.command) if kept else ""


def goal_told(e: phases.GoalRevealed, state: State) -> str:
    """Return a new public goal with what it takes, and who could score it; how far all are stands in the picture."""
    here = [player for player, own in enumerate(state.players) if not own.gone]
    far = {state.names[player]: goals.progress(state, player, e.goal) for player in here}
    return WORDS.tell(e, done=[who for who, (have, needed) in far.items() if have >= needed])


def _is_public(goal: str) -> bool:
    return goal in content().goals and content().goals[goal].kind == "public"


FEW_RIVALS = 4
"""With more players than that the end names only the winner's points; all stand on its card."""


def ended_told(e: phases.Ended, state: State, happened: Sequence[Happened]) -> list[str]:
    """Return how it ended, and what brought the winner's points; that others, who had as much at hand as goals were scored,
    were counted later (GAL-G45). Who has scored a public goal has no other one left in the round. Of few players each rival
    who has points has a line with what brought them."""
    points = [item.why for item in happened if isinstance(item, phases.Point)]
    scored = {"meridian", "tomb"} & set(points) or any(isinstance(item, phases.Scored) for item in happened)
    gone = {item.who for item in happened if isinstance(item, phases.Scored) and _is_public(item.goal)}
    others = []
    for player in goals_ahead.winning(state):
        own = state.players[player]
        alone = own.points + len(goals_ahead.held(state, player)) >= enough(state)
        if player != state.winner and (alone or own.name not in gone):
            others.append(own.name)
    tied = _tied(state) if e.winner and e.why == "rounds" else []
    won = WORDS.tell(e, ways=point_sources(state, state.winner) if e.winner else (), tied=tied)
    rivals = [player for player in ending.ranking(state) if player != state.winner and state.players[player].points]
    lines = [
        WORDS("points-of", who=state.names[who], points=state.players[who].points, sources=point_sources(state, who))
        for who in (rivals if e.winner and len(state.names) <= FEW_RIVALS else ())
    ]
    lines[:0] = _turned(state) if e.winner else []
    if e.why != "points" or not scored or not others:
        return [won, *lines]
    return [f"{won} {WORDS('end-counted-first', winner=e.winner, others=others)}", *lines]


def _tied(state: State) -> list[str]:
    """Return what decided between the winner and the best of those with as many points (GAL-G45), [] where points did."""
    (points, planets, goods), *others = (
        ending.rank(state, who) for who in ending.ranking(state) if not state.players[who].gone
    )
    even = [other for other in others if other[0] == points]
    if not even:
        return []
    _, next_planets, next_goods = max(even)
    if planets > next_planets:
        return [WORDS("tied-planets", mine=planets, theirs=next_planets)]
    return [WORDS("tied-goods", mine=goods, theirs=next_goods) if goods > next_goods else WORDS("tied-order")]


def _turned(state: State) -> list[str]:
    """Return that the winner took Meridian from a rival in the last round, where that is so."""
    winner, crown = state.names[state.winner], name_of(MERIDIAN)
    deeds = [deed for deed in state.news if deed.by == winner and deed.did == "took" and deed.of and deed.what == crown]
    held = state.planet_by_id[MERIDIAN].owner == state.winner
    return [WORDS("end-turned", who=winner, planet=crown, before=deeds[-1].of)] if deeds and held else []


def legend_text(state: State, planet: str) -> str:
    """Return what the power of a legendary planet is, after its name, and whether it was used in this round; "" for any
    other."""
    known = next((world for world in content().planets.values() if world.name == planet and world.ability), None)
    used = any(world.name == planet and world.used for world in state.planets)
    return WORDS("legend", planet=planet, power=power_of(known), used=used) if known is not None else ""


def came_of(offer: course.Offered, happened: Sequence[Happened], place: int) -> tuple[int, str]:
    """Return what is told of an offer at a place, with which later event. That it was declined or has lapsed is told in the
    same sentence. Nothing is told where a deal came of it, and the offer alone where nothing has come of it yet."""
    who, partner, gives, gets = offer.who, offer.partner, offer.gives, offer.gets
    for step, e in enumerate(happened[place + 1 :], start=place + 1):
        match e:
            case course.Offered(who=offer.who, partner=offer.partner):
                break
            case course.Dealt(who=offer.who, partner=offer.partner, gives=offer.gives, gets=offer.gets):
                return place, ""
            case course.Declined(who=offer.partner, proposer=offer.who):
                return step, WORDS(
                    "offer-declined", way=trade_way(gives, gets), who=who, partner=partner, gives=gives, gets=gets
                )
            case course.Lapsed(who=offer.who, partner=offer.partner):
                return step, WORDS(
                    "offer-lapsed", way=trade_way(gives, gets), who=who, partner=partner, gives=gives, gets=gets
                )
    return place, told(offer)
