"""The dice of tests in small print: in full, or their totals alone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import plain

from ..words import BOONS, PURPOSES, REASONS, RESULTS, Facts, skill


def roll_words(facts: Facts) -> str:
    """Return a test's dice: die, d6, rank, boons and banes by name, total; target and result unless they are secret."""
    purpose = PURPOSES.get(facts["purpose"], plain(facts["purpose"]))
    said = f"{facts['who']} {purpose}{' again' if facts['again'] else ''}: {_dice(facts)}"
    if facts["result"]:
        said += f" against {facts['tn']}, {RESULTS[facts['result']]}"
    return f"{said}{_reasons(facts)}"


def brief_words(facts: Facts) -> str:
    """Return a test's total, with target and result unless they are secret."""
    purpose = PURPOSES.get(facts["purpose"], plain(facts["purpose"]))
    said = f"{facts['who']} {purpose}{' again' if facts['again'] else ''}: {facts['total']}"
    return f"{said} against {facts['tn']}, {RESULTS[facts['result']]}" if facts["result"] else said


def brief_save(facts: Facts) -> str:
    """Return the total of one of several saves, and what it came to."""
    return f"{facts['who']}{' again' if facts['again'] else ''} {facts['total']}, {RESULTS.get(facts['result'], '')}"


def save_words(facts: Facts) -> str:
    """Return one of several saves, whose target is told for all."""
    again = " again" if facts["again"] else ""
    return f"{facts['who']}{again} {_dice(facts)}, {RESULTS.get(facts['result'], '')}{_reasons(facts)}"


def _dice(facts: Facts) -> str:
    sixes = tuple(facts["sixes"])
    six = f"d6 {facts['kept']}" + (f" of {' and '.join(map(str, sixes))}" if len(sixes) > 1 else "")
    extra = facts["extra"]
    parts = (
        f"{skill(facts['attribute'])} d{facts['sides']} {facts['die']}",
        six,
        f"{skill(facts['skill'])} {facts['rank']}",
        *((str(extra),) if extra > 0 else ()),
    )
    return f"{' + '.join(parts)}{f' - {-extra}' if extra < 0 else ''} = {facts['total']}"


def _reasons(facts: Facts) -> str:
    reasons = reason_words(facts["reasons"], speaks_for=facts["kept"] == max(facts["sixes"], default=0))
    return f" ({reasons})" if reasons else ""


def reason_words(reasons: Sequence[str], *, speaks_for: bool = True) -> str:
    """Return what spoke for and against whoever rolled: "boon: keen eye; bane: night".

    The ground of a forager may do either: it goes with the dice.
    """
    for_it = (*BOONS, "forage") if speaks_for else BOONS
    boons = [REASONS.get(reason, plain(reason)) for reason in reasons if reason in for_it]
    banes = [REASONS.get(reason, plain(reason)) for reason in reasons if reason not in for_it]
    said = [f"boon{'s' if len(boons) > 1 else ''}: {', '.join(boons)}"] if boons else []
    said += [f"bane{'s' if len(banes) > 1 else ''}: {', '.join(banes)}"] if banes else []
    return "; ".join(said)
