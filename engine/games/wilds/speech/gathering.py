"""What of a story is gathered and told as one: sentences, the toll of a hard night, ground, wear, and the small print."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from msgspec.structs import fields, replace

from engine.core.events import Happened
from engine.core.flow import Ask
from engine.core.languages import SOURCE, spoken
from engine.core.words import plain, upper

from ..rules.events import deciding, finding, happening, meeting, travelling
from ..rules.finding.challenge import counts_here, hunts, running
from ..rules.finding.studying import Looks, looks_at
from ..rules.flow import open_questions
from ..rules.happening.happenings import PROVISIONS
from ..rules.trials import difficulty, keeps_last
from ..state.catalogue import WORDS, said_again
from ..state.content import content
from ..state.content import price as price_of
from ..state.looks import OPENING, task_of
from ..state.naming import Place, inside, place_name
from ..state.state import Test, discovered, found, settlement
from ..state.view import View
from .dice_lines import SmallPrint
from .hardships import TOLL, Toll
from .words import amount, good, saying

MOST_STORY = 1700
"""So many letters of a story leave room for the rest of its post; what was never found is cut to fit."""

LONG = 170
"""A story of more letters tells totals in place of dice, of saves first, then of all tests."""

SHORT = 100
"""A story of so few letters leaves room for what those things do that were found."""

LEARNED = (travelling.Terrain, travelling.Rumour)
"""What comes to be known of the map: told together, the grounds in one sentence and what was heard of in another."""

PICKED = (travelling.Bonus, travelling.Rim, travelling.Refunded, travelling.Spotted)
"""What bonuses bring beside ground, which is told together whichever of them showed it."""

BESIDE = (travelling.Ticked, travelling.Refunded, travelling.Reset, deciding.Rolled)
"""What goes with an action and tells nothing of what came of it."""


CALM = (
    happening.Camp,
    happening.HiddenCamp,
    happening.Resolve,
    happening.Served,
    finding.Foraged,
    finding.Gathered,
    finding.Gained,
)
"""What a camp brings where all goes well."""

EVENTFUL, DAY, QUIET = range(3)
"""Of what kind is what is told where a day dawns: what came about, the day with its weather, what went as ever."""


def _went(e: finding.Foraged | happening.Camp) -> str:
    return e.shelter if isinstance(e, happening.Camp) else e.result


class Story:
    """Events told one after the other, the like ones gathered into one sentence each."""

    def __init__(self, view: View, happened: Sequence[Happened]) -> None:
        self.state, self.successes, self.in_ways = view.state, view.successes, view.in_ways
        self.happened = happened
        self.said: list[str] = []
        self.verdicts: list[str] = []
        self.small = SmallPrint()
        dwindles = any(isinstance(e, happening.Befell) and e.number == PROVISIONS for e in happened)
        self.toll = Toll(len(view.state.members), is_done=view.state.goal == "done", dwindles=dwindles)
        self.worn: list[str] = []
        self.never: list[str] = []
        self.ruled: list[str] = []
        self.leaving: list[str] = []
        self.look = self.reached = self.thrown = ""
        self.ground: list[str] = []
        self.heard: dict[str, list[str]] = {}
        self._gains: list[str] = []
        self._gained: finding.Gained | None = None
        self.decided = self.picked = ""
        self.terms: list[str] = []
        self.found: list[str] = []
        self.legs: list[str] = []
        self.saved: list[str] = []
        self._camps = self.has(happening.Camp)
        self._part = EVENTFUL
        self._parts: dict[str, int] = {}
        self._anew: list[str] = []
        self._breaks = False

    def begin(self, e: Happened) -> None:
        """Note of what kind the sentences are that follow: those on an event."""
        ill = isinstance(e, finding.Foraged | happening.Camp) and _went(e) in ("failure", "blunder")
        calm = isinstance(e, CALM) and not ill
        self._part = QUIET if calm else DAY if isinstance(e, travelling.Dawn) else EVENTFUL

    def end_what_was_gathered(self, e: Happened) -> None:
        """Tell what was gathered, where what is told next is of another kind."""
        self._part = EVENTFUL
        if not isinstance(e, (*TOLL, deciding.Rolled)) and (isinstance(e, travelling.Dawn) or not self._camps):
            self._tell_toll()
        if not isinstance(e, happening.Worn):
            self._tell_wear()
        if not isinstance(e, (*LEARNED, *PICKED)):
            self._tell_ground()

    def say(self, sentence: str) -> None:
        """Add a sentence."""
        if sentence:
            self.said.append(sentence)
            self._parts[sentence] = self._part
            if self._breaks:
                self._anew.append(sentence)
            self._breaks = False

    def say_first(self, sentence: str) -> None:
        """Add a sentence that comes before all else, unless the party arrived somewhere: what an action came to."""
        self.say(sentence)
        self.verdicts.append(sentence)

    def break_off(self, wanted: bool = True) -> None:
        """Have what is said next begin a line of its own, if that is ``wanted``."""
        self._breaks = self._breaks or wanted

    def say_anew(self, sentence: str) -> None:
        """Add a sentence that begins a line of its own."""
        self.say(sentence)
        self._anew.append(sentence)

    def has(self, kind: type[Happened], before: int | None = None) -> bool:
        """Return whether there is an event of a type, or is one before a place."""
        return any(isinstance(e, kind) for e in self.happened[:before])

    def asks(self, kind: type[Ask]) -> bool:
        """Return whether a question of this kind is asked next."""
        return any(isinstance(asked, kind) for asked in open_questions(self.state)[:1])

    def goes_on(self, place: int) -> bool:
        """Return whether a journey goes on after an event: it brings the party to another place in this post."""
        later = (e.how for e in self.happened[place + 1 :] if isinstance(e, travelling.Arrived))
        return any(how in ("move", "back", "on", "lost") for how in later)

    def is_idle(self, place: int) -> bool:
        """Return whether nothing came of an action: nothing is told after it but the clock, and nothing is under way."""
        after = any(not isinstance(e, BESIDE) for e in self.happened[place + 1 :])
        return not after and not self.state.agenda and not self.state.paused

    def _is_told(self, ruling: str) -> bool:
        """Return whether what a ruling did has been told by its effect: half of its own words have been said."""
        if ruling == WORDS("ruled-event"):
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

    def goal_place(self) -> tuple[str, bool]:
        """Return where the site of the goal is, and whether the party never found it."""
        goal = self.state.region.goal
        site = self.state.region.site_by_id.get(goal.site) if goal is not None else None
        if site is None:
            return "", True
        return place_name(self.state.region, site.at), not discovered(self.state, site.id)

    def goal_looks(self) -> Looks:
        """Return how far the looks into the goal have come, as far as the party knows."""
        goal = self.state.region.goal
        return looks_at(self.state, goal.site) if goal is not None and goal.site else Looks(needed=self.successes)

    def goal_opens(self) -> bool:
        """Return whether a first success shows that the goal takes more, as far as the party knows."""
        goal = self.state.region.goal
        site = self.state.region.site_by_id.get(goal.site) if goal is not None else None
        known = found(self.state, site.id) if site is not None else None
        return site is not None and known is not None and task_of(site, known).what in OPENING

    def looks_needed(self, name: str, stay: bool = False) -> str:
        """Return how many good looks into a site it still takes; "" where one is enough. ``stay``: in a few words."""
        known = next((item for item in self.state.finds if self.state.region.site_by_id[item.site].name == name), None)
        if known is None or known.done:
            return ""
        looked = looks_at(self.state, known.site)
        if looked.needed == 1:
            return ""
        if stay:
            return WORDS("looks-stay", done=looked.done, needed=looked.needed)
        return WORDS("looks-needed", done=looked.done, needed=looked.needed, doubles=looked.doubles)

    def takes_several(self, name: str) -> bool:
        """Return whether a site of that name takes several looks, as far as the party knows: each is a step on, also where
        what is left of it is not told."""
        known = next((item for item in self.state.finds if self.state.region.site_by_id[item.site].name == name), None)
        return known is not None and looks_at(self.state, known.site).needed > 1

    def is_dungeon(self, name: str) -> bool:
        """Return whether a site of that name is a dungeon, as far as the party knows."""
        known = next((item for item in self.state.finds if self.state.region.site_by_id[item.site].name == name), None)
        return known is not None and known.nature == "dungeon"

    def nearer_by_search(self, place: int) -> finding.Challenge | None:
        """Return how the search at a place of the story brought the goal nearer, ``None`` where it did not."""
        later = (e for e in self.happened[place + 1 :] if isinstance(e, finding.Challenge) and e.why == "search")
        return next((e for e in later if e.after < e.before), None)

    def counts_double(self, e: finding.Challenge) -> bool:
        """Return whether a critical success brought the goal 2 nearer (WLD-G71); a game master has reasons of their own."""
        return e.before - e.after > 1 and self.state.master is None

    def rules_out(self, place: int) -> bool:
        """Return whether hexes of a hunt are ruled out after a place of the story, and several are left: that is told."""
        later = (e for e in self.happened[place:] if isinstance(e, finding.Narrowed))
        return hunts(self.state) and not self.knows_the_last_hex() and any(e.gone for e in later)

    def searched_in_vain(self, before: int) -> str:
        """Return who searched here and found nothing, just before a place of the story; "" for all else."""
        searches = [e for e in self.happened[:before] if isinstance(e, finding.Searched)]
        gone = any(isinstance(e, finding.Narrowed) for e in self.happened[:before])
        return searches[-1].who if searches and searches[-1].result == "nothing" and not gone else ""

    def is_told_with_its_search(self, e: finding.Challenge, place: int) -> bool:
        """Return whether a search that found nothing else has told how it brought the goal nearer."""
        searches = (before for before in self.happened[:place] if isinstance(before, finding.Searched))
        return e.why == "search" and e.after < e.before and any(before.result == "nothing" for before in searches)

    def short_of_the_goal(self, place: int) -> int:
        """Return what a search that found something came to, if that is too little for the goal (WLD-211); 0 else."""
        e, state = self.happened[place], self.state
        if not isinstance(e, finding.Searched) or e.result != "found" or state.master is not None:
            return 0
        told = any(isinstance(after, finding.Challenge) and after.why == "search" for after in self.happened[place:])
        if told or not running(state) or not counts_here(state, "search"):
            return 0
        rolls = (before for before in self.happened[:place] if isinstance(before, deciding.Rolled))
        totals = [roll.total for roll in rolls if (roll.who, roll.purpose) == (e.who, "search")]
        return totals[-1] if totals and totals[-1] < difficulty(state) else 0

    def knows_the_last_hex(self) -> bool:
        """Return whether a hunt has one hex left in this post: that is told with what lies there."""
        return any(isinstance(e, finding.Challenge) and e.why == "known" for e in self.happened)

    def saves_resolve(self, e: deciding.Rolled) -> bool:
        """Return whether a member just failed on the way and keeps the last Resolve for the goal (WLD-G138)."""
        state = self.state
        index = next((index for index, member in enumerate(state.members) if member.name == e.who), -1)
        if e.purpose != "scout":
            return False  # what they chose to try they decide about themselves, and all else is small
        failed = e.result == "failure" and not e.again and not state.rules.letter and not self.has(happening.Resolve)
        return failed and index >= 0 and state.members[index].active and keeps_last(state, index, e.purpose)

    def is_located(self) -> bool:
        """Return whether the party knows where the goal is, and no more."""
        goal = self.state.region.goal
        known = found(self.state, goal.site) if goal is not None else None
        return known is not None and known.how == "located"

    def gain(self, e: finding.Gained) -> None:
        """Tell of a gain, in one sentence with that of just before where both come from the same place."""
        last, said = self._gained, self.said[-1:]
        again = last is not None and bool(e.where) and (last.who, last.where) == (e.who, e.where)
        if again and said == [WORDS.tell(e, things=tuple(self._gains))]:
            self.said.pop()
        else:
            self._gains = []
        self._gained = e
        self.found.append(e.what)
        self._gains.append(amount(e.what, e.count))
        self.say(WORDS.tell(e, things=tuple(self._gains)))

    def hear(self, e: travelling.Rumour) -> None:
        """Note what was heard of, by the way of hearing."""
        how = e.how if e.how in ("landmark", "map") else "hearsay"
        self.heard.setdefault(how, []).append(WORDS.tell(e))

    def _tell_ground(self) -> None:
        """Tell of which places the ground became known, unless the party walked, as the map shows them; and what was heard
        of, in one sentence for each way of hearing."""
        if self.ground and not self.has(travelling.Arrived):
            self.say(WORDS("ground-known", places=tuple(dict.fromkeys(self.ground))))
        for how, things in self.heard.items():
            self.say(WORDS("heard-of", how=how, things=things, parted=any(", " in thing for thing in things)))
        self.ground, self.heard = [], {}

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
        return saying(f"{subject}.{terrain}", beat) or saying(f"{subject}.{plain(terrain)}", beat) or saying(subject, beat)

    def _tell_toll(self) -> None:
        said, dice = self.toll.told()
        for line in said:
            self.say(line)
        if dice and not self._camps:
            self.small.add(dice)

    def _tell_wear(self) -> None:
        if self.worn:
            self.say(WORDS("worn-all", things=self.worn))
        self.worn = []

    def _market(self) -> str:
        """Return what food costs, where the party has come to a settlement and none are in its way."""
        if not self.has(travelling.Arrived) or self.has(meeting.Met) or settlement(self.state) is None:
            return ""
        price = price_of(self.state, content().goods[RATIONS])
        return WORDS("served-market", item=RATIONS, price=price) if price else ""

    def untold_rulings(self) -> list[str]:
        """Tell all that is gathered, and return those rulings that it does not tell of, as they were noted."""
        self._tell_toll()
        self._tell_wear()
        self._tell_ground()
        self.say(self._market())
        if spoken() == SOURCE:
            self.ruled = [text for text in self.ruled if not self._is_told(text)]
        return self.ruled

    def text(self) -> str:
        """Return the story: sentences, then the small print. A line for each test is there only where nothing else is told,
        as a picture shows the dice; the longer, the shorter the lines."""
        ruled = [said_again(text) for text in self.untold_rulings()]
        if ruled and not self.said:
            self.say(WORDS("ruled", rulings=" ".join(ruled)))
        else:
            for ruling in ruled:
                self.small.add(WORDS("ruled-too", text=ruling))
        self._tell_leaving()
        if self.saved:
            self.small.add(WORDS("resolve-kept", who=self.saved))
        every = list(self.small.ever_shorter())
        if self.said or self.look or self.reached:
            every = every[-1:]
        whole = ""
        for small in every:
            whole = self._lines(small)
            if len(whole) <= LONG and not self._waits_for_dice():
                break
        return whole

    def _tell_leaving(self) -> None:
        """Tell who left the choice to the others: those who are not there any more only where nothing else is told."""
        gone = {member.name for member in self.state.members if member.gone}
        told = self.said or self.decided or self.picked or self.reached
        names = [who for who in dict.fromkeys(self.leaving) if not told or (who not in gone and not self.decided)]
        if names:
            self.say(WORDS("left-to-others", who=names))

    def _waits_for_dice(self) -> bool:
        """Return whether what was rolled stands in the question that is asked now."""
        first = self.state.agenda[0] if self.state.agenda else None
        return isinstance(first, Test) and bool(first.asked)

    def _is_short(self) -> bool:
        """Return whether there is room for what found things do: not beside a camp or what a hunt rules out."""
        if self._camps or self.has(finding.Narrowed):
            return False
        return len(self.reached) + sum(map(len, self.said)) <= SHORT

    def _set_about(self) -> str:
        """Return what a member is at, where nothing but dice can be told yet and no question says so."""
        if self._waits_for_dice():
            return ""
        first = next((e for e in self.happened if isinstance(e, deciding.Rolled)), None)
        if first is None:
            return ""
        return WORDS("rolled-alone", who=first.who, purpose=first.purpose)

    def _paragraph(self) -> str:
        """Return the sentences in the order of what happened.

        Of a camp, and where a day dawns, what is written bold begins a line; all else shares one. Of an action, each member
        has a line.
        """
        camped = self.has(travelling.Dawn) or self.has(happening.Camp)
        if self.has(deciding.SetOut):
            told = (f"\n{said}" if said in self._anew else said for said in self.said)
            return " ".join(told).replace(" \n", "\n").strip()
        if not camped:
            return "\n".join(self._by_person())
        lines: list[str] = []
        for part, group in groupby(self.said, lambda said: self._parts.get(said, EVENTFUL)):
            alike = list(group)
            lines += alike if part == EVENTFUL else [" ".join(alike)]
        return "\n".join(_joined(lines, self._anew))

    def _by_person(self) -> list[str]:
        """Return the sentences of an action in lines: what is written bold or said anew begins one, and so does a member
        of whom the last one does not tell. What an action here came to for the goal is the first."""
        first = [] if self.has(travelling.Arrived) else self.verdicts
        said = sorted(self.said, key=lambda told: told not in first)
        lines: list[str] = []
        subject = ""
        for told in said:
            who = next((member.name for member in self.state.members if told.startswith(f"{member.name} ")), "")
            if not lines or told in self._anew or told.startswith("**") or (who and who != subject):
                lines.append(told)
            else:
                lines[-1] = f"{lines[-1]} {told}"
            subject = who or subject
        return lines

    def _lines(self, small: Sequence[str]) -> str:
        """Return the whole story, with this small print."""
        # Where the dice wait for a member, all that can be told is what the party set about.
        # The last roll, then the scene that it brings.
        lines = [
            " ".join(filter(None, (self.thrown, self.look))),
            self.reached,
            self._paragraph() or ("" if self.look or self.reached else self.decided or self.picked or self._set_about()),
            *(f"-# {upper(line)}" for line in (*small, *(_uses(self.found) if self._is_short() else ()), *self.terms)),
        ]
        if self.never:
            room = MOST_STORY - sum(map(len, lines))
            kept = [
                item
                for number, item in enumerate(self.never)
                if sum(map(len, self.never[: number + 1])) + 2 * number < room
            ]
            left = len(self.never) - len(kept)
            more = [WORDS("kept-more", number=left)] if left else []
            lines.append(f"-# {WORDS('never-found', places=(*kept, *more))}")
        return "\n".join(filter(None, lines))


def _joined(lines: Sequence[str], anew: Sequence[str]) -> list[str]:
    """Return lines in as few as a phone shows at a glance: only what is written bold, or ``anew``, begins one."""
    found: list[str] = []
    for line in lines:
        if found and not line.startswith(("**", *anew)):
            found[-1] = f"{found[-1]} {line}"
        else:
            found.append(line)
    return found


def _uses(found: Sequence[str]) -> list[str]:
    """Return a line on what those things do that were found, each kind once and like ones together."""
    by_use: dict[str, list[str]] = {}
    for key in dict.fromkeys(found):
        known = content().goods.get(key)
        if known is not None and known.does:
            by_use.setdefault(known.does, []).append(good(key))
    uses = [WORDS("use-of", what=what, does=does) for does, what in by_use.items()]
    return [WORDS("uses-of", uses=uses)] if uses else []


RATIONS = "rations"
"""What a settlement's price for food is told of."""


@cache
def _places(kind: type[Happened]) -> tuple[str, ...]:
    """Return the facts of a type that name places."""
    return tuple(field.name for field in fields(kind) if field.type in (Place, tuple[Place, ...]))


def in_sentences(e: Happened) -> Happened:
    """Return an event with the names of places as they stand inside a sentence."""
    facts = {name: getattr(e, name) for name in _places(type(e))}
    named = {name: inside(said) if isinstance(said, str) else tuple(map(inside, said)) for name, said in facts.items()}
    return replace(e, **named) if named else e
