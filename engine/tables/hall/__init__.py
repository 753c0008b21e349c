"""Results of games in a server: records, ratings, daily delves."""
