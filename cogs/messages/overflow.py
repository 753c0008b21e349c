"""Folding: where the controls of a post would be taller than a phone shows at once, some of its buttons become options of
menus. Controls in, controls out; what is counted are rows of a phone, as Discord wraps buttons there.
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
"""Controls of more rows than so many, on a phone, are folded."""
WIDTH = 270
"""Pixels that a row of controls has on a phone of 390."""
LETTER, SIDES, EMOJI, BETWEEN = 7, 32, 26, 8
"""Pixels of a letter of a label, of what is left free on both sides of it, of an emoji before it, between two buttons."""
END_TURN = "pass"
"""The verb that ends a turn, or does without what is offered: it stays a button."""
GROUP = 3
"""So many buttons of a verb are a group that can be folded; two are only where no larger group is left."""

MAIN = Choice("", weight="main").rank
LABEL_DETAIL = re.compile(r" *[,:(]")
"""Begins what a label says besides: a price, on whom, with what."""
TRAILING_WORDS = ("to", "and", "at", "by", "for", "from", "in", "on", "over", "the", "with")
"""What only leads on to what differs, at the end of what several labels have in common."""
MARKED = {verb: emoji for emoji, verbs in BUTTONS.items() for verb in verbs}


class Arrangement(msgspec.Struct, frozen=True):
    """What is laid out below a post: buttons, menus, and what stands in the last menu, that of ``other`` moves.

    ``more``: others yet are behind a button that opens one's own panel. ``asks`` is what stands over the moves of a verb
    where they are a menu. ``close``: it is folded, and what stands alone and does not move the game on is in the last row.
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
"""Says how many rows something takes that is laid out."""


def rows_of(groups: Groups) -> int:
    """Return how many rows controls take on a phone: a menu is one, and a button that does not fit begins the next."""
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
    """Return how wide a control is; each emoji stands on the first of its buttons, and is ``given`` then."""
    if not isinstance(item, discord.ui.Button):
        return WIDTH
    emoji = MARKED.get(verb_of(item.custom_id or ""), "")
    shown = EMOJI * (bool(emoji) and emoji not in given)
    given.add(emoji)
    return min(WIDTH, LETTER * len(item.label or "") + SIDES + shown)


def fold_controls(laid: Arrangement, rows: Rows) -> Arrangement:
    """Return what is laid out in at most `ROWS` rows of a phone, or as near to that as it comes.

    One of the `WAYS` after the other is taken as often as it saves a row, until they are few enough.
    """
    if (count := rows(laid)) <= ROWS:
        return laid
    laid = replace(laid, close=True)
    count = rows(laid)
    for way in FOLDS:
        while count > ROWS:
            better = next(((less, one) for one in way(laid) if (less := rows(one)) < count), None)
            if better is None:
                break
            count, laid = better
    return laid


def _fold_groups(laid: Arrangement) -> Iterator[Arrangement]:
    """A group that does not move the game on becomes a menu, the largest first."""
    for group in _by_verb(laid):
        if len(group) >= GROUP and not _is_main(group):
            yield _in_menu(laid, group)


def _merge_plain_menus(laid: Arrangement) -> Iterator[Arrangement]:
    """Of menus of what does not move the game on, and that of the other moves, two become one."""
    yield from _merged(laid, [menu for menu in laid.menus if not _is_main(menu.offers)])


def _move_single(laid: Arrangement) -> Iterator[Arrangement]:
    """What stands alone and does not move the game on goes to the last menu."""
    yield _in_last(laid, [one for group in _by_verb(laid) if len(group) == 1 and not _is_main(group) for one in group])


def _merge_menus(laid: Arrangement) -> Iterator[Arrangement]:
    """Of any menus two become one."""
    yield from _merged(laid, laid.menus)


def _move_pairs(laid: Arrangement) -> Iterator[Arrangement]:
    """Two of a verb that do not move the game on go to the last menu; with them what stands alone."""
    few = [group for group in _by_verb(laid) if len(group) < GROUP and not _is_main(group)]
    yield from (_in_last(laid, group) for group in few)
    yield _in_last(laid, [one for group in few for one in group])


def _shorten_main_groups(laid: Arrangement) -> Iterator[Arrangement]:
    """Of a group that moves the game on the last buttons go to its menu, those of the largest group first."""
    for group in _by_verb(laid):
        for keep in range(len(group) - 1, 0, -1) if len(group) >= GROUP else ():
            yield _in_menu(laid, group[keep:])


def _move_main_pairs(laid: Arrangement) -> Iterator[Arrangement]:
    """The last button of the largest group goes to the last menu, else a whole group."""
    groups = [group for group in _by_verb(laid) if len(group) > 1]
    for group in groups[:1]:
        yield from (_in_last(laid, group[-count:]) for count in range(1, len(group)))
    yield from (_in_last(laid, group) for group in groups)


def _move_main_single(laid: Arrangement) -> Iterator[Arrangement]:
    """What stands alone and moves the game on goes to the last menu, the first first; one of all stays, and what somebody
    voted for."""
    main = [group for group in _by_verb(laid) if _is_main(group)]
    alone = [group[0] for group in main if len(group) == 1 and group[0].choice.rank == MAIN]
    yield from (_in_last(laid, [one]) for one in alone[: len(main) - 1])
    yield from (_in_last(laid, alone[:count]) for count in range(2, len(main)))


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
"""How controls are folded: first what does not move the game on, from the largest group to what stands alone, and menus
into one, for that costs nobody a tap; of what moves the game on as little as will do, and never all of it."""


def _verb(offer: Offer) -> str:
    return offer.move.partition(" ")[0]


def _is_main(offers: Sequence[Offer]) -> bool:
    return any(offer.choice.rank <= MAIN for offer in offers)


def _by_verb(laid: Arrangement) -> list[list[Offer]]:
    """Return the buttons of each verb that does not end the turn, the largest groups first."""
    groups: dict[str, list[Offer]] = {}
    for offer in laid.buttons:
        if _verb(offer) != END_TURN:
            groups.setdefault(_verb(offer), []).append(offer)
    return sorted(groups.values(), key=len, reverse=True)


def _in_menu(laid: Arrangement, offers: Sequence[Offer]) -> Arrangement:
    """Return what is laid out with some buttons of a verb in its menu, before what is there."""
    verb = _verb(offers[0])
    there = next((menu for menu in laid.menus if menu.verb == verb), None)
    if there is None:
        return _with(laid, offers, (*laid.menus, Menu(verb, laid.asks.get(verb) or verb.capitalize(), tuple(offers))))
    menu = replace(there, offers=(*offers, *there.offers))
    return _with(laid, offers, tuple(menu if one is there else one for one in laid.menus))


def _in_last(laid: Arrangement, offers: Sequence[Offer]) -> Arrangement:
    """Return what is laid out with some buttons in the last menu: their own where they have one and there are no others."""
    if laid.other or not laid.menus or not offers:
        return _with(laid, offers, laid.menus, (*laid.other, *offers))
    if any(menu.verb == _verb(offers[0]) for menu in laid.menus):
        return _in_menu(laid, offers)
    *menus, last = laid.menus
    if len(last.offers) + len(offers) > MENU_OPTIONS:
        return _with(laid, offers, laid.menus, offers)
    return _with(laid, offers, (*menus, _extended_menu(last, offers)))


def _merged(laid: Arrangement, menus: Sequence[Menu]) -> Iterator[Arrangement]:
    """Yield what is laid out with the other moves in one of some menus, else with the smallest of these in another."""
    by_size = sorted(menus, key=lambda menu: len(menu.offers))
    least = () if laid.other else by_size[:1]
    offers = laid.other or tuple(offer for menu in least for offer in menu.offers)
    for menu in by_size[len(least) :] if offers else ():
        left = tuple(_extended_menu(one, offers) if one is menu else one for one in laid.menus if one not in least)
        yield _with(laid, (), left, ())


def _extended_menu(menu: Menu, offers: Iterable[Offer]) -> Menu:
    """Return a menu with moves besides: it no longer asks for one kind, but names what it holds."""
    every = _in_order((*menu.offers, *offers))
    return replace(menu, about=menu_name(every), offers=every)


def menu_name(offers: Iterable[Offer]) -> str:
    """Return what a menu of several kinds of moves holds, short enough for a phone: those whose labels begin with the same
    word by how all of them begin ("Go back", "Divide tokens"), the only one by its label without what is said besides."""
    kinds: dict[str, list[str]] = {}
    for offer in offers:
        label = LABEL_DETAIL.split(offer.choice.label or offer.move, maxsplit=1)[0]
        kinds.setdefault(label.partition(" ")[0], []).append(label)
    return ", ".join(_common_start(labels) for labels in kinds.values())


def _common_start(labels: Sequence[str]) -> str:
    """Return the words that all labels begin with, without such as only lead on to what differs."""
    shared = [
        words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*map(str.split, labels), strict=False))
    ]
    while len(labels) > 1 and len(shared) > 1 and shared[-1] in TRAILING_WORDS:
        shared.pop()
    return " ".join(shared)


def _with(
    laid: Arrangement, offers: Sequence[Offer], menus: tuple[Menu, ...], other: Sequence[Offer] | None = None
) -> Arrangement:
    """Return what is laid out without some buttons, with these menus; as it is where one of these would become too long."""
    others = laid.other if other is None else _in_order(other)
    if any(len(one) > MENU_OPTIONS for one in (others, *(menu.offers for menu in menus if menu not in laid.menus))):
        return laid
    return replace(laid, buttons=tuple(one for one in laid.buttons if one not in offers), menus=menus, other=others)


def _in_order(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """Return offers as a menu lists them: what cannot be made good again is the last of its kind."""
    return tuple(sorted(offers, key=lambda offer: (offer.choice.rank, bool(offer.choice.sure))))
