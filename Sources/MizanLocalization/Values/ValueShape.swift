/// The shape of a value under a key, where values are written as JSON: for the JSON Schema of scene files.
package indirect enum ValueShape: Sendable {
    case string
    case number
    case integer
    /// An ISO 8601 date or instant.
    case date
    /// One of some strings.
    case names([String])
    /// Another value.
    case value
    /// Values of one shape, as many as `count`; any number where that is nil.
    case array(ValueShape, count: Int? = nil)
    /// An object with some of these keys.
    case object([String], of: ValueShape)

    /// The keys of a value that is an object, beside `direction`, which may stand in each.
    package struct ObjectShape: Sendable {
        /// The key that names the value's kind.
        package let key: String
        package let shape: ValueShape
        /// The members that may stand beside it.
        package let others: KeyValuePairs<String, ValueShape>
        /// The names of those that are required.
        package let required: [String]
    }

    /// Every form of a value that is an object.
    package static var forms: [ObjectShape] { ValueObject<PlainValueContext>.shapes }

    /// The directions of a value's isolate.
    package static var directions: [String] { ArgumentDirection.allCases.map(\.rawValue) }

    /// The names of a table.
    static func names<Value>(_ table: KeyValuePairs<String, Value>) -> ValueShape { .names(table.map(\.key)) }

    /// The names of an enumeration.
    static func names<Value: RawRepresentable & CaseIterable>(of type: Value.Type) -> ValueShape
    where Value.RawValue == String {
        .names(type.allCases.map(\.rawValue))
    }
}
