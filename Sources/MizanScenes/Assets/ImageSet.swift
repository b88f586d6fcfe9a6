import MizanBase
import MizanDocument
import MizanLayout

/// An `.imageset` or a `.symbolset` of an asset catalog: one image in all its pictures.
///
/// Source: Apple's Asset Catalog Format Reference, Image Set Type and Symbol Set Type; the keys `appearances` and `locale` as Xcode writes them.
struct ImageSet {
    /// The image that the set is, by its name in the catalog.
    let asset: ImageAsset

    /// Reads a set.
    ///
    /// Entries without a file are Xcode's empty slots.
    ///
    /// - Parameter key: The key of the entries in `Contents.json`.
    init(
        _ path: String, name: String, entries key: String = "images", developmentLanguage: LanguageTag,
        files: inout AssetFiles
    ) throws {
        let contents = try files.contents(of: path)
        let entries = try contents[key]?.array() ?? []
        let named = try entries.filter { try $0.object().contains { $0.key == "filename" } }
        let slots = try named.compactMap { entry in try AssetSlot(entry).map { (slot: $0, value: entry) } }
        var asset = ImageAsset(name, isTemplate: try Self.isTemplate(contents, entries))
        var read: [String: ImagePicture] = [:]
        for (slot, entry) in try slots.unambiguous(developmentLanguage: developmentLanguage) {
            let file = try Self.file(entry.member("filename"))
            let key = "\(slot.traits.displayScale ?? 1) \(file.name)"
            let picture =
                try read[key]
                ?? files.picture(
                    path + "/" + file.name, file.format, scale: slot.traits.displayScale, from: file.place)
            read[key] = picture
            asset.register(picture, with: slot.traits)
        }
        self.asset = asset
    }

    /// Whether the set is to be painted in the foreground style; older catalogs have that at the entries.
    private static func isTemplate(_ contents: JSONValue, _ entries: [JSONValue]) throws -> Bool {
        let intents: KeyValuePairs<String, Bool> = ["template": true, "original": false, "automatic": false]
        let key = "template-rendering-intent"
        let intent = try contents["properties"].map { try $0.object() }.flatMap { _ in contents["properties"]?[key] }
        return try (intent ?? entries.lazy.compactMap { $0[key] }.first)?.named(intents) ?? false
    }

    /// The file that an entry names: one of the set's own folder, of a kind that is read.
    private static func file(
        _ value: JSONValue
    ) throws -> (name: String, format: AssetFiles.PictureFormat, place: SourcePlace) {
        let name = try value.string()
        guard !name.contains("/"), name != ".", name != ".." else {
            throw value.error(
                "\(Diagnostic.quote(name)) leaves the folder of the image set", fix: "name a file inside it",
                rule: "path-outside-root")
        }
        guard let format = AssetFiles.PictureFormat(name: name) else {
            throw value.error(
                "\(Diagnostic.quote(name)) is of a kind that is not read", fix: "export it as SVG, PNG or JPEG",
                rule: "image-format")
        }
        return (name, format, value.place)
    }
}
