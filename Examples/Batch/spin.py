"""What two processes reach over one on this machine when they do nothing but spin."""

from __future__ import annotations

import multiprocessing
import time
from typing import Any


def _spin(start: Any, seconds: float, counts: Any) -> None:
    start.wait()
    count, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        for _ in range(10_000):
            pass
        count += 1
    counts.put(count)


def _rate(processes: int, seconds: float) -> float:
    context = multiprocessing.get_context("spawn")
    start, counts = context.Barrier(processes), context.Queue()
    workers = [context.Process(target=_spin, args=(start, seconds, counts)) for _ in range(processes)]
    for worker in workers:
        worker.start()
    total = sum(counts.get() for _ in workers)
    for worker in workers:
        worker.join()
    return total / seconds


def speedup(seconds: float = 3) -> float:
    """How much more two spinning processes do than one."""
    one = _rate(1, seconds)
    return _rate(2, seconds) / one
