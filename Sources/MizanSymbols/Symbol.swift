import MizanBase
import MizanDrawing
import MizanImages
import MizanUnicode

/// A built-in picture made of paths: sharp at every size, with its colours and its direction declared.
///
/// Symbols are drawn as one family on a grid of 24 × 24 points, y down. Strokes have round ends and are two points wide, or a
/// quarter more if a sign is alone with much space around it. `Drawings` holds the strokes, of which `Scripts/symbols` makes
/// the file that programs read. As in SF Symbols, `left` and `right` in a name are sides of the screen and stay; `backward` and
/// `forward` follow the direction of reading.
///
/// A name is a base and its variants: `heart`, `heart.fill`, `heart.slash.circle.fill`, `heart.badge.plus`. Variants that aren't
/// drawn are made of the base by rule.
public struct Symbol: Sendable {
    /// The dotted name that ``named(_:)`` finds: the subject, then its variants.
    public let name: String
    /// The natural size in points.
    public var size: Size { Self.grid }
    /// The symbol's behaviour in a right-to-left view: it stays, it is flipped, or another drawing replaces it.
    public let direction: ImageDirection
    /// The reason for the behaviour: a phrase, with another one after a semicolon for a badge.
    public let reason: String
    /// The base in the table.
    let entry: SymbolEntry
    /// The variants that are made by rule.
    let variation: SymbolVariation

    /// The grid that every built-in symbol is drawn on, in points.
    package static let grid = Size(width: 24, height: 24)

    init(_ name: String, _ entry: SymbolEntry, _ variation: SymbolVariation) {
        self.name = name
        self.entry = entry
        self.variation = variation
        let turns = entry.behavior.direction == .leftToRight || entry.behavior.direction == .rightToLeft
        direction = turns && variation.staysUpright ? .both : entry.behavior.direction
        reason = variation.reason(base: entry.behavior.reason, turns: direction != .fixed)
    }
}

extension Symbol {
    /// Whether the outlines are flipped horizontally in the direction that they were not drawn for.
    public var mirrors: Bool { direction == .leftToRight || direction == .rightToLeft }

    /// The scripts whose letters or digits the symbol has forms of, beside its own.
    public var scripts: [Script] {
        var scripts: [Script] = []
        for case let script? in forms.map(\.script) where !scripts.contains(script) { scripts.append(script) }
        if variation.badge == .questionmark, !scripts.contains(.arabic) { scripts.append(.arabic) }
        return scripts
    }

    /// The outlines for left to right in Latin letters, the lowest first, in points of the symbol's grid from its top left;
    /// holes run the other way round.
    public var layers: [FilledPath] { outlines(Outlines(form: nil, isMirrored: false, look: SymbolLook())) }

    /// The outlines in a view of the given direction and language, the lowest first.
    ///
    /// The language's script decides before the direction: Urdu gets the form for Arabic, a language without a form
    /// ``layers`` or their replacement from right to left. Digits and percent signs follow the locale's numbering
    /// system, including `-u-nu-`, as the text beside them does. A symbol that ``mirrors`` returns the same for both
    /// directions: the caller flips it when drawing.
    public func layers(in direction: LayoutDirection, language: LanguageTag) -> [FilledPath] {
        layers(in: direction, language: language, look: SymbolLook())
    }

    /// The outlines in a view of the given direction and language, with a weight, a value and tiers.
    package func layers(in direction: LayoutDirection, language: LanguageTag, look: SymbolLook) -> [FilledPath] {
        let isMirrored = self.direction == .both && entry.behavior.direction != .both && direction == .rightToLeft
        return outlines(
            Outlines(
                form: form(in: direction, language: language), isMirrored: isMirrored,
                hasArabicBadge: variation.badge == .questionmark && language.script == .arabic, look: look))
    }

    /// Whether the drawing only approximates the symbol: for example, `hand.wave` shows a motionless hand.
    package var isNear: Bool { entry.isNear }

    /// The forms that replace the drawing.
    var forms: [SymbolEntry.Form] { entry.forms }

    /// The name of the form in a direction and a language; nil for none.
    private func form(in direction: LayoutDirection, language: LanguageTag) -> String? {
        guard !forms.isEmpty else { return nil }
        let script = entry.isOfDigits ? NumberingSystem.script(of: language) : language.script
        let written = forms.filter { $0.script == script }
        let candidates = written.isEmpty ? forms.filter { $0.script == nil } : written
        return candidates.first { $0.direction == nil || $0.direction == direction }?.name
    }
}

/// Built-in symbols are identified by their names.
extension Symbol: Hashable {
    /// Whether both have the same name.
    public static func == (left: Symbol, right: Symbol) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Symbol {
    /// The symbols that have a line in the table, sorted by name in the order of their Unicode scalars. Variants that are made by
    /// rule are not among them.
    public static let all: [Symbol] = {
        let names = Set(SymbolLibrary.controls.names).union(SymbolLibrary.file.names)
        return names.compactMap { name in SymbolLibrary.entry(name).map { Symbol(name, $0, .none) } }.sorted {
            $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars)
        }
    }()

    /// The built-in symbol with the exact name, a variant by rule included; nil if there is none.
    public static func named(_ name: String) -> Symbol? { SymbolName(name).symbol }
}
