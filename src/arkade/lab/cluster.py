"""A cluster: the same work on Ray, on this machine or on many.

Ray starts a task again when the process or the machine that had it is gone, so nothing is lost with it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import Any, TypeVar

from arkade.kernel import ArkadeError

Task = TypeVar("Task")
Result = TypeVar("Result")

RAY = "ray"
"""How one says that Ray is to be started on this machine."""
AT_ONCE = 2
"""So many tasks for each processor wait in line."""
TRIES = 5
"""How often a task is started again whose process died. A task that ends every process is a fault of its own."""


def workers_of(
    cluster: str, processes: int | None
) -> Callable[[Callable[[Task], Result], Iterable[Task]], Generator[Result, None, None]]:
    """Workers on Ray: `ray` for this machine, else the address of a cluster."""
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
    """Ray, started here or joined at an address. It tells nobody that it is used, and opens no page."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise ArkadeError("a cluster needs Ray: pip install 'arkade[cluster]'") from None
    try:
        if address is None:
            ray.init(
                address="local",
                num_cpus=processes,
                include_dashboard=False,
                log_to_driver=False,
                configure_logging=False,
                _node_ip_address="127.0.0.1",
            )
        else:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError, OSError) as fault:
        raise ArkadeError(
            f"the cluster can't be reached at {address or 'this machine'!r}: {first_line(fault)}"
        ) from None
    return ray


def first_line(fault: Exception) -> str:
    return str(fault).strip().partition("\n")[0]
