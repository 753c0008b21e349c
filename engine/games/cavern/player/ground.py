"""What laying a tile, and sending a Delver after it, would change, in points, for one player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.memo import changed
from engine.maps.squares import Square, neighbours, opposite

from ..rules.beast import lurks
from ..rules.dice import rift_bonus
from ..rules.ending import MEAN_GOLD, MEAN_TREASURE
from ..rules.odds import battles
from ..rules.placing import placements
from ..rules.sending import as_drawn
from ..state.board import Room, board_of, floors, parts, with_tile
from ..state.content import ENTRANCE, content
from ..state.delvers import inside, spot_of
from ..state.moves import Place, Send
from ..state.state import Laid, Sent, State
from .aims import Aims
from .leading import leading, rivalry
from .worth import CHOOSING, Members, Outlook, dice_of, hunted, lone, prospects

ABSENCE = (0.0, 1.6, 0.9, 0.5, 0.3, 0.2)
"""What it costs, early on, to have a Delver away, by how many are at hand before it goes."""
FAST = 1.3
"""What another turn is worth."""

Party = tuple[tuple[Seat, tuple[str, ...]], ...]
"""The seats in a room, each with the classes of its Delvers as far as they are known."""


class Group(msgspec.Struct):
    """A room as it would be: the parts of the new tile in it, and the old rooms that it joins."""

    bags: int
    chests: int
    rift: bool
    gaps: int
    corridor: bool
    sections: list[int]
    rooms: list[int]
    lurks: bool = False


Kind = tuple[int, int, bool, int, bool, bool]
"""What of a room decides its worth, apart from who is in it.

Bags, Chests, Rift, open sides, whether it is a corridor, and whether it is closed on the beast.
"""


class Ground:
    """The dungeon as a seat sees it, made once for a decision.

    ``left`` is how many turns may still come, ``rivalry`` how much the points of each seat count for it. ``drift`` is the
    price of sending a Delver to a tile beside the one that is laid, ``None`` where that is not considered. ``sun`` is the
    worth of laying a Sun, ``aim`` how much of the points of Contracts the seat counts on. ``patient``: it puts the end off.
    """

    sun = 0.0
    patient = False

    def __init__(
        self,
        state: State,
        seat: Seat,
        left: float,
        *,
        outlook: Outlook,
        envy: float = 1.0,
        drift: float | None = None,
        aim: float = 0.0,
    ) -> None:
        self._as = (outlook, envy, drift, aim)
        self.state, self.seat, self.outlook, self.drift = state, seat, outlook, drift
        self.left = min(int(left), 40)
        self.factions = [player.faction for player in state.players]
        self.rivalry = rivalry(state, seat, envy)
        self.map = board_of(state)
        self.rooms: tuple[Room, ...] = self.map.rooms
        self._number = {spot: place for place, room in enumerate(self.rooms) for spot in room.spots}
        found: list[dict[Seat, list[str]]] = [{} for _ in self.rooms]
        for sent in state.delvers:
            found[self._number[spot_of(sent)]].setdefault(sent.seat, []).append(sent.kind)
        self.parties: list[Party] = [
            tuple((other, tuple(sorted(kinds))) for other, kinds in sorted(party.items())) for party in found
        ]
        self.leaders = leading(state, seat)
        self.aims = Aims(state, seat, aim)
        self._lurks = [lurks(state, room) for room in self.rooms]
        self._now = [self.value(*self.kind(r), p) for r, p in zip(self.rooms, self.parties, strict=True)]
        self._known: dict[tuple[Kind, Party], tuple[float, float]] = {}
        self._sides: dict[Square, list[tuple[int, str]]] = {}
        self._followers: dict[tuple[str, Square, int], Send | None] = {}

    @property
    def now(self) -> float:
        """What all rooms are worth as they are."""
        return sum(self._now)

    def number(self, spot: tuple[int, int, int]) -> int:
        """Return the place of a section's room among the rooms."""
        return self._number[spot]

    def kind(self, room: Room | Group) -> Kind:
        """Return what of a room decides what it is worth; the beast does where the room is closed, else it may be gone."""
        if isinstance(room, Group):
            return room.bags, room.chests, room.rift, room.gaps, room.corridor, room.lurks and not room.gaps
        return self._closer(self._number[room.spot], room.gaps)

    def _closer(self, place: int, gaps: int) -> Kind:
        """Return what an old room will be with only so many open sides."""
        room = self.rooms[place]
        return room.bags, room.chests, room.rift, gaps, room.floor == "corridor", self._lurks[place] and not gaps

    def value(self, bags: int, chests: int, rift: bool, gaps: int, corridor: bool, beast: bool, party: Party) -> float:
        """Return what a room is worth: what the player can expect of it, less a part of what the others can."""
        if not party:
            return 0.0
        found = self._each(bags, chests, rift, gaps, corridor, beast, party)
        if not (beast or gaps) and len(party) > 1:
            found = self._fought(bags, chests, rift, party, found)
        return sum(
            points if other == self.seat else -self.rivalry[other] * points
            for points, (other, _) in zip(found, party, strict=True)
        )

    def _each(
        self, bags: int, chests: int, rift: bool, gaps: int, corridor: bool, beast: bool, party: Party
    ) -> tuple[float, ...]:
        """Return what each player in a room can expect of it."""
        members: tuple[Members, ...] = tuple((self.factions[other], kinds) for other, kinds in party)
        if beast:
            return hunted(bags, chests, rift, members, self.outlook)
        return prospects(bags, chests, rift, gaps, corridor, members, self.left, self.outlook)

    def given(self, room: Room) -> float:
        """Return what the rival who can expect most of a room can expect, where the player is not in it."""
        party = self.parties[self._number[room.spot]]
        if not party or any(other == self.seat for other, _ in party):
            return 0.0
        return max(self._each(*self.kind(room), party))

    def _fought(self, bags: int, chests: int, rift: bool, party: Party, about: tuple[float, ...]) -> tuple[float, ...]:
        """Return what a Battle that the seat begins is worth to each: to the seat exactly, with the XP that all pay.
        What it gets more than ``about``, the others lack."""
        kinds, seats = dict(party), [other for other, _ in party]
        if self.seat not in kinds:
            return about
        own = battles(self.state, kinds, self.seat, (bags, chests), rift=rift).worth
        place = seats.index(self.seat)
        rest = sum(about) - about[place]
        left = max(0.0, rest + about[place] - own) / rest if rest else 0.0
        return tuple(own if other == place else points * left for other, points in enumerate(about))

    def beside(self, cell: Square) -> list[tuple[int, str]]:
        """Return for each side of an empty cell what lies there: a room's number and floor, or -1 open, -2 nothing."""
        found = self._sides.get(cell)
        if found is None:
            found = []
            for side, ahead in enumerate(neighbours(cell)):
                laid = self.map.at(ahead)
                if laid is None:
                    found.append((-1 if ahead[1] >= 0 else -2, ""))
                    continue
                facing = opposite(side)
                part = parts(laid.tile, laid.turn)[facing]
                if part < 0:
                    found.append((-2, ""))
                else:
                    found.append((self._number[(*ahead, part)], floors(laid.tile, laid.turn)[facing] or ""))
            self._sides[cell] = found
        return found

    def groups(self, tile: str, cell: Square, turn: int) -> tuple[list[Group], dict[int, int]]:
        """Return the rooms that a tile would be part of, and how many open sides it takes from each old room."""
        sections = content().tiles[tile].sections
        groups = [
            Group(part.bags, part.chests, part.rift, 0, part.floor == "corridor", [place], [])
            for place, part in enumerate(sections)
        ]
        of = list(range(len(groups)))
        lost: dict[int, int] = {}
        for (room, floor), part in zip(self.beside(cell), parts(tile, turn), strict=True):
            if room >= 0:
                lost[room] = lost.get(room, 0) + 1
            if part < 0:
                continue
            own = groups[of[part]]
            if room == -1:
                own.gaps += 1
            elif room >= 0 and sections[part].floor == floor and room not in own.rooms:
                joined = next((place for place, other in enumerate(groups) if room in other.rooms), None)
                if joined is None:
                    own.rooms.append(room)
                else:
                    other = groups[joined]
                    own.rooms += other.rooms
                    own.sections += other.sections
                    own.gaps += other.gaps
                    own.bags += other.bags
                    own.chests += other.chests
                    own.rift = own.rift or other.rift
                    other.sections, other.rooms = [], []
                    of = [of[part] if place == joined else place for place in of]
        found = [group for group in groups if group.sections]
        for group in found:
            for room in group.rooms:
                old = self.rooms[room]
                group.bags += old.bags
                group.chests += old.chests
                group.rift = group.rift or old.rift
                group.gaps += old.gaps - lost[room]
                group.lurks = group.lurks or self._lurks[room]
        return found, lost

    def laying(self, tile: str, cell: Square, turn: int) -> float:
        """Return what is gained by laying a tile, with the best Delver sent after it, if that is better than none."""
        groups, lost = self.groups(tile, cell, turn)
        known = content().tiles[tile]
        gained = (FAST if known.fast and self.left else 0.0) + (self.sun if known.sun else 0.0)
        best = 0.0
        joined: set[int] = set()
        for group in groups:
            joined.update(group.rooms)
            party = self.together(group.rooms)
            kind = self.kind(group)
            value, gain = self._with_best(kind, party)
            given = self._given(kind, party)
            gained, gain = gained + value - sum([self._now[room] for room in group.rooms]) - given, gain + given
            if self.aims:
                more, sent = self._aimed(group, party, cell)
                gained, gain = gained + more, gain + sent
            best = max(best, gain)
        for room, count in lost.items():
            if room not in joined and self.parties[room]:
                kind = self._closer(room, self.rooms[room].gaps - count)
                gained += self.value(*kind, self.parties[room]) - self._now[room] - self._given(kind, self.parties[room])
        if self.aims:
            gained += self._closing(groups, joined, lost)
        if self.drift is not None:
            best += max(0.0, self._drifting(cell, joined, lost) - self.drift)
        return gained + best

    def _given(self, kind: Kind, party: Party) -> float:
        """Return what a room holds that closes for none but those who lead: all of it counts against a tile, since they do
        not have to close it."""
        left = not kind[3] and bool(party) and all(other in self.leaders for other, _ in party)
        return (kind[0] * MEAN_GOLD + kind[1] * MEAN_TREASURE) * left

    def paying(self, xp: int) -> Ground:
        """Return the dungeon as it is for the seat that has paid so much XP."""
        own = self.state.players[self.seat]
        players = tuple(replace(player, xp=own.xp - xp) if player is own else player for player in self.state.players)
        return self._at(changed(self.state, players=players)) if xp else self

    def _at(self, state: State) -> Ground:
        """Return the dungeon as it is in another state, for the same player."""
        outlook, envy, drift, aim = self._as
        other = Ground(state, self.seat, self.left, outlook=outlook, envy=envy, drift=drift, aim=aim)
        other.sun, other.patient = self.sun, self.patient
        return other

    def _drifting(self, cell: Square, joined: set[int], lost: dict[int, int]) -> float:
        """Return what the best Delver adds in a room of a tile beside a new one (CAV-174, CAV-G30).

        The new tile does not join that room; one that it walls off may be complete by that.
        """
        best = 0.0
        for ahead in neighbours(cell):
            laid = self.map.at(ahead)
            if laid is None or laid.tile == ENTRANCE:
                continue
            for part in range(len(content().tiles[laid.tile].sections)):
                number = self._number[(*ahead, part)]
                old = self.rooms[number]
                if number not in joined and not old.complete:
                    gaps = old.gaps - lost.get(number, 0)
                    best = max(best, self._with_best(self._closer(number, gaps), self.parties[number])[1])
        return best

    def fast(self, move: Place) -> bool:
        """Return whether a tile of the own hand is one with Fast Movement."""
        return content().tiles[self.state.players[self.seat].hand[move.tile - 1]].fast

    def following(self, move: Place) -> float:
        """Return what the best of the tiles kept brings in the extra turn that Fast Movement gives (CAV-038)."""
        then = self._after(move)
        known = self._at(then)
        hand, letters = then.players[self.seat].hand, known.map.letters
        ways = placements(then, self.seat)
        return max((known.laying(hand[way.tile - 1], letters[way.at], way.turn) for way in ways), default=0.0)

    def _after(self, move: Place) -> State:
        """Return how things stand once a tile is laid, the best Delver sent after it, and closed rooms are left."""
        state, seat = self.state, self.seat
        player, cell = state.players[seat], self.map.letters[move.at]
        tile = player.hand[move.tile - 1]
        kind, part = self._sending(tile, cell, move.turn)
        delvers = (*state.delvers, Sent(seat, kind, cell, part)) if kind else state.delvers
        laid = with_tile(state, Laid(cell, tile, move.turn), delvers=delvers)
        home = [sent for room in board_of(laid).newly_completed for sent in inside(laid, room)]
        hand = (*player.hand[: move.tile - 1], *player.hand[move.tile :])
        reserve = Counter(player.reserve) - Counter([kind] if kind else [])
        reserve += Counter(sent.kind for sent in home if sent.seat == seat)
        own = replace(player, hand=hand, reserve=tuple(sorted(reserve.elements())))
        players = (*state.players[:seat], own, *state.players[seat + 1 :])
        return changed(laid, players=players, delvers=tuple(sent for sent in delvers if sent not in home))

    def follower(self, tile: str, cell: Square, turn: int) -> Send | None:
        """Return how a Delver is best sent after a tile, ``None`` where none is."""
        way = tile, cell, turn
        if way not in self._followers:
            kind, part = self._sending(*way)
            self._followers[way] = Send(kind, as_drawn(tile, turn).index(part) + 1) if kind else None
        return self._followers[way]

    def _sending(self, tile: str, cell: Square, turn: int) -> tuple[str, int]:
        """Return the class of the Delver that is best sent after a tile, "" for none, and the section it is sent to."""
        best = (0.0, "", 0)
        for group in self.groups(tile, cell, turn)[0]:
            room = self.kind(group), self.together(group.rooms)
            gains = self.joining(*room, self.value(*room[0], room[1]))
            given = self._given(*room)
            best = max(best, *((gain + given, kind, group.sections[0]) for kind, gain in gains), best)
        return best[1:]

    def _aimed(self, group: Group, party: Party, cell: Square) -> tuple[float, float]:
        """Return what Contracts make of a room of the new tile, as it is and with one more Delver in it."""
        tiles = 1 + sum(self.rooms[room].tiles for room in group.rooms)
        own = next((len(kinds) for other, kinds in party if other == self.seat), 0)
        being = self.aims.being(tiles, group.chests, corridor=group.corridor, complete=not group.gaps)
        if not self.state.players[self.seat].reserve:
            return (being, 0.0) if own else (0.0, 0.0)
        sent = self.aims.sending(cell, own)
        return (being, sent) if own else (0.0, being + sent)

    def _closing(self, groups: list[Group], joined: set[int], lost: dict[int, int]) -> float:
        """Return what Contracts make of the rooms that a new tile closes."""
        own, others = list[int](), list[int]()
        for group in groups:
            if not group.gaps:
                inside = any(other == self.seat for other, _ in self.together(group.rooms)) if group.rooms else False
                (own if inside else others).append(1 + sum(self.rooms[room].tiles for room in group.rooms))
        for room, count in lost.items():
            closes = room not in joined and self.rooms[room].gaps == count
            if closes and any(other == self.seat for other, _ in self.parties[room]):
                own.append(self.rooms[room].tiles)
        return self.aims.closing(own, others if self.state.players[self.seat].reserve else ())

    def _with_best(self, kind: Kind, party: Party) -> tuple[float, float]:
        """Return what a room is worth, and what the best Delver sent after it adds; one room comes of many ways."""
        room = kind, party
        known = self._known.get(room)
        if known is None:
            value = self.value(*kind, party)
            known = self._known[room] = (value, max((gain for _, gain in self.joining(*room, value)), default=0.0))
        return known

    def together(self, rooms: list[int]) -> Party:
        """Return who would stand in some rooms once they are one."""
        if len(rooms) == 1:
            return self.parties[rooms[0]]
        found: dict[Seat, tuple[str, ...]] = {}
        for room in rooms:
            for other, kinds in self.parties[room]:
                found[other] = tuple(sorted((*found.get(other, ()), *kinds)))
        return tuple(sorted(found.items()))

    def joining(self, kind_of: Kind, party: Party, value: float, gone: str = "") -> Iterator[tuple[str, float]]:
        """Yield for each class at hand what it gains in a room of worth ``value``, once one ``gone`` is sent elsewhere."""
        reserve = list(self.state.players[self.seat].reserve)
        if gone:
            reserve.remove(gone)
        cost = self.outlook.absence * ABSENCE[len(reserve)] * min(1.0, self.left / 15) if kind_of[3] else 0.0
        here = next((kinds for other, kinds in party if other == self.seat), ())
        others = [member for member in party if member[0] != self.seat]
        kinds = tuple(dict.fromkeys(reserve))
        alone = self._alone(kind_of, kinds) if not party else {}
        for kind in kinds:
            with_it = tuple(sorted((*others, (self.seat, tuple(sorted((*here, kind)))))))
            yield kind, alone.get(kind) or self.value(*kind_of, with_it) - value - cost

    def _alone(self, kind_of: Kind, kinds: Sequence[str]) -> dict[str, float]:
        """Return what each class brings that enters a room alone as it closes, {} for other rooms. The best one brings as
        much as such a room is worth to one, the others less by what their Encounter brings less."""
        bags, chests, rift, gaps, _, beast = kind_of
        if gaps or beast or self.outlook.wise or not kinds:
            return {}
        found = {
            kind: lone(
                dice_of((kind,)), rift_bonus((kind,)) if rift else 0, (bags, chests), self.outlook.xp, 1, False, CHOOSING
            )
            for kind in kinds
        }
        most = max(self.value(*kind_of, ((self.seat, (kind,)),)) for kind in kinds)
        return {kind: most - max(found.values()) + worth for kind, worth in found.items()}

    def of_own(self, spot: tuple[int, int, int], kind: str) -> float:
        """Return what a player's own Delver adds to the room that it stands in."""
        place = self._number[spot]
        room, party = self.rooms[place], self.parties[place]
        without = []
        for other, kinds in party:
            left = list(kinds)
            if other == self.seat:
                left.remove(kind)
            if left:
                without.append((other, tuple(left)))
        return self._now[place] - self.value(*self.kind(room), tuple(without))
