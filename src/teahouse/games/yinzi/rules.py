"""The rulings that are options."""

from __future__ import annotations

from teahouse.kernel import Value


class Rules:
    """The rulings that are options, as the steps ask for them."""

    __slots__ = (
        "bottom_stays",
        "coin_literal",
        "hand_late",
        "personal_pays",
        "rebuild_free",
        "wheat_feeds",
        "wide_market",
    )

    def __init__(self, options: dict[str, Value]) -> None:
        self.hand_late = options["hand"] == "actions"
        self.bottom_stays = options["bottom_migrants"] == "stay"
        self.coin_literal = options["coin_slot"] == "literal"
        self.rebuild_free = options["take_over"] == "free"
        self.personal_pays = options["personal_route_pays"] is True
        self.wheat_feeds = options["free_wheat_feeds"] is True
        self.wide_market = options["rural_market"] == "wide"
