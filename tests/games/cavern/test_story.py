"""What the referee tells of what happened."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.game import Event
from engine.games.cavern.game import GAME
from engine.games.cavern.rules.events import HAPPENINGS, course, extras, gains, resolving
from engine.games.cavern.state.content import content
from engine.games.cavern.state.state import MONSTER, Contest, Die, Encountering, Roll

from .build import Bench, act, cavern, gold, letter, player, sent, treasure
from .tales import CARD, GOBLIN, TILE_ID, fight, told

pytestmark = pytest.mark.usefixtures("tale")


def samples(tile: str) -> dict[str, Event]:
    """Return an event of every type, by its kind."""
    die = Die("white", (0,))
    card = next(iter(content().treasures))
    happened: list[Happened | Event] = [
        course.Begun(3, 8),
        course.Faction("Alan", "kobolds", 1),
        course.Opened("Alan"),
        course.Drew((tile,)).told(to=[0]),
        course.Reshuffled(4),
        course.Swapped("Alan", (tile,)),
        course.Retrieved("Alan", "M2", "tan"),
        course.Placed("Alan", tile, "M2", 90),
        course.DriftedIn(tile, "M2", 0),
        course.Sun(4),
        course.Ending("gold"),
        course.Torchlit("M2", ("Alan's brute",)),
        course.Stuck("Alan", (tile,)),
        course.Redrawn("Alan"),
        course.Skipped("Alan", "tiles"),
        course.Sent("Alan", "M2", "tan"),
        course.SentOwn("brute", "M2").told(to=[0]),
        course.Kept("Alan"),
        course.Turn("Alan", extra=True),
        course.Prompts("Alan", "off"),
        resolving.Completed("M2", "tan", 2, (3, 1), ("Alan's brute",)),
        resolving.Deserted("M2", "tan", (3, 1)),
        resolving.Encounter("Alan", "Betty", CARD),
        resolving.Chose("Alan", CARD, 1),
        resolving.Battle(("Alan", "Betty"), (3, 1)),
        resolving.Bought("Alan", "dice"),
        resolving.Stood("Alan"),
        resolving.Rolled("Alan", resolving.dice_words([die]), 1, 0, 0),
        resolving.Succeeded("Alan", "test"),
        resolving.Failed("Alan", "price"),
        resolving.Spoils("Alan", treasure=True),
        resolving.Won("Alan", 1, 4, 2),
        resolving.NoSpoils("tie"),
        resolving.Returned(2),
        resolving.Home(("Alan's brute",)),
        gains.Collected("Alan", 3, 1),
        gains.CollectedOwn((1, 3), (card,)).told(to=[0]),
        gains.Revealed("Alan", card),
        gains.Receipt("Alan", card),
        gains.TakenHome("Alan", "M2", "tan"),
        gains.Peeked("Alan", "M2", "tan"),
        gains.PeekedOwn(("Betty's mage",)).told(to=[0]),
        gains.GainedXp("Alan", 1),
        gains.Paid("Alan", 2, 1),
        gains.PaidOwn((2,)).told(to=[0]),
        gains.Short("Alan", "gold", 2),
        gains.Flipped("Alan", "gold", "2"),
        extras.Fulfilled("Alan", "ballroom", 6),
        extras.Lurking("Alan"),
        extras.Guarded(2),
        extras.Driven("Alan", "M2", 5),
        extras.Prowled("M2"),
        course.Ended(("Alan", "Betty"), (9, 12), (1, 1), ("Betty",)),
    ]
    travelled = [event.told() if isinstance(event, Happened) else event for event in happened]
    return {event.kind: event for event in travelled}


def test_every_kind_of_event_has_a_sentence_that_ends_like_one(tile: str) -> None:
    shown, hidden = samples(tile), cavern(2, {(0, 1): tile}, delvers=(sent(0, "brute", (0, 1), 1),))
    missing = {kind.called() for kind in HAPPENINGS} - set(shown)
    assert not missing, f"`samples` holds an event of every type: add {', '.join(sorted(missing))}"
    for name, event in shown.items():
        assert event.kind == name
        lines = told(hidden if name == "sent_own" else cavern(2), event, seat=0).splitlines()
        # That Delvers go home and tiles are drawn needs no words, nor what stands below the story or on the picture,
        # nor that what was rolled stays, or that Gold is left over.
        assert bool(lines) is (name not in ("home", "sun", "drew", "stood", "returned")), name
        spoken = [line for line in lines if not line.startswith("-# ")]
        spoken = spoken[:1] if name == "encounter" else spoken
        spoken = spoken[-1:] if name == "ended" else spoken
        assert all(line.endswith((".", "!", "”", ".**")) for line in spoken), (name, lines)
        assert "None" not in "".join(lines) and "()" not in "".join(lines)


@pytest.mark.rule("CAV-027", "CAV-G52")
def test_what_only_one_seat_may_know_is_told_to_no_one_else(tile: str) -> None:
    secret = [event for event in samples(tile).values() if event.seats is not None]
    assert {event.kind for event in secret} == {"drew", "sent_own", "collected_own", "peeked_own", "paid_own"}
    state = cavern(2, {(0, 1): tile}, delvers=(sent(0, "brute", (0, 1), 1),))
    for event in secret:
        assert told(state, event, seat=0) or event.kind == "drew"
        assert told(state, event, seat=1) == ""
        assert told(state, event) == ""


def test_what_brings_something_hidden_to_light_is_marked_and_nothing_else(tile: str) -> None:
    """A move with such an event cannot be taken back as if no one had learnt anything."""
    revealing = {
        *("opened", "drew", "reshuffled", "swapped", "stuck", "drifted_in"),
        *("torchlit", "completed", "peeked_own"),
        *("encounter", "chose"),
        *("collected", "collected_own", "revealed", "receipt", "flipped", "ended"),
    }
    assert {kind for kind, event in samples(tile).items() if event.reveals} == revealing
    assert gains.Flipped("Alan", "treasure", "kings_teeth").reveals


@pytest.mark.parametrize(
    ("deck", "number", "said"),
    [
        ("gold", 2, "The Gold deck is empty: Alan turns 2 of their own Gold cards faceup instead."),
        ("treasure", 1, "The Treasure deck is empty: Alan turns one of their own Treasure cards faceup instead."),
        ("gold", 0, "The Gold deck is empty, and Alan has no facedown card to turn."),
        ("treasure", 0, "The Treasure deck is empty, and Alan has no facedown card to turn."),
    ],
)
@pytest.mark.rule("CAV-178", "CAV-180")
def test_an_empty_deck_is_told_with_the_cards_that_really_turn(deck: str, number: int, said: str) -> None:
    assert told(cavern(2), gains.Short("Alan", deck, number)) == said


@pytest.mark.rule("CAV-040", "CAV-G52")
def test_a_usual_turn_is_a_sentence_for_the_tile_and_one_for_the_delver(bench: Bench, tile: str) -> None:
    plain = bench.tile("tan NESW")
    state = cavern([player(0, [tile, plain, plain]), player(1, [plain])])
    state, happened = act(state, 0, f"place 1 {letter(state, (0, 1))} 0")
    assert told(state, *happened) == "Alan lays a tile at M2."
    state, happened = act(state, 0, "send brute 2")
    assert told(state, *happened) == "Alan's Delver enters the tan room at M2."
    assert told(state, *happened, seat=0).endswith("Your brute lies facedown in the tan room at M2.")


def test_a_delver_goes_into_its_room_by_the_one_name_that_the_room_has(bench: Bench) -> None:
    hall = bench.tile("tan EW", "corridor S")
    state = cavern([player(0, [TILE_ID]), player(1, [TILE_ID])], {(1, 0): hall, (2, 0): hall}, step="send", placed=(2, 0))
    state, happened = act(state, 0, "send brute 1")
    # The hall reaches over N1 and O1, and is called by the first of them.
    assert told(state, *happened, seat=0) == (
        "Alan's Delver enters the tan room at N1. Your brute lies facedown in the tan room at N1."
    )
    assert "Your brute lies facedown in the tan room at N1." in GAME.private(GAME.view(state, 0))


def test_nothing_is_said_of_a_facedown_delver_that_the_same_move_revealed(bench: Bench) -> None:
    state = cavern(2, {(0, 1): bench.tile("tan -")}, step="send", placed=(0, 1))
    state, happened = act(state, 0, "send brute 1")
    assert "sent_own" in [event.kind for event in happened]
    assert "facedown" not in told(state, *happened, seat=0)
    assert told(state, *happened).startswith("Alan's brute enters the tan room at M2, which closes: no loot.\n")


def test_the_one_who_enters_and_battles_is_named_once(bench: Bench) -> None:
    state = cavern(2, {(0, 1): bench.tile("tan -")}, step="send", placed=(0, 1), delvers=(sent(1, "thief", (0, 1)),))
    state, happened = act(state, 0, "send brute 1")
    assert "battle" in [event.kind for event in happened]
    told_first = told(state, *happened).split("\n")[0]
    assert told_first == "Alan's brute enters the tan room at M2, which closes: battle with Betty's thief."


@pytest.mark.rule("CAV-G03")
def test_who_has_no_one_left_to_send_is_told_so(bench: Bench, tile: str) -> None:
    state = cavern([player(0, [tile], reserve=[]), player(1, [tile])], stack=(TILE_ID,))
    state, happened = act(state, 0, f"place 1 {letter(state, (0, 1))} 0")
    assert "No one is left to send." in told(state, *happened)
    state = cavern([player(0, [tile]), player(1, [tile])], stack=(TILE_ID,))
    state, happened = act(state, 0, f"place 1 {letter(state, (0, 1))} 0")
    assert "Nobody" not in told(state, *happened)


def test_delvers_of_one_player_are_told_together() -> None:
    names = ["Alan's brute", "Betty's thief", "Alan's brute", "Betty's thief"]
    text = told(cavern(2), resolving.Completed("M2", "tan", 2, (3, 1), names))
    assert text == "The tan room at M2 closes on Alan's 2 brutes and Betty's 2 thieves: 3 Gold and 1 Treasure."


@pytest.mark.parametrize(
    ("players", "counted"), [(1, "many points in Gold and Treasure."), (3, "most points in Gold and Treasure.")]
)
def test_the_first_post_says_in_a_few_words_how_it_ends(players: int, counted: str) -> None:
    goal, turn, clock = told(cavern(players), course.Begun(players, 8)).splitlines()
    assert goal == f"**Goal:** {counted}" and turn.startswith("**A turn:** lay a tile, send a Delver into a room on it. ")
    said = "**Clock:** 8 Suns bring the last round; so does the last Gold or tile. Open rooms then pay nothing."
    assert clock == said and len(f"{goal} {turn} {clock}".split()) <= 60


def test_alone_no_one_draws_lots() -> None:
    assert told(cavern(1), course.Opened("Alan")) == "You draw three tiles."


@pytest.mark.rule("CAV-033", "CAV-116")
def test_an_encounters_story_is_read_in_full_and_no_result() -> None:
    heard = told(cavern(2), resolving.Encounter("Alan", "Betty", CARD))
    assert heard == "> **A goblin's tale**. It holds a spoon in each hand."
    assert told(cavern(2), resolving.Encounter("Alan", "Betty", CARD, again=True)).startswith(
        "Alan pays 1 XP for another card.\n> **"
    )


@pytest.mark.rule("CAV-123", "CAV-G34")
def test_a_fight_tells_how_it_ended_and_what_it_brought_then_what_is_read_and_the_dice_in_small_print() -> None:
    # The brute rolls C, C, CS: 3 Combat, 1 Spoils; the goblin CS: 1 Combat, 1 Spoils. 3 Bags, 1 Chest, 1 Gold more.
    text = told(
        cavern(2, shown=(fight(),)),
        resolving.Chose("Alan", CARD, 1),
        resolving.Rolled("Alan", resolving.dice_words(GOBLIN[0].dice), 3, 1, 0),
        resolving.Rolled("", resolving.dice_words(GOBLIN[1].dice), 1, 1, 0),
        resolving.Succeeded("Alan", "fight"),
        gains.Collected("Alan", 4, 1),
        resolving.Home(("Alan's brute",)),
    )
    said = "**Alan beats the goblin, 3 to 1**. Alan takes 3 Gold and 1 Treasure, and 1 Gold from the goblin."
    assert text.splitlines() == [said, "> Two spoons. It drops them."]


@pytest.mark.rule("CAV-154", "CAV-155")
def test_a_lost_fight_brings_half_and_what_is_more_stands_apart() -> None:
    lost = fight((Roll(0, (Die("purple", (1,)),)), Roll(MONSTER, (Die("purple", (4,)),))))
    # Purple SS: no Combat, 2 Spoils; the goblin 1 Combat, 1 Spoils. Half of 3 Bags is 1, and a Gold card for Spoils.
    text = told(
        cavern(2, shown=(lost,)),
        resolving.Rolled("", resolving.dice_words(lost.rolls[1].dice), 1, 1, 0),
        resolving.Failed("Alan", "fight"),
        resolving.Spoils("Alan", treasure=False),
        gains.Collected("Alan", 1, 0),
        gains.Collected("Alan", 1, 0),
    )
    assert text.splitlines()[0] == ("**The goblin beats Alan, 1 to 0**. Alan leaves with 1 Gold, and 1 more for 2 Spoils.")


@pytest.mark.parametrize(
    ("gold", "xp", "said"),
    [
        (1, 0, "leaves with 1 Gold."),
        (0, 1, "leaves with nothing, and gains 1 XP."),
        (2, 1, "leaves with 2 Gold, and gains 1 XP."),
    ],
)
def test_who_gives_way_turns_back_with_half_and_fails_at_nothing(gold: int, xp: int, said: str) -> None:
    retreat = "That is a retreat, without a roll."
    happened = [resolving.Chose("Alan", CARD, 0), resolving.Failed("Alan", "choice")]
    happened += [gains.GainedXp("Alan", xp)] if xp else []
    happened += [gains.Collected("Alan", gold, 0)] if gold else []
    assert told(cavern(2), *happened) == f"Alan chooses “Lose the loot”. {retreat} Alan {said}\n> You let a sack fall."


def test_a_price_is_told_with_what_it_buys_or_that_it_is_too_high() -> None:
    chosen = resolving.Chose("Alan", "toll", 1)
    bought = (gains.Paid("Alan", 2, 0), resolving.Succeeded("Alan", "price"), gains.Collected("Alan", 2, 1))
    assert told(cavern(2), chosen, *bought) == (
        "Alan chooses “Pay the toll”. Alan pays 2 XP and takes 2 Gold and 1 Treasure.\n> You count it out. The bar goes up."
    )
    assert told(cavern(2), chosen, resolving.Failed("Alan", "price")).endswith(
        "Alan cannot pay 2 XP. Alan leaves with nothing.\n> You count it out. The bar stays down."
    )


def test_cards_for_spoils_are_told_apart_from_the_loot() -> None:
    dice = (Roll(0, (Die("purple", (3,)), Die("purple", (3,)))), Roll(MONSTER, (Die("purple", (0,)),)))
    # Purple SSS twice: 6 Spoils, a Treasure; no Combat against none is enough.
    happened = (
        resolving.Succeeded("Alan", "fight"),
        gains.GainedXp("Alan", -1),
        resolving.Spoils("Alan", treasure=True),
        gains.Collected("Alan", 0, 1),
        gains.Collected("Alan", 0, 1),
    )
    assert told(cavern(2, shown=(fight(dice),)), *happened).splitlines()[0] == (
        "**Alan beats the goblin, 0 to 0, and a tie is enough**. "
        "Alan takes 1 Treasure, and 1 more for 6 Spoils, and loses 1 XP."
    )


def test_what_a_treasure_draws_at_once_is_told_by_its_own_words() -> None:
    happened = (
        resolving.Failed("Alan", "choice"),
        gains.Collected("Alan", 1, 2),
        gains.Receipt("Alan", "rattling_idol"),
        gains.Receipt("Alan", "waterlogged_memoirs"),
        gains.GainedXp("Alan", 1),
        gains.Collected("Alan", 1, 0),
    )
    assert told(cavern(2), *happened) == (
        "That is a retreat, without a roll. Alan leaves with 1 Gold and 2 Treasure. "
        "Alan gets the rattling idol (3 points), used at once: 1 Gold. "
        "Alan gets the waterlogged memoirs (3 points), used at once: 1 XP."
    )
    twice = told(cavern(2), *happened[:2], *happened[3:5], *happened[3:5])
    assert twice.endswith("Alan gets the waterlogged memoirs 2 times (3 points each), used at once: 1 XP each.")


@pytest.mark.rule("CAV-147", "CAV-148", "CAV-149", "CAV-150", "CAV-151")
def test_what_a_battle_brings_is_told_in_one_sentence_though_it_is_collected_later() -> None:
    # White C: 1 Combat; white S: 1 Spoils; red CCC: 3 Combat; purple SSS: 3 Spoils.
    rolls = (Roll(1, (Die("white", (0,)),)), Roll(0, (Die("red", (3,)),)), Roll(2, (Die("purple", (3,)),)))
    battle = Contest("battle", (0, 0, 0), (1, 0, 2), 9, 2, rolls, rolling=3)
    happened = (
        resolving.Won("Alan", 1, 4, 2),
        resolving.Won("Betty", 2, 2, 0),
        resolving.Won("Cedric", 3, 1, 0),
        resolving.Spoils("Cedric", treasure=False),
        gains.Collected("Alan", 4, 2),
        gains.Collected("Betty", 2, 0),
        gains.Collected("Cedric", 1, 0),
        resolving.Returned(2),
        gains.Collected("Cedric", 1, 0),
    )
    assert told(cavern(3, shown=(battle,)), *happened).splitlines() == [
        "**Alan beats Betty and Cedric at M1, 3 to 1 and 0**: 4 of 9 Gold and 2 Treasure; Betty: 2 Gold; "
        "Cedric: 1 Gold, and 1 Gold for 3 Spoils.",
    ]


def test_the_one_who_wins_a_tie_has_rolled_first() -> None:
    rolls = (Roll(1, (Die("white", (0,)),)), Roll(0, (Die("white", (1,)),)))
    battle = Contest("battle", (0, 0, 0), (1, 0), 2, 0, rolls, rolling=2)
    happened = (resolving.Won("Betty", 1, 1, 0), resolving.Won("Alan", 2, 0, 0), resolving.NoSpoils("none"))
    said, small = told(cavern(2, shown=(battle,)), *happened).splitlines()
    closed = resolving.Completed("M1", "corridor", 1, (2, 0), ("Alan's brute", "Betty's brute"))
    whole = told(cavern(2, shown=(battle,)), closed, *happened)
    assert "Betty beats Alan, 1 to 1 " in whole, "where they fought has just been told"
    assert said == "**Betty beats Alan at M1, 1 to 1 (tied; Betty rolled first)**: 1 of 2 Gold."
    assert small == "-# No Spoils were rolled"


@pytest.mark.parametrize(
    ("loot", "said"),
    [
        ((5, 1), "Alan and Betty battle: the winner gets 1 Treasure and 2 of 5 Gold."),
        ((1, 0), "Alan and Betty battle, and only Spoils pay: 1 Gold is too little to share."),
        ((1, 1), "Alan and Betty battle: the winner gets 1 Treasure."),
        ((3, 0), "Alan and Betty battle: each gets 1 of 3 Gold, and Spoils pay."),
        ((0, 0), "Alan and Betty battle, and only Spoils pay: there is no loot."),
    ],
)
@pytest.mark.rule("CAV-G43")
def test_a_battle_says_what_it_is_for_and_when_that_cannot_be_shared(loot: tuple[int, int], said: str) -> None:
    assert told(cavern(2), resolving.Battle(("Alan", "Betty"), loot)) == said


def test_each_contest_of_a_post_is_told_with_its_own_dice() -> None:
    """State keeps the newest contests; what one move settles are the last of them, in their order."""
    test = Contest("test", (0, 0, 0), (0,), 2, 0, (Roll(0, (Die("white", (0,)),)),), rolling=1, card="toll")
    older = replace(test, rolls=(Roll(0, (Die("red", (3,)),)),))
    happened = (
        resolving.Failed("Alan", "test"),
        resolving.Completed("M3", "tan", 1, (3, 1), ("Alan's brute",)),
        resolving.Succeeded("Alan", "fight"),
    )
    lines = told(cavern(2, shown=(older, test, fight())), *happened).splitlines()
    # The Test needs 4 Combat; white C is 1.
    assert lines == [
        "**Alan fails with 1 Combat, 4 needed**. Alan leaves with nothing.",
        "> It holds.",
        "The tan room at M3 closes on Alan's brute: 3 Gold and 1 Treasure. "
        "**Alan beats the goblin, 3 to 1**. Alan finds nothing to take.",
        "> It drops them.",
    ]


def test_what_a_roll_came_to_is_asked_about_while_the_contest_goes_on_and_not_told_twice() -> None:
    roll = resolving.Rolled("Alan", resolving.dice_words([Die("white", (4,))]), 1, 1, 0)
    assert told(cavern(2), roll) == "Alan rolls: 1 Combat, 1 Spoils."
    assert told(cavern(2), resolving.Bought("Alan", "dice", 2), roll) == (
        "Alan rolls with 4 more dice, for 2 XP: 1 Combat, 1 Spoils."
    )
    assert told(cavern(2), resolving.Bought("Alan", "dice")) == "Alan pays 1 XP for 2 dice."
    assert told(cavern(2), resolving.Rolled("Alan", resolving.dice_words([Die("white", (4,))]), 1, 1, 0, again=True)) == (
        "Alan rolls again: 1 Combat, 1 Spoils."
    )
    assert told(cavern(2), resolving.Stood("Alan")) == ""


def test_cards_that_no_one_announced_are_told_when_they_are_collected() -> None:
    happened = (resolving.Won("Alan", 1, 1, 0), resolving.Won("Betty", 2, 0, 0), gains.Collected("Alan", 1, 0))
    assert told(cavern(2), *happened, gains.Collected("Alan", 1, 0)) == ("**Alan beats Betty**: 1 Gold. Alan takes 1 Gold.")


def test_a_battle_of_which_only_the_winner_is_told_names_whom_they_beat_by_the_dice() -> None:
    # White C: 1 Combat; red CCC: 3 Combat; purple SSS: none. What the others take is told elsewhere.
    rolls = (Roll(2, (Die("purple", (3,)),)), Roll(0, (Die("red", (3,)),)), Roll(1, (Die("white", (0,)),)))
    battle = Contest("battle", (0, 0, 0), (2, 0, 1), 9, 2, rolls, rolling=3)
    happened = (resolving.Won("Alan", 1, 4, 2), gains.Collected("Alan", 4, 2))
    said = told(cavern(3, shown=(battle,)), *happened).splitlines()[0]
    assert said == "**Alan beats Betty and Cedric at M1, 3 to 1 and 0**: 4 of 9 Gold and 2 Treasure."
    assert told(cavern(3), *happened) == "**Alan wins the Battle**: 4 Gold and 2 Treasure."
    roll = resolving.Rolled("Alan", resolving.dice_words([Die("red", (3,))]), 3, 0, 0)
    assert told(cavern(3), roll, *happened) == "**Alan wins the Battle**: 4 Gold and 2 Treasure."


def test_who_did_not_win_a_battle_whose_winner_is_told_of_elsewhere_only_takes_their_part() -> None:
    assert told(cavern(3), resolving.Won("Alan", 2, 1, 0), gains.Collected("Alan", 1, 0)) == "Alan takes 1 Gold."
    assert told(cavern(3), resolving.Won("Alan", 3, 0, 0)) == ""


def test_several_monsters_act_in_the_plural() -> None:
    known = content().encounters
    card, place = next(
        (card.id, place)
        for card in known.values()
        for place, option in enumerate(card.options)
        if option.monster.endswith("s") and not option.monster.endswith("ss")
    )
    text = told(
        cavern(2),
        resolving.Chose("Alan", card, place),
        resolving.Rolled("", resolving.dice_words([Die("white", (0,))]), 1, 0, 0),
    )
    assert f"The {known[card].options[place].monster} roll: 1 Combat, 0 Spoils." in text


@pytest.mark.rule("CAV-183", "CAV-184", "CAV-185")
def test_the_end_says_after_all_else_who_has_won_and_by_what() -> None:
    state = cavern(3)
    names = ["Alan", "Betty", "Cedric"]
    ended = course.Ended(names, (9, 14, 12), (3, 1, 1), ("Betty",))
    assert told(state, ended) == (
        "The cavern closes. All turn their cards over:\nAlan 9\nCedric 12\nBetty 14\n**Betty wins by 2 points.**"
    )
    ended = course.Ended(names, (14, 14, 12), (3, 1, 1), ("Alan",))
    assert "**Alan wins by 3 Treasure to 1.**" in told(state, ended)
    ended = course.Ended(names, (14, 14, 12), (1, 1, 5), ("Alan", "Betty"))
    assert "**Alan and Betty share the victory.**" in told(state, ended)
    assert told(state, course.Kept("Alan"), ended).startswith("Alan sends no one.\nThe cavern closes.")


@pytest.mark.rule("CAV-179", "CAV-181", "CAV-182")
def test_the_end_says_where_everyones_points_come_from() -> None:
    # 1 + 3 + (2 + 1) Gold and treasures of 5 and 4; then 2 Gold alone, then nothing.
    alan = player(0, gold=gold(1, 3, -2), treasure=treasure("kings_teeth", "jade_abacus"))
    state = cavern([player(1, gold=gold(2)), alan, player(2)], phase="over")
    ended = course.Ended(("Alan", "Betty", "Cedric"), (2, 16, 0), (0, 2, 0), ("Betty",))
    assert told(state, ended).splitlines()[1:-1] == [
        "Cedric 0: nothing",
        "Alan 2: 2 in 1 Gold",
        "Betty 16: 7 in 3 Gold, 9 in 2 Treasure",
    ]
    lone = cavern([alan], phase="over")
    assert told(lone, course.Ended(("Alan",), (16,), (2,), ("Alan",))) == (
        "The cavern closes. **Your score: 16**, 7 in 3 Gold, 9 in 2 Treasure."
    )
    for text in (GAME.sheet(GAME.view(state, None)), GAME.private(GAME.view(state, 2))):
        assert "**Betty**, Forestfolk" not in text
        lines = [line for line in text.splitlines() if "points" in line]
        assert [line.partition("**,")[0] for line in lines] == ["**Betty", "**Alan", "**Cedric"]
        assert "Gold 1 worth 1, 1 worth 3 (faceup), 1 worth 3; Treasure The old king's teeth (5), Jade abacus (4)." in text


def test_own_cards_that_come_one_after_the_other_are_told_as_one() -> None:
    state = cavern(2)
    once = gains.Collected("Alan", 1, 0), gains.CollectedOwn((2,), ()).told(to=[0])
    assert told(state, once[1], once[1], seat=0) == "You collect Gold worth 2 and 2."
    assert "You collect Gold worth 2 and 2." in told(state, *once, *once, seat=0)
    assert "You collect" not in told(state, *once, *once, seat=1)
    apart = gains.CollectedOwn((2,), ()).told(to=[0]), resolving.Home(()), gains.CollectedOwn((3,), ()).told(to=[0])
    assert told(state, *apart, seat=0) == "You collect Gold worth 2. You collect Gold worth 3."


@pytest.mark.rule("CAV-091", "CAV-128")
def test_it_is_told_whom_a_delver_joins_and_whose_rooms_a_tile_joins_with_the_loot_at_stake(bench: Bench) -> None:
    # Betty's room at N1 has 3 Gold, Alan's at N3 has 1 Treasure; the tile between makes one of them, with a side open.
    tiles = {(1, 0): bench.tile("tan SE bags=3"), (1, 2): bench.tile("tan N chests=1")}
    tiles |= {at: bench.tile("blue -") for at in ((0, 1), (0, 2))}
    apart = cavern(
        [player(0, [bench.tile("tan NS")]), player(1, [bench.tile("corridor NS")])],
        tiles,
        delvers=(sent(1, "mage", (1, 0)), sent(0, "thief", (1, 2))),
    )
    at = letter(apart, (1, 1))
    after, events = act(apart, 0, f"place 1 {at} 0")
    assert "Now Betty and Alan are in one room: 3 Gold and 1 Treasure to fight for." in told(after, *events, seat=None)
    after, events = act(after, 0, "send mage 1")
    assert told(after, *events, seat=None) == (
        "Alan's Delver enters the tan room at N1, where Betty is too: 3 Gold and 1 Treasure to fight for."
    )
    # Where something else is asked, the post has no such line.
    asked = replace(after, agenda=(Encountering((0, 0, 0), 0, next(iter(content().encounters))),))
    assert "of Betty and Alan" not in GAME.status(GAME.view(asked, None))
    assert "3 Gold and 1 Treasure to fight for" in told(asked, *events, seat=None)
    after, events = act(replace(apart, delvers=apart.delvers[1:]), 0, f"place 1 {at} 0")
    assert "one room" not in told(after, *events, seat=None)
    after, events = act(after, 0, "send mage 1")
    assert "too" not in told(after, *events, seat=None)
