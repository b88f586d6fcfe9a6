import MizanBase
import MizanDocument
import MizanLayout

/// A modifier that a scene can name: one row of a table.
///
/// It is declared as ``SceneViewType`` says; its closure gets the view before the arguments:
///
///     SceneModifierType(
///         "layoutPriority", "Which views a stack serves first.", .value(.number, "The highest first; 0 unless said.")
///     ) { view, priority in
///         view.layoutPriority(priority)
///     }
struct SceneModifierType: Sendable {
    let name: String
    /// The purpose of the modifier, in a sentence that an editor shows.
    let summary: String
    let form: SceneArgumentList
    let apply: @Sendable (AnyView, SceneArguments) throws -> AnyView

    init<each Value>(
        _ name: String, _ summary: String, _ argument: repeat SceneArgument<each Value>,
        apply: @escaping @Sendable (AnyView, repeat each Value) throws -> any View
    ) {
        self.name = name
        self.summary = summary
        form = SceneArgumentList(name, repeat each argument)
        self.apply = { view, arguments in
            let values = try arguments.read(repeat each argument)
            return AnyView(try apply(view, repeat each values))
        }
    }

    static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Every modifier, by name.
    static let all: [SceneModifierType] = [
        frames, placing, safeAreas, grids, texts, decorations, effects, environments, directions, changes,
        accessibilities, controlStyles, fieldStyles, buttonStyles, choiceStyles, focus, listRows,
        bars, tableStyles, dateStyles, presentations,
    ]
    .flatMap { $0 }.sorted { $0.name < $1.name }
}
