"""What is counted of a scenario besides what is counted of every game: how it ended and why, Injuries, deaths, Diseases,
Valuables, tokens, plays; of scenarios in a row, with what a party sets out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from engine.core.bot_players import Manner, Thought
from engine.core.dice import Dice
from engine.core.game import Event, Outcome, Result
from engine.core.moves import Move
from engine.core.verbs import Choose, MoveTo, Pass, Use
from engine.games.regions.game import GAME
from engine.games.regions.player.mind import Mind
from engine.games.regions.rules.actions.answering import NONE
from engine.games.regions.state import naming
from engine.games.regions.state.content import Gear, content
from engine.games.regions.state.moves import Act, Concede, Hide, Pick, Search, Strategy
from engine.games.regions.state.state import Member, State
from engine.games.regions.state.view import View, own_index
from tests.games.parties import Decide
from tests.games.shares import mean, wilson
from tests.simulate import measures
from tests.simulate.measures import Record, Sitting
from tests.simulate.tables import grouped, table

LONGEST = 50
"""So many rounds an idea is followed at most."""

# Ways to play by one idea, each as a steady player but for that.


def _but(fits: Callable[[View, Move], bool]) -> Decide:
    """Return who plays as a steady player does with the moves that fit an idea, with any where none does."""

    def decide(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
        if _lost(view, moves):
            return Thought(Concede(), mind)
        fitting = [move for move in moves if view.state.phase != "play" or fits(view, move)]
        return GAME.decide(view, fitting or moves, mind, Manner("steady", manner.people), lot)

    return decide


def _lost(view: View, moves: Sequence[Move]) -> bool:
    """Return whether an idea has led nowhere for too long, and its party would give up."""
    return view.state.round > LONGEST and view.seat not in view.state.conceding and Concede() in moves


def _strikes(view: View, move: Move) -> bool:
    """Return whether a move is a blow at a Creature or a Seeker."""
    return isinstance(move, Act) and _type(view, move) in ("Creature", "Seeker", "all")


def _type(view: View, move: Act) -> str:
    state = view.state
    if state.scenario.content.catalogue[move.play].targets in ("creatures", "enemies"):
        return "all"
    who = naming.who_named(state, move.target)
    return next((entity.type for entity in state.entities if entity.id == who), "")


def _is_bare(view: View, move: Move) -> bool:
    """Return whether a move is made with what is always at hand, without a card and without stepping in."""
    if isinstance(move, Strategy | Act):
        return isinstance(move, Act) and move.play not in view.state.members[own_index(view)].hand
    return not isinstance(move, Choose) or move.option == NONE or move.option not in view.state.scenario.content.plays


def _brawl(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
    """Strike whenever there is anybody to be struck, before all else."""
    blows = [move for move in moves if _strikes(view, move)] if view.state.phase == "play" else []
    others = (Act, MoveTo, Search, Use, Pick, Hide)
    fitting = [move for move in moves if move in blows or not (blows and isinstance(move, others))]
    return GAME.decide(view, fitting, mind, Manner("steady", manner.people), lot)


def _errand(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
    """Let the first who stands go alone, until the party holds all that it came for; pursuers let them go."""
    if _lost(view, moves):
        return Thought(Concede(), mind)
    state, me = view.state, own_index(view)
    held = {item for member in state.members for item in member.objects}
    first = next((item for item, member in enumerate(state.members) if member.standing), me)
    waits = not set(state.scenario.needs) <= held or (state.scenario.mode == "chasing" and state.scenario.type == "chase")
    if state.phase == "play" and me != first and waits and Pass() in moves:
        return Thought(Pass(), mind)
    return GAME.decide(view, moves, mind, Manner("steady", manner.people), lot)


def _use(gear: Gear) -> str:
    """Return what is counted where Gear is used: its play, or that it is on."""
    return f"played {gear.plays[0].name}" if gear.plays else f"Gear {gear.name}"


class Measures(measures.Measures):
    """Looks on at a scenario. ``purse``, ``scars`` and ``ills`` are the Valuables, the Injuries and the Diseases with which
    the party set out, healed in town as far as they could pay. The other facts are what came of them.

    A "sneak" never strikes at anybody; a "brawler" strikes before all else; a "bare" one plays no card of the hand but what
    answers a blow; a "runner" neither strikes nor searches nor plays; in an "errand" one goes, and the others wait.
    """

    about: ClassVar = {"played": "play"}
    wanted: ClassVar = {
        "plays": [f"played {play.name}" for play in content().plays.values()],
        "standing Actions": [f"played {craft.action.name}" for craft in content().crafts.values()],
        "Gear": [_use(gear) for gear in content().gear.values()],
    }
    ways: ClassVar = {
        "sneak": _but(lambda view, move: not _strikes(view, move)),
        "brawler": _brawl,
        "bare": _but(_is_bare),
        "runner": _but(lambda view, move: not (_strikes(view, move) or isinstance(move, Search | Strategy))),
        "errand": _errand,
    }

    def result(self, state: State, outcome: Outcome) -> Result:
        """Return the same, but that a partial success is not won (REG-203, REG-204)."""
        return "retreat" if state.ending == "partly" else outcome.result

    def __init__(self, sitting: Sitting, state: State) -> None:
        super().__init__(sitting, state)
        self.set_out: tuple[Member, ...] = ()
        self.met: set[str] = set()

    def moved(self, before: State, seat: int, move: Move, after: State, events: Sequence[Event]) -> None:
        """See a move made."""
        super().moved(before, seat, move, after, events)
        answers = (str(event.facts["answer"]) for event in events if event.kind == "clash")
        self.used.update(f"played {answer}" for answer in answers if answer)
        if isinstance(move, Act) and any(event.kind == "picked" for event in events):
            self.used[f"played {before.scenario.content.catalogue[move.play].name}"] += 1
        if isinstance(move, Act | Pick | Hide | Search | Strategy):
            self.used.update(_worn(after))
        if isinstance(move, Pick):
            self.used["played Lockpicks"] += 1
        if before.phase == "play":
            self.set_out = self.set_out or before.members
            self.met |= {entity.kind for entity in after.entities if entity.number}

    def ended(self, state: State, minds: Sequence[Any]) -> dict[str, Any]:
        """Return what came of the scenario."""
        members, out = state.members, self.set_out or state.members
        return {
            "ending": state.ending,
            "why": state.why,
            "rounds": state.round,
            "crafts": [member.craft for member in members],
            "injuries": sum(member.injuries for member in members),
            "deaths": sum(member.dead for member in members),
            "diseases": sum(_ills(member) for member in members if not member.dead),
            "tokens": state.tokens,
            "changes": list(state.scenario.drawn),
            "most tokens": state.token_most,
            "gained": [
                0 if member.dead else member.valuables - had.valuables for member, had in zip(members, out, strict=True)
            ],
            "met": sorted(self.met),
            "purse": [member.valuables for member in out],
            "scars": sum(member.injuries for member in out),
            "ills": sum(_ills(member) for member in out),
        }

    @classmethod
    def tables(cls, records: Sequence[Record]) -> Iterator[str]:
        """Yield how scenarios end, how parties with each Craft fare, and what becomes of parties in campaigns."""
        yield from _endings(records)
        yield "\nhow often parties with each Craft win"
        for craft in sorted({craft for record in records for craft in record.facts["crafts"]}):
            own = [record for record in records if craft in record.facts["crafts"]]
            yield f"  {craft}: {wilson(sum(item.result == 'won' for item in own), len(own))} % of {len(own)}"
        if any(record.sitting.kept for record in records):
            yield from _campaigns(records)


def _worn(state: State) -> set[str]:
    """Return the Gear that does something by being on; lamps by being lit."""
    found = set()
    for member in state.members:
        gear = [state.scenario.content.gear[item] for item in member.equipped] if member.in_play else []
        found |= {f"Gear {item.name}" for item in gear if not item.plays and (member.light or not item.light)}
    return found


def _ills(member: Member) -> int:
    return len({disease.name for disease in member.diseases})


def _endings(records: Sequence[Record]) -> Iterator[str]:
    heads = ("options", "players", "levels", "games", "won %", "partly %", "all dead %", "rounds", "moves each")
    heads += ("Injuries each", "deaths", "Diseases each", "tokens left", "Valuables each", "why not won")
    rows = []
    for (options, players, levels), own in grouped(records).items():
        games = len(own)
        facts = [item.facts for item in own]
        ends = Counter(fact["ending"] for fact in facts)
        why = Counter(f"{fact['ending']}: {fact['why']}" for fact in facts if fact["ending"] != "won")
        rows.append(
            (
                options,
                players,
                levels,
                games,
                wilson(ends["won"], games),
                wilson(ends["partly"], games),
                wilson(sum(fact["deaths"] == players for fact in facts), games),
                f"{mean(fact['rounds'] for fact in facts):.1f}",
                f"{mean(item.moves / players for item in own):.0f}",
                f"{mean(fact['injuries'] / players for fact in facts):.2f}",
                f"{mean(fact['deaths'] for fact in facts):.2f}",
                f"{mean(fact['diseases'] / players for fact in facts):.2f}",
                f"{mean(fact['tokens'] for fact in facts):.1f} of {mean(fact['most tokens'] for fact in facts):.1f}",
                f"{mean(sum(fact['gained']) / players for fact in facts):.1f}",
                ", ".join(f"{reason} {count}" for reason, count in why.most_common()),
            )
        )
    yield from table("scenarios", heads, rows, 3)


def _campaigns(records: Sequence[Record]) -> Iterator[str]:
    """Yield a table of campaigns, scenario by scenario: with what a PC sets out, what becomes of them."""
    heads = ("scenario", "games", "won %", "purse", "Injuries left", "Diseases left", "gained", "new Injuries")
    heads += ("new Diseases", "deaths")
    places: dict[int, list[Record]] = {}
    number = 0
    for record in records:
        number = number + 1 if record.sitting.kept else 1
        places.setdefault(number, []).append(record)
    rows = []
    for number, own in places.items():
        heads_of_all = sum(len(item.sitting.levels) for item in own)
        facts = [item.facts for item in own]
        sums = (
            sum(sum(fact["purse"]) for fact in facts),
            sum(fact["scars"] for fact in facts),
            sum(fact["ills"] for fact in facts),
            sum(sum(fact["gained"]) for fact in facts),
            sum(fact["injuries"] - fact["scars"] for fact in facts),
            sum(fact["diseases"] - fact["ills"] for fact in facts),
            sum(fact["deaths"] for fact in facts),
        )
        won = wilson(sum(item.result == "won" for item in own), len(own))
        rows.append((number, len(own), won, *(f"{each / heads_of_all:.2f}" for each in sums)))
    yield from table("campaigns, scenario by scenario; in the mean of a PC", heads, rows)
