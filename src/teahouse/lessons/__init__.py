"""Guided games: lessons as data, what the pupil is asked and what the others play. The sentences lie in the locale."""

from __future__ import annotations

from teahouse.lessons.lesson import Lesson, LessonStep, lesson, lessons

__all__ = ["Lesson", "LessonStep", "lesson", "lessons"]
