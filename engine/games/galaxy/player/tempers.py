"""Temperaments and levels of bot players: the easy-going see less, the sharp weigh better."""

from __future__ import annotations

import msgspec

from engine.core.bot_players import Level

from ..state.lengths import LENGTHS


class Temper(msgspec.Struct, frozen=True):
    """A temperament. ``first`` is the technology it begins with, ``dares`` the least chance of winning that it fights at.

    ``hurts`` is what it gives for what others lose, ``grows`` what for planets and exploring. ``deals`` is the least gain
    in a transaction that it agrees to, ``orders`` how many strategy tokens it likes to have.
    """

    name: str
    first: str = "void-compass"
    dares: float = 0.65
    hurts: float = 0.3
    grows: float = 1.0
    deals: float = 0.3
    orders: int = 1


GROWER = Temper("grower", grows=1.25, dares=0.7)
FIGHTER = Temper("fighter", dares=0.55, hurts=0.7, deals=0.5)
TRADER = Temper("trader", dares=0.75, hurts=0.15, deals=0.1, orders=2)
TEMPERS = (GROWER, FIGHTER, TRADER)


class Judgement(msgspec.Struct, frozen=True):
    """How far a bot player sees, and what they make of it, in tenths of a point.

    ``held`` is how likely Meridian is thought to be still held a round later, ``crown`` what a round on it is worth, to a
    point. ``rounds`` is how many status phases to come are thought of. ``steps`` is what part of a goal's point a thing is
    worth that brings it nearer, by how many such things are lacking. ``wary``: what others could bring is reckoned with.
    ``masses``: fleets of several systems come together for a fight. ``crafty``: Free Passage, the Smuggler, and whatever
    can be given for a fragment are thought of. ``token`` is what a command token is worth, ``worth`` and ``weight`` each
    resource and influence of a planet for each round, ``explores`` an exploration. ``garrison`` stays on each planet,
    ``home`` at least at home where a rival could land, ``guard`` on Meridian. ``arms`` is what units are worth to their
    price. ``dares``: by so much likelier than by the temperament a fight has to be won. ``reinforces`` is what it is worth
    to make Meridian safe, ``stages`` to come near to it with troops. ``technology`` is what technologies are worth,
    ``spends`` what a resource costs. ``forewarned``: a rival who can win when the round ends is seen coming.
    ``watchful``: ships stay above Meridian where a rival could come.
    """

    held: float = 0.75
    crown: float = 1.0
    rounds: int = LENGTHS["full"].rounds
    steps: tuple[float, ...] = (0.0, 1.0, 0.45, 0.25, 0.15)
    wary: bool = True
    masses: bool = True
    crafty: bool = False
    token: float = 1.2
    worth: float = 0.35
    weight: float = 0.35
    explores: float = 2.5
    garrison: int = 1
    home: int = 0
    guard: int = 6
    arms: float = 1.0
    spends: float = 0.25
    dares: float = 0.0
    reinforces: float = 0.25
    stages: float = 1.0
    technology: float = 1.0
    forewarned: bool = True
    watchful: bool = False


STEADY = Judgement()
EASY = Judgement(
    rounds=2,
    held=0.6,
    steps=(0.0, 1.0),
    wary=False,
    masses=False,
    token=1.6,
    technology=0.6,
    worth=0.5,
    weight=0.5,
    guard=2,
    forewarned=False,
)
"""Sees no further than the next round, thinks of a goal only once one thing is lacking, and not of fleets."""
SHARP = Judgement(
    garrison=0,
    crown=1.5,
    explores=3.4,
    arms=1.4,
    reinforces=0.45,
    stages=2.5,
    spends=0.38,
    guard=5,
    dares=-0.05,
    crafty=True,
)
"""Leaves no troops where no rival comes, and has more of them where it matters; fitted by many games against `STEADY`."""

JUDGEMENTS: dict[Level, Judgement] = {"easy-going": EASY, "steady": STEADY, "sharp": SHARP}
