"""Looking: a table through the eyes of a visit, and its pictures, which are drawn once for all who see the same."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from contextlib import suppress

from msgspec.structs import replace

from engine import (
    WORDS,
    Call,
    Drawing,
    GameError,
    Look,
    Member,
    NotAllowed,
    Picture,
    Tables,
    Update,
    Version,
    Visit,
    spoken,
)

from .shown import (
    LogShown,
    ModeShown,
    PictureShown,
    QuestionShown,
    RuleShown,
    RulesShown,
    StateShown,
    asked,
    move_shown,
    moves_shown,
    question_shown,
    story_of,
)

FARTHEST = 999_999
"""The number of an entry beyond every game."""
KEPT = 256
"""So many pictures are kept for the pages that ask for them, and so many states."""
SAME = 2.0
"""Seconds for which the state of one version of a table is the same."""
NOBODY = Member(0, "")
Eyes = tuple[int, int]
"""Whose eyes a picture is for: the table, and the member (0: everybody)."""


class ShownPictures:
    """The newest pictures, by their id and by whose eyes they are for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Eyes, str], bytes] = OrderedDict()

    def keep(self, eyes: Eyes, picture: Picture, outlines: Drawing | None = None) -> PictureShown:
        """Keep a picture for some eyes, and return how the page asks for it."""
        id = hashlib.sha256(picture.png).hexdigest()[:32]
        self._kept[eyes, id] = picture.png
        self._kept.move_to_end((eyes, id))
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        places, ringed = (outlines.outlines, outlines.ringed) if outlines else ({}, False)
        return PictureShown(id, picture.width, picture.height, picture.alt, places, ringed)

    def get(self, eyes: Eyes, id: str) -> bytes | None:
        """Return the bytes of a picture that these eyes may see, ``None`` where it is not kept."""
        return self._kept.get((eyes, id))


class Looking:
    """What visits see. Everything comes from the tables, as the member of the visit may know it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.pictures = ShownPictures()
        self._states: OrderedDict[tuple[Eyes, str, Version], tuple[float, asyncio.Task[StateShown]]] = OrderedDict()

    async def state(self, visit: Visit) -> StateShown:
        """Return a table as it stands for a visit. Those with the same eyes wait for the same answer."""
        if not visit.newest:
            return await self._past(visit)
        key = eyes_of(visit), spoken(), await self._tables.views.version(visit.channel)
        now = asyncio.get_running_loop().time()
        begun, task = self._states.get(key, (0.0, None))
        if task is None or begun + SAME < now or (task.done() and task.exception() is not None):
            task = asyncio.create_task(self._state(visit))
            self._states[key] = now, task
            while len(self._states) > KEPT:
                self._states.popitem(last=False)
        return await asyncio.shield(task)

    async def _state(self, visit: Visit) -> StateShown:
        tables, channel = self._tables, visit.channel
        update = await tables.views.latest(channel)
        game = tables.games[update.game]
        member = visit.member.id if visit.member else None
        shown = StateShown(
            str(update.version),
            update.game,
            game.title,
            update.kind == "end",
            newest=True,
            seat=visit.member.name if visit.member else "",
            awaited=tuple(each.name for each in update.awaited),
            due=update.due,
            now=tables.now(),
        )
        if update.lobby is not None:
            return replace(shown, status=update.lobby.about)
        newest = await tables.views.newest_story(channel)
        panel = await tables.views.panel(call(visit)) if visit.member else None
        sights = await tables.views.sights(channel, member)
        master = await tables.views.master(channel)
        # A game master's own picture is the map with what is hidden, and stands in its place.
        hand = await self._hand(visit) if visit.member and visit.member != master else None
        shown_map = await self.map(visit, Look())
        begun = await tables.views.begun_at(call(visit)) if visit.member else {}
        words = member is not None and (await tables.member_settings.settings(member)).in_words
        begun_at = {
            label: tuple(map(move_shown, begun[label.casefold()]))
            for label in shown_map.outlines
            if label.casefold() in begun
        }
        return replace(
            shown,
            story=story_of(newest) if newest else (),
            status=await tables.views.status(channel, member),
            ask=await self._same_game(update) if shown.over else asked(panel, update, shown.seat),
            knows=panel.knows if panel else "",
            moves=moves_shown(panel.controls) if panel else (),
            undo=update.undo and panel is not None,
            grave=await self._grave(visit) if update.undo and panel is not None else "",
            begun_at=begun_at,
            map=shown_map,
            hand=hand,
            cards=await self._cards(visit, newest) if newest else (),
            hints=sights.hints,
            modes=tuple(ModeShown(mode.name, str(mode.about)) for mode in sights.modes),
            words=words,
            map_words=await tables.views.in_words(channel, member, Look()) if words else "",
        )

    async def _grave(self, visit: Visit) -> str:
        """Return what has to be read before the newest move is taken back, "" for nothing."""
        with suppress(GameError):
            return WORDS("undo-leaves-hall") if await self._tables.undo.leaves_hall(call(visit)) else ""
        return ""

    async def _same_game(self, update: Update) -> str:
        """Return how the game that is over is begun once more, "" where it cannot be (TAB-217)."""
        seed = await self._tables.seeds.seed(update.version.table)
        return WORDS("seed", players=seed.seats, command=seed.command()) if seed is not None else ""

    async def _past(self, visit: Visit) -> StateShown:
        """Return a table that its channel does not show any more."""
        moment = await self._tables.replays.moment(visit.table, 0, member=member_of(visit), drawn=False)
        return StateShown(
            f"{visit.table}.0",
            moment.game,
            moment.title,
            over=True,
            newest=False,
            seat=visit.member.name if visit.member else "",
            status=moment.status,
        )

    async def map(self, visit: Visit, look: Look, since: Version | None = None) -> PictureShown:
        """Return the map as a visit sees it, in a mode or around a place; what has changed after ``since`` is ringed.

        `NotAllowed` where another game has begun.
        """
        check_newest(visit)
        views, member = self._tables.views, member_of(visit)
        drawn = await views.drawing(visit.channel, member, await views.on_the_desk(visit.channel, member, look), since)
        return self.pictures.keep(eyes_of(visit), drawn.picture, drawn)

    async def place(self, visit: Visit, at: str) -> str:
        """Return what a visit may know of a place of the map, "" where the words of the whole map say all of it."""
        check_newest(visit)
        views, member = self._tables.views, member_of(visit)
        try:
            look = await views.on_the_desk(visit.channel, member, Look(at=at))
            told = await views.describe(visit.channel, member, look)
        except GameError:
            return ""
        return "" if told == await views.describe(visit.channel, member, replace(look, at="")) else told

    async def _hand(self, visit: Visit) -> PictureShown | None:
        picture = await self._tables.views.own_picture(call(visit))
        return self.pictures.keep(eyes_of(visit), picture) if picture else None

    async def _cards(self, visit: Visit, update: Update) -> tuple[PictureShown, ...]:
        drawn = [
            await self._tables.views.show_card(update.game, card, number, update.version)
            for number, card in enumerate(update.cards)
        ]
        return tuple(self.pictures.keep(eyes_of(visit), picture) for picture in drawn)

    async def question(self, visit: Visit, begun: str) -> QuestionShown:
        """Return the next question of a move that has been begun."""
        question, drawn = await self._tables.views.ask(call(visit), begun)
        return question_shown(question, self.pictures.keep(eyes_of(visit), drawn.picture, drawn) if drawn else None)

    async def log(self, visit: Visit, number: int) -> LogShown:
        """Return a page of the log; `NotAllowed` for a game that is not the channel's newest."""
        check_newest(visit)
        return LogShown(*await self._tables.views.log(visit.channel, max(1, number), member_of(visit)))

    async def rules(self, visit: Visit, question: str) -> RulesShown:
        """Return what a question about the rules of a table's game leads to, or the rule with that id."""
        await self._tables.read_rulebook()
        found = self._tables.rulebook().ask(question, (await self.state(visit)).game)
        entries = tuple(RuleShown(entry.id, entry.title, entry.text, entry.example) for entry in found.entries)
        return RulesShown(found.sure, entries)


def check_newest(visit: Visit) -> None:
    """Raise `NotAllowed` where another game has begun in the channel: its page is another one (TAB-197)."""
    if not visit.newest:
        raise NotAllowed(WORDS.message("window-not-newest"), "TAB-197")


def call(visit: Visit, id: int = 0, channel: int | None = None) -> Call:
    """Return the wish of a visit's member, in the table's channel or another one. One of everybody's eyes has no seat."""
    return Call(id, visit.guild, visit.channel if channel is None else channel, visit.member or NOBODY)


def eyes_of(visit: Visit) -> Eyes:
    """Return whose eyes a visit has."""
    return visit.table, member_of(visit) or 0


def member_of(visit: Visit) -> int | None:
    """Return the member whose eyes a visit has, ``None`` for everybody's."""
    return visit.member.id if visit.member else None
