import MizanBase
import MizanDocument
import MizanLayout

/// The conditions of one image or colour of a set: the traits of its entry in `Contents.json`.
///
/// Source: Apple's Asset Catalog Format Reference, Image Set Type, Named Color Type.
struct AssetSlot {
    /// The traits that Mizan distinguishes.
    var traits: ImageTraits
    /// The number of other traits that the entry wants, which Mizan does not distinguish, such as a screen's width or a
    /// processor: of the entries of equal traits the one with the fewest counts.
    let qualifiers: Int
    /// The place of the entry.
    let place: SourcePlace

    init(traits: ImageTraits, qualifiers: Int = 0, place: SourcePlace) {
        (self.traits, self.qualifiers, self.place) = (traits, qualifiers, place)
    }

    /// The slot of an entry; nil for one that no interface of Mizan's uses, such as high contrast.
    ///
    /// - Throws: `DiagnosticError` at a value of another type, or one that the format doesn't have.
    init?(_ entry: JSONValue) throws {
        _ = try entry.object()
        let appearances = try entry["appearances"]?.array().map {
            (name: try $0.member("appearance").string(), value: try $0.member("value"))
        }
        for appearance in appearances ?? [] {
            let value = try appearance.value.string()
            guard appearance.name == "luminosity", value != "tinted" else { return nil }
        }
        // Pictures for shops, not for interfaces.
        if let idiom = try entry["idiom"]?.string(), idiom.hasSuffix("-marketing") { return nil }
        traits = ImageTraits(
            layoutDirection: try entry["language-direction"]?.named(Self.directions),
            locale: try entry["locale"].map(Self.locale), idiom: try entry["idiom"]?.named(Self.idioms) ?? nil,
            colorScheme: try appearances?.last?.value.named(Self.colorSchemes),
            displayScale: try entry["scale"]?.named(Self.scales))
        let isWide = try entry["display-gamut"].map { try $0.string().lowercased() != "srgb" } ?? false
        qualifiers = Self.qualifiers.count { entry[$0] != nil } + (isWide ? 1 : 0)
        place = entry.place
    }

    /// The name of the image that a file outside of catalogs holds, and the slot that its suffixes say: `sign@2x~ipad.png`.
    static func localized(_ file: String, locale: LanguageTag?, place: SourcePlace) -> (name: String, slot: AssetSlot) {
        var name = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
        var traits = ImageTraits(locale: locale, displayScale: 1)
        var goesOn = true
        while goesOn {
            goesOn = false
            for (ending, scale) in scales where name.hasSuffix("@" + ending) && name.count > ending.count + 1 {
                (traits.displayScale, goesOn) = (scale, true)
                name = name.dropLast(ending.count + 1)
            }
            for (ending, idiom) in idioms where name.hasSuffix("~" + ending) && name.count > ending.count + 1 {
                (traits.idiom, goesOn) = (idiom, true)
                name = name.dropLast(ending.count + 1)
            }
        }
        if AssetFiles.PictureFormat(name: file) == .vector { traits.displayScale = nil }
        return (String(name), AssetSlot(traits: traits, place: place))
    }

    private static let idioms: KeyValuePairs<String, UserInterfaceIdiom?> = [
        "universal": nil, "iphone": .phone, "ipad": .pad, "mac": .mac, "tv": .tv, "watch": .watch, "car": .car,
        "vision": .vision,
    ]

    private static let directions: KeyValuePairs<String, LayoutDirection> = [
        "left-to-right": .leftToRight, "right-to-left": .rightToLeft,
    ]

    private static let colorSchemes: KeyValuePairs<String, ColorScheme> = ["light": .light, "dark": .dark]

    private static let scales: KeyValuePairs<String, Double> = ["1x": 1, "2x": 2, "3x": 3]

    private static let qualifiers = [
        "subtype", "memory", "graphics-feature-set", "screen-width", "width-class", "height-class",
    ]

    private static func locale(_ value: JSONValue) throws -> LanguageTag {
        guard let tag = LanguageTag(wellFormed: try value.string()) else {
            throw value.mismatch("a locale such as ar-EG")
        }
        return tag
    }
}

extension Array {
    /// The entries, one for each set of traits; those of the development language and of no language come first: they
    /// are shown where no language suits.
    ///
    /// - Throws: `DiagnosticError` at an entry with the same conditions as another one.
    func unambiguous<Value>(developmentLanguage: LanguageTag) throws -> Self
    where Element == (slot: AssetSlot, value: Value) {
        var chosen: Self = []
        var indices: [ImageTraits: Int] = [:]
        for entry in self {
            guard let index = indices[entry.slot.traits] else {
                indices[entry.slot.traits] = chosen.count
                chosen.append(entry)
                continue
            }
            let other = chosen[index].slot
            guard entry.slot.qualifiers + other.qualifiers > 0 else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "asset-twice", place: entry.slot.place,
                        message: "this entry is for the same devices and interfaces as another one",
                        fix: "take one of them away", notes: [.init(place: other.place, message: "the other one")]))
            }
            if entry.slot.qualifiers < other.qualifiers { chosen[index] = entry }
        }
        let isFirst = { (entry: Element) in entry.slot.traits.locale.map { $0 == developmentLanguage } ?? true }
        return chosen.filter(isFirst) + chosen.filter { !isFirst($0) }
    }
}
