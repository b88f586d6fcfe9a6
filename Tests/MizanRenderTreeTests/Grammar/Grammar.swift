/// A grammar in the EBNF of W3C's XML specification, which recognizes UTF-8 text.
///
/// A part of the text can match in several ways, so an expression has all places where it can end. The choices are few: of most
/// alternatives the first byte is enough to know that they can't match.
struct Grammar {
    indirect enum Expression {
        case literal([UInt8])
        case bytes(ByteSet)
        case rule(String)
        case sequence([Expression])
        case choice([Expression])
        /// At most once if `isOnce`.
        case repetition(Expression, isRequired: Bool, isOnce: Bool)

        /// The literals in it, in their order.
        var literals: [String] {
            switch self {
            case .literal(let bytes): [String(decoding: bytes, as: UTF8.self)]
            case .bytes, .rule: []
            case .sequence(let parts), .choice(let parts): parts.flatMap(\.literals)
            case .repetition(let part, _, _): part.literals
            }
        }
    }

    /// An expression whose rules are numbered.
    private struct Node {
        enum Kind {
            case literal([UInt8])
            case bytes
            case sequence([Int])
            case choice([Int])
            case repetition(Int, isRequired: Bool, isOnce: Bool)
        }

        var kind: Kind
        /// The bytes that it can begin with.
        var first = ByteSet()
        /// Whether it can match nothing.
        var isNullable = false
        /// For a choice, the alternatives that can begin with each byte.
        var candidates: [[Int]] = []

        init(_ kind: Kind, first: ByteSet = ByteSet()) { (self.kind, self.first) = (kind, first) }
    }

    private var nodes: [Node] = []
    private var rules: [String: Int] = [:]

    /// - Throws: `GrammarError` for a rule that isn't defined.
    init(_ definitions: [(name: String, expression: Expression)]) throws {
        for (index, definition) in definitions.enumerated() {
            guard rules.updateValue(index, forKey: definition.name) == nil else {
                throw GrammarError("\(definition.name) is defined twice")
            }
            nodes.append(Node(.sequence([])))
        }
        for (index, definition) in definitions.enumerated() {
            nodes[index].kind = .sequence([try add(definition.expression)])
        }
        findFirstBytes()
    }

    private mutating func add(_ expression: Expression) throws -> Int {
        let kind: Node.Kind
        var first = ByteSet()
        switch expression {
        case .rule(let name):
            guard let rule = rules[name] else { throw GrammarError("\(name) isn't defined") }
            return rule
        case .literal(let bytes):
            kind = .literal(bytes)
            if let byte = bytes.first { first.insert(byte) }
        case .bytes(let set): (kind, first) = (.bytes, set)
        case .sequence(let parts): kind = .sequence(try parts.map { try add($0) })
        case .choice(let parts): kind = .choice(try parts.map { try add($0) })
        case .repetition(let part, let isRequired, let isOnce):
            kind = .repetition(try add(part), isRequired: isRequired, isOnce: isOnce)
        }
        nodes.append(Node(kind, first: first))
        return nodes.count - 1
    }

    private mutating func findFirstBytes() {
        var isChanged = true
        while isChanged {
            isChanged = false
            for index in nodes.indices {
                var node = nodes[index]
                let (first, isNullable) = (node.first, node.isNullable)
                switch node.kind {
                case .literal(let bytes): node.isNullable = bytes.isEmpty
                case .bytes: break
                case .choice(let parts):
                    for part in parts { node.first.formUnion(nodes[part].first) }
                    node.isNullable = parts.contains { nodes[$0].isNullable }
                case .sequence(let parts):
                    node.isNullable = parts.allSatisfy { nodes[$0].isNullable }
                    for part in parts {
                        node.first.formUnion(nodes[part].first)
                        if !nodes[part].isNullable { break }
                    }
                case .repetition(let part, let isRequired, _):
                    node.first.formUnion(nodes[part].first)
                    node.isNullable = !isRequired || nodes[part].isNullable
                }
                if node.first != first || node.isNullable != isNullable { isChanged = true }
                nodes[index] = node
            }
        }
        for index in nodes.indices {
            guard case .choice(let parts) = nodes[index].kind else { continue }
            nodes[index].candidates = (0...255).map { byte in
                parts.filter { nodes[$0].isNullable || nodes[$0].first.contains(UInt8(byte)) }
            }
        }
    }

    /// Whether a whole text is what a rule describes.
    func matches(_ text: [UInt8], _ rule: String) -> Bool {
        guard let rule = rules[rule] else { return false }
        return text.withUnsafeBufferPointer { ends(of: rule, in: $0, from: 0).contains(text.count) }
    }

    /// The places where an expression that begins at a place can end, each once.
    private func ends(of index: Int, in text: UnsafeBufferPointer<UInt8>, from start: Int) -> [Int] {
        guard begins(index, in: text, at: start) else { return [] }
        switch nodes[index].kind {
        case .literal(let bytes):
            guard start + bytes.count <= text.count else { return [] }
            for (offset, byte) in bytes.enumerated() where text[start + offset] != byte { return [] }
            return [start + bytes.count]
        case .bytes: return [start + 1]
        case .choice(let parts):
            let candidates = start < text.count ? nodes[index].candidates[Int(text[start])] : parts
            if candidates.count == 1 { return ends(of: candidates[0], in: text, from: start) }
            var found: [Int] = []
            for part in candidates { found.merge(ends(of: part, in: text, from: start)) }
            return found
        case .sequence(let parts):
            var places = [start]
            for part in parts {
                var next: [Int] = []
                for place in places { next.merge(ends(of: part, in: text, from: place)) }
                places = next
                if places.isEmpty { break }
            }
            return places
        case .repetition(let part, let isRequired, let isOnce):
            var found = isRequired ? [] : [start]
            var places = [start]
            // Most repetitions have one way on, and most of those are of single bytes.
            while places.count == 1, let place = places.first, begins(part, in: text, at: place) {
                var last = place
                while !isOnce, isByte(part, in: text, at: last) {
                    last += 1
                    found.append(last)
                }
                if last > place {
                    places = [last]
                    continue
                }
                places = ends(of: part, in: text, from: place).filter { $0 > place }
                found += places
                if isOnce { return found }
            }
            guard places.count > 1 else { return found }
            var known = Set(found)
            while !places.isEmpty {
                var next: [Int] = []
                for place in places {
                    for end in ends(of: part, in: text, from: place) where known.insert(end).inserted {
                        next.append(end)
                    }
                }
                found += next
                places = next
            }
            return found
        }
    }

    /// Whether an expression can only be the byte at a place.
    private func isByte(_ index: Int, in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        switch nodes[index].kind {
        case .bytes: return begins(index, in: text, at: place)
        case .sequence(let parts): return parts.count == 1 && isByte(parts[0], in: text, at: place)
        case .choice:
            guard place < text.count else { return false }
            let candidates = nodes[index].candidates[Int(text[place])]
            return candidates.count == 1 && isByte(candidates[0], in: text, at: place)
        default: return false
        }
    }

    /// Whether an expression can begin at a place, by its first byte.
    private func begins(_ index: Int, in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        nodes[index].isNullable || place < text.count && nodes[index].first.contains(text[place])
    }
}

/// A set of bytes.
struct ByteSet: Equatable {
    private var words = SIMD4<UInt64>()

    func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0 }
    mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
    mutating func formUnion(_ other: ByteSet) { words |= other.words }
    mutating func invert() { words = ~words }
}

extension [Int] {
    /// Appends the places that aren't there.
    fileprivate mutating func merge(_ other: [Int]) {
        if isEmpty {
            self = other
        } else {
            for place in other where !contains(place) { append(place) }
        }
    }
}

struct GrammarError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
