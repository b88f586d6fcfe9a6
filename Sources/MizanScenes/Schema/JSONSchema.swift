import MizanDocument

/// A JSON Schema (draft 2020-12), with the definitions that it refers to.
struct JSONSchema: Sendable {
    private var members: [JSONMember]
    /// By name; each is written once, under `$defs`.
    private(set) var definitions: [String: JSONValue] = [:]

    private init(_ members: [JSONMember], using schemas: [JSONSchema] = []) {
        self.members = members
        for schema in schemas { definitions.merge(schema.definitions) { first, _ in first } }
    }

    /// The schema as JSON, without its definitions.
    var json: JSONValue { JSONValue(.object(members)) }

    /// Anything at all.
    static let any = JSONSchema([])

    /// Values of a type: `string`, `number`, `integer`, `boolean`, `array`, `object`.
    static func type(_ name: String) -> JSONSchema { JSONSchema([JSONMember("type", .string(name))]) }

    /// One number.
    static func constant(_ number: Int) -> JSONSchema { JSONSchema([JSONMember("const", .number(number))]) }

    /// Objects that have a member.
    static func required(_ name: String) -> JSONSchema { JSONSchema([JSONMember("required", .array([name]))]) }

    /// Strings that a regular expression (ECMA-262) is found in.
    static func string(matching pattern: String) -> JSONSchema {
        type("string").with("pattern", .string(pattern))
    }

    /// One of some strings.
    static func names(_ names: [String]) -> JSONSchema {
        JSONSchema([JSONMember("enum", .array(names))])
    }

    /// A schema that allows what at least one of some schemas allows.
    static func either(_ schemas: [JSONSchema]) -> JSONSchema {
        schemas.count == 1 ? schemas[0] : JSONSchema([JSONMember("anyOf", .array(schemas.map(\.json)))], using: schemas)
    }

    /// An array of equal elements.
    static func array(of element: JSONSchema) -> JSONSchema {
        JSONSchema([JSONMember("type", .string("array")), JSONMember("items", element.json)], using: [element])
    }

    /// An object with no other members than these.
    static func object(_ properties: [(name: String, schema: JSONSchema)], required: [String] = []) -> JSONSchema {
        let members = JSONValue(.object(properties.map { JSONMember($0.name, $0.schema.json) }))
        let schema = JSONSchema(
            [JSONMember("type", .string("object")), JSONMember("properties", members)],
            using: properties.map(\.schema))
        return (required.isEmpty ? schema : schema.with("required", .array(required)))
            .with("additionalProperties", JSONValue(.bool(false)))
    }

    /// An object whose members have any names and equal values.
    static func dictionary(of value: JSONSchema) -> JSONSchema {
        JSONSchema(
            [JSONMember("type", .string("object")), JSONMember("additionalProperties", value.json)], using: [value])
    }

    /// A definition that is made elsewhere.
    static func reference(_ name: String) -> JSONSchema {
        JSONSchema([JSONMember("$ref", .string("#/$defs/\(name)"))])
    }

    /// The schema as a definition, written once and referred to.
    func named(_ name: String) -> JSONSchema {
        var schema = JSONSchema.reference(name)
        schema.definitions = definitions
        schema.definitions[name] = json
        return schema
    }

    /// The schema with one more keyword.
    func with(_ keyword: String, _ value: JSONValue) -> JSONSchema {
        var schema = self
        schema.members.append(JSONMember(keyword, value))
        return schema
    }

    /// The schema with one more keyword, which comes first.
    func preceded(by keyword: String, _ value: JSONValue) -> JSONSchema {
        var schema = self
        schema.members.insert(JSONMember(keyword, value), at: 0)
        return schema
    }

    /// The schema with what an editor shows of it, before what it shows already.
    func described(_ text: String) -> JSONSchema {
        guard let known = json["description"]?.stringValue else { return preceded(by: "description", .string(text)) }
        var schema = self
        schema.members.removeAll { $0.key == "description" }
        return schema.preceded(by: "description", .string("\(text) \(known)"))
    }
}

extension JSONValue {
    static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
    static func array(_ names: [String]) -> JSONValue { .array(names.map(JSONValue.string)) }
    static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }
    static func number(_ number: Int) -> JSONValue { JSONValue(.number(String(number))) }
}
