"""Galaxy: exploration decks, frontier, relics, and a small complete game of rivals around them (GAL-G01).

The agenda in `state.State` is what is under way; `flow` finds who carries it on. `turns`, `tactical`, `status` and
`council` say what comes when; the rules of each thing stand in a module named for it. What a player may know is taken out
by `view` alone, and everything shown is made from a view.
"""

from .game import GAME
from .state.content import content

for part in ("cards", "relics", "planets", "tiles", "technologies", "orders", "goals", "units", "factions"):
    getattr(content(), part)  # what is wrong in data/galaxy stops the start, not a game

__all__ = ["GAME"]
