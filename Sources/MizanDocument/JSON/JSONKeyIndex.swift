/// The keys seen so far in one object: finds a repeated one, in a line of keys while they are few, then by hash.
struct JSONKeyIndex {
    /// A key that equals another where their scalars are the same.
    private struct ScalarKey: Hashable {
        let text: String

        static func == (left: ScalarKey, right: ScalarKey) -> Bool { left.text.hasSameScalars(as: right.text) }

        func hash(into hasher: inout Hasher) {
            for byte in text.utf8 { hasher.combine(byte) }
        }
    }

    private static let lineLimit = 16
    private var indices: [ScalarKey: Int] = [:]

    /// The index of the member that has a key already; nil where the key is new. `members` are those before it.
    mutating func indexOfMember(with key: String, among members: [JSONMember]) -> Int? {
        guard members.count >= Self.lineLimit else { return members.firstIndex { $0.key.hasSameScalars(as: key) } }
        for index in indices.count..<members.count { indices[ScalarKey(text: members[index].key)] = index }
        return indices[ScalarKey(text: key)]
    }
}
