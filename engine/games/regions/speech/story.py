"""What happened, told in a few sentences: what belongs together gathered, every roll in small print with its shifts.

The players' part, the Challenges' and each new round have lines of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from engine.core.game import Event
from engine.core.words import count, listed, names_of, sentence, upper

from ..state.naming import is_challenge, the
from ..state.view import View
from . import circumstances
from .blows import Blow, fall_roll, only_heals
from .lines import Piece, laid_out
from .sayings import SAYINGS, saying
from .sayings.challenging import went_words
from .sayings.exploring import exits, nature
from .sayings.rolling import roll_words
from .sayings.striking import UNTIL
from .words import Facts, gist, known_play, one, place, play_name

PEOPLE = ("who", "what", "actor", "target", "targets", "by")
"""Facts that name a PC or a Challenge."""

MOST_CARDS = 3
"""Of so many cards drawn as a round begins it is said what they do; more are only named."""

PLACES = ("start", "end", "where")
"""Facts that name a region."""


class Story:
    """Events told one after the other, the like ones gathered into one sentence each."""

    def __init__(self, view: View, events: Sequence[Event]) -> None:
        self._state = view.state
        self._people = frozenset(member.name for member in view.state.members)
        self._events = [(event.kind, self._in_sentences(event)) for event in events]
        self._kinds = [event.kind for event in events]
        self._parts: list[list[Piece]] = [[]]
        self._small: list[Piece] = []
        self._blow: Blow | None = None
        self._strategy: Facts = {}
        self._went: list[Facts] = []
        self._drew: dict[int, list[str]] = {}
        self._cards: list[tuple[str, str]] = []
        self._shuffled: list[str] = []
        self._laid: list[str] = []
        self._drifted: list[str] = []
        self._late: list[str] = []
        self._gone: list[str] = []
        self._over: list[str] = []
        self._seen: dict[str, list[str]] = {}
        self._views: list[str] = []
        self._entered = ""
        self._hidden = ""
        for number, (kind, facts) in enumerate(self._events):
            self._take(number, kind, facts)
        self._close()
        if self._laid:
            self._small.append("; ".join(self._laid))

    def _in_sentences(self, event: Event) -> Facts:
        """Return an event's facts with names as they stand inside a sentence."""
        named: dict[str, object] = {}
        for key, value in event.facts.items():
            if key in PEOPLE and not isinstance(value, int):
                named[key] = tuple(map(self._whom, map(str, value))) if isinstance(value, tuple) else self._whom(str(value))
            elif (
                key in PLACES or (key == "to" and event.kind == "passage") or (key == "name" and event.kind == "saw_region")
            ):
                named[key] = place(str(value)) if value else ""
            else:
                named[key] = value
        return named

    def _whom(self, name: str) -> str:
        return the(name) if name not in self._people and is_challenge(name) else name

    # Taking events in.

    def _take(self, number: int, kind: str, facts: Facts) -> None:
        if self._blow is not None and self._blow.take(kind, facts):
            return
        came = self._came(kind, facts)
        if kind not in GATHERED:
            self._close()
        match kind:
            case "played" if facts["kind"] == "action":
                self._begin(facts, came)
            case "played" if facts["kind"] == "reaction":
                pass  # the roll against it names it
            case "clash":
                self._begin({"who": facts["actor"], "play": facts["play"], "targets": (), "how": facts["how"]})
                assert self._blow is not None
                self._blow.take(kind, facts)
            case "played" if facts["kind"] == "strategy":
                self._strategy = facts
                said = SAYINGS["played"](facts)
                heals_nobody = only_heals(facts["play"]) and "recovered" not in self._kinds[number + 1 :]
                self._say(f"{said[:-1]}: nothing to heal." if heals_nobody else said)
            case "down" if ("turn_lost", facts["who"]) in (
                (kind, told.get("who")) for kind, told in self._events[number + 1 :]
            ):
                pass  # that the turn is lost says so
            case "sprung" if self._acts_next(number, facts["what"]):
                pass  # its Action tells of it
            case "went":
                self._flush_seen()
                self._went.append(facts)
            case "drew" if facts["shuffled"]:
                self._shuffled.append(facts["who"])
            case "drew" if self._in_draw_phase(number) or facts["count"] == 0:
                self._drew.setdefault(facts["count"], []).append(facts["who"])
                self._cards += [(facts["who"], id) for id in facts.get("plays", ())]
            case "drifted":
                self._drifted += facts["who"]
            case "wore_off":
                self._over.append(facts["source"])
            case "lasting" if self._lasts_already(number, facts):
                pass  # one sentence tells all that its source brings
            case "lasting":
                self._last(facts)
            case "saw" if self._strikes_next(number, facts["who"]):
                pass  # what it does tells of it
            case "discarded" if set(self._kinds) - {"discarded", *SILENT}:
                self._laid.append(SAYINGS[kind](facts).rstrip("."))
            case "overfull":
                self._small.append(SAYINGS[kind](facts).rstrip("."))
            case "counted" if facts["limit"] - facts["counter"] == 1 and self._is_last_round():
                pass  # a line of ours says so
            case "saw":
                self._seen.setdefault(facts["where"], []).extend(facts["who"])
            case "saw_region":
                self._region(facts)
            case "round_begins":
                self._part()
                self._say(SAYINGS[kind](facts))
            case "claimed" if self._is_told_after(number):
                pass
            case "claimed" if facts["how"] == "last" and len(self._state.members) == 1 and len(self._kinds) > 1:
                pass  # whoever is alone is always the last
            case "turn_ended" if not facts["idle"] and self._has_said():
                self._part()
            case "counted" if {"ended", "caught"} & set(self._kinds[number:]):
                pass  # that says that the time is up
            case "answered" | "decided" if self._kinds[number + 1 :]:
                pass  # what came of it is told
            case "caught" if facts["how"] == "caught":
                self._late.append(facts["who"])
                if ("caught", "caught") not in [
                    (kind, told.get("how")) for kind, told in self._events[number + 1 : number + 2]
                ]:
                    self._say(SAYINGS[kind]({**facts, "who": listed(self._late)}))
            case "closed" if lost := self._lost_in(number):
                self._say(f"**{upper(facts['where'])} is gone, and {listed(lost)} with it.**")
            case "died" if facts["who"] in self._gone:
                pass  # what closed over them has been told
            case "injured" if ("caught", facts["who"], "injury") == self._before(number):
                pass  # that they were left behind says so
            case "infected" if facts["again"] and len(self._kinds) > 1:
                pass
            case "light" if facts["on"]:
                self._say(f"{SAYINGS[kind](facts)[:-1]}{circumstances.lit(self._state, facts['who'])}.")
            case "calmed":
                self._say(f"{SAYINGS[kind](facts)[:-1]}{circumstances.calm(self._state, facts['what'])}.")
            case "nothing_seen":
                self._say(" ".join(filter(None, (SAYINGS[kind](facts), circumstances.unlit(self._state, facts["who"])))))
            case "ended":
                self._say(SAYINGS[kind]({**facts, "alone": circumstances.came_out(self._state)}))
            case "turn_ended":
                self._say(SAYINGS[kind](facts))
                self._part()
            case "defeated" if facts["how"] in ("lock", "key") and {"picked", "unlocked"} & set(self._kinds[:number]):
                pass  # how it was opened has just been told
            case "opened" if self._kinds[number - 1 : number] == ["picked"]:
                pass
            case "searched":
                self._small.append(f"{facts['who']}, Search {roll_words(facts['roll'])}")
                self._say(SAYINGS[kind](facts))
            case "picked":
                against = f"; the lock {roll_words(facts['against'])}" if facts["against"] else ""
                self._small.append(f"{facts['who']}, Lockpick {roll_words(facts['lockpick'])}{against}")
                self._say(SAYINGS[kind](facts))
            case "fortune":
                if facts["roll"]:
                    self._small.append(f"Fortune d100 rolled {facts['roll']}")
                self._say(SAYINGS[kind](facts))
            case "hurt":
                self._roll_alone(facts)
                self._say(SAYINGS[kind](facts))
            case "fell":
                if facts["faces"]:
                    self._small.append(f"fall {roll_words(fall_roll(facts['faces']))}")
                self._say(SAYINGS[kind](facts))
            case "set_out":
                self._part()
                self._say(SAYINGS[kind](facts))
                if not self._state.rules.town:
                    self._say(sentence(self._state.scenario.opening))
                self._part()
            case "secrets_told":
                self._hidden = SAYINGS[kind](facts)
            case _:
                self._say(SAYINGS[kind](facts))

    def _came(self, kind: str, facts: Facts) -> Facts | None:
        """Take back the step of a Challenge that acts where it has come to: one sentence tells of both."""
        is_next = kind == "played" and self._went and self._went[-1]["what"] == facts["who"] and self._went[-1]["end"]
        return self._went.pop() if is_next else None

    def _begin(self, facts: Facts, came: Facts | None = None) -> None:
        self._blow = Blow(facts, came, circumstances.stands(self._state, facts["who"]))
        self._parts[-1].append(self._blow)
        self._small.append(self._blow.small)

    def _close(self) -> None:
        """Tell what was gathered so far: nothing that follows belongs to it."""
        self._blow, self._strategy = None, {}
        if self._went:
            said = "; ".join(f"{facts['what']} {went_words(facts)}" for facts in self._went)
            self._went = []
            self._say(f"{upper(said)}.")
        if self._views:
            self._say(f"In view: {listed(self._views)}.")
            self._views = []
        self._flush_seen()
        quiet = [f"{listed(tuple(dict.fromkeys(self._shuffled)))}: deck shuffled anew"] if self._shuffled else []
        quiet += self._drawn()
        quiet += [f"tracks drift back: {listed(tuple(dict.fromkeys(self._drifted)))}"] if self._drifted else []
        quiet += [f"over: {listed(tuple(dict.fromkeys(self._over)))}"] if self._over else []
        if [*quiet, *self._laid] != ["everybody draws 1 card"]:  # which is so in every round
            self._lay_down(quiet)
        self._drew, self._cards, self._drifted, self._over, self._shuffled = {}, [], [], [], []

    def _lay_down(self, quiet: Sequence[str]) -> None:
        """Tell in one line of small print what goes on without saying, the cards laid down as a round ended before it."""
        if quiet:
            self._small.append("; ".join([*self._laid, *quiet]))
            self._laid = []

    def _drawn(self) -> list[str]:
        """Return who drew what, and, of few cards, what they do; how many where that was noted without their names."""
        if not self._cards:
            return [self._draws(names, number) for number, names in self._drew.items() if number]
        cards = [(who, play_name(id), known_play(id)) for who, id in self._cards]
        few = len(cards) <= MOST_CARDS
        said = [f"{who} {name}{f' ({gist(play)})' if few and play is not None else ''}" for who, name, play in cards]
        return [f"drawn: {', '.join(said)}"]

    def _draws(self, names: Sequence[str], number: int) -> str:
        who = names_of(names, sum(member.in_play for member in self._state.members))
        return f"{who} draw{'s' if who == 'everybody' or len(names) == 1 else ''} {count(number, 'card')}"

    def _flush_seen(self) -> None:
        seen, self._seen = self._seen, {}
        named = {
            where: listed([name if name.startswith("the ") else one(name) for name in who]) for where, who in seen.items()
        }
        here = named.pop(self._entered, "")
        self._say(f"Here: {here}." if here else "")
        parts = [f"{names} in {where}" for where, names in named.items()]
        if parts:
            self._say(f"In sight: {'; '.join(parts)}.")

    def _part(self) -> None:
        self._close()
        if self._parts[-1]:
            self._parts.append([])

    def _say(self, said: str) -> None:
        if said:
            self._parts[-1].append(said)

    def _has_said(self) -> bool:
        return any(self._parts)

    def _is_told_after(self, number: int) -> bool:
        """Return whether what somebody does with the turn follows at once."""
        after = [kind for kind in self._kinds[number + 1 :] if kind not in (*SILENT, "skipped")]
        return bool(after)

    def _acts_next(self, number: int, what: str) -> bool:
        return any(kind == "played" and facts["who"] == what for kind, facts in self._events[number + 1 : number + 3])

    def _strikes_next(self, number: int, seen: Sequence[str]) -> bool:
        """Return whether the only thing that came into sight plays an Action at once."""
        after = self._events[number + 1 : number + 2]
        return len(seen) == 1 and any(kind == "played" and facts["who"] == seen[0] for kind, facts in after)

    def _before(self, number: int) -> tuple[object, ...]:
        """Return what was told of whom just before an event, and how."""
        kind, facts = self._events[number - 1] if number else ("", {})
        return kind, facts.get("who"), facts.get("how")

    def _lost_in(self, number: int) -> list[str]:
        """Return who dies in the region of which is told that it closes (REG-207)."""
        after = list(takewhile(lambda event: event[0] == "died", self._events[number + 1 :]))
        lost = [facts["who"] for _, facts in after if facts["why"] == "closed"]
        self._gone += lost
        return lost

    def _lasts_already(self, number: int, facts: Facts) -> bool:
        """Return whether what was told just before is of the same source, on the same people, for as long."""
        kind, told = self._events[number - 1] if number else ("", {})
        return kind == "lasting" and all(told[key] == facts[key] for key in ("source", "who", "until"))

    def _is_last_round(self) -> bool:
        state = self._state
        return state.phase == "play" and bool(state.limit) and state.limit - state.counter == 1

    def _in_draw_phase(self, number: int) -> bool:
        """Return whether cards are drawn by everybody at once, as a round begins."""
        for kind in reversed(self._kinds[:number]):
            if kind in ("round_begins", "set_out"):
                return True
            if kind not in ("drew", "drifted", "track", "wore_off"):
                return False
        return False

    def _last(self, facts: Facts) -> None:
        """Tell how long something lasts, in the sentence on the Strategy that it comes from."""
        strategy = self._strategy
        played = (strategy["play"], f"{strategy['who']}’s {strategy['play']}") if strategy else ()
        if facts["source"] in played and self._parts[-1][-1:] == [SAYINGS["played"](strategy)]:
            others = [name for name in facts["who"] if name != strategy["who"]]
            for_whom = f" for {names_of(facts['who'], len(self._state.members))}" if others else ""
            until = UNTIL[facts["until"]].replace("the next turn", f"{strategy['who']}'s next turn")
            brings = circumstances.shift_of(self._state, facts["source"])
            self._parts[-1][-1] = f"{strategy['who']} plays {strategy['play']}{for_whom}, {until}{brings}."
            return
        self._say(f"{SAYINGS['lasting'](facts)[:-1]}{circumstances.shift_of(self._state, facts['source'])}.")

    def _region(self, facts: Facts) -> None:
        """Tell of a region: entered ones by their text, those seen from beside them in one sentence."""
        if facts["how"] == "seen":
            like = nature(facts)
            self._views.append(f"{facts['name']}{f' ({like})' if like else ''}")
            return
        self._entered = facts["name"]
        if "nothing_seen" in self._kinds:
            facts = {**facts, "dark": False}  # that has just been told
        text = facts["text"] or circumstances.first_look(self._state, facts)
        said = " ".join(filter(None, (sentence(nature(facts)), sentence(text), exits(facts))))
        self._say(said)

    def _roll_alone(self, facts: Facts) -> None:
        rolls = [
            f"{name} {roll_words(facts[key])}" for key, name in (("damage", "damage"), ("defense", "defence")) if facts[key]
        ]
        if rolls:
            self._small.append("; ".join(rolls))

    # Telling it.

    def text(self) -> str:
        """Return the story: a line for each part, then the small print."""
        if self._state.phase == "town" and "joined_up" in self._kinds:
            self._part()
            self._say(sentence(self._state.scenario.opening))
        self._say(self._mood())
        return laid_out(self._parts, self._small, self._hidden)

    def _mood(self) -> str:
        """Return one of our lines where something has come to a head; seldom more often than once in a round."""
        state = self._state
        if state.phase != "play" or "ended" in self._kinds:
            return ""
        beat = state.round + len(state.explored)
        if "tokens_lost" in self._kinds and 0 < state.tokens <= 2:
            return saying("stealth.low", beat)
        if "counted" in self._kinds and self._is_last_round():
            return saying("chase.last", beat)
        quiet = not ({"set_out", "played", "clash", "went", "alerted", "came_back"} & set(self._kinds))
        if "round_begins" in self._kinds and quiet:
            return saying(f"calm.{state.scenario.setting}", beat)
        return ""


GATHERED = frozenset(
    ("drew", "drifted", "wore_off", "saw", "went", "saw_region", "alerted", "lasting", "track", "infected", "discarded")
)
"""What does not end the sentence that is being gathered."""

SILENT = frozenset(("drew", "drifted", "wore_off"))
"""What tells nothing of a turn."""


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of the events that this view's seat may know."""
    return Story(view, [event for event in events if event.known_to(view.seat)]).text()
