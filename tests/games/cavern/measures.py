"""What is counted of a cavern besides what is counted of every game: bands and their abilities, rooms, treasures, and which
option of each Encounter is the better one in the situations that came up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import mean, stdev
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.core.bot_players import Manner, Thought
from engine.core.dice import Dice
from engine.core.game import Event
from engine.core.moves import Move
from engine.core.verbs import Pass
from engine.games.cavern.game import GAME
from engine.games.cavern.player.company import HABITS, Mind
from engine.games.cavern.player.sensible import decide, ground_of, sent, situation
from engine.games.cavern.player.worth import best_of
from engine.games.cavern.rules.sending import open_spots
from engine.games.cavern.state.board import Room, board_of
from engine.games.cavern.state.content import content
from engine.games.cavern.state.delvers import seats_inside
from engine.games.cavern.state.state import Encountering, State
from engine.games.cavern.state.view import View
from tests.games.parties import Decide
from tests.games.shares import wilson
from tests.simulate import measures
from tests.simulate.measures import Record, Sitting

XP = 2.0
"""What an XP counts in the table of Encounters, when the end is not near."""
NEAR_THE_END = (0.2, 0.5, 0.85, 1.0)
"""What an XP is still worth, as a share of that, by the spaces that the Sun marker has left."""
EVEN = 0.05
"""Points of difference that go unnoticed."""
ABILITIES = {"red": "bought red", "reroll": "bought reroll", "drift": "drifted", "redraw": "redrawn"}
"""How the use of each band's ability is counted."""


def _sending(allowed: Callable[[State, int, Room], bool]) -> Decide:
    """Return who plays as a sharp player does, but sends Delvers only to rooms that are allowed by state, seat and room."""

    def decide(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
        thought = GAME.decide(view, moves, mind, Manner("sharp", manner.people), lot)
        state, seat = view.state, view.seat
        if seat is None or state.phase != "play" or state.agenda or state.step != "send":
            return thought
        spots, map_ = open_spots(state), board_of(state)
        found = sent(ground_of(state, seat, HABITS["sharp"]), HABITS["sharp"].drift)
        fitting = [(gain, move) for gain, move in found if allowed(state, seat, map_.room(spots[move.to - 1]))]
        gain, move = fitting[0] if fitting else (0.0, None)
        return Thought(move if move is not None and gain > 0 else Pass(), mind)

    return decide


def _thrifty(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
    """Play as a sharp player does, but keep every XP."""
    if view.state.phase == "factions":
        return GAME.decide(view, moves, mind, manner, lot)
    return Thought(decide(view, replace(HABITS["sharp"], price=99.0, drift=99.0, hearing=99.0), lot), mind)


def _rivals(state: State, seat: int, room: Room) -> bool:
    return bool(set(seats_inside(state, room)) - {seat})


class Measures(measures.Measures):
    """Looks on at a cavern. Facts: the ``factions`` and the treasures ``gained`` by seat, how many ``turns`` there were,
    which ``ending`` it had, and what Encounters were ``met``: by dice, Rift, bags, chests, XP in hand (2 at most) and the
    Sun."""

    wanted: ClassVar = {
        "abilities of the bands": list(ABILITIES.values()),
        "treasures used": [f"used {card.name}" for card in content().treasures.values() if card.moment],
    }

    ways: ClassVar = {
        "battles": _sending(_rivals),
        "alone": _sending(lambda state, seat, room: not _rivals(state, seat, room)),
        "closed": _sending(lambda state, seat, room: room.complete),
        "small": _sending(lambda state, seat, room: room.tiles <= 2),
        "thrifty": _thrifty,
    }

    def __init__(self, sitting: Sitting, state: State) -> None:
        super().__init__(sitting, state)
        self.met: Counter[str] = Counter()

    def moved(self, before: State, seat: int, move: Move, after: State, events: Sequence[Event]) -> None:
        """See a move made."""
        super().moved(before, seat, move, after, events)
        if before.agenda and isinstance(before.agenda[0], Encountering):
            own, rift, loot = situation(before, before.agenda[0])
            xp = min(before.players[seat].xp, 2)
            self.met[f"{'+'.join(own)}/{rift}/{loot[0]}/{loot[1]}/{xp}/{min(before.sun, 3)}"] += 1
        for event in events:
            self.used.update(_uses(event))

    def first(self, state: State) -> int:
        """Return who began."""
        return state.first

    def ended(self, state: State, minds: Sequence[Any]) -> dict[str, Any]:
        """Return what came of the cavern."""
        return {
            "factions": [player.faction for player in state.players],
            "gained": [len(player.treasure) for player in state.players],
            "turns": state.turns,
            "ending": state.ending,
            "met": dict(self.met),
        }

    @classmethod
    def tables(cls, records: Sequence[Record]) -> Iterator[str]:
        """Yield the tables of bands, scores, rooms and Encounters."""
        if len(records[0].sitting.levels) > 1:
            yield from _factions(records)
        yield from _scores(records)
        yield from _course(records)
        yield from _encounters(records)


def _uses(event: Event) -> Iterator[str]:
    """Yield what an event counts as besides its kind."""
    facts = event.facts
    match event.kind:
        case "bought" | "ending":
            yield f"{event.kind} {facts.get('what', facts.get('why'))}"
        case "succeeded" | "failed":
            yield f"{event.kind} {facts['why']}"
        case "sent" if facts["drifted"]:
            yield "drifted"
        case "placed" if facts["paid"]:
            yield "breached"
        case "chose":
            card = content().encounters[str(facts["card"])]
            yield f"chose {card.options[int(str(facts['option']))].kind}"
        case "encounter" if facts["again"]:
            yield "redrawn"
        case "revealed" | "receipt":
            yield f"used {content().treasures[str(facts['treasure'])].name}"
        case "battle":
            yield f"battle of {len(facts['names'])}"  # type: ignore[arg-type]
        case "deserted":
            yield from ["lost bags"] * facts["loot"][0]  # type: ignore[index, operator]
        case "completed":
            yield from ["tiles in rooms"] * int(str(facts["tiles"]))


def spread(values: Sequence[float]) -> str:
    """Return a mean with its standard error."""
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{mean(values):.2f} +- {error:.2f}"


def _factions(records: Sequence[Record]) -> Iterator[str]:
    yield "\nband: wins of a fair share, score to the table's mean, games in which its ability was used"
    for faction, band in content().band.factions.items():
        own = [record for record in records if faction in record.facts["factions"]]
        shares, ahead = [], []
        for record in own:
            seat = record.facts["factions"].index(faction)
            shares.append((seat in record.winners) / len(record.winners))
            ahead.append(record.scores[seat] - mean(record.scores))
        if own:
            fair = mean(1 / len(record.scores) for record in own)
            used = sum(ABILITIES[band.ability] in record.used for record in own)
            yield f"  {band.name}: {wilson(sum(shares), len(own))} % of {100 * fair:.0f}, {spread(ahead)}, "
            yield f"    {band.ability} in {wilson(used, len(own))} % of {len(own)} games"


def _scores(records: Sequence[Record]) -> Iterator[str]:
    every = sorted(score for record in records for score in record.scores)
    tenths = [every[len(every) * tenth // 10] for tenth in (1, 5, 9)]
    treasures = mean(number for record in records for number in record.facts["gained"])
    yield f"\nscores: mean {mean(every):.1f}, tenth {tenths[0]}, middle {tenths[1]}, ninth tenth {tenths[2]}, "
    yield f"  most {every[-1]}; treasures {treasures:.2f} each"
    if len(records[0].scores) > 1:
        orders = [sorted(record.scores, reverse=True) for record in records]
        yield f"  winner {mean(o[0] for o in orders):.1f}, second {mean(o[1] for o in orders):.1f}, "
        yield f"  last {mean(o[-1] for o in orders):.1f}; shared wins {mean(len(r.winners) > 1 for r in records):.1%}"


def _course(records: Sequence[Record]) -> Iterator[str]:
    turns = sorted(record.facts["turns"] for record in records)
    tenths = [turns[len(turns) * tenth // 10] for tenth in (1, 5, 9)]
    yield f"\nturns: {spread(turns)}, tenth {tenths[0]}, middle {tenths[1]}, ninth tenth {tenths[2]}"
    ends = Counter(record.facts["ending"] for record in records)
    yield "  ends: " + ", ".join(f"{why} {count / len(records):.1%}" for why, count in ends.most_common())
    total: Counter[str] = Counter()
    for record in records:
        total.update(record.used)
    kinds = {name: total[name] for name in ("battle", "encounter", "deserted")}
    kinds["encounter"] -= total["redrawn"]
    for name, count in kinds.items():
        yield f"  rooms, {name}: {count / max(1, sum(kinds.values())):.1%}, {count / len(records):.1f} a game"
    for why in ("fight", "test", "choice", "price"):
        won, lost = total[f"succeeded {why}"], total[f"failed {why}"]
        if won + lost:
            yield f"  {why}: {won + lost:5} times, succeeded {won / (won + lost):.1%}"
    if total["completed"]:
        yield f"  tiles in a room that is resolved: {total['tiles in rooms'] / total['completed']:.2f}"


def _encounters(records: Sequence[Record]) -> Iterator[str]:
    met: Counter[tuple[tuple[str, ...], int, tuple[int, int], int, int]] = Counter()
    for record in records:
        for text, count in record.facts["met"].items():
            rolled, *numbers = text.split("/")
            rift, bags, chests, xp, sun = map(int, numbers)
            met[tuple(rolled.split("+")), rift, (bags, chests), xp, sun] += count
    whole = sum(met.values())
    yield f"\nencounters: {whole} situations, XP at {XP}: how often the first (second) option is better, and by how much"
    for card in content().encounters.values() if whole else ():
        share, by = [0.0, 0.0], [0.0, 0.0]
        for (dice, rift, loot, xp, sun), count in met.items():
            worth = [best_of(option, dice, rift, loot, XP * NEAR_THE_END[sun], xp) for option in card.options]
            ahead = worth[0] - worth[1]
            if abs(ahead) > EVEN:
                share[ahead < 0] += count / whole
                by[ahead < 0] += count / whole * abs(ahead)
        means = [more / part if part else 0.0 for more, part in zip(by, share, strict=True)]
        mark = " <--" if min(share) < 0.15 else ""
        kinds = " | ".join(option.title for option in card.options)
        yield f"  {card.id}: {share[0]:.0%} by {means[0]:.1f}, {share[1]:.0%} by {means[1]:.1f}: {kinds}{mark}"
