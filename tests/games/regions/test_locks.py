"""Locks, lockpicks and keys."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.verbs import MoveTo, Pass, SetOrder
from engine.games.regions.game import GAME
from engine.games.regions.rules import insisting, legal, obvious, odds
from engine.games.regions.rules.actions import plays
from engine.games.regions.rules.exploring import features
from engine.games.regions.rules.party import equipment
from engine.games.regions.speech.choices import choice
from engine.games.regions.speech.next_step import next_step
from engine.games.regions.state import board
from engine.games.regions.state.content import Effect, content
from engine.games.regions.state.moves import Act, Pick
from engine.games.regions.state.scenarios import Feature, Gift, Placed
from engine.games.regions.state.state import State, Turn
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, entity, kinds_of, only, party, play, region, scenario, way, with_member

rule = pytest.mark.rule

DOOR = "o:hall/vault"
CHEST = Feature("chest", "the chest", "hall", "chest", lock="1d6", gives=Gift(3, ("glow-stone",)))
KEY = Feature("brass-key", "the brass key", "hall", "key", opens="hall/vault", use="move")


def hall(*things: Feature, obstacle: str = "barred-door", placed: tuple[Placed, ...] = (), **fields: object) -> State:
    """Return Ada, with lockpicks on, and Bob in a hall with a door (Lock 1d8); the vault is behind it."""
    where = scenario(way("hall", "vault", obstacle=obstacle), way("vault", "out"), features=things, placed=placed, **fields)
    state = party(where, "shadow", "delver", turn=ADA)
    return with_member(state, ADA, equipped=("lockpicks",), pack=())


def texts(state: State) -> list[str]:
    return [str(move) for move in features.lock_moves(state, ADA)]


@rule("REG-234", "REG-235")
def test_a_card_that_picks_says_how_likely_it_opens_and_the_plain_pick_reckons_with_the_gear_that_it_uses():
    state = with_member(hall(obstacle="swing-door"), ADA, hand=("fine-work",))
    view = view_for(state, ADA)
    # The card's d8 against the door's d4: 1 - (3 + 2 + 1) / 32 = 13/16; Lockpicks are a d6: 1 - 6 / 24 = 3/4.
    assert choice(view, Act("fine-work", "swing-door")).label == ("Fine Work on weighted door: 4 in 5")
    assert choice(view, Pick("swing-door")).label == "Pick weighted door: 3 in 4"


@rule("REG-232", "REG-233", "REG-234", "REG-235", "REG-241", "REG-G12", "REG-G57")
def test_a_lock_that_is_overcome_on_a_tie_takes_the_door_with_it_whatever_its_ep():
    state = hall()
    assert entity(state, DOOR).ep == 12
    after, told = play(state, ADA, "pick barred-door", 5, 5)
    picked = only(told, "picked").facts
    assert picked["opened"] is True
    assert picked["lockpick"][:2] == ("d6", "d6")
    assert picked["against"][:2] == ("d8", "d8")
    assert only(told, "defeated").facts["how"] == "lock"
    assert board.blocking(after, "hall/vault") is None
    assert after.turn is not None and after.turn.action


@rule("REG-092", "REG-234")
def test_to_force_a_door_that_could_be_picked_says_that_it_uses_the_move_and_how_likely_each_gets_past():
    state = hall(obstacle="swing-door")
    force, pick = (choice(view_for(state, 0), move) for move in (MoveTo("A"), Pick("swing-door")))
    # The Shadow's Action hits with d8 against d4: (8 + 7 + 6 + 5) / 32 = 13/16. Its Damage, d4, is 4 one time in 4.
    play = plays.attempts(state, ADA, DOOR)[0]
    assert (play.inflict, play.damage, content().challenges["swing-door"].ep) == ("1d8", "1d4", 4)
    assert odds.gets_past(state, ADA, "hall/vault", "") == (pytest.approx(13 / 64), True)
    assert force.label == "Force A: 1 in 5"
    # A Lockpick of d6 against d4: 1 - (3 + 2 + 1) / 24 = 3/4.
    assert force.hurts == "a lockpick 3 in 4"
    assert len(force.shown) <= 80 and force.shown.startswith(force.label), "it fits on a button, price and all"
    assert not force.lit and pick.lit and pick.label == "Pick weighted door: 3 in 4"
    assert choice(view_for(with_member(state, ADA, equipped=()), 0), MoveTo("A")).hurts == "", (
        "there is nothing to pick it with"
    )


@rule("REG-236", "REG-G57")
def test_a_failed_lockpick_does_nothing_and_may_be_repeated():
    after, told = play(hall(), ADA, "pick barred-door", 4, 5)
    assert only(told, "picked").facts["opened"] is False
    assert entity(after, DOOR).lock
    again = replace(after, turn=Turn(ADA))
    after, _ = play(again, ADA, "pick barred-door", 6, 6)
    assert "hall/vault" in after.cleared


@rule("REG-237")
def test_what_is_listed_under_a_lock_follows_a_failure():
    chest = replace(CHEST, fail=(Effect("harm", "1d4"),))
    after, told = play(hall(chest), ADA, "pick chest", 1, 2, 3)
    assert only(told, "hurt").facts["amount"] == 3
    assert after.members[ADA].ep == 11


@rule("REG-237", "REG-G34")
def test_a_trap_waits_for_a_failure():
    state = hall(CHEST, placed=(Placed("needle", "spring-needle", "hall"),))
    assert GAME.choice(GAME.view(state, ADA), Pick("chest")).label.endswith(""), "a Trap that is known"
    after, told = play(state, ADA, "pick chest", 1, 2, 6, 1, 4)
    assert kinds_of(told).index("picked") < kinds_of(told).index("sprung")
    assert after.members[ADA].ep == 10


@rule("REG-238", "REG-239", "REG-240")
def test_no_one_picks_a_lock_without_a_lockpick_that_is_on():
    state = with_member(hall(), ADA, equipped=(), pack=("lockpicks",))
    assert texts(state) == []
    with pytest.raises(IllegalMove) as refused:
        play(state, ADA, "pick barred-door")
    assert refused.value.rule == "REG-240"


@rule("REG-239", "REG-234")
def test_a_card_picks_locks_too_and_only_when_it_is_played():
    state = with_member(hall(), ADA, hand=("fine-work",))
    assert texts(state) == ["pick barred-door", "act fine-work barred-door"]
    tool, _ = play(state, ADA, "pick barred-door", 1, 5)
    assert tool.members[ADA].hand == ("fine-work",)
    card, told = play(state, ADA, "act fine-work barred-door", 7, 5)
    assert card.members[ADA].discard == ("fine-work",)
    assert only(told, "picked").facts["lockpick"][0] == "d8"


@rule("REG-G57", "REG-080")
def test_a_lock_on_an_obstacle_is_reached_from_either_side():
    state = with_member(hall(), ADA, region="vault")
    from .build import looked

    assert "pick barred-door" in texts(looked(state))


@rule("REG-G02", "REG-048")
def test_the_dark_shifts_the_lockpick_and_not_the_lock():
    state = hall(regions=(region("hall", light="dark"),))
    _, told = play(state, ADA, "pick barred-door", 4, 8)
    picked = only(told, "picked").facts
    assert picked["lockpick"][:2] == ("d6", "d4")
    assert picked["against"][:2] == ("d8", "d8")


# Features.


@rule("REG-242", "REG-243", "REG-244", "REG-245", "REG-246", "REG-224")
def test_a_chest_is_picked_as_if_it_were_an_entity_and_gives_at_once_what_is_in_it():
    after, told = play(hall(CHEST), ADA, "pick chest", 3, 3)
    member = after.members[ADA]
    assert (member.valuables, member.pack, member.equipped) == (3, ("glow-stone",), ("lockpicks",))
    assert only(told, "gained").facts["gear"] == ("Glow stone",)
    assert kinds_of(told).index("opened") < kinds_of(told).index("gained")
    assert equipment.refuse_equip(after, ADA, "glow-stone") is not None
    assert texts(after) == []


@rule("REG-242")
def test_a_locked_chest_cannot_just_be_opened():
    state = hall(CHEST)
    refused = features.refuse(state, ADA, "chest")
    assert refused is not None and refused.rule == "REG-242"


@rule("REG-G79")
def test_a_chest_is_not_broken_open_and_a_door_may_be():
    state = with_member(hall(CHEST), ADA, hand=("full-effort",))
    effort = content().catalogue["full-effort"]
    refused = plays.refuse_target(state, ADA, effort, "chest")
    assert refused is not None and refused.rule == "REG-G06"
    door = next(item.id for item in state.entities if item.kind == "barred-door")
    assert plays.refuse_target(state, ADA, effort, door) is None


@rule("REG-244", "REG-026")
def test_an_object_can_come_out_of_a_chest():
    ledger = Feature("ledger", "the ledger", "hall", "object", inside=True)
    box = replace(CHEST, gives=Gift(object="ledger"))
    state = hall(box, ledger)
    assert "ledger" not in state.found
    after, _ = play(state, ADA, "pick chest", 6, 1)
    assert after.members[ADA].objects == ("ledger",)
    assert "ledger" in after.taken


@rule("REG-G37")
@rule("REG-233")
def test_a_lock_on_a_persisting_obstacle_once_picked_lets_everybody_through():
    state = hall(obstacle="swing-door")
    after, told = play(state, ADA, "pick swing-door", 4, 4)
    assert entity(after, DOOR).defeated and only(told, "defeated").facts["how"] == "lock"
    through, _ = play(after, ADA, "move A")
    both, _ = play(through, BOB, "move A")
    assert [member.region for member in both.members[:2]] == ["vault", "vault"]


@rule("REG-190")
@rule("REG-092")
def test_where_doors_may_not_be_broken_one_that_persists_can_still_be_pushed_through():
    state = hall(obstacle="swing-door")
    state = replace(state, scenario=replace(state.scenario, no_bash=True))
    assert {"move A", "pick swing-door"} <= {str(move) for move in legal.legal(state, ADA)}
    key = plays.standing_action(state, ADA).id
    after, _ = play(state, ADA, f"act {key} swing-door", 6, 1, 4)  # more than its d4 shows, and all of its 4 EP
    assert after.members[ADA].region == "vault" and not entity(after, DOOR).defeated
    assert board.effort_left(after, entity(after, DOOR), BOB) == 4, "Bob has to push for himself"


# Keys.


def with_key(use: str, state: State | None = None) -> State:
    key = replace(KEY, use=use)  # type: ignore[arg-type]
    return with_member(state or hall(key), ADA, objects=("brass-key",))


@rule("REG-247", "REG-248", "REG-249", "REG-G58")
def test_a_key_opens_a_door_in_passing_for_everybody():
    after, told = play(with_key("move"), ADA, "move A")
    assert only(told, "unlocked").facts["key"] == "the brass key"
    assert only(told, "defeated").facts["how"] == "key"
    assert after.members[ADA].region == "vault"
    assert board.blocking(after, "hall/vault") is None
    assert after.members[ADA].moved
    assert after.turn is not None and not after.turn.action


@rule("REG-249")
@pytest.mark.parametrize(("use", "strategy", "action"), [("action", True, True), ("strategy", True, False)])
def test_a_key_may_cost_a_phase(use, strategy, action):
    state = with_key(use)
    assert "move A" not in [str(move) for move in _moves(state)]
    after, _ = play(state, ADA, "use brass-key")
    assert after.turn is not None
    assert (after.turn.strategy, after.turn.action) == (strategy, action)
    assert "hall/vault" in after.cleared


def _moves(state: State):
    from engine.games.regions.rules.exploring import movement

    return movement.moves(state, ADA)


@rule("REG-G58")
def test_a_key_fits_one_lock_only_and_can_be_handed_over():
    other = replace(KEY, opens="chest", use="action")
    state = with_member(hall(other, CHEST), ADA, objects=("brass-key",))
    assert features.key_for(state, ADA, DOOR) == ""
    assert features.key_for(state, ADA, "chest") == "brass-key"
    given, told = play(state, ADA, "give brass-key bob")
    assert given.members[BOB].objects == ("brass-key",)
    assert only(told, "gave").facts["item"] == "the brass key"
    opened, _ = play(replace(given, turn=Turn(BOB)), BOB, "use brass-key")
    assert opened.members[BOB].valuables == 3


@rule("REG-249")
def test_a_key_used_in_passing_is_not_used_by_itself():
    refused = features.refuse(with_key("move"), ADA, "brass-key")
    assert refused is not None and refused.rule == "REG-249"


@rule("REG-G58")
def test_a_key_far_from_its_lock_opens_nothing():
    state = with_member(with_key("action"), ADA, region="out")
    refused = features.refuse(state, ADA, "brass-key")
    assert refused is not None and refused.rule == "REG-G58"


# Mechanisms behind locks.


@rule("REG-242")
@rule("REG-243")
@rule("REG-244")
def test_a_locked_mechanism_does_nothing_until_its_lock_is_picked_and_then_all_it_does() -> None:
    crank = Feature("crank", "the crank", "hall", "mechanism", lock="1d6", opens="hall/vault", disarms=("plate",))
    state = hall(crank, placed=(Placed("plate", "dart-plate", "vault"),))
    with pytest.raises(IllegalMove, match="locked") as refused:
        play(state, ADA, "use crank")
    assert refused.value.rule == "REG-242"
    after, told = play(state, ADA, "pick crank", 4, 4)
    assert entity(after, DOOR).defeated and entity(after, "plate").defeated
    assert "used" in kinds_of(told)


@rule("REG-244")
@rule("REG-245")
def test_a_chest_that_something_else_unlocks_gives_what_it_holds() -> None:
    lever = Feature("lever", "the lever", "hall", "mechanism", effects=(Effect("unlock", name="chest"),))
    after, _ = play(hall(lever, CHEST), ADA, "use lever")
    assert "chest" in after.opened
    assert (after.members[ADA].valuables, after.members[ADA].pack) == (3, ("glow-stone",))


@rule("REG-248", "REG-G58")
@pytest.mark.parametrize(("key", "told"), [("hall/vault", ""), ("chest", "; the brass key does not fit")])
def test_at_a_door_the_next_step_says_which_key_does_not_fit(key: str, told: str) -> None:
    """The key of the chest is tried by standing before the door; what fits is opened with it."""
    state = hall(replace(KEY, opens=key))
    held = with_member(state, BOB, objects=("brass-key",))
    assert next_step(view_for(held, None)) == f"Explore by A (past barred door{told}) for the way out."
    assert "key" not in next_step(view_for(with_member(held, BOB, region="out"), None)), "who is elsewhere has not tried it"


@rule("REG-G21")
def test_who_keeps_at_a_lock_tries_it_each_turn_until_it_opens_foes_come_or_a_miss_may_cost_too_much():
    """A third of the Shadow's 14 EP is 4.67, and a miss takes 4 at most: from 8 EP on they leave off."""
    state, keep = hall(obstacle="iron-grate"), SetOrder("keep:iron-grate")
    offered = choice(view_for(state, ADA), keep)
    assert offered.label == "Keep picking iron grate every turn" and offered.weight == "quiet"
    for lock, weight in (("1d4", "written"), ("1d6", "quiet")):  # d6 against d4: 18 of 24, which is 3 in 4; d6: 21 of 36
        chest = replace(hall(replace(CHEST, lock=lock)), found=("chest",))
        assert choice(view_for(chest, ADA), SetOrder("keep:chest")).weight == weight
    kept, told = play(state, ADA, str(keep))
    assert GAME.tell(view_for(kept, BOB), told) == "Ada keeps at the iron grate until it opens."
    assert obvious.obvious(kept, ADA) == Pick("iron-grate") and keep not in GAME.legal(kept, ADA)
    with pytest.raises(IllegalMove, match="already"):
        play(kept, ADA, str(keep))
    missed, _ = play(kept, ADA, "pick iron-grate", 1, 5, 3)
    ending = with_member(replace(missed, turn=Turn(ADA, strategy=True, action=True)), ADA, acted=False)
    assert obvious.obvious(ending, ADA) == Pass(), "the rest of the turn is not waited for"
    later, _ = play(missed, BOB, "pass")
    assert later.round == 2 and obvious.obvious(later, ADA) == Pick("iron-grate")
    for ep, why in ((9, ""), (8, "hurt")):
        assert insisting.against(with_member(missed, ADA, ep=ep), ADA, "iron-grate") == why
    opened, _ = play(kept, ADA, "pick iron-grate", 6, 1)
    assert opened.members[ADA].habits.keep == "none" and obvious.obvious(opened, ADA) is None
    beset = hall(placed=(Placed("gnats", "needle-gnats", "hall"),))
    assert not list(insisting.moves(beset, ADA)), "the gnats come first"
    with pytest.raises(IllegalMove, match="nothing here to keep at"):
        play(state, ADA, "order keep:barred-door")
