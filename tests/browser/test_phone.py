"""On a phone: whatever is asked, something that answers it can be seen at once, without opening another tab."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from tests.browser.conftest import Invite
from tests.browser.feed import open_table, questions, sizes, state_at
from tests.browser.house import GAMES, PHONE
from tests.browser.test_drawn import picture

MANY: Final = 20
FEW: Final = 3
ALIKE: Final = 2
"""So many moments with the same question and the same sorts of things to do are shown for each number of players."""

# Shows moments one after the other; those in which nothing that can be done lies open, with the tab that is open.
# With `all`, each of them on every tab.
WALK: Final = """async ({ states, all }) => {
  const open = (one) => {
    const box = one.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.05, 0.95];
    return box.width > 0 && parts.some((right) => parts.some((down) =>
      one.contains(document.elementFromPoint(box.x + right * box.width, box.y + down * box.height))));
  };
  const hidden = [];
  let badges = 0;
  for (const text of states) {
    const state = JSON.parse(text);
    await window.feed(state);
    for (const tab of all ? document.querySelectorAll(".tabs button") : [null]) {
      tab?.click();
      await new Promise((done) => setTimeout(done));
      const offers = [...document.querySelectorAll(".spot.legal, .choice, .opts button")];
      const at = document.querySelector(".tabs [aria-current]")?.textContent;
      if (!offers.some(open)) hidden.push({ prompt: state.prompt.id, moves: state.moves.slice(0, 6), tab: at });
    }
    badges += document.querySelectorAll(".tabs .badge").length;
  }
  return { hidden, badges };
}"""


# twenty games of Yínzi take 40 seconds: `make long`
@pytest.mark.parametrize(
    ("game", "games"),
    [
        *((game, FEW if game == "yinzi" else MANY) for game in GAMES),
        pytest.param("yinzi", MANY, marks=pytest.mark.soak),
    ],
)
def test_in_every_phase_of_some_games_something_to_do_can_be_seen(invite: Invite, game: str, games: int) -> None:
    walk(invite, game, games, False)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_tab_is_open_what_can_be_done_elsewhere_is_listed(invite: Invite, game: str) -> None:
    walk(invite, game, 1, True)


def walk(invite: Invite, game: str, games: int, all: bool) -> None:
    """Show what is asked in some games on a phone, on the tab that opens or on every tab."""
    seen: dict[int, list[dict[str, Any]]] = {}
    alike: Counter[tuple[int, str, frozenset[str]]] = Counter()
    for seed in range(games):
        players = list(sizes(game))[seed % len(sizes(game))]
        for question, sorts, table in questions(game, players, seed):
            alike[players, question, sorts] += 1
            if alike[players, question, sorts] <= ALIKE:
                seen.setdefault(players, []).append(picture(table.game, table))
    for players, shown in seen.items():
        guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
        opened = open_table(guest, game, players)
        states = [state_at(opened, state, number) for number, state in enumerate(shown)]
        found = guest.page.evaluate(WALK, {"states": states, "all": all})
        assert found["hidden"] == [], f"{len(found['hidden'])} of {len(states)}: {found['hidden'][:4]}"
        assert found["badges"] > 0
