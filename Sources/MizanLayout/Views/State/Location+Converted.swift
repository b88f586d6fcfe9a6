/// A number at a location, as one of double precision.
package final class ConvertedLocation<Value: BinaryFloatingPoint>: Location {
    private let base: any Location<Value>

    package init(_ base: any Location<Value>) { self.base = base }

    package func get() -> Double { Double(base.get()) }
    package func set(_ value: Double) { base.set(Value(value)) }

    package func isSame(as other: any AnyLocation) -> Bool {
        self === other || (other as? Self).map { base.isSame(as: $0.base) } ?? false
    }
}
