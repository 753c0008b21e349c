"""When a table is looked at next: deadlines, nudges, quiet hours and limits for a host among rivals."""
