import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization
import MizanScenes

/// Which scenes are laid out in which variants: `goldens.json` (Definitions 5).
public struct GoldenPlan: Sendable {
    /// The form of the file.
    public static let schema = 1

    /// A named set of scenes and variants.
    public struct Selection: Sendable {
        /// Patterns of scene paths: `*` within a folder, `**` across folders.
        public var scenes: [String]
        /// The locales that each scene is laid out in.
        public var locales: [LanguageTag]
        /// Combinations of pseudo-languages; the empty one is none.
        public var pseudo: [[PseudoLanguage]]
        /// The interface's directions; nil takes the locale's.
        public var directions: [LayoutDirection?]
        /// Proposed widths in points; nil takes the scene's.
        public var widths: [FixedLength?]
        /// The reader's text sizes.
        public var textSizes: [DynamicTypeSize]
        /// Variants that are left out: those that every given key fits.
        public var exclude: [Filter]
        /// Variants that get a picture beside their tree.
        public var pictures: [Filter]
    }

    /// Fits the variants whose values are among the given ones.
    public struct Filter: Sendable {
        var locales: [LanguageTag]?
        var pseudo: [[PseudoLanguage]]?
        var widths: [FixedLength?]?

        func fits(_ variant: Variant) -> Bool {
            (locales?.contains(variant.locale) ?? true)
                && (pseudo?.contains { Variant(locale: variant.locale, pseudo: $0).pseudo == variant.pseudo } ?? true)
                && (widths?.contains(variant.width) ?? true)
        }
    }

    /// The folder of the scenes, from the plan's.
    public let scenes: String
    /// The folder of the fonts, from the plan's; nil takes the shipped ones.
    public let fonts: String?
    /// The sets by name, in the order of the file.
    public let sets: [(name: String, selection: Selection)]
    /// The set that is taken where none is asked for; nil takes the only one.
    public let defaultSet: String?

    /// Reads a plan.
    ///
    /// - Throws: `DiagnosticError` with the place of what is wrong.
    public init(file: SourceFile) throws {
        let value = try JSONValue.parse(file.bytes, file: file.name)
        try value.checkKeys(["schema", "$schema", "scenes", "fonts", "sets", "default"])
        let schema = try value.member("schema")
        guard try schema.int() == Self.schema else {
            throw schema.error("this is not schema \(Self.schema)", fix: "use another version of mizan", rule: "schema")
        }
        scenes = try value.member("scenes").string()
        fonts = try value["fonts"]?.string()
        sets = try value.member("sets").object().map { ($0.key, try Selection($0.value)) }
        defaultSet = try value["default"]?.string()
        if let name = value["default"], selection(named: defaultSet) == nil {
            throw name.error(
                "there is no set \(Diagnostic.quote(try name.string()))",
                fix: "name one of \(sets.map(\.name).joined(separator: ", "))", rule: "unknown-value")
        }
    }

    /// The set of a name; nil is the default one, or the only one.
    public func selection(named name: String?) -> Selection? {
        guard let name = name ?? defaultSet else { return sets.count == 1 ? sets[0].selection : nil }
        return sets.first { $0.name == name }?.selection
    }
}

extension GoldenPlan.Selection {
    init(_ value: JSONValue) throws {
        try value.checkKeys([
            "scenes", "locales", "pseudo", "directions", "widths", "textSizes", "exclude", "pictures",
        ])
        scenes = try value.member("scenes").array().map { try $0.string() }
        locales = try value.member("locales").array().map { try $0.locale() }
        pseudo = try value.pseudo() ?? [[]]
        directions = try value["directions"]?.array().map { try $0.value(of: LayoutDirection.self) } ?? [nil]
        widths = try value.widths() ?? [nil]
        textSizes = try value["textSizes"]?.array().map { try $0.value(of: DynamicTypeSize.self) } ?? [.large]
        exclude = try value.filters("exclude")
        pictures = try value.filters("pictures")
    }

    /// Whether a variant gets a picture beside its tree.
    public func hasPicture(_ variant: Variant) -> Bool { pictures.contains { $0.fits(variant) } }

    /// Every variant, in the order of the names.
    public var variants: [Variant] {
        var variants: Set<Variant> = []
        for locale in locales {
            for pseudo in pseudo {
                for direction in directions {
                    for width in widths {
                        for textSize in textSizes {
                            variants.insert(
                                Variant(
                                    locale: locale, pseudo: pseudo, direction: direction, width: width,
                                    textSize: textSize))
                        }
                    }
                }
            }
        }
        return variants.filter { variant in !exclude.contains { $0.fits(variant) } }.sorted { $0.name < $1.name }
    }
}

extension JSONValue {
    fileprivate func checkKeys(_ known: [String]) throws {
        for member in try object() where !known.contains(member.key) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "unknown-key", place: member.keyPlace,
                    message: "\(Diagnostic.quote(member.key)) can't stand here",
                    fix: "use one of \(known.joined(separator: ", "))"))
        }
    }

    fileprivate func locale() throws -> LanguageTag {
        guard let locale = LanguageTag(wellFormed: try string()) else {
            throw error(
                "\(Diagnostic.quote(try string())) is no locale", fix: "write one such as ar-EG", rule: "unknown-value")
        }
        return locale
    }

    fileprivate func pseudo() throws -> [[PseudoLanguage]]? {
        try self["pseudo"]?.array().map { try $0.array().map { try $0.value(of: PseudoLanguage.self) } }
    }

    fileprivate func widths() throws -> [FixedLength?]? {
        try self["widths"]?.array().map { width in
            guard let length = FixedLength(points: try width.double()), length > .zero else {
                throw width.mismatch("a width in points")
            }
            return length
        }
    }

    /// One filter, or an array of them.
    fileprivate func filters(_ key: String) throws -> [GoldenPlan.Filter] {
        guard let value = self[key] else { return [] }
        return try (value.arrayValue ?? [value]).map { filter in
            try filter.checkKeys(["locales", "pseudo", "widths"])
            return GoldenPlan.Filter(
                locales: try filter["locales"]?.array().map { try $0.locale() },
                pseudo: try filter.pseudo(), widths: try filter.widths())
        }
    }
}
