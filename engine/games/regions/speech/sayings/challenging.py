"""Sentences on what Challenges do of themselves, on stealth and on bodies."""

from __future__ import annotations

from engine.core.words import count, listed, upper

from ..words import Facts, s
from .telling import Sayings


def went_words(facts: Facts) -> str:
    """Return where a Challenge went, without its name: "goes from the Hall to the Yard", "comes into the Yard"."""
    start, end = facts["start"], facts["end"]
    if start and end:
        return f"{s(facts['what'], 'goes', 'go')} from {start} to {end}"
    if end:
        return f"{s(facts['what'], 'comes')} into {end}"
    return f"{s(facts['what'], 'goes', 'go')} out of sight from {start}"


def _tokens_lost(facts: Facts) -> str:
    by = f" to {facts['by']}" if facts["by"] else ""
    return f"{count(facts['count'], 'Stealth Token')} lost{by}, {facts['left']} left."


def _light_seen(facts: Facts) -> str:
    if not facts["what"]:
        return f"Somebody out of sight sees a light in {facts['where']}."
    return f"{upper(facts['what'])} {s(facts['what'], 'sees')} a light in {facts['where']}."


WHY_ALERT = {"body": "over the body", "light": "because of the light", "else": "", "token": ""}


def _alerted(facts: Facts) -> str:
    why = WHY_ALERT.get(facts["why"], "")
    return f"{upper(facts['what'])} {s(facts['what'], 'is', 'are')} alert{f' {why}' if why else ''}."


def _body(facts: Facts) -> str:
    return f"The body of {facts['what']} lies in {facts['where']}, for anybody to find."


def _body_found(facts: Facts) -> str:
    finders = tuple(facts["by"])
    finds = s(finders[0], "finds") if len(finders) == 1 else "find"
    return f"{upper(listed(finders))} {finds} the body of {facts['what']}."


SAYINGS: Sayings = {
    "went": lambda f: f"{upper(f['what'])} {went_words(f)}.",
    "came_back": lambda f: f"{upper(f['what'])} {s(f['what'], 'is', 'are')} back, in {f['where']}.",
    "sprung": lambda f: f"{f['who']} sets off {f['what']}.",
    "calmed": lambda f: f"{upper(f['what'])} {s(f['what'], 'does', 'do')} nothing.",
    "tokens_lost": _tokens_lost,
    "alerted": _alerted,
    "light_seen": _light_seen,
    "body": _body,
    "body_hidden": lambda f: f"{f['who']} hides the body of {f['what']}.",
    "body_dragged": lambda f: f"{f['who']} drags the body of {f['what']} to {f['end']}.",
    "body_found": _body_found,
    "unseen_alarm": lambda f: "Out of sight somebody has become alert.",
}
