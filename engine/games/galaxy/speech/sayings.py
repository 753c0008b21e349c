"""One sentence for each type of event; what belongs together `story.Story` gathers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened
from engine.core.words import lower

from ..rules.events import course, keeping, ventures
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.lengths import LENGTHS, winning
from ..state.naming import NOTHING, given_words, the_place


def told(e: Happened) -> str:
    """Return the sentence of an event; "" for what needs no word."""
    match e:
        case ventures.Attached():
            return WORDS.tell(e, brings=brings(e.resources, e.influence, e.specialty) or _attached_terms(e.card))
        case keeping.MovedCard():
            way = "both" if e.origin and e.to else "to" if e.to else "from" if e.origin else "none"
            return WORDS.tell(e, way=way, start=_pile(e.origin), end=_pile(e.to))
        case course.Begun() | course.Met() | course.HiddenGoal() | course.OrderCards() | course.Habit() | course.Chosen():
            return _told_of_beginning(e)
        case course.Offered():
            return WORDS.tell(e, way="asks" if _is_nothing(e.gives) else "gift" if _is_nothing(e.gets) else "deal")
        case course.Dealt():
            return WORDS.tell(e, way="gift" if _is_nothing(e.gets) else "asks" if _is_nothing(e.gives) else "deal")
        case course.Scored():
            return WORDS.tell(e, goals=goal_scored(e.goal))
        case course.GoalRevealed():
            return WORDS.tell(e, takes=e.goal)
        case course.Voted():
            return WORDS.tell(e, silent=not e.candidate or not e.influence)
        case course.Ended():
            return _told_of_end(e)
    return _told_of_deed(e)


Beginning = course.Begun | course.Met | course.HiddenGoal | course.OrderCards | course.Habit | course.Chosen


def _told_of_beginning(e: Beginning) -> str:
    """Return what is told as a game begins, and to one seat alone."""
    match e:
        case course.Begun():
            return WORDS.tell(e, points=winning(e.length, len(e.players)), rounds=LENGTHS[e.length].rounds)
        case course.Met():
            return WORDS.tell(e, lore=e.what)
        case course.HiddenGoal():
            return WORDS.tell(e, takes=e.goal)
        case course.OrderCards():
            return WORDS.tell(e, drawn=" ".join(WORDS("drawn-card", card=card, says=card) for card in e.cards))
        case course.Habit():
            return WORDS.tell(e, habit=habit(e.order) or given_words(e.order))
        case course.Chosen(kind="first"):
            return WORDS.tell(e, way="first" if e.choice in content().technologies else "begins", does=e.choice)
        case course.Chosen(choice="none"):
            return WORDS.tell(e, way="public" if e.kind == "public-goal" else "hidden")
    return WORDS.tell(e, way="goal")


def _told_of_deed(e: Happened) -> str:
    """Return what is told of moves, units and cards."""
    match e:
        case course.Sent():
            origins = [course.Leg.read(leg).origin for leg in e.legs]
            return WORDS.tell(e, origins=[origin for origin in origins if origin])
        case course.Paid():
            return WORDS.tell(e, paid=paid_with(e))
        case course.PlacedUnits():
            return WORDS.tell(e, source=e.why, in_space=is_in_space(e.place))
        case course.RemovedUnits():
            by = "all" if not e.place else "relic" if e.why in ("star-lance", "crown-of-fury") else "card"
            return WORDS.tell(e, source=e.why, relic=e.why, by=by)
        case course.Used():
            known = content()
            sort = "relic" if e.item in known.relics else "planet" if e.item in known.planets else "device"
            return WORDS.tell(e, sort=sort, learnt=e.target)
        case course.NothingDone():
            return WORDS.tell(e, card=e.what)
        case course.Answered():
            way = e.chose if e.chose in ("fight", "produce", "land") else "pay" if e.chose else "open"
            return WORDS.tell(e, way="secret" if e.secret else way, units=e.chose)
        case course.Passed():
            return WORDS.tell(e, away="missed" if e.missed else "idle" if e.idle else "here")
    return WORDS.tell(e)


def _told_of_end(e: course.Ended) -> str:
    points = dict(zip(e.names, e.points, strict=True))
    most = points.get(e.winner, 0)
    even = [name for name in points if points[name] == most and name != e.winner]
    return WORDS.tell(e, most=most, even=even if e.winner and e.why != "alone" else ())


def _is_nothing(gives: str) -> bool:
    """Return whether what is given, as events write it, is nothing."""
    return gives in ("", NOTHING)


def is_in_space(place: str) -> bool:
    """Return whether a place is a system by its name, not a planet."""
    where = the_place(place)
    return len(where) == 2 or where.startswith("the ")


def habit(order: str) -> str:
    """Return a standing order in a sentence; "" where there is none of this name (GAL-G46)."""
    return WORDS(f"habit-{order}") if f"habit-{order}" in WORDS.messages() else ""


def paid_with(e: course.Paid) -> tuple[str, ...]:
    """Return what was paid with: planets, then trade goods."""
    planets = [WORDS("home-planet") if planet == f"{e.who}'s home" else planet for planet in e.planets]
    return (*planets, *([WORDS("trade-goods", trade_goods=e.trade_goods)] if e.trade_goods else []))


def goal_marked(goal: str) -> str:
    """Return a goal with its name in bold and what it takes in brackets: "**Learned** (own 3 technologies)"."""
    return WORDS("goal-marked", goal=goal, takes=goal)


def goal_scored(goal: str) -> str:
    """Return a goal that is scored: one that has lain open for all by its name, a hidden one with what it takes, too."""
    known = content().goals.get(goal)
    return WORDS("goal-open", goal=goal) if known is not None and known.kind == "public" else goal_marked(goal)


def brings(resources: int, influence: int, specialty: str) -> Sequence[str]:
    """Return what an attachment brings: "+2 resources", "a green specialty"."""
    said = [WORDS("brings-resources", resources=resources)] if resources else []
    said += [WORDS("brings-influence", influence=influence)] if influence else []
    said += [WORDS("brings-specialty", specialty=specialty)] if specialty else []
    return said


def _attached_terms(card: str) -> str:
    known = content().cards.get(card)
    return lower(known.brief.removeprefix("Attach. ").rstrip(".")) if known is not None else ""


def _pile(pile: str) -> str:
    """Return what a pile is called; where it is none the name itself: a planet, or a player."""
    return WORDS(f"pile-{pile}") if f"pile-{pile}" in WORDS.messages() else pile


def text_of(thing: str) -> str:
    """Return what a technology, an order card or a relic does, after its name; "" for one that is not known."""
    known = content()
    is_known = thing in known.technologies or thing in known.orders or thing in known.relics
    return WORDS("what-it-does", thing=thing, does=thing) if is_known else ""


def legend_text(planet: str) -> str:
    """Return what the power of a legendary planet is, after its name; "" for any other."""
    known = next((world for world in content().planets.values() if world.name == planet and world.ability), None)
    return WORDS("legend", planet=planet, power=lower(known.ability.rstrip("."))) if known is not None else ""
