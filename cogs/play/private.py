"""A private table as its owner sees it (TAB-160): one private message, which each press replaces with the next one.

Its content is made from the table each time. So it is the same after a restart or a lost answer. `PrivateTableKind`
holds what differs by sort of table.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence

import discord
import msgspec
from msgspec.structs import replace

from engine import WORDS, Controls, GameError, Look, Offer, Sort, Update, Version, capabilities

from ..core.context import PRIVATE_PLACE, Interaction, call_of, place_of
from ..core.limits import ATTACHMENTS, TEXT, truncate
from ..interactions.answer import Answer
from ..interactions.errors import REFUSED, SHOW_PRIVATE, follows_up, why_button
from ..messages.cards import drawn_cards
from ..messages.controls import add_last, arrange, button, control_id, hint_button, offer_button
from ..messages.layout import DEFAULT_COLOUR, SMALL, Groups, Item, MessageContent, in_rows
from ..messages.text import aim_line, choice_texts, member_prompt, picture_file, placed, status_text
from ..messages.tips import tip_line, tips_taught
from .panel import SHORT_TEXT, question_text, sheet_button

log = logging.getLogger(__name__)

EndContent = tuple[str, Groups]
"""The text and the controls below the end of a private table."""


class Guidance(msgspec.Struct, frozen=True):
    """What a guide says beside a table's own words: ``after`` what happened, and ``before`` the controls.

    ``offer`` is the move that it proposes: its button alone is lit. ``back``: it proposes to take the last move back.
    ``ways`` are further buttons. ``leads``: it says all that matters now. What the game itself would say
    is left out, and other moves are in one menu.
    """

    after: str = ""
    before: str = ""
    offer: Offer | None = None
    back: bool = False
    ways: tuple[Item, ...] = ()
    leads: bool = False


async def _no_guidance(_: Interaction, __: Update) -> Guidance:
    return Guidance()


class PrivateTableKind(msgspec.Struct, frozen=True):
    """What differs by sort of private table: the ``title`` above its message, the content below its ``end``, and what a
    ``guide`` says while it is played."""

    title: Callable[[Interaction, Update], Awaitable[str]]
    end: Callable[[Interaction, Update], Awaitable[EndContent]]
    guide: Callable[[Interaction, Update], Awaitable[Guidance]] = _no_guidance


PRIVATE_TABLE_KINDS: dict[Sort, PrivateTableKind] = {}
"""The kinds of private tables. Their modules add them here."""


@follows_up(SHOW_PRIVATE)
async def show_private_table(interaction: Interaction, before: str = "") -> None:
    """Show a private table to its owner as it is now. ``before`` comes first, such as a refusal."""
    async with Answer(interaction) as answer:
        update = await interaction.client.tables.views.latest(place_of(interaction))
        await report_private_table(msgspec.structs.replace(update, story=before), answer)


async def report_private_table(update: Update, answer: Answer | None, *, apart: bool = False) -> None:
    """Show the owner of a private table the result of a press. Without a press, it is seen the next time.

    ``apart``: the pressed message stays as it is. The update is saved already, so nothing is raised.
    """
    if answer is None:
        return
    interaction = answer.interaction
    interaction.extras[PRIVATE_PLACE] = update.channel
    try:
        update = await interaction.client.tables.private.go_on(update)
        shown, files = await private_content(interaction, update)
        if entry := interaction.extras.get(REFUSED):
            shown = msgspec.structs.replace(shown, groups=add_last(shown.groups, why_button(entry)))
    except Exception:
        log.exception("what came of %s cannot be shown", update.version)
        shown, files = MessageContent(WORDS("private-done")), ()
    if apart:
        await answer.send_private(shown, files)
    else:
        await answer.show_in_place(shown, *files, panel=True)


async def private_content(interaction: Interaction, update: Update) -> tuple[MessageContent, tuple[discord.File, ...]]:
    """Return what the owner of a private table sees of an update, and its pictures."""
    tables, call = interaction.client.tables, call_of(interaction)
    sort = await tables.private.sort(update.version.table)
    kind = PRIVATE_TABLE_KINDS.get(sort)
    title = await kind.title(interaction, update) if kind else WORDS("private-title")
    whispers = [text for member, text in update.whispers if member == call.member.id]
    ended = update.kind == "end"
    guidance = await kind.guide(interaction, update) if kind and not ended else Guidance()
    tip = ""
    if sort == "lesson":
        # It explains what comes about itself.
        await tips_taught(interaction, update)
    else:
        tip = await tip_line(interaction, update)
    told = WORDS("private-title.small", title=title)
    news = truncate("\n".join(filter(None, [update.story, *whispers, guidance.after, tip])), TEXT)
    far, news = placed(update, news, guidance.before)
    told = "\n".join(filter(None, [told, far]))
    files = await _pictures(interaction, update)
    game = tables.games.get(update.game)
    colour = game.colour if game is not None else DEFAULT_COLOUR
    if ended:
        words, groups = await kind.end(interaction, update) if kind else ("", ())
        asking = "\n".join(filter(None, [update.status, words]))
        return MessageContent(told, asking, groups, colour, news=news), files
    panel = await tables.views.panel(call)
    controls = msgspec.structs.replace(panel.controls, private=False, closer=update.controls.closer)
    if guidance.leads:
        groups = arrange(panel.version, _without_move(controls, guidance.offer), undo=update.undo, folded=True)
        groups = add_last(groups, sheet_button(panel.version, update.controls.own))
        # What is to be answered is read before the guide: an encounter's story, say.
        asked = (
            member_prompt(call.member, panel.ask) if guidance.offer is not None and guidance.offer.kind == "answer" else ""
        )
        said = "\n".join(filter(None, [WORDS("private-title.small", title=title), asked, guidance.before]))
        far, news = ("", "") if update.kind == "start" else (far, news)
        return MessageContent(far, said, guided(groups, guidance, panel.version), colour, news=news), files
    asking = member_prompt(call.member, panel.ask) or panel.why
    if panel.first:
        asking = f"{asking} {question_text(panel.first, panel.controls)}"
    asking = "\n".join(filter(None, [asking, choice_texts(panel.controls)]))
    groups = arrange(panel.version, controls, undo=update.undo)
    groups = add_last(groups, hint_button(panel.version)) if panel.hints else groups
    # A game without private knowledge shows everything in the picture and the line above.
    apart = not isinstance(game, capabilities.Private) or (bool(panel.ask) and len(panel.knows.split()) > SHORT_TEXT)
    groups = add_last(groups, sheet_button(panel.version, update.controls.own)) if apart else groups
    groups = guided(groups, guidance, panel.version)
    stands = [
        "" if update.within else status_text(update.status),
        "" if apart else panel.knows,
        aim_line(update.aim),
        asking,
    ]
    if guidance.before:
        # The game's own words are smaller, and what the guide says stands right above the buttons.
        lines = [line for text in stands for line in text.splitlines()]
        small = "\n".join(line if line.startswith(SMALL) else f"{SMALL}{line}" for line in lines)
        stands = [truncate(small, TEXT - len(guidance.before) - 1), guidance.before]
    wanted = "\n".join(filter(None, stands))
    return MessageContent(told, truncate(wanted, TEXT), groups, colour, news=news), files


def guided(groups: Groups, guidance: Guidance, version: Version) -> Groups:
    """Return controls of which only what the guide proposes is lit; it stands above the others. Where it proposes nothing
    they stay as they are, with its ways after them."""
    if not (guidance.offer or guidance.back or guidance.leads):
        for item in guidance.ways:
            groups = add_last(groups, item)
        return groups
    first = [offer_button(version, guidance.offer)] if guidance.offer else []
    first += [button(WORDS("button-undo"), control_id("undo", version))] if guidance.back else []
    ids = {item.custom_id for item in first}
    rest = tuple(
        replace(group, rows=tuple(row for row in (_without(row, ids) for row in group.rows) if row)) for group in groups
    )
    for item in (item for group in rest for row in group.rows for item in row):
        if isinstance(item, discord.ui.Button):
            item.style = discord.ButtonStyle.secondary
    for item in first:
        if isinstance(item, discord.ui.Button):
            item.style = discord.ButtonStyle.primary
    return (*in_rows([[*first, *guidance.ways]]), *(group for group in rest if group.rows))


def _without_move(controls: Controls, offer: Offer | None) -> Controls:
    """Return controls without a move that stands elsewhere."""
    if offer is None:
        return controls

    def others(offers: Sequence[Offer]) -> tuple[Offer, ...]:
        return tuple(other for other in offers if other.move != offer.move)

    menus = tuple(replace(menu, offers=others(menu.offers)) for menu in controls.menus)
    return replace(controls, buttons=others(controls.buttons), menus=menus)


def _without(row: Sequence[Item], ids: Collection[str | None]) -> tuple[Item, ...]:
    """Return a row of controls without some buttons."""
    return tuple(item for item in row if not (isinstance(item, discord.ui.Button) and item.custom_id in ids))


async def _pictures(interaction: Interaction, update: Update) -> tuple[discord.File, ...]:
    """Return the pictures of an update for the owner, with the map as soon as there is one."""
    tables, pictures = interaction.client.tables, []
    own = await tables.views.own_picture(call_of(interaction))
    mapped = update.controls.closer or update.kind == "end"
    looks = [look for look in dict.fromkeys(update.looks) if look != Look() or not mapped]
    room = ATTACHMENTS - bool(own) - mapped - len(update.cards)
    for look in (*[Look()] * mapped, *looks[:room]):
        try:
            pictures.append(await tables.views.show(update.channel, interaction.user.id, look, update.version))
        except GameError as error:
            log.info("%s of %s is not shown: %s", look, update.version, error)
        except Exception:
            log.exception("the %s of %s could not be drawn", look.subject, update.version)
    # Dice that lie are the own picture and one of the update's.
    pictures = [picture for picture in pictures if own is None or picture.png != own.png]
    cards, rolls = await drawn_cards(tables, update)
    every = [*cards, *([own] if own else []), *pictures, *rolls]
    return tuple(picture_file(picture, update.version) for picture in every)
