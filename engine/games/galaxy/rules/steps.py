"""The steps and questions of a galaxy, each a type of its own (`engine.core.flow`): who knows its rules registers what it
does, who needs it pushes it, or has it done (`flow.now`). ``player`` is whose it is, ``system`` and ``planet`` are ids."""

from __future__ import annotations

from typing import Any, Self

from engine.core.flow import Ask, Number, Step, Subject


class ShowFirst(Step, frozen=True, tag="show first"):
    """Show the first technologies of all."""


class BeginRound(Step, frozen=True, tag="begin round"):
    """Begin the action phase of a round."""


class NextTurn(Step, frozen=True, tag="next turn"):
    """Give the turn to the next player."""


class Closing(Step, frozen=True, tag="end of turn"):
    """See whether a turn has something left to do."""

    player: Number[int]


class TurnOver(Step, frozen=True, tag="turn over"):
    """End a turn."""

    player: Number[int]


class Research(Step, frozen=True, tag="research"):
    """Carry out the order to research."""

    technology: Subject[str]
    player: Number[int]


class Trade(Step, frozen=True, tag="trade"):
    """Carry out the order to trade."""

    player: Number[int]


class Muster(Step, frozen=True, tag="muster"):
    """Carry out the order to muster."""

    player: Number[int]


class Build(Step, frozen=True, tag="build"):
    """Carry out the order to build."""

    player: Number[int]


class Site(Step, frozen=True, tag="site"):
    """Ask where a dock goes that is paid for."""

    player: Number[int]


# A tactical action.


class Survey(Step, frozen=True, tag="survey"):
    """Offer a Deep Survey in the active system."""

    system: Subject[str]
    player: Number[int]


class Move(Step, frozen=True, tag="move"):
    """Let the active player bring ships."""

    system: Subject[str]
    player: Number[int]


class Arrive(Step, frozen=True, tag="arrive"):
    """Put what was brought into the active system."""


class SpaceCombat(Step, frozen=True, tag="space combat"):
    """Begin the combat in space, if there is one."""

    system: Subject[str]
    player: Number[int]


class RoomAboard(Step, frozen=True, tag="room aboard"):
    """Remove the ground forces that lost their ships."""

    system: Subject[str]


class Invasion(Step, frozen=True, tag="invasion"):
    """Begin the invasion."""

    system: Subject[str]
    player: Number[int]


class Bombardment(Step, frozen=True, tag="bombardment"):
    """Let the battleships that have not yet bombard."""

    system: Subject[str]
    player: Number[int]
    left: int


class Landing(Step, frozen=True, tag="landing"):
    """Let ground forces land."""

    system: Subject[str]
    player: Number[int]


class BreakSeal(Step, frozen=True, tag="break seal"):
    """Break the seal of Meridian, which is paid for, and land there."""

    planet: Subject[str]
    player: Number[int]
    units: str


class GroundCombat(Step, frozen=True, tag="ground combat"):
    """Carry out the combats on planets."""

    system: Subject[str]
    player: Number[int]


class EstablishControl(Step, frozen=True, tag="establish control"):
    """Let the planets that were taken be gained."""

    system: Subject[str]
    player: Number[int]


class Production(Step, frozen=True, tag="production"):
    """Let the docks in the active system produce."""

    system: Subject[str]
    player: Number[int]


class Dock(Step, frozen=True, tag="dock"):
    """Ask what a dock produces, for ``less`` than it costs."""

    planet: Subject[str]
    player: Number[int]
    less: int


class Produced(Step, frozen=True, tag="produced"):
    """Put units that are paid for."""

    planet: Subject[str]
    player: Number[int]
    units: str


class Compass(Step, frozen=True, tag="compass"):
    """Offer the frontier token of the active system, by the Void Compass."""

    system: Subject[str]
    player: Number[int]


class Crown(Step, frozen=True, tag="crown"):
    """Offer an exploration by the Crown of the Tomb."""

    system: Subject[str]
    player: Number[int]


class ActionOver(Step, frozen=True, tag="action over"):
    """End a tactical action."""

    system: Subject[str]
    player: Number[int]


class BeginStatus(Step, frozen=True, tag="begin status"):
    """Begin the status phase."""


class Score(Step, frozen=True, tag="score"):
    """Score what a player chose."""

    player: Number[int]


class ScoreGoal(Step, frozen=True, tag="score goal"):
    """Score one of the goals that a player chose."""

    goal: Subject[str]
    player: Number[int]


class GoalPaid(Step, frozen=True, tag="goal"):
    """Score a goal that is paid for."""

    goal: Subject[str]
    player: Number[int]


class MeridianPoint(Step, frozen=True, tag="meridian"):
    """Give a point to the player who controls Meridian."""


class RevealGoal(Step, frozen=True, tag="reveal goal"):
    """Lay one more public goal open."""


class DrawOrder(Step, frozen=True, tag="draw order"):
    """Let a player draw the order card of the status phase."""

    player: Number[int]


class Command(Step, frozen=True, tag="command"):
    """Take the command tokens off the map, and ready all cards."""


class StatusOver(Step, frozen=True, tag="status over"):
    """End the status phase."""


class Council(Step, frozen=True, tag="council"):
    """Let the council meet."""


class Market(Step, frozen=True, tag="market"):
    """Let all trade and vote."""


class CountVotes(Step, frozen=True, tag="count votes"):
    """Show the votes, and see who is speaker."""


class CouncilOver(Step, frozen=True, tag="council over"):
    """End the council, and with it the round."""


class Symbols(Step, frozen=True, tag="symbols"):
    """Make up for the symbols that a technology lacks, then pay ``resources``."""

    technology: Subject[str]
    player: Number[int]
    missing: int
    resources: int


class Researched(Step, frozen=True, tag="researched"):
    """Give a technology that is researched."""

    technology: Subject[str]
    player: Number[int]


class Hired(Step, frozen=True, tag="hired"):
    """Put the unit of Hired Crews, which is paid for."""

    system: Subject[str]
    player: Number[int]
    unit: str


class Archive(Step, frozen=True, tag="archive"):
    """Offer one of the discarded order cards, ``left`` of them at most."""

    player: Number[int]
    left: int


class AutomatonDock(Step, frozen=True, tag="automaton dock"):
    """Put the dock of the Builder Automaton, which is paid for."""

    planet: Subject[str]
    player: Number[int]


# What is done at once, for chapters that do not know its rules.


class GivePlanet(Step, frozen=True, tag="give planet"):
    """Hand a planet over in the council's market."""

    planet: Subject[str]
    player: Number[int]


class GainRelic(Step, frozen=True, tag="gain relic"):
    """Give a player the top relic."""

    player: Number[int]


# Questions.


class ChooseFirst(Ask, frozen=True, tag="first"):
    """With which technology does a player begin?"""


class PublicGoal(Ask, frozen=True, tag="public-goal"):
    """Which public goal is scored?"""


class HiddenGoal(Ask, frozen=True, tag="hidden-goal"):
    """Which hidden goal is scored?"""


class Charts(Ask, frozen=True, tag="charts"):
    """In which order do the cards go back that Star Charts showed?"""

    deck: Subject[str]


class Excess(Ask, frozen=True, tag="excess"):
    """Which order card goes, ``over`` of them being too many?"""

    over: Number[int]


class Pool(Ask, frozen=True, tag="pool"):
    """Which pool does a command token go to, gained by ``why``?"""

    why: Subject[str]


class Pools(Ask, frozen=True, tag="pools"):
    """How are the command tokens divided?"""


class Scepter(Ask, frozen=True, tag="scepter"):
    """Is a token spent, or the Scepter of Orders exhausted?"""


class Vial(Ask, frozen=True, tag="vial"):
    """What does the Seer's Vial do for a research that costs ``resources``?"""

    technology: Subject[str]
    resources: Number[int]


class Specialty(Ask, frozen=True, tag="specialty"):
    """Which planet gives one of the ``missing`` symbols?"""

    technology: Subject[str]
    missing: Number[int]


class MusterWhere(Ask, frozen=True, tag="muster"):
    """Where does infantry muster?"""


class BuildWhere(Ask, frozen=True, tag="build"):
    """Where is the dock built?"""


class Crew(Ask, frozen=True, tag="crew"):
    """Which unit do Hired Crews produce, paid with ``influence`` too?"""

    system: Subject[str]
    influence: Number[bool]


class Levies(Ask, frozen=True, tag="levies"):
    """Do Field Levies put an infantry on the planet explored?"""

    planet: Subject[str]


class ChooseDeck(Ask, frozen=True, tag="deck"):
    """Which deck is drawn from for a place?"""

    place: Subject[str]


class Frontier(Ask, frozen=True, tag="frontier"):
    """Is a frontier token explored?"""

    system: Subject[str]


class SurveyWhich(Ask, frozen=True, tag="survey"):
    """Which planet does Deep Survey explore?"""

    system: Subject[str]


class CrownWhich(Ask, frozen=True, tag="crown"):
    """Which planet does the Crown of the Tomb explore?"""

    system: Subject[str]


class Tomb(Ask, frozen=True, tag="tomb"):
    """Is the Crown of the Tomb purged for a point?"""


class Furnace(Ask, frozen=True, tag="furnace"):
    """For which technology is the Knowledge Furnace burnt?"""


class TakeOrder(Ask, frozen=True, tag="archive"):
    """Which discarded order card does The Archive give, ``left`` being possible?"""

    left: Number[int]


class Automaton(Ask, frozen=True, tag="automaton"):
    """Where does the Builder Automaton put a dock?"""


class Fury(Ask, frozen=True, tag="fury"):
    """Which of the units that missed roll again? ``misses`` are their kinds with what they rolled, ``bonus`` is what the
    round adds."""

    misses: tuple[tuple[str, int], ...]
    bonus: Number[int]

    def parts(self) -> tuple[str, int, tuple[str, ...]]:
        """Return how it is written: "scout:3 scout:5"."""
        return " ".join(f"{kind}:{face}" for kind, face in self.misses), self.bonus, ()

    @classmethod
    def of_parts(cls, subject: str, number: int, words: tuple[str, ...], **others: Any) -> Self:
        """Read it again."""
        pairs = (part.split(":") for part in subject.split())
        return cls(misses=tuple((kind, int(face)) for kind, face in pairs), bonus=number, **others)


class Stand(Ask, frozen=True, tag="stand"):
    """Does a side fight on, or retreat, before a round?"""

    place: Subject[str]
    round: Number[int]


class Losses(Ask, frozen=True, tag="losses"):
    """Which units are lost?"""

    place: Subject[str]
    hits: Number[int]


class Bombard(Ask, frozen=True, tag="bombard"):
    """Which planet do battleships bombard, ``left`` of them?"""

    system: Subject[str]
    left: Number[int]


class GainFirst(Ask, frozen=True, tag="gain"):
    """Which planet is gained first?"""

    system: Subject[str]


class Storm(Ask, frozen=True, tag="storm"):
    """By which wormhole did ships go? ``leg`` is that of the movement, -1 in a retreat."""

    system: Subject[str]
    leg: Number[int]


class ExcessTroops(Ask, frozen=True, tag="excess-troops"):
    """Which ground forces have no room?"""

    system: Subject[str]
    over: Number[int]


class Tie(Ask, frozen=True, tag="tie"):
    """Who of several is speaker?"""


class Laboratory(Ask, frozen=True, tag="laboratory"):
    """Has a planet a specialty, which a card goes to at a desk? ``card`` is its place among all, 0 for the open one."""

    planet: Subject[str]
    card: Number[int]
