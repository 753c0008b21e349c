"""The titles that members of a cavern earn by what they did, and what its story in short is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.core.chronicling import Annals, Title
from engine.core.game import Event

from ..rules.ending import MEAN_GOLD, MEAN_TREASURE
from ..rules.events import HAPPENINGS, course, extras, gains, resolving
from ..state.catalogue import WORDS


class _Room:
    """What came of a room with such ``loot``: who battled there (``names``) and rolled what Combat, who ``failed`` a roll
    in its story, and who collected what."""

    def __init__(self, round_: int, at: str, loot: tuple[int, int] = (0, 0)) -> None:
        self.round, self.at, self.names = round_, at, tuple[str, ...]()
        self.loot, self.failed = loot, ""
        self.combat: dict[str, int] = {}
        self.gold = Counter[str]()
        self.treasure = Counter[str]()

    def worth(self, name: str) -> float:
        """Return about how many points a player collected."""
        return self.gold[name] * MEAN_GOLD + self.treasure[name] * MEAN_TREASURE

    def ranked(self) -> list[tuple[float, str]]:
        """Return about how many points each collected, the most first."""
        names = dict.fromkeys((*self.gold, *self.treasure))
        return sorted(((self.worth(name), name) for name in names), key=lambda item: -item[0])

    def best_of(self, who: str) -> str:
        """Return what a player took from it: "Ada 2 Gold and 1 Treasure at I1"."""
        return WORDS("best-room", who=who, at=self.at, gold=self.gold[who], treasure=self.treasure[who])

    def missed(self, who: str) -> tuple[int, int, str]:
        """Return the Gold and the Treasure that a player lost there by dice, and to whom; (0, 0, "") for nothing."""
        if who == self.failed:
            gold, treasure = self.loot
            return max(0, gold - self.gold[who]), max(0, treasure - self.treasure[who]), ""
        first = next((name for _, name in self.ranked()), who)
        if who not in self.names or first == who:
            return 0, 0, ""
        return self.gold[first], self.treasure[first], first

    def lost_by(self, who: str) -> str:
        """Return what a player lost there: "Ada 4 Gold at I1 (to Bob)"."""
        gold, treasure, to = self.missed(who)
        return WORDS("lost-room", who=who, at=self.at, gold=gold, treasure=treasure, to=to)

    def swing(self, winners: Sequence[str]) -> float:
        """Return by how many points it set one of the winners before all others there, 0 for none."""
        (best, who), (worth, _), *_ = (*self.ranked(), (0.0, ""), (0.0, ""))
        return best - worth if who in winners else 0.0

    def told(self) -> str:
        """Return what came of it, as the turning point of a game."""
        _, who = self.ranked()[0]
        others = tuple(name for name in self.names if name != who)
        return WORDS(
            "turning-battle",
            round=self.round,
            who=who,
            others=others,
            at=self.at,
            scored=all(name in self.combat for name in self.names),
            combat=self.combat.get(who, 0),
            theirs=tuple(str(self.combat.get(name, 0)) for name in others),
            gold=self.gold[who],
            treasure=self.treasure[who],
        )


def turning_point(view: Any, events: Sequence[Event]) -> str:
    """Return the room of a whole game with which its winner took the lead for good.

    Where the winner always led, or the course is not known so exactly, it is the room in which they gained most on the
    others. Below it stands what dice cost each of the others most, or where they lost nothing, the best room of each.
    """
    rooms: list[_Room] = []
    first, round_, won = "", 0, list[str]()
    for e in HAPPENINGS.known(events, None):
        match e:
            case course.Opened():
                first = e.first
            case course.Turn() if e.who == first and not e.extra:
                round_ += 1
            case resolving.Completed():
                rooms.append(_Room(round_, e.at, e.loot))
            case resolving.Failed(why="fight" | "test") if rooms:
                rooms[-1].failed = e.who
            case resolving.Battle() if rooms:
                rooms[-1].names = tuple(e.names)
            case resolving.Rolled() if rooms and e.who:
                rooms[-1].combat[e.who] = e.combat
            case gains.Collected() if rooms:
                rooms[-1].gold[e.who] += e.gold
                rooms[-1].treasure[e.who] += e.treasure
            case course.Ended():
                won = [*e.winners]
            case _:
                continue
    best = _for_good(rooms, won) or max(reversed(rooms), key=lambda room: room.swing(won), default=None)
    if best is None or not best.swing(won):
        return ""
    names = sorted({name for room in rooms for _, name in room.ranked()}.difference(won))
    bests = tuple(max(rooms, key=lambda room: room.worth(name)).best_of(name) for name in names)
    lost = [(max(rooms, key=lambda room: _worth(*room.missed(name)[:2])), name) for name in names]
    losses = tuple(room.lost_by(name) for room, name in lost if any(room.missed(name)[:2]))
    # The last post is short: what was lost matters more to those who did not win.
    below = WORDS("lost-rooms", rooms=losses) if losses else WORDS("best-rooms", rooms=bests) if bests else ""
    return "\n".join(filter(None, (best.told(), below)))


def _worth(gold: int, treasure: int) -> float:
    """Return about how many points such cards are worth."""
    return gold * MEAN_GOLD + treasure * MEAN_TREASURE


def _for_good(rooms: Sequence[_Room], won: Sequence[str]) -> _Room | None:
    """Return the room with which the only winner came to lead all others and led ever after, by what cards are worth on
    average; ``None`` for one who always led, or who does not lead by that at the end."""
    points, found = Counter[str](), None
    behind = False
    for room in rooms:
        for worth, name in room.ranked():
            points[name] += worth  # type: ignore[assignment]
        if len(won) != 1 or points[won[0]] <= max((has for name, has in points.items() if name not in won), default=0):
            behind, found = True, None
        elif behind and found is None:
            found = room
    return found


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
    turning=turning_point,
)
"""What is kept of a cavern."""
