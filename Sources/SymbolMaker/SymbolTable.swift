import MizanBase
import MizanDocument

/// The table of the built-in symbols: `symbols.json` beside their drawings.
struct SymbolTable {
    /// The table's name in the folder of the drawings.
    static let file = "symbols.json"

    /// Symbols of one kind, which share a file of Swift.
    struct Family {
        let name: String
        /// The family's doc comment.
        let about: String
        let symbols: [Entry]
    }

    /// The families, in their order in ``Symbol/all``.
    let families: [Family]

    /// Reads the table; throws diagnostics with the place of what is wrong.
    init(bytes: [UInt8], file: String) throws {
        let json = try JSONValue.parse(bytes, file: file)
        try JSONObject(json, kind: "a table of symbols").checkKeys(["families"])
        families = try json.member("families").array().map { value in
            try JSONObject(value, kind: "a family").checkKeys(["name", "about", "symbols"])
            return Family(
                name: try value.member("name").string(), about: try value.member("about").string(),
                symbols: try value.member("symbols").array().map(Entry.init))
        }
        var names: Set<String> = []
        for (entry, place) in symbols.map({ ($0, $0.place) }) where !names.insert(entry.name).inserted {
            throw DiagnosticError(
                Diagnostic(
                    rule: "symbol-twice", place: place,
                    message: "there are two symbols \(Diagnostic.quote(entry.name))",
                    fix: "give one of them another name"))
        }
        for entry in symbols {
            guard let drawing = entry.drawing, !symbols.contains(where: { $0.name == drawing && $0.drawing == nil })
            else { continue }
            throw JSONObject.unknown(
                "symbol", drawing, in: "the table", known: symbols.filter { $0.drawing == nil }.map(\.name),
                place: entry.place)
        }
    }

    /// All lines.
    var symbols: [Entry] { families.flatMap(\.symbols) }

    /// The names of the drawings that the table asks for.
    var drawings: [String] {
        symbols.filter { $0.drawing == nil }.flatMap { entry in
            [entry.name + ".svg"] + entry.forms.map { entry.name + "." + $0.name + ".svg" }
        }
    }
}

extension SymbolTable {
    /// One line of the table: a symbol.
    struct Entry {
        let name: String
        let direction: ImageDirection
        let reason: String
        /// The symbol whose drawing is shown; nil where the symbol has its own.
        let drawing: String?
        /// Whether the forms' scripts are those of the digits, not of the letters.
        let isOfDigits: Bool
        let forms: [Form]
        let place: SourcePlace

        init(_ value: JSONValue) throws {
            try JSONObject(value, kind: "a symbol").checkKeys([
                "name", "direction", "reason", "drawing", "writing", "forms",
            ])
            name = try value.member("name").string()
            direction = try value.member("direction").value(of: ImageDirection.self)
            reason = try value.member("reason").string()
            drawing = try value["drawing"]?.string()
            isOfDigits = try value["writing"]?.value(of: Writing.self) == .digits
            forms = try value["forms"]?.array().map(Form.init) ?? []
            place = value.place
        }
    }

    /// The signs of a language that the forms go by.
    enum Writing: String, CaseIterable {
        case letters, digits
    }

    /// A form of a symbol: `Arab`, `rtl` or `Arab.rtl`.
    struct Form {
        /// How it stands in the table, and in the drawing's name after the symbol's.
        let name: String
        /// The code of a script; nil for those without a form of their own.
        let script: String?
        /// Nil for both.
        let direction: LayoutDirection?

        init(_ value: JSONValue) throws {
            name = try value.string()
            let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            script = words.first.flatMap { $0.utf8.count == 4 && $0.first?.isUppercase == true ? $0 : nil }
            direction = words.last.flatMap { LayoutDirection(rawValue: $0) }
            let known = (script == nil ? 0 : 1) + (direction == nil ? 0 : 1)
            guard words.count == known else {
                throw value.error(
                    "\(Diagnostic.quote(name)) is no form",
                    fix: "write a script's code, ltr or rtl, or both: Arab.rtl", rule: "unknown-form")
            }
        }
    }
}
