"""Record the journeys of the games named, or of all, anew."""

from __future__ import annotations

import sys

from tests.laws.journeys import write
from tests.laws.playouts import GAMES

for key in sys.argv[1:] or GAMES:
    print(write(GAMES[key]))
