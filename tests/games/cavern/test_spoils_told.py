"""Who had most Spoils is told where they brought nothing."""

from __future__ import annotations

import pytest

from engine.games.cavern.rules.events import resolving
from engine.games.cavern.state.state import MONSTER, Die, Roll

from .build import cavern
from .tales import fight, told

pytestmark = pytest.mark.usefixtures("tale")


@pytest.mark.rule("CAV-123")
def test_it_is_told_who_had_most_spoils_where_they_brought_nothing() -> None:
    # White C: 1 Combat, no Spoils; the goblin's purple SS: 2 Spoils.
    beaten = fight((Roll(0, (Die("white", (0,)),)), Roll(MONSTER, (Die("purple", (1,)),))))
    lines = told(cavern(2, shown=(beaten,)), resolving.Succeeded("Alan", "fight")).splitlines()
    assert lines[0].startswith("**Alan beats the goblin, 1 to 0**.") and lines[-1] == "-# Most Spoils: the goblin (2)"
