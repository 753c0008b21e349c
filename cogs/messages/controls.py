"""Buttons and menus for what a member can do. All that a press needs to know is in the ``custom_id``.

The id is ``kind:<table>.<change>:<rest>``. So a press is understood after a restart, and a control from before the last
change is recognised as old. `cogs.interactions.components` finds the handler of a kind.
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
"""The weights of moves that advance the game."""
QUIET = "quiet"
"""The weight of a move that is rarely wanted."""
CONFIRM = "sure"
"""The kind of a control that asks for confirmation before its move is made (`Choice.sure`)."""
MAKE = "make"
"""The kind of a control that makes a move built step by step."""
OTHER = "*"
"""Stands for the verb of a menu that holds moves of several verbs. Its name is:"""
OTHER_MOVES = "Other moves"
FOLDED = "folded"
"""Stands for the verb of the last menu of a folded post, if not all of its moves are rarely wanted."""
MASTER = "master"
"""The part of an id that makes a button lead to the game master's own panel only."""
ANSWER, OWN_CHOICES = "Answer", "Your choices"
"""The button that leads to the own panel, where each awaited member is asked for something else.

The second name is used if other buttons stand beside it.
"""
BACK, CLOSER, PLAN_AHEAD, ADVICE = "Back", "Look closer", "Plan ahead", "What would you do?"
PLAN = "plan"
"""The kind of every control of a plan: ``plan:<version>:<moves in it>:<action>:<rest>``."""
NEXT_PREFIX = "+"
"""The prefix of the value of a menu's last option, which opens the next part: ``+24``."""
FORM = "form"
"""The kind of a control that opens a form, and of the form itself."""
FORM_PREFIX = "="
"""The prefix of the value of an option that opens a form: ``=gm speak``."""
CONFIRM_PREFIX = "?"
"""The prefix of the value of an option that asks for confirmation: ``?concede``."""
STEP_PREFIX = ">"
"""The prefix of an option that asks the next step, in a menu of whole moves: ``>place 4|17``."""
MOVE_PREFIX = "!"
"""The prefix of an option that is a whole move, in a menu of steps: ``!gm dawn``."""

Style = discord.ButtonStyle
ROOM = COMPONENTS - FRAME - 2
"""How many components controls may take. Two stay free for a button that is added last, in its own row."""
FEW = 5
"""Up to how many quiet moves form a menu under a post."""
MENUS = 8
"""The most menus in one message. One menu that names them leads to the others."""
MANY = 3
"""From how many groups of controls on each group shows its name."""


def control_id(kind: str, version: Version, *rest: object) -> str:
    """Return the ``custom_id`` of a control."""
    return ":".join([kind, str(version), *map(str, rest)])


def plan_id(version: Version, count: int, does: str, *rest: object) -> str:
    """Return the ``custom_id`` of a control in a plan of ``count`` moves."""
    return control_id(PLAN, version, count, does, *rest)


def button(label: str, custom_id: str, style: Style = Style.secondary, *, disabled: bool = False) -> Item:
    """Return a button. Its label is truncated to Discord's limit."""
    return discord.ui.Button(label=truncate(label, BUTTON_LABEL), custom_id=custom_id, style=style, disabled=disabled)


def paused_controls(update: Update) -> list[Item]:
    """Return the button that wakes or resumes a table, if it sleeps or is paused."""
    if update.rest == "asleep":
        return [button("Wake", control_id("wake", update.version), Style.primary)]
    return [button("Go on", control_id("unpause", update.version))] if update.rest else []


def add_last(groups: Groups, item: Item) -> Groups:
    """Return the controls with a button at the end, but not beside a move that needs confirmation."""
    *before, last = groups or (Group(()),)
    row = last.rows[-1] if last.rows else ()
    buttons = all(isinstance(item, discord.ui.Button) for item in row)
    grave = any((item.custom_id or "").startswith(f"{CONFIRM}:") for item in row)
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
    """Return the controls of a message, grouped by purpose, within the number of components it may have.

    ``aside`` moves quiet moves to each member's own panel, behind one button, if other moves or private ones are
    offered. Up to ``few`` of them become a menu instead. If awaited members can do different things, that button is how
    they answer.

    Offers without room as buttons go to a menu, and menus without room behind a menu of menus. Other controls have
    ``taken`` some components.
    """
    every = in_order(_distinct(_within_limits(controls.buttons)))
    menus = [Menu(menu.verb, menu.about, _within_limits(menu.offers)) for menu in controls.menus]
    menus = [menu for menu in menus if menu.offers]
    quiet = _take_quiet(every, menus, everything=controls.private or controls.apart) if aside else []
    if controls.apart or (controls.private and not controls.mastered):
        quiet = []
    # A move that needs confirmation has its own row, so that it is not pressed by mistake. A move that ends a turn is
    # pressed in every turn, and stays in its usual place.
    grave = [offer for offer in every if offer.choice.sure and offer.move != END_TURN][:ROW_BUTTONS]
    offers = [offer for offer in every if offer not in grave]
    # If one quiet move needs further steps, all stay on the panel.
    listed = 0 < len(quiet) <= few and not any(offer.step or offer.form for offer in quiet)
    other = tuple(quiet) if listed else ()
    arrangement = Arrangement(tuple(offers), tuple(menus), other, more=bool(quiet) and not listed, asks=controls.asks)

    def put(arrangement: Arrangement, *, undo: bool = True) -> Groups:
        return _build_groups(version, controls, arrangement, grave, undo=undo, taken=taken)

    def rows(arrangement: Arrangement) -> int:
        groups = put(arrangement)
        return sys.maxsize if arrangement.mixed and _has_hidden(groups) else rows_of(groups)

    # Undo does not count, so that a post is folded like the one before it.
    return put(fold_controls(arrangement, rows) if fold else arrangement, undo=undo)


def _has_hidden(groups: Groups) -> bool:
    """Return whether some menu is behind the menu of menus, which can lead to moves of its own verb only."""
    return any((item.custom_id or "").startswith("verb:") for group in groups for row in group.rows for item in row)


def _build_groups(
    version: Version, controls: Controls, arrangement: Arrangement, grave: Sequence[Offer], *, undo: bool, taken: int
) -> Groups:
    """Return controls in groups, with those that stand under every post."""
    offers, menus = arrangement.buttons, list(arrangement.menus)
    tail: list[Item] = []
    if controls.apart:
        label = OWN_CHOICES if offers or menus else ANSWER
        tail.append(button(label, control_id("panel", version), Style.primary))
    if arrangement.more:
        tail.append(button("More", control_id("panel", version)))
    if controls.private and (controls.mastered or not controls.apart):
        # Whether further moves are private follows from the public ones alone, which all members see.
        listed = [*offers, *arrangement.other, *(offer for menu in menus for offer in menu.offers)]
        style = Style.secondary if any(offer.choice.weight in MAIN for offer in listed) else Style.primary
        whose = [MASTER] if controls.mastered else []
        label = "Game master" if whose else f"Your {controls.own}" if controls.own else "Private"
        tail.append(button(label, control_id("panel", version, *whose), style))
    tail += [offer_button(version, offer) for offer in controls.late]
    if undo:
        tail.append(button("Undo", control_id("undo", version)))
    if len(offers) == 1 and not (menus or arrangement.close or controls.private or controls.apart):
        offers = (_as_main(offers[0]),)
    below = [_other_menu(version, arrangement.other)] if arrangement.other else []
    alone = in_rows([below, [offer_button(version, offer) for offer in grave]])
    room = ROOM - taken - sum(group.size for group in (*in_rows([tail]), *alone))
    fitting = [offer for offer in offers if len(control_id("step", version, offer.move)) <= CUSTOM_ID]
    menu_room = _menu_room(room, len(menus), len(offers))
    if len(fitting) < len(offers) or len(offers) > _button_room(room, menu_room):
        # The menu holds all of them, so that its parts can be found again from the controls alone.
        menus.append(Menu(OTHER, OTHER_MOVES, offers))
        menu_room = _menu_room(room, len(menus), len(fitting))
    fitting = fitting[: _button_room(room, menu_room)]
    groups, others = _by_verb(version, fitting, menus, menu_room, close=arrangement.close)
    if len(groups) + bool(others) < MANY:
        groups = tuple(Group(group.rows) for group in groups)
    last = [[*others, *tail]] if len(others) + len(tail) <= ROW_BUTTONS else [*_rows_of_five(others), tail]
    above = (*fit_groups(groups, room - sum(group.size for group in in_rows(_rows_of_five(others)))), *in_rows(last))
    return (*(add_last(above, closer_button(version)) if controls.closer else above), *alone)


def _as_main(offer: Offer) -> Offer:
    """Return the only offer with the weight of a main move."""
    return offer if offer.choice.weight in MAIN else replace(offer, choice=replace(offer.choice, weight="main"))


def _menu_room(room: int, menus: int, buttons: int) -> int:
    """Return how many menus fit beside ``buttons`` buttons into ``room`` components; at least one."""
    left = (room - buttons - -(-buttons // ROW_BUTTONS)) // 2
    return min(menus, MENUS, max(1, left))


def _button_room(room: int, menus: int) -> int:
    """Return how many buttons fit, in full rows, beside ``menus`` menus."""
    return (room - 2 * menus) * ROW_BUTTONS // (ROW_BUTTONS + 1)


def _by_verb(
    version: Version, offers: Sequence[Offer], menus: Sequence[Menu], room: int, *, close: bool
) -> tuple[Groups, list[Item]]:
    """Return groups of buttons and menus by verb, the main moves first, and apart from them single buttons.

    A button is apart if its verb has only one, and it is neither first nor before less important moves. A group shows
    its verb unless its buttons say it. The first group needs no name: it answers the question.
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
        groups += in_rows(_rows_of_five(before))
        single = [(rank, item) for rank, item in single if item not in before]
        name = readable(verb).capitalize()
        told = not groups or all(offer.choice.label.startswith(name) for offer in several)
        groups.append(Group((*_rows_of_five(buttons), *((item,) for item in below)), "" if told else name))
    if hidden := menus[len(shown) :]:
        groups += in_rows([[_menu_of_menus(version, hidden)]])
    if close:
        main = [item for rank, item in single if rank <= 0]
        return (*groups, *in_rows(_rows_of_five(main))), [item for rank, item in single if rank > 0]
    rest = [item for _, item in single]
    return (tuple(groups), rest) if groups else (in_rows(_rows_of_five(rest)), [])


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


def _rows_of_five(buttons: Sequence[Item]) -> list[tuple[Item, ...]]:
    return [tuple(buttons[start : start + ROW_BUTTONS]) for start in range(0, len(buttons), ROW_BUTTONS)]


def offer_button(version: Version, offer: Offer, kind: str = "act") -> Item:
    """Return the button of an offer: of the ``kind`` given for a whole move, else one that asks the next step."""
    kind = FORM if offer.form else "step" if offer.step else CONFIRM if offer.choice.sure else kind
    return button(
        offer.choice.label or offer.move,
        control_id(kind, version, offer.move),
        Style.primary if offer.choice.weight in MAIN else Style.secondary,
    )


def arrange_step(question: Question, start: int = 0) -> Groups:
    """Return the answers to a question, and the way back to the menu's earlier part, the earlier question or the panel.

    Up to 5 answers are buttons. More are a menu, shown from its answer ``start`` on.
    """
    version, offers = question.version, _distinct(_within_limits(question.offers))
    fitting = all(len(control_id("step", version, offer.move)) <= CUSTOM_ID for offer in offers)
    if len(offers) <= ROW_BUTTONS and fitting:
        row: list[Item] = [offer_button(version, offer, MAKE) for offer in offers]
    else:
        kind = "step" if any(offer.step for offer in offers) else MAKE
        custom_id = control_id("steps", version, start, kind, question.begun)
        row = [_menu_from(custom_id, question.ask, offers, start, whole=MOVE_PREFIX if kind == "step" else "")]
    before = question.begun if start else question.back
    back = button(BACK, control_id("step", version, before) if before else control_id("panel", version))
    return in_rows([row, [back]])


def in_order(offers: Iterable[Offer]) -> list[Offer]:
    """Return offers with main moves first and rarely wanted ones last."""
    return sorted(offers, key=lambda offer: offer.choice.rank)


def menu_part(version: Version, menu: Menu, start: int = 0) -> Item:
    """Return the part of a menu that begins at the offer ``start``. If more follow, its last option opens them."""
    custom_id = control_id("pick", version, menu.verb, start)
    return _menu_from(custom_id, menu.about or menu.verb.capitalize(), _distinct(menu.offers), start, begun=STEP_PREFIX)


def _menu_from(custom_id: str, about: str, offers: Sequence[Offer], start: int, whole: str = "", begun: str = "") -> Item:
    """Return the part of a menu that begins at the offer ``start``.

    ``whole`` is the prefix of whole moves, ``begun`` the prefix of others.
    """
    options = [
        (
            offer.choice.label or offer.move,
            f"{_value_prefix(offer, whole, begun)}{offer.move}",
            offer.choice.detail,
        )
        for offer in offers
    ]
    return select(custom_id, about, options, start)


def _value_prefix(offer: Offer, whole: str, begun: str) -> str:
    """Return the prefix of an offer's value in a menu, ``whole`` for whole moves and ``begun`` for others."""
    return FORM_PREFIX if offer.form else begun if offer.step else CONFIRM_PREFIX if offer.choice.sure else whole


def select(custom_id: str, about: str, options: Sequence[tuple[str, str, str]], start: int = 0) -> Item:
    """Return a menu of (label, value, description) from the option ``start`` on.

    If more options follow than fit, the last one opens the next part (`NEXT_PREFIX`).
    """
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
        others = (offer for offer in _within_limits(controls.buttons) if not offer.choice.sure)
        return Menu(OTHER, OTHER_MOVES, tuple(in_order(_distinct(others))))
    found = next((menu for menu in controls.menus if menu.verb == verb), Menu(verb, "", ()))
    return Menu(verb, found.about, _within_limits(found.offers))


def controls_of(update: Update) -> Groups:
    """Return the controls under the post of a table in play."""
    # If the rarely wanted moves differ by seat, a shared menu of them makes no sense. Beside a game master, More is the
    # players' way to their own panel.
    few = FEW if update.controls.alike and not update.controls.mastered else 0
    groups = arrange(update.version, update.controls, undo=update.undo, aside=True, few=few, fold=True)
    if update.missed is None:
        return groups
    more = add_last(groups, since_button(update.version, update.missed))
    return more if sum(group.size for group in more) <= COMPONENTS - FRAME else groups


def since_button(version: Version, change: int) -> Item:
    """Return the button that shows the recap since a change."""
    return button("Since you were away", control_id("since", version, change))


def hint_button(version: Version) -> Item:
    """Return the button that shows hints."""
    return button(ADVICE, control_id("hint", version))


def closer_button(version: Version) -> Item:
    """Return the button that shows the map larger."""
    return button(CLOSER, control_id("closer", version, "", ""))


def _within_limits(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    return tuple(offer for offer in offers if len(offer.move) < OPTION_TEXT)


def _take_quiet(offers: list[Offer], menus: list[Menu], *, everything: bool) -> list[Offer]:
    """Remove quiet offers, and menus with only quiet offers, from these lists, and return them.

    If all offers are quiet, they stay unless ``everything`` may go.
    """
    loud = [offer for offer in offers if offer.choice.weight != QUIET]
    others = [menu for menu in menus if any(offer.choice.weight != QUIET for offer in menu.offers)]
    if not (everything or loud or others):
        return []
    aside = [offer for offer in offers if offer not in loud]
    aside += [offer for menu in menus if menu not in others for offer in menu.offers]
    offers[:], menus[:] = loud, others
    return _distinct(aside)


def _other_menu(version: Version, other: Sequence[Offer]) -> Item:
    """Return the menu of other moves. Its placeholder names them."""
    about = f"{OTHER_MOVES}: {menu_name(other)}"
    stands_for = QUIET if all(offer.choice.weight == QUIET for offer in other) else FOLDED
    return _menu_from(control_id("pick", version, stands_for, 0), about, other, 0, begun=STEP_PREFIX)


def _distinct(offers: Iterable[Offer]) -> list[Offer]:
    return list({offer.move: offer for offer in offers}.values())
