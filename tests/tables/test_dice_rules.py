"""How dice are read stands on the first two cards of a kind at a table, counted from its journal alone."""

from __future__ import annotations

import msgspec
import pytest

from engine.api.update import Version
from engine.core.game import Event
from engine.core.high_points import HighPoint, HighPointBoard
from engine.games.skyshard.rules.events import units
from engine.store import EntryRow
from engine.tables.views import dice_rules
from engine.tables.views.dice_rules import is_explained

STRUCK = units.Struck("Ada", "axe_raider", "N19", (6, 4), 3, 0, False, 1, False)
ROLLED = units.Rolled("Ada", (3, 3), 1, (2,), 1)


def row(change: int, *events: Event, struck: bool = False) -> EntryRow:
    written = msgspec.json.encode(list(events))
    return EntryRow(change, change, 0, 101, "", 0, "[]", "", written, "", False, 4, 0, change, int(struck))


class Journal:
    """A journal of some rows."""

    def __init__(self, *rows: EntryRow) -> None:
        self.rows = rows

    async def entries(self, _: int, first: int, count: int) -> tuple[EntryRow, ...]:
        return self.rows[first : first + count]


CARD = HighPoint("Ada strikes", HighPointBoard(told="3 damage"), rolled=True, rule="6 deals 2", kind="struck")
JOURNAL = Journal(
    row(0),
    row(1, STRUCK.told()),
    row(2, STRUCK.told(to=[1])),
    row(3, STRUCK.told(), struck=True),
    row(4, ROLLED.told()),
    row(5, STRUCK.told(), STRUCK.told()),
    row(6, STRUCK.told()),
    row(7, ROLLED.told()),
)


@pytest.mark.rule("TAB-078")
@pytest.mark.parametrize(
    ("change", "kind", "explained"),
    [
        (1, "struck", True),  # none before
        (5, "struck", True),  # only that of change 1: one was told to Bob alone, one was taken back
        (6, "struck", False),  # those of changes 1 and 5
        (4, "rolled", True),
        (7, "rolled", True),  # dice of another kind are counted by themselves
        (8, "rolled", False),
    ],
)
async def test_the_rule_stands_on_the_first_two_cards_of_a_kind(
    change: int, kind: str, explained: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = msgspec.structs.replace(CARD, kind=kind)
    for at_once in (100, 2):
        monkeypatch.setattr(dice_rules, "AT_ONCE", at_once)
        assert await is_explained(JOURNAL, card, Version(1, change)) == explained
        assert await is_explained(JOURNAL, card, Version(1, change)) == explained, "asked again it is the same"


async def test_a_card_without_a_rule_has_none() -> None:
    assert not await is_explained(JOURNAL, msgspec.structs.replace(CARD, rule=""), Version(1, 1))


def test_the_rule_stands_in_the_small_print_of_a_card_that_is_explained_and_of_no_other() -> None:
    assert CARD.scene().alt == "Ada strikes. 3 damage."
    assert CARD.explained().scene().alt == "Ada strikes. 3 damage. 6 deals 2."
