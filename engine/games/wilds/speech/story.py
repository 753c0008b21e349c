"""What happened, told in one or two sentences: like events gathered into one, dice and the timer in small print."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.events import ByType
from engine.core.game import Event
from engine.core.languages import SOURCE, speaking, spoken
from engine.core.words import lower, sentence

from ..rules.events import HAPPENINGS, deciding, finding, happening, meeting, travelling
from ..rules.finding.challenge import CLOSE, is_close
from ..rules.trials import difficulty
from ..state.bearings import goal_place
from ..state.catalogue import WORDS
from ..state.naming import here_name, inside, whereabouts
from ..state.view import View
from . import event_sayings, questions
from .choices import wish
from .decision_sayings import decision, gone
from .gathering import Story, in_sentences
from .hardships import OPEN_CAMP, TOLL
from .journey_offers import ON_THE_WAY, halted
from .words import amount, opening, order_words, remainder, saying, shift_words, treasure

TELLINGS = ByType[[Story, int], None]()
"""What is told of an event by what came before and after it; of all others their message is enough."""

# The party and its decisions.


@TELLINGS.of(deciding.Character)
def _character(e: deciding.Character, story: Story, _: int) -> None:
    was = next((member.kind for member in story.state.members if member.name == e.who), "") if e.kind == "kept" else ""
    story.say(WORDS.tell(e, archetype=was if e.kind == "kept" else e.kind, about=event_sayings.skilled_at(e)))


@TELLINGS.of(deciding.Shifted)
def _shifted(e: deciding.Shifted, story: Story, _: int) -> None:
    was, now = set(e.was.split("+")), set(e.now.split("+"))
    gained, lost = (tuple(map(lower, shift_words(e.what, these))) for these in (now - was, was - now))
    story.say(WORDS.tell(e, gained=gained, lost=lost))


@TELLINGS.of(deciding.Order)
def _order(e: deciding.Order, story: Story, _: int) -> None:
    story.say(WORDS.tell(e, said=order_words(e.order)))


@TELLINGS.of(deciding.Role)
def _role(e: deciding.Role, story: Story, place: int) -> None:
    """Tell only who holds a role in the end, where it changes hands more than once in this post."""
    if not any(isinstance(after, deciding.Role) and after.role == e.role for after in story.happened[place + 1 :]):
        story.say(WORDS.tell(e))


@TELLINGS.of(deciding.Used)
def _used(e: deciding.Used, story: Story, place: int) -> None:
    """Tell a thing that is mended several times in one sentence, with how often."""
    times = story.happened.count(e) if e.what == "mend" else 1
    if times == 1 or e not in story.happened[:place]:
        story.say(WORDS.tell(e, times=times))


@TELLINGS.of(deciding.Proposed)
def _proposed(e: deciding.Proposed, story: Story, _: int) -> None:
    if not story.has(deciding.Decided):
        story.say(WORDS.tell(e, wish=wish(story.state, e.text)))


@TELLINGS.of(deciding.Decided)
def _decided(e: deciding.Decided, story: Story, _: int) -> None:
    story.decided = decision(story, e.text, e.how, wish)
    if story.state.rules.decide == "vote" and (e.others or e.how in ("first", "most", "leader")):
        state = story.state
        then = replace(state, here=state.before) if state.before and story.has(travelling.Arrived) else state
        wished = [gone(story, text) or wish(then, text) for text in (e.text, *e.wanted)]
        others = [f"{who}: {wanted}" for who, wanted in zip(e.others, wished[1:], strict=True)]
        leader = state.members[state.leader].name
        story.small.add(WORDS("vote-told", how=e.how, who=leader, votes=e.votes, wish=wished[0], others=others))


@TELLINGS.of(deciding.SetOut)
def _set_out(e: deciding.SetOut, story: Story, _: int) -> None:
    """Tell that the party sets out, unless the post begins with the region. The map says who rolls for what."""
    if not story.has(deciding.Begun):
        story.say(WORDS.tell(e))


# The clock and the way.


@TELLINGS.of(travelling.Night)
def _night(e: travelling.Night, story: Story, _: int) -> None:
    """Tell of a night without sleep, unless the late camp that comes of it does."""
    if not story.has(happening.Camp):
        story.say(WORDS.tell(e))


@TELLINGS.of(travelling.Arrived)
def _arrived(e: travelling.Arrived, story: Story, place: int) -> None:
    """Tell of an arrival, and of a new place more; where the party dodged an encounter, that tells of it in its order."""
    if e.how == "retreat" and any(isinstance(after, happening.Avoided) for after in story.happened[place:]):
        return
    if e.how in ON_THE_WAY and (not e.seen or e.how == "back") and story.goes_on(place):
        story.legs += [WORDS("journey-leg", at=e.at, terrain=e.terrain)] if whereabouts(e.at) != "path" else []
        return
    if story.legs:
        story.say(WORDS("journey-by", legs=tuple(story.legs)))
        story.legs = []
    event_sayings.arrives(e, story, place)
    if seen := event_sayings.sees_the_goal(e, story):
        story.reached = seen
    story.say(event_sayings.clue_ends(e, story))
    state = story.state
    was, now = difficulty(replace(state, here=state.before or state.here)), difficulty(state)
    story.small.ground = WORDS("ground-harder", was=was, now=now) if was != now else ""
    if state.trail.count(state.here.at) > 1 or state.here.to or e.how in ("back", "fled", "retreat"):
        return
    if story.has(happening.Camp) or story.reached:
        return
    here = state.region.place_by_id.get(state.here.at)
    if here is not None and here.text:
        story.say(opening(here.text))
    elif not e.seen and not any(map(story.has, event_sayings.TOLD_THERE)):
        story.say(story.ambience("arrive", e.terrain))


@TELLINGS.of(travelling.SiteSeen)
def _site_seen(e: travelling.SiteSeen, story: Story, place: int) -> None:
    """Tell of a site; of one that an arrival has just named, only what is to be seen there. Where the party sets out, the
    map shows it, and a button names it."""
    arrivals = (before for before in story.happened[:place] if isinstance(before, travelling.Arrived))
    listed_before = e.how == "seen" and any(e.name in arrival.seen for arrival in arrivals)
    text = event_sayings.seen(e, story)
    if not text and e.how == "seen" and story.has(deciding.SetOut):
        return
    e = replace(e, text=text)
    here = e.how == "goal" and inside(here_name(story.state)) == e.at
    is_told = listed_before or here or (e.how == "goal" and story.knows_the_last_hex())
    story.say(sentence(WORDS.text(e.text)) if is_told else WORDS.tell(e))


@TELLINGS.of(travelling.Rumour)
def _rumour(e: travelling.Rumour, story: Story, place: int) -> None:
    """Note what was heard of, unless the map shows it: a landmark as the party sets out, walks over hexes or comes back."""
    state = story.state
    is_back = state.region.format == "hex" or state.trail.count(state.here.at) > 1
    if e.how != "landmark" or not ((is_back and story.has(travelling.Arrived, place)) or story.has(deciding.Begun)):
        story.hear(e)


@TELLINGS.of(travelling.Rim)
def _rim(e: travelling.Rim, story: Story, _: int) -> None:
    """Leave to the map where the region ends, where a bonus showed it beside ground."""
    if not (story.has(travelling.Bonus) and story.has(travelling.Terrain)):
        story.say(WORDS.tell(e))


@TELLINGS.of(travelling.NothingLeft)
def _nothing_left(e: travelling.NothingLeft, story: Story, place: int) -> None:
    if not story.has(travelling.Rim, place):
        story.say(WORDS.tell(e))


@TELLINGS.of(travelling.Spotted)
def _spotted(e: travelling.Spotted, story: Story, _: int) -> None:
    """Tell whether a place has a site; whether there is one here the map shows."""
    if e.at == inside(here_name(story.state)):
        return
    story.say(WORDS.tell(e))


@TELLINGS.of(travelling.Bonus)
def _bonus(e: travelling.Bonus, story: Story, place: int) -> None:
    # Beside a dilemma there is no room for what only the next search or danger wants.
    if e.bonus in ("keen", "avoid") and (story.goes_on(place) or story.has(happening.Crossing)):
        return
    # That a search is likelier its button shows.
    if e.bonus in ("efficient", "keen") and story.has(travelling.Arrived):
        return
    story.picked = WORDS("bonus-picked", who=e.who, picked=lower(WORDS("bonus-name", bonus=e.bonus)))
    story.say(WORDS.tell(e))


@TELLINGS.of(travelling.Scouted)
def _scouted(e: travelling.Scouted, story: Story, _: int) -> None:
    saw = [WORDS(f"scouted-site-{e.site}")] if e.site else []
    saw += [WORDS(f"scouted-creatures-{e.creatures}")] if e.creatures else []
    saw += [WORDS("scouted-hidden", tns=e.tns)] if e.tns or e.result == "critical" else []
    story.say(WORDS.tell(e, saw=saw))


# What is found.


@TELLINGS.of(finding.Searched)
def _searched(e: finding.Searched, story: Story, place: int) -> None:
    """Tell of a search, unless what it found or ruled out is told with who did; of one that comes nearer, both."""
    found = any(isinstance(after, travelling.SiteSeen) and after.how == "searched" for after in story.happened[place:])
    nearer = story.nearer_by_search(place) if e.result == "nothing" else None
    if nearer is not None and not story.rules_out(place):
        before, after, doubly = nearer.before, nearer.after, story.counts_double(nearer)
        hunt = story.knows_the_last_hex()
        story.say(WORDS("searched-nearer", who=e.who, at=e.at, before=before, after=after, doubly=doubly, hunt=hunt))
    elif nearer is None and (e.result != "found" or not found):
        story.say(WORDS.tell(e, thorough=e.total >= difficulty(story.state)))
    if short := story.short_of_the_goal(place):
        story.say(WORDS("searched-short", total=short, tn=difficulty(story.state)))


@TELLINGS.of(finding.Snag)
def _snag(e: finding.Snag, story: Story, place: int) -> None:
    """Tell what is the matter with a find, unless its guards come next."""
    if e.what != "guardian" or not any(isinstance(after, meeting.Met) for after in story.happened[place:]):
        story.say(WORDS.tell(e))


@TELLINGS.of(finding.Challenge)
def _challenge(e: finding.Challenge, story: Story, place: int) -> None:
    """Tell how far the goal is, unless the search that did it does, or the last hex of a hunt is told; and from when on it
    takes more than searching."""
    here = e.why == "arrival" and not e.after
    if not (here or story.is_told_with_its_search(e, place) or story.knows_the_last_hex() or story.rules_out(place)):
        story.say_first(WORDS.tell(e, doubly=story.counts_double(e)))
    goal = story.state.region.goal
    if is_close(story.state) and goal is not None and e.before * CLOSE > goal.die:
        story.say(WORDS("challenge-close"))


@TELLINGS.of(finding.Goal)
def _goal(e: finding.Goal, story: Story, place: int) -> None:
    """Tell what became of the goal in a line of its own, before all else. Its loss comes last, and where it lies after the
    arrival that showed it. Of how it is reached the first is told, the rest at the end."""
    looked, opens = story.goal_looks(), story.goal_opens()
    if e.what == "lost":
        story.say_anew(event_sayings.goal_lost(e, story))
        return
    e = replace(e, text=opening(e.text, sentences=1)) if e.what == "reached" else e
    if e.what == "located" and goal_place(story.state) == story.state.here.at:
        e = replace(e, what="found")
    sure = story.knows_the_last_hex()
    if sure or e.what != "located" or e.text or looked.left > 1 or not story.has(travelling.SiteSeen):
        at, named = inside(story.goal_place()[0]), story.goal_name()
        moved = story.has(travelling.Arrived) and goal_place(story.state) != story.state.here.at
        done, needed, doubles = looked.done, looked.needed, looked.doubles
        told = WORDS.tell(
            e, done=done, needed=needed, doubles=doubles, opens=opens, at=at, sure=sure, moved=moved, named=named
        )
        if e.what == "located" and (sure or story.has(travelling.Arrived, place)):
            story.say_anew(told)
        else:
            story.reached = told


@TELLINGS.of(travelling.Bearing)
def _bearing(e: travelling.Bearing, story: Story, place: int) -> None:
    """Tell which way the goal lies; beside a clue, that this is the goal itself. As the party sets out over hexes the map
    shows it, and a button says so."""
    if story.has(deciding.Begun) and story.state.region.format == "hex":
        return
    story.say(WORDS.tell(e, clued=story.has(finding.Tracked, place) or story.has(finding.Clue, place)))


@TELLINGS.of(finding.Tracked)
def _tracked(e: finding.Tracked, story: Story, _: int) -> None:
    story.say(WORDS.tell(replace(e, far="0") if e.direction == here_name(story.state) else e))


def _reaches_goal(story: Story) -> bool:
    return any(isinstance(e, finding.Goal) and e.what == "reached" for e in story.happened)


@TELLINGS.of(finding.Investigated)
def _investigated(e: finding.Investigated, story: Story, place: int) -> None:
    """Tell of a look; of one that reaches the goal, which has words of its own, only how it begins, and that first."""
    text = (
        opening(e.text, sentences=1) if _reaches_goal(story) else "" if event_sayings.is_asked_again(e, story) else e.text
    )
    went_well = e.result not in ("blunder", "failure")
    if went_well and not text and event_sayings.gathers(e, story, place):
        return
    idle = went_well and not e.text and story.is_idle(place) and not story.takes_several(e.name)
    told = event_sayings.studied_in_a_way(e, text, story, place) or WORDS.tell(replace(e, text=text), idle=idle)
    if _reaches_goal(story):
        story.look = told
    elif told and event_sayings.is_in_a_way(e, story):
        story.say_first(told)
    else:
        story.say(told)
    if went_well and not event_sayings.is_asked_again(e, story) and (boon := event_sayings.helps_from_now_on(e, story)):
        story.say_first(boon)
    if e.result == "blunder":
        story.say(WORDS("looks-set-back") if story.is_dungeon(e.name) else "")
    if not went_well and e.name != story.goal_name():
        story.say(story.looks_needed(e.name, stay=e.result == "failure"))


@TELLINGS.of(finding.Discovery)
def _discovery(e: finding.Discovery, story: Story, _: int) -> None:
    """Tell what a find turned out to be, and how many looks into it that takes from now on."""
    story.say(WORDS.tell(e))
    story.say(story.looks_needed(e.name))


@TELLINGS.of(finding.Looked)
def _looked(e: finding.Looked, story: Story, _: int) -> None:
    """Tell of a dungeon what the look came upon, and how far it went."""
    if event_sayings.is_told_with_its_look(e, story):
        return
    if story.is_dungeon(e.name):
        story.say(saying("deeper", e.done + len(e.name)))
    story.say(event_sayings.looked(e, story))


@TELLINGS.of(finding.Settled)
def _settled(e: finding.Settled, story: Story, _: int) -> None:
    """Tell that a place is done with, unless the look that did it is told, or it was what the party came for."""
    looked = any(isinstance(other, finding.Investigated) and other.name == e.name for other in story.happened)
    told = (looked and e.what != "opened") or (_reaches_goal(story) and e.name == story.goal_name())
    story.say("" if told else WORDS.tell(e))


@TELLINGS.of(finding.Treasure)
def _treasure(e: finding.Treasure, story: Story, place: int) -> None:
    """Tell of a treasure, once it is brought in where that is told too."""
    after = story.happened[place + 1 :]
    if not any(isinstance(item, finding.Treasure) and item.row == e.row and e.note == "harvest" for item in after):
        story.say(treasure(e))
    story.found += [item.split()[0] for item in e.items]


@TELLINGS.of(finding.Gathered)
def _gathered(e: finding.Gathered, story: Story, place: int) -> None:
    if not any(isinstance(before, finding.Foraged) and before.who == e.who for before in story.happened[:place]):
        story.say(WORDS.tell(e))
    story.found.append(e.what)


# What comes about.


@TELLINGS.of(happening.Shift)
def _shift(e: happening.Shift, story: Story, place: int) -> None:
    """Tell how the land shifts, unless the way that it blocks is told."""
    if not any(isinstance(after, travelling.Blocked) for after in story.happened[place:]):
        story.say(WORDS.tell(e))


@TELLINGS.of(happening.Tired)
def _tired(e: happening.Tired, story: Story, place: int) -> None:
    """Gather who is tired, and from what unless the camp that lies open has just been told."""
    story.toll.take(replace(e, why=OPEN_CAMP) if e.why == "exposed" and story.has(happening.Camp, place) else e)


# Who is met, the game master, and the end.


@TELLINGS.of(meeting.Met)
def _met(e: meeting.Met, story: Story, place: int) -> None:
    """Tell who is there; what a threat has just told is not told twice."""
    if any(isinstance(before, meeting.Threat) and before.text == e.text for before in story.happened[:place]):
        e = replace(e, text="")
    story.say(WORDS.tell(e))
    if not e.text and e.how != "guardian":
        story.say(saying(f"mood.{e.disposition}", story.beat() + len(e.name)))


@TELLINGS.of(meeting.Away)
def _away(e: meeting.Away, story: Story, place: int) -> None:
    if e.how == "withdraw" and story.has(travelling.Arrived, place):
        return
    story.say(WORDS.tell(replace(e, at="") if story.has(travelling.Arrived, place) else e))


@TELLINGS.of(meeting.Approach)
def _approach(e: meeting.Approach, story: Story, place: int) -> None:
    """Tell what the party does about those met, unless where that brings it, or how it went, says the same."""
    after = story.happened[place:]
    if e.what == "talk" and (said := event_sayings.talked(e, story)):
        story.say_first(said)
    elif e.what not in ("withdraw", "flee") or not any(isinstance(event, meeting.Away) for event in after):
        story.say(WORDS.tell(e))


ATTEMPTS = ("talk", "slip")
"""What one member attempts for all, with nothing to show for it where it fails."""


@TELLINGS.of(deciding.Rolled)
def _rolled(e: deciding.Rolled, story: Story, place: int) -> None:
    """Put a roll in small print; tell that an attempt at those met failed, unless it is thrown again or may be."""
    story.small.roll(e)
    if story.saves_resolve(e) and e.who not in story.saved:
        story.saved.append(e.who)
    again = any(isinstance(after, deciding.Rolled) and after.again for after in story.happened[place + 1 :])
    if (
        e.purpose in ATTEMPTS
        and e.result in ("failure", "blunder")
        and not again
        and questions.resolving(story.state) is None
    ):
        story.say(WORDS("approach-failed", what=e.purpose))


@TELLINGS.of(meeting.Suggestion)
def _suggestion(e: meeting.Suggestion, story: Story, _: int) -> None:
    """Tell that the party may move on; that its goal is reached says the line above the controls, and the question asks."""
    if e.what != "goal" or story.state.goal != "done":
        story.say(WORDS.tell(e))


@TELLINGS.of(meeting.Ended)
def _ended(e: meeting.Ended, story: Story, _: int) -> None:
    """Tell the end before all else, with what is left to tell of how the goal was reached, or what the region says at
    parting."""
    fate = "found" if e.goal == "open" and story.is_located() else e.goal
    place, never = story.goal_place()
    report = WORDS.tell(e, named=story.goal_name(), fate=fate, place=place, never=never, short=story.goal_looks().left)
    spent, goods = story.state.purse < e.coins, [amount(item.key, item.count) for item in story.state.goods]
    home = WORDS("ended-home", purse=story.state.purse, things=goods) if spent or goods else ""
    # The end is kept short: goods that are brought home come before how the region parts.
    goal = story.state.region.goal
    rest = remainder(goal.reached, sentences=1) if goal is not None and e.goal == "done" else ""
    farewell = sentence(WORDS.text(story.state.region.farewell)) if e.how != "defeat" and not goods else ""
    told = " ".join(filter(None, (report, home, "" if rest else farewell)))
    story.said.insert(0, "\n".join(filter(None, (rest, told))))


# What is only put where it belongs.

TELLINGS.add(deciding.Abstained, lambda e, story, _: story.leaving.append(e.who))
TELLINGS.add(travelling.Terrain, lambda e, story, _: story.ground.extend(e.places))
TELLINGS.add(happening.Worn, event_sayings.worn)
TELLINGS.add(happening.Resolve, event_sayings.resolve)
TELLINGS.add(meeting.Ruling, lambda e, story, _: story.ruled.append(e.text))
TELLINGS.add(deciding.Explained, event_sayings.explained)
TELLINGS.add(
    meeting.KeptPlace,
    lambda e, story, _: story.never.append(WORDS.tell(e, is_goal=e.name == story.goal_name())),
)
for entry in TOLL:
    if entry not in (happening.Tired, happening.Healed):
        TELLINGS.add(entry, lambda e, story, _: story.toll.take(e))
TELLINGS.add(finding.SharedOut, lambda e, story, _: story.say("" if story.has(happening.Camp) else WORDS.tell(e)))
TELLINGS.add(deciding.OnlyCamp, lambda e, story, _: story.say("" if story.has(happening.Camp) else WORDS.tell(e)))
TELLINGS.add(deciding.Begun, event_sayings.begun)
TELLINGS.add(travelling.Dawn, event_sayings.dawn)
TELLINGS.add(happening.Befell, event_sayings.befell)
TELLINGS.add(happening.Befriended, event_sayings.helps)
TELLINGS.add(meeting.Helps, event_sayings.helps)
TELLINGS.add(happening.Trace, event_sayings.trace)
TELLINGS.add(happening.Crossing, event_sayings.crossing)
TELLINGS.add(happening.Fared, event_sayings.fared)
TELLINGS.add(finding.Clue, event_sayings.clue)
TELLINGS.add(finding.Gained, lambda e, story, _: story.gain(e))
TELLINGS.add(travelling.Noticed, event_sayings.noticed)
TELLINGS.add(finding.Narrowed, event_sayings.narrowed)
TELLINGS.add(happening.Hazard, event_sayings.hazard)
TELLINGS.add(happening.Camp, event_sayings.camp)
TELLINGS.add(happening.HiddenCamp, event_sayings.hidden_camp)
TELLINGS.add(happening.Healed, event_sayings.healed)
TELLINGS.add(meeting.Threat, event_sayings.threat)
TELLINGS.add(finding.Foraged, event_sayings.foraged)
TELLINGS.add(happening.Poisoned, event_sayings.poisoned)
TELLINGS.add(happening.Wounded, event_sayings.wounded)
TELLINGS.add(travelling.Ticked, event_sayings.ticked)
TELLINGS.add(travelling.Refunded, lambda e, story, _: story.small.clock(e))
TELLINGS.add(travelling.Reset, event_sayings.reset)


def tell(view: View, events: Iterable[Event]) -> str:
    """Return the story of the events that this view's seat may know.

    Whether a ruling has been told by its effect is the same in every language: its words are compared in English.
    """
    happened = list(events)
    story = _story(view, happened)
    if story.ruled and spoken() != SOURCE:
        with speaking(SOURCE):
            story.ruled = _story(view, happened).untold_rulings()
    return story.text()


def _story(view: View, events: Iterable[Event]) -> Story:
    """Return what is told of events, before it is put together."""
    story = Story(view, [in_sentences(e) for e in HAPPENINGS.known(events, view.seat)])
    for place, e in enumerate(story.happened):
        story.end_what_was_gathered(e)
        story.begin(e)
        if type(e) in TELLINGS:
            TELLINGS(e, story, place)
        else:
            story.say(WORDS.tell(e))
    if stopped := halted(story.state, story.happened):
        story.said.insert(0, stopped)
    return story
