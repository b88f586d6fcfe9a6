/// A format as a source gives it: literal text between the specifiers of its arguments.
struct ExtractedFormat {
    /// The text before each argument, and behind the last.
    private let literals: [Substring]
    private let arguments: [LocalizableString.Argument]

    /// Takes a format apart; nil where it hasn't the specifiers of the arguments, in their order.
    init?(_ format: String, _ arguments: [LocalizableString.Argument]) {
        var literals: [Substring] = []
        var rest = Substring(format)
        for argument in arguments {
            guard let end = Self.firstSpecifier(in: rest), rest[end...].hasPrefix(argument.specifier) else {
                return nil
            }
            literals.append(rest[..<end])
            rest = rest[end...].dropFirst(argument.specifier.count)
        }
        self.literals = literals + [rest]
        self.arguments = arguments
    }

    /// The first `%` that isn't one of two.
    private static func firstSpecifier(in text: Substring) -> Substring.Index? {
        var rest = text
        while let percent = rest.firstIndex(of: "%") {
            let behind = rest.index(after: percent)
            guard behind < rest.endIndex, rest[behind] == "%" else { return percent }
            rest = rest[rest.index(after: behind)...]
        }
        return nil
    }

    /// The format with the number of each argument, as Xcode writes the source text of a key with several; nil where there are
    /// fewer than two, or a specifier has a number already.
    var numbered: String? {
        guard arguments.count > 1, !arguments.contains(where: { $0.specifier.contains("$") }) else { return nil }
        var result = ""
        for (index, argument) in arguments.enumerated() {
            result += literals[index] + "%\(index + 1)$" + argument.specifier.dropFirst()
        }
        return result + (literals.last ?? "")
    }

    /// Whether another format is this one but for specifiers that the source doesn't tell.
    func matches(_ other: String) -> Bool {
        var rest = Substring(other)
        for (literal, argument) in zip(literals, arguments) {
            guard rest.hasPrefix(literal) else { return false }
            rest = rest.dropFirst(literal.count)
            let possible = argument.isSpecifierCertain ? [argument.specifier] : Self.specifiers
            guard let found = possible.first(where: rest.hasPrefix) else { return false }
            rest = rest.dropFirst(found.count)
        }
        return rest == literals.last
    }

    /// What interpolation gives values of all types, longer ones first.
    private static let specifiers = ["%lld", "%llu", "%lf", "%ld", "%lu", "%@", "%d", "%u", "%f"]
}
