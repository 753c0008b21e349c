"""Completion finds a value by what it is called in the language that is spoken."""

from __future__ import annotations

from engine.tables.updates.completion import narrowed_to

SHOWN = (("rations - A night's food", "rations"), ("rope - To be sold", "rope"))
LABELS = {"rations": "Comprar raciones sencillas: 15 de 30 monedas", "rope": "Comprar cuerda: 10 de 30 monedas"}


def test_a_value_is_found_by_its_label_too() -> None:
    assert narrowed_to(SHOWN, "raci", LABELS) == [SHOWN[0]]
    assert narrowed_to(SHOWN, "CUERDA", LABELS) == [SHOWN[1]]
    assert narrowed_to(SHOWN, "rope", LABELS) == [SHOWN[1]], "its own name stands first"
    assert narrowed_to(SHOWN, "raci") == []
