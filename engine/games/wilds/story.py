"""What happened, told in one or two sentences: like events gathered into one, dice and the timer in small print."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.words import listed

from .choices import wish
from .content import content
from .deciding import CHOOSE
from .naming import here_name
from .sayings import SAYINGS, saying, sentence
from .sayings.deciding import DECISIONS
from .sayings.happening import SURE
from .sayings.travelling import KNOWN
from .toll import TOLL, Toll
from .trading import price as price_of
from .trading import settlement
from .view import View
from .words import BONUSES, BOONS, PURPOSES, REASONS, RESULTS, Facts, count, good, ground, inside, plain, skill, upper

MOST_LINES = 8
"""So many lines of small print are told at most; then it says how many more there were."""

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
        self._decided = self._picked = ""
        self._kinds = [event.kind for event in events]
        for place, event in enumerate(events):
            self._take(place, event)

    def _take(self, place: int, event: Event) -> None:
        facts = in_sentences(event.facts)
        if event.kind not in (*TOLL, "rolled"):
            self._tell_toll()
        if event.kind != "worn":
            self._tell_wear()
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
            case "decided":
                self._decided = self._decision(facts["text"], facts["how"])
                if facts["how"] in HOW_DECIDED and self._state.rules.decide == "vote":
                    self._small.append(f"decided by {HOW_DECIDED[facts['how']]}")
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
            case "gained":
                self._gain(SAYINGS["gained"](facts))
            case "terrain":
                self._learn(SAYINGS["terrain"](facts))
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
            case "ruling":
                self._ruled.append(facts["text"])
            case "secret_ruling":
                self._say(sentence(facts["text"]))
            case "kept_place":
                self._never.append(SAYINGS["kept_place"](facts))
            case "ended":
                self._said.insert(0, SAYINGS["ended"](facts))
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

    def _learn(self, lies: str) -> None:
        """Tell of ground that became known, in one sentence with what was told of just before."""
        last = self._said[-1] if self._said else ""
        if lies.startswith(KNOWN) and last.startswith(KNOWN):
            self._said[-1] = f"{last.removesuffix('.').replace(' and ', ', ')} and {lies.removeprefix(KNOWN)}"
        else:
            self._say(lies)

    def _decision(self, text: str, how: str) -> str:
        """Return what was decided; the question that it answered is no longer there to be read."""
        verb, _, option = text.partition(" ")
        if how == OWN:
            return "That roll stands." if option == "keep" else "The choice is made."
        if verb == CHOOSE:
            return f"The party decides to {DECISIONS[option]}." if option in DECISIONS else "The party has decided."
        return f"The party decides to {wish(self._state, text)}."

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
        self._say(self._market())
        if self._ruled and not self._said:
            self._say(f"The game master rules: {' '.join(self._ruled)}")
        else:
            self._small += [f"ruled by the game master: {text}" for text in self._ruled]
        whole = self._lines(frozenset())
        if len(whole) > LONG:
            whole = self._lines(frozenset(self._saves))
        return whole if len(whole) <= LONG else self._lines(frozenset(self._brief))

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
        # Where the dice wait for somebody, all that can be told is what the party set about.
        lines = [
            " ".join(self._said) or self._decided or self._picked or self._set_about(),
            *(f"-# {upper(line)}" for line in small),
        ]
        if self._never:
            lines.append(f"-# Never found: {'; '.join(self._never)}")
        return "\n".join(filter(None, lines))


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


def roll_words(facts: Facts) -> str:
    """Return a test's dice: die, d6, rank, boons and banes by name, total; target and result unless they are secret."""
    purpose = PURPOSES.get(facts["purpose"], plain(facts["purpose"]))
    said = f"{facts['who']} {purpose}{' again' if facts['again'] else ''}: {_dice(facts)}"
    if facts["result"]:
        said += f" against {facts['tn']}, {RESULTS[facts['result']]}"
    return f"{said}{_reasons(facts)}"


def brief_words(facts: Facts) -> str:
    """Return a test's total, with target and result unless they are secret."""
    purpose = PURPOSES.get(facts["purpose"], plain(facts["purpose"]))
    said = f"{facts['who']} {purpose}{' again' if facts['again'] else ''}: {facts['total']}"
    return f"{said} against {facts['tn']}, {RESULTS[facts['result']]}" if facts["result"] else said


def brief_save(facts: Facts) -> str:
    """Return the total of one of several saves, and what it came to."""
    return f"{facts['who']}{' again' if facts['again'] else ''} {facts['total']}, {RESULTS.get(facts['result'], '')}"


def save_words(facts: Facts) -> str:
    """Return one of several saves, whose target is told for all."""
    again = " again" if facts["again"] else ""
    return f"{facts['who']}{again} {_dice(facts)}, {RESULTS.get(facts['result'], '')}{_reasons(facts)}"


def _dice(facts: Facts) -> str:
    sixes = tuple(facts["sixes"])
    six = f"d6 {facts['kept']}" + (f" of {' and '.join(map(str, sixes))}" if len(sixes) > 1 else "")
    extra = facts["extra"]
    parts = (
        f"{skill(facts['attribute'])} d{facts['sides']} {facts['die']}",
        six,
        f"{skill(facts['skill'])} {facts['rank']}",
        *((str(extra),) if extra > 0 else ()),
    )
    return f"{' + '.join(parts)}{f' - {-extra}' if extra < 0 else ''} = {facts['total']}"


def _reasons(facts: Facts) -> str:
    reasons = reason_words(facts["reasons"], speaks_for=facts["kept"] == max(facts["sixes"], default=0))
    return f" ({reasons})" if reasons else ""


def reason_words(reasons: Sequence[str], *, speaks_for: bool = True) -> str:
    """Return what spoke for and against whoever rolled: "boon: keen eye; bane: night".

    The ground of a forager may do either: it goes with the dice.
    """
    for_it = (*BOONS, "forage") if speaks_for else BOONS
    boons = [REASONS.get(reason, plain(reason)) for reason in reasons if reason in for_it]
    banes = [REASONS.get(reason, plain(reason)) for reason in reasons if reason not in for_it]
    said = [f"boon{'s' if len(boons) > 1 else ''}: {', '.join(boons)}"] if boons else []
    said += [f"bane{'s' if len(banes) > 1 else ''}: {', '.join(banes)}"] if banes else []
    return "; ".join(said)


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of the events that this view's seat may know."""
    known = [event for event in events if event.seats is None or view.seat in event.seats]
    return Story(view, known).text()
