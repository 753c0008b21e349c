"""What happened, told in one or two sentences: like events gathered into one, dice and the timer in small print."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec.structs import fields, replace

from engine.core.events import ByType, Happened
from engine.core.game import Event
from engine.core.words import count, listed, plain, sentence, upper

from ..rules.awaiting import CHOOSE, TRUST
from ..rules.events import HAPPENINGS, deciding, finding, happening, meeting, travelling
from ..state.content import content
from ..state.content import price as price_of
from ..state.naming import Place, here_name, inside
from ..state.state import found, settlement
from ..state.view import View
from .choices import wish
from .sayings import SAYINGS
from .sayings.deciding import CHOSEN, DECISIONS, character
from .sayings.finding import investigated
from .sayings.happening import SURE
from .sayings.meeting import ended, kept_place
from .sayings.rolling import SmallPrint
from .sayings.telling import saying
from .toll import TOLL, Toll
from .words import BONUSES, PURPOSES, good, ground, s

MOST_STORY = 1700
"""So many letters of a story leave room for the rest of its post; what was never found is cut to fit."""

LONG = 700
"""A story of more letters tells totals in place of dice: of saves first, then of all tests."""

LEARNED = (travelling.Terrain, travelling.Rumour)
"""What comes to be known of the map: told together, the grounds in one sentence and what was heard of in another."""

BESIDE = (travelling.Ticked, travelling.Refunded, travelling.Reset, deciding.Rolled)
"""What goes with an action and tells nothing of what came of it."""


class Story:
    """Events told one after the other, the like ones gathered into one sentence each."""

    def __init__(self, view: View, happened: Sequence[Happened]) -> None:
        self.state = view.state
        self.happened = happened
        self.said: list[str] = []
        self.small = SmallPrint()
        self.toll = Toll(len(view.state.members))
        self.worn: list[str] = []
        self.never: list[str] = []
        self.ruled: list[str] = []
        self.leaving: list[str] = []
        self.reached = ""
        self.ground: dict[str, str] = {}
        self.heard: list[str] = []
        self.decided = self.picked = ""
        self.terms: list[str] = []
        self.found: list[str] = []
        for place, e in enumerate(happened):
            self._take(place, e)

    def _take(self, place: int, e: Happened) -> None:
        """Tell what was gathered, where an event is of another kind; then tell the event."""
        if not isinstance(e, (*TOLL, deciding.Rolled)):
            self._tell_toll()
        if not isinstance(e, happening.Worn):
            self._tell_wear()
        if not isinstance(e, LEARNED):
            self._tell_ground()
        if type(e) in TELLINGS:
            TELLINGS(e, self, place)
        else:
            self.say(SAYINGS(e))

    def say(self, sentence: str) -> None:
        """Add a sentence."""
        if sentence:
            self.said.append(sentence)

    def has(self, kind: type[Happened], before: int | None = None) -> bool:
        """Return whether there is an event of a type, or is one before a place."""
        return any(isinstance(e, kind) for e in self.happened[:before])

    def is_idle(self, place: int) -> bool:
        """Return whether nothing came of an action: nothing is told after it but the clock, and nothing is under way."""
        after = any(not isinstance(e, BESIDE) for e in self.happened[place + 1 :])
        return not after and not self.state.agenda and not self.state.paused

    def _is_told(self, ruling: str) -> bool:
        """Return whether what a ruling did has been told by its effect: half of its own words have been said."""
        if ruling == SOMETHING:
            return self.has(happening.Befell)
        said = " ".join(self.said).lower()
        words = [word.strip(".,:;").lower() for word in ruling.split()]
        heavy = [word for word in words if len(word) > 3 or word.isdigit()]
        return bool(said) and 2 * sum(word[:5] in said for word in heavy) >= max(1, len(heavy))

    def goal_name(self) -> str:
        """Return what the site of the goal is called."""
        goal = self.state.region.goal
        site = self.state.region.site_by_id.get(goal.site) if goal is not None else None
        return site.name if site is not None else ""

    def is_located(self) -> bool:
        """Return whether the party knows where the goal is, and no more."""
        goal = self.state.region.goal
        known = found(self.state, goal.site) if goal is not None else None
        return known is not None and known.how == "located"

    def gain(self, got: str) -> None:
        """Tell of a gain, in one sentence with that of just before where both come from the same place."""
        whose, _, what = got.partition(" gets ")
        thing, at, where = what.partition(" at ")
        last = self.said[-1] if self.said else ""
        if at and last.startswith(f"{whose} gets ") and last.endswith(f" at {where}"):
            before = last.removesuffix(f" at {where}").replace(" and ", ", ")
            self.said[-1] = f"{before} and {thing} at {where}"
        else:
            self.say(got)

    def _tell_ground(self) -> None:
        """Tell of the grounds that became known, and of all that was heard of, in one sentence for each way of hearing."""
        if self.ground:
            self.say(SAYINGS(travelling.Terrain(tuple(self.ground), tuple(self.ground.values()), "")))
        by_way: dict[str, list[str]] = {}
        for heard in self.heard:
            way, _, thing = heard.removesuffix(".").partition(": ")
            by_way.setdefault(way, []).append(thing)
        for way, what in by_way.items():
            self.say(f"{way}: {'; '.join(what) if any(', ' in one for one in what) else listed(what)}.")
        self.ground, self.heard = {}, []

    def decision(self, text: str, how: str) -> str:
        """Return what was decided; the question that it answered is no longer there to be read."""
        verb, _, option = text.partition(" ")
        if how == OWN:
            return self._own_choice(verb, option)
        if verb == CHOOSE:
            # "talk+cy": who does it is told with what comes of it.
            option = option.partition("+")[0]
            if option in DECISIONS:
                return f"The party decides to {DECISIONS[option]}."
            return self._own_choice(verb, option, "The party has decided.")
        goes = self._doer("scout") if verb == "scout" else ""
        decided = wish(self.state, text)
        return f"The party decides to {decided}{f' ({goes} goes)' if goes and '(' not in decided else ''}."

    def _own_choice(self, verb: str, option: str, else_said: str = "The choice is made.") -> str:
        """Return what somebody chose, where nothing else tells of it."""
        if verb == TRUST:
            return "It goes by the rules."
        known = next((member.name for member in self.state.members if member.handle == option), "")
        if known:
            return f"{known} is chosen."
        said = CHOSEN.get(option) or (f"The party decides to {DECISIONS[option]}." if option in DECISIONS else "")
        return said or else_said

    def _doer(self, purpose: str) -> str:
        """Return who rolled for something in this post, or who is about to."""
        who = next((e.who for e in self.happened if isinstance(e, deciding.Rolled) and e.purpose == purpose), "")
        deed = self.state.deed
        if not who and deed is not None and deed.verb == purpose and 0 <= deed.by < len(self.state.members):
            return self.state.members[deed.by].name
        return who

    def beat(self) -> int:
        """Return a number that everybody knows and that goes on with the days, to choose among sentences by."""
        state = self.state
        return state.day * 5 + state.stretch + len(state.trail)

    def terrain(self) -> str:
        """Return the ground where the party is."""
        place = self.state.region.place_by_id.get(self.state.here.at)
        return place.terrain if place is not None else ""

    def ambience(self, subject: str, terrain: str) -> str:
        """Return one of our own sentences on a subject, as it fits the ground."""
        beat = self.beat()
        return saying(f"{subject}.{terrain}", beat) or saying(f"{subject}.{ground(terrain)}", beat) or saying(subject, beat)

    def _tell_toll(self) -> None:
        said, dice = self.toll.told()
        for line in said:
            self.say(line)
        if dice:
            self.small.add(dice)

    def _tell_wear(self) -> None:
        if self.worn:
            self.say(f"{listed(self.worn)}.")
        self.worn = []

    def _market(self) -> str:
        """Return what food costs, where the party has come to a settlement and nobody is in its way."""
        came = self.has(travelling.Arrived) or self.has(deciding.SetOut)
        if not came or self.has(meeting.Met) or settlement(self.state) is None:
            return ""
        price = price_of(self.state, content().goods[RATIONS])
        return f"{upper(good(RATIONS))} cost {count(price, 'coin')} here (`/buy`)." if price else ""

    def text(self) -> str:
        """Return the story: sentences, then the small print, a line for each test; the longer, the shorter the lines."""
        self._tell_toll()
        self._tell_wear()
        self._tell_ground()
        self.say(self._market())
        ruled = [text for text in self.ruled if not self._is_told(text)]
        if ruled and not self.said:
            self.say(f"The game master rules: {' '.join(ruled)}")
        else:
            for ruling in ruled:
                self.small.add(f"ruled by the game master: {ruling}")
        self._tell_leaving()
        tellings = (self._lines(small) for small in self.small.ever_shorter())
        whole = ""
        for whole in tellings:
            if len(whole) <= LONG:
                break
        return whole

    def _tell_leaving(self) -> None:
        """Tell who left the choice to the others: whoever is not there any more only where nothing else is told."""
        gone = {member.name for member in self.state.members if member.gone}
        told = self.said or self.decided or self.picked or self.reached
        names = [who for who in dict.fromkeys(self.leaving) if not told or (who not in gone and not self.decided)]
        if names:
            self.say(f"{listed(names)} {s(names, 'leaves', 'leave')} it to the others.")

    def _set_about(self) -> str:
        """Return what somebody is at, where nothing but dice can be told yet."""
        first = next((e for e in self.happened if isinstance(e, deciding.Rolled)), None)
        if first is None:
            return ""
        return f"{first.who} {ACTING.get(first.purpose) or f'is {PURPOSES.get(first.purpose, plain(first.purpose))}'}."

    def _lines(self, small: Sequence[str]) -> str:
        """Return the whole story, with this small print."""
        # Where the dice wait for somebody, all that can be told is what the party set about.
        lines = [
            self.reached,
            " ".join(self.said) or ("" if self.reached else self.decided or self.picked or self._set_about()),
            *(f"-# {upper(line)}" for line in (*small, *_uses(self.found), *self.terms)),
        ]
        if self.never:
            room = MOST_STORY - sum(map(len, lines))
            kept = [
                one for number, one in enumerate(self.never) if sum(map(len, self.never[: number + 1])) + 2 * number < room
            ]
            more = [f"and {len(self.never) - len(kept)} more"] if len(kept) < len(self.never) else []
            lines.append(f"-# Never found: {'; '.join([*kept, *more])}")
        return "\n".join(filter(None, lines))


def _uses(found: Sequence[str]) -> list[str]:
    """Return a line on what those things do that were found, each kind once and like ones together."""
    by_use: dict[str, list[str]] = {}
    for key in dict.fromkeys(found):
        known = content().goods.get(key)
        if known is not None and known.does:
            by_use.setdefault(known.does, []).append(good(key))
    return ["; ".join(f"{listed(what)}: {does}" for does, what in by_use.items())] if by_use else []


TERMS = {
    "timer": "the timer: most actions take 1 off; at 0 something happens",
    "die": "the goal die: a good search, track or look takes 1 off; at 0 you know where the goal is",
    "boon": "a boon: the higher of two d6 counts; a bane: the lower",
}
"""What terms mean, in a line of small print where they first come up."""

SOMETHING = "Something happens."
"""The ruling that calls for an event, which tells of itself."""

RATIONS = "rations"
"""What a settlement's price for food is told of."""

ACTING = {
    "pathfinder": "leads the way",
    "lookout": "looks out",
    "forager": "looks for food",
    "forage": "looks for food",
    "poison": "fights the poison",
}
"""What somebody does while they roll, as a sentence, where it is more than "is" and `PURPOSES`."""

OWN = "own"
"""How something was decided that nobody else had a say in."""

HOW_DECIDED = {"most": "most votes", "leader": "the leader"}

TELLINGS = ByType[[Story, int], None]()
"""What is told of an event by what came before and after it; of all others `SAYINGS` are enough."""

# The party and its decisions.


@TELLINGS.of(deciding.Character)
def _character(e: deciding.Character, story: Story, _: int) -> None:
    was = next((member.kind for member in story.state.members if member.name == e.who), "") if e.kind == "kept" else ""
    story.say(character(e, was))


@TELLINGS.of(deciding.Role)
def _role(e: deciding.Role, story: Story, place: int) -> None:
    """Tell only who holds a role in the end, where it changes hands more than once in this post."""
    if not any(isinstance(after, deciding.Role) and after.role == e.role for after in story.happened[place + 1 :]):
        story.say(SAYINGS(e))


@TELLINGS.of(deciding.Proposed)
def _proposed(e: deciding.Proposed, story: Story, _: int) -> None:
    if not story.has(deciding.Decided):
        tally = f" ({e.votes} of {e.needed})" if e.votes > 1 else ""
        story.say(f"{e.who}: {wish(story.state, e.text)}{tally}.")


@TELLINGS.of(deciding.Abstained)
def _abstained(e: deciding.Abstained, story: Story, _: int) -> None:
    story.leaving.append(e.who)


@TELLINGS.of(deciding.Decided)
def _decided(e: deciding.Decided, story: Story, _: int) -> None:
    story.decided = story.decision(e.text, e.how)
    if story.state.rules.decide == "vote":
        if e.how == "first":
            story.small.add("nobody had more votes; the first proposal counts")
        elif e.how in HOW_DECIDED:
            story.small.add(f"decided by {HOW_DECIDED[e.how]}")


@TELLINGS.of(deciding.Explained)
def _explained(e: deciding.Explained, story: Story, _: int) -> None:
    story.terms += [TERMS[term] for term in e.terms]


@TELLINGS.of(deciding.Rolled)
def _rolled(e: deciding.Rolled, story: Story, _: int) -> None:
    story.small.roll(e)


# The clock and the way.


@TELLINGS.of(travelling.Ticked, travelling.Refunded, travelling.Reset)
def _clock(e: Happened, story: Story, _: int) -> None:
    story.small.clock(e)


@TELLINGS.of(travelling.Dawn)
def _dawn(e: travelling.Dawn, story: Story, _: int) -> None:
    story.say(SAYINGS(e))
    if e.weather:
        weather = f"weather.{e.weather}"
        story.say(saying(f"{weather}.{story.terrain()}", e.day) or saying(weather, e.day))


@TELLINGS.of(travelling.Arrived)
def _arrived(e: travelling.Arrived, story: Story, place: int) -> None:
    """Tell of an arrival, and of a new place more; where the party dodged somebody, that tells of it in its order."""
    if e.how == "retreat" and any(isinstance(after, happening.Avoided) for after in story.happened[place:]):
        return
    story.say(SAYINGS(e))
    state = story.state
    if state.trail.count(state.here.at) > 1 or state.here.to or e.how in ("back", "fled", "retreat"):
        return
    here = state.region.place_by_id.get(state.here.at)
    if here is not None and here.text:
        story.say(here.text)
    elif not e.seen and not story.has(happening.Befell):
        story.say(story.ambience("arrive", e.terrain))


@TELLINGS.of(travelling.SiteSeen)
def _site_seen(e: travelling.SiteSeen, story: Story, place: int) -> None:
    """Tell of a site; of one that an arrival has just named, only what is to be seen there."""
    arrivals = (before for before in story.happened[:place] if isinstance(before, travelling.Arrived))
    listed_before = e.how == "seen" and any(e.name in arrival.seen for arrival in arrivals)
    story.say(sentence(e.text) if listed_before else SAYINGS(e))


@TELLINGS.of(travelling.Rumour)
def _rumour(e: travelling.Rumour, story: Story, place: int) -> None:
    """Note what was heard of, unless it is a landmark and the party has come back to where it saw that before."""
    state = story.state
    is_back = story.has(travelling.Arrived, place) and state.trail.count(state.here.at) > 1
    if e.how != "landmark" or not is_back:
        story.heard.append(SAYINGS(e))


@TELLINGS.of(travelling.Terrain)
def _terrain(e: travelling.Terrain, story: Story, _: int) -> None:
    story.ground.update(zip(e.places, e.terrains, strict=True))


@TELLINGS.of(travelling.Bonus)
def _bonus(e: travelling.Bonus, story: Story, _: int) -> None:
    story.picked = f"{e.who} picks: {BONUSES.get(e.bonus, e.bonus).lower()}."
    story.say(SAYINGS(e))


# What is found.


@TELLINGS.of(finding.Clue)
def _clue(e: finding.Clue, story: Story, place: int) -> None:
    """Tell of a clue, unless the tracker has just said so."""
    if e.source != "track" or e.text or not story.has(finding.Tracked, place):
        story.say(SAYINGS(e))


@TELLINGS.of(finding.Investigated)
def _investigated(e: finding.Investigated, story: Story, place: int) -> None:
    story.say(investigated(e, idle=not e.text and story.is_idle(place)))


@TELLINGS.of(finding.Goal)
def _goal(e: finding.Goal, story: Story, _: int) -> None:
    if e.what == "reached":
        story.reached = SAYINGS(e)
    else:
        story.say(SAYINGS(e))


@TELLINGS.of(finding.Tracked)
def _tracked(e: finding.Tracked, story: Story, _: int) -> None:
    story.say(SAYINGS(replace(e, far="0") if e.direction == here_name(story.state) else e))


@TELLINGS.of(finding.Gained)
def _gained(e: finding.Gained, story: Story, _: int) -> None:
    story.gain(SAYINGS(e))
    story.found.append(e.what)


@TELLINGS.of(finding.Treasure)
def _treasure(e: finding.Treasure, story: Story, _: int) -> None:
    story.say(SAYINGS(e))
    story.found += [one.split()[0] for one in e.items]


@TELLINGS.of(finding.Gathered)
def _gathered(e: finding.Gathered, story: Story, _: int) -> None:
    story.say(SAYINGS(e))
    story.found.append(e.what)


# What comes about.


@TELLINGS.of(happening.Befell)
def _befell(e: happening.Befell, story: Story, _: int) -> None:
    if e.number == 1 and not story.has(meeting.Met):
        story.say("Something stirs nearby.")
    elif e.number == 5 and not story.has(happening.Trace):
        story.say("There is something to be noticed here.")
    elif e.number == 6:
        story.say(story.ambience("ambient", story.terrain()) or "All is calm.")
    else:
        story.say(SAYINGS(e))


@TELLINGS.of(happening.Trace)
def _trace(e: happening.Trace, story: Story, _: int) -> None:
    sign = story.ambience(f"trace.{e.row}", story.terrain()) or SAYINGS(e)
    story.say(sign + (SURE.get(e.row, "") if e.sure else ""))


@TELLINGS.of(happening.Hazard)
def _hazard(e: happening.Hazard, story: Story, _: int) -> None:
    story.say(story.ambience(f"hazard.{e.kind}", story.terrain()) or SAYINGS(e))


@TELLINGS.of(happening.Worn)
def _worn(e: happening.Worn, story: Story, _: int) -> None:
    story.worn.append(SAYINGS(e).removesuffix("."))


@TELLINGS.of(*TOLL)
def _toll(e: Happened, story: Story, _: int) -> None:
    story.toll.take(e)


# Who is met, the game master, and the end.


@TELLINGS.of(meeting.Met)
def _met(e: meeting.Met, story: Story, place: int) -> None:
    """Tell who is there; what a threat has just told is not told twice."""
    if any(isinstance(before, meeting.Threat) and before.text == e.text for before in story.happened[:place]):
        e = replace(e, text="")
    story.say(SAYINGS(e))
    if not e.text:
        story.say(saying(f"mood.{e.disposition}", story.beat() + len(e.name)))


@TELLINGS.of(meeting.Away)
def _away(e: meeting.Away, story: Story, place: int) -> None:
    story.say(SAYINGS(replace(e, at="") if story.has(travelling.Arrived, place) else e))


@TELLINGS.of(meeting.Ruling)
def _ruling(e: meeting.Ruling, story: Story, _: int) -> None:
    story.ruled.append(e.text)


@TELLINGS.of(meeting.SecretRuling)
def _secret_ruling(e: meeting.SecretRuling, story: Story, _: int) -> None:
    story.say(sentence(e.text))


@TELLINGS.of(meeting.KeptPlace)
def _kept_place(e: meeting.KeptPlace, story: Story, _: int) -> None:
    story.never.append(kept_place(e, is_goal=e.name == story.goal_name()))


@TELLINGS.of(meeting.Ended)
def _ended(e: meeting.Ended, story: Story, _: int) -> None:
    """Tell the end before all else, with what the region says at parting."""
    report = ended(e, story.goal_name(), located=story.is_located())
    farewell = sentence(story.state.region.farewell) if e.how != "defeat" else ""
    story.said.insert(0, f"{report} {farewell}".strip())


@cache
def _places(kind: type[Happened]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the facts of a type that name a place, and those that name several."""
    known = fields(kind)
    return (
        tuple(field.name for field in known if field.type == Place),
        tuple(field.name for field in known if field.type == tuple[Place, ...]),
    )


def in_sentences(e: Happened) -> Happened:
    """Return an event with the names of places as they stand inside a sentence."""
    one, many = _places(type(e))
    if not one and not many:
        return e
    named = {name: inside(getattr(e, name)) for name in one}
    return replace(e, **named, **{name: tuple(map(inside, getattr(e, name))) for name in many})


def tell(view: View, events: Iterable[Event]) -> str:
    """Return the story of the events that this view's seat may know."""
    return Story(view, list(map(in_sentences, HAPPENINGS.known(events, view.seat)))).text()
