/// The key of a localized string, with its arguments: `"Weather in \(place)"` has the key `Weather in %@`.
///
/// Source: SwiftUI's `LocalizedStringKey`, Foundation's `String.LocalizationValue`.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key that the string is looked up by; where there are arguments, a format with a literal `%` written `%%`.
    public let key: String
    /// The arguments, in the order of the key's specifiers.
    public let arguments: [LocalizedValue]

    /// A key with arguments given apart, as scene files have them.
    public init(_ key: String, arguments: [LocalizedValue] = []) {
        self.key = key
        self.arguments = arguments
    }

    /// A key without arguments.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with a specifier for each argument.
    public init(stringInterpolation: StringInterpolation) {
        self.init(stringInterpolation.key, arguments: stringInterpolation.arguments)
    }
}
