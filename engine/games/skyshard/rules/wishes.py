"""What one of the party asks of another, for its next turn (SKY-G105)."""

from __future__ import annotations

from engine.core.flow import heed
from engine.core.needs import Action, ArgumentNeeds, never
from engine.maps.hexes import label

from ..state.moves import Ask
from ..state.state import State, actor, standing
from ..state.terrain import shard_cells
from .events import course
from .needs import need
from .progress import Delve

WISHES = ("come", "hold", "take")
"""What can be asked for: to come to who asks, to open no door, or to take a shard that lies on the map."""


def _wishes(state: State, *_: object) -> tuple[str, ...]:
    """Return what can be asked for now."""
    return WISHES if shard_cells(state) and not state.scene else WISHES[:2]


def _others(state: State) -> tuple[str, ...]:
    """Return where those stand who can be asked: the adventurers of other players."""
    seat = actor(state)[1].seat
    heroes = [state.heroes[index] for index in standing(state)]
    return tuple([label(hero.at) for hero in heroes if hero.at is not None and hero.seat != seat])


ASK = Action(
    Ask,
    (need("asked-already", "SKY-G105", lambda state: not actor(state)[0].asked),),
    (
        ArgumentNeeds(
            "target",
            _others,
            (need("no-such-other", "SKY-G105", never, at=lambda state, target: target[:20]),),
            (need("nobody-to-ask", "SKY-G105", never),),
        ),
        ArgumentNeeds("wish", _wishes, (need("known-wishes", "SKY-G105", never, wishes=_wishes),)),
    ),
)
"""Another of the party is asked for something, once a turn."""


def ask(delve: Delve, move: Ask) -> None:
    """Note what is asked of another; its next turn ends that."""
    heed(ASK.refuse(delve.state, move))
    turn, _, _ = actor(delve.state)
    index = next(i for i in standing(delve.state) if label(delve.hero(i).at or (0, 0)) == move.target)
    delve.turn(asked=True)
    delve.set_hero(index, asked=f"{move.wish}:{turn.hero}")
    delve.tell(course.Requested(delve.name(turn.hero), delve.name(index), move.wish))


def wish(state: State) -> tuple[str, int]:
    """Return what is asked of the acting adventurer, and who asks; ("", -1) for nothing, or where the asker is down."""
    turn = state.turn
    what, _, by = state.heroes[turn.hero].asked.partition(":") if turn is not None else ("", "", "")
    return (what, int(by)) if by and state.heroes[int(by)].at is not None else ("", -1)
