"""What happened, told in one or two sentences: like events gathered into one, dice and the timer in small print."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.words import listed

from .choices import wish
from .sayings import SAYINGS, saying
from .sayings.happening import SURE
from .toll import TOLL, Toll
from .view import View
from .words import BONUSES, BOONS, PURPOSES, REASONS, RESULTS, Facts, count, ground, plain, skill, upper

MOST_LINES = 8
"""So many lines of small print are told at most; then it says how many more there were."""

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
        self._timer: list[str] = []
        self._toll = Toll(len(view.state.members))
        self._worn: list[str] = []
        self._never: list[str] = []
        self._decided = self._picked = ""
        self._kinds = [event.kind for event in events]
        for place, event in enumerate(events):
            self._take(place, event)

    def _take(self, place: int, event: Event) -> None:
        facts: Facts = event.facts
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
                    self._say(f"{facts['who']} is for: {wish(self._state, facts['text'])} ({votes(facts)}).")
            case "decided":
                self._decided = f"The party decides to {wish(self._state, facts['text'])}."
                if facts["how"] in HOW_DECIDED and self._state.rules.decide == "vote":
                    self._small.append(f"decided by {HOW_DECIDED[facts['how']]}")
            case "arrived":
                self._arrive(facts)
            case "site_seen" if facts["how"] == "seen" and not facts["text"] and self._was_listed(place, facts["name"]):
                pass
            case "bonus":
                self._picked = f"{facts['who']} picks: {str(BONUSES.get(facts['bonus'], facts['bonus'])).lower()}."
                self._say(SAYINGS["bonus"](facts))
            case "event" if facts["number"] == 6:
                self._say(self._ambience("ambient", self._terrain()) or "All is calm.")
            case "trace":
                sign = saying(f"trace.{facts['row']}", self._beat()) or SAYINGS["trace"](facts)
                self._say(sign + (SURE.get(facts["row"], "") if facts["sure"] else ""))
            case "hazard":
                self._say(saying(f"hazard.{facts['kind']}", self._beat()) or SAYINGS["hazard"](facts))
            case "dawn":
                self._dawn(facts)
            case "met":
                self._say(SAYINGS["met"](facts))
                if not facts["text"]:
                    self._say(saying(f"mood.{facts['disposition']}", self._beat() + len(facts["name"])))
            case "ruling":
                self._small.append(f"ruled by the game master, day {facts['day']}: {facts['text']}")
            case "secret_ruling":
                self._small.append(f"only you see this: {facts['text']}")
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
            self._small.append(roll_words(facts))
        elif self._small and self._small[-1].startswith(common):
            self._small[-1] += f"; {save_words(facts)}"
        else:
            self._small.append(f"{common}{save_words(facts)}")

    def _say(self, sentence: str) -> None:
        if sentence:
            self._said.append(sentence)

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
            self._say(saying(f"weather.{facts['weather']}", int(facts["day"])))

    def _clock(self, kind: str, facts: Facts) -> None:
        if kind == "ticked":
            why = WHY_TICKED.get(facts["why"], plain(facts["why"]))
            self._timer.append(f"{facts['before']} to {facts['after']}{f' ({why})' if why else ''}")
        elif kind == "refunded":
            self._timer.append(f"back to {facts['timer']} (efficient route)")
        else:
            self._timer.append(f"starts again at {facts['timer']}")

    def _tell_toll(self) -> None:
        said, dice = self._toll.told()
        for sentence in said:
            self._say(sentence)
        if dice:
            self._small.append(dice)

    def _tell_wear(self) -> None:
        if self._worn:
            self._say(f"{listed(self._worn)}.")
        self._worn = []

    def text(self) -> str:
        """Return the story: sentences, then the small print, a line for each test."""
        self._tell_toll()
        self._tell_wear()
        small = list(self._small)
        if self._timer:
            small.append(f"timer {', '.join(self._timer)}")
        if len(small) > MOST_LINES:
            small = [*small[: MOST_LINES - 1], f"and {count(len(small) - MOST_LINES + 1, 'more roll')}: see the log"]
        # Where the dice wait for somebody, all that can be told is what the party set about.
        lines = [" ".join(self._said) or self._decided or self._picked, *(f"-# {upper(line)}" for line in small)]
        if self._never:
            lines.append(f"-# Never found: {'; '.join(self._never)}")
        return "\n".join(filter(None, lines))


HOW_DECIDED = {"most": "most votes", "leader": "the leader"}


def votes(facts: Facts) -> str:
    """Return how many of the votes needed there are."""
    return f"{facts['votes']} of {facts['needed']} needed"


def roll_words(facts: Facts) -> str:
    """Return a test's dice: die, d6, rank, boons and banes by name, total; target and result unless they are secret."""
    purpose = PURPOSES.get(facts["purpose"], plain(facts["purpose"]))
    said = f"{facts['who']} {purpose}{' again' if facts['again'] else ''}: {_dice(facts)}"
    if facts["result"]:
        said += f" against {facts['tn']}, {RESULTS[facts['result']]}"
    return f"{said}{_reasons(facts)}"


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
