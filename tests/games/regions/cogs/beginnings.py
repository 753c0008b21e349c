"""How scenarios on Discord begin: on the way, with the next dice ruled; and a small one to play from beginning to end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.games.regions.files import files
from engine.games.regions.state import sheets
from engine.games.regions.state.content import TRACKS
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Scenario
from engine.games.regions.state.state import Forced, Habits, Member, State
from tests.games.regions.build import party, with_member

ASKED = Habits(least=2, saved="lapse", draw="ask")
"""Habits of a member who wants to be asked about everything, a Sting too, though its d4 does 2.5 on average (REG-G21)."""
QUICK = Habits(react="best", interrupt="never", assist="never", saved="lapse", draw="ask")
"""Habits of a member who is asked nothing in a round."""

STUNG = (4, 2, 3)
"""Sting 4 against an Endure of 2: hit for 3."""

WEIR = """
[scenario]
id = "weir"
name = "The Tarred Weir"
type = "normal"
setting = "dungeon"
start = "landing"
goal = "bank-7x"
level = 1
minutes = 20
about = "Somebody has locked the river, and the key is on the other side."
opening = "The lock keeper rows you as far as the landing and no farther."
won = "On the far bank a kettle has been waiting for four of you, or for three."
lost = "The river keeps what it is lent, and gives it back in spring."

[[region]]
id = "landing"
name = "Tarred landing"
text = "Planks, rings, and the smell of boats that have gone elsewhere."
x = 0
y = 1

[[region]]
id = "sluice-3k"
name = "Sluice room"
text = "Wheels as high as a house turn here for nobody in particular."
x = 1
y = 1

[[region]]
id = "eelery-5h"
name = "Eel gallery"
text = "Baskets hang in rows, and every basket is thinking about something."
light = "dark"
x = 2
y = 1

[[region]]
id = "chapel-9z"
name = "Drowned chapel"
text = "The pews float an inch above where they were bolted down."
x = 1
y = 2

[[region]]
id = "bank-7x"
name = "Kettle bank"
text = "Dry grass, a fire laid ready, and a bench for four people."
x = 3
y = 1

[[connection]]
a = "landing"
b = "sluice-3k"

[[connection]]
a = "sluice-3k"
b = "eelery-5h"
obstacle = "swollen-ford"

[[connection]]
a = "sluice-3k"
b = "chapel-9z"
hidden = "1d6"

[[connection]]
a = "eelery-5h"
b = "bank-7x"

[[challenge]]
id = "gnats-2w"
kind = "needle-gnats"
at = "sluice-3k"
single = true

[[challenge]]
id = "plate-6v"
kind = "dart-plate"
at = "chapel-9z"

[[feature]]
id = "tin-4q"
name = "Oyster tin"
at = "chapel-9z"
kind = "treasure"
text = "It was soldered shut by somebody who meant it to stay so."
hidden = "1d4"
gives = { valuables = 3 }
"""
"""A scenario file: five regions, a way and a tin that are hidden, and a Trap; ids that are not written by chance."""


def weir() -> Scenario:
    """Return the scenario of the file."""
    return files.read(WEIR)[0]


def on_the_way(
    where: Scenario | None = None,
    *crafts: str,
    dice: tuple[int, ...] = (),
    habits: Habits = QUICK,
    hands: Mapping[int, tuple[str, ...]] | None = None,
    acted: tuple[int, ...] = (),
    options: Options | None = None,
    **fields: Any,
) -> State:
    """Return a party in round 1, by default a warden, a delver and a shadow at the Tarred Weir; the next dice are ruled.

    ``hands``: cards that members hold, out of their decks. ``acted``: whose turns of the round are over.
    """
    chosen = options or Options(town="no", window="1 hour")
    state = party(where or weir(), *crafts, options=chosen, forced=Forced(dice), **fields)
    for index in range(len(state.members)):
        done = index in acted
        known = sheets.base(state.members[index])
        state = with_member(state, index, habits=habits, acted=done, moved=done, tracks=known)
    for index, cards in (hands or {}).items():
        state = with_member(state, index, **_holding(state.members[index], cards))
    return state


def before_the_gnats(
    *asked: int, dice: tuple[int, ...] = STUNG, cards: tuple[str, ...] = ("duck", "dig-in"), **fields: Any
) -> State:
    """Return a state in which Cy, with 14 EP, has the last turn of the round in the Sluice room. Ada has 13 and Bob 12, so
    the gnats go for Cy then; ``asked`` want to be asked.

    Ada holds Shouted Warning (Interrupt), Bob Roll With It, Cy Duck (Reactions) and Dig In (Interrupt), or other
    ``cards``.
    """
    hands = {0: ("shouted-warning",), 1: ("roll-with-it",), 2: cards}
    crafts = ("warden", "delver", "delver")
    state = on_the_way(None, *crafts, at="sluice-3k", turn=2, acted=(0, 1), dice=dice, hands=hands, **fields)
    state = with_member(with_member(state, 0, ep=13), 1, ep=12)
    return asking(with_member(state, 2, ep=14, tracks=dict.fromkeys(TRACKS, 0)), *asked)


def _holding(member: Member, cards: tuple[str, ...]) -> dict[str, Any]:
    deck = list(member.deck)
    for card in cards:
        deck.remove(card)
    return {"hand": cards, "deck": tuple(deck)}


def asking(state: State, *members: int, **habits: Any) -> State:
    """Return a state in which these members want to be asked, about everything unless ``habits`` say otherwise."""
    for index in members:
        state = with_member(state, index, habits=replace(ASKED, **habits))
    return state
