"""The script language: what a line may say, and how it is read. Nothing is executed here.

@ada /delve new game:skyshard threat:standard     a slash command; values with spaces in double quotes
@ada /map text                                    bare words: a yes-or-no argument's name, or values in their order
@ada ? /explore what:                             what completion offers for the last argument
@bob press "Join"                                 a button of the newest post that has it, or that option of a menu there
@bob press "Explore A" in line 7                  the same of a post that line 7 brought, however old by now
@bob pick "B3"                                    an option of a menu, by its label
@ada fill name:"some text"                        the form that she was shown
@ada /wilds region use file:data/wilds/fen.toml         a file to attach: its path, from where the script is run
@ada menu "Explain this"                          a message menu on the newest post
channel crypt                                     all members go there
restart                                           the bot restarts
wait 3h                                           its clock moves on (s, m, h, d; also 1h30m)
expect "text" / expect not "text" / expect map / expect not map
expect in tavern "text" / expect to ada map       of the newest reply in a channel, or her newest private one
autoplay 300                                      until the table ends, or 300 steps
live 14d ada bob                                  only these two play, twice a day, for this span
seed lantern                                      the seed of all random choices
# a comment
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta

import msgspec

WORD = re.compile(
    r"""(?P<name>[\w-]+):(?:"(?P<quoted_value>(?:[^"\\]|\\.)*)"|(?P<value>[^\s"]*))(?=\s|$)
    |"(?P<quoted>(?:[^"\\]|\\.)*)"(?=\s|$)
    |(?P<bare>[^\s"]+)(?=\s|$)""",
    re.VERBOSE,
)
SPAN = re.compile(r"(?:\d+[smhd])+")
UNITS = {"s": "seconds", "m": "minutes", "h": "hours", "d": "days"}
LONGEST_WAIT = timedelta(days=366)


class ScriptError(Exception):
    """A line that cannot be read, or an impossible action: the number of the line, and the reason."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class Command(msgspec.Struct, frozen=True):
    """A slash command: its words, and its arguments in the written order."""

    words: tuple[str, ...]
    filled: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """The command with its subcommands."""
        return " ".join(self.words)


class Complete(msgspec.Struct, frozen=True):
    """Ask for the completion of one argument, with the text typed so far."""

    command: Command
    argument: str
    typed: str


class Click(msgspec.Struct, frozen=True):
    """Press a button. ``line`` is the line with the post (0: the newest that has the button)."""

    label: str
    line: int = 0


class Pick(msgspec.Struct, frozen=True):
    """Choose options of a menu; ``line`` as with `Click`."""

    labels: tuple[str, ...]
    line: int = 0


class Fill(msgspec.Struct, frozen=True):
    """Submit the shown form."""

    values: tuple[tuple[str, str], ...]


class Apply(msgspec.Struct, frozen=True):
    """Use a message menu; ``line`` as with `Click`."""

    menu: str
    line: int = 0


class Go(msgspec.Struct, frozen=True):
    """Move all members to a channel."""

    channel: str


class Restart(msgspec.Struct, frozen=True):
    """Restart the bot."""


class Wait(msgspec.Struct, frozen=True):
    """Move the bot's clock on."""

    span: timedelta


class Expect(msgspec.Struct, frozen=True):
    """Expect this text in the newest reply (none: a map), or its absence.

    ``channel`` or ``member``: the newest public one there, or the newest private one of this member.
    """

    text: str | None
    present: bool = True
    channel: str = ""
    member: str = ""

    def __str__(self) -> str:
        """Return the line of the script."""
        where = f"in {self.channel} " if self.channel else f"to {self.member} " if self.member else ""
        what = "map" if self.text is None else f'"{self.text}"'
        return f"expect {where}{'' if self.present else 'not '}{what}"


class Seed(msgspec.Struct, frozen=True):
    """Set the seed of all random choices."""

    text: str


class Autoplay(msgspec.Struct, frozen=True):
    """Play at random for at most this many steps."""

    steps: int


class Live(msgspec.Struct, frozen=True):
    """For this span only these members play, twice a day and at random."""

    span: timedelta
    present: tuple[str, ...] = ()


Act = Command | Complete | Click | Pick | Fill | Apply | Go | Restart | Wait | Expect | Seed | Autoplay | Live


class Line(msgspec.Struct, frozen=True):
    """One line: its number, the acting member ("" for the script itself), its text, its meaning."""

    number: int
    who: str
    do: str
    act: Act


class _Word(msgspec.Struct, frozen=True):
    text: str
    quoted: bool = False
    name: str | None = None


def read(script: str) -> list[Line]:
    """Return the lines of a script; `ScriptError` at the first unknown one."""
    return [line for number, text in enumerate(script.splitlines(), 1) if (line := read_line(number, text)) is not None]


def read_line(number: int, text: str) -> Line | None:
    """Return a line, ``None`` for an empty one or a comment. Raises `ScriptError`."""
    text = _without_comment(text.removeprefix("\ufeff")).strip()
    if not text:
        return None
    try:
        if text.startswith("@"):
            who, _, do = text[1:].partition(" ")
            do = do.strip()
            if not who or not do:
                raise ValueError('a member\'s line says who and what: @ada press "Join"')
            return Line(number, who.casefold(), do, _member_act(do))
        return Line(number, "", text, _script_act(text))
    except ValueError as error:
        raise ScriptError(number, str(error)) from None


def read_span(text: str) -> timedelta:
    """Return a span such as ``3h`` or ``1h30m``; ``ValueError`` with words if the text is none."""
    if not SPAN.fullmatch(text):
        raise ValueError(f'"{text}" is not a time: use a number with s, m, h or d, such as 3h or 1h30m')
    parts = re.findall(r"(\d+)([smhd])", text)
    try:
        span = sum((timedelta(**{UNITS[unit]: int(count)}) for count, unit in parts), timedelta())
    except OverflowError:
        span = timedelta.max
    if span > LONGEST_WAIT:
        raise ValueError(f"{text} is longer than a year")
    return span


def _without_comment(text: str) -> str:
    quoted = False
    for at, letter in enumerate(text):
        if letter == '"' and (at == 0 or text[at - 1] != "\\"):
            quoted = not quoted
        elif letter == "#" and not quoted and (at == 0 or text[at - 1].isspace()):
            return text[:at]
    return text


def _words(text: str) -> Iterator[_Word]:
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        match = WORD.match(text, at)
        if match is None:
            raise ValueError(f"a double quote is missing or in the wrong place at: {text[at:]}")
        at = match.end()
        if match["name"] is not None:
            quoted = match["quoted_value"]
            yield _Word(match["value"] or "" if quoted is None else _plain(quoted), quoted is not None, match["name"])
        elif match["quoted"] is not None:
            yield _Word(_plain(match["quoted"]), quoted=True)
        else:
            yield _Word(match["bare"])


def _plain(quoted: str) -> str:
    return re.sub(r"\\(.)", r"\1", quoted)


def _member_act(do: str) -> Act:
    if do.startswith("/"):
        return _command(do[1:])
    if do.startswith("?"):
        asked = do[1:].strip()
        if not asked.startswith("/"):
            raise ValueError("after ? comes a slash command, with the argument to complete at its end: ? /explore what:")
        command = _command(asked[1:])
        if not command.filled:
            raise ValueError("name the argument to complete at the end: ? /explore what:")
        *before, (argument, typed) = command.filled
        return Complete(Command(command.words, tuple(before)), argument, typed)
    verb, _, rest = do.partition(" ")
    match verb.casefold():
        case "press":
            labels, line = _labels(rest)
            return Click(_only(labels, "press"), line)
        case "pick":
            labels, line = _labels(rest)
            return Pick(labels, line)
        case "menu":
            labels, line = _labels(rest)
            return Apply(_only(labels, "menu"), line)
        case "fill":
            values = tuple((word.name, word.text) for word in _words(rest) if word.name is not None)
            if not values or len(values) != len(list(_words(rest))):
                raise ValueError('fill names each field: fill name:"The Long Barrow"')
            return Fill(values)
    raise ValueError(f'"{verb}" is nothing a member does: use a /command, ? /command, press, pick, fill or menu')


def _command(text: str) -> Command:
    words: list[str] = []
    filled: list[tuple[str, str]] = []
    for word in _words(text):
        if word.name is not None:
            if any(word.name == name for name, _ in filled):
                raise ValueError(f"{word.name}: stands there twice")
            filled.append((word.name, word.text))
        elif filled or word.quoted:
            raise ValueError(f'"{word.text}" belongs to no argument: write name:"a value with spaces"')
        else:
            words.append(word.text)
    if not words:
        raise ValueError("a slash command needs its name: /delve new")
    return Command(tuple(words), tuple(filled))


def _labels(rest: str) -> tuple[tuple[str, ...], int]:
    """Return one or more labels, in quotes or all words as one, and the line of "in line 7" at the end."""
    match = re.search(r"\s+in line (\d+)$", rest)
    line = int(match[1]) if match else 0
    rest = rest[: match.start()] if match else rest
    if not rest.strip():
        raise ValueError('the label is missing: press "Join"')
    if '"' not in rest:
        return (rest.strip(),), line
    words = list(_words(rest))
    if not all(word.quoted and word.name is None for word in words):
        raise ValueError('put every label into double quotes: pick "B3"')
    return tuple(word.text for word in words), line


def _only(labels: tuple[str, ...], verb: str) -> str:
    if len(labels) != 1:
        raise ValueError(f"{verb} takes one label")
    return labels[0]


def _script_act(text: str) -> Act:
    verb, _, rest = text.partition(" ")
    rest = rest.strip()
    match verb.casefold():
        case "channel" if rest:
            return Go(rest.removeprefix("#").strip('"'))
        case "restart" if not rest:
            return Restart()
        case "wait" if rest:
            return Wait(read_span(rest))
        case "autoplay" if rest.isdecimal() and int(rest) > 0:
            return Autoplay(int(rest))
        case "live" if rest:
            span, *present = rest.replace("@", "").split()
            return Live(read_span(span), tuple(name.casefold() for name in present))
        case "expect" if rest:
            return _expect(rest)
        case "seed" if rest:
            return Seed(rest.strip('"'))
    examples = {
        "channel": "channel crypt",
        "restart": "restart (nothing after it)",
        "wait": "wait 3h",
        "autoplay": "autoplay 300",
        "live": "live 14d ada bob",
        "seed": "seed lantern",
        "expect": 'expect "text", expect not "text" or expect map; also expect in tavern ... or expect to ada ...',
    }
    if verb.casefold() in examples:
        raise ValueError(f"write {examples[verb.casefold()]}")
    raise ValueError(
        f'"{verb}" is unknown: a line starts with @member, channel, restart, wait, seed, expect, autoplay, live, #'
    )


def _expect(rest: str) -> Expect:
    words = list(_words(rest))
    channel = member = ""
    if len(words) > 2 and all(word.name is None and not word.quoted for word in words[:2]):
        whose = words[1].text
        if words[0].text.casefold() == "in":
            channel, words = whose.removeprefix("#"), words[2:]
        elif words[0].text.casefold() == "to":
            member, words = whose.removeprefix("@").casefold(), words[2:]
    present = not (words[0].text.casefold() == "not" and not words[0].quoted)
    words = words if present else words[1:]
    if len(words) == 1 and not words[0].quoted and words[0].text.casefold() == "map":
        return Expect(None, present, channel, member)
    if len(words) == 1 and words[0].quoted and words[0].name is None and words[0].text:
        return Expect(words[0].text, present, channel, member)
    raise ValueError('write expect "text", expect not "text", expect map or expect not map; also in tavern, or to ada')
