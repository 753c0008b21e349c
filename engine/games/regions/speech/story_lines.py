"""How the pieces of a story become lines: sentences, small print below them, and what gives way where there is too much."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import filterfalse, groupby

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.words import upper

from ..rules.events import challenging, exploring, striking, turning
from ..rules.events.turning import SecretsTold
from ..state.catalogue import WORDS
from ..state.naming import play_name
from .action_story import Blow, type_of
from .sayings import say
from .words import Small, row

MOST_LINES = 8
"""So many lines of small print are told at most; then it says how many more there were."""

FEW_LINES = 2
MOST_ROLLS = 160
"""More lines of small print than the few are told only as far as they have so many letters together."""

LONG = 200
"""A story of more letters tells the totals of rolls in place of their faces."""

MOST_SMALL = 100
"""A line of more letters tells no more of its rolls than that, without what shifted them; one that has more than
`MOST_ROLLS` even so is left to the card and the log."""

MOST_STORY = 1700
"""So many letters of a story leave room for the rest of its post; the hidden rolls are cut to fit."""

MOST_HIDDEN, MOST_TOLD = 120, 600
"""So many letters the hidden rolls may have that are told in the end, of a story of so many; the export has all of them."""

GATHERED = (
    turning.Drew,
    striking.Drifted,
    striking.WoreOff,
    exploring.Saw,
    challenging.Went,
    exploring.SawRegion,
    challenging.Alerted,
    striking.Lasting,
    striking.Track,
    striking.Infected,
    turning.Discarded,
)
"""What does not end the sentence that is being gathered."""

SILENT = (turning.Drew, striking.Drifted, striking.WoreOff)
"""What tells nothing of a turn."""

Piece = Blow | str | Callable[[], str]
"""A sentence, or what becomes one once all that belongs to it is known."""


CARDS = (striking.Clash, exploring.Picked, exploring.Fortune, exploring.Passage, exploring.Gained)
CARDS_TOO = (striking.Down, striking.Died, turning.Ended)
"""Events that a card may show, and what draws another beside it."""
FIRST = (exploring.Fortune, exploring.Passage, exploring.Gained, *CARDS_TOO)
"""Events whose card may come before one of dice."""


def are_drawn(happened: Sequence[Happened]) -> bool:
    """Return whether a card in the same post shows dice that were rolled against each other: nothing of these is said below
    the story then. Where another card may come first they are."""
    shown = [e for e in happened if isinstance(e, CARDS + CARDS_TOO)]
    rolled = any(isinstance(e, striking.Clash) and e.inflict for e in shown)
    picked = any(isinstance(e, exploring.Picked) and e.lockpick and e.against for e in shown)
    return (rolled or picked) and not any(isinstance(e, FIRST) for e in shown)


def laid_out(pieces: Sequence[Sequence[Piece]], small: Sequence[Small], hidden: SecretsTold | None) -> str:
    """Return a story: a line for each part, then the ``small`` print, at the very end as much of the ``hidden`` rolls as
    there is room for. A long one tells totals, then fewer rolls, then less of what happened."""
    parts = [" ".join(filter(None, _sentences(part))) for part in [*pieces[:1], *filterfalse(_is_idle, pieces[1:])]]
    told = [(line, said) for line in small if (said := line("whole"))]
    rolls, left = [said for _, said in told], 0
    text = _joined(parts, _few(rolls, MOST_LINES))
    if len(text) > LONG:
        every = [line("least" if len(said) > MOST_SMALL else "totals") for line, said in told]
        rolls = [said for said in every if len(said) <= MOST_ROLLS]
        left = len(every) - len(rolls)
        text = _joined(parts, _few(rolls, MOST_LINES, left))
    for most in range(MOST_LINES - 1, 0, -1):
        if len(text) > MOST_STORY or (most >= FEW_LINES and sum(map(len, _few(rolls, most + 1, left))) > MOST_ROLLS):
            text = _joined(parts, _few(rolls, most, left))
    while len(text) > MOST_STORY and len(parts) > 3:
        parts[1:3] = [WORDS("more-happened")]
        text = _joined(parts, _few(rolls, 1, left))
    if hidden is not None and hidden.lines and len(text) < MOST_STORY:
        text = _joined([text], [_fitted(hidden, min(MOST_STORY - len(text), MOST_HIDDEN if len(text) < MOST_TOLD else 0))])
    return text


def _is_idle(part: Sequence[Piece]) -> bool:
    """Return whether nothing changed by what a part tells: it is told only of who acted first."""
    return bool(part) and all(isinstance(piece, Blow) and piece.is_idle for piece in part)


def _joined(parts: Sequence[str], small: Sequence[str]) -> str:
    return "\n".join(filter(None, [*parts, *(f"-# {upper(line)}" for line in small)]))


def _few(lines: Sequence[str], most: int, left: int = 0) -> list[str]:
    """Return so many lines at most, the last of which says how many more there were, with those that were ``left`` out."""
    if not left and len(lines) <= most:
        return list(lines)
    told = lines[: most - 1]
    return [*told, WORDS("more-rolls", some=bool(told))]


def _sentences(pieces: Sequence[Piece]) -> Iterator[str]:
    """Yield what is told of each piece; Creatures that strike the same one in vain after each other, in one sentence."""
    for spared, group in groupby(pieces, lambda piece: piece.spares if isinstance(piece, Blow) else ()):
        alike = list(group)
        blows = [piece for piece in alike if isinstance(piece, Blow)]
        if spared and len(blows) > 1:
            missed = all(blow.misses for blow in blows)
            yield WORDS("strike-in-vain", actors=tuple(blow.actor for blow in blows), whom=spared, missed=missed)
        else:
            yield from map(_told, alike)


def _told(piece: Piece) -> str:
    if isinstance(piece, Blow):
        return piece.told()
    return piece if isinstance(piece, str) else piece()


def _fitted(hidden: SecretsTold, room: int) -> str:
    """Return as many of the hidden rolls as there is room for."""
    lines, kept = hidden.lines, len(hidden.lines)
    while kept and len(say(replace(hidden, lines=lines[:kept]))) > max(0, room - 40):
        kept -= 1
    parts = [say(replace(hidden, lines=lines[:kept]))] if kept else []
    return "; ".join([*parts, *([WORDS("more-hidden", number=len(lines) - kept)] if kept < len(lines) else [])])


def is_drawn(e: challenging.Went, types: Sequence[type[Happened]]) -> bool:
    """Return whether the map shows a step of a Creature, and more is told: whom it attacks the status says."""
    return type_of(e.what) == "Creature" and bool(e.end) and set(types) != {challenging.Went}


def in_draw_phase(before: Sequence[Happened]) -> bool:
    """Return whether cards are drawn by everybody at once after what came ``before``, as a round begins."""
    for e in reversed(before):
        if isinstance(e, turning.RoundBegins | turning.SetOut):
            return True
        if not isinstance(e, turning.Drew | striking.Drifted | striking.Track | striking.WoreOff):
            return False
    return False


class Quiet:
    """What goes on without saying, for one line of small print: cards drawn, what is over."""

    def __init__(self, in_play: int) -> None:
        self._in_play = in_play
        self._begin()

    def _begin(self) -> None:
        self.drew: dict[int, list[str]] = {}
        self.cards: list[tuple[str, str]] = []
        self.shuffled: list[str] = []
        self.over: list[str] = []

    def told(self) -> str:
        """Return the line, "" for nothing but what is so in every round."""
        quiet = [WORDS("shuffled", who=_each(self.shuffled))] if self.shuffled else []
        quiet += self._drawn()
        quiet += [WORDS("over", sources=_each(self.over))] if self.over else []
        usual = self._are_all(self.drew.get(1, ())) and not self.cards and len(quiet) == 1
        self._begin()
        if not quiet or usual:
            return ""
        return "; ".join(quiet)

    def _drawn(self) -> list[str]:
        """Return who drew what, how many where that was noted without their names; what cards do the hand shows."""
        if not self.cards:
            return [self._draws(names, number) for number, names in self.drew.items() if number]
        return [WORDS("drawn", cards=row(WORDS("drawn-by", who=who, card=play_name(id)) for who, id in self.cards))]

    def _draws(self, names: Sequence[str], number: int) -> str:
        return WORDS("draws", who=tuple(names), everybody=self._are_all(names), count=number)

    def _are_all(self, names: Sequence[str]) -> bool:
        """Return whether these are all of a party of two or more."""
        return len(names) == self._in_play > 1


def _each(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
