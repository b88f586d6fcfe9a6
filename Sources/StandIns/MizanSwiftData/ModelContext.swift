// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The models of a container. Source: SwiftData's `Schema`.
public struct Schema: Sendable {
    /// The version of a schema.
    public struct Version: Hashable, Sendable {
        let numbers: [Int]
        public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    }

    public struct Attribute: Sendable {
        /// An option, which changes nothing here.
        public struct Option: Sendable {
            public static var unique: Option { Option() }
            public static var externalStorage: Option { Option() }
            public static var preserveValueOnDeletion: Option { Option() }
            public static var ephemeral: Option { Option() }
            public static var spotlight: Option { Option() }
            public static var allowsCloudEncryption: Option { Option() }
        }
    }

    public struct Relationship: Sendable {
        /// An option, which changes nothing here.
        public struct Option: Sendable {
            public static var unique: Option { Option() }
        }

        /// The effect of a deletion on related objects: none here.
        public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
    }

    public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {}
}

/// The place where a container keeps its objects: always in memory here. Source: SwiftData's `ModelConfiguration`.
public struct ModelConfiguration: Sendable {
    /// Whether the objects are in an iCloud database: never here.
    public struct CloudKitDatabase: Sendable {
        public static var automatic: CloudKitDatabase { CloudKitDatabase() }
        public static var none: CloudKitDatabase { CloudKitDatabase() }
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    /// The shared container of an app group: none here.
    public struct GroupContainer: Sendable {
        public static var automatic: GroupContainer { GroupContainer() }
        public static var none: GroupContainer { GroupContainer() }
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
    }

    public init(isStoredInMemoryOnly: Bool) {}

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}

    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {}
}

/// The objects of an app, in memory. Source: SwiftData's `ModelContainer`.
public final class ModelContainer: @unchecked Sendable {
    private let context: ModelContext

    /// The context that views use.
    @MainActor @preconcurrency public var mainContext: ModelContext { context }

    var shared: ModelContext { context }

    public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
        context = ModelContext()
    }
    public init(for schema: Schema, configurations: ModelConfiguration...) throws { context = ModelContext() }
    public init(for schema: Schema, configurations: [ModelConfiguration]) throws { context = ModelContext() }
}

/// A store of objects that can be found and sorted. Source: SwiftData's `ModelContext`.
public final class ModelContext {
    private var objects: [any PersistentModel] = []

    public var autosaveEnabled = true
    public var hasChanges: Bool { false }

    /// A context without objects.
    init() {}

    public convenience init(_ container: ModelContainer) {
        self.init()
        objects = container.shared.objects
    }

    /// Adds an object unless the context has it already.
    public func insert<T: PersistentModel>(_ model: T) {
        if !objects.contains(where: { $0 === model }) { objects.append(model) }
    }

    public func delete<T: PersistentModel>(_ model: T) { objects.removeAll { $0 === model } }

    /// Removes the objects of a type, or some of them.
    public func delete<T: PersistentModel>(
        model type: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        let removed = try fetch(FetchDescriptor(predicate: predicate))
        objects.removeAll { object in removed.contains { $0 === object } }
    }

    /// Does nothing: objects are in memory.
    public func save() throws {}
    public func rollback() {}
    public func processPendingChanges() {}

    public func transaction(block: () throws -> Void) throws { try block() }

    /// The objects of a type, filtered and sorted.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found = objects.compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(max(0, offset))) }
        if let limit = descriptor.fetchLimit { found = Array(found.prefix(max(0, limit))) }
        return found
    }

    /// The number of objects of a type, filtered.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// The object with an identity.
    public func model(for id: PersistentIdentifier) -> (any PersistentModel)? {
        objects.first { $0.persistentModelID == id }
    }
}

/// A request for objects, with their order. Source: SwiftData's `FetchDescriptor`.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var includePendingChanges = true

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
