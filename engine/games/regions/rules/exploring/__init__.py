"""The map and what is in it: moving, seeing, searching, locks, lights, features and Fortunes."""
