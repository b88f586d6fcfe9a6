/// A BCP 47 language tag, as written by the caller: `ar-EG`, `zh-Hant-HK`, `hi-u-nu-deva`.
///
/// Only a name: MizanUnicode knows what it matches, its script and its direction.
public struct LanguageTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The tag with hyphens and BCP 47's letter case.
    public let identifier: String

    /// English without a region.
    public static let english = LanguageTag("en")

    /// Takes `_` for `-`, and sets the letter case of RFC 5646 §2.1.1; checks nothing else.
    public init(_ identifier: String) {
        var inExtension = false
        self.identifier = identifier.split(whereSeparator: { $0 == "-" || $0 == "_" }).enumerated().map { index, part in
            if part.utf8.count == 1 { inExtension = true }
            if index == 0 || inExtension { return part.lowercased() }
            if part.utf8.count == 4, part.allSatisfy(\.isLetter) {
                return part.prefix(1).uppercased() + part.dropFirst().lowercased()
            }
            return part.utf8.count == 2 ? part.uppercased() : part.lowercased()
        }.joined(separator: "-")
    }

    /// The tag as ``init(_:)`` reads it.
    public init(stringLiteral value: String) { self.init(value) }

    /// The identifier.
    public var description: String { identifier }

    /// The primary language subtag, lower case.
    public var language: String { String(identifier.prefix { $0 != "-" }) }
}
