"""Galaxy: its rules, tested."""
