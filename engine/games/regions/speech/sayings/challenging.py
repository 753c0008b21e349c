"""Sentences on what Challenges do of themselves, on stealth and on bodies."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import count, listed, upper

from ...rules.events import challenging
from ..words import s

SAYINGS = Sayings()


def went_words(e: challenging.Went) -> str:
    """Return where a Challenge went, without its name: "goes from the Hall to the Yard", "comes into the Yard"."""
    start, end = e.start, e.end
    if start and end:
        return f"{s(e.what, 'goes', 'go')} from {start} to {end}"
    if end:
        return f"{s(e.what, 'comes')} into {end}"
    return f"{s(e.what, 'goes', 'go')} out of sight from {start}"


@SAYINGS.of(challenging.TokensLost)
def _tokens_lost(e: challenging.TokensLost) -> str:
    by = f" to {e.by}" if e.by else ""
    return f"{count(e.count, 'Stealth Token')} lost{by}, {e.left} left."


@SAYINGS.of(challenging.LightSeen)
def _light_seen(e: challenging.LightSeen) -> str:
    if not e.what:
        return f"Somebody out of sight sees a light in {e.where}."
    return f"{upper(e.what)} {s(e.what, 'sees')} a light in {e.where}."


WHY_ALERT = {"body": "over the body", "light": "because of the light", "else": "", "token": ""}


@SAYINGS.of(challenging.Alerted)
def _alerted(e: challenging.Alerted) -> str:
    why = WHY_ALERT.get(e.why, "")
    return f"{upper(e.what)} {s(e.what, 'is', 'are')} alert{f' {why}' if why else ''}."


@SAYINGS.of(challenging.Body)
def _body(e: challenging.Body) -> str:
    return f"The body of {e.what} lies in {e.where}, for anybody to find."


@SAYINGS.of(challenging.BodyFound)
def _body_found(e: challenging.BodyFound) -> str:
    finds = s(e.by[0], "finds") if len(e.by) == 1 else "find"
    return f"{upper(listed(e.by))} {finds} the body of {e.what}."


SAYINGS.add(challenging.Went, lambda e: f"{upper(e.what)} {went_words(e)}.")
SAYINGS.add(challenging.CameBack, lambda e: f"{upper(e.what)} {s(e.what, 'is', 'are')} back, in {e.where}.")
SAYINGS.add(challenging.Sprung, lambda e: f"{e.who} sets off {e.what}.")
SAYINGS.add(challenging.Calmed, lambda e: f"{upper(e.what)} {s(e.what, 'does', 'do')} nothing.")
SAYINGS.add(challenging.BodyHidden, lambda e: f"{e.who} hides the body of {e.what}.")
SAYINGS.add(challenging.BodyDragged, lambda e: f"{e.who} drags the body of {e.what} to {e.end}.")
SAYINGS.add(challenging.UnseenAlarm, lambda e: "Out of sight somebody has become alert.")
