"""How an interaction is answered: in time, once, and with a refusal in words where that is due."""
