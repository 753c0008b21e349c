"""How expeditions on Discord begin: on the way, with dice ruled beforehand; and a small region to play through."""

from __future__ import annotations

from typing import Any

from engine.games.wilds.files import files
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.region import Region
from engine.games.wilds.state.state import Forced, State
from tests.games.wilds.build import party

KETTLE = """
[region]
id = "kettle"
name = "Kettle Fell"
format = "hex"
width = 3
height = 2
start = "1"
default_terrain = "hills"
difficulty = 8
timer = 8
about = "Six bare hills and a smell of smoke."
farewell = "The smoke stands straight up behind you."

[challenge]
goal = "kiln-7x"
die = 6
about = "Find out who burns lime on Kettle Fell."
reached = "The lime burner gives you her ledger and asks you to count it, twice."

[[hex]]
id = "2"
terrain = "clearing"

[[poi]]
id = "kiln-7x"
at = "2"
name = "Quenched kiln"
category = "secret"
text = "A dome of blackened brick that somebody has planted over with heather."
inside = "Inside it is warm, and a stool stands there, and a second stool beside it."
hidden = true
tn = 8
content = "wonder"

[[poi]]
id = "sump-9k"
at = "6"
name = "Drowned sump"
category = "danger"
text = "A square hole full of milk-white water, with steps that go on under it."
inside = "On the ninth step under the water stands a lamp, and the lamp is lit."
hidden = true
tn = 10
content = "treasure"

[[clue]]
at = "1"
toward = "2"
poi = "kiln-7x"
text = "White dust lies on the grass in the shape of a long, thin cart."

[[clue]]
at = "5"
toward = "6"
poi = "sump-9k"
text = "Wet footprints come up from the east, and every one of them is a left foot."
""" + "".join(
    f"""
[[encounter]]
roll = {roll}
name = "quarry folk {roll}"
kind = "people"
count = "1d4"
disposition = "neutral"
"""
    for roll in range(1, 7)
)
"""A region file of six hills: what is looked for hides next door, in a place called N20."""


def kettle() -> Region:
    """Return the region of the file."""
    return files.read(KETTLE)[0]


def on_the_way(
    region: Region | None = None, *kinds: str, dice: tuple[int, ...] = (), result: str = "", **fields: Any
) -> State:
    """Return a party on its first morning, by default of three in Kettle Fell, with the next dice or result ruled."""
    options = fields.pop("options", Options(wayside="off", resolve="off"))
    kinds = kinds or ("ranger", "rogue", "druid")
    return party(region or kettle(), *kinds, options=options, forced=Forced(dice=dice, result=result), **fields)
