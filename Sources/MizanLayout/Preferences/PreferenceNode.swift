import MizanBase

/// A modifier that sets or changes the value of a preference; it takes no part in the layout.
class PreferenceNode: ModifierNode {
    /// The type of the preference's key.
    let key: ObjectIdentifier

    fileprivate init(_ child: LayoutNode, key: ObjectIdentifier, direction: LayoutDirection) {
        self.key = key
        super.init(child, direction: direction, isRemembering: false)
    }

    override var asPreference: PreferenceNode? { self }
}

/// The change that a modifier makes to the value of a preference.
enum PreferenceChange<Key: PreferenceKey> {
    /// Another value, whatever views inside set.
    case value(Key.Value)
    /// Another value, made for the view's place.
    case placed((ViewPlace) -> Key.Value)
    /// A change of the value of the views inside.
    case transform((inout Key.Value, ViewPlace) -> Void)
}

/// A modifier that sets or changes the value of the preference with a key.
final class PreferenceValueNode<Key: PreferenceKey>: PreferenceNode {
    private let change: PreferenceChange<Key>
    private let environment: EnvironmentValues?

    init(
        _ child: LayoutNode, _ change: PreferenceChange<Key>, environment: EnvironmentValues?,
        direction: LayoutDirection
    ) {
        self.change = change
        self.environment = environment
        super.init(child, key: ObjectIdentifier(Key.self), direction: direction)
    }

    /// The value of the view.
    ///
    /// - Parameters:
    ///   - place: The view's.
    ///   - content: Finds the value of the views inside.
    func value(at place: ViewPlace, content: () -> Key.Value?) -> Key.Value {
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
