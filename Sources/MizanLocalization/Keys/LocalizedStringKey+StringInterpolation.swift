import Foundation

extension LocalizedStringKey {
    /// Builds a key from an interpolated literal.
    ///
    /// The specifiers are those of SwiftUI: `%@` for text and for formatted values, `%lld` for `Int`, `%lf` for
    /// `Double`. A value without a form of its own for a reader doesn't compile: `Bool`, an `enum`, a `struct`, an
    /// optional. Format it (`format:`), name it in the strings (``LocalizedStringResource``), or mark its text as a
    /// user's: `\(String(…))`.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
        var key = ""
        var arguments: [LocalizedValue] = []

        /// An empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 3 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Literal text, its `%` written `%%`.
        public mutating func appendLiteral(_ literal: String) {
            guard literal.utf8.contains(UInt8(ascii: "%")) else {
                key += literal
                return
            }
            for scalar in literal.unicodeScalars {
                key.unicodeScalars.append(scalar)
                if scalar == "%" { key.unicodeScalars.append(scalar) }
            }
        }

        /// Text of a user: `%@`.
        public mutating func appendInterpolation(_ text: some StringProtocol) {
            append(.text(String(text)), "%@")
        }

        /// One character of a user's text: `%@`.
        public mutating func appendInterpolation(_ character: Character) {
            append(.text(String(character)), "%@")
        }

        /// A whole number: `%lld` for `Int` and `Int64`, `%d` for smaller ones, `%llu` and `%u` for unsigned ones. Beyond 128
        /// bits with a sign it is the nearest of them.
        public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
            append(.integer(Int128(clamping: value)), Self.specifier(of: Value.self))
        }

        /// A whole number printed by a specifier of one's own, such as `%05lld`.
        public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value, specifier: String) {
            append(.integer(Int128(clamping: value)), specifier)
        }

        /// A number: `%lf` for `Double`, `%f` for `Float`.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
            append(.double(Double(value)), Value.self == Float.self ? "%f" : "%lf")
        }

        /// A number printed by a specifier of one's own, such as `%.1f`.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
            append(.double(Double(value)), specifier)
        }

        /// A number in a style: `%@`. A percentage is given in hundredths, 54 for 54%.
        public mutating func appendInterpolation(_ value: Int, format: NumberStyle) {
            append(.number(Double(value), style: format), "%@")
        }

        /// A number in a style: `%@`. A percentage is given as a fraction, 0.54 for 54%, as Foundation has it.
        public mutating func appendInterpolation(_ value: Double, format: NumberStyle) {
            append(.number(format == .percent ? value * 100 : value, style: format), "%@")
        }

        /// An instant as fields of the date and the time: `%@`.
        public mutating func appendInterpolation(_ date: Date, format: DateStyle) {
            append(.date(date, style: format), "%@")
        }

        /// Text that runs from left to right whatever surrounds it: `%@`.
        public mutating func appendInterpolation(_ text: some StringProtocol, as kind: LocalizedValue.TechnicalKind) {
            append(.technical(String(text), kind: kind), "%@")
        }

        /// Text of a user in an isolate of the caller's direction: `%@`.
        public mutating func appendInterpolation(_ text: some StringProtocol, direction: ArgumentDirection) {
            append(.directed(.text(String(text)), direction), "%@")
        }

        /// A value of any kind in an isolate of the caller's direction.
        public mutating func appendInterpolation(_ value: LocalizedValue, direction: ArgumentDirection) {
            append(.directed(value, direction), value.keySpecifier)
        }

        /// A value in a format style of Foundation's or of one's own: `%@`.
        public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
            _ value: Style.FormatInput, format: Style
        ) where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
            append(.formatted(value, format: format), "%@")
        }

        /// A localized text: `%@`.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.resource(resource), "%@")
        }

        /// A value of any kind: `%lld` for the whole numbers, `%lf` for a plain number, `%@` for all others.
        public mutating func appendInterpolation(_ value: LocalizedValue) {
            append(value, value.keySpecifier)
        }

        /// Anything else does not compile: it has no form that a reader would know, and its description is the program's.
        ///
        /// It is isolated to an actor that nothing runs on. If the method were missing or unavailable, the whole
        /// literal would silently become a `String` where a view takes one too, without a look-up and without
        /// isolation. In Swift 5 a call from the main actor is only a warning, so the method also throws, which is an error there.
        @NoLocalizedForm @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) throws { append(.text(""), "%@") }

        mutating func append(_ value: LocalizedValue, _ specifier: String) {
            key += specifier
            arguments.append(value)
        }

        /// SwiftUI's specifiers by type.
        private static func specifier<Value: FixedWidthInteger>(of type: Value.Type) -> String {
            switch (Value.isSigned, Value.bitWidth > 32) {
            case (true, true): "%lld"
            case (true, false): "%d"
            case (false, true): "%llu"
            case (false, false): "%u"
            }
        }
    }
}

extension LocalizedValue {
    /// The specifier that stands for the value in a derived key.
    package var keySpecifier: String {
        switch self {
        case .integer, .roundedMeasurement: "%lld"
        case .double: "%lf"
        case .directed(let value, _), .styled(let value, _): value.keySpecifier
        case .text, .attributed, .number, .measurement, .date, .formatted, .list, .joined, .resource, .technical: "%@"
        }
    }
}
