import MizanBase

/// One thing that a golden was laid out with and that is another one now: the form of trees, a library, a font.
public struct EngineChange: Hashable, Sendable {
    /// The kinds of things.
    public enum ChangedPart: String, Hashable, Sendable, CaseIterable {
        /// The form that trees are written in, its name is `mizan-tree`.
        case form
        /// A library.
        case library
        /// A font, by its PostScript name.
        case font
    }

    /// Its kind.
    public var part: ChangedPart
    /// `harfbuzz`, `NotoSans-Bold`.
    public var name: String
    /// The golden's version; for a font its revision.
    public var golden: String
    /// The version that is now; nil for a font that isn't there any more.
    public var now: String?

    /// A change from the golden's version to the one that is now.
    public init(_ kind: ChangedPart, _ name: String, from golden: String, to now: String?) {
        self.part = kind
        self.name = name
        self.golden = golden
        self.now = now
    }

    /// `harfbuzz 6.0.0 → 10.2.0`, `font NotoSans-Bold 2.004 → 2.013`, `font NotoSans-Bold is gone`
    public var text: String {
        let title = part == .font ? "font \(name)" : name
        guard let now else { return "\(title) is gone" }
        return "\(title) \(golden) → \(now)"
    }

    /// Whether trees are written in an older form now, or a library is older, so that less is known than when the
    /// golden was recorded. Versions that aren't numbers with full stops between them can't be compared, and fonts'
    /// versions are arbitrary.
    public var isNewerInGolden: Bool {
        guard part != .font, let now, let old = Self.numbers(golden), let new = Self.numbers(now) else { return false }
        return new.lexicographicallyPrecedes(old)
    }

    /// The numbers of a version, without zeros at its end; nil for a version that has none.
    private static func numbers(_ version: String) -> [Int]? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 8 else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        while numbers.last == 0 { numbers.removeLast() }
        return numbers
    }
}

extension [EngineChange] {
    /// So many fonts are named.
    private static var namedFonts: Int { 8 }

    /// All of them in a line, libraries before fonts, of many fonts the first ones.
    public var text: String {
        let fonts = filter { $0.part == .font }.map(\.text)
        let libraries = filter { $0.part != .font }.map(\.text)
        return (libraries + (fonts.isEmpty ? [] : [fonts.listed(atMost: Self.namedFonts)])).joined(separator: ", ")
    }
}
