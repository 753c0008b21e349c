"""Movement in small galaxies: a system is active, and ships are brought there."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Then
from engine.core.moves import Move
from engine.core.verbs import Pass
from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.moving import movement
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.state.moves import Apply, Bring, Play
from engine.games.galaxy.state.state import Stage, State

from .build import ADA, voyage_of


def calm(state: State) -> State:
    """Return the map without printed wormholes: only edges join its systems."""
    return replace(state, systems=tuple(replace(system, wormhole="") for system in state.systems))


def moving(state: State, system: str, player: int = ADA) -> Voyage:
    """Return a voyage in which a player has just activated a system, as far as the movement goes by itself."""
    agenda = (Then("move"), Stage("end", player))
    voyage = voyage_of(replace(state, active=player, system=system, agenda=agenda))
    flow.run(voyage)
    return voyage


def stage(voyage: Voyage) -> flow.Moving | None:
    """Return the stage "move", ``None`` if the movement is over."""
    found = flow.open_stage(voyage.state)
    return found if isinstance(found, flow.Moving) else None


def move_of(voyage: Voyage, text: str) -> Move:
    """Return a move into the active system: "B2: 1 scout", "play free-passage", "use command-orb" or "pass"."""
    if text == "pass":
        return Pass()
    if text.startswith("play "):
        return Play(text.removeprefix("play "))
    if text.startswith("use "):
        return Apply(text.removeprefix("use "))
    origin, units = text.split(": ")
    return Bring(voyage.state.system, origin, units)


def bring(voyage: Voyage, *texts: str) -> Voyage:
    """Let the active player do things in the movement, and go on."""
    for text in texts:
        open_stage = stage(voyage)
        assert open_stage is not None, "the movement is over"
        movement.carry_out(voyage, open_stage, open_stage.player, move_of(voyage, text))
        flow.run(voyage)
    return voyage


def no(voyage: Voyage, text: str) -> IllegalMove:
    """Return what a move is refused with; nothing has changed then."""
    open_stage, before = stage(voyage), voyage.state
    assert open_stage is not None, "the movement is over"
    refusal = movement.refuse(voyage.state, open_stage, open_stage.player, move_of(voyage, text))
    assert refusal is not None, f"{text} is not refused"
    try:
        movement.carry_out(voyage, open_stage, open_stage.player, move_of(voyage, text))
    except IllegalMove as error:
        assert str(error) == str(refusal)
    else:
        raise AssertionError(f"{text} was carried out")
    assert voyage.state == before
    return refusal


def listed(voyage: Voyage, player: int = ADA) -> list[str]:
    """Return what a player can do, as `bring` has it."""
    open_stage = stage(voyage)
    assert open_stage is not None, "the movement is over"
    found = []
    for move in movement.moves(voyage.state, open_stage, player):
        found.append(f"{move.origin}: {move.units}" if isinstance(move, Bring) else str(move).removesuffix(" -"))
    return found
