import Glibc

/// The processor time of this thread: what other programs take doesn't count.
public enum ThreadClock {
    /// Nanoseconds of processor time so far.
    public static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// How long a function takes, in nanoseconds.
    public static func measure(_ body: () -> Void) -> Int64 {
        let start = now
        body()
        return now - start
    }
}
