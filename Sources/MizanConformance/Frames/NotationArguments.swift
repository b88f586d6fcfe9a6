import MizanBase
import MizanLayout

/// The arguments in parentheses, with labels as in SwiftUI; each argument is read once, and none may be left.
struct NotationArguments {
    struct NotationArgument {
        var label: String?
        /// Several where brackets hold them.
        var words: [String]
        /// Where the argument begins.
        var offset: Int
    }

    /// The view or the modifier that they belong to.
    let name: String
    var arguments: [NotationArgument] = []
    /// Whether there are no parentheses.
    var isAbsent = true

    init(name: String) { self.name = name }

    /// Takes the first argument of a label; nil where there is none.
    mutating func removeArgument(labelled label: String?) -> NotationArgument? {
        arguments.firstIndex { $0.label == label }.map { arguments.remove(at: $0) }
    }

    /// - Throws: `NotationError` where an argument is left that the view or the modifier doesn't know.
    func checkNone(_ known: String) throws {
        guard let argument = arguments.first else { return }
        let text = (argument.label.map { "\($0): " } ?? "") + argument.words.joined(separator: ", ")
        throw NotationError(
            offset: argument.offset, message: "\(Diagnostic.quote(name)) has no argument \(Diagnostic.quote(text))",
            fix: "write \(known)")
    }

    // MARK: Values

    /// A length or a priority; nil where it is not given, or given as `nil`.
    mutating func number(_ label: String?) throws -> Double? {
        guard let argument = removeArgument(labelled: label), argument.words != ["nil"] else { return nil }
        guard argument.words.count == 1, let number = Self.number(argument.words[0]) else {
            throw mismatch(argument, "no number", "a number, infinity or nil")
        }
        return number
    }

    /// A number in decimal: `-8`, `.5`, `infinity`, `.infinity`.
    static func number(_ word: String) -> Double? {
        switch word {
        case "infinity", ".infinity": return .infinity
        case "-infinity", "-.infinity": return -.infinity
        default:
            guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2e || $0 == 0x2d }) else { return nil }
            let digits = word.hasPrefix("-.") ? "-0" + word.dropFirst() : word.hasPrefix(".") ? "0" + word : word
            return Double(digits)
        }
    }

    mutating func flag(_ label: String) throws -> Bool? {
        guard let argument = removeArgument(labelled: label) else { return nil }
        switch argument.words {
        case ["true"]: return true
        case ["false"]: return false
        default: throw mismatch(argument, "neither true nor false", "true or false")
        }
    }

    /// One of some names, written with a dot before it or without.
    mutating func choice<Value>(_ label: String?, _ values: [String: Value], _ what: String) throws -> Value? {
        guard let argument = removeArgument(labelled: label) else { return nil }
        guard argument.words.count == 1, let value = values[Self.bare(argument.words[0])] else {
            throw mismatch(argument, "no \(what)", values.keys.sorted().joined(separator: ", "))
        }
        return value
    }

    /// A set of some names: one of them, or several in brackets.
    mutating func set<Value: SetAlgebra>(_ label: String?, _ values: [String: Value], _ what: String) throws -> Value? {
        guard let argument = removeArgument(labelled: label) else { return nil }
        return try argument.words.reduce(into: Value()) { result, word in
            guard let value = values[Self.bare(word)] else {
                throw mismatch(argument, "no \(what)", values.keys.sorted().joined(separator: ", "))
            }
            result.formUnion(value)
        }
    }

    private func mismatch(_ argument: NotationArgument, _ message: String, _ fix: String) -> NotationError {
        NotationError(
            offset: argument.offset,
            message: "\(Diagnostic.quote(argument.words.joined(separator: ", "))) is \(message)", fix: "write \(fix)")
    }

    private static func bare(_ word: String) -> String { word.hasPrefix(".") ? String(word.dropFirst()) : word }

    // MARK: Alignments

    static let horizontal: [String: HorizontalAlignment] = [
        "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    static let vertical: [String: VerticalAlignment] = [
        "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
        "lastTextBaseline": .lastTextBaseline,
    ]
    static let both: [String: Alignment] = {
        var alignments: [String: Alignment] = [
            "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
            "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
            "bottomTrailing": .bottomTrailing,
        ]
        for (name, baseline) in [("First", VerticalAlignment.firstTextBaseline), ("Last", .lastTextBaseline)] {
            let prefix = name.lowercased()
            alignments["center\(name)TextBaseline"] = Alignment(horizontal: .center, vertical: baseline)
            alignments["\(prefix)TextBaseline"] = Alignment(horizontal: .center, vertical: baseline)
            alignments["leading\(name)TextBaseline"] = Alignment(horizontal: .leading, vertical: baseline)
            alignments["trailing\(name)TextBaseline"] = Alignment(horizontal: .trailing, vertical: baseline)
        }
        return alignments
    }()
    static let axes: [String: Axis.Set] = [
        "horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical], "none": [],
    ]
    static let edges: [String: Edge.Set] = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "horizontal": .horizontal,
        "vertical": .vertical, "all": .all,
    ]

    mutating func alignment() throws -> Alignment { try choice("alignment", Self.both, "alignment") ?? .center }
}

/// An error in a notation, at a byte of it.
struct NotationError: Error {
    var offset: Int
    var message: String
    var fix: String?
}
