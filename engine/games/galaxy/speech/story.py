"""What happened, told in one or two sentences: what belongs together gathered into one, dice and deck counts in small
print, and what only its reader may know at the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.words import count, listed, lower, names_of, upper

from ..state.content import PHANTOM
from ..state.moves import RELIC
from ..state.view import View
from .sayings import SAYINGS
from .sayings.clashes import GATHERED, Clash
from .sayings.exploring import card_terms, explored_words, legend_text, relic_text
from .sayings.scoring import goal_marked, ranked
from .sayings.telling import dice_words
from .sayings.turning import order_text, paid_words, placed_words, technology_text
from .words import DECKS, Facts, card_name, card_text, force_words, source_name, things

PARTS = frozenset(("status_begun", "council_begun", "round_begun", "ended", "begun"))
"""What begins a paragraph of its own."""

OWN = frozenset(("hidden_goal", "order_cards", "habit", "chosen"))
"""What only one seat reads."""

QUIET = frozenset(
    (
        "put_away",
        "turn_over",
        "token_returned",
        "unexplored",
        "nothing_done",
        "chose_first",
        "chose_goals",
        "market_done",
        "answered",
    )
)
"""What is told only where nothing else is."""

SMALL = frozenset(("reshuffled", "storm_flipped", "lapsed", "named"))
"""What is told in small print."""

LEADS = frozenset(("activated", "played", "used", "ordered", "fragments_purged", "back"))
"""What a sentence on the same player may go on from."""

FOLLOWS = frozenset(
    ("moved", "goods", "command", "placed_units", "technology", "relic", "drew_orders", "drew_goal", "looked", "passed")
)
"""What may go on in the sentence before it."""

KEPT = {
    "fragment": {
        1: "3 fragments of one type make a relic",
        3: f"3 of one type: `/{RELIC.command}`, as an action, makes them a relic",
    },
    "device": dict.fromkeys((1, 2), "as an action, for 6 resources, it teaches a technology and is gone"),
}
"""What is kept is good for, in small print, by how many of a kind there are then."""

TOKENS = {
    "gamma": "all gamma systems are adjacent, the Eddy among them",
    "alpha": "all alpha systems are adjacent; once ships have used the storm, it turns",
    "beta": "all beta systems are adjacent; once ships have used the storm, it turns",
}
"""What a token does that comes into a system, in small print."""

SPLINTER = "crown-splinter"

NOTHING_CAME = frozenset(("activated", "turn_over", "lapsed"))
"""All that is told of an activation from which nothing could follow."""

RESULTS = frozenset(("fragment", "attached", "device", "token_placed", "phantom"))
"""What says by itself what became of a card that has just been revealed."""


class Story:
    """Events told one after the other, in paragraphs, each with its small print below it."""

    def __init__(self, view: View, events: Sequence[Event]) -> None:
        self._view = view
        self._events: list[tuple[str, Facts]] = [(event.kind, event.facts) for event in events]
        self._kinds = [event.kind for event in events]
        self._lines: list[str] = []
        self._said: list[str] = []
        self._small: list[str] = []
        self._own: list[str] = []
        self._quiet: list[str] = []
        self._clash: Clash | None = None
        self._lead = ""
        self._pools: list[str] = []
        self._told: set[int] = set()

    def text(self) -> str:
        """Return the story."""
        for place, (kind, facts) in enumerate(self._events):
            if place not in self._told:
                self._take(place, kind, facts)
        self._close()
        if "activated" in self._kinds and "turn_over" in self._kinds and set(self._kinds) <= NOTHING_CAME:
            self._said.append("No ship can come there, and the turn is over.")
        self._paragraph()
        if not self._lines and not self._own:
            self._lines += self._quiet[-1:]
        return "\n".join([*self._lines, *self._own])

    def _take(self, place: int, kind: str, facts: Facts) -> None:
        if self._clash is not None and (kind not in GATHERED or (kind == "battle" and self._clash.is_over(facts))):
            self._close()
        if kind in PARTS:
            self._paragraph()
        if kind in GATHERED and (kind != "retreated" or self._clash is not None):
            self._clash = self._clash or Clash()
            self._clash.take(kind, facts)
        elif kind in OWN:
            self._own.append(SAYINGS[kind](facts))
        elif kind in QUIET or (kind == "relic_purged" and "used" in self._kinds):
            self._quiet.append(SAYINGS[kind](facts))
        elif kind in SMALL:
            self._note(kind, facts)
        else:
            self._tell(place, kind, facts)

    def _note(self, kind: str, facts: Facts) -> None:
        """Tell in small print what is beside the point, unless there is nothing else."""
        said = SAYINGS[kind](facts)
        if set(self._kinds) <= {kind, *QUIET}:
            self._said.append(said)
        else:
            self._small.append((said if kind == "lapsed" else lower(said)).rstrip("."))

    def _tell(self, place: int, kind: str, facts: Facts) -> None:
        match kind:
            case "explored":
                self._explore(place, facts)
            case "landed":
                self._land(place, facts)
            case "placed_units":
                self._put(place, facts)
            case "paid":
                self._pay(facts)
            case "played" | "used" if facts["target"]:
                self._say(kind, {**facts, "target": things(self._view.state, facts["target"])})
            case "bombarded":
                self._say(kind, facts)
                self._small.append(f"{facts['who']}: {dice_words(facts['dice'], facts['bonus'])}")
            case "fragment" | "device" if facts["count"] in KEPT[kind] and self._view.state.phase != "desk":
                self._say(kind, facts)
                self._small.append(KEPT[kind][facts["count"]])
            case "gained" if facts["before"]:
                self._take_over(kind, facts)
                self._small += filter(None, [legend_text(facts["planet"])])
            case "gained" | "phantom":
                self._say(kind, facts)
                found = facts["planet"] if kind == "gained" else card_name(PHANTOM)
                self._small += filter(None, [legend_text(found)] if self._view.state.phase != "desk" else [])
            case "token_placed" if facts["what"] in TOKENS:
                self._say(kind, facts)
                self._small.append(TOKENS[facts["what"]])
            case "splinter":
                self._say(kind, facts)
                self._small.append(relic_text(SPLINTER))
            case "took_order":
                self._say(kind, facts)
                self._small += filter(None, [order_text(facts["card"])])
            case "moved":
                self._say(kind, facts)
                sealed = any(system.seal and system.id == facts["system"] for system in self._view.state.systems)
                if sealed and "battle" not in self._kinds:
                    nobody = "turn_over" in self._kinds and "landed" not in self._kinds
                    price = "the first landing on Meridian costs 6 influence"
                    self._small.append(f"{price}: nobody lands" if nobody else price)
            case "relic":
                self._say(kind, facts)
                left = f"{count(facts['left'], 'relic')} left"
                self._small.append(". ".join(filter(None, (relic_text(facts["relic"]), left))))
            case "technology" if facts["how"] == "first":
                self._begin_with(place)
            case "technology":
                self._say(kind, facts)
                self._small += filter(None, [technology_text(facts["technology"])])
            case "drew_orders":
                self._draw(place, facts)
            case "pools" if set(self._kinds) - {"pools"}:
                self._pools.append(f"{facts['who']} {facts['tactic']}+{facts['strategy']}")
            case "voted" if not facts["influence"]:
                self._all_abstain(place)
            case "drew_goal" if facts["kept"] and self._has_many(kind):
                self._all_draw_goals()
            case "goal_revealed" if self._has_many(kind):
                self._all_goals()
            case "dock_destroyed" | "freed" if self._has_many(kind):
                self._all_of(place, kind)
            case "ended":
                self._say(kind, facts)
                points = dict(zip(facts["names"], facts["points"], strict=True))
                self._small.append(", ".join(f"{name} {points[name]}" for name in ranked(facts)))
            case _:
                self._say(kind, facts)

    # Sentences.

    def _say(self, kind: str, facts: Facts, sentence: str = "") -> None:
        """Tell an event; where it goes on from the sentence before it, in that sentence."""
        said = self._without_source(sentence or SAYINGS[kind](facts), facts)
        who = str(facts.get("who", ""))
        if kind in FOLLOWS and who and self._lead == who and said.startswith(f"{who} ") and self._said:
            more = said[len(who) + 1 :].replace(f" into {facts['system']}", "") if kind == "moved" else said[len(who) + 1 :]
            self._said[-1] = f"{self._said[-1].removesuffix('.')} and {more}"
        elif said:
            self._said.append(said)
        self._lead = who if kind in LEADS else ""

    def _without_source(self, said: str, facts: Facts) -> str:
        """Return a sentence without the name of the card that it comes from where that has just been told."""
        name = source_name(str(facts.get("why", "")))
        if name and any(name in one for one in (*self._said, *self._lines)):
            return said.replace(f" ({name})", "")
        return said

    def _close(self) -> None:
        """Tell a combat that was gathered."""
        if self._clash is not None:
            self._said += self._clash.said()
            self._small += filter(None, [self._clash.small])
        self._clash, self._lead = None, ""

    def _paragraph(self) -> None:
        if self._pools:
            self._small.append(f"tactic and strategy tokens: {', '.join(self._pools)}")
            self._pools = []
        if self._said:
            self._lines.append(" ".join(self._said))
        if self._small:
            self._lines.append(f"-# {upper(' · '.join(dict.fromkeys(self._small)))}")
        self._said, self._small, self._lead = [], [], ""

    # What is gathered.

    def _explore(self, place: int, facts: Facts) -> None:
        """Tell of a card: with the planet that was gained for it, and with what it says unless it is resolved already."""
        said = explored_words(facts)
        told = [event for event in self._events[:place] if event[0] not in (*QUIET, *OWN)]
        before = told[-1] if told else ("", {})
        if before[0] == "gained" and before[1]["planet"] == facts["place"] and self._said:
            said = f"{self._said.pop().removesuffix('.')} and explores it: **{card_name(facts['card'])}**"
        say = card_text if self._view.state.phase == "desk" else card_terms
        terms = "" if self._is_told(place, facts["card"]) else say(facts["card"])
        self._said.append(f"{said}. {terms}".strip())
        self._small.append(f"{DECKS.get(facts['deck'], facts['deck'])} deck: {count(facts['left'], 'card')} left")

    def _is_told(self, place: int, card: str) -> bool:
        """Return whether what a card did is told too: by what follows it, or by all that comes before it is put away."""
        told = False
        for kind, facts in self._events[place + 1 :]:
            if kind == "explored":
                return False
            if kind in RESULTS:
                return True
            if kind == "put_away" and facts["card"] == card:
                return told
            told = told or (kind not in QUIET and kind not in SMALL and kind not in OWN)
        return False

    def _take_over(self, kind: str, facts: Facts) -> None:
        """Tell of a planet taken from somebody, instead of who holds it after the combat; not of one that was just sold."""
        if "dealt" in self._kinds:
            return
        if self._said and self._said[-1] == f"{facts['who']} holds {facts['planet']}.":
            self._said.pop()
        self._say(kind, facts)

    def _land(self, place: int, facts: Facts) -> None:
        """Tell of all that lands at once."""
        parts = []
        for step, (kind, told) in enumerate(self._events[place:], start=place):
            if kind != "landed" or told["who"] != facts["who"]:
                break
            parts.append(f"{force_words(told['units'])} on {told['planet']}")
            self._told.add(step)
        self._said.append(f"{facts['who']} lands {listed(parts)}.")
        self._lead = ""

    def _put(self, place: int, facts: Facts) -> None:
        """Tell of all units that are put somewhere at once, for the same reason."""
        parts = []
        for step, (kind, told) in enumerate(self._events[place:], start=place):
            if kind != "placed_units" or (told["who"], told["why"]) != (facts["who"], facts["why"]):
                break
            parts.append(placed_words(told))
            self._told.add(step)
        why = source_name(facts["why"])
        self._say("placed_units", facts, f"{facts['who']} puts {listed(parts)}{f' ({why})' if why else ''}.")

    def _pay(self, facts: Facts) -> None:
        """Tell what was paid with: in small print, where it is told what for."""
        if set(self._kinds) - {"paid", *QUIET}:
            self._small.append(f"{facts['who']} pays with {paid_words(facts)}")
        else:
            self._say("paid", facts)

    def _begin_with(self, place: int) -> None:
        parts: list[str] = []
        for step, (kind, told) in enumerate(self._events[place:], start=place):
            if kind == "technology" and told["how"] == "first":
                parts.append(f"{told['who']}{'' if parts else ' begins'} with {card_name(told['technology'])}")
                self._told.add(step)
        self._said.append(f"{listed(parts)}.")

    def _draw(self, place: int, facts: Facts) -> None:
        """Tell of all who draw as many order cards."""
        names = []
        for step, (kind, told) in enumerate(self._events[place:], start=place):
            if kind not in ("drew_orders", "reshuffled", *OWN, "discarded_order"):
                break
            if kind == "drew_orders" and told["count"] == facts["count"]:
                names.append(told["who"])
                self._told.add(step)
                facts = told
        if len(names) == 1:
            self._say("drew_orders", facts)
        else:
            who = names_of(names, sum(not player.gone for player in self._view.state.players))
            draw = f"draws {count(facts['count'], 'order card')}" if who == "everybody" else ""
            self._said.append(
                f"{upper(who)} {draw}." if draw else f"{who} draw {count(facts['count'], 'order card')} each."
            )
        self._small.append(f"order deck: {count(facts['left'], 'card')} left")

    def _all_abstain(self, place: int) -> None:
        """Tell of all who cast no vote; where nobody does, that is told with who is speaker."""
        names = []
        for step, (kind, facts) in enumerate(self._events[place:], start=place):
            if kind == "voted" and not facts["influence"]:
                names.append(facts["who"])
                self._told.add(step)
        if not any(kind == "speaker" and not facts["votes"] for kind, facts in self._events):
            self._said.append(f"{listed(names)} {'casts' if len(names) == 1 else 'cast'} no vote.")
        self._lead = ""

    def _all_draw_goals(self) -> None:
        steps = [step for step, (kind, facts) in enumerate(self._events) if kind == "drew_goal" and facts["kept"]]
        self._told.update(steps)
        names = [self._events[step][1]["who"] for step in steps]
        everybody = len(names) == sum(not player.gone for player in self._view.state.players)
        self._said.append("Everybody draws a hidden goal." if everybody else f"{listed(names)} draw a hidden goal each.")

    def _all_goals(self) -> None:
        steps = [step for step, (kind, _) in enumerate(self._events) if kind == "goal_revealed"]
        self._told.update(steps)
        self._said.append(f"Public goals: {listed([goal_marked(self._events[step][1]['goal']) for step in steps])}.")

    def _has_many(self, kind: str) -> bool:
        return self._kinds.count(kind) > 1

    def _all_of(self, place: int, kind: str) -> None:
        """Tell what happens to several planets of one player in one sentence."""
        owner = self._events[place][1]["owner"]
        planets = []
        for step, (other, told) in enumerate(self._events[place:], start=place):
            if other == kind and told["owner"] == owner:
                planets.append(str(told["planet"]))
                self._told.add(step)
        if kind == "freed":
            self._said.append(f"Nobody controls {listed(planets)} any more.")
        else:
            self._said.append(f"{owner}'s docks on {listed(planets)} are destroyed.")


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of the events that this view's seat may know."""
    return Story(view, [event for event in events if event.known_to(view.seat)]).text()
