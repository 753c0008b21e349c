"""Overflow of controls: if a post would be taller than a phone's screen, some buttons become options of menus.

Pure functions from controls to controls. They count rows of a phone, as Discord wraps buttons there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile

import discord
import msgspec
from msgspec.structs import replace

from engine import Choice, Menu, Offer

from ..core.button_emoji import BUTTONS
from ..core.limits import MENU_OPTIONS
from .layout import Groups, Item, verb_of

ROWS = 5
"""Controls with more rows than this on a phone are folded."""
WIDTH = 270
"""Pixels of a row of controls on a phone of 390 pixels."""
LETTER, SIDES, EMOJI, BETWEEN = 7, 32, 26, 8
"""Pixels of a label's letter, of the padding of a label, of an emoji, of the gap between buttons."""
END_TURN = "pass"
"""The verb that ends a turn or passes. It stays a button."""
GROUP = 3
"""How many buttons of a verb can be folded as a group. Pairs follow if no larger group is left."""

MAIN = Choice("", weight="main").rank
LABEL_DETAIL = re.compile(r" *[,:(]")
"""Begins the detail of a label: a price, a target, a means."""
TRAILING_WORDS = ("to", "and", "at", "by", "for", "from", "in", "on", "over", "the", "with")
"""Words that are dropped from the end of the common start of several labels."""
MARKED = {verb: emoji for emoji, verbs in BUTTONS.items() for verb in verbs}


class Arrangement(msgspec.Struct, frozen=True):
    """Controls below a post: buttons, menus, and ``other`` moves in the last menu.

    ``more``: a button opens the own panel for further moves. ``asks`` holds the placeholder for a menu of a verb.
    ``close``: it is folded, and lone buttons that do not advance the game stand in the last row.
    """

    buttons: tuple[Offer, ...]
    menus: tuple[Menu, ...] = ()
    other: tuple[Offer, ...] = ()
    more: bool = False
    asks: Mapping[str, str] = {}
    close: bool = False

    @property
    def mixed(self) -> bool:
        """Whether a menu holds moves of other verbs than its own."""
        return any(_verb(offer) != menu.verb for menu in self.menus for offer in menu.offers)


Rows = Callable[[Arrangement], int]
"""Counts the rows of an arrangement."""


def rows_of(groups: Groups) -> int:
    """Return how many rows controls take on a phone. A menu takes one, and a button that does not fit begins the next."""
    count, given = 0, set[str]()
    for row in (row for group in groups for row in group.rows):
        taken = WIDTH
        for item in row:
            width = _width(item, given)
            taken += BETWEEN + width
            if taken > WIDTH:
                count, taken = count + 1, width
    return count


def _width(item: Item, given: set[str]) -> int:
    """Return the width of a control. Each emoji is on the first of its buttons only, and is added to ``given``."""
    if not isinstance(item, discord.ui.Button):
        return WIDTH
    emoji = MARKED.get(verb_of(item.custom_id or ""), "")
    shown = EMOJI * (bool(emoji) and emoji not in given)
    given.add(emoji)
    return min(WIDTH, LETTER * len(item.label or "") + SIDES + shown)


def fold_controls(arrangement: Arrangement, rows: Rows) -> Arrangement:
    """Return the controls folded to at most `ROWS` rows of a phone, or as few as possible.

    Each of the `FOLDS` is applied as long as it saves a row, until the rows are few enough.
    """
    if (count := rows(arrangement)) <= ROWS:
        return arrangement
    arrangement = replace(arrangement, close=True)
    count = rows(arrangement)
    for way in FOLDS:
        while count > ROWS:
            better = next(((less, candidate) for candidate in way(arrangement) if (less := rows(candidate)) < count), None)
            if better is None:
                break
            count, arrangement = better
    return arrangement


def _fold_groups(arrangement: Arrangement) -> Iterator[Arrangement]:
    """Turn a group that does not advance the game into a menu, the largest first."""
    for group in _by_verb(arrangement):
        if len(group) >= GROUP and not _is_main(group):
            yield _to_menu(arrangement, group)


def _merge_plain_menus(arrangement: Arrangement) -> Iterator[Arrangement]:
    """Merge two menus that do not advance the game, or one with the other moves."""
    yield from _merged(arrangement, [menu for menu in arrangement.menus if not _is_main(menu.offers)])


def _move_single(arrangement: Arrangement) -> Iterator[Arrangement]:
    """Move lone buttons that do not advance the game to the last menu."""
    yield _to_last_menu(
        arrangement,
        [offer for group in _by_verb(arrangement) if len(group) == 1 and not _is_main(group) for offer in group],
    )


def _merge_menus(arrangement: Arrangement) -> Iterator[Arrangement]:
    """Merge any two menus."""
    yield from _merged(arrangement, arrangement.menus)


def _move_pairs(arrangement: Arrangement) -> Iterator[Arrangement]:
    """Move pairs and lone buttons that do not advance the game to the last menu."""
    few = [group for group in _by_verb(arrangement) if len(group) < GROUP and not _is_main(group)]
    yield from (_to_last_menu(arrangement, group) for group in few)
    yield _to_last_menu(arrangement, [offer for group in few for offer in group])


def _shorten_main_groups(arrangement: Arrangement) -> Iterator[Arrangement]:
    """Move the last buttons of a group that advances the game to its menu, the largest group first."""
    for group in _by_verb(arrangement):
        for keep in range(len(group) - 1, 0, -1) if len(group) >= GROUP else ():
            yield _to_menu(arrangement, group[keep:])


def _move_main_pairs(arrangement: Arrangement) -> Iterator[Arrangement]:
    """Move the last buttons of the largest group to the last menu, else a whole group."""
    groups = [group for group in _by_verb(arrangement) if len(group) > 1]
    for group in groups[:1]:
        yield from (_to_last_menu(arrangement, group[-count:]) for count in range(1, len(group)))
    yield from (_to_last_menu(arrangement, group) for group in groups)


def _move_main_single(arrangement: Arrangement) -> Iterator[Arrangement]:
    """Move lone buttons that advance the game to the last menu, the first one first.

    One button always stays, and so do buttons with votes.
    """
    main = [group for group in _by_verb(arrangement) if _is_main(group)]
    alone = [group[0] for group in main if len(group) == 1 and group[0].choice.rank == MAIN]
    yield from (_to_last_menu(arrangement, [offer]) for offer in alone[: len(main) - 1])
    yield from (_to_last_menu(arrangement, alone[:count]) for count in range(2, len(main)))


FOLDS = (
    _fold_groups,
    _merge_plain_menus,
    _move_single,
    _merge_menus,
    _move_pairs,
    _merge_menus,
    _shorten_main_groups,
    _merge_menus,
    _move_main_pairs,
    _move_main_single,
)
"""The ways to fold, in order.

Moves that do not advance the game come first, from large groups to lone buttons, because that costs no extra tap. Moves
that advance the game are folded as little as possible, and never all of them.
"""


def _verb(offer: Offer) -> str:
    return offer.move.partition(" ")[0]


def _is_main(offers: Sequence[Offer]) -> bool:
    return any(offer.choice.rank <= MAIN for offer in offers)


def _by_verb(arrangement: Arrangement) -> list[list[Offer]]:
    """Return the buttons of each verb that does not end the turn, the largest groups first."""
    groups: dict[str, list[Offer]] = {}
    for offer in arrangement.buttons:
        if _verb(offer) != END_TURN:
            groups.setdefault(_verb(offer), []).append(offer)
    return sorted(groups.values(), key=len, reverse=True)


def _to_menu(arrangement: Arrangement, offers: Sequence[Offer]) -> Arrangement:
    """Return the arrangement with some buttons of a verb moved to the front of their menu."""
    verb = _verb(offers[0])
    there = next((menu for menu in arrangement.menus if menu.verb == verb), None)
    if there is None:
        return _rearranged(
            arrangement,
            offers,
            (*arrangement.menus, Menu(verb, arrangement.asks.get(verb) or verb.capitalize(), tuple(offers))),
        )
    menu = replace(there, offers=(*offers, *there.offers))
    return _rearranged(arrangement, offers, tuple(menu if other is there else other for other in arrangement.menus))


def _to_last_menu(arrangement: Arrangement, offers: Sequence[Offer]) -> Arrangement:
    """Return the arrangement with some buttons moved to the last menu, or to their own menu if there are no other moves."""
    if arrangement.other or not arrangement.menus or not offers:
        return _rearranged(arrangement, offers, arrangement.menus, (*arrangement.other, *offers))
    if any(menu.verb == _verb(offers[0]) for menu in arrangement.menus):
        return _to_menu(arrangement, offers)
    *menus, last = arrangement.menus
    if len(last.offers) + len(offers) > MENU_OPTIONS:
        return _rearranged(arrangement, offers, arrangement.menus, offers)
    return _rearranged(arrangement, offers, (*menus, _extended_menu(last, offers)))


def _merged(arrangement: Arrangement, menus: Sequence[Menu]) -> Iterator[Arrangement]:
    """Yield arrangements in which the other moves, or the smallest of these menus, joined another menu."""
    by_size = sorted(menus, key=lambda menu: len(menu.offers))
    least = () if arrangement.other else by_size[:1]
    offers = arrangement.other or tuple(offer for menu in least for offer in menu.offers)
    for menu in by_size[len(least) :] if offers else ():
        left = tuple(
            _extended_menu(other, offers) if other is menu else other for other in arrangement.menus if other not in least
        )
        yield _rearranged(arrangement, (), left, ())


def _extended_menu(menu: Menu, offers: Iterable[Offer]) -> Menu:
    """Return a menu with more moves. Its placeholder now names its content."""
    every = _in_order((*menu.offers, *offers))
    return replace(menu, about=menu_name(every), offers=every)


def menu_name(offers: Iterable[Offer]) -> str:
    """Return the content of a menu with several kinds of moves, short enough for a phone.

    Labels with the same first word are named by their common start ("Go back", "Divide tokens"). A lone label is named
    without its detail.
    """
    kinds: dict[str, list[str]] = {}
    for offer in offers:
        label = LABEL_DETAIL.split(offer.choice.label or offer.move, maxsplit=1)[0]
        kinds.setdefault(label.partition(" ")[0], []).append(label)
    return ", ".join(_common_start(labels) for labels in kinds.values())


def _common_start(labels: Sequence[str]) -> str:
    """Return the words that all labels begin with, without `TRAILING_WORDS` at the end."""
    shared = [
        words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*map(str.split, labels), strict=False))
    ]
    while len(labels) > 1 and len(shared) > 1 and shared[-1] in TRAILING_WORDS:
        shared.pop()
    return " ".join(shared)


def _rearranged(
    arrangement: Arrangement, offers: Sequence[Offer], menus: tuple[Menu, ...], other: Sequence[Offer] | None = None
) -> Arrangement:
    """Return the arrangement without some buttons and with these menus; unchanged if a menu would become too long."""
    others = arrangement.other if other is None else _in_order(other)
    if any(
        len(offered) > MENU_OPTIONS
        for offered in (others, *(menu.offers for menu in menus if menu not in arrangement.menus))
    ):
        return arrangement
    return replace(
        arrangement, buttons=tuple(offer for offer in arrangement.buttons if offer not in offers), menus=menus, other=others
    )


def _in_order(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """Return offers in the order of a menu: moves that need confirmation come last of their kind."""
    return tuple(sorted(offers, key=lambda offer: (offer.choice.rank, bool(offer.choice.sure))))
