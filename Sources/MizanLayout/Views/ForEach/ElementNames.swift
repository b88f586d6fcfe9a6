import Foundation
import MizanBase

/// The names of a `ForEach`'s elements in the paths of the tree, each one once.
struct ElementNames<ID: Hashable> {
    /// The ids by the names of their elements.
    private var ids: [String: ID] = [:]
    /// The ids of elements that are named by their index.
    private var unnamed: Set<ID> = []

    /// The name of an id that no other element has.
    func name(of id: ID) -> String { plainName(of: id) ?? "" }

    /// The name of an element, and a finding where one before has the same id.
    mutating func uniqueName(of id: ID, at number: Int) -> (name: String, repetition: Diagnostic?) {
        let plain = plainName(of: id)
        var name = plain ?? String(number)
        var isRepeated = plain == nil && !unnamed.insert(id).inserted
        while let other = ids.updateValue(id, forKey: name) {
            // Another id may have the same name.
            ids[name] = other
            isRepeated = isRepeated || other == id
            name += ".\(number)"
        }
        return (name, isRepeated ? .repeatedElement(plain) : nil)
    }
}

extension Diagnostic {
    /// The finding of an element whose id an element before has.
    fileprivate static func repeatedElement(_ name: String?) -> Diagnostic {
        Diagnostic(
            .warning, rule: "id-twice",
            message: "two elements of a ForEach have \(name.map { "the id \(quote($0))" } ?? "one id")",
            fix: "give each an id of its own, so that its state stays with it")
    }
}

/// The name of an id in a path; nil where it is no plain word, contains an address, or may be random.
private func plainName(of id: some Hashable) -> String? {
    func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64
            && name.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
                    || byte == 0x2d || byte == 0x2e || byte == 0x5f
            }
    }
    // Numbers are frequent, and need no search for what the id is.
    if let number = id as? Int { return String(number) }
    let name: String? =
        switch id {
        case let name as String: name
        case let number as Int: String(number)
        case is ObjectIdentifier, is UUID: nil
        case let id as AnyHashable where id.base is ObjectIdentifier || id.base is UUID: nil
        case let value as any RawRepresentable: String(describing: value.rawValue)
        case let value as any CustomStringConvertible where !(type(of: value) is AnyClass): value.description
        default: nil
        }
    return name.flatMap { isPlain($0) ? $0 : nil }
}
