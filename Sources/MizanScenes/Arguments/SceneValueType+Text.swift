import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization
import MizanText

extension SceneValueType where Value == Text {
    /// A text: a string, which is a key as SwiftUI's literals are, a localized `key` with arguments, a value in the
    /// locale's format, or an argument's content, whose strings stay as they are (Definitions 2).
    static var text: SceneValueType {
        SceneValueType(
            .either([JSONSchema.text.named("value.text"), .nameReference]), naming: .part, takesAlone: { _ in true }
        ) { value, builder in
            var text = try builder.text(value)
            text.place = value.place
            return text
        }
    }
}

extension SceneViewBuilder {
    fileprivate func text(_ value: JSONValue) throws -> Text {
        let content = try resolved(value)
        if let key = content.stringValue, !value.isReference {
            let resource = LocalizedStringResource(key: key)
            record(resource, from: value)
            return Text(resource)
        }
        switch try LocalizedValue(content, in: self) {
        case .text(let text): return Text(verbatim: text)
        case .resource(let resource): return Text(resource)
        case let value: return Text(value)
        }
    }
}

extension JSONValue {
    /// Whether it stands for an argument or a variable: `"$name"`; `"$$name"` is a text.
    fileprivate var isReference: Bool {
        guard let text = stringValue else { return false }
        return text.hasPrefix("$") && !text.hasPrefix("$$")
    }
}

extension JSONSchema {
    /// A value as `LocalizedValue` reads it.
    fileprivate static var text: JSONSchema {
        .either(
            [.type("string"), .type("number")]
                + ValueShape.forms.map { form in
                    let others = form.others.map { ($0.key, JSONSchema($0.value)) }
                    return .object(
                        [(form.key, JSONSchema(form.shape, mayBeNamed: true))] + others
                            + [("direction", .names(ValueShape.directions))],
                        required: [form.key] + form.required)
                })
    }

    private init(_ shape: ValueShape, mayBeNamed: Bool = false) {
        let schema: JSONSchema
        switch shape {
        case .string, .date: schema = .type("string")
        case .number: schema = .type("number")
        case .integer: schema = .type("integer")
        case .names(let names): schema = .names(names)
        case .value: schema = .reference("value.text")
        case .array(let element, let count):
            let array = JSONSchema.array(of: JSONSchema(element, mayBeNamed: mayBeNamed))
            schema = count.map { array.with("minItems", .number($0)).with("maxItems", .number($0)) } ?? array
        case .object(let keys, let member):
            schema = .object(keys.map { ($0, JSONSchema(member, mayBeNamed: mayBeNamed)) })
        }
        self = mayBeNamed ? .either([schema, .nameReference]) : schema
    }
}

extension SceneValueType where Value == FontWeight {
    static var fontWeight: SceneValueType {
        one(
            of: [
                "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
                "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
            ], named: "fontWeight")
    }
}

extension SceneValueType where Value == FontWidth {
    static var fontWidth: SceneValueType {
        one(
            of: ["compressed": .compressed, "condensed": .condensed, "standard": .standard, "expanded": .expanded],
            named: "fontWidth")
    }
}

extension SceneValueType where Value == Font.TextStyle {
    static var textStyle: SceneValueType { cases(of: Font.TextStyle.self, named: "textStyle") }
}

extension SceneValueType where Value == TextDecoration.Pattern {
    static var textDecorationPattern: SceneValueType {
        cases(of: TextDecoration.Pattern.self, named: "textDecorationPattern")
    }
}

extension SceneValueType where Value == String {
    /// Four printable characters of ASCII.
    static var fontFeatureTag: SceneValueType {
        SceneValueType(.string(matching: "^[ -~]{4}$")) { value, _ in
            let tag = try value.string()
            guard FontFeature(tag) != nil else {
                throw value.mismatch("an OpenType tag of four characters, such as tnum")
            }
            return tag
        }
    }
}

extension SceneValueType where Value == UInt32 {
    /// 1 for on, 0 for off, or the number of an alternate.
    static var fontFeatureValue: SceneValueType {
        SceneValueType(JSONSchema.type("integer").with("minimum", .number(0))) { value, _ in
            let number = try value.int()
            guard let alternate = UInt32(exactly: number) else { throw value.mismatch("a number from 0") }
            return alternate
        }
    }
}

extension SceneValueType where Value == Font.Family {
    static var fontFamily: SceneValueType {
        SceneValueType(.type("string")) { Font.Family(name: try $0.string(), place: $0.place) }
    }
}

extension Font {
    /// A family by name, and where the name stands.
    struct Family {
        let name: String
        let place: SourcePlace
    }
}
