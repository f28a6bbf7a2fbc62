"""The decisions of the rulebook, one class each."""
