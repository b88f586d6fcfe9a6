import Foundation
import MizanDocument

/// A validator for the part of JSON Schema (draft 2020-12) that the schema of scenes uses; a keyword that it doesn't know
/// is an error of the test.
struct SchemaValidator {
    private let definitions: [String: JSONValue]
    private let root: JSONValue

    struct UnknownKeyword: Error { let name: String }

    init(_ schema: [UInt8]) throws {
        root = try JSONValue.parse(schema, file: "schema", comments: false)
        definitions = Dictionary(
            uniqueKeysWithValues: (root["$defs"]?.objectValue ?? []).map { ("#/$defs/" + $0.key, $0.value) })
    }

    func allows(_ text: String) throws -> Bool {
        try allows(JSONValue.parse(Array(text.utf8), file: "scene"), by: root)
    }

    /// Whether every definition that is referred to is there, and every one that is there is referred to.
    var isClosed: Bool {
        var references: Set<String> = []
        var pending = [root]
        while let next = pending.popLast() {
            if let reference = next["$ref"]?.stringValue { references.insert(reference) }
            pending += next.arrayValue ?? next.objectValue?.map(\.value) ?? []
        }
        return references == Set(definitions.keys)
    }

    func allows(_ value: JSONValue, by schema: JSONValue) throws -> Bool {
        for keyword in schema.objectValue ?? [] where try !allows(value, keyword.key, keyword.value, in: schema) {
            return false
        }
        return true
    }

    private func allows(_ value: JSONValue, _ keyword: String, _ rule: JSONValue, in schema: JSONValue) throws -> Bool {
        let rules = rule.arrayValue ?? []
        switch keyword {
        case "$schema", "$defs", "description": return true
        case "$ref":
            guard let definition = definitions[try rule.string()] else { throw UnknownKeyword(name: try rule.string()) }
            return try allows(value, by: definition)
        case "type":
            switch try rule.string() {
            case "object": return value.objectValue != nil
            case "array": return value.arrayValue != nil
            case "string": return value.stringValue != nil
            case "boolean": return value.boolValue != nil
            case "integer": return value.intValue != nil
            case "number": return value.doubleValue != nil
            default: throw UnknownKeyword(name: try rule.string())
            }
        case "const": return value == rule
        case "enum": return rules.contains(value)
        case "anyOf": return try rules.contains { try allows(value, by: $0) }
        case "oneOf": return try rules.count { try allows(value, by: $0) } == 1
        case "pattern":
            return try value.stringValue?.range(of: rule.string(), options: .regularExpression) != nil
                || value.stringValue == nil
        case "items": return try value.arrayValue?.allSatisfy { try allows($0, by: rule) } ?? true
        case "properties":
            return try value.objectValue?.allSatisfy { member in
                try rule[member.key].map { try allows(member.value, by: $0) } ?? true
            } ?? true
        case "additionalProperties":
            let others = (value.objectValue ?? []).filter { schema["properties"]?[$0.key] == nil }
            return try others.allSatisfy { try rule.boolValue ?? allows($0.value, by: rule) }
        case "required": return rules.allSatisfy { value.objectValue == nil || value[$0.stringValue ?? ""] != nil }
        case "minimum": return try (value.doubleValue ?? .infinity) >= rule.double()
        case "maximum": return try (value.doubleValue ?? -.infinity) <= rule.double()
        case "exclusiveMinimum": return try (value.doubleValue ?? .infinity) > rule.double()
        case "minItems": return try (value.arrayValue?.count ?? .max) >= rule.int()
        case "maxItems": return try (value.arrayValue?.count ?? 0) <= rule.int()
        case "minProperties": return try (value.objectValue?.count ?? .max) >= rule.int()
        case "maxProperties": return try (value.objectValue?.count ?? 0) <= rule.int()
        default: throw UnknownKeyword(name: keyword)
        }
    }
}
