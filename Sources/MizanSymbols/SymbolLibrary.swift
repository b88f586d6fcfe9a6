import MizanBase
import MizanDocument
import MizanDrawing

/// The drawings of all symbols by name.
///
/// Those that Mizan's own controls show are part of the program. The others are a file, `Symbols.txt`, which is read when another
/// name is first looked for: a program without symbols never opens it.
struct SymbolLibrary: Sendable {
    private static let resources = ResourceFolder(
        module: "MizanSymbols", folder: "Symbols", landmark: "Symbols.txt", file: #filePath)

    /// Those of Mizan's own controls.
    static let controls = SymbolLibrary(lines: controlSymbols)
    /// Those of the file; none if it is missing, which ``missingFile`` explains.
    static let file: SymbolLibrary = {
        guard let bytes = try? resources.read("Symbols.txt") else { return SymbolLibrary(lines: "") }
        return SymbolLibrary(lines: String(decoding: bytes, as: UTF8.self))
    }()

    /// The reason that the file can't be read; nil if it can.
    static var missingFile: DiagnosticError? {
        do {
            _ = try resources.read("Symbols.txt")
            return nil
        } catch {
            return error as? DiagnosticError
        }
    }

    private let behaviors: [SymbolEntry.Behavior]
    private let lines: [Substring: Substring]

    /// Behaviours, an empty line, and symbols, a line each.
    init(lines text: String) {
        var (behaviors, lines) = ([SymbolEntry.Behavior](), [Substring: Substring]())
        var isHead = true
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        {
            if line.isEmpty {
                isHead = false
            } else if isHead {
                guard let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t")),
                    let direction = ImageDirection(rawValue: String(line[..<tab]))
                else { continue }
                let reason = String(line[line.utf8.index(after: tab)...])
                behaviors.append(SymbolEntry.Behavior(direction: direction, reason: reason))
            } else if let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t")) {
                lines[line[..<tab]] = line
            }
        }
        (self.behaviors, self.lines) = (behaviors, lines)
    }

    /// The names; a form's has its symbol's before an `@`.
    var names: [String] { lines.keys.filter { !$0.utf8.contains(UInt8(ascii: "@")) }.map(String.init) }

    /// The entry of an exact name.
    subscript(name: String) -> SymbolEntry? {
        lines[Substring(name)].flatMap { SymbolEntry($0, behaviors: behaviors) }
    }

    /// The entry of an exact name, in the program or in the file.
    static func entry(_ name: String) -> SymbolEntry? { controls[name] ?? file[name] }

    /// Whether there is an entry of an exact name.
    static func contains(_ name: String) -> Bool {
        controls.lines[Substring(name)] != nil || file.lines[Substring(name)] != nil
    }

    /// The drawing of a name, with `@` and a form's name after it for a form.
    static func drawing(_ name: String, depth: Int = 0) -> SymbolDrawing? {
        guard depth < 4, let entry = entry(name) else { return nil }
        guard let other = entry.drawing else { return entry.ownDrawing }
        let drawing = drawing(other, depth: depth + 1)
        return entry.isFlipped ? drawing?.mirrored : drawing
    }
}
