"""A move is a wish with one text form, ``verb arg arg``: in the journal, the option, the button and the tests alike.

A game declares one frozen struct per verb, ``class Explore(Move, tag="explore"): door: str``. Fields are ``str`` or
``int``; their order is the order of the words. A last ``str`` field whose `Argument` is ``open`` takes the rest of the
line, so that names and notes may hold spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from functools import lru_cache
from typing import Literal, get_args, get_type_hints

import msgspec

from .errors import BadGame, GameError, IllegalMove, Text, Unworded
from .memo import memo_property
from .messages import refused

WRITING = "TAB-004"
"""The rule of the table on how a move is written."""


class Move(msgspec.Struct, frozen=True):
    """The base of every game's moves."""

    @property
    def verb(self) -> str:
        """The word that begins its text form."""
        return str(self.__struct_config__.tag)

    def __str__(self) -> str:
        """Return the one text form."""
        return " ".join([self.verb, *(str(getattr(self, name)) for name in self.__struct_fields__)])


class Unclear(GameError):
    """More than one legal move fits what was said; ``moves`` holds them, in the game's order.

    ``begun`` is that much of a move as text, where what is missing is asked step by step; "" where it is not.
    """

    usual = "TAB-005"

    def __init__(self, said: str | Unworded, moves: Sequence[Move], begun: str = "") -> None:
        super().__init__(said)
        self.moves = tuple(moves)
        self.begun = begun


LOOK = "look"
"""The group of commands that the pages of all games stand in (`engine.core.capabilities.Page`)."""


class Argument(msgspec.Struct, frozen=True):
    """One argument of a verb: ``name`` (a slash option's name), ``about`` (at most 100 characters, for its help).

    ``open`` means that legal moves do not list every value (an amount, a name): the game reads and checks it.
    ``default`` is what stands there if nothing is said; "" for an argument that has to be given. Arguments with a default
    come after those without.
    """

    name: str
    about: Text
    open: bool = False
    default: str = ""


Kind = Literal["answer", "way", "fight", "act", "gear", "deal", "party", "turn", "leave"]
"""What a move is in any game, in the order in which controls show them.

An "answer" answers what is asked. A "way" goes on to a place. A "fight" fights. An "act" does something else here. "gear"
is about what a character carries or holds. A "deal" gives or trades. "party" is about the party. "turn" ends the turn.
"leave" leaves the game or ends it for all.
"""
KINDS: tuple[Kind, ...] = get_args(Kind)


class Verb(msgspec.Struct, frozen=True, dict=True):
    """Something one can do: a slash command by itself, or in a group of commands.

    ``move`` is the struct of its moves, ``about`` what it does (at most 100 characters), ``arguments`` one per field
    of ``move`` in the same order. A ``private`` verb is never offered on a public post: a player who may use it gets its
    controls in a message that only they see.

    ``steps`` are the words on the button that begins a verb with steps; "" for a verb that is offered move by move. The
    arguments of a verb with steps are asked in private, one after the other, each with a picture of its own. Such a verb
    is private. Only its last argument may be open. It is then asked in a form (`Steps.form`) where the game lists no value
    for it. ``form`` are the words on the button of a verb whose one argument is open; the button shows its form at once.
    "" for an open verb that is only written.

    ``group`` is the group of commands that its slash command stands in. A verb that no other game has, or that is seldom
    typed, has the game's key. A verb of one opening has the name of that opening. "" is for a command at the top, where
    every member looks: verbs of several games stand there. ``slash`` is the command's own name, where it differs from the
    word that begins the move's text ("": that word). That word never changes.

    ``asks`` is the question over its moves where they are a menu. With ``answers``, that question is what the game asks
    (`Game.ask`), and its moves answer it. ``here`` is what it does in this game, for its help, where several games share
    the verb ("": ``about``). ``kind`` is the place of its moves among the controls, the same in every post.
    """

    move: type[Move]
    about: Text
    arguments: tuple[Argument, ...] = ()
    private: bool = False
    steps: Text = ""
    form: Text = ""
    group: str = ""
    asks: Text = ""
    answers: bool = False
    here: Text = ""
    slash: str = ""
    kind: Kind = "act"

    @memo_property
    def name(self) -> str:
        """The word that begins the move's text."""
        return str(self.move.__struct_config__.tag)

    @property
    def command(self) -> str:
        """Its slash command, as one types it after the slash: "explore", or in a group "workshop chart"."""
        name = self.slash or self.name
        return f"{self.group} {name}" if self.group else name


@lru_cache(maxsize=256)
def _types(move: type[Move]) -> tuple[type, ...]:
    hints = get_type_hints(move)
    return tuple(hints[name] for name in move.__struct_fields__)


def check_verbs(verbs: Sequence[Verb], groups: Container[str] = ()) -> None:
    """Raise `BadGame` where a verb is declared wrongly.

    Its arguments must be its move's fields, each a ``str`` or an ``int``, and only the last may be open. A verb with
    ``steps`` must be private and have something to ask for. A verb with a ``form`` must have exactly one argument, an open
    one. An argument with a default must not come before one without. A verb's group must be one of ``groups``: the game's
    key and the names of its openings.
    """
    for verb in verbs:
        names = tuple(argument.name for argument in verb.arguments)
        if names != verb.move.__struct_fields__:
            raise BadGame(f"verb {verb.name}: arguments {names} are not the fields {verb.move.__struct_fields__}")
        if any(kind not in (str, int) for kind in _types(verb.move)):
            raise BadGame(f"verb {verb.name}: a field is neither str nor int")
        if any(argument.open for argument in verb.arguments[:-1]):
            raise BadGame(f"verb {verb.name}: only the last argument may be open")
        if verb.steps and not (verb.private and verb.arguments):
            raise BadGame(f"verb {verb.name}: what is asked step by step is private, and has something to ask for")
        if verb.form and not (len(verb.arguments) == 1 and verb.arguments[0].open):
            raise BadGame(f"verb {verb.name}: a form asks for one open argument")
        said = [bool(argument.default) for argument in verb.arguments]
        if said != sorted(said):
            raise BadGame(f"verb {verb.name}: arguments with a default come last")
        if verb.group and verb.group not in groups:
            raise BadGame(f"verb {verb.name}: its group {verb.group} is no opening of its game, nor its key")


def read_move(verbs: Sequence[Verb], text: str) -> Move:
    """Return the move that ``text`` writes; `IllegalMove` in words when no verb of ``verbs`` is written like that."""
    word, _, rest = text.strip().partition(" ")
    name = word.lower()
    verb = next((verb for verb in verbs if verb.name == name), None)
    if verb is None:
        raise refused("no-such-move", WRITING, word=word[:40], known=tuple(verb.name for verb in verbs))
    count = len(verb.arguments)
    parts = rest.split(maxsplit=count - 1) if count else rest.split()
    parts += [argument.default for argument in verb.arguments[len(parts) :] if argument.default]
    if len(parts) != count or (count and not verb.arguments[-1].open and len(parts[-1].split()) > 1):
        raise _miscounted(verb, rest.split())
    values: list[str | int] = []
    for argument, kind, part in zip(verb.arguments, _types(verb.move), parts, strict=True):
        if kind is int:
            # int() also takes "٣", "1_000" and "+2"; a move has one text form.
            if not (part.isascii() and part.removeprefix("-").isdigit() and len(part) <= 9):
                raise refused("move-wants-number", WRITING, part=part[:40], verb=verb.name, argument=argument.name)
            values.append(int(part))
        else:
            values.append(part.strip())
    return verb.move(*values)


def read_kindly(
    verbs: Sequence[Verb],
    text: str,
    respell: Callable[[str, str], str],
    why_not: Callable[[str], IllegalMove | None],
    rules: Mapping[str, str],
) -> Move:
    """Return the move that ``text`` writes once ``respell`` (verb, rest) has put its arguments into their one form.

    `IllegalMove` says why no move of the verb is possible at all (``why_not``), if so, before it says how it is written;
    then it names the verb's own rule of ``rules``.
    """
    word, _, rest = text.strip().partition(" ")
    rest, word = " ".join(rest.split()), word.lower()
    if rest:
        rest = respell(word, rest)
    try:
        return read_move(verbs, f"{word} {rest}".strip())
    except IllegalMove as error:
        if any(verb.name == word for verb in verbs):
            raise why_not(word) or IllegalMove(error.said, rules[word]) from None
        raise


def _miscounted(verb: Verb, given: Sequence[str]) -> IllegalMove:
    """Return the refusal of a text with too few or too many arguments: each is one word."""
    names = [argument.name for argument in verb.arguments]
    missing = tuple(f"“{argument.name}”" for argument in verb.arguments[len(given) :] if not argument.default)
    if missing:
        return refused("move-also-wants", WRITING, verb=verb.name, missing=missing)
    if not names:
        return refused("move-stands-alone", WRITING, verb=verb.name)
    said, number = " ".join(given)[:40], len(given)
    return refused(
        "move-too-long", WRITING, verb=verb.name, count=len(names), names=tuple(names), given=said, number=number
    )
