"""What is told of the party, of rounds and turns, and of the end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Event, Seat, told


def begun(name: str, type: str, about: str, announced: Sequence[str]) -> Event:
    """The scenario is chosen; ``announced`` are its special rules in words (REG-193)."""
    return told("begun", ("REG-161", "REG-193"), name=name, type=type, about=about, announced=tuple(announced))


def joined_up(who: str, craft: str, background: str, kept: bool) -> Event:
    """Somebody's character is settled; ``kept`` from an earlier scenario (REG-G16, REG-G60)."""
    return told(
        "joined_up", ("REG-G16", *(("REG-G60",) if kept else ())), who=who, craft=craft, background=background, kept=kept
    )


def answered(who: str, kind: str, what: str = "") -> Event:
    """Somebody made a choice of which nothing has come yet: of a "craft" (then ``what`` is its name), to be "ready", to
    "give up" (and is asked once more, or stays), or an answer to a question of any other kind but those of `decided`."""
    rule = {"craft": "REG-G16", "ready": "REG-G60", "give up": "REG-G45"}.get(kind, "REG-G21")
    return told("answered", (rule,), who=who, kind=kind, what=what)


def decided(who: str, kind: str) -> Event:
    """Somebody decided whether to "react", "interrupt" or "assist": not told where they stayed away (REG-G21)."""
    return told("decided", ("REG-G21",), who=who, kind=kind)


def bought(who: str, gear: str, price: int) -> Event:
    """Gear was bought in the town."""
    return told("bought", ("REG-G60",), who=who, gear=gear, price=price)


def cured(who: str, what: str) -> Event:
    """1 Valuable and a rest in town healed an "injury" or a Disease by name (REG-265, REG-266, REG-268)."""
    return told("cured", ("REG-265", "REG-266", "REG-268", "REG-G59", "REG-G60"), who=who, what=what)


def set_out(where: str, tokens: int, limit: int, party: Sequence[str]) -> Event:
    """Round 1 begins at the start; ``tokens`` of a stealth scenario, the round ``limit`` of a chase, else 0."""
    rules = ("REG-020", *(("REG-179", "REG-G47") if tokens else ()), *(("REG-198",) if limit else ()))
    return told("set_out", rules, True, where=where, tokens=tokens, limit=limit, party=tuple(party))


def round_begins(number: int) -> Event:
    """A new round begins: everybody draws (REG-G10). Whatever stirs out of sight has had its turn."""
    return told("round_begins", ("REG-G10",), True, number=number)


def claimed(who: str, how: str) -> Event:
    """Somebody's turn begins: they "claimed" it, it is the "last" one left, or an "order" says so (REG-006, REG-G15)."""
    return told("claimed", ("REG-006", "REG-G15"), who=who, how=how)


def turn_ended(who: str, idle: bool) -> Event:
    """A turn is over; ``idle``: nothing was done in it."""
    return told("turn_ended", ("REG-G10",), who=who, idle=idle)


def went_on(who: str, lapse: Sequence[str]) -> Event:
    """Somebody lets the round go on after the last turn; ``lapse``: whose Moves lapse by that (REG-G13)."""
    return told("went_on", ("REG-G13",), who=who, lapse=tuple(lapse))


def turn_lost(who: str) -> Event:
    """Somebody went down at the start of their turn, which is over (REG-G09)."""
    return told("turn_lost", ("REG-G09",), who=who)


def skipped(who: str, phase: str, by: str = "") -> Event:
    """A Phase ("strategy" or "action") is skipped; ``by`` is the Trap that it takes to get out of, if any."""
    return told("skipped", ("REG-G10",), who=who, phase=phase, by=by)


def will_skip(who: str, phase: str, by: str = "") -> Event:
    """The next Phase of a kind will be skipped; ``by`` is the Trap that it will take to get out of, if any."""
    return told("will_skip", ("REG-G10",), who=who, phase=phase, by=by)


def drew(who: str, plays: Sequence[str] = (), shuffled: bool = False) -> Event:
    """Somebody drew cards, by their ids; or the deck was empty, and the discard pile became a new one (REG-G11)."""
    return told("drew", ("REG-G11",), bool(plays), who=who, count=len(plays), shuffled=shuffled, plays=tuple(plays))


def discarded(who: str, plays: Sequence[str]) -> Event:
    """Somebody laid cards down at the end of a round, over the Hand Limit (REG-G10, REG-G17)."""
    return told("discarded", ("REG-G10", "REG-G17"), who=who, plays=tuple(plays))


def overfull(who: str, plays: Sequence[str]) -> Event:
    """Somebody's turn is over, and they hold too many cards: these go at the end of the round (REG-G10)."""
    return told("overfull", ("REG-G10",), who=who, plays=tuple(plays))


def spared(seat: Seat, plays: Sequence[str]) -> Event:
    """Somebody named a card: these go now at the end of the round, which makes no post of its own (REG-G10)."""
    return replace(told("spared", ("REG-G10",), plays=tuple(plays)), seats=(seat,))


def habit(seat: Seat, order: str) -> Event:
    """Somebody gave a standing order, which is nobody else's business (REG-G21)."""
    return replace(told("habit", ("REG-G21", "REG-G15"), order=order), seats=(seat,))


def counted(counter: int, limit: int) -> Event:
    """The chase's counter went up (REG-199)."""
    return told("counted", ("REG-199", "REG-G51"), counter=counter, limit=limit)


def limit_grew(who: str, where: str, by: int, limit: int) -> Event:
    """Reaching a region raised a PC's own round limit (REG-208, REG-210)."""
    return told("limit_grew", ("REG-208", "REG-210", "REG-G53"), who=who, where=where, by=by, limit=limit)


def closed(where: str) -> Event:
    """A region's limit is reached: nobody gets in any more (REG-205, REG-G52)."""
    return told("closed", ("REG-205", "REG-G52"), where=where)


def caught(who: str, how: str) -> Event:
    """A PC's own round limit ran out, or they were left behind: "caught", "injury" or "death" (REG-204, REG-G51,
    REG-G53)."""
    return told("caught", ("REG-204", "REG-G51", "REG-G53"), who=who, how=how)


def reached_goal(who: str, where: str, unmet: Sequence[str] = ()) -> Event:
    """Somebody is out by the goal (REG-172, REG-G44); ``unmet``: what the party came for and leaves behind (REG-026,
    REG-G45)."""
    return told(
        "reached_goal",
        ("REG-172", "REG-G44", *(("REG-026", "REG-G45") if unmet else ())),
        True,
        who=who,
        where=where,
        unmet=tuple(unmet),
    )


def not_yet(who: str, where: str) -> Event:
    """Somebody stands in the goal region, and what the party came for is missing (REG-024, REG-G44)."""
    return told("not_yet", ("REG-024", "REG-G44"), who=who, where=where)


def wants_to_give_up(who: str, agrees: bool, missing: Sequence[str], asked: Sequence[Seat] = ()) -> Event:
    """Somebody voted to give up, or took that back; it takes all, so the others are ``asked`` (REG-G45)."""
    event = told("wants_to_give_up", ("REG-G45",), who=who, agrees=agrees, missing=tuple(missing))
    return replace(event, calls=tuple(asked))


def ended(ending: str, why: str, text: str) -> Event:
    """The scenario is over: "won", "partly", "lost" or "conceded". ``why``: "goal", "all dead", "tokens", "rounds",
    "region", "left behind", "left without", "light", "conceded", "caught", or "gm"."""
    rules = {
        "goal": ("REG-021", "REG-G44"),
        "all dead": ("REG-167",),
        "tokens": ("REG-195", "REG-G46"),
        "light": ("REG-191", "REG-G26"),
        "rounds": ("REG-200",),
        "region": ("REG-206", "REG-G52"),
        "left behind": ("REG-204", "REG-G51"),
        "left without": ("REG-026", "REG-G45"),
        "caught": ("REG-203", "REG-G53"),
        "conceded": ("REG-G45",),
        "gm": ("REG-G28",),
    }
    return told("ended", rules[why], True, ending=ending, why=why, text=text)


def secrets_told(lines: Sequence[str]) -> Event:
    """The private log of hidden rolls, once the scenario is over (REG-G55, REG-G63)."""
    return told("secrets_told", ("REG-G55", "REG-G63"), True, lines=tuple(lines))


def paused(text: str) -> Event:
    """The game master plays a scene."""
    return told("paused", ("REG-G28",), text=text)


def resumed() -> Event:
    """The game master lets the scenario go on."""
    return told("resumed", ("REG-G28",))


def said(who: str, text: str) -> Event:
    """The game master spoke, as somebody or as the narrator ("")."""
    return told("said", ("REG-G28",), who=who, text=text)


def ruling(text: str, number: int) -> Event:
    """The game master overruled the scenario."""
    return told("ruling", ("REG-G28",), text=text, number=number)


def secret_ruling(seat: int, text: str) -> Event:
    """The game master did something that only they know of."""
    return Event("secret_ruling", ("REG-G28",), {"text": text}, (seat,))
