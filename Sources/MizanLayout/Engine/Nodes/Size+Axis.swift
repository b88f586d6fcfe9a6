import MizanBase

extension Size {
    /// The length along an axis.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Point {
    /// The coordinate along an axis.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension EdgeInsets {
    /// The inset at an edge.
    package subscript(edge: Edge) -> Double {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

extension UnitPoint {
    /// The fraction along an axis.
    subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Axis {
    /// The other axis.
    var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Half a unit of the render tree's grid: two lengths that differ by less can't be told apart in a tree, so they are
/// never the reason for a fallback.
let layoutTolerance = 0.00005
