"""The members of an expedition: their dice and skills, what they carry, what ails them, what they want to be asked."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.game import Seat

ATTRIBUTES = ("strength", "agility", "spirit", "mind")
"""What a test's first die stands for; a Wound's d4 counts them in this order (WLD-G13)."""

GENERAL = ("athletics", "fortitude", "perception", "stealth", "influence")
EXPERT = ("nature", "survival", "crafting", "education", "lore")
COMBAT = ("fighting",)
SKILLS = (*GENERAL, *EXPERT, *COMBAT)
"""The eleven skills (WLD-G04); one who is not trained in an expert or combat skill has +1 bane on it."""

MOST_FATIGUE, MOST_WOUNDS, MOST_RESOLVE = 6, 3, 3
WEARY = 3
"""The Fatigue from which on a member has a bane on every test (WLD-G12)."""

MANDATORY, OPTIONAL = ("pathfinder", "lookout"), ("forager", "scout")
"""Who leads the way and who keeps watch (WLD-076, WLD-078, WLD-088, WLD-090); and what may be left empty (WLD-100)."""

NIGHT, LATE = 4, 5
"""The fourth stretch, to camp or to press on (WLD-027, WLD-146, WLD-147), and the late camp after it (WLD-G27, WLD-G28)."""

Result = Literal["blunder", "failure", "weak", "strong", "critical"]
RESULTS: tuple[Result, ...] = ("blunder", "failure", "weak", "strong", "critical")
SUCCESS = ("weak", "strong", "critical")


class Item(msgspec.Struct, frozen=True, gc=False):
    """Something that a member carries. ``key`` is its kind in data/wilds/goods.toml.

    ``die`` is its supply or durability die, 0 for none (WLD-G09, WLD-G10). ``uses`` are left of it; at 0 gear is damaged
    and ``broken`` gear cannot be used until it is mended. A tool is tied to ``skill`` (WLD-G16); a magic item gives +1
    boon on ``skill`` once a day, ``spent`` when it did (WLD-G55). ``count`` are like ones, where it has no uses.
    """

    key: str
    name: str = ""
    die: int = 0
    uses: int = 0
    count: int = 1
    skill: str = ""
    quality: int = 0
    broken: bool = False
    spent: bool = False
    worth: int = 0


class Wound(msgspec.Struct, frozen=True, gc=False):
    """A Wound: +1 bane on the tests of ``attribute`` until it is ``treated`` (WLD-G13)."""

    attribute: str
    treated: bool = False


class Habits(msgspec.Struct, frozen=True, gc=False):
    """What a member wants done without being asked, set by ``order``.

    ``tools``: "use" spends a tool's or magic item's boon where one fits, "save" never does. ``resolve``: a throw that
    failed is made again where that succeeds at least 1 time in 2, or can on the last day ("auto"). By "goal" they are
    asked about what counts (WLD-G06), and their last is kept for the goal while that is sought (WLD-G138). Or they are
    asked about every throw that could be better ("ask"), after failures only, or "never". A secret throw is taken as one
    against the difficulty that all know; of a Lookout's plain failure nothing comes, and it counts as none unless "ask".
    ``bonuses``: "auto" for the safe ones, or "ask" (WLD-G86). ``wear``: what of theirs suffers is the safest choice
    ("auto"), or they are asked (WLD-G65).
    ``pairs`` are attribute+skill pairs preferred for a purpose ("pathfinder": "mind+nature"), else the best (WLD-G02).
    ``gather``: as Forager they leave it to the referee what a rich find is, and who eats of too little ("auto"), or are
    asked ("ask"). ``camp``: a late camp, where nothing else is left to do, is made unasked; a good place to sleep is one
    for a rest where any member is tired. Or the party is asked (WLD-G27, WLD-200).
    ``forage``: as Forager they forage "beside" a Scout's errand too, or "rest" meanwhile (WLD-G20).
    """

    tools: Literal["save", "use"] = "save"
    resolve: Literal["goal", "auto", "ask", "failures", "never"] = "goal"
    bonuses: Literal["ask", "auto"] = "auto"
    pairs: dict[str, str] = {}
    wear: Literal["auto", "ask"] = "auto"
    gather: Literal["auto", "ask"] = "auto"
    camp: Literal["auto", "ask"] = "auto"
    forage: Literal["rest", "beside"] = "rest"


class Member(msgspec.Struct, frozen=True, dict=True):
    """One of the party; members stand in party order. ``seat`` is their player's.

    ``name`` is the character's, ``handle`` the one word that moves name it by. ``missed`` picks in a row were made for
    the player (two: not active, WLD-G84). ``out``: collapsed until a settlement; ``dead``. ``gone``: the player left.
    ``fed`` today by foraging or at a settlement's table. ``mended`` and ``treated``: their one try of this camp is spent.
    ``shaken``: +1 bane on the first test of the encounter under way (WLD-G58). ``ready``: the character has been chosen.
    """

    seat: Seat
    name: str
    handle: str
    kind: str = ""
    dice: dict[str, int] = {}
    skills: dict[str, int] = {}
    resolve: int = 1
    fatigue: int = 0
    wounds: tuple[Wound, ...] = ()
    poisoned: bool = False
    deprived: bool = False
    out: bool = False
    dead: bool = False
    gone: bool = False
    items: tuple[Item, ...] = ()
    fed: bool = False
    mended: bool = False
    shaken: bool = False
    ready: bool = False
    missed: int = 0
    habits: Habits = Habits()

    @property
    def able(self) -> bool:
        """Whether they can act, roll and help (WLD-G12, WLD-G13)."""
        return self.ready and not self.out and not self.dead and self.fatigue < MOST_FATIGUE

    @property
    def weary(self) -> bool:
        """Whether Fatigue is a bane on every test of theirs (WLD-G12)."""
        return self.fatigue >= WEARY

    @property
    def active(self) -> bool:
        """Whether their player takes part: a vote waits for them (WLD-G84, WLD-G85)."""
        return not self.gone and not self.dead and self.missed < 2
