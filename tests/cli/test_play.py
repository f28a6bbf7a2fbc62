"""Playing in the terminal, typed line by line."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from teahouse.bots import Bot, Budget, bot
from teahouse.cli.sitting import Entry, Sitting
from teahouse.cli.terminal import Terminal
from teahouse.kernel import Game, Message, Record
from teahouse.library import build
from teahouse.words import Words
from tests.cli.commands import Answer, Teahouse, program


class Chair:
    """Plays the toy with seed 3: Guest begins with two blue lanterns and 1 coin."""

    def __init__(self, teahouse: Teahouse) -> None:
        self._teahouse = teahouse

    def __call__(self, *lines: str, arguments: tuple[str, ...] = ("--players", "2")) -> Answer:
        typed = "".join(line + "\n" for line in lines)
        answer = self._teahouse("play", "toy", "--terminal", "--seed", "3", *arguments, typed=typed)
        assert answer.code == 0
        assert answer.err == ""
        return answer


@pytest.fixture
def play(teahouse: Teahouse) -> Chair:
    return Chair(teahouse)


def after(answer: Answer, typed: str) -> str:
    """What was said right after a line was typed."""
    return answer.out.split(f"> {typed}\n", 1)[1].split("> ", 1)[0]


def test_the_question_and_the_numbered_moves_with_their_effect_are_shown(play: Chair) -> None:
    out = play().out
    assert "It is your turn; you have 1 coins.\n  1. hang lantern 1 (+1 points)\n  2. pass (+1 coins)\n> " in out


def test_the_end_of_input_stops_the_game_with_a_sentence(play: Chair) -> None:
    assert play().out.endswith("The game stops here, after 4 moves.\n")
    assert play("q").out.endswith("The game stops here, after 4 moves.\n")


def test_a_number_plays_a_move(play: Chair) -> None:
    assert "Guest: hangs a blue lantern." in after(play("1"), "1")


def test_a_move_is_also_played_by_its_text(play: Chair) -> None:
    assert "Guest: hangs a blue lantern." in after(play("hang 1"), "hang 1")


def test_an_impossible_move_is_answered_with_its_rule(play: Chair) -> None:
    assert after(play("buy"), "buy") == "A garland costs 2 coins; you have 1 (TOY-4).\n"
    assert "the same as “hang 1”" in after(play("hang 2"), "hang 2")


def test_w_lists_what_is_impossible_and_says_why(play: Chair) -> None:
    answer = play("w", "w 3", "w 1", "w buy", "w 9", "w dance")
    assert after(answer, "w") == "Not possible now (w and a number says why):\n  3. buy a garland\n"
    assert "A garland costs 2 coins; you have 1 (TOY-4)." in after(answer, "w 3")
    assert "TOY-4 Garlands" in after(answer, "w 3")
    assert "“hang lantern 1” is possible (TOY-3)." in after(answer, "w 1")
    assert after(answer, "w buy") == after(answer, "w 3")
    assert "There is no number 9: choose from 1 to 3." in after(answer, "w 9")
    assert "'dance' is not a move of this game" in after(answer, "w dance")


def test_a_number_that_is_not_offered_is_refused(play: Chair) -> None:
    assert after(play("7"), "7") == "There is no number 7: choose from 1 to 2.\n"


def test_words_that_mean_nothing_are_answered_with_help(play: Chair) -> None:
    assert "Type ? for help." in after(play("dance"), "dance")


def test_undo_takes_back_the_moves_of_ones_own_turn(play: Chair) -> None:
    answer = play("pass", "u", "1")
    assert "you have 2 coins" in after(answer, "pass")
    assert after(answer, "u").startswith("Taken back.\n\nIt is your turn; you have 1 coins.")
    assert "Guest: hangs a blue lantern." in after(answer, "1")


def test_undo_does_not_cross_chance(play: Chair) -> None:
    answer = play("1", "u")
    assert "There is nothing to take back" in after(answer, "u")


def test_undo_does_not_cross_another_seat(play: Chair) -> None:
    answer = play("pass", "pass", "u")
    assert "\nBot 2: " in answer.out
    assert "There is nothing to take back" in after(answer, "u")


def test_undo_leaves_no_trace_in_the_record(play: Chair, tmp_path: Path) -> None:
    kept = ("--players", "2", "--record", str(tmp_path / "a.record"))
    play("pass", "u", "pass", "pass", arguments=kept)
    once = (tmp_path / "a.record").read_text()
    play("pass", "pass", arguments=kept)
    assert (tmp_path / "a.record").read_text() == once


def test_with_confirm_the_last_move_of_a_turn_can_be_taken_back_too(play: Chair) -> None:
    answer = play("pass", "buy", "u", "pass", "", arguments=("--players", "2", "--confirm"))
    assert "Your turn ends here." in after(answer, "buy")
    assert after(answer, "u").startswith("Taken back.\n\nIt is your turn; you have 2 coins.")
    assert "Bot 2: " in answer.out.split("Taken back.")[1]


def test_a_players_things_are_shown_by_name_or_number(play: Chair) -> None:
    answer = play("p guest", "p 2", "p Ming", "p")
    assert after(answer, "p guest") == "Guest\n  1 coins, 0 points.\n" + "  A blue lantern in hand.\n" * 2
    assert after(answer, "p 2") == "Bot 2\n  1 coins, 0 points.\n  2 lanterns in hand.\n"
    assert after(answer, "p Ming") == "Which player? At the table: Guest, Bot 2.\n"
    assert after(answer, "p") == after(answer, "p guest") + after(answer, "p 2")


def test_the_board_the_log_the_rules_and_help_are_shown(play: Chair) -> None:
    answer = play("b", "l", "r toy-4", "r", "?", "o", "e")
    assert "The line\n  11 lanterns in the chest.\nGuest\n" in after(answer, "b")
    assert "Guest: draws a lantern.\n  Guest: it is a blue lantern." in after(answer, "l")
    assert "Bot 2: draws a lantern.\n  Evening 1 begins." in after(answer, "l")
    assert after(answer, "r toy-4") == "  TOY-4 Garlands: A garland costs 2 coins.\n"
    assert "Name a clause, such as TOY-1." in after(answer, "r")
    assert "take your last move back" in after(answer, "?")
    assert "  1. hang lantern 1 (+1 points)" in after(answer, "o")
    assert after(answer, "e") == "There are no events ahead in this game.\n"


def test_a_lone_move_is_played_for_the_person_and_said(play: Chair) -> None:
    answer = play("1", "1", "1", "1")
    assert "Only one move is possible, so it is played for you: bow" in answer.out


def test_a_whole_game_ends_with_points_by_source_and_the_winner(play: Chair, tmp_path: Path) -> None:
    answer = play("1", "1", "1", "1", arguments=("--players", "2", "--record", str(tmp_path / "new" / "g.record")))
    assert "The game is over.\n  Guest: " in answer.out
    assert "1 bow)" in answer.out
    record = Record.parse((tmp_path / "new" / "g.record").read_text())
    assert record.scores is not None
    assert record.names == ["Guest", "Bot 2"]
    assert record.seed == "3"


def test_a_stopped_game_leaves_a_record_that_passes_the_check(play: Chair, teahouse: Teahouse, tmp_path: Path) -> None:
    play("1", arguments=("--players", "2", "--record", str(tmp_path / "g.record")))
    answer = teahouse("check", str(tmp_path / "g.record"))
    assert "not finished" in answer.out
    assert "seed" not in (tmp_path / "g.record").read_text(), "the seed of a running game tells what is coming"


def test_bots_can_play_alone(play: Chair) -> None:
    out = play(arguments=("--seats", "random,bot,tests.bots.own:First")).out
    assert "Bot 1, Bot 2, Bot 3" in out
    assert "> " not in out
    assert "it is a" not in out, "those who watch do not see what is drawn"
    assert "The game is over." in out


def test_two_people_do_not_see_each_others_hands(play: Chair) -> None:
    answer = play("", "1", "1", "", "b", arguments=("--seats", "me:Mei,me:Bao"))
    hers, his = answer.out.split("Bao is next. Press Enter when only Bao is looking.")
    assert hers.count("Mei is next. Press Enter when only Mei is looking.") == 1
    assert hers.count("it is a ") == 3
    assert "Mei: hang lantern 1\n  Mei: hangs a blue lantern.\n  Mei: draws a lantern.\nMei: " in his
    assert his.count("it is a ") == 2
    assert "Mei\n  1 coins, 4 points.\n  2 lanterns in hand.\nBao\n" in his


def test_with_open_hands_the_keyboard_is_passed_without_hiding(play: Chair) -> None:
    open_hands = ("--seats", "me:Mei,me:Bao", "--option", "hidden-hands=no")
    answer = play("1", "1", arguments=open_hands)
    assert "Press Enter" not in answer.out
    assert "\nBao is next.\n" in answer.out


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_the_screen_is_cleared_before_a_hand_is_shown(
    teahouse: Teahouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    teahouse("play", "toy", "--terminal", "--seats", "me:Mei,me:Bao", typed="\n")
    assert "\033[2J\033[3J\033[HMei is next." in screen.getvalue()


def test_several_guests_get_numbers(play: Chair) -> None:
    assert "At the table: Guest 1, Bot 2, Guest 3." in play(arguments=("--seats", "me,bot,me")).out


def test_the_usual_table_has_one_person_and_bots(play: Chair) -> None:
    assert "At the table: Guest, Bot 2, Bot 3." in play(arguments=()).out


def test_the_game_is_played_in_german(play: Chair) -> None:
    answer = play("w", "1", "u", "x", arguments=("--players", "2", "--lang", "de"))
    assert "  1. häng Laterne 1 auf (+1 Punkte)" in answer.out
    assert "Das geht gerade nicht" in answer.out
    assert "nichts zurückzunehmen" in answer.out
    assert answer.out.endswith("Die Partie endet hier, nach 6 Zügen.\n")


def test_a_bot_that_fails_at_the_table_is_a_finding(teahouse: Teahouse) -> None:
    answer = teahouse("play", "toy", "--terminal", "--seats", "tests.bots.own:Broken,bot")
    assert answer.code == 1
    assert "no tea left" in answer.err


def test_a_bot_that_fails_at_the_table_is_called_by_its_name(teahouse: Teahouse) -> None:
    answer = teahouse("play", "toy", "--terminal", "--seats", "me,tests.bots.own:Broken", "--seed", "3", typed="1\n1\n")
    assert "The bot “tests.bots.own:Broken” failed on seat 2" in answer.err


def test_a_bot_that_is_not_named_is_cup(play: Chair, monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[str] = []

    def sits_down(name: str, game: Game, seat: int, seed: str) -> Bot:
        seated.append(name)
        return bot(name, game, seat, seed)

    monkeypatch.setattr("teahouse.cli.play.bot", sits_down)
    play(arguments=("--seats", "me,bot,random"))
    assert seated == ["cup", "random"]


def test_why_says_what_each_bot_expected_of_its_last_move(teahouse: Teahouse) -> None:
    seated = ("--seats", "me,cup,random", "--seed", "3")
    answer = teahouse("play", "year-of-the-dragon", "--terminal", *seated, typed="why\n1\n1\n1\nwhy\n3\nwhy\n?\n")
    assert after(answer, "why") == "No bot has moved yet.\n"
    said = answer.out.split("> why\n")[2].split("> ")[0]
    assert re.match(r"Bot 2: .+\n  Expects \d+ points in the end[^B]+Bot 3: .+\n  It does not say why\.\n$", said)
    assert answer.out.split("> why\n")[3].startswith(said), "the same in the middle of one's turn"
    assert "why each bot made its last move" in after(answer, "?")
    assert "why to hear what the bots were thinking" in answer.out


def test_warum_says_it_in_german(teahouse: Teahouse) -> None:
    seated = ("--seats", "me,cup", "--seed", "3", "--lang", "de")
    answer = teahouse("play", "year-of-the-dragon", "--terminal", *seated, typed="1\n1\n1\nwarum\n?\n")
    assert re.match(r"Bot 2: .+\n  Erwartet am Ende \d+ Punkte", after(answer, "warum"))
    assert "warum jeder Bot seinen letzten Zug gemacht hat" in after(answer, "?")


def test_what_a_bot_of_ones_own_thinks_is_shown_as_it_says_it(play: Chair) -> None:
    answer = play("1", "1", "why", arguments=("--seats", "me,tests.bots.own:Poet,tests.bots.own:Silent"))
    assert "\n  the moon is up\n" in after(answer, "why")
    assert after(answer, "why").endswith("\n  thought-of-my-own\n")


def test_why_tells_nothing_of_a_move_that_cannot_be_seen(toy: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = build(toy, 2, None, {})
    sitting = Sitting(game, [None, bot("cup", game, 1, "3/1")], ["me", "cup"], ["Mei", "Bot 2"], "3", Budget())
    entry = Entry(1, game.move("pass").label, [], [0])
    entry.thought = Message("thought-only-move")
    sitting.log = [entry]
    Terminal(sitting, Words("en", toy, ["Mei", "Bot 2"]), confirm=False)._show_thoughts(0)
    assert capsys.readouterr().out == "Bot 2: a move that you cannot see\n"


def test_a_game_starts_with_no_question_asked_and_without_a_terminal() -> None:
    answer = program("play", "year-of-the-dragon", "--terminal", "--seed", "1")
    assert (answer.code, answer.err) == (0, "")
    assert "Take a young person" in answer.out
    assert answer.out.rstrip().endswith("moves.")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_year_is_played_by_typing_ones_and_looking_around(lang: str) -> None:
    looks = ["o", "w", "e", "b", "p", "l 3", "w 40"]
    typed = "".join(f"{look}\n1\n" for look in looks * 40)
    answer = program(
        "play", "year-of-the-dragon", "--terminal", "--seed", "1", "--players", "3", "--lang", lang, typed=typed
    )
    assert (answer.code, answer.err) == (0, "")
    assert ("The game is over." if lang == "en" else "Das Spiel ist zu Ende.") in answer.out
