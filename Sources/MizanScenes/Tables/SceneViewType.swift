import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization

/// A view that a scene can name: one row of a table.
///
/// A row declares its name, what it is, its arguments, and how the view is made of them:
///
///     SceneViewType(
///         "HStack", "Views beside each other.",
///         .argument("alignment", .verticalAlignment, or: .center, "Where they stand in the row's height."),
///         .argument("spacing", .number, "The distance between neighbours, in points."),
///         .content
///     ) { alignment, spacing, content in
///         HStack(alignment: alignment, spacing: spacing) { content }
///     }
///
/// To add one:
///
/// 1. Put the row into the table of its family, `SceneViewType+….swift` (a new family: a new file, and a line in ``all``).
/// 2. Take its kinds from `SceneValueType+….swift`, or add one there: it says what an editor is told, and how the value is read.
/// 3. The closure gets the arguments as declared: `argument` may be left out (nil, or what stands after `or:`), `required`
///    has to be given, `value` is the one thing given, without a label, and `alone` what may stand instead of the others
///    (an argument with `.orAlone` does with its label or without). `given` gives the closure all of them, for errors.
/// 4. Add a pair to `Tests/MizanScenesTests/Pairs`, a line to `Mizan.docc/Scenes.md`, and show it with all its arguments in a
///    scene of `Examples/Gallery`: tests ask for each.
/// 5. Print the schema anew: `mizan scene schema -o Examples/scene.schema.json`.
///
/// Checks of keys and types and the JSON Schema follow from the declaration.
struct SceneViewType: Sendable {
    let name: String
    /// The description of the view, in a sentence that an editor shows.
    let summary: String
    let form: SceneArgumentList
    /// The localized texts of the view itself, beside those that the scene gives it.
    let texts: [LocalizedStringResource]
    let make: @Sendable (SceneArguments) throws -> AnyView

    init<each Value>(
        _ name: String, _ summary: String, texts: [LocalizedStringResource] = [],
        _ argument: repeat SceneArgument<each Value>,
        make: @escaping @Sendable (repeat each Value) throws -> any View
    ) {
        self.name = name
        self.summary = summary
        self.texts = texts
        form = SceneArgumentList(name, repeat each argument)
        self.make = { arguments in
            let values = try arguments.read(repeat each argument)
            return AnyView(try make(repeat each values))
        }
    }

    static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Every view, by name.
    static let all: [SceneViewType] = [
        stacks, grids, containers, collections, lists, texts, images, shapes, controls, choices, fields,
        navigation, tables, screens, actions, dates,
    ]
    .flatMap { $0 }.sorted { $0.name < $1.name }
}
