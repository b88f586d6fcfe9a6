import MizanBase

/// The fonts of a collection in their order, read when they are first needed. Threads may share it.
final class FontIndex: Sendable {
    struct IndexedFonts: Sendable {
        var entries: [FontEntry] = []
        /// By first appearance.
        var families: [FontFamily] = []
        /// Files that are no fonts, as warnings.
        var unreadable: [Diagnostic] = []
        /// The number of bytes read of the files.
        var bytesRead = 0
    }

    private enum FontSource {
        /// Files that are yet to be sorted by family.
        case files([String])
        case entries([FontEntry])
        /// Two indexes; a font that is in both is taken from the first.
        case joined(FontIndex, FontIndex)
    }

    private let source: FontSource
    private let found = LockedValue<IndexedFonts?>(nil)

    /// The fonts of files, by family.
    init(files: [String]) { source = .files(files) }
    /// Open fonts in their order.
    init(faces: [FontFace]) { source = .entries(faces.map { FontEntry($0) }) }
    /// The fonts of one index, then those of another.
    init(_ first: FontIndex, _ second: FontIndex) { source = .joined(first, second) }

    var content: IndexedFonts {
        found.withLock { found in
            if let found { return found }
            var content = read()
            content.families = FontFamily.families(of: content.entries)
            found = content
            return content
        }
    }

    private func read() -> IndexedFonts {
        switch source {
        case .entries(let entries): return IndexedFonts(entries: entries)
        case .joined(let first, let second):
            var content = first.content
            let other = second.content
            let known = Set(content.entries.map(ObjectIdentifier.init))
            content.entries += other.entries.filter { !known.contains(ObjectIdentifier($0)) }
            content.unreadable += other.unreadable.filter { !content.unreadable.contains($0) }
            content.bytesRead += other.bytesRead
            return content
        case .files(let files):
            var content = IndexedFonts()
            for file in files {
                do {
                    content.entries += try FontHeader.read(file, count: &content.bytesRead).map { FontEntry($0) }
                } catch {
                    content.unreadable += Self.warnings(error)
                }
            }
            let base = Self.base(of: content.entries)
            content.entries.sort { Self.isBefore($0.header, $1.header, base: base) }
            return content
        }
    }

    /// Whether a family is the base or one of its scripts: “Noto Sans Arabic UI” goes with “Noto Sans”, “Noto Naskh Arabic”
    /// does not.
    private static func isScriptFamily(_ font: FontHeader, with base: String) -> Bool {
        font.family == base || font.family.hasPrefix(base + " ")
    }

    private static func warnings(_ error: any Error) -> [Diagnostic] {
        ((error as? DiagnosticError)?.diagnostics ?? []).map { finding in
            var warning = finding
            warning.severity = .warning
            return warning
        }
    }

    /// The family that the others go with: the shortest name of one that isn't monospaced.
    private static func base(of entries: [FontEntry]) -> String {
        let names = entries.lazy.map(\.header).filter { !$0.isMonospaced }.map(\.family)
        return names.min { ($0.unicodeScalars.count, $0) < ($1.unicodeScalars.count, $1) } ?? ""
    }

    /// Monospaced families last, and before them those that don't go with the base; shorter family names first, then by
    /// letter; inside a family upright before slanted, then by weight and name.
    private static func isBefore(_ left: FontHeader, _ right: FontHeader, base: String) -> Bool {
        if left.isMonospaced != right.isMonospaced { return right.isMonospaced }
        let (isLeftNear, isRightNear) = (isScriptFamily(left, with: base), isScriptFamily(right, with: base))
        if isLeftNear != isRightNear { return isLeftNear }
        let (a, b) = (left.family.unicodeScalars.count, right.family.unicodeScalars.count)
        if a != b { return a < b }
        if left.family != right.family { return left.family < right.family }
        if left.isSlanted != right.isSlanted { return right.isSlanted }
        if left.weight != right.weight { return left.weight < right.weight }
        if left.postScriptName != right.postScriptName { return left.postScriptName < right.postScriptName }
        return (left.path, left.number) < (right.path, right.number)
    }
}
