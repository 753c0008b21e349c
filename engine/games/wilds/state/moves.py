"""The moves of an expedition and the verbs they are made with.

Places are named as the map names them ("Q18"; at a point, the letter of an exit), members by their handles, sites and
items by their ids.
"""

from __future__ import annotations

from functools import partial

from engine.core.moves import Argument, Move
from engine.core.verbs import BUY, CHOOSE, COMING, DIRECT, GIVE, MOVE, ORDER, SEARCHING, TRUST, USE, grouped, worded

from .catalogue import WORDS

BEST, PLAIN, CAREFUL, TOOLS, NONE = "best", "plain", "careful", "tools", "none"
"""Stand where no member, and nothing, is named: the best at it; with no more time than usual; no clue further on."""


class Create(Move, frozen=True, tag="create"):
    """Make a character: name | dice | skills."""

    character: str


class Journey(Move, frozen=True, tag="journey"):
    """Go on to a place that lies farther off, until something comes up."""

    to: str


class Backtrack(Move, frozen=True, tag="backtrack"):
    """Go back to a neighbouring place that is explored."""

    to: str


class Scout(Move, frozen=True, tag="scout"):
    """Send a member ahead."""

    to: str
    who: str = BEST


class Search(Move, frozen=True, tag="search"):
    """Search this place; ``clue`` names clues that are followed here, further on than they point: "clue-1+clue-3"."""

    who: str = BEST
    care: str = PLAIN
    clue: str = NONE

    def __str__(self) -> str:
        """Return the text form. A clue is written where one is named only: votes of old, for a plain search, stay good."""
        return f"search {self.who} {self.care}{'' if self.clue == NONE else f' {self.clue}'}"


class Investigate(Move, frozen=True, tag="investigate"):
    """Look into a site that is known."""

    site: str
    who: str = BEST
    care: str = PLAIN


class Track(Move, frozen=True, tag="track"):
    """Follow a lead."""

    target: str
    who: str = BEST
    care: str = PLAIN


class Forage(Move, frozen=True, tag="forage"):
    """Gather food, water and herbs."""

    who: str = BEST


class Camp(Move, frozen=True, tag="camp"):
    """Make camp: ends the day."""

    who: str = BEST


class Rest(Move, frozen=True, tag="rest"):
    """Spend a whole day in a settlement."""


class Depart(Move, frozen=True, tag="depart"):
    """End the expedition."""


class RolesTo(Move, frozen=True, tag="roles"):
    """Give a member a role."""

    role: str
    who: str


class Lead(Move, frozen=True, tag="lead"):
    """Vote for a leader."""

    who: str


class Write(Move, frozen=True, tag="note"):
    """Write on the party's map."""

    words: str


class Sell(Move, frozen=True, tag="sell"):
    """Sell something where there is a market."""

    goods: str


class Mend(Move, frozen=True, tag="mend"):
    """Mend an item."""

    item: str


WHO = Argument("who", WORDS.message("argument-who"), default=BEST)
FOLLOWED = Argument("clue", WORDS.message("argument-clue"), default=NONE)
CARE = Argument("care", WORDS.message("argument-care"), default=PLAIN)

OWN = "wilds"
"""The group of commands of what is done now and then, called by the game."""

verb = partial(worded, WORDS)

VERBS = (
    MOVE,
    verb(Search, WHO, CARE, FOLLOWED, about=SEARCHING),
    verb(Investigate, WHO, CARE, group=OWN),
    verb(Scout, WHO, group=OWN),
    verb(Camp, WHO, group=OWN),
    verb(Forage, WHO, group=OWN),
    verb(Track, WHO, CARE, group=OWN, kind="way"),
    verb(Backtrack, group=OWN, kind="way"),
    verb(Journey, group=OWN, kind="way"),
    verb(Rest, group=OWN),
    verb(Depart, group=OWN, kind="leave"),
    CHOOSE,
    verb(Create, open=True, group=OWN, kind="party"),
    verb(RolesTo, group=OWN, kind="party"),
    verb(Lead, group=OWN, kind="party"),
    grouped(TRUST, OWN),
    ORDER,
    verb(Write, open=True, group=OWN, kind="party"),
    GIVE,
    USE,
    grouped(BUY, OWN),
    verb(Sell, group=OWN, kind="deal"),
    verb(Mend, group=OWN, kind="deal"),
    COMING,
    DIRECT,
)
