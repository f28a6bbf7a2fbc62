"""What the words of other processes mean here."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from teahouse.server import post, wire

if TYPE_CHECKING:
    from teahouse.server.house import House


def listen(house: House) -> None:
    """Heed what the other processes say."""
    from teahouse.server import farewell, holidays  # which know the house

    def news(word: post.News) -> None:
        for guest in word.guests:
            for listener in house.listeners.get(guest, ()):
                listener.hear(
                    wire.Event(
                        table=word.table,
                        version=word.version,
                        status=word.status,
                        your_turn=guest in word.turn,
                    )
                )

    def interrupted(_: post.Interrupted) -> None:
        house.guests.drop_all()
        house.spawn(house.show_strangers_out())
        house.spawn(farewell.take_missed_leaves(house))
        house.spawn(house.notices.reload())
        if house.rooms is not None:
            house.spawn(house.rooms.hosts())

    told = house.post
    told.on(post.News, news)
    told.on(post.ShownOut, lambda word: house.door.close(word.guest, word.token))
    told.on(post.Forgotten, lambda word: house.guests.drop(word.guest, word.token))
    told.on(post.Left, lambda word: _spawn(house, farewell.take_leave(house, word.guest)))
    told.on(post.Away, lambda word: _spawn(house, holidays.set_clocks(house, word.guest, word.until)))
    told.on(post.Channels, lambda word: _spawn(house, house.notices.reread(word.guest)))
    told.on(post.Looked, lambda word: house.notices.looks.told(word))
    told.on(post.Seen, lambda word: house.presence.elsewhere(word.guests))
    told.on(post.HostCame, lambda word: house.host.guests.add(word.guest))
    told.on(post.Interrupted, interrupted)


def _spawn(house: House, work: Coroutine[Any, Any, None]) -> None:
    house.spawn(work)
