"""Teahouse: three euro games set in China, for people, bots and game designers."""

from __future__ import annotations

__version__ = "0.1.0"
