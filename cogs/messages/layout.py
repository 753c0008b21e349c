"""How a message is put together, and read again.

A message with a picture or controls is a layout of Discord's components. The story comes first, then the pictures, then
the news, then a frame with the prompt and the controls: what a press brought stands beside what is asked. News that are
longer than a phone's screen are part of the story, but for the last of them (`cogs.messages.text.placed`). The footer
comes last. Words alone are plain text. A layout stays a layout for good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any
from zlib import crc32

import discord
import msgspec

from engine import WORDS, meant_move

from ..core.button_emoji import AVAILABLE
from ..core.limits import COMPONENTS, LAYOUT_TEXT, ROW_BUTTONS, TEXT, truncate

Item = discord.ui.Button[Any] | discord.ui.Select[Any] | discord.ui.UserSelect[Any] | discord.ui.ChannelSelect[Any]
Picture = discord.File | discord.Attachment
Files = Callable[[], list[discord.File]]
"""Makes the files of a message anew for each try: a sent file cannot be sent again."""

MOVES = ("act", "step", "make", "sure", "form")
"""The kinds of buttons that make or begin a move (`cogs.messages.controls`)."""
DEFAULT_COLOUR = 0xF8C74A
"""The colour of the frame, unless the game has one."""
DIE = "\N{GAME DIE}"
"""The mark before what rolls, draws or reveals something (`Choice.rolls`)."""
TOLD_ID, WANTED_ID, NEWS_ID, FOOTER_ID = 1, 2, 101, 102
"""The ids of the text components for the story, the prompt, the news and the footer, by which they are found again.

Discord numbers the components without an id from 1 on, so a small number could be that of a group's name."""
MENU_ID, MENU_IDS = 1000, 1 << 30
"""The least id of a menu, and how many there are."""
BEFORE_REST = "\n\n"
"""Separates what is told and the prompt in plain text. A post has no other blank line."""
SMALL = "-# "
PICTURES = (".png", ".webp")
"""The suffixes of picture files. Discord animates a WebP."""
GALLERIES, MOST_WIDE = 2, 3
"""A picture in a gallery of its own is as wide as the post: a card and the map always, so many where there is room."""

FRAME = 4 + GALLERIES
"""How many components a layout needs besides its controls and its footer: three texts, the frame, the galleries."""


class Group(msgspec.Struct, frozen=True):
    """Controls that belong together, row by row. ``name`` says what they are for; "" if their labels say it."""

    rows: tuple[tuple[Item, ...], ...]
    name: str = ""

    @property
    def size(self) -> int:
        """How many components it takes. A name counts twice: a following group without a name needs a divider."""
        return 2 * bool(self.name) + sum(1 + len(row) for row in self.rows)


Groups = tuple[Group, ...]


class MessageContent(msgspec.Struct, frozen=True):
    """The content of a message from top to bottom: ``story``, the pictures, ``news``, ``prompt``, the controls, ``footer``.

    ``colour`` is the colour of the frame round prompt and controls. ``spread``: each picture is as wide as the message, as
    far as the controls leave room for that.
    """

    story: str = ""
    prompt: str = ""
    groups: Groups = ()
    colour: int = DEFAULT_COLOUR
    spread: bool = False
    news: str = ""
    footer: str = ""

    @property
    def told(self) -> str:
        """The story and the news as one text."""
        return "\n".join(filter(None, [self.story, self.news]))

    @property
    def words(self) -> str:
        """All of it as plain text."""
        told = "\n".join(filter(None, [self.told, self.footer]))
        return truncate(BEFORE_REST.join(filter(None, [told, self.prompt])), TEXT) or WORDS("nothing-to-do")

    @property
    def over(self) -> MessageContent:
        """What remains when there is no prompt any more: what was told, or the prompt without its small print."""
        if self.told:
            return MessageContent(self.story, news=self.news, footer=self.footer)
        lines = [line for line in self.prompt.splitlines() if not line.startswith(SMALL)]
        return MessageContent("\n".join(lines) or self.prompt)


def in_rows(rows: Iterable[Sequence[Item]]) -> Groups:
    """Return rows of controls without names."""
    kept = tuple(tuple(row) for row in rows if row)
    return (Group(kept),) if kept else ()


def button_rows(buttons: Sequence[Item]) -> list[tuple[Item, ...]]:
    """Return buttons in full rows."""
    return [tuple(buttons[start : start + ROW_BUTTONS]) for start in range(0, len(buttons), ROW_BUTTONS)]


def fit_groups(groups: Groups, room: int) -> Groups:
    """Return groups in at most ``room`` components.

    If there are too many, names go first, then rows are joined into fives, and at last rows are dropped from the end.
    """
    if sum(group.size for group in groups) <= room:
        return groups
    groups = tuple(Group(group.rows) for group in groups)
    if sum(group.size for group in groups) <= room:
        return groups
    rows: list[tuple[Item, ...]] = []
    for row in (row for group in groups for row in group.rows):
        both = (*rows[-1], *row) if rows else row
        if rows and len(both) <= ROW_BUTTONS and all(isinstance(item, discord.ui.Button) for item in both):
            rows[-1] = both
        else:
            rows.append(row)
    while sum(1 + len(row) for row in rows) > room:
        rows.pop()
    return in_rows(rows)


def view_of(content: MessageContent, pictures: Sequence[Picture] = ()) -> discord.ui.LayoutView:
    """Return the layout to send. It listens to no events, so that memory does not grow."""
    view = discord.ui.LayoutView(timeout=None)
    wanted = truncate(content.prompt, LAYOUT_TEXT // 2)
    names = sum(len(group.name) + len(SMALL) for group in content.groups if group.name)
    footer = truncate(content.footer, LAYOUT_TEXT - len(wanted) - names)
    news = truncate(content.news, LAYOUT_TEXT - len(wanted) - names - len(footer))
    told = truncate(content.story, max(1, LAYOUT_TEXT - len(wanted) - names - len(news) - len(footer)))
    if told or not (pictures or news or wanted or content.groups or footer):
        view.add_item(discord.ui.TextDisplay(told or WORDS("nothing-to-do"), id=TOLD_ID))
    room = COMPONENTS - FRAME - bool(footer)
    spare = max(0, room - sum(group.size for group in content.groups))
    wide = len(pictures) if content.spread else min(len(pictures), MOST_WIDE)
    galleries = GALLERIES + min(spare, max(0, wide - GALLERIES))
    first = len(pictures) - galleries + 1
    for gallery in [pictures[:first], *([picture] for picture in pictures[first:])] if first > 1 else zip(pictures):
        items = [
            discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.description)
            for picture in gallery
        ]
        view.add_item(discord.ui.MediaGallery(*items))
    if news:
        view.add_item(discord.ui.TextDisplay(news, id=NEWS_ID))
    framed: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay(wanted, id=WANTED_ID)] if wanted else []
    named = False
    for group in fit_groups(content.groups, room - galleries + GALLERIES):
        framed += [discord.ui.Separator()] if named and not group.name else []
        framed += [discord.ui.TextDisplay(f"{SMALL}{group.name}")] if group.name else []
        named = bool(group.name)
        framed += [discord.ui.ActionRow(*row) for row in group.rows]
    _finish(item for group in content.groups for row in group.rows for item in row)
    if framed:
        view.add_item(discord.ui.Container(*framed, accent_colour=content.colour))
    if footer:
        view.add_item(discord.ui.TextDisplay(footer, id=FOOTER_ID))
    view.stop()
    return view


def _finish(controls: Iterable[Item]) -> None:
    """Add emoji to buttons, each emoji only to the first of its buttons. The die mark stays on each that has it.

    A menu of a new version has a new id: an edited post shows nothing chosen in it.
    """
    given = set()
    for item in controls:
        if isinstance(item, discord.ui.Select):
            item.id = MENU_ID + crc32(item.custom_id.encode()) % MENU_IDS
        if isinstance(item, discord.ui.Button) and str(item.emoji) != DIE:
            emoji = AVAILABLE.get(verb_of(item.custom_id or ""))
            item.emoji = None if emoji in given else emoji
            given.add(emoji)


def verb_of(custom_id: str) -> str:
    """Return the verb of the move that a button makes or begins, or its kind if it makes none."""
    kind, _, rest = custom_id.partition(":")
    return meant_move(rest.partition(":")[2]).partition(" ")[0] if kind in MOVES else kind


def send_arguments(content: MessageContent, files: Sequence[discord.File] = ()) -> dict[str, Any]:
    """Return the arguments for sending a message: a layout if it has a picture or controls, else its words."""
    more: dict[str, Any] = {"files": files} if files else {}
    if is_layout(content, files):
        return {"view": view_of(content, files), **more}
    return {"content": content.words, **more}


def edit_arguments(content: MessageContent, files: Sequence[Picture] = (), *, layout: bool = True) -> dict[str, Any]:
    """Return the arguments for editing a message. Its ``files`` replace all it had. ``layout``: it is one already."""
    if layout or is_layout(content, files):
        return {"content": None, "view": view_of(content, files), "attachments": files}
    return {"content": content.words, "view": None, "attachments": files}


def is_layout(content: MessageContent, files: Sequence[Picture]) -> bool:
    """Return whether content is shown as a layout: with a picture or controls. Other files need plain text."""
    return bool(content.groups) or any(file.filename.endswith(PICTURES) for file in files)


def read_message(message: discord.Message) -> MessageContent:
    """Return the story and the prompt of a message of the bot in either form, without controls."""
    if not message.flags.components_v2:
        told, _, wanted = message.content.rpartition(BEFORE_REST)
        return MessageContent(told, wanted)
    texts, colour = dict.fromkeys((TOLD_ID, WANTED_ID, NEWS_ID, FOOTER_ID), ""), DEFAULT_COLOUR
    for part in walk_components(message.components):
        if isinstance(part, discord.components.TextDisplay) and part.id in texts:
            texts[part.id] = part.content
        if isinstance(part, discord.components.Container) and part.accent_colour is not None:
            colour = part.accent_colour.value
    return MessageContent(texts[TOLD_ID], texts[WANTED_ID], colour=colour, news=texts[NEWS_ID], footer=texts[FOOTER_ID])


def walk_components(components: Iterable[Any]) -> Iterator[Any]:
    """Yield the components of a message, nested ones included, from top to bottom."""
    for part in components:
        yield part
        yield from walk_components(getattr(part, "children", ()))
