"""High points and rolls: a card for a moment that matters, with the dice that decided it, as data.

A game says which of its events are one (`HighPoints`) and what stands on the card. Only what is public is told there, so a
card may stand in the channel. The renderer draws it; the newest cards of a turn stand in its post (`newest`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from .events import ByType, Happened, Happenings
from .game import Event
from .messages import WORDS
from .scene import Chip, Fact, Scene
from .tokens import Board, Token

V = TypeVar("V")
T = TypeVar("T")

AT_ONCE = 1
"""So many cards stand in a post at most, the newest: with the map, the news and the question a phone's screen is full."""
MOST_ROWS = 4
"""So many rows of dice stand on one card at most: the newest."""
LONGEST = 1000
"""So many characters has the text of a card at most."""
_ACCENT = re.compile(r"\*\*")


class RolledDie(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die as it came up: its ``colour`` and what is on its face, ``icons`` or a number.

    Colours are "white", "red" and "purple", or what the die did: "lit" counts, "dim" does not, "code" was to be rolled.
    ``again``: it is rolled once more, and the next die of the row is what it then showed. ``number`` is what it is called;
    the dice of such a chain are called by that of the first that has one. ``does`` stands below it: what it did, behind the
    icon of what it was rolled ``by``.
    """

    colour: str
    icons: tuple[str, ...] = ()
    again: bool = False
    number: str = ""
    face: str = ""
    does: str = ""
    by: str = ""


class DiceRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player rolled: tokens, name, dice, ``totals`` and ``prize`` (icon and number), a ``note``.

    ``best`` is who won. A prize is what a player got: it stands with a plus in a column of its own. ``slots``: the dice are
    what is to be rolled; those that were are lit. ``head`` stands above it: what the rows from here on belong to.
    """

    tokens: tuple[Token, ...]
    name: str
    dice: tuple[RolledDie, ...]
    totals: tuple[tuple[str, int], ...] = ()
    note: str = ""
    best: bool = False
    prize: tuple[tuple[str, int], ...] = ()
    slots: bool = False
    head: str = ""


class CardLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a card: a token, a name, and at the right what belongs to it, in columns. A ``head`` names the columns.

    One that stands ``below`` says more of the line before it.
    """

    name: str
    cells: tuple[str, ...] = ()
    token: Token | None = None
    head: bool = False
    below: bool = False


class HighPointBoard(Board, frozen=True, cache_hash=True):
    """What stands on a card below its title: an icon at the left, rows of dice, lines, what came of it, small print.

    In ``told`` what stands between two pairs of stars is lit: "Ada loses **2 scouts**".
    """

    rows: tuple[DiceRow, ...] = ()
    lines: tuple[CardLine, ...] = ()
    icon: str = ""
    told: str = ""
    small: str = ""


class HighPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card: its ``title``, what stands ``beside`` it, its ``board``. ``rolled``: it shows no more than a roll; ``great``:
    it brings the goal nearer or farther for all, and stands before others; ``ends``: how the game ended.

    Cards that follow each other with the same ``row`` are one card, with the rows and lines of all; where it is ``lasting``
    it goes on in the next post, too. One that ``starts`` something does not join the card before it. Where the earlier card
    has slots, ``missing`` are the faces that are still to be rolled: the others of its slots are lit, and of the new dice
    those that filled them. ``alt`` is the text that says the same, where the game says it in words of its own; ``facts``
    stand beside the title. ``rule`` says how its dice are read: it stands below only the first times at a table, counted
    by the ``kind`` of its event. ``about`` are the names of those who rolled, or were met by it. Cards of one change that
    ``share`` a title are one card under it, as many as have room. Each has its ``head`` above its rows.
    """

    title: str
    board: HighPointBoard
    beside: str = ""
    rolled: bool = False
    great: bool = False
    ends: bool = False
    row: str = ""
    lasting: bool = False
    starts: bool = False
    missing: tuple[str, ...] = ()
    alt: str = ""
    facts: tuple[Fact, ...] = ()
    chip: Chip | None = None
    rule: str = ""
    kind: str = ""
    about: tuple[str, ...] = ()
    share: str = ""
    head: str = ""
    most: int = MOST_ROWS

    def explained(self) -> HighPoint:
        """Return the card with its rule in its small print, as a sentence of its own."""
        ended = not self.board.small or self.board.small[-1] in ".!?"
        small = "\n".join(filter(None, (self.board.small if ended or not self.rule else f"{self.board.small}.", self.rule)))
        return replace(self, board=replace(self.board, small=small), rule="")

    def scene(self) -> Scene:
        """Return the picture of the card, without its rule."""
        facts = self.facts or ((Fact("", self.beside),) if self.beside else ())
        return Scene(self.title, self.board, self.alt or _said(self), self.chip, facts)


def plain_text(told: str) -> str:
    """Return a text of a card without its stars."""
    return _ACCENT.sub("", told)


def _said(card: HighPoint) -> str:
    """Return what a card shows in words."""
    board = card.board
    heads = next((line.cells for line in board.lines if line.head), ())
    told = [WORDS("card-title", title=card.title, beside=card.beside)]
    for row in board.rows:
        dice = tuple(map(_face, row.dice))
        told.append(WORDS("card-row", name=row.name, dice=dice, note=row.note))
    for line in board.lines:
        if not line.head:
            cells = [WORDS("card-cell", head=head, cell=cell) for head, cell in zip(heads, line.cells, strict=False)]
            told.append(
                WORDS("card-line", name=line.name, cells=tuple(cells or line.cells)) if line.cells else f"{line.name}."
            )
    texts = filter(None, (plain_text(board.told), board.small))
    ends = [text if text.endswith((".", "!", "?")) else f"{text}." for text in texts]
    return " ".join([*told, *ends])[:LONGEST]


def _face(die: RolledDie) -> str:
    return WORDS("card-die", face=die.face or " ".join(die.icons), does=die.does)


class Occasion(Generic[V]):
    """When a card is made: the public ``view`` after all that happened, and what of that came ``before`` its event."""

    def __init__(self, view: V, before: Sequence[Happened], after: Sequence[Happened]) -> None:
        self.view = view
        self.before = before
        self.after = after


class HighPoints(Generic[V]):
    """The high points and rolls of a game: what card is made of which event.

    ::

        @HIGH_POINTS.of(units.Fell)
        def _fell(e: units.Fell, when: Occasion[View]) -> HighPoint:
            return HighPoint(WORDS("card-fell", who=e.who), HighPointBoard(told=...))
    """

    def __init__(self, happenings: Happenings) -> None:
        self._happenings = happenings
        self._cards = ByType[[Occasion[V]], HighPoint | None]()

    def of(
        self, *kinds: type[T]
    ) -> Callable[[Callable[[T, Occasion[V]], HighPoint | None]], Callable[[T, Occasion[V]], HighPoint | None]]:
        """Make the cards of these events with the function that this stands over; ``None`` makes none."""
        return self._cards.of(*kinds)

    def __call__(self, view: V, events: Sequence[Event]) -> tuple[HighPoint, ...]:
        """Return the cards of what is public of some events, oldest first."""
        known = self._happenings.known(events, None)
        found = []
        for place, e in enumerate(known):
            card = self._cards(e, Occasion(view, known[:place], known[place + 1 :])) if type(e) in self._cards else None
            if card is not None:
                found.append(replace(card, kind=e.called()) if card.rule else card)
        return joined(found)


def joined(cards: Iterable[HighPoint]) -> tuple[HighPoint, ...]:
    """Return cards, those that follow each other with the same ``row`` as one."""
    found: list[HighPoint] = []
    for card in cards:
        if found and card.row and card.row == found[-1].row and not card.starts:
            earlier = found.pop()
            lines = (*earlier.board.lines, *card.board.lines)
            board = replace(card.board, rows=_rows_of_both(earlier, card), lines=lines)
            about = tuple(dict.fromkeys((*earlier.about, *card.about)))
            card = replace(card, board=board, starts=earlier.starts, about=about, most=max(earlier.most, card.most))
        found.append(card)
    return tuple(found)


def _rows_of_both(earlier: HighPoint, card: HighPoint) -> tuple[DiceRow, ...]:
    """Return the rows of two cards that are one. Slots stand above the newest roll; without them all rows stay."""
    slots = next((row for row in earlier.board.rows if row.slots), None)
    rolls = tuple(row for row in card.board.rows if not row.slots)
    if slots is None:
        return _kept((*earlier.board.rows, *card.board.rows), max(earlier.most, card.most))
    filled = Counter(die.face for die in slots.dice if die.colour == "code") - Counter(card.missing)
    return (replace(slots, dice=_lit(slots.dice, Counter(filled))), *(_lit_row(row, Counter(filled)) for row in rolls))


def _kept(rows: tuple[DiceRow, ...], most: int) -> tuple[DiceRow, ...]:
    """Return as many rows as stand on a card: the newest ones. Where it may be more than usual, rolls of both sides stay
    together: the oldest without a total go first, and the newest always stay."""
    if most <= MOST_ROWS:
        return tuple(rows[-most:])
    pairs: list[list[DiceRow]] = []
    for row in rows:
        if pairs and all(row.name != other.name for other in pairs[-1]):
            pairs[-1].append(row)
        else:
            pairs.append([row])
    while len(pairs) > 1 and sum(map(len, pairs)) > most:
        empty = (place for place, pair in enumerate(pairs[:-1]) if not any(n for row in pair for _, n in row.totals))
        pairs.pop(next(empty, 0))
    return tuple(row for pair in pairs for row in pair)


def _lit_row(row: DiceRow, faces: Counter[str]) -> DiceRow:
    """Return a row with the dice lit that fill slots of these faces, unless others of it are lit for them."""
    return replace(row, dice=_lit(row.dice, faces - Counter(die.face for die in row.dice if die.colour == "lit")))


def _lit(dice: Sequence[RolledDie], faces: Counter[str]) -> tuple[RolledDie, ...]:
    """Return dice, those with so many of these ``faces`` lit."""
    shown = []
    for die in dice:
        fits = die.colour in ("code", "dim") and not die.again and faces[die.face] > 0
        faces[die.face] -= fits
        shown.append(replace(die, colour="lit") if fits else die)
    return tuple(shown)


def newest(before: Iterable[HighPoint], cards: Iterable[HighPoint]) -> tuple[HighPoint, ...]:
    """Return the cards of a post after another change: its own, or without any those that stand there.

    Newer cards take the place of earlier ones: these show what is over. A card that goes on stays with them. Where a game
    ends there may be one more.
    """
    new, earlier = tuple(cards), tuple(before)
    if new:
        earlier = tuple(card for card in earlier if card.row and card.row == new[0].row)
    return joined((*earlier, *new))[-AT_ONCE - any(card.ends for card in new) :]


def going_on(before: Iterable[HighPoint], cards: Sequence[HighPoint]) -> tuple[HighPoint, ...]:
    """Return those of the cards in the post before that go on in the next one."""
    rows = {card.row for card in cards}
    return tuple(card for card in before if card.lasting and card.row in rows)


def rank(card: HighPoint, people: Container[str] = ()) -> tuple[bool, bool, bool]:
    """Return how early a card is shown, the lowest first: great ones and the end, other high points, rolls; first those
    about ``people``."""
    return not (card.great or card.ends), card.rolled, not any(name in people for name in card.about)


def foremost(cards: Iterable[HighPoint], people: Container[str] = ()) -> tuple[HighPoint, ...]:
    """Return the cards of one change that its post shows: high points before rolls, those about ``people`` before those
    about bot players, the newest of each, in their order; with the first of them those that share its card. Where none of
    these is about ``people``, the first that is stands beside it: a roll of one's own is seen."""
    every = list(cards)
    ranked = sorted(range(len(every)), key=lambda place: (*rank(every[place], people), -place))
    if not ranked:
        return ()
    first = sorted(_sharing(every, ranked))
    card = shared([every[place] for place in first])
    mine = [place for place in ranked if any(name in people for name in every[place].about)]
    if not mine or not set(first).isdisjoint(mine):
        return card
    return (*card, every[mine[0]]) if mine[0] > first[0] else (every[mine[0]], *card)


def _sharing(every: Sequence[HighPoint], ranked: Sequence[int]) -> list[int]:
    """Return the places of the first of the ranked cards, and of those that share its title and have room beside it."""
    first, *others = ranked
    found, rows = [first], len(every[first].board.rows)
    for place in others:
        card = every[place]
        if every[first].share and card.share == every[first].share and rows + len(card.board.rows) <= MOST_ROWS:
            found.append(place)
            rows += len(card.board.rows)
    return found


def shared(cards: Sequence[HighPoint]) -> tuple[HighPoint, ...]:
    """Return cards that share a title as one under it, one alone as it is. A note is said once."""
    if len(cards) < 2:
        return tuple(cards)
    rows: list[DiceRow] = []
    for card in cards:
        for place, row in enumerate(card.board.rows):
            said = any(row.note == other.note for other in rows)
            rows.append(replace(row, head="" if place else card.head, note="" if said else row.note))
    return (
        HighPoint(
            cards[0].share,
            HighPointBoard(tuple(rows)),
            rolled=all(card.rolled for card in cards),
            alt=" ".join(card.alt or _said(card) for card in cards)[:LONGEST],
            about=tuple(dict.fromkeys(name for card in cards for name in card.about)),
        ),
    )
