"""The table as text: drawn from views only, and everything that a view shows is there."""

from __future__ import annotations

import io

from rich.console import Console

import arkade
from arkade.bots import Eye, RandomBot
from arkade.cardtext.choices import CHOOSE_CARD
from arkade.games.worldbreakers.combat import BLOCK
from arkade.games.worldbreakers.effects_hand import DISCARD_SHOWN
from arkade.games.worldbreakers.rounds import BUY
from arkade.games.worldbreakers.triggers import TRIGGER
from arkade.kernel import CardView, LogLine, OptionView, SeatView, State, View, ZoneView
from arkade.table.drawing import SEAT_SIGNS, SEAT_STYLES, draw_table
from arkade.table.flow import lines_of
from arkade.table.labels import Labels
from arkade.table.options import print_options
from arkade.table.story import print_ending, print_news, short_story, verdict


def page() -> Console:
    return Console(file=io.StringIO(), width=80, markup=False, highlight=False)


def text_of(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(g: State, seat: int | None) -> str:
    """All that a terminal shows of a position to a seat."""
    view = g.view(seat)
    console = page()
    draw_table(console, arkade.load("sample"), view)
    print_news(console, view.log)
    if view.options:
        print_options(console, arkade.load("sample"), view)
    return text_of(console)


def mid_game(seed: int, choices: int, seats: int = 3, mode: str = "free") -> State:
    g = arkade.load("sample").new(seed, mode, {"seats": seats})
    bot = RandomBot(seed)
    for _ in range(choices):
        g.choose(g.asked[0], bot.choose(Eye(g, g.asked[0])))
    return g


def view_of(**changes: object) -> View:
    """A small view, as some game might give it."""
    fields: dict[str, object] = {
        "game": "sample",
        "mode": "free",
        "seat": 0,
        "turn": 1,
        "phase": "round 1",
        "seats": [SeatView("P1", 0, {"pearls": 3}), SeatView("P2", 1, {"pearls": 12})],
        "counters": {},
        "zones": [],
        "waiting": [],
        "prompt": "",
        "options": [],
        "log": [],
        "over": False,
        "outcome": None,
    }
    return View(**{**fields, **changes})  # type: ignore[arg-type]


def labels() -> Labels:
    return Labels(arkade.load("sample"), view_of())


def test_a_card_that_only_names_its_zone_is_left_out_and_one_that_says_more_is_not() -> None:
    room, guest = CardView(0, 1, "Comms"), CardView(1, 2, "Diver")
    assert labels().of_zone(ZoneView("comms", None, 2, [room, guest])) == ["Diver"]
    closed = CardView(0, 1, "Comms", {"blocked": True})
    assert labels().of_zone(ZoneView("comms", None, 1, [closed])) == ["Comms (blocked)"]


def test_what_a_seat_does_not_know_changes_no_letter_of_its_table() -> None:
    for choices in (0, 7, 21, 40):
        g = mid_game(4, choices)
        for seat in range(3):
            assert drawn(g, seat) == drawn(g.determinize(seat, choices), seat)


def test_own_cards_are_named_and_those_of_others_counted() -> None:
    g = mid_game(6, 0)
    text = drawn(g, 0)
    own = next(zone for zone in g.view(0).zones if zone.name == "hand" and zone.seat == 0)
    lines = text.splitlines()
    hand = next(number for number, line in enumerate(lines) if line.strip().startswith("hand "))
    shown = " ".join(" ".join(lines[hand : hand + 3]).split())
    assert all(f"{card.name} ({card.badge})" in shown for card in own.cards)
    assert text.count("deck 10 · hand 4") == 2
    assert "in play" not in text


def test_counters_turn_and_who_is_choosing_are_said_in_words() -> None:
    g = mid_game(6, 0)
    lead = g.view(0).turn
    lines = drawn(g, 0).splitlines()
    heading = next(line for line in lines if line.startswith("▸"))
    assert f"P{lead + 1} (" in heading
    assert "turn" in heading
    assert any("P2 (" in line and "choosing" in line for line in lines)
    assert any("P1 (you" in line and "pearls 0" in line for line in lines)


def test_partners_are_shown_as_a_team() -> None:
    text = drawn(mid_game(6, 0, seats=4, mode="teams"), 0)
    assert "P1 (you, team 1" in text
    assert "P3 (team 1" in text
    assert "P4 (team 2" in text
    assert "team" not in drawn(mid_game(6, 0, seats=3, mode="together"), 0)


def test_nothing_is_wider_than_the_terminal() -> None:
    for choices in (0, 30, 60):
        assert max(map(len, drawn(mid_game(8, choices, seats=4), 0).splitlines())) <= 80


def test_every_seat_has_a_sign_and_a_colour_of_its_own() -> None:
    assert len(set(SEAT_SIGNS)) == len(set(SEAT_STYLES)) == 8


def test_cards_in_a_zone_are_grouped_marked_and_counted() -> None:
    diver, marked = CardView(0, 1, "Diver"), CardView(2, 3, "Net", {"wounds": 2, "ready": True}, "1/2")
    zone = ZoneView("in play", 0, 5, [diver, CardView(1, 2, "Diver"), marked])
    assert labels().of_zone(zone) == ["Diver×2", "Net (1/2, wounds 2, ready)", "2 unseen"]


def test_discarded_cards_are_only_named() -> None:
    zone = ZoneView("discard", 0, 2, [CardView(0, 1, "Diver", badge="1/2"), CardView(1, 2, "Net", badge="2/2")])
    assert labels().of_zone(zone) == ["Diver", "Net"]


def test_cards_in_a_row_are_not_broken_at_the_end_of_a_line() -> None:
    parts = ["Alert Warden (4/3)", "Net", "Airag Maker (2/2)", "Dogtamer"]
    assert lines_of(parts, 24) == ["Alert Warden (4/3) ·", "Net ·", "Airag Maker (2/2) ·", "Dogtamer"]
    assert lines_of(parts, 26) == ["Alert Warden (4/3) · Net ·", "Airag Maker (2/2) ·", "Dogtamer"]
    assert lines_of(parts, 80) == ["Alert Warden (4/3) · Net · Airag Maker (2/2) · Dogtamer"]
    assert lines_of([], 80) == []


def test_face_down_cards_lie_at_places() -> None:
    zone = ZoneView("line", 0, 3, [CardView(0, 1, "Diver"), CardView(1, marks={"wounds": 1}), CardView(2, 4, "Diver")])
    assert labels().of_zone(zone) == ["1 Diver", "2 ▒ face down (wounds 1)", "3 Diver"]


def test_zones_and_counters_of_the_whole_table_are_shown() -> None:
    console = page()
    zones = [ZoneView("market", None, 1, [CardView(0, 1, "Diver")]), ZoneView("supply", None, 9, [])]
    draw_table(console, arkade.load("sample"), view_of(zones=zones, counters={"tide": 4}))
    lines = [" ".join(line.split()) for line in text_of(console).splitlines()]
    assert "tide 4" in lines
    assert "market Diver" in lines
    assert "cards in supply 9" in lines


def test_passes_and_equal_lines_are_told_in_short() -> None:
    lines = [
        LogLine("draw", "P2 draws a card.", 1),
        LogLine("draw", "P2 draws a card.", 1),
        LogLine("ready", "P1 has chosen.", 0),
        LogLine("choice", "P1: pass", 0),
        LogLine("choice", "P2: pass", 1),
        LogLine("choice", "P3: pass", 2),
        LogLine("resolve", "Net of P1 resolves.", 0),
        LogLine("choice", "P2: pass", 1),
        LogLine("choice", "P2: play Net", 1),
    ]
    assert short_story(lines) == [
        "P2 draws a card. (×2)",
        "P1, P2 and P3 pass.",
        "Net of P1 resolves.",
        "P2 passes.",
        "P2: play Net",
    ]


def test_cards_drawn_or_revealed_one_after_the_other_are_told_together() -> None:
    lines = [
        LogLine("draw", "P1 draws Net.", 0),
        LogLine("draw", "P1 draws Diver.", 0),
        LogLine("draw", "P1 draws Net.", 0),
        LogLine("draw", "P2 draws a card.", 1),
        LogLine("draw", "P2 draws a card.", 1),
        LogLine("reveal", "P1 reveals Heron.", 0),
        LogLine("reveal", "P2 reveals Net.", 1),
        LogLine("discard", "P1 discards Net.", 0),
        LogLine("discard", "P1 discards Heron.", 0),
    ]
    assert short_story(lines) == [
        "P1 draws Net×2 and Diver.",
        "P2 draws a card. (×2)",
        "P1 reveals Heron.",
        "P2 reveals Net.",
        "P1 discards Net.",
        "P1 discards Heron.",
    ]


def test_what_a_card_does_is_left_out_where_the_choice_has_said_it() -> None:
    lines = [
        LogLine("choice", "P1: attack Slayer with Yeti", 0),
        LogLine("attack", "Yeti attacks.", 0),
        LogLine("choice", "P1: attack Berserker with Yeti", 0),
        LogLine("attack", "Archer attacks.", 0),
        LogLine("choice", "P1: attack now", 0),
        LogLine("attack", "Yeti and Archer attack.", 0),
    ]
    left = [line.text for number, line in enumerate(lines) if number != 1]
    assert short_story(lines) == left


def test_of_a_long_story_the_end_is_shown() -> None:
    console = page()
    print_news(console, [LogLine("x", f"Line {number}.") for number in range(40)])
    lines = text_of(console).splitlines()
    assert lines[0] == "  … 16 lines before these; log shows them all"
    assert lines[1] == "  Line 16."
    assert lines[-1] == "  Line 39."


def test_many_options_stand_in_columns() -> None:
    options = [OptionView((10, number, 0), f"play card {number}") for number in range(30)]
    console = page()
    print_options(console, arkade.load("sample"), view_of(options=options))
    lines = text_of(console).splitlines()
    assert len(lines) < 12
    assert lines[0].split()[:4] == ["1", "play", "card", "0"]
    assert " 30  play card 29" in text_of(console)


def test_an_option_shows_what_is_printed_on_its_card() -> None:
    cards = [CardView(0, 5, "Diver", badge="speed 3"), CardView(1, 6, "Driftwood", badge="speed 8")]
    options = [OptionView((10, 5, 0), "play Diver", 5), OptionView((10, 6, 0), "play Driftwood", 6)]
    console = page()
    print_options(console, arkade.load("sample"), view_of(zones=[ZoneView("hand", 0, 2, cards)], options=options))
    lines = text_of(console).splitlines()
    assert lines[0] == "  1  play Diver      speed 3 · Gain 2 pearls."
    assert lines[1].startswith("  2  play Driftwood  speed 8 · For each rival, gain 1 pearl. If")
    assert lines[1].endswith("…")
    assert len(lines[1]) == 80


def worldbreakers_lines(zones: list[ZoneView], options: list[OptionView]) -> list[str]:
    """The options of a seat in Worldbreakers as the terminal lists them."""
    console = page()
    print_options(console, arkade.load("worldbreakers"), view_of(zones=zones, options=options))
    return text_of(console).splitlines()


def test_an_option_says_what_it_costs() -> None:
    [standing] = worldbreakers_lines([], [OptionView((BUY, 2, 0), "buy Moon standing", note="for 2 mythium")])
    assert standing == "  1  buy Moon standing  for 2 mythium"


def test_an_option_that_tells_an_effect_does_not_repeat_the_text_of_its_card() -> None:
    viper = ZoneView("followers", 0, 1, [CardView(0, 5, "Baleful Viper", badge="1/3")])
    words = "use Baleful Viper: gain 1 Void standing"
    assert worldbreakers_lines([viper], [OptionView((TRIGGER, 5, 3), words, 5)]) == [f"  1  {words}"]


def test_a_long_option_goes_on_below_its_own_words() -> None:
    lines = worldbreakers_lines([], [OptionView((TRIGGER, 5, 3), "use " + "many words " * 12)])
    assert len(lines) == 2
    assert lines[0].startswith("  1  use many words")
    assert lines[1].startswith("     many words") or lines[1].startswith("     words")


def test_an_option_with_two_cards_shows_the_numbers_of_both() -> None:
    mine = ZoneView("followers", 0, 1, [CardView(0, 5, "Alert Warden", badge="4/3")])
    foe = ZoneView("front", 1, 1, [CardView(0, 6, "Airag Maker", badge="2/2")])
    [block] = worldbreakers_lines([mine, foe], [OptionView((BLOCK, 5, 6), "block Airag Maker", 5, 6)])
    assert block.endswith("  Airag Maker 2/2 · Alert Warden 4/3")


def test_an_option_says_whose_card_it_names_unless_it_is_the_own() -> None:
    foe = ZoneView("followers", 1, 1, [CardView(0, 6, "Airag Maker", badge="2/2")])
    [target] = worldbreakers_lines([foe], [OptionView((CHOOSE_CARD, 6, 0), "choose Airag Maker", 6)])
    assert "  P2 · 2/2 · Enters: Gain 1 standing" in target


def test_an_option_that_names_a_printed_card_shows_its_text() -> None:
    face = arkade.load("worldbreakers").face("Mythium Fund")
    [named] = worldbreakers_lines([], [OptionView((DISCARD_SHOWN, face, 0), "discard Mythium Fund")])
    assert named.endswith("  Gain 9 mythium.")


def test_a_choice_that_is_told_again_is_left_out_of_the_story() -> None:
    lines = [
        LogLine("choice", "P2: draw a card", 1),
        LogLine("draw", "P2 draws a card.", 1),
        LogLine("choice", "P1: attack", 0),
        LogLine("combat", "P1 attacks.", 0),
        LogLine("choice", "P1: attack with Diver", 0),
        LogLine("choice", "P1: discard Net", 0),
        LogLine("discard", "P2 discards Net.", 1),
        LogLine("choice", "P1: play Net", 0),
    ]
    assert short_story(lines) == [
        "P2 draws a card.",
        "P1 attacks.",
        "P1: attack with Diver",
        "P1: discard Net",
        "P2 discards Net.",
        "P1: play Net",
    ]


def test_minor_counters_are_not_drawn_and_marks_name_the_card_that_they_point_at() -> None:
    seats = [SeatView("P1", 0, {"power": 3, "lone attacks this round": 1}), SeatView("P2", 1, {"power": 2})]
    mentor, stored = CardView(0, 7, "Patient Mentor"), CardView(0, 8, "Dogtamer", {"stored on": 7})
    zones = [ZoneView("followers", 0, 1, [mentor]), ZoneView("stored", 0, 1, [stored])]
    console = page()
    game = arkade.load("worldbreakers")
    draw_table(console, game, view_of(mode="preconstructed", seats=seats, zones=zones, counters={"round": 2}))
    shown = text_of(console)
    assert "power 3" in shown
    assert "lone attacks" not in shown
    assert "round 2" not in shown
    assert "Dogtamer (stored on Patient Mentor)" in shown


def test_the_verdict_names_those_who_win_share_or_lose() -> None:
    def said(*scores: float) -> str:
        seats = [SeatView(f"P{seat + 1}", seat, {}) for seat in range(len(scores))]
        return verdict(view_of(seats=seats, over=True, outcome=list(scores)))

    assert said(0, 1) == "P2 wins."
    assert said(1, 0, 1, 0) == "P1 and P3 win."
    assert said(0.5, 0.5, 0) == "P1 and P2 share the win."
    assert said(0, 0, 0) == "Everybody loses."


def test_the_end_says_by_what_it_was_won() -> None:
    console = page()
    print_ending(console, arkade.load("sample"), view_of(over=True, outcome=[0.0, 1.0]))
    assert text_of(console).splitlines() == [
        "The game is over. P2 wins.",
        "  P1: score 0, pearls 3",
        "  P2: score 1, pearls 12",
    ]
