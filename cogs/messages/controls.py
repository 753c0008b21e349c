"""Buttons and menus for what can be done. Everything that a press needs to know is in its ``custom_id``.

``kind:<table>.<change>:<rest>``, so that a press is understood after a restart, and one from before the last change is
known for what it is. `cogs.interactions.components` finds out who answers which kind.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

import discord
from msgspec.structs import replace

from engine import Controls, Menu, Offer, Question, Update, Version

from ..core.limits import (
    BUTTON_LABEL,
    COMPONENTS,
    CUSTOM_ID,
    MENU_OPTIONS,
    OPTION_TEXT,
    PLACEHOLDER,
    ROW_BUTTONS,
    truncate,
)
from ..core.words import readable
from .layout import FRAME, Group, Groups, Item, fit_groups, in_rows
from .overflow import END_TURN, Arrangement, fold_controls, menu_name, rows_of

MAIN = ("first", "main")
"""The weights of moves that move the game on."""
QUIET = "quiet"
"""The weight of a move that is rarely wanted."""
CONFIRM = "sure"
"""Is the kind of a control that asks whether somebody is sure before its move is made (`Choice.sure`)."""
MAKE = "make"
"""Is the kind of a control that makes a move put together step by step."""
OTHER = "*"
"""Stands for a verb where moves of several verbs share one menu, which is called so:"""
OTHER_MOVES = "Other moves"
FOLDED = "folded"
"""Stands for a verb in the last menu of a post that is folded, where not all of it is rarely wanted."""
MASTER = "master"
"""Is what stands in the id of the button that leads to the game master's own side only."""
ANSWER, OWN_CHOICES = "Answer", "Your choices"
"""The button that leads to the own panel where each of several is asked for something of their own; the second where others
can be pressed beside it."""
BACK, CLOSER, PLAN_AHEAD, ADVICE = "Back", "Look closer", "Plan ahead", "What would you do?"
PLAN = "plan"
"""Is the kind of every control of a plan: ``plan:<version>:<moves in it>:<what it does>:<rest>``."""
NEXT_PREFIX = "+"
"""Begins the value of a menu's last option, which opens its next part: ``+24``."""
FORM = "form"
"""Is the kind of a control that opens a form, and of the form itself."""
FORM_PREFIX = "="
"""Begins the value of a menu's option that opens a form: ``=gm speak``."""
CONFIRM_PREFIX = "?"
"""Begins the value of a menu's option that asks so: ``?concede``."""
STEP_PREFIX = ">"
"""Begins the value of a menu's option that asks on where others are whole moves: ``>place 4|17``."""
MOVE_PREFIX = "!"
"""Begins the value of a menu's option that is a whole move where others ask on: ``!gm dawn``."""

Style = discord.ButtonStyle
ROOM = COMPONENTS - FRAME - 2
"""How many components controls have; two are left free for a button that is added last, in a row of its own."""
FEW = 5
"""Up to so many quiet moves are a menu of a post."""
MENUS = 8
"""So many menus stand in one message at most; the others are behind one that names them."""
MANY = 3
"""Where there are so many groups of controls, they are called by what they are for."""


def control_id(kind: str, version: Version, *rest: object) -> str:
    """Return the ``custom_id`` of a control."""
    return ":".join([kind, str(version), *map(str, rest)])


def plan_id(version: Version, count: int, does: str, *rest: object) -> str:
    """Return the ``custom_id`` of a control of a plan of ``count`` moves."""
    return control_id(PLAN, version, count, does, *rest)


def button(label: str, custom_id: str, style: Style = Style.secondary, *, disabled: bool = False) -> Item:
    """Return a button, its label cut to what Discord takes."""
    return discord.ui.Button(label=truncate(label, BUTTON_LABEL), custom_id=custom_id, style=style, disabled=disabled)


def paused_controls(update: Update) -> list[Item]:
    """Return the button of a table that rests."""
    if update.rest == "asleep":
        return [button("Wake", control_id("wake", update.version), Style.primary)]
    return [button("Go on", control_id("unpause", update.version))] if update.rest else []


def add_last(groups: Groups, item: Item) -> Groups:
    """Return controls with a button at the end, not beside what cannot be made good again."""
    *before, last = groups or (Group(()),)
    row = last.rows[-1] if last.rows else ()
    buttons = all(isinstance(one, discord.ui.Button) for one in row)
    grave = any((one.custom_id or "").startswith(f"{CONFIRM}:") for one in row)
    if 0 < len(row) < ROW_BUTTONS and buttons and not grave:
        return (*before, Group((*last.rows[:-1], (*row, item)), last.name))
    return (*groups, Group(((item,),)))


def arrange(
    version: Version,
    controls: Controls,
    *,
    undo: bool = False,
    aside: bool = False,
    few: int = 0,
    taken: int = 0,
    fold: bool = False,
) -> Groups:
    """Return the controls of a message, by what they are for, in as many components as one has room for.

    ``aside`` leaves quiet moves to everybody's own panel, behind one button, where there is anything else to offer: other
    moves, or private ones; up to a ``few`` of them are a menu below the others instead. Where those who are awaited can do
    different things, that button is how they answer.
    What has no room as a button goes to a menu, and menus without room behind one that names them; so many components are
    ``taken`` by others.
    """
    every = in_order(_unlike(_fitting(controls.buttons)))
    menus = [Menu(menu.verb, menu.about, _fitting(menu.offers)) for menu in controls.menus]
    menus = [menu for menu in menus if menu.offers]
    quiet = _take_quiet(every, menus, everything=controls.private or controls.apart) if aside else []
    if controls.apart or (controls.private and not controls.mastered):
        quiet = []
    # What cannot be made good again stands in a row of its own, so that nobody presses it for its neighbour.
    # What ends a turn is pressed in every one, and stays where it is looked for.
    grave = [offer for offer in every if offer.choice.sure and offer.move != END_TURN][:ROW_BUTTONS]
    offers = [offer for offer in every if offer not in grave]
    # Where one of them asks on, all stand where that is asked.
    listed = 0 < len(quiet) <= few and not any(offer.step or offer.form for offer in quiet)
    other = tuple(quiet) if listed else ()
    laid = Arrangement(tuple(offers), tuple(menus), other, more=bool(quiet) and not listed, asks=controls.asks)

    def put(laid: Arrangement, *, undo: bool = True) -> Groups:
        return _build_groups(version, controls, laid, grave, undo=undo, taken=taken)

    def rows(one: Arrangement) -> int:
        groups = put(one)
        return sys.maxsize if one.mixed and _has_hidden(groups) else rows_of(groups)

    # Whether there is anything to undo makes no difference, so that a post is folded as the one before was.
    return put(fold_controls(laid, rows) if fold else laid, undo=undo)


def _has_hidden(groups: Groups) -> bool:
    """Return whether a menu stands behind the one that names it, which leads to the moves of its own verb only."""
    return any((item.custom_id or "").startswith("verb:") for group in groups for row in group.rows for item in row)


def _build_groups(
    version: Version, controls: Controls, laid: Arrangement, grave: Sequence[Offer], *, undo: bool, taken: int
) -> Groups:
    """Return controls in groups, and what stands under every post."""
    offers, menus = laid.buttons, list(laid.menus)
    tail: list[Item] = []
    if controls.apart:
        label = OWN_CHOICES if offers or menus else ANSWER
        tail.append(button(label, control_id("panel", version), Style.primary))
    if laid.more:
        tail.append(button("More", control_id("panel", version)))
    if controls.private and (controls.mastered or not controls.apart):
        # That moves which would go on are private follows from none being public: from what everybody sees.
        listed = [*offers, *laid.other, *(offer for menu in menus for offer in menu.offers)]
        style = Style.secondary if any(offer.choice.weight in MAIN for offer in listed) else Style.primary
        whose = [MASTER] if controls.mastered else []
        label = "Game master" if whose else f"Your {controls.own}" if controls.own else "Private"
        tail.append(button(label, control_id("panel", version, *whose), style))
    tail += [offer_button(version, offer) for offer in controls.late]
    if undo:
        tail.append(button("Undo", control_id("undo", version)))
    if len(offers) == 1 and not (menus or laid.close or controls.private or controls.apart):
        offers = (_as_main(offers[0]),)
    below = [_few(version, laid.other)] if laid.other else []
    alone = in_rows([below, [offer_button(version, offer) for offer in grave]])
    room = ROOM - taken - sum(group.size for group in (*in_rows([tail]), *alone))
    fitting = [offer for offer in offers if len(control_id("step", version, offer.move)) <= CUSTOM_ID]
    menu_room = _menu_room(room, len(menus), len(offers))
    if len(fitting) < len(offers) or len(offers) > _button_room(room, menu_room):
        # The menu holds all of them, so that its parts can be found again from the controls alone.
        menus.append(Menu(OTHER, OTHER_MOVES, offers))
        menu_room = _menu_room(room, len(menus), len(fitting))
    fitting = fitting[: _button_room(room, menu_room)]
    groups, others = _by_verb(version, fitting, menus, menu_room, close=laid.close)
    if len(groups) + bool(others) < MANY:
        groups = tuple(Group(group.rows) for group in groups)
    last = [[*others, *tail]] if len(others) + len(tail) <= ROW_BUTTONS else [*_fives(others), tail]
    above = (*fit_groups(groups, room - sum(group.size for group in in_rows(_fives(others)))), *in_rows(last))
    return (*(add_last(above, closer_button(version)) if controls.closer else above), *alone)


def _as_main(offer: Offer) -> Offer:
    """Return the one offer that there is: whatever it weighs, it is what moves the game on."""
    return offer if offer.choice.weight in MAIN else replace(offer, choice=replace(offer.choice, weight="main"))


def _menu_room(room: int, menus: int, buttons: int) -> int:
    """Return how many menus there are room for beside so many buttons in so many components: at least one."""
    left = (room - buttons - -(-buttons // ROW_BUTTONS)) // 2
    return min(menus, MENUS, max(1, left))


def _button_room(room: int, menus: int) -> int:
    """Return how many buttons there are room for, in full rows, beside so many menus."""
    return (room - 2 * menus) * ROW_BUTTONS // (ROW_BUTTONS + 1)


def _by_verb(
    version: Version, offers: Sequence[Offer], menus: Sequence[Menu], room: int, *, close: bool
) -> tuple[Groups, list[Item]]:
    """Return buttons and menus, those of one verb together, the game's main moves first; and apart from those the buttons
    of verbs that have but one each, where they come neither first nor before others that move the game on less.

    A group is called by its verb where its buttons do not say that themselves, but the first, which answers what is asked.
    """
    kinds: dict[str, tuple[list[Offer], list[Item]]] = {}
    ranks: dict[str, int] = {}
    shown = list(menus) if len(menus) <= room else list(menus[: room - 1])
    for verb, offer in [(offer.move.partition(" ")[0], offer) for offer in offers]:
        kinds.setdefault(verb, ([], []))[0].append(offer)
        ranks.setdefault(verb, offer.choice.rank)
    for menu in shown:
        kinds.setdefault(menu.verb, ([], []))[1].append(menu_part(version, menu))
        ranks.setdefault(menu.verb, min(offer.choice.rank for offer in menu.offers))
    groups: list[Group] = []
    single: list[tuple[int, Item]] = []
    for verb in sorted(kinds, key=lambda verb: (verb == OTHER, ranks[verb])):
        several, below = kinds[verb]
        buttons = [offer_button(version, offer) for offer in several]
        if len(buttons) == 1 and not below:
            single.append((ranks[verb], buttons[0]))
            continue
        before = [item for rank, item in single if rank < ranks[verb] or (rank <= 0 and not groups)]
        groups += in_rows(_fives(before))
        single = [(rank, item) for rank, item in single if item not in before]
        name = readable(verb).capitalize()
        told = not groups or all(offer.choice.label.startswith(name) for offer in several)
        groups.append(Group((*_fives(buttons), *((one,) for one in below)), "" if told else name))
    if hidden := menus[len(shown) :]:
        groups += in_rows([[_menu_of_menus(version, hidden)]])
    if close:
        main = [item for rank, item in single if rank <= 0]
        return (*groups, *in_rows(_fives(main))), [item for rank, item in single if rank > 0]
    rest = [item for _, item in single]
    return (tuple(groups), rest) if groups else (in_rows(_fives(rest)), [])


def _menu_of_menus(version: Version, menus: Sequence[Menu]) -> Item:
    options = [
        discord.SelectOption(
            label=OTHER_MOVES if menu.verb == OTHER else menu.verb.capitalize(),
            value=menu.verb,
            description=truncate(menu.about, OPTION_TEXT) or None,
        )
        for menu in menus[-MENU_OPTIONS:]
    ]
    return discord.ui.Select(custom_id=control_id("verb", version), placeholder="Something else", options=options)


def _fives(buttons: Sequence[Item]) -> list[tuple[Item, ...]]:
    return [tuple(buttons[start : start + ROW_BUTTONS]) for start in range(0, len(buttons), ROW_BUTTONS)]


def offer_button(version: Version, offer: Offer, kind: str = "act") -> Item:
    """Return the button of an offer: of the ``kind`` given where it is a whole move, else one that asks on."""
    kind = FORM if offer.form else "step" if offer.step else CONFIRM if offer.choice.sure else kind
    return button(
        offer.choice.label or offer.move,
        control_id(kind, version, offer.move),
        Style.primary if offer.choice.weight in MAIN else Style.secondary,
    )


def arrange_step(question: Question, start: int = 0) -> Groups:
    """Return the answers to a question, and the way back: to the part of its menu before, the one before it, the panel.

    Up to 5 answers are buttons; more are a menu, shown from its answer ``start`` on.
    """
    version, offers = question.version, _unlike(_fitting(question.offers))
    fitting = all(len(control_id("step", version, offer.move)) <= CUSTOM_ID for offer in offers)
    if len(offers) <= ROW_BUTTONS and fitting:
        row: list[Item] = [offer_button(version, offer, MAKE) for offer in offers]
    else:
        kind = "step" if any(offer.step for offer in offers) else MAKE
        custom_id = control_id("steps", version, start, kind, question.begun)
        row = [_part(custom_id, question.ask, offers, start, whole=MOVE_PREFIX if kind == "step" else "")]
    before = question.begun if start else question.back
    back = button(BACK, control_id("step", version, before) if before else control_id("panel", version))
    return in_rows([row, [back]])


def in_order(offers: Iterable[Offer]) -> list[Offer]:
    """Return offers with the game's main moves first and the rarely wanted ones last."""
    return sorted(offers, key=lambda offer: offer.choice.rank)


def menu_part(version: Version, menu: Menu, start: int = 0) -> Item:
    """Return the part of a menu that begins at its offer ``start``; where more follow, its last option opens them."""
    custom_id = control_id("pick", version, menu.verb, start)
    return _part(custom_id, menu.about or menu.verb.capitalize(), _unlike(menu.offers), start, begun=STEP_PREFIX)


def _part(custom_id: str, about: str, offers: Sequence[Offer], start: int, whole: str = "", begun: str = "") -> Item:
    """Return the part of a menu that begins at the offer ``start``; ``whole`` begins the values of whole moves, ``begun``
    those of others."""
    options = [
        (
            offer.choice.label or offer.move,
            f"{_mark(offer, whole, begun)}{offer.move}",
            offer.choice.detail,
        )
        for offer in offers
    ]
    return select(custom_id, about, options, start)


def _mark(offer: Offer, whole: str, begun: str) -> str:
    """Return what begins the value of an offer in a menu; ``whole`` begins those of whole moves, ``begun`` of others."""
    return FORM_PREFIX if offer.form else begun if offer.step else CONFIRM_PREFIX if offer.choice.sure else whole


def select(custom_id: str, about: str, options: Sequence[tuple[str, str, str]], start: int = 0) -> Item:
    """Return a menu of (label, value, description) from the option ``start`` on; where more follow than a menu holds, its
    last one opens the next part (see `NEXT`)."""
    last = len(options) - start <= MENU_OPTIONS
    shown = [
        discord.SelectOption(
            label=truncate(label, OPTION_TEXT), value=value, description=truncate(about, OPTION_TEXT) or None
        )
        for label, value, about in options[start : start + MENU_OPTIONS - (not last)]
    ]
    if not last:
        left = len(options) - start - len(shown)
        shown.append(discord.SelectOption(label=f"More ({left} left)", value=f"{NEXT_PREFIX}{start + len(shown)}"))
    return discord.ui.Select(custom_id=custom_id, placeholder=truncate(about, PLACEHOLDER), options=shown)


def menu_of_verb(controls: Controls, verb: str) -> Menu:
    """Return the menu of a verb again, for its later parts: the same offers as when it was first shown, maybe none."""
    if verb == OTHER:
        others = (offer for offer in _fitting(controls.buttons) if not offer.choice.sure)
        return Menu(OTHER, OTHER_MOVES, tuple(in_order(_unlike(others))))
    found = next((menu for menu in controls.menus if menu.verb == verb), Menu(verb, "", ()))
    return Menu(verb, found.about, _fitting(found.offers))


def controls_of(update: Update) -> Groups:
    """Return the controls under the post of a table that is being played."""
    # Where what is rarely wanted differs from seat to seat, a menu of it would be nobody's. Beside a game master, More is
    # the players' way to their own side.
    few = FEW if update.controls.alike and not update.controls.mastered else 0
    groups = arrange(update.version, update.controls, undo=update.undo, aside=True, few=few, fold=True)
    if update.missed is None:
        return groups
    more = add_last(groups, since_button(update.version, update.missed))
    return more if sum(group.size for group in more) <= COMPONENTS - FRAME else groups


def since_button(version: Version, change: int) -> Item:
    """Return the button that tells whoever presses what has happened since a change."""
    return button("Since you were away", control_id("since", version, change))


def hint_button(version: Version) -> Item:
    """Return the button that tells whoever presses what a steady player would do in their place."""
    return button(ADVICE, control_id("hint", version))


def closer_button(version: Version) -> Item:
    """Return the button that shows the map closer to whoever presses it."""
    return button(CLOSER, control_id("closer", version, "", ""))


def _fitting(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    return tuple(offer for offer in offers if len(offer.move) < OPTION_TEXT)


def _take_quiet(offers: list[Offer], menus: list[Menu], *, everything: bool) -> list[Offer]:
    """Take quiet offers, and menus of nothing else, out of these lists, and return what they held.

    Where all is quiet, all is left there unless ``everything`` may go.
    """
    loud = [offer for offer in offers if offer.choice.weight != QUIET]
    others = [menu for menu in menus if any(offer.choice.weight != QUIET for offer in menu.offers)]
    if not (everything or loud or others):
        return []
    aside = [offer for offer in offers if offer not in loud]
    aside += [offer for menu in menus if menu not in others for offer in menu.offers]
    offers[:], menus[:] = loud, others
    return _unlike(aside)


def _few(version: Version, other: Sequence[Offer]) -> Item:
    """Return the menu of other moves, which it names."""
    about = f"{OTHER_MOVES}: {menu_name(other)}"
    stands_for = QUIET if all(offer.choice.weight == QUIET for offer in other) else FOLDED
    return _part(control_id("pick", version, stands_for, 0), about, other, 0, begun=STEP_PREFIX)


def _unlike(offers: Iterable[Offer]) -> list[Offer]:
    return list({offer.move: offer for offer in offers}.values())
