"""How hard a delve is: ``python -m tests.games.skyshard.simulate --games 200`` plays it with sensible parties.

It prints a table of the delves won by each size of party at each threat, and one of what maps without doors came to.
``--party steering`` plays with parties that want such a map, ``--party both`` with both. ``--players`` and ``--threat``
narrow it down; of one size at one threat it also prints how the delves went.
"""

from __future__ import annotations

import argparse
from itertools import product

from engine.games.skyshard.state.options import THREATS

from .games import play
from .tables import by_doors, by_party, course


def main() -> None:
    """Play many delves and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="delves for each size of party at each threat")
    parser.add_argument("--players", type=int, nargs="*", default=range(1, 5), choices=range(1, 5))
    parser.add_argument("--threat", nargs="*", default=tuple(THREATS), choices=THREATS)
    parser.add_argument("--party", default="sensible", choices=("sensible", "steering", "both"))
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--option", action="append", default=[], help="another name=value, as in the lobby")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    manners = {"sensible": (False,), "steering": (True,), "both": (False, True)}[given.party]
    records = [
        play(f"{given.seed} {number}", players, {**options, "threat": threat}, steering=steering)
        for threat, players, steering in product(given.threat, given.players, manners)
        for number in range(given.games)
    ]
    lines = [*by_party(records, given.threat), *by_doors(records)]
    for steering in manners if len(given.players) == len(given.threat) == 1 else ():
        lines += course([record for record in records if record.steering is steering])
    print("\n".join(lines))


if __name__ == "__main__":
    main()
