import MizanBase
import MizanDocument
import MizanLayout

/// A `.colorset` of an asset catalog: one colour in its appearances.
///
/// Source: Apple's Asset Catalog Format Reference, Named Color Type; `reference` and the colour spaces as Xcode writes them.
struct ColorSet {
    /// The colour for a kind of device; nil where no entry has one.
    let asset: ColorAsset?

    /// Reads a set. The entries for the idiom count, else those for any device.
    init(_ path: String, name: String, idiom: UserInterfaceIdiom?, files: inout AssetFiles) throws {
        let entries = try files.contents(of: path)["colors"]?.array() ?? []
        let colored = try entries.filter { try $0.object().contains { $0.key == "color" } }
        let slots = try colored.compactMap { entry in try AssetSlot(entry).map { (slot: $0, value: entry) } }
        var colors: [(traits: ImageTraits, color: CatalogColor)] = []
        for (slot, entry) in try slots.unambiguous(developmentLanguage: .english) {
            colors.append((slot.traits, try CatalogColor(entry.member("color"))))
        }
        func rank<Trait: Equatable>(_ trait: Trait?, _ asked: Trait?) -> Int {
            trait == asked ? 0 : trait == nil ? 1 : 2
        }
        func color(in scheme: ColorScheme) -> RGBA? {
            let ranked = colors.map { (rank($0.traits.idiom, idiom), rank($0.traits.colorScheme, scheme), $0.color) }
            return ranked.min { ($0.0, $0.1) < ($1.0, $1.1) }?.2.value(in: scheme)
        }
        asset = color(in: .light).map { ColorAsset(name, light: $0, dark: color(in: .dark)) }
    }
}
