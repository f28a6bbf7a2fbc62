"""Who has a page of the house before their eyes: they are not called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from teahouse.server.post import Looked, Post

LASTS: Final = 45.0
"""Seconds for which a page counts after its last word; it says one more often than that while it is seen."""
_PAGES: Final = 20
_REMEMBERED: Final = 3600.0


class _Page(Struct):
    """A page as it last spoke of itself."""

    table: str
    looking: bool
    count: int
    at: float


class Looks:
    """The pages that guests see just now, as the pages tell; kept in memory alone, by every process."""

    def __init__(self, steady: Callable[[], float], post: Post) -> None:
        self._steady = steady
        self._post = post
        self._pages: dict[str, dict[str, _Page]] = {}

    def tell(self, guest: str, page: str, table: str, looking: bool, count: int) -> None:
        """A page is seen, or not any more; words that arrive after a later one count for nothing."""
        word = Looked(guest, page, table, looking, count)
        self._post.tell(word)
        self.told(word)

    def told(self, word: Looked) -> None:
        """The same, as this or another process was told."""
        guest, page, table, looking, count = word.guest, word.page, word.table, word.looking, word.count
        pages = self._pages.setdefault(guest, {})
        known = pages.get(page)
        if known is not None and known.count > count:
            return
        pages[page] = _Page(table, looking, count, self._steady())
        while len(pages) > _PAGES:
            del pages[min(pages, key=lambda name: pages[name].at)]

    def here(self, guest: str) -> bool:
        """Whether somebody has any page of the house before them."""
        return any(self._seen(page) for page in self._pages.get(guest, {}).values())

    def looked(self, guest: str, table: str, since: float) -> bool:
        """Whether a guest has seen a table after a moment."""
        pages = [page for page in self._pages.get(guest, {}).values() if page.table == table]
        return any(page.at >= since or self._seen(page) for page in pages)

    def _seen(self, page: _Page) -> bool:
        return page.looking and self._steady() - page.at < LASTS

    def sweep(self) -> None:
        """Forget what is long past."""
        horizon = self._steady() - _REMEMBERED
        for guest, pages in list(self._pages.items()):
            if all(page.at < horizon for page in pages.values()):
                del self._pages[guest]
