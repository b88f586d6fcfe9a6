// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import Observation

/// A class whose objects a ``ModelContext`` keeps. Source: SwiftData's `PersistentModel`.
///
/// ``Model()`` adds the conformance to a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
    public var id: PersistentIdentifier { persistentModelID }
    /// Nil: an object doesn't know its context here.
    public var modelContext: ModelContext? { nil }
    public var isDeleted: Bool { false }
    public var hasChanges: Bool { false }

    public static func == (left: Self, right: Self) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of an object of a model. Source: SwiftData's `PersistentIdentifier`.
public struct PersistentIdentifier: Hashable, Sendable, Identifiable {
    let object: ObjectIdentifier
    public var id: Self { self }
}

/// Makes a class a model. Source: SwiftData's `Model()`.
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "MizanMacros", type: "Model")

/// Changes nothing: objects are kept in memory. Source: SwiftData's `Attribute(_:originalName:hashModifier:)`.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) =
    #externalMacro(module: "MizanMacros", type: "Mark")

/// Changes nothing: related objects are in the object's ordinary properties. Source: SwiftData's `Relationship(_:deleteRule:…)`.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "MizanMacros", type: "Mark")

/// Changes nothing. Source: SwiftData's `Transient()`.
@attached(peer)
public macro Transient() = #externalMacro(module: "MizanMacros", type: "Mark")
