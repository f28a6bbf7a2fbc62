"""The decisions of the game, phase by phase."""
