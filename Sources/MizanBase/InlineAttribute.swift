/// An attribute that only the code that lays the text out understands: the modifiers of a text inside another, a
/// picture that stands for a character.
public struct InlineAttribute: Hashable, Sendable {
    /// The attribute's value.
    public let value: any Hashable & Sendable

    /// An attribute whose type is forgotten.
    public init(_ value: some Hashable & Sendable) { self.value = value }

    /// Equal values of one type.
    public static func == (left: InlineAttribute, right: InlineAttribute) -> Bool {
        AnyHashable(left.value) == AnyHashable(right.value)
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
