import MizanBase

/// The change that a modifier makes to the value of a preference.
enum PreferenceChange<Key: PreferenceKey> {
    /// Another value, whatever views inside set.
    case value(Key.Value)
    /// Another value, made for the view's place.
    case placed((SpaceConversion) -> Key.Value)
    /// A change of the value of the views inside.
    case transform((inout Key.Value, SpaceConversion) -> Void)
}

/// A modifier that sets or changes the value of the preference with a key; it takes no part in the layout.
final class PreferenceNode<Key: PreferenceKey>: ModifierNode {
    private let change: PreferenceChange<Key>
    private let environment: EnvironmentValues?

    init(
        _ child: LayoutNode, _ change: PreferenceChange<Key>, environment: EnvironmentValues?,
        direction: LayoutDirection
    ) {
        self.change = change
        self.environment = environment
        super.init(child, direction: direction, isRemembering: false)
    }

    override var preferenceKey: ObjectIdentifier? { ObjectIdentifier(Key.self) }

    /// The value of the view.
    ///
    /// - Parameters:
    ///   - place: The view's.
    ///   - content: Finds the value of the views inside.
    func value(at place: SpaceConversion, content: () -> Key.Value?) -> Key.Value {
        func value() -> Key.Value {
            switch change {
            case .value(let value): return value
            case .placed(let make): return make(place)
            case .transform(let transform):
                var value = content() ?? Key.defaultValue
                transform(&value, place)
                return value
            }
        }
        guard let environment else { return value() }
        return environment.evaluate(value)
    }
}
