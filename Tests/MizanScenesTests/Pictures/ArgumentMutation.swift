import MizanDocument

/// A value of an argument, and the same with one thing in it changed.
struct ArgumentMutation {
    /// The argument's name, with the names of the members in it that lead to the change: `underline.color`.
    var name: String
    /// Nil if the argument is left out.
    var before: JSONValue?
    /// Nil if the argument is left out.
    var after: JSONValue?

    /// The mutation of the object that the values are a member of.
    func inside(_ object: [JSONMember], _ key: String) -> ArgumentMutation {
        func with(_ value: JSONValue?) -> JSONValue {
            var members = object
            if let index = members.firstIndex(where: { $0.key == key }) {
                if let value { members[index].value = value } else { members.remove(at: index) }
            } else if let value {
                members.append(JSONMember(key, value))
            }
            return JSONValue(.object(members))
        }
        return ArgumentMutation(name: name, before: with(before), after: with(after))
    }

    /// The mutation of the array that the values are the first element of.
    func inside(_ elements: ArraySlice<JSONValue>) -> ArgumentMutation {
        func with(_ value: JSONValue?) -> JSONValue { JSONValue(.array((value.map { [$0] } ?? []) + elements)) }
        return ArgumentMutation(name: name, before: with(before), after: with(after))
    }
}
