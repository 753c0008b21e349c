"""The titles that members of a cavern earn by what they did, and what its story in short is made of."""

from __future__ import annotations

from engine.core.chronicling import Annals, Title

from ..rules.events import HAPPENINGS, course, extras, gains, resolving
from ..state.catalogue import WORDS

ANNALS = Annals(
    HAPPENINGS,
    columns={WORDS.message("column-tiles"): "tiles", WORDS.message("column-wins"): "fights"},
    titles=(
        Title(WORDS.message("title-won"), "won", least=2),
        Title(WORDS.message("title-came-through"), "came-through", least=2),
        Title(WORDS.message("title-contracts"), "contracts"),
        Title(WORDS.message("title-driven"), "driven"),
        Title(WORDS.message("title-treasures"), "treasures", least=2),
        Title(WORDS.message("title-gold"), "gold", least=3),
        Title(WORDS.message("title-spent"), "spent", least=3),
        Title(WORDS.message("title-never-failed"), "failed", "never", among="came-through"),
        Title(WORDS.message("title-tiles"), "tiles", least=2),
        Title(WORDS.message("title-last"), "tiles", "last"),
    ),
    telling=(
        resolving.Won,
        resolving.Succeeded,
        gains.Receipt,
        gains.Revealed,
        extras.Fulfilled,
        extras.Driven,
        course.Ending,
    ),
    gains=(gains.Collected,),
)
"""What is kept of a cavern."""
