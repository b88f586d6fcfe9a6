import MizanBase

/// The lines of symbols that a program reads: first the directions with their reasons, then an empty line, then a symbol a line,
/// sorted by name.
struct SymbolResource {
    private var behaviors: [String] = []
    private var lines: [(name: String, line: String)] = []

    /// The resource of symbols of a table.
    init(_ symbols: [SymbolTable.Entry], names: SymbolNames, drawings: [String: SymbolArtwork]) {
        for entry in symbols { add(entry, names, drawings) }
        lines.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    var text: String { (behaviors + [""] + lines.map(\.line)).joined(separator: "\n") + "\n" }

    private mutating func add(_ entry: SymbolTable.Entry, _ names: SymbolNames, _ drawings: [String: SymbolArtwork]) {
        let behavior = "\(entry.direction.rawValue)\t\(entry.reason)"
        let number = behaviors.firstIndex(of: behavior) ?? behaviors.count
        if number == behaviors.count { behaviors.append(behavior) }
        var marks: [String] = []
        if entry.isOfDigits { marks.append("digits") }
        if let drawing = entry.drawing { marks.append("=" + drawing) }
        if entry.isFlipped { marks.append("flip") }
        // A comma parts the numbers of path data as a space does, at which marks end.
        if let body = entry.body { marks.append("body=" + body.replacing(" ", with: ",")) }
        let forms = entry.forms + entry.flippedForms
        if !forms.isEmpty { marks.append("forms=" + forms.joined(separator: ",")) }
        if names.isNear(entry) { marks.append("near") }
        if let variants = names.variants[entry.name] { marks.append("as=" + variants.joined(separator: ",")) }
        var looks: [String] = []
        if !entry.tiers.isEmpty { looks.append("tiers=" + entry.tiers.map(String.init).joined(separator: ",")) }
        if !entry.tints.isEmpty { looks.append("tints=" + entry.tints.joined(separator: ",")) }
        func line(_ name: String, marks: [String], words: [String] = [], shapes: String) {
            let fields = [name, String(number), marks.joined(separator: " "), words.joined(separator: ","), shapes]
            lines.append((name, fields.joined(separator: "\t")))
        }
        line(
            entry.name, marks: marks + looks, words: entry.words,
            shapes: entry.file.flatMap { drawings[$0]?.text } ?? "")
        let bodiless = entry.body == "none" ? ["body=none"] : []
        for form in entry.forms {
            line(
                "\(entry.name)@\(form)", marks: bodiless + looks,
                shapes: drawings["\(entry.name).\(form).svg"]?.text ?? "")
        }
        for form in entry.flippedForms {
            line("\(entry.name)@\(form)", marks: ["=" + entry.name, "flip"], shapes: "")
        }
    }
}
