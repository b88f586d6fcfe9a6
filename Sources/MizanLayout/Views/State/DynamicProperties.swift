/// The dynamic properties of views, modifiers and styles, found by the types of their fields.
enum DynamicProperties {
    /// Connects the properties of a view to the element whose body is about to be evaluated, where they are.
    ///
    /// Called in the environment of that body (``EnvironmentValues/evaluate(_:)``). A view without such properties costs the
    /// look-up of its plan.
    ///
    /// - Parameter index: The storage of the first property in the element: 0 unless the element holds others too.
    /// - Returns: The index after that of the last property.
    /// - Throws: `DiagnosticError` where a model is missing in the environment.
    @discardableResult
    static func connect<Value>(_ value: inout Value, to element: ViewElement, from index: Int = 0) throws -> Int {
        try DynamicPropertyPlan.use(for: Value.self) { plan in
            guard plan.hasAny else { return index }
            return try withUnsafeMutablePointer(to: &value) { try plan.connect($0, to: element, from: index) }
        }
    }

    /// Throws a `DiagnosticError` where an environment has no value for a property of a view: for a still layout, which
    /// connects nothing.
    static func check<Value>(_ value: Value, in environment: EnvironmentValues) throws {
        try DynamicPropertyPlan.use(for: Value.self) { plan in
            guard plan.hasRequired else { return }
            try withUnsafePointer(to: value) { try plan.check($0, in: environment) }
        }
    }

    /// Whether values of a type have dynamic properties.
    static func hasAny(in type: any Any.Type) -> Bool { DynamicPropertyPlan.use(for: type, \.hasAny) }
}

/// The places of a type's dynamic properties.
private final class DynamicPropertyPlan: @unchecked Sendable {
    private struct PropertySlot {
        let offset: Int
        let property: PropertyAccess
    }

    private let slots: [PropertySlot]
    let hasAny: Bool
    /// Whether one of them, or of those inside, needs a value from its surroundings.
    let hasRequired: Bool

    private static let cache = TypeCache<DynamicPropertyPlan>()

    @inline(__always)
    static func use<Result>(
        for type: any Any.Type, _ body: (DynamicPropertyPlan) throws -> Result
    ) rethrows -> Result {
        try cache.withValue(for: type, make: { DynamicPropertyPlan(type) }, body)
    }

    private init(_ type: any Any.Type) {
        func access<Property: DynamicProperty>(_ type: Property.Type) -> PropertyAccess { PropertyAccessor<Property>() }
        let isModified = type is any ModifierHolder.Type
        slots = StoredProperties.of(type).all.compactMap { field in
            if isModified, field.name == "modifier" {
                let plan = Self.use(for: field.type) { $0 }
                return plan.hasAny ? PropertySlot(offset: field.offset, property: ModifierAccess(plan)) : nil
            }
            guard let type = field.type as? any DynamicProperty.Type, !(type is any UnconnectedProperty.Type) else {
                return nil
            }
            return PropertySlot(offset: field.offset, property: access(type))
        }
        hasAny = !slots.isEmpty
        hasRequired = slots.contains { $0.property.isRequired }
    }

    func connect(_ start: UnsafeMutableRawPointer, to element: ViewElement, from index: Int) throws -> Int {
        var index = index
        for place in slots {
            index = try place.property.connect(start + place.offset, to: element, from: index)
        }
        return index
    }

    func check(_ start: UnsafeRawPointer, in environment: EnvironmentValues) throws {
        for place in slots where place.property.isRequired {
            try place.property.check(start + place.offset, in: environment)
        }
    }
}

/// A dynamic property of a type that is known only where it was found.
private class PropertyAccess {
    var isRequired: Bool { false }

    func connect(_ start: UnsafeMutableRawPointer, to element: ViewElement, from index: Int) throws -> Int { index }

    func check(_ start: UnsafeRawPointer, in environment: EnvironmentValues) throws {}
}

/// The properties of a modifier, whose body is that of the modified view.
private final class ModifierAccess: PropertyAccess {
    private let plan: DynamicPropertyPlan

    init(_ plan: DynamicPropertyPlan) { self.plan = plan }

    override var isRequired: Bool { plan.hasRequired }

    override func connect(_ start: UnsafeMutableRawPointer, to element: ViewElement, from index: Int) throws -> Int {
        try plan.connect(start, to: element, from: index)
    }

    override func check(_ start: UnsafeRawPointer, in environment: EnvironmentValues) throws {
        try plan.check(start, in: environment)
    }
}

private final class PropertyAccessor<Property: DynamicProperty>: PropertyAccess {
    private typealias Connect = (UnsafeMutableRawPointer, ViewElement, Int) throws -> Void
    private typealias Check = (UnsafeRawPointer, EnvironmentValues) throws -> Void

    /// For a property of Mizan's own.
    private let connectOwn: Connect?
    private let checkOwn: Check?
    /// The properties inside of any other.
    private let inside: DynamicPropertyPlan?

    override init() {
        func connecting<Own: ConnectedProperty>(_ type: Own.Type) -> Connect {
            { try $0.assumingMemoryBound(to: Own.self).pointee.connect(to: $1, index: $2) }
        }
        func checking<Own: RequiredProperty>(_ type: Own.Type) -> Check? {
            guard Own.mayMiss else { return nil }
            return { try $0.assumingMemoryBound(to: Own.self).pointee.check(in: $1) }
        }
        connectOwn = (Property.self as? any ConnectedProperty.Type).map { connecting($0) }
        checkOwn = (Property.self as? any RequiredProperty.Type).flatMap { checking($0) }
        inside = connectOwn == nil ? DynamicPropertyPlan.use(for: Property.self) { $0 } : nil
    }

    override var isRequired: Bool { checkOwn != nil || inside?.hasRequired == true }

    override func connect(_ start: UnsafeMutableRawPointer, to element: ViewElement, from index: Int) throws -> Int {
        if let connectOwn {
            try connectOwn(start, element, index)
            return index + 1
        }
        let next = try inside?.connect(start, to: element, from: index) ?? index
        start.assumingMemoryBound(to: Property.self).pointee.update()
        return next
    }

    override func check(_ start: UnsafeRawPointer, in environment: EnvironmentValues) throws {
        if let checkOwn { try checkOwn(start, environment) } else { try inside?.check(start, in: environment) }
    }
}
