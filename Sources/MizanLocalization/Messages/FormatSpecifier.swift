/// The way a format prints one argument: C's conversion with its flags, width and precision, and Foundation's `%@`.
///
/// Source: IEEE Std 1003.1 `printf`; Foundation, String Format Specifiers.
package struct FormatSpecifier: Hashable, Sendable {
    /// `-`: spaces behind.
    var alignsLeft = false
    /// `+`: a sign on positive numbers too.
    var showsPlus = false
    /// A space where a sign would be.
    package var spacesSign = false
    /// `0`: zeros before.
    var padsZeros = false
    /// `#`: the prefix of hexadecimal and octal numbers.
    var isAlternate = false
    /// At least so many characters.
    var width = 0
    /// Fraction digits of `f`, least digits of `d`.
    package var precision: Int?
    /// `l`, `ll`, `q`, `j`, `z`, `t`: a number of 64 bits.
    package var isLong = false
    /// `@`, `d`, `u`, `f` …
    package var conversion: Unicode.Scalar = "@"

    /// `%@`.
    package static let object = FormatSpecifier()
    /// `%lld`.
    package static let wholeNumber: FormatSpecifier = {
        var specifier = FormatSpecifier()
        specifier.conversion = "d"
        specifier.isLong = true
        return specifier
    }()
    /// No width or precision of a file may be larger; longer ones are taken for text.
    static let maximumDigits = 3

    /// The conversions that take a number.
    private static let numeric = Set("diouxXeEfFgGaA".unicodeScalars.map { $0 })
    private static let fractional = Set("eEfFgGaA".unicodeScalars.map { $0 })
    private static let known = numeric.union("@cCsSpDUO".unicodeScalars)

    /// Whether it is nothing but its conversion: `%lld`, `%lf`, `%@`.
    package var isPlain: Bool {
        width == 0 && precision == nil && !showsPlus && !spacesSign && !padsZeros && !isAlternate
    }

    package var isNumeric: Bool { Self.numeric.contains(conversion) }
    package var isFractional: Bool { Self.fractional.contains(conversion) }

    package init() {}

    /// Reads the text after `%` and an argument's number: `lld`, `.1f`, `@`; nil where it is none.
    package init?(_ text: String) {
        var rest = Substring(text).unicodeScalars[...]
        self.init(reading: &rest)
        guard rest.isEmpty else { return nil }
    }

    /// Reads a specifier at the start of the text and takes it off; nil where there is none.
    init?(reading text: inout Substring.UnicodeScalarView) {
        var rest = text
        flags: while let scalar = rest.first {
            switch scalar {
            case "-": alignsLeft = true
            case "+": showsPlus = true
            case " ": spacesSign = true
            case "0": padsZeros = true
            // Numbers are grouped without it.
            case "'": break
            case "#": isAlternate = true
            default: break flags
            }
            rest.removeFirst()
        }
        guard let width = Self.number(&rest) else { return nil }
        self.width = width ?? 0
        if rest.first == "." {
            rest.removeFirst()
            guard let digits = Self.number(&rest) else { return nil }
            precision = digits ?? 0
        }
        while let scalar = rest.first, "hlqLztj".unicodeScalars.contains(scalar) {
            rest.removeFirst()
            if scalar != "h" { isLong = true }
        }
        guard let conversion = rest.popFirst(), Self.known.contains(conversion) else { return nil }
        switch conversion {
        case "i", "D": self.conversion = "d"
        case "U": self.conversion = "u"
        case "O": self.conversion = "o"
        case "F": self.conversion = "f"
        default: self.conversion = conversion
        }
        text = rest
    }

    /// Digits at the start: `.some(nil)` where there are none, nil where there are too many.
    private static func number(_ text: inout Substring.UnicodeScalarView) -> Int?? {
        let digits = text.prefix { ("0"..."9").contains($0) }
        guard digits.count <= maximumDigits else { return nil }
        text.removeFirst(digits.count)
        return .some(Int(String(digits)))
    }
}
