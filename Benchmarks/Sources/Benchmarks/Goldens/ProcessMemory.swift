import Glibc

/// What the process has in memory. Source: proc(5).
enum ProcessMemory {
    /// The most that was resident since the peak was reset, in bytes.
    static var peak: Int {
        let line = (try? TextFile.lines(of: "/proc/self/status"))?.first { $0.hasPrefix("VmHWM:") }
        let kilobytes = line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
        return kilobytes << 10
    }

    /// Forgets the peak so far; what is resident stays.
    static func resetPeak() {
        let file = open("/proc/self/clear_refs", O_WRONLY)
        guard file >= 0 else { return }
        _ = write(file, "5", 1)
        close(file)
    }
}
