"""What players are told where the store cannot do what was asked, whatever database it is."""

from __future__ import annotations

TAKEN = "Something is being played here already."
DONE = "That was done already. Here is how things stand now."
UNREADABLE = "My notes of this table cannot be read, so it has to stop here; other tables go on."
"""Begins what is said where a row is not as it should be."""
PUT_AWAY = f"{UNREADABLE} The host can put it away with /delve end."
FULL = "My disk is full, so that was not done. Nothing was lost; whoever runs me has to make room."
READ_ONLY = "I may only read my store, so that was not done. Nothing was lost; whoever runs me has to let me write there."
FAILED = "My disk failed, so that was not done. Nothing was lost; whoever runs me has to look at it."
BUSY = "My store is busy with something else, so that was not done. Try again in a moment."
AWAY = "I cannot reach my store, so that was not done. Nothing was lost; try again in a moment."
UNSURE = "My store went away just then. What you did may be done: look how things stand before you do it again."
NUL = "There is a sign in it that no text has (NUL), so I cannot keep it. Leave that out."
