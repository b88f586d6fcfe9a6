/// Gathers the representations of a value in the order of its lines. Source: Core Transferable's `TransferRepresentationBuilder`.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// A line.
    public static func buildExpression<Representation: TransferRepresentation>(
        _ representation: Representation
    ) -> Representation where Representation.Item == Item { representation }

    /// A single line.
    public static func buildBlock<Representation: TransferRepresentation>(
        _ representation: Representation
    ) -> Representation where Representation.Item == Item { representation }

    /// Several lines, each of which is a line of the same item; those of a composite stay lines of their own.
    public static func buildBlock<each Representation: TransferRepresentation>(
        _ representations: repeat each Representation
    ) -> TupleTransferRepresentation<Item> {
        var forms: [[TransferForm<Item>]] = []
        for representation in repeat each representations {
            forms.append(representation.forms as? [TransferForm<Item>] ?? [])
        }
        return TupleTransferRepresentation(lines: forms)
    }
}

/// Representations in their order. Source: Core Transferable's `TupleTransferRepresentation`.
public struct TupleTransferRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    package let forms: [TransferForm<Item>]

    fileprivate init(lines: [[TransferForm<Item>]]) {
        var first = 0
        forms = lines.flatMap { forms in
            let numbered = forms.map { form in
                var numbered = form
                numbered.line += first
                return numbered
            }
            first = (numbered.last?.line ?? first) + 1
            return numbered
        }
    }
}
