/// A value by another one that stands for it, in all forms of that one. Source: Core Transferable's `ProxyRepresentation`.
///
/// A proxy that is the URL of a file hands over the address: the receiver gets no right to read the file, and no file is read.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: PrimitiveTransferRepresentation {
    package let forms: [TransferForm<Item>]

    /// A proxy that is handed over and taken back.
    ///
    /// - Parameters:
    ///   - exporting: Makes the proxy: a closure, or a key path.
    ///   - importing: Makes a value of a proxy.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {
        forms = Self.forms(exporting: exporting, importing: importing)
    }

    /// A proxy that is only handed over.
    ///
    /// - Parameter exporting: Makes the proxy: a closure, or a key path.
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
        forms = Self.forms(exporting: exporting, importing: nil)
    }

    /// A proxy that is only taken.
    ///
    /// - Parameter importing: Makes a value of a proxy.
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
        forms = Self.forms(exporting: nil, importing: importing)
    }

    private static func forms(
        exporting: (@Sendable (Item) async throws -> Proxy)?, importing: (@Sendable (Proxy) async throws -> Item)?
    ) -> [TransferForm<Item>] {
        // A value that stands for itself would have no end.
        guard Proxy.self != Item.self else { return [] }
        return Proxy.transferForms.compactMap { form in
            var own = TransferForm<Item>(contentType: form.contentType)
            own.visibility = form.visibility
            own.acceptsFile = form.acceptsFile
            own.acceptsOriginalFile = form.acceptsOriginalFile
            if let exporting, let export = form.export {
                own.export = { item in
                    let proxy = try await exporting(item)
                    guard form.condition(proxy) else { throw TransferContent.notOffered(form.contentType) }
                    return try await export(proxy)
                }
            }
            if let importing, let take = form.import { own.import = { try await importing(try await take($0)) } }
            return own.export == nil && own.import == nil ? nil : own
        }
    }
}
