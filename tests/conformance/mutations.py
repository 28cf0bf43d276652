"""Faults for the mutation check: each is one change to the sources that some test must notice."""

from __future__ import annotations

from dataclasses import dataclass

GAME = "sample"
CASE = "sample-free-3"


@dataclass(frozen=True)
class Mutation:
    """Replace a text, which stands exactly once in a file, by another; `tests` must then fail."""

    name: str
    file: str
    old: str
    new: str
    tests: str
    only: str = CASE

    def __str__(self) -> str:
        return self.name.replace(" ", "-")


MUTATIONS = [
    # Copies
    Mutation(
        "the kernel shares a list between copies",
        "kernel/state.py",
        "twin.known = self.known.copy()",
        "twin.known = self.known",
        "test_copies.py",
    ),
    Mutation(
        "a state takes the piles that it shares with a copy for its own",
        "kernel/cards.py",
        "self.own_piles = 0\n        return",
        "self.own_piles = ALL_PILES\n        return",
        "test_copies.py",
    ),
    Mutation(
        "a game shares a list between copies",
        "games/sample/state.py",
        "twin.gained = self.gained.copy()",
        "twin.gained = self.gained",
        "test_copies.py",
    ),
    Mutation(
        "a game forgets to copy a number",
        "games/sample/state.py",
        "        twin.lead = self.lead\n",
        "",
        "test_copies.py",
    ),
    Mutation(
        "a game forgets a number in its digest",
        "games/sample/state.py",
        "self.tide, self.fog, self.cancelled]]",
        "self.tide, self.cancelled]]",
        "test_copies.py",
    ),
    # What is hidden
    Mutation(
        "hands are shown to all",
        "kernel/zones.py",
        "1 << owner if shows == HAND and owner != NOBODY else 0",
        "EVERYONE if shows == HAND and owner != NOBODY else 0",
        "test_leaks.py",
        "leak_3",
    ),
    Mutation(
        "a view shows hidden cards",
        "kernel/viewing.py",
        "if not known[card] >> viewer & 1:",
        "if not known[card] >> viewer & 1 and shows != HAND:",
        "test_view_law.py",
    ),
    Mutation(
        "a view shows the order of a hand",
        "kernel/viewing.py",
        '        cards.sort(key=lambda card: (card.name or "", card.id or 0))\n',
        "        pass\n",
        "test_leaks.py",
        "order_of_a_hand",
    ),
    Mutation(
        "the log names hidden cards",
        "kernel/story.py",
        'g.name(card) if g.known[card] >> viewer & 1 else "a card"',
        "g.name(card)",
        "test_leaks.py",
        f"leak_6 and {CASE}",
    ),
    Mutation(
        "the log has the numbers of hidden cards",
        "kernel/story.py",
        "[card for card in cards if g.identifies(viewer, card)]",
        "[card for card in cards]",
        "test_leaks.py",
        f"leak_6 and {CASE}",
    ),
    Mutation(
        "the words of an option name hidden cards",
        "kernel/verbs.py",
        'return g.name(number) if g.known[number] >> viewer & 1 else "a card"',
        "return g.name(number)",
        "test_view_law.py",
        f"leak_12 and {CASE}",
    ),
    Mutation(
        "a prompt names hidden cards",
        "kernel/cards.py",
        'return self.name(card) if self.knows(seat, card) else "a card"',
        "return self.name(card)",
        "test_view_law.py",
        f"same_name and {CASE}",
    ),
    Mutation(
        "a refusal quotes the hidden card",
        "kernel/state.py",
        "raise Illegal(rule, self.table.game.rules.words(rule))",
        'raise Illegal(rule, f"{self.table.faces[self.face[-1]]} is on top.")',
        "test_options.py",
    ),
    Mutation(
        "a pause tells who can react",
        "games/sample/phases.py",
        "return seat != g.owner[card] and not g.cancelled",
        "return any(g.name(held) == 'Bulwark' for held in g.pile(HAND, seat))",
        "test_leaks.py",
        f"leak_7 and {CASE}",
    ),
    Mutation(
        "a secret answer is told early",
        "kernel/ballots.py",
        'g.tell("ready", "{seat} has chosen.", seat)',
        'g.tell("ready", "{seat} has chosen.", seat, number=option[1])',
        "test_leaks.py",
        f"leak_15 and {CASE}",
    ),
    Mutation(
        "whoever saw a card knows which of two copies was played",
        "kernel/cards.py",
        "            self.forget_copies(card, pile, seeing)\n",
        "",
        "test_leaks.py",
        f"two_copies and {CASE}",
    ),
    Mutation(
        "whoever saw a card follows it out of a hand",
        "kernel/cards.py",
        "self.lose_track(card, pile, EVERYONE & ~seeing)",
        "pass",
        "test_leaks.py",
        f"unseen and {CASE}",
    ),
    # Other worlds
    Mutation(
        "a world keeps the true chance",
        "kernel/determinize.py",
        "    world.chance = chance\n",
        "    world.chance = g.chance.copy()\n",
        "test_leaks.py",
        f"leak_2 and {CASE}",
    ),
    Mutation(
        "a world keeps the true faces",
        "kernel/determinize.py",
        "    exchange_faces(world, seat, Chance(chance.word(), chance.word(), chance.word(), 1, ()))\n",
        "",
        "test_leaks.py",
        f"leak_1 and {CASE}",
    ),
    Mutation(
        "a world exchanges faces that the seat knows",
        "kernel/determinize.py",
        "if not known & bit:",
        "if known != 0x1FF:",
        "test_view_law.py",
    ),
    Mutation(
        "a world keeps the true secret answers",
        "kernel/determinize.py",
        "    remake_ballots(world, g, seat)\n    return world",
        "    return world",
        "test_leaks.py",
        f"leak_15 and {CASE}",
    ),
    # Shuffles
    Mutation(
        "a shuffle keeps what was known",
        "kernel/cards.py",
        "            known[card] = seen_by\n",
        "",
        "test_leaks.py",
        "shuffle",
    ),
    Mutation(
        "a shuffle keeps the faces of numbers that were seen",
        "kernel/cards.py",
        "face[card] = old_face[other]",
        "face[card] = old_face[card]",
        "test_leaks.py",
        "shuffle",
    ),
    Mutation(
        "a shuffle is not fair",
        "kernel/chance.py",
        "other = half % (last + 1)",
        "other = half % len(things)",
        "test_leaks.py",
        "shuffle",
    ),
    # Rules
    Mutation(
        "a rule is forgotten so that nonsense is allowed",
        "games/sample/phases.py",
        'return "TP-02.03"',
        "return None",
        "test_options.py",
    ),
    Mutation(
        "a rule is forgotten so that more is allowed",
        "games/sample/phases.py",
        'else "TP-02.01"',
        "else None",
        "test_golden.py",
    ),
    Mutation(
        "a refusal names a rule that is not in the book",
        "games/sample/phases.py",
        'else "TP-02.01"',
        'else "TP-99.01"',
        "test_options.py",
    ),
    Mutation(
        "a question asks for answers that are not refused but not listed either",
        "games/sample/phases.py",
        'PICK = Question("pick", pick_prompt, pick_candidates, reveal_pick, pick_forbids)',
        'PICK = Question("pick", pick_prompt, pick_candidates, reveal_pick, pick_forbids,'
        " lambda g, seat: pick_candidates(g, seat)[:1])",
        "test_options.py",
    ),
    Mutation(
        "a number falls below nothing",
        "games/sample/phases.py",
        "lost = min(count, g.pearls[seat])",
        "lost = count",
        "test_cards.py",
    ),
    # Cards, undo, records
    Mutation(
        "a card is doubled when it moves",
        "kernel/cards.py",
        "            self.make_own(zone)\n        self.piles[zone].append(card)",
        "            self.make_own(zone)\n        self.piles[zone] += [card, card]",
        "test_cards.py",
    ),
    Mutation(
        "a card moves without its zone",
        "kernel/cards.py",
        "        self.zone[card] = zone\n",
        "",
        "test_cards.py",
    ),
    Mutation(
        "everything can be taken back",
        "kernel/state.py",
        "return self.history is not None and self.nothing_revealed",
        "return self.history is not None",
        "test_undo.py",
    ),
    Mutation(
        "a throw of the dice can be taken back",
        "kernel/cards.py",
        "        self.nothing_revealed = False\n        return self.chance.throw(count)",
        "        return self.chance.throw(count)",
        "test_undo.py",
    ),
    Mutation(
        "a record tells the choices in the wrong order",
        "kernel/record.py",
        "    choices.reverse()\n",
        "",
        "test_records.py",
    ),
    Mutation(
        "a record of other cards is played",
        "kernel/game.py",
        "if record.cards != self.fingerprint:",
        "if False:",
        "test_records.py",
    ),
]
