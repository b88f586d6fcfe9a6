import MizanBase

/// Values of the type that a form needs, or an error at their place.
extension JSONValue {
    /// The text of a string.
    public func string() throws -> String {
        guard let stringValue else { throw mismatch("a string") }
        return stringValue
    }

    /// The finite value of a number.
    public func double() throws -> Double {
        guard let doubleValue, doubleValue.isFinite else { throw mismatch("a number") }
        return doubleValue
    }

    /// The value of a whole number.
    public func int() throws -> Int {
        guard let intValue else { throw mismatch("a whole number") }
        return intValue
    }

    /// The value of `true` or `false`.
    public func bool() throws -> Bool {
        guard let boolValue else { throw mismatch("true or false") }
        return boolValue
    }

    /// The elements of an array.
    public func array() throws -> [JSONValue] {
        guard let arrayValue else { throw mismatch("an array") }
        return arrayValue
    }

    /// The members of an object.
    public func object() throws -> [JSONMember] {
        guard let objectValue else { throw mismatch("an object") }
        return objectValue
    }

    /// The value of a member that has to be there.
    public func member(_ key: String) throws -> JSONValue {
        _ = try object()
        guard let value = self[key] else {
            throw error("the key “\(key)” is missing", fix: "add it", rule: "missing-key")
        }
        return value
    }

    /// The case of an enumeration whose raw values are strings.
    public func value<Value: RawRepresentable & CaseIterable>(of type: Value.Type) throws -> Value
    where Value.RawValue == String {
        let text = try string()
        guard let value = Value(rawValue: text) else {
            throw error(
                "\(Diagnostic.quote(text)) is none of the values that can stand here",
                fix: text.suggestion(from: Value.allCases.map(\.rawValue)), rule: "unknown-value")
        }
        return value
    }

    /// The error that something else was expected here.
    public func mismatch(_ expected: String) -> DiagnosticError {
        error("this is \(typeName)", fix: "write \(expected)", rule: "wrong-type")
    }

    /// An error at the value's place.
    public func error(_ message: String, fix: String?, rule: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: rule, place: place, message: message, fix: fix))
    }
}
