import Foundation
import MizanBase
import MizanScenes

extension GoldenPlan {
    /// The scenes of a set, in the order of their names.
    ///
    /// - Parameters:
    ///   - selection: The set.
    ///   - folder: The plan's own folder.
    ///   - patterns: Names or patterns that narrow the set; empty takes it whole.
    /// - Throws: `DiagnosticError` where there is no folder of scenes, or where a pattern, whether the set's own or a
    ///   given one, fits none of the scenes.
    public func scenes(of selection: Selection, in folder: String, fitting patterns: [String] = []) throws
        -> [SceneFile]
    {
        try scenes(of: [selection], in: folder, fitting: patterns)
    }

    /// The scenes of several sets together.
    public func scenes(of selections: [Selection], in folder: String, fitting patterns: [String] = []) throws
        -> [SceneFile]
    {
        let root = Self.path(scenes, in: folder)
        let all = try SceneFile.all(in: root, fix: "check “scenes” in goldens.json")
        // A scene that was renamed would else go untested without a word.
        for pattern in selections.flatMap(\.scenes) where !all.contains(where: { $0.matches(pattern) }) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "scene-missing", file: root,
                    message: "no scene fits \(Diagnostic.quote(pattern)) of the set’s “scenes”",
                    fix: "check “scenes” in goldens.json"
                        + (pattern.nearest(in: all.map(\.name)).map { "; did you mean “\($0)”?" } ?? "")))
        }
        let files = all.filter { file in selections.contains { $0.scenes.contains { file.matches($0) } } }
        for pattern in patterns where !files.contains(where: { $0.matches(pattern) }) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "scene-missing", file: root, message: "no scene of the set fits \(Diagnostic.quote(pattern))",
                    fix: files.isEmpty ? nil : "name one of \(files.map(\.name).joined(separator: ", "))"))
        }
        guard !files.isEmpty else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "scene-missing", file: root, message: "no scene fits the set's patterns",
                    fix: "check “scenes” in goldens.json; a scene's file ends in \(SceneFile.ending)"))
        }
        return patterns.isEmpty ? files : files.filter { file in patterns.contains { file.matches($0) } }
    }

    /// The chosen sets, in the order of the plan.
    ///
    /// - Throws: `DiagnosticError` for one that isn't there.
    public func sets(_ choice: SetChoice, in folder: String) throws -> [(name: String, selection: Selection)] {
        switch choice {
        case .all: return sets
        case .standard:
            let standard = sets.filter { $0.name == defaultSet || defaultSet == nil && sets.count == 1 }
            guard !standard.isEmpty else { throw unknownSet(nil, folder: folder) }
            return standard
        case .named(let names):
            for name in names where selection(named: name) == nil { throw unknownSet(name, folder: folder) }
            return sets.filter { names.contains($0.name) }
        }
    }

    /// Every scene of a set in every variant of it.
    ///
    /// - Throws: `DiagnosticError` as `scenes(of:in:fitting:)`, and of the rule `set-empty` for a set without cases: a
    ///   run over nothing would pass.
    public func cases(of selection: Selection, in folder: String) throws -> [GoldenCase] {
        let files = try scenes(of: selection, in: folder)
        let languages = Self.languages(of: files, for: selection)
        let cases = try selection.cases(of: files.map(\.name)) { languages[$0] ?? [] }
        guard cases.isEmpty else { return cases }
        let name = sets.first { $0.selection == selection }?.name
        throw DiagnosticError(
            Diagnostic(
                rule: "set-empty", file: Self.file(in: folder),
                message: "\(name.map { "set \(Diagnostic.quote($0))" } ?? "the set") has no variant",
                fix:
                    "“include” only keeps and “exclude” only leaves out: add what is missing to “locales” and the other "
                    + "lists"))
    }

    /// A set with its scenes and its cases.
    struct PlannedSet {
        var name: String
        var selection: Selection
        /// The names of its scenes.
        var scenes: [String]
        var cases: [GoldenCase]
    }

    /// Every set, in the order of the plan.
    func plannedSets(in folder: String) throws -> [PlannedSet] {
        try sets.map { name, selection in
            let files = try scenes(of: selection, in: folder)
            let scenes = files.map(\.name)
            let languages = Self.languages(of: files, for: selection)
            let all = Set(languages.values.joined()).sorted { $0.identifier < $1.identifier }
            return PlannedSet(
                name: name, selection: selection.adding(all), scenes: scenes,
                cases: try selection.cases(of: scenes) { languages[$0] ?? [] })
        }
    }

    /// The languages of the tables of scenes, for a set that takes them. Of a scene that can't be read it is one: the run says
    /// what is wrong with it.
    private static func languages(of files: [SceneFile], for selection: Selection) -> [String: [LanguageTag]] {
        guard selection.includesCatalogLocales else { return [:] }
        return Dictionary(
            files.map { ($0.name, (try? Scene(path: $0.path).stringLanguages) ?? [.english]) }
        ) { first, _ in first }
    }

    /// The error for a set that the plan doesn't have.
    public func unknownSet(_ name: String?, folder: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "unknown-value", file: Self.file(in: folder),
                message: name.map { "there is no set \(Diagnostic.quote($0))" } ?? "no set is the default one",
                fix: setNames))
    }

    /// The fix where a set isn't there.
    var setNames: String {
        sets.isEmpty
            ? "write one in “sets”, with its “scenes” and “locales”"
            : "name one of \(sets.map(\.name).joined(separator: ", "))"
    }

    /// The folder of the plan's fonts; nil takes the shipped ones.
    public func fontFolder(in folder: String) -> String? { fonts.map { Self.path($0, in: folder) } }

    /// The plan's file as messages name it.
    static func file(in folder: String) -> String { path("goldens.json", in: folder) }

    /// A path from a folder: `Examples` for `../Examples` in `Goldens`, where that is the same file.
    private static func path(_ path: String, in folder: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        var (base, rest) = (folder, path[...])
        while rest == ".." || rest.hasPrefix("../"), !base.isEmpty {
            let name = (base as NSString).lastPathComponent
            var status = stat()
            guard ![".", "..", "/"].contains(name), lstat(base, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
                break
            }
            base = (base as NSString).deletingLastPathComponent
            rest = rest.dropFirst(3)
        }
        if base.isEmpty || base == "." { return rest.isEmpty ? "." : String(rest) }
        return rest.isEmpty ? base : (base as NSString).appendingPathComponent(String(rest))
    }
}
