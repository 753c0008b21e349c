"""What is counted of an expedition besides what is counted of every game: points round by round, who sat where, Meridian,
combats and deals, technologies, order cards, relics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.core.bot_players import Manner, Thought
from engine.core.dice import Dice
from engine.core.game import Event
from engine.core.moves import Move
from engine.games.galaxy.player import company
from engine.games.galaxy.player.tempers import JUDGEMENTS, Judgement
from engine.games.galaxy.rules import awaiting, flow, goals_ahead
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import NOBODY, State
from engine.games.galaxy.state.view import View
from tests.games.parties import Decide
from tests.games.shares import mean, wilson
from tests.simulate import measures
from tests.simulate.measures import Record, Sitting
from tests.simulate.tables import grouped, table

CENTRE = Judgement(crown=5.0, held=0.95, steps=(0.0,), explores=0.3, worth=0.05, weight=0.05, arms=1.5, garrison=0, guard=9)
"""Thinks of Meridian alone: what goals, worlds and finds bring counts for nothing."""


GOALS = replace(JUDGEMENTS["sharp"], crown=0.0, reinforces=0.0, stages=0.0)
"""Thinks of everything but the centre."""

PEACE = replace(JUDGEMENTS["sharp"], dares=1.0)
"""Fights no player."""

WORLDS = replace(GOALS, steps=(0.0,), worth=0.7, weight=0.7)
"""Thinks of worlds and what is found on them: neither the centre nor a goal counts for anything."""


def one_idea(judgement: Judgement) -> Decide:
    """Return how a bot player decides that judges all by one idea."""

    def decide(view: View, moves: Sequence[Move], mind: Any, manner: Manner, lot: Dice) -> Thought[Any]:
        return company.decided(view, moves, mind, judgement, manner.people, lot)

    return decide


STRIKES = ("battle", "gained")
"""Events that say whom a rival attacks, or from whom they take a planet."""


class Measures(measures.Measures):
    """Looks on at an expedition. Facts, lists being by seat: the ``order`` of the seats, the first speaker first, their
    ``tempers``, the ``firsts`` among technologies, the ``factions``, ``why`` it ended in which round, moves in the action
    phase (``pressed``) and those among them of players whose turn it was not (``prompted``), how often a player was
    ``asked``, in the game and in turns (``asked_in_turns``; what is done one after the other in one stage, such as an offer
    before the action with its answer, is the same asking), the ``points`` after each round, who broke the seal of Meridian
    (``sealer``, -1: no player) and the points that each had for holding it (``crowned``), the ``public`` goals that lay
    open and the ``hidden`` ones that were held in the end, scored or not; ``sieges``: for each who could win when a round
    ends, whether they did, and whether a rival attacked them before; the trade ``goods`` that are left."""

    about: ClassVar = {
        "scored": "goal",
        "point": "why",
        "relic": "relic",
        "technology": "technology",
        "played": "card",
        "used": "item",
        "ordered": "order",
        "explored": "card",
        "fragment": "kind",
    }
    wanted: ClassVar = {
        "technologies": [f"technology {technology}" for technology in content().technologies],
        "order cards": [f"played {order}" for order in content().orders],
        "relics": [f"relic {relic}" for relic in content().relics],
    }

    ways: ClassVar = {
        "centre": one_idea(CENTRE),
        "goals": one_idea(GOALS),
        "peace": one_idea(PEACE),
        "worlds": one_idea(WORLDS),
    }

    def __init__(self, sitting: Sitting, state: State) -> None:
        super().__init__(sitting, state)
        self.points: list[list[int]] = []
        self.pressed = self.prompted = self.asked = self.asked_in_turns = 0
        self._here: dict[int, object] = {}
        self.sealer, self.crowned = -1, [0] * len(sitting.levels)
        self._sieges: dict[tuple[int, int], bool] = {}
        self.why = ""

    def moved(self, before: State, seat: int, move: Move, after: State, events: Sequence[Event]) -> None:
        """See a move made."""
        super().moved(before, seat, move, after, events)
        here = (before.round, before.turns, flow.open_stage(before))
        if here != self._here.get(seat) or awaiting.asked(before, seat) is not None:
            self.used[f"asked {_asked(before, seat)}"] += 1
            self.asked += 1
            self.asked_in_turns += before.phase == "action"
        self._here[seat] = here
        if before.phase == "action":
            self.pressed += 1
            self.prompted += seat != before.active
        names = [player.name for player in after.players]
        for leader in goals_ahead.winning(before) if before.phase == "action" else ():
            self._sieges.setdefault((before.round, leader), False)
        for event in events:
            facts = event.facts
            if victim := str(facts.get("defender") or facts.get("before") or "") if event.kind in STRIKES else "":
                siege = before.round, names.index(victim)
                self._sieges |= {siege: True} if siege in self._sieges else {}
            if event.kind == "battle":
                self.used["battle ground" if facts["ground"] else "battle space"] += 1
            elif event.kind == "gained" and facts["before"]:
                self.used["gained conquered"] += 1
            elif event.kind == "seal_broken":
                self.used[f"seal in round {before.round}"] += 1
                self.sealer = names.index(str(facts["who"]))
            elif event.kind == "point" and facts["why"] == "meridian":
                self.crowned[names.index(str(facts["who"]))] += 1
            elif event.kind == "relic" and facts["relic"] in ("crown-splinter", "black-blade"):
                self.used[f"used {facts['relic']}"] += 1
            elif event.kind == "relic_purged" and facts["relic"] == "knowledge-furnace":
                self.used["used knowledge-furnace"] += 1
            elif event.kind == "rolled" and event.rules == ("GAL-G32",):
                self.used["used crown-of-fury"] += 1
            elif event.kind == "ended":
                self.why = str(facts["why"])
        if after.round != before.round or after.phase == "over":
            self.points.append([player.points for player in after.players])

    def first(self, state: State) -> int:
        """Return the first speaker."""
        return state.order[0]

    def ended(self, state: State, minds: Sequence[Any]) -> dict[str, Any]:
        """Return what came of the expedition."""
        return {
            "order": list(state.order),
            "tempers": [mind.temper or "nobody's" for mind in minds],
            "factions": [player.faction for player in state.players],
            "firsts": [next(iter(player.technologies), "") for player in state.players],
            "why": self.why,
            "rounds": state.round,
            "turns": state.turns,
            "pressed": self.pressed,
            "prompted": self.prompted,
            "asked": self.asked,
            "asked_in_turns": self.asked_in_turns,
            "points": self.points,
            "sealer": self.sealer,
            "crowned": self.crowned,
            "sieges": [[round == state.round and who == state.winner, hit] for (round, who), hit in self._sieges.items()],
            "goods": [player.trade_goods for player in state.players],
            "public": list(state.public),
            "hidden": [goal for player in state.players for goal in player.goals],
        }

    @classmethod
    def tables(cls, records: Sequence[Record]) -> Iterator[str]:
        """Yield how expeditions end, what comes of Meridian, and how often everything is done in a game."""
        groups = grouped(records)
        yield from _table(groups, "wins by place in the order of play, the first speaker first (%)", _places)
        yield from _table(groups, "how they end", _ends)
        yield from _table(groups, "points", _points)
        yield from _table(groups, "moves", _moves)
        yield from _table(groups, "Meridian", _meridian)
        yield from _table(groups, "who can win when a round ends", _sieges)
        yield from _table(groups, "in each game", _deeds)
        yield from _table(
            groups, "public goals: games in which they are scored, of those in which they lie open (%)", _public
        )
        yield from _table(groups, "hidden goals: scored, of those held (%)", _hidden)
        yield "\nwins to a fair share, by temper and by first technology"
        yield from _shares(records)


def _asked(state: State, seat: int) -> str:
    """Return what kind of decision a player was awaited for: a question, a stage, an offer ("reply")."""
    question, stage = awaiting.asked(state, seat), flow.open_stage(state)
    if question is not None:
        return question.called()
    assert stage is not None
    return stage.called() if stage.player in (seat, NOBODY) else "reply"


Row = Callable[[Sequence[Record]], dict[str, str]]


def _table(groups: dict[tuple[str, int, str], list[Record]], title: str, row: Row) -> Iterator[str]:
    rows = {kind: row(found) for kind, found in groups.items()}
    heads = list(dict.fromkeys(head for cells in rows.values() for head in cells))
    lines = [(*kind, len(groups[kind]), *(cells.get(head, "") for head in heads)) for kind, cells in rows.items()]
    yield from table(title, ("options", "players", "levels", "games", *heads), lines, 3)


def _winner(record: Record) -> int:
    return record.winners[0]


def _places(records: Sequence[Record]) -> dict[str, str]:
    players = len(records[0].sitting.levels)
    won = Counter(record.facts["order"].index(_winner(record)) for record in records)
    return {"fair": f"{100 / players:.1f}"} | {str(place + 1): wilson(won[place], len(records)) for place in range(players)}


def _ends(records: Sequence[Record]) -> dict[str, str]:
    games = len(records)
    facts = [record.facts for record in records]
    by_points = [fact for fact in facts if fact["why"] == "points"]
    rounds = Counter(point["rounds"] for point in by_points)
    cells = {"by points %": wilson(len(by_points), games)}
    cells |= {f"points in round {number} %": f"{100 * rounds[number] / games:.0f}" for number in range(3, 7)}
    last = [sorted(fact["points"][-1]) for fact in facts if fact["why"] == "rounds"]
    cells["tied at the end of 6 rounds %"] = wilson(sum(points[-1] == points[-2] for points in last), len(last))
    return cells


def _points(records: Sequence[Record]) -> dict[str, str]:
    cells = {}
    for number in range(1, 7):
        found = [record.facts["points"][number - 1] for record in records if len(record.facts["points"]) >= number]
        if found:
            best, every = mean(max(points) for points in found), mean(mean(points) for points in found)
            cells[f"round {number}: best, all"] = f"{best:.1f}, {every:.1f}"
    last = [sorted(record.facts["points"][-1]) for record in records]
    cells |= {
        name: f"{mean(points[at] for points in last):.1f}" for name, at in (("best", -1), ("second", -2), ("last", 0))
    }
    return cells


def _moves(records: Sequence[Record]) -> dict[str, str]:
    facts = [record.facts for record in records]
    players = len(records[0].sitting.levels)
    turns = sum(fact["turns"] for fact in facts)
    return {
        "rounds": f"{mean(fact['rounds'] for fact in facts):.1f}",
        "turns": f"{mean(fact['turns'] for fact in facts):.0f}",
        "turns of each in a round": f"{mean(fact['turns'] / fact['rounds'] / players for fact in facts):.1f}",
        "moves of each": f"{mean(record.moves / players for record in records):.0f}",
        "moves in a turn": f"{sum(fact['pressed'] for fact in facts) / turns:.2f}",
        "of others in it": f"{sum(fact['prompted'] for fact in facts) / turns:.2f}",
        "prompts in a turn": f"{sum(fact.get('asked_in_turns', 0) for fact in facts) / turns:.2f}",
        "prompts of each": f"{mean(fact.get('asked', 0) / players for fact in facts):.0f}",
    }


def _meridian(records: Sequence[Record]) -> dict[str, str]:
    games = len(records)
    broken = [record for record in records if record.facts["sealer"] >= 0]
    held = [record for record in records if any(record.facts["crowned"])]
    longest = sum(item.facts["crowned"][_winner(item)] == max(item.facts["crowned"]) for item in held)
    cells = {"seal broken %": wilson(len(broken), games)}
    for number in range(1, 5):
        cells[f"in round {number} %"] = f"{100 * mean(f'seal in round {number}' in record.used for record in records):.0f}"
    won = sum(item.facts["sealer"] == _winner(item) for item in broken)
    first = sum(item.facts["sealer"] == item.first for item in broken)
    cells["who breaks it wins %"] = wilson(won, len(broken))
    cells["who holds it longest wins %"] = wilson(longest, len(held))
    cells["holders in a game"] = f"{mean(sum(map(bool, record.facts['crowned'])) for record in records):.1f}"
    cells["of winner's points"] = f"{mean(record.facts['crowned'][_winner(record)] for record in records):.1f}"
    cells["broken by the first speaker %"] = wilson(first, len(broken))
    return cells


def _sieges(records: Sequence[Record]) -> dict[str, str]:
    found = [siege for record in records for siege in record.facts["sieges"]]
    hit = [won for won, struck in found if struck]
    goods = [number for record in records for number in record.facts["goods"]]
    return {
        "times": str(len(found)),
        "attacked before %": wilson(len(hit), len(found)),
        "win %": wilson(sum(won for won, _ in found), len(found)),
        "win though attacked %": wilson(sum(hit), len(hit)),
        "trade goods left": f"{mean(goods):.1f}",
        "6 or more %": wilson(sum(number >= 6 for number in goods), len(goods)),
    }


DEEDS = {
    "planets gained": "gained",
    "of others": "gained conquered",
    "space combats": "battle space",
    "ground combats": "battle ground",
    "units lost": "lost",
    "retreats": "retreated",
    "explorations": "explored",
    "tokens explored": "token_returned",
    "relics": "relic",
    "offers": "offered",
    "deals": "dealt",
    "order cards played": "played",
}


def _deeds(records: Sequence[Record]) -> dict[str, str]:
    return {head: f"{mean(record.used.get(kind, 0) for record in records):.1f}" for head, kind in DEEDS.items()}


def _public(records: Sequence[Record]) -> dict[str, str]:
    cells = {}
    for goal in (goal for goal in content().goals.values() if goal.kind == "public"):
        sight = [record for record in records if goal.id in record.facts["public"]]
        cells[goal.name] = wilson(sum(f"scored {goal.id}" in record.used for record in sight), len(sight))
    return cells


def _hidden(records: Sequence[Record]) -> dict[str, str]:
    cells = {}
    for goal in (goal for goal in content().goals.values() if goal.kind == "hidden"):
        held = sum(record.facts["hidden"].count(goal.id) for record in records)
        cells[goal.name] = wilson(sum(record.used.get(f"scored {goal.id}", 0) for record in records), held)
    return cells


def _shares(records: Sequence[Record]) -> Iterator[str]:
    fair: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for record in records:
        for names in (record.facts["tempers"], record.facts["firsts"], record.facts.get("factions", ())):
            for name in names:
                fair[name] += 1 / len(names)  # type: ignore[assignment]
            won.update(names[_winner(record)] for _ in names[:1])
    for name, expected in fair.most_common():
        yield f"  {name}: {won[name] / expected:.2f} +- {sqrt(won[name]) / expected:.2f}"
