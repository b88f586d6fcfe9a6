import MizanBase
import MizanRenderTree
import MizanText
import MizanUnicode

/// Numbers that touch, in the order of their text.
struct TouchingNumbers {
    /// Numbers, and the separators between them.
    let parts: [String]
    let isReversed: Bool

    var hasSeparator: Bool {
        parts.contains { $0.isSeparator || $0.isSign || $0.isTerminator || $0.hasPrefix("(") }
    }

    private var numbers: [String] { parts.filter { !$0.isSeparator && !$0.isSign && !$0.isTerminator } }

    /// Whether each digit stands alone: together they are a number, as on a counter.
    private var areDigits: Bool { parts.allSatisfy { $0.unicodeScalars.count == 1 } }

    /// Whether they read wrongly although their order is kept.
    var isOddInOrder: Bool { !hasSeparator && !areDigits }

    /// Whether the reverse order isn't that of the writing: two numbers with a hyphen between them may be a range, which turns,
    /// and Arabic digits have their sign and their percent sign at the left (UAX #9 W5).
    var isWrongInReverse: Bool {
        let hasHyphens = parts.dropFirst().contains("-")
        guard let first = parts.first, hasHyphens || first.isSign || parts.last?.isTerminator == true else {
            return true
        }
        let isArabic = numbers.contains { $0.unicodeScalars.contains { BidiClass($0.value) == .arabicNumber } }
        if hasHyphens, numbers.count == 2, !first.isSign {
            let counts = numbers.map(\.unicodeScalars.count)
            return counts.allSatisfy { $0 > 2 } && counts != [4, 4]
        }
        return hasHyphens || !isArabic
    }

    /// Whether the order is wrong whatever is meant. Of two scores with a colon between them the right one may be the first;
    /// and of numbers that are only too near to each other too.
    var isCertain: Bool {
        guard isReversed else { return false }
        guard hasSeparator else { return areDigits }
        if parts.first?.isSign == true || parts.dropFirst().contains("-") {
            return parts[0].isSign || numbers.count > 2
        }
        if numbers.count == 1 { return false }
        return parts.contains { $0.isSeparator && $0 != ":" } || numbers.last?.unicodeScalars.count == 2
    }

    func message(subject: String) -> String {
        let seen = Diagnostic.quote((isReversed ? parts.reversed() : parts).joined())
        return hasSeparator || isReversed && areDigits
            ? "\(subject) \(Diagnostic.quote(parts.joined())) in reverse: \(seen)"
            : "\(subject) \(parts.map { Diagnostic.quote($0) }.joined(separator: " and ")) with nothing between them: "
                + seen
    }
}

extension String {
    /// Whether it is a number alone, in the digits of any script, with separators at most between them.
    var isNumber: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return false }
        return first.isDigit && last.isDigit
            && scalars.allSatisfy { $0.isDigit || $0.isNumberSeparator }
    }

    /// Whether it is a single separator, such as a colon.
    var isSeparator: Bool {
        unicodeScalars.count == 1 && unicodeScalars.allSatisfy(\.isNumberSeparator)
    }

    /// Whether it is a plus or a minus alone.
    var isSign: Bool { ["+", "-", "\u{2212}"].contains(self) }

    /// Whether it is a sign that follows a number, such as % or °; not a currency, which is at either end.
    ///
    /// Source: UAX #9 W5.
    var isTerminator: Bool { ["%", "\u{2030}", "\u{B0}"].contains(self) }

    /// Without white space and controls at its ends.
    var withoutInvisibleEnds: String {
        let isShown = { (scalar: Unicode.Scalar) in
            !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
        }
        guard let first = unicodeScalars.firstIndex(where: isShown), let last = unicodeScalars.lastIndex(where: isShown)
        else { return "" }
        return String(unicodeScalars[first...last])
    }
}

extension Unicode.Scalar {

    /// `:`, `/`, `.`, `,` and their like in Arabic; dashes are of ranges, which turn around in some languages.
    fileprivate var isNumberSeparator: Bool { ":/.,\u{066B}\u{066C}\u{060C}".unicodeScalars.contains(self) }
}

extension RenderText {
    /// The first two isolates that hold numbers and touch, or have a separator between them and stand in reverse.
    var touchingNumbers: TouchingNumbers? {
        guard text.isolates.count > 1 else { return nil }
        var outer: [Range<Int>] = []
        for isolate in text.isolates.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where !isolate.range.isEmpty && isolate.range.lowerBound >= outer.last?.upperBound ?? 0 {
            outer.append(isolate.range)
        }
        for (first, second) in zip(outer, outer.dropFirst()) {
            let parts = [first, first.upperBound..<second.lowerBound, second].map {
                text.string.part(utf16: $0).withoutInvisibleEnds
            }
            guard parts[0].isNumber, parts[2].isNumber, parts[1].isEmpty || parts[1].isSeparator,
                // A space keeps them apart.
                !text.string.part(utf16: first.upperBound..<second.lowerBound).contains(where: \.isWhitespace),
                let direction = lines.first(where: { $0.range.contains(first.lowerBound) })?.direction
            else { continue }
            let order = VisualNeighbours(
                of: text, around: [first, second], baseDirection: WritingDirection(direction)
            ).items
            let isReversed =
                (order.firstIndex(of: .range(1)) ?? .max) < (order.firstIndex(of: .range(0)) ?? .max)
            if parts[1].isEmpty || isReversed {
                return TouchingNumbers(parts: parts.filter { !$0.isEmpty }, isReversed: isReversed)
            }
        }
        return nil
    }
}
