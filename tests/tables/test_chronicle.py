"""The chronicle of a delve: figures, titles and the table of the members worked out by hand on a journal of a few moves."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from engine.api.update import Ending
from engine.core.events import Happened
from engine.core.game import Event, Setup
from engine.core.table import Table
from engine.games import games
from engine.games.cavern.rules.events import course as cavern_course
from engine.games.cavern.rules.events import gains
from engine.games.skyshard.rules.events import course, finds, units
from engine.games.skyshard.speech.chronicle import ANNALS
from engine.store import EntryRow, SeatRow, TableRow
from engine.tables.history.chronicle import (
    Figures,
    _own_lines,
    _shortened,
    ending_of,
    figures,
    fitted,
    shortly,
    table_of,
    titles,
    wide,
)
from engine.tables.session.live import Session
from engine.tables.updates.stories import key_shown, may_show_key

GAME = games()["skyshard"]
NAMES = ("Ada", "Bob", "Brann")
ADA, BOB, BRANN = range(3)


def live(**row: object) -> Session:
    """A delve that Ada, Bob and a bot player have played."""
    table, _ = Table.start(GAME, Setup(NAMES, GAME.options()), "a key")
    kept = TableRow(1, 1, 7, "skyshard", "", "{}", "", False, 1, "over", 5, 1, 0, 0, 0, 0, 0, 1, "")
    kept = msgspec.structs.replace(kept, game="skyshard", key="a key", **row)
    seats = tuple(
        SeatRow(seat, 101 + seat, name, level="steady" if seat == BRANN else "") for seat, name in enumerate(NAMES)
    )
    return Session(kept, seats, GAME, table)


def journal(*moves: tuple[int, int, Sequence[Happened | Event]], struck: Sequence[int] = ()) -> list[EntryRow]:
    """Return rows of moves: the seat, when it was, and what came of it."""
    rows = []
    for seq, (seat, at, happened) in enumerate(moves):
        events = [event.told() if isinstance(event, Happened) else event for event in happened]
        written = msgspec.json.encode(events)
        rows.append(
            EntryRow(seq, seq, seat, 101 + seat, "", 0, "[]", "", written, "", False, 4, at, seq, int(seq in struck))
        )
    return rows


def struck(who: str, *dice: int, fell: bool = False) -> Happened:
    return units.Struck(who, "axe_raider", "N19", dice, 1, 0, fell, 0 if fell else 3, False)


def explored(who: str) -> Happened:
    return finds.Explored(who, "A", "N19", "card", "gallery", "long")


JOURNAL = journal(
    (-1, 0, [course.Round(1)]),
    (ADA, 60, [explored("Ada"), struck("Ada", 6, 5, 4)]),
    (BOB, 3720, [struck("Bob", 1, 2, fell=True), units.Rolled("Bob", (3, 3), 1, (2,), 1)]),
    (BRANN, 90000, [explored("Brann"), struck("Brann", 1, fell=True), struck("Brann", 6, fell=True)]),
    (ADA, 90010, [course.Round(2), units.Fell("Ada", "N19"), struck("the mule", 6)]),
    (BOB, 90020, [explored("Bob")]),
)


@pytest.mark.rule("TAB-151")
def test_figures_by_hand() -> None:
    ada, bob, brann = figures(live(), JOURNAL)
    assert (ada.counts, ada.dice, ada.shown, ada.usual) == ({"found": 1, "fights": 1, "fell": 1}, 3, 15, 10.5)
    assert (bob.counts, bob.dice, bob.shown, bob.usual) == ({"found": 1, "fights": 1, "felled": 1}, 4, 9, 14.0)
    assert brann.counts == {"found": 1, "fights": 2, "felled": 2} and brann.luck == (3.5, 3.5)
    assert ada.luck == (5.0, 3.5) and bob.luck == (2.25, 3.5)
    # From 60 to 3,720 seconds the table waited for Bob; no one waits for a bot.
    assert (ada.longest, bob.longest, brann.longest) == (60, 3660, 0)
    assert [item.bot for item in (ada, bob, brann)] == [False, False, True]


@pytest.mark.rule("TAB-151")
def test_what_was_taken_back_or_told_to_some_alone_does_not_count() -> None:
    secret = [finds.Relic("Ada", "spark", "common", False).told(to=[ADA]), explored("Ada").told(to=[ADA, BOB])]
    rows = journal((-1, 0, []), (ADA, 60, secret), (BOB, 70, [explored("Bob")]), (BOB, 80, [struck("Bob", 6)]), struck=[3])
    ada, bob, _ = figures(live(), rows)
    assert not ada.counts and bob.counts == {"found": 1} and not bob.dice


@pytest.mark.rule("TAB-151", "TAB-152")
def test_while_it_runs_no_one_is_told_when_a_player_acted_unseen() -> None:
    rows = journal((-1, 0, []), (ADA, 60, []), (ADA, 600, []), (BOB, 3600, [explored("Bob")]))
    rows = [msgspec.structs.replace(row, story="Bob explores." if row.seat == BOB else "", text="x") for row in rows]
    assert [figure.longest for figure in figures(live(), rows)] == [540, 3000, 0]
    assert [figure.longest for figure in figures(live(status="running"), rows)] == [0, 3600, 0]


@pytest.mark.rule("TAB-151")
def test_titles_by_hand_and_no_one_has_two_before_others_have_one() -> None:
    earned = titles(live(), JOURNAL)
    # Brann felled two; Ada alone of three fell, so two never did; Bob opened the last door.
    assert [(item.name, item.title) for item in earned] == [
        ("Brann", "Felled most enemies"),
        ("Bob", "Opened the last door"),
    ]
    more = journal(
        (-1, 0, []),
        (ADA, 1, [struck("Ada", 6, fell=True), struck("Ada", 6, fell=True), finds.Shard("Ada", "c", 2, 2, 3, 2)]),
        (ADA, 2, [units.Opened("Ada", "common"), units.Opened("Ada", "common"), explored("Ada")]),
        (BOB, 3, [units.Mended("Bob", "Ada", 2)]),
    )
    assert [(title.name, title.title) for title in titles(live(), more)] == [
        ("Ada", "Felled most enemies"),
        ("Ada", "Gathered most shards"),
        ("Bob", "Mended the others"),
    ]
    assert [title.name for title in titles(live(), more, most=1)] == ["Ada"]


@pytest.mark.rule("TAB-151")
def test_the_table_of_the_members_stands_in_34_columns() -> None:
    told = figures(live(), JOURNAL)
    assert table_of(live(), told) == (
        "      tiles fights wait",
        "Ada       1      1   1m",
        "Bob       1      1   1h",
        "Brann     1      2    -",
    )
    long = [Figures(0, "Marguerite de Valois the Younger", counts={"found": 1234}), Figures(1, "漢字漢字漢字漢字")]
    table = table_of(live(), long)
    assert all(wide(line) <= 34 for line in table) and table[1].startswith("Marguerite de Valois…")
    assert fitted("a`b", 4) == "a'b " and fitted("漢字漢字", 6) == "漢字… "


@pytest.mark.rule("TAB-151")
def test_where_no_one_did_anything_there_is_no_table() -> None:
    assert table_of(live(), figures(live(), journal((-1, 0, []), (ADA, 3600, [])))) == ()


def test_a_time_in_four_signs() -> None:
    assert [shortly(time) for time in (0, 59, 60, 3599, 3600, 172799, 172800, 30 * 86400)] == [
        *("-", "-", "1m", "59m", "1h", "47h", "2d", "30d")
    ]


@pytest.mark.rule("TAB-150")
def test_how_it_went_is_told_by_rounds_without_what_the_last_move_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ANNALS, "turning", None)  # As in a game that tells no turning point.
    ending = ending_of(
        live(), [*JOURNAL, *journal((ADA, 0, [])), *journal((BOB, 90030, [units.Fell("Bob", "M1")]))], "Lost."
    )
    assert ending.ended == "Lost." and len(ending.story) == 2
    assert ending.story[0].endswith("Bob felled 1 axe raider; Brann felled 2 axe raiders.") and ending.story[1].endswith(
        "Ada fell at N19; the mule hit the axe raider (3 of 4 left)."
    )
    assert ending.titles == (
        "**Brann** - Felled most enemies, never fell",
        "**Bob** - Opened the last door",
    )
    assert ending.small == "-# wait: the longest; played by bots: Brann"


@pytest.mark.rule("TAB-150")
def test_what_bots_did_after_the_last_press_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ANNALS, "turning", None)  # As in a game that tells no turning point.
    # Ada ends her turn, and Bob falls by the same press: both stand above the story, which is of the rounds before.
    press = journal((ADA, 0, []), (BOB, 90030, [units.Fell("Bob", "M1")]))
    last = [msgspec.structs.replace(row, change=99) for row in press]
    ending = ending_of(live(), [*JOURNAL, *last], "Lost. Bob falls at M1.")
    assert len(ending.story) == 2 and not any("fell at M1" in line for line in ending.story)


@pytest.mark.rule("TAB-150")
def test_where_a_game_tells_best_moments_they_stand_in_place_of_the_rounds() -> None:
    """An axe raider has level 5: each who felled one has that moment."""
    (told,) = ending_of(live(), [*JOURNAL, *journal((ADA, 0, []))], "Lost.").story
    felled = "round 1: Bob felled an axe raider (5); round 1: Brann felled an axe raider (5)"
    assert told == f"**Best moments:** {felled}; round 2: Ada fell."


@pytest.mark.rule("TAB-150", "TAB-057")
def test_where_it_was_cut_short_the_last_move_is_told_too() -> None:
    rows = journal((-1, 0, []), (BOB, 60, [units.Fell("Bob", "M1")]))
    assert ending_of(live(), rows, "Lost.").story == ()
    (told,) = ending_of(live(ended_by="Ada"), rows, "Ada ends it here.").story
    assert told.endswith("Bob fell at M1.")


def told_at_end(ending: Ending) -> str:
    return "\n".join(filter(None, [ending.ended, ending.led]))


@pytest.mark.rule("TAB-150")
@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Ada falls. **Round 9.** Bob falls.\n**Bob wins.** Ada 1",
            "**Bob wins.** Ada 1\n**At the end:** Ada falls. **Round 9.** Bob falls.",
        ),
        ("> The bell rings.\nIt closes. **Bob wins.**\n-# Bob 6", "**Bob wins.**\n-# Bob 6\n**At the end:** It closes."),
        ("**Bob wins.** Ada 1", "**Bob wins.** Ada 1"),
        ("Lost. Bob falls.", "Lost. Bob falls."),
    ],
)
def test_the_outcome_comes_first(said: str, told: str) -> None:
    assert told_at_end(ending_of(live(), JOURNAL, said)) == told


@pytest.mark.rule("TAB-150")
def test_the_outcome_is_what_the_event_of_the_end_tells() -> None:
    end = course.Ended("lost", "survey", 1, 3, 2)
    outcome = GAME.tell(live().view_cache.view(None), [end.told()])
    rows = [*JOURNAL, *journal((ADA, 0, [units.Fell("Ada", "N19"), end]))]
    assert (
        told_at_end(ending_of(live(), rows, f"Ada falls at N19. {outcome}"))
        == f"{outcome}\n**At the end:** Ada falls at N19."
    )


def plainly_read(said: str) -> str:
    """Return a story without what is read out."""
    return "\n".join(line for line in said.split("\n") if not line.startswith("> "))


@pytest.mark.rule("TAB-150")
def test_what_dice_decided_for_a_person_stays_where_the_last_post_is_shortened() -> None:
    """Three lines tell of Ada's last moves: of these the newest in bold stays, though what Bob did is told by its gain."""
    ada = "Ada chooses to fight.\n> It growls.\nAda rolls: 4. **Ada beats it, 4 to 1**.\n> It yields."
    said = f"{ada}\nBob walks a long way round.\nIt closes.\nAda 5\n**Ada wins.**"
    short = _shortened(said, 19, "It closes.\nAda 5\n**Ada wins.**", ["Bob gets 1 Gold."], own=4)
    assert short == "Ada rolls: 4. **Ada beats it, 4 to 1**.\nBob gets 1 Gold.\nIt closes.\nAda 5\n**Ada wins.**"
    assert _shortened(said, 99, "It closes.\nAda 5\n**Ada wins.**", ["Bob gets 1 Gold."], own=4) == plainly_read(said)
    rows = journal((ADA, 0, []), (ADA, 0, []), (BOB, 1, []))
    stories = "Ada chooses.\n> It growls.", "Ada wins.", "Bob."
    told = [msgspec.structs.replace(row, story=story) for row, story in zip(rows, stories, strict=True)]
    assert _own_lines("Ada chooses.\n> It growls.\nAda wins.\nBob.", told) == 3
    assert _own_lines("Something else.", told) == 1


@pytest.mark.rule("TAB-150")
def test_that_a_turn_was_over_is_not_told_after_the_outcome() -> None:
    done, end = course.Passed("Ada"), course.Ended("won", "survey", 3, 3, 6)
    outcome = GAME.tell(live().view_cache.view(None), [end.told()])
    rows = [*JOURNAL, *journal((ADA, 0, [done, end]))]
    assert told_at_end(ending_of(live(), rows, f"Ada is done.\n{outcome}")) == outcome
    assert told_at_end(ending_of(live(), rows[:-1], f"Ada is done.\n{outcome}")) != outcome, "Bob explored in that move"


@pytest.mark.rule("TAB-150")
def test_where_the_game_says_much_its_small_print_is_cut() -> None:
    wall, won = " ".join(["wall"] * 100), "Bob wins."
    long = [wall, "Bob strikes.", won, "-# Bob 6", "-# Brann: “I dig, so that we see the wall.”"]
    assert told_at_end(ending_of(live(), JOURNAL, "\n".join(long))) == "\n".join(long[1:]), "how it ended stands last"
    # Table, titles, status and key leave 95 words of 137, of which 30 are for how it went: 53 and 3 fit, Brann's 10 do not.
    few = [" ".join(["wall"] * 51), won, "-# Bob 6", "-# Brann: “I dig, so that we see the wall.”"]
    assert told_at_end(ending_of(live(), JOURNAL, "\n".join(few))) == "\n".join(few[:3])
    short = "It is over.\n-# dice 1 2 3"
    assert told_at_end(ending_of(live(), JOURNAL, short)) == short


@pytest.mark.rule("TAB-150")
def test_what_came_of_the_last_move_of_a_person_stays_where_bots_did_much_after_it() -> None:
    # Table, titles, status and key leave 88 words of 137; "At the end:" takes 3 of them. Bob's 100 words do not fit.
    much = f"Bob {' '.join(['strikes'] * 99)}"
    said = f"Ada gets out.\n{much}\nCy runs. **Won.** A fair."
    assert told_at_end(ending_of(live(), JOURNAL, said)) == "**Won.** A fair.\n**At the end:** Ada gets out.\nCy runs."
    long = f"Ada {' '.join(['runs'] * 99)}."
    assert told_at_end(ending_of(live(), JOURNAL, f"{long}\nCy runs. **Won.** A fair.")) == (
        "**Won.** A fair.\n**At the end:** Cy runs."
    ), "100 words of Ada's own do not fit either"


@pytest.mark.rule("TAB-150")
def test_of_last_turns_of_bots_that_have_no_room_stays_what_they_gained() -> None:
    """137 words are too few for what two bots did; 3 and 7 words say what they gained, and Ada's 2 stand before them."""
    names = ("Ada", "Bob", "Brann")
    table, _ = Table.start(games()["cavern"], Setup(names, games()["cavern"].options()), "a key")
    session = Session(msgspec.structs.replace(live().row, game="cavern"), live().seats, games()["cavern"], table)
    end = cavern_course.Ended(names, (9, 5, 4), (1, 0, 1), ("Ada",))
    moves = [
        (ADA, 10, [gains.Collected("Ada", 1, 0)]),
        (BOB, 10, [gains.Collected("Bob", 4, 1)]),
        (BRANN, 10, [gains.Collected("Brann", 2, 0)]),
        (BRANN, 10, [gains.Collected("Brann", 3, 0), end]),
    ]
    rows = [msgspec.structs.replace(row, change=7) for row in journal(*moves)]
    outcome = session.game.tell(session.view_cache.view(None), [end.told()])
    much = " ".join(["fights"] * 60)
    said = f"Ada rests.\nBob {much}.\nBrann {much}.\n> {much}\n{outcome}"
    assert told_at_end(ending_of(session, rows, said)) == (
        f"{outcome}\n**At the end:** Ada rests.\nBob collected 4 Gold and 1 Treasure.\nBrann collected 5 Gold."
    )
    short = f"Ada rests.\nBob runs.\nBrann runs.\n{outcome}"
    assert told_at_end(ending_of(session, rows, short)) == f"{outcome}\n**At the end:** Ada rests.\nBob runs.\nBrann runs."


@pytest.mark.rule("TAB-044", "TAB-056")
def test_the_key_is_shown_once_no_one_plays_with_it_any_more() -> None:
    assert may_show_key(live()) and "a key" in key_shown(live())
    assert not may_show_key(live(status="running")) and key_shown(live(status="running")) == ""
    assert not may_show_key(live(sort="daily")) and key_shown(live(sort="daily")) == ""
