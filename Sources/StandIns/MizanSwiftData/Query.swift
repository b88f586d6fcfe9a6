// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import MizanSwiftUI

/// The objects of the environment's context. Source: SwiftData's `Query`.
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private var context = Environment(\.modelContext)
    private let descriptor: FetchDescriptor<Element>
    private let result: ([Element]) -> Result

    /// The objects that the context has now; none if fetching them fails.
    public var wrappedValue: Result { result((try? context.wrappedValue.fetch(descriptor)) ?? []) }
    /// The error of the last fetch: nil here.
    public var fetchError: (any Error)? { nil }
    public var modelContext: ModelContext { context.wrappedValue }
    public var projectedValue: Self { self }
}

extension Query where Result == [Element] {
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
        self.descriptor = descriptor
        result = { $0 }
    }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
}

extension EnvironmentValues {
    /// The context whose objects queries find. Source: SwiftData's `modelContext`.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self].context }
        set { self[ModelContextKey.self] = ModelContextKey.Value(context: newValue) }
    }
}

private struct ModelContextKey: EnvironmentKey {
    struct Value: @unchecked Sendable, Equatable {
        let context: ModelContext
        static func == (left: Value, right: Value) -> Bool { left.context === right.context }
    }

    static let defaultValue = Value(context: ModelContext())
}

extension View {
    /// Sets the container's context. Source: SwiftData's `modelContainer(_:)`.
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.shared)
    }

    /// Sets a context. Source: SwiftData's `modelContext(_:)`.
    public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }

    /// Sets a context without objects. Source: SwiftData's `modelContainer(for:inMemory:…)`.
    public func modelContainer(
        for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(for: [type], inMemory: inMemory, onSetup: onSetup)
    }

    /// Sets a context without objects. Source: SwiftData's `modelContainer(for:inMemory:…)`.
    public func modelContainer(
        for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let container = Result { try ModelContainer(for: Schema(types)) }
        onSetup(container)
        return environment(\.modelContext, (try? container.get())?.shared ?? ModelContext())
    }
}
