import MizanLayout

/// What is known of images by their names: what usually becomes of them from right to left.
///
/// The names are those of the built-in symbols, however they are written, and some that other collections have for them.
struct WellKnownImage {
    /// Whether images of that name mirror.
    let usuallyMirrors: Bool
    /// Why, in one sentence.
    let reason: String

    /// What is known of a name; nil for nothing.
    init?(_ name: String) {
        guard let symbol = Symbol.named(name) ?? Self.symbol(ImageName(name).words) else { return nil }
        usuallyMirrors = symbol.mirrors
        reason = symbol.reason
    }

    /// Names of other collections, by their words.
    private static let otherNames: [String: String] = [
        "arrow.back": "arrow.backward", "arrow.next": "arrow.forward", "chevron.back": "chevron.backward",
        "chevron.next": "chevron.forward", "disclosure": "chevron.forward", "disclosure.indicator": "chevron.forward",
        "format.list.bulleted": "list.bullet", "go.back": "arrow.backward", "go.forward": "arrow.forward",
        "navigate.before": "chevron.backward", "navigate.next": "chevron.forward",
        "redo": "arrow.uturn.forward", "reply": "arrowshape.turn.up.backward", "undo": "arrow.uturn.backward",
    ]

    /// The symbol of a name, or of what it is a filled or framed form of.
    private static func symbol(_ words: [String]) -> Symbol? {
        var words = words[...]
        while !words.isEmpty {
            let name = words.joined(separator: ".")
            if let symbol = Symbol.named(name) ?? otherNames[name].flatMap(Symbol.named) { return symbol }
            guard ["circle", "fill", "outline", "square"].contains(words.last) else { return nil }
            words.removeLast()
        }
        return nil
    }
}
