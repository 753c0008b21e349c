"""One sentence for each type of event; what belongs together `story.Story` gathers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened
from engine.core.grammar import Noun
from engine.core.words import lower, sentences

from ..rules import goals_ahead
from ..rules.events import course, phases, ventures
from ..rules.events.notation import trade_way
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.lengths import LENGTHS, winning
from ..state.state import State
from .words import card_text, power_of

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
            return WORDS.tell(e, brings=_brings(e) or _attached_terms(e.card))
        case course.Begun():
            return WORDS.tell(e, points=winning(e.length, len(e.players)), rounds=LENGTHS[e.length].rounds)
        case course.OrderCards():
            return WORDS.tell(e, drawn=" ".join(WORDS("drawn-card", card=card, says=card) for card in e.cards))
    return WORDS.tell(e)


def _brings(e: ventures.Attached) -> Sequence[str]:
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


def seal_told(e: ventures.SealBroken, state: State) -> str:
    """Return who breaks the seal of Meridian, and for whom the relics under it are, where there are several (GAL-G90)."""
    if LENGTHS[state.length].relics < 2:
        return told(e)
    return WORDS("seal-broken-for", who=e.who)


def ended_told(e: phases.Ended, state: State, happened: Sequence[Happened]) -> str:
    """Return how it ended; that others, who had as much at hand as goals were scored, were counted later (GAL-G45)."""
    points = [item.why for item in happened if isinstance(item, phases.Point)]
    scored = {"meridian", "tomb"} & set(points) or any(isinstance(item, phases.Scored) for item in happened)
    others = [state.players[player].name for player in goals_ahead.winning(state) if player != state.winner]
    if e.why != "points" or not scored or not others:
        return told(e)
    return f"{told(e)} {WORDS('end-counted-first', winner=e.winner, others=others)}"


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
