"""Diseases: catching them in Actions, what stays of them, cumulative ones, and healing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.games.regions.rules import flow, legal, turns
from engine.games.regions.rules.actions import dice_shifts, effects, harm, strikes
from engine.games.regions.rules.challenges import acting
from engine.games.regions.rules.events.exploring import Fortune
from engine.games.regions.speech.sayings import say
from engine.games.regions.speech.words import still_ailing
from engine.games.regions.state import sheets
from engine.games.regions.state.content import Effect, Illness, content
from engine.games.regions.state.levels import Shift
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Disease, Habits, Strike

from .build import ADA, BOB, carried_on, corridor, kinds_of, only, party, play, who, with_member, working

MIST = Placed("mist", "fever-mist", "hall")  # Seep d6: Mist Fever (Resilience 1), 1 damage each turn, a Strategy Phase
AIR = Placed("air", "tomb-air", "hall")  # Stale breath d8: Tomb Lung (Power 1), cumulative, 1 damage each turn
ACHE = Effect("harm", amount="1", until="scenario", each="turn")
SHIVER = Effect("skip", name="strategy")


def breathe(state, *faces, hazard="mist", play="seep"):
    venture = working(state, *faces)
    strikes.begin(venture, Strike(hazard, play, (who(ADA),), "turn"))
    return carried_on(venture)


@pytest.mark.rule("REG-250", "REG-251", "REG-254", "REG-255", "REG-256", "REG-262", "REG-263")
def test_an_action_that_wins_infects_and_what_lasts_to_the_end_belongs_to_the_disease():
    venture = breathe(party(corridor(placed=(MIST,)), "warden"), 4, 4)
    pc = venture.state.members[ADA]
    assert pc.diseases == (Disease("Mist Fever", "Resilience", 1, (ACHE,)),)
    assert pc.skips == ("strategy",)  # happens once, and is no part of the Disease
    assert sheets.base(pc)["Resilience"] == -1
    facts = only(venture.events, "infected").facts
    assert (facts["disease"], facts["track"], facts["amount"], facts["again"]) == ("Mist Fever", "Resilience", 1, False)


@pytest.mark.rule("REG-250")
def test_an_action_that_loses_infects_no_one():
    venture = breathe(party(corridor(placed=(MIST,)), "warden"), 3, 4)
    assert venture.state.members[ADA].diseases == () and venture.state.members[ADA].skips == ()


@pytest.mark.rule("REG-G78")
def test_a_disease_is_not_caught_from_one_another():
    ill = breathe(party(corridor(placed=(MIST,)), "warden"), 4, 4).state.members[ADA].diseases
    state = with_member(party(corridor(), "warden", "mender", turn=BOB), ADA, diseases=ill, ep=10)
    after, _ = play(state, BOB, "strategy draw")
    after, _ = play(with_member(after, BOB, hand=("bind-wounds",)), BOB, "act bind-wounds ada", 2, 2)
    assert (after.members[ADA].ep, after.members[ADA].diseases, after.members[BOB].diseases) == (14, ill, ())


@pytest.mark.rule("REG-G61")
def test_what_else_the_action_does_strikes_again_with_the_same_disease():
    state = party(corridor(placed=(MIST,)), "warden")
    once = breathe(state, 4, 4).state
    again = breathe(with_member(once, ADA, skips=()), 4, 4).state
    assert once.members[ADA].skips == again.members[ADA].skips == ("strategy",)
    assert len(again.members[ADA].diseases) == 1


@pytest.mark.rule("REG-251", "REG-263", "REG-G09")
def test_the_lasting_part_comes_at_each_start_of_a_turn():
    venture = breathe(party(corridor(placed=(MIST,)), "warden"), 4, 4)
    for left in (19, 18):
        turns.claim(venture, ADA)
        carried_on(venture)
        assert venture.state.members[ADA].ep == left
        venture.change(turn=None)


@pytest.mark.rule("REG-263", "REG-264")
def test_what_does_not_last_to_the_end_is_no_part_of_it():
    assert harm.lasts(ACHE) and not harm.lasts(SHIVER)
    venture = working(party(corridor()))
    harm.infect(venture, ADA, Illness("Mist Fever", "Resilience"), (ACHE, SHIVER))
    assert venture.state.members[ADA].diseases[0].lasting == (ACHE,)


@pytest.mark.rule("REG-G61")
def test_the_same_disease_again_changes_nothing_unless_it_is_cumulative():
    state = party(corridor(placed=(MIST, AIR)), "warden")
    twice = breathe(breathe(state, 4, 4).state, 4, 4)
    assert len(twice.state.members[ADA].diseases) == 1
    assert only(twice.events, "infected").facts["again"]
    air = {"hazard": "air", "play": "stale-breath"}
    worse = breathe(breathe(state, 6, 1, **air).state, 6, 1, **air)
    pc = worse.state.members[ADA]
    assert len(pc.diseases) == 2 and sheets.base(pc)["Power"] == -1  # the warden's +1, less 2
    turns.claim(worse, ADA)
    carried_on(worse)
    assert worse.state.members[ADA].ep == 19  # the damage is not cumulative


@pytest.mark.rule("REG-268", "REG-267", "REG-G61")
def test_healing_removes_every_instance_whatever_imposed_it():
    lung, fever = Disease("Tomb Lung", "Power", 1, (ACHE,)), Disease("Mist Fever", "Resilience", 1)
    state = with_member(party(corridor()), ADA, diseases=(lung, fever, lung), habits=Habits(call="heal"))
    venture = working(state)
    harm.cure(venture, ADA, "Tomb Lung", "the Salve")
    assert venture.state.members[ADA].diseases == (fever,)
    assert venture.state.members[ADA].habits.call == "none", "it is asked anew"
    assert dict(only(venture.events, "healed").facts) == {"who": "Ada", "what": "Tomb Lung", "by": "the Salve"}
    harm.cure(venture, ADA, "Tomb Lung", "the Salve")
    assert kinds_of(venture.events) == ["healed"]


@pytest.mark.rule("REG-267")
def test_a_salve_heals_the_one_disease_there_is_and_is_used_up():
    state = with_member(party(corridor(), "warden", "delver", turn=ADA), ADA, equipped=("salve",))
    state = with_member(state, BOB, ep=10, diseases=(Disease("Mist Fever", "Resilience", 1),))
    venture = working(state, 1, 2)
    strikes.begin(venture, Strike(who(ADA), "use-salve", (who(BOB),)))
    carried_on(venture)
    assert venture.state.members[BOB].diseases == () and venture.state.members[BOB].ep == 13
    assert venture.state.members[ADA].equipped == ()


@pytest.mark.rule("REG-267", "REG-268")
def test_a_member_who_heals_chooses_among_several():
    ill = (Disease("Mist Fever", "Resilience", 1), Disease("Tomb Lung", "Power", 1))
    state = with_member(party(corridor(), "warden", "delver"), BOB, diseases=ill)
    venture = working(state)
    effects.apply(venture, (Effect("cure"),), who(ADA), (who(BOB),), "Salve")
    (question,) = flow.open_questions(venture.state)
    assert (question.owner, question.options) == (ADA, ("mist-fever", "tomb-lung"))
    flow.reply(venture, question, "tomb-lung")
    assert harm.disease_names(venture.state, BOB) == ("Mist Fever",)


@pytest.mark.rule("REG-252", "REG-254", "REG-262")
def test_a_fortune_can_bring_a_disease_without_further_effects():
    venture = working(party(corridor()))
    chill = Effect("disease", amount="1", who="actor", name="Grave Chill", track="Mind")
    effects.apply(venture, (chill,), who(ADA), (), "a Fortune")
    assert venture.state.members[ADA].diseases == (Disease("Grave Chill", "Mind", 1),)


@pytest.mark.rule("REG-263")
def test_a_lasting_shift_of_a_disease_counts_until_it_is_healed():
    dulled = Effect("shift", entry="search", levels=-1, until="scenario")
    venture = working(party(corridor()))
    harm.infect(venture, ADA, Illness("Dust Eye", "Mind"), (dulled,))
    assert dice_shifts.shifts_for(venture.state, who(ADA), "search") == (Shift("Dust Eye", -1),)
    harm.cure(venture, ADA, "Dust Eye")
    assert dice_shifts.shifts_for(venture.state, who(ADA), "search") == ()


@pytest.mark.rule("REG-G61")
def test_the_lasting_shift_of_a_cumulative_disease_counts_for_each_instance():
    dulled = Effect("shift", entry="search", levels=-1, until="scenario")
    venture = working(party(corridor()))
    for _ in range(2):
        harm.infect(venture, ADA, Illness("Dust Eye", "Mind", cumulative=True), (dulled,))
    assert dice_shifts.shifts_for(venture.state, who(ADA), "search") == (Shift("Dust Eye", -2),)


STIFF = Effect("stay", until="their turn")


@pytest.mark.rule("REG-G61", "REG-263")
def test_a_part_of_a_disease_may_be_cumulative_or_not_by_itself():
    venture = working(party(corridor()))
    ache, growing = replace(ACHE, cumulative=False), replace(ACHE, cumulative=True)
    for _ in range(2):
        harm.infect(venture, ADA, Illness("Tomb Lung", "Power", cumulative=True), (ache,))
        harm.infect(venture, BOB, Illness("Gut Rot", "Mind"), (growing,))
    ada, bob = venture.state.members[ADA], venture.state.members[BOB]
    assert sheets.base(ada)["Power"] == -1 and sum(len(disease.lasting) for disease in ada.diseases) == 1
    assert sheets.base(bob)["Mind"] == -1 and sum(len(disease.lasting) for disease in bob.diseases) == 2
    harm.cure(venture, BOB, "Gut Rot")
    assert venture.state.members[BOB].diseases == ()


@pytest.mark.rule("REG-263", "REG-264", "REG-009")
def test_the_rest_of_an_entry_can_take_the_move_until_the_next_turn_of_a_member_who_is_ill():
    state = party(corridor(), "warden", "delver", "shadow", turn=BOB)
    venture = working(state)
    wax = (Effect("disease", "2", name="Wax Palsy", track="Skill"), STIFF, ACHE)
    effects.apply(venture, wax, "", (who(ADA),), "Enfold")
    stiff = venture.state
    assert stiff.members[ADA].diseases == (Disease("Wax Palsy", "Skill", 2, (ACHE,)),), "the rest is no part of it"
    with pytest.raises(IllegalMove) as refused:
        play(stiff, ADA, "move passage")
    assert refused.value.rule == "REG-009" and "Enfold" in refused.value.words
    effects.apply(venture, (STIFF,), "", (who(BOB),), "the idol")
    with pytest.raises(IllegalMove, match=r"^The idol holds Bob: "):
        play(venture.state, BOB, "move passage")
    bobs, _ = play(stiff, BOB, "pass")
    adas, _ = play(bobs, ADA, "claim")
    assert "move A" in [str(move) for move in legal.legal(adas, ADA)]


@pytest.mark.rule("REG-G13")
def test_a_turn_without_a_move_ends_when_the_rest_of_it_is_spent():
    state = party(corridor(), "warden", "delver", turn=ADA)
    venture = working(state)
    effects.apply(venture, (STIFF,), "", (who(ADA),), "Enfold")
    state, _ = play(venture.state, ADA, "search", 3, 5)
    assert state.members[ADA].acted


@pytest.mark.rule("REG-G30", "REG-009")
def test_a_creature_that_is_held_stays_where_it_is():
    state = party(corridor(placed=(Placed("gnats", "needle-gnats", "vault", single=True),)), "warden", at="passage")
    venture = working(state)
    effects.apply(venture, (STIFF,), who(ADA), ("gnats",), "Net")
    assert acting.deeds(venture.state, venture.entity("gnats"), 0) == ("done",)


def test_who_sets_out_with_what_was_not_healed_is_told_so() -> None:
    state = with_member(party(corridor(), "warden", "mender"), ADA, diseases=(Disease("Mist Fever", "Resilience", 1),))
    assert still_ailing(state).startswith("Ada still has: Mist Fever") and "Bob" not in still_ailing(state)


def test_a_fortune_that_does_nothing_says_so() -> None:
    nothing = next(fortune for fortune in content().fortunes if not fortune.effects)
    something = next(fortune for fortune in content().fortunes if fortune.effects)
    assert say(Fortune("Ada", nothing.text, 20)).endswith("It has no effect.")
    assert "no effect" not in say(Fortune("Ada", something.text, 1))
