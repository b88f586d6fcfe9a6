import CMainActor

/// Calls to views, modifiers and styles from the thread that lays out.
///
/// Views are bound to the main actor, as in SwiftUI, so that they may read models of the main actor. Servers lay out on any
/// thread, and a session may belong to any actor. The caller of a layout is responsible for the thread, as for any value that
/// isn't sendable: a view with a model of the main actor is laid out on the main actor.
package enum IsolatedCall {
    /// Calls `body` on the current thread, whatever its actor is.
    ///
    /// The type of a function includes its actor, but its code doesn't check it. So a cast of the type is enough. The value is
    /// passed as an argument: capturing it would send it to the main actor.
    package static func run<Subject, Result>(
        _ subject: Subject, _ body: @MainActor (Subject) throws -> Result
    ) rethrows -> Result {
        try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: ((Subject) throws -> Result).self)(subject) }
    }

    /// Runs a layout, or an action of a session, in which checks of the main actor succeed on any thread.
    ///
    /// In Swift 6 the compiler adds such checks to closures in a view's code that modules of Swift 5 call, as that of `filter`.
    package static func duringLayout<Result>(_ body: () throws -> Result) rethrows -> Result {
        mizan_main_actor_begin()
        defer { mizan_main_actor_end() }
        return try body()
    }
}
