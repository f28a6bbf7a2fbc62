"""Yínzi: The Shining Ming Dynasty, for two to four players."""
