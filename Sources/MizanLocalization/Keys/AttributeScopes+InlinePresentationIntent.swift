import Foundation
import MizanBase

/// The meaning that inline markup gives a piece of text, as an attribute of Foundation's attributed texts.
///
/// Source: Foundation's `AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute`, which is missing on Linux.
public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The meanings of a run.
    public typealias Value = InlinePresentationIntent
    /// Foundation's name of the attribute.
    public static let name = "NSInlinePresentationIntent"
}

extension AttributeScopes {
    /// The attributes of texts that Foundation lacks on Linux, with those that it has.
    public struct MizanAttributes: AttributeScope {
        /// `*emphasis*`, `**strong emphasis**`, code and `~~strikethrough~~`.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Links, languages and the others of Foundation.
        public let foundation: FoundationAttributes
    }

    /// The scope of ``MizanAttributes``.
    public var mizan: MizanAttributes.Type { MizanAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of `AttributeScopes.MizanAttributes`: `text.inlinePresentationIntent`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.MizanAttributes, Key>
    ) -> Key { self[Key.self] }
}
