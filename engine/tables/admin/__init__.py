"""Tools for managers of servers and for operators of the bot, and the clock."""
