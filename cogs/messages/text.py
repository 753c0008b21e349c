"""The words of a post: an `Update` becomes text within Discord's limits."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Sequence

import discord
import msgspec
from discord.utils import escape_markdown, escape_mentions

from engine import (
    WORDS,
    BadFile,
    Controls,
    LobbyShown,
    Member,
    OptionShown,
    Picture,
    Update,
    Version,
    introduced,
    paced,
    upper,
)

from ..core.limits import ALT_TEXT, TEXT, truncate
from ..core.option_words import duration, opposition
from .layout import SMALL, MessageContent, read_message, walk_components
from .phone import ASKED_LINES, briefing, is_long, parted_news

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

CHOICE_TEXTS = 1000
"""How many characters the texts of what can be chosen have at most below a question."""
CHOICE_WORDS = 70
"""In a post, where they have more words than this, each is told by its first clause: the own panel has them whole."""

SHORT_STATUS = 60
"""A line of so many characters only counts what there is: rounds, points, actions."""
BOLD = "**"
"""Begins and ends what is bold."""
PROBLEM = 300
"""How many characters a line about a file's problem has at most."""

CLAUSE = re.compile(r"[^.;!?]+")

NO_MENTIONS = discord.AllowedMentions.none()
"""No member is mentioned."""


def update_content(update: Update) -> MessageContent:
    """Return what a post told before, the news and the prompt, at most 2,000 characters."""
    if update.lobby is not None and update.kind != "closed":
        return lobby_content(update.lobby, update.mention)
    above, asked = asked_text(update)
    before, news = earlier_and_news(update)
    news = truncate(news, max(200, TEXT - len("\n".join([before, above, asked])) - 3))
    far, news = placed(update, news, asked)
    return MessageContent("\n".join(filter(None, [before, far, above])), asked, news=news)


def asked_text(update: Update) -> tuple[str, str]:
    """Return what stands above the picture of what is asked, and what is asked.

    It is read at a glance: where it is long, a tip and where things stand come before the picture. What is bold belongs to
    the question, such as an encounter's story.
    """
    shown = choice_texts(update.controls, most=CHOICE_WORDS)
    after_them = WORDS("next-is-yours", members=[f"<@{member}>" for member in update.early]) if update.early else ""
    stands = "" if update.within else status_text(update.status)
    after = [aim_line(update.aim), prompt_text(update), after_them, shown]
    if update.reminder and update.awaited and not update.due:
        after.append(WORDS("reminder-comes", time=f"<t:{update.reminder}:R>"))
    if update.due and update.awaited:
        after.append(_default_line(update))
    above, beside = list[str](), [update.tip, stands]
    if update.awaited and is_long("\n".join([*beside, *after]), ASKED_LINES):
        above, beside = [text for text in beside if BOLD not in text], [text for text in beside if BOLD in text]
    return "\n".join(filter(None, above)), truncate("\n".join(filter(None, [*beside, *after])), TEXT - 202)


def placed(update: Update, news: str, asked: str) -> tuple[str, str]:
    """Return what stands above the picture and what stands below it, right above what is ``asked``: the news.

    Of long news only the last lines stand below (`parted_news`), and where a game begins what it is about.
    """
    if update.kind != "start":
        return parted_news(news, asked)
    near = briefing(news)
    return news[len(near) :].lstrip("\n"), near


def earlier_and_news(update: Update) -> tuple[str, str]:
    """Return what a post told before, as one line of small print, and what is new, with the dice key once that is open.

    Repeated parts are told once.
    """
    before = update.tale.told if update.tale else ()
    every = (*before, update.story)
    earlier = [part for part in dict.fromkeys(before) if part != update.story]
    *said, new = [
        WORDS("told-again", told=part[:-1]) if every.count(part) > 1 and part.endswith(".") else part
        for part in (*earlier, update.story)
    ]
    small = " ".join(" ".join(said).split())
    return WORDS("told-before", told=small) if small else "", "\n".join(filter(None, [new, update.key]))


def _default_line(update: Update) -> str:
    """Return what happens by default, and when. Discord shows the time as a countdown."""
    time = f"<t:{update.due}:R>"
    if update.default:
        return WORDS("default-comes", move=escape_markdown(update.default), time=time)
    return WORDS("goes-on-by-itself", time=time)


def choice_texts(controls: Controls, *, most: int | None = None) -> str:
    """Return the texts of the cards, classes and technologies that can be chosen, one line each.

    They are whole, or the first clause of each where they would have more words than ``most``. Lines that no longer fit are
    left out: a menu shows the beginning of each text by itself. The only text, if it is that of the first button, stands
    right above it and needs no name.
    """
    offers = (*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers))
    labels = {offer.choice.text: offer.choice.label for offer in reversed(offers) if offer.choice.text}
    alone = len(labels) == 1 and bool(controls.buttons) and controls.buttons[0].choice.text in labels
    short = most is not None and sum(len(f"{label} {text}".split()) for text, label in labels.items()) > most
    lines, room = [], CHOICE_TEXTS
    for text, label in reversed(labels.items()):
        meaning = _first_clause(text) if short else text
        line = f"-# {meaning}" if alone else WORDS("choice-meaning", label=label, text=meaning)
        room -= len(line)
        if room >= 0:
            lines.append(line)
    return "\n".join(lines)


def _first_clause(text: str) -> str:
    """Return a text up to where its first clause ends."""
    found = CLAUSE.match(text)
    return f"{found[0].rstrip(' ;.')}." if found else text


def nudge_text(update: Update) -> str:
    """Return the text of a nudge: a reminder of the prompt, with the default and its time."""
    still = WORDS("still-awaited", members=[f"<@{member.id}>" for member in update.awaited if member.id in update.mention])
    return truncate("\n".join(filter(None, [still, _default_line(update) if update.due else ""])), TEXT)


def status_text(status: str) -> str:
    """Return how a game stands. A short line is in small print, as it is read after what is asked. A longer one warns of
    something, and so does one with something in bold."""
    return "\n".join(
        line if BOLD in line or line.startswith(SMALL) or len(line) > SHORT_STATUS else f"{SMALL}{line}"
        for line in status.splitlines()
    )


def aim_line(aim: str) -> str:
    """Return the line that says what a player could go for; "" for none."""
    return WORDS("aim", aim=aim) if aim else ""


def prompt_text(update: Update) -> str:
    """Return who is next and what is asked. Members who were not mentioned yet are mentioned, others named."""
    if not update.awaited:
        return update.ask
    called = [
        f"<@{member.id}>" if member.id in update.mention else f"**{escaped_name(member)}**" for member in update.awaited
    ]
    return WORDS("prompt", members=called, ask=update.ask) if update.ask else WORDS("prompt-plain", members=called)


def member_prompt(member: Member, ask: str) -> str:
    """Return the prompt for one member, in a private message."""
    return WORDS("prompt", members=(f"**{escaped_name(member)}**",), ask=ask) if ask else ""


def mentions_of(update: Update) -> discord.AllowedMentions:
    """Return the members that a post may mention: those who have to act and were not mentioned yet, and who is next."""
    called = dict.fromkeys((*update.mention, *update.early))
    if not called:
        return NO_MENTIONS
    users = [discord.Object(member) for member in called]
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
        rest = f"\n- {WORDS('and-more', count=left)}" if left > 1 else ""
        if len("\n".join([head, *shown, line])) + len(rest) > TEXT:
            break
        shown.append(line)
    more = [f"- {WORDS('and-more', count=len(lines) - len(shown))}"] if len(shown) < len(lines) else []
    return "\n".join([head, *shown, *more])


def started_content(title: str) -> MessageContent:
    """Return what remains of a lobby's post after the start."""
    return MessageContent(WORDS("lobby-has-begun", game=title))


def lobby_content(lobby: LobbyShown, called: Sequence[int] = ()) -> MessageContent:
    """Return the post of a lobby: its host and members, and above the controls what the game is.

    The option with a menu is not repeated; others are told if they differ from the default. Of the members who are
    asked for a rematch, ``called`` are mentioned.
    """
    host = next((seat.member for seat in lobby.seats if seat.host), None)
    who = escaped_name(host) if host else WORDS("lobby-without-host")
    if lobby.asked:
        first = [WORDS("lobby-gathers-again", game=lobby.title, host=who)]
    else:
        contested = lobby.contested
        first = [
            WORDS(
                "lobby-gathers",
                game=lobby.title,
                host=who,
                players=lobby.players,
                most=lobby.most,
                contested=contested,
            )
        ]
    if lobby.file:
        first.append(WORDS("lobby-file", kind=lobby.files, file=safe_text(lobby.file, 60)))
    # The pace is in the small print.
    rest = [option for option in further_options(lobby) if option.name != "wait"]
    changed = [option for option in rest if option.value != option.default]
    if told := [
        option.phrase or WORDS("lobby-option", option=option.title, value=option.words(option.value)) for option in changed
    ]:
        first.append(f"{upper(', '.join(told))}.")
    second = []
    if others := [seat.member for seat in lobby.seats if not (seat.host or seat.master or seat.level or seat.asked)]:
        second.append(WORDS("lobby-with", members=[escaped_name(member) for member in others]))
    if lobby.company:
        company = introduced([(seat.member.id, seat.member.name, seat.level) for seat in lobby.company])
        second.append(WORDS("lobby-company", company=company))
    if lobby.master is not None:
        second.append(WORDS("lobby-master", master=escaped_name(lobby.master)))
    if lobby.unattended:
        second.append(WORDS("lobby-host-away", host=who))
    if (missing := lobby.least - lobby.players) > 0 and not (lobby.asked or starts_with_company(lobby)):
        second.append(WORDS("lobby-missing", count=missing))
    above, small = list(filter(None, [" ".join(first), " ".join(second)])), _small_print(lobby, who)
    while len(small) > 2 and len(" ".join([*above, *small]).split()) > LOBBY_WORDS:
        small.pop()
    asked = [seat.member for seat in lobby.asked]
    names = [f"<@{member.id}>" if member.id in called else f"**{escaped_name(member)}**" for member in asked]
    wanted = [WORDS("lobby-are-you-in", members=names)] if names else []
    return MessageContent(
        truncate("\n".join(above), TEXT // 2), truncate("\n".join([*wanted, f"{SMALL}{' '.join(small)}"]), TEXT // 2)
    )


def starts_with_company(lobby: LobbyShown) -> bool:
    """Return whether a lone member could start with bot players."""
    return lobby.hires > 0 and len(lobby.seats) == 1


CONTENT_VALUES = 5
"""The first option says what is played, such as a scenario, where it has so many values and more."""


def content_option(lobby: LobbyShown) -> OptionShown | None:
    """Return the option that says what is played: it has a menu in the post of a lobby. ``None`` where there is none."""
    return next((option for option in lobby.open[:1] if len(option.choices) >= CONTENT_VALUES), None)


def further_options(lobby: LobbyShown) -> tuple[OptionShown, ...]:
    """Return the options of a lobby that have no menu in its post, and what the members have to agree to."""
    first = content_option(lobby)
    return (*(option for option in lobby.open if option != first), *lobby.pacts)


def _small_print(lobby: LobbyShown, host: str) -> list[str]:
    """Return the sentences of a lobby's small print, the most important first."""
    alone = starts_with_company(lobby)
    if alone and lobby.minutes:
        lasts = WORDS("lobby-lasts-alone", time=duration(lobby.minutes))
    else:
        lasts = upper(", ".join(filter(None, [opposition(contested=lobby.contested), duration(lobby.minutes)])))
    small = [lobby.about, f"{lasts}."]
    if lobby.asked:
        small = [WORDS("lobby-rematch-begins" if lobby.begins else "lobby-rematch-host-begins", host=host)]
    elif alone and not lobby.minutes:
        small.append(WORDS("lobby-brings-company"))
    if lobby.quick and not (lobby.asked or alone):
        small.append(WORDS("lobby-quick"))
    if lobby.mixed:
        small.append(WORDS("lobby-key-mixed"))
    elif lobby.keyed:
        small.append(WORDS("lobby-key-chosen"))
    if idle := [option.title for option in lobby.options if option.moot and option.value != option.default]:
        small.append(WORDS("lobby-idle-options", options=idle))
    if lobby.wait and not (alone and _is_usual(lobby, "wait")):
        small.append(WORDS("lobby-wait", wait=paced(lobby.wait)))
    if lobby.asked:
        return small
    ways = [WORDS("lobby-takes-master")] if lobby.masters and lobby.master is None and not alone else []
    return [*small, *ways]


def _is_usual(lobby: LobbyShown, name: str) -> bool:
    """Return whether an option of a lobby has the value that is proposed."""
    return all(option.value == option.default for option in lobby.options if option.name == name)


class PictureFile(discord.File):
    """A picture as an attachment, which remembers it: it may be drawn again for its reader."""

    def __init__(self, picture: Picture, name: str) -> None:
        super().__init__(io.BytesIO(picture.png), filename=name, description=truncate(picture.alt, ALT_TEXT))
        self.picture = picture


def picture_file(picture: Picture, version: Version | None = None) -> discord.File:
    """Return a picture as an attachment with its alt text. The file name holds the ``version`` it was drawn for."""
    stem, _, kind = (picture.name or "map.png").rpartition(".")
    name = f"{stem.removesuffix(f'-{version.change}')}-{version}.{kind}" if version else f"{stem}.{kind}"
    return PictureFile(picture, name)


def version_of(message: discord.Message) -> Version | None:
    """Return the version that a post of the bot shows, by its controls or the name of its picture."""
    for part in walk_components(message.components):
        if match := _VERSION.match(getattr(part, "custom_id", None) or ""):
            return Version.read(match[1])
    for file in message.attachments:
        if match := _FILE_VERSION.search(file.filename):
            return Version.read(match[1])
    return None


def text_only(update: Update) -> Update:
    """Return an update with its story only, for a post that is not the newest any more."""
    return msgspec.structs.replace(
        update,
        looks=(),
        cards=(),
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
    """Return whether the post of a later update holds all words of an earlier one that stay."""
    lasting = update.story if update.lasting is None else update.lasting
    return later.tale is not None and shares_post(update, later) and (not lasting or lasting in later.tale.told)


def reports(post: discord.Message, update: Update, noted: int) -> bool:
    """Return whether a post of the bot tells an update. ``noted`` is the newest known post of the table (0: none).

    The words decide, because controls are also left under a post that tells less. A noted post tells only the version
    of its controls or pictures. A newer post may have lost its controls.
    """
    version, shown = version_of(post), read_message(post)
    story = _plain(placed(update, update.story, asked_text(update)[1])[1] or update.story).rstrip(".")[:COMPARED]
    if version is not None and version.table != update.version.table:
        return False
    if update.lobby is not None:
        return version is not None and version.change >= update.version.change
    if update.kind == "end" or not story:
        return version == update.version
    if story not in _plain(f"{shown.told} {shown.prompt}"):
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
