"""The moves of a delve and the verbs they are made with."""

from __future__ import annotations

from engine.core.moves import Argument, Move, Verb


class Choose(Move, frozen=True, tag="choose"):
    """Answer what is being asked: a class, a hex, an enemy."""

    option: str


class Place(Move, frozen=True, tag="place"):
    """Lay the tile as a numbered ghost shows, or take an entrance hex."""

    at: str


class MoveTo(Move, frozen=True, tag="move"):
    """Walk to a hex within what is left of the move action."""

    to: str


class Explore(Move, frozen=True, tag="explore"):
    """Explore a door."""

    door: str


class Open(Move, frozen=True, tag="open"):
    """Try the lock of the cache here."""


class Roll(Move, frozen=True, tag="roll"):
    """Roll the lock's dice once more."""


class Adjust(Move, frozen=True, tag="adjust"):
    """Change a lock die by one."""

    die: int
    to: int


class Attack(Move, frozen=True, tag="attack"):
    """Attack an enemy."""

    target: str


class Heal(Move, frozen=True, tag="heal"):
    """Heal a unit in reach."""

    target: str


class Revive(Move, frozen=True, tag="revive"):
    """Bring a fallen adventurer back."""

    target: str


class Use(Move, frozen=True, tag="use"):
    """Use a relic in play."""

    item: str


class Equip(Move, frozen=True, tag="equip"):
    """Take a relic from the pack into play."""

    relic: str


class Stow(Move, frozen=True, tag="stow"):
    """Put a relic in play into the pack."""

    relic: str


class Draw(Move, frozen=True, tag="draw"):
    """On a sealed map, spend the turn to draw a card as a shard."""


class Pass(Move, frozen=True, tag="pass"):
    """End the turn, or give up the lock."""


class Retreat(Move, frozen=True, tag="retreat"):
    """Agree to retreat at the end of this round."""


class Stay(Move, frozen=True, tag="stay"):
    """Take the agreement back."""


VERBS = (
    Verb(
        Explore,
        "Explore a door: the one you stand in, or one in sight and within your Stamina instead of moving.",
        (Argument("door", "The letter of the door on the map, or its hex"),),
    ),
    Verb(MoveTo, "Go to a place on the map.", (Argument("to", "The place to go to, as the map names it"),)),
    Verb(Attack, "Attack an enemy in reach and sight.", (Argument("target", "The hex of the enemy"),)),
    Verb(Open, "Try the lock of the cache you have just stepped up to."),
    Verb(Roll, "Roll the dice."),
    Verb(
        Adjust,
        "Take 1 fatigue to change one die of the lock by 1.",
        (Argument("die", "Which die, from the left: 1, 2 or 3"), Argument("to", "What it should show, one up or down")),
    ),
    Verb(
        Place,
        "Lay a tile, or take the place that you are asked for.",
        (Argument("at", "The number or letter on the map, or the name of the place"),),
    ),
    Verb(Choose, "Answer what the referee asks.", (Argument("option", "One of the options offered"),)),
    Verb(Heal, "Mender, once per turn: heal 2 health of a unit in reach.", (Argument("target", "The hex of the unit"),)),
    Verb(
        Revive,
        "Mender: spend the whole turn to bring back whoever fell beside you.",
        (Argument("target", "The hex where the adventurer fell"),),
    ),
    Verb(Use, "Use something that you carry.", (Argument("item", "What to use"),)),
    Verb(Equip, "Take a relic from your pack into play, once per turn.", (Argument("relic", "The relic"),)),
    Verb(Stow, "Put a relic in play into your pack, once per turn.", (Argument("relic", "The relic"),)),
    Verb(Draw, "When no door is left to explore: spend your turn on a door hex to draw a card as a shard."),
    Verb(Pass, "End your turn, or do without what you are offered."),
    Verb(Retreat, "Agree to leave the delve at the end of this round; it takes everybody who stands."),
    Verb(Stay, "Take back your agreement to retreat."),
)
