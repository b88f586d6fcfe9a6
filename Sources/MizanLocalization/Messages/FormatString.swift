import MizanBase

/// A localized format as pieces: text, arguments, and parts with forms of their own.
package struct FormatString: Hashable, Sendable {
    package enum FormatPiece: Hashable, Sendable {
        /// Text as a reader sees it, `%%` already a `%`.
        case text(String)
        /// `%@`, `%2$lld`; without a number the next argument.
        case argument(Int?, FormatSpecifier)
        /// `%#@name@`, `%1$#@name@`.
        case variable(String, Int?)
        /// `%arg`: the argument that chose the form.
        case own
    }

    package var pieces: [FormatPiece]

    /// Text that holds no specifiers.
    package init(verbatim text: String) { pieces = text.isEmpty ? [] : [.text(text)] }

    /// Reads a format. A `%` that begins no specifier is text.
    package init(_ format: String) {
        pieces = []
        var text = ""
        var rest = Substring(format).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                text.unicodeScalars.append("%")
            } else if let piece = Self.piece(&rest) {
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(piece)
            } else {
                text.unicodeScalars.append("%")
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
    }

    /// A key with its specifiers numbered, as some tables have it: `%1$@ of %2$lld` for `%@ of %lld`.
    ///
    /// Nil where there are fewer than two, or some are numbered already.
    static func numberedKey(_ key: String) -> String? {
        var result = ""
        var number = 0
        var rest = Substring(key)
        while let percent = rest.firstIndex(of: "%") {
            let behind = rest.index(after: percent)
            result += rest[..<behind]
            rest = rest[behind...]
            if rest.first == "%" {
                result.append(rest.removeFirst())
                continue
            }
            var scalars = rest.unicodeScalars[...]
            guard let piece = piece(&scalars), case .argument(nil, _) = piece else { return nil }
            number += 1
            result += "\(number)$"
        }
        return number > 1 ? result + rest : nil
    }

    /// The scalars of the specifier or variable at the start of a text that stands behind a `%`; nil where there is none.
    package static func specifierLength(of text: String) -> Int? {
        var rest = Substring(text).unicodeScalars[...]
        guard let piece = piece(&rest), piece != .own else { return nil }
        return text.unicodeScalars.count - rest.count
    }

    /// Reads the piece after a `%` and takes it off; nil where it is no specifier.
    private static func piece(_ text: inout Substring.UnicodeScalarView) -> FormatPiece? {
        if text.starts(with: "arg".unicodeScalars) {
            text.removeFirst(3)
            return .own
        }
        var rest = text
        var number: Int?
        let digits = rest.prefix { ("0"..."9").contains($0) }
        let afterDigits = rest.dropFirst(digits.count)
        // Released apps ship `%1#@count@` for `%1$#@count@`.
        if !digits.isEmpty, afterDigits.first == "$" || afterDigits.starts(with: "#@".unicodeScalars) {
            guard let position = Int(String(digits)), (1...Limits.formatArguments).contains(position) else {
                return nil
            }
            number = position
            rest = afterDigits.first == "$" ? afterDigits.dropFirst() : afterDigits
        }
        if rest.starts(with: "#@".unicodeScalars) {
            let name = rest.dropFirst(2).prefix { $0 != "@" }
            let end = rest.dropFirst(2 + name.count)
            if !name.isEmpty, end.first == "@" {
                text = end.dropFirst()
                return .variable(String(name), number)
            }
        }
        guard let specifier = FormatSpecifier(reading: &rest) else { return nil }
        text = rest
        return .argument(number, specifier)
    }

    /// The format with a number for every argument, so that pieces can be repeated and reordered.
    ///
    /// - Parameters:
    ///   - own: the argument that chose this form; the first argument without a number is that one.
    ///   - argumentOfVariable: the argument that a variable declares, where it does.
    package func numbered(own: Int?, argumentOfVariable: (String) -> Int?) -> FormatString {
        var next = own ?? 1
        func nextNumber() -> Int {
            defer { next += 1 }
            return next
        }
        var result = self
        result.pieces = pieces.map { piece in
            switch piece {
            case .text, .own: piece
            case .argument(let number, let specifier): .argument(number ?? nextNumber(), specifier)
            case .variable(let name, let number):
                // A table that names a variable without end has no more of its forms made than a caller has arguments.
                .variable(name, number ?? argumentOfVariable(name) ?? min(nextNumber(), Limits.formatArguments))
            }
        }
        return result
    }
}
