"""Layout: how a message of ours is put together, and read again.

What has a picture or controls is a layout of Discord's components: what is told, the pictures, then in a frame what is
wanted with the controls below it. Words alone are plain text. A message that is a layout stays one for good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import discord
import msgspec

from ..core.button_emoji import AVAILABLE
from ..core.limits import COMPONENTS, LAYOUT_TEXT, ROW_BUTTONS, TEXT, truncate

Item = discord.ui.Button[Any] | discord.ui.Select[Any] | discord.ui.UserSelect[Any] | discord.ui.ChannelSelect[Any]
Picture = discord.File | discord.Attachment
Files = Callable[[], list[discord.File]]
"""Makes the files of a message anew for each try: what was sent once is used up."""

MOVES = ("act", "step", "make", "sure", "form")
"""The kinds of buttons that make a move or begin one (`cogs.messages.controls`)."""
DEFAULT_COLOUR = 0xF8C74A
"""The colour of a frame, where no game gives it another."""
TOLD_ID, WANTED_ID = 1, 2
"""The numbers of the components that hold what is told and what is wanted, by which they are found again."""
BEFORE_REST = "\n\n"
"""Stands between what is told and what is wanted in plain text; there is no other blank line in a post."""
SMALL = "-# "
PICTURES = (".png", ".webp")
"""How the names of pictures end; Discord plays an animated WebP where it shows it."""
GALLERIES = 2
NOTHING = "Nothing is left to do here."
FRAME = 3 + GALLERIES
"""How many components a layout needs at most beside its controls: two texts, the frame, the galleries."""


class Group(msgspec.Struct, frozen=True):
    """Controls that belong together, row by row; ``name`` says what they are for ("": they say it themselves)."""

    rows: tuple[tuple[Item, ...], ...]
    name: str = ""

    @property
    def size(self) -> int:
        """How many components it takes: a name takes a line below its group too, where none follows that has one."""
        return 2 * bool(self.name) + sum(1 + len(row) for row in self.rows)


Groups = tuple[Group, ...]


class MessageContent(msgspec.Struct, frozen=True):
    """What stands in a message of ours, from the top to the bottom: what is ``told``, its pictures, what is ``wanted``, the
    controls; ``colour`` is that of the frame round the last two."""

    told: str = ""
    wanted: str = ""
    groups: Groups = ()
    colour: int = DEFAULT_COLOUR

    @property
    def words(self) -> str:
        """All of it as plain text."""
        return truncate(BEFORE_REST.join(filter(None, [self.told, self.wanted])), TEXT) or NOTHING

    @property
    def over(self) -> MessageContent:
        """What is left of it where nothing is wanted any more: what it told, else what it asked without its small print."""
        return MessageContent(self.told or self.wanted.partition(f"\n{SMALL}")[0])


def in_rows(rows: Iterable[Sequence[Item]]) -> Groups:
    """Return rows of controls without a name."""
    kept = tuple(tuple(row) for row in rows if row)
    return (Group(kept),) if kept else ()


def fit_groups(groups: Groups, room: int) -> Groups:
    """Return groups in at most so many components: where there are more, first without their names, then row after row in
    fives, at last without the rows from the end on."""
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


def view_of(shown: MessageContent, pictures: Sequence[Picture] = ()) -> discord.ui.LayoutView:
    """Return a layout to send. It listens to nothing itself, so that nothing piles up in memory."""
    view = discord.ui.LayoutView(timeout=None)
    wanted = truncate(shown.wanted, LAYOUT_TEXT // 2)
    names = sum(len(group.name) + len(SMALL) for group in shown.groups if group.name)
    told = truncate(shown.told, LAYOUT_TEXT - len(wanted) - names)
    if told or not (pictures or wanted or shown.groups):
        view.add_item(discord.ui.TextDisplay(told or NOTHING, id=TOLD_ID))
    for gallery in filter(None, (pictures[:-1], pictures[-1:])):
        items = [discord.MediaGalleryItem(f"attachment://{one.filename}", description=one.description) for one in gallery]
        view.add_item(discord.ui.MediaGallery(*items))
    framed: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay(wanted, id=WANTED_ID)] if wanted else []
    named = False
    for group in fit_groups(shown.groups, COMPONENTS - FRAME):
        framed += [discord.ui.Separator()] if named and not group.name else []
        framed += [discord.ui.TextDisplay(f"{SMALL}{group.name}")] if group.name else []
        named = bool(group.name)
        framed += [discord.ui.ActionRow(*row) for row in group.rows]
    _add_emoji(item for group in shown.groups for row in group.rows for item in row)
    if framed:
        view.add_item(discord.ui.Container(*framed, accent_colour=shown.colour))
    view.stop()
    return view


def _add_emoji(controls: Iterable[Item]) -> None:
    """Give buttons the emoji of what they do, each emoji to the first of its buttons only: a row of them says nothing."""
    given = set()
    for item in controls:
        if isinstance(item, discord.ui.Button):
            emoji = AVAILABLE.get(verb_of(item.custom_id or ""))
            item.emoji = None if emoji in given else emoji
            given.add(emoji)


def verb_of(custom_id: str) -> str:
    """Return the verb of the move that a button makes or begins, or its kind where it makes none."""
    kind, _, rest = custom_id.partition(":")
    return rest.partition(":")[2].partition(" ")[0] if kind in MOVES else kind


def send_arguments(shown: MessageContent, files: Sequence[discord.File] = ()) -> dict[str, Any]:
    """Return what a new message is sent with: a layout where it has a picture or controls, else its words."""
    more: dict[str, Any] = {"files": files} if files else {}
    if is_layout(shown, files):
        return {"view": view_of(shown, files), **more}
    return {"content": shown.words, **more}


def edit_arguments(shown: MessageContent, files: Sequence[Picture] = (), *, layout: bool = True) -> dict[str, Any]:
    """Return what a message is written anew with; its ``files`` are all that it has then. ``layout``: it is one already."""
    if layout or is_layout(shown, files):
        return {"content": None, "view": view_of(shown, files), "attachments": files}
    return {"content": shown.words, "view": None, "attachments": files}


def is_layout(shown: MessageContent, files: Sequence[Picture]) -> bool:
    """Return whether something is shown as a layout: it has a picture or controls. Other files show in plain text only."""
    return bool(shown.groups) or any(file.filename.endswith(PICTURES) for file in files)


def read_message(message: discord.Message) -> MessageContent:
    """Return what a message of ours tells and wants, whatever form it has; not its controls."""
    if not message.flags.components_v2:
        told, _, wanted = message.content.rpartition(BEFORE_REST)
        return MessageContent(told, wanted)
    texts, colour = {TOLD_ID: "", WANTED_ID: ""}, DEFAULT_COLOUR
    for part in walk_components(message.components):
        if isinstance(part, discord.components.TextDisplay) and part.id in texts:
            texts[part.id] = part.content
        if isinstance(part, discord.components.Container) and part.accent_colour is not None:
            colour = part.accent_colour.value
    return MessageContent(texts[TOLD_ID], texts[WANTED_ID], colour=colour)


def walk_components(components: Iterable[Any]) -> Iterator[Any]:
    """Yield the components of a message and all that is in them, from the top to the bottom."""
    for part in components:
        yield part
        yield from walk_components(getattr(part, "children", ()))
