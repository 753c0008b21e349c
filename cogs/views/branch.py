"""Try another way: from any entry of a replay of a game that is over, played on alone in private (TAB-193)."""

from __future__ import annotations

from engine import GameError, Moment, Stale, Update, Version

from ..core.context import PLACE, Asked, House, call_of
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Pressed, number_in, parts_in, reacts_to
from ..interactions.errors import refuse_apart
from ..messages.controls import button, control_id
from ..messages.layout import Item, Shown, in_rows
from ..play.private import KINDS, Ended, Kind, show_alone, told_alone
from .replay import BESIDES, code_of, eye_called

BRANCH = "branch"
"""Is the kind of its controls: ``branch:<table>.0:<what it does>:<number of the entry>:<eyes>``."""
TRY, BEGIN, ON = "try", "begin", "on"


def another_way(moment: Moment) -> Item | None:
    """Return the button that plays on from an entry, ``None`` where nothing is left to decide, or the game still runs."""
    if not moment.over or moment.number == moment.count or not moment.status:
        return None
    return button("Try another way", _does(TRY, moment))


def _does(what: str, moment: Moment) -> str:
    return control_id(BRANCH, Version(moment.table, 0), what, moment.number, code_of(moment.eye))


@reacts_to(BRANCH)
async def press(asked: Asked, pressed: Pressed) -> None:
    """Begin another way from the entry that a control names; whoever has one under way is asked first."""
    what, written, code = parts_in(pressed.rest, 3)
    branching, call = asked.client.tables.branching, call_of(asked)
    async with Answer(asked) as answer:
        before = await branching.under_way(asked.user.id)
        if what == ON and before is not None:
            asked.extras[PLACE] = before[0]
            await show_alone(asked)
        elif what == TRY and before is not None:
            words = f"You have another way under way, from entry {before[1]}. A new one takes its place."
            here = control_id(BRANCH, pressed.version, BEGIN, number_in(written), code)
            ways = [button("Go on with it", control_id(BRANCH, pressed.version, ON, 0, code)), button("Begin here", here)]
            await answer.privately(Shown(words, groups=in_rows([ways])))
        elif what in (TRY, BEGIN):
            try:
                update = await branching.begin(call, pressed.version.table, number_in(written), eye_called(code))
            except GameError as error:
                await refuse_apart(answer, error)
                return
            await told_alone(update, answer, apart=what == TRY)
        else:
            raise Stale(UNKNOWN)


async def _title(asked: Asked, update: Update) -> str:
    tables = asked.client.tables
    entry = await tables.branching.origin(update.version.table)
    return f"Another way, from entry {entry} of {tables.games[update.game].title}"


async def _ended(asked: Asked, update: Update) -> Ended:
    return (
        "That was another way; how it really went stands in `/replay`. It counts for nothing, and is kept for 7 days.",
        (),
    )


KINDS["branch"] = Kind(_title, _ended)
BESIDES["branch"] = another_way


async def setup(_: House) -> None:
    """Have its controls answered."""
