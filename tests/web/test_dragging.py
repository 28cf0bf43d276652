"""Dragging: from a card to what it is meant for, in each game, also where the next question asks for the target."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, Page, expect

from arkade.kernel import State
from tests.server.process import ServerProcess
from tests.web.positions import after, choice, seated_at, went_on
from tests.web.tables import against_a_bot, sat_down


def drag(page: Page, card: Locator, onto: Locator) -> None:
    """Press on a card, go to the middle of something else in two steps, and let go."""
    card.hover()
    page.mouse.down()
    box = onto.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 3)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


def anchored(page: Page, anchor: str) -> Locator:
    return page.locator(f"[data-anchor='{anchor}']").first


def told(page: Page, words: str) -> Locator:
    return page.locator(".log li.choice", has_text=words).first


def question(page: Page) -> Locator:
    return page.locator(".prompt")


def test_the_only_crew_of_a_player_is_dragged_to_a_room(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "ark_ship"))
    crew = page.locator("button.crew.chosen")
    expect(crew).to_have_count(1)
    drag(page, crew, page.get_by_label("send to Training"))
    expect(page.get_by_role("region", name="Training").locator("button.crew.mine")).to_be_visible()


def test_a_card_is_dragged_to_its_space_of_the_mat(browser: Browser, server: ServerProcess) -> None:
    g = went_on("arackhan_wars", 0, lambda g: g.view(0).prompt.startswith("Place your first card"))
    first = g.view(0).options[0]
    _, card, space = after(g, 0, first.words).view(0).options[0].option
    assert card == first.card
    page = sat_down(browser, server, seated_at(server, g, 0))
    drag(page, page.locator(f".hand [data-card='{card}']"), anchored(page, f"space:{space}"))
    expect(anchored(page, f"space:{space}").locator(f"[data-card='{card}']")).to_be_visible()
    expect(question(page)).to_contain_text("Place your second card")


def test_a_card_that_was_dropped_on_a_wrong_space_is_dragged_on_to_a_right_one(
    browser: Browser, server: ServerProcess
) -> None:
    g = went_on("arackhan_wars", 0, lambda g: g.view(0).prompt.startswith("Place your first card"))
    first = g.view(0).options[0]
    right = [option.option[2] for option in after(g, 0, first.words).view(0).options]
    board = g.table.game.layout.board
    assert board is not None
    wrong = next(space for space in board.spaces if space not in right)
    page = sat_down(browser, server, seated_at(server, g, 0))
    card = page.locator(f".hand [data-card='{first.card}']")
    drag(page, card, anchored(page, f"space:{wrong}"))
    expect(question(page)).to_contain_text("Where do you place")
    drag(page, card, anchored(page, f"space:{right[-1]}"))
    expect(anchored(page, f"space:{right[-1]}").locator(f"[data-card='{first.card}']")).to_be_visible()


def test_a_follower_is_dragged_to_the_attacker_that_it_blocks(browser: Browser, server: ServerProcess) -> None:
    g = went_on("worldbreakers", 0, lambda g: g.view(0).options[0].target is not None)
    block = g.view(0).options[0]
    page = sat_down(browser, server, seated_at(server, g, 0))
    drag(page, anchored(page, f"card:{block.card}"), anchored(page, f"card:{block.target}"))
    expect(told(page, block.words)).to_be_attached()


def test_an_event_is_dragged_to_the_follower_that_it_is_meant_for(browser: Browser, server: ServerProcess) -> None:
    g = went_on("worldbreakers", 1, lambda g: choice(g, 1, "play Pacify") is not None)
    pacify, meant = choice(g, 1, "play Pacify"), after(g, 1, "play Pacify").view(1).options[-1]
    assert pacify is not None
    page = sat_down(browser, server, seated_at(server, g, 1))
    drag(page, page.locator(f".hand [data-card='{pacify.card}']"), anchored(page, f"card:{meant.card}"))
    expect(told(page, meant.words)).to_be_attached()


def nets_a_rival(g: State) -> bool:
    """Whether the other player has chosen already and can't but let a Net of mine pass."""
    return g.asked == (0,) and choice(g, 0, "play Net") is not None and len(after(g, 0, "play Net").options(1)) == 1


def test_a_net_is_dragged_to_the_rival_that_it_is_meant_for(browser: Browser, server: ServerProcess) -> None:
    g = went_on("sample", 0, nets_a_rival)
    net = choice(g, 0, "play Net")
    assert net is not None
    page = sat_down(browser, server, seated_at(server, g, 0))
    drag(page, page.locator(f".hand [data-card='{net.card}']"), page.locator("[data-anchor='seat:1']"))
    expect(told(page, "choose random")).to_be_attached()
