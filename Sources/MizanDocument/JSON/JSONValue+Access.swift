import MizanBase

extension JSONValue {
    /// The value of an object's member; nil where there is none, or where this is no object.
    ///
    /// Searches the members one by one: for many look-ups in a large object, build a dictionary from ``objectValue``.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key.hasSameScalars(as: key) }?.value
    }

    /// The string; nil where this is no string.
    public var stringValue: String? {
        guard case .string(let string) = content else { return nil }
        return string
    }

    /// The elements; nil where this is no array.
    public var arrayValue: [JSONValue]? {
        guard case .array(let elements) = content else { return nil }
        return elements
    }

    /// The members in the order of the file; nil where this is no object.
    public var objectValue: [JSONMember]? {
        guard case .object(let members) = content else { return nil }
        return members
    }

    /// The truth value; nil where this is another kind of value.
    public var boolValue: Bool? {
        guard case .bool(let bool) = content else { return nil }
        return bool
    }

    /// The number as the nearest double; nil where this is no number, or one beyond the finite doubles.
    public var doubleValue: Double? {
        guard case .number(let literal) = content, let double = Double(literal), double.isFinite else { return nil }
        return double
    }

    /// The number where it is a whole one that fits (`1.0` and `1e2` are whole numbers too); else nil.
    public var intValue: Int? {
        guard case .number(let literal) = content else { return nil }
        if let int = Int(literal) { return int }
        // Whole numbers written otherwise are taken as far as doubles count them one by one.
        guard literal.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }),
            let double = Double(literal), double.magnitude <= 9_007_199_254_740_992
        else { return nil }
        return Int(exactly: double)
    }

    /// Whether this is `null`.
    public var isNull: Bool {
        guard case .null = content else { return false }
        return true
    }

    /// The kind in words with an article, for messages: `an object`, `a string`, `null`.
    public var typeName: String {
        switch content {
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
