"""``python -m engine.rulebook`` reads the rulebook of all games and keeps it beside the compiled modules, as ``compileall``
does with these: for a house that the bot may not write into."""

from engine.games import games

from . import TABLE, rulebook_of

rulebook_of((*games(), TABLE))
