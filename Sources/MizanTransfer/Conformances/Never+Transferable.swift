extension Never: Transferable {
    /// No form: there is no value. It stands where a preview has no picture. Source: Core Transferable's conformance of `Never`.
    public static var transferRepresentation: some TransferRepresentation { NoRepresentation<Never>() }
}

/// A representation in no form at all.
private struct NoRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    let forms: [TransferForm<Item>] = []
}
