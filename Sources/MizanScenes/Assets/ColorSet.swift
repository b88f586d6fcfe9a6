import MizanBase
import MizanDocument
import MizanLayout

/// A `.colorset` of an asset catalog: one colour in its appearances.
///
/// Source: Apple's Asset Catalog Format Reference, Named Color Type; `reference` and the colour spaces as Xcode writes them.
struct ColorSet {
    /// The colour on each kind of device; nil if no entry has one.
    let asset: ColorAsset?

    /// Reads a set. The entries for a kind of device count, otherwise those for any device.
    ///
    /// - Parameter idiom: The kind whose colour is shown if an environment has none.
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
        func color(in scheme: ColorScheme, on idiom: UserInterfaceIdiom?) -> RGBA? {
            let ranked = colors.map { (rank($0.traits.idiom, idiom), rank($0.traits.colorScheme, scheme), $0.color) }
            return ranked.min { ($0.0, $0.1) < ($1.0, $1.1) }?.2.value(in: scheme)
        }
        guard let light = color(in: .light, on: idiom) else {
            asset = nil
            return
        }
        var asset = ColorAsset(name, light: light, dark: color(in: .dark, on: idiom))
        if colors.contains(where: { $0.traits.idiom != nil }) {
            for idiom in UserInterfaceIdiom.allCases {
                guard let light = color(in: .light, on: idiom), let dark = color(in: .dark, on: idiom) else { continue }
                asset.set(light: light, dark: dark, on: idiom)
            }
        }
        self.asset = asset
    }
}
