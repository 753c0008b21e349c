"""What actions of the party need: a place, fair weather, a member who can act; and choices that several of them have."""

from __future__ import annotations

from engine.core.memo import memo
from engine.core.needs import ArgumentNeeds, Need, Needs, never

from ..state.catalogue import WORDS
from ..state.moves import BEST, CAREFUL, PLAIN
from ..state.state import State, able
from .trials import named

need = Needs[State](WORDS)
"""Makes a need out of a message, a rule and a test."""

ABLE = need("nobody-able", "WLD-G12", lambda state, *_: bool(able(state)))
CALM = need("storm", "WLD-G64", lambda state: state.weather != "severe")
"""What moving, scouting and tracking need; going back over known ground does not."""


def arrived(verb: str) -> Need[State]:
    """Return the need of what takes a place: the party is not between two points (WLD-G31)."""
    return need("on-path", "WLD-G31", lambda state: not state.here.to, verb=verb)


@memo("members")
def names_to_choose(state: State) -> tuple[str, ...]:
    """Return who can be sent: the best for it first, then every member who can act, by handle."""
    return (BEST, *[member.handle for member in state.members if member.able])


def by_whom(rule: str) -> ArgumentNeeds[State]:
    """Return the choice of a member; ``rule`` is that of the action, which speaks where no member is called so."""
    return ArgumentNeeds(
        "who",
        names_to_choose,
        (
            ABLE,
            need(
                "nobody-able-called",
                rule,
                lambda state, who: named(state, who) >= 0,
                who=lambda state, who: who,
                party=lambda state, who: [state.members[index].handle for index in able(state)],
            ),
            need("no-character-yet", "WLD-G85", lambda state, who: state.members[named(state, who)].ready, who=_name),
            need("carried", "WLD-G12", never, who=_name),
        ),
    )


def _name(state: State, who: str) -> str:
    return state.members[named(state, who)].name


CARE: ArgumentNeeds[State] = ArgumentNeeds(
    "care", lambda state: (PLAIN, CAREFUL), (need("care-unknown", "WLD-G22", never),)
)
"""With no more time than usual, or with care: two ticks, and a boon."""
