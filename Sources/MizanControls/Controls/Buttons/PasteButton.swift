import MizanLayout
import MizanLocalization
import MizanTransfer

/// A button that takes what a clipboard has. Source: SwiftUI's `PasteButton`.
///
/// Pressed in a session it asks the environment's `EnvironmentValues.paste` for it; `TransferSession.paste(_:into:in:)` with the
/// button's path brings it without a press.
nonisolated public struct PasteButton: View {
    private let destination: TransferDestination

    @Environment(\.paste) private var paste

    /// A button that takes values of a type. Source: SwiftUI's `init(payloadType:onPaste:)`.
    ///
    /// - Parameters:
    ///   - payloadType: The type. Of what is pasted those that conform are taken, in their order.
    ///   - onPaste: Takes the values.
    public init<Value: Transferable>(payloadType: Value.Type, onPaste: @escaping ([Value]) -> Void) {
        destination = TransferDestination(payloadType) { values, _ in
            onPaste(values)
            return true
        }
    }

    /// A button that takes items of some types as they are. Source: SwiftUI's `init(supportedContentTypes:payloadAction:)`, whose action
    /// gets Foundation's item providers.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types, the best first.
    ///   - payloadAction: Takes the items.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([TransferItem]) -> Void) {
        destination = TransferDestination(supportedContentTypes) { items, _ in
            payloadAction(items)
            return true
        }
    }

    /// A button with its word.
    public var body: some View {
        Button {
            paste(PasteRequest(destination: destination))
        } label: {
            Text(.paste)
        }
        .typeName("PasteButton")
        .transferring(.paste(destination))
    }
}
