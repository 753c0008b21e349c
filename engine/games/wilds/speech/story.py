"""What happened, told in one or two sentences: like events gathered into one, dice and the timer in small print."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.words import count, listed, plain, sentence, upper

from ..rules.awaiting import CHOOSE, TRUST
from ..state.content import content
from ..state.content import price as price_of
from ..state.naming import here_name, inside
from ..state.state import found, settlement
from ..state.view import View
from .choices import wish
from .sayings import SAYINGS, saying
from .sayings.deciding import CHOSEN, DECISIONS
from .sayings.happening import SURE
from .sayings.rolling import brief_save, brief_words, roll_words, save_words
from .toll import TOLL, Toll
from .words import BONUSES, PURPOSES, Facts, good, ground, s

MOST_LINES = 8
"""So many lines of small print are told at most; then it says how many more there were."""

MOST_STORY = 1700
"""So many letters of a story leave room for the rest of its post; what was never found is cut to fit."""

LONG = 700
"""A story of more letters tells totals in place of dice: of saves first, then of all tests."""

WHY_TICKED = {
    "slow": "slow going",
    "long": "long work",
    "careful": "with care",
    "retreat": "falling back",
    "access": "hard to reach",
    "gm": "the game master",
}


class Story:
    """Events told one after the other, the like ones gathered into one sentence each."""

    def __init__(self, view: View, events: Sequence[Event]) -> None:
        self._state = view.state
        self._events = events
        self._said: list[str] = []
        self._small: list[str] = []
        self._brief: dict[int, str] = {}
        self._saves: set[int] = set()
        self._timer: list[str] = []
        self._toll = Toll(len(view.state.members))
        self._worn: list[str] = []
        self._never: list[str] = []
        self._ruled: list[str] = []
        self._leaving: list[str] = []
        self._reached = ""
        self._ground: list[tuple[str, str]] = []
        self._heard: list[str] = []
        self._decided = self._picked = ""
        self._terms: list[str] = []
        self._found: list[str] = []
        self._kinds = [event.kind for event in events]
        for place, event in enumerate(events):
            self._take(place, event)

    def _take(self, place: int, event: Event) -> None:
        facts = in_sentences(event.facts)
        if event.kind not in (*TOLL, "rolled"):
            self._tell_toll()
        if event.kind != "worn":
            self._tell_wear()
        if event.kind not in LEARNED:
            self._tell_ground()
        match event.kind:
            case "rolled":
                self._roll(facts)
            case "ticked" | "refunded" | "reset":
                self._clock(event.kind, facts)
            case kind if kind in TOLL:
                self._toll.take(kind, facts)
            case "worn":
                self._worn.append(SAYINGS["worn"](facts).removesuffix("."))
            case "proposed":
                if "decided" not in self._kinds:
                    tally = f" ({facts['votes']} of {facts['needed']})" if facts["votes"] > 1 else ""
                    self._say(f"{facts['who']}: {wish(self._state, facts['text'])}{tally}.")
            case "clue" if facts["source"] == "track" and not facts["text"] and "tracked" in self._kinds[:place]:
                pass  # the tracker has just said so
            case "abstained":
                self._leaving.append(facts["who"])
            case "role" if self._is_changed_again(place, facts["role"]):
                pass
            case "character" if facts["kind"] == "kept":
                was = next((member.kind for member in self._state.members if member.name == facts["who"]), "")
                self._say(SAYINGS["character"]({**facts, "was": was}))
            case "investigated" if not facts["text"] and self._is_idle(place):
                self._say(SAYINGS["investigated"]({**facts, "idle": True}))
            case "goal" if facts["what"] == "reached":
                self._reached = SAYINGS["goal"](facts)
            case "decided":
                self._decided = self._decision(facts["text"], facts["how"])
                if facts["how"] == "first" and self._state.rules.decide == "vote":
                    self._small.append("nobody had more votes; the first proposal counts")
                elif facts["how"] in HOW_DECIDED and self._state.rules.decide == "vote":
                    self._small.append(f"decided by {HOW_DECIDED[facts['how']]}")
            case "arrived" if facts["how"] == "retreat" and "avoided" in self._kinds[place:]:
                pass  # dodging tells of it, in its order
            case "arrived":
                self._arrive(facts)
            case "tracked" if facts["direction"] == here_name(self._state):
                self._say(SAYINGS["tracked"]({**facts, "far": "0"}))
            case "site_seen" if facts["how"] == "seen" and self._was_listed(place, facts["name"]):
                self._say(sentence(facts["text"]))
            case "away" if "arrived" in self._kinds[:place]:
                self._say(SAYINGS["away"]({**facts, "at": ""}))
            case "rumour" if facts["how"] == "landmark" and self._is_back("arrived" in self._kinds[:place]):
                pass  # it was seen from here before
            case "rumour":
                self._heard.append(SAYINGS["rumour"](facts))
            case "gained":
                self._gain(SAYINGS["gained"](facts))
                self._found.append(facts["what"])
            case "treasure" | "gathered":
                self._say(SAYINGS[event.kind](facts))
                self._found += [facts["what"]] if event.kind == "gathered" else [one.split()[0] for one in facts["items"]]
            case "terrain":
                self._ground += zip(facts["places"], facts["terrains"], strict=True)
            case "bonus":
                self._picked = f"{facts['who']} picks: {str(BONUSES.get(facts['bonus'], facts['bonus'])).lower()}."
                self._say(SAYINGS["bonus"](facts))
            case "event" if facts["number"] == 1 and "met" not in self._kinds:
                self._say("Something stirs nearby.")
            case "event" if facts["number"] == 5 and "trace" not in self._kinds:
                self._say("There is something to be noticed here.")
            case "event" if facts["number"] == 6:
                self._say(self._ambience("ambient", self._terrain()) or "All is calm.")
            case "trace":
                sign = self._ambience(f"trace.{facts['row']}", self._terrain()) or SAYINGS["trace"](facts)
                self._say(sign + (SURE.get(facts["row"], "") if facts["sure"] else ""))
            case "hazard":
                self._say(self._ambience(f"hazard.{facts['kind']}", self._terrain()) or SAYINGS["hazard"](facts))
            case "dawn":
                self._dawn(facts)
            case "met":
                if any(told.kind == "threat" and told.facts["text"] == facts["text"] for told in self._events[:place]):
                    facts = {**facts, "text": ""}
                self._say(SAYINGS["met"](facts))
                if not facts["text"]:
                    self._say(saying(f"mood.{facts['disposition']}", self._beat() + len(facts["name"])))
            case "explained":
                self._terms += [TERMS[term] for term in facts["terms"]]
            case "ruling":
                self._ruled.append(facts["text"])
            case "secret_ruling":
                self._say(sentence(facts["text"]))
            case "kept_place":
                self._never.append(SAYINGS["kept_place"]({**facts, "goal": facts["name"] == self._goal_name()}))
            case "ended":
                report = SAYINGS["ended"]({**facts, "named": self._goal_name(), "located": self._is_located()})
                farewell = sentence(self._state.region.farewell) if facts["how"] != "defeat" else ""
                self._said.insert(0, f"{report} {farewell}".strip())
            case _:
                self._say(SAYINGS[event.kind](facts))

    def _roll(self, facts: Facts) -> None:
        """Put a test into the small print; saves from one danger share a line."""
        common = f"{upper(PURPOSES['save'])} against {facts['tn']}: "
        if facts["purpose"] != "save":
            self._brief[len(self._small)] = brief_words(facts)
            self._small.append(roll_words(facts))
            return
        last = len(self._small) - 1
        if last in self._saves and self._small[last].startswith(common):
            self._small[last] += f"; {save_words(facts)}"
            self._brief[last] += f"; {brief_save(facts)}"
        else:
            self._saves.add(last + 1)
            self._brief[last + 1] = f"{common}{brief_save(facts)}"
            self._small.append(f"{common}{save_words(facts)}")

    def _say(self, sentence: str) -> None:
        if sentence:
            self._said.append(sentence)

    def _is_changed_again(self, place: int, role: object) -> bool:
        """Return whether a role changes hands once more in this post: only who holds it in the end is told."""
        return any(event.kind == "role" and event.facts["role"] == role for event in self._events[place + 1 :])

    def _is_idle(self, place: int) -> bool:
        """Return whether nothing came of an action: nothing is told after it but the clock, and nothing is under way."""
        after = [kind for kind in self._kinds[place + 1 :] if kind not in ("ticked", "refunded", "reset", "rolled")]
        return not after and not self._state.agenda and not self._state.paused

    def _is_told(self, ruling: str) -> bool:
        """Return whether what a ruling did has been told by its effect: half of its own words have been said."""
        if ruling == SOMETHING:
            return "event" in self._kinds
        said = " ".join(self._said).lower()
        words = [word.strip(".,:;").lower() for word in ruling.split()]
        heavy = [word for word in words if len(word) > 3 or word.isdigit()]
        return bool(said) and 2 * sum(word[:5] in said for word in heavy) >= max(1, len(heavy))

    def _goal_name(self) -> str:
        goal = self._state.region.goal
        site = self._state.region.site_by_id.get(goal.site) if goal is not None else None
        return site.name if site is not None else ""

    def _is_located(self) -> bool:
        goal = self._state.region.goal
        known = found(self._state, goal.site) if goal is not None else None
        return known is not None and known.how == "located"

    def _is_back(self, arrived: bool) -> bool:
        """Return whether the party has come to a place where it was before."""
        return arrived and self._state.trail.count(self._state.here.at) > 1

    def _gain(self, got: str) -> None:
        """Tell of a gain, in one sentence with that of just before where both come from the same place."""
        whose, _, what = got.partition(" gets ")
        thing, at, where = what.partition(" at ")
        last = self._said[-1] if self._said else ""
        if at and last.startswith(f"{whose} gets ") and last.endswith(f" at {where}"):
            before = last.removesuffix(f" at {where}").replace(" and ", ", ")
            self._said[-1] = f"{before} and {thing} at {where}"
        else:
            self._say(got)

    def _tell_ground(self) -> None:
        """Tell of the grounds that became known, and of all that was heard of, in one sentence for each way of hearing."""
        if self._ground:
            places, terrains = zip(*dict(self._ground).items(), strict=True)
            self._say(SAYINGS["terrain"]({"places": places, "terrains": terrains}))
        by_way: dict[str, list[str]] = {}
        for heard in self._heard:
            way, _, thing = heard.removesuffix(".").partition(": ")
            by_way.setdefault(way, []).append(thing)
        for way, what in by_way.items():
            self._say(f"{way}: {'; '.join(what) if any(', ' in one for one in what) else listed(what)}.")
        self._ground, self._heard = [], []

    def _decision(self, text: str, how: str) -> str:
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
        decided = wish(self._state, text)
        return f"The party decides to {decided}{f' ({goes} goes)' if goes and '(' not in decided else ''}."

    def _own_choice(self, verb: str, option: str, else_said: str = "The choice is made.") -> str:
        """Return what somebody chose, where nothing else tells of it."""
        if verb == TRUST:
            return "It goes by the rules."
        known = next((member.name for member in self._state.members if member.handle == option), "")
        if known:
            return f"{known} is chosen."
        said = CHOSEN.get(option) or (f"The party decides to {DECISIONS[option]}." if option in DECISIONS else "")
        return said or else_said

    def _doer(self, purpose: str) -> str:
        """Return who rolled for something in this post, or who is about to."""
        rolled = (event.facts for event in self._events if event.kind == "rolled")
        who = next((str(facts["who"]) for facts in rolled if facts["purpose"] == purpose), "")
        deed = self._state.deed
        if not who and deed is not None and deed.verb == purpose and 0 <= deed.by < len(self._state.members):
            return self._state.members[deed.by].name
        return who

    def _beat(self) -> int:
        """Return a number that everybody knows and that goes on with the days, to choose among sentences by."""
        state = self._state
        return state.day * 5 + state.stretch + len(state.trail)

    def _terrain(self) -> str:
        place = self._state.region.place_by_id.get(self._state.here.at)
        return place.terrain if place is not None else ""

    def _ambience(self, subject: str, terrain: str) -> str:
        beat = self._beat()
        return saying(f"{subject}.{terrain}", beat) or saying(f"{subject}.{ground(terrain)}", beat) or saying(subject, beat)

    def _arrive(self, facts: Facts) -> None:
        self._say(SAYINGS["arrived"](facts))
        if (
            self._state.trail.count(self._state.here.at) > 1
            or self._state.here.to
            or facts["how"] in ("back", "fled", "retreat")
        ):
            return
        place = self._state.region.place_by_id.get(self._state.here.at)
        if place is not None and place.text:
            self._say(place.text)
        elif not facts["seen"] and "event" not in self._kinds:
            self._say(self._ambience("arrive", facts["terrain"]))

    def _was_listed(self, place: int, name: str) -> bool:
        """Return whether an arrival has just said that a site stands there."""
        before = (event for event in self._events[:place] if event.kind == "arrived")
        return any(name in event.facts["seen"] for event in before)  # type: ignore[operator]

    def _dawn(self, facts: Facts) -> None:
        self._say(SAYINGS["dawn"](facts))
        if facts["weather"]:
            weather = f"weather.{facts['weather']}"
            self._say(saying(f"{weather}.{self._terrain()}", int(facts["day"])) or saying(weather, int(facts["day"])))

    def _clock(self, kind: str, facts: Facts) -> None:
        if kind == "ticked" and facts["before"] == facts["after"]:
            return
        if kind == "ticked":
            why = WHY_TICKED.get(facts["why"], plain(facts["why"]))
            self._timer.append(f"{facts['before']} to {facts['after']}{f' ({why})' if why else ''}")
        elif kind == "refunded":
            self._timer.append(f"back to {facts['timer']} (efficient route)")
        else:
            again = f"starts again at {facts['timer']}"
            if self._timer[-1:] != [again]:
                self._timer.append(again)

    def _tell_toll(self) -> None:
        said, dice = self._toll.told()
        for line in said:
            self._say(line)
        if dice:
            self._small.append(dice)

    def _tell_wear(self) -> None:
        if self._worn:
            self._say(f"{listed(self._worn)}.")
        self._worn = []

    def _market(self) -> str:
        """Return what food costs, where the party has come to a settlement and nobody is in its way."""
        came = any(event.kind in ("arrived", "set_out") for event in self._events)
        if not came or "met" in self._kinds or settlement(self._state) is None:
            return ""
        price = price_of(self._state, content().goods[RATIONS])
        return f"{upper(good(RATIONS))} cost {count(price, 'coin')} here (`/buy`)." if price else ""

    def text(self) -> str:
        """Return the story: sentences, then the small print, a line for each test; the longer, the shorter the lines."""
        self._tell_toll()
        self._tell_wear()
        self._tell_ground()
        self._say(self._market())
        ruled = [text for text in self._ruled if not self._is_told(text)]
        if ruled and not self._said:
            self._say(f"The game master rules: {' '.join(ruled)}")
        else:
            self._small += [f"ruled by the game master: {text}" for text in ruled]
        self._tell_leaving()
        whole = self._lines(frozenset())
        if len(whole) > LONG:
            whole = self._lines(frozenset(self._saves))
        return whole if len(whole) <= LONG else self._lines(frozenset(self._brief))

    def _tell_leaving(self) -> None:
        """Tell who left the choice to the others: whoever is not there any more only where nothing else is told."""
        gone = {member.name for member in self._state.members if member.gone}
        told = self._said or self._decided or self._picked or self._reached
        names = [who for who in dict.fromkeys(self._leaving) if not told or (who not in gone and not self._decided)]
        if names:
            self._say(f"{listed(names)} {s(names, 'leaves', 'leave')} it to the others.")

    def _set_about(self) -> str:
        """Return what somebody is at, where nothing but dice can be told yet."""
        first = next((event.facts for event in self._events if event.kind == "rolled"), None)
        if first is None:
            return ""
        purpose = str(first["purpose"])
        return f"{first['who']} {ACTING.get(purpose) or f'is {PURPOSES.get(purpose, plain(purpose))}'}."

    def _lines(self, brief: frozenset[int]) -> str:
        """Return the whole story, with the lines of small print of these numbers in brief."""
        small = [self._brief[number] if number in brief else line for number, line in enumerate(self._small)]
        if self._timer:
            small.append(f"timer {', '.join(self._timer)}")
        if len(small) > MOST_LINES:
            small = [*small[: MOST_LINES - 1], f"and {count(len(small) - MOST_LINES + 1, 'more roll')}: see the log"]
        small += _uses(self._found)
        # Where the dice wait for somebody, all that can be told is what the party set about.
        lines = [
            self._reached,
            " ".join(self._said) or ("" if self._reached else self._decided or self._picked or self._set_about()),
            *(f"-# {upper(line)}" for line in (*small, *self._terms)),
        ]
        if self._never:
            room = MOST_STORY - sum(map(len, lines))
            kept = [
                one
                for number, one in enumerate(self._never)
                if sum(map(len, self._never[: number + 1])) + 2 * number < room
            ]
            more = [f"and {len(self._never) - len(kept)} more"] if len(kept) < len(self._never) else []
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

LEARNED = ("terrain", "rumour")
"""What comes to be known of the map: told together, the grounds in one sentence and what was heard of in another."""

PLACES = ("at", "toward", "direction", "beyond", "a", "b")
"""Facts that name a place."""


def in_sentences(facts: Facts) -> Facts:
    """Return facts with the names of places as they stand inside a sentence."""
    named: dict[str, object] = {key: inside(facts[key]) for key in PLACES if isinstance(facts.get(key), str)}
    if "places" in facts and not isinstance(facts["places"], int):
        named["places"] = tuple(map(inside, facts["places"]))
    return {**facts, **named} if named else facts


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


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of the events that this view's seat may know."""
    return Story(view, [event for event in events if event.known_to(view.seat)]).text()
