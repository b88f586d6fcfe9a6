/// A number at a location, as one of double precision.
final class ConvertedLocation<Value: BinaryFloatingPoint>: Location {
    private let base: any Location<Value>

    init(_ base: any Location<Value>) { self.base = base }

    func get() -> Double { Double(base.get()) }
    func set(_ value: Double) { base.set(Value(value)) }

    func isSame(as other: any AnyLocation) -> Bool {
        self === other || (other as? Self).map { base.isSame(as: $0.base) } ?? false
    }
}
