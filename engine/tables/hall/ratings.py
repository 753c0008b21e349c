"""Ratings: how strong rivals are, as far as their games tell, and how sure that is (TAB-172).

They are worked out anew from the results for each look, oldest game first. So nothing of them is kept, and a member who
leaves the hall is gone from them. openskill's Plackett-Luce model (Weng and Lin 2011) compares all people of a game at
once, by their places; bot players are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from engine.store import ResultRow


class Rating(msgspec.Struct, frozen=True):
    """A member's rating after some games: ``mean``, and ``deviation``: two times in three it is no farther off."""

    mean: float
    deviation: float
    games: int

    @property
    def sure(self) -> float:
        """What they have shown at least, three deviations lower: by that people are put in order."""
        return self.mean - 3 * self.deviation


Course = tuple[tuple[int, Rating], ...]
"""A member's rating after each of their games: the number of that game, from 1, and the rating."""


def courses(rows: Iterable[ResultRow]) -> dict[int, Course]:
    """Return how the rating of each member went; ``rows`` are of one game, the oldest first.

    A game in which fewer than two people of the hall played compares no one, and is left out.
    """
    # The library takes 6 MB, so it is loaded by the first hall only.
    from openskill.models import PlackettLuce

    model, found = PlackettLuce(), dict[int, list[tuple[int, Rating]]]()
    for number, played in enumerate(compared(rows), 1):
        before = [found[row.member][-1][1] if row.member in found else None for row in played]
        teams = [[model.rating() if item is None else model.rating(mu=item.mean, sigma=item.deviation)] for item in before]
        after = model.rate(teams, ranks=[float(row.rank) for row in played])
        for row, earlier, (rating,) in zip(played, before, after, strict=True):
            games = 1 if earlier is None else earlier.games + 1
            found.setdefault(row.member, []).append((number, Rating(rating.mu, rating.sigma, games)))
    return {member: tuple(course) for member, course in found.items()}


def compared(rows: Iterable[ResultRow]) -> list[Sequence[ResultRow]]:
    """Return the games among rivals of which two people or more stand in the hall, each with their rows."""
    games = (tuple(played) for _, played in groupby(rows, key=lambda row: (row.ended, row.played)))
    return [played for played in games if len(played) > 1 and played[0].result == "ranked"]
