import MizanUnicode

/// Groups of digits with what is typed around and between them.
struct NumberGroups {
    private let prefix: String
    private let groups: [String]
    /// One fewer than groups.
    private let separators: [String]
    private let suffix: String
    private let range: Range<Int>
    /// Whether the digits are Arabic numbers, by their class or after an Arabic letter (UAX #9 W2).
    private let isArabic: Bool

    /// Nil for a number among letters from left to right, which join it (UAX #9 W7).
    init?(_ characters: ArraySlice<TypedCharacter>, after strong: BidiClass) {
        guard let first = characters.first, let last = characters.last,
            let digit = characters.first(where: \.isDigit)
        else { return nil }
        var (groups, rest) = ([String](), [String]())
        var between = ""
        var isInGroup = false
        for character in characters {
            if character.isDigit {
                if isInGroup, var group = groups.popLast() {
                    group.unicodeScalars.append(character.scalar)
                    groups.append(group)
                } else {
                    rest.append(between)
                    groups.append(String(character.scalar))
                    between = ""
                }
            } else {
                between.unicodeScalars.append(character.scalar)
            }
            isInGroup = character.isDigit
        }
        (self.groups, prefix, separators, suffix) = (groups, rest.first ?? "", Array(rest.dropFirst()), between)
        range = first.offset..<last.offset + UTF16.width(last.scalar)
        isArabic = digit.bidiClass == .arabicNumber || strong == .arabicLetter
        if strong == .leftToRight, !isArabic { return nil }
    }

    /// The number as it is seen, if it is certain to be one and is seen in the wrong order.
    var reversed: ReversedNumber? {
        guard let isCertain else { return nil }
        let parts = parts
        guard parts.count > 1 else { return nil }
        let written = prefix + zip(groups, separators + [suffix]).map { $0 + $1 }.joined()
        let seen = parts.reversed().map(\.mirrored).joined()
        return seen == written ? nil : ReversedNumber(text: written, seen: seen, range: range, isCertain: isCertain)
    }

    // MARK: What it is

    private var digits: Int { groups.reduce(0) { $0 + $1.count } }

    private var startsWithZero: Bool { groups.first?.first?.wholeNumberValue == 0 }

    /// Whether it can be nothing else than a number; nil if its groups may be several ones.
    private var isCertain: Bool? {
        if isCode { return true }
        guard suffix.isEmpty else { return nil }
        let areOfTelephone = separators.allSatisfy { [" ", "-", " - ", ")", ") ", ")-", " (", "(", "-("].contains($0) }
        switch prefix {
        case "+", "(+", "+(":
            return areOfTelephone && digits >= 7 ? true : nil
        case "-", "\u{2212}": return isSigned
        case "(":
            let isArea = groups[0].count <= 4 && (groups[0].count > 1 || startsWithZero)
            return areOfTelephone && separators.first?.hasPrefix(")") == true && isArea && digits >= 7 ? true : nil
        case "": return areOfTelephone ? isGrouped : nil
        default: return nil
        }
    }

    /// `*123#`
    private var isCode: Bool {
        let isOfCode = { (part: String) in part.allSatisfy { $0 == "*" || $0 == "#" } }
        return suffix == "#" && !prefix.isEmpty && isOfCode(prefix) && separators.allSatisfy(isOfCode)
    }

    /// A minus directly before one number; a warning, since a hyphen may begin an item of a list. In Arabic digits it is behind
    /// them by the writing's own rules.
    private var isSigned: Bool? {
        let hasArabicDigits = groups.contains { $0.unicodeScalars.contains { BidiClass($0.value) == .arabicNumber } }
        return !hasArabicDigits && separators.allSatisfy { $0 == "." || $0 == "," } ? false : nil
    }

    /// Groups with spaces and hyphens between them.
    private var isGrouped: Bool? {
        guard groups.count > 1, !isDate else { return nil }
        let areSpaces = separators.allSatisfy { $0 == " " }
        let areHyphens = separators.allSatisfy { $0 == "-" || $0 == " - " }
        if startsWithZero, digits >= 7 { return true }
        let counts = groups.map(\.count)
        if areSpaces, counts == [4, 6, 5] || groups.count > 3 && counts.allSatisfy({ $0 == 4 }) {
            return groups.allSatisfy(isYear) ? nil : true
        }
        guard groups.count > 2 else { return nil }
        if areSpaces { return counts[0] <= 3 && counts.dropFirst().allSatisfy { $0 == 3 } ? false : nil }
        if groups.allSatisfy(isYear) || digits < 7 { return nil }
        return areHyphens ? true : digits >= 9 ? false : nil
    }

    /// Year, month and day, in any order that has the year at an end.
    private var isDate: Bool {
        guard groups.count == 3 else { return false }
        let counts = groups.map(\.count)
        return counts[1] <= 2 && (counts[0] == 4 && counts[2] <= 2 || counts[0] <= 2 && counts[2] == 4)
    }

    private func isYear(_ group: String) -> Bool {
        group.count == 4 && (1800...2199).contains(group.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) })
    }

    // MARK: How it is seen

    /// The parts that each run from left to right, in the order in which they follow each other from right to left.
    private var parts: [String] {
        var parts: [String] = []
        var open = ""
        func join(_ part: String, _ isJoined: Bool) {
            guard !isJoined else { return open += part }
            if !open.isEmpty { parts.append(open) }
            if !part.isEmpty { parts.append(part) }
            open = ""
        }
        if !prefix.isEmpty { join(prefix, areTerminators(prefix)) }
        for (index, group) in groups.enumerated() {
            open += group
            let isLast = index == separators.count
            let next = isLast ? suffix : separators[index]
            if !next.isEmpty { join(next, areTerminators(next) || !isLast && joinsGroups(next)) }
        }
        if !open.isEmpty { parts.append(open) }
        return parts
    }

    /// W5: `#` at a European number is a part of it.
    private func areTerminators(_ part: String) -> Bool {
        !isArabic && part.unicodeScalars.allSatisfy { BidiClass($0.value) == .europeanTerminator }
    }

    /// W4: a single separator.
    private func joinsGroups(_ part: String) -> Bool {
        guard part.unicodeScalars.count == 1, let scalar = part.unicodeScalars.first else { return false }
        switch BidiClass(scalar.value) {
        case .commonSeparator: return true
        case .europeanSeparator: return !isArabic
        default: return false
        }
    }
}

extension String {
    /// The characters in reverse order if the part is no number, with mirrored brackets.
    fileprivate var mirrored: String {
        contains(where: \.isNumber)
            ? self
            : String(
                String.UnicodeScalarView(
                    unicodeScalars.reversed().map {
                        ($0 == "(" ? ")" : $0 == ")" ? "(" : $0) as Unicode.Scalar
                    }))
    }
}
