"""A cluster: the same work on Ray, on this machine or on many.

Ray starts a task again when the process or the machine that had it is gone, so nothing is lost with it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator, Iterable
from functools import partial
from logging import ERROR
from socket import create_connection
from typing import Any, TypeVar

from arkade.kernel import ArkadeError

Task = TypeVar("Task")
Result = TypeVar("Result")

LOOPBACK = "127.0.0.2" if sys.platform == "linux" else None
"""The address by which the parts of Ray on this machine find each other. It would change 127.0.0.1 to one that others
reach; on other systems than Linux it stays on this machine by itself. Some of its ports listen everywhere all the same,
and Ray's own token keeps others out of these."""
PATIENCE = 5.0
"""How many seconds the address of a cluster may take to answer."""
RAY = "ray"
"""How one says that Ray is to be started on this machine."""
AT_ONCE = 2
"""So many tasks for each processor wait in line."""
TRIES = 5
"""How often a task is started again whose process died. A task that ends every process is a fault of its own."""


def workers_of(
    cluster: str, processes: int | None
) -> Callable[[Callable[[Task], Result], Iterable[Task]], Generator[Result, None, None]]:
    """Workers on Ray: `ray` for this machine, else the address of a cluster, which must answer."""
    if cluster != RAY:
        check_answers(cluster)
    return partial(on_ray, address=None if cluster == RAY else cluster, processes=processes)


def on_ray(
    work: Callable[[Task], Result], tasks: Iterable[Task], address: str | None, processes: int | None
) -> Generator[Result, None, None]:
    """Do tasks on Ray and give results as they come."""
    ray = connected(address, processes)
    try:
        remote = ray.remote(max_retries=TRIES)(work)
        most = AT_ONCE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for task in tasks:
            waiting.append(remote.remote(task))
            if len(waiting) >= most:
                done, waiting = ray.wait(waiting)
                yield ray.get(done[0])
        while waiting:
            done, waiting = ray.wait(waiting)
            yield ray.get(done[0])
    except ray.exceptions.WorkerCrashedError:
        raise ArkadeError(f"a process of the cluster died {TRIES + 1} times over the same games") from None
    except ray.exceptions.RayError as fault:
        raise ArkadeError(f"the cluster failed: {first_line(fault)}; what was finished is kept") from None
    finally:
        ray.shutdown()


def connected(address: str | None, processes: int | None) -> Any:
    """Ray, started here or joined at an address. Here its parts meet on this machine alone; it tells nobody that it is
    used, and opens no page."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise ArkadeError("a cluster needs Ray: pip install 'arkade[cluster]'") from None
    quiet: dict[str, Any] = {"logging_level": ERROR, "log_to_driver": False}
    try:
        if address is None:
            ray.init(address="local", num_cpus=processes, include_dashboard=False, _node_ip_address=LOOPBACK, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as fault:
        raise ArkadeError(f"Ray does not start: {first_line(fault)}") from None
    return ray


def check_answers(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise ArkadeError(f"a cluster is 'ray' (on this machine) or an address such as host:6379, not {address!r}")
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as fault:
        raise ArkadeError(f"no cluster answers at {address!r}: {getattr(fault, 'strerror', None) or fault}") from None


def first_line(fault: Exception) -> str:
    return str(fault).strip().partition("\n")[0]
