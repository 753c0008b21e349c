"""A game looked back at: replay, film, chronicle, export, branches."""
