"""The referee: five games, their tables, their maps. What other rooms may import stands in ``__all__``."""
