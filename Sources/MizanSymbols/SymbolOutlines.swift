import MizanBase
import MizanDrawing

/// The outlines of a symbol, made of their path data when they are first needed: a program shows few of all symbols. Threads may
/// share them.
final class SymbolOutlines: Sendable {
    struct Content: Sendable {
        let layers: [FilledPath]
        let forms: [Symbol.Form]
    }

    private let make: @Sendable () -> Content
    private let made = LockedValue<Content?>(nil)

    init(_ make: @escaping @Sendable () -> Content) { self.make = make }

    var content: Content {
        made.withLock { made in
            if let made { return made }
            let content = make()
            made = content
            return content
        }
    }
}
