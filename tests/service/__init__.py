"""The bot as a service: what it tells its operator."""
