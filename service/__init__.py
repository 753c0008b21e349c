"""The bot as a service: its settings, how it ends, what it tells whoever runs it. `bot.py` uses it; no cog knows it."""
