extension String {
    /// A quantity as a formatter wrote it, each number on one line with its unit: U+00A0 for the plain space behind a number, and for
    /// the one before the first where the unit leads.
    ///
    /// Most of CLDR's patterns have no-break spaces there already, those of units plain ones. Between a quantity and the next one,
    /// `3 hr 5 min`, and in a range a line may end.
    var joiningNumbersAndUnits: String {
        guard utf8.contains(0x20) else { return self }
        var scalars = Array(unicodeScalars)
        var before: Unicode.Scalar?
        var isAfterNumber = false
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar == " " {
                let next = scalars[(index + 1)...].first { !Self.isMark($0) }
                let isBehind = before.map(Self.isDigit) ?? false && !(next.map(Self.isDash) ?? false)
                let isAhead = !isAfterNumber && next.map(Self.isOfNumber) ?? false
                if isBehind || isAhead { scalars[index] = "\u{a0}" }
            }
            if Self.isDigit(scalar) { isAfterNumber = true }
            if !Self.isMark(scalar) { before = scalar }
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .decimalNumber
    }

    private static func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
        isDigit(scalar) || scalar == "-" || scalar == "+" || scalar == "\u{2212}"
    }

    /// That of a range, behind which a line may end.
    private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .dashPunctuation
    }

    /// LRM, RLM and ALM, which formatters write beside signs and symbols.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .format }
}
