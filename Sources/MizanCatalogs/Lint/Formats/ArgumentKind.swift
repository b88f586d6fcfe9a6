import MizanLocalization

/// The kind of value that a specifier takes: one that is handed to a specifier of another kind is misread, or crashes.
///
/// `%d` and `%lld` are of one kind: they differ for numbers beyond 32 bits alone.
enum ArgumentKind: String, Hashable, Sendable {
    case object = "an object (%@)"
    case whole = "a whole number (%lld)"
    case fraction = "a number with a fraction (%f)"
    case character = "a character (%c)"
    case text = "a C string (%s)"
    case pointer = "a pointer (%p)"

    init(_ specifier: FormatSpecifier) {
        switch specifier.conversion {
        case "@": self = .object
        case "c", "C": self = .character
        case "s", "S": self = .text
        case "p": self = .pointer
        default: self = specifier.isFractional ? .fraction : .whole
        }
    }

    var isNumber: Bool { self == .whole || self == .fraction }
}
