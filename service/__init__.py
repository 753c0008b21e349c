"""The bot as a service: settings, exit statuses, and what it tells its operator. `bot.py` uses it, the cogs do not."""
