import MizanBase

/// What two headers say otherwise: versions, images, the variant.
struct TreeHeaderDifference {
    /// `harfbuzz 6.0.0 → 7.0.0`, `font NotoSans-Bold 2.010 → 2.013`
    private(set) var versions: [String] = []
    /// Fonts that only one of the trees uses.
    private(set) var fonts: [String] = []
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
        let (before, after) = (Header(old), Header(new))
        guard before != after else { return }
        versions += Self.changes(before.libraries, after.libraries, "").changed
        let fonts = Self.changes(before.fonts, after.fonts, "font ")
        versions += fonts.changed
        self.fonts = fonts.others
        let images = Self.changes(before.images, after.images, "image ")
        self.images = images.changed
        imageNames = images.others
        colorGlyphs = Self.changes(before.colorGlyphs, after.colorGlyphs, "glyph ").changed
        let (a, b) = (before.variant, after.variant)
        if a.prefix(while: { $0 != "size" }) != b.prefix(while: { $0 != "size" }) {
            variant = NodeComparison.change(a, b)
        } else if a != b {
            size = NodeComparison.change(a, b)
        }
    }

    /// What both have otherwise, and what only one has.
    private static func changes(
        _ old: [(name: Substring, value: Substring)], _ new: [(name: Substring, value: Substring)], _ kind: String
    ) -> (changed: [String], others: [String]) {
        let before = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
        let after = Dictionary(new.map { ($0.name, $0.value) }) { first, _ in first }
        var (changed, others): ([String], [String]) = ([], [])
        for (name, value) in old {
            let title = kind + NodeComparison.cut([name])
            guard let now = after[name] else {
                others.append("without \(title)")
                continue
            }
            guard now != value else { continue }
            let (a, b) = (value.split(separator: " "), now.split(separator: " "))
            // A version, then a checksum: of another version the checksum is another anyway.
            let shown = a.first != b.first && kind == "font " ? (a.prefix(1), b.prefix(1)) : (a[...], b[...])
            changed.append("\(title) \(NodeComparison.cut(shown.0)) → \(NodeComparison.cut(shown.1))")
        }
        for (name, _) in new where before[name] == nil { others.append("with \(kind)\(NodeComparison.cut([name]))") }
        return (changed, others)
    }

    private struct Header: Equatable {
        var libraries: [(name: Substring, value: Substring)] = []
        var fonts: [(name: Substring, value: Substring)] = []
        var images: [(name: Substring, value: Substring)] = []
        /// By font and number.
        var colorGlyphs: [(name: Substring, value: Substring)] = []
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

        static func == (left: Header, right: Header) -> Bool { left.lines == right.lines }
    }
}
