"""What can stand on the agenda of a scenario, or is carried out at once: every step, and every question that is asked.

A chapter that needs an act of another one pushes its step, or does it at once (`flow.now`).
"""

from __future__ import annotations

from typing import Literal

from engine.core.flow import Ask, Number, Step, Subject

from ..state.content import Effect, Trigger
from ..state.state import MASTERED, Strike, Who

# The round.


class Round(Step, frozen=True, tag="round"):
    """A round begins."""


class Environs(Step, frozen=True, tag="environs"):
    """The Environs act."""


class Players(Step, frozen=True, tag="players"):
    """The players' part of the round begins."""


class Others(Step, frozen=True, tag="others"):
    """All players are done: the remaining Challenges have their turns."""


class Discards(Step, frozen=True, tag="discards"):
    """The Discard Phase."""


class RoundEnds(Step, frozen=True, tag="round ends"):
    """A round ends."""


class TurnBegins(Step, frozen=True, tag="turn begins"):
    """The turn that was claimed begins, after what comes at its start."""


# Challenges.


class Challenges(Step, frozen=True, tag="challenges"):
    """The Challenges of a part of the round take their turns; ``spent`` is what each has done before its own."""

    spent: Number[int] = 0
    ids: tuple[str, ...] = ()


class ChallengeTurn(Step, frozen=True, tag="challenge"):
    """A Challenge's turn goes on; ``spent`` is what it has done in it."""

    id: Subject[str]
    spent: Number[int] = 0


class TrapSprings(Step, frozen=True, tag="trap"):
    """A Trap acts on a member."""

    id: Subject[str]
    member: Number[int]


class TrapSpent(Step, frozen=True, tag="trap is spent"):
    """A one-shot Trap has acted."""

    id: Subject[str]


class SetOff(Step, frozen=True, tag="set off"):
    """A member does what Traps may wait for."""

    trigger: Trigger
    member: int


class LeaveBody(Step, frozen=True, tag="leave body"):
    """A defeated Seeker leaves a body."""

    id: str


class Dragged(Step, frozen=True, tag="dragged"):
    """A body comes along into the region beyond."""

    body: Subject[str]
    member: Number[int]
    beyond: str


# Actions.


class Declare(Step, frozen=True, tag="declare"):
    """An Action is declared."""

    strike: Strike


class Intervene(Step, frozen=True, tag="intervene"):
    """A member plays an Interrupt or an Assist."""

    play: Subject[str]
    member: Number[int]


class ChallengeResponds(Step, frozen=True, tag="challenge responds"):
    """A Challenge plays an Automatic Interrupt or Assist."""

    id: Subject[str]
    play: str


class ChallengeInterrupts(ChallengeResponds, frozen=True, tag="challenge interrupts"):
    """The same, as it was written when Interrupts were all that a Challenge could respond with."""


class Settle(Step, frozen=True, tag="settle"):
    """The Action under way takes effect on a target, as the rolls came out: "won", "lost" or "both"."""

    target: Subject[Who]
    result: str


class Apply(Step, frozen=True, tag="apply"):
    """Effects take place; see `effects.apply`."""

    effects: tuple[Effect, ...]
    actor: Who
    targets: tuple[Who, ...]
    source: str
    play: str = ""


class Die(Step, frozen=True, tag="die"):
    """A PC dies; ``why`` as `striking.Died`."""

    member: int
    why: str


class Injure(Step, frozen=True, tag="injure"):
    """A PC takes an Injury."""

    member: int


class DrawFirst(Step, frozen=True, tag="draw first"):
    """A member whose Strategy Phase is about to pass unused draws a card in it."""

    member: int


class Remind(Step, frozen=True, tag="remind"):
    """A member whose turn is over is told which cards they will lay down."""

    member: int


class Rise(Step, frozen=True, tag="rise"):
    """A PC who was at 0 EP gets up again, or dies of it."""

    member: int


class StartOfTurn(Step, frozen=True, tag="start of turn"):
    """What lasted until this turn ends. What each turn begins with takes place, but not for a PC who has just ``risen``."""

    who: Who
    risen: bool = False


class Defeat(Step, frozen=True, tag="defeat"):
    """A Challenge leaves play; ``how`` as `striking.Defeated`."""

    id: str
    by: Who
    how: Literal["damage", "lock", "key", "mechanism", "gm"]


# Moving and searching.


class Arrive(Step, frozen=True, tag="arrive"):
    """A member comes into a region; ``how`` as `exploring.Moved`."""

    region: Subject[str]
    member: Number[int]
    how: str


class Arrived(Step, frozen=True, tag="arrived"):
    """A member has come into a region, and what waited for that is done."""

    region: Subject[str]
    member: Number[int]


class StepTaken(Step, frozen=True, tag="step taken"):
    """A step of a Move is over."""

    member: Number[int]


class Attempted(Step, frozen=True, tag="attempted"):
    """An attempt at an Obstacle is over."""

    obstacle: Subject[str]
    member: Number[int]


class Fall(Step, frozen=True, tag="fall"):
    """A member falls off an Obstacle; ``how``: in an "attempt" at it, or not ("")."""

    obstacle: Subject[str]
    member: Number[int]
    how: Literal["", "attempt"] = ""


class Land(Step, frozen=True, tag="land"):
    """A member lands on the far side of a connection."""

    way: Subject[str]
    member: Number[int]


class LookAround(Step, frozen=True, tag="search"):
    """A member Searches, with these dice; ``play`` is what allows it, "" for nothing."""

    member: Number[int]
    dice: str
    play: str


class FindFortune(Step, frozen=True, tag="fortune"):
    """A member finds a Fortune."""

    member: Number[int]


# Questions.


class Craft(Ask, frozen=True, tag="craft"):
    """Which Craft do you take, or do you bring a PC?"""


class Background(Ask, frozen=True, tag="background"):
    """Where are you from?"""


class Leaving(Ask, frozen=True, tag="leave"):
    """Do you leave without what you came for?"""


class GivingUp(Ask, frozen=True, tag="give up"):
    """Do you vote for giving up, as others did, or cast the last vote for it?"""


class Lighting(Ask, frozen=True, tag="light"):
    """Do you light a lamp that may be seen?"""


class React(Ask, frozen=True, tag="react"):
    """Which Reaction do you play to an Action?"""

    play: Subject[str]


class Interrupt(Ask, frozen=True, tag="interrupt"):
    """Do you Interrupt an Action?"""

    play: Subject[str]


class Assist(Ask, frozen=True, tag="assist"):
    """Do you Assist an Action, a Search or a Lockpick?"""

    play: Subject[str]


RESPONSES = (Interrupt, Assist, React)
"""What is asked about one Action or trial, all at once (REG-G21)."""


class Heal(Ask, frozen=True, tag="heal"):
    """Which Disease of ``member`` is healed, and what heals it?"""

    source: Subject[str]
    member: Number[int]


class WhoseTurn(Ask, frozen=True, tag="whose turn"):
    """Which Challenge acts next?"""


class ChallengeDoes(Ask, frozen=True, tag="challenge does"):
    """What does a Challenge do next? ``spent`` is what it has done in its turn."""

    id: Subject[str]
    spent: Number[int] = 0


class GoOn(Ask, frozen=True, tag="go on"):
    """Does the round go on? It ends a part of it in which a game master acts for Challenges."""


class Mastered(Ask, frozen=True, tag=MASTERED):
    """What the game master is asked, as far as the party may know of it: that they are."""
