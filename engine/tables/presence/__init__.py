"""Who is at a table: entering, leaving, absence, sleeping tables and pauses."""
