import MizanBase
import MizanDocument

/// The table of the built-in symbols: `symbols.json` beside their drawings.
struct SymbolTable {
    /// The table's name in the folder of the drawings.
    static let file = "symbols.json"
    /// The folder of Lucide's drawings in that of all drawings.
    static let lucide = "Lucide"

    /// Symbols of one kind.
    struct Family {
        let name: String
        /// The things that its symbols have in common.
        let about: String
        let symbols: [Entry]
    }

    /// The families, in the order of the table.
    let families: [Family]
    /// The names of the symbols that Mizan's own controls show.
    let controls: Set<String>

    /// Reads the table; throws diagnostics with the place of what is wrong.
    init(bytes: [UInt8], file: String) throws {
        let json = try JSONValue.parse(bytes, file: file)
        try JSONObject(json, kind: "a table of symbols").checkKeys(["controls", "families"])
        families = try json.member("families").array().map { value in
            try JSONObject(value, kind: "a family").checkKeys(["name", "about", "symbols"])
            return Family(
                name: try value.member("name").string(), about: try value.member("about").string(),
                symbols: try value.member("symbols").array().map(Entry.init))
        }
        let controls = try json["controls"]?.array() ?? []
        self.controls = Set(try controls.map { try $0.string() })
        var names: Set<String> = []
        for (entry, place) in symbols.map({ ($0, $0.place) }) where !names.insert(entry.name).inserted {
            throw DiagnosticError(
                Diagnostic(
                    rule: "symbol-twice", place: place,
                    message: "there are two symbols \(Diagnostic.quote(entry.name))",
                    fix: "give one of them another name"))
        }
        let known = symbols.map(\.name)
        for entry in symbols {
            guard let drawing = entry.drawing, !names.contains(drawing) || drawing == entry.name else { continue }
            throw JSONObject.unknown("symbol", drawing, in: "the table", known: known, place: entry.place)
        }
        for name in controls {
            let text = try name.string()
            guard !names.contains(text) else { continue }
            throw JSONObject.unknown("symbol", text, in: "the table", known: known, place: name.place)
        }
    }

    /// All lines.
    var symbols: [Entry] { families.flatMap(\.symbols) }

    /// The names of the drawings that the table needs.
    var drawings: Set<String> { Set(symbols.flatMap(\.files)) }
}

extension SymbolTable {
    /// One line of the table: a symbol.
    struct Entry {
        let name: String
        let direction: ImageDirection
        let reason: String
        /// The name of Lucide's drawing; nil for Mizan's drawing.
        let lucide: String?
        /// The symbol whose drawing is shown; nil if the symbol has its own.
        let drawing: String?
        /// Whether that drawing is mirrored.
        let isFlipped: Bool
        /// The part that `.fill` fills: numbers of shapes, places in areas between lines (`@12,8,5,20`), path data, or `none`; nil for
        /// the rule.
        let body: String?
        /// Whether the forms' scripts are those of the digits, not of the letters.
        let isOfDigits: Bool
        /// Forms that have a separate drawing.
        let forms: [String]
        /// Forms that are the mirror image of the symbol's drawing.
        let flippedForms: [String]
        /// Words that people look for.
        let words: [String]
        /// The tiers of the shapes: 0 for primary, 1 for secondary, 2 for tertiary ones. The last one is that of all further shapes.
        let tiers: [Int]
        /// The colours of the shapes in the rendering mode `multicolor`, `#rrggbb`, or empty for the foreground. The last one is that of
        /// all further shapes.
        let tints: [String]
        let place: SourcePlace

        init(_ value: JSONValue) throws {
            try JSONObject(value, kind: "a symbol").checkKeys([
                "name", "direction", "reason", "lucide", "drawing", "flip", "body", "writing", "forms", "flippedForms",
                "words", "tiers", "tints",
            ])
            name = try value.member("name").string()
            direction = try value.member("direction").value(of: ImageDirection.self)
            reason = try value.member("reason").string()
            lucide = try value["lucide"]?.string()
            drawing = try value["drawing"]?.string()
            isFlipped = try value["flip"]?.bool() ?? false
            body = try value["body"]?.string()
            isOfDigits = try value["writing"]?.value(of: Writing.self) == .digits
            forms = try value["forms"]?.array().map(Self.form) ?? []
            flippedForms = try value["flippedForms"]?.array().map(Self.form) ?? []
            words = try value["words"]?.array().map { try $0.string() } ?? []
            tiers = try value["tiers"]?.array().map(Self.tier) ?? []
            tints = try value["tints"]?.array().map(Self.tint) ?? []
            place = value.place
        }

        private static func tier(_ value: JSONValue) throws -> Int {
            let tier = try value.int()
            guard (0...2).contains(tier) else {
                throw value.error("there is no tier \(tier)", fix: "write 0, 1 or 2", rule: "symbol-tier")
            }
            return tier
        }

        private static func tint(_ value: JSONValue) throws -> String {
            let tint = try value.string()
            guard tint.isEmpty || RGBA(tint) != nil else {
                throw value.error(
                    "\(Diagnostic.quote(tint)) is no colour", fix: "write #rrggbb, or nothing", rule: "symbol-tint")
            }
            return tint
        }

        private static func form(_ value: JSONValue) throws -> String {
            let name = try value.string()
            let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let hasScript = words.first.map { $0.utf8.count == 4 && $0.first?.isUppercase == true } ?? false
            let hasDirection = words.last.flatMap { LayoutDirection(rawValue: $0) } != nil
            guard words.count == (hasScript ? 1 : 0) + (hasDirection ? 1 : 0) else {
                throw value.error(
                    "\(Diagnostic.quote(name)) is no form",
                    fix: "write a script's code, ltr or rtl, or both: Arab.rtl", rule: "unknown-form")
            }
            return name
        }

        /// The file of the symbol's own drawing; nil for another's.
        var file: String? {
            if drawing != nil { return nil }
            return lucide.map { "\(SymbolTable.lucide)/\($0).svg" } ?? name + ".svg"
        }

        /// The files of the drawings.
        var files: [String] { (file.map { [$0] } ?? []) + forms.map { "\(name).\($0).svg" } }
    }

    /// The signs of a language that the forms go by.
    enum Writing: String, CaseIterable {
        case letters, digits
    }
}
