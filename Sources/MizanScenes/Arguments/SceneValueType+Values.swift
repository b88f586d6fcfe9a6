import MizanBase
import MizanDocument
import MizanLayout
import MizanText

extension SceneValueType where Value == Bool {
    static var bool: SceneValueType { SceneValueType(.type("boolean")) { try $0.bool() } }
}

extension SceneValueType where Value == String {
    static var string: SceneValueType { SceneValueType(.type("string")) { try $0.string() } }
}

extension SceneValueType where Value == Int {
    /// A whole number of at least 1; `what` names the things counted, for messages.
    static func count(of what: String) -> SceneValueType {
        SceneValueType(JSONSchema.type("integer").with("minimum", .number(1))) { value in
            let number = try value.int()
            guard number > 0 else {
                throw value.error("a limit of \(number) \(what)", fix: "use at least 1", rule: "wrong-value")
            }
            return number
        }
    }
}

extension SceneValueType where Value: BinaryFloatingPoint & SendableMetatype {
    static var number: SceneValueType { SceneValueType(.type("number")) { Value(try $0.double()) } }

    /// In points; `"infinity"` is one.
    static var length: SceneValueType {
        SceneValueType(JSONSchema.either([.type("number"), .names(["infinity"])]).named("value.length")) {
            $0.stringValue == "infinity" ? .infinity : Value(try $0.double())
        }
    }

    /// In points, more than 0.
    static var fontSize: SceneValueType {
        var schema: JSONSchema {
            .type("number").with("exclusiveMinimum", .number(0)).with("maximum", .number(1_000))
        }
        return SceneValueType(schema.named("value.fontSize")) { value in
            let points = try value.double()
            guard points > 0, points <= 1_000 else {
                throw value.error("a font of \(points) pt", fix: "use more than 0, at most 1000", rule: "wrong-value")
            }
            return Value(points)
        }
    }
}

extension SceneValueType where Value == LanguageTag {
    static var locale: SceneValueType {
        SceneValueType(.type("string")) { value in
            guard let tag = LanguageTag(wellFormed: try value.string()) else {
                throw value.mismatch("a locale such as ar-EG")
            }
            return tag
        }
    }
}

extension SceneValueType where Value == Color {
    /// `#rrggbb`, `#rrggbbaa`, the name of a colour of the scene's assets, or a system colour's.
    static var color: SceneValueType {
        var schema: JSONSchema {
            let hexadecimal = JSONSchema.string(matching: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
            return .either([hexadecimal, .names(colorNames), .string(matching: "^[^#$]")])
        }
        return SceneValueType(schema.named("value.color")) { value, builder in
            let name = try value.string()
            let assets = builder.scene.assets
            if let value = RGBA(name) { return Color(value) }
            try assets.check(.color, name)
            if let asset = assets.catalog.colors[name] { return Color(asset) }
            if let system = SystemColor(rawValue: name) { return Color(system) }
            if let plain = plainColors.first(where: { $0.key == name })?.value { return plain }
            guard builder.scene.hasAllAssets else { return .clear }
            let known = assets.names(.color) + colorNames
            throw value.error(
                "there is no colour \(Diagnostic.quote(name))",
                fix: name.hasPrefix("#")
                    ? "use #rrggbb or #rrggbbaa" : name.suggestion(from: known, listedBy: SceneCommands.schema),
                rule: "unknown-value")
        }
    }

    private static var plainColors: KeyValuePairs<String, Color> {
        ["white": .white, "black": .black, "clear": .clear]
    }
    private static var colorNames: [String] { SystemColor.allCases.map(\.rawValue) + plainColors.map(\.key) }
}

extension JSONValue {
    /// The value that a name stands for in a table.
    func named<Value>(_ table: KeyValuePairs<String, Value>) throws -> Value {
        let name = try string()
        guard let value = table.first(where: { $0.key == name })?.value else {
            let known = table.map(\.key)
            throw error(
                "\(Diagnostic.quote(name)) isn't a value of this argument", fix: name.suggestion(from: known),
                rule: "unknown-value")
        }
        return value
    }
}
