"""Runs two programs in turn, and prints what processor time each took and the ratio: process_times.py ROUNDS NAME CALL… -- NAME CALL…

The time of a run is the user and system time of the whole process, as the system counts it. The first run of each isn't counted: it
reads from the disk.
"""

import os
import statistics
import subprocess
import sys


def processor_time(call):
    """Milliseconds of processor time that a call took."""
    process = subprocess.Popen(call, stdin=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"mizan: error: {call[0]} ended with {process.returncode}")
    return 1000 * (usage.ru_utime + usage.ru_stime)


def main():
    rounds, arguments = int(sys.argv[1]), sys.argv[2:]
    border = arguments.index("--")
    programs = [(part[0], part[1:]) for part in (arguments[:border], arguments[border + 1:])]
    times = [[processor_time(call) for _, call in programs] for _ in range(rounds + 1)][1:]
    print("| program | processor time, ms: median | least | most |")
    print("| --- | ---: | ---: | ---: |")
    for (name, _), column in zip(programs, zip(*times)):
        print(f"| {name} | {statistics.median(column):.2f} | {min(column):.2f} | {max(column):.2f} |")
    ratio = statistics.median(first / second for first, second in times)
    print(f"\n{rounds} runs each, in turn: {programs[0][0]} takes {ratio:.2f} times what {programs[1][0]} takes (the median of the ratios)")


main()
