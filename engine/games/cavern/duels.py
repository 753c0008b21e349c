"""The picture of a Battle, Fight or Test that was settled: what everybody rolled, and who came off best."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.scene import Chip, DiceBoard, DiceRow, Die, Fact, Scene, Token

from .alt import dice_alt
from .content import Option, content
from .contests import ranks
from .dice import result, shown_by
from .pieces import seat_token
from .state import MONSTER, Contest, Roll, State
from .words import acts, roller, upper


def scene(state: State, contest: Contest) -> Scene:
    """Return the dice of a contest, one row for each who rolled."""
    best = _best(contest)
    board = DiceBoard(tuple(_row(state, contest, roll, best=roll.seat == best) for roll in contest.rolls))
    title, option = _title(state, contest, best), _option(contest)
    wanted = f"{option.need} {upper(option.kind)} needed" if option is not None and contest.kind == "test" else ""
    loot = [Fact("", str(number), ((icon, True),)) for icon, number in _loot(contest) if number]
    return Scene(
        title=title,
        board=board,
        alt=dice_alt(board, title, wanted, contest),
        chip=Chip(wanted) if wanted else None,
        facts=(*loot, Fact("loot")) if loot else (),
    )


def _loot(contest: Contest) -> tuple[tuple[str, int], ...]:
    return ("treasure", contest.chests), ("gold", contest.bags)


def _option(contest: Contest) -> Option | None:
    return content().encounters[contest.card].options[contest.option] if contest.card else None


def _best(contest: Contest) -> Seat | None:
    """Return who came off best: the winner of a Battle or Fight, whoever passed a Test, else nobody."""
    if not contest.rolls:
        return None
    if contest.kind == "battle":
        return ranks(contest)[0]
    seat, combat, spoils = contest.seats[0], *result(contest.rolls[0])
    option = _option(contest)
    if contest.kind == "test" and option is not None:
        return seat if (combat if option.kind == "combat" else spoils) >= option.need else None
    theirs = next((result(roll)[0] for roll in contest.rolls if roll.seat == MONSTER), 0)
    return seat if combat >= theirs else MONSTER


def _title(state: State, contest: Contest, best: Seat | None) -> str:
    kind = {"battle": "Battle", "fight": "Fight", "test": "Test"}[contest.kind]
    if contest.kind == "test":
        return f"{kind}: {state.names[contest.seats[0]]} {'fails' if best is None else 'passes'}"
    return f"{kind}: {acts(roller(state, contest, best), 'win')}" if best is not None else kind


def _row(state: State, contest: Contest, roll: Roll, *, best: bool) -> DiceRow:
    dice = []
    for die in roll.dice:
        faces = shown_by(die)
        for number, face in enumerate(faces, start=1):
            icons = ("sword",) * face.combat + ("ring",) * face.spoils
            dice.append(Die(die.colour, icons, again=number < len(faces)))
    combat, spoils = result(roll)
    own = () if roll.seat == MONSTER else _faceup(state, roll)
    tokens = own or (Token("creature") if roll.seat == MONSTER else seat_token(state, roll.seat),)
    name = upper(roller(state, contest, roll.seat).removeprefix("the "))
    note = f"Magic Rift +{roll.rift}" if roll.rift else ""
    return DiceRow(tokens, name, tuple(dice), (("swords", combat), ("ring", spoils)), note, best)


def _faceup(state: State, roll: Roll) -> tuple[Token, ...]:
    """Return the Delvers that rolled, as they lay in the room."""
    classes = content().band.classes
    token = seat_token(state, roll.seat)
    return tuple(replace(token, icon=classes[kind].icon) for kind in roll.kinds)  # type: ignore[index]
