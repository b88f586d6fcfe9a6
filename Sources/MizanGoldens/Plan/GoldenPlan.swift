import MizanBase
import MizanLayout
import MizanLocalization
import MizanScenes

/// The plan of the scenes and the variants that they are laid out in: `goldens.json` (Definitions 5), or made in Swift.
public struct GoldenPlan: Sendable {
    /// The form of the file.
    public static let schema = 1

    /// The folder of the scenes, from the plan's.
    public var scenes: String
    /// The folder of the fonts, from the plan's; nil takes the shipped ones.
    public var fonts: String?
    /// The sets by name, in the order of the file.
    public var sets: [(name: String, selection: Selection)]
    /// The set that is taken by default; nil takes the only one.
    public var defaultSet: String?
    /// Variants that look as the scene does without their locale, pseudo-languages and direction, and are meant to.
    public var expectNoEffect: [NoEffect]
    /// Pixels that may differ.
    public var tolerances: [Tolerance]
    /// Faults that are allowed in what is shown.
    public var allowances: [Allowance]
    /// True where a golden of other versions of libraries and fonts fails although its layout is the same.
    public var exactVersions: Bool

    /// A plan of these parts.
    public init(
        scenes: String, fonts: String? = nil, sets: [(name: String, selection: Selection)], defaultSet: String? = nil,
        expectNoEffect: [NoEffect] = [], tolerances: [Tolerance] = [], allowances: [Allowance] = [],
        exactVersions: Bool = false
    ) {
        self.scenes = scenes
        self.fonts = fonts
        self.sets = sets
        self.defaultSet = defaultSet
        self.expectNoEffect = expectNoEffect
        self.tolerances = tolerances
        self.allowances = allowances
        self.exactVersions = exactVersions
    }

    /// The set of a name; nil is the default one, or the only one.
    public func selection(named name: String?) -> Selection? {
        guard let name = name ?? defaultSet else { return sets.count == 1 ? sets[0].selection : nil }
        return sets.first { $0.name == name }?.selection
    }

    /// The sets that a run takes.
    public enum SetChoice: Hashable, Sendable {
        /// The default one, or the only one.
        case standard
        /// The sets of these names.
        case named([String])
        /// Every one.
        case all
    }

    /// A set of scenes and variants: every combination of its values that `include` and `exclude` leave.
    public struct Selection: Hashable, Sendable {
        /// Patterns of scene paths: `*` within a folder, `**` across folders.
        public var scenes: [String]
        /// The locales that each scene is laid out in.
        public var locales: [LanguageTag]
        /// Whether each scene is laid out in every language of its own tables too: a new one is in the goldens by itself.
        public var includesCatalogLocales = false
        /// The interface's directions; nil takes the locale's.
        public var directions: [LayoutDirection?]
        /// Combinations of pseudo-languages; the empty one has none.
        public var pseudo: [[PseudoLanguage]]
        /// Proposed widths in points; nil takes the scene's.
        public var widths: [FixedLength?]
        /// Proposed heights in points; nil takes the scene's.
        public var heights: [FixedLength?]
        /// The reader's text sizes.
        public var textSizes: [DynamicTypeSize]
        /// Pixels per point.
        public var scales: [FixedLength]
        /// Light, dark or both.
        public var appearances: [ColorScheme]
        /// The kinds of devices; nil takes the scene's.
        public var devices: [UserInterfaceIdiom?]
        /// The variants that are taken: those that one of these fits. An empty list takes all.
        public var include: [Filter]
        /// The variants that are left out of these: those that one of these fits.
        public var exclude: [Filter]
        /// Variants that get a picture beside their tree.
        public var pictures: [Filter]

        /// A set of these values; values that are left out have their defaults alone.
        public init(
            scenes: [String], locales: [LanguageTag], directions: [LayoutDirection?] = [nil],
            pseudo: [[PseudoLanguage]] = [[]], widths: [FixedLength?] = [nil], heights: [FixedLength?] = [nil],
            textSizes: [DynamicTypeSize] = [.large], scales: [FixedLength] = [Variant.defaultScale],
            appearances: [ColorScheme] = [.light], devices: [UserInterfaceIdiom?] = [nil], include: [Filter] = [],
            exclude: [Filter] = [], pictures: [Filter] = []
        ) {
            self.scenes = scenes
            self.locales = locales
            self.directions = directions
            self.pseudo = pseudo
            self.widths = widths
            self.heights = heights
            self.textSizes = textSizes
            self.scales = scales
            self.appearances = appearances
            self.devices = devices
            self.include = include
            self.exclude = exclude
            self.pictures = pictures
        }
    }

    /// Fits the cases whose values are among the given ones; nil fits every value.
    public struct Filter: Hashable, Sendable {
        /// Patterns of scene paths.
        public var scenes: [String]?
        /// The reader's locales.
        public var locales: [LanguageTag]?
        /// Directions as a variant's name has them; nil is the one that follows from the locale.
        public var directions: [LayoutDirection?]?
        /// Combinations of pseudo-languages; the empty one has none.
        public var pseudo: [[PseudoLanguage]]?
        /// Proposed widths in points; nil is the scene's.
        public var widths: [FixedLength?]?
        /// Proposed heights in points; nil is the scene's.
        public var heights: [FixedLength?]?
        /// The reader's text sizes.
        public var textSizes: [DynamicTypeSize]?
        /// Pixels per point.
        public var scales: [FixedLength]?
        /// Light or dark.
        public var appearances: [ColorScheme]?
        /// Kinds of devices as a variant's name has them; nil is the scene's.
        public var devices: [UserInterfaceIdiom?]?
        /// Where it stands in `goldens.json`; nil for one that was made in Swift.
        public var place: SourcePlace?

        /// A filter by these values; without any it fits everything.
        public init(
            scenes: [String]? = nil, locales: [LanguageTag]? = nil, directions: [LayoutDirection?]? = nil,
            pseudo: [[PseudoLanguage]]? = nil, widths: [FixedLength?]? = nil, heights: [FixedLength?]? = nil,
            textSizes: [DynamicTypeSize]? = nil, scales: [FixedLength]? = nil, appearances: [ColorScheme]? = nil,
            devices: [UserInterfaceIdiom?]? = nil
        ) {
            self.scenes = scenes
            self.locales = locales
            self.directions = directions
            self.pseudo = pseudo
            self.widths = widths
            self.heights = heights
            self.textSizes = textSizes
            self.scales = scales
            self.appearances = appearances
            self.devices = devices
        }

        /// Tells whether the filter takes a scene in a variant.
        public func fits(_ variant: Variant, scene: String) -> Bool { fits(scene: scene) && fits(variant) }

        /// Tells whether the filter takes some variants of a scene.
        func fits(scene: String) -> Bool { scenes?.contains { ScenePattern($0).matches(scene) } ?? true }

        /// Tells whether the filter takes a variant of some scenes.
        func fits(_ variant: Variant) -> Bool {
            (locales?.contains(variant.locale) ?? true)
                && (directions?.contains(variant.direction) ?? true)
                && (pseudo?.contains { Variant(locale: variant.locale, pseudo: $0).pseudo == variant.pseudo } ?? true)
                && (widths?.contains(variant.width) ?? true) && (heights?.contains(variant.height) ?? true)
                && (textSizes?.contains(variant.textSize) ?? true) && (scales?.contains(variant.scale) ?? true)
                && (appearances?.contains(variant.colorScheme) ?? true) && (devices?.contains(variant.idiom) ?? true)
        }
    }

    /// Variants whose locale, pseudo-languages and direction change nothing, and are meant to change nothing.
    public struct NoEffect: Hashable, Sendable {
        /// The variants.
        public var filter: Filter
        /// The reason, for readers of the plan.
        public var why: String

        /// Variants and the reason.
        public init(_ filter: Filter, why: String) {
            self.filter = filter
            self.why = why
        }
    }

    /// Pixels of one node that may differ from the golden's.
    public struct Tolerance: Hashable, Sendable {
        /// The variants.
        public var filter: Filter
        /// The node's path; its frame is where pixels may differ.
        public var node: String
        /// The largest difference from the golden's pixel, in each component, of 255.
        public var channels: Int
        /// The reason; every summary prints it.
        public var why: String

        /// A tolerance for a node; `channels` is brought into 0…255.
        public init(_ filter: Filter = Filter(), node: String, channels: Int, why: String) {
            self.filter = filter
            self.node = node
            self.channels = min(max(channels, 0), 255)
            self.why = why
        }
    }
}

extension GoldenPlan {
    /// A fault that a layout may have: a string that isn't translated yet, a sample without its picture.
    public struct Allowance: Hashable, Sendable {
        /// The variants.
        public var filter: Filter
        /// The finding's rule: `unknown-string`, `missing-argument`, `image-missing` …
        public var rule: String
        /// The key of the string or the name of the image; nil for any.
        public var key: String?
        /// The reason, for readers of the plan.
        public var why: String

        /// Findings of a rule, and the reason.
        public init(_ filter: Filter = Filter(), rule: String, key: String? = nil, why: String) {
            self.filter = filter
            self.rule = rule
            self.key = key
            self.why = why
        }

        /// Tells whether a finding is one of these.
        func fits(_ finding: Diagnostic) -> Bool { finding.rule == rule && (key == nil || finding.key == key) }
    }
}

extension GoldenPlan.Selection {
    /// The number of combinations before any is left out; nil for more than can be counted.
    var combinationCount: Int? {
        var count = 1
        for axis in [
            locales.count, directions.count, pseudo.count, widths.count, heights.count, textSizes.count, scales.count,
            appearances.count, devices.count,
        ] {
            let (product, overflow) = count.multipliedReportingOverflow(by: axis)
            guard !overflow else { return nil }
            count = product
        }
        return count
    }

    /// Every combination, whatever the scene, in the order of the names.
    var combinations: [Variant] {
        var variants = Set(locales.map { Variant(locale: $0) })
        func multiply<Value>(_ values: [Value], _ body: (Variant, Value) -> Variant) {
            variants = Set(variants.flatMap { variant in values.map { body(variant, $0) } })
        }
        // The direction last: what follows from locale and pseudo-languages is left out.
        multiply(pseudo) { variant, pseudo in Variant(locale: variant.locale, pseudo: pseudo) }
        multiply(directions) { Variant(locale: $0.locale, pseudo: $0.pseudo, direction: $1) }
        func set<Value>(_ path: WritableKeyPath<Variant, Value>, _ values: [Value]) {
            multiply(values) { variant, value in
                var variant = variant
                variant[keyPath: path] = value
                return variant
            }
        }
        set(\.width, widths)
        set(\.height, heights)
        set(\.textSize, textSizes)
        set(\.scale, scales)
        set(\.colorScheme, appearances)
        set(\.idiom, devices)
        return variants.sorted { $0.name < $1.name }
    }

    /// Tells whether a scene has a variant, where it is one of the combinations.
    func includes(_ variant: Variant, scene: String) -> Bool {
        (include.isEmpty || include.contains { $0.fits(variant, scene: scene) })
            && !exclude.contains { $0.fits(variant, scene: scene) }
    }

    /// The set with the languages of a scene's tables among its locales, where it takes them.
    func adding(_ languages: [LanguageTag]) -> Self {
        var selection = self
        selection.locales += languages.filter { !locales.contains($0) }
        selection.includesCatalogLocales = false
        return selection
    }

    /// Every case of these scenes: scene by scene, the variants in the order of their names.
    ///
    /// - Parameters:
    ///   - scenes: The scenes, by their paths.
    ///   - languages: The languages of a scene's tables, for a set that takes them; nil where there is no scene to ask.
    /// - Throws: `DiagnosticError`, rule `too-many-variants`, for a set of more than 100,000 variants a scene, or 1,000,000
    ///   in all; `catalog-locales` for a set that takes the languages of tables without any.
    public func cases(
        of scenes: [String], languages: ((_ scene: String) -> [LanguageTag])? = nil
    ) throws -> [GoldenCase] {
        guard includesCatalogLocales else { return try casesOfLocales(scenes) }
        guard let languages else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "catalog-locales",
                    message: "the set takes the locales of a catalog, and there is no scene to ask",
                    fix: "name its locales"))
        }
        return try scenes.flatMap { try adding(languages($0)).casesOfLocales([$0]) }
    }

    private func casesOfLocales(_ scenes: [String]) throws -> [GoldenCase] {
        guard let count = combinationCount, count <= Limits.goldenVariants else {
            throw Self.tooMany("a scene would have more than \(Limits.goldenVariants) variants")
        }
        let combinations = combinations
        var cases: [GoldenCase] = []
        for scene in scenes {
            for variant in combinations where includes(variant, scene: scene) {
                cases.append(
                    GoldenCase(scene: scene, variant: variant, hasPicture: hasPicture(variant, scene: scene)))
            }
            guard cases.count <= 10 * Limits.goldenVariants else {
                throw Self.tooMany("the set has more than \(10 * Limits.goldenVariants) variants")
            }
        }
        return cases
    }

    private static func tooMany(_ message: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(rule: "too-many-variants", message: message, fix: "give goldens.json fewer values in the set"))
    }

    /// Tells whether a variant gets a picture beside its tree.
    public func hasPicture(_ variant: Variant, scene: String) -> Bool {
        pictures.contains { $0.fits(variant, scene: scene) }
    }
}
