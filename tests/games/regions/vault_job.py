"""A small scenario file, for tests to change, and what is wrong with one."""

from __future__ import annotations

import pytest

from engine.core.errors import BadFile, Problem
from engine.games.regions.files import files

SMALL = """\
[scenario]
id = "vault-job"
name = "The vault job"
type = "stealth"
setting = "dungeon"
start = "gate"
goal = "ridge"
needs = ["ledger"]
no_bash = true
about = "A ledger lies in a vault."
opening = "The gate is ajar."
won = "You have it."
lost = "They have you."

[[region]]
id = "gate"
name = "The gate"
text = "A gate."
x = 0
y = 0

[[region]]
id = "yard"
name = "The yard"
text = "A yard."
settings = ["dungeon", "wilderness"]
fortunes = 1
x = 1
y = 0

[[region]]
id = "vault"
name = "The vault"
text = "A vault."
light = "dark"
water = "surface"
x = 1
y = 1

[[region]]
id = "ridge"
name = "The ridge"
text = "A ridge."
x = 2
y = 0

[[connection]]
a = "gate"
b = "yard"

[[connection]]
id = "vault-door"
from = "yard"
to = "vault"
obstacle = "barred-door"

[[connection]]
a = "yard"
b = "ridge"
obstacle = "rocky-wall"
low = "yard"

[[connection]]
a = "vault"
b = "ridge"
hidden = "1d6"

[[challenge]]
kind = "drowsy-guard"
at = "yard"
patrol = ["yard", "gate", "yard"]

[[challenge]]
id = "bell"
kind = "trip-bell"
at = "vault"

[[feature]]
id = "door-key"
name = "Iron key"
at = "gate"
kind = "key"
hidden = "d6"
opens = "vault-door"
use = "move"

[[feature]]
id = "chest"
name = "Iron chest"
at = "vault"
kind = "chest"
lock = "1d4"
gives = { valuables = 2, gear = ["salve"], object = "ledger" }
fail = [{ kind = "harm", amount = 2, who = "actor" }]

[[feature]]
id = "ledger"
name = "The ledger"
kind = "object"
inside = true

[[feature]]
id = "lever"
name = "A lever"
at = "yard"
kind = "mechanism"
disarms = ["bell"]
opens = "chest"
"""


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(BadFile) as caught:
        files.read(text)
    assert caught.value.rule == "REG-G28"
    return caught.value.problems


def changed(old: str, new: str, text: str = SMALL) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)
