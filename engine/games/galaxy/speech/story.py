"""What happened, in one or two sentences: what belongs together in one, dice in small print, what is secret at the end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Event
from engine.core.grammar import Noun

from ..rules.events import EVENTS, course, phases, ventures
from ..rules.events.notation import Leg, is_in_space
from ..state.catalogue import WORDS, name_of
from ..state.content import PHANTOM
from ..state.lengths import enough
from ..state.naming import card_name, read_force, written_force
from ..state.state import MOST_SHIPS, NONE
from ..state.view import View
from .event_sorts import OWN, QUIET
from .gathering import dice_words, gained_from
from .goal_progress import revealed
from .sayings import (
    briefly,
    brings_of,
    came_of,
    ended_told,
    goal_told,
    kept_for,
    legend_text,
    relic_does,
    scored_told,
    text_of,
    told,
)
from .telling import FEW_RELICS, NOTES, TELLINGS, Story
from .voting import vote_told
from .words import card_text, sum_words, things

DEVICES_KEPT = (1, 2)
"""With so many devices it is said in small print what they are good for."""

RELIC_FOUND = {ventures.FragmentsPurged, ventures.Explored, course.Used, course.Played}
"""What else brings a relic."""

NOTES.add(ventures.TokenPlaced, lambda e, _: WORDS(f"token-{e.what}") if e.what != "frontier" else "")


@TELLINGS.of(ventures.Relic)
def _relic(e: ventures.Relic, story: Story, _: int) -> None:
    """Tell what a relic does first, what else it does can be looked up; in small print how many are left, where these are
    few. Where the seal of Meridian is broken, another has one for the fewest points: what it does can be looked up."""
    broken = [other.who for other in story.happened if isinstance(other, ventures.SealBroken)]
    if not story.types & RELIC_FOUND:
        # That the seal was broken may be told apart, as a deed of the turn before.
        broken += [deed.by for deed in story.view.state.news if deed.did == "broke"]
    seal = next(iter(broken), e.who)
    does = relic_does(e.relic) if seal == e.who else ""
    story.say(e, "" if seal == e.who else WORDS("relic-for-fewest", who=e.who, relic=e.relic))
    story.stop(*([f"{does}."] if does else []))
    story.note(WORDS("relics-left", left=e.left) if e.left < FEW_RELICS else "")


@TELLINGS.of(ventures.SealBroken)
def _seal_broken(e: ventures.SealBroken, story: Story, _: int) -> None:
    """Tell who broke the seal of Meridian where its point does not say so."""
    sealed = any(point.why == "seal" for _, point in story.all_of(phases.Point))
    story.stop(*([] if sealed else [told(e)]))


TELLINGS.add(phases.ReadiedAll, lambda e, story, _: story.say(e) if story.view.state.round == 1 else None)


@TELLINGS.of(phases.Ended)
def _ended(e: phases.Ended, story: Story, _: int) -> None:
    """Tell how it ended before all else."""
    story.scored[:0] = ended_told(e, story.view.state, story.happened)


NOTES.add(course.TookOrder, lambda e, _: text_of(e.card))
NOTES.add(ventures.Bombarded, lambda e, _: WORDS("dice-rolled", who=e.who, dice=dice_words(e)))
NOTES.add(ventures.Phantom, lambda e, story: "" if story.at_desk else legend_text(story.view.state, card_name(PHANTOM)))


@TELLINGS.of(ventures.Fragment)
def _fragment(e: ventures.Fragment, story: Story, _: int) -> None:
    """Tell of a fragment, unless its card has just been told of and it is the first of its kind."""
    if story.at_desk or e.count != 1 or ventures.Explored not in story.types:
        story.say(e)
    story.note("" if story.at_desk else kept_for(e, story.view.state))


NOTES.add(ventures.Device, lambda e, story: "" if story.at_desk or e.count not in DEVICES_KEPT else WORDS("device-kept"))


@TELLINGS.of(course.Offered)
def _offered(e: course.Offered, story: Story, place: int) -> None:
    """Tell of an offer with what came of it, where that is told too; of one that was agreed to only the deal."""
    step, said = came_of(e, story.happened, place)
    story.told.add(step)
    story.stop(*filter(None, [said]))


# Cards, and what is found.


@TELLINGS.of(ventures.Explored)
def _explored(e: ventures.Explored, story: Story, place: int) -> None:
    """Tell of a card: with the planet that was gained for it. What it says stands on its picture; a desk has none."""
    before = [other for other in story.happened[:place] if not isinstance(other, (*QUIET, *OWN))][-1:]
    terms = card_text(e.card) if story.at_desk and not story.is_told(place, e.card) else ""
    if story.said and any(isinstance(other, ventures.Gained) and other.planet == e.place for other in before):
        story.said.append(WORDS("explores-it", said=story.said.pop().removesuffix("."), card=e.card))
        story.said += [terms] if terms else []
    else:
        story.said.append(WORDS.tell(e, terms=Noun(terms)))
    story.note_left(e.deck, e.left)


@TELLINGS.of(ventures.Attached)
def _attached(e: ventures.Attached, story: Story, _: int) -> None:
    """Tell what a card brings its planet behind the name of the card, where it was just explored there."""
    brings, explored = brings_of(e), f"**{card_name(e.card)}**."
    if brings and not story.at_desk and story.said and story.said[-1].endswith(explored):
        story.said[-1] = WORDS("attached-there", said=story.said[-1].removesuffix("."), brings=brings)
    else:
        story.say(e)


@TELLINGS.of(course.Technology)
def _technology(e: course.Technology, story: Story, place: int) -> None:
    """Tell of a technology, and what it does where it is new and no button said so; those that all begin with in one
    sentence, without that."""
    holders = sum(player.knows(e.technology) for player in story.view.state.players)
    if e.how != "first":
        story.say(e)
        story.note(briefly(e.technology) if holders < 2 and e.how != "researched" else "")
        return
    parts: list[str] = []
    for step, other in story.all_of(course.Technology, place):
        if other.how == "first":
            who, technology = other.who, other.technology
            first = WORDS("begins-with-first", who=who, technology=technology)
            parts.append(WORDS("begins-with-next", who=who, technology=technology) if parts else first)
            story.told.add(step)
    # As the game begins each reads their own, and a sheet tells those of others.
    story.stop(*([] if course.Begun in story.types else [WORDS("begin-with", parts=parts)]))


@TELLINGS.of(course.Faction)
def _faction(e: course.Faction, story: Story, place: int) -> None:
    """Tell in one sentence which faction each of them plays."""
    found = list(story.all_of(course.Faction, place))
    story.told.update(step for step, _ in found)
    plays = [WORDS("plays-faction", who=other.who, faction=other.faction) for _, other in found]
    story.said.append(WORDS("play-factions", parts=plays))
    story.note(WORDS("faction-look"))


# What is done with cards and units.


@TELLINGS.of(ventures.Command)
def _command(e: ventures.Command, story: Story, place: int) -> None:
    """Tell of command tokens that a player gains one after the other for one pool at once."""
    found = story.row(e, place, lambda other: (other.who, other.pool) == (e.who, e.pool))
    story.say(replace(e, count=sum(other.count for other in found)))


def _played(e: course.Played | course.Used, story: Story, _: int) -> None:
    """Tell what something was used on, as it is called."""
    story.say(replace(e, target=things(story.view.state, e.target)))


TELLINGS.add(course.Played, _played)
TELLINGS.add(course.Used, _played)


@TELLINGS.of(course.Moved)
def _moved(e: course.Moved, story: Story, place: int) -> None:
    """Tell who arrives, from several systems what in all, unless what they take or explore there is told next; under the
    seal what the first landing costs."""
    if not story.at_desk and _is_told_by_next(e, story, place):
        return
    total = sum((read_force(Leg.read(leg).units) or NONE for leg in e.legs), NONE)
    story.say(replace(e, legs=(written_force(total),)) if len(e.legs) > 1 and total else e)
    systems = story.view.state.systems
    full = any(system.id == e.system and any(fleet.ships == MOST_SHIPS for fleet in system.fleets) for system in systems)
    story.note(WORDS("fleet-is-full", most=MOST_SHIPS) if full else "")
    sealed = any(system.seal and system.id == e.system for system in systems)
    unlanded = course.TurnOver in story.types and ventures.Landed not in story.types
    # Who can land reads the price on the button.
    story.note(WORDS("landing-price-nobody") if sealed and unlanded and ventures.Battle not in story.types else "")


def _is_told_by_next(e: course.Moved, story: Story, place: int) -> bool:
    """Return whether the next thing told of a player's ships is a free planet that they take, or a frontier."""
    passed = (*QUIET, ventures.Landed, course.Paid)
    following = next((other for other in story.happened[place + 1 :] if not isinstance(other, passed)), None)
    match following:
        case ventures.Gained(who=who, before=""):
            return who == e.who
        case ventures.Explored(who=who, token=token):
            return who == e.who and token
    return False


@TELLINGS.of(course.PlacedUnits)
def _placed_units(first: course.PlacedUnits, story: Story, place: int) -> None:
    """Tell of all units that are put somewhere at once, for the same reason."""
    parts = []
    for step, e in enumerate(story.happened[place:], start=place):
        if not isinstance(e, course.PlacedUnits) or (e.who, e.why) != (first.who, first.why):
            break
        parts.append(WORDS("placed-part", units=e.units, place=e.place, in_space=is_in_space(e.place)))
        story.told.add(step)
    story.say(first, WORDS("placed-all", who=first.who, parts=parts, source=story.source(first.why)))


@TELLINGS.of(course.Paid)
def _paid(e: course.Paid, story: Story, _: int) -> None:
    """Tell what was paid with where nothing else is told: the button said it beforehand, and the map shows it."""
    if not story.types - {course.Paid, *QUIET}:
        story.say(e)


@TELLINGS.of(course.DrewOrders)
def _drew_orders(first: course.DrewOrders, story: Story, place: int) -> None:
    """Tell of all who draw as many order cards."""
    drew = []
    for step, e in enumerate(story.happened[place:], start=place):
        if not isinstance(e, (course.DrewOrders, ventures.Reshuffled, *OWN, course.DiscardedOrder)):
            break
        if isinstance(e, course.DrewOrders) and e.count == first.count:
            drew.append(e)
            story.told.add(step)
    if story.view.state.phase in ("status", "council") and story.view.state.round > 1:
        return
    if len(drew) == 1:
        story.say(first)
    else:
        names = [e.who for e in drew]
        everybody = len(names) == story.rivals()
        count = first.count
        said = WORDS("draw-orders", names=names, count=count)
        story.said.append(WORDS("everybody-draws-orders", count=count) if everybody else said)
    story.note_left("orders", drew[-1].left)


@TELLINGS.of(course.DrewGoal)
def _drew_goal(e: course.DrewGoal, story: Story, _: int) -> None:
    """Tell who draws a hidden goal; of all who keep one in one sentence. As the game begins everybody is told theirs."""
    if course.Begun in story.types:
        return
    if not e.kept or not story.has_many(e):
        story.say(e)
        return
    kept = [(step, other.who) for step, other in story.all_of(course.DrewGoal) if other.kept]
    story.told.update(step for step, _ in kept)
    names = [who for _, who in kept]
    everybody = len(names) == story.rivals()
    story.said.append(WORDS("everybody-draws-goals") if everybody else WORDS("draw-goals", names=names))


# Combat and planets.


@TELLINGS.of(ventures.Landed)
def _landed(first: ventures.Landed, story: Story, place: int) -> None:
    """Tell of all that lands at once; but not where a planet is gained by it, or an attack is told, which says the same."""
    gained = {e.planet for _, e in story.all_of(ventures.Gained, place) if e.who == first.who}
    gained |= {e.place for _, e in story.all_of(ventures.BattleOver, place) if e.ground and e.loser == first.who}
    gained |= {e.place for _, e in story.all_of(ventures.Battle, place) if e.ground and e.attacker == first.who}
    parts = []
    for step, e in enumerate(story.happened[place:], start=place):
        if not isinstance(e, ventures.Landed) or e.who != first.who:
            break
        if e.planet not in gained:
            parts.append(WORDS("landed-part", units=e.units, planet=e.planet))
        story.told.add(step)
    if parts:
        story.stop(WORDS("land-all", who=first.who, parts=parts))


@TELLINGS.of(ventures.Gained)
def _gained(e: ventures.Gained, story: Story, place: int) -> None:
    """Tell of a planet, and of its power; of one taken instead of who holds it after the combat, of one just sold not. Free
    ones that are taken one after the other share a sentence."""
    if not e.before:
        row = story.row(e, place, lambda other: other.who == e.who and not other.before)
        story.say(e, WORDS("gained-all", who=e.who, planets=[item.planet for item in row]) if len(row) > 1 else "")
        used = any(name_of(other.item) == e.planet for _, other in story.all_of(course.Used))
        powers = [] if story.at_desk or used else [legend_text(story.view.state, item.planet) for item in row]
        story.note(*powers)
        return
    if course.Dealt not in story.types:
        held = WORDS("battle-held", who=e.who, place=e.planet, ground=True, loser="", stays=())
        lost = [other.units for _, other in story.all_of(ventures.Lost) if (other.who, other.place) == (e.before, e.planet)]
        if held in story.said:
            story.said[story.said.index(held)] = told(e)
        elif not lost or not _is_told(story, e, sum_words(lost)):
            story.say(e)
    story.note(legend_text(story.view.state, e.planet))


def _is_told(story: Story, e: ventures.Gained, lost: str) -> bool:
    """Return whether a combat for a planet has told that it was taken, with what was lost on it."""
    return any(gained_from(e.who, e.planet, e.before, lost, last=last) in story.said for last in (False, True))


def _freed(first: ventures.Freed | ventures.DockDestroyed, story: Story, place: int) -> None:
    """Tell of all planets that one player loses in one sentence, or of all docks."""
    if not story.has_many(first):
        story.say(first)
        return
    alike = {step: e.planet for step, e in story.all_of(type(first), place) if e.owner == first.owner}
    story.told.update(alike)
    planets = tuple(alike.values())
    if isinstance(first, ventures.Freed):
        story.said.append(WORDS("all-freed", planets=planets))
    else:
        story.said.append(WORDS("docks-destroyed", owner=first.owner, planets=planets))


TELLINGS.add(ventures.Freed, _freed)
TELLINGS.add(ventures.DockDestroyed, _freed)


# The status phase, the council and the end.


@TELLINGS.of(course.Passed)
def _passed(first: course.Passed, story: Story, place: int) -> None:
    """Tell of all who pass one after the other, with nothing left to do, in one sentence."""
    row = story.row(first, place, lambda e: first.idle and e.idle)
    if len(row) == 1:
        story.say(first)
    else:
        story.stop(WORDS("pass-together", names=[e.who for e in row]))


@TELLINGS.of(phases.Scored)
def _scored(_: phases.Scored, story: Story, place: int) -> None:
    """Tell of all that a player scores one after the other in one sentence, or of all who score the same."""
    steps, said = scored_told(story.happened, place, story.view.state)
    story.told |= steps
    story.scored.append(said)


@TELLINGS.of(phases.Point)
def _point(e: phases.Point, story: Story, _: int) -> None:
    """Tell of a point where it came about; those of a status phase beside the goals."""
    tell = story.scored.append if e.why == "meridian" else story.stop
    tell(WORDS.tell(e, enough=enough(story.view.state)))


@TELLINGS.of(phases.Pools)
def _pools(e: phases.Pools, story: Story, _: int) -> None:
    """Tell how command tokens are divided: of everybody together, where more is told."""
    if story.types - {phases.Pools}:
        story.pools.append(f"{e.who} {e.tactic}+{e.strategy}")
    else:
        story.say(e)


@TELLINGS.of(phases.GoalRevealed)
def _goal_revealed(e: phases.GoalRevealed, story: Story, _: int) -> None:
    """Tell of a goal, what it takes and how far all are; of several briefly what each counts."""
    if not story.has_many(e):
        story.say(e, goal_told(e, story.view.state))
        return
    goals = list(story.all_of(phases.GoalRevealed))
    story.told.update(step for step, _ in goals)
    story.said.append(revealed(story.view.state, [other.goal for _, other in goals]))


@TELLINGS.of(phases.Voted)
def _voted(e: phases.Voted, story: Story, place: int) -> None:
    """Tell all votes in one sentence, in small print beside who is speaker; where no player votes, that is told with it."""
    found = dict(story.all_of(phases.Voted, place))
    story.told.update(found)
    cast = [vote_told(story.view.state, vote) for vote in found.values() if vote.influence]
    silent = [vote.who for vote in found.values() if not vote.influence]
    elected = [speaker for _, speaker in story.all_of(phases.Speaker)]
    unvoted = any(not speaker.votes for speaker in elected)
    votes = WORDS("votes-cast", votes=cast) if cast else ""
    story.stop(*([votes] if votes and not elected else []))
    story.stop(*([] if unvoted or not silent else [WORDS("vote-nothing", names=silent)]))


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of the events that this view's seat may know."""
    return Story(view, EVENTS.known(events, view.seat)).text()
