"""What is counted of the members of a galaxy, the titles they earn, and what its story in short is made of."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chronicling import Annals, Counts, Tally, Throw, Title, thrown

from ..rules.events import EVENTS, course, ventures
from ..rules.progress import DIE

COUNTS = Counts()
"""What each event counts for whom."""

COUNTS.add(ventures.Explored, lambda e: Tally(e.who, "found"))
COUNTS.add(ventures.Relic, lambda e: Tally(e.who, "relics"))
COUNTS.add(ventures.Gained, lambda e: Tally(e.who, "planets"))
COUNTS.add(ventures.Battle, lambda e: (Tally(e.attacker, "fights"), Tally(e.defender, "fights")))
COUNTS.add(ventures.BattleOver, lambda e: (Tally(e.winner, "won"), Tally(e.loser, "lost")))
COUNTS.add(course.Dealt, lambda e: (Tally(e.who, "deals"), Tally(e.partner, "deals")))
COUNTS.add(course.Scored, lambda e: Tally(e.who, "goals"))
COUNTS.add(course.Speaker, lambda e: Tally(e.who, "speaker"))


@COUNTS.of(course.Technology)
def _technology(e: course.Technology) -> tuple[Tally, ...]:
    return () if e.how == "first" else (Tally(e.who, "technologies"),)


def _faces(who: str, written: Sequence[str]) -> Throw:
    """Return dice as events write them; of one that is rolled again the first face was told, and counted, before."""
    faces = [ventures.Die.read(one).faces.rpartition(">")[2] for one in written]
    return thrown(who, [int(face.rstrip("!")) for face in faces], DIE)


COUNTS.add(ventures.Rolled, lambda e: _faces(e.who, e.dice))
COUNTS.add(ventures.Bombarded, lambda e: _faces(e.who, e.dice))

ANNALS = Annals(
    EVENTS,
    COUNTS,
    columns={"found": "found", "fights": "fights"},
    titles=(
        Title("Won most battles", "won", least=2),
        Title("Dug up most relics", "relics", least=2),
        Title("Traded most", "deals", least=2),
        Title("Spoke longest for the council", "speaker", least=2),
        Title("Learnt most technologies", "technologies", least=2),
        Title("Scored the first goal", "goals", "first"),
        Title("Explored most planets", "found", least=3),
        Title("Took the last planet", "planets", "last"),
    ),
    telling=(
        ventures.Relic,
        ventures.BattleOver,
        ventures.PlanetDestroyed,
        ventures.Phantom,
        course.Scored,
        course.Point,
        course.Resigned,
    ),
)
"""What is kept of a galaxy."""
