import ArgumentParser
import MizanBase
import MizanGoldens
import MizanLayout
import MizanLocalization
import MizanScenes
import MizanUnicode

/// The options that say in which variants scenes are laid out; the same for every command that takes them.
struct VariantOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            A locale, such as ar-EG or hi-u-nu-deva, or catalog: every language of the scene's tables; may be repeated.
            """,
            valueName: "locale"))
    var locale: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Lay out from left to right (ltr) or right to left (rtl) whatever the locale.", valueName: "ltr|rtl"))
    var direction: LayoutDirection?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A pseudo-language: \(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")); several act together.",
            valueName: "kind"))
    var pseudo: [PseudoLanguage] = []

    @Option(name: .long, help: ArgumentHelp("A width in points; may be repeated.", valueName: "points"))
    var width: [Double] = []

    @Option(name: .long, help: ArgumentHelp("A height in points.", valueName: "points"))
    var height: Double?

    @Option(
        name: .long,
        help: ArgumentHelp("The reader's text size, xSmall to accessibility5; may be repeated.", valueName: "size"))
    var textSize: [DynamicTypeSize] = []

    @Option(name: .long, help: ArgumentHelp("Light or dark; else light.", valueName: "light|dark"))
    var appearance: ColorScheme?

    @Option(name: .long, help: ArgumentHelp("Pixels a point; else 2.", valueName: "number"))
    var scale: Double?

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The kind of device whose texts, images and colours are shown, such as watch or ipad; otherwise the scene's; may be \
            repeated.
            """,
            valueName: "device"))
    var device: [UserInterfaceIdiom] = []

    /// True where no option is given.
    var isEmpty: Bool {
        locale.isEmpty && direction == nil && pseudo.isEmpty && width.isEmpty && height == nil && textSize.isEmpty
            && appearance == nil && scale == nil && device.isEmpty
    }

    /// The locale that stands for every language of a scene's tables.
    private static let catalogName = "catalog"

    /// Every combination of the options.
    ///
    /// - Parameter languages: Those of the scene's tables, the source language first.
    func variants(languages: [LanguageTag]) throws -> [Variant] {
        try variants(languages: languages, directions: [direction])
    }

    /// Every combination of the options; where they only change how pictures are drawn, both directions.
    func variantsOnPage(languages: [LanguageTag]) throws -> [Variant] {
        let isNothing =
            locale.isEmpty && direction == nil && pseudo.isEmpty && width.isEmpty && height == nil && textSize.isEmpty
        return try variants(
            languages: languages,
            directions: isNothing ? [.leftToRight, .rightToLeft] : [direction])
    }

    private func variants(languages: [LanguageTag], directions: [LayoutDirection?]) throws -> [Variant] {
        let locales =
            try locale.isEmpty
            ? Array(languages.prefix(1))
            : locale.flatMap { try $0 == Self.catalogName ? languages : [Self.languageTag($0)] }
        let widths: [FixedLength?] = try width.isEmpty ? [nil] : width.map { try Self.length($0, "--width") }
        let devices: [UserInterfaceIdiom?] = device.isEmpty ? [nil] : device
        let variants = locales.flatMap { locale in
            widths.flatMap { width in
                (textSize.isEmpty ? [.large] : textSize).flatMap { size in
                    directions.flatMap { direction in
                        devices.map { idiom in
                            Variant(
                                locale: locale, pseudo: pseudo, direction: direction, width: width, textSize: size,
                                idiom: idiom)
                        }
                    }
                }
            }
        }
        var known: Set<Variant> = []
        return try variants.map(finished).filter { known.insert($0).inserted }
    }

    /// A golden run over those of its variants that fit the options.
    ///
    /// - Throws: `DiagnosticError` for a value that no variant of the run has: goldens that the plan doesn't know are neither
    ///   recorded nor verified.
    func narrowed(_ run: GoldenRun, plan: String) throws -> GoldenRun {
        var run = run
        var asked: [String] = []
        func narrow<Value>(_ option: String, _ values: [Value], _ has: (Variant, Value) -> Bool) throws {
            guard !values.isEmpty else { return }
            for value in values where !run.cases.contains(where: { has($0.variant, value) }) {
                throw DiagnosticError(
                    call: "the set has no variant with \((asked + ["\(option) \(value)"]).joined(separator: " "))",
                    fix: "add it to \(plan), or draw it with “mizan preview”; “mizan golden list” prints the variants")
            }
            run = run.narrowed { item in values.contains { has(item.variant, $0) } }
            asked += values.map { "\(option) \($0)" }
        }
        if locale.contains(Self.catalogName) {
            let named = try locale.filter { $0 != Self.catalogName }.map(Self.languageTag)
            let files = Set(run.cases.map(\.scene)).map { ($0, run.scenes[$0]?.file) }
            let languages = try Dictionary(
                uniqueKeysWithValues: files.map { name, file in
                    (name, try file.map { try Scene(path: $0).stringLanguages } ?? [])
                })
            run = run.narrowed { item in
                (named + (languages[item.scene] ?? [])).contains(item.variant.locale)
            }
            asked.append("--locale \(Self.catalogName)")
        } else {
            try narrow("--locale", locale.map(Self.languageTag)) { $0.locale == $1 }
        }
        if !pseudo.isEmpty {
            let pseudo = Variant(locale: .english, pseudo: pseudo).pseudo
            try narrow("--pseudo", [pseudo.map(\.rawValue).joined(separator: " --pseudo ")]) { variant, _ in
                variant.pseudo == pseudo
            }
        }
        try narrow("--direction", direction.map { [$0.rawValue] } ?? []) { $0.layoutDirection.rawValue == $1 }
        try narrow("--width", width.map { try Self.length($0, "--width") }) { $0.width == $1 }
        try narrow("--height", height.map { [try Self.length($0, "--height")] } ?? []) { $0.height == $1 }
        try narrow("--text-size", textSize) { $0.textSize == $1 }
        try narrow("--appearance", appearance.map { [$0.rawValue] } ?? []) { $0.colorScheme.rawValue == $1 }
        try narrow("--scale", scale.map { [try Self.length($0, "--scale", limit: 16)] } ?? []) { $0.scale == $1 }
        try narrow("--device", device.map(\.rawValue)) { $0.idiom?.rawValue == $1 }
        return run
    }

    /// A variant with the options that have a single value.
    private func finished(_ variant: Variant) throws -> Variant {
        var variant = variant
        variant.height = try height.map { try Self.length($0, "--height") }
        variant.colorScheme = appearance ?? .light
        variant.scale = try Self.length(scale ?? 2, "--scale", limit: 16)
        return variant
    }

    private static func length(_ points: Double, _ option: String, limit: Double = 100_000) throws -> FixedLength {
        guard points > 0, points <= limit, let length = FixedLength(points: points), length > .zero else {
            throw DiagnosticError(
                call: "\(option) \(points) can't be laid out", fix: "use a number above 0, at most \(Int(limit))")
        }
        return length
    }

    static func languageTag(_ text: String) throws -> LanguageTag {
        guard let tag = LanguageTag(wellFormed: text) else {
            throw DiagnosticError(call: "\(Diagnostic.quote(text)) is no locale", fix: "write one such as ar-EG")
        }
        return tag
    }
}

extension LayoutDirection: ExpressibleByArgument {}
extension PseudoLanguage: ExpressibleByArgument {}
extension DynamicTypeSize: ExpressibleByArgument {}
extension ColorScheme: ExpressibleByArgument {}

extension UserInterfaceIdiom: ExpressibleByArgument {
    /// A kind by any of its names.
    public init?(argument: String) { self.init(name: argument) }

    /// The names here, and those in catalogs.
    public static var allValueStrings: [String] { names }
}
