"""What a sensible player does, by what its seat may know: for simulations and for bot players."""
