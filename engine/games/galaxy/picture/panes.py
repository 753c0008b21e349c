"""What stands around a picture of the galaxy: its title, the players, the legend."""

from __future__ import annotations

from engine.core.flow import Ask
from engine.core.scene import Chip, Fact, Legend, Row, StarBoard
from engine.core.words import upper

from ..rules import awaiting
from ..rules.economy import wealth
from ..rules.flow import open_questions, open_stage
from ..speech.asking import ranked
from ..state.content import content
from ..state.naming import place_name, system_name
from ..state.state import POINTS, ROUNDS, Battle, Exploration, Stage, State
from .charting import LETTERS, token

MOST_LINES = 10
"""How many lines a legend has at most."""

HELD = ("goods", "commodity", "command", "fragment", "card", "relic", "device", "technology", "passed")
"""Marks of what players have; a closer look tells its system in words, so its legend explains these first."""


def headline(state: State, *, ended: bool = False) -> str:
    """Return who is to do what, or how it ended."""
    if state.phase == "over":
        return f"{state.players[state.winner].name} wins" if state.winner >= 0 else "nobody wins"
    if ended:
        return "broken off"
    asked, stage = open_questions(state), open_stage(state)
    if asked:
        return _asked(state, asked)
    if stage is None:
        return "going on"
    waited = awaiting.awaited(state)
    if stage.player >= 0 and stage.player not in waited:
        names = " and ".join(state.players[player].name for player in waited)
        return f"{names} to answer an offer"
    return _staged(state, stage)


def _asked(state: State, asked: tuple[Ask, ...]) -> str:
    fight = next((task for task in state.agenda if isinstance(task, Battle)), None)
    if fight is not None:
        attacker, defender = state.players[fight.attacker].name, state.players[fight.defender].name
        where = f"on {place_name(state, fight.planet)}" if fight.planet else f"in {system_name(fight.system)}"
        return f"{attacker} attacks {defender} {where}"
    owners = list(dict.fromkeys(question.owner for question in asked))
    if len(owners) > 1:
        return "everybody chooses" if len(owners) == len(state.players) else "answers wanted"
    return f"{state.players[owners[0]].name} to choose"


def _staged(state: State, stage: Stage) -> str:
    if stage.kind == "market":
        return "the market is open"
    name = state.players[stage.player].name
    match stage.kind:
        case "move":
            return f"{name} moves to {system_name(stage.subject)}"
        case "land":
            return f"{name} lands in {system_name(stage.subject)}"
        case "produce":
            return f"{name} produces on {place_name(state, stage.subject)}"
        case "card":
            return explores(state, name)
        case "pay":
            return f"{name} pays {stage.number} {stage.subject}"
        case "vote":
            return f"{name} votes"
        case "end":
            return f"{name} ends the turn"
        case _:
            return f"{name} to act"


def explores(state: State, name: str) -> str:
    """Return what somebody explores, as a title."""
    task = next((one for one in state.agenda if isinstance(one, Exploration)), state.revealed)
    return f"{name} explores {explored(state, task)}" if task is not None else f"{name} explores"


def explored(state: State, task: Exploration) -> str:
    """Return what is explored: "Cinder", "the frontier in A1"."""
    if task.place in state.planet_by_id:
        return place_name(state, task.place)
    return f"the frontier in {place_name(state, task.place)}" if task.place in state.system_by_id else "the frontier"


def title(state: State, *, ended: bool = False) -> str:
    """Return the title of a picture."""
    said = headline(state, ended=ended)
    if state.phase == "opening" and not ended:
        return "Before the first turn"
    where = {"status": "status", "council": "council"}.get(state.phase, "")
    return f"Round {state.round}{f', {where}' if where else ''} – {said}"


def chip(state: State, *, ended: bool = False) -> Chip | None:
    """Return the one plate beside the title: that it is the last round."""
    running = state.phase in ("action", "status", "council") and not ended
    return Chip("Last round", "hourglass", True) if running and state.round >= ROUNDS else None


def panel_facts(state: State) -> tuple[Fact, ...]:
    """Return what the header says at the right."""
    return (Fact(f"First to {POINTS} points"),)


def rows(state: State, *, running: bool) -> tuple[Row, ...]:
    """Return the players in the order of their places, from the speaker on."""
    waited = awaiting.awaited(state) if running else ()
    return tuple(_row(state, player, acting=player in waited) for player in ranked(state))


def _row(state: State, player: int, *, acting: bool) -> Row:
    own = state.players[player]
    counts: list[tuple[str, int | str]] = [
        ("goods", own.trade_goods),
        ("commodity", f"{own.commodities}/{wealth.value(state, player)}"),
        ("command", f"{own.tactic}+{own.strategy}"),
        ("fragment", own.fragment_count),
        ("card", len(own.hand)),
    ]
    counts += [("relic", len(own.relics))] if own.relics else []
    counts += [("device", own.devices)] if own.devices else []
    counts += [("technology", letters(state, player))] if own.technologies else []
    return Row(
        token(state, player),
        own.name,
        f"{own.points}/{POINTS}",
        acting=acting and not own.gone,
        down=own.gone,
        counts=() if own.gone else tuple(counts),
        icon="points",
        speaker=player == state.speaker,
        passed=own.passed and state.phase == "action",
    )


def letters(state: State, player: int) -> str:
    """Return the colours of a player's technologies by their letters, as on the picture: "BGY"."""
    known = content().technologies
    own = [LETTERS[known[technology].colour] for technology in state.players[player].technologies]
    return "".join(sorted(own, key="BGYR".index))


def legend(state: State, drawn: StarBoard, *, running: bool) -> tuple[Legend, ...]:
    """Return the lines of what is in the picture; where they are too many those that explain least are left out."""
    worlds = [world for star in drawn.systems for world in star.worlds]
    traits = {trait for world in worlds for trait in world.traits}
    players = [player for player in state.players if not player.gone]
    lines = (
        (True, 9, "resources", "Resources"),
        (True, 9, "influence", "Influence"),
        (True, 7, "goods", "Trade goods"),
        (True, 8, "commodity", "Commodities"),
        (True, 8, "command", "Tactic + strategy"),
        *((trait in traits, 8, f"planet:{trait}", upper(trait)) for trait in ("cultural", "industrial", "hazardous")),
        (running and any(star.open for star in drawn.systems), 7, "open", "In reach"),
        (any(star.storm for star in drawn.systems), 6, "storm", "Tide storm"),
        (any(star.frontier for star in drawn.systems), 6, "frontier", "Frontier"),
        (any(world.exhausted for world in worlds), 6, "spent", "Exhausted"),
        (any(world.legendary for world in worlds), 5, "legend", "Legendary"),
        (any(player.fragment_count for player in players), 5, "fragment", "Fragments"),
        (any(world.truce for world in worlds), 5, "truce", "Truce"),
        (any(player.relics for player in players), 4, "relic", "Relics"),
        (any(player.devices for player in players), 4, "device", "Puzzle Engine"),
        (any(player.hand for player in players), 4, "card", "Order cards"),
        (any(player.technologies for player in players), 3, "technology", "Technologies"),
        (running and any(player.passed for player in players) and state.phase == "action", 2, "passed", "Passed"),
        (any(world.attachments for world in worlds), 2, "attachment", "Attached card"),
    )
    shown = [
        (need + (10 if drawn.close and mark in HELD else 0), Legend(mark, text))
        for there, need, mark, text in lines
        if there
    ]
    if drawn.close:
        shown.sort(key=lambda line: line[1].mark not in HELD)
    while len(shown) > MOST_LINES:
        shown.remove(min(shown, key=lambda line: (line[0], -shown.index(line))))
    return tuple(line for _, line in shown)
