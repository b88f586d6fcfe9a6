import MizanBase

extension Localization {
    /// The localization of the running task, by which `String(localized:)` and the like look strings up; nil where none was set.
    ///
    /// ```swift
    /// Localization.$current.withValue(german) { String(localized: "Order \(3) Tickets") }
    /// ```
    ///
    /// A layout sets its own for the bodies and actions that it calls. Tasks inherit it, threads don't.
    @TaskLocal public static var current: Localization?

    /// The localization of the process, where a task has none; at first without strings, so that keys are shown as they are.
    ///
    /// A program with one reader sets it once, when it starts; a server with many sets ``current`` for each task instead.
    public static var standard: Localization {
        get { standardValue.withLock { $0 } }
        set { standardValue.withLock { $0 = newValue } }
    }

    private static let standardValue = LockedValue(Localization.empty)

    /// The localization of the task, or else of the process.
    package static var inEffect: Localization { current ?? standard }
}
