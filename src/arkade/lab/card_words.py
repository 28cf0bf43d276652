"""What a trial of cards says: one paragraph and one chart."""

from __future__ import annotations

from arkade.cardtext import listing
from arkade.lab.card_changes import Change, ShareChange, TrialResult
from arkade.lab.card_trial import WITH, WITHOUT
from arkade.lab.charts import Figure, dots_in_pairs


def paragraph(found: TrialResult) -> str:
    """What changed, the most telling first, and what did not beyond what chance does."""
    sure = [share for share in found.shares if share.change.is_sure]
    same = [share.name for share in found.shares if not share.change.is_sure]
    words = [verdict(found), *[share_words(share) for share in sure], rounds_words(found.rounds)]
    if same:
        words.append(f"No difference beyond chance: {listing(same, 'and')}.")
    return " ".join([heading(found), *words])


def heading(found: TrialResult) -> str:
    failed = f" ({found.errors:,} games failed and are left out)" if found.errors else ""
    return f"{found.games:,} games without and as many with the change, on the same deals, {found.bot} playing{failed}."


def verdict(found: TrialResult) -> str:
    """The first thing a designer wants to know."""
    telling = [found.strength] if found.strength else found.cards
    if not telling:
        return "The changed cards were seldom in anybody's hands: play more games."
    sure = [share for share in telling if share.change.is_sure]
    if not sure:
        effect = "makes the game easier or harder" if found.together else "makes anybody stronger or weaker"
        return f"These games do not show that it {effect}."
    better = sure[0].change.difference > 0
    if found.together:
        return f"The game becomes {'easier' if better else 'harder'}."
    return f"Whoever has it wins {'more' if better else 'less'} often."


def share_words(share: ShareChange) -> str:
    change = share.change
    shift = f"{signed(change.difference)} points, {points_range(change)}"
    return f"{capital(share.name)}: {change.after:.1%} of games won instead of {change.before:.1%} ({shift})."


def points_range(change: Change) -> str:
    return f"{signed(change.low)} to {signed(change.high)}"


def signed(share: float) -> str:
    """A difference of shares in percentage points."""
    return f"{100 * share:+.1f}".replace("-", "−")


def rounds_words(change: Change) -> str:
    if not change.is_sure:
        return f"Games are as long as before ({change.before:.1f} rounds)."
    longer = "longer" if change.difference > 0 else "shorter"
    reach = f"{change.low:+.1f} to {change.high:+.1f}".replace("-", "−")
    return f"Games become {longer}: {change.after:.1f} rounds instead of {change.before:.1f} ({reach})."


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def trial_figure(found: TrialResult) -> Figure:
    """One chart: every share of wins without and with the change."""
    rows = [
        {"name": share.name, "kind": kind, "share": side.share, "low": side.low, "high": side.high, "games": side.games}
        for share in found.shares
        for kind, side in ((WITHOUT, share.before), (WITH, share.after))
    ]
    chart = dots_in_pairs(rows, "name", "kind", WITHOUT, WITH, "share of games won")
    return Figure("card", found.title, "What the change does", verdict(found), chart)
