"""Every draw can be computed again from the key, favours no number, and is counted."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.dice import Dice, GivenSource, KeyedSource, commitment

SPAN = 2**64


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """Compute HMAC-SHA-256 from its definition (RFC 2104), without the standard library's."""
    block = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def independent_draw(key: str, counter: int, n: int) -> int:
    """Compute draw ``counter`` below ``n`` as the module promises it, with a remainder instead of a limit."""
    digest = hmac_sha256(key.encode("utf-8"), counter.to_bytes(8, "big"))
    whole = SPAN // n * n
    while int.from_bytes(digest[:8], "big") >= whole:
        digest = hmac_sha256(key.encode("utf-8"), digest)
    return int.from_bytes(digest[:8], "big") % n


def test_a_draw_is_the_first_8_bytes_of_the_hmac_of_its_number() -> None:
    # RFC 4231, test case 2: key "Jefe"; proves the test's own HMAC before it is used as a yardstick.
    known = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == known
    source = KeyedSource("Jefe")
    assert [source.below(6) for _ in range(20)] == [independent_draw("Jefe", counter, 6) for counter in range(20)]


@pytest.mark.parametrize("length", (0, 1, 63, 64, 65, 200))
def test_a_draw_is_that_of_the_standard_library_with_keys_of_any_length(length: int) -> None:
    key = "k" * length
    digest = hmac.digest(key.encode(), (7).to_bytes(8, "big"), "sha256")
    assert KeyedSource(key, 7).below(SPAN) == int.from_bytes(digest[:8], "big")


@pytest.mark.whole
@pytest.mark.rule("TAB-044")
@given(key=st.text(max_size=80), counter=st.integers(0, 2**40), n=st.integers(1, 2**64))
def test_every_draw_can_be_computed_again_from_key_and_number(key: str, counter: int, n: int) -> None:
    source = KeyedSource(key, counter)
    assert source.below(n) == independent_draw(key, counter, n)
    assert source.counter == counter + 1


def test_draws_that_would_favour_small_numbers_are_drawn_again() -> None:
    # Below 2**63 + 1 nearly half of all 64-bit numbers are out of range: the plain remainder would differ there.
    n = 2**63 + 1
    source = KeyedSource("a key")
    drawn = [source.below(n) for _ in range(64)]
    assert drawn == [independent_draw("a key", counter, n) for counter in range(64)]
    first = [int.from_bytes(hmac_sha256(b"a key", counter.to_bytes(8, "big"))[:8], "big") for counter in range(64)]
    rejected = [counter for counter, value in enumerate(first) if value >= n]
    assert 15 <= len(rejected) <= 49
    assert all(drawn[counter] != first[counter] % n for counter in rejected)
    assert all(drawn[counter] == value for counter, value in enumerate(first) if value < n)


def test_a_number_drawn_again_still_counts_as_one_draw() -> None:
    source = KeyedSource("a key")
    for _ in range(64):
        source.below(2**63 + 1)
    assert source.counter == 64


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_there_is_no_draw_from_nothing_nor_beyond_64_bits(n: int) -> None:
    source = KeyedSource("a key")
    with pytest.raises(ValueError, match="no draw below"):
        source.below(n)
    assert source.counter == 0


def test_a_source_goes_on_where_its_counter_stands() -> None:
    whole = KeyedSource("a key")
    drawn = [whole.below(100) for _ in range(10)]
    later = KeyedSource("a key", 6)
    assert [later.below(100) for _ in range(4)] == drawn[6:]


def test_keys_that_differ_give_other_draws() -> None:
    streams = {tuple(KeyedSource(key, counter).below(1000) for counter in range(6)) for key in ("", "a", "b", "A", "a ")}
    assert len(streams) == 5


@pytest.mark.rule("TAB-044")
def test_every_face_of_a_die_comes_up_about_as_often() -> None:
    faces = Dice(KeyedSource("fair")).rolls(6000, 6)
    # 1000 each expected, standard deviation 29: 150 is more than 5 of them.
    assert all(abs(faces.count(face) - 1000) < 150 for face in range(1, 7))
    assert set(faces) == {1, 2, 3, 4, 5, 6}


def test_dice_keep_what_was_drawn_from_0_and_tell_faces_from_1() -> None:
    dice = Dice(GivenSource([0, 5, 2]))
    assert dice.roll(6) == 1
    assert dice.rolls(2, 6) == (6, 3)
    assert dice.draws == [0, 5, 2]
    assert dice.counter == 3


def test_given_draws_run_out_loudly() -> None:
    source = GivenSource([1], counter=7)
    assert source.below(2) == 1
    assert source.counter == 8
    with pytest.raises(IndexError, match="below 6"):
        source.below(6)
    assert source.counter == 8


@pytest.mark.parametrize("wrong", [6, 7, -1])
def test_a_given_draw_that_does_not_fit_is_refused(wrong: int) -> None:
    with pytest.raises(ValueError, match="not below 6"):
        Dice(GivenSource([wrong])).below(6)


def test_given_draws_show_what_was_not_asked_for() -> None:
    source = GivenSource([3, 1, 4])
    source.below(6)
    assert source.left == (1, 4)


def test_pick_takes_the_drawn_place() -> None:
    assert Dice(GivenSource([2])).pick("abcd") == "c"


def test_shuffling_swaps_from_the_end() -> None:
    # d with place 0, then c with place 1, then b with itself: dbca -> dcba -> dcba
    dice = Dice(GivenSource([0, 1, 1]))
    assert dice.shuffled("abcd") == ("d", "c", "b", "a")
    assert dice.draws == [0, 1, 1]


def test_every_order_of_3_can_come_of_a_shuffle() -> None:
    orders = {Dice(GivenSource([a, b])).shuffled("abc") for a in range(3) for b in range(2)}
    assert len(orders) == 6


@given(items=st.lists(st.integers(), max_size=40), key=st.text(max_size=8))
def test_a_shuffle_is_a_permutation_and_leaves_its_argument_alone(items: list[int], key: str) -> None:
    before = list(items)
    mixed = Dice(KeyedSource(key)).shuffled(items)
    assert sorted(mixed) == sorted(items)
    assert items == before


@pytest.mark.parametrize("items", [[], ["only"]])
def test_shuffling_fewer_than_2_draws_nothing(items: list[str]) -> None:
    dice = Dice(GivenSource([]))
    assert dice.shuffled(items) == tuple(items)
    assert dice.draws == []


@pytest.mark.rule("TAB-045")
def test_the_commitment_is_the_sha_256_of_the_key() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
