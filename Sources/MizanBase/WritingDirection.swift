/// The base direction of a paragraph or of an isolate.
///
/// `natural` is that of the first strong character outside isolates (UAX #9 P2, P3).
public enum WritingDirection: String, Hashable, Sendable, CaseIterable {
    case natural
    case leftToRight
    case rightToLeft

    /// The fixed direction that an interface direction stands for.
    public init(_ direction: LayoutDirection) {
        self = direction == .leftToRight ? .leftToRight : .rightToLeft
    }

    /// The direction, where it is fixed.
    public var layoutDirection: LayoutDirection? {
        switch self {
        case .natural: nil
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
