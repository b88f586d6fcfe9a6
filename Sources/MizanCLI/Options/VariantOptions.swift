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
        help: ArgumentHelp("A locale, such as ar-EG or hi-u-nu-deva; may be repeated.", valueName: "locale"))
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

    @Option(name: .long, help: ArgumentHelp("Light or dark.", valueName: "light|dark"))
    var appearance: ColorScheme = .light

    @Option(name: .long, help: ArgumentHelp("Pixels a point.", valueName: "number"))
    var scale: Double = 2

    /// Whether anything was asked for.
    var isEmpty: Bool {
        locale.isEmpty && direction == nil && pseudo.isEmpty && width.isEmpty && height == nil && textSize.isEmpty
            && appearance == .light && scale == 2
    }

    /// Every combination of what was asked for.
    func variants(sourceLanguage: LanguageTag) throws -> [Variant] {
        try variants(sourceLanguage: sourceLanguage, directions: [direction])
    }

    /// Every combination of what was asked for; where that is only how pictures are drawn, both directions.
    func variantsOnPage(sourceLanguage: LanguageTag) throws -> [Variant] {
        let isNothing =
            locale.isEmpty && direction == nil && pseudo.isEmpty && width.isEmpty && height == nil && textSize.isEmpty
        return try variants(
            sourceLanguage: sourceLanguage,
            directions: isNothing ? [.leftToRight, .rightToLeft] : [direction])
    }

    private func variants(sourceLanguage: LanguageTag, directions: [LayoutDirection?]) throws -> [Variant] {
        let locales = try locale.isEmpty ? [sourceLanguage] : locale.map(Self.languageTag)
        let widths: [FixedLength?] = try width.isEmpty ? [nil] : width.map { try Self.length($0, "--width") }
        let variants = locales.flatMap { locale in
            widths.flatMap { width in
                (textSize.isEmpty ? [.large] : textSize).flatMap { size in
                    directions.map {
                        Variant(locale: locale, pseudo: pseudo, direction: $0, width: width, textSize: size)
                    }
                }
            }
        }
        var known: Set<Variant> = []
        return try variants.map(finished).filter { known.insert($0).inserted }
    }

    /// The variants of a set of goldens, with what was asked for in place of the set's own.
    func narrowed(_ selection: GoldenPlan.Selection) throws -> [Variant] {
        var selection = selection
        if !locale.isEmpty { selection.locales = try locale.map(Self.languageTag) }
        if !pseudo.isEmpty { selection.pseudo = [pseudo] }
        if let direction { selection.directions = [direction] }
        if !width.isEmpty { selection.widths = try width.map { try Self.length($0, "--width") } }
        if !textSize.isEmpty { selection.textSizes = textSize }
        return try selection.variants.map(finished)
    }

    /// A variant with what can be asked for only once.
    private func finished(_ variant: Variant) throws -> Variant {
        var variant = variant
        variant.height = try height.map { try Self.length($0, "--height") }
        variant.colorScheme = appearance
        variant.scale = try Self.length(scale, "--scale", limit: 16)
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
