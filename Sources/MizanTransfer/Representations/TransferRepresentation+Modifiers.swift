/// A representation with something said of all its forms.
public struct ModifiedTransferRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    package let forms: [TransferForm<Item>]

    fileprivate init(_ forms: [TransferForm<Item>], _ change: (inout TransferForm<Item>) -> Void) {
        self.forms = forms.map { form in
            var changed = form
            change(&changed)
            return changed
        }
    }
}

extension TransferRepresentation {
    /// Offers the representation only for some values. Source: Core Transferable's `exportingCondition(_:)`.
    ///
    /// - Parameter condition: Whether a value can be handed over so.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(forms) { form in
            let former = form.condition
            form.condition = { former($0) && condition($0) }
            form.isConditional = true
        }
    }

    /// Names the files that are made of a value. Source: Core Transferable's `suggestedFileName(_:)`.
    ///
    /// - Parameter name: The name. Where it has no extension, that of the type is added.
    public func suggestedFileName(_ name: String) -> some TransferRepresentation<Item> {
        suggestedFileName { _ in name }
    }

    /// Names the file that is made of a value. Source: Core Transferable's `suggestedFileName(_:)`.
    ///
    /// - Parameter name: The name for a value; nil for none. Where it has no extension, that of the type is added.
    public func suggestedFileName(
        _ name: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(forms) { $0.fileName = name }
    }

    /// Says who gets to see the representation. Source: Core Transferable's `visibility(_:)`.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(forms) { $0.visibility = min($0.visibility, visibility) }
    }
}
