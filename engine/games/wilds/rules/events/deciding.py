"""What is told of the party: its start, its decisions, what its members do for themselves, and their tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.core.game import Event, Seat, Value, told

from ...state.state import Roll


def begun(region: str, about: str, goal: str) -> Event:
    """An expedition is set up; everybody chooses a character."""
    return told("begun", ("WLD-010", "WLD-225"), region=region, about=about, goal=goal)


def character(who: str, player: str, kind: str, left: int) -> Event:
    """Somebody chose a character; ``kind`` is an archetype, "own" or "kept". ``left`` have not."""
    return told("character", ("WLD-G17",), who=who, player=player, kind=kind, left=left)


def set_out(at: str, terrain: str) -> Event:
    """Everybody has a character: day 1 begins."""
    return told("set_out", ("WLD-G34", "WLD-225"), True, at=at, terrain=terrain)


def entered(who: str) -> Event:
    """Somebody new joined the party on its way."""
    return told("entered", ("WLD-G85",), who=who)


def role(who: str, role: str) -> Event:
    """Somebody took a role; ``who`` "" laid it down."""
    return told("role", ("WLD-074", "WLD-G19"), who=who, role=role)


def watches(who: Sequence[str]) -> Event:
    """Who watches at night from now on; nobody named: all take turns."""
    return told("watches", ("WLD-204", "WLD-G60"), who=tuple(who))


def passed_on(who: str, role: str, before: str) -> Event:
    """A role passed from somebody who cannot act."""
    return told("passed_on", ("WLD-G18",), who=who, role=role, before=before)


def proposed(who: str, text: str, votes: int, needed: int, asked: Iterable[Seat] = ()) -> Event:
    """Somebody voted for a move, written as ``text``, which now has so many votes of those ``needed``.

    ``asked`` are called to vote: the first proposal is put to everybody who has not voted yet.
    """
    event = told("proposed", ("WLD-121", "WLD-G84"), who=who, text=text, votes=votes, needed=needed)
    return replace(event, calls=tuple(asked))


def abstained(who: str) -> Event:
    """Somebody left the decision to the others."""
    return told("abstained", ("WLD-G84",), who=who)


def decided(text: str, how: str, party: Iterable[Seat] = ()) -> Event:
    """The party decided: by "majority", "most" votes, the "leader", or on a tie what was proposed "first".

    Whatever the ``party`` is asked next is another question, though it may be put in the same words.
    """
    return replace(told("decided", ("WLD-G84",), text=text, how=how), calls=tuple(party))


def only_camp(party: Iterable[Seat] = ()) -> Event:
    """After a night without a camp nothing is left but to make it: nobody is asked. What the ``party`` is asked next is
    another question."""
    return replace(told("only_camp", ("WLD-G27", "WLD-G86")), calls=tuple(party))


def explained(terms: Sequence[str]) -> Event:
    """What these terms mean, where they first come up."""
    return told("explained", ("WLD-065", "WLD-208", "WLD-G03"), terms=tuple(terms))


def leads(who: str, votes: int, needed: int, settled: bool) -> Event:
    """A vote for a leader; ``settled`` when more than half agree."""
    return told("leads", ("WLD-G84",), who=who, votes=votes, needed=needed, settled=settled)


def order(who: str, order: str) -> Event:
    """Somebody gave a standing order."""
    return told("order", ("WLD-G84", "WLD-G86"), who=who, order=order)


def noted(who: str, at: str, words: str) -> Event:
    """Somebody wrote on the party's map: a free activity."""
    return told("noted", ("WLD-129", "WLD-133"), who=who, at=at, words=words)


def gave(who: str, item: str, to: str) -> Event:
    """Somebody handed an item over."""
    return told("gave", ("WLD-G09", "WLD-129"), who=who, item=item, to=to)


def used(who: str, item: str, what: str, on: str = "") -> Event:
    """Somebody used an item: ``what`` it did ("poison", "wound", "mend"), ``on`` whom or what."""
    return told("used", ("WLD-G16", "WLD-G14"), who=who, item=item, what=what, on=on)


def bought(who: str, item: str, price: int, purse: int) -> Event:
    """Somebody bought something from the shared purse."""
    return told("bought", ("WLD-G15",), who=who, item=item, price=price, purse=purse)


def sold(who: str, item: str, price: int, purse: int) -> Event:
    """Somebody sold something."""
    return told("sold", ("WLD-G15",), who=who, item=item, price=price, purse=purse)


def rolled(who: str, roll: Roll) -> Event:
    """Somebody made a test. Of a secret one neither the target nor the result is told (WLD-G44)."""
    facts: dict[str, Value] = {
        "who": who,
        "purpose": roll.purpose,
        "attribute": roll.attribute,
        "skill": roll.skill,
        "sides": roll.sides,
        "die": roll.die,
        "sixes": roll.sixes,
        "kept": roll.kept,
        "rank": roll.rank,
        "extra": roll.extra,
        "total": roll.total,
        "tn": 0 if roll.secret else roll.tn,
        "result": "" if roll.secret else roll.result,
        "again": roll.again,
        "reasons": roll.reasons,
    }
    return Event("rolled", ("WLD-G01", "WLD-G02", *(("WLD-G44",) if roll.secret else ())), facts)
