import MizanBase

nonisolated extension View {
    /// Sets the view's name in the paths of the render tree (Definitions 4). One that isn't a name is an error when the
    /// view is laid out.
    public func id(_ identifier: ViewIdentifier) -> some View { changed(by: NameModifier(identifier: identifier)) }

    /// Sets the view's identity to a string, which is also its name in the paths of the render tree if it has the form
    /// of a name: `[A-Za-z][A-Za-z0-9_-]*`. Any other string never reaches the tree. Source: SwiftUI's `id(_:)`.
    public func id(_ name: String) -> some View { changed(by: IdentifierModifier(id: name)) }

    /// Sets the view's identity to any hashable value. Source: SwiftUI's `id(_:)`.
    ///
    /// A string, or a value with a string as its raw value (a case of an `enum` of strings), names the view in the paths of
    /// the render tree if it has the form of a name. Any other value, such as an e-mail address, a number or a `UUID`, never
    /// reaches the tree, which would differ from run to run; there the view is named as if it had no id.
    public func id<ID: Hashable>(_ id: ID) -> some View { changed(by: IdentifierModifier(id: id)) }
}

/// An id for the paths, which is one for the structure too, wherever it stands in its file.
private struct NameModifier: ContextModifier {
    let identifier: ViewIdentifier

    var position: StructuralPosition? { StructuralPosition(id: identifier.name) }

    func change(_ context: inout ViewContext) { context.identifier = identifier }
}

/// An id of any type: a view with another one is another view.
private struct IdentifierModifier<ID: Hashable>: ContextModifier {
    let id: ID

    var position: StructuralPosition? { StructuralPosition(id: id) }

    func change(_ context: inout ViewContext) { context.identifier = ViewIdentifier(naming: id) }
}

extension ViewIdentifier {
    /// The name that a value is or has as its raw value; nil if it has none.
    init?(naming id: some Hashable) {
        let value = AnyHashable(id).base
        if let identifier = value as? ViewIdentifier {
            self = identifier
            return
        }
        guard let name = value as? String ?? (value as? any RawRepresentable)?.rawValue as? String else { return nil }
        self.init(name)
        if !isName { return nil }
    }
}
