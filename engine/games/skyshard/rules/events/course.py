"""Events of the course of a delve: before the first round, rounds and turns, tiles that fall in, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.core.events import Happened
from engine.core.tallies import Recalled
from engine.core.words import lower

from ...state.campaign import words
from ...state.catalogue import WORDS
from ...state.content import CALM_ROUNDS, SCENES, UNDERCROFT, Objective, SettingKey, content, scenario

# Before the first round.


class Begun(Happened, frozen=True):
    """A delve is set up in a setting; each player chooses a class of ``classes``.

    Its doors call so many enemies at most by their noise.
    """

    rules = ("SKY-G22", "SKY-G01", "SKY-G80")
    objective: Objective
    required: int
    party: int
    classes: tuple[str, ...]
    setting: SettingKey = UNDERCROFT
    calls: int = 0

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        known, place = scenario(self.objective), content().settings[self.setting].about
        briefing = known.told_to(self.party, WORDS.text) if known is not None else ()
        return {
            "scenario": known.name if known is not None else "",
            "opening": known.opening if known is not None else place.gate,
            "where": place.where,
            "place": lower(place.name),
            "briefing": briefing,
            "calm": CALM_ROUNDS,
            "most": max(chip.most for chip in content().settings[self.setting].chips.values() if chip.level == 5),
        }


class ClassTaken(Happened, frozen=True, tag="class"):
    """A player took a class; ``classes`` are left, none once all have one."""

    rules = ("SKY-G21",)
    who: str
    kind: str
    classes: tuple[str, ...]

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"knack": content().adventurers[self.kind].knack}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Deepened(Happened, frozen=True):
    """A delve of a campaign begins: how deep it is, and how many more enemy points that makes on each tile."""

    rules = ("SKY-G69",)
    depth: int
    points: int


class Brought(Happened, frozen=True):
    """An adventurer has a relic from an earlier delve of the campaign."""

    rules = ("SKY-G70",)
    who: str
    relic: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"does": self.relic}


class Deployed(Happened, frozen=True):
    """An adventurer stands on the entrance; the ``first`` one goes first."""

    rules = ("SKY-G22",)
    routine = True
    who: str
    at: str
    first: bool


class CompanionPlaced(Happened, frozen=True):
    """The companion comes in."""

    rules = ("SKY-G53",)
    who: str
    at: str


# Rounds and turns.


class Round(Happened, frozen=True):
    """A round begins."""

    rules = ("SKY-G23",)
    number: int


class Exhausted(Happened, frozen=True):
    """An adventurer loses health by exhaustion."""

    rules = ("SKY-G24",)
    matters = True
    who: str
    amount: int


class Moved(Happened, frozen=True):
    """An adventurer walked; ``second``: by a second move action, ``short``: not as far as it meant to."""

    rules = ("SKY-G25",)
    routine = True
    stir = True
    who: str
    at: str
    second: bool
    short: bool


class Passed(Happened, frozen=True):
    """An adventurer's turn is over."""

    rules = ("SKY-G25",)
    routine = True
    who: str


class Spent(Happened, frozen=True):
    """An adventurer's turn is over, as exploring from afar has left it no step."""

    rules = ("SKY-G67",)
    byplay = True
    who: str


class Waited(Happened, frozen=True):
    """The same, where nothing was done in it: that is told of bot players too."""

    rules = ("SKY-G25",)
    who: str


class Asked(Happened, frozen=True):
    """A player has to choose between hexes."""


class Requested(Happened, frozen=True):
    """An adventurer asked another for something in its next turn."""

    rules = ("SKY-G105",)
    who: str
    whom: str
    wish: str


class Shifted(Happened, frozen=True):
    """A cache or an enemy was put elsewhere, as far from the door; ``what`` is its rank, or its chip."""

    who: str
    piece: Literal["cache", "enemy"]
    what: str
    at: str
    to: str

    def because(self) -> tuple[str, ...]:
        """Return the rule for the piece."""
        return "SKY-G38", "SKY-065" if self.piece == "cache" else "SKY-070"

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"foe": self.what if self.piece == "enemy" else ""}


class Retreats(Happened, frozen=True):
    """A player would retreat; ``waiting`` have not said so."""

    rules = ("SKY-G52",)
    who: str
    waiting: int

    def recalled(self) -> Recalled | tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return Recalled() if not self.waiting else ()


class StaysOn(Happened, frozen=True):
    """A player would stay after all; ``waiting`` would not retreat."""

    rules = ("SKY-G52",)
    who: str
    waiting: int


class Dug(Happened, frozen=True):
    """An adventurer digs on a sealed map."""

    rules = ("SKY-G55",)
    who: str


# Tiles that fall in.


class Held(Happened, frozen=True):
    """No tile could fall in."""

    rules = ("SKY-G54",)


class Collapsed(Happened, frozen=True):
    """A tile fell in; it lay ``at`` these hexes, and ``doors`` are open again."""

    rules = ("SKY-G54", "SKY-024")
    recap = Recalled()
    tile: str
    at: tuple[str, ...]
    doors: tuple[str, ...] = ()


# The end.


class Ended(Happened, frozen=True):
    """The delve is over; ``late`` where a scenario is lost while an adventurer stands."""

    recap = Recalled()
    result: Literal["won", "lost", "retreat"]
    objective: Objective
    gained: int
    required: int
    round: int
    late: bool = False

    def because(self) -> tuple[str, ...]:
        """Return the rule that ends it."""
        if self.objective in SCENES:
            return ("SKY-G91",) if self.late else ("SKY-G90", "SKY-G51" if self.result == "lost" else "SKY-G52")
        if self.result == "lost":
            rule = "SKY-G51"
        else:
            rule = "SKY-G50" if (self.result, self.objective) == ("won", "survey") else "SKY-G52"
        return rule, "SKY-G50"

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        known = scenario(self.objective)
        if known is None:
            return {"scenario": "", "outcome": ""}
        outcome = known.late if self.late else {"won": known.won, "lost": known.lost}.get(self.result, "")
        return {"scenario": known.name, "outcome": WORDS.text(outcome).format(round=self.round)}


class CampaignEnded(Happened, frozen=True):
    """The campaign has come to its end with this delve."""

    rules = ("SKY-G100",)
    recap = Recalled()

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"text": words().end}
