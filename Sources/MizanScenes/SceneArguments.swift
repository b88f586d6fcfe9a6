import Foundation
import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization

/// What a view or a modifier of a scene is given: members by name, with `$name` put in.
struct SceneArguments {
    let builder: SceneViewBuilder
    /// The type's name, for messages.
    let type: String
    /// Beside which a missing argument is reported.
    let value: JSONValue

    /// The argument of a name, where it is given.
    subscript(key: String) -> JSONValue? {
        get throws { try value[key].map(builder.resolved) }
    }

    /// The argument of a name that has to be given.
    func required(_ key: String) throws -> JSONValue {
        guard let argument = try self[key] else {
            throw value.error("\(type) needs “\(key)”", fix: "add it", rule: "missing-key")
        }
        return argument
    }

    func double(_ key: String) throws -> Double? { try self[key].map { try $0.double() } }

    /// A length, which may be `"infinity"`.
    func length(_ key: String) throws -> Double? {
        try self[key].map { $0.stringValue == "infinity" ? .infinity : try $0.double() }
    }

    func bool(_ key: String) throws -> Bool? { try self[key].map { try $0.bool() } }

    /// One of the names of a table.
    func named<Value>(_ key: String, _ table: KeyValuePairs<String, Value>) throws -> Value? {
        try self[key].map { try $0.named(table) }
    }

    func horizontalAlignment(_ key: String) throws -> HorizontalAlignment? {
        try named(key, JSONValue.horizontalAlignments)
    }
    func verticalAlignment(_ key: String) throws -> VerticalAlignment? { try named(key, JSONValue.verticalAlignments) }
    func alignment(_ key: String) throws -> Alignment? { try named(key, JSONValue.alignments) }
    func color(_ key: String) throws -> Color? { try self[key].map { try $0.sceneColor() } }

    /// The views under `content`, or the array that stands alone.
    func content(_ key: String = "content") throws -> ViewList {
        try ViewList(builder.views(value.arrayValue == nil ? value.member(key) : value))
    }

    /// The one view under a key.
    func view(_ key: String) throws -> AnyView { try builder.view(value.member(key)) }
}

extension JSONValue {
    static let horizontalAlignments: KeyValuePairs<String, HorizontalAlignment> = [
        "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    static let verticalAlignments: KeyValuePairs<String, VerticalAlignment> = [
        "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
        "lastTextBaseline": .lastTextBaseline,
    ]
    static let alignments: KeyValuePairs<String, Alignment> = [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing,
    ]

    static let fontWeights: KeyValuePairs<String, FontWeight> = [
        "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
    ]

    /// The value that a name stands for in a table.
    func named<Value>(_ table: KeyValuePairs<String, Value>) throws -> Value {
        let name = try string()
        guard let value = table.first(where: { $0.key == name })?.value else {
            let known = table.map(\.key)
            throw error(
                "\(Diagnostic.quote(name)) can't stand here",
                fix: name.nearest(in: known).map { "did you mean “\($0)”?" } ?? "use \(known.joined(separator: ", "))",
                rule: "unknown-value")
        }
        return value
    }

    /// `#rrggbb`, `#rrggbbaa` or a system colour's name.
    func sceneColor() throws -> Color {
        let name = try string()
        if let value = RGBA(name) { return Color(value) }
        if let system = SystemColor(rawValue: name) { return Color(system) }
        if let plain = ["white": Color.white, "black": .black, "clear": .clear][name] { return plain }
        let known = SystemColor.allCases.map(\.rawValue) + ["white", "black", "clear"]
        throw error(
            "there is no colour \(Diagnostic.quote(name))",
            fix: name.nearest(in: known).map { "did you mean “\($0)”?" }
                ?? "use #rrggbb or \(known.joined(separator: ", "))",
            rule: "unknown-value")
    }
}
