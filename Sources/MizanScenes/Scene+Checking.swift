import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization
import MizanText

extension Scene {
    /// The errors of a scene file, in the order of the places: its keys and values, the strings, tables, bundles,
    /// symbols and fonts that it names, all images and colours of its catalogs, and those that only its layout shows.
    ///
    /// - Parameters:
    ///   - path: The scene file.
    ///   - root: The folder that nothing read may lie outside of; nil is the scene's own.
    ///   - viewDepthLimit: The depth to which its views may be nested, at most `Limits.viewDepthMaximum`.
    ///   - fonts: The fonts after the scene's own.
    ///   - variants: In which the scene is laid out, by the languages of its strings, ``sourceLanguage`` first.
    /// - Throws: `DiagnosticError` where the file can't be read.
    public static func findings(
        path: String, root: String? = nil, viewDepthLimit: Int = Limits.viewDepth, fonts: FontCollection,
        variants: ([LanguageTag]) throws -> [Variant]
    ) throws -> [Diagnostic] {
        let file = try SourceFile.read(path)
        var findings = SceneErrors()
        do {
            var errors = SceneErrors()
            let scene = try Scene(
                file: file, folder: folder(of: path), root: root, viewDepthLimit: viewDepthLimit,
                looksAtAllAssets: true, errors: &errors)
            // An image that the scene doesn't show stops nothing of it.
            findings.insert(scene.assets.diagnostics + scene.bundles.flatMap(\.warnings))
            let recorder = StringRecorder()
            try errors.gathering { _ = try scene.view(recorder: recorder) }
            findings.insert(recorder.findings)
            // Where something is missing, more would be said to be missing than is.
            try errors.check()
            try scene.check(in: variants(scene.stringLanguages), what: recorder, fonts: fonts)
        } catch let error as DiagnosticError {
            findings.insert(error.diagnostics)
        }
        return findings.diagnostics.sortedByPlace
    }

    private func check(
        in variants: [Variant], what recorder: StringRecorder, fonts: FontCollection
    ) throws {
        var errors = SceneErrors(recorder.uses.flatMap { unknownNames(of: $0.resource, at: $0.json) })
        for variant in variants {
            let localization = localization(locale: variant.locale, idiom: variant.idiom)
            for use in recorder.uses {
                // Names are said above, with what may be meant.
                for problem in localization.resolve(use.resource).problems
                where !problem.isUnknownName && problem.key == use.resource.key {
                    errors.insert([problem.diagnostic(place: use.json.place).asError])
                }
            }
            let found = try errors.gathering { try layout(variant, fonts: fonts).findings.mergingNodes() } ?? []
            let said = errors.diagnostics + recorder.findings
            errors.insert(found.filter { !Self.isReported($0, in: said) }.map(\.asError))
        }
        try errors.check()
    }

    /// Whether what a layout found was found without it, at a better place or with what may be meant.
    private static func isReported(_ finding: Diagnostic, in said: [Diagnostic]) -> Bool {
        // Each language has its own characters and numbers.
        if finding.isOfOneLanguage {
            return said.contains { $0.place == finding.place && $0.message == finding.message }
        }
        return LocalizedTextProblem.nameRules.contains(finding.rule)
            || said.contains { other in
                other.rule == finding.rule
                    && (other.place == finding.place || other.key != nil && other.key == finding.key)
            }
    }

    /// The findings about unknown names of a bundle, its table and a key in that. A scene without strings shows its
    /// keys.
    private func unknownNames(of resource: LocalizedStringResource, at json: JSONValue) -> [Diagnostic] {
        func unknown(_ what: String, _ name: String, key: String, in kind: String, known: [String]) -> [Diagnostic] {
            JSONObject.unknown(what, name, in: kind, known: known, place: (json[key] ?? json).place).diagnostics
        }
        let name = resource.bundle ?? StringBundle.mainName
        guard let bundle = bundles.first(where: { $0.name == name }) else {
            return unknown("bundle", name, key: "bundle", in: "the scene", known: bundles.map(\.name))
        }
        let tables = bundle.tables.keys.sorted()
        guard !tables.isEmpty, resource.defaultValue == nil, !resource.key.isEmpty, !bundle.hasString(for: resource)
        else { return [] }
        let table = resource.table ?? Localization.defaultTable
        guard let catalog = bundle.tables[table] else {
            return unknown("table", table, key: "table", in: "the bundle \(Diagnostic.quote(name))", known: tables)
        }
        var finding = unknown(
            "string", resource.key, key: "key", in: "the table \(Diagnostic.quote(table))", known: catalog.keys)
        if resource.key.nearest(in: catalog.keys) == nil {
            for index in finding.indices { finding[index].fix = "add it there, or say a “defaultValue”" }
        }
        return finding
    }
}

extension Diagnostic {
    /// Whether fonts lack something, or a number has no room: other languages may be free of it.
    fileprivate var isOfOneLanguage: Bool {
        rule == GlyphFindings.rule || rule == NumberCutFinding.rule || isOfStyle
    }

    /// The finding as the check of a scene reports it, without the language that shows it. A glyph or a style that fonts lack
    /// and a number without room are no errors of the scene.
    fileprivate var asError: Diagnostic {
        var error = self
        error.language = nil
        if !isOfOneLanguage { error.severity = .error }
        return error
    }
}
