"""An Action, its rolls and all that came of it, told as one."""

from __future__ import annotations

import pytest

from engine.core.events import Happened
from engine.core.recalling import digest
from engine.games.regions.rules.events import challenging, exploring, striking
from engine.games.regions.rules.events.striking import roll
from engine.games.regions.speech.recalling import MEMORY
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.view import view_for

from .build import corridor, party, with_member
from .tales import DOWN, NONE, heave, hit, told


@pytest.mark.rule("REG-G04", "REG-G63")
def test_an_action_its_damage_and_what_is_left_are_one_sentence() -> None:
    assert told(*heave(True), hit("Needle gnats", 4, 3)) == [
        "Ada hits the needle gnats: 4 damage, 3 EP left.",
    ], "the card shows the dice of both, and how much damage they do is told"
    rolls = "-# Ada, Heave d6, bad sight -1: d4=3; the needle gnats, Scatter d4=2; damage d8=4"
    assert told(*heave(True), hit("Needle gnats", 4, 3), DOWN)[1] == rolls, "another card stands in the post"


@pytest.mark.rule("REG-G20")
def test_what_an_action_was_answered_with_is_told_before_what_came_of_it() -> None:
    action, clash = heave(True)
    caught = striking.Played("Needle gnats", "Contradict", "interrupt", ("Ada",), "")
    assert told(action, caught, clash, hit("Needle gnats", 4, 3))[0] == (
        "The needle gnats step in with Contradict (the attack hits less often). "
        "Ada hits the needle gnats: 4 damage, 3 EP left."
    )
    beaten = striking.Defeated("Needle gnats", "Ada", "Creature", "damage")
    first, *_ = told(action, caught, clash, hit("Needle gnats", 7, 0), beaten)
    assert "Contradict" not in first and "beaten" in first, "it stepped in for nothing"


@pytest.mark.rule("REG-G04")
def test_a_tie_says_that_it_hits() -> None:
    even = roll("1d6", "1d6", (3,), ())
    for won, ends in ((True, "Scatter d4=3, a tie hits"), (False, "Scatter d4=3")):
        dice = (even, roll("1d4", "1d4", (3,), ()))
        tie = striking.Clash("Ada", "Heave", "Needle gnats", "Scatter", *dice, won, "act")
        assert told(heave(True)[0], tie, DOWN)[1].endswith(ends)


@pytest.mark.rule("REG-G04")
def test_damage_that_comes_back_is_named_for_the_play_it_comes_from() -> None:
    back = striking.Hurt("Ada", 3, 9, "Rubble", roll("1d4", "1d4", (3,), ()))
    assert told(*heave(False, target="Rubble"), back) == [
        "Ada misses the rubble and takes 3 damage.",
    ]
    small = told(*heave(False, target="Rubble"), back, DOWN)[1]
    assert small.endswith("the rubble, Scatter: damage d4=3"), "another card stands in the post"


def test_what_is_played_for_nothing_is_said() -> None:
    assert told(striking.Played("Cy", "Sweep", "action", (), "act")) == ["Cy plays Sweep: nobody is there."]
    heal = striking.Played("Ada", "Bind Wounds", "action", ("Cy",), "act")
    assert told(heal) == ["Ada plays Bind Wounds for Cy: nothing to heal."]
    helped = told(heal, striking.Recovered("Cy", 3, 12, "Ada"))
    assert helped == ["Ada plays Bind Wounds for Cy: 3 EP back, 12 now."]


def test_creatures_that_miss_the_same_share_a_sentence() -> None:
    happened = []
    for name in ("Needle gnats", "Bramble hounds"):
        dice = roll("1d6", "1d6", (1,), ()), roll("1d8", "1d8", (5,), ())
        happened.append(striking.Played(name, "Sting", "action", ("Ada",), "turn"))
        happened.append(striking.Clash(name, "Sting", "Ada", "Guard", *dice, False, "turn"))
    assert told(*happened)[0] == "The needle gnats and the bramble hounds go for Ada and miss."
    assert told(*happened[:2])[0] == "The needle gnats go for Ada and miss."


def test_the_second_of_a_kind_is_called_so() -> None:
    sting = striking.Played("Needle gnats 2", "Sting", "action", ("Ada",), "turn")
    assert told(sting) == ["The second needle gnats go for Ada."]
    assert told(challenging.Went("Sharp guard 3", "Hall", "Vault")) == [
        "The third sharp guard goes from the Hall to the Vault."
    ]
    assert told(challenging.Went("Sharp guard 12", "Hall", ""))[0].startswith("The sharp guard 12 goes")


def test_a_defeat_is_told_with_the_blow_that_brought_it() -> None:
    beaten = striking.Defeated("Needle gnats", "Ada", "Creature", "damage")
    assert told(*heave(True), hit("Needle gnats", 7, 0), beaten)[0] == (
        "**The needle gnats are beaten** (Ada: 7 damage). The needle gnats come back once, as round 4 ends."
    ), "their number is 3, and this is round 1"
    gone = striking.Defeated("Rubble", "Ada", "Obstacle", "damage")
    assert told(*heave(True, target="Rubble"), hit("Rubble", 7, 0, effort=True), gone)[0] == (
        "**The rubble gives way** (Ada: 7 effort)."
    )


def test_a_lost_roll_is_in_vain_and_what_it_costs_follows() -> None:
    costs = striking.Hurt("Ada", 2, 18, "Needle gnats", roll("1d4", "1d4", (2,), ()))
    assert told(*heave(False), costs)[0] == "Ada misses the needle gnats and takes 2 damage."


@pytest.mark.rule("REG-097", "REG-099", "REG-101", "REG-102")
def test_attempts_at_a_wall_say_what_is_left_or_where_it_leads() -> None:
    tries = heave(True, how="attempt", target="Rocky wall")
    held = told(*tries, hit("Rocky wall", 4, 2, effort=True), exploring.HeldUp("Ada", "Rocky wall", 2))
    assert held[0] == "Ada works at the rocky wall: 4 effort, 2 to go."
    over = told(*tries, hit("Rocky wall", 6, 0, effort=True), exploring.Moved("Ada", "Foot", "Ledge", "over", False))
    assert over[0] == "Ada gets past the rocky wall to the Ledge."


@pytest.mark.rule("REG-106", "REG-107", "REG-109")
def test_a_fall_is_told_with_its_dice() -> None:
    tries = heave(False, how="attempt", target="Rocky wall")
    down = (striking.Fell("Ada", 1, (5,), True), striking.Hurt("Ada", 5, 0, "Rocky wall"), striking.Down("Ada"))
    lines = told(*tries, *down, exploring.Moved("Ada", "Ledge", "Foot", "fell", False))
    assert lines[0] == "Ada loses hold of the rocky wall and falls down to the Foot: 5 damage, down."
    assert lines[1].endswith("/ fall d6=5")


@pytest.mark.rule("REG-072")
def test_an_action_on_several_is_one_sentence_and_one_line_of_rolls() -> None:
    names = ("Ada", "Bob", "Cy")
    happened = [striking.Played("Choking dust", "Settle", "action", names, "turn")]
    for name, rolled, amount in (("Ada", 4, 4), ("Bob", 1, 0), ("Cy", 6, 2)):
        dice = roll("1d6", "1d6", (rolled,), ())
        duck = roll("1d8", "1d8", (3,), ())
        happened.append(striking.Clash("Choking dust", "Settle", name, "Duck", dice, duck, rolled >= 3, "turn"))
        if amount:
            happened.append(striking.Hurt(name, amount, 9, "Choking dust", roll("1d4", "1d4", (amount,), ())))
    said = "The choking dust hits Ada (4 damage) and Cy (2 damage)."
    assert told(*happened) == [said], "one card shows all their dice, and what each lost"
    rolls = (
        "-# Choking dust, Settle on Ada d6=4; Duck d8=3; damage d4=4 / "
        "on Bob d6=1; Duck d8=3 / on Cy d6=6; Duck d8=3; damage d4=2"
    )
    assert told(*happened, DOWN) == [f"{said} Bob is down.", rolls]


@pytest.mark.rule("REG-072")
def test_of_several_those_who_were_hit_are_told_first() -> None:
    happened = [striking.Played("Choking dust", "Settle", "action", ("Ada", "Bob"), "turn")]
    for name, rolled in (("Ada", 1), ("Bob", 4)):
        dice, duck = roll("1d6", "1d6", (rolled,), ()), roll("1d8", "1d8", (3,), ())
        happened.append(striking.Clash("Choking dust", "Settle", name, "Duck", dice, duck, rolled >= 3, "turn"))
    happened.append(striking.Hurt("Bob", 4, 9, "Choking dust", roll("1d4", "1d4", (4,), ())))
    assert told(*happened)[0] == "The choking dust hits Bob (4 damage, 9 EP left)."


def test_a_step_and_the_attack_at_its_end_are_one_sentence() -> None:
    came = challenging.Went("Sharp guard", "Hall", "Vault")
    sees = (
        striking.Played("Sharp guard", "Turn round", "action", ("Bob",), "turn"),
        striking.Clash("Sharp guard", "Turn round", "Bob", "", NONE, NONE, True, "turn"),
        challenging.TokensLost(1, 4, "Sharp guard"),
        challenging.Alerted("Sharp guard", "token"),
    )
    assert told(came, *sees) == [
        "The sharp guard comes into the Vault and notices Bob: 1 Stealth Token lost, 4 left. The sharp guard is alert."
    ]


@pytest.mark.rule("REG-G21")
def test_an_attack_that_waits_for_a_reaction_tells_no_outcome() -> None:
    assert told(striking.Played("Needle gnats", "Sting", "action", ("Ada",), "turn")) == ["The needle gnats go for Ada."]
    assert told(striking.Played("Choking dust", "Settle", "action", ("Ada", "Bob"), "turn")) == [
        "The choking dust closes in on Ada and Bob."
    ]


@pytest.mark.rule("REG-005", "REG-072")
def test_an_environ_says_where_it_acts_while_the_party_is_in_several_regions() -> None:
    shake = striking.Played("Tremor", "Shake", "action", ("Ada",), "turn")
    together = party(corridor(placed=(Placed("tremor", "tremor", "hall"),)))
    assert told(shake, state=together) == ["The tremor closes in on Ada."]
    apart = with_member(together, 1, region="passage")
    assert told(shake, state=apart) == ["The tremor in the Hall closes in on Ada."]


@pytest.mark.rule("REG-G63", "REG-G04")
def test_what_shifted_the_dice_of_an_attack_is_left_to_its_card() -> None:
    duck = roll("1d8", "1d8", (3,), ())
    sting = striking.Played("Needle gnats", "Sting", "action", ("Ada",), "turn")
    for shifts in ((), (("dark", -1),)):
        met = striking.Clash("Needle gnats", "Sting", "Ada", "Duck", roll("1d6", "1d4", (1,), shifts), duck, False, "turn")
        assert told(sting, met) == ["The needle gnats go for Ada and miss."]


@pytest.mark.rule("REG-072", "REG-114")
def test_blows_without_harm_are_one_sentence_and_of_several_only_the_hurt_are_named() -> None:
    def blow(what: str, won: bool, harm: int) -> tuple[Happened, ...]:
        dice, duck = roll("1d6", "1d6", (5,), ()), roll("1d8", "1d8", (4,), ())
        came = (striking.Hurt("Ada", harm, 9, what, roll("1d4", "1d4", (2,), ()), ()),) if won else ()
        return (
            striking.Played(what, "Bite", "action", ("Ada",), "turn"),
            striking.Clash(what, "Bite", "Ada", "Duck", dice, duck, won, "turn"),
            *came,
        )

    gnats, hounds = "Needle gnats", "Bramble hounds"
    both = "The needle gnats and the bramble hounds"
    assert told(*blow(gnats, False, 0), *blow(hounds, True, 0)) == [f"{both} do Ada no damage."]
    assert told(*blow(gnats, False, 0), *blow(hounds, False, 0)) == [f"{both} go for Ada and miss."]
    one_hurts = told(*blow(gnats, True, 0), *blow(hounds, True, 3))[0]
    assert one_hurts.startswith("The needle gnats hit Ada: no damage. The bramble hounds hit Ada: 3 damage")


@pytest.mark.rule("REG-G04")
def test_in_short_it_is_told_what_a_miss_cost_and_what_a_blow_did() -> None:
    """Of bot players, and for members who were away."""
    view = view_for(party(corridor(), "warden"), None)
    missed, hit_by = (striking.Hurt("Ada", 2, 9, "Needle gnats", missed=missed) for missed in (True, False))
    said = [digest(MEMORY, view, [event.told()], 1, headed=False) for event in (missed, hit_by)]
    assert said == [["Ada lost 2 EP by missing the needle gnats."], ["Ada lost 2 EP to the needle gnats."]]
