import MizanBase
import MizanUnicode

extension AttributedText {
    /// The text that a formatter of a right-to-left language wrote, its symbols whole.
    var isolatingSymbols: AttributedText {
        let symbols = tornSymbols(in: 0..<utf16Count)
        return symbols.isEmpty ? self : AttributedText(string, isolates: isolates + symbols, runs: runs)
    }

    /// A left-to-right isolate for each symbol of Latin letters and signs in a range of right-to-left text, such as `US$`, `°C` or
    /// `kr.`, whose sign would come to stand at the letters' other end.
    ///
    /// A sign takes its type from a European digit beside it (UAX #9 W5), but not from an Arabic one, and not across a space; at
    /// the edge of the letters it is then a neutral between two directions (N2).
    func tornSymbols(in range: Range<Int>) -> [Isolate] {
        let units = string.utf16
        let lower = String.Index(utf16Offset: range.lowerBound, in: string)
        let upper = units.index(lower, offsetBy: range.count)
        let scalars = Array(string.unicodeScalars[lower..<upper])
        let classes = scalars.map { BidiClass($0.value) }
        var symbols: [Isolate] = []
        var offset = range.lowerBound
        var index = 0
        while index < scalars.count {
            guard Self.isOfSymbol(scalars[index], classes[index]) else {
                offset += UTF16.width(scalars[index])
                index += 1
                continue
            }
            let (start, first) = (offset, index)
            while index < scalars.count, Self.isOfSymbol(scalars[index], classes[index]) {
                offset += UTF16.width(scalars[index])
                index += 1
            }
            let symbol = classes[first..<index]
            guard symbol.contains(.leftToRight) else { continue }
            let isTornBefore = symbol.first != .leftToRight && (first == 0 || classes[first - 1] != .europeanNumber)
            let isTornBehind = symbol.last != .leftToRight && !Self.isFollowedByNumber(classes[index...])
            if isTornBefore || isTornBehind { symbols.append(Isolate(range: start..<offset, direction: .leftToRight)) }
        }
        return symbols
    }

    private static func isOfSymbol(_ scalar: Unicode.Scalar, _ bidiClass: BidiClass) -> Bool {
        switch bidiClass {
        case .leftToRight: scalar.properties.isAlphabetic
        case .europeanTerminator: true
        default: scalar == "."
        }
    }

    /// Whether a European number comes next, which takes the letters' direction (W7), and the sign between with it.
    private static func isFollowedByNumber(_ classes: ArraySlice<BidiClass>) -> Bool {
        classes.first { $0 != .whiteSpace && $0 != .commonSeparator } == .europeanNumber
    }
}
