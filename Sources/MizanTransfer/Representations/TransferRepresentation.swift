import Foundation

/// A way to hand a value over, or several, made of others. Source: Core Transferable's `TransferRepresentation`.
///
/// A representation of one's own has a `body`, as a view has one: it keeps a combination that several types share, or that nobody else
/// is meant to see.
public protocol TransferRepresentation<Item>: Sendable {
    /// The values that it represents.
    associatedtype Item: Transferable
    /// The kind of what it is made of.
    associatedtype Body: TransferRepresentation

    /// What it is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// A representation that is made of no others.
package protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Self {
    /// Its forms, the best first.
    var forms: [TransferForm<Item>] { get }
}

extension PrimitiveTransferRepresentation {
    /// Itself: it is made of no others.
    public var body: Self { self }
}

extension TransferRepresentation {
    /// The forms of the representation, the best first.
    package var forms: [TransferForm<Item>] {
        func own<Primitive: PrimitiveTransferRepresentation>(_ primitive: Primitive) -> [TransferForm<Item>] {
            primitive.forms as? [TransferForm<Item>] ?? []
        }
        if let primitive = self as? any PrimitiveTransferRepresentation { return own(primitive) }
        return body.forms as? [TransferForm<Item>] ?? []
    }
}

/// One form of a value: what an author's representation comes down to.
package struct TransferForm<Item: Sendable>: Sendable {
    /// The type of the content.
    package var contentType: UTType
    /// Makes the content; nil where the form is only taken.
    var export: (@Sendable (Item) async throws -> TransferContent)?
    /// Makes a value; nil where the form is only handed over.
    var `import`: (@Sendable (TransferContent) async throws -> Item)?
    /// Whether it takes a file rather than bytes.
    var acceptsFile = false
    /// Whether it takes the file where it lies, without a copy.
    var acceptsOriginalFile = false
    /// Whether a value has this form.
    var condition: @Sendable (Item) -> Bool = { _ in true }
    /// Whether some values may lack it.
    var isConditional = false
    /// The name for a file of it, with or without an extension.
    var fileName: @Sendable (Item) -> String? = { _ in nil }
    /// Who may have it.
    var visibility = TransferRepresentationVisibility.all
    /// The number of the author's line; forms of one line are as good as each other.
    var line = 0
}

/// What is handed over.
enum TransferContent: Sendable {
    case data(Data)
    case file(URL, isOriginal: Bool)
}

/// Who gets to see a form. Source: Core Transferable's `TransferRepresentationVisibility`.
public enum TransferRepresentationVisibility: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// The program itself.
    case ownProcess
    /// Programs of the same group.
    case group
    /// Programs of the same makers.
    case team
    /// Everybody.
    case all

    /// Whether fewer see it.
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
