import MizanBase

/// A value for each axis.
struct PerAxis<Value> {
    var horizontal: Value
    var vertical: Value

    /// The same for both.
    init(_ value: Value) { (horizontal, vertical) = (value, value) }

    init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }

    /// Whether a condition holds on an axis.
    func contains(where isFitting: (Value) -> Bool) -> Bool { isFitting(horizontal) || isFitting(vertical) }
}
