"""The bot on a simulated Discord: a page to play it in, a script runner and a demonstration. Needs no account."""
