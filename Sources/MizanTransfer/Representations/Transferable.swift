/// A value that can be handed to another program or taken from one. Source: Core Transferable's `Transferable`.
///
/// One property says in which forms. Which representation to take:
/// - the type is `Codable`, and no particular format is asked for: ``CodableRepresentation``;
/// - else, where the bytes are in memory: ``DataRepresentation``; on disk: ``FileRepresentation``;
/// - where another value can stand for it, as a name for a person: ``ProxyRepresentation``, after the others.
///
/// The order counts: a receiver gets the first form that it accepts.
public protocol Transferable: Sendable {
    /// The kind of the representation.
    associatedtype Representation: TransferRepresentation

    /// The forms in which a value can be handed over and taken back, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The forms of the type, the best first.
    package static var transferForms: [TransferForm<Self>] {
        transferRepresentation.forms as? [TransferForm<Self>] ?? []
    }

    /// Whether some values of the type lack a form that others have.
    package static var hasConditionalForms: Bool { transferForms.contains(where: \.isConditional) }
}
