"""What happens: the rules by chapter, the events that they tell, the steps and questions in between."""
