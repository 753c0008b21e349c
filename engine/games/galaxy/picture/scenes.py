"""The pictures of a galaxy, made from a view: the map, a closer look at a system, the exploration card that lies open; and
what stands around them."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.flow import Ask
from engine.core.scene import Chip, Fact, Legend, Look, Option, Row, Scene, StarBoard, most_needed
from engine.core.words import count, upper

from ..rules import awaiting, flow, prospects
from ..rules.economy import wealth
from ..rules.exploring.effects import RESOLVE
from ..rules.exploring.explorations import under_way
from ..rules.flow import WITHOUT, open_questions, open_stage
from ..rules.moving import movement
from ..speech import questions
from ..speech.asking import ranked
from ..speech.words import round_words
from ..state.content import content
from ..state.lengths import enough, rounds
from ..state.naming import place_name, system_name, system_named
from ..state.state import Battle, Exploration, State
from ..state.view import View
from . import alt, charting, modes
from .charting import LETTERS, token

MOST_OPTIONS = 4
"""How many choices the picture of a card has room for."""

ROOMY = 2
"""Up to so many choices have room for all their words."""


def scene(view: View, look: Look) -> Scene:
    """Return a picture.

    Subjects: "map", and "ended" for a game that was broken off; "card", the exploration card that was revealed last, with
    what its explorer can do about it as long as it lies open. ``look.at`` is a system or a planet: a closer look at it.
    Where there is nothing of that to show, the map is shown.
    """
    state = view.state
    if look.subject == "card" and state.revealed is not None and state.revealed.card:
        return card(state, state.revealed)
    return chart(view, look.at, look.mode, ended=look.subject == "ended")


def chart(view: View, at: str, mode: str, *, ended: bool) -> Scene:
    """Return the map, in a mode or as usual, or a closer look."""
    state = view.state
    running = state.phase != "over" and not ended
    wanted = system_named(state, at) if at.strip() else None
    close = wanted.id if wanted is not None else ""
    marked = modes.opened(state, mode, view.seat)
    if marked is None:
        marked = movement.opened(state) if running else ()
    drawn = modes.seen(charting.board(state, close, marked), mode)
    said = modes.title(state, mode, view.seat)
    return Scene(
        title=said or title(state, ended=ended),
        board=drawn,
        alt=alt.map_alt(state, drawn, said or headline(state, ended=ended), close),
        chip=None if said else chip(state, ended=ended),
        facts=panel_facts(state),
        panel=rows(state, running=running),
        legend=legend(state, drawn, running=running),
        at=charting.label(close) if close else "",
    )


def card(state: State, task: Exploration) -> Scene:
    """Return the picture of an exploration card: what it says, what was explored, what can be done about it."""
    planet, system = state.planet_by_id.get(task.place), state.system_by_id.get(task.place)
    options = choices(state, task)
    can_trade = bool(options) and prospects.can_deal(state, task.player)
    name = state.players[task.player].name
    left = len(state.decks[task.deck].draw) if task.deck in state.decks else 0
    where = system_name(planet.system) if planet is not None and planet.system else ""
    drawn = replace(
        charting.card_board(state, task.card, planet),
        system=charting.star(state, system) if system is not None else None,
        place=where if planet is not None else system_name(task.place) if system is not None else task.place,
        options=options,
        note=_note(options, can_trade),
    )
    return Scene(
        title=f"{name} explores {explored(state, task)}",
        board=drawn,
        alt=alt.card_alt(state, task, drawn, left),
        facts=(Fact(f"{count(left, 'card')} left"),),
    )


def _note(options: tuple[Option, ...], can_trade: bool) -> str:
    if not can_trade:
        return ""
    return "Trade first, then resolve" if len(options) == 1 else "Trade first, then choose"


def choices(state: State, task: Exploration) -> tuple[Option, ...]:
    """Return what whoever explores can do about the card, while it lies open; ``()`` once it is resolved."""
    stage, now = open_stage(state), under_way(state)
    if not isinstance(stage, flow.CardOpen) or now is None or (now.card, now.place) != (task.card, task.place):
        return ()
    words = questions.decisions(state)
    if len(words) > MOST_OPTIONS:
        last = (WITHOUT,) if WITHOUT in words else ()
        words = (*[word for word in words if word != WITHOUT][: MOST_OPTIONS - len(last)], *last)
    if words == (RESOLVE,):
        return (Option("1", "Resolve", "Nothing to decide"),)
    say = questions.decision if len(words) <= ROOMY else questions.decision_briefly
    offered = [say(state, now, word) for word in words]
    return tuple(Option(str(place), text, upper(detail)) for place, (text, detail) in enumerate(offered, start=1))


# What stands around a picture: its title, the players, the legend.


MOST_LINES = 10
"""How many lines a legend has at most."""

HELD = ("goods", "commodity", "command", "fragment", "card", "relic", "device", "technology", "passed")
"""Marks of what players have; a closer look shows no players."""

KNOWN_FROM = 3
"""The first round in which marks that everybody has seen since the first turn need no legend."""

FAMILIAR = (
    "resources",
    "influence",
    "goods",
    "commodity",
    "command",
    "frontier",
    "technology",
    "card",
    "spent",
    "fragment",
)
"""Such marks, beside the traits of planets."""


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


def _staged(state: State, stage: flow.Staged) -> str:
    if isinstance(stage, flow.Market):
        return "the market is open"
    name = state.players[stage.player].name
    match stage:
        case flow.Moving(system=system):
            return f"{name} moves to {system_name(system)}"
        case flow.Landing(system=system):
            return f"{name} lands in {system_name(system)}"
        case flow.Producing(planet=planet):
            return f"{name} produces on {place_name(state, planet)}"
        case flow.CardOpen():
            return explores(state, name)
        case flow.Paying(what=what, amount=amount):
            return f"{name} pays {amount} {what}"
        case flow.Voting():
            return f"{name} votes"
        case flow.Ending():
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
    return f"{round_words(state)} – {said}"


def chip(state: State, *, ended: bool = False) -> Chip | None:
    """Return the one plate beside the title: that it is the last round."""
    running = state.phase in ("action", "status", "council") and not ended
    return Chip("Last round", "hourglass", True) if running and state.round >= rounds(state) else None


def panel_facts(state: State) -> tuple[Fact, ...]:
    """Return what the header says at the right."""
    return (Fact(f"First to {enough(state)} points"),)


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
        f"{own.points}/{enough(state)}",
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
        (True, 8, "command", "Commands"),
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
        (any(world.attachments for world in worlds), 2, "attachment", "Attached"),
    )
    shown = [(need, Legend(mark, text)) for there, need, mark, text in lines if there and not _needless(state, drawn, mark)]
    return most_needed(shown, MOST_LINES)


def _needless(state: State, drawn: StarBoard, mark: str) -> bool:
    """Return whether a mark is to be left out of the legend: nobody has it there, or everybody knows it by now."""
    familiar = mark in FAMILIAR or mark.startswith("planet:")
    return (drawn.close and mark in HELD) or (state.round >= KNOWN_FROM and familiar)
