import MizanLocalization

/// The arguments that a text takes, by number from 1.
struct FormatArguments: Sendable {
    /// One place of the text that takes an argument.
    struct ArgumentUse: Sendable {
        let number: Int
        let kind: ArgumentKind
        /// Whether the text says the number itself.
        let isNumbered: Bool
        /// Whether a space stands behind the percent sign, which was most likely meant as one.
        var isSpaced = false
    }

    private(set) var uses: [ArgumentUse] = []
    /// The variables that it refers to, with the arguments that choose their forms.
    private(set) var variables: [(name: String, argument: Int)] = []
    /// The kind of each argument, where it first stands.
    private(set) var kinds: [Int: ArgumentKind] = [:]
    /// Whether the text can't be anything but a format: `100% sure` can.
    private(set) var isFormat = false

    var numbers: Set<Int> { Set(kinds.keys) }

    /// Reads a text as a format.
    ///
    /// - Parameters:
    ///   - own: The argument that chose the text, and its kind.
    ///   - argumentOfVariable: The argument that a variable declares.
    init(
        _ text: String, own: (number: Int, kind: ArgumentKind)? = nil,
        argumentOfVariable: (String) -> Int? = { _ in nil }
    ) {
        // Most texts are none.
        guard text.utf8.contains(UInt8(ascii: "%")) else { return }
        let plain = FormatString(text)
        let numbered = plain.numbered(own: own?.number, argumentOfVariable: argumentOfVariable)
        for (index, (piece, original)) in zip(numbered.pieces, plain.pieces).enumerated() {
            switch piece {
            case .text: continue
            case .own:
                isFormat = true
                if let own { add(ArgumentUse(number: own.number, kind: own.kind, isNumbered: true)) }
            case .variable(let name, let number):
                isFormat = true
                variables.append((name, number ?? 1))
            case .argument(let number, let specifier):
                var isNumbered = false
                if case .argument(.some, _) = original { isNumbered = true }
                // `100%ige`, `50 % der`.
                let before = index > 0 ? plain.pieces[index - 1] : nil
                var isPercentage = specifier.spacesSign
                if case .text(let text)? = before, text.last?.isNumber == true, !specifier.isLong {
                    isPercentage = isPercentage || specifier.isPlain
                }
                if isNumbered || specifier.conversion == "@" || !isPercentage { isFormat = true }
                add(
                    ArgumentUse(
                        number: number ?? 1, kind: ArgumentKind(specifier), isNumbered: isNumbered,
                        isSpaced: specifier.spacesSign))
            }
        }
    }

    private mutating func add(_ use: ArgumentUse) {
        uses.append(use)
        if kinds[use.number] == nil { kinds[use.number] = use.kind }
    }
}
