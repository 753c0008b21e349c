"""What is told of the event table: what the timer brought, signs, clues, threats and dangers; of camps, foraging, and a
new day."""

from __future__ import annotations

from itertools import takewhile

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.words import lower, sentence
from engine.maps.hexes import pointed_unlabel

from ..rules.clock import actions_left, missing
from ..rules.events import deciding, finding, happening, meeting, travelling
from ..rules.progress import CALM_EVENT
from ..rules.steps import asks
from ..rules.travelling import treks
from ..rules.trials import LEADING
from ..state.bearings import goal_place, is_ahead, open_that_way
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.looks import is_helped
from ..state.member import SUCCESS
from ..state.naming import DIRECTIONS, here_name, hex_name, inside
from ..state.state import TIMER, State, discovered, last_day
from .dice_lines import ALSO
from .gathering import Story
from .journey_offers import ON_THE_WAY, halted
from .words import amount, opening, rations, saying

MOST_BEGUN = 60
"""How many letters of a region without a goal are told at first, by sentences, the first in any case; the journal has all
of it."""


def begun(e: deciding.Begun, story: Story, _: int) -> None:
    """Tell the goal, what ends it and what threatens on the way, as far as that is known from the start; without a goal
    what the region is like."""
    state = story.state
    steps = _begins(state)
    story.say(
        WORDS.tell(
            e,
            about="" if steps else opening(sentence(WORDS.text(e.about)), MOST_BEGUN),
            steps=steps,
            left=len(state.hunt),
            hunt=state.region.goal is not None and state.region.goal.hunt > 0,
            days=last_day(state),
            size=state.size if state.master is None else 0,
            done=0,
            needed=story.successes,
            twice=story.in_ways,
        )
    )


def _begins(state: State) -> int:
    """Return how many steps the goal took at first, 0 where there is none."""
    goal = state.region.goal
    return goal.begins(len(state.members)) if goal is not None else 0


def skilled_at(e: deciding.Character) -> str:
    """Return in a few words what a ready-made character is good at; "" for one that a player made or kept."""
    kind = content().archetypes.get(e.kind)
    return lower(WORDS.text(kind.about)).rstrip(".") if kind is not None else ""


def explained(e: deciding.Explained, story: Story, _: int) -> None:
    """Tell what terms mean, but for the timer where a race for the goal leaves that to a tip."""
    began = _begins(story.state) and story.state.master is None
    story.terms.extend(WORDS(f"term-{term}") for term in e.terms if not (began and term == TIMER))


def arrives(e: travelling.Arrived, story: Story, place: int) -> None:
    """Tell of an arrival, unless the end of a journey does; where the way was lost, first that it was, by whose roll, and
    how it came about."""
    ends = e.how in ON_THE_WAY and not story.goes_on(place)
    if ends and (not e.seen or e.how == "back") and halted(story.state, story.happened):
        return
    led = [roll for roll in story.happened[:place] if isinstance(roll, deciding.Rolled) and roll.purpose == LEADING]
    if ends and sees_the_goal(e, story):
        return
    if ends and _is_told_by_the_map(e, story, place):
        story.say(WORDS("narrowed-here", at=e.at))
        story.say(WORDS("arrived.seen", seen=e.seen) if e.seen else "")
        return
    if e.how != "lost" or not led:
        story.say(WORDS.tell(e))
        return
    roll = led[-1]
    story.say(WORDS("way-lost", who=roll.who, total=roll.total, tn=roll.tn, wiser=not story.state.rules.letter))
    story.say(story.ambience("lost", story.terrain()))
    story.say(WORDS.tell(replace(e, how="astray")))


def _is_told_by_the_map(e: travelling.Arrived, story: Story, place: int) -> bool:
    """Return whether all that an arrival comes to is that the goal of a hunt is not there: the map shows the party."""
    gone = [cell for other in story.happened[place:] if isinstance(other, finding.Narrowed) for cell in other.gone]
    return gone == [e.at] and not story.knows_the_last_hex() and not story.legs


def goal_lost(e: finding.Goal, story: Story) -> str:
    """Return that the goal is lost, and why: how many actions it takes at least, and how many are left."""
    left = max(0, actions_left(replace(story.state, goal="open")))
    short = 0 if story.goal_place()[1] and not left else story.goal_looks().left
    return WORDS.tell(e, short=short, left=left, least=max(left + 1, missing(story.state)))


def sees_the_goal(e: travelling.Arrived, story: Story) -> str:
    """Return what the party sees as it comes for the first time to where it knows its goal to be; "" for all else."""
    state = story.state
    goal, here = state.region.goal, state.here.at
    first = e.how in ("move", "lost") and state.trail.count(here) == 1 and not state.here.to
    if goal is None or not first or goal_place(state) != here or story.has(finding.Goal):
        return ""
    return WORDS("goal-seen", named=story.goal_name(), text=state.region.site_by_id[goal.site].text)


def clue_ends(e: travelling.Arrived, story: Story) -> str:
    """Return that a clue led here and no further: only a search shows to what; "" where none did, and where the goal is."""
    state = story.state
    clues = treks.clues(state, state.here.at) if not state.here.to and e.at == inside(here_name(state)) else ()
    if not clues or e.how in ("back", "retreat", "fled") or goal_place(state) == state.here.at:
        return ""
    return WORDS("clue-ends", clues=clues)


def seen(e: travelling.SiteSeen, story: Story) -> str:
    """Return what is told of how a site looks: a sentence; nothing as the party sets out, beside a dilemma, nor of a goal
    that lies somewhere else."""
    if story.has(deciding.SetOut):
        return ""
    if e.how == "goal":
        return opening(e.text, sentences=1) if e.at == inside(here_name(story.state)) else ""
    if story.has(happening.Crossing):
        return ""
    return opening(e.text, sentences=1)


def befell(e: happening.Befell, story: Story, place: int) -> None:
    """Tell of an event; of one that the timer brought, that it did, in a line of its own."""
    if any(isinstance(after, travelling.Reset) for after in story.happened[place + 1 : place + 2]):
        trouble = e.number == 6 and story.has(happening.Crossing)
        met = e.number == 1 and story.has(meeting.Met)
        story.say_anew(WORDS("event-timer", number=0 if met else 7 if trouble else e.number, timer=story.state.size))
        if e.number == 6 and not trouble and not story.reached:
            story.say(_calm(story))
        return
    if e.number == 1 and not story.has(meeting.Met):
        story.say(WORDS("event-stirs"))
    elif e.number == 5 and not story.has(happening.Trace):
        story.say(WORDS("event-sign"))
    elif e.number == 6:
        story.say(_calm(story) or WORDS("event-calm"))
    elif not any(story.has(kind) for kind in (happening.Shift, happening.Worn)):
        story.say(WORDS.tell(e))


def reset(e: travelling.Reset, story: Story, place: int) -> None:
    """Note that the timer starts again, where the event that it brought has not said so."""
    if not story.has(happening.Befell, place):
        story.small.clock(e)


TOLD_THERE: tuple[type[Happened], ...] = (
    happening.Befell,
    happening.Crossing,
    finding.Narrowed,
    travelling.Rumour,
    travelling.SiteSeen,
    travelling.Noticed,
)
"""What is told of a new place instead of what it is like there."""


def ticked(e: travelling.Ticked, story: Story, place: int) -> None:
    """Note that the timer goes on; tell where an action takes more off it than 1, or falling back any, why and how much."""
    story.small.clock(e)
    if e.why in ALSO:
        before = story.happened[:place]
        begun = [at for at, other in enumerate(before) if isinstance(other, deciding.Decided | travelling.Arrived)]
        since = before[begun[-1] :] if begun else before
        number = 1 + sum(isinstance(other, travelling.Ticked) for other in since)
        story.say(WORDS("ticked-also", why=e.why, number=number))


def _calm(story: Story) -> str:
    """Return what there is to be seen while nothing comes about."""
    season = story.state.region.season
    return story.ambience("season", season) if season else story.ambience("ambient", story.terrain())


def trace(e: happening.Trace, story: Story, _: int) -> None:
    """Tell of a sign, as the ground has it, and what it says for sure."""
    sign = story.ambience(f"trace.{e.row}", story.terrain()) or WORDS.tell(e)
    story.say(sign)
    if e.sure:
        story.say(WORDS("trace-sure", row=e.row))


def clue(e: finding.Clue, story: Story, place: int) -> None:
    """Tell of a clue, unless the tracker has just said so, and what it means for where the goal lies."""
    if e.source != "track" or e.text or not story.has(finding.Tracked, place):
        story.say(WORDS.tell(e))
    story.say(_clue_means(story.state, e))


def _clue_means(state: State, e: finding.Clue) -> str:
    """Return what a clue says of where the goal lies: in how many hexes of a hunt, or whether it is said to lie that way;
    "" where nothing is known of that."""
    there, open_to = pointed_unlabel(e.toward), open_that_way(state, e.at, e.toward)
    if open_to >= 0:
        return WORDS("clue-hunt", number=open_to, all=open_to == len(state.hunt))
    if state.goal == "found":
        return WORDS("clue-hunt", number=0, all=False)
    if state.goal != "open" or state.bearing not in DIRECTIONS or there is None or e.source == "track":
        return ""
    return WORDS("clue-bearing", along=is_ahead(state, there))


def crossing(e: happening.Crossing, story: Story, place: int) -> None:
    """Tell what comes in the party's way after what the action came to, in a line of its own; of trouble that the timer
    brought that line has said so. While it is asked about it stands right above the answers."""
    if story.asks(asks.Dilemma):
        return
    calm = any(isinstance(before, happening.Befell) and before.number == CALM_EVENT for before in story.happened[:place])
    if calm or not story.said:
        story.say(WORDS.tell(e))
    else:
        story.say_anew(WORDS("crossing-comes", prose=content().dilemmas[e.which].story))


def fared(e: happening.Fared, story: Story, _: int) -> None:
    """Tell first whether what was tried works, and what of the timer a failure costs."""
    way = content().dilemmas[e.which].way(e.way)
    how = ("well" if e.well else "ill") if way.skill else "free"
    story.say(WORDS.tell(e, how=how, costs=not e.well and "tick" in way.bad))


def resolve(e: happening.Resolve, story: Story, _: int) -> None:
    """Tell who gained Resolve, or spent it: that a throw reached the goal which was made again comes before that."""
    told = WORDS.tell(e)
    if e.amount < 0 and any(isinstance(other, finding.Investigated) and story.in_ways for other in story.happened):
        return  # The card shows both throws, and the story what came of them.
    if e.amount < 0 and any(isinstance(other, finding.Goal) and other.what == "reached" for other in story.happened):
        story.thrown = told
    else:
        story.say(told)


def is_in_a_way(e: finding.Investigated, story: Story) -> bool:
    """Return whether a look was a try at the goal in a way of its own."""
    return bool(e.result) and story.in_ways and e.name == story.goal_name()


def helps(e: happening.Befriended | meeting.Helps, story: Story, _: int) -> None:
    """Tell who promised help, or who helps now; that they go on to, where the try with them fails."""
    looks = (other for other in story.happened if isinstance(other, finding.Investigated))
    story.say_anew(WORDS.tell(e, on=not any(look.result in SUCCESS for look in looks)))


def talked(e: meeting.Approach, story: Story) -> str:
    """Return how a talk went that went well; "" for any other, and where its dice wait."""
    rolls = [roll for roll in story.happened if isinstance(roll, deciding.Rolled) and roll.purpose == "talk"]
    result = rolls[-1].result if rolls else ""
    if result not in SUCCESS:
        return ""
    result = "strong" if story.asks(asks.Favour) and result == "weak" else result
    return WORDS("talked-well", who=e.who, result=result)


def studied_in_a_way(e: finding.Investigated, text: str, story: Story, place: int) -> str:
    """Return how many successes a way to study the goal brought, and what it showed; "" for any other look."""
    if not is_in_a_way(e, story):
        return ""
    after = story.happened[place:]
    costs = any(isinstance(other, travelling.Ticked) and other.why == "way" for other in after)
    shown = next((other.text for other in after if isinstance(other, finding.Looked) and other.name == e.name), text)
    told = WORDS("investigated-way", who=e.who, result=e.result, costs=costs, way=WORDS.text(e.way))
    return " ".join(filter(None, (told, sentence(WORDS.text(shown)))))


def is_told_with_its_look(e: finding.Looked, story: Story) -> bool:
    """Return whether what a look showed is told with how it went: of a way to study the goal."""
    looks = (other for other in story.happened if isinstance(other, finding.Investigated) and other.name == e.name)
    return any(is_in_a_way(look, story) for look in looks)


def looked(e: finding.Looked, story: Story) -> str:
    """Return how far a look went, unless it was into the goal and the line above the controls says so: there is none beside
    a question. A success at the goal that came by luck, on the way, is told in any case."""
    is_goal = e.name == story.goal_name() and story.state.goal == "found"
    if is_goal and story.has(happening.Fared):
        return WORDS("looked-luck", name=e.name, done=e.done, needed=e.needed)
    return sentence(WORDS.text(e.text)) if is_goal else WORDS.tell(e)


def is_asked_again(e: finding.Investigated, story: Story) -> bool:
    """Return whether people were asked here on another day: what they look like has been told."""
    state = story.state
    folk = any((site.name, site.category) == (e.name, "settlement") for site in state.region.sites)
    # A day that has dawned since is not the one on which they were asked.
    today = state.day - story.has(travelling.Dawn)
    asked = (token for token in state.tokens if (token.source, token.at) == ("person", state.here.at))
    return folk and not e.result and any(token.day < today for token in asked)


def helps_from_now_on(e: finding.Investigated, story: Story) -> str:
    """Return that what was just dealt with gives a boon at the goal, and for which way if that is known; "" if none."""
    state = story.state
    if state.goal not in ("open", "found"):
        return ""
    sites = state.region.site_by_id
    ways = [way for way in state.region.ways if way.helped in sites and sites[way.helped].name == e.name]
    helped = next((way for way in ways if is_helped(state, way)), None)
    return "" if helped is None else WORDS("boon-gained", does=WORDS.text(helped.does))


def gathers(e: finding.Investigated, story: Story, place: int) -> bool:
    """Return whether who studied a site gathers or hunts something there, or has just looked around: that says what they
    did."""
    if any(isinstance(other, finding.Investigated) and other.name == e.name for other in story.happened[:place]):
        return True
    found = (after for after in story.happened[place:] if isinstance(after, finding.Gathered | finding.Foraged))
    return any(after.who == e.who for after in found)


FEW_HEXES = 3
"""So many hexes are named at most where they are ruled out."""


def narrowed(e: finding.Narrowed, story: Story, place: int) -> None:
    """Tell what a hunt rules out, a few hexes that go one after the other in one sentence, with who searched for that in
    vain; nothing where one hex is left, or where the start tells of the marks."""
    if story.knows_the_last_hex() or (not e.at and story.has(deciding.Begun)):
        return
    earlier = list(takewhile(_is_narrowed, reversed(story.happened[:place])))
    later = list(takewhile(_is_narrowed, story.happened[place + 1 :]))
    gone = [cell for other in (*reversed(earlier), e, *later) if isinstance(other, finding.Narrowed) for cell in other.gone]
    spot = story.state.region.place_by_id.get(story.state.here.at)
    here = spot is not None and spot.at is not None and tuple(gone) == (hex_name(spot.at),)
    who = story.searched_in_vain(place - len(earlier))
    if here and not who and WORDS("narrowed-here", at=gone[0]) in story.said:
        return
    if not (e.gone and len(gone) <= FEW_HEXES):
        story.say_first(WORDS.tell(e, here=here, who="" if earlier else who))
    elif not later:
        story.say_first(WORDS.tell(replace(e, gone=tuple(gone)), here=here, who=who))


def _is_narrowed(e: Happened) -> bool:
    """Return whether an event rules out hexes, not only begins a hunt."""
    return isinstance(e, finding.Narrowed) and bool(e.gone)


def noticed(e: travelling.Noticed, story: Story, _: int) -> None:
    """Tell what was noticed: that nothing else hides where the party knows of something. That nothing stands out beside it
    is told only where nothing else is."""
    state = story.state
    if (not (e.here or e.anything) and story.has(travelling.Arrived)) or goal_place(state) == state.here.at:
        return
    other = e.here and any(discovered(state, site.id) for site in state.region.sites_at(state.here.at))
    story.say(WORDS.tell(e, other=other))


def camp(e: happening.Camp, story: Story, _: int) -> None:
    """Tell of a camp: whether it is late and hidden, and what shelter it has. One that follows by itself begins a line."""
    late = story.has(deciding.OnlyCamp)
    story.break_off(late)
    story.say(WORDS.tell(e, hidden=story.has(happening.HiddenCamp), late=late))


def hidden_camp(e: happening.HiddenCamp, story: Story, place: int) -> None:
    """Tell that a camp is hidden, unless the sentence about the camp says so."""
    if not story.has(happening.Camp, place):
        story.say(WORDS.tell(e))


def healed(e: happening.Healed, story: Story, _: int) -> None:
    """Gather who is healed, but for a poison of which nothing was told, and Resolve after a night, which the map shows."""
    untold = e.what == "poisoned" and happening.Poisoned(e.who) in story.happened
    if not untold and not (e.what == "resolve" and story.has(happening.Camp)):
        story.toll.take(e)


def threat(e: meeting.Threat, story: Story, _: int) -> None:
    """Tell of a threat by how its text begins, in a line of its own."""
    story.say(WORDS.tell(replace(e, text=opening(e.text, sentences=1))))
    story.break_off()


def hazard(e: happening.Hazard, story: Story, _: int) -> None:
    """Tell of a natural danger, as the ground has it."""
    story.say(story.ambience(f"hazard.{e.kind}", story.terrain()) or WORDS.tell(e))


def worn(e: happening.Worn, story: Story, _: int) -> None:
    """Gather what wears; what holds out only where all does."""
    others = (other for other in story.happened if isinstance(other, happening.Worn))
    if e.what != "kept" or all(other.what == "kept" for other in others):
        story.worn.append(WORDS.tell(e))


FORAGING = ("forager", "forage", "hunt")
"""The rolls that look for food."""


def foraged(e: finding.Foraged, story: Story, place: int) -> None:
    """Tell of food, and of what the same member gathered with it. Beside another action it is told only where a member has
    little to eat, and beside a camp not that none was found."""
    aside = any(isinstance(before, deciding.Rolled) and before.purpose == "forager" for before in story.happened[:place])
    if e.result == "failure" and story.has(happening.Camp):
        return
    studied = any(isinstance(before, finding.Investigated) and before.who == e.who for before in story.happened[:place])
    if aside and not studied and e.result != "blunder" and not _is_short(story):
        return
    after = (later for later in story.happened[place + 1 :] if isinstance(later, finding.Foraged | finding.Gathered))
    more = next(after, None)
    gathered = (amount(more.what, more.count),) if isinstance(more, finding.Gathered) and more.who == e.who else ()
    thrown = (before for before in story.happened[:place] if isinstance(before, deciding.Rolled) and before.who == e.who)
    again = any(roll.again and roll.purpose in FORAGING for roll in thrown)
    eaters = sum(member.ready and not member.dead for member in story.state.members)
    sick = [taken for taken in story.happened if isinstance(taken, happening.Poisoned)]
    over = "healed" if sick else "open" if story.state.agenda else "no"
    ill = "yes" if any(_lasts(taken, story) or _is_cured(taken, story) for taken in sick) else over
    if e.result == "blunder" and (aside or story.has(happening.Camp)) and ill in ("no", "healed"):
        return
    if e.result == "blunder" and (who := _fed_poison(story)):
        story.say(WORDS("food-poisons", by=e.who, who=who))
        return
    story.say(WORDS.tell(e, gathered=gathered, again=again, short=0 < e.fed < eaters, eaters=eaters, ill=ill))


def _is_short(story: Story) -> bool:
    """Return whether a member has food for a night at most."""
    return any(member.ready and not member.dead and rations(member) <= 1 for member in story.state.members)


def wounded(e: happening.Wounded, story: Story, place: int) -> None:
    """Tell of Wounds, those that one danger brings in one sentence."""
    others = [other for other in story.happened if isinstance(other, happening.Wounded) and other.attribute]
    if not e.attribute or len(others) == 1 or len({other.who for other in others}) < len(others):
        story.say(WORDS.tell(e))
    elif e == others[0]:
        where = [WORDS("attribute-name", attribute=other.attribute) for other in others]
        alike = where[:1] if len(set(where)) == 1 else where
        story.say(WORDS("wounded-all", who=tuple(other.who for other in others), where=alike))


def poisoned(e: happening.Poisoned, story: Story, place: int) -> None:
    """Tell that a member is poisoned, and what that does. Not where the poison is gone by the end of this post, nor where
    what they ate has told it."""
    if _lasts(e, story) and e.who not in _fed_poison(story):
        story.say(WORDS.tell(e))


def _lasts(e: Happened, story: Story) -> bool:
    """Return whether an event poisons a member for longer than this post."""
    if not isinstance(e, happening.Poisoned):
        return False
    return happening.Healed(e.who, "poisoned") not in story.happened and not _is_cured(e, story)


def _fed_poison(story: Story) -> tuple[str, ...]:
    """Return whom the food poisons that a member found, for longer than this post."""
    fed = any(isinstance(e, finding.Foraged) and e.result == "blunder" for e in story.happened)
    return tuple(e.who for e in story.happened if isinstance(e, happening.Poisoned) and _lasts(e, story)) if fed else ()


def _is_cured(e: happening.Poisoned, story: Story) -> bool:
    """Return whether a herb ends a member's poison in this post."""
    used = (other for other in story.happened if isinstance(other, deciding.Used) and other.what == "poison")
    return any(other.on == e.who for other in used)


def dawn(e: travelling.Dawn, story: Story, _: int) -> None:
    """Tell that a day begins, where the line above the controls does not say so; and whether it is the last one for the
    goal."""
    state, race = story.state, ""
    if e.last and state.goal in ("open", "found"):
        race = WORDS("dawn-race", final=e.day == e.last)
    is_said = state.phase == "trek" and state.day == e.day and not (state.agenda or e.weather or state.paused)
    story.say(race.strip() if is_said and story.has(happening.Camp) else WORDS.tell(e, race=race))
    if e.weather and not story.has(deciding.SetOut):
        weather = f"weather.{e.weather}"
        story.say(saying(f"{weather}.{story.terrain()}", e.day) or saying(weather, e.day))
