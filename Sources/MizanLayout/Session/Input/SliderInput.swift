import MizanBase

/// The values of a slider, and the way from a place on its track to a value.
package struct SliderInput {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    /// The distance of the values that it takes; nil for any.
    let step: Double?
    /// Told when a drag begins and ends.
    let editing: (Bool) -> Void

    package init(value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?, editing: @escaping (Bool) -> Void)
    {
        self.value = value
        self.bounds = bounds
        self.step = step
        self.editing = editing
    }

    /// Without a step, an assistive technology and a key change a tenth.
    private static let stepsOfRange = 10.0

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// Whether there is anything to choose.
    var isAdjustable: Bool { length.isFinite && length > 0 }

    /// The position of the value, from 0 to 1.
    package var fraction: Double { bounds.fraction(of: value.wrappedValue) }

    /// Sets the value at a position, as near as the step permits.
    func set(fraction: Double) { set(bounds.lowerBound + min(max(fraction, 0), 1) * length) }

    /// Goes a step further.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        let step = step ?? length / Self.stepsOfRange
        let current = bounds.lowerBound + fraction * length
        set(current + (direction == .increment ? step : -step))
    }

    private func set(_ value: Double) {
        guard isAdjustable, !value.isNaN else { return }
        var value = value
        if let step, step > 0 {
            value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
            // The last step may end before the upper bound.
            if value > bounds.upperBound { value -= step }
        }
        let next = min(max(value, bounds.lowerBound), bounds.upperBound)
        if next != self.value.wrappedValue { self.value.wrappedValue = next }
    }
}

/// Stands around a slider's track, so that a place on it is a value.
final class SliderTrackNode: ModifierNode {
    private let knob: Double

    init(_ child: LayoutNode, knob: Double, direction: LayoutDirection) {
        self.knob = knob
        super.init(child, direction: direction, isRemembering: false)
    }

    /// The distance of the knob's middle from the leading end of the track.
    func position(ofFraction fraction: Double) -> Double { knob / 2 + fraction * room }

    /// The position, from 0 to 1 in the track, at a distance from its leading end.
    func fraction(at place: Double) -> Double { room > 0 ? (place - knob / 2) / room : 0 }

    /// Whether the knob covers a distance from the leading end.
    func isKnob(at place: Double, fraction: Double) -> Bool {
        abs(place - self.position(ofFraction: fraction)) <= knob / 2
    }

    private var room: Double { placedSize.width - knob }
}

/// Marks the track of a slider.
package struct SliderTrackModifier: NodeModifier {
    let knob: Double

    package init(knob: Double) {
        self.knob = knob
    }

    package func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        SliderTrackNode(node, knob: knob, direction: context.direction)
    }
}
