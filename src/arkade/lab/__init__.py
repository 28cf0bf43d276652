"""The lab: many games played, measured and compared."""

from arkade.lab.bench import Speed, bench
from arkade.lab.form import is_compiled
from arkade.lab.interval import share_interval
from arkade.lab.simulate import Fault, Result, Simulation, simulate

__all__ = ["Fault", "Result", "Simulation", "Speed", "bench", "is_compiled", "share_interval", "simulate"]
