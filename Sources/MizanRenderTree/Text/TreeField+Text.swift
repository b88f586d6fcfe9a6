import MizanBase

extension TreeAttribute {
    /// The printed form: `clipped (cornerRadius 4 over 2)`.
    public var text: String {
        if name == .unread { return valueText }
        if case .bare = name.form { return valueText }
        let values = valueText
        return values.isEmpty ? name.rawValue : "\(name.rawValue) \(values)"
    }

    /// The printed values and parts; empty for a flag.
    package var valueText: String {
        let words = values.map(\.text) + (parts.isEmpty ? [] : ["(\(parts.map(\.text).joined(separator: " ")))"])
        return words.joined(separator: " ")
    }
}

extension TreeAttribute.Value {
    /// The printed form.
    package var text: String {
        switch self {
        case .length(let length): length.description
        case .lengths(let lengths): lengths.map(\.description).joined(separator: ",")
        case .size(let size): size.text
        case .range(let range): "\(range.lowerBound)..<\(range.upperBound)"
        case .colors(let colors): colors.map(\.description).joined(separator: ",")
        case .checksum(let checksum): hexadecimal(checksum)
        case .gradient: Self.gradientWord
        case .word(let word): Self.isPlain(word) ? word : Self.quoted(word)
        case .text(let text): Self.quoted(text)
        }
    }

    /// The word in place of a colour that marks a gradient.
    static let gradientWord = "gradient"

    /// Whether a word needs no quotation marks.
    private static func isPlain(_ word: String) -> Bool {
        var isFirst = true
        for byte in word.utf8 {
            let isLetter = (0x61...0x7a).contains(byte | 0x20)
            let isOther = (0x30...0x39).contains(byte) || [0x2c, 0x2d, 0x2e, 0x2f, 0x5b, 0x5d, 0x5f].contains(byte)
            guard isLetter || !isFirst && isOther else { return false }
            isFirst = false
        }
        return !isFirst && word != gradientWord
    }

    /// The text in quotation marks, with invisible characters written out.
    static func quoted(_ text: String) -> String {
        "\"\(text.writingOutInvisibles(escaping: ["\"", "\\"]))\""
    }
}

extension TreeAttribute {
    /// Reads a field as ``text`` prints it; nil for anything else.
    init?(_ text: Substring) {
        var reader = TreeLineReader(text)
        guard let field = reader.onlyAttribute() else { return nil }
        self = field
    }
}
