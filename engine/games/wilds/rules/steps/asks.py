"""What is asked of a member, of the party by vote, or of a game master who answers for the world (WLD-G84, WLD-G87)."""

from __future__ import annotations

from engine.core.flow import Ask, Number, Subject

LEAVE, STAY = "leave", "stay"
"""What is answered to `Edge` and `Depart`."""

# The party, and travelling.


class Hidden(Ask, frozen=True, tag="master"):
    """What stands in a view for a question of the game master's: no other player reads it."""


class Ticks(Ask, frozen=True, tag="ticks"):
    """Does an action, a move's text, take longer?"""

    move: Subject[str]


class Depart(Ask, frozen=True, tag="depart"):
    """Shall the expedition end?"""


class Role(Ask, frozen=True, tag="role"):
    """Who takes a role over from the member who held it before?"""

    role: Subject[str]
    before: Number[int] = 0


class Wear(Ask, frozen=True, tag="wear"):
    """Which of the owner's things suffers?"""


class Edge(Ask, frozen=True, tag="edge"):
    """Does the party leave the region here?"""


class Bypass(Ask, frozen=True, tag="bypass"):
    """Who clears the way to a place?"""

    place: Subject[str]


class Bonus(Ask, frozen=True, tag="bonus"):
    """Which bonus of a role, of so many that are left, beside those that were taken?"""

    role: Subject[str]
    taken: Subject[tuple[str, ...]] = ()
    left: Number[int] = 0


class Lay(Ask, frozen=True, tag="lay"):
    """Of which place is the ground learned?"""

    count: Number[int] = 0


class Sighting(Ask, frozen=True, tag="sighting"):
    """Which place is made out, of so many?"""

    count: Number[int] = 0


# Finding.


class Look(Ask, frozen=True, tag="look"):
    """What does a member's look into a site bring, that takes no test?"""

    site: Subject[str]
    member: Number[int] = 0


class Harvest(Ask, frozen=True, tag="harvest"):
    """What does a member look for at a resource?"""

    site: Subject[str]
    member: Number[int] = 0


class Outcome(Ask, frozen=True, tag="outcome"):
    """How did a member's look into a site go, made with a skill?"""

    site: Subject[str]
    what: Subject[str] = ""
    skill: Subject[str] = ""
    member: Number[int] = 0


class Insight(Ask, frozen=True, tag="insight"):
    """What more does a Critical search of a site bring the member?"""

    site: Subject[str] = ""
    member: Number[int] = 0


class Complication(Ask, frozen=True, tag="complication"):
    """What is the matter with a find?"""

    site: Subject[str]


class Discovery(Ask, frozen=True, tag="discovery"):
    """What is a find?"""

    site: Subject[str]


class Chest(Ask, frozen=True, tag="chest"):
    """Who tries to disarm the chest of a site?"""

    site: Subject[str] = ""


class Offerings(Ask, frozen=True, tag="offerings"):
    """Are the offerings of a site taken?"""

    site: Subject[str] = ""


class Progress(Ask, frozen=True, tag="progress"):
    """Does that bring the party nearer to its goal: a "search", "track" or "investigate"?"""

    why: Subject[str]


class GoalHere(Ask, frozen=True, tag="goal here"):
    """Does coming here bring the party nearer to its goal?"""


class Pick(Ask, frozen=True, tag="pick"):
    """Which of so many does a Forager pick?"""

    count: Number[int] = 0


# Happening and meeting.


class NightEvent(Ask, frozen=True, tag="night event"):
    """Does anything happen tonight?"""


class Avoid(Ask, frozen=True, tag="avoid"):
    """Does the party dodge those who come?"""


class Hazard(Ask, frozen=True, tag="hazard"):
    """What comes over members, by their places, with so many boons?"""

    members: Subject[tuple[str, ...]] = ()
    boons: Number[int] = 0


class Trace(Ask, frozen=True, tag="trace"):
    """What does a sign of a row of the table point to?"""

    row: Number[int] = 0


class Disposition(Ask, frozen=True, tag="disposition"):
    """How do those who come feel about the party?"""

    name: Subject[str]


class Scene(Ask, frozen=True, tag="scene"):
    """How did a scene end: with people, or at a site? ``number`` is who looks into it, or how the party saw them."""

    site: Subject[str] = ""
    number: Number[int] = 0


class Approach(Ask, frozen=True, tag="approach"):
    """What does the party do about them, in this round?"""

    name: Subject[str] = ""
    round: Number[int] = 0


class Favour(Ask, frozen=True, tag="favour"):
    """Which favour, beside those that were done; ``own``: of what they do of themselves?"""

    given: Subject[tuple[str, ...]] = ()
    own: Number[bool] = False


class Trade(Ask, frozen=True, tag="trade"):
    """Has the party done with buying and selling?"""

    name: Subject[str]


# Camping.


class Dilemma(Ask, frozen=True, tag="dilemma"):
    """Which way does the party deal with what came in its way?"""

    which: Subject[str]


class Shelter(Ask, frozen=True, tag="shelter"):
    """What is made of a good place to sleep?"""


class Feed(Ask, frozen=True, tag="feed"):
    """Who eats of the food that there is for so many?"""

    left: Number[int] = 0
