import MizanBase
import MizanDocument

extension TreeChange {
    /// Writes the change as an object: the words for those who show them, and the parts where they are more than the words.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, text) in [("rule", rule), ("path", path), ("words", words)] {
                writer.key(key)
                writer.string(text)
            }
            if isCount {
                writer.key("isCount")
                writer.bool(true)
            }
            if let others { writer.member("others", others) }
            guard parts != [ChangePart([.words(words)])] else { return }
            writer.key("parts")
            writer.array { writer in
                for part in parts { part.write(to: &writer) }
            }
        }
    }

    /// Reads the output of ``write(to:)``; throws a diagnostic with the place of the error.
    package init(json value: JSONValue) throws {
        self.init(
            rule: try value.member("rule").string(), path: try value.member("path").string(),
            words: try value.member("words").string())
        if let parts = try value["parts"]?.array() { self.parts = try parts.map { try ChangePart(json: $0) } }
        others = try value["others"]?.amount()
        isCount = try value["isCount"]?.bool() ?? false
    }
}

extension TreeChange.ChangePart {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            if isDetail {
                writer.key("isDetail")
                writer.bool(true)
            }
            writer.key("pieces")
            writer.array { writer in
                for piece in pieces { piece.write(to: &writer) }
            }
        }
    }

    fileprivate init(json value: JSONValue) throws {
        self.init(
            try value.member("pieces").array().map { try TreeChange.ChangePiece(json: $0) },
            isDetail: try value["isDetail"]?.bool() ?? false)
    }
}

extension TreeChange.ChangePiece {
    fileprivate func write(to writer: inout JSONWriter) {
        if case .words(let words) = self { return writer.string(words) }
        writer.object(inline: true) { writer in
            switch self {
            case .words: break
            case .amount(let amount): writer.member("amount", amount)
            case .size(let amount): writer.member("size", amount)
            case .count(let amount, let one, let other):
                writer.member("count", amount)
                for (key, noun) in [("one", one), ("other", other)] {
                    writer.key(key)
                    writer.string(noun)
                }
            case .translated(let old, let new):
                for (key, text) in [("old", old), ("new", new)] {
                    writer.key(key)
                    writer.string(text)
                }
            }
        }
    }

    fileprivate init(json value: JSONValue) throws {
        if value.stringValue != nil {
            self = .words(try value.string())
        } else if let amount = value["amount"] {
            self = .amount(try amount.amount())
        } else if let size = value["size"] {
            self = .size(try size.amount())
        } else if let count = value["count"] {
            self = .count(
                try count.amount(), one: try value.member("one").string(), other: try value.member("other").string())
        } else {
            self = .translated(old: try value.member("old").string(), new: try value.member("new").string())
        }
    }
}

extension JSONWriter {
    /// An amount in units of ``FixedLength``: a number, or several of one that is of a size or of several nodes.
    fileprivate mutating func member(_ key: String, _ amount: TreeAmount) {
        self.key(key)
        let units = amount.units
        guard units.count > 1 else { return number(units[0]) }
        array(inline: true) { writer in
            for unit in units { writer.number(unit) }
        }
    }
}

extension JSONValue {
    fileprivate func amount() throws -> TreeAmount {
        let units = (try? array()) ?? [self]
        guard let amount = TreeAmount(units: try units.map { Int64(try $0.int()) }) else { throw mismatch("an amount") }
        return amount
    }
}
