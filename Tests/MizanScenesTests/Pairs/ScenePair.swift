import MizanLayout
import Testing

/// One view with its type hidden: closures of views are sendable only so.
@resultBuilder enum AnyViewBuilder {
    static func buildBlock(_ content: some View) -> AnyView { AnyView(content) }
}

/// A view in a scene, and the same in Swift, for one row of the scene's tables.
struct ScenePair: CustomTestStringConvertible {
    /// The row's.
    let name: String
    let json: String
    let view: @Sendable () -> AnyView

    init(_ name: String, _ json: String, @AnyViewBuilder _ view: @escaping @Sendable () -> AnyView) {
        self.name = name
        self.json = json
        self.view = view
    }

    var testDescription: String { "\(name): \(json)" }

    static let all = [
        controls, choices, lists, fields, shapes, images, collections, grids, stacks, texts, decorations, effects,
        environments,
        accessibilities, frames, containers, placing, navigation, tables, screens, actions,
    ].flatMap { $0 }

    // MARK: Views that several pairs show

    static let ab = #"[{ "Text": "a" }, { "Text": "longer" }]"#

    /// A text with a modifier.
    static func text(_ name: String, _ argument: String) -> String {
        #"{ "Text": "a b c", "modifiers": [{ "\#(name)": \#(argument) }] }"#
    }

    /// Longer than a few lines of the scene.
    static let long = "The quick brown fox jumps over the lazy dog, and יומני האישי בעברית after it"

    static func lines(_ modifiers: String) -> String {
        #"{ "Text": "\#(long)", "modifiers": [\#(modifiers)] }"#
    }
}
