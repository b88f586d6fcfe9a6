import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization

/// Reads what a scene names under `assets`: all folders, and the sets that the scene may show.
///
/// The errors of a set are kept for whoever shows it; those of several folders are thrown as one.
struct AssetReader {
    private let developmentLanguage: LanguageTag
    private let idiom: UserInterfaceIdiom?
    private let shown: Set<String>?
    /// For the sets that are not shown; nil where they are not looked at.
    private let folderOfOthers: SourceFolder?
    private var files: AssetFiles
    private var errors = SceneErrors()
    private var assets = SceneAssets()
    /// The folders of the sets of the catalog that is being read.
    private var origins: [SceneAssets.AssetName: String] = [:]
    /// The real paths of the folders that were looked through, to tell a link that leads around in a circle.
    private var visited: Set<String> = []

    /// The images and colours of all paths; where several catalogs have one name the first counts.
    ///
    /// - Parameters:
    ///   - paths: Where each `.xcassets` folder, or folder of localized images, lies in the folder, and the place that names it.
    ///   - folder: The border that nothing read may lie outside of.
    ///   - developmentLanguage: The language that is shown where none suits.
    ///   - idiom: The kind of device that colours are for.
    ///   - shown: The names that the scene may show; their sets are read. Nil for all.
    ///   - looksAtAll: Whether the other sets are checked for errors as well.
    /// - Throws: `DiagnosticError` with the places of errors in folders.
    static func assets(
        _ paths: [(path: String, place: SourcePlace)], in folder: SourceFolder, developmentLanguage: LanguageTag,
        idiom: UserInterfaceIdiom?, shown: Set<String>?, looksAtAll: Bool = false
    ) throws -> SceneAssets {
        guard let first = paths.first else { return SceneAssets() }
        var reader = AssetReader(
            developmentLanguage: developmentLanguage, idiom: idiom, shown: shown,
            // What is only looked at is no part of the scene, and not kept.
            folderOfOthers: looksAtAll ? folder.unrecorded : nil,
            files: AssetFiles(folder: folder, place: first.place))
        var whole = SceneAssets()
        for (path, place) in paths {
            let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            (reader.files.place, reader.assets, reader.origins) = (place, SceneAssets(), [:])
            if path.hasSuffix(".xcassets") {
                try reader.gathering { try $0.readGroup(path, namespace: "", depth: 0) }
            } else {
                try reader.gathering { try $0.readLocalizedImages(path) }
            }
            whole = whole.adding(reader.assets)
        }
        if looksAtAll, !reader.errors.diagnostics.isEmpty { reader.errors.insert(whole.diagnostics) }
        try reader.errors.check()
        return whole
    }

    private init(
        developmentLanguage: LanguageTag, idiom: UserInterfaceIdiom?, shown: Set<String>?,
        folderOfOthers: SourceFolder?, files: AssetFiles
    ) {
        (self.developmentLanguage, self.idiom) = (developmentLanguage, idiom)
        (self.shown, self.folderOfOthers, self.files) = (shown, folderOfOthers, files)
    }

    /// Keeps the errors that a body throws, to go on with the next folder; throws everything where there is too much.
    private mutating func gathering(_ body: (inout AssetReader) throws -> Void) throws {
        do {
            try body(&self)
        } catch let error as DiagnosticError {
            try errors.gathering { throw error }
            if files.isExhausted { try errors.check() }
        }
    }

    // MARK: Catalogs

    /// Looks through the catalog's own folder or a group; a group has no full stop in its name. Sets of other kinds, such as
    /// those of icons, are passed over.
    private mutating func readGroup(_ path: String, namespace: String, depth: Int) throws {
        guard depth <= Limits.assetFolderDepth else {
            throw error("asset-limit", "\(Diagnostic.quote(path)) is nested too deep", fix: "nest it less")
        }
        guard visited.insert(try files.folder.identity(of: path, from: files.place)).inserted else {
            throw error("asset-twice", "\(Diagnostic.quote(path)) is read twice", fix: "take the link away")
        }
        let names = try files.folder.names(in: path, from: files.place)
        try files.countSet(path)
        var namespace = namespace
        if names.contains("Contents.json") {
            let properties = try files.contents(of: path)["properties"]
            _ = try properties?.object()
            let isNamespace = try properties?["provides-namespace"]?.bool() ?? false
            if isNamespace, depth > 0 { namespace += Self.lastComponent(path) + "/" }
        }
        for name in names {
            let child = path + "/" + name
            if let set = Self.stem(name, ".imageset") {
                try readSet(child, .init(kind: .image, text: namespace + set)) { reader in
                    try reader.readImageSet(child, name: namespace + set)
                }
            } else if let set = Self.stem(name, ".symbolset") {
                try readSet(child, .init(kind: .image, text: namespace + set)) { reader in
                    try reader.readSymbolSet(child, name: namespace + set)
                }
            } else if let set = Self.stem(name, ".colorset") {
                try readSet(child, .init(kind: .color, text: namespace + set)) { reader in
                    try reader.readColorSet(child, name: namespace + set)
                }
            } else if !name.contains(".") {
                try gathering { try $0.readGroupOrFile(child, namespace: namespace, depth: depth + 1) }
            }
        }
    }

    private mutating func readGroupOrFile(_ path: String, namespace: String, depth: Int) throws {
        do {
            try readGroup(path, namespace: namespace, depth: depth)
        } catch let error as DiagnosticError where error.diagnostics.map(\.rule) == ["file-kind"] {
            // A file that lies about.
        }
    }

    /// Reads a set that the scene may show, and keeps its errors; only looks at another where that is wanted.
    private mutating func readSet(
        _ path: String, _ name: SceneAssets.AssetName, _ body: (inout AssetReader) throws -> Void
    ) throws {
        try files.countSet(path)
        assets.add(name)
        let other = origins.updateValue(path, forKey: name)
        do {
            if let other { throw twice(path, other, name.text) }
            if shown?.contains(name.text) ?? true {
                try body(&self)
            } else if let folderOfOthers {
                var reader = self
                reader.files = files.looking(in: folderOfOthers)
                try body(&reader)
            }
        } catch let error as DiagnosticError {
            if files.isExhausted { throw error }
            assets.add(error, name)
        }
    }

    private mutating func readImageSet(_ path: String, name: String) throws {
        assets.add(
            try ImageSet(path, name: name, developmentLanguage: developmentLanguage, files: &files).asset)
    }

    private mutating func readSymbolSet(_ path: String, name: String) throws {
        assets.add(
            symbol: try ImageSet(
                path, name: name, entries: "symbols", developmentLanguage: developmentLanguage, files: &files
            ).asset)
    }

    private mutating func readColorSet(_ path: String, name: String) throws {
        if let asset = try ColorSet(path, name: name, idiom: idiom, files: &files).asset { assets.add(asset) }
    }

    private func twice(_ path: String, _ other: String, _ name: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "asset-twice", place: start(of: path + "/Contents.json"),
                message: "the catalog has two of the name \(Diagnostic.quote(name))", fix: "rename one of them",
                notes: [.init(place: start(of: other + "/Contents.json"), message: "the other one")]))
    }

    // MARK: Localized images

    /// Looks through a folder of images; those in `.lproj` folders are for a language. `@2x` and `~ipad` behind a name
    /// give the pixels and the device that one is for.
    ///
    /// Source: Apple's Bundle Programming Guide, Localized Resources and Device-Specific Resources.
    private mutating func readLocalizedImages(_ path: String) throws {
        var found: [String: [(slot: AssetSlot, value: String)]] = [:]
        func find(_ names: [String], in folder: String, _ locale: LanguageTag?) {
            for name in names where AssetFiles.PictureFormat(name: name) != nil {
                let (image, slot) = AssetSlot.localized(
                    name, locale: locale,
                    place: start(of: folder + "/" + name))
                found[image, default: []].append((slot, folder + "/" + name))
            }
        }
        let names = try files.folder.names(in: path, from: files.place)
        find(names, in: path, nil)
        for name in names {
            guard let stem = Self.stem(name, ".lproj") else { continue }
            let folder = path + "/" + name
            let language = LanguageTag(languageFolder: name)
            guard language != nil || stem == "Base" else {
                throw error("unknown-language", "\(Diagnostic.quote(folder)) is of no language", fix: "rename it")
            }
            find(try files.folder.names(in: folder, from: files.place), in: folder, language)
        }
        guard !found.isEmpty else {
            throw error(
                "image-missing", "there are no images in \(Diagnostic.quote(path))",
                fix: "name an .xcassets folder, or one with images or .lproj folders of them")
        }
        for (name, entries) in found.sorted(by: { $0.key < $1.key }) {
            try readSet(path + "/" + name, .init(kind: .image, text: name)) { reader in
                try reader.addLocalizedImage(name, entries)
            }
        }
    }

    private mutating func addLocalizedImage(_ name: String, _ entries: [(slot: AssetSlot, value: String)]) throws {
        var asset = ImageAsset(name)
        for (slot, path) in try entries.unambiguous(developmentLanguage: developmentLanguage) {
            guard let format = AssetFiles.PictureFormat(name: path) else { continue }
            let scale = slot.traits.displayScale
            asset.register(try files.picture(path, format, scale: scale, from: files.place), with: slot.traits)
        }
        assets.add(asset)
    }

    // MARK: Names

    private func error(_ rule: String, _ message: String, fix: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: rule, place: files.place, message: message, fix: fix))
    }

    private func start(of path: String) -> SourcePlace {
        SourcePlace(file: files.folder.displayName(of: path), line: 1, column: 1)
    }

    private static func lastComponent(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The name before an ending; nil where there is nothing before it, or another ending.
    private static func stem(_ name: String, _ ending: String) -> String? {
        name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : nil
    }
}
