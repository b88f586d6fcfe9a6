/// What an update is to take at most.
enum SessionAim: Sendable {
    /// Nanoseconds, in the middle of all updates.
    case time(Int64)
    /// Nanoseconds, in the middle of all updates, of which none asks for memory.
    case timeWithoutMemory(Int64)
    /// Nanoseconds, but for one update in a hundred.
    case mostly(Int64)
    /// A share of a fresh layout, in the middle of all updates.
    case fresh(Double)
}
