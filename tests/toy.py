"""Toy: a small whole game that uses all that a referee must be able to do.

Rivals with hidden hands. Each round every seat secretly picks a card, all at once; the cards are shown together, a die
decides between equals, and the highest places one of two tiles on a 3 by 3 board, turned as they like, and may name it.
Where to and how is asked step by step in private, and a picture shows everybody their own hand.
A tile scores 1, and 2 more if its arrow points at another tile. The highest score after the last round wins.

TOY-001 cards are picked in secret, and may be exchanged until the last one is in. TOY-002 the highest card wins the
round. TOY-003 a die decides between equals. TOY-004 tiles touch tiles. TOY-005 scores. TOY-006 names. TOY-007 the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Annotated, Literal

import msgspec

from engine.core.bot_players import Advice, Manner, Plays, Thought
from engine.core.capabilities import Opens, Private, Rivals, Steps, Waits
from engine.core.dice import Dice
from engine.core.errors import IllegalMove
from engine.core.game import ArgumentPrompt, Choice, Event, Game, Outcome, Seat, Setup
from engine.core.moves import Argument, Move, Verb, read_move
from engine.core.scene import Badge, Cell, Fact, Look, Row, Scene, Token
from tests.plates import Plate, PlateBoard

TURNS = {0: "north", 90: "east", 180: "south", 270: "west"}
ARROWS = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}
CELLS = {f"{'ABC'[x]}{y + 1}": (x, y) for y in range(3) for x in range(3)}
LABELS = {cell: label for label, cell in CELLS.items()}
NAMES = ("Ash", "Long Barrow", "Mill", "Far End", "Weir")


class Pick(Move, frozen=True, tag="draft"):
    """Pick a card in secret."""

    card: int


class Place(Move, frozen=True, tag="place"):
    """Lay tile 1 or 2 of the row at a cell, turned clockwise by degrees."""

    tile: int
    at: str
    turn: int


class Call(Move, frozen=True, tag="call"):
    """Name the newest tile."""

    name: str


class Pass(Move, frozen=True, tag="pass"):
    """Leave the newest tile without a name."""


class Options(msgspec.Struct, frozen=True):
    """What the host may choose."""

    rounds: Annotated[Literal[1, 3, 4], msgspec.Meta(description="How many rounds are played")] = 3
    naming: Annotated[Literal["on", "off"], msgspec.Meta(description="Whether new tiles may be named")] = "on"


class Laid(msgspec.Struct, frozen=True):
    """A tile on the board; ``seat`` -1 is the first one, which no player laid."""

    at: Cell
    tile: str
    turn: int = 0
    seat: Seat = -1
    name: str = ""


class State(msgspec.Struct, frozen=True):
    """Everything. ``phase`` is "pick", "place", "call" or "over"; ``picked`` is 0 for who has not; ``bag`` is hidden."""

    names: tuple[str, ...]
    rounds: int
    naming: bool
    hands: tuple[tuple[int, ...], ...]
    picked: tuple[int, ...]
    bag: tuple[str, ...]
    row: tuple[str, ...]
    board: tuple[Laid, ...]
    scores: tuple[int, ...]
    phase: str = "pick"
    round: int = 1
    winner: Seat = -1


class View(msgspec.Struct, frozen=True):
    """What one seat knows (``seat`` None: everybody). ``hand`` and ``pick`` are its own; ``ready`` is who has picked."""

    seat: Seat | None
    names: tuple[str, ...]
    round: int
    rounds: int
    phase: str
    winner: Seat
    hand: tuple[int, ...]
    pick: int
    ready: tuple[bool, ...]
    row: tuple[str, ...]
    board: tuple[Laid, ...]
    scores: tuple[int, ...]
    left: int


class Mind(msgspec.Struct, frozen=True):
    """What a bot player has in mind: the cards that were turned, and how often it has decided."""

    turned: tuple[int, ...] = ()
    decided: int = 0


class Company(Plays[State, View, Mind]):
    """The bot players of Toy. The easy-going pick their lowest card and never look where an arrow points; the others pick
    their highest. The sharp give their tiles random names."""

    mind = Mind

    def decide(self, view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
        after = msgspec.structs.replace(mind, decided=mind.decided + 1)
        if view.phase == "pick":
            if view.pick:
                return Thought(None, after)
            easily = manner.level == "easy-going"
            return Thought(Pick(min(view.hand) if easily else max(view.hand)), after, "" if easily else "I go high.")
        if view.phase == "place":
            return Thought(moves[0] if manner.level == "easy-going" else _pointing(view, moves), after)
        named = manner.level == "sharp"
        return Thought(
            lot.pick(moves[:-1]) if named and moves[:-1] else Pass(), after, "That one is mine." if named else ""
        )

    def advise(self, view: View, moves: Sequence[Move], lot: Dice) -> Sequence[Advice]:
        if view.phase == "pick":
            cards = sorted((move.card for move in moves if isinstance(move, Pick)), reverse=True)
            return [Advice(Pick(card), "It beats more than the others.") for card in cards[:2]]
        if view.phase == "place":
            return [Advice(_pointing(view, moves), "It points at a tile.")]
        return [Advice(Pass(), "A name scores nothing.")]

    def imagined(self, view: View, lot: Dice) -> State:
        left = [1 + number % 10 for number in range(20)]
        for card in view.hand:
            left.remove(card)
        dealt, size = iter(lot.shuffled(left)), len(view.hand)
        hands = [() if seat == view.seat else tuple(sorted(islice(dealt, size))) for seat in range(len(view.names))]
        picked = [hand[0] if ready and hand else 0 for hand, ready in zip(hands, view.ready, strict=True)]
        if view.seat is not None:
            hands[view.seat], picked[view.seat] = view.hand, view.pick
        tiles = [tile for tile in ("stone", "water", "grass") for _ in range(2)]
        for tile in (*view.row, *(laid.tile for laid in view.board if laid.seat >= 0)):
            tiles.remove(tile)
        naming = view.phase == "call"
        bag = lot.shuffled(tiles)
        known = (view.row, view.board, view.scores, view.phase, view.round, view.winner)
        return State(view.names, view.rounds, naming, tuple(hands), tuple(picked), bag, *known)

    def heard(self, view: View, mind: Mind, events: Sequence[Event]) -> Mind:
        turned = tuple(card for event in events if event.kind == "shown" for card in event.facts["cards"])
        return msgspec.structs.replace(mind, turned=(*mind.turned, *turned)) if turned else mind


class Toy(Rivals, Opens, Private[View], Steps[View], Waits[State], Company, Game[State, View]):
    """The rules of Toy."""

    key = "toy"
    title = "Toy"
    about = "Pick cards in secret, lay tiles, point arrows: a few minutes for rivals."
    version = 1
    seats = range(1, 5)
    verbs = (
        Verb(Pick, "Pick a card in secret", (Argument("card", "A card of your hand"),), private=True),
        Verb(
            Place,
            "Lay a tile, or take the place that you are asked for.",
            (
                # As the games that share the verb say it.
                Argument("tile", "Which of your tiles: 1, 2 or 3"),
                Argument("at", "The number or letter on the map, or the name of the place"),
                Argument("turn", "How far it is turned clockwise: 0, 90, 180 or 270"),
            ),
            private=True,
            steps="Place a tile",
        ),
        Verb(Call, "Name the tile that you have just laid", (Argument("name", "At most 20 characters", open=True),)),
        Verb(Pass, "End your turn, or decline what you are offered."),
    )
    options = Options
    state = State
    own = "hand"
    openings = ()

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        count, size = len(setup.names), setup.options.rounds + 1
        cards = dice.shuffled([1 + number % 10 for number in range(20)])
        hands = tuple(tuple(sorted(cards[seat * size : seat * size + size])) for seat in range(count))
        bag = dice.shuffled([tile for tile in ("stone", "water", "grass") for _ in range(2)])
        state = State(
            setup.names,
            setup.options.rounds,
            setup.options.naming == "on",
            hands,
            (0,) * count,
            bag[2:],
            bag[:2],
            (Laid((1, 1), "stone"),),
            (0,) * count,
        )
        dealt = [Event("dealt", ("TOY-001",), {"hand": hand}, (seat,)) for seat, hand in enumerate(hands)]
        return state, (Event("began", facts={"rounds": state.rounds}), *dealt)

    def turn(self, state: State) -> tuple[Seat, ...]:
        if state.phase == "pick":
            return tuple(seat for seat, card in enumerate(state.picked) if not card)
        return () if state.phase == "over" else (state.winner,)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        if state.phase == "pick" and 0 <= seat < len(state.hands):
            for card in sorted(set(state.hands[seat])):
                if card != state.picked[seat]:
                    yield Pick(card)
        elif state.phase == "place" and seat == state.winner:
            for tile in range(1, len(state.row) + 1):
                for label, cell in CELLS.items():
                    if _touches(state.board, cell):
                        yield from (Place(tile, label, turn) for turn in TURNS)
        elif state.phase == "call" and seat == state.winner:
            yield from (Call(name) for name in NAMES if all(laid.name != name for laid in state.board))
            yield Pass()

    def read(self, state: State, seat: Seat, text: str) -> Move:
        move = read_move(self.verbs, text)
        if isinstance(move, Place):
            return msgspec.structs.replace(move, at=move.at.upper())
        return Call(" ".join(move.name.split())) if isinstance(move, Call) else move

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        if isinstance(move, Call) and state.phase == "call" and seat == state.winner:
            self._check_name(state, move.name)
        elif move not in self.legal(state, seat):
            raise IllegalMove(*self._against(state, seat, move))
        match move:
            case Pick(card=card):
                return self._pick(state, seat, card, dice)
            case Place():
                return self._place(state, seat, move)
            case Call(name=name):
                board = (*state.board[:-1], msgspec.structs.replace(state.board[-1], name=name))
                told = Event("named", ("TOY-006",), {"who": state.names[seat], "name": name})
                return self._next_round(msgspec.structs.replace(state, board=board), [told])
        return self._next_round(state, [Event("unnamed", ("TOY-006",), {"who": state.names[seat]})])

    def _against(self, state: State, seat: Seat, move: Move) -> tuple[str, str]:
        if isinstance(move, Pick) and state.phase == "pick":
            return f"There is no other {move.card} in your hand.", "TOY-001"
        if isinstance(move, Place) and state.phase == "place" and seat == state.winner:
            return "A tile goes on an empty cell beside another tile, turned by 0, 90, 180 or 270.", "TOY-004"
        if state.phase == "call" and seat == state.winner:
            return "Name your tile first, or pass.", "TOY-006"
        return "That is not what is wanted now.", "TOY-002"

    def _check_name(self, state: State, name: str) -> None:
        if not 1 <= len(name) <= 20 or not all(letter.isalpha() or letter in " '-" for letter in name):
            raise IllegalMove("A name has 1 to 20 letters, spaces, apostrophes and hyphens.", "TOY-006")
        if any(laid.name.casefold() == name.casefold() for laid in state.board):
            raise IllegalMove("There is a tile of that name already.", "TOY-006")

    def _pick(self, state: State, seat: Seat, card: int, dice: Dice) -> tuple[State, list[Event]]:
        again = state.picked[seat] > 0
        picked = tuple(card if other == seat else value for other, value in enumerate(state.picked))
        events = [
            Event("chose", ("TOY-001",), {"who": state.names[seat], "again": again}),
            Event("picked", ("TOY-001",), {"card": card}, (seat,)),
        ]
        if not all(picked):
            return msgspec.structs.replace(state, picked=picked), events
        tied = [other for other, value in enumerate(picked) if value == max(picked)]
        winner, facts = tied[0], {"cards": picked}
        events.append(Event("shown", ("TOY-001", "TOY-002"), facts, reveals=True))
        if len(tied) > 1:
            face = dice.roll(len(tied))
            winner = tied[face - 1]
            names = tuple(state.names[other] for other in tied)
            events.append(Event("rolled", ("TOY-003",), {"among": names, "face": face}))
        events.append(Event("won", ("TOY-002",), {"who": state.names[winner]}))
        hands = tuple(_without(hand, value) for hand, value in zip(state.hands, picked, strict=True))
        after = msgspec.structs.replace(state, hands=hands, picked=(0,) * len(picked), phase="place", winner=winner)
        return after, events

    def _place(self, state: State, seat: Seat, move: Place) -> tuple[State, list[Event]]:
        x, y = CELLS[move.at]
        dx, dy = ARROWS[move.turn]
        gain = 3 if any(laid.at == (x + dx, y + dy) for laid in state.board) else 1
        tile, rest = state.row[move.tile - 1], [kind for place, kind in enumerate(state.row, 1) if place != move.tile]
        facts = {"who": state.names[seat], "tile": tile, "at": move.at, "turn": TURNS[move.turn], "gain": gain}
        after = msgspec.structs.replace(
            state,
            board=(*state.board, Laid((x, y), tile, move.turn, seat)),
            row=(*rest, *state.bag[:1]),
            bag=state.bag[1:],
            scores=tuple(score + gain * (other == seat) for other, score in enumerate(state.scores)),
            phase="call",
        )
        events = [Event("placed", ("TOY-004", "TOY-005"), facts)]
        if state.bag:
            events.append(Event("came", facts={"tile": state.bag[0]}, reveals=True))
        return (after, events) if state.naming else self._next_round(after, events)

    def _next_round(self, state: State, events: list[Event]) -> tuple[State, list[Event]]:
        if state.round < state.rounds:
            return msgspec.structs.replace(state, phase="pick", round=state.round + 1, winner=-1), events
        over = msgspec.structs.replace(state, phase="over", winner=-1)
        best = tuple(state.names[seat] for seat in self.outcome(over).winners)
        return over, [*events, Event("ended", ("TOY-007",), {"best": best, "scores": state.scores})]

    def turn_number(self, state: State) -> int:
        return state.round if state.phase in ("place", "call") else -1

    def view(self, state: State, seat: Seat | None) -> View:
        hand, pick = ((), 0) if seat is None else (state.hands[seat], state.picked[seat])
        return View(
            seat,
            state.names,
            state.round,
            state.rounds,
            state.phase,
            state.winner,
            hand,
            pick,
            tuple(map(bool, state.picked)),
            state.row,
            state.board,
            state.scores,
            len(state.bag),
        )

    def default(self, state: State, seat: Seat) -> Move | None:
        return Pass() if state.phase == "call" else next(iter(self.legal(state, seat)), None)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        winners = (seat for seat, score in enumerate(state.scores) if score == max(state.scores))
        return Outcome("ranked", tuple(winners), state.scores)

    def scene(self, view: View, look: Look) -> Scene:
        if look.subject == self.own:
            return _hand(view)
        if look.subject == Place.__struct_config__.tag and not look.given:
            return _tiles(view)
        cells = tuple(
            Plate(
                laid.at,
                laid.tile,
                label=laid.name,
                newest=laid is view.board[-1],
                tokens=() if laid.seat < 0 else (_token(view, laid.seat),),
            )
            for laid in view.board
        )
        open_cells = [cell for cell in CELLS.values() if _touches(view.board, cell)]
        state = "now" if view.phase == "place" else "later"
        badges = tuple(Badge(LABELS[cell], cell, state=state) for cell in open_cells)
        panel = tuple(
            Row(_token(view, seat), name, str(view.scores[seat]), "ready" if view.ready[seat] else "")
            for seat, name in enumerate(view.names)
        )
        shown = view.row[0]
        laid = "; ".join(f"{t.tile} at {LABELS[t.at]} pointing {TURNS[t.turn]}" for t in view.board)
        alt = f"Toy, round {view.round} of {view.rounds}. {laid}. Open: {', '.join(LABELS[cell] for cell in open_cells)}."
        facts = (Fact("Round", f"{view.round} of {view.rounds}"), Fact("Tile", shown))
        if look.given:
            tile, at = view.row[int(look.given[0]) - 1], CELLS.get("".join(look.given[1:]))
            alt = f"To lay: {tile}{f' at {LABELS[at]}' if at else ''}. {alt}"
            cells += (Plate(at, tile, ghost=True),) if at else ()
        return Scene("Toy", PlateBoard(cells, badges), alt, facts=facts, panel=panel)

    def tell(self, view: View, events: Sequence[Event]) -> str:
        known = [event for event in events if event.seats is None or view.seat in event.seats]
        return " ".join(_sentence(view, event) for event in known)

    def ask(self, view: View) -> str:
        return {
            "pick": "pick a card; only you will see it.",
            "place": "place a tile.",
            "call": "name your tile, or pass.",
        }.get(view.phase, "")

    def status(self, view: View) -> str:
        scores = ", ".join(f"{name} {score}" for name, score in zip(view.names, view.scores, strict=True))
        return f"Round {view.round} of {view.rounds}. {scores}."

    def sheet(self, view: View) -> str:
        lines = [self.status(view), f"Tiles to choose from: {', '.join(view.row)}; {view.left} more in the bag."]
        if view.seat is not None:
            own = f" You picked {view.pick}." if view.pick else ""
            lines.append(f"Your hand: {', '.join(map(str, view.hand)) or 'empty'}.{own}")
        return "\n".join(lines)

    def private(self, view: View) -> str:
        return self.sheet(view).split("\n")[-1]

    def choice(self, view: View, move: Move) -> Choice:
        match move:
            case Pick(card=card):
                return Choice(f"Card {card}", "Shown when all have picked", "main")
            case Place(tile=tile, at=at, turn=turn):
                return Choice(f"{view.row[tile - 1].capitalize()} {at} {TURNS[turn]}", f"Tile {tile}", "main")
            case Call(name=name):
                return Choice(f"Call it {name}", weight="main")
        return Choice("No name", weight="quiet")

    def step(self, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
        match len(given):
            case 0:
                return ArgumentPrompt("Which tile?", tuple(Choice(f"{tile} {view.row[int(tile) - 1]}") for tile in values))
            case 1:
                return ArgumentPrompt(
                    f"Where does the {view.row[int(given[0]) - 1]} go?", tuple(Choice(at) for at in values)
                )
        choices = tuple(Choice(f"{turn}°", f"It points {TURNS[int(turn)]}", "main") for turn in values)
        return ArgumentPrompt(f"Where does it point at {given[1]}?", choices)


def _pointing(view: View, moves: Sequence[Move]) -> Move:
    """Return the first way to place a tile that points at another one."""
    taken = {laid.at for laid in view.board}
    places = (move for move in moves if isinstance(move, Place))
    aimed = ((move, CELLS[move.at], ARROWS[move.turn]) for move in places)
    return next((move for move, (x, y), (dx, dy) in aimed if (x + dx, y + dy) in taken), moves[0])


def _hand(view: View) -> Scene:
    cells = tuple(Plate((place, 0), "stone", label=str(card)) for place, card in enumerate(view.hand))
    held = ", ".join(map(str, view.hand)) or "nothing"
    return Scene("Toy", PlateBoard(cells), f"Your hand: {held}.", facts=(Fact("Picked", str(view.pick or "none")),))


def _tiles(view: View) -> Scene:
    cells = tuple(Plate((place, 0), tile, label=str(place + 1)) for place, tile in enumerate(view.row))
    return Scene("Toy", PlateBoard(cells), f"Tiles: {', '.join(f'{cell.label} {cell.floor}' for cell in cells)}.")


def _touches(board: Sequence[Laid], cell: Cell) -> bool:
    taken = {laid.at for laid in board}
    return cell not in taken and any((cell[0] + dx, cell[1] + dy) in taken for dx, dy in ARROWS.values())


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def _token(view: View, seat: Seat) -> Token:
    acting = view.phase in ("place", "call") and seat == view.winner
    return Token("adventurer", view.names[seat][:1].upper(), seat, acting=acting, acted=view.ready[seat])


def _sentence(view: View, event: Event) -> str:
    facts = event.facts
    match event.kind:
        case "began":
            return f"The board is laid out for {facts['rounds']} rounds."
        case "dealt":
            return f"Your hand is {', '.join(map(str, facts['hand']))}."
        case "chose":
            return f"{facts['who']} has picked {'another card' if facts['again'] else 'a card'}."
        case "picked":
            return f"You picked {facts['card']}."
        case "shown":
            cards = zip(view.names, facts["cards"], strict=True)
            return f"The cards are turned: {', '.join(f'{name} {card}' for name, card in cards)}."
        case "rolled":
            return f"{' and '.join(facts['among'])} are equal; the die decides.\n-# {facts['face']}\n"
        case "won":
            return f"{facts['who']} has the highest card."
        case "placed":
            return f"{facts['who']} lays {facts['tile']} at {facts['at']} pointing {facts['turn']}: {facts['gain']} more."
        case "came":
            return f"Next to it comes {facts['tile']}."
        case "named":
            return f"{facts['who']} calls it {facts['name']}."
        case "unnamed":
            return f"{facts['who']} leaves it without a name."
        case "ended":
            return f"It is over: {' and '.join(facts['best'])} did best."
    raise ValueError(event.kind)


GAME = Toy()
OPENLY = tuple(msgspec.structs.replace(verb, private=False, steps="") if verb.steps else verb for verb in Toy.verbs)
"""The verbs with tiles placed in the open, move by move: for tests of controls that everybody sees."""
