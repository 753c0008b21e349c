"""The words of a post: an `Update` becomes text within Discord's limits."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Sequence

import discord
import msgspec
from discord.utils import escape_markdown, escape_mentions

from engine import BadFile, Controls, Lobby, Member, OptionShown, Picture, Update, Version, introduced, listed, paced, upper

from ..core.limits import ALT_TEXT, OPTION_MENUS, TEXT, truncate
from ..core.words import duration, opposition, readable
from .layout import SMALL, MessageContent, read_message, walk_components

VERSION = r"[0-9]{1,18}\.[0-9]{1,18}"
_VERSION = re.compile(rf"[a-z]+:({VERSION})(?::|$)")
_UNSEEN = re.compile(r"[\x00-\x1f\x7f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
_FILE_VERSION = re.compile(rf"-({VERSION})\.png$")

LOBBY_WORDS = 60
"""How many words a lobby's post has at most. The last sentences of its small print are left out first."""

EARLIER = 1200
"""How many characters a post tells at most if several late changes share it."""
COMPARED = 120
"""How many characters of a story are searched for in a post."""

PROBLEM = 300
"""How many characters a line about a file's problem has at most."""

NO_MENTIONS = discord.AllowedMentions.none()
"""No member is mentioned."""


def update_content(update: Update) -> MessageContent:
    """Return the story and the prompt of a post, at most 2,000 characters."""
    if update.lobby is not None and update.kind != "closed":
        return lobby_content(update.lobby, update.mention)
    after = [update.status, prompt_text(update)]
    if update.reminder and update.awaited and not update.due:
        after.append(f"-# I'll remind you <t:{update.reminder}:R>.")
    if update.due and update.awaited:
        after.append(_default_line(update))
    rest = "\n".join(filter(None, after))
    told = _story(update)
    return MessageContent(
        truncate(told, max(200, TEXT - len(rest) - 2)) if rest else truncate(told, TEXT), truncate(rest, TEXT - 202)
    )


def _story(update: Update) -> str:
    """Return the story of a post: its earlier parts, the new part on its own line, and the dice key at the end.

    Repeated parts are told once.
    """
    before = update.tale.told if update.tale else ()
    every = (*before, update.story)
    earlier = [part for part in dict.fromkeys(before) if part != update.story]
    *said, new = [_repeated(part) if every.count(part) > 1 else part for part in (*earlier, update.story)]
    return "\n".join(filter(None, [" ".join(said), new, update.key]))


def _repeated(said: str) -> str:
    return f"{said[:-1]}, again." if said.endswith(".") else said


def _default_line(update: Update) -> str:
    """Return what happens by default, and when. Discord shows the time as a countdown."""
    done = f"“{escape_markdown(update.default)}”" if update.default else "the game goes on"
    return f"-# Else {done} <t:{update.due}:R>."


def nudge_text(update: Update) -> str:
    """Return the text of a nudge: a reminder of the prompt, with the default and its time."""
    called = listed([f"<@{member.id}>" for member in update.awaited if member.id in update.mention])
    still = "it's still your move here" if len(update.mention) == 1 else "you are all still awaited here"
    return truncate("\n".join(filter(None, [f"{called}, {still}.", _default_line(update) if update.due else ""])), TEXT)


def prompt_text(update: Update) -> str:
    """Return who is next and what is asked. Members who were not mentioned yet are mentioned, others named."""
    if not update.awaited:
        return update.ask
    called = [
        f"<@{member.id}>" if member.id in update.mention else f"**{escaped_name(member)}**" for member in update.awaited
    ]
    names = listed(called)
    return f"{names}, {update.ask}" if update.ask else f"{names}, your move."


def member_prompt(member: Member, ask: str) -> str:
    """Return the prompt for one member, in a private message."""
    return f"**{escaped_name(member)}**, {ask}" if ask else ""


def mentions_of(update: Update) -> discord.AllowedMentions:
    """Return the members that a post may mention: those who have to act and were not mentioned yet."""
    if not update.mention:
        return NO_MENTIONS
    users = [discord.Object(member) for member in update.mention]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def escaped_name(member: Member) -> str:
    """Return a member's name with formatting and mentions escaped."""
    return escape_mentions(escape_markdown(member.name))


def safe_text(text: str, most: int = TEXT) -> str:
    """Return foreign text as one line of at most ``most`` characters, with formatting escaped.

    Mentions, timestamps and addresses in it have no effect.
    """
    line = truncate(" ".join(_UNSEEN.sub(" ", text).split()), most)
    escaped = escape_mentions(escape_markdown(line, ignore_links=False))
    return escaped.replace("<", "\\<").replace("://", ":\u200b//")


def problems_text(error: BadFile) -> str:
    """Return the problems of a file, as many lines as fit. The others are counted."""
    head, lines = str(error), [f"- {safe_text(str(problem), PROBLEM)}" for problem in error.problems]
    shown: list[str] = []
    for line in lines:
        left = len(lines) - len(shown)
        rest = f"\n- and {left} more" if left > 1 else ""
        if len("\n".join([head, *shown, line])) + len(rest) > TEXT:
            break
        shown.append(line)
    more = [f"- and {len(lines) - len(shown)} more"] if len(shown) < len(lines) else []
    return "\n".join([head, *shown, *more])


def started_content(title: str) -> MessageContent:
    """Return what remains of a lobby's post after the start."""
    return MessageContent(f"**{title}** has begun: see below.")


def lobby_content(lobby: Lobby, called: Sequence[int] = ()) -> MessageContent:
    """Return the post of a lobby: its host and members, and above the controls what the game is.

    Options with a menu are not repeated; other options are told if they differ from the default. Of the members who are
    asked for a rematch, ``called`` are mentioned.
    """
    host = next((seat.member for seat in lobby.seats if seat.host), None)
    who = escaped_name(host) if host else "Nobody"
    first = [f"**{lobby.title}** - {who} is gathering a party ({lobby.players} of {lobby.most})."]
    if lobby.asked:
        first = [f"**{lobby.title}** - {who} gathers the same party again."]
    if lobby.file:
        first.append(f"{lobby.files.capitalize()} from a file: **{safe_text(lobby.file, 60)}**.")
    # The pace is in the small print.
    rest = [option for option in hidden_options(lobby) if option.name != "wait"]
    if told := [_option_text(option) for option in rest if option.value != option.default]:
        first.append(f"{upper(', '.join(told))}.")
    second = []
    if others := [seat.member for seat in lobby.seats if not (seat.host or seat.master or seat.level or seat.asked)]:
        second.append(f"With {_member_list(others)}.")
    if lobby.company:
        second.append(f"Company: {introduced([(seat.member.id, seat.member.name, seat.level) for seat in lobby.company])}.")
    if lobby.master is not None:
        second.append(f"Game master: {escaped_name(lobby.master)}.")
    if lobby.unattended:
        second.append(f"{who} has not been here for a day: whoever sits here may start.")
    if (missing := lobby.least - lobby.players) > 0 and not (lobby.asked or starts_with_company(lobby)):
        second.append(f"{missing} more to start.")
    above, small = list(filter(None, [" ".join(first), " ".join(second)])), _small_print(lobby)
    while len(small) > 2 and len(" ".join([*above, *small]).split()) > LOBBY_WORDS:
        small.pop()
    wanted = [f"{listed([_rematch_name(seat.member, called) for seat in lobby.asked])}, are you in?"] if lobby.asked else []
    return MessageContent(
        truncate("\n".join(above), TEXT // 2), truncate("\n".join([*wanted, f"{SMALL}{' '.join(small)}"]), TEXT // 2)
    )


def starts_with_company(lobby: Lobby) -> bool:
    """Return whether a lone member could start with bot players."""
    return lobby.hires > 0 and len(lobby.seats) == 1


def hidden_options(lobby: Lobby) -> tuple[OptionShown, ...]:
    """Return the options without a menu in a lobby's post, and what the members have to agree to."""
    return (*lobby.open[OPTION_MENUS:], *lobby.pacts)


def _rematch_name(member: Member, called: Sequence[int]) -> str:
    return f"<@{member.id}>" if member.id in called else f"**{escaped_name(member)}**"


def _small_print(lobby: Lobby) -> list[str]:
    """Return the sentences of a lobby's small print, the most important first."""
    facts = filter(None, [opposition(contested=lobby.contested), duration(lobby.minutes)])
    small = [lobby.about, f"{upper(', '.join(facts))}."]
    if lobby.asked:
        host = next((escaped_name(seat.member) for seat in lobby.seats if seat.host), "the host")
        small = [f"It begins when all of you are in, or when {host} says so." if lobby.begins else f"{host} begins it."]
    elif starts_with_company(lobby):
        small.append("I bring company for empty seats.")
    if lobby.quick and not lobby.asked:
        small.append("Quick start deals the setup.")
    if lobby.mixed:
        small.append("The host's dice key is mixed with one of mine.")
    elif lobby.keyed:
        small.append("The host chose the dice key.")
    if idle := [readable(option.name) for option in lobby.options if option.moot and option.value != option.default]:
        small.append(f"As things are chosen, {listed(idle)} {'makes' if len(idle) == 1 else 'make'} no difference.")
    if lobby.wait:
        small.append(f"Wait: {paced(lobby.wait)}.")
    if lobby.asked:
        return small
    ways = [f"`/{lobby.files} use`: a {lobby.files} of your own."] if lobby.files and not lobby.file else []
    ways += ["`/host master`: a game master."] if lobby.masters and lobby.master is None else []
    return [*small, *ways]


def _option_text(option: OptionShown) -> str:
    return option.phrase or f"{readable(option.name)}: {option.words(option.value)}"


def picture_file(picture: Picture, version: Version | None = None) -> discord.File:
    """Return a picture as an attachment with its alt text. The file name holds the ``version`` it was drawn for."""
    stem, _, kind = (picture.name or "map.png").rpartition(".")
    name = f"{stem.removesuffix(f'-{version.change}')}-{version}.{kind}" if version else f"{stem}.{kind}"
    return discord.File(io.BytesIO(picture.png), filename=name, description=truncate(picture.alt, ALT_TEXT))


def version_of(message: discord.Message) -> Version | None:
    """Return the version that a post of the bot shows, by its controls or the name of its picture."""
    for part in walk_components(message.components):
        if match := _VERSION.match(getattr(part, "custom_id", None) or ""):
            return Version.read(match[1])
    for file in message.attachments:
        if match := _FILE_VERSION.search(file.filename):
            return Version.read(match[1])
    return None


def _member_list(members: tuple[Member, ...] | list[Member]) -> str:
    return listed([escaped_name(member) for member in members])


def text_only(update: Update) -> Update:
    """Return an update with its story only, for a post that is not the newest any more."""
    return msgspec.structs.replace(
        update,
        looks=(),
        controls=Controls(),
        ask="",
        awaited=(),
        due=0,
        default="",
        reminder=0,
        undo=False,
        rest="",
        missed=None,
    )


def merge_earlier(update: Update, earlier: Sequence[Update]) -> Update | None:
    """Return an update whose post also tells ``earlier`` ones of the same post, oldest first.

    ``None`` if there is no room for their words.
    """
    if not earlier or update.tale is None:
        return update
    begun = earlier[0].tale
    told = (*(begun.told if begun else ()), *(before.story for before in earlier))
    if sum(map(len, told)) + len(update.story) > EARLIER:
        return None
    return msgspec.structs.replace(update, tale=msgspec.structs.replace(update.tale, told=told))


def shares_post(update: Update, other: Update) -> bool:
    """Return whether two updates of a table belong in the same post."""
    if update.version.table != other.version.table:
        return False
    begun = [each.tale.since if each.tale else each.version.change for each in (update, other)]
    return begun[0] == begun[1] and (update.tale is not None or other.tale is not None)


def repeats(later: Update, update: Update) -> bool:
    """Return whether the post of a later update holds all words of an earlier one."""
    return later.tale is not None and shares_post(update, later) and update.story in later.tale.told


def reports(post: discord.Message, update: Update, noted: int) -> bool:
    """Return whether a post of the bot tells an update. ``noted`` is the newest known post of the table (0: none).

    The words decide, because controls are also left under a post that tells less. A noted post tells only the version
    of its controls or pictures. A newer post may have lost its controls.
    """
    version, shown = version_of(post), read_message(post)
    story = _plain(update.story).rstrip(".")[:COMPARED]
    if version is not None and version.table != update.version.table:
        return False
    if update.lobby is not None:
        return version is not None and version.change >= update.version.change
    if update.kind == "end" or not story:
        return version == update.version
    if story not in _plain(f"{shown.story} {shown.prompt}"):
        return False
    return 0 < noted < post.id or (version is not None and version.change >= update.version.change)


def group_by_post(updates: Sequence[Update]) -> list[list[Update]]:
    """Return updates of one table, oldest first, grouped by post."""
    groups: list[list[Update]] = []
    for update in updates:
        if groups and shares_post(groups[-1][-1], update):
            groups[-1].append(update)
        else:
            groups.append([update])
    return groups


def _plain(text: str) -> str:
    return " ".join(text.split())


def nonce_of(update: Update) -> str:
    """Return the nonce of an update's post.

    Discord accepts a nonce once within some minutes, so a retry does not post twice. The nonce also differs between
    databases.
    """
    return hashlib.blake2b(f"{update.id} {update.version} {update.story}".encode(), digest_size=12).hexdigest()
