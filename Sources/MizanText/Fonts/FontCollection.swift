import MizanBase

/// Font faces in their declared order, which is the order of fallback.
public struct FontCollection: Sendable {
    /// In declared order.
    public private(set) var faces: [FontFace]
    /// The places in ``faces`` of each family, families by first appearance.
    let families: [FontFamily]
    /// Which families a language prefers; those that the collection doesn't have are passed over.
    public var preferences = FontPreferences.standard {
        didSet { chains = FontChains() }
    }
    /// The orders of fallback that texts asked for so far.
    private(set) var chains = FontChains()

    /// The given faces, in order of fallback.
    package init(faces: [FontFace]) {
        self.faces = faces
        families = FontFamily.families(of: faces)
    }

    /// Every `.ttf` and `.otf` file of a folder, by family: shorter family names first, then by letter; inside a family
    /// upright before slanted, then by weight and PostScript name. So “Noto Sans” stands before “Noto Sans Arabic”.
    ///
    /// - Throws: `DiagnosticError`, rule `font-unreadable` for a bad file, `no-fonts` for a folder without any.
    public init(directory: String) throws {
        let files = try FontDirectory.files(in: directory)
        let faces = try files.map { try FontFace(file: $0) }
        self.init(
            faces: faces.sorted { left, right in
                let (a, b) = (left.family.unicodeScalars.count, right.family.unicodeScalars.count)
                if a != b { return a < b }
                if left.family != right.family { return left.family < right.family }
                if left.isSlanted != right.isSlanted { return right.isSlanted }
                if left.weight != right.weight { return left.weight < right.weight }
                return left.postScriptName < right.postScriptName
            })
    }

    /// The given files, in order of fallback.
    ///
    /// - Throws: `DiagnosticError`, rule `font-unreadable` for a bad file, `no-fonts` for no file at all.
    public init(files: [String]) throws {
        guard !files.isEmpty else {
            throw DiagnosticError(
                Diagnostic(rule: "no-fonts", message: "a font collection without a font", fix: "name at least one file")
            )
        }
        self.init(faces: try files.map { try FontFace(file: $0) })
    }

    /// This collection with the faces of another after its own; a face already there is not added again.
    public func adding(_ other: FontCollection) -> FontCollection {
        let known = Set(faces)
        var result = FontCollection(faces: faces + other.faces.filter { !known.contains($0) })
        result.preferences = preferences
        return result
    }

    /// This collection with families that a language prefers, before those it has preferred so far.
    public func preferring(_ families: [String], for language: LanguageTag) -> FontCollection {
        var result = self
        result.preferences.entries.insert(FontPreferences.Entry(language: language, families: families), at: 0)
        return result
    }

    /// The names among some that no family of the collection has, each once.
    public func unknownFamilies(among names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        var seen = Set(families.map(\.name))
        return names.filter { seen.insert($0).inserted }
    }

    /// Checks that the collection has every family that a font description names.
    ///
    /// - Throws: `DiagnosticError`, rule `unknown-font-family`, a finding for each that nobody has.
    public func requireFamilies(of font: FontDescription) throws {
        let unknown = unknownFamilies(among: font.families)
        guard unknown.isEmpty else {
            throw DiagnosticError(
                unknown.map {
                    Diagnostic(
                        rule: "unknown-font-family", message: "no font has the family name \(Diagnostic.quote($0))",
                        fix: "add its files to the fonts, or name another family")
                })
        }
    }

    /// The face of a PostScript name.
    public func face(named postScriptName: String) -> FontFace? {
        faces.first { $0.postScriptName == postScriptName }
    }
}
