"""What the tests of words have in common: two Encounter cards, and how a moment is told and asked."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.game import Event
from engine.games.cavern.game import GAME
from engine.games.cavern.state.content import Encounter, Gain, Option
from engine.games.cavern.state.state import MONSTER, Contest, Die, Roll, State

CARD = "goblin-tale"
TILE_ID = "ctcb-1"

TALE = Encounter(
    CARD,
    "A goblin's tale",
    "It holds a spoon in each hand.",
    (
        Option("Lose the loot", "fail", "You let a sack fall.", gain=Gain(xp=1), always=True),
        Option(
            "Fight the goblin",
            "fight",
            "Two spoons.",
            dice=("purple", "purple"),
            monster="goblin",
            gain=Gain(gold=1),
            won="It drops them.",
            lost="It keeps them.",
        ),
    ),
)

TOLL = Encounter(
    "toll",
    "The bar",
    "A bar across the way.",
    (
        Option("Break it", "combat", "You lean on it.", need=4, won="It breaks.", lost="It holds."),
        Option(
            "Pay the toll", "succeed", "You count it out.", price_xp=2, won="The bar goes up.", lost="The bar stays down."
        ),
    ),
)


def told(state: State, *happened: Happened | Event, seat: int | None = None) -> str:
    """Return the story as a seat reads it, or the public."""
    events = [event.told() if isinstance(event, Happened) else event for event in happened]
    return GAME.tell(GAME.view(state, seat), events)


def contest(stage: str = "before", kind: str = "battle", **more: object) -> Contest:
    """Return a contest in the corridor of the entrance in which Alan and Betty roll, Alan first."""
    rolls = (Roll(0, (Die("white", (0,)),)),) if stage == "after" else ()
    return Contest(kind, (0, 0, 0), (0, 1), 2, 0, rolls, stage=stage, **more)  # type: ignore[arg-type]


def ask(state: State, seat: int | None = None) -> str:
    return GAME.ask(GAME.view(state, seat))


GOBLIN = (Roll(0, (Die("white", (0,)), Die("white", (1,)), Die("white", (4,)))), Roll(MONSTER, (Die("purple", (4,)),)))


def fight(rolls: tuple[Roll, ...] = GOBLIN, **more: object) -> Contest:
    """Return a Fight that Alan has fought with the goblin for 1 Chest and 3 Bags."""
    return Contest("fight", (0, 0, 0), (0,), 3, 1, rolls, rolling=1, card=CARD, option=1, **more)  # type: ignore[arg-type]
