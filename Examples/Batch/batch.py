"""Draws cards of talks in twelve languages on a cluster of Dask.

    python batch.py [--count 10000] [--batch 100] [--output FOLDER] [--scheduler ADDRESS]

Without an address a local cluster of one worker and then one of two draw all cards, and the throughput of both is printed beside
what two processes reach over one that do nothing but spin. With one, the workers of that cluster draw them: each needs the
package mizan. The folder has to be one that all workers see.
"""

from __future__ import annotations

import argparse
import pathlib
import sys
import time
from typing import Optional

from distributed import Client, LocalCluster, as_completed

import cards
import spin

HERE = pathlib.Path(__file__).resolve().parent


def draw_all(
    client: Client, deck: cards.Deck, count: int, batch: int, folder: Optional[str]
) -> tuple[dict[int, str], float]:
    """Draws all cards; their digests by the first number of their batch, and the cards a second."""
    client.upload_file(str(HERE / "cards.py"))
    shared = client.scatter(deck, broadcast=True)
    # Each worker opens its scene and its fonts before the clock runs.
    client.run(cards.draw, deck, 0, min(count, 36))
    start = time.perf_counter()
    tasks = [
        client.submit(cards.draw, shared, first, min(first + batch, count), folder, pure=False)
        for first in range(0, count, batch)
    ]
    digests, drawn = {}, 0
    for task in as_completed(tasks):
        first, number, digest = task.result()
        digests[first] = digest
        drawn += number
        task.release()
    seconds = time.perf_counter() - start
    assert drawn == count
    return digests, count / seconds


def check_workers(client: Client, deck: cards.Deck, count: int) -> None:
    """Ends the program where a worker draws other bytes than this process."""
    sample = min(count, 72)
    expected = cards.draw(deck, 0, sample)
    others = client.run(cards.draw, deck, 0, sample)
    for worker, drawn in others.items():
        if drawn != expected:
            sys.exit(f"batch: error: the worker {worker} draws other bytes than this process")
    print(f"the same bytes from this process and each of {len(others)} workers, {sample} cards")


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws cards of talks on a cluster of Dask.")
    parser.add_argument("--count", type=int, default=10_000, help="how many cards")
    parser.add_argument("--batch", type=int, default=100, help="how many of them are a task")
    parser.add_argument("--output", help="the folder to write the pictures to; else only their digests are taken")
    parser.add_argument("--scheduler", help="the address of a cluster's scheduler, such as tcp://10.0.0.1:8786")
    options = parser.parse_args()
    if options.count < 1 or options.batch < 1:
        parser.error("--count and --batch are at least 1")
    if options.output:
        pathlib.Path(options.output).mkdir(parents=True, exist_ok=True)
    deck = cards.Deck(HERE)

    if options.scheduler:
        with Client(options.scheduler) as client:
            digests, rate = draw_all(client, deck, options.count, options.batch, options.output)
            print(f"{options.count} cards in {len(digests)} batches: {rate:.1f} cards a second")
            check_workers(client, deck, options.count)
        return

    # Before and after, as other work on the machine comes and goes.
    ideals, results = [spin.speedup()], []
    for workers in (1, 2):
        with LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster, Client(cluster) as client:
            results.append(draw_all(client, deck, options.count, options.batch, options.output))
            print(f"{workers} worker{'s' if workers > 1 else ''}: {results[-1][1]:.1f} cards a second")
            if workers == 2:
                check_workers(client, deck, options.count)
    (one, slow), (two, fast) = results
    if one != two:
        sys.exit("batch: error: one worker and two draw other bytes")
    print(f"{options.count} cards in {len(one)} batches, the same digests of one worker and of two")
    ideals.append(spin.speedup())
    ideal = sum(ideals) / len(ideals)
    print(
        f"two workers draw {fast / slow:.2f} times as many as one; two spinning processes reach {ideal:.2f} times one: "
        f"{fast / slow / ideal:.0%} of it")


if __name__ == "__main__":
    main()
