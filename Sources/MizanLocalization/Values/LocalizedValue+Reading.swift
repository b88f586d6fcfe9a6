import MizanBase
import MizanDocument

extension LocalizedValue {
    /// A value as scene files and `--arg` write it: a string (text of a user), a number, or an object whose first known
    /// key is the value's kind, such as `{ "measurement": 12, "unit": "mm", "usage": "rainfall" }`.
    ///
    /// - Throws: `DiagnosticError` at the place where there is no value.
    package init(_ json: JSONValue, in context: some LocalizedValueContext) throws {
        if let text = json.stringValue {
            self = .text(text)
        } else if case .number = json.content {
            self = try json.intValue.map { .integer(Int128($0)) } ?? .double(json.double())
        } else {
            guard json.objectValue != nil else {
                throw json.mismatch("a string, a number or an object such as { \"key\": … }")
            }
            self = try ValueObject(json: json, context: context.entered(json)).value()
        }
    }
}
