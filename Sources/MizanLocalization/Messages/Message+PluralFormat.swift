import MizanBase

extension Message {
    /// The message as an ordinary format, its forms replaced by `other`; nil if it has no forms.
    var pluralFormat: String? {
        guard pieces.contains(where: \.isForms) else { return nil }
        var plain: [MessagePiece] = []
        var units = 0
        appendPlain(to: &plain, units: &units)
        let numbers = plain.compactMap { piece in
            if case .argument(let number, _) = piece { number } else { nil }
        }
        let isInOrder = numbers == Array(1..<(numbers.count + 1))
        return plain.reduce(into: "") { format, piece in
            switch piece {
            case .text(let text): format += text.replacing("%", with: "%%")
            case .argument(let number, let specifier):
                format += "%" + (isInOrder ? "" : "\(number)$") + specifier.written
            case .forms: break
            }
        }
    }

    private func appendPlain(to plain: inout [MessagePiece], units: inout Int) {
        for piece in pieces where units <= Limits.textUnits {
            switch piece {
            case .text(let text):
                plain.append(piece)
                units += text.utf16.count
            case .argument:
                plain.append(piece)
                units += 1
            case .forms(let forms): forms.message(.other)?.appendPlain(to: &plain, units: &units)
            }
        }
    }
}

extension Message.MessagePiece {
    fileprivate var isForms: Bool { if case .forms = self { true } else { false } }
}

extension FormatSpecifier {
    /// The specifier as a format has it after `%` and the number of the argument.
    var written: String {
        let flags = [
            (alignsLeft, "-"), (showsPlus, "+"), (spacesSign, " "), (padsZeros, "0"), (isAlternate, "#"),
        ].map { $0 ? $1 : "" }.joined()
        let length = isLong && isNumeric ? isFractional ? "l" : "ll" : ""
        return flags + (width > 0 ? "\(width)" : "") + (precision.map { ".\($0)" } ?? "") + length + "\(conversion)"
    }
}
