/// A value that can be an argument of ``Localization/localizedStringWithFormat(_:_:)``.
public protocol LocalizedArgument {
    /// The argument by its kind.
    var localizedValue: LocalizedValue { get }
}

extension LocalizedValue: LocalizedArgument {
    /// Itself.
    public var localizedValue: LocalizedValue { self }
}

extension LocalizedStringResource: LocalizedArgument {
    /// A localized text.
    public var localizedValue: LocalizedValue { .resource(self) }
}

extension String: LocalizedArgument {
    /// Text of a user.
    public var localizedValue: LocalizedValue { .text(self) }
}

extension Substring: LocalizedArgument {
    /// Text of a user.
    public var localizedValue: LocalizedValue { .text(String(self)) }
}

extension LocalizedArgument where Self: FixedWidthInteger {
    /// A whole number; the nearest that 128 bits with a sign hold.
    public var localizedValue: LocalizedValue { .integer(Int128(clamping: self)) }
}

extension LocalizedArgument where Self: BinaryFloatingPoint {
    /// A number.
    public var localizedValue: LocalizedValue { .double(Double(self)) }
}

extension Int: LocalizedArgument {}
extension Int8: LocalizedArgument {}
extension Int16: LocalizedArgument {}
extension Int32: LocalizedArgument {}
extension Int64: LocalizedArgument {}
extension UInt: LocalizedArgument {}
extension UInt8: LocalizedArgument {}
extension UInt16: LocalizedArgument {}
extension UInt32: LocalizedArgument {}
extension UInt64: LocalizedArgument {}
extension Float: LocalizedArgument {}
extension Double: LocalizedArgument {}
