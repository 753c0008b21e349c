"""How legal moves are offered: a few words for the button, what it means for the menu, and the steps of a private move."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Choice, Seat, Step
from engine.core.moves import Move, Verb
from engine.maps.squares import label

from . import laying, moves
from .asking import asked, room_words
from .board import Room, board
from .content import content
from .delvers import inside, own_delvers
from .rewards import facedown
from .rooms import choosing
from .sending import open_spots
from .state import Contest, Encountering, Flipping, Laid, Peeking, Recalling, Spot, State
from .treasures import peekable, recallable
from .view import View
from .words import (
    FLOORS,
    class_dice,
    class_name,
    count,
    kinds_words,
    loot,
    lower,
    marks,
    place_of,
    sections_words,
    tile_name,
    upper,
)

MOST_LABEL, MOST_DETAIL = 80, 100
"""What a button, and the words beside a choice in a menu, may hold at most."""


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered; a private verb's only to the seat that may make it."""
    label_, detail, weight = _offer(view, move)
    return Choice(short(label_, MOST_LABEL), short(detail, MOST_DETAIL), weight)


def short(text: str, most: int) -> str:
    """Return a text of at most so many characters, the end of a longer one cut off."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip(' ,;(')}…"


def _offer(view: View, move: Move) -> tuple[str, str, str]:
    state = view.state
    match move:
        case moves.Place(tile=tile, at=at, turn=turn) | moves.Breach(tile=tile, at=at, turn=turn):
            return _lay(state, _mine(view), tile, at, turn)
        case moves.Send(delver=kind, to=to):
            spot = open_spots(state)[to - 1]
            return f"{upper(class_name(kind))} to {to}", upper(_spot_words(state, spot)), "main"
        case moves.Swap(tiles=tiles):
            hand = state.players[_mine(view)].hand
            names = "; ".join(tile_name(hand[int(number) - 1]) for number in tiles)
            return f"Swap {', '.join(tiles)}", f"1 XP: throw away {names}; draw {len(tiles)}", "quiet"
        case moves.Retrieve(delver=number):
            sent = own_delvers(state, _mine(view))[number - 1]
            return f"{number} Take the {class_name(sent.kind)} home", f"1 XP: from {place_of(state, sent)}", "quiet"
        case moves.Reveal(treasure=card):
            known = content().treasures[card]
            return f"Reveal {known.name}", known.text, "plain"
        case moves.Flip(card=card):
            return _flip(state, card)
        case moves.Choose(option=option):
            return _choose(view, option)
        case moves.Spend(on="dice"):
            return "2 more dice", "1 XP: 2 white dice for this roll", "plain"
        case moves.Spend():
            return _ability(state, asked(state))
        case moves.Roll():
            return "Roll", _pool(state), "main"
        case moves.Reroll(dice=dice):
            return f"Again: {dice}", _again(state, dice), "plain"
        case moves.Pass():
            return _pass(state)
        case moves.Prompts(setting="off"):
            return "Don't ask me", "Roll at once and keep what comes, until you say otherwise", "quiet"
        case moves.Prompts():
            return "Ask me again", "Before and after my rolls, where I might do something", "quiet"
    return str(move), "", "plain"


def _mine(view: View) -> Seat:
    """Return the seat that looks; the public looks with the eyes of whoever acts, and knows no more for it."""
    return view.state.acting if view.seat is None else view.seat


def _lay(state: State, seat: Seat, number: int, at: str, turn: int) -> tuple[str, str, str]:
    tile, cell = state.players[seat].hand[number - 1], board(state.tiles).letters[at]
    return f"{number} at {at}, {turn}°", upper(laying.outcome(state, tile, cell, turn)), "main"


def _flip(state: State, card: str) -> tuple[str, str, str]:
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Flipping) and task.deck == "treasure":
        known = content().treasures[card]
        return f"Turn {known.name} faceup", f"It counts {known.value + 2} instead of {known.value} at the end", "main"
    same = facedown(state.players[task.seat], "gold").count(card) if isinstance(task, Flipping) else 1
    more = f"; you have {same}" if same > 1 else ""
    return f"Turn a {card} faceup", f"It counts {int(card) + 1} at the end, and everybody sees it{more}", "main"


def _ability(state: State, seat: Seat | None) -> tuple[str, str, str]:
    if seat is None or not state.players[seat].faction:
        return "Faction's ability", "1 XP", "plain"
    known = content().band.factions[state.players[seat].faction]
    return known.label, known.text, "plain"


def _choose(view: View, option: str) -> tuple[str, str, str]:
    state = view.state
    if state.phase == "factions":
        known = content().band.factions[option]
        return known.name, f"{upper(kinds_words(known.delvers))}; ability: {lower(known.label)}", "main"
    number = int(option) - 1
    task = state.agenda[0] if state.agenda else None
    match task:
        case Encountering():
            return f"{option} {content().encounters[task.card].options[number].title}", "", "main"
        case Peeking():
            found = peekable(state, task.seat)[number]
            hidden = sum(not sent.up and sent.seat != task.seat for sent in inside(state, found))
            return f"{option} {_titled(found)}", f"{count(hidden, 'facedown Delver')}", "main"
        case Recalling():
            sent = recallable(state, task.seat)[number]
            # The choice is offered to all eyes: what lies facedown is not named.
            what = f"the {class_name(sent.kind)}" if sent.up else "the facedown Delver"
            return f"{option} {upper(place_of(state, sent).removeprefix('the '))}", f"Take {what} home", "main"
        case _:
            found = choosing(state)[number]
            names = ", ".join(state.names[sent.seat] for sent in inside(state, found))
            return f"{option} {_titled(found)}", f"{loot(found.bags, found.chests, 'No loot')}; {names}", "main"


def _titled(found: Room) -> str:
    return upper(room_words(found).removeprefix("the "))


def _pool(state: State) -> str:
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Contest) or not task.bought:
        return ""
    return (
        f"With {count(len(task.bought), 'extra die')}" if len(task.bought) == 1 else f"With {len(task.bought)} extra dice"
    )


def _again(state: State, dice: str) -> str:
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Contest) or not task.rolls:
        return ""
    return f"Roll {'this die' if dice.isdigit() else 'these dice'} once more; the old result is gone"


def _pass(state: State) -> tuple[str, str, str]:
    if state.agenda:
        return "Keep the roll", "", "main"
    if state.step == "send":
        return "Send nobody", "All Delvers stay in hand", "plain"
    return "Show the hand", "Nothing fits: throw these tiles away and draw new ones", "main"


# The steps of a move that is put together in private.


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
    """Return the question for the argument after those ``given``, and its values in the order given."""
    ask, offers = _steps(view, verb.name, given, values)
    return Step(ask, tuple(Choice(short(name, MOST_LABEL), short(detail, MOST_DETAIL), "main") for name, detail in offers))


def _steps(view: View, verb: str, given: Sequence[str], values: Sequence[str]) -> tuple[str, list[tuple[str, str]]]:
    state = view.state
    hand = state.players[_mine(view)].hand
    if verb == "send":
        if not given:
            return "Which Delver?", [(upper(class_name(kind)), upper(class_dice(kind))) for kind in values]
        spots = open_spots(state)
        said = [(f"{number} {upper(_floor(state, spots[int(number) - 1]))}", spots[int(number) - 1]) for number in values]
        return "Onto which section?", [(name, upper(_spot_words(state, spot))) for name, spot in said]
    fitting = verb == "place"
    if not given:
        tiles = [content().tiles[hand[int(number) - 1]] for number in values]
        offers = [
            (f"{number} {tile.name}{marks(tile)}", upper(sections_words(tile)))
            for number, tile in zip(values, tiles, strict=True)
        ]
        return "Which tile?", offers
    tile, map_ = hand[int(given[0]) - 1], board(state.tiles)
    if len(given) == 1:
        places = [(letter, map_.letters[letter]) for letter in values]
        return f"Where does it go? {content().tiles[tile].name}{marks(content().tiles[tile])}.", [
            (
                f"{letter} {laying.where(state, cell)}",
                upper(laying.closing(state, tile, cell, laying.turns_for(state, tile, cell, fitting=fitting))),
            )
            for letter, cell in places
        ]
    cell = map_.letters[given[1]]
    return f"How is it turned at {given[1]}?", [
        (f"{number} {turn}°", upper(laying.outcome(state, tile, cell, int(turn))))
        for number, turn in enumerate(values, start=1)
    ]


def _floor(state: State, spot: Spot) -> str:
    x, y, part = spot
    laid = board(state.tiles).at((x, y))
    assert isinstance(laid, Laid)
    floor = FLOORS[content().tiles[laid.tile].sections[part].floor]
    return floor if (x, y) == state.placed else f"{floor} at {label((x, y))}"


def _spot_words(state: State, spot: Spot) -> str:
    """Return what a Delver would find on a section: the loot of its room, who is there, how far it is from closing."""
    found = board(state.tiles).room(spot)
    said = [loot(found.bags, found.chests, "no loot")]
    said.append("complete now" if found.complete else f"{count(found.gaps, 'open side')}")
    there = dict.fromkeys(state.names[sent.seat] for sent in inside(state, found))
    said += [f"with {', '.join(there)}"] if there else []
    said += ["torchlit: faceup"] if found.torch else []
    said += ["Magic Rift"] if found.rift else []
    said += ["1 XP"] if spot[:2] != state.placed else []
    return "; ".join(said)
