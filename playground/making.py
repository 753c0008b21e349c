"""Makes a given move, press by press, with the controls that lead to it; with its slash command if none does."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from simcord.backend.models import Message

from cogs.messages.controls import (
    CONFIRM,
    CONFIRM_PREFIX,
    FORM,
    FORM_PREFIX,
    GROUP_PREFIX,
    MOVE_PREFIX,
    NEXT_PREFIX,
    OTHER,
    STEP_PREFIX,
)
from engine.core.moves import Kind, Move, Verb
from engine.tables.updates.controls import AMONG
from engine.tables.updates.move_builder import OPEN
from playground.players import Impossible, Players, fields_of
from playground.posts import buttons_of, menus_of
from playground.script import Command, Fill
from playground.sitting import BUTTONS, MENUS, ControlOffer, Sitting, offers_of, panel_of
from playground.world import World

ALL_BUTTONS = (*BUTTONS, f"{CONFIRM}:", f"{FORM}:")
MOST_PRESSES = 60
"""The most presses for one move."""
MADE, BEGUN, FURTHER, GROUP, PANEL = range(5)
"""How near a control leads to a move, the nearest first.

It makes the move, begins it, shows the next part of its menu, the moves of its group, or the panel.
"""

Rank = tuple[int, int]
"""How near a control leads to a move, and how little of the move is then missing."""


class Maker:
    """Makes moves at the table of the players' channel.

    A control is searched under the newest public post that has any, then under the member's private messages. Those are
    used until the table changes. After that the member opens their panel.
    """

    def __init__(self, world: World, players: Players) -> None:
        self._players = players
        self._sitting = Sitting(world, players)

    async def make(self, who: str, move: Move, verb: Verb, *, typed: bool = False) -> AsyncIterator[str]:
        """Make a move, and yield each press as a line of a script, once the bot has handled it.

        With ``typed`` no control is used. Raises `Impossible` if the move cannot be made.
        """
        text, tried = str(move), set[tuple[str, str]]()
        before = (await self._sitting.latest()).version
        for _ in range(0 if typed else MOST_PRESSES):
            offer = self._best(who, text, str(before), tried, kind=verb.kind, public=not verb.private)
            if offer is None:
                break
            tried.add(_pressed(offer))
            async for pressed in self._press(who, offer, text):
                yield pressed
            if (await self._sitting.latest()).version != before:
                return
        filled = tuple((argument.name, str(getattr(move, argument.name))) for argument in verb.arguments)
        result = await self._players.run(who, Command(tuple(verb.command.split()), filled))
        yield f"@{who} /{verb.command}{text.removeprefix(verb.name)}"
        # What hurts is asked about once more.
        for offer in self._meant(who, text, str(before)):
            async for pressed in self._press(who, offer, text):
                yield pressed
        if (await self._sitting.latest()).version == before:
            said = result.response.message.content if result.response is not None else "nothing"
            raise Impossible(f"{who} cannot make the move “{text}”: {said}")

    def _meant(self, who: str, text: str, version: str) -> list[ControlOffer]:
        """Return the button of a member's newest private message that says that a typed move is meant."""
        private = [post for post in self._posts(who, version) if post.is_ephemeral][:1]
        return [offer for post in private for offer in offers_of(post, ALL_BUTTONS, ()) if _text_of(offer) == text][:1]

    async def _press(self, who: str, offer: ControlOffer, text: str) -> AsyncIterator[str]:
        """Use a control, and fill its form in if it shows one."""
        if offer.in_menu:
            result = await self._players.pick_values(who, offer.post, offer.key, [offer.move])
            yield f'@{who} pick "{offer.label}"'
        else:
            result = await self._players.press_key(who, offer.post, offer.key)
            yield f'@{who} press "{offer.label}"'
        if result.modal is not None and len(fields := fields_of(result.modal)) == 1:
            ((_, names),) = fields
            written = text.removeprefix(_text_of(offer)).strip()
            await self._players.fill(who, Fill(((names[0], written),)))
            yield f'@{who} fill "{written}"'

    def _best(
        self, who: str, text: str, version: str, tried: set[tuple[str, str]], *, kind: Kind, public: bool
    ) -> ControlOffer | None:
        """Return the untried control that leads nearest to a move, the first of equals.

        If the move is not ``public``, a public post leads to the panel only.
        """
        ranked = [(rank, offer) for post in self._posts(who, version) for rank, offer in _leading(post, text, kind)]
        fresh = [
            (rank, offer)
            for rank, offer in ranked
            if _pressed(offer) not in tried and (public or offer.post.is_ephemeral or rank[0] == PANEL)
        ]
        return min(fresh, key=lambda item: item[0])[1] if fresh else None

    def _posts(self, who: str, version: str) -> Iterator[Message]:
        """Yield the posts whose controls a member uses."""
        posts = [post for post in self._sitting.seen(who) if buttons_of(post) or menus_of(post)]
        yield from [post for post in posts if not post.is_ephemeral][:1]
        yield from [post for post in posts if post.is_ephemeral and _version_of(post) == version]


def _leading(post: Message, text: str, kind: Kind) -> Iterator[tuple[Rank, ControlOffer]]:
    """Yield the controls of a post that lead to a move, with their ranks."""
    for offer in offers_of(post, ALL_BUTTONS, MENUS):
        rank = _rank(offer, text, kind)
        if rank is not None:
            yield rank, offer
    if panel := panel_of(post):
        yield (PANEL, 0), ControlOffer("", panel.label, post, panel.key, False)


def _rank(offer: ControlOffer, text: str, kind: Kind) -> Rank | None:
    """Return the rank of a control for a move of a kind, ``None`` if it leads elsewhere."""
    verb, said = text.partition(" ")[0], _text_of(offer)
    if offer.in_menu and offer.move.startswith(GROUP_PREFIX):
        return (GROUP, 0) if offer.move in _groups_of(kind, verb) else None
    if offer.in_menu and offer.move.startswith(NEXT_PREFIX):
        # "pick:<version>:<verb>:<start>", "steps:<version>:<start>:<kind>:<the move so far>".
        parts = offer.key.split(":", 4)
        begun = parts[2] if offer.kind == "pick" else parts[4]
        leads = begun in (verb, OTHER, *_groups_of(kind, verb)) if offer.kind == "pick" else _begins(begun, text)
        return (FURTHER, -len(begun)) if leads else None
    if said == text:
        return MADE, 0
    return (BEGUN, -len(said)) if _begins(said, text) or _among(said, text) else None


def _groups_of(kind: Kind, verb: str) -> tuple[str, str]:
    """Return the values of the options that ask which move of a kind, and which of a verb."""
    return f"{GROUP_PREFIX}{kind}", f"{GROUP_PREFIX}{kind} {verb}"


def _begins(said: str, text: str) -> bool:
    """Return whether the move so far ("place 2 ?") begins a move; "?" stands for any value."""
    words, whole = said.split(), text.split()
    return len(words) <= len(whole) and all(word in (OPEN, of) for word, of in zip(words, whole, strict=False))


def _among(said: str, text: str) -> bool:
    """Return whether a control leads to several moves that differ in their last word, among them this one."""
    if AMONG not in said:
        return False
    *before, among = said.split()
    *begun, last = text.split()
    return begun == before and last in among.split(AMONG)


def _text_of(offer: ControlOffer) -> str:
    """Return the move that a control makes or begins."""
    return offer.move.lstrip(f"{STEP_PREFIX}{CONFIRM_PREFIX}{MOVE_PREFIX}{FORM_PREFIX}") if offer.in_menu else offer.move


def _pressed(offer: ControlOffer) -> tuple[str, str]:
    """Return the key that identifies an offer."""
    return offer.key, offer.move if offer.in_menu else ""


def _version_of(post: Message) -> str:
    """Return the version of the table that a post's first control was drawn for."""
    keys = [offer.key for offer in offers_of(post, ALL_BUTTONS, MENUS)]
    return keys[0].split(":")[1] if keys else ""
