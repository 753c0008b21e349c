"""The moves of an expedition and the verbs they are made with.

Places are named as the map names them ("Q18"; at a point, the letter of an exit), members by their handles, sites and
items by their ids.
"""

from __future__ import annotations

from engine.core.moves import Argument, Move, Verb
from engine.core.verbs import BUY, CHOOSE, COMING, DIRECT, GIVE, MOVE, ORDER, TRUST, USE

BEST, PLAIN, CAREFUL, NONE = "best", "plain", "careful", "none"
"""Stand where nobody, and nothing, is named: whoever is best at it; with no more time than usual; no clue further on."""


class Create(Move, frozen=True, tag="create"):
    """Make a character: name | dice | skills."""

    character: str


class Backtrack(Move, frozen=True, tag="backtrack"):
    """Go back to a neighbouring place that is explored."""

    to: str


class Scout(Move, frozen=True, tag="scout"):
    """Send somebody ahead."""

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
    """Give somebody a role."""

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


WHO = Argument("who", "Who does it; left out, whoever is best at it", default=BEST)
FOLLOWED = Argument("clue", "A clue that you follow here, further on than it points", default=NONE)
CARE = Argument("care", "Careful takes two ticks of the timer and gives a boon", default=PLAIN)

OWN = "wilds"
"""The group of commands of what is done now and then, called by the game."""

VERBS = (
    MOVE,
    Verb(Search, "Search the place where you are.", (WHO, CARE, FOLLOWED), asks="Who searches, and how?"),
    Verb(
        Investigate,
        "Look closely at something that has been found.",
        (Argument("site", "What to look at"), WHO, CARE),
        asks="What do you look into?",
    ),
    Verb(
        Scout,
        "Send somebody ahead to see what lies there.",
        (Argument("to", "The place to look at"), WHO),
        asks="Scout which place?",
    ),
    Verb(Camp, "Make camp for the night.", (WHO,), asks="Who looks after the camp?"),
    Verb(Forage, "Gather food, water and herbs here.", (WHO,), asks="Who forages?"),
    Verb(
        Track,
        "Follow a lead: which way does it go on?",
        (Argument("target", "The lead that you follow"), WHO, CARE),
        asks="Which lead do you follow?",
    ),
    Verb(
        Backtrack,
        "Go back to a place you know, by a way you know.",
        (Argument("to", "The place to go back to"),),
        asks="Back to where?",
    ),
    Verb(Rest, "Spend a whole day resting among friends.", group=OWN),
    Verb(Depart, "Propose to end the expedition."),
    CHOOSE,
    Verb(
        Create,
        "Make a character of your own: a name, four dice, the skills.",
        (Argument("character", "Name | d6 d10 d8 d6 | perception 3, stealth 2, ...", open=True),),
        form="Make my own",
        group=OWN,
    ),
    Verb(
        RolesTo,
        "Say who is Pathfinder, Lookout, Forager or Scout, and who watches at night.",
        (Argument("role", "The role"), Argument("who", "Who takes it")),
        asks="Who takes which role?",
        group=OWN,
    ),
    Verb(Lead, "Vote for who leads the party.", (Argument("who", "Who should lead"),), asks="Who should lead?", group=OWN),
    TRUST,
    ORDER,
    Verb(Write, "Write something on the party's map, here.", (Argument("words", "What to write", open=True),), group=OWN),
    GIVE,
    USE,
    BUY,
    Verb(
        Sell,
        "Sell something where there is a market.",
        (Argument("goods", "What to sell"),),
        asks="What do you sell?",
        group=OWN,
    ),
    Verb(
        Mend,
        "Mend something that is worn or broken.",
        (Argument("item", "What to mend"),),
        asks="What do you mend?",
        group=OWN,
    ),
    COMING,
    DIRECT,
)
