"""Cards of high points: which of them stand in a post, and their words."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.high_points import (
    MOST_ROWS,
    CardLine,
    DiceRow,
    HighPoint,
    HighPointBoard,
    RolledDie,
    foremost,
    joined,
    newest,
)


def roll(title: str, row: str = "", face: str = "6") -> HighPoint:
    dice = DiceRow((), "Ada", (RolledDie("lit", face=face),))
    return HighPoint(title, HighPointBoard(rows=(dice,)), rolled=True, row=row)


def found(title: str) -> HighPoint:
    return HighPoint(title, HighPointBoard(told="Ada finds **a lamp**"))


def test_newer_cards_take_the_place_of_earlier_ones_and_no_card_of_none() -> None:
    assert [card.title for card in newest((found("a"), roll("b")), (roll("c"),))] == ["c"]
    assert [card.title for card in newest((), (roll("a"), found("b"), roll("c")))] == ["c"], "one at most"
    assert [card.title for card in newest((roll("a"),), ())] == ["a"] and newest((), ()) == ()
    assert [len(card.board.rows) for card in newest((roll("a", "lock"),), (roll("b", "lock"),))] == [2]


def test_high_points_come_before_rolls_in_one_change_and_of_several_the_newest() -> None:
    cards = [found("lamp"), roll("a"), roll("b"), found("lost"), roll("c")]
    assert [card.title for card in foremost(cards)] == ["lost"]
    assert [card.title for card in foremost(cards[:3])] == ["lamp"]
    assert [card.title for card in foremost(cards[1:3])] == ["b"]


def test_what_brings_the_goal_nearer_comes_before_a_newer_find() -> None:
    cards = [roll("a"), replace(found("shard"), great=True), found("lamp"), roll("b")]
    assert [card.title for card in foremost(cards)] == ["shard"]
    assert [card.title for card in foremost([*cards, replace(found("lost"), ends=True)])] == ["lost"], "the end above all"


def test_what_met_a_person_comes_before_what_met_a_bot_player() -> None:
    """A strike meets Ada, and then two bot players; one card has room."""
    cards = [replace(roll(title), about=("the troll", title)) for title in ("Ada", "Wendel", "Signe")]
    assert [card.title for card in foremost(cards)] == ["Signe"]
    assert [card.title for card in foremost(cards, {"Ada", "Bob"})] == ["Ada"]
    assert [card.title for card in foremost([*cards, found("lamp")], {"Ada"})] == ["Ada", "lamp"], "one sees one's own"
    assert [card.title for card in foremost([found("lamp"), *cards], {"Ada"})] == ["lamp", "Ada"]
    assert [card.title for card in foremost([*cards, found("lamp")])] == ["lamp"]


def test_cards_that_share_a_title_are_one_under_it_as_many_as_have_room() -> None:
    def fight(who: str, rows: int, *, rolled: bool = False) -> HighPoint:
        dice = tuple(DiceRow((), who, (RolledDie("lit", face="6"),), note="again") for _ in range(rows))
        return HighPoint(who, HighPointBoard(dice), rolled=rolled, about=(who,), share="Fights", head=f"At {who}", alt=who)

    both = foremost([fight("Ada", 2), found("lamp"), fight("Bob", 2)])
    assert [(card.title, card.alt, card.about) for card in both] == [("Fights", "Ada Bob", ("Ada", "Bob"))]
    assert [(row.name, row.head, row.note) for row in both[0].board.rows] == [
        ("Ada", "At Ada", "again"),
        ("Ada", "", ""),
        ("Bob", "At Bob", ""),
        ("Bob", "", ""),
    ]
    # 3 and 2 rows are more than four: the newest stands alone, and as it was; a roll comes after what is none.
    assert foremost([fight("Ada", 3), fight("Bob", 2)]) == (fight("Bob", 2),)
    assert not foremost([fight("Ada", 1), fight("Bob", 1, rolled=True)])[0].rolled
    assert [card.title for card in foremost([fight("Ada", 1), found("lamp")])] == ["lamp"]


def test_rolls_of_one_kind_are_rows_of_one_card() -> None:
    cards = joined([roll("first", "lock"), roll("second", "lock", "2"), roll("third", "fight")])
    assert [(card.title, len(card.board.rows)) for card in cards] == [("second", 2), ("third", 1)]
    many = joined([roll("again", "lock", str(number)) for number in range(9)])
    assert len(many) == 1 and len(many[0].board.rows) == MOST_ROWS
    assert newest((roll("first", "lock"),), (roll("second", "lock"),)) == joined([roll("", "lock"), roll("second", "lock")])


def test_the_text_says_what_the_card_shows() -> None:
    board = HighPointBoard(
        rows=(
            DiceRow((), "Ada", (RolledDie("lit", face="6", does="+2"), RolledDie("dim", face="1")), note="guard takes 1"),
        ),
        lines=(CardLine("", ("relics",), head=True), CardLine("Bob", ("3",))),
        told="**2 damage**: it falls",
        small="6 deals 2",
    )
    alt = HighPoint("Ada strikes", board, "round 2").scene().alt
    assert alt == "Ada strikes, round 2. Ada: 6 (+2) and 1, guard takes 1. Bob: relics 3. 2 damage: it falls. 6 deals 2."
    assert replace(HighPoint("Ada strikes", board), alt="Own words.").scene().alt == "Own words."


def test_slots_stand_above_the_newest_roll_and_are_lit_as_they_are_filled() -> None:
    def rolled(*faces: str, missing: tuple[str, ...], code: str = "", starts: bool = False) -> HighPoint:
        dice = DiceRow((), "Ada", tuple(RolledDie("dim", face=face) for face in faces))
        slots = (DiceRow((), "Code", tuple(RolledDie("code", face=face) for face in code), slots=True),) if code else ()
        board = HighPointBoard(rows=(*slots, dice))
        return HighPoint("", board, rolled=True, row="lock", starts=starts, missing=missing)

    def shown(card: HighPoint) -> list[str]:
        return ["".join(die.face + ("!" if die.colour == "lit" else "") for die in row.dice) for row in card.board.rows]

    first = rolled("1", "1", "2", missing=("5", "6", "4"), code="564", starts=True)
    (card,) = joined([first, rolled("5", "3", "5", missing=("6", "4"))])
    assert shown(card) == ["5!64", "5!35"], "one die fills the one slot"
    (card,) = newest((card,), [rolled("5", "4", missing=("6",))])
    assert shown(card) == ["5!64!", "54!"], "a digit that is there already fills nothing"
    held = DiceRow((), "Ada", (RolledDie("lit", face="6"), RolledDie("dim", face="6")))
    (last,) = newest((card,), [HighPoint("", HighPointBoard(rows=(held,)), rolled=True, row="lock")])
    assert shown(last) == ["5!6!4!", "6!6"], "what fills the slot is lit already"
    assert [shown(each) for each in joined([card, first])] == [["5!64!", "54!"], ["564", "112"]], (
        "another lock is another card"
    )
