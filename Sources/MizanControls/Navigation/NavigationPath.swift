import MizanLayout

/// The values of the screens above the root of a navigation, of any types, the uppermost last. Source: SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
    private(set) var values: [AnyHashable] = []

    /// No screens above the root.
    public init() {}

    /// The screens of values.
    public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
        self.values = values.map { AnyHashable($0) }
    }

    /// The number of screens above the root.
    public var count: Int { values.count }

    /// Whether the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Shows the screen of a value.
    public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

    /// Takes the uppermost screens away, all of them where there are fewer.
    public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(max(count, 0), values.count)) }
}

/// The path of a navigation as it is held: values of one type, or of any.
protocol NavigationValues {
    var values: [AnyHashable] { get }
    func push(_ value: AnyHashable)
    /// Leaves the first values.
    func pop(to count: Int)
}

/// Values of any types.
struct PathBinding: NavigationValues {
    let path: Binding<NavigationPath>

    var values: [AnyHashable] { path.wrappedValue.values }

    func push(_ value: AnyHashable) { path.wrappedValue.append(value) }

    func pop(to count: Int) { path.wrappedValue.removeLast(path.wrappedValue.count - count) }
}

/// Values of a collection; those of another type are not pushed.
struct CollectionBinding<Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>:
    NavigationValues
where Path.Element: Hashable {
    let path: Binding<Path>

    var values: [AnyHashable] { path.wrappedValue.map { AnyHashable($0) } }

    func push(_ value: AnyHashable) { if let value = value.base as? Path.Element { path.wrappedValue.append(value) } }

    func pop(to count: Int) {
        let current = path.wrappedValue
        if current.count > count { path.wrappedValue = Path(current.prefix(max(count, 0))) }
    }
}
