"""The hall of a server: best games, titles, ratings (TAB-170 to TAB-175)."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

import msgspec

from engine.api.views import Picture
from engine.core.capabilities import Rivals
from engine.core.daily import streak
from engine.core.errors import GameError
from engine.core.game import AnyGame, Seat
from engine.core.measures import measures
from engine.core.messages import WORDS
from engine.core.scene import Scene
from engine.core.words import count
from engine.store import EntryRow, ResultRow, TableRow, TryRow
from engine.tables.context import Context
from engine.tables.hall.day import DAY
from engine.tables.hall.plots import rating_scene, victory_scene
from engine.tables.hall.ratings import Course, Rating, courses
from engine.tables.hall.results import results_of
from engine.tables.history import chronicle
from engine.tables.session.drawn import drawn_or_none
from engine.tables.session.live import Session
from engine.tables.session.load import live_of
from engine.tables.session.result import CommandResult

log = logging.getLogger(__name__)

AT_ONCE = 50
"""How many tables of before are looked up in one piece of work."""
BEST, TITLES, RATED, DRAWN = 3, 3, 10, 5
"""How many are shown at most: best delves, titles, ratings; how many of these are drawn, besides the viewer's."""
LONGEST = 400
"""So many days a streak is followed back at most."""


class Feat(msgspec.Struct, frozen=True):
    """A delve as it is told of: who was in it, whether they won, what they reached and in how many rounds, in words."""

    names: tuple[str, ...]
    won: bool
    score: str
    rounds: str
    ended: int


class Titled(msgspec.Struct, frozen=True):
    """A title, who has earned it most often, and how often."""

    title: str
    name: str
    times: int


class Streak(msgspec.Struct, frozen=True):
    """How many days in a row a member has played the daily delve of a game, up to today or yesterday."""

    member: int
    name: str
    days: int


class Ranked(msgspec.Struct, frozen=True):
    """A member's place by rating; two of whom the same is known stand in the order in which they came."""

    place: int
    member: int
    name: str
    rating: Rating


class HallShown(msgspec.Struct, frozen=True):
    """The hall of a server for one game, as it is shown. ``games`` are how many of it were played, ``won`` how many of
    these a party won (rivals: 0), ``newest`` when the last one ended (Unix seconds), ``counts`` how many of every game, by
    key and title. ``own`` is the viewer's place by rating, ``own_games`` how many they played, ``own_won`` how many of
    these they won. ``streaks`` are those of two days and more, the longest first.
    """

    game: str
    title: str
    games: int
    won: int
    newest: int
    contested: bool
    counts: tuple[tuple[str, str, int], ...]
    best: tuple[Feat, ...]
    fastest: Feat | None
    titles: tuple[Titled, ...]
    ratings: tuple[Ranked, ...]
    own: Ranked | None
    own_games: int
    own_won: int
    streaks: tuple[Streak, ...] = ()
    picture: Picture | None = None


class HallService:
    """The halls of all servers."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, guild: int, member: int, game: str = "") -> HallShown:
        """Return the hall of a server for a game, by default for the one that was played last; ``member`` is who asks (0:
        everybody reads it). `GameError` in words where nothing was played yet, or no such game is known."""
        if game and game not in self._context.games:
            raise GameError(WORDS.message("hall-no-such-game"), "TAB-175")
        today = self._context.now() // DAY
        rows = tuple(row for row in await self._context.store.results.of(guild) if row.game in self._context.games)
        tries = await self._context.store.dailies.in_guild(guild, today - LONGEST, today)
        played = [*(row.game for row in tries if row.game in self._context.games), *(row.game for row in rows)]
        if not (game or played):
            raise GameError(WORDS.message("hall-empty"), "TAB-170")
        known = game or played[-1]
        # In a server where much was played it takes a while, and no map waits for it.
        found, scene = await asyncio.to_thread(_worked_out, rows, self._context.games[known], self._context.games, member)
        found = msgspec.structs.replace(found, streaks=streaks([row for row in tries if row.game == known], today))
        if scene is None:
            return found
        work = partial(drawn_or_none, lambda: scene, self._context.draw, f"hall-{known}")
        return msgspec.structs.replace(found, picture=await self._context.in_render_pool(work))

    async def results(self, before: Session, result: CommandResult) -> tuple[ResultRow, ...]:
        """Return what is to be written of a result with which a game ended, () for any other."""
        after = result.live
        if before.row.status == "over" or after.row.status != "over" or not results_of(after):
            return ()
        rows = [
            row if row.seq != result.revive else msgspec.structs.replace(row, struck=0)
            for row in await self._context.store.journal(after.row.id)
        ]
        return await self._with_titles(after, (*rows, *result.entries))

    async def _with_titles(self, live: Session, rows: Sequence[EntryRow]) -> tuple[ResultRow, ...]:
        """Return what a game came to, with the titles that its journal gives; where these cannot be told, without them."""
        found: dict[Seat, list[str]] = {}
        try:
            for row in await self._context.in_render_pool(chronicle.titles, live, rows):
                found.setdefault(row.seat, []).append(row.title)
        except Exception:
            log.exception("the titles of table %d cannot be told", live.row.id)
        return results_of(live, found)

    async def bring_in(self) -> int:
        """Look up what came of tables that were over before there was a hall, or were brought back, each once; return how
        many that were. It may be stopped at any time, and goes on where it was."""
        done = 0
        while tables := await self._context.store.results.uncounted(AT_ONCE):
            brought = [await self._bring_in(row) for row in tables]
            done += sum(brought)
            if not any(brought):
                break
        if done:
            log.info("%d tables that are over are in the halls", done)
        return done

    async def _bring_in(self, row: TableRow) -> bool:
        rows: tuple[ResultRow, ...] = ()
        if not (row.ended_by or row.sort):
            kept = await self._context.store.load(row)
            try:
                # Reading it holds up no other table, whichever rules wrote it.
                live = await asyncio.to_thread(live_of, kept, self._context.games)
                rows = await self._with_titles(live, await self._context.store.journal(row.id)) if results_of(live) else ()
            except GameError:
                log.info("table %d cannot be read, and stays out of the hall", row.id)
            row = kept.row
        return await self._context.store.results.count(row, rows)


Rated = Mapping[int, Course]
"""How the rating of each member went."""


def _worked_out(
    rows: Sequence[ResultRow], game: AnyGame, games: Mapping[str, AnyGame], member: int
) -> tuple[HallShown, Scene | None]:
    """Return the hall for a game, and what is to be drawn of it."""
    found = rated_in(rows, game)
    return hall_of(rows, found, game, games, member), plot_of(rows, found, game, member)


def rated_in(rows: Sequence[ResultRow], game: AnyGame) -> Rated:
    """Return the ratings of a game in a server; none for a game without rivals."""
    return courses(row for row in rows if row.game == game.key) if isinstance(game, Rivals) else {}


def hall_of(rows: Sequence[ResultRow], rated: Rated, game: AnyGame, games: Mapping[str, AnyGame], member: int) -> HallShown:
    """Return the hall for a game without its picture; ``rows`` are all of a server, the oldest first."""
    names = {row.member: row.name for row in rows}
    counts = Counter({row.played: row.game for row in rows}.values())
    played = _played([row for row in rows if row.game == game.key])
    contested = isinstance(game, Rivals)
    own = [row for row in rows if row.game == game.key and row.member == member]
    ratings = ranked(rated, names)
    return HallShown(
        game.key,
        game.title,
        len(played),
        0 if contested else sum(delve[0].result == "won" for delve in played),
        max((delve[0].ended for delve in played), default=0),
        contested,
        tuple((key, item.title, counts[key]) for key, item in games.items() if counts[key]),
        tuple(_feat(game, item, names) for item in _best(played, contested=contested)[:BEST]),
        next((_feat(game, item, names) for item in _fastest(played)), None),
        _titles(played, names),
        ratings[:RATED],
        next((rating for rating in ratings if rating.member == member), None),
        len(own),
        sum(row.won for row in own),
    )


def streaks(tries: Sequence[TryRow], today: int) -> tuple[Streak, ...]:
    """Return who has played a daily delve for two days in a row or more, and still does, the longest first."""
    names = {row.member: row.name for row in tries}
    found = [Streak(who, names[who], streak((row.day for row in tries if row.member == who), today)) for who in names]
    return tuple(sorted((item for item in found if item.days > 1), key=lambda item: (-item.days, item.name.casefold())))


def plot_of(rows: Sequence[ResultRow], rated: Rated, game: AnyGame, member: int) -> Scene | None:
    """Return the picture that belongs to the hall of a game: among rivals ratings over their games, else how many rounds
    each victory took; ``None`` where there is too little to be seen."""
    if not isinstance(game, Rivals):
        played = _played([row for row in rows if row.game == game.key])
        return victory_scene(game, [(delve[0].rounds, delve[0].result == "won") for delve in played])
    names = {row.member: row.name for row in rows}
    shown = [item for item in ranked(rated, names) if item.place <= DRAWN or item.member == member]
    return rating_scene(game, [(item.place, item.name, rated[item.member], item.member == member) for item in shown])


def ranked(found: Rated, names: Mapping[int, str]) -> tuple[Ranked, ...]:
    """Return all with a rating, in the order of what they have shown at least."""
    order = sorted(found, key=lambda who: -found[who][-1][1].sure)
    return tuple(Ranked(at, who, names[who], found[who][-1][1]) for at, who in enumerate(order, 1))


def _played(rows: Sequence[ResultRow]) -> list[tuple[ResultRow, ...]]:
    """Return the rows game by game, the oldest first."""
    games: dict[str, tuple[ResultRow, ...]] = {}
    for row in rows:
        games[row.played] = (*games.get(row.played, ()), row)
    return list(games.values())


def _best(played: Sequence[tuple[ResultRow, ...]], *, contested: bool) -> list[tuple[ResultRow, ...]]:
    """Return delves, the best first: won before others, then by score, then the shorter, then the earlier. Among rivals
    the score of each counts; a party is not remembered for what came to nothing (TAB-171)."""
    each = (
        [(row,) for delve in played for row in delve]
        if contested
        else [delve for delve in played if delve[0].won or delve[0].score]
    )
    return sorted(each, key=lambda item: (not (contested or item[0].won), -item[0].score, item[0].rounds, item[0].ended))


def _fastest(played: Sequence[tuple[ResultRow, ...]]) -> list[tuple[ResultRow, ...]]:
    """Return those who won, the fastest first; none where the game counts no rounds."""
    won = [winners for delve in played if (winners := tuple(row for row in delve if row.won)) and winners[0].rounds]
    return sorted(won, key=lambda item: (item[0].rounds, -item[0].score, item[0].ended))


def _titles(played: Sequence[tuple[ResultRow, ...]], names: Mapping[int, str]) -> tuple[Titled, ...]:
    """Return the titles that were earned most often, each with the member who did so first."""
    times: Counter[tuple[str, int]] = Counter()
    for row in (row for delve in played for row in delve):
        times.update((title, row.member) for title in titles_in(row))
    found: dict[str, Titled] = {}
    for (title, member), often in times.most_common():
        found.setdefault(title, Titled(title, names[member], often))
    return tuple(found.values())[:TITLES]


def titles_in(row: ResultRow) -> tuple[str, ...]:
    """Return the titles that a row holds; none where that cannot be read."""
    try:
        return msgspec.json.decode(row.titles, type=tuple[str, ...])
    except msgspec.MsgspecError:
        return ()


def _feat(game: AnyGame, rows: tuple[ResultRow, ...], names: Mapping[int, str]) -> Feat:
    row, words = rows[0], measures(game)
    rounds = count(row.rounds, *words.timed) if row.rounds else ""
    score = count(row.score, *words.scored) if row.score else ""
    return Feat(tuple(names[item.member] for item in rows), row.won, score, rounds, row.ended)
