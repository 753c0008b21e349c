"""Everything that can go wrong, as one tree.

::

    DelvekeeperError
    |-- GameError              for players: ``words`` is shown to the asker, nothing is lost
    |   |-- NoTable            nothing is being played in this channel
    |   |-- TableTaken         something is being played here already
    |   |-- NotSeated          the asker has no seat at this table
    |   |-- NotYourTurn        another seat is awaited
    |   |-- NotAllowed         the asker, or any member, may not do that; the words say who may, or why
    |   |-- IllegalMove        a rule forbids it; names the rule, and what would be legal
    |   |-- Unclear            several moves fit what was said; carries them, to be offered (`moves`)
    |   |-- Stale              a control from before the last change
    |   |-- GameOver           the game has ended
    |   |-- BadOption          an option of the lobby that the game does not know
    |   |-- BadFile            a prepared file cannot be used; carries every problem with its line
    |   `-- TableBroken        this table cannot go on as it is (corrupt, from a newer version, disk full)
    `-- OperatorError          for us: the start, or the one table, stops
        |-- NotNow             the start fails for what passes by itself (disk full, file in use)
        |-- BadContent         a data file says something impossible; names file and key
        |-- BadGame            a game breaks its contract (verbs, limits)
        `-- BrokenJournal      a replay does not give what the journal says
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Protocol

from msgspec import Struct


class Unworded(Protocol):
    """A message of a catalogue that is worded when it is read: ``str`` words it."""

    @property
    def id(self) -> str:
        """Return its id."""
        ...

    @property
    def facts(self) -> Mapping[str, object]:
        """Return what it is told of."""
        ...


Text = str | Unworded
"""What is declared at import and read later: a sentence, or a message that ``str`` words."""


class Later:
    """A text of no message that ``str`` words when it is read, in the language that is spoken then."""

    id = ""
    facts: Mapping[str, object] = MappingProxyType({})

    def __init__(self, words: Callable[[], str]) -> None:
        self._words = words

    def __str__(self) -> str:
        return self._words()


class DelvekeeperError(Exception):
    """The root of the tree."""


class GameError(DelvekeeperError):
    """Something a player is told: ``words`` is a whole sentence, ``rule`` the id of the rule behind it, if there is one.

    A message of a catalogue may be given instead of a sentence; it is worded when ``words`` is read.

    The rule is one of the game, or of the table (``TAB``), and is shown. ``usual`` is the id of the table's entry on
    refusals of this kind. It stands in for a missing rule, so every refusal can be explained (TAB-001).
    """

    usual: ClassVar[str] = "TAB-001"

    def __init__(self, said: str | Unworded, rule: str | None = None) -> None:
        super().__init__(said)
        self.said = said
        self.rule = rule

    @property
    def words(self) -> str:
        """The sentence."""
        return str(self.said)

    @property
    def entry(self) -> str:
        """The id of the rulebook's entry that explains it."""
        return self.rule or self.usual

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})" if self.rule else self.words


class NoTable(GameError):
    """Nothing is being played in this channel."""

    usual = "TAB-010"


class TableTaken(GameError):
    """Something is being played here already."""

    usual = "TAB-009"


class NotSeated(GameError):
    """The asker has no seat at this table."""

    usual = "TAB-016"


class NotYourTurn(GameError):
    """Another seat is awaited. ``instead`` says in words what can be done meanwhile; "" where that is nothing."""

    usual = "TAB-023"

    def __init__(self, said: str | Unworded, rule: str | None = None, hint: Text = "") -> None:
        super().__init__(said, rule)
        self.hint = hint

    @property
    def instead(self) -> str:
        """The hint in words."""
        return str(self.hint)


class NotAllowed(GameError):
    """The asker may not do that, or no member may any more; the words say who may, or why."""

    usual = "TAB-054"


class IllegalMove(GameError):
    """A rule forbids the move. ``instead`` says in words what would be legal; the table fills it in. ``leads`` is the verb
    whose moves come closest, "" where all that is legal does.
    """

    usual = "TAB-003"

    def __init__(self, said: str | Unworded, rule: str | None = None, hint: Text = "", leads: str = "") -> None:
        super().__init__(said, rule)
        self.hint = hint
        self.leads = leads

    @property
    def instead(self) -> str:
        """The hint in words."""
        return str(self.hint)


class Stale(GameError):
    """A stale control: one that was drawn before the last change (optimistic version check)."""

    usual = "TAB-006"


class GameOver(GameError):
    """The game has ended."""

    usual = "TAB-056"


class BadOption(GameError):
    """An option of the lobby that the game does not know, or a value it does not take."""

    usual = "TAB-012"


class Problem(Struct, frozen=True):
    """What is wrong in a prepared file: the line (from 1, 0 where none can be named), the key, what is wrong there, and
    what would be right."""

    line: int
    key: str
    wrong: str
    right: str = ""

    def __str__(self) -> str:
        """Return it as one line: "line 12, tn: 40 is too high; a number from 6 to 14"."""
        where = ", ".join(filter(None, [f"line {self.line}" if self.line else "", self.key]))
        said = "; ".join(filter(None, [self.wrong, self.right]))
        return f"{where}: {said}" if where else said


class BadFile(GameError):
    """A prepared file cannot be used; ``problems`` are in the order of its lines, at least one."""

    usual = "TAB-048"

    def __init__(self, said: str | Unworded, problems: Sequence[Problem], rule: str | None = None) -> None:
        super().__init__(said, rule)
        self.problems = tuple(problems)


class TableBroken(GameError):
    """This one table cannot go on as it is; the words say why and what can be done."""

    usual = "TAB-066"


class OperatorError(DelvekeeperError):
    """A mistake of ours or of the operator; never shown to players as it is."""


class NotNow(OperatorError):
    """The start fails for what may pass by itself, so that it is worth another try; says so in a sentence."""


class BadContent(OperatorError):
    """A data file says something impossible."""

    def __init__(self, file: str, key: str, wrong: str) -> None:
        super().__init__(f"{file}: {key}: {wrong}" if key else f"{file}: {wrong}")
        self.file, self.key, self.wrong = file, key, wrong


class BadGame(OperatorError):
    """A game breaks its contract with the bot."""


class BrokenJournal(OperatorError):
    """A replay does not give what the journal says; names the entry."""


def unnamed(error: object) -> str:
    """Return for a log what went wrong and where, without the words of an error: people may be named in them (TAB-126)."""
    if not isinstance(error, BaseException):
        return str(error)
    found = re.search(r"entry \d+|`\$[^`]*`", str(error))
    return f"{type(error).__name__}{f' at {found[0]}' if found else ''}"
