"""What is counted of an expedition besides what is counted of every game: days, places seen, how the goal was found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from engine.core.bot_players import Manner, Thought
from engine.core.dice import Dice
from engine.core.game import Event
from engine.core.moves import Move
from engine.core.verbs import Buy, Choose, Give, MoveTo, Use
from engine.games.wilds.game import GAME
from engine.games.wilds.player.known_map import Atlas, Mind
from engine.games.wilds.rules import awaiting
from engine.games.wilds.rules.flow import open_questions
from engine.games.wilds.state import board
from engine.games.wilds.state.member import LATE, MANDATORY, NIGHT, OPTIONAL, SKILLS
from engine.games.wilds.state.moves import Camp, Forage, Investigate, Mend, Rest, Search, Sell, Track
from engine.games.wilds.state.naming import target
from engine.games.wilds.state.state import State, foes_met
from engine.games.wilds.state.view import View
from tests.games.parties import Decide
from tests.games.shares import mean, wilson
from tests.simulate import measures
from tests.simulate.measures import Record
from tests.simulate.tables import grouped, table

CARE = (Forage, Rest, Use, Mend, Give, Buy, Sell)
DEALING = ("talk", "fight")


def part(state: State, move: Move) -> str:
    """Return the part of the game that a move belongs to: "search", "leads", "sites", "care", "company"; "" for going on,
    for what is forced, and for a look into what the party came for, which no expedition can do without."""
    match move:
        case Search():
            return "search"
        case Track():
            return "leads"
        case Investigate(site=site):
            goal = state.region.goal
            if goal is not None and site == goal.site:
                return ""
            return "company" if state.region.site_by_id[site].category == "settlement" else "sites"
        case Camp() if state.stretch < LATE:
            return "care"
        case Choose(option=option) if foes_met(state) is not None and option.partition("+")[0] in DEALING:
            return "company"
    return "care" if isinstance(move, CARE) else ""


def _without(*parts: str) -> Decide:
    """Return who plays as a sharp player does, and leaves parts of the game alone while the goal is looked for."""

    def decide(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
        fitting = [move for move in moves if part(view.state, move) not in parts]
        return GAME.decide(view, fitting or moves, mind, Manner("sharp", manner.people), lot)

    return decide


def _first(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
    """Play as a sharp player does, but track before all else whenever anything can be tracked."""
    tracks = [move for move in moves if isinstance(move, Track)]
    tracking = tracks and view.state.goal == "open" and view.state.stretch < NIGHT and not view.state.votes
    return GAME.decide(view, tracks if tracking else moves, mind, Manner("sharp", manner.people), lot)


def _roaming(new_first: bool) -> Decide:
    """Return who plays as a steady player does, and lets chance say where to go while the goal is looked for: to any place
    beside this one, with ``new_first`` to one that was not visited yet. Each place is searched once, and what is found in
    it is looked into, other than a danger."""

    def decide(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
        state = view.state
        is_action = awaiting.moment(state) == "action" and not open_questions(state) and not state.votes
        if is_action and state.goal == "open" and state.stretch < NIGHT:
            tried = {known.site for known in state.finds if known.tried or known.done}
            dangers = {site.id for site in state.region.sites if site.category == "danger"}
            looks = [move for move in moves if isinstance(move, Investigate) and move == Investigate(move.site)]
            ways = [move for move in moves if isinstance(move, MoveTo) and target(state, move.to)]
            new = [move for move in ways if target(state, move.to) not in state.visited]
            searched = mind.searches.get(Atlas(state, mind).here) or Search() not in moves
            here = [move for move in looks if move.site not in tried | dangers] or ([] if searched else [Search()])
            if open_to := here or (new if new_first else []) or ways:
                return Thought(lot.pick(open_to), mind)
        return GAME.decide(view, moves, mind, Manner("steady", manner.people), lot)

    return decide


def _when_known(records: Sequence[Record]) -> Iterator[str]:
    """Yield the day in the median, and how many places were entered before, of games in which the goal got known."""
    found = [item.facts for item in records if item.facts.get("known")]
    days, places = (sorted(item[name] for item in found) or [0] for name in ("known", "places"))
    yield str(days[len(days) // 2])
    yield from (str(places[min(len(places) - 1, len(places) * tenths // 10)]) for tenths in (1, 5, 9))


class Measures(measures.Measures):
    """Looks on at an expedition. Facts: its ``days``, the share of the places entered in percent (``seen``), and ``how``
    the goal came onto the map: "searched", "goal" (by its die), "scouted", or "" if it never did; on which day (``known``)
    and after how many places (``places``), 0 for never.

    A "beeline" tracks before all else. The others leave half of the game alone, three of its six parts (`part`; going about
    is the sixth): a "searcher" searches and takes care of itself, a "stalker" searches and tracks, a "delver" searches and
    looks into sites, a "guest" searches and deals with people. A "tracker" and a "looker" do not search.
    A "walker" goes where chance has it, a "rover" too, but to new places first.
    """

    about: ClassVar = {"used": "what", "role": "role"}
    wanted: ClassVar = {
        "actions": [f"decided {verb}" for verb in ("move", "search", "investigate", "scout", "camp", "forage", "track")]
        + ["decided backtrack", "decided rest"],
        "skills": [f"skill {skill}" for skill in SKILLS],
        "roles": [f"rolled {role}" for role in (*MANDATORY, *OPTIONAL)],
        "gear": ["gear tool", "gear charm", "ate", "wore", "/use", "/mend", "/buy", "/sell", "/give"],
        "dealing with others": [f"approach {how}" for how in ("talk", "fight", "flee", "slip", "withdraw")],
    }
    ways: ClassVar = {
        "beeline": _first,
        "searcher": _without("leads", "sites", "company"),
        "stalker": _without("sites", "care", "company"),
        "delver": _without("leads", "care", "company"),
        "guest": _without("leads", "sites", "care"),
        "tracker": _without("search", "sites"),
        "looker": _without("search", "leads"),
        "walker": _roaming(new_first=False),
        "rover": _roaming(new_first=True),
    }

    def moved(self, before: State, seat: int, move: Move, after: State, events: Sequence[Event]) -> None:
        """See a move made."""
        super().moved(before, seat, move, after, events)
        for event in events:
            match event.kind, event.facts:
                case "rolled", {"skill": skill, "purpose": purpose, "reasons": reasons}:
                    self.used[f"skill {skill}"] += 1
                    self.used[f"rolled {purpose}"] += 1
                    self.used.update(f"gear {why}" for why in ("tool", "charm") if why in str(reasons))
                case "supplies", _:
                    self.used["ate"] += 1
                case "worn", _:
                    self.used["wore"] += 1
        if before.goal == "open" and after.goal == "found":
            self.used["known on day"], self.used["known after places"] = after.day, len({*after.trail})
        foes = before.agenda and str(move).removeprefix("choose ")
        if foes in ("talk", "fight", "flee", "slip", "withdraw"):
            self.used[f"approach {foes}"] += 1
        self.used.update(f"decided {str(event.facts['text']).split()[0]}" for event in events if event.kind == "decided")

    def ended(self, state: State, minds: Sequence[Any]) -> dict[str, Any]:
        """Return what came of the expedition."""
        goal = state.region.goal
        known = next((find for find in state.finds if goal is not None and find.site == goal.site), None)
        how = known.how if known is not None and known.discovered else ""
        told = {"known": self.used.pop("known on day", 0), "places": self.used.pop("known after places", 0)}
        return {"days": state.day, "seen": board.explored(state), "how": how, **told}

    @classmethod
    def tables(cls, records: Sequence[Record]) -> Iterator[str]:
        """Yield how expeditions go."""
        heads = ("options", "players", "levels", "games", "won %", "days", "days if won", "seen %", "defeats", "searches")
        heads += ("tracks", "goal found by a Search %", "known %", "known on day", "after places, 10th", "median", "90th")
        rows = []
        for kind, own in grouped(records).items():
            won = [item for item in own if item.result == "won"]
            rows.append(
                (
                    *kind,
                    len(own),
                    wilson(len(won), len(own)),
                    f"{mean(item.facts['days'] for item in own):.1f}",
                    f"{mean(item.facts['days'] for item in won):.1f}",
                    f"{mean(item.facts['seen'] for item in own):.0f}",
                    f"{mean(item.used.get('defeat', 0) for item in own):.2f}",
                    f"{mean(item.used.get('searched', 0) for item in own):.1f}",
                    f"{mean(item.used.get('tracked', 0) for item in own):.1f}",
                    wilson(sum(item.facts["how"] == "searched" for item in own), len(own)),
                    wilson(sum(item.facts["known"] > 0 for item in own), len(own)),
                    *_when_known(own),
                )
            )
        yield from table("expeditions", heads, rows, 3)
