import MizanBase
import MizanDrawing

/// The Swift of a family of symbols.
struct SymbolSource {
    private static let lineLength = 120

    let family: SymbolTable.Family
    /// The drawings of the table by their files' names.
    let drawings: [String: SymbolDrawing]

    /// The file's name.
    var file: String { "Symbol+\(Self.capitalized(family.name)).swift" }

    /// The file.
    var text: String {
        let names = family.symbols.map { Self.identifier($0.name) }
        let hasScripts = family.symbols.contains { $0.forms.contains { $0.script != nil } }
        return """
            // Made by Scripts/symbols from Sources/MizanSymbols/Drawings: change what is there, then run it.

            import MizanBase
            import MizanDrawing
            \(hasScripts ? "import MizanUnicode\n" : "")
            extension Symbol {
                /// \(family.about)
                static let \(family.name) = \(Self.array(names, margin: "    "))

            \(family.symbols.map(declaration).joined(separator: "\n"))}

            """
    }

    private func declaration(_ entry: SymbolTable.Entry) -> String {
        var text = "    static let \(Self.identifier(entry.name)) = Symbol(\n"
        text += "        \(Self.literal(entry.name)), .\(entry.direction.rawValue),\n"
        text += "        \(Self.literal(entry.reason)),\n"
        if let drawing = entry.drawing {
            text += "        layers: \(Self.identifier(drawing)).layers"
        } else {
            text += "        layers: " + layers(entry.name, indent: 8)
        }
        if !entry.forms.isEmpty {
            let forms = entry.forms.map { form(entry, $0) }
            text += ",\n        forms: " + Self.array(forms, margin: "        ")
        }
        if entry.isOfDigits { text += ",\n        writing: .digits" }
        return text + ")\n"
    }

    private func form(_ entry: SymbolTable.Entry, _ form: SymbolTable.Form) -> String {
        let script = form.script.map { "Script(\(Self.literal($0)))" } ?? "nil"
        let direction = form.direction.map { ".\($0)" } ?? "nil"
        let layers = layers("\(entry.name).\(form.name)", indent: 16)
        return "Form(\n                \(script), \(direction),\n                \(layers))"
    }

    /// The layers of a drawing as an array.
    private func layers(_ drawing: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        let layers = (drawings[drawing + ".svg"]?.layers ?? []).map { layer in
            let quotes = "\(margin)        \"\"\""
            let lines = PathText(layer.path, width: Self.lineLength - indent - 8).lines
            return "FilledPath(\n\(quotes)\n" + lines.map { "\(margin)        \($0)\n" }.joined()
                + "\(quotes)\(layer.color.map(Self.argument) ?? ""))"
        }
        return Self.array(layers, margin: margin)
    }

    /// Elements on lines of their own.
    private static func array(_ elements: [String], margin: String) -> String {
        let lines = elements.map { "\(margin)    \($0)" }.joined(separator: ",\n")
        return "[\n\(lines)\(elements.count > 1 ? "," : "")\n\(margin)]"
    }

    /// `arrow.up` as `arrowUp`.
    private static func identifier(_ name: String) -> String {
        let words = name.split(separator: ".")
        return words.prefix(1).joined() + words.dropFirst().map { capitalized(String($0)) }.joined()
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func argument(_ color: RGBA) -> String {
        func hex(_ component: UInt8) -> String { "0x" + (component < 16 ? "0" : "") + String(component, radix: 16) }
        let opacity = color.alpha == 255 ? "" : ", alpha: \(hex(color.alpha))"
        return ", RGBA(red: \(hex(color.red)), green: \(hex(color.green)), blue: \(hex(color.blue))\(opacity))"
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
