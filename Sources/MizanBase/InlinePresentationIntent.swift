/// The meaning that inline markup gives a piece of text; how it looks is the layout's choice.
///
/// Source: Foundation's `InlinePresentationIntent`, names and raw values.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The sum of the members' bits.
    public let rawValue: UInt

    /// A set by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*text*`: italic where the family has such a face.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**text**`: bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Text between grave accents: for machines; set in a monospaced face, where there is one.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~text~~`: no longer so.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// `<b>`: a tag, which stays in the text.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)

    private static let named: KeyValuePairs<String, InlinePresentationIntent> = [
        "emphasized": .emphasized, "stronglyEmphasized": .stronglyEmphasized, "code": .code,
        "strikethrough": .strikethrough, "inlineHTML": .inlineHTML,
    ]

    /// The members' names, in the order of their bits.
    package var names: [String] { Self.named.filter { contains($0.value) }.map(\.key) }

    /// The members by names; nil where a name is unknown.
    package init?(names: [String]) {
        self = []
        for name in names {
            guard let member = Self.named.first(where: { $0.key == name })?.value else { return nil }
            insert(member)
        }
    }
}
