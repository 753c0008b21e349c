"""Looking at tables and games: map, log, recap, replay, film, hall, campaigns."""
