"""How legal moves are offered: a few words for the button, what it means for the menu, and the steps of a private move."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import verbs
from engine.core.game import Choice, Offering, Seat, Shortcut, Step
from engine.core.moves import Move, Verb
from engine.core.words import count, listed, upper
from engine.maps.squares import label

from ..rules.contests import AT_ONCE
from ..rules.dice import total
from ..rules.placing import may_redraw
from ..rules.sending import open_spots
from ..rules.treasures import peekable, recallable
from ..state import moves
from ..state.board import Room, board_of, section
from ..state.content import content
from ..state.delvers import choosing, inside, names_inside, own_delvers
from ..state.naming import FLOORS, class_name, place_of, room_words, the_treasure, tile_name
from ..state.state import (
    Contest,
    Encountering,
    Flipping,
    Gold,
    Holding,
    Peeking,
    Recalling,
    Spot,
    State,
    facedown,
    may_hold,
)
from ..state.view import View
from . import outlook
from .asking import asked
from .words import ABILITIES, EFFECTS, band_brief, class_dice, die_words, loot, marks, sections_words

MOST_LABEL, MOST_DETAIL = 80, 100
"""What a button, and the words beside a choice in a menu, may hold at most."""


ABILITY_LABELS = {
    "red": "Add red and white, 1 XP",
    "reroll": "Roll again, 1 XP",
    "drift": "Drift, 1 XP",
    "redraw": "Hear another, 1 XP",
}

PROMPTS = {
    "on": ("Ask where XP can help", "About my rolls, wherever what all know of leaves me a choice"),
    "before": ("Ask before my rolls", "What comes is kept"),
    "all": ("Ask about every roll", "Before and after, also where only a card in my hand could help"),
    "off": ("Roll without asking", "My dice roll at once, and what comes is kept, until I say otherwise"),
}
"""How each setting of prompts is offered."""


LAYING = ("place", "breach")
"""The verbs that lay a tile."""

HEADINGS = {
    "place": "Which tile, and where?",
    "breach": "Which tile, and where, for 1 XP?",
    "send": "Which Delver, and where?",
    "swap": "Throw away which tiles?",
    "retrieve": "Whom do you take home, for 1 XP?",
    "reveal": "Which treasure do you use?",
    "flip": "Which card do you turn faceup?",
    "spend": "What do you pay XP for?",
    "reroll": "Which dice do you roll again?",
    "prompts": "When do I ask about your rolls?",
}
"""What is asked over the menu of each verb; `heading` knows what a choice is about."""


def heading(view: View, verb: Verb) -> str:
    """Return what stands over a menu of moves: what is asked."""
    if verb.name != "choose":
        return HEADINGS.get(verb.name, "")
    state = view.state
    if state.phase == "factions":
        return "Which band do you lead?"
    match state.agenda[0] if state.agenda else None:
        case Encountering():
            return "Which of the two do you do?"
        case Peeking():
            return "Which room do you look into?"
        case Recalling():
            return "Which Delver do you take home?"
        case _:
            return "Which room comes first?"


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered; a private verb's only to the seat that may make it."""
    label_, detail, weight = _offer(view, move)
    return Choice(short(label_, MOST_LABEL), short(detail, MOST_DETAIL), weight)


def short(text: str, most: int) -> str:
    """Return a text of at most so many characters, the end of a longer one cut off."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip(' ,;(')}…"


def _offer(view: View, move: Move) -> Offering:
    state = view.state
    match move:
        case moves.Place(tile=tile, at=at, turn=turn) | moves.Breach(tile=tile, at=at, turn=turn):
            return _lay(state, _mine(view), tile, at, turn)
        case moves.Send(delver=kind, to=to):
            spot = open_spots(state)[to - 1]
            price = "" if spot[:2] == state.placed else ", 1 XP"
            return f"Send {upper(class_name(kind))} to {to}{price}", _sending(state, kind, spot), "main"
        case moves.Swap(tiles=tiles):
            hand = state.players[_mine(view)].hand
            names = "; ".join(tile_name(hand[int(number) - 1]) for number in tiles)
            return f"Swap {listed(list(tiles))}, 1 XP", f"Throw away {names}; draw {len(tiles)}", "quiet"
        case moves.Retrieve(delver=number):
            sent = own_delvers(state, _mine(view))[number - 1]
            return f"Take {number} home, {upper(class_name(sent.kind))}, 1 XP", f"From {place_of(state, sent)}", "quiet"
        case moves.Reveal(treasure=card):
            known = content().treasures[card]
            return f"Use {the_treasure(card).removeprefix('the ')}: {EFFECTS[known.effect]}", known.text, "plain"
        case moves.Flip(card=card):
            return _flip(state, card)
        case verbs.Choose(option=option):
            return _choose(view, option)
        case moves.Spend(on="dice"):
            return "Add 2 white dice, 1 XP", "2 dice more for this roll", "written"
        case moves.Spend(on=on) if on in AT_ONCE:
            return f"Roll +{2 * int(on)} dice, {on} XP", f"Roll at once, with {2 * int(on)} white dice more", "plain"
        case moves.Spend():
            return _ability(state)
        case verbs.Roll():
            return "Roll", _pool(state), "main"
        case moves.Reroll(dice=dice):
            return _again(state, dice)
        case verbs.Pass():
            return _pass(state)
        case moves.Prompts(setting=setting):
            return *PROMPTS[setting], "plain" if setting == "all" and _may_hold_any(state) else "quiet"
    return str(move), "", "plain"


def _may_hold_any(state: State) -> bool:
    """Return whether whoever is asked may hold, by what everybody knows, a treasure for a roll."""
    seat = asked(state)
    return seat is not None and any(may_hold(state.players[seat], moment) for moment in ("before", "after"))


def _mine(view: View) -> Seat:
    """Return the seat that looks; the public looks with the eyes of whoever acts, and knows no more for it."""
    return view.state.acting if view.seat is None else view.seat


def _lay(state: State, seat: Seat, number: int, at: str, turn: int) -> Offering:
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[at]
    found = outlook.effects(state, seat, tile, cell, turn)
    return (
        f"Place {number} at {at}, {turn}°",
        upper(outlook.in_words(found) or f"new: {sections_words(content().tiles[tile])}"),
        "main",
    )


def _flip(state: State, card: str) -> Offering:
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Flipping) and task.deck == "treasure":
        known = content().treasures[card]
        now = Holding(card, up=True).worth
        return f"Turn {the_treasure(card)} faceup", f"It counts {now} instead of {known.value} at the end", "main"
    same = facedown(state.players[task.seat], "gold").count(card) if isinstance(task, Flipping) else 1
    more, now = f"; you have {same}" if same > 1 else "", Gold(int(card), up=True).worth
    return f"Turn a {card} faceup", f"It counts {now} at the end, and everybody sees it{more}", "main"


def _ability(state: State) -> Offering:
    seat = asked(state)
    if seat is None or not state.players[seat].faction:
        return "Ability, 1 XP", "", "plain"
    known = content().band.factions[state.players[seat].faction]
    return ABILITY_LABELS[known.ability], f"{known.label}: {ABILITIES[known.ability]}", "plain"


def _choose(view: View, option: str) -> Offering:
    state = view.state
    if state.phase == "factions":
        known = content().band.factions[option]
        return f"Lead {known.name}", upper(band_brief(option)), "main"
    number = int(option) - 1
    task = state.agenda[0] if state.agenda else None
    match task:
        case Encountering():
            return content().encounters[task.card].options[number].title, "", "main"
        case Peeking():
            found = peekable(state, task.seat)[number]
            hidden = sum(not sent.up and sent.seat != task.seat for sent in inside(state, found))
            return f"Look into {option}, {_titled(found)}", f"{count(hidden, 'facedown Delver')}", "main"
        case Recalling():
            sent = recallable(state, task.seat)[number]
            # The choice is offered to all eyes: what lies facedown is not named.
            what = f"the {class_name(sent.kind)}" if sent.up else "the facedown Delver"
            return f"Take home {option}, {place_of(state, sent).removeprefix('the ')}", f"Take {what} home", "main"
        case _:
            found = choosing(state)[number]
            names = ", ".join(names_inside(state, found))
            return f"Begin with {option}, {_titled(found)}", f"{loot(found.bags, found.chests, 'No loot')}; {names}", "main"


def _titled(found: Room) -> str:
    return room_words(found).removeprefix("the ")


def _pool(state: State) -> str:
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Contest) or not task.bought:
        return ""
    return (
        f"With {count(len(task.bought), 'extra die')}" if len(task.bought) == 1 else f"With {len(task.bought)} extra dice"
    )


def _again(state: State, dice: str) -> Offering:
    task = state.agenda[0] if state.agenda else None
    numbers = dice.split(",")
    detail = "Rolled once more; the old result is gone"
    what = f"Reroll {'die' if len(numbers) == 1 else 'dice'} {listed(numbers)}"
    if not isinstance(task, Contest) or not task.rolls or not all(number.isdigit() for number in numbers):
        return what, detail, "plain"
    rolled = task.rolls[-1].dice
    chosen = [rolled[int(number) - 1] for number in numbers if 0 < int(number) <= len(rolled)]
    if len(numbers) == len(rolled) > 1:
        return f"Reroll all {len(rolled)} dice", detail, "plain"
    if len(numbers) == 1:
        return f"{what}: {', '.join(map(die_words, chosen))}", detail, "plain"
    combat, spoils = total(chosen)
    lacking = "no sword" if not combat else "no ring" if not spoils else f"{combat} Combat, {spoils} Spoils"
    return f"{what}: {lacking}", detail, "plain"


def _pass(state: State) -> Offering:
    if state.agenda:
        return "Keep the roll", "", "main"
    if state.step == "send":
        return "Send nobody", "All Delvers stay in hand", "plain"
    if may_redraw(state):
        return "Draw a new hand", "Nothing fits: throw these tiles away and draw as many, free of charge", "main"
    return "Lay nothing this turn", "Nothing fits, and no new hand is left: no tile, no Delver", "main"


# The steps of a move that is put together in private.


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
    """Return the question for the argument after those ``given``, and its values in the order given."""
    ask, offers = _steps(view, verb.name, given, values)
    return Step(ask, tuple(Choice(short(name, MOST_LABEL), short(detail, MOST_DETAIL), "main") for name, detail in offers))


def shortcut(view: View, verb: Verb, given: Sequence[str]) -> Shortcut | None:
    """Return the ways to lay a tile that are offered at once: the best of any, beside the tiles; all of few of the tile
    that is chosen, or those that bring something."""
    state, seat = view.state, _mine(view)
    if verb.name == "place" and not given:
        best = [moves.Place(*way) for way in outlook.offered_first(state, seat)]
        whole = tuple((move, choice(view, move)) for move in best)
        return Shortcut(HEADINGS["place"], whole, beside=True) if whole else None
    if verb.name not in LAYING or len(given) != 1:
        return None
    kind = moves.Place if verb.name == "place" else moves.Breach
    number, map_ = int(given[0]), board_of(view.state)
    tile = state.players[seat].hand[number - 1]
    found = outlook.offered_at_once(state, seat, tile, fitting=verb.name == "place")
    if not found:
        return None
    ways = tuple(
        (
            kind(number, letter, turn),
            Choice(f"Place as in {place}", short(_way(state, seat, tile, letter, turn), MOST_DETAIL), "main"),
        )
        for place, (letter, turn) in enumerate(found, start=1)
    )
    every = sum(len(map_.turns(tile, cell, fitting=verb.name == "place")) for cell in map_.free)
    return Shortcut(_where(tile, fitting=verb.name == "place"), ways, "Elsewhere" if every > len(ways) else "")


def _way(state: State, seat: Seat, tile: str, letter: str, turn: int) -> str:
    """Return a way to lay a tile: "A, 90°, closes the tan room at M2 (3 Gold, Ada)"."""
    found = outlook.in_words(outlook.effects(state, seat, tile, board_of(state).letters[letter], turn))
    return f"{letter}, {turn}°{', ' if found else ''}{found}"


def _where(tile: str, *, fitting: bool) -> str:
    known = content().tiles[tile]
    return f"Where does it go{'' if fitting else ', for 1 XP'}? {known.name}{marks(known)}."


def _steps(view: View, verb: str, given: Sequence[str], values: Sequence[str]) -> tuple[str, list[tuple[str, str]]]:
    state, seat = view.state, _mine(view)
    hand, fitting, map_ = state.players[seat].hand, verb == "place", board_of(state)
    if not given:
        tiles = [content().tiles[hand[int(number) - 1]] for number in values]
        return "Which tile?", [
            (f"Place {number}: {tile.name}{marks(tile)}", upper(sections_words(tile)))
            for number, tile in zip(values, tiles, strict=True)
        ]
    tile = hand[int(given[0]) - 1]
    if len(given) == 1:
        return _where(tile, fitting=fitting), [_place(state, seat, tile, letter, fitting=fitting) for letter in values]
    cell = map_.letters[given[1]]
    found = [outlook.effects(state, seat, tile, cell, int(turn)) for turn in values]
    turns = [f"{turn}°{', ' if own else ''}{own}" for turn, own in zip(values, outlook.differences(found), strict=True)]
    if len(turns) == 1:
        return f"Lay it like this, at {given[1]}?", [("Place it", turns[0])]
    always = outlook.shared(found)
    return f"How is it turned at {given[1]}?{f' In every turn: {always}.' if always else ''}", [
        (f"Place as in {number}", turn) for number, turn in enumerate(turns, start=1)
    ]


def _sending(state: State, kind: str, spot: Spot) -> str:
    """Return where a Delver would go, what it would find, what it rolls: "Tan room: 2 Gold; complete now. 3 white dice"."""
    return f"{upper(_floor(state, spot))}: {_spot_words(state, spot)}. {upper(class_dice(kind))}"


def _place(state: State, seat: Seat, tile: str, letter: str, *, fitting: bool) -> tuple[str, str]:
    """Return how a place is offered: its letter, and "at N2, can close the tan room at M2 (1 Treasure, Cy)"."""
    cell = board_of(state).letters[letter]
    done = outlook.closing(state, tile, cell, fitting=fitting)
    return f"Place at {letter}", f"at {label(cell)}{', ' + done.said(state, seat, cell) if done else ''}"


def _floor(state: State, spot: Spot) -> str:
    floor, at = FLOORS[section(board_of(state), spot).floor], spot[:2]
    return floor if at == state.placed else f"{floor} at {label(at)}"


def _spot_words(state: State, spot: Spot) -> str:
    """Return what a Delver would find on a section: the loot of its room, who is there, how far it is from closing."""
    found = board_of(state).room(spot)
    said = [loot(found.bags, found.chests, "no loot")]
    said.append("complete now" if found.complete else f"{count(found.gaps, 'open side')}")
    there = names_inside(state, found)
    said += [f"with {', '.join(there)}"] if there else []
    said += ["torchlit: faceup"] if found.torch else []
    said += ["Magic Rift"] if found.rift else []
    return "; ".join(said)
