import MizanBase

/// The safe part of the root for the views inside a modifier; known once these have their places.
///
/// The root begins with `EnvironmentValues.safeAreaInsets`: it is proposed the size without them. `safeAreaInset` and
/// `safeAreaPadding` reduce the area for the view inside; `ignoresSafeArea` gives back the area beyond those edges of a
/// view that reach the border of the safe area.
package final class SafeArea {
    /// The safe frame in the root's logical space.
    private(set) var frame = Rect(origin: .zero, size: .zero)
    /// The usable length beyond each edge, in the root's direction.
    private(set) var insets = EdgeInsets()
    /// Whether there are no insets whatever happens, so that there is no room to take.
    let isWhole: Bool

    init(isWhole: Bool = false) { self.isWhole = isWhole }

    func set(frame: Rect, insets: EdgeInsets) {
        self.frame = frame
        self.insets = insets
    }

    /// The room beyond those edges of a frame that are on the border or beyond it.
    func room(around other: Rect) -> EdgeInsets {
        func room(_ inset: Double, beyond distance: Double) -> Double {
            distance < -layoutTolerance ? 0 : max(inset - max(distance, 0), 0)
        }
        return EdgeInsets(
            top: room(insets.top, beyond: frame.minY - other.minY),
            leading: room(insets.leading, beyond: frame.minX - other.minX),
            bottom: room(insets.bottom, beyond: other.maxY - frame.maxY),
            trailing: room(insets.trailing, beyond: other.maxX - frame.maxX))
    }
}

extension EdgeInsets {
    /// The insets with leading and trailing exchanged.
    var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }

    /// The insets at some edges, 0 at the others.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// The insets as lengths: values that are not finite, or less than 0, count as 0.
    var usable: EdgeInsets {
        func usable(_ length: Double) -> Double { length.isFinite ? max(length, 0) : 0 }
        return EdgeInsets(
            top: usable(top), leading: usable(leading), bottom: usable(bottom), trailing: usable(trailing))
    }

    static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }

    static func - (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top - right.top, leading: left.leading - right.leading, bottom: left.bottom - right.bottom,
            trailing: left.trailing - right.trailing)
    }
}

extension Rect {
    /// The rectangle with its edges moved inwards.
    func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.leading, y: minY + insets.top, width: width - insets.leading - insets.trailing,
            height: height - insets.top - insets.bottom)
    }
}
