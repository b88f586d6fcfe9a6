import Foundation
import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization
import MizanText

/// A scene file (Definitions 2): one view tree with its strings and sample arguments, checked when it is read.
public struct Scene: Sendable {
    /// The form of scene files; rises when an old scene would lay out differently.
    public static let schema = 1

    /// As the user named the file.
    public let file: String
    /// The file's name without `.scene.json`.
    public let name: String
    /// The files that the scene was read from, its own first, and the names in its folders (`FileRecord.files`): the scene
    /// is another where one of them holds something else. Fonts are ``fontFiles``.
    public let inputs: [SourceFile]
    /// The strings of the scene; the first bundle is the main one.
    public let bundles: [StringBundle]
    /// The images and colours of the scene's assets that its file names.
    public var images: ImageCatalog { assets.catalog }
    /// The kind of device that the scene is for; nil for any.
    public let userInterfaceIdiom: UserInterfaceIdiom?
    /// The paths of the scene's own fonts, which come before the shipped ones.
    public let fontFiles: [String]
    /// The zone of its dates; by default UTC.
    public let timeZone: TimeZone
    /// The instant from which its relative dates count; nil where the scene doesn't say.
    public let now: Date?
    /// How its texts speak to their reader; nil where the scene doesn't say, so that their alternatives are shown.
    public let termOfAddress: TermOfAddress?
    /// The space that a device takes of the root at its edges, in points.
    public let safeAreaInsets: EdgeInsets
    /// The direction of the system's language; the application's where nil.
    public let systemDirection: LayoutDirection?
    /// The proposal for the root.
    public let proposal: ProposedViewSize
    /// The depth to which its views may be nested.
    public let viewDepthLimit: Int
    /// The findings of an audit that the file allows, with the reasons.
    public let allowances: [FindingAllowance]
    let assets: SceneAssets
    /// Whether all folders of its assets could be read, so that a name which isn't in them is wrong.
    let hasAllAssets: Bool
    private(set) var arguments: [String: JSONValue]
    let parts: [String: JSONValue]
    /// Nil where the file has none, which is an error.
    let root: JSONValue?
    private var made = SceneView()

    /// Reads a scene and the strings that it names.
    ///
    /// - Parameters:
    ///   - path: The scene file; paths in it are relative to its folder.
    ///   - border: The folder that nothing read may lie outside of; nil is the scene's own.
    ///   - viewDepthLimit: The depth to which its views may be nested, at most `Limits.viewDepthMaximum`.
    /// - Throws: `DiagnosticError` with the place of the error.
    public init(path: String, root border: String? = nil, viewDepthLimit: Int = Limits.viewDepth) throws {
        try self.init(
            file: SourceFile.read(path), folder: Self.folder(of: path), root: border, viewDepthLimit: viewDepthLimit)
    }

    /// Takes a scene that was read.
    public init(
        file: SourceFile, folder: String, root border: String? = nil, viewDepthLimit: Int = Limits.viewDepth
    ) throws {
        var errors = SceneErrors()
        try self.init(file: file, folder: folder, root: border, viewDepthLimit: viewDepthLimit, errors: &errors)
        try errors.check()
    }

    /// Takes a scene that is in memory, with the files that it names: nothing is read of any disk.
    ///
    /// All its images and colours are read, whichever it shows: other arguments may show others
    /// (``setting(arguments:)``). It can't name fonts of its own.
    ///
    /// - Parameters:
    ///   - file: The scene.
    ///   - files: The strings and images, by their paths from the scene's folder.
    ///   - viewDepthLimit: The depth to which its views may be nested, at most `Limits.viewDepthMaximum`.
    /// - Throws: `DiagnosticError` with the place of the error.
    public init(file: SourceFile, files: [SourceFile], viewDepthLimit: Int = Limits.viewDepth) throws {
        var errors = SceneErrors()
        try self.init(
            file: file, viewDepthLimit: viewDepthLimit, readsAllAssets: true, errors: &errors
        ) { SceneFolder(try SourceFolder(name: Self.folder(of: file.name), files: files, record: $0)) }
        try errors.check()
    }

    /// Takes a scene that was read; where parts of it have errors, the rest.
    ///
    /// - Parameter looksAtAllAssets: Whether images and colours that the scene doesn't show are looked at too.
    /// - Throws: The errors of the file as a whole.
    init(
        file: SourceFile, folder: String, root border: String?, viewDepthLimit: Int, looksAtAllAssets: Bool = false,
        errors: inout SceneErrors
    ) throws {
        try self.init(
            file: file, viewDepthLimit: viewDepthLimit, looksAtAllAssets: looksAtAllAssets, errors: &errors
        ) { try SceneFolder(scene: folder, root: border, record: $0) }
    }

    private init(
        file: SourceFile, viewDepthLimit: Int, looksAtAllAssets: Bool = false, readsAllAssets: Bool = false,
        errors: inout SceneErrors, folder openFolder: (FileRecord) throws -> SceneFolder
    ) throws {
        let viewDepthLimit = min(max(viewDepthLimit, 1), Limits.viewDepthMaximum)
        let value = try JSONValue.parse(file.bytes, file: file.name, depthLimit: Self.jsonDepth(viewDepthLimit))
        let schema = try value.member("schema")
        guard try schema.int() == Self.schema else {
            throw schema.error(
                "this scene is of schema \(try schema.int()), this version reads \(Self.schema)",
                fix: "use the version of mizan that the scene was made for", rule: "schema")
        }
        let record = FileRecord()
        let folder = try openFolder(record)
        self.file = file.name
        self.viewDepthLimit = viewDepthLimit
        name = Self.name(of: file.name)
        let unknown = JSONObject(value, kind: "a scene").unknownKeys(Self.keys)
        errors.insert(unknown)
        bundles = try errors.gathering { try Self.bundles(value["strings"], in: folder) } ?? []
        fontFiles = try errors.gathering { try (value["fonts"]?.array() ?? []).map { try folder.resolve($0) } } ?? []
        let environment = value["environment"]
        userInterfaceIdiom =
            try errors.gathering { try environment?["idiom"]?.userInterfaceIdiom() } ?? nil
        let (language, idiom) = (bundles.first?.developmentLanguage ?? .english, userInterfaceIdiom)
        let assets = try errors.gathering {
            try AssetReader.assets(
                (value["assets"]?.array() ?? []).map { (folder.prefix + (try $0.string()), $0.place) },
                in: folder.folder, developmentLanguage: language, idiom: idiom,
                shown: readsAllAssets ? nil : value.strings,
                looksAtAll: looksAtAllAssets)
        }
        (self.assets, hasAllAssets) = (assets ?? SceneAssets(), assets != nil)
        let timeZone = try errors.gathering { try Self.timeZone(environment) } ?? .gmt
        self.timeZone = timeZone
        now = try errors.gathering { try environment?["now"]?.date(in: timeZone) } ?? nil
        termOfAddress =
            try errors.gathering { try environment?["termOfAddress"]?.value(of: TermOfAddress.self) } ?? nil
        systemDirection =
            try errors.gathering { try environment?["systemDirection"]?.value(of: LayoutDirection.self) } ?? nil
        safeAreaInsets = try errors.gathering { try Self.insets(environment?["safeAreaInsets"]) } ?? EdgeInsets()
        proposal =
            try errors.gathering { try Self.proposal(value["proposal"]) } ?? ProposedViewSize(width: 390, height: nil)
        arguments = try errors.gathering { try Self.named(value["arguments"]) } ?? [:]
        parts = try errors.gathering { try Self.named(value["parts"]) } ?? [:]
        allowances = try errors.gathering { try (value["allow"]?.array() ?? []).map(Self.allowance) } ?? []
        // The key may be there, misspelt.
        root = try unknown.isEmpty ? value.member("view") : value["view"]
        inputs = [file] + record.files
    }

    /// How deep the JSON of views that nest so deep nests.
    static func jsonDepth(_ viewDepth: Int) -> Int { max(Limits.jsonDepth, viewDepth * Limits.jsonDepthPerView + 16) }

    private static let keys = [
        "schema", "$schema", "strings", "assets", "fonts", "environment", "arguments", "proposal", "view", "parts",
        "allow",
    ]

    private static func allowance(_ value: JSONValue) throws -> FindingAllowance {
        try JSONObject(value, kind: "an allowance").checkKeys(["rule", "node", "key", "variants", "why"])
        let why = try value.member("why")
        guard try why.string().contains(where: { !$0.isWhitespace }) else {
            throw why.error("an allowance without a reason", fix: "say why the finding is meant", rule: "wrong-value")
        }
        return FindingAllowance(
            rule: try value.member("rule").string(), node: try value["node"]?.string(), key: try value["key"]?.string(),
            variants: try value["variants"]?.string(), why: try why.string(), place: value.place)
    }

    /// The bundles of `strings`: a path there is part of the main one, where the first to name a string counts; an
    /// object gives a bundle its name.
    private static func bundles(_ strings: JSONValue?, in folder: SceneFolder) throws -> [StringBundle] {
        var bundles: [StringBundle] = []
        for value in try strings?.array() ?? [] {
            var (path, name) = (value, StringBundle.mainName)
            if value.objectValue != nil {
                try JSONObject(value, kind: "a bundle").checkKeys(["bundle", "path"])
                path = try value.member("path")
                name = try value.member("bundle").string()
            }
            let index = bundles.firstIndex { $0.name == name }
            let bundle = try StringBundle(
                folder.prefix + path.string(), in: folder.folder, from: path.place, name: name,
                developmentLanguage: index.map { bundles[$0].developmentLanguage })
            if let index {
                bundles[index] = bundles[index].laid(over: bundle)
            } else {
                bundles.append(bundle)
            }
        }
        let main = bundles.firstIndex { $0.name == StringBundle.mainName }
        // Without strings of the scene's own there is a main bundle all the same.
        return [main.map { bundles.remove(at: $0) } ?? StringBundle(tables: [])] + bundles
    }

    /// The path before its last part. `NSString.deletingLastPathComponent` traps for a path of one character here.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func name(of file: String) -> String {
        let last = (file as NSString).lastPathComponent
        for ending in [SceneFile.ending, ".json"] where last.hasSuffix(ending) && last != ending {
            return String(last.dropLast(ending.count))
        }
        return last
    }

    private static func timeZone(_ environment: JSONValue?) throws -> TimeZone {
        guard let environment else { return .gmt }
        try JSONObject(environment, kind: "the environment").checkKeys(
            ["now", "timeZone", "termOfAddress", "systemDirection", "safeAreaInsets", "idiom"])
        guard let name = environment["timeZone"] else { return .gmt }
        guard let timeZone = TimeZone(identifier: try name.string()) else {
            throw name.error(
                "there is no time zone \(Diagnostic.quote(try name.string()))",
                fix: "use a name such as Asia/Jerusalem",
                rule: "unknown-value")
        }
        return timeZone
    }

    private static func insets(_ value: JSONValue?) throws -> EdgeInsets {
        guard let value else { return EdgeInsets() }
        try JSONObject(value, kind: "the safe area").checkKeys(Edge.allCases.map(\.rawValue))
        func length(_ edge: Edge) throws -> Double {
            guard let member = value[edge.rawValue] else { return 0 }
            let points = try member.double()
            guard (0...100_000).contains(points) else {
                throw member.error("an inset of \(points) pt", fix: "use 0 to 100000", rule: "wrong-value")
            }
            return points
        }
        return EdgeInsets(
            top: try length(.top), leading: try length(.leading), bottom: try length(.bottom),
            trailing: try length(.trailing))
    }

    private static func proposal(_ value: JSONValue?) throws -> ProposedViewSize {
        guard let value else { return ProposedViewSize(width: 390, height: nil) }
        try JSONObject(value, kind: "the proposal").checkKeys(["width", "height"])
        func length(_ key: String) throws -> Double? {
            guard let member = value[key] else { return nil }
            let points = try member.double()
            guard points > 0, points <= 100_000 else {
                throw member.error(
                    "a root of \(points) pt", fix: "use more than 0, at most 100000", rule: "wrong-value")
            }
            return points
        }
        return ProposedViewSize(width: try length("width"), height: try length("height"))
    }

    /// The members by name. Names that are equal but for how their accents are encoded are one; the first counts.
    private static func named(_ value: JSONValue?) throws -> [String: JSONValue] {
        Dictionary(try value?.object().map { ($0.key, $0.value) } ?? []) { first, _ in first }
    }

    /// The scene with other values in the place of its sample arguments.
    ///
    /// - Parameter values: An object with the new values by name; arguments that it hasn't stay.
    /// - Throws: `DiagnosticError` where it is no object, or has a name that is no argument of the scene.
    public func setting(arguments values: JSONValue) throws -> Scene {
        var errors = SceneErrors()
        var scene = self
        for member in try values.object() {
            if arguments[member.key] == nil {
                errors.insert(
                    JSONObject.unknown(
                        "argument", member.key, in: "the scene", known: arguments.keys.sorted(),
                        place: member.keyPlace
                    ).diagnostics)
            }
            scene.arguments[member.key] = member.value
        }
        try errors.check()
        scene.made = SceneView()
        return scene
    }

    /// The texts of the scene's own strings for a locale.
    ///
    /// - Parameters:
    ///   - locale: The reader's.
    ///   - pseudo: The pseudo-languages that change every text.
    ///   - idiom: The kind of device whose texts are shown; nil takes the scene's.
    public func localization(
        locale: LanguageTag, pseudo: [PseudoLanguage] = [], idiom: UserInterfaceIdiom? = nil
    ) -> Localization {
        var localization = Localization(
            bundles: bundles, locale: locale, timeZone: timeZone, pseudo: pseudo,
            device: (idiom ?? userInterfaceIdiom)?.device ?? .other)
        localization.now = now
        localization.termOfAddress = termOfAddress
        return localization
    }

    /// The texts among its sample arguments: what a program would be given, and no words of its own.
    package var argumentTexts: Set<String> { arguments.values.reduce(into: []) { $0.formUnion($1.strings) } }

    /// The language that the strings were written in: English without strings.
    public var sourceLanguage: LanguageTag { bundles.first?.developmentLanguage ?? .english }

    /// The languages that there are strings in, ``sourceLanguage`` first and then in the order of their tags.
    public var stringLanguages: [LanguageTag] {
        let others = Set(bundles.flatMap(\.localizations)).subtracting([sourceLanguage])
        return [sourceLanguage] + others.sorted { $0.identifier < $1.identifier }
    }

    /// The view tree, the same for every variant.
    ///
    /// - Throws: `DiagnosticError` with the place of an unknown view, modifier, key, value or name.
    public func view() throws -> AnyView { try content().view }

    /// The localized texts of the view tree, each key once with as many arguments.
    func localizedResources() throws -> [LocalizedStringResource] { try content().resources }

    private func content() throws -> SceneView.PreparedView {
        try made.content {
            let recorder = StringRecorder()
            return SceneView.PreparedView(view: try view(recorder: recorder), resources: recorder.resources)
        }
    }

    /// The view tree; who records is told of its localized texts. Errors are in the order of their places.
    func view(recorder: StringRecorder?, countLimit: Int = Limits.viewCount) throws -> AnyView {
        guard let root else { return AnyView(EmptyView()) }
        do {
            // The views of a file nest as deep as its author likes.
            return try LargeStack.run(viewDepth: viewDepthLimit) {
                try SceneViewBuilder(scene: self, recorder: recorder, countLimit: countLimit).view(root)
            }
        } catch let error as DiagnosticError {
            throw DiagnosticError(error.diagnostics.sortedByPlace)
        }
    }
}

/// A scene's folder inside the border that nothing may lie outside of.
private struct SceneFolder {
    let folder: SourceFolder
    /// The scene's folder, from the border's.
    let prefix: String

    /// A folder that is its own border.
    init(_ folder: SourceFolder) { (self.folder, prefix) = (folder, "") }

    init(scene: String, root: String?, record: FileRecord) throws {
        let scene = scene.isEmpty ? "." : scene
        guard let root else {
            folder = try SourceFolder(root: scene, record: record)
            prefix = ""
            return
        }
        folder = try SourceFolder(root: root, record: record)
        let (outer, inner) = (Self.absolute(root), Self.absolute(scene))
        guard inner == outer || inner.hasPrefix(outer == "/" ? "/" : outer + "/") else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "path-outside-root", file: scene,
                    message: "the scene lies outside the root \(Diagnostic.quote(root))",
                    fix: "name a root that holds the scene"))
        }
        let rest = inner.dropFirst(outer.count).drop { $0 == "/" }
        prefix = rest.isEmpty ? "" : rest + "/"
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }

    func resolve(_ path: JSONValue) throws -> String {
        try folder.resolve(prefix + (try path.string()), from: path.place)
    }
}

extension JSONValue {
    /// All strings in the value, as a view would read them: `$$` at the start is a dollar.
    fileprivate var strings: Set<String> {
        var strings: Set<String> = []
        // With a list of its own: a scene nests as deep as its author likes.
        var pending = [self]
        while let value = pending.popLast() {
            switch value.content {
            case .null, .bool, .number: continue
            case .string(let text): strings.insert(text.hasPrefix("$$") ? String(text.dropFirst()) : text)
            case .array(let values): pending += values
            case .object(let members): pending += members.map(\.value)
            }
        }
        return strings
    }
}
