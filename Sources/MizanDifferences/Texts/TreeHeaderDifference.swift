import MizanBase

/// The differences of two headers: versions, images, the variant.
package struct TreeHeaderDifference {
    /// The form, libraries and fonts of other versions.
    package private(set) var engine: [EngineChange] = []
    /// Fonts whose file changed although their version stayed the same.
    private(set) var replacedFonts: [String] = []
    /// Fonts that only one of the trees uses, in words.
    private(set) var fonts: [String] = []
    /// The names of fonts that only the golden uses.
    package private(set) var unusedFonts: [String] = []
    /// Images of one name that are drawn otherwise.
    private(set) var images: [String] = []
    /// Glyphs in colours of one font and number that are drawn otherwise; those that only one tree has follow from its texts.
    private(set) var colorGlyphs: [String] = []
    /// Images that only one of the trees has.
    private(set) var imageNames: [String] = []
    /// Name, direction, scale.
    private(set) var variant: String?
    /// The root's size.
    private(set) var size: String?

    init(_ old: [Substring], _ new: [Substring]) {
        let (before, after) = (TreeHeader(old), TreeHeader(new))
        guard before != after else { return }
        for (old, new) in Self.pairs(before.libraries, after.libraries) {
            engine.append(
                EngineChange(
                    old.name == Self.form ? .form : .library, NodeComparison.cut([old.name]),
                    from: NodeComparison.cut([old.value]), to: NodeComparison.cut([new.value])))
        }
        compareFonts(before.fonts, after.fonts)
        fonts = Self.others(before.fonts, after.fonts, "font ")
        let used = Set(after.fonts.map(\.name))
        unusedFonts = before.fonts.map(\.name).filter { !used.contains($0) }.map { NodeComparison.cut([$0]) }
        images = Self.changes(before.images, after.images, "image ")
        imageNames = Self.others(before.images, after.images, "image ")
        colorGlyphs = Self.changes(before.colorGlyphs, after.colorGlyphs, "glyph ")
        let (a, b) = (before.variant, after.variant)
        if a.prefix(while: { $0 != "size" }) != b.prefix(while: { $0 != "size" }) {
            variant = NodeComparison.change(a, b)
        } else if a != b {
            size = NodeComparison.change(a, b)
        }
    }

    /// The difference of two trees' headers, of any texts.
    package init(golden: [UInt8], now: [UInt8]) {
        func header(_ tree: [UInt8]) -> [Substring] {
            let text = GoldenText(String(decoding: tree, as: UTF8.self))
            return Array(text.content.lines.prefix { !$0.hasPrefix("variant ") })
        }
        self.init(header(golden), header(now))
    }

    /// Whether two trees are the same, byte for byte, but for the versions of what they were made with: the proof that another
    /// engine lays out as the golden's did.
    static func isOfVersionsOnly(_ golden: String, _ now: String) -> Bool {
        let (old, new) = (golden.lines, now.lines)
        guard old.count == new.count else { return false }
        var isInHeader = true
        return zip(old, new).allSatisfy { old, new in
            if isInHeader, old.hasPrefix("variant ") { isInHeader = false }
            if ExactText(old) == ExactText(new) { return true }
            return isInHeader && unversioned(old).map { $0 == unversioned(new) } == true
        }
    }

    /// The words of a header's line that has versions, with nothing in the place of these; nil for another line.
    private static func unversioned(_ line: Substring) -> [ExactText]? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.first == form || words.first == "font" else { return nil }
        return words.enumerated().map { index, word in
            let isVersion = words.first == form ? index % 2 == 1 : index > 1
            return ExactText(isVersion ? "" : word)
        }
    }

    /// The first word of every tree, before the number of its form.
    private static let form = Substring(GoldenText.beginning.dropLast())

    /// A version, then a checksum: with another version the checksum is another anyway.
    private mutating func compareFonts(_ old: [Entry], _ new: [Entry]) {
        for (old, new) in Self.pairs(old, new) {
            let (a, b) = (old.value.split(separator: " "), new.value.split(separator: " "))
            let name = NodeComparison.cut([old.name])
            guard a.first == b.first else {
                engine.append(
                    EngineChange(
                        .font, name, from: NodeComparison.cut(a.prefix(1)), to: NodeComparison.cut(b.prefix(1))))
                continue
            }
            replacedFonts.append(
                "font \(name) is another file under the same version \(NodeComparison.cut(a.prefix(1))), its checksum "
                    + "\(NodeComparison.cut(a.dropFirst())) → \(NodeComparison.cut(b.dropFirst())): its outlines may be others"
            )
        }
    }

    private typealias Entry = (name: Substring, value: Substring)

    /// The entries of both whose values differ, in the golden's order.
    private static func pairs(_ old: [Entry], _ new: [Entry]) -> [(old: Entry, new: Entry)] {
        let after = Dictionary(new.map { ($0.name, $0) }) { first, _ in first }
        return old.compactMap { old in
            after[old.name].flatMap { $0.value == old.value ? nil : (old, $0) }
        }
    }

    private static func changes(_ old: [Entry], _ new: [Entry], _ kind: String) -> [String] {
        pairs(old, new).map { old, new in
            "\(kind)\(NodeComparison.cut([old.name])) \(NodeComparison.cut(old.value.split(separator: " "))) → "
                + NodeComparison.cut(new.value.split(separator: " "))
        }
    }

    /// The entries that only one of them has.
    private static func others(_ old: [Entry], _ new: [Entry], _ kind: String) -> [String] {
        let (before, after) = (Set(old.map(\.name)), Set(new.map(\.name)))
        func named(_ entry: Entry) -> String { kind + NodeComparison.cut([entry.name]) }
        return old.filter { !after.contains($0.name) }.map { "without \(named($0))" }
            + new.filter { !before.contains($0.name) }.map { "with \(named($0))" }
    }

    private struct TreeHeader: Equatable {
        var libraries: [Entry] = []
        var fonts: [Entry] = []
        var images: [Entry] = []
        /// By font and number.
        var colorGlyphs: [Entry] = []
        var variant: [Substring] = []
        private let lines: [Substring]

        init(_ lines: [Substring]) {
            self.lines = lines
            for line in lines {
                let words = line.split(separator: " ", maxSplits: 64)
                switch words.first {
                case "mizan-tree":
                    for index in stride(from: 0, to: words.count, by: 2) {
                        libraries.append((words[index], index + 1 < words.count ? words[index + 1] : ""))
                    }
                case "font" where words.count > 1:
                    fonts.append((words[1], words.dropFirst(2).joined(separator: " ")[...]))
                case "image" where words.count > 1:
                    images.append((words[1], words.dropFirst(2).joined(separator: " ")[...]))
                case "color-glyph" where words.count > 2:
                    colorGlyphs.append(
                        ("\(words[1]) \(words[2])", words.dropFirst(3).joined(separator: " ")[...]))
                default: variant = Array(words.dropFirst())
                }
            }
        }

        static func == (left: TreeHeader, right: TreeHeader) -> Bool { left.lines == right.lines }
    }
}
