import MizanDocument

/// Changed values of arguments, by the JSON Schema of scenes: what an argument may hold, the schema lists.
struct SchemaMutations {
    private let schema: JSONValue
    private let validator: SchemaValidator

    /// Values by their definitions' names that a schema can't give: what they name has to exist, or has to show what is
    /// changed in them.
    private static let known: [String: [String]] = [
        "#/$defs/view": [box("#c02040", 24), box("#2040c0", 12)],
        "#/$defs/views": [
            "[\(box("#c02040", 24)), \(box("#2040c0", 12))]", "[\(box("#2040c0", 12)), \(box("#c02040", 30))]",
        ],
        "#/$defs/value.text": [#"{ "verbatim": "Other" }"#, #"{ "verbatim": "More words" }"#],
        "#/$defs/value.linearGradient": [
            ##"{ "colors": ["#c02040", "#ffe080"], "startPoint": "top", "endPoint": "bottom" }"##
        ],
        "#/$defs/value.stroke": [##"{ "style": "#2040c0", "lineWidth": 6, "dash": [9, 5] }"##],
        "#/$defs/value.color": [##""#c02040""##, ##""#2040c080""##],
        "#/$defs/value.symbol": [#""star.fill""#, #""bell""#],
        "#/$defs/value.path": [#""M0 0L30 0L15 20Z""#, #""M0 0L9 0L9 9L0 9Z""#],
    ]

    /// The definitions whose values are changed as a whole.
    private static let leaves: Set<String> = [
        "#/$defs/view", "#/$defs/views", "#/$defs/value.text", "#/$defs/value.path",
    ]

    private static func box(_ color: String, _ side: Int) -> String {
        ##"{ "Color": "\##(color)", "modifiers": [{ "frame": { "width": \##(side), "height": \##(side) } }] }"##
    }

    /// Numbers that are likely to show: first small ones, then parts of 1, then large ones.
    private static let numbers = ["7", "0.4", "2", "1", "0", "30", "-3", "120", "0.8"]

    init(_ bytes: [UInt8]) throws {
        schema = try JSONValue.parse(bytes, file: "schema", comments: false)
        validator = try SchemaValidator(bytes)
    }

    /// Mutations of a row's value, its arguments named after the row.
    func mutations(of value: JSONValue, row: String, kind: String) throws -> [ArgumentMutation] {
        guard let definition = schema["$defs"]?["\(kind).\(row)"] else { return [] }
        return try mutations(of: value, by: definition, named: row)
    }

    private func mutations(
        of value: JSONValue?, by rule: JSONValue, named name: String, depth: Int = 0
    ) throws -> [ArgumentMutation] {
        guard depth < 24 else { return [] }
        if let reference = rule["$ref"]?.stringValue {
            if Self.isName(reference) { return [] }
            if try isObject(rule) {
                // Of a value that isn't there, what is changed in one.
                let inner = try value ?? samples(of: rule).first
                return try mutations(of: inner, by: definition(reference), named: name, depth: depth + 1)
            }
            if Self.known[reference] == nil {
                return try mutations(of: value, by: definition(reference), named: name, depth: depth + 1)
            }
        } else if let options = rule["anyOf"]?.arrayValue {
            return try options.flatMap { option -> [ArgumentMutation] in
                // A value of another form is replaced as a whole, or by an object that has one member changed.
                let own = try value.flatMap { try validator.allows($0, by: option) ? $0 : nil }
                if own == nil, try !isObject(option) {
                    return try samples(of: option).map { ArgumentMutation(name: name, before: value, after: $0) }
                }
                return try mutations(of: own, by: option, named: name, depth: depth + 1)
            }
        } else if let properties = rule["properties"]?.objectValue {
            return try mutations(of: value, properties, by: rule, named: name, depth: depth)
        } else if let items = rule["items"], let elements = value?.arrayValue, let first = elements.first {
            return try mutations(of: first, by: items, named: name, depth: depth + 1)
                .map { $0.inside(elements.dropFirst()) }
        }
        let values = try samples(of: rule)
        let before = value ?? values.first
        return values.filter { $0 != before }.map { ArgumentMutation(name: name, before: before, after: $0) }
    }

    private func mutations(
        of value: JSONValue?, _ properties: [JSONMember], by rule: JSONValue, named name: String, depth: Int
    ) throws -> [ArgumentMutation] {
        let required = Set(rule["required"]?.arrayValue?.compactMap(\.stringValue) ?? [])
        guard let object = try value?.objectValue ?? sampleObject(properties, required) else { return [] }
        return try properties.flatMap { property -> [ArgumentMutation] in
            let key = property.key
            let label = key.first?.isUppercase == true ? name : "\(name).\(key)"
            let own = object.first { $0.key == key }?.value
            var found = try mutations(of: own, by: property.value, named: label, depth: depth + 1)
            if let own {
                if !required.contains(key) { found.append(ArgumentMutation(name: label, before: own, after: nil)) }
            } else {
                found += try samples(of: property.value).map { ArgumentMutation(name: label, before: nil, after: $0) }
            }
            return found.map { $0.inside(object, key) }
        }
    }

    // MARK: Values

    private func definition(_ reference: String) throws -> JSONValue {
        let name = String(reference.dropFirst("#/$defs/".count))
        guard let definition = schema["$defs"]?[name] else { throw SchemaValidator.UnknownKeyword(name: reference) }
        return definition
    }

    /// Whether a definition allows names of arguments and parts alone.
    private static func isName(_ reference: String) -> Bool {
        reference == "#/$defs/reference" || reference == "#/$defs/part"
    }

    private func isObject(_ rule: JSONValue, depth: Int = 0) throws -> Bool {
        if let reference = rule["$ref"]?.stringValue {
            if Self.isName(reference) || Self.leaves.contains(reference) { return false }
            return try isObject(definition(reference), depth: depth + 1)
        }
        if let options = rule["anyOf"]?.arrayValue {
            return try options.contains { try isObject($0, depth: depth + 1) }
        }
        return rule["properties"] != nil
    }

    /// An object with what has to be in it.
    private func sampleObject(_ properties: [JSONMember], _ required: Set<String>) throws -> [JSONMember]? {
        var members: [JSONMember] = []
        for property in properties where required.contains(property.key) {
            guard let sample = try samples(of: property.value).first else { return nil }
            members.append(JSONMember(property.key, sample))
        }
        return members
    }

    /// Values that a rule allows, the most different ones first.
    private func samples(of rule: JSONValue, depth: Int = 0) throws -> [JSONValue] {
        guard depth < 12 else { return [] }
        if let reference = rule["$ref"]?.stringValue {
            if Self.isName(reference) { return [] }
            if let known = Self.known[reference] {
                return try known.map { try JSONValue.parse(Array($0.utf8), file: reference) }
            }
            return try samples(of: definition(reference), depth: depth + 1)
        }
        if let options = rule["anyOf"]?.arrayValue {
            return try options.flatMap { try samples(of: $0, depth: depth + 1) }
        }
        if let names = rule["enum"]?.arrayValue { return names }
        if let properties = rule["properties"]?.objectValue {
            let required = Set(rule["required"]?.arrayValue?.compactMap(\.stringValue) ?? [])
            return try sampleObject(properties, required).map { [JSONValue(.object($0))] } ?? []
        }
        if let items = rule["items"] {
            return try samples(of: items, depth: depth + 1).prefix(3).map { JSONValue(.array([$0])) }
        }
        let values: [JSONValue.Content] =
            switch rule["type"]?.stringValue {
            case "boolean": [.bool(true), .bool(false)]
            case "number", "integer": Self.numbers.map { .number($0) }
            case "string": ["onum", "Other", "2026-03-05T10:30:00Z"].map { .string($0) }
            default: []
            }
        return try values.map { JSONValue($0) }.filter { try validator.allows($0, by: rule) }
    }
}
