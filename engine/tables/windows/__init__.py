"""The page of a table: who may look at it, and through whose eyes."""
