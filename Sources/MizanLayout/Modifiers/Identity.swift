import MizanBase

extension View {
    /// Sets the view's name in the paths of the render tree (Definitions 4).
    public func id(_ identifier: ViewIdentifier) -> some View {
        ContextView(content: self) { $0.identifier = identifier }
    }

    /// Sets the view's name in the paths of the render tree: `[A-Za-z][A-Za-z0-9_-]*`; any other is an error when the
    /// view is laid out.
    public func id(_ name: String) -> some View { id(ViewIdentifier(name)) }

    /// Sets the view's identity to any hashable value. Source: SwiftUI's `id(_:)`.
    ///
    /// A value that stands for a string (a case of an `enum` of strings) names the view in the paths of the render tree
    /// where that string has the form of a name. Any other value, such as a number or a `UUID`, never reaches the tree,
    /// which would differ from run to run; there the view is named as if it had no id.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        let name = ViewIdentifier(naming: id)
        return ContextView(content: self) { $0.identifier = name }
    }
}

extension ViewIdentifier {
    /// The name that a value stands for; nil where it stands for none.
    fileprivate init?(naming id: some Hashable) {
        let value = AnyHashable(id).base
        if let identifier = value as? ViewIdentifier {
            self = identifier
        } else if let name = value as? String {
            self.init(name)
        } else if let name = (value as? any RawRepresentable)?.rawValue as? String, ViewIdentifier(name).isName {
            self.init(name)
        } else {
            return nil
        }
    }
}
