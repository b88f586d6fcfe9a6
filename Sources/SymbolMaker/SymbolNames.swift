import MizanBase
import MizanDocument

/// Facts about the names of SF Symbols, read from `names.json` next to the drawings.
///
/// They are the variants that a base has in SF Symbols, and the drawings of Lucide that only approximate the symbol.
struct SymbolNames {
    /// The file's name in the folder of the drawings.
    static let file = "names.json"

    /// The variants of SF Symbols by their base; empty for the base itself.
    let variants: [String: [String]]
    /// The names of symbols whose drawing only approximates them, by the name of Lucide's drawing.
    let near: [String: [String]]

    /// Reads the file of a folder; without it there are no facts.
    init(in drawings: SourceFolder) throws {
        guard try drawings.names(in: ".").contains(Self.file) else { (variants, near) = ([:], [:]); return }
        let json = try JSONValue.parse(try drawings.read(Self.file), file: drawings.displayName(of: Self.file))
        try JSONObject(json, kind: "a file of names").checkKeys(["near", "variants"])
        variants = try Self.lists(json.member("variants"))
        near = try Self.lists(json.member("near"))
    }

    private static func lists(_ value: JSONValue) throws -> [String: [String]] {
        var lists: [String: [String]] = [:]
        for member in try value.object() {
            lists[member.key] = try member.value.array().map { try $0.string() }
        }
        return lists
    }

    /// Whether the drawing only approximates the symbol. Mizan's drawings always show the symbol itself.
    func isNear(_ entry: SymbolTable.Entry) -> Bool {
        entry.lucide.flatMap { near[$0] }?.contains(entry.name) == true
    }
}
