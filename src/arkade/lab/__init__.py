"""The lab: many games played, measured and compared.

What gives polars tables needs the extra `arkade[lab]`; it is imported when it is first used.
"""

from arkade.lab.bench import Speed, bench
from arkade.lab.form import is_compiled
from arkade.lab.interval import share_interval
from arkade.lab.notebook import Picture, draw_states_in_notebooks, show, show_everything
from arkade.lab.played import Fault
from arkade.lab.simulate import simulate

__all__ = [
    "Fault",
    "Picture",
    "Speed",
    "bench",
    "is_compiled",
    "share_interval",
    "show",
    "show_everything",
    "simulate",
]

draw_states_in_notebooks()
