import MizanBase
import MizanLocalization

/// What is linted in one go: tables, and the strings that sources and scenes show.
public struct LintedProgram: Sendable {
    /// The tables, by bundle and name.
    var tables: [LintedTable] = []
    /// The strings of sources and scenes.
    public var strings: [LocalizableString] = []
    /// Strings that another bundle has than the one that is looked in.
    public var misplaced: [MisplacedString] = []
    /// The texts that sources put together by themselves.
    var formats: [SourceFormat] = []
    /// The texts of sources that are joined with others.
    var joins: [SourceJoin] = []
    /// The uses of the process's locale in sources.
    var localeScans: [ProcessLocaleScan] = []
    /// The folders of programs: those of a package, an app. A bundle belongs to the innermost.
    var programFolders: Set<String> = []
    /// Where conflicts of merges begin.
    var conflicts: [SourcePlace] = []
    /// The folders of packages, whose targets have bundles of their own.
    var packageFolders: Set<String> = []
    /// The sources that begin a program, or hand tables over by themselves.
    var suppliers: [String] = []
    /// The scene files among the files, which the reader of scenes takes on.
    public internal(set) var scenes: [String] = []
    /// What kept a file, or a part of it, from being read.
    public internal(set) var problems: [Diagnostic] = []
    /// The files that were read.
    public internal(set) var files: [String] = []

    /// A program without strings.
    public init() {}

    /// Takes the strings of Swift sources that a parser found in the place of those that were scanned.
    ///
    /// - Parameter extracted: The strings; those of scenes among them are left out.
    public mutating func replaceSourceStrings(with extracted: [LocalizableString]) {
        func isOfScene(_ string: LocalizableString) -> Bool { string.place.file.hasSuffix(".scene.json") }
        strings = strings.filter(isOfScene) + extracted.filter { !isOfScene($0) }
    }

    /// The findings of rules, by file and place.
    ///
    /// - Parameters:
    ///   - rules: The rules, by default all.
    ///   - includesProblems: Whether what can't be read is among them.
    public func findings(rules: [LintRule] = LintRules.all, includesProblems: Bool = true) -> [Diagnostic] {
        var findings = rules.flatMap { $0.findings(in: self) }
        if includesProblems { findings += problems }
        return findings.sortedByFile
    }

    /// What was read, for a summary: tables, texts in them, languages, and strings of sources and scenes; none of what there is
    /// none of.
    public var counts: [(count: Int, name: String)] {
        let languages = tables.reduce(into: Set<LanguageTag>()) { $0.formUnion($1.languages) }
        let counts = [
            (tables.count, "table"), (tables.reduce(0) { $0 + $1.entries.count }, "key"), (languages.count, "language"),
            (strings.count, "string of sources and scenes"),
        ]
        return counts.filter { $0.0 > 0 }
    }
}

/// A string that is looked up in a bundle without it, while another bundle of the program has it.
public struct MisplacedString: Hashable, Sendable {
    /// The look-up.
    public var string: LocalizableString
    /// The name of the bundle that has the string.
    public var bundle: String

    /// A look-up, and the bundle that was meant.
    public init(_ string: LocalizableString, in bundle: String) {
        self.string = string
        self.bundle = bundle
    }
}

extension [Diagnostic] {
    /// By file and place, those of one place in their order.
    public var sortedByFile: [Diagnostic] {
        enumerated().sorted { first, second in
            let (left, right) = (first.element, second.element)
            let files = [left, right].map { $0.place?.file ?? $0.file ?? "" }
            if files[0] != files[1] { return files[0] < files[1] }
            let places = [left, right].map { ($0.place?.line ?? 0, $0.place?.column ?? 0) }
            return (places[0].0, places[0].1, first.offset) < (places[1].0, places[1].1, second.offset)
        }.map(\.element)
    }
}
