import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization

extension Scene {
    /// The JSON Schema (draft 2020-12) of scene files, made of the tables of views and modifiers; the same bytes each time.
    ///
    /// It describes everything in a scene that doesn't depend on names or on other files.
    public static var jsonSchema: [UInt8] {
        let document = JSONSchema.scene
        var definitions = document.definitions
        for schema in [JSONSchema.anyView, .anyModifier] { definitions.merge(schema.definitions) { first, _ in first } }
        let sorted = definitions.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let json =
            document
            .with("$defs", JSONValue(.object(sorted.map { JSONMember($0.key, $0.value) })))
            .preceded(by: "$schema", .string("https://json-schema.org/draft/2020-12/schema"))
        return JSONWriter.bytes(of: json.json) + Array("\n".utf8)
    }
}

extension JSONSchema {
    /// A scene file.
    fileprivate static var scene: JSONSchema {
        let points = JSONSchema.type("number").with("exclusiveMinimum", .number(0)).with("maximum", .number(100_000))
        let bundle = JSONSchema.object(
            [("bundle", .type("string")), ("path", .type("string"))], required: ["bundle", "path"])
        let date = JSONSchema.type("string")
        let inset = JSONSchema.type("number").with("minimum", .number(0)).with("maximum", .number(100_000))
        return JSONSchema.object(
            [
                ("$schema", JSONSchema.type("string").described("Where the JSON Schema of scenes is, for editors.")),
                ("schema", JSONSchema.constant(Scene.schema).described("The form of the file.")),
                (
                    "strings",
                    .array(of: .either([.type("string"), bundle]))
                        .described("Files and folders of strings, relative to the scene.")
                ),
                (
                    "assets",
                    .array(of: .type("string"))
                        .described("Asset catalogs and folders of localized images, relative to the scene.")
                ),
                ("fonts", .array(of: .type("string")).described("Font files, relative to the scene.")),
                (
                    "environment",
                    .object([
                        ("now", date.described("The instant from which relative dates count.")),
                        ("timeZone", .type("string").described("Such as Asia/Jerusalem; UTC unless said.")),
                        (
                            "termOfAddress",
                            .names(TermOfAddress.allCases.map(\.rawValue))
                                .described("How texts speak to their reader; their alternatives unless said.")
                        ),
                        (
                            "idiom",
                            .names(UserInterfaceIdiom.names)
                                .described("The kind of device whose images, colours and texts are shown.")
                        ),
                        (
                            "systemDirection",
                            .names(LayoutDirection.allCases.map(\.rawValue))
                                .described("The direction of the system's language; the application's unless said.")
                        ),
                        (
                            "safeAreaInsets",
                            .object(Edge.allCases.map { ($0.rawValue, inset) })
                                .described("What a device takes of the root at its edges, in points.")
                        ),
                    ])
                ),
                ("arguments", .dictionary(of: .any).described("Values that the scene calls $name.")),
                (
                    "proposal",
                    .object([("width", points), ("height", points)])
                        .described("What the root is proposed, in points; a width of 390 unless said.")
                ),
                ("view", .view),
                (
                    "allow",
                    .array(
                        of: .object(
                            [
                                ("rule", .type("string")), ("node", .type("string")), ("key", .type("string")),
                                ("variants", .type("string")), ("why", .type("string")),
                            ], required: ["rule", "why"])
                    ).described("Findings of an audit that are meant, each with the reason.")
                ),
                ("parts", .dictionary(of: .views).described("Views that are used more than once, as $name.")),
            ], required: ["schema", "view"]
        ).described("A scene of Mizan: one view tree with its strings and sample arguments.")
    }

    /// One view: an object with one capitalized key, or a part.
    fileprivate static var anyView: JSONSchema {
        let types = SceneViewType.all.map { type in
            (type.name, type.form.schema.described(type.summary).named("view.\(type.name)"))
        }
        let id = JSONSchema.string(matching: "^[A-Za-z][A-Za-z0-9_-]*$")
            .described("The view's name in the paths of the render tree.")
        let modifiers = JSONSchema.array(of: .reference("modifier"))
            .described("Modifiers in the order that they are applied in.")
        let object = JSONSchema.object(types + [("id", id), ("modifiers", modifiers)])
            .with("oneOf", .array(types.map { JSONSchema.required($0.0).json }))
        return .either([object, .partReference]).named("view")
    }

    /// One modifier: an object with one key.
    fileprivate static var anyModifier: JSONSchema {
        let types = SceneModifierType.all.map { type in
            (type.name, type.form.schema.described(type.summary).named("modifier.\(type.name)"))
        }
        return JSONSchema.object(types).with("minProperties", .number(1)).with("maxProperties", .number(1))
            .named("modifier")
    }
}
