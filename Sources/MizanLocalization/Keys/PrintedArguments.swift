import Foundation
import MizanBase

/// The arguments that C prints by a format.
struct PrintedArguments {
    private enum ArgumentType {
        case whole, fractional, object, other
    }

    /// The widest column, and the longest fraction.
    private static let countLimit = 999

    private let kinds: [ArgumentType]

    init(_ arguments: [any CVarArg]) {
        kinds = arguments.map { argument in
            switch argument {
            case is any FixedWidthInteger, is Bool: .whole
            case is any BinaryFloatingPoint: .fractional
            case is String, is NSObject: .object
            default: .other
            }
        }
    }

    /// Whether a format takes each argument for what it is, and none that isn't there.
    ///
    /// Source: IEEE Std 1003.1 `printf`; Foundation, String Format Specifiers.
    func fit(_ format: String) -> Bool {
        var rest = format.unicodeScalars[...]
        /// Arguments that are printed in order, and those that are printed by their numbers.
        var next = 0
        var numbered: Set<Int> = []
        /// Digits at the start; nil if there are none.
        func number() -> Int? {
            let digits = rest.prefix { ("0"..."9").contains($0) }
            rest = rest.dropFirst(digits.count)
            return digits.isEmpty ? nil : Int(String(digits)) ?? Int.max
        }
        /// The number of an argument at the start, from 0: `2$`.
        func position() -> Int? {
            let start = rest
            guard let number = number(), rest.first == "$", (1...Limits.formatArguments).contains(number) else {
                rest = start
                return nil
            }
            rest.removeFirst()
            return number - 1
        }
        func kind(at position: Int?) -> ArgumentType? {
            let index = position ?? next
            if position == nil { next += 1 } else { numbered.insert(index) }
            return kinds.indices.contains(index) ? kinds[index] : nil
        }
        /// A width or a precision, which may be an argument.
        func takesCount() -> Bool {
            guard rest.first == "*" else { return number() ?? 0 <= Self.countLimit }
            rest.removeFirst()
            return kind(at: position()) == .whole
        }
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                rest.removeFirst()
                continue
            }
            let position = position()
            // Foundation on Linux doesn't know the flag `'`.
            let flags = rest.prefix { "-+ 0#".unicodeScalars.contains($0) }
            rest = rest.dropFirst(flags.count)
            guard takesCount() else { return false }
            if rest.first == "." {
                rest.removeFirst()
                guard takesCount() else { return false }
            }
            rest = rest.drop { "hlqLztj".unicodeScalars.contains($0) }
            guard let conversion = rest.popFirst() else { return false }
            switch conversion {
            case "d", "D", "i", "o", "O", "u", "U", "x", "X", "c", "C":
                guard kind(at: position) == .whole else { return false }
            case "e", "E", "f", "F", "g", "G", "a", "A": guard kind(at: position) == .fractional else { return false }
            // `%#@name@` is a variable of a table.
            case "@": guard !flags.contains("#"), kind(at: position) == .object else { return false }
            case "s", "S": guard kind(at: position) == .other else { return false }
            case "p": guard let kind = kind(at: position), kind != .fractional else { return false }
            case "n": return false
            default: return false
            }
        }
        // Foundation reads past an argument that no specifier prints by a guess at its size.
        return numbered.isEmpty || next == 0 && numbered.max() == numbered.count - 1
    }
}
