"""What plates of the regions stand for: every ground by its name."""

from __future__ import annotations

from collections.abc import Callable

from . import country, indoors, towns
from .faces import Face

Ground = Callable[[Face], None]

GROUNDS: dict[str, tuple[str, Ground]] = {
    "hall": ("stone", indoors.hall),
    "vault": ("stone", indoors.vault),
    "cellar": ("stone", indoors.cellar),
    "stair": ("stone", indoors.stair),
    "chapel": ("stone", indoors.chapel),
    "gate": ("earth", indoors.gate),
    "tunnel": ("rock", indoors.tunnel),
    "cave": ("rock", indoors.cave),
    "room": ("boards", indoors.room),
    "bedroom": ("boards", indoors.bedroom),
    "study": ("boards", indoors.study),
    "kitchen": ("boards", indoors.kitchen),
    "loft": ("boards", indoors.loft),
    "works": ("rock", indoors.works),
    "street": ("earth", towns.street),
    "yard": ("earth", towns.yard),
    "market": ("earth", towns.market),
    "square": ("stone", towns.square),
    "roof": ("tiles", towns.roof),
    "bridge": ("sea", towns.bridge),
    "quay": ("sea", towns.quay),
    "boat": ("sea", towns.boat),
    "wood": ("green", country.wood),
    "thicket": ("green", country.thicket),
    "swamp": ("green", country.swamp),
    "garden": ("green", country.garden),
    "field": ("green", country.field),
    "ring": ("green", country.ring),
    "camp": ("earth", country.camp),
    "road": ("earth", country.road),
    "rails": ("rock", country.rails),
    "cliff": ("rock", country.cliff),
    "shore": ("sea", country.shore),
    "water": ("sea", country.water),
}
"""Every ground by its name: what it is made of (see `picture.slabs.grounds.LIT`), and how it is drawn."""
