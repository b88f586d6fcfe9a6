/// A unit of a format with markup: a scalar or an argument.
enum MarkupSymbol: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
    case scalar(Unicode.Scalar)
    /// The index of the format's piece. Its text is not looked at.
    case piece(Int)

    init(unicodeScalarLiteral value: Unicode.Scalar) { self = .scalar(value) }

    var scalar: Unicode.Scalar? {
        if case .scalar(let scalar) = self { return scalar }
        return nil
    }

    var isPiece: Bool { scalar == nil }
    var isLetter: Bool { scalar.map { $0.isASCII && $0.properties.isAlphabetic } ?? false }

    /// Source: CommonMark 0.31 §2.1 (Unicode whitespace).
    var isSpace: Bool {
        guard let scalar else { return false }
        switch scalar {
        case " ", "\t", "\n", "\u{C}", "\r": return true
        default: return !scalar.isASCII && scalar.properties.generalCategory == .spaceSeparator
        }
    }

    /// Source: CommonMark 0.31 §2.1 (Unicode punctuation: the categories P and S).
    var isPunctuation: Bool {
        switch scalar?.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }

    var isASCIIPunctuation: Bool { scalar?.isASCII == true && isPunctuation }
}
