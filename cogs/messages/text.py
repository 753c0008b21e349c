"""What is written under the lantern: an `Update` becomes the words of a post, cut to Discord's limits."""

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
"""How many words a lobby's post has at most, where what the game is and how long it takes leave room: of its small print,
the last is needed least, and left out first."""

EARLIER = 1200
"""How many characters a post tells at most where several changes are told late in one."""
COMPARED = 120
"""How many characters of what an update tells are looked for in a post."""

PROBLEM = 300
"""How long one line about what is wrong in a file may be."""

NO_MENTIONS = discord.AllowedMentions.none()
"""Nobody is called."""


def update_content(update: Update) -> MessageContent:
    """Return what a post tells and wants: what happened; where things stand, who is next. At most 2,000 characters."""
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
    """Return the story of a post: what it told before, where it goes on, and what is new on a line of its own; at the end
    the dice key. What happens again is told once."""
    before = update.tale.told if update.tale else ()
    every = (*before, update.story)
    earlier = [one for one in dict.fromkeys(before) if one != update.story]
    *said, new = [_repeated(one) if every.count(one) > 1 else one for one in (*earlier, update.story)]
    return "\n".join(filter(None, [" ".join(said), new, update.key]))


def _repeated(said: str) -> str:
    return f"{said[:-1]}, again." if said.endswith(".") else said


def _default_line(update: Update) -> str:
    """Return what is done for whoever stays away, and when: in so many minutes, hours or days, as Discord counts them."""
    done = f"“{escape_markdown(update.default)}”" if update.default else "the game goes on"
    return f"-# Else {done} <t:{update.due}:R>."


def nudge_text(update: Update) -> str:
    """Return what is said to those who have not answered yet: what is asked, and what is done without them, when."""
    called = listed([f"<@{member.id}>" for member in update.awaited if member.id in update.mention])
    still = "it's still your move here" if len(update.mention) == 1 else "you are all still awaited here"
    return truncate("\n".join(filter(None, [f"{called}, {still}.", _default_line(update) if update.due else ""])), TEXT)


def prompt_text(update: Update) -> str:
    """Return who is next and what is wanted, those who have not been called yet by mention, the others by name."""
    if not update.awaited:
        return update.ask
    called = [
        f"<@{member.id}>" if member.id in update.mention else f"**{escaped_name(member)}**" for member in update.awaited
    ]
    names = listed(called)
    return f"{names}, {update.ask}" if update.ask else f"{names}, your move."


def member_prompt(member: Member, ask: str) -> str:
    """Return what is wanted of one member, who reads it alone."""
    return f"**{escaped_name(member)}**, {ask}" if ask else ""


def mentions_of(update: Update) -> discord.AllowedMentions:
    """Return who may be called by a post: those who have to act and have not been called, and nobody else."""
    if not update.mention:
        return NO_MENTIONS
    users = [discord.Object(member) for member in update.mention]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def escaped_name(member: Member) -> str:
    """Return a member's name for a sentence: formatting and mentions in it do nothing."""
    return escape_mentions(escape_markdown(member.name))


def safe_text(text: str, most: int = TEXT) -> str:
    """Return anybody's words in one line for a message, cut to ``most`` characters before they are made harmless.

    Formatting, mentions, timestamps and addresses in them do nothing.
    """
    line = truncate(" ".join(_UNSEEN.sub(" ", text).split()), most)
    escaped = escape_mentions(escape_markdown(line, ignore_links=False))
    return escaped.replace("<", "\\<").replace("://", ":\u200b//")


def problems_text(error: BadFile) -> str:
    """Return what is wrong in a file: its lines as many as fit into a message, the others counted."""
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
    """Return what is left of a lobby's post once its game is under way."""
    return MessageContent(f"**{title}** has begun: see below.")


def lobby_content(lobby: Lobby, called: Sequence[int] = ()) -> MessageContent:
    """Return the post of a table that has not started: who gathers whom, and above its controls what the game is.

    What the menus below it say it does not say again; of the other options it tells those that are not as usual. Of those
    who are asked whether they play again these are ``called``.
    """
    host = next((seat.member for seat in lobby.seats if seat.host), None)
    who = escaped_name(host) if host else "Nobody"
    first = [f"**{lobby.title}** - {who} is gathering a party ({lobby.players} of {lobby.most})."]
    if lobby.asked:
        first = [f"**{lobby.title}** - {who} gathers the same party again."]
    if lobby.file:
        first.append(f"{lobby.files.capitalize()} from a file: **{safe_text(lobby.file, 60)}**.")
    # The pace is told in small print.
    rest = [option for option in hidden_options(lobby) if option.name != "wait"]
    if told := [_pair(option) for option in rest if option.value != option.default]:
        first.append(f"{upper(', '.join(told))}.")
    second = []
    if others := [seat.member for seat in lobby.seats if not (seat.host or seat.master or seat.level or seat.asked)]:
        second.append(f"With {_members(others)}.")
    if lobby.company:
        second.append(f"Company: {introduced([(one.member.id, one.member.name, one.level) for one in lobby.company])}.")
    if lobby.master is not None:
        second.append(f"Game master: {escaped_name(lobby.master)}.")
    if lobby.unattended:
        second.append(f"{who} has not been here for a day: whoever sits here may start.")
    if (missing := lobby.least - lobby.players) > 0 and not (lobby.asked or starts_with_company(lobby)):
        second.append(f"{missing} more to start.")
    above, small = list(filter(None, [" ".join(first), " ".join(second)])), _small_print(lobby)
    while len(small) > 2 and len(" ".join([*above, *small]).split()) > LOBBY_WORDS:
        small.pop()
    wanted = [f"{listed([_asked_again(seat.member, called) for seat in lobby.asked])}, are you in?"] if lobby.asked else []
    return MessageContent(
        truncate("\n".join(above), TEXT // 2), truncate("\n".join([*wanted, f"{SMALL}{' '.join(small)}"]), TEXT // 2)
    )


def starts_with_company(lobby: Lobby) -> bool:
    """Return whether somebody sits here alone who could start with company."""
    return lobby.hires > 0 and len(lobby.seats) == 1


def hidden_options(lobby: Lobby) -> tuple[OptionShown, ...]:
    """Return the options that have no room in a lobby's post, and what those who sit agree to."""
    return (*lobby.open[OPTION_MENUS:], *lobby.pacts)


def _asked_again(member: Member, called: Sequence[int]) -> str:
    return f"<@{member.id}>" if member.id in called else f"**{escaped_name(member)}**"


def _small_print(lobby: Lobby) -> list[str]:
    """Return what a lobby's post tells in small print, sentence by sentence, what is needed most first."""
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


def _pair(option: OptionShown) -> str:
    return option.phrase or f"{readable(option.name)}: {option.words(option.value)}"


def picture_file(picture: Picture, version: Version | None = None) -> discord.File:
    """Return a picture as an attachment with its alt text; the ``version`` in its name says what it was drawn for."""
    stem, _, kind = (picture.name or "map.png").rpartition(".")
    name = f"{stem.removesuffix(f'-{version.change}')}-{version}.{kind}" if version else f"{stem}.{kind}"
    return discord.File(io.BytesIO(picture.png), filename=name, description=truncate(picture.alt, ALT_TEXT))


def version_of(message: discord.Message) -> Version | None:
    """Return the change that a post of ours tells about: its controls or its picture's name say so."""
    for part in walk_components(message.components):
        if match := _VERSION.match(getattr(part, "custom_id", None) or ""):
            return Version.read(match[1])
    for file in message.attachments:
        if match := _FILE_VERSION.search(file.filename):
            return Version.read(match[1])
    return None


def _members(members: tuple[Member, ...] | list[Member]) -> str:
    return listed([escaped_name(member) for member in members])


def text_only(update: Update) -> Update:
    """Return an update of which only what happened is told, for one that is not the newest any more."""
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
    """Return an update whose post also tells ``earlier`` ones that go on in the same post, oldest first, with all of their
    words; ``None`` where there is no room for these."""
    if not earlier or update.tale is None:
        return update
    begun = earlier[0].tale
    told = (*(begun.told if begun else ()), *(one.story for one in earlier))
    if sum(map(len, told)) + len(update.story) > EARLIER:
        return None
    return msgspec.structs.replace(update, tale=msgspec.structs.replace(update.tale, told=told))


def shares_post(update: Update, other: Update) -> bool:
    """Return whether an update goes on in the post of another one of its table, or both do in the same."""
    if update.version.table != other.version.table:
        return False
    begun = [one.tale.since if one.tale else one.version.change for one in (update, other)]
    return begun[0] == begun[1] and (update.tale is not None or other.tale is not None)


def repeats(later: Update, update: Update) -> bool:
    """Return whether the post of a later update tells an earlier one too, with all of its words."""
    return later.tale is not None and shares_post(update, later) and update.story in later.tale.told


def reports(post: discord.Message, update: Update, noted: int) -> bool:
    """Return whether a post of ours tells about an update, where ``noted`` is the newest post that its table is known to
    have (0: none).

    The words count: controls are also left under a post that tells less. A post that was noted tells only what its controls
    or pictures are of; a newer one may have lost its controls.
    """
    version, shown = version_of(post), read_message(post)
    story = _plain(update.story).rstrip(".")[:COMPARED]
    if version is not None and version.table != update.version.table:
        return False
    if update.lobby is not None:
        return version is not None and version.change >= update.version.change
    if update.kind == "end" or not story:
        return version == update.version
    if story not in _plain(f"{shown.told} {shown.wanted}"):
        return False
    return 0 < noted < post.id or (version is not None and version.change >= update.version.change)


def group_by_post(updates: Sequence[Update]) -> list[list[Update]]:
    """Return updates of one table, oldest first, by the posts that they belong in."""
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
    """Return what a post is known by to Discord, which for some minutes takes no second one with the same: so a post is
    tried again without being there twice. It is an update's own, also among those of another database."""
    return hashlib.blake2b(f"{update.id} {update.version} {update.story}".encode(), digest_size=12).hexdigest()
