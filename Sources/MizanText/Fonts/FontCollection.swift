import MizanBase

/// Fonts in their declared order, which is the order of fallback. A font is opened when a text first needs it.
public struct FontCollection: Sendable {
    /// The index of the fonts, made when it is first needed.
    let index: FontIndex
    /// The families that a language prefers; those that the collection doesn't have are passed over.
    public var preferences = FontPreferences.standard {
        didSet { chains = FontChains() }
    }
    /// The orders of fallback that texts have used so far.
    private(set) var chains = FontChains()

    private init(_ index: FontIndex) { self.index = index }

    /// Whether two are copies of one, with the same preferences.
    func isSame(as other: FontCollection) -> Bool { index === other.index && chains === other.chains }

    /// The given faces, in order of fallback.
    package init(faces: [FontFace]) { self.init(FontIndex(faces: faces)) }

    /// Every `.ttf`, `.otf`, `.ttc` and `.otc` file of a folder, by family: the one with the shortest name, then those whose
    /// names begin with its, then others, monospaced ones last; among these shorter names first, then by letter; inside a
    /// family upright before slanted, then by weight and PostScript name. So “Noto Sans” stands before “Noto Sans Arabic UI”,
    /// that before “Noto Naskh Arabic”, and “Noto Sans Mono” behind all.
    ///
    /// The folder is listed at once. Its fonts are indexed when the first text is laid out: some kilobytes of each are
    /// read, and only those are opened that a text's characters ask for. Files that are no fonts are passed over, and
    /// listed as ``unreadable``.
    ///
    /// - Throws: `DiagnosticError`: `no-fonts` for a folder without any, `font-unreadable` where none of them is a font.
    public init(directory: String) throws {
        let files = try FontDirectory.files(in: directory)
        var findings: [Diagnostic] = []
        for file in files {
            do {
                var count = 0
                _ = try FontHeader.read(file, count: &count)
                self.init(FontIndex(files: files))
                return
            } catch let error as DiagnosticError {
                findings += error.diagnostics
            }
        }
        throw DiagnosticError(findings)
    }

    /// The given files, in order of fallback; all fonts of a file that is a collection.
    ///
    /// - Throws: `DiagnosticError`, rule `font-unreadable` for a bad file, `no-fonts` for no file at all.
    public init(files: [String]) throws {
        guard !files.isEmpty else {
            throw DiagnosticError(
                Diagnostic(rule: "no-fonts", message: "a font collection without a font", fix: "name at least one file")
            )
        }
        var count = 0
        self.init(faces: try files.flatMap { try FontHeader.read($0, count: &count) }.map { try FontFace($0) })
    }

    /// All faces in declared order. Asking for them opens every font.
    public var faces: [FontFace] { index.content.entries.compactMap(\.face) }

    /// The files of the folder that are no fonts, as warnings with the rule `font-unreadable`.
    public var unreadable: [Diagnostic] { index.content.unreadable }

    /// The headers of the fonts, in declared order; reading them opens no font.
    package var headers: [FontHeader] { index.content.entries.map(\.header) }

    /// The number of fonts that texts have opened so far.
    package var openCount: Int { index.content.entries.count(where: \.isOpen) }

    /// The number of bytes that were read of the files to learn their names and properties.
    package var indexedBytes: Int { index.content.bytesRead }

    /// This collection with the fonts of another after its own; one already there is not added again.
    public func adding(_ other: FontCollection) -> FontCollection {
        var result = FontCollection(FontIndex(index, other.index))
        result.preferences = preferences
        return result
    }

    /// This collection with families that a language prefers, before those it has preferred so far.
    public func preferring(_ families: [String], for language: LanguageTag) -> FontCollection {
        var result = self
        result.preferences.entries.insert(
            FontPreferences.LanguageFamilies(language: language, families: families), at: 0)
        return result
    }

    /// The names among some that no family of the collection has, each once.
    public func unknownFamilies(among names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        var seen = Set(index.content.families.map(\.name))
        return names.filter { seen.insert($0).inserted }
    }

    /// The names of the families, by their first font.
    public var familyNames: [String] { index.content.families.map(\.name) }

    /// Checks that the collection has every family that a font description names.
    ///
    /// - Throws: `DiagnosticError`, rule `unknown-font-family`, a finding for each family that is missing.
    public func requireFamilies(of font: FontDescription) throws {
        let unknown = unknownFamilies(among: font.families)
        guard unknown.isEmpty else {
            throw DiagnosticError(
                unknown.map { name in
                    let nearest = name.nearest(in: familyNames)
                    return Diagnostic(
                        rule: "unknown-font-family", message: "no font has the family name \(Diagnostic.quote(name))",
                        fix: nearest.map { "did you mean “\($0)”?" }
                            ?? "add its files to the fonts, or name another; “mizan fonts” lists them")
                })
        }
    }

    /// The face of a PostScript name at a place on its axes, or the nearest that it has; of several of that name the one of a
    /// checksum, else the first.
    package func face(
        named postScriptName: String, checksum: UInt32, at coordinates: [FontCoordinate]
    ) -> FontFace? {
        let named = index.content.entries.filter { $0.header.postScriptName == postScriptName }
        guard let entry = named.first(where: { $0.header.checksum == checksum }) ?? named.first else { return nil }
        return entry.face(at: entry.header.coordinates(nearestTo: coordinates))
    }

    /// The face of a PostScript name.
    public func face(named postScriptName: String) -> FontFace? {
        index.content.entries.first { $0.header.postScriptName == postScriptName }?.face
    }
}
