"""Maps of slabs and the ways between them."""
