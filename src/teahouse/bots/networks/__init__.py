"""Trained networks as data: for each game the numbers, how they were found and the match that shows their strength."""
