"""A sensible player: every decision follows from the own view, and from what the party remembers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.flow import Question
from engine.core.moves import Move
from engine.core.verbs import Choose, Equip, Give, MoveTo, Pass, SetOrder, Use

from ..rules import ahead, awaiting, ending, odds, stakes, standing_orders, turns
from ..rules.actions import answering, plays
from ..rules.actions.answering import NONE
from ..rules.awaiting import BEST
from ..rules.legal import DRAW
from ..rules.steps import GivingUp
from ..speech import way_offers
from ..speech.useful_plays import healers, wants_healing
from ..state import board, naming, sheets
from ..state.content import Play, content
from ..state.moves import Act, Claim, Concede, Hide, Leave, Light, Pick, Search, Strategy
from ..state.state import State, Strike, asked_now, in_region
from . import getting_away, setting_out, worth
from .ground import Ground
from .holding_on import gives_up, guards, hopeless, is_spent
from .mind import Mind
from .temper import Temper

COURTESY = 2
"""For so many rounds a bot player leaves what the party came for to people beside it."""
STAY = 2
"""Where those they follow have been in one place for so many rounds, bot players scout ahead of them."""
LONG_WAIT = 10
"""With few Stealth Tokens a party waits so many rounds for a Seeker to go away; so long a member who is hurt waits too."""
LIKELY = 0.5
"""A way out that succeeds as often as that is taken before a blow is struck."""
NEARBY = 5.0
"""They come to an ally who is so many Moves off, or about that, and has asked to be healed."""
WAIT = SetOrder("saved:wait")
"""A round does not go on without what a player can still do: others may have opened the way meanwhile."""


def decide(
    state: State, index: int, moves: Sequence[Move], mind: Mind, temper: Temper, people: tuple[int, ...], lot: Dice
) -> Move | None:
    """Return what a member does who is awaited, ``None`` to leave it to others who are; ``moves`` are all its legal ones,
    ``people`` the members whom it follows. What it means to do is noted in its mind."""
    own = [item for item in asked_now(state) if item.owner == index]
    guests = tuple(person for person in people if not state.members[person].rested)
    people = guests or _leader(state, index, temper)
    # Beside people nothing is searched or cleared while a Creature bites there.
    temper = replace(temper, finishes=temper.finishes or bool(guests))
    if own and state.phase == "muster":
        # While people choose who they are, it waits: what is missing shows then.
        waits = any(item.owner in people for item in asked_now(state))
        return None if waits else setting_out.answer(state, own[0].options, own[0].kind, temper, lot)
    ground = Ground(state, mind, temper, people, guests)
    if own and own[0].kind == GivingUp.called():
        # People say first whether they give up.
        return None if any(item.owner in people for item in asked_now(state)) else Choose(reply(ground, index, own[0]))
    if own:
        # A Reaction declines the question that was open before it.
        answers = [reply(ground, index, asked) for asked in own]
        if len(own) < len(asked_now(state)) and answers == [asked.default for asked in own]:
            return Choose(BEST)
        return Choose(next((answer for answer in answers if answer != NONE), NONE))
    if state.phase == "town":
        return setting_out.in_town(state, index, list(moves), temper, lot)
    if state.members[index].habits.saved == "turn":
        return WAIT
    if Concede() in moves and _has_a_word(state, index, moves) and gives_up(ground):
        return Concede()
    if state.turn is not None and state.turn.over:
        return _last_word(ground, index, moves)
    if state.turn is None and any(_is_waited_for(state, person) for person in ground.people):
        return None
    if Claim() in moves and not turns.may_begin(state, index):
        return Claim()
    begun, since = Ground(turns.begun(state, index), mind, temper, people, guests), mind.since
    move = Turn(begun, index, moves).move()
    if Claim() in moves and not _is_anybodys(state, move):
        mind.since = since  # the turn is begun, and no Move was made yet
        return Claim()
    return move


def _has_a_word(state: State, index: int, moves: Sequence[Move]) -> bool:
    """Return whether there is any use in voting for giving up: no vote is taken back. Where it is the only vote left it
    ends the scenario (REG-G120), unless the member can as well leave."""
    seat = state.members[index].seat
    return seat not in state.conceding or (ending.concedes(state, seat) and Leave() not in moves)


def _leader(state: State, index: int, temper: Temper) -> tuple[int, ...]:
    """Return whom a member follows where there are no people, or nothing is seen of them: the first who is on their feet
    and does anything, where one is to lead."""
    awake = (item for item, member in enumerate(state.members) if member.standing and not member.rested)
    first = next(awake, index)
    return (first,) if temper.follows and state.phase == "play" and first != index else ()


def _last_word(ground: Ground, index: int, moves: Sequence[Move]) -> Move | None:
    """Make a Move that was saved, once all have had their turns; a member who speaks for all waits for the others."""
    turn = ground.state.turn
    assert turn is not None
    step = Turn(ground, index, moves).go()
    if step is None and turn.member == index and set(awaiting.reasons(ground.state)) - {index}:
        return None
    return step or Pass()


def _is_waited_for(state: State, person: int) -> bool:
    """Return whether a bot player lets a person have their turn first: who was down gets up last of all, and whom the
    start of their turn takes down may be healed before it."""
    member = state.members[person]
    return not (member.acted or member.fallen or ahead.falls_at_once(state, person))


def _is_anybodys(state: State, move: Move) -> bool:
    """Return whether all who wait could begin their turn with a move, so that their post offers it."""
    waiting = turns.waiting(state)
    together = len({state.members[item].region for item in waiting}) == 1
    fits = isinstance(move, Search) or (isinstance(move, MoveTo) and together)
    return fits and all(turns.may_begin(state, item) for item in waiting)


# Answers.


def reply(ground: Ground, index: int, asked: Question) -> str:
    """Return the answer to a question in play."""
    if asked.kind == "interrupt":
        return _interrupt(ground.state, index, asked) if ground.temper.thinks else NONE
    if asked.kind == "assist":
        return asked.options[0] if ground.temper.thinks else NONE
    if asked.kind == "leave":
        return ending.GO
    if asked.kind == GivingUp.called():
        return ending.END if gives_up(ground) else ending.STAY
    return asked.default


def _interrupt(state: State, index: int, asked: Question) -> str:
    """Step in with what spares most, where it matters (`stakes.matters`), or where a blow costs tokens (REG-119)."""
    strike = answering.foreseen(state)
    if not isinstance(strike, Strike):
        return asked.default
    deed = plays.play_of(state, strike.actor, strike.play)
    tokens = any(effect.kind == "tokens" for effect in deed.effects)
    known = [content().catalogue[option] for option in asked.options if option != NONE]
    useful = [card for card in known if stakes.matters(state, index, card, strike) or (tokens and not _only_softens(card))]
    best = max(useful, key=lambda card: stakes.spared(state, index, card, strike), default=None)
    return NONE if best is None else best.id


def _only_softens(play: Play) -> bool:
    """Return whether an Interrupt does nothing but lower Damage."""
    return bool(play.shift) and not play.effects and all(bonus.entry == "damage" for bonus in play.shift)


# The own turn.


class Turn:
    """What a member does next in a turn."""

    def __init__(self, ground: Ground, index: int, moves: Sequence[Move]) -> None:
        self.ground, self.state, self.index, self.moves = ground, ground.state, index, moves
        self.member = self.state.members[index]
        ground.shut = odds.shut_in(self.state, self.member.region)
        self.target = ground.choose()

    def move(self) -> Move:
        """Return the next thing to do: leave, see to the lamp, a Strategy, an Action or a Move, until nothing is left."""
        if Leave() in self.moves and hopeless(self.ground):
            return Leave()
        if (saves := getting_away.safest(self.state, self.index, self.moves)) is not None:
            return saves
        if (gift := self.gift()) is not None:
            return gift
        if Light() in self.moves and self.wants_light() != self.member.light:
            return Light()
        if self.holds_back(self.ground.first_step(self.index, self.aim())) and healers(self.state, self.index):
            return standing_orders.HEAL
        if self.caller() not in ("", self.member.region) and (step := self.go()) is not None:
            return step
        self.moves = [item for item in self.moves if not self.leaves_to_people(item)]
        thought_of = [item for item in self.moves if self.ground.temper.thinks or isinstance(item, Equip)]
        strategies = [(worth.strategy(self.ground, self.index, item, self.target), item) for item in thought_of]
        value, chosen = max(strategies, key=lambda strategy: strategy[0], default=(0.0, None))
        if value > 0.1 and isinstance(chosen, Strategy | Equip) and chosen != Strategy(DRAW):
            return chosen  # a card is drawn by itself with what comes next
        if (out := self.out_first()) is not None:
            return out
        rated = [(worth.action(self.ground, self.index, action, self.target), action) for action in self.actions()]
        value, best = max(rated, key=lambda item: item[0], default=(0.0, None))
        if (
            best is not None
            and value >= self.ground.temper.first
            and not (self.is_search(best) and self.target != self.member.region)
        ):
            return best
        if (step := self.go()) is not None:
            return step
        if best is not None and value > 0:
            return best
        return Strategy(DRAW) if Strategy(DRAW) in self.moves else Pass()

    def gift(self) -> Give | None:
        """Return what people here need more: the key to the way on, a lamp where it is dark, or what the party came for, as
        it is theirs to carry; ``None`` for nothing."""
        here = [person for person in self.ground.people if self.state.members[person].region == self.member.region]
        for person in here:
            other = self.state.members[person]
            has_light = any(content().gear[item].light for item in (*other.equipped, *other.pack))
            theirs = person in self.ground.guests and 2 * other.ep >= sheets.most_ep(other)
            treasure = (item for item in self.member.objects if theirs and item in self.state.scenario.needs)
            opens = self._opens_here() if theirs else []
            for item in (*treasure, *opens, *self._keys(), *(() if has_light else self._lamps())):
                if (move := Give(item, other.handle)) in self.moves:
                    return move
        return None

    def _opens_here(self) -> list[str]:
        """Return the keys of what is shut here, where nothing presses: what people found with them is theirs to open."""
        here = self.member.region
        if self.ground.creatures(here) or self.ground.seekers(here) or self.ground.is_late():
            return []
        keys = (self.state.scenario.feature_by_id[item] for item in self.member.objects)
        return [key.id for key in keys if key.opens in self.ground.shut]

    def leaves_to_people(self, move: Move) -> bool:
        """Return whether a move is left to a person here who can make it. It takes what the party came for, or opens what
        is said to hold it. That is theirs for `COURTESY` rounds, where nothing presses."""
        state, here, mind = self.state, self.member.region, self.ground.mind
        item = move.item if isinstance(move, Use | Equip) else move.lock if isinstance(move, Pick) else ""
        holds = bool(way_offers.said_here(state, here)) and item in odds.shut_in(state, here)
        if not (item in self.ground.missing() or holds) or state.scenario.type == "chase":
            return False
        able = (each for each in self.ground.guests if not holds or odds.can_open(state, each, item))
        if not any(state.members[each].standing and state.members[each].region == here for each in able):
            return False
        if self.ground.is_late():
            return False
        mind.left = mind.left or state.round
        presses = self.ground.creatures(here) or self.ground.seekers(here)
        return not presses and state.round - mind.left < COURTESY

    def _keys(self) -> list[str]:
        """Return the keys that open a way from here in passing: the one who goes first needs them."""
        keys = (self.state.scenario.feature_by_id[item] for item in self.member.objects)
        return [key.id for key in keys if key.use == "move" and key.opens in self.state.scenario.connection_by_id]

    def _lamps(self) -> list[str]:
        """Return the lights that a member can spare where it is dark."""
        if board.lit_by_itself(self.state, self.member.region) or not worth.lamps_allowed(self.state):
            return []
        sees = any("Darkvision" in content().gear[item].keywords for item in self.member.equipped)
        spare = (*self.member.pack, *(self.member.equipped if sees else ()))
        return [item for item in spare if content().gear[item].light]

    def is_search(self, move: Move) -> bool:
        """Return whether a move is a Search; in a chase a card that is one takes as much time as any."""
        if isinstance(move, Act) and self.state.scenario.type == "chase":
            return any(effect.kind == "reveal" for effect in worth.play_of(self.state, self.index, move.play).effects)
        return isinstance(move, Search)

    def actions(self) -> list[Move]:
        """Return the moves that take the Action."""
        found = [
            item for item in self.moves if isinstance(item, Act | Pick | Use | Hide | Search) and not self.attempts(item)
        ]
        fit = (each for each in in_region(self.state, self.member.region) if not is_spent(self.state.members[each]))
        spares = self.is_weak() and next(fit, None) is not None
        return [item for item in found if not (spares and self.strikes(item))]

    def strikes(self, move: Move) -> bool:
        """Return whether a move is a blow at a Creature that is not likely to end it: a miss may cost EP."""
        entity = naming.entity_named(self.state, move.target) if isinstance(move, Act) else None
        if not isinstance(move, Act) or entity is None or entity.type != "Creature":
            return False
        return odds.strike(self.state, self.index, worth.play_of(self.state, self.index, move.play), entity)[1] < entity.ep

    def is_weak(self) -> bool:
        """Return whether a member who follows people has hardly any EP left, where time does not press."""
        return bool(self.ground.guests) and self.state.scenario.type != "chase" and is_spent(self.member)

    def wants_light(self) -> bool:
        """Return whether a lamp should burn: where it is dark by itself, and the lamp gives no member away."""
        if not worth.lamps_allowed(self.state) or not board.light_source(self.member):
            return False
        darkvision = any("Darkvision" in content().gear[item].keywords for item in self.member.equipped)
        return not darkvision and (self.member.light or not board.lit(self.state, self.member.region))

    def attempts(self, move: Move) -> bool:
        """Return whether a move is an attempt at something that persists."""
        if not isinstance(move, Act):
            return False
        entity = naming.entity_named(self.state, move.target)
        return entity is not None and entity.type == "Obstacle" and board.persists(entity)

    # Moves.

    def caller(self) -> str:
        """Return where the nearest ally is who has asked to be healed and can be, "" for none nearby, and in a chase."""
        regions = {self.state.members[ally].region for ally in worth.callers(self.state, self.index)}
        near = {region: self.ground.far_for(self.index, region) for region in regions}
        at = min(near, key=near.__getitem__, default="")
        return at if at and near[at] <= NEARBY and self.state.scenario.type != "chase" else ""

    def aim(self) -> str:
        """Return where they go: to an ally who called, else to the nearest of the people they follow. Where there are none,
        in a chase, and while they clear a way, they go where the party is to go. People who stand at the goal without what
        the party came for are not followed there."""
        if called := self.caller():
            return called
        missing, goal = self.ground.missing(), self.state.scenario.goal
        people = [self.state.members[person].region for person in self.ground.people]
        people = [region for region in people if not (missing and region == goal)]
        if not people or self.state.scenario.type == "chase" or self.has_begun_to_clear():
            return self.target
        at = min(people, key=lambda region: self.ground.far_for(self.index, region))
        return self.target if self.scouts(at) else at

    def scouts(self, at: str) -> bool:
        """Return whether a bot player goes on ahead of people who have been ``at`` one place for long. They guard those
        who are beset or hurt, and go out before them only with what the party came for."""
        mind, state = self.ground.mind, self.state
        if mind.beside != at:
            mind.beside, mind.still = at, state.round
        out = self.target == state.scenario.goal and not {*state.scenario.needs} <= {*self.member.objects}
        here = (state.members[person] for person in self.ground.guests)
        needed = bool(self.ground.creatures(at)) or any(wants_healing(person) for person in here if person.region == at)
        return bool(self.ground.guests) and state.round - mind.still >= STAY and not (out or needed)

    def go(self) -> Move | None:
        """Return the Move toward where the party is going, or away from a Seeker; ``None`` to stay, as a person may ask."""
        options = self.exits()
        if not options:
            return None
        if any(self.state.members[person].habits.call == "wait" for person in self.ground.guests):
            return self.flee(options) if self.ground.seekers(self.member.region) else None
        way = self.ground.first_step(self.index, self.aim())
        if guards(self.state, self.index) and self.state.scenario.goal in self._ends(way):
            return None
        if way in options and self.may_advance(way):
            self.ground.mind.since = 0
            return self.through(way, options[way])
        if self.state.scenario.type == "stealth" and self.ground.seekers(self.member.region):
            return self.flee(options)
        return None

    def out_first(self) -> Move | None:
        """Return the Move out of play with what the party came for, or of the last one inside, where it is likely: a blow
        before it can only cost them that. ``None`` for none such."""
        state, goal = self.state, self.state.scenario.goal
        carries = bool({*state.scenario.needs} & {*self.member.objects}) or self.ground.playing() == [self.index]
        way = self.ground.first_step(self.index, goal) if goal and carries and not self.ground.missing() else ""
        if goal not in self._ends(way):
            return None
        step = self.go()
        play = step.play if isinstance(step, Act) else ""
        chance, _ = odds.gets_past(state, self.index, way, play)
        return step if chance is None or chance >= LIKELY else None

    def _ends(self, way: str) -> tuple[str, ...]:
        """Return the regions at the ends of a way, () for none."""
        found = self.state.scenario.connection_by_id.get(way)
        return () if found is None else (found.a, found.b)

    def has_begun_to_clear(self) -> bool:
        """Return whether an Obstacle bars the way to where the party goes that is to be cleared here, and partly is."""
        return board.is_begun(self.state, self.ground.first_step(self.index, self.target))

    def exits(self) -> dict[str, Move]:
        """Return the legal Moves by the ways they take."""
        found: dict[str, Move] = {}
        for move in self.moves:
            way = naming.exit_named(self.state, self.member.region, move.to) if isinstance(move, MoveTo) else None
            if way is not None:
                found[way.id] = move
        return found

    def through(self, way: str, move: Move) -> Move:
        """Return the best attempt at what persists in a way, or the plain Move."""
        block = self.ground.blocks.get(way)
        if block is None or not board.persists(block):
            return move
        left = board.effort_left(self.state, block, self.index)
        best, value = move, -1.0
        for item in self.moves:
            if not isinstance(item, Act) or naming.who_named(self.state, item.target) != block.id:
                continue
            play = worth.play_of(self.state, self.index, item.play)
            chance, damage = odds.strike(self.state, self.index, play, block)
            height = content().challenges[block.kind].height
            found = (
                chance * min(damage, left) - (1 - chance) * height * 2 - worth.card_cost(self.state, self.index, item.play)
            )
            if found > value:
                best, value = item, found
        as_ever = plays.standing_action(self.state, self.index).id
        return move if isinstance(best, Act) and best.play == as_ever else best

    def may_advance(self, way: str) -> bool:
        """Return whether to take a way now: together with the others, and not into a Seeker's arms."""
        state, ground = self.state, self.ground
        connection = state.scenario.connection_by_id[way]
        beyond = connection.other(self.member.region)
        ground.mind.since = ground.mind.since or state.round
        patient = state.round - ground.mind.since < ground.temper.patience and not (ground.is_worn() or ground.is_late())
        if state.scenario.type == "chase":
            return True
        if self.holds_back(way):
            return False
        waited = state.round - (ground.mind.since or state.round)
        if self.is_weak() and waited < LONG_WAIT and (beyond not in state.explored or ground.creatures(beyond)):
            return False
        if waited < LONG_WAIT and self.strays(beyond):
            return False
        waits = (patient or self.is_on_edge()) and not ground.seekers(self.member.region)
        if ground.seekers(beyond) and waits and not self.could_silence(beyond):
            return False
        if ground.people:
            return True
        others = [index for index in ground.playing() if index != self.index]
        ahead = any(state.members[index].region == beyond for index in others)
        if ahead or not patient:
            return True
        late = [
            index
            for index in others
            if ground.reach(index).get(self.member.region, (99.0, ""))[0] > 1.5
            and ground.reach(index).get(self.target, (99.0, ""))[0] > ground.reach(self.index)[self.target][0]
        ]
        return not late

    def strays(self, region: str) -> bool:
        """Return whether a member who follows people would be alone in a region, and not next door to them. That is asked
        of who has less than half of their EP."""
        if not self.ground.guests or 2 * self.member.ep >= sheets.most_ep(self.member) or in_region(self.state, region):
            return False
        stand = (self.state.members[person] for person in self.ground.guests if self.state.members[person].standing)
        near = {person.region for person in stand}
        return bool(near) and way_offers.distances(self.state, near).get(region, 2) > 1

    def holds_back(self, way: str) -> bool:
        """Return whether a way may cost a member all their EP while they are hurt: they rest and heal first. After
        some rounds they go all the same."""
        ground, waited = self.ground, self.state.round - (self.ground.mind.since or self.state.round)
        connection = self.state.scenario.connection_by_id.get(way)
        if connection is None or waited >= LONG_WAIT:
            return False
        most = ground.most_lost(self.index, connection, self.member.region)
        low = wants_healing(self.member) and most >= self.member.ep and bool(healers(self.state, self.index))
        pressed = self.state.scenario.type == "chase" or ground.creatures(self.member.region)
        return not ground.dares(self.index, most) or (low and not pressed and waited < ground.temper.patience)

    def is_on_edge(self) -> bool:
        """Return whether being noticed may end the scenario, while time costs nothing yet: one waits longer then, unless
        all that is known was looked through."""
        state, mind = self.state, self.ground.mind
        alarm = sheets.alarm(state)
        if not self.ground.is_short() or self.ground.is_worn():
            return False
        return not (alarm and state.round >= alarm) and state.round - mind.since < LONG_WAIT

    def could_silence(self, region: str) -> bool:
        """Return whether a Seeker next door could well be struck down this turn."""
        turn = self.state.turn
        if turn is None or turn.member != self.index or turn.action:
            return False
        found = self.ground.seekers(region)
        if len(found) != 1:
            return False
        keys = (*self.member.hand, content().crafts[self.member.craft].action.id)
        plays = [worth.play_of(self.state, self.index, key) for key in keys]
        fit = [
            play
            for play in plays
            if play.kind == "action" and play.inflict and (not play.against or "Seeker" in play.against)
        ]
        return max((worth.silence(self.ground, self.index, play, found[0]) for play in fit), default=0.0) > 2.2

    def flee(self, options: dict[str, Move]) -> Move | None:
        """Return a Move out of a Seeker's sight, to a known place without one."""
        found = []
        for way, move in options.items():
            block = self.ground.blocks.get(way)
            beyond = self.state.scenario.connection_by_id[way].other(self.member.region)
            if block is None and beyond in self.state.explored and not self.ground.seekers(beyond):
                found.append((self.ground.danger(beyond), way, move))
        return min(found, key=lambda item: item[:2])[2] if found else None
