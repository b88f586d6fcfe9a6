import MizanBase
import MizanLocalization
import MizanUnicode

/// A format every argument of which is written with its number: `%1$@ of %2$lld` for `%@ of %lld`.
struct NumberedFormat {
    /// The format.
    private(set) var text = ""
    /// The numbers of the arguments and their specifiers, in their order.
    private(set) var arguments: [(number: Int, specifier: String)] = []
    /// The variables that it refers to with the argument of each.
    private(set) var references: [(name: String, number: Int)] = []

    /// - Parameters:
    ///   - format: The format.
    ///   - variables: What it may refer to; those with an `argNum` have that argument.
    ///   - own: The argument of the variable whose form it is: those without a number count from it, and `%arg` is it. Nil for a text,
    ///     or where that isn't known; `%arg` is then the first argument without a number.
    ///   - specifier: What `%arg` prints.
    init(
        _ format: String, variables: [String: LocalizedFormat.Variable], own: Int? = nil, specifier: String? = nil
    ) {
        var next = own ?? 1
        func nextNumber() -> Int {
            defer { next += 1 }
            return next
        }
        var rest = format.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            text.unicodeScalars.append(scalar)
            guard scalar == "%" else { continue }
            if rest.first == "%" {
                text.unicodeScalars.append(rest.removeFirst())
            } else if rest.starts(with: "arg".unicodeScalars) {
                rest.removeFirst(3)
                text += own.map { "\($0)$" } ?? (specifier == nil ? "1$" : "")
                text += specifier ?? "lld"
            } else if let length = FormatString.specifierLength(of: String(Substring(rest))) {
                let piece = rest.prefix(length)
                rest = rest.dropFirst(length)
                let digits = piece.prefix { ("0"..."9").contains($0) }
                let behind = piece.dropFirst(digits.count)
                let isNumbered = !digits.isEmpty && (behind.first == "$" || behind.starts(with: "#@".unicodeScalars))
                let content = isNumbered ? (behind.first == "$" ? behind.dropFirst() : behind) : piece
                let written = isNumbered ? Int(String(digits)) : nil
                let name = content.starts(with: "#@".unicodeScalars) ? String(content.dropFirst(2).dropLast()) : nil
                let number =
                    written ?? name.flatMap { variables[$0]?.argumentNumber }
                    ?? min(nextNumber(), Limits.formatArguments)
                text += "\(number)$" + String(content)
                if let name {
                    references.append((name, number))
                } else {
                    arguments.append((number, String(content)))
                }
            }
        }
    }

    /// The argument that chooses the form of a plural without a variable, and how it is printed: the first one that forms print as a
    /// whole number, or else as a number, or else the key has.
    static func counted(in forms: [PluralCategory: String], key: String) -> (number: Int, specifier: String) {
        let texts = [forms[.other]].compactMap { $0 } + PluralCategory.allCases.compactMap { forms[$0] } + [key]
        let arguments = texts.flatMap { NumberedFormat($0, variables: [:]).arguments }
        for kinds in ["diuxXoDUO", "diuxXoDUOeEfFgGaA"] {
            let numbers = arguments.filter { $0.specifier.last.map { kinds.contains($0) } ?? false }
            if let first = numbers.min(by: { $0.number < $1.number }) { return first }
        }
        return (1, "lld")
    }

    /// The arguments of variables that declare none, by the references to them; those that are referred to with different ones are left
    /// out.
    static func numbers(of variables: [String: LocalizedFormat.Variable], in text: String) -> [String: Int] {
        var numbers: [String: Set<Int>] = [:]
        var pending = [NumberedFormat(text, variables: variables)]
        var known: Set<String> = []
        while let format = pending.popLast() {
            for (name, number) in format.references {
                numbers[name, default: []].insert(number)
                guard let variable = variables[name], known.insert("\(number) \(name)").inserted else { continue }
                let own = variable.argumentNumber ?? number
                switch variable.forms {
                case .format(let text): pending.append(NumberedFormat(text, variables: variables, own: own))
                case .plural(let forms):
                    pending += forms.values.map { NumberedFormat($0, variables: variables, own: own) }
                }
            }
        }
        return numbers.compactMapValues { $0.count == 1 ? $0.first : nil }
    }
}
