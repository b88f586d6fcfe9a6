import MizanLayout
import MizanLocalization

/// A number that is stepped, in the bounds of its type and of its range.
struct SteppedValue<Value: Strideable> {
    let value: Binding<Value>
    let bounds: ClosedRange<Value>?
    let step: Value.Stride

    /// The value one step further; nil at the end of the range, and where the type has no such value.
    func next(_ direction: AccessibilityAdjustmentDirection) -> Value? {
        let value = value.wrappedValue
        guard let next = value.stepped(by: step, isAdding: direction == .increment) else { return nil }
        guard let bounds else { return next }
        let clamped = min(max(next, bounds.lowerBound), bounds.upperBound)
        // A value beyond the range comes back to it, but goes no further away.
        let isBackwards = next > value ? clamped < value : clamped > value
        return clamped == value || isBackwards ? nil : clamped
    }

    /// The value as it is spoken; nil for one that is no number.
    var spoken: Text? {
        switch value.wrappedValue {
        case let number as any BinaryInteger: Text(LocalizedValue.integer(Int128(clamping: number)))
        case let number as any BinaryFloatingPoint: Text(LocalizedValue.double(Double(number)))
        default: nil
        }
    }
}

extension Strideable {
    /// The sum or the difference; nil where the type has no such value.
    fileprivate func stepped(by step: Stride, isAdding: Bool) -> Self? {
        if let number = self as? any FixedWidthInteger, let step = step as? Int {
            return number.stepped(by: step, isAdding: isAdding) as? Self
        }
        return advanced(by: isAdding ? step : -step)
    }
}

extension FixedWidthInteger {
    fileprivate func stepped(by step: Int, isAdding: Bool) -> Self? {
        guard let distance = Self(exactly: step.magnitude) else { return nil }
        let (result, isOverflown) =
            (step >= 0) == isAdding ? addingReportingOverflow(distance) : subtractingReportingOverflow(distance)
        return isOverflown ? nil : result
    }
}
