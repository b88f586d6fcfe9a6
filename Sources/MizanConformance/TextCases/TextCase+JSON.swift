import MizanBase
import MizanDocument

extension TextCase {
    /// A case as a file of cases has it.
    ///
    /// - Throws: `DiagnosticError` with the place of what is missing or wrong.
    package init(_ value: JSONValue) throws {
        let direction = try value.member("direction")
        guard let base = Self.directions[try direction.string()] else {
            throw direction.error(
                "\(Diagnostic.quote(try direction.string())) is no direction", fix: "use ltr, rtl or auto",
                rule: "unknown-value")
        }
        self.init(
            id: try value.member("id").string(), text: try value.member("text").string(), direction: base,
            width: try value.length("width"), fontSize: try value.length("fontSize"),
            fonts: try value.member("fonts").array().map { try $0.string() },
            locale: LanguageTag(try value.member("locale").string()))
    }

    private static let directions: [String: WritingDirection] = [
        "ltr": .leftToRight, "rtl": .rightToLeft, "auto": .natural,
    ]
}

extension JSONValue {
    fileprivate func length(_ key: String) throws -> Double {
        let value = try member(key)
        let length = try value.double()
        guard length > 0, length <= 1_000_000 else {
            throw value.error(
                "a \(key) of \(length)", fix: "use a number above 0, at most 1000000", rule: "wrong-value")
        }
        return length
    }
}
