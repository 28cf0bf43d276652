"""Decoding in thought: how far the points of the signals are from their targets, and how much nearer a crew gets."""

from __future__ import annotations

from arkade.games.ark_ship.printed import COLUMNS, HIGHEST_LINE
from arkade.games.ark_ship.signals import visible_waveforms
from arkade.games.ark_ship.state import ArkShip


def gain_of(line: int, target: int, step: int) -> int:
    """How many steps nearer to its target a point comes by a move (AS-18.03)."""
    moved = min(max(line + step, 0), HIGHEST_LINE)
    return abs(line - target) - abs(moved - target)


class Decoding:
    """The points of both signals as a plan would leave them. The state stays as it is."""

    def __init__(self, g: ArkShip) -> None:
        self.g = g
        self.lines: list[list[int]] = []
        self.targets: list[list[int]] = []
        for signal in g.signals:
            known = signal >= 0
            self.lines.append([g.line(signal, column) for column in range(COLUMNS)] if known else [])
            self.targets.append(g.faces[g.face[signal]].lines if known else [])

    def steps_off(self, bay: int) -> int:
        """How many steps the points of a signal are from their targets in all."""
        lines, targets = self.lines[bay], self.targets[bay]
        return sum([abs(lines[column] - targets[column]) for column in range(len(lines))])

    def gain(self, bay: int, steps: list[int], rank: int) -> int:
        """How much nearer a waveform brings a signal; an expert leaves out what would lead away (AS-14.10)."""
        lines, targets = self.lines[bay], self.targets[bay]
        total = 0
        for column in range(len(lines)):
            if steps[column]:
                gained = gain_of(lines[column], targets[column], steps[column])
                total += gained if rank < 2 else max(gained, 0)
        return total

    def apply_waveform(self, rank: int) -> None:
        """AS-14.09, AS-14.10: the waveform and the signal that come nearest to a decoding, if any does."""
        best = 0
        chosen: list[int] = []
        at = 0
        for waveform in visible_waveforms(self.g):
            steps = self.g.faces[self.g.face[waveform]].lines
            for bay in range(2):
                gained = self.gain(bay, steps, rank)
                if gained > best:
                    best, chosen, at = gained, steps, bay
        if best:
            lines, targets = self.lines[at], self.targets[at]
            for column in range(COLUMNS):
                if rank < 2 or gain_of(lines[column], targets[column], chosen[column]) > 0:
                    lines[column] = min(max(lines[column] + chosen[column], 0), HIGHEST_LINE)

    def move_point(self, rank: int) -> bool:
        """AS-14.12, AS-14.13: one point that is too low goes up, for which the crew pays with stress; an expert may set
        one to 0 instead. Whether there is stress to pay."""
        for bay in range(2):
            lines, targets = self.lines[bay], self.targets[bay]
            for column in range(len(lines)):
                if rank > 1 and targets[column] == 0 and lines[column] > 1:
                    lines[column] = 0
                    return False
        for bay in range(2):
            lines, targets = self.lines[bay], self.targets[bay]
            for column in range(len(lines)):
                if lines[column] < targets[column]:
                    lines[column] += 1
                    return True
        return False
